/* SPDX-License-Identifier: MIT */
/* The tags of a record: doc/notation.md, "Record". */
#include <string.h>

#include "record.h"

/* --- values --- */

static int is_control(char c) {
    return (unsigned char)c < ' ' || c == 0x7f;
}

/* The length of the UTF-8 character at `at`, which is no control character; 0 where
 * there is none. */
static size_t character(const char *at, const char *end) {
    const unsigned char *c = (const unsigned char *)at;
    size_t length;
    unsigned least = 0x80, most = 0xbf; /* what the second byte may be */

    if (c[0] < 0x80)
        return !is_control(*at);
    if (c[0] < 0xc2 || c[0] > 0xf4)
        return 0;
    length = c[0] < 0xe0 ? 2 : c[0] < 0xf0 ? 3 : 4;
    if (c[0] == 0xe0)
        least = 0xa0; /* below: longer than need be */
    else if (c[0] == 0xed)
        most = 0x9f; /* above: a half of a pair of UTF-16 */
    else if (c[0] == 0xf0)
        least = 0x90;
    else if (c[0] == 0xf4)
        most = 0x8f; /* above: beyond Unicode */
    if ((size_t)(end - at) < length || c[1] < least || c[1] > most)
        return 0;
    for (size_t i = 2; i < length; i++)
        if (c[i] < 0x80 || c[i] > 0xbf)
            return 0;
    return length;
}

/* The character that an escape stands for, and the length of the escape, 0 where it is
 * none. Only what needs an escape has one, so every value has one text. */
static size_t escape(const char *at, const char *end, char *meant) {
    static const char digits[] = "0123456789abcdef";
    const char *high, *low;

    if (end - at < 2)
        return 0;
    *meant = at[1];
    if (at[1] == '"' || at[1] == '\\')
        return 2;
    if (at[1] != 'x' || end - at < 4 || !at[2] || !at[3])
        return 0;
    high = strchr(digits, at[2]);
    low = strchr(digits, at[3]);
    if (!high || !low)
        return 0;
    *meant = (char)((high - digits) * 16 + (low - digits));
    return *meant && is_control(*meant) ? 4 : 0;
}

void chinczyk_record_put_value(struct text *text, const struct tag *tag) {
    for (const char *at = tag->value; at < tag->value_end;) {
        char c = *at;

        at += c == '\\' ? escape(at, tag->value_end, &c) : 1;
        chinczyk_text_put_char(text, c);
    }
}

static void put_escaped(struct text *text, const char *value) {
    static const char digits[] = "0123456789abcdef";

    for (; *value; value++) {
        if (is_control(*value)) {
            chinczyk_text_put(text, "\\x");
            chinczyk_text_put_char(text, digits[*value >> 4]);
            chinczyk_text_put_char(text, digits[*value & 15]);
            continue;
        }
        if (*value == '"' || *value == '\\')
            chinczyk_text_put_char(text, '\\');
        chinczyk_text_put_char(text, *value);
    }
}

/* --- tags --- */

static int is_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* The length of the name that begins at `at`. */
static size_t name_length(const char *at, const char *end) {
    const char *begin = at;

    while (at < end &&
           (is_letter(*at) || (at > begin && (*at == '_' || (*at >= '0' && *at <= '9')))))
        at++;
    return (size_t)(at - begin);
}

static chinczyk_status bad_tag(const struct source *source, const char *at, const char *name) {
    return chinczyk_record_fault(source, at, CHINCZYK_ERROR_PARSE, name,
                                 "a tag must be such as [Name \"value\"], alone on its line");
}

/* Goes to the end of the value, whose first quote is behind us: a quote, or else a fault. */
static chinczyk_status read_value(struct source *source, struct tag *tag) {
    size_t bytes = 0;

    tag->value = source->at;
    while (source->at < source->end && *source->at != '"' && *source->at != '\n') {
        char ignored;
        size_t length = *source->at == '\\' ? escape(source->at, source->end, &ignored)
                                            : character(source->at, source->end);

        if (!length)
            return chinczyk_record_fault(source, source->at, CHINCZYK_ERROR_PARSE, tag->name,
                                         "a value is UTF-8, with \\\" and \\\\ for a quote and a "
                                         "backslash and such as \\x0a for a control character");
        bytes += *source->at == '\\' ? 1 : length;
        if (bytes > TAG_VALUE)
            return chinczyk_record_fault(source, source->at, CHINCZYK_ERROR_PARSE, tag->name,
                                         "a value has %d bytes at most", TAG_VALUE);
        source->at += length;
    }
    tag->value_end = source->at;
    return CHINCZYK_OK;
}

/* Goes behind a character that must come; false where it does not. */
static int expect(struct source *source, char c) {
    if (source->at == source->end || *source->at != c)
        return 0;
    source->at++;
    return 1;
}

static chinczyk_status read_tag(struct source *source, struct tag *tag) {
    chinczyk_status status;
    size_t length;

    tag->begin = source->at++;
    length = name_length(source->at, source->end);
    if (length > TAG_NAME)
        return chinczyk_record_fault(source, source->at, CHINCZYK_ERROR_PARSE, "",
                                     "a name has %d letters at most", TAG_NAME);
    memcpy(tag->name, source->at, length);
    tag->name[length] = '\0';
    source->at += length;
    if (!length || !expect(source, ' ') || !expect(source, '"'))
        return bad_tag(source, source->at, tag->name);
    status = read_value(source, tag);
    if (status)
        return status;
    if (!expect(source, '"') || !expect(source, ']'))
        return bad_tag(source, source->at, tag->name);
    while (source->at < source->end && record_is_blank(*source->at))
        if (*source->at++ == '\n')
            return CHINCZYK_OK;
    return source->at == source->end ? CHINCZYK_OK : bad_tag(source, source->at, tag->name);
}

const struct tag *chinczyk_record_find_tag(const struct head *head, const char *name) {
    for (size_t i = 0; i < head->count; i++)
        if (!strcmp(head->tag[i].name, name))
            return &head->tag[i];
    return NULL;
}

chinczyk_status chinczyk_record_read_head(struct source *source, struct head *head) {
    head->count = 0;
    for (;;) {
        struct tag tag;
        chinczyk_status status;

        chinczyk_record_skip(source);
        if (source->at == source->end || *source->at != '[')
            return CHINCZYK_OK;
        status = read_tag(source, &tag);
        if (status)
            return status;
        if (chinczyk_record_find_tag(head, tag.name))
            return chinczyk_record_fault(source, tag.begin, CHINCZYK_ERROR_PARSE, tag.name,
                                         "a tag %s is there already", tag.name);
        if (head->count == TAGS)
            return chinczyk_record_fault(source, tag.begin, CHINCZYK_ERROR_PARSE, tag.name,
                                         "a record has %d tags at most", TAGS);
        head->tag[head->count++] = tag;
    }
}

static int is_name(const char *name) {
    size_t length = strlen(name);

    return length > 0 && length <= TAG_NAME && name_length(name, name + length) == length;
}

static int is_value(const char *value) {
    const char *end = value + strlen(value);

    if (end - value > TAG_VALUE)
        return 0;
    while (value < end) {
        size_t length = is_control(*value) ? 1 : character(value, end);

        if (!length)
            return 0;
        value += length;
    }
    return 1;
}

/* --- the public interface --- */

chinczyk_status chinczyk_record_tag(const char *text, size_t length, const char *name, char *buffer,
                                    size_t capacity, size_t *needed, chinczyk_error *error) {
    struct source source = {text, text, text ? text + length : NULL, 1, error};
    struct text value;
    struct head head;
    const struct tag *tag;
    chinczyk_status status;

    if (chinczyk_text_begin(&value, buffer, capacity, needed) || !text || !name)
        return chinczyk_status_null(error);
    status = chinczyk_record_read_head(&source, &head);
    if (status)
        return status;
    tag = chinczyk_record_find_tag(&head, name);
    if (!tag)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "the record has no tag %s", name);
    chinczyk_record_put_value(&value, tag);
    return chinczyk_record_end_text(&value, needed, error);
}

chinczyk_status chinczyk_record_tag_name(const char *text, size_t length, size_t index,
                                         char *buffer, size_t capacity, size_t *needed,
                                         chinczyk_error *error) {
    struct source source = {text, text, text ? text + length : NULL, 1, error};
    struct text name;
    struct head head;
    chinczyk_status status;

    if (chinczyk_text_begin(&name, buffer, capacity, needed) || !text)
        return chinczyk_status_null(error);
    status = chinczyk_record_read_head(&source, &head);
    if (status)
        return status;
    if (index >= head.count)
        return chinczyk_status_fail(error, CHINCZYK_ERROR_INVALID_ARGUMENT, -1, "",
                                    "the record has %d tags", (int)head.count);
    chinczyk_text_put(&name, head.tag[index].name);
    return chinczyk_record_end_text(&name, needed, error);
}

chinczyk_status chinczyk_record_tag_format(const char *name, const char *value, char *buffer,
                                           size_t capacity, size_t *needed) {
    struct text line;
    chinczyk_status status = chinczyk_text_begin(&line, buffer, capacity, needed);

    if (status)
        return status;
    if (!name || !value || !is_name(name) || !is_value(value))
        return CHINCZYK_ERROR_INVALID_ARGUMENT;
    chinczyk_text_put_char(&line, '[');
    chinczyk_text_put(&line, name);
    chinczyk_text_put(&line, " \"");
    put_escaped(&line, value);
    chinczyk_text_put(&line, "\"]\n");
    return chinczyk_text_end(&line, needed);
}
