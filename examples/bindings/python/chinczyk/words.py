# SPDX-License-Identifier: MIT
"""What things are called in the languages that players speak."""
from .abi import EventKind, Language, Phase, Preset, Status
from .library import chars, lib, text_of

_NAMES = {
    EventKind: lib.chinczyk_words_event_kind,
    Phase: lib.chinczyk_words_phase,
    Preset: lib.chinczyk_words_preset,
    Status: lib.chinczyk_words_status,
}


def language_of(code):
    """The language of a code or a locale, such as "pl_PL.UTF-8"; None where there is none."""
    language = lib.chinczyk_language_find(chars(code))
    return Language(language) if language > 0 else None


def name_of(member, language=Language.ENGLISH):
    """What a phase, a kind of event, a preset or a status is called; None where it has no name."""
    name = _NAMES[type(member)](member, language)
    return text_of(name) if name else None
