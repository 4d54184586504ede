// SPDX-License-Identifier: MIT
// Games, to be played and to be looked at.
#ifndef CHINCZYK_GAME_HPP
#define CHINCZYK_GAME_HPP

#include "chinczyk_record.hpp"
#include "chinczyk_rules.hpp"

#include <memory>

namespace chinczyk {

using Event = chinczyk_event;
using State = chinczyk_state;
using Why = chinczyk_why;

class Game;

/// A move, with all that a screen needs to show it.
struct Move : chinczyk_move {
    bool has(MoveFlag flag) const {
        return (flags & static_cast<std::uint32_t>(flag)) != 0;
    }

    std::string text() const {
        return detail::written([&](auto... out) { return chinczyk_move_format(this, out...); });
    }
};

/// What can be seen of a game, whoever owns it. `Self` has the handle.
template <class Self> class Looking {
  public:
    /// What the game waits for.
    Phase phase() const {
        return Phase{chinczyk_game_phase(handle())};
    }
    /// Whose turn it is; once the game is over, whose it was.
    std::int32_t player() const {
        return chinczyk_game_player(handle());
    }
    /// How many rolls, moves and leaves led here.
    std::uint32_t steps() const {
        return chinczyk_game_steps(handle());
    }
    /// A number for the position, the same on every machine.
    std::uint64_t hash() const {
        return chinczyk_game_hash(handle());
    }

    /// The text of the position.
    std::string position() const {
        return detail::written(
            [&](auto... out) { return chinczyk_game_position(handle(), out...); });
    }

    /// A copy of the rules.
    Rules rules() const {
        chinczyk_rules rules;
        detail::check(chinczyk_game_rules(handle(), &rules, sizeof rules));
        return Rules(rules);
    }

    /// All that can be seen of the game.
    State state() const {
        State state{};
        state.struct_size = sizeof state;
        detail::check(chinczyk_game_state(handle(), &state));
        return state;
    }

    /// The legal moves; none where no choice is due.
    std::vector<Move> moves() const {
        std::vector<Move> list;
        for (const chinczyk_move &move : detail::listed<chinczyk_move, CHINCZYK_MAX_MOVES>(
                 [&](auto... out) { return chinczyk_game_moves(handle(), out...); })) {
            list.push_back(Move{move});
        }
        return list;
    }

    /// The legal move that a text names.
    Move find_move(const std::string &text) const {
        Move move{};
        detail::check_in_detail([&](chinczyk_error *error) {
            return chinczyk_game_find_move(handle(), detail::whole(text), &move, error);
        });
        return move;
    }

    /// What the last step did, in order.
    std::vector<Event> events() const {
        return detail::listed<Event, CHINCZYK_MAX_EVENTS>(
            [&](auto... out) { return chinczyk_game_events(handle(), out...); });
    }

    /// A set of pieces, bit p for piece p.
    std::uint32_t pieces_on(std::int32_t colour, std::int32_t square) const {
        std::uint32_t pieces = 0;
        detail::check(chinczyk_game_pieces_on(handle(), colour, square, &pieces));
        return pieces;
    }

    /// What a screen does next: what to ask the player for, and what not.
    Prompt prompt() const {
        return Prompt{chinczyk_game_prompt(handle())};
    }

    /// Whether a piece may move, now or with a face, and if not, why.
    Why why(std::int32_t piece, std::int32_t face = 0) const {
        return why(piece, 0, face);
    }
    /// The same of the pair on a piece's square.
    Why why_pair(std::int32_t piece, std::int32_t face = 0) const {
        return why(piece, CHINCZYK_MOVE_PAIR, face);
    }

    /// The squares that a legal move leads over.
    std::vector<std::int32_t> path(const Move &move) const {
        return detail::listed<std::int32_t, CHINCZYK_MAX_PATH>(
            [&](auto... out) { return chinczyk_game_path(handle(), &move, out...); });
    }
    /// The squares over which a piece goes back to base.
    std::vector<std::int32_t> path_back(std::int32_t piece, std::int32_t from_square) const {
        return detail::listed<std::int32_t, CHINCZYK_MAX_PATH>([&](auto... out) {
            return chinczyk_game_path_back(handle(), piece, from_square, out...);
        });
    }

    /// A sentence for an event.
    std::string say(const Event &event, Language language = Language::english) const {
        return detail::written([&](auto... out) {
            return chinczyk_event_words(handle(), &event, static_cast<chinczyk_language>(language),
                                        out...);
        });
    }
    /// A sentence for why a piece may not move.
    std::string say(const Why &why, Language language = Language::english) const {
        return detail::written([&](auto... out) {
            return chinczyk_why_words(handle(), &why, static_cast<chinczyk_language>(language),
                                      out...);
        });
    }
    /// The name of a player, by the colours.
    std::string player_name(std::int32_t player, Language language = Language::english) const {
        return detail::written([&](auto... out) {
            return chinczyk_player_words(handle(), player, static_cast<chinczyk_language>(language),
                                         out...);
        });
    }

    /// Everybody's place after the rest of the game was played at random.
    std::vector<std::int32_t> playout(std::uint64_t number, std::uint64_t seed = 0) const {
        return detail::listed<std::int32_t, CHINCZYK_MAX_COLOURS>([&](auto... out) {
            return chinczyk_game_playout(handle(), seed, number, out..., nullptr);
        });
    }

    /// The game as text: how it began, every step, and tags of yours, such as names.
    std::string save(const Tags &tags = {}) const {
        const std::string head = detail::head_of(tags);
        return detail::written_in_detail([&](auto... out) {
            return chinczyk_game_save(handle(), head.data(), head.size(), out...);
        });
    }

    /// An independent game with the same history and die.
    Game copy() const;

    /// Counts the ways to go on. `stop` is asked now and then; what it returns, or throws, ends
    /// the count.
    std::uint64_t perft(std::uint32_t depth, std::function<bool()> stop = {}) const;

  private:
    const chinczyk_game *handle() const {
        return static_cast<const Self &>(*this).get();
    }

    Why why(std::int32_t piece, std::uint32_t flags, std::int32_t face) const {
        Why why{};
        detail::check(chinczyk_game_why(handle(), piece, flags, face, &why));
        return why;
    }
};

/// A game of a match, to be looked at for as long as the match is there.
class GameView : public Looking<GameView> {
  public:
    explicit GameView(const chinczyk_game *game) : game_(game) {
    }

    const chinczyk_game *get() const {
        return game_;
    }

  private:
    const chinczyk_game *game_;
};

/// A game in progress, of which there is one owner. Const members may be called from several
/// threads at once.
class Game : public Looking<Game> {
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

    /// The first game of a text that save() wrote, or of many such, one behind another.
    static Game load(const std::string &text) {
        Game game;
        std::size_t at = 0;
        std::uint64_t line = 1;
        game.game_.reset(detail::load<chinczyk_game>(chinczyk_game_load, text, at, line));
        return game;
    }
    /// All of them.
    static std::vector<Game> load_all(const std::string &text) {
        std::vector<Game> games;
        std::size_t at = 0;
        std::uint64_t line = 1;
        while (at < text.size()) {
            Game game;
            game.game_.reset(detail::load<chinczyk_game>(chinczyk_game_load, text, at, line));
            games.push_back(std::move(game));
        }
        return games;
    }

    /// Rolls a face, or the game's own die, and returns what was rolled.
    std::int32_t roll(std::int32_t face = 0) {
        std::int32_t rolled = 0;
        detail::check(chinczyk_game_roll(get(), face, &rolled));
        return rolled;
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

    template <class Self> friend class Looking; // copies

    Game() = default;

    template <class Begin> void begin(Begin function) {
        chinczyk_game *out = nullptr;
        detail::check_in_detail([&](chinczyk_error *error) { return function(&out, error); });
        game_.reset(out);
    }

    std::unique_ptr<chinczyk_game, Free> game_;
};

template <class Self> Game Looking<Self>::copy() const {
    Game other;
    chinczyk_game *out = nullptr;
    detail::check(chinczyk_game_copy(handle(), nullptr, &out));
    other.game_.reset(out);
    return other;
}

template <class Self>
std::uint64_t Looking<Self>::perft(std::uint32_t depth, std::function<bool()> stop) const {
    // Of a copy, so that `stop` may do with the game what it likes.
    const Game game = copy();
    std::uint64_t leaves = 0;
    detail::Asked<> asked{std::move(stop), nullptr};
    chinczyk_status status =
        chinczyk_game_perft(game.get(), depth, asked.callback(), &asked, &leaves);
    asked.rethrow();
    detail::check(status);
    return leaves;
}

} // namespace chinczyk

#endif
