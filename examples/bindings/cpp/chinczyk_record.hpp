// SPDX-License-Identifier: MIT
// Saved games and matches: tags, and one text behind another.
#ifndef CHINCZYK_RECORD_HPP
#define CHINCZYK_RECORD_HPP

#include "chinczyk_base.hpp"

namespace chinczyk {

/// Names and values.
using Tags = std::vector<std::pair<std::string, std::string>>;

namespace detail {

/// Tags as the lines of a record.
inline std::string head_of(const Tags &tags) {
    std::string head;
    for (const auto &tag : tags) {
        head += written([&](auto... out) {
            return chinczyk_record_tag_format(whole(tag.first), whole(tag.second), out...);
        });
    }
    return head;
}

/// The handle that a function makes of a text from `at` on, which is moved behind it.
template <class Handle, class Load>
Handle *load(Load function, const std::string &text, std::size_t &at, std::uint64_t &line) {
    Handle *out = nullptr;
    std::size_t consumed = 0;
    check_in_detail([&](chinczyk_error *error) {
        return function(text.data() + at, text.size() - at, nullptr, &out, &consumed, &line, error);
    });
    at += consumed;
    return out;
}

} // namespace detail

/// The value of a tag of the first record of a text, where it is there.
inline std::optional<std::string> read_tag(const std::string &text, const std::string &name) {
    try {
        return detail::written_in_detail([&](auto... out) {
            return chinczyk_record_tag(text.data(), text.size(), detail::whole(name), out...);
        });
    } catch (const Error &error) {
        if (error.status() == Status::invalid_argument) {
            return std::nullopt;
        }
        throw;
    }
}

} // namespace chinczyk

#endif
