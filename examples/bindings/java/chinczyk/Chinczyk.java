// SPDX-License-Identifier: MIT
package chinczyk;

import com.sun.jna.Library;
import com.sun.jna.Native;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * The shared library libchinczyk: found by the system's loader, or at the path in
 * CHINCZYK_LIBRARY.
 */
public final class Chinczyk {
    static final Abi.Functions LIB = Native.load(
            System.getenv().getOrDefault("CHINCZYK_LIBRARY", "libchinczyk.so.0"),
            Abi.Functions.class,
            Map.of(Library.OPTION_STRING_ENCODING, "UTF-8"));

    private Chinczyk() {}

    /** The version of the library that is running. */
    public static String version() {
        return LIB.chinczyk_version();
    }

    static void check(int status) {
        if (status != Abi.Status.OK) {
            throw new ChinczykException(status);
        }
    }

    /** Calls a function with an error to fill. */
    static void checkInDetail(ToIntFunction<Abi.Error> call) {
        Abi.Error detail = new Abi.Error();
        int status = call.applyAsInt(detail);
        if (status != Abi.Status.OK) {
            throw new ChinczykException(status, detail);
        }
    }

    /** A text for C, which reads to the first zero byte and would not see what is behind it. */
    static String whole(String text) {
        if (text.indexOf(0) >= 0) {
            throw new ChinczykException(Abi.Status.PARSE);
        }
        return text;
    }

    /** Writes a text into a buffer, and how much room it needs. */
    interface Writer {
        int write(byte[] buffer, SizeT capacity, SizeTByReference needed);
    }

    /** The text that a function writes into a buffer of the size that it asks for. */
    static String written(Writer writer) {
        SizeTByReference needed = new SizeTByReference();
        check(writer.write(null, new SizeT(), needed));
        byte[] buffer = new byte[needed.getValue()];
        check(writer.write(buffer, new SizeT(buffer.length), needed));
        return text(buffer);
    }

    /** The text in a buffer, up to its zero byte. */
    static String text(byte[] buffer) {
        return Native.toString(buffer, StandardCharsets.UTF_8);
    }
}
