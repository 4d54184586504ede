// SPDX-License-Identifier: MIT
// Many games, played by the library.
#ifndef CHINCZYK_SIMULATION_HPP
#define CHINCZYK_SIMULATION_HPP

#include "chinczyk_rules.hpp"

namespace chinczyk {

/// A number with its standard error.
struct Estimate {
    double value;
    double standard_error;
};

/// Which games are to be played.
struct Simulation : chinczyk_simulation {
    Simulation() : chinczyk_simulation() {
        detail::check(chinczyk_simulation_init(this, sizeof(chinczyk_simulation)));
    }

    /// How a player chooses.
    Simulation &kind(std::size_t player, PlayerKind kind) {
        kinds[player] = static_cast<chinczyk_player_kind>(kind);
        return *this;
    }
};

/// What games came to. Results of ranges that follow one another can be added.
class Results {
  public:
    Results() {
        results_.struct_size = sizeof results_;
    }

    /// Reads what text() wrote.
    static Results parse(const std::string &text) {
        Results results;
        detail::check_in_detail([&](chinczyk_error *error) {
            return chinczyk_results_parse(detail::whole(text), &results.results_, error);
        });
        return results;
    }

    std::string text() const {
        return detail::written(
            [&](auto... out) { return chinczyk_results_format(&results_, out...); });
    }

    Results &operator+=(const Results &part) {
        detail::check_in_detail([&](chinczyk_error *error) {
            return chinczyk_results_merge(&results_, &part.results_, error);
        });
        return *this;
    }

    /// The share of the finished games that a player won.
    Estimate won(std::size_t player) const {
        return share(results_.places[player][0]);
    }
    /// The share of the finished games that are counted in `count`, a member of the places.
    Estimate share(std::uint64_t count) const {
        return estimate(chinczyk_results_share, count);
    }
    /// The mean of a measure over the games.
    Estimate mean(Measure measure) const {
        return estimate(chinczyk_results_mean, static_cast<chinczyk_measure>(measure));
    }
    /// A measure for each roll.
    Estimate per_roll(Measure measure) const {
        return estimate(chinczyk_results_per_roll, static_cast<chinczyk_measure>(measure));
    }

    /// All the counts and sums.
    const chinczyk_results &get() const {
        return results_;
    }
    chinczyk_results &get() {
        return results_;
    }

  private:
    template <class Function, class Argument>
    Estimate estimate(Function function, Argument argument) const {
        std::uint64_t value = 0, error = 0;
        detail::check(function(&results_, argument, &value, &error));
        return {static_cast<double>(value) / 1e6, static_cast<double>(error) / 1e6};
    }

    chinczyk_results results_{};
};

/// Plays games. `progress` is told now and then how many were played; what it returns, or
/// throws, ends it.
inline Results simulate(const Rules &rules, const std::string &seats, const Simulation &simulation,
                        std::function<bool(std::uint64_t)> progress = {}) {
    Results results;
    detail::Asked<std::uint64_t> asked{std::move(progress), nullptr};
    detail::check_in_detail([&](chinczyk_error *error) {
        chinczyk_status status = chinczyk_simulate(&rules.get(), detail::whole(seats), &simulation,
                                                   asked.callback(), &asked, &results.get(), error);
        asked.rethrow();
        return status;
    });
    return results;
}

} // namespace chinczyk

#endif
