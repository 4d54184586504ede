// SPDX-License-Identifier: MIT
// Rules, their words, and the board that they are played on.
#ifndef CHINCZYK_RULES_HPP
#define CHINCZYK_RULES_HPP

#include "chinczyk_base.hpp"

namespace chinczyk {

using Point = chinczyk_point;

/// A set of faces, for the fields of the rules that hold one.
template <class... Faces> constexpr std::uint32_t faces(Faces... each) {
    return (0u | ... | (1u << each));
}

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

    /// What the rules are, in full, for players to agree on.
    std::string words(Language language = Language::english) const {
        return detail::written([&](auto... out) {
            return chinczyk_rules_words(&rules_, static_cast<chinczyk_language>(language), out...);
        });
    }
    /// What other rules do differently, for who knows these.
    std::string difference(const Rules &other, Language language = Language::english) const {
        return detail::written([&](auto... out) {
            return chinczyk_rules_difference(&rules_, &other.rules_,
                                             static_cast<chinczyk_language>(language), out...);
        });
    }
    /// The name of a colour; empty where there is none.
    std::string colour_name(std::int32_t colour, Language language = Language::english) const {
        const char *name =
            chinczyk_words_colour(&rules_, colour, static_cast<chinczyk_language>(language));
        return name ? name : "";
    }

    /// Width and height of the board, in thousandths of a cell.
    std::pair<std::int32_t, std::int32_t> board_size() const {
        std::pair<std::int32_t, std::int32_t> size;
        detail::check(chinczyk_board_size(&rules_, &size.first, &size.second));
        return size;
    }
    /// Where a square of the track, a lane or the centre lies.
    Point square_point(std::int32_t colour, std::int32_t square) const {
        Point point{};
        detail::check(chinczyk_board_square(&rules_, colour, square, &point));
        return point;
    }
    /// Where a piece waits in a base.
    Point base_point(std::int32_t colour, std::int32_t piece) const {
        Point point{};
        detail::check(chinczyk_board_base(&rules_, colour, piece, &point));
        return point;
    }
    /// Where the die of a colour lies.
    Point die_point(std::int32_t colour) const {
        Point point{};
        detail::check(chinczyk_board_die(&rules_, colour, &point));
        return point;
    }
    /// The number of the corner in which a base lies, row by row from 1.
    std::int32_t corner(std::int32_t colour) const {
        std::int32_t corner = 0;
        detail::check(chinczyk_board_corner(&rules_, colour, &corner));
        return corner;
    }

    const chinczyk_rules &get() const {
        return rules_;
    }
};

/// The language of a code or a locale, such as "pl_PL.UTF-8", where the library knows it.
inline std::optional<Language> language_of(const std::string &code) {
    chinczyk_language language = chinczyk_language_find(detail::whole(code));
    return language == CHINCZYK_NONE ? std::nullopt : std::optional(Language{language});
}

} // namespace chinczyk

#endif
