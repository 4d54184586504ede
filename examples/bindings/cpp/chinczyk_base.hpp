// SPDX-License-Identifier: MIT
// What all the classes need: errors, texts, lists, callbacks.
#ifndef CHINCZYK_BASE_HPP
#define CHINCZYK_BASE_HPP

#include "chinczyk_fields.hpp"

#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace chinczyk {

/// The version of the library that is running.
inline std::string version() {
    return chinczyk_version();
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

/// The text that a function writes, with an error to fill behind the buffer.
template <class Write> std::string written_in_detail(Write write) {
    std::size_t needed = 0;
    check_in_detail(
        [&](chinczyk_error *error) { return write(nullptr, std::size_t{0}, &needed, error); });
    std::string text(needed, '\0');
    check_in_detail(
        [&](chinczyk_error *error) { return write(text.data(), text.size(), &needed, error); });
    text.pop_back(); // the zero byte
    return text;
}

/// The list that a function writes into an array that holds enough.
template <class Item, std::size_t most, class Write> std::vector<Item> listed(Write write) {
    std::vector<Item> list(most);
    std::size_t count = 0;
    check(write(list.data(), most, &count));
    list.resize(count);
    return list;
}

/// A function that C asks whether to stop. An exception cannot pass through C: it is kept, and
/// thrown again behind it.
template <class... Told> struct Asked {
    std::function<bool(Told...)> stop;
    std::exception_ptr thrown;

    static std::int32_t ask(Told... told, void *ctx) noexcept {
        auto *asked = static_cast<Asked *>(ctx);
        try {
            return asked->stop(told...) ? 1 : 0;
        } catch (...) {
            asked->thrown = std::current_exception();
            return 1;
        }
    }

    auto callback() const {
        return stop ? ask : nullptr;
    }
    void rethrow() const {
        if (thrown) {
            std::rethrow_exception(thrown);
        }
    }
};

} // namespace detail

} // namespace chinczyk

#endif
