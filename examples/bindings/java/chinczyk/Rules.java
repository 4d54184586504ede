// SPDX-License-Identifier: MIT
package chinczyk;

import static chinczyk.Chinczyk.LIB;
import static chinczyk.Chinczyk.checkInDetail;
import static chinczyk.Chinczyk.whole;
import static chinczyk.Chinczyk.written;

/** The rules of a game: a preset, whose fields may be changed. */
public final class Rules extends Abi.RulesFields {
    /** The basic rules. */
    public Rules() {
        this(Abi.Preset.POLISH);
    }

    /** The rules of a preset: one of Abi.Preset. */
    public Rules(int preset) {
        Chinczyk.check(LIB.chinczyk_rules_init(this, sizeT(), preset));
    }

    /** Reads {@code preset[,key=value]...}. */
    public static Rules parse(String text) {
        Rules rules = new Rules();
        checkInDetail(error ->
                LIB.chinczyk_rules_parse(whole(text), rules, rules.sizeT(), error));
        return rules;
    }

    /** Throws where the rules cannot be played. */
    public void check() {
        checkInDetail(error -> LIB.chinczyk_rules_check(this, error));
    }

    /** The seats of so many players, such as "0.1.". */
    public String seats(int players, int coloursEach) {
        return written((buffer, capacity, needed) ->
                LIB.chinczyk_rules_seats(this, players, coloursEach, buffer, capacity, needed));
    }

    /** Whether all the fields are equal. */
    public boolean sameAs(Rules other) {
        return dataEquals(other);
    }

    /** A set of faces, for the fields that hold one. */
    public static int faces(int... faces) {
        int set = 0;
        for (int face : faces) {
            set |= 1 << face;
        }
        return set;
    }

    /** The canonical text; what is wrong where the rules cannot be played. */
    @Override
    public String toString() {
        try {
            return written((buffer, capacity, needed) ->
                    LIB.chinczyk_rules_format(this, buffer, capacity, needed));
        } catch (ChinczykException e) {
            return e.getMessage();
        }
    }

    SizeT sizeT() {
        return new SizeT(size());
    }

    /** From a false size the library would read what is not there. */
    @Override
    public void write() {
        structSize = size();
        super.write();
    }
}
