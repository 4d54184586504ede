// SPDX-License-Identifier: MIT
// example [SEED]: a whole game, a look back, and what is refused.
#include "chinczyk.hpp"

#include <iomanip>
#include <iostream>

using chinczyk::Game, chinczyk::Move, chinczyk::MoveFlag, chinczyk::Phase, chinczyk::Rules;

// The first move that captures, else the last one.
static Move choose(const Game &game) {
    auto moves = game.moves();
    for (const Move &move : moves) {
        if (move.has(MoveFlag::capture)) {
            std::cout << "player " << +move.player << " captures: " << move.text() << '\n';
            return move;
        }
    }
    return moves.back();
}

static void play(Game &game) {
    while (game.phase() != Phase::over) {
        if (game.steps() % 40 == 0) {
            std::cout << "step " << game.steps() << ": " << game.position() << '\n';
        }
        if (game.phase() == Phase::move) {
            game.play(choose(game));
        } else {
            game.roll();
        }
    }
}

static void show_end(const Game &game) {
    auto state = game.state();
    std::cout << "over after " << state.steps << " steps, hash " << std::hex << std::setfill('0')
              << std::setw(16) << game.hash() << std::dec << '\n';
    for (int i = 0; i < state.players; i++) {
        std::cout << "player " << i << ": place " << state.place[i] << ", " << state.pawns_home[i]
                  << " home, " << state.walked[i] << " walked\n";
    }
    for (const auto &event : game.events()) {
        std::cout << "event " << event.kind << " of player " << event.player << '\n';
    }
}

static void undo_and_redo(Game &game) {
    std::cout << "end: " << game.position() << '\n';
    for (int i = 0; i < 3; i++) {
        game.undo();
    }
    std::cout << "undone: " << game.position() << '\n';
    for (int i = 0; i < 3; i++) {
        game.redo();
    }
    std::cout << "redone: " << game.position() << '\n';
}

template <class Action> static chinczyk::Error refused(Action action) {
    try {
        action();
    } catch (const chinczyk::Error &error) {
        std::cout << "error " << error.name() << ": " << error.what() << '\n';
        return error;
    }
    throw std::logic_error("it was not refused");
}

template <class Action> static void refused_in_detail(Action action) {
    auto error = refused(action);
    std::cout << "  field '" << error.field() << "', offset " << error.offset().value_or(-1)
              << '\n';
}

static void show_errors(Game &game) {
    refused_in_detail([] { Rules::parse("polish,pawns=5"); });
    refused_in_detail([] { Rules::parse("polish,horses=5"); });
    refused_in_detail([] { Rules(chinczyk::Preset::robber).stack_limit(2).check(); });
    refused_in_detail([&] { Game::at(game.rules(), "0.1. 77,b,b,b/./b,b,b,b/. 0 roll t0s0 -"); });
    refused([&] { game.roll(); });
    Game other = Game::at(game.rules(), "0.1. 3,b,b,b/./b,b,b,b/. 0 roll t0s0 -");
    refused([&] { other.undo(); });
    other.roll(4);
    refused_in_detail([&] { other.play(other.find_move("0:3-8")); });
    other.undo();
    std::cout << "perft 4: " << other.perft(4) << '\n';
    refused([&] { other.perft(255, [] { return true; }); });
}

int main(int argc, char **argv) {
    std::cout << "libchinczyk " << chinczyk::version() << '\n';
    auto rules = Rules(chinczyk::Preset::polish)
                     .exit_faces(chinczyk::faces(1, 6))
                     .overshoot(chinczyk::Overshoot::bounce);
    std::cout << "rules " << rules.text() << '\n';
    Game game(rules, rules.seats(2), argc > 1 ? std::stoull(argv[1]) : 1);
    play(game);
    show_end(game);
    undo_and_redo(game);
    show_errors(game);
}
