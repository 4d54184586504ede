// SPDX-License-Identifier: MIT
// What the example does not show.
#include "chinczyk.hpp"

#include <cstdlib>
#include <iostream>
#include <new>

using namespace chinczyk;

#define CHECK(condition) check(condition, #condition)

static void check(bool good, const char *condition) {
    if (!good) {
        std::cerr << "not so: " << condition << '\n';
        std::exit(EXIT_FAILURE);
    }
}

template <class Action> static Status refused(Action action) {
    try {
        action();
    } catch (const Error &error) {
        return error.status();
    }
    return Status::ok;
}

static void test_rules() {
    auto rules = Rules::parse("polish,colours=2,track_length=96,lap_length=96");
    CHECK(rules.safe_squares(1ull << 47).safe_squares() == 1ull << 47);
    CHECK(rules.text().find("safe_squares=47") != std::string::npos);
    CHECK(refused([] { Rules::parse(std::string("polish\0,pawns=3", 15)); }) == Status::parse);
    CHECK(Rules::parse("ludo").safe_landing() == SafeLanding::share);
}

static void test_ownership() {
    Rules rules;
    Game game(rules, "0.1.", 3, 0);
    Game copy = game.copy();
    copy.roll();
    CHECK(game.steps() == 0 && copy.steps() == 1);
    game = std::move(copy);
    CHECK(game.steps() == 1);
    CHECK(refused([&] { copy.roll(); }) == Status::invalid_argument);
}

static void test_leave() {
    Game game(Rules(), "012.", 1, 1);
    game.leave(1);
    CHECK(game.player() == 2);
    auto events = game.events();
    CHECK(events.size() == 2 && events[0].kind == CHINCZYK_EVENT_LEFT);
    game.leave(0);
    CHECK(game.phase() == Phase::over && game.state().place[1] == 3);
    CHECK(game.moves().empty());
}

static void test_pieces_on() {
    Game game = Game::at(Rules(), "0.1. 100,b,7,b/./b,b,b,b/. 0 roll t0s0 -");
    CHECK(game.pieces_on(0, CHINCZYK_LANE) == 1u << 0);
    CHECK(game.pieces_on(2, 7) == 1u << 2);
    CHECK(refused([&] { game.pieces_on(0, 40); }) == Status::invalid_argument);
}

static void test_stop_throws() {
    Game game(Rules(), "0.1.", 1, 0);
    bool caught = false;
    try {
        game.perft(255, [&]() -> bool {
            game.roll(6); // not what is counted
            throw std::bad_alloc();
        });
    } catch (const std::bad_alloc &) {
        caught = true;
    }
    CHECK(caught);
    CHECK(game.steps() == 1);
}

int main() {
    test_rules();
    test_ownership();
    test_leave();
    test_pieces_on();
    test_stop_throws();
}
