// SPDX-License-Identifier: MIT
// Games of Chińczyk in C++17: a thin layer on chinczyk.h, in this header alone.
#ifndef CHINCZYK_HPP
#define CHINCZYK_HPP

#include "chinczyk_fields.hpp"

#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace chinczyk {

using Event = chinczyk_event;
using State = chinczyk_state;

/// The version of the library that is running.
inline std::string version() {
    return chinczyk_version();
}

/// A set of faces, for the fields of the rules that hold one.
template <class... Faces> constexpr std::uint32_t faces(Faces... each) {
    return (0u | ... | (1u << each));
}

/// What the library refuses.
class Error : public std::runtime_error {
  public:
    explicit Error(chinczyk_status status)
        : runtime_error(chinczyk_status_message(status)), status_(Status{status}) {
    }

    Error(chinczyk_status status, const chinczyk_error &detail)
        : runtime_error(*detail.reason ? detail.reason : chinczyk_status_message(status)),
          status_(Status{status}), field_(detail.field) {
        if (detail.offset >= 0) {
            offset_ = detail.offset;
        }
    }

    Status status() const {
        return status_;
    }
    /// The short name of the status, such as "illegal-move".
    const char *name() const {
        return chinczyk_status_name(static_cast<chinczyk_status>(status_));
    }
    /// The field that is wrong; empty where that is not told.
    const std::string &field() const {
        return field_;
    }
    /// The byte of the text at which the fault begins, where that is told.
    std::optional<std::int32_t> offset() const {
        return offset_;
    }

  private:
    Status status_;
    std::string field_;
    std::optional<std::int32_t> offset_;
};

namespace detail {

inline void check(chinczyk_status status) {
    if (status != CHINCZYK_OK) {
        throw Error(status);
    }
}

/// Calls a function with an error to fill.
template <class Call> void check_in_detail(Call call) {
    chinczyk_error error;
    chinczyk_status status = call(&error);
    if (status != CHINCZYK_OK) {
        throw Error(status, error);
    }
}

/// A text for C, which reads to the first zero byte and would not see what is behind it.
inline const char *whole(const std::string &text) {
    if (text.find('\0') != std::string::npos) {
        throw Error(CHINCZYK_ERROR_PARSE);
    }
    return text.c_str();
}

/// The text that a function writes into a buffer of the size that it asks for.
template <class Write> std::string written(Write write) {
    std::size_t needed = 0;
    check(write(nullptr, std::size_t{0}, &needed));
    std::string text(needed, '\0');
    check(write(text.data(), text.size(), &needed));
    text.pop_back(); // the zero byte
    return text;
}

} // namespace detail

/// The rules of a game: a preset, whose fields may be changed.
class Rules : public RulesFields<Rules> {
  public:
    explicit Rules(Preset preset = Preset::polish) {
        detail::check(
            chinczyk_rules_init(&rules_, sizeof rules_, static_cast<chinczyk_preset>(preset)));
    }

    /// Takes over a struct of C.
    explicit Rules(const chinczyk_rules &rules) {
        rules_ = rules;
    }

    /// Reads `preset[,key=value]...`.
    static Rules parse(const std::string &text) {
        chinczyk_rules rules;
        detail::check_in_detail([&](chinczyk_error *error) {
            return chinczyk_rules_parse(detail::whole(text), &rules, sizeof rules, error);
        });
        return Rules(rules);
    }

    /// Throws where the rules cannot be played.
    void check() const {
        detail::check_in_detail(
            [&](chinczyk_error *error) { return chinczyk_rules_check(&rules_, error); });
    }

    /// The seats of so many players, such as "0.1.".
    std::string seats(std::int32_t players, std::int32_t colours_each = 1) const {
        return detail::written([&](auto... out) {
            return chinczyk_rules_seats(&rules_, players, colours_each, out...);
        });
    }

    std::string text() const {
        return detail::written([&](auto... out) { return chinczyk_rules_format(&rules_, out...); });
    }

    const chinczyk_rules &get() const {
        return rules_;
    }
};

/// A move, with all that a screen needs to show it.
struct Move : chinczyk_move {
    bool has(MoveFlag flag) const {
        return (flags & static_cast<std::uint32_t>(flag)) != 0;
    }

    std::string text() const {
        return detail::written([&](auto... out) { return chinczyk_move_format(this, out...); });
    }
};

/// A game in progress, of which there is one owner. Const members may be called from several
/// threads at once.
class Game {
  public:
    explicit Game(const Rules &rules, const std::string &seats, std::uint64_t seed,
                  std::int32_t first = CHINCZYK_NONE) {
        begin([&](chinczyk_game **game, chinczyk_error *error) {
            return chinczyk_game_new(&rules.get(), detail::whole(seats), first, seed, nullptr, game,
                                     error);
        });
    }

    /// A game at a position, given by its text, without history.
    static Game at(const Rules &rules, const std::string &position, std::uint64_t seed = 1) {
        Game game;
        game.begin([&](chinczyk_game **out, chinczyk_error *error) {
            return chinczyk_game_new_at(&rules.get(), detail::whole(position), seed, nullptr, out,
                                        error);
        });
        return game;
    }

    /// An independent game with the same history and die.
    Game copy() const {
        Game other;
        chinczyk_game *out = nullptr;
        detail::check(chinczyk_game_copy(get(), nullptr, &out));
        other.game_.reset(out);
        return other;
    }

    /// What the game waits for.
    Phase phase() const {
        return Phase{chinczyk_game_phase(get())};
    }
    /// Whose turn it is; once the game is over, whose it was.
    std::int32_t player() const {
        return chinczyk_game_player(get());
    }
    /// How many rolls, moves and leaves led here.
    std::uint32_t steps() const {
        return chinczyk_game_steps(get());
    }
    /// A number for the position, the same on every machine.
    std::uint64_t hash() const {
        return chinczyk_game_hash(get());
    }

    /// The text of the position.
    std::string position() const {
        return detail::written([&](auto... out) { return chinczyk_game_position(get(), out...); });
    }

    /// A copy of the rules.
    Rules rules() const {
        chinczyk_rules rules;
        detail::check(chinczyk_game_rules(get(), &rules, sizeof rules));
        return Rules(rules);
    }

    /// All that can be seen of the game.
    State state() const {
        State state{};
        state.struct_size = sizeof state;
        detail::check(chinczyk_game_state(get(), &state));
        return state;
    }

    /// Rolls a face, or the game's own die, and returns what was rolled.
    std::int32_t roll(std::int32_t face = 0) {
        std::int32_t rolled = 0;
        detail::check(chinczyk_game_roll(get(), face, &rolled));
        return rolled;
    }

    /// The legal moves; none where no choice is due.
    std::vector<Move> moves() const {
        chinczyk_move moves[CHINCZYK_MAX_MOVES];
        std::size_t count = 0;
        detail::check(chinczyk_game_moves(get(), moves, CHINCZYK_MAX_MOVES, &count));
        std::vector<Move> list;
        for (std::size_t i = 0; i < count; i++) {
            list.push_back(Move{moves[i]});
        }
        return list;
    }

    /// The legal move that a text names.
    Move find_move(const std::string &text) const {
        Move move{};
        detail::check_in_detail([&](chinczyk_error *error) {
            return chinczyk_game_find_move(get(), detail::whole(text), &move, error);
        });
        return move;
    }

    void play(const Move &move) {
        detail::check(chinczyk_game_play(get(), &move));
    }
    /// A player leaves for good.
    void leave(std::int32_t player) {
        detail::check(chinczyk_game_leave(get(), player));
    }
    /// Takes back the last step, the die included.
    void undo() {
        detail::check(chinczyk_game_undo(get()));
    }
    /// Repeats the step that was taken back last.
    void redo() {
        detail::check(chinczyk_game_redo(get()));
    }

    /// What the last step did, in order.
    std::vector<Event> events() const {
        std::size_t count = 0;
        detail::check(chinczyk_game_events(get(), nullptr, 0, &count));
        std::vector<Event> events(count);
        detail::check(chinczyk_game_events(get(), events.data(), count, &count));
        return events;
    }

    /// A set of pieces, bit p for piece p.
    std::uint32_t pieces_on(std::int32_t colour, std::int32_t square) const {
        std::uint32_t pieces = 0;
        detail::check(chinczyk_game_pieces_on(get(), colour, square, &pieces));
        return pieces;
    }

    /// Counts the ways to go on. `stop` is asked now and then; what it returns, or throws, ends
    /// the count.
    std::uint64_t perft(std::uint32_t depth, std::function<bool()> stop = {}) const {
        // Of a copy, so that `stop` may do with the game what it likes.
        const Game game = copy();
        std::uint64_t leaves = 0;
        Asked asked{std::move(stop), nullptr};
        chinczyk_status status =
            chinczyk_game_perft(game.get(), depth, asked.stop ? ask : nullptr, &asked, &leaves);
        if (asked.thrown) {
            std::rethrow_exception(asked.thrown);
        }
        detail::check(status);
        return leaves;
    }

    /// For the functions of C that this class does not have; null when moved from.
    chinczyk_game *get() {
        return game_.get();
    }
    const chinczyk_game *get() const {
        return game_.get();
    }

  private:
    struct Free {
        void operator()(chinczyk_game *game) const {
            chinczyk_game_free(game);
        }
    };

    struct Asked {
        std::function<bool()> stop;
        std::exception_ptr thrown;
    };

    Game() = default;

    template <class Begin> void begin(Begin function) {
        chinczyk_game *out = nullptr;
        detail::check_in_detail([&](chinczyk_error *error) { return function(&out, error); });
        game_.reset(out);
    }

    // An exception cannot pass through C: it is kept, and thrown again behind it.
    static std::int32_t ask(void *ctx) noexcept {
        auto *asked = static_cast<Asked *>(ctx);
        try {
            return asked->stop() ? 1 : 0;
        } catch (...) {
            asked->thrown = std::current_exception();
            return 1;
        }
    }

    std::unique_ptr<chinczyk_game, Free> game_;
};

} // namespace chinczyk

#endif
