// SPDX-License-Identifier: MIT
package chinczyk;

import static chinczyk.Chinczyk.LIB;
import static chinczyk.Chinczyk.check;
import static chinczyk.Chinczyk.checkInDetail;
import static chinczyk.Chinczyk.whole;
import static chinczyk.Chinczyk.written;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;
import java.lang.ref.Cleaner;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A game in progress. Iterating over it yields the legal moves. close() frees it; the garbage
 * collector does so for one that was forgotten. Every method is synchronized, because a game
 * must not be used by two threads at once; the lock also keeps the collector away until the call
 * is done.
 */
public final class Game implements AutoCloseable, Iterable<Move> {
    private static final Cleaner CLEANER = Cleaner.create();

    private Pointer handle;
    private final Cleaner.Cleanable cleanable;

    private Game(Pointer handle) {
        this.handle = handle;
        // Holds the handle and not the game, which could never be collected otherwise.
        cleanable = CLEANER.register(this, () -> LIB.chinczyk_game_free(handle));
    }

    /** A new game. The rules say who begins. */
    public static Game begin(Rules rules, String seats, long seed) {
        return begin(rules, seats, Abi.NONE, seed);
    }

    /** A new game in which the player {@code first} begins. */
    public static Game begin(Rules rules, String seats, int first, long seed) {
        PointerByReference out = new PointerByReference();
        checkInDetail(error ->
                LIB.chinczyk_game_new(rules, whole(seats), first, seed, null, out, error));
        return new Game(out.getValue());
    }

    /** A game at a position, given by its text, without history. */
    public static Game at(Rules rules, String position, long seed) {
        PointerByReference out = new PointerByReference();
        checkInDetail(error ->
                LIB.chinczyk_game_new_at(rules, whole(position), seed, null, out, error));
        return new Game(out.getValue());
    }

    /** An independent game with the same history and die. */
    public synchronized Game copy() {
        PointerByReference out = new PointerByReference();
        check(LIB.chinczyk_game_copy(open(), null, out));
        return new Game(out.getValue());
    }

    /** Frees the game; nothing else can be done with it afterwards. */
    @Override
    public synchronized void close() {
        handle = null;
        cleanable.clean();
    }

    private Pointer open() {
        if (handle == null) {
            throw new IllegalStateException("the game is closed");
        }
        return handle;
    }

    /** What the game waits for: one of Abi.Phase. */
    public synchronized int phase() {
        return LIB.chinczyk_game_phase(open());
    }

    /** Whose turn it is; once the game is over, whose it was. */
    public synchronized int player() {
        return LIB.chinczyk_game_player(open());
    }

    /** How many rolls, moves and leaves led here. */
    public synchronized int steps() {
        return LIB.chinczyk_game_steps(open());
    }

    /** A number for the position, the same on every machine. */
    public synchronized long hash() {
        return LIB.chinczyk_game_hash(open());
    }

    /** The text of the position. */
    public synchronized String position() {
        return written((buffer, capacity, needed) ->
                LIB.chinczyk_game_position(open(), buffer, capacity, needed));
    }

    /** A copy of the rules. */
    public synchronized Rules rules() {
        Rules rules = new Rules();
        check(LIB.chinczyk_game_rules(open(), rules, rules.sizeT()));
        return rules;
    }

    /** All that can be seen of the game. */
    public synchronized Abi.State state() {
        Abi.State state = new Abi.State();
        state.structSize = state.size();
        check(LIB.chinczyk_game_state(open(), state));
        return state;
    }

    /** Rolls the game's own die, and returns what was rolled. */
    public int roll() {
        return roll(0);
    }

    /** Rolls a face. */
    public synchronized int roll(int face) {
        IntByReference rolled = new IntByReference();
        check(LIB.chinczyk_game_roll(open(), face, rolled));
        return rolled.getValue();
    }

    /** The legal moves; none where no choice is due. */
    public synchronized List<Move> moves() {
        Move[] moves = (Move[]) new Move().toArray(Abi.MAX_MOVES);
        SizeTByReference count = new SizeTByReference();
        check(LIB.chinczyk_game_moves(open(), moves, new SizeT(moves.length), count));
        return List.of(Arrays.copyOf(moves, count.getValue()));
    }

    @Override
    public Iterator<Move> iterator() {
        return moves().iterator();
    }

    /** The legal move that a text names. */
    public synchronized Move findMove(String text) {
        Move move = new Move();
        checkInDetail(error -> LIB.chinczyk_game_find_move(open(), whole(text), move, error));
        return move;
    }

    /** Plays a legal move. */
    public synchronized void play(Move move) {
        check(LIB.chinczyk_game_play(open(), move));
    }

    /** A player leaves for good. */
    public synchronized void leave(int player) {
        check(LIB.chinczyk_game_leave(open(), player));
    }

    /** Takes back the last step, the die included. */
    public synchronized void undo() {
        check(LIB.chinczyk_game_undo(open()));
    }

    /** Repeats the step that was taken back last. */
    public synchronized void redo() {
        check(LIB.chinczyk_game_redo(open()));
    }

    /** What the last step did, in order. */
    public synchronized List<Abi.Event> events() {
        SizeTByReference count = new SizeTByReference();
        check(LIB.chinczyk_game_events(open(), null, new SizeT(), count));
        if (count.getValue() == 0) {
            return List.of();
        }
        Abi.Event[] events = (Abi.Event[]) new Abi.Event().toArray(count.getValue());
        check(LIB.chinczyk_game_events(open(), events, new SizeT(events.length), count));
        return List.of(events);
    }

    /** A set of pieces, bit p for piece p. */
    public synchronized int piecesOn(int colour, int square) {
        IntByReference pieces = new IntByReference();
        check(LIB.chinczyk_game_pieces_on(open(), colour, square, pieces));
        return pieces.getValue();
    }

    /**
     * Counts the ways to go on. {@code stop} may be null; else it is asked now and then, and
     * what it returns, or throws, ends the count.
     */
    public long perft(int depth, BooleanSupplier stop) {
        Asked asked = stop == null ? null : new Asked(stop);
        LongByReference leaves = new LongByReference();
        int status;
        // Of a copy, so that `stop`, or another thread, may do with the game what it likes.
        try (Game copy = copy()) {
            status = LIB.chinczyk_game_perft(copy.open(), depth, asked, null, leaves);
        }
        if (asked != null && asked.thrown != null) {
            throw asked.thrown;
        }
        check(status);
        return leaves.getValue();
    }

    /** What is thrown cannot pass through C: it is kept, and thrown again behind it. */
    private static final class Asked implements Abi.Stop {
        private final BooleanSupplier stop;
        private RuntimeException thrown;

        Asked(BooleanSupplier stop) {
            this.stop = stop;
        }

        @Override
        public int invoke(Pointer ctx) {
            try {
                return stop.getAsBoolean() ? 1 : 0;
            } catch (RuntimeException e) {
                thrown = e;
                return 1;
            }
        }
    }
}
