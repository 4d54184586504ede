// SPDX-License-Identifier: MIT
package chinczyk;

import static chinczyk.Chinczyk.LIB;
import static chinczyk.Chinczyk.written;

/** A move, with all that a screen needs to show it. */
public final class Move extends Abi.MoveFields {
    /** Whether a flag is set: one of Abi.MoveFlag. */
    public boolean has(int flag) {
        return (flags & flag) != 0;
    }

    /** The text of a move that a game listed. */
    @Override
    public String toString() {
        return written((buffer, capacity, needed) ->
                LIB.chinczyk_move_format(this, buffer, capacity, needed));
    }
}
