// SPDX-License-Identifier: MIT
package chinczyk;

import com.sun.jna.IntegerType;
import com.sun.jna.Native;

/** C's size_t, whose width depends on the machine. */
public final class SizeT extends IntegerType {
    private static final long serialVersionUID = 1;

    /** For JNA, which fills it from what a function returned. */
    public SizeT() {
        this(0);
    }

    SizeT(long value) {
        super(Native.SIZE_T_SIZE, value, true);
    }
}
