# SPDX-License-Identifier: MIT
"""The library, and what all calls of it need."""
import functools
import os
import threading
import typing

import cffi

from .abi import CDEF, Status

ffi = cffi.FFI()
ffi.cdef(CDEF)
lib = ffi.dlopen(os.environ.get("CHINCZYK_LIBRARY", "libchinczyk.so.0"))


class Error(Exception):
    """What the library refuses. `field` and `offset` tell where, `None` where that is not told."""

    def __init__(self, status, detail=None):
        self.status = Status(status)
        self.field = detail and text_of(detail.field) or None
        self.offset = detail.offset if detail and detail.offset >= 0 else None
        reason = detail and text_of(detail.reason)
        super().__init__(reason or text_of(lib.chinczyk_status_message(status)))

    @property
    def name(self):
        """The short name of the status, such as "illegal-move"."""
        return text_of(lib.chinczyk_status_name(self.status))


class Owner:
    """A handle, and the lock of all that is done with it.

    cffi lets other threads run during a call, but a handle is for one at a time. close(), the
    end of a `with` block or the garbage collector frees it.
    """

    def _own(self, handle, free):
        self._handle = ffi.gc(handle, free)
        self._lock = threading.RLock()

    def _call(self, function, *arguments):
        with self._lock:
            if self._handle is None:
                raise ValueError("it is closed")
            return function(self._handle, *arguments)

    def close(self):
        """Frees it; nothing else can be done with it afterwards."""
        with self._lock:
            if self._handle is not None:
                ffi.release(self._handle)
                self._handle = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Asked:
    """A callback of C, made of a function; NULL of None. An exception cannot pass through C: it
    is kept, and raised behind it."""

    def __init__(self, declaration, function):
        self._raised = []
        self.callback = ffi.NULL
        if function:
            self.callback = ffi.callback(
                declaration,
                lambda *arguments: bool(function(*arguments[:-1])),  # without ctx
                error=1,
                onerror=lambda _type, error, _traceback: self._raised.append(error),
            )

    def check(self, status, detail=None):
        if self._raised:
            raise self._raised[0]
        check(status, detail)


def version():
    """The version of the library that is running."""
    return text_of(lib.chinczyk_version())


def check(status, detail=None):
    if status != Status.OK:
        raise Error(status, detail)


def chars(text):
    """A text for C, which reads to the first zero byte and would not see what is behind it."""
    if "\0" in text:
        raise Error(Status.PARSE)
    return text.encode()


def text_of(chars_of_c):
    return ffi.string(chars_of_c).decode()


def written(function, *arguments, behind=()):
    """The text that a function writes into a buffer of the size that it asks for. `behind` are
    its arguments that follow the buffer."""
    needed = ffi.new("size_t *")
    detail = behind[0] if behind else None
    check(function(*arguments, ffi.NULL, 0, needed, *behind), detail)
    buffer = ffi.new("char[]", needed[0])
    check(function(*arguments, buffer, needed[0], needed, *behind), detail)
    return text_of(buffer)


def listed(function, *arguments, kind, most, make=int):
    """What is made of each item that a function writes into an array that holds enough."""
    items, count = ffi.new(f"{kind}[]", most), ffi.new("size_t *")
    check(function(*arguments, items, most, count))
    # A struct in the array is no longer there when the array is not.
    return [make(item) for item in items[0 : count[0]]]


_hints = functools.cache(typing.get_type_hints)


def as_tuple(kind, struct):
    """A struct as a NamedTuple; the numbers of enumerations become members."""
    values = []
    for (name, _), wanted in zip(ffi.typeof(struct).fields, _hints(kind).values()):
        value = getattr(struct, name)
        values.append(tuple(value) if wanted is tuple else wanted(value))
    return kind._make(values)
