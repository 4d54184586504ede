// SPDX-License-Identifier: MIT
import chinczyk.Abi;
import chinczyk.ChinczykException;
import chinczyk.Game;
import chinczyk.Rules;

/** What the example does not show. */
public final class Test {
    private Test() {}

    private static void check(boolean good, String what) {
        if (!good) {
            throw new AssertionError(what);
        }
    }

    private static <E extends RuntimeException> E thrown(Class<E> type, Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            return type.cast(e);
        }
        throw new AssertionError(type + " was not thrown");
    }

    private static void rules() {
        Rules rules = Rules.parse("polish,colours=2,track_length=96,lap_length=96");
        rules.safeSquares = 1L << 47;
        check(rules.toString().contains("safe_squares=47"), "64 bits");
        check(Rules.parse("british").sameAs(new Rules(Abi.Preset.BRITISH)), "equal rules");
        check(!new Rules().sameAs(new Rules(Abi.Preset.BRITISH)), "unequal rules");
        ChinczykException e =
                thrown(ChinczykException.class, () -> Rules.parse("polish\0,pawns=3"));
        check(e.status() == Abi.Status.PARSE, "zero byte");
        rules.structSize = 4096;
        rules.check();
        check(rules.structSize == rules.size(), "struct_size");
    }

    private static void useAfterClose() {
        Game game = Game.begin(new Rules(), "0.1.", 1);
        game.close();
        game.close();
        thrown(IllegalStateException.class, game::roll);
    }

    private static void copy() {
        try (Game game = Game.begin(new Rules(), "0.1.", 0, 3); Game copy = game.copy()) {
            copy.roll();
            check(game.steps() == 0 && copy.steps() == 1, "independent copy");
        }
    }

    private static void leave() {
        try (Game game = Game.begin(new Rules(), "012.", 1, 1)) {
            check(game.events().isEmpty(), "no events yet");
            game.leave(1);
            check(game.player() == 2, "next player");
            check(game.events().get(0).kind == Abi.EventKind.LEFT, "event");
            game.leave(0);
            check(game.phase() == Abi.Phase.OVER && game.state().place[1] == 3, "places");
            check(game.moves().isEmpty(), "no moves");
        }
    }

    private static void piecesOn() {
        try (Game game = Game.at(new Rules(), "0.1. 100,b,7,b/./b,b,b,b/. 0 roll t0s0 -", 1)) {
            check(game.piecesOn(0, Abi.LANE) == 1 << 0, "in the lane");
            check(game.piecesOn(2, 7) == 1 << 2, "on the track");
            ChinczykException e =
                    thrown(ChinczykException.class, () -> game.piecesOn(0, 40));
            check(e.status() == Abi.Status.INVALID_ARGUMENT, "no such square");
        }
    }

    private static void stopThrows() {
        try (Game game = Game.begin(new Rules(), "0.1.", 0, 1)) {
            thrown(ArithmeticException.class, () -> game.perft(255, () -> {
                game.roll(6); // not what is counted
                throw new ArithmeticException("enough");
            }));
            check(game.steps() == 1, "rolled while counting");
        }
    }

    /** To free one twice, or too early, would end the program. */
    private static void forgottenGames() throws InterruptedException {
        for (int i = 0; i < 1000; i++) {
            Game game = Game.begin(new Rules(), "0.1.", 0, i);
            game.roll();
            if (i % 2 == 0) {
                game.close();
            }
        }
        System.gc();
        Thread.sleep(100); // for the cleaner
    }

    public static void main(String[] args) throws InterruptedException {
        rules();
        useAfterClose();
        copy();
        leave();
        piecesOn();
        stopThrows();
        forgottenGames();
    }
}
