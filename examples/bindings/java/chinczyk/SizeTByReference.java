// SPDX-License-Identifier: MIT
package chinczyk;

import com.sun.jna.Native;
import com.sun.jna.ptr.ByReference;

/** Where a function of C writes a size_t. */
public final class SizeTByReference extends ByReference {
    /** Zero. */
    public SizeTByReference() {
        super(Native.SIZE_T_SIZE);
        getPointer().clear(Native.SIZE_T_SIZE);
    }

    int getValue() {
        long value = Native.SIZE_T_SIZE == 8
                ? getPointer().getLong(0)
                : getPointer().getInt(0);
        return Math.toIntExact(value);
    }
}
