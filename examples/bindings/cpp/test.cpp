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

static const char *const POSITION = "0.1. 38,b,7,b/./b,b,10,b/. 0 roll t0s0 -";

static void test_screens() {
    Game game = Game::at(Rules(), POSITION);
    CHECK(game.prompt() == Prompt::roll_unasked);
    auto why = game.why(0, 6);
    CHECK(Reason{why.reason} == Reason::too_far && why.value == 1);
    CHECK(game.say(why) != game.say(why, Language::polish));
    CHECK(Reason{game.why_pair(0, 1).reason} == Reason::no_pair);
    game.roll(3);
    CHECK(game.say(game.events().front()).find(game.player_name(0)) == 0);
    Move capture = game.find_move("0:7-10x");
    CHECK((game.path(capture) == std::vector<std::int32_t>{7, 8, 9, 10}));
    CHECK(game.path_back(10, 10).back() == CHINCZYK_BASE);
    CHECK(refused([&] { game.why(4); }) == Status::invalid_argument);
}

static void test_words_and_board() {
    Rules polish, ludo(Preset::ludo);
    CHECK(polish.words() != polish.words(Language::polish));
    CHECK(polish.difference(ludo) != polish.difference(polish));
    CHECK(polish.colour_name(1) == "blue" && polish.colour_name(4).empty());
    CHECK(language_of("pl_PL.UTF-8") == Language::polish && !language_of("xx"));
    CHECK(polish.board_size() == std::make_pair(11000, 11000));
    CHECK(polish.corner(3) == 3);
    CHECK(polish.square_point(0, 0).y != polish.base_point(0, 0).y);
    CHECK(refused([&] { polish.die_point(4); }) == Status::invalid_argument);
}

static void test_records() {
    Game game(Rules(), "0.1.", 3, 0);
    game.roll();
    game.roll();
    game.undo();
    std::string text = game.save({{"Player0", "Ala"}});
    CHECK(read_tag(text, "Player0") == "Ala" && !read_tag(text, "Player1"));
    auto games = Game::load_all(text + text);
    CHECK(games.size() == 2 && games[1].save({{"Player0", "Ala"}}) == text);
    games[1].redo();
    game.redo();
    CHECK(games[1].roll() == game.roll());
    CHECK(Game::load(text).steps() == 1);
    CHECK(refused([] { Game::load(""); }) == Status::parse);
    CHECK(refused([&] { game.save({{"a name", ""}}); }) == Status::invalid_argument);
}

static void play_on(Match &match) {
    while (match.stage() == Stage::game) {
        auto moves = match.game().moves();
        moves.empty() ? void(match.roll()) : match.play(moves.front());
    }
}

static void test_match() {
    MatchSettings settings;
    settings.wins = 2;
    settings.clock = 1000;
    settings.first = 0;
    Match match(Rules(), "0.1.", settings);
    CHECK(!match.spend(400) && match.standings().time_left[0] == 600);
    play_on(match);
    match.undo();
    CHECK(match.stage() == Stage::game);
    match.redo();
    match.next();
    CHECK(match.game(0)->phase() == Phase::over && match.game().steps() == 0 && !match.game(2));
    Match loaded = Match::load(match.save());
    play_on(loaded);
    play_on(match);
    CHECK(loaded.game().hash() == match.game().hash());
    CHECK(refused([&] { match.roll(); }) == Status::wrong_phase);
    Match other(Rules(), "0.1.", settings);
    other.set_time(0, 100);
    CHECK(other.spend(100) == 0);
    CHECK(other.game().copy().phase() == Phase::over);
}

static void test_simulation() {
    Simulation simulation;
    simulation.kind(0, PlayerKind::greedy).games = 30;
    Results whole = simulate(Rules(), "0.1.", simulation);
    simulation.games = 20;
    Results early = simulate(Rules(), "0.1.", simulation);
    simulation.first_game = 20;
    simulation.games = 10;
    Results sum = simulate(Rules(), "0.1.", simulation);
    CHECK((sum += early).text() == whole.text());
    CHECK(Results::parse(whole.text()).text() == whole.text());
    CHECK(refused([&] { sum += early; }) == Status::invalid_argument);
    CHECK(whole.won(0).value > whole.won(1).value);
    CHECK(whole.mean(Measure::rolls).standard_error > 0);
    CHECK(whole.per_roll(Measure::rolls).value == 1);
    CHECK(refused([&] {
              simulation.games = 9000;
              simulate(Rules(), "0.1.", simulation, [](std::uint64_t done) { return done > 0; });
          }) == Status::stopped);
    bool caught = false;
    try {
        simulate(Rules(), "0.1.", simulation,
                 [](std::uint64_t) -> bool { throw std::bad_alloc(); });
    } catch (const std::bad_alloc &) {
        caught = true;
    }
    CHECK(caught);
}

static void test_playout() {
    Game game = Game::at(Rules(), "0.1. 103,102,101,39/./b,b,b,b/. 0 roll t0s0 -");
    CHECK(game.playout(1).size() == 2 && game.playout(1) == game.playout(1));
    CHECK(game.steps() == 0);
}

int main() {
    test_rules();
    test_ownership();
    test_leave();
    test_pieces_on();
    test_stop_throws();
    test_screens();
    test_words_and_board();
    test_records();
    test_match();
    test_simulation();
    test_playout();
}
