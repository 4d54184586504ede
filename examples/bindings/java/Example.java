// SPDX-License-Identifier: MIT
import chinczyk.Abi;
import chinczyk.Abi.MoveFlag;
import chinczyk.Abi.Phase;
import chinczyk.Chinczyk;
import chinczyk.ChinczykException;
import chinczyk.Game;
import chinczyk.Move;
import chinczyk.Rules;
import java.util.List;

/** Example [SEED]: a whole game, a look back, and what is refused. */
public final class Example {
    private Example() {}

    /** The first move that captures, else the last one. */
    private static Move choose(Game game) {
        for (Move move : game) {
            if (move.has(MoveFlag.CAPTURE)) {
                System.out.println("player " + move.player + " captures: " + move);
                return move;
            }
        }
        List<Move> moves = game.moves();
        return moves.get(moves.size() - 1);
    }

    private static void play(Game game) {
        while (game.phase() != Phase.OVER) {
            if (game.steps() % 40 == 0) {
                System.out.println("step " + game.steps() + ": " + game.position());
            }
            if (game.phase() == Phase.MOVE) {
                game.play(choose(game));
            } else {
                game.roll();
            }
        }
    }

    private static void showEnd(Game game) {
        Abi.State state = game.state();
        System.out.printf("over after %d steps, hash %016x%n", state.steps, game.hash());
        for (int i = 0; i < state.players; i++) {
            System.out.printf("player %d: place %d, %d home, %d walked%n",
                    i, state.place[i], state.pawnsHome[i], state.walked[i]);
        }
        for (Abi.Event event : game.events()) {
            System.out.println("event " + event.kind + " of player " + event.player);
        }
    }

    private static void undoAndRedo(Game game) {
        System.out.println("end: " + game.position());
        for (int i = 0; i < 3; i++) {
            game.undo();
        }
        System.out.println("undone: " + game.position());
        for (int i = 0; i < 3; i++) {
            game.redo();
        }
        System.out.println("redone: " + game.position());
    }

    private static ChinczykException refused(Runnable action) {
        try {
            action.run();
        } catch (ChinczykException e) {
            System.out.println("error " + e.statusName() + ": " + e.getMessage());
            return e;
        }
        throw new AssertionError("it was not refused");
    }

    private static void refusedInDetail(Runnable action) {
        ChinczykException e = refused(action);
        System.out.println("  field '" + e.field() + "', offset " + e.offset());
    }

    private static void showErrors(Game game) {
        refusedInDetail(() -> Rules.parse("polish,pawns=5"));
        refusedInDetail(() -> Rules.parse("polish,horses=5"));
        Rules rules = new Rules(Abi.Preset.ROBBER);
        rules.stackLimit = 2;
        refusedInDetail(rules::check);
        refusedInDetail(() ->
                Game.at(game.rules(), "0.1. 77,b,b,b/./b,b,b,b/. 0 roll t0s0 -", 1));
        refused(game::roll);
        try (Game other = Game.at(game.rules(), "0.1. 3,b,b,b/./b,b,b,b/. 0 roll t0s0 -", 1)) {
            refused(other::undo);
            other.roll(4);
            refusedInDetail(() -> other.play(other.findMove("0:3-8")));
            other.undo();
            System.out.println("perft 4: " + other.perft(4, null));
            refused(() -> other.perft(255, () -> true));
        }
    }

    public static void main(String[] args) {
        System.out.println("libchinczyk " + Chinczyk.version());
        Rules rules = new Rules(Abi.Preset.POLISH);
        rules.exitFaces = Rules.faces(1, 6);
        rules.overshoot = Abi.Overshoot.BOUNCE;
        System.out.println("rules " + rules);
        long seed = args.length > 0 ? Long.parseUnsignedLong(args[0]) : 1;
        try (Game game = Game.begin(rules, rules.seats(2, 1), seed)) {
            play(game);
            showEnd(game);
            undoAndRedo(game);
            showErrors(game);
        }
    }
}
