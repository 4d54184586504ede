// SPDX-License-Identifier: MIT
package chinczyk;

import static chinczyk.Chinczyk.LIB;

/** What the library refuses. */
public final class ChinczykException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String field;
    private final int offset;

    ChinczykException(int status) {
        super(LIB.chinczyk_status_message(status));
        this.status = status;
        this.field = "";
        this.offset = -1;
    }

    ChinczykException(int status, Abi.Error detail) {
        super(detail.reason[0] == 0
                ? LIB.chinczyk_status_message(status)
                : Chinczyk.text(detail.reason));
        this.status = status;
        this.field = Chinczyk.text(detail.field);
        this.offset = detail.offset;
    }

    /** One of Abi.Status. */
    public int status() {
        return status;
    }

    /** The short name of the status, such as "illegal-move". */
    public String statusName() {
        return LIB.chinczyk_status_name(status);
    }

    /** The field that is wrong; empty where that is not told. */
    public String field() {
        return field;
    }

    /** The byte of the text at which the fault begins; -1 where that is not told. */
    public int offset() {
        return offset;
    }
}
