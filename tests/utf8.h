/* SPDX-License-Identifier: MIT */
/* Whether a text is UTF-8 that people can read: no control characters but newlines. */
#ifndef UTF8_H
#define UTF8_H

static inline int utf8_is_valid(const char *text) {
    const unsigned char *at = (const unsigned char *)text;
    while (*at) {
        int more = *at < 0x80                  ? 0
                   : *at >= 0xc2 && *at < 0xe0 ? 1
                   : *at >= 0xe0 && *at < 0xf0 ? 2
                                               : -1;
        if (more < 0 || (*at < 0x20 && *at != '\n') || *at == 0x7f)
            return 0;
        for (at++; more > 0; more--, at++)
            if ((*at & 0xc0) != 0x80)
                return 0;
    }
    return 1;
}

#endif
