// SPDX-License-Identifier: MIT
// Matches: several games to so many wins, with clocks and with players who leave.
#ifndef CHINCZYK_MATCH_HPP
#define CHINCZYK_MATCH_HPP

#include "chinczyk_game.hpp"

namespace chinczyk {

using Standings = chinczyk_standings;

/// How a match is played.
struct MatchSettings : chinczyk_match_settings {
    MatchSettings() : chinczyk_match_settings() {
        detail::check(chinczyk_match_settings_init(this, sizeof(chinczyk_match_settings)));
    }
};

/// A match in progress, of which there is one owner. Const members may be called from several
/// threads at once.
class Match {
  public:
    Match(const Rules &rules, const std::string &seats, const MatchSettings &settings = {}) {
        chinczyk_match *out = nullptr;
        detail::check_in_detail([&](chinczyk_error *error) {
            return chinczyk_match_new(&rules.get(), detail::whole(seats), &settings, nullptr, &out,
                                      error);
        });
        match_.reset(out);
    }

    /// The first match of a text that save() wrote, or of many such, one behind another.
    static Match load(const std::string &text) {
        Match match;
        std::size_t at = 0;
        std::uint64_t line = 1;
        match.match_.reset(detail::load<chinczyk_match>(chinczyk_match_load, text, at, line));
        return match;
    }

    /// The match as text: its games with every step, and tags of yours, such as names.
    std::string save(const Tags &tags = {}) const {
        const std::string head = detail::head_of(tags);
        return detail::written_in_detail([&](auto... out) {
            return chinczyk_match_save(get(), head.data(), head.size(), out...);
        });
    }

    /// What the match waits for.
    Stage stage() const {
        return Stage{chinczyk_match_stage(get())};
    }
    /// Clocks, wins, places.
    Standings standings() const {
        Standings standings{};
        standings.struct_size = sizeof standings;
        detail::check(chinczyk_match_standings(get(), &standings));
        return standings;
    }
    /// The game that is played, or was played last, to be looked at.
    GameView game() const {
        return GameView(chinczyk_match_game(get()));
    }
    /// Any game of the match, where there is one of this number.
    std::optional<GameView> game(std::int32_t number) const {
        const chinczyk_game *game = chinczyk_match_game_at(get(), number);
        return game ? std::optional(GameView(game)) : std::nullopt;
    }

    /// Rolls a face, or the game's own die, and returns what was rolled.
    std::int32_t roll(std::int32_t face = 0) {
        std::int32_t rolled = 0;
        detail::check(chinczyk_match_roll(get(), face, &rolled));
        return rolled;
    }
    void play(const Move &move) {
        detail::check(chinczyk_match_play(get(), &move));
    }
    /// Takes back the last step of the game. Time stays spent.
    void undo() {
        detail::check(chinczyk_match_undo(get()));
    }
    /// Repeats the step that was taken back last.
    void redo() {
        detail::check(chinczyk_match_redo(get()));
    }

    /// Takes time from the clock of who is on turn. The player whose flag falls, if it does.
    std::optional<std::int32_t> spend(std::uint64_t milliseconds) {
        std::int32_t fallen = CHINCZYK_NONE;
        detail::check(chinczyk_match_spend(get(), milliseconds, &fallen));
        return fallen == CHINCZYK_NONE ? std::nullopt : std::optional(fallen);
    }
    /// Sets a clock.
    void set_time(std::int32_t player, std::uint64_t milliseconds) {
        detail::check(chinczyk_match_set_time(get(), player, milliseconds));
    }
    /// A player leaves the match for good.
    void leave(std::int32_t player) {
        detail::check(chinczyk_match_leave(get(), player));
    }
    /// Begins the next game.
    void next() {
        detail::check(chinczyk_match_next(get()));
    }

    /// For the functions of C that this class does not have; null when moved from.
    chinczyk_match *get() {
        return match_.get();
    }
    const chinczyk_match *get() const {
        return match_.get();
    }

  private:
    struct Free {
        void operator()(chinczyk_match *match) const {
            chinczyk_match_free(match);
        }
    };

    Match() = default;

    std::unique_ptr<chinczyk_match, Free> match_;
};

} // namespace chinczyk

#endif
