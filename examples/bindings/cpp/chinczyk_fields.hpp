// SPDX-License-Identifier: MIT
// The enumerations and the rules of libchinczyk, in C++.
// Made by examples/bindings/generate.py from abi/api.json: not edited by hand.
#ifndef CHINCZYK_FIELDS_HPP
#define CHINCZYK_FIELDS_HPP

#include <chinczyk.h>

#include <cstddef>
#include <cstdint>

namespace chinczyk {

/// Values of chinczyk_status. Numbers are never used again.
enum class Status : std::int32_t {
    /// Done.
    ok = 0,
    /// An argument is null, out of its range, or names what does not exist.
    invalid_argument = -10,
    /// The output does not fit into the buffer; the needed size is told.
    buffer_too_small = -11,
    /// The text does not have the form it must have.
    parse = -20,
    /// A field of the rules is out of its range, or two contradict.
    invalid_rules = -21,
    /// The rules cannot hold such a position.
    invalid_position = -22,
    /// A saved game tells otherwise than the game goes.
    invalid_record = -23,
    /// The move is not one of the legal moves.
    illegal_move = -30,
    /// The game waits for something else, or is over, or is not over.
    wrong_phase = -31,
    /// No step is left to take back.
    nothing_to_undo = -32,
    /// No step is left to repeat.
    nothing_to_redo = -33,
    /// The allocator gave no memory.
    no_memory = -40,
    /// The caller's callback asked to stop.
    stopped = -41,
};

/// Values of chinczyk_preset.
enum class Preset : std::int32_t {
    /// The basic rules.
    polish = 0,
    /// A larger board with a centre, one try, shields.
    british = 1,
    /// Tries where only an exit face helps.
    online = 2,
    /// Mandatory exits; ends with the first winner.
    tournament = 3,
    /// A larger board, stacks, a bonus for a capture.
    ludo = 4,
    /// Tries with all in base; ends with the first winner.
    traditional = 5,
    /// Traditional, with blocks that move.
    blockade = 6,
    /// Traditional, with a robber each.
    robber = 7,
};

/// Values of chinczyk_rules.tries_when.
enum class TriesWhen : std::uint32_t {
    /// No pawn or robber of the player is on the track.
    none_on_track = 0,
    /// Never.
    never = 1,
    /// All of them are in base.
    all_in_base = 2,
    /// No face but an exit face has a legal move.
    stuck_without_exit = 3,
};

/// Values of chinczyk_rules.bonus_limit_effect.
enum class BonusLimitEffect : std::uint32_t {
    /// It is moved but grants nothing.
    no_bonus = 0,
    /// It is not moved and the turn ends.
    forfeit = 1,
};

/// Values of chinczyk_rules.exit_priority, start_clear and capture_priority.
enum class Obligation : std::uint32_t {
    /// It need not be done.
    free = 0,
    /// Where it can be done, nothing else is legal.
    mandatory = 1,
};

/// Values of chinczyk_rules.jump, home_jump, home_move and block_jump.
enum class Permission : std::uint32_t {
    /// It may be done.
    allowed = 0,
    /// It may not be done.
    forbidden = 1,
};

/// Values of chinczyk_rules.passing.
enum class Passing : std::uint32_t {
    /// Who can move must move.
    forbidden = 0,
    /// A pass is among the legal moves.
    allowed = 1,
};

/// Values of chinczyk_rules.overshoot.
enum class Overshoot : std::uint32_t {
    /// The move is illegal.
    forbidden = 0,
    /// A pawn from the track turns back by the rest.
    bounce = 1,
    /// So does a pawn in the lane.
    bounce_all = 2,
};

/// Values of chinczyk_rules.block.
enum class Block : std::uint32_t {
    /// Two pawns, no more.
    none = 0,
    /// Nobody captures them; who lands there goes back to base.
    shield = 1,
    /// A pair that may move as one, and that only a pair captures.
    movable = 2,
};

/// Values of chinczyk_rules.capture.
enum class Capture : std::uint32_t {
    /// The opponents go to base.
    normal = 0,
    /// The pawn slides to a free square.
    none = 1,
};

/// Values of chinczyk_rules.slide.
enum class Slide : std::uint32_t {
    /// To the next free square of its way.
    forward = 0,
    /// To the nearest free square before.
    back = 1,
};

/// Values of chinczyk_rules.safe_start.
enum class SafeStart : std::uint32_t {
    /// On none.
    none = 0,
    /// On its own.
    own = 1,
    /// On any.
    any = 2,
};

/// Values of chinczyk_rules.safe_landing.
enum class SafeLanding : std::uint32_t {
    /// It is illegal.
    closed = 0,
    /// Both stand there.
    share = 1,
};

/// Values of chinczyk_rules.first.
enum class First : std::uint32_t {
    /// The highest roll.
    roll_off = 0,
    /// Drawn by the game's own die.
    random = 1,
    /// Whom the caller names, else player 0.
    fixed = 2,
};

/// Values of chinczyk_rules.finish.
enum class Finish : std::uint32_t {
    /// When only one player has no place.
    all_places = 0,
    /// With the first winner.
    first_winner = 1,
};

/// Values of chinczyk_field_kind.
enum class FieldKind : std::int32_t {
    /// A number between min and max.
    number = 1,
    /// 0 or 1: no or yes.
    boolean = 2,
    /// One of several words, numbered from 0.
    word = 3,
    /// A set of faces, bit f for face f.
    faces = 4,
    /// A set of offsets, bit n for offset n.
    offsets = 5,
};

/// Values of chinczyk_phase.
enum class Phase : std::int32_t {
    /// The roll of a player in the roll-off for the first turn.
    roll_off = 1,
    /// A roll.
    roll = 2,
    /// A choice between the legal moves, of which there is at least one.
    move = 3,
    /// Nothing: the game is over.
    over = 4,
};

/// Flags of chinczyk_move.flags.
enum class MoveFlag : std::uint32_t {
    /// The piece leaves its base.
    exit = 1,
    /// Something is captured.
    capture = 2,
    /// Two pawns move together.
    pair = 4,
    /// The pawn lands on a shield and goes back to its base.
    bust = 8,
    /// The pawn walks to the last square and back by the rest.
    bounce = 16,
    /// The pawn slides from an opponent's square to a free one.
    slide = 32,
    /// The pawn arrives home: it ends there and began elsewhere.
    home = 64,
    /// The player declines to move; all else but the player is empty.
    pass = 128,
};

/// Values of chinczyk_event_kind; which members of chinczyk_event they set.
enum class EventKind : std::int32_t {
    /// player rolled the face value.
    rolled = 1,
    /// player saved the face value for the sum of a combined roll.
    saved = 2,
    /// player's piece went from from_square to to_square.
    moved = 3,
    /// piece of player was captured on from_square and went to base, which is to_square.
    captured = 4,
    /// player's piece hit a shield on from_square and went to base, which is to_square.
    sent_back = 5,
    /// The robber piece, captured on from_square, waits in player's base, which is to_square.
    robber_changed_sides = 6,
    /// player's piece arrived home on to_square, coming from from_square.
    reached_home = 7,
    /// player declined to move.
    passed = 8,
    /// player has another roll; value is a CHINCZYK_BONUS_...
    bonus = 9,
    /// player may try again, value times at most.
    tries_left = 10,
    /// player has no legal move for value squares.
    roll_lost = 11,
    /// player rolled too many bonus faces in a row, value of them.
    forfeited = 12,
    /// The turn of player begins.
    turn = 13,
    /// player has taken the place value. Of the others of a game that ends with its first winner nothing is told: see chinczyk_state.place.
    placed = 14,
    /// player has left.
    left = 15,
    /// The game is over.
    over = 16,
    /// player tied at the top of the roll-off with value, and rolls again; the others are out of it.
    tied = 17,
};

/// Values of chinczyk_event.value where the kind is CHINCZYK_EVENT_BONUS: why a roll was granted.
enum class Bonus : std::int32_t {
    /// A bonus face was rolled.
    face = 1,
    /// Something was captured.
    capture = 2,
    /// A pawn arrived home.
    home = 3,
};

/// Values of chinczyk_player_kind.
enum class PlayerKind : std::int32_t {
    /// Every legal move, the pass too, is equally likely.
    random = 1,
    /// The move that looks best at once: captures, progress, arrivals, danger.
    greedy = 2,
    /// The move that leads to the best position, by what was learned from many games; in chinczyk_simulate() the best after one more roll.
    strong = 3,
};

/// Values of chinczyk_measure.
enum class Measure : std::int32_t {
    /// Rolls of turns; those of the roll-off are left out.
    rolls = 0,
    /// Turns.
    turns = 1,
    /// Moves that captured.
    captures = 2,
    /// Rolls without a legal move, and those that forfeited.
    lost = 3,
    /// Rolls with one legal move.
    forced = 4,
    /// Rolls with two or more legal moves.
    choices = 5,
};

/// Values of chinczyk_stage.
enum class Stage : std::int32_t {
    /// A step of the game that is played.
    game = 1,
    /// The next game: this one is over.
    next = 2,
    /// Nothing: the match is over.
    over = 3,
};

/// Values of chinczyk_prompt. A roll that nobody can use is lost inside the roll itself, so there is never anything to ask about it; CHINCZYK_EVENT_ROLL_LOST among the events of the step tells that it was.
enum class Prompt : std::int32_t {
    /// Ask the player to roll: no piece of theirs is on the track. Every roll of a roll-off is one of these.
    roll = 1,
    /// Roll without asking: the player has a pawn or robber on the track.
    roll_unasked = 2,
    /// Ask the player to choose between several legal moves, of which passing may be one.
    choose = 3,
    /// Play the only legal move, which is the one at index 0, without asking.
    play_unasked = 4,
    /// Ask for nothing: the game is over.
    over = 5,
};

/// Values of chinczyk_reason.
enum class Reason : std::int32_t {
    /// None: the piece may move, to to_square.
    none = 0,
    /// The piece is off the board: its player has left. Of the members only piece is set.
    gone = 1,
    /// The game is over.
    over = 2,
    /// player has finished, and the pawns that are left stay where they are.
    finished = 3,
    /// The players still roll for the first turn. Only without a face of the caller's.
    roll_off = 4,
    /// It is the turn of the player value, not of player. Only without a face of the caller's.
    not_on_turn = 5,
    /// player has yet to roll. Only without a face of the caller's.
    roll_due = 6,
    /// The face, with which value bonus faces have come in a row, is one too many: nothing is moved and the turn ends. Only for a face of the caller's.
    forfeited = 7,
    /// The face is saved for the sum of a combined roll, and player rolls again. Only for a face of the caller's.
    saved = 8,
    /// Asked for a pair: there is none, because the rules let no pair move, or the piece is no pawn on the track, or stands there alone.
    no_pair = 9,
    /// The pawn has walked its whole way, and stays on the last square, or in the centre, for ever.
    at_end = 10,
    /// The piece is in base, and none of faces, those that bring it out, was rolled.
    needs_exit = 11,
    /// These rules let no pawn in the lane move on.
    home_move = 12,
    /// The pair would enter the lane, where two cannot move together.
    pair_in_lane = 13,
    /// The roll leads value squares past the last one, and the pawn may not turn back there.
    too_far = 14,
    /// The roll leads value squares past the last one, and so many back lead out of the lane again.
    bounce_too_far = 15,
    /// The move would end where it began, on to_square.
    own_square = 16,
    /// On the way to to_square stand pieces, anybody's, on square, a square of the track, and these rules let nobody jump.
    jump = 17,
    /// On the way to to_square stand pieces, an opponent's block, on square, over which these rules let no opponent jump.
    block_jump = 18,
    /// On the way to to_square stand pieces, pawns of the same colour, on square, a square of the lane, over which these rules let none jump.
    home_jump = 19,
    /// On square, which is to_square, stand pieces of player that leave no room. It is where the piece would end; or the start which a piece in base must enter before it walks on with the rest of a combined roll.
    own_piece = 20,
    /// On square, which is to_square, stand pieces, an opponent's block, on which this piece may not land. It is where the piece would end, or the start, as above.
    block = 21,
    /// On square, which is to_square, stand pieces of opponents that are safe there.
    safe = 22,
    /// On square, which is to_square, stand pieces of opponents, which are not captured in this game, and the pawn finds no free square to slide to.
    no_free_square = 23,
    /// It could go to to_square, but one of pieces must leave its base.
    must_exit = 24,
    /// It could go to to_square, but one of pieces must leave its start, because others wait in base.
    must_clear_start = 25,
    /// It could go to to_square, but one of pieces must capture.
    must_capture = 26,
};

/// Values of chinczyk_language: 1 to chinczyk_language_count().
enum class Language : std::int32_t {
    /// English.
    english = 1,
    /// Polish.
    polish = 2,
};

/// The fields of the rules: read without an argument, set with one.
template <class Self> class RulesFields {
public:
    /// Arms of the board, 2 to 6.
    std::uint32_t colours() const { return rules_.colours; }
    Self &colours(std::uint32_t value) {
        rules_.colours = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, colours) == 8);

    /// Squares of the ring, 12 to 96: a multiple of colours, 6 an arm at least.
    std::uint32_t track_length() const { return rules_.track_length; }
    Self &track_length(std::uint32_t value) {
        rules_.track_length = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, track_length) == 12);

    /// Squares that a pawn walks on the ring before it turns into its lane.
    std::uint32_t lap_length() const { return rules_.lap_length; }
    Self &lap_length(std::uint32_t value) {
        rules_.lap_length = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, lap_length) == 16);

    /// Lane squares, 1 to 8.
    std::uint32_t home_length() const { return rules_.home_length; }
    Self &home_length(std::uint32_t value) {
        rules_.home_length = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, home_length) == 20);

    /// Yes: behind the lane lies a centre, and home is there alone.
    std::uint32_t home_centre() const { return rules_.home_centre; }
    Self &home_centre(std::uint32_t value) {
        rules_.home_centre = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, home_centre) == 24);

    /// Pawns of a colour, 1 to 4.
    std::uint32_t pawns() const { return rules_.pawns; }
    Self &pawns(std::uint32_t value) {
        rules_.pawns = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, pawns) == 28);

    /// Set of the faces that bring a pawn out of base.
    std::uint32_t exit_faces() const { return rules_.exit_faces; }
    Self &exit_faces(std::uint32_t value) {
        rules_.exit_faces = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, exit_faces) == 32);

    /// Set of the faces that grant another roll.
    std::uint32_t bonus_faces() const { return rules_.bonus_faces; }
    Self &bonus_faces(std::uint32_t value) {
        rules_.bonus_faces = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, bonus_faces) == 36);

    /// Rolls in a grant of tries, 1 to 10.
    std::uint32_t tries() const { return rules_.tries; }
    Self &tries(std::uint32_t value) {
        rules_.tries = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, tries) == 40);

    /// When a grant is one of tries: CHINCZYK_TRIES_...
    TriesWhen tries_when() const { return static_cast<TriesWhen>(rules_.tries_when); }
    Self &tries_when(TriesWhen value) {
        rules_.tries_when = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, tries_when) == 44);

    /// From which bonus face in a row on the effect holds; 0 never.
    std::uint32_t bonus_limit() const { return rules_.bonus_limit; }
    Self &bonus_limit(std::uint32_t value) {
        rules_.bonus_limit = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, bonus_limit) == 48);

    /// What such a bonus face does: CHINCZYK_BONUS_LIMIT_...
    BonusLimitEffect bonus_limit_effect() const { return static_cast<BonusLimitEffect>(rules_.bonus_limit_effect); }
    Self &bonus_limit_effect(BonusLimitEffect value) {
        rules_.bonus_limit_effect = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, bonus_limit_effect) == 52);

    /// Yes: a bonus face that moved nothing still grants its roll.
    std::uint32_t bonus_if_stuck() const { return rules_.bonus_if_stuck; }
    Self &bonus_if_stuck(std::uint32_t value) {
        rules_.bonus_if_stuck = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, bonus_if_stuck) == 56);

    /// Yes: bonus faces are saved up and one piece moves their sum.
    std::uint32_t combine_rolls() const { return rules_.combine_rolls; }
    Self &combine_rolls(std::uint32_t value) {
        rules_.combine_rolls = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, combine_rolls) == 60);

    /// Yes: a capture grants another roll.
    std::uint32_t bonus_on_capture() const { return rules_.bonus_on_capture; }
    Self &bonus_on_capture(std::uint32_t value) {
        rules_.bonus_on_capture = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, bonus_on_capture) == 64);

    /// Yes: an arrival home grants another roll.
    std::uint32_t bonus_on_home() const { return rules_.bonus_on_home; }
    Self &bonus_on_home(std::uint32_t value) {
        rules_.bonus_on_home = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, bonus_on_home) == 68);

    /// Mandatory: only exits are legal while there is one.
    Obligation exit_priority() const { return static_cast<Obligation>(rules_.exit_priority); }
    Self &exit_priority(Obligation value) {
        rules_.exit_priority = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, exit_priority) == 72);

    /// Mandatory: a pawn on its start goes first while others of it wait.
    Obligation start_clear() const { return static_cast<Obligation>(rules_.start_clear); }
    Self &start_clear(Obligation value) {
        rules_.start_clear = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, start_clear) == 76);

    /// Allowed: a player may decline to move: CHINCZYK_PASSING_...
    Passing passing() const { return static_cast<Passing>(rules_.passing); }
    Self &passing(Passing value) {
        rules_.passing = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, passing) == 80);

    /// Forbidden: no piece passes over another.
    Permission jump() const { return static_cast<Permission>(rules_.jump); }
    Self &jump(Permission value) {
        rules_.jump = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, jump) == 84);

    /// Forbidden: no pawn passes over one of its own in the lane.
    Permission home_jump() const { return static_cast<Permission>(rules_.home_jump); }
    Self &home_jump(Permission value) {
        rules_.home_jump = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, home_jump) == 88);

    /// Forbidden: a pawn in the lane stays where it is.
    Permission home_move() const { return static_cast<Permission>(rules_.home_move); }
    Self &home_move(Permission value) {
        rules_.home_move = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, home_move) == 92);

    /// What happens past the last square: CHINCZYK_OVERSHOOT_...
    Overshoot overshoot() const { return static_cast<Overshoot>(rules_.overshoot); }
    Self &overshoot(Overshoot value) {
        rules_.overshoot = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, overshoot) == 96);

    /// Pawns of one colour on one square of the track, 1 to 4.
    std::uint32_t stack_limit() const { return rules_.stack_limit; }
    Self &stack_limit(std::uint32_t value) {
        rules_.stack_limit = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, stack_limit) == 100);

    /// What two of them are: CHINCZYK_BLOCK_...
    Block block() const { return static_cast<Block>(rules_.block); }
    Self &block(Block value) {
        rules_.block = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, block) == 104);

    /// Forbidden: opponents do not pass over a block.
    Permission block_jump() const { return static_cast<Permission>(rules_.block_jump); }
    Self &block_jump(Permission value) {
        rules_.block_jump = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, block_jump) == 108);

    /// What landing on an opponent does: CHINCZYK_CAPTURE_...
    Capture capture() const { return static_cast<Capture>(rules_.capture); }
    Self &capture(Capture value) {
        rules_.capture = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, capture) == 112);

    /// Where to without capture: CHINCZYK_SLIDE_...
    Slide slide() const { return static_cast<Slide>(rules_.slide); }
    Self &slide(Slide value) {
        rules_.slide = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, slide) == 116);

    /// Mandatory: only captures are legal while there is one.
    Obligation capture_priority() const { return static_cast<Obligation>(rules_.capture_priority); }
    Self &capture_priority(Obligation value) {
        rules_.capture_priority = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, capture_priority) == 120);

    /// On which starts a pawn is safe: CHINCZYK_SAFE_...
    SafeStart safe_start() const { return static_cast<SafeStart>(rules_.safe_start); }
    Self &safe_start(SafeStart value) {
        rules_.safe_start = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, safe_start) == 124);

    /// Bit n: the square n behind every start is safe for every pawn.
    std::uint64_t safe_squares() const { return rules_.safe_squares; }
    Self &safe_squares(std::uint64_t value) {
        rules_.safe_squares = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, safe_squares) == 128);

    /// What landing on a safe opponent does: CHINCZYK_LANDING_...
    SafeLanding safe_landing() const { return static_cast<SafeLanding>(rules_.safe_landing); }
    Self &safe_landing(SafeLanding value) {
        rules_.safe_landing = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, safe_landing) == 136);

    /// Robbers of each player at the beginning, 0 or 1.
    std::uint32_t robbers() const { return rules_.robbers; }
    Self &robbers(std::uint32_t value) {
        rules_.robbers = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, robbers) == 140);

    /// Who begins: CHINCZYK_FIRST_...
    First first() const { return static_cast<First>(rules_.first); }
    Self &first(First value) {
        rules_.first = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, first) == 144);

    /// When the game ends: CHINCZYK_FINISH_...
    Finish finish() const { return static_cast<Finish>(rules_.finish); }
    Self &finish(Finish value) {
        rules_.finish = static_cast<std::uint32_t>(value);
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, finish) == 148);

    /// Pawns that each colour needs home to finish; 0 all.
    std::uint32_t win_pawns() const { return rules_.win_pawns; }
    Self &win_pawns(std::uint32_t value) {
        rules_.win_pawns = value;
        return static_cast<Self &>(*this);
    }
    static_assert(offsetof(chinczyk_rules, win_pawns) == 152);

protected:
    chinczyk_rules rules_{};
};

} // namespace chinczyk

#endif
