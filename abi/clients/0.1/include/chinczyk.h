/* SPDX-License-Identifier: MIT */
/**
 * @file chinczyk.h
 * @brief The whole public interface of libchinczyk.
 *
 * libchinczyk knows the rules of Chińczyk, the Polish race game of the Ludo
 * family, and of its documented variants. A caller fills a ::chinczyk_rules
 * struct, makes a ::chinczyk_game from it, and leads the game from one decision
 * to the next: a roll, or a choice between legal moves. Lost rolls and passing
 * turns happen by themselves.
 *
 * What holds for every function, unless its comment says otherwise:
 *
 * - **Errors.** A function that can fail returns a ::chinczyk_status: zero on
 *   success, a negative number on failure. A call that fails changes nothing
 *   but its outputs, which are set to zero, null or the empty text.
 * - **Null pointers.** A null game, match, struct, text or required output is
 *   ::CHINCZYK_ERROR_INVALID_ARGUMENT. What is documented as optional may be
 *   null.
 * - **Text** is UTF-8, in practice ASCII, and ends with a zero byte. Pointers to
 *   constant text that are returned live as long as the library is loaded.
 * - **Variable output** goes to a buffer of the caller with a capacity, and the
 *   size that is needed is always told. With capacity 0 (the buffer may then be
 *   null) the call only asks for the size and succeeds. A buffer that is too
 *   small is ::CHINCZYK_ERROR_BUFFER_TOO_SMALL. Sizes of texts count the zero
 *   byte at the end.
 * - **Threads.** The library has no global state that changes, and different
 *   games and matches are independent. Each function says what it asks of its
 *   caller. *any*: it may be called from any thread at any time. *shared*: it reads
 *   a game or a match, which other threads may read at the same time. *alone*: it
 *   changes one, which no other thread may use meanwhile. The games of a match
 *   are part of it. Structs and buffers are the caller's to guard.
 * - **Numbers.** Players, colours and pawns count from 0. A *square* is
 *   ::CHINCZYK_BASE, a square of the track (0 to track_length - 1, the same for
 *   everybody), or ::CHINCZYK_LANE plus the number of a lane square; behind the
 *   lane, where the rules have one, the centre: ::CHINCZYK_LANE + home_length.
 *   A *piece* is 4 * colour + pawn, or ::CHINCZYK_ROBBER plus the robber's
 *   number. A *set of faces* has bit f set (`1u << f`) for face f.
 *   The start of colour c is square c * track_length / colours. Home is the centre
 *   where there is one, else the last `pawns` squares of the lane.
 * - **Enumerations** are integers with named values, flags are sets of such. Later
 *   versions may add values, so be ready for one you do not know.
 */
#ifndef CHINCZYK_H
#define CHINCZYK_H

#include <chinczyk/base.h>
#include <chinczyk/board.h>
#include <chinczyk/bot.h>
#include <chinczyk/game.h>
#include <chinczyk/match.h>
#include <chinczyk/path.h>
#include <chinczyk/record.h>
#include <chinczyk/rules.h>
#include <chinczyk/screen.h>
#include <chinczyk/simulate.h>
#include <chinczyk/why.h>
#include <chinczyk/words.h>

#endif
