// SPDX-License-Identifier: MIT
//! What libchinczyk declares, in Rust.
//!
//! Made by examples/bindings/generate.py from abi/api.json: not edited by hand.
#![allow(non_camel_case_types)]

use std::os::raw::{c_char, c_void};

/// Values of chinczyk_status. Numbers are never used again.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Status(pub i32);

impl Status {
    /// Done.
    pub const OK: Self = Self(0);
    /// An argument is null, out of its range, or names what does not exist.
    pub const INVALID_ARGUMENT: Self = Self(-10);
    /// The output does not fit into the buffer; the needed size is told.
    pub const BUFFER_TOO_SMALL: Self = Self(-11);
    /// The text does not have the form it must have.
    pub const PARSE: Self = Self(-20);
    /// A field of the rules is out of its range, or two contradict.
    pub const INVALID_RULES: Self = Self(-21);
    /// The rules cannot hold such a position.
    pub const INVALID_POSITION: Self = Self(-22);
    /// A saved game tells otherwise than the game goes.
    pub const INVALID_RECORD: Self = Self(-23);
    /// The move is not one of the legal moves.
    pub const ILLEGAL_MOVE: Self = Self(-30);
    /// The game waits for something else, or is over, or is not over.
    pub const WRONG_PHASE: Self = Self(-31);
    /// No step is left to take back.
    pub const NOTHING_TO_UNDO: Self = Self(-32);
    /// No step is left to repeat.
    pub const NOTHING_TO_REDO: Self = Self(-33);
    /// The allocator gave no memory.
    pub const NO_MEMORY: Self = Self(-40);
    /// The caller's callback asked to stop.
    pub const STOPPED: Self = Self(-41);
}

/// Values of chinczyk_preset.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preset(pub i32);

impl Preset {
    /// The basic rules.
    pub const POLISH: Self = Self(0);
    /// A larger board with a centre, one try, shields.
    pub const BRITISH: Self = Self(1);
    /// Tries where only an exit face helps.
    pub const ONLINE: Self = Self(2);
    /// Mandatory exits; ends with the first winner.
    pub const TOURNAMENT: Self = Self(3);
    /// A larger board, stacks, a bonus for a capture.
    pub const LUDO: Self = Self(4);
    /// Tries with all in base; ends with the first winner.
    pub const TRADITIONAL: Self = Self(5);
    /// Traditional, with blocks that move.
    pub const BLOCKADE: Self = Self(6);
    /// Traditional, with a robber each.
    pub const ROBBER: Self = Self(7);
}

/// Values of chinczyk_rules.tries_when.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TriesWhen(pub u32);

impl TriesWhen {
    /// No pawn or robber of the player is on the track.
    pub const NONE_ON_TRACK: Self = Self(0);
    /// Never.
    pub const NEVER: Self = Self(1);
    /// All of them are in base.
    pub const ALL_IN_BASE: Self = Self(2);
    /// No face but an exit face has a legal move.
    pub const STUCK_WITHOUT_EXIT: Self = Self(3);
}

/// Values of chinczyk_rules.bonus_limit_effect.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BonusLimitEffect(pub u32);

impl BonusLimitEffect {
    /// It is moved but grants nothing.
    pub const NO_BONUS: Self = Self(0);
    /// It is not moved and the turn ends.
    pub const FORFEIT: Self = Self(1);
}

/// Values of chinczyk_rules.exit_priority, start_clear and capture_priority.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Obligation(pub u32);

impl Obligation {
    /// It need not be done.
    pub const FREE: Self = Self(0);
    /// Where it can be done, nothing else is legal.
    pub const MANDATORY: Self = Self(1);
}

/// Values of chinczyk_rules.jump, home_jump, home_move and block_jump.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Permission(pub u32);

impl Permission {
    /// It may be done.
    pub const ALLOWED: Self = Self(0);
    /// It may not be done.
    pub const FORBIDDEN: Self = Self(1);
}

/// Values of chinczyk_rules.passing.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Passing(pub u32);

impl Passing {
    /// Who can move must move.
    pub const FORBIDDEN: Self = Self(0);
    /// A pass is among the legal moves.
    pub const ALLOWED: Self = Self(1);
}

/// Values of chinczyk_rules.overshoot.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Overshoot(pub u32);

impl Overshoot {
    /// The move is illegal.
    pub const FORBIDDEN: Self = Self(0);
    /// A pawn from the track turns back by the rest.
    pub const BOUNCE: Self = Self(1);
    /// So does a pawn in the lane.
    pub const BOUNCE_ALL: Self = Self(2);
}

/// Values of chinczyk_rules.block.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block(pub u32);

impl Block {
    /// Two pawns, no more.
    pub const NONE: Self = Self(0);
    /// Nobody captures them; who lands there goes back to base.
    pub const SHIELD: Self = Self(1);
    /// A pair that may move as one, and that only a pair captures.
    pub const MOVABLE: Self = Self(2);
}

/// Values of chinczyk_rules.capture.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Capture(pub u32);

impl Capture {
    /// The opponents go to base.
    pub const NORMAL: Self = Self(0);
    /// The pawn slides to a free square.
    pub const NONE: Self = Self(1);
}

/// Values of chinczyk_rules.slide.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slide(pub u32);

impl Slide {
    /// To the next free square of its way.
    pub const FORWARD: Self = Self(0);
    /// To the nearest free square before.
    pub const BACK: Self = Self(1);
}

/// Values of chinczyk_rules.safe_start.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SafeStart(pub u32);

impl SafeStart {
    /// On none.
    pub const NONE: Self = Self(0);
    /// On its own.
    pub const OWN: Self = Self(1);
    /// On any.
    pub const ANY: Self = Self(2);
}

/// Values of chinczyk_rules.safe_landing.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SafeLanding(pub u32);

impl SafeLanding {
    /// It is illegal.
    pub const CLOSED: Self = Self(0);
    /// Both stand there.
    pub const SHARE: Self = Self(1);
}

/// Values of chinczyk_rules.first.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct First(pub u32);

impl First {
    /// The highest roll.
    pub const ROLL_OFF: Self = Self(0);
    /// Drawn by the game's own die.
    pub const RANDOM: Self = Self(1);
    /// Whom the caller names, else player 0.
    pub const FIXED: Self = Self(2);
}

/// Values of chinczyk_rules.finish.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Finish(pub u32);

impl Finish {
    /// When only one player has no place.
    pub const ALL_PLACES: Self = Self(0);
    /// With the first winner.
    pub const FIRST_WINNER: Self = Self(1);
}

/// Values of chinczyk_field_kind.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FieldKind(pub i32);

impl FieldKind {
    /// A number between min and max.
    pub const NUMBER: Self = Self(1);
    /// 0 or 1: no or yes.
    pub const BOOLEAN: Self = Self(2);
    /// One of several words, numbered from 0.
    pub const WORD: Self = Self(3);
    /// A set of faces, bit f for face f.
    pub const FACES: Self = Self(4);
    /// A set of offsets, bit n for offset n.
    pub const OFFSETS: Self = Self(5);
}

/// Values of chinczyk_phase.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Phase(pub i32);

impl Phase {
    /// The roll of a player in the roll-off for the first turn.
    pub const ROLL_OFF: Self = Self(1);
    /// A roll.
    pub const ROLL: Self = Self(2);
    /// A choice between the legal moves, of which there is at least one.
    pub const MOVE: Self = Self(3);
    /// Nothing: the game is over.
    pub const OVER: Self = Self(4);
}

/// Flags of chinczyk_move.flags.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveFlag(pub u32);

impl MoveFlag {
    /// The piece leaves its base.
    pub const EXIT: Self = Self(1);
    /// Something is captured.
    pub const CAPTURE: Self = Self(2);
    /// Two pawns move together.
    pub const PAIR: Self = Self(4);
    /// The pawn lands on a shield and goes back to its base.
    pub const BUST: Self = Self(8);
    /// The pawn walks to the last square and back by the rest.
    pub const BOUNCE: Self = Self(16);
    /// The pawn slides from an opponent's square to a free one.
    pub const SLIDE: Self = Self(32);
    /// The pawn arrives home: it ends there and began elsewhere.
    pub const HOME: Self = Self(64);
    /// The player declines to move; all else but the player is empty.
    pub const PASS: Self = Self(128);
}

/// Values of chinczyk_event_kind; which members of chinczyk_event they set.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EventKind(pub i32);

impl EventKind {
    /// player rolled the face value.
    pub const ROLLED: Self = Self(1);
    /// player saved the face value for the sum of a combined roll.
    pub const SAVED: Self = Self(2);
    /// player's piece went from from_square to to_square.
    pub const MOVED: Self = Self(3);
    /// piece of player was captured on from_square and went to base, which is to_square.
    pub const CAPTURED: Self = Self(4);
    /// player's piece hit a shield on from_square and went to base, which is to_square.
    pub const SENT_BACK: Self = Self(5);
    /// The robber piece, captured on from_square, waits in player's base, which is to_square.
    pub const ROBBER_CHANGED_SIDES: Self = Self(6);
    /// player's piece arrived home on to_square, coming from from_square.
    pub const REACHED_HOME: Self = Self(7);
    /// player declined to move.
    pub const PASSED: Self = Self(8);
    /// player has another roll; value is a CHINCZYK_BONUS_...
    pub const BONUS: Self = Self(9);
    /// player may try again, value times at most.
    pub const TRIES_LEFT: Self = Self(10);
    /// player has no legal move for value squares.
    pub const ROLL_LOST: Self = Self(11);
    /// player rolled too many bonus faces in a row, value of them.
    pub const FORFEITED: Self = Self(12);
    /// The turn of player begins.
    pub const TURN: Self = Self(13);
    /// player has taken the place value. Of the others of a game that ends with its first winner nothing is told: see chinczyk_state.place.
    pub const PLACED: Self = Self(14);
    /// player has left.
    pub const LEFT: Self = Self(15);
    /// The game is over.
    pub const OVER: Self = Self(16);
    /// player tied at the top of the roll-off with value, and rolls again; the others are out of it.
    pub const TIED: Self = Self(17);
}

/// Values of chinczyk_event.value where the kind is CHINCZYK_EVENT_BONUS: why a roll was granted.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bonus(pub i32);

impl Bonus {
    /// A bonus face was rolled.
    pub const FACE: Self = Self(1);
    /// Something was captured.
    pub const CAPTURE: Self = Self(2);
    /// A pawn arrived home.
    pub const HOME: Self = Self(3);
}

/// Values of chinczyk_player_kind.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayerKind(pub i32);

impl PlayerKind {
    /// Every legal move, the pass too, is equally likely.
    pub const RANDOM: Self = Self(1);
    /// The move that looks best at once: captures, progress, arrivals, danger.
    pub const GREEDY: Self = Self(2);
    /// The move that leads to the best position, by what was learned from many games; in chinczyk_simulate() the best after one more roll.
    pub const STRONG: Self = Self(3);
}

/// Values of chinczyk_measure.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Measure(pub i32);

impl Measure {
    /// Rolls of turns; those of the roll-off are left out.
    pub const ROLLS: Self = Self(0);
    /// Turns.
    pub const TURNS: Self = Self(1);
    /// Moves that captured.
    pub const CAPTURES: Self = Self(2);
    /// Rolls without a legal move, and those that forfeited.
    pub const LOST: Self = Self(3);
    /// Rolls with one legal move.
    pub const FORCED: Self = Self(4);
    /// Rolls with two or more legal moves.
    pub const CHOICES: Self = Self(5);
}

/// Values of chinczyk_stage.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage(pub i32);

impl Stage {
    /// A step of the game that is played.
    pub const GAME: Self = Self(1);
    /// The next game: this one is over.
    pub const NEXT: Self = Self(2);
    /// Nothing: the match is over.
    pub const OVER: Self = Self(3);
}

/// Values of chinczyk_prompt. A roll that nobody can use is lost inside the roll itself, so there is never anything to ask about it; CHINCZYK_EVENT_ROLL_LOST among the events of the step tells that it was.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prompt(pub i32);

impl Prompt {
    /// Ask the player to roll: no piece of theirs is on the track. Every roll of a roll-off is one of these.
    pub const ROLL: Self = Self(1);
    /// Roll without asking: the player has a pawn or robber on the track.
    pub const ROLL_UNASKED: Self = Self(2);
    /// Ask the player to choose between several legal moves, of which passing may be one.
    pub const CHOOSE: Self = Self(3);
    /// Play the only legal move, which is the one at index 0, without asking.
    pub const PLAY_UNASKED: Self = Self(4);
    /// Ask for nothing: the game is over.
    pub const OVER: Self = Self(5);
}

/// Values of chinczyk_reason.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reason(pub i32);

impl Reason {
    /// None: the piece may move, to to_square.
    pub const NONE: Self = Self(0);
    /// The piece is off the board: its player has left. Of the members only piece is set.
    pub const GONE: Self = Self(1);
    /// The game is over.
    pub const OVER: Self = Self(2);
    /// player has finished, and the pawns that are left stay where they are.
    pub const FINISHED: Self = Self(3);
    /// The players still roll for the first turn. Only without a face of the caller's.
    pub const ROLL_OFF: Self = Self(4);
    /// It is the turn of the player value, not of player. Only without a face of the caller's.
    pub const NOT_ON_TURN: Self = Self(5);
    /// player has yet to roll. Only without a face of the caller's.
    pub const ROLL_DUE: Self = Self(6);
    /// The face, with which value bonus faces have come in a row, is one too many: nothing is moved and the turn ends. Only for a face of the caller's.
    pub const FORFEITED: Self = Self(7);
    /// The face is saved for the sum of a combined roll, and player rolls again. Only for a face of the caller's.
    pub const SAVED: Self = Self(8);
    /// Asked for a pair: there is none, because the rules let no pair move, or the piece is no pawn on the track, or stands there alone.
    pub const NO_PAIR: Self = Self(9);
    /// The pawn has walked its whole way, and stays on the last square, or in the centre, for ever.
    pub const AT_END: Self = Self(10);
    /// The piece is in base, and none of faces, those that bring it out, was rolled.
    pub const NEEDS_EXIT: Self = Self(11);
    /// These rules let no pawn in the lane move on.
    pub const HOME_MOVE: Self = Self(12);
    /// The pair would enter the lane, where two cannot move together.
    pub const PAIR_IN_LANE: Self = Self(13);
    /// The roll leads value squares past the last one, and the pawn may not turn back there.
    pub const TOO_FAR: Self = Self(14);
    /// The roll leads value squares past the last one, and so many back lead out of the lane again.
    pub const BOUNCE_TOO_FAR: Self = Self(15);
    /// The move would end where it began, on to_square.
    pub const OWN_SQUARE: Self = Self(16);
    /// On the way to to_square stand pieces, anybody's, on square, a square of the track, and these rules let nobody jump.
    pub const JUMP: Self = Self(17);
    /// On the way to to_square stand pieces, an opponent's block, on square, over which these rules let no opponent jump.
    pub const BLOCK_JUMP: Self = Self(18);
    /// On the way to to_square stand pieces, pawns of the same colour, on square, a square of the lane, over which these rules let none jump.
    pub const HOME_JUMP: Self = Self(19);
    /// On square, which is to_square, stand pieces of player that leave no room. It is where the piece would end; or the start which a piece in base must enter before it walks on with the rest of a combined roll.
    pub const OWN_PIECE: Self = Self(20);
    /// On square, which is to_square, stand pieces, an opponent's block, on which this piece may not land. It is where the piece would end, or the start, as above.
    pub const BLOCK: Self = Self(21);
    /// On square, which is to_square, stand pieces of opponents that are safe there.
    pub const SAFE: Self = Self(22);
    /// On square, which is to_square, stand pieces of opponents, which are not captured in this game, and the pawn finds no free square to slide to.
    pub const NO_FREE_SQUARE: Self = Self(23);
    /// It could go to to_square, but one of pieces must leave its base.
    pub const MUST_EXIT: Self = Self(24);
    /// It could go to to_square, but one of pieces must leave its start, because others wait in base.
    pub const MUST_CLEAR_START: Self = Self(25);
    /// It could go to to_square, but one of pieces must capture.
    pub const MUST_CAPTURE: Self = Self(26);
}

/// Values of chinczyk_language: 1 to chinczyk_language_count().
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Language(pub i32);

impl Language {
    /// English.
    pub const ENGLISH: Self = Self(1);
    /// Polish.
    pub const POLISH: Self = Self(2);
}

/// Most colours of a board.
pub const MAX_COLOURS: i32 = 6;

/// Most pawns of a colour.
pub const MAX_PAWNS: i32 = 4;

/// Most robbers in a game.
pub const MAX_ROBBERS: i32 = 2;

/// Most legal moves in a choice.
pub const MAX_MOVES: i32 = 32;

/// Most faces that one move can add up (combine_rolls).
pub const MAX_FACES: i32 = 9;

/// Most events of a step.
pub const MAX_EVENTS: i32 = 64;

/// Most squares of the path of a move.
pub const MAX_PATH: i32 = 128;

/// The square of a piece that waits in base.
pub const BASE: i32 = -1;

/// The first square of every lane.
pub const LANE: i32 = 100;

/// The piece number of robber 0.
pub const ROBBER: i32 = 24;

/// No player, no piece, no square.
pub const NONE: i32 = -2;

/// Measures that the results have room for.
pub const MAX_MEASURES: i32 = 8;

/// Bins of a histogram.
pub const MAX_BINS: i32 = 112;

/// Most rolls of a simulated game.
pub const MAX_ROLLS: i32 = 65535;

#[repr(C)]
pub struct chinczyk_game {
    _opaque: [u8; 0],
}

#[repr(C)]
pub struct chinczyk_match {
    _opaque: [u8; 0],
}

#[repr(C)]
pub struct chinczyk_allocator {
    _opaque: [u8; 0],
}

/// Asked now and then by a call that may take long: anything but 0 stops it. It must return, without exception or longjmp; it may read the game.
pub type chinczyk_stop = unsafe extern "C" fn(ctx: *mut c_void) -> i32;

/// Told now and then how far a call has come.
pub type chinczyk_progress = unsafe extern "C" fn(done: u64, ctx: *mut c_void) -> i32;

/// What exactly was wrong.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_error {
    /// The same status that the function returned.
    pub status: Status,
    /// Byte of the text at which the fault begins; -1 where there is no text, or the fault lies in what it says as a whole.
    pub offset: i32,
    /// The field that is wrong: a key of the rules, a field of the position; empty where there is none. Of two that contradict it is one, and reason names both.
    pub field: [c_char; 32],
    /// One English sentence without a full stop, which names what is wrong.
    pub reason: [c_char; 212],
    /// Zero.
    pub(crate) reserved: i32,
}

/// The rules of a game.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_rules {
    /// sizeof(chinczyk_rules) of the caller; chinczyk_rules_init() sets it.
    pub(crate) struct_size: u32,
    /// Zero.
    pub(crate) reserved0: u32,
    /// Arms of the board, 2 to 6.
    pub colours: u32,
    /// Squares of the ring, 12 to 96: a multiple of colours, 6 an arm at least.
    pub track_length: u32,
    /// Squares that a pawn walks on the ring before it turns into its lane.
    pub lap_length: u32,
    /// Lane squares, 1 to 8.
    pub home_length: u32,
    /// Yes: behind the lane lies a centre, and home is there alone.
    pub home_centre: u32,
    /// Pawns of a colour, 1 to 4.
    pub pawns: u32,
    /// Set of the faces that bring a pawn out of base.
    pub exit_faces: u32,
    /// Set of the faces that grant another roll.
    pub bonus_faces: u32,
    /// Rolls in a grant of tries, 1 to 10.
    pub tries: u32,
    /// When a grant is one of tries: CHINCZYK_TRIES_...
    pub tries_when: TriesWhen,
    /// From which bonus face in a row on the effect holds; 0 never.
    pub bonus_limit: u32,
    /// What such a bonus face does: CHINCZYK_BONUS_LIMIT_...
    pub bonus_limit_effect: BonusLimitEffect,
    /// Yes: a bonus face that moved nothing still grants its roll.
    pub bonus_if_stuck: u32,
    /// Yes: bonus faces are saved up and one piece moves their sum.
    pub combine_rolls: u32,
    /// Yes: a capture grants another roll.
    pub bonus_on_capture: u32,
    /// Yes: an arrival home grants another roll.
    pub bonus_on_home: u32,
    /// Mandatory: only exits are legal while there is one.
    pub exit_priority: Obligation,
    /// Mandatory: a pawn on its start goes first while others of it wait.
    pub start_clear: Obligation,
    /// Allowed: a player may decline to move: CHINCZYK_PASSING_...
    pub passing: Passing,
    /// Forbidden: no piece passes over another.
    pub jump: Permission,
    /// Forbidden: no pawn passes over one of its own in the lane.
    pub home_jump: Permission,
    /// Forbidden: a pawn in the lane stays where it is.
    pub home_move: Permission,
    /// What happens past the last square: CHINCZYK_OVERSHOOT_...
    pub overshoot: Overshoot,
    /// Pawns of one colour on one square of the track, 1 to 4.
    pub stack_limit: u32,
    /// What two of them are: CHINCZYK_BLOCK_...
    pub block: Block,
    /// Forbidden: opponents do not pass over a block.
    pub block_jump: Permission,
    /// What landing on an opponent does: CHINCZYK_CAPTURE_...
    pub capture: Capture,
    /// Where to without capture: CHINCZYK_SLIDE_...
    pub slide: Slide,
    /// Mandatory: only captures are legal while there is one.
    pub capture_priority: Obligation,
    /// On which starts a pawn is safe: CHINCZYK_SAFE_...
    pub safe_start: SafeStart,
    /// Bit n: the square n behind every start is safe for every pawn.
    pub safe_squares: u64,
    /// What landing on a safe opponent does: CHINCZYK_LANDING_...
    pub safe_landing: SafeLanding,
    /// Robbers of each player at the beginning, 0 or 1.
    pub robbers: u32,
    /// Who begins: CHINCZYK_FIRST_...
    pub first: First,
    /// When the game ends: CHINCZYK_FINISH_...
    pub finish: Finish,
    /// Pawns that each colour needs home to finish; 0 all.
    pub win_pawns: u32,
    /// Zero.
    pub(crate) reserved1: [u32; 3],
}

/// A field of chinczyk_rules, described.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_field {
    /// Its offset in the struct, in bytes. A field that ends beyond the struct_size you compiled with is not in your struct: leave it alone.
    pub offset: u32,
    /// Its width in bytes: 4 or 8, an unsigned integer.
    pub width: u32,
    /// What it holds.
    pub kind: FieldKind,
    /// Zero.
    pub(crate) reserved: u32,
    /// Least value; of a set, 0 where it may be empty, else 1.
    pub min: u64,
    /// Greatest value; of a set, all the bits that it may have.
    pub max: u64,
    /// Value in the preset polish.
    pub default_value: u64,
}

/// The middle of what lies on the board.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_point {
    /// Thousandths of a cell to the right of the middle of the leftmost cell.
    pub x: i32,
    /// Thousandths of a cell below the middle of the uppermost cell.
    pub y: i32,
}

/// A move, with all that a screen needs to show it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_move {
    /// Square the piece leaves.
    pub from_square: i16,
    /// Square on which it comes to stand; of a bust, where it landed.
    pub to_square: i16,
    /// Who moves.
    pub player: i8,
    /// The piece: of several on one square the lowest-numbered; CHINCZYK_NONE for a pass.
    pub piece: i8,
    /// The other pawn of a pair, else CHINCZYK_NONE.
    pub partner: i8,
    /// The piece's colour; of a robber, its owner's; CHINCZYK_NONE for a pass.
    pub colour: i8,
    /// Bit p: piece p is captured.
    pub captured: u32,
    /// CHINCZYK_MOVE_...
    pub flags: MoveFlag,
    /// Zero.
    pub(crate) reserved: u32,
}

/// One thing that happened in a step. Members that the kind does not set are CHINCZYK_NONE, value and flags 0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_event {
    /// What happened.
    pub kind: EventKind,
    /// To whom.
    pub player: i32,
    /// Which piece.
    pub piece: i32,
    /// From which square.
    pub from_square: i32,
    /// To which square.
    pub to_square: i32,
    /// A number, as the kind says.
    pub value: i32,
    /// Of CHINCZYK_EVENT_MOVED the move's, CHINCZYK_MOVE_...; else 0.
    pub flags: u32,
    /// Zero.
    pub(crate) reserved: u32,
}

/// All that can be seen of a game, at once.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_state {
    /// sizeof(chinczyk_state) of the caller.
    pub(crate) struct_size: u32,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is; once over, whose it was.
    pub player: i32,
    /// How many players began.
    pub players: i32,
    /// Squares to move in a choice: the face, or the sum of a combined roll; else 0.
    pub distance: i32,
    /// Faces rolled that wait to be moved.
    pub face_count: i32,
    /// These faces, as rolled, then zeros.
    pub faces: [i32; 9],
    /// Rolls used in this grant, saved faces included.
    pub rolls_used: i32,
    /// Rolls still to come in this grant (doc/rules.md 3.2), one that is due included, if none finds a bonus: in a grant of tries, while its condition holds, those that are left of them; else 1 where a roll is due, in the roll-off too, and 0 where a choice is.
    pub rolls_left: i32,
    /// Bonus faces in a row in this turn.
    pub sixes: i32,
    /// Legal moves in a choice, else 0.
    pub move_count: i32,
    /// Set of the colours of each player, bit c for colour c; empty for no player.
    pub colours: [u32; 6],
    /// Owner of each colour.
    pub owner: [i32; 6],
    /// Square of each piece, pawns by 4 * colour + pawn; CHINCZYK_NONE for a piece that is not there.
    pub square: [i32; 26],
    /// Owner of each robber.
    pub robber_owner: [i32; 2],
    /// In the roll-off, the face of each contender, 0 for one who has yet to roll; CHINCZYK_NONE for players out of it, and for all at any other time.
    pub roll_off: [i32; 6],
    /// Place taken so far by each player: 1 first; 0 none yet. Once the game is over, everybody's place, players that left and shared places included.
    pub place: [i32; 6],
    /// When each player left: 1 the first to leave; 0 has not left.
    pub leave_order: [i32; 6],
    /// Pawns home of each player.
    pub pawns_home: [i32; 6],
    /// Squares walked by all the pawns of each player.
    pub walked: [i32; 6],
    /// Steps so far: rolls, moves and leaves.
    pub steps: u32,
    /// Steps taken back that can be repeated.
    pub redo_steps: u32,
}

/// Which games are to be played.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_simulation {
    /// sizeof(chinczyk_simulation) of the caller.
    pub(crate) struct_size: u32,
    /// Who begins, or CHINCZYK_NONE for what the rules say.
    pub first: i32,
    /// Rolls after which a game that is not over is given up, unfinished; 0 for CHINCZYK_MAX_ROLLS, which is also the most.
    pub roll_limit: u32,
    /// Zero.
    pub(crate) reserved: u32,
    /// How each player chooses; of players who are not there it is not looked at.
    pub kinds: [PlayerKind; 6],
    /// The seed of all the games.
    pub seed: u64,
    /// The number of the first game.
    pub first_game: u64,
    /// How many games, at most 2 to the 32nd; the numbers of all must be below 2 to the 64th.
    pub games: u64,
}

/// What simulated games came to, in exact counts and sums.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_results {
    /// sizeof(chinczyk_results) of the caller.
    pub(crate) struct_size: u32,
    /// How many players; 0 for results that hold nothing yet.
    pub players: i32,
    /// Who began, or CHINCZYK_NONE for what the rules say.
    pub first: i32,
    /// Rolls after which a game was given up.
    pub roll_limit: u32,
    /// How each player chose; 0 for no player.
    pub kinds: [PlayerKind; 6],
    /// The seats, a text.
    pub seats: [c_char; 8],
    /// The rules, a canonical text.
    pub rules: [c_char; 1024],
    /// The seed.
    pub seed: u64,
    /// The number of the first game.
    pub first_game: u64,
    /// Games played: these and no others, from first_game on.
    pub games: u64,
    /// Games given up after roll_limit rolls.
    pub unfinished: u64,
    /// How often each player took each place, the first in column 0. Players who are level share a place, and the next stays empty (doc/rules.md 3.9).
    pub places: [u64; 36],
    /// The same by order of play: row 0 is of whoever began, row 1 of the next.
    pub order_places: [u64; 36],
    /// Rolls by their number of legal moves, the pass included. A combined series is one of these, and its other rolls are saved.
    pub moves: [u64; 33],
    /// Rolls that were saved up for the sum of a combined series.
    pub saved: u64,
    /// Of each measure, the sum over the games.
    pub sums: [u64; 8],
    /// Of each measure, the sum of its squares.
    pub squares: [u64; 8],
    /// Of each measure, the sum of its products with the rolls of the same game.
    pub products: [u64; 8],
    /// Of each measure, a histogram: games by the bin of chinczyk_bin_least().
    pub bins: [u64; 896],
}

/// A computer player. Begun with chinczyk_bot_init(), and changed field by field.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_bot {
    /// sizeof(chinczyk_bot) of the caller.
    pub(crate) struct_size: u32,
    /// How it chooses.
    pub kind: PlayerKind,
    /// Seed of what it leaves to chance.
    pub seed: u64,
    /// Positions that a strong player may judge for one choice; the others need none.
    pub nodes: u64,
}

/// How a game is played on to find out chances. Begun with chinczyk_forecast_init(), and changed field by field.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_forecast {
    /// sizeof(chinczyk_forecast) of the caller.
    pub(crate) struct_size: u32,
    /// How often the game is played on, 1 to 2 to the 24th; for a hint, after each move.
    pub playouts: u32,
    /// How each player chooses, a strong one looking no further than the next position; of players who are not there it is not looked at.
    pub kinds: [PlayerKind; 6],
    /// Seed of the dice.
    pub seed: u64,
}

/// A chance, in millionths.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_chance {
    /// The chance.
    pub millionths: u32,
    /// Its standard error; 0 where it is exact.
    pub standard_error: u32,
}

/// A legal move with the chance that it leaves.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_hint {
    /// The move's place in the list of chinczyk_game_moves().
    pub index: u32,
    /// The chance of the player on turn after it, in millionths, as in chinczyk_chance.
    pub millionths: u32,
    /// Its standard error.
    pub standard_error: u32,
    /// Zero.
    pub(crate) reserved: u32,
}

/// How a match is played. Begin with chinczyk_match_settings_init().
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_match_settings {
    /// sizeof(chinczyk_match_settings) of the caller.
    pub(crate) struct_size: u32,
    /// Wins that it takes, 1 to 1000.
    pub wins: i32,
    /// Time of each player for each game, in milliseconds; 0 for no clocks.
    pub clock: u64,
    /// What the seeds of the games are made from: that of game n, counted from 0, is draw n + 1 of this seed (doc/notation.md, "The die").
    pub seed: u64,
    /// The player who begins the first game, or CHINCZYK_NONE for what the rules say.
    pub first: i32,
    /// Zero.
    pub(crate) reserved: u32,
}

/// How a match stands: its stage, clocks, wins and places.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_standings {
    /// sizeof(chinczyk_standings) of the caller.
    pub(crate) struct_size: u32,
    /// What the match waits for.
    pub stage: Stage,
    /// How many players began.
    pub players: i32,
    /// Games begun so far, this one included.
    pub games: i32,
    /// Wins that the match takes.
    pub wins_needed: i32,
    /// Who has won it, or CHINCZYK_NONE. It can be decided before its last game is over, where that is played on for the other places.
    pub winner: i32,
    /// Time of each player for each game, in milliseconds; 0 for no clocks.
    pub clock: u64,
    /// Time that each player has left in this game, in milliseconds; 0 without clocks.
    pub time_left: [u64; 6],
    /// Games won by each player, this one included as soon as its first place is taken.
    pub wins: [i32; 6],
    /// Place of each player so far: by wins, players who have left behind the others, the earliest last; the winner is first. Equal players share a place, and the next ones are skipped: 1, 2, 2, 4.
    pub place: [i32; 6],
    /// When each player left the match: 1 the first to leave; 0 is in it.
    pub leave_order: [i32; 6],
    /// 1 for a player who has lost this game on time, else 0.
    pub flag_fallen: [i32; 6],
}

/// Whether a piece may move, and if not, why. Members that the reason does not set are CHINCZYK_NONE, value 0, sets empty.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct chinczyk_why {
    /// Why it may not move; CHINCZYK_REASON_NONE where it may.
    pub reason: Reason,
    /// Whose piece it is.
    pub player: i32,
    /// The piece that is moved: of several of one colour on one square the lowest-numbered, of robbers that wait in one base too.
    pub piece: i32,
    /// The other pawn of the pair that was asked for.
    pub partner: i32,
    /// The square on which it stands.
    pub from_square: i32,
    /// The square on which it would come to stand, as in chinczyk_move; of one that finds no square to slide to, the one that it counted to.
    pub to_square: i32,
    /// The square on which something hinders it.
    pub square: i32,
    /// A number, as the reason says.
    pub value: i32,
    /// Set of the pieces that hinder it, or that must move instead: bit p for piece p.
    pub pieces: u32,
    /// Set of faces, as the reason says.
    pub faces: u32,
    /// Zero.
    pub(crate) reserved: [u32; 2],
}

extern "C" {
    pub fn chinczyk_version() -> *const c_char;
    pub fn chinczyk_version_major() -> i32;
    pub fn chinczyk_version_minor() -> i32;
    pub fn chinczyk_version_patch() -> i32;
    pub fn chinczyk_status_name(status: Status) -> *const c_char;
    pub fn chinczyk_status_message(status: Status) -> *const c_char;
    pub fn chinczyk_max_colours() -> i32;
    pub fn chinczyk_max_pawns() -> i32;
    pub fn chinczyk_max_robbers() -> i32;
    pub fn chinczyk_max_moves() -> i32;
    pub fn chinczyk_max_faces() -> i32;
    pub fn chinczyk_max_events() -> i32;
    pub fn chinczyk_max_path() -> i32;
    pub fn chinczyk_base() -> i32;
    pub fn chinczyk_lane() -> i32;
    pub fn chinczyk_robber() -> i32;
    pub fn chinczyk_none() -> i32;
    pub fn chinczyk_rules_init(
        rules: *mut chinczyk_rules,
        size: usize,
        preset: Preset,
    ) -> Status;
    pub fn chinczyk_rules_check(
        rules: *const chinczyk_rules,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_rules_parse(
        text: *const c_char,
        rules: *mut chinczyk_rules,
        size: usize,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_rules_format(
        rules: *const chinczyk_rules,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Status;
    pub fn chinczyk_rules_seats(
        rules: *const chinczyk_rules,
        players: i32,
        colours_each: i32,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Status;
    pub fn chinczyk_preset_count() -> i32;
    pub fn chinczyk_preset_name(preset: Preset) -> *const c_char;
    pub fn chinczyk_field_count() -> i32;
    pub fn chinczyk_field_name(field: i32) -> *const c_char;
    pub fn chinczyk_field_help(field: i32) -> *const c_char;
    pub fn chinczyk_field_value_name(field: i32, value: u64) -> *const c_char;
    pub fn chinczyk_field_find(name: *const c_char) -> i32;
    pub fn chinczyk_field_describe(field: i32, description: *mut chinczyk_field) -> Status;
    pub fn chinczyk_board_size(
        rules: *const chinczyk_rules,
        width: *mut i32,
        height: *mut i32,
    ) -> Status;
    pub fn chinczyk_board_square(
        rules: *const chinczyk_rules,
        colour: i32,
        square: i32,
        point: *mut chinczyk_point,
    ) -> Status;
    pub fn chinczyk_board_base(
        rules: *const chinczyk_rules,
        colour: i32,
        piece: i32,
        point: *mut chinczyk_point,
    ) -> Status;
    pub fn chinczyk_board_die(
        rules: *const chinczyk_rules,
        colour: i32,
        point: *mut chinczyk_point,
    ) -> Status;
    pub fn chinczyk_board_corner(
        rules: *const chinczyk_rules,
        colour: i32,
        corner: *mut i32,
    ) -> Status;
    pub fn chinczyk_board_slot(
        count: i32,
        index: i32,
        offset: *mut chinczyk_point,
        room: *mut i32,
    ) -> Status;
    pub fn chinczyk_game_new(
        rules: *const chinczyk_rules,
        seats: *const c_char,
        first: i32,
        seed: u64,
        allocator: *const chinczyk_allocator,
        game: *mut *mut chinczyk_game,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_game_new_at(
        rules: *const chinczyk_rules,
        position: *const c_char,
        seed: u64,
        allocator: *const chinczyk_allocator,
        game: *mut *mut chinczyk_game,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_game_copy(
        game: *const chinczyk_game,
        allocator: *const chinczyk_allocator,
        copy: *mut *mut chinczyk_game,
    ) -> Status;
    pub fn chinczyk_game_free(game: *mut chinczyk_game);
    pub fn chinczyk_game_phase(game: *const chinczyk_game) -> Phase;
    pub fn chinczyk_game_player(game: *const chinczyk_game) -> i32;
    pub fn chinczyk_game_roll(
        game: *mut chinczyk_game,
        face: i32,
        rolled: *mut i32,
    ) -> Status;
    pub fn chinczyk_game_moves(
        game: *const chinczyk_game,
        moves: *mut chinczyk_move,
        capacity: usize,
        count: *mut usize,
    ) -> Status;
    pub fn chinczyk_game_play(
        game: *mut chinczyk_game,
        r#move: *const chinczyk_move,
    ) -> Status;
    pub fn chinczyk_game_play_index(game: *mut chinczyk_game, index: usize) -> Status;
    pub fn chinczyk_game_leave(game: *mut chinczyk_game, player: i32) -> Status;
    pub fn chinczyk_game_undo(game: *mut chinczyk_game) -> Status;
    pub fn chinczyk_game_redo(game: *mut chinczyk_game) -> Status;
    pub fn chinczyk_game_steps(game: *const chinczyk_game) -> u32;
    pub fn chinczyk_game_events(
        game: *const chinczyk_game,
        events: *mut chinczyk_event,
        capacity: usize,
        count: *mut usize,
    ) -> Status;
    pub fn chinczyk_game_state(
        game: *const chinczyk_game,
        state: *mut chinczyk_state,
    ) -> Status;
    pub fn chinczyk_game_pieces_on(
        game: *const chinczyk_game,
        colour: i32,
        square: i32,
        pieces: *mut u32,
    ) -> Status;
    pub fn chinczyk_game_rules(
        game: *const chinczyk_game,
        rules: *mut chinczyk_rules,
        size: usize,
    ) -> Status;
    pub fn chinczyk_game_position(
        game: *const chinczyk_game,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Status;
    pub fn chinczyk_game_hash(game: *const chinczyk_game) -> u64;
    pub fn chinczyk_move_format(
        r#move: *const chinczyk_move,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Status;
    pub fn chinczyk_game_find_move(
        game: *const chinczyk_game,
        text: *const c_char,
        r#move: *mut chinczyk_move,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_game_perft(
        game: *const chinczyk_game,
        depth: u32,
        stop: Option<chinczyk_stop>,
        ctx: *mut c_void,
        leaves: *mut u64,
    ) -> Status;
    pub fn chinczyk_max_measures() -> i32;
    pub fn chinczyk_max_bins() -> i32;
    pub fn chinczyk_max_rolls() -> i32;
    pub fn chinczyk_player_kind_name(kind: PlayerKind) -> *const c_char;
    pub fn chinczyk_measure_name(measure: Measure) -> *const c_char;
    pub fn chinczyk_simulation_init(simulation: *mut chinczyk_simulation, size: usize) -> Status;
    pub fn chinczyk_simulate(
        rules: *const chinczyk_rules,
        seats: *const c_char,
        simulation: *const chinczyk_simulation,
        progress: Option<chinczyk_progress>,
        ctx: *mut c_void,
        results: *mut chinczyk_results,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_game_playout(
        game: *const chinczyk_game,
        seed: u64,
        number: u64,
        places: *mut i32,
        capacity: usize,
        count: *mut usize,
        rolls: *mut u64,
    ) -> Status;
    pub fn chinczyk_bin_least(bin: i32) -> u32;
    pub fn chinczyk_results_merge(
        results: *mut chinczyk_results,
        part: *const chinczyk_results,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_results_format(
        results: *const chinczyk_results,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Status;
    pub fn chinczyk_results_parse(
        text: *const c_char,
        results: *mut chinczyk_results,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_results_mean(
        results: *const chinczyk_results,
        measure: Measure,
        millionths: *mut u64,
        standard_error: *mut u64,
    ) -> Status;
    pub fn chinczyk_results_per_roll(
        results: *const chinczyk_results,
        measure: Measure,
        millionths: *mut u64,
        standard_error: *mut u64,
    ) -> Status;
    pub fn chinczyk_results_share(
        results: *const chinczyk_results,
        count: u64,
        millionths: *mut u64,
        standard_error: *mut u64,
    ) -> Status;
    pub fn chinczyk_bot_init(
        bot: *mut chinczyk_bot,
        size: usize,
        kind: PlayerKind,
    ) -> Status;
    pub fn chinczyk_game_choose(
        game: *const chinczyk_game,
        bot: *const chinczyk_bot,
        stop: Option<chinczyk_stop>,
        ctx: *mut c_void,
        index: *mut usize,
        nodes: *mut u64,
    ) -> Status;
    pub fn chinczyk_forecast_init(forecast: *mut chinczyk_forecast, size: usize) -> Status;
    pub fn chinczyk_game_chances(
        game: *const chinczyk_game,
        forecast: *const chinczyk_forecast,
        stop: Option<chinczyk_stop>,
        ctx: *mut c_void,
        chances: *mut chinczyk_chance,
        capacity: usize,
        count: *mut usize,
        playouts: *mut u64,
    ) -> Status;
    pub fn chinczyk_game_hint(
        game: *const chinczyk_game,
        forecast: *const chinczyk_forecast,
        stop: Option<chinczyk_stop>,
        ctx: *mut c_void,
        hints: *mut chinczyk_hint,
        capacity: usize,
        count: *mut usize,
        playouts: *mut u64,
    ) -> Status;
    pub fn chinczyk_game_exact_chances(
        game: *const chinczyk_game,
        forecast: *const chinczyk_forecast,
        stop: Option<chinczyk_stop>,
        ctx: *mut c_void,
        chances: *mut chinczyk_chance,
        capacity: usize,
        count: *mut usize,
    ) -> Status;
    pub fn chinczyk_match_settings_init(
        settings: *mut chinczyk_match_settings,
        size: usize,
    ) -> Status;
    pub fn chinczyk_match_new(
        rules: *const chinczyk_rules,
        seats: *const c_char,
        settings: *const chinczyk_match_settings,
        allocator: *const chinczyk_allocator,
        r#match: *mut *mut chinczyk_match,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_match_free(r#match: *mut chinczyk_match);
    pub fn chinczyk_match_stage(r#match: *const chinczyk_match) -> Stage;
    pub fn chinczyk_match_game(r#match: *const chinczyk_match) -> *const chinczyk_game;
    pub fn chinczyk_match_game_at(r#match: *const chinczyk_match, number: i32) -> *const chinczyk_game;
    pub fn chinczyk_match_standings(
        r#match: *const chinczyk_match,
        standings: *mut chinczyk_standings,
    ) -> Status;
    pub fn chinczyk_match_roll(
        r#match: *mut chinczyk_match,
        face: i32,
        rolled: *mut i32,
    ) -> Status;
    pub fn chinczyk_match_play(
        r#match: *mut chinczyk_match,
        r#move: *const chinczyk_move,
    ) -> Status;
    pub fn chinczyk_match_play_index(r#match: *mut chinczyk_match, index: usize) -> Status;
    pub fn chinczyk_match_undo(r#match: *mut chinczyk_match) -> Status;
    pub fn chinczyk_match_redo(r#match: *mut chinczyk_match) -> Status;
    pub fn chinczyk_match_spend(
        r#match: *mut chinczyk_match,
        milliseconds: u64,
        fallen: *mut i32,
    ) -> Status;
    pub fn chinczyk_match_set_time(
        r#match: *mut chinczyk_match,
        player: i32,
        milliseconds: u64,
    ) -> Status;
    pub fn chinczyk_match_leave(r#match: *mut chinczyk_match, player: i32) -> Status;
    pub fn chinczyk_match_next(r#match: *mut chinczyk_match) -> Status;
    pub fn chinczyk_match_save(
        r#match: *const chinczyk_match,
        head: *const c_char,
        head_length: usize,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_match_load(
        text: *const c_char,
        length: usize,
        allocator: *const chinczyk_allocator,
        r#match: *mut *mut chinczyk_match,
        consumed: *mut usize,
        line: *mut u64,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_game_path(
        game: *const chinczyk_game,
        r#move: *const chinczyk_move,
        squares: *mut i32,
        capacity: usize,
        count: *mut usize,
    ) -> Status;
    pub fn chinczyk_game_path_back(
        game: *const chinczyk_game,
        piece: i32,
        from_square: i32,
        squares: *mut i32,
        capacity: usize,
        count: *mut usize,
    ) -> Status;
    pub fn chinczyk_game_save(
        game: *const chinczyk_game,
        head: *const c_char,
        head_length: usize,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_game_load(
        text: *const c_char,
        length: usize,
        allocator: *const chinczyk_allocator,
        game: *mut *mut chinczyk_game,
        consumed: *mut usize,
        line: *mut u64,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_record_find(
        text: *const c_char,
        length: usize,
        begin: *mut usize,
        end: *mut usize,
    ) -> Status;
    pub fn chinczyk_record_tag(
        text: *const c_char,
        length: usize,
        name: *const c_char,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_record_tag_name(
        text: *const c_char,
        length: usize,
        index: usize,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
        error: *mut chinczyk_error,
    ) -> Status;
    pub fn chinczyk_record_tag_format(
        name: *const c_char,
        value: *const c_char,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Status;
    pub fn chinczyk_game_prompt(game: *const chinczyk_game) -> Prompt;
    pub fn chinczyk_game_why(
        game: *const chinczyk_game,
        piece: i32,
        flags: u32,
        face: i32,
        why: *mut chinczyk_why,
    ) -> Status;
    pub fn chinczyk_language_count() -> i32;
    pub fn chinczyk_language_code(language: Language) -> *const c_char;
    pub fn chinczyk_language_name(language: Language) -> *const c_char;
    pub fn chinczyk_language_find(code: *const c_char) -> Language;
    pub fn chinczyk_rules_words(
        rules: *const chinczyk_rules,
        language: Language,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Status;
    pub fn chinczyk_rules_difference(
        rules: *const chinczyk_rules,
        other: *const chinczyk_rules,
        language: Language,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Status;
    pub fn chinczyk_event_words(
        game: *const chinczyk_game,
        event: *const chinczyk_event,
        language: Language,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Status;
    pub fn chinczyk_why_words(
        game: *const chinczyk_game,
        why: *const chinczyk_why,
        language: Language,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Status;
    pub fn chinczyk_player_words(
        game: *const chinczyk_game,
        player: i32,
        language: Language,
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Status;
    pub fn chinczyk_words_colour(
        rules: *const chinczyk_rules,
        colour: i32,
        language: Language,
    ) -> *const c_char;
    pub fn chinczyk_words_status(status: Status, language: Language) -> *const c_char;
    pub fn chinczyk_words_phase(phase: Phase, language: Language) -> *const c_char;
    pub fn chinczyk_words_event_kind(kind: EventKind, language: Language) -> *const c_char;
    pub fn chinczyk_words_preset(preset: Preset, language: Language) -> *const c_char;
    pub fn chinczyk_words_field(field: i32, language: Language) -> *const c_char;
    pub fn chinczyk_words_value(field: i32, value: u64, language: Language) -> *const c_char;
}

#[cfg(test)]
mod layout {
    use super::*;
    use std::mem::{size_of, MaybeUninit};
    use std::ptr::addr_of;

    macro_rules! offset {
        ($name:ident, $field:ident) => {{
            let place = MaybeUninit::<$name>::uninit();
            let field = unsafe { addr_of!((*place.as_ptr()).$field) };
            field as usize - place.as_ptr() as usize
        }};
    }

    #[test]
    fn of_chinczyk_error() {
        assert_eq!(size_of::<chinczyk_error>(), 256);
        assert_eq!(offset!(chinczyk_error, status), 0);
        assert_eq!(offset!(chinczyk_error, offset), 4);
        assert_eq!(offset!(chinczyk_error, field), 8);
        assert_eq!(offset!(chinczyk_error, reason), 40);
        assert_eq!(offset!(chinczyk_error, reserved), 252);
    }

    #[test]
    fn of_chinczyk_rules() {
        assert_eq!(size_of::<chinczyk_rules>(), 168);
        assert_eq!(offset!(chinczyk_rules, struct_size), 0);
        assert_eq!(offset!(chinczyk_rules, reserved0), 4);
        assert_eq!(offset!(chinczyk_rules, colours), 8);
        assert_eq!(offset!(chinczyk_rules, track_length), 12);
        assert_eq!(offset!(chinczyk_rules, lap_length), 16);
        assert_eq!(offset!(chinczyk_rules, home_length), 20);
        assert_eq!(offset!(chinczyk_rules, home_centre), 24);
        assert_eq!(offset!(chinczyk_rules, pawns), 28);
        assert_eq!(offset!(chinczyk_rules, exit_faces), 32);
        assert_eq!(offset!(chinczyk_rules, bonus_faces), 36);
        assert_eq!(offset!(chinczyk_rules, tries), 40);
        assert_eq!(offset!(chinczyk_rules, tries_when), 44);
        assert_eq!(offset!(chinczyk_rules, bonus_limit), 48);
        assert_eq!(offset!(chinczyk_rules, bonus_limit_effect), 52);
        assert_eq!(offset!(chinczyk_rules, bonus_if_stuck), 56);
        assert_eq!(offset!(chinczyk_rules, combine_rolls), 60);
        assert_eq!(offset!(chinczyk_rules, bonus_on_capture), 64);
        assert_eq!(offset!(chinczyk_rules, bonus_on_home), 68);
        assert_eq!(offset!(chinczyk_rules, exit_priority), 72);
        assert_eq!(offset!(chinczyk_rules, start_clear), 76);
        assert_eq!(offset!(chinczyk_rules, passing), 80);
        assert_eq!(offset!(chinczyk_rules, jump), 84);
        assert_eq!(offset!(chinczyk_rules, home_jump), 88);
        assert_eq!(offset!(chinczyk_rules, home_move), 92);
        assert_eq!(offset!(chinczyk_rules, overshoot), 96);
        assert_eq!(offset!(chinczyk_rules, stack_limit), 100);
        assert_eq!(offset!(chinczyk_rules, block), 104);
        assert_eq!(offset!(chinczyk_rules, block_jump), 108);
        assert_eq!(offset!(chinczyk_rules, capture), 112);
        assert_eq!(offset!(chinczyk_rules, slide), 116);
        assert_eq!(offset!(chinczyk_rules, capture_priority), 120);
        assert_eq!(offset!(chinczyk_rules, safe_start), 124);
        assert_eq!(offset!(chinczyk_rules, safe_squares), 128);
        assert_eq!(offset!(chinczyk_rules, safe_landing), 136);
        assert_eq!(offset!(chinczyk_rules, robbers), 140);
        assert_eq!(offset!(chinczyk_rules, first), 144);
        assert_eq!(offset!(chinczyk_rules, finish), 148);
        assert_eq!(offset!(chinczyk_rules, win_pawns), 152);
        assert_eq!(offset!(chinczyk_rules, reserved1), 156);
    }

    #[test]
    fn of_chinczyk_field() {
        assert_eq!(size_of::<chinczyk_field>(), 40);
        assert_eq!(offset!(chinczyk_field, offset), 0);
        assert_eq!(offset!(chinczyk_field, width), 4);
        assert_eq!(offset!(chinczyk_field, kind), 8);
        assert_eq!(offset!(chinczyk_field, reserved), 12);
        assert_eq!(offset!(chinczyk_field, min), 16);
        assert_eq!(offset!(chinczyk_field, max), 24);
        assert_eq!(offset!(chinczyk_field, default_value), 32);
    }

    #[test]
    fn of_chinczyk_point() {
        assert_eq!(size_of::<chinczyk_point>(), 8);
        assert_eq!(offset!(chinczyk_point, x), 0);
        assert_eq!(offset!(chinczyk_point, y), 4);
    }

    #[test]
    fn of_chinczyk_move() {
        assert_eq!(size_of::<chinczyk_move>(), 20);
        assert_eq!(offset!(chinczyk_move, from_square), 0);
        assert_eq!(offset!(chinczyk_move, to_square), 2);
        assert_eq!(offset!(chinczyk_move, player), 4);
        assert_eq!(offset!(chinczyk_move, piece), 5);
        assert_eq!(offset!(chinczyk_move, partner), 6);
        assert_eq!(offset!(chinczyk_move, colour), 7);
        assert_eq!(offset!(chinczyk_move, captured), 8);
        assert_eq!(offset!(chinczyk_move, flags), 12);
        assert_eq!(offset!(chinczyk_move, reserved), 16);
    }

    #[test]
    fn of_chinczyk_event() {
        assert_eq!(size_of::<chinczyk_event>(), 32);
        assert_eq!(offset!(chinczyk_event, kind), 0);
        assert_eq!(offset!(chinczyk_event, player), 4);
        assert_eq!(offset!(chinczyk_event, piece), 8);
        assert_eq!(offset!(chinczyk_event, from_square), 12);
        assert_eq!(offset!(chinczyk_event, to_square), 16);
        assert_eq!(offset!(chinczyk_event, value), 20);
        assert_eq!(offset!(chinczyk_event, flags), 24);
        assert_eq!(offset!(chinczyk_event, reserved), 28);
    }

    #[test]
    fn of_chinczyk_state() {
        assert_eq!(size_of::<chinczyk_state>(), 364);
        assert_eq!(offset!(chinczyk_state, struct_size), 0);
        assert_eq!(offset!(chinczyk_state, phase), 4);
        assert_eq!(offset!(chinczyk_state, player), 8);
        assert_eq!(offset!(chinczyk_state, players), 12);
        assert_eq!(offset!(chinczyk_state, distance), 16);
        assert_eq!(offset!(chinczyk_state, face_count), 20);
        assert_eq!(offset!(chinczyk_state, faces), 24);
        assert_eq!(offset!(chinczyk_state, rolls_used), 60);
        assert_eq!(offset!(chinczyk_state, rolls_left), 64);
        assert_eq!(offset!(chinczyk_state, sixes), 68);
        assert_eq!(offset!(chinczyk_state, move_count), 72);
        assert_eq!(offset!(chinczyk_state, colours), 76);
        assert_eq!(offset!(chinczyk_state, owner), 100);
        assert_eq!(offset!(chinczyk_state, square), 124);
        assert_eq!(offset!(chinczyk_state, robber_owner), 228);
        assert_eq!(offset!(chinczyk_state, roll_off), 236);
        assert_eq!(offset!(chinczyk_state, place), 260);
        assert_eq!(offset!(chinczyk_state, leave_order), 284);
        assert_eq!(offset!(chinczyk_state, pawns_home), 308);
        assert_eq!(offset!(chinczyk_state, walked), 332);
        assert_eq!(offset!(chinczyk_state, steps), 356);
        assert_eq!(offset!(chinczyk_state, redo_steps), 360);
    }

    #[test]
    fn of_chinczyk_simulation() {
        assert_eq!(size_of::<chinczyk_simulation>(), 64);
        assert_eq!(offset!(chinczyk_simulation, struct_size), 0);
        assert_eq!(offset!(chinczyk_simulation, first), 4);
        assert_eq!(offset!(chinczyk_simulation, roll_limit), 8);
        assert_eq!(offset!(chinczyk_simulation, reserved), 12);
        assert_eq!(offset!(chinczyk_simulation, kinds), 16);
        assert_eq!(offset!(chinczyk_simulation, seed), 40);
        assert_eq!(offset!(chinczyk_simulation, first_game), 48);
        assert_eq!(offset!(chinczyk_simulation, games), 56);
    }

    #[test]
    fn of_chinczyk_results() {
        assert_eq!(size_of::<chinczyk_results>(), 9312);
        assert_eq!(offset!(chinczyk_results, struct_size), 0);
        assert_eq!(offset!(chinczyk_results, players), 4);
        assert_eq!(offset!(chinczyk_results, first), 8);
        assert_eq!(offset!(chinczyk_results, roll_limit), 12);
        assert_eq!(offset!(chinczyk_results, kinds), 16);
        assert_eq!(offset!(chinczyk_results, seats), 40);
        assert_eq!(offset!(chinczyk_results, rules), 48);
        assert_eq!(offset!(chinczyk_results, seed), 1072);
        assert_eq!(offset!(chinczyk_results, first_game), 1080);
        assert_eq!(offset!(chinczyk_results, games), 1088);
        assert_eq!(offset!(chinczyk_results, unfinished), 1096);
        assert_eq!(offset!(chinczyk_results, places), 1104);
        assert_eq!(offset!(chinczyk_results, order_places), 1392);
        assert_eq!(offset!(chinczyk_results, moves), 1680);
        assert_eq!(offset!(chinczyk_results, saved), 1944);
        assert_eq!(offset!(chinczyk_results, sums), 1952);
        assert_eq!(offset!(chinczyk_results, squares), 2016);
        assert_eq!(offset!(chinczyk_results, products), 2080);
        assert_eq!(offset!(chinczyk_results, bins), 2144);
    }

    #[test]
    fn of_chinczyk_bot() {
        assert_eq!(size_of::<chinczyk_bot>(), 24);
        assert_eq!(offset!(chinczyk_bot, struct_size), 0);
        assert_eq!(offset!(chinczyk_bot, kind), 4);
        assert_eq!(offset!(chinczyk_bot, seed), 8);
        assert_eq!(offset!(chinczyk_bot, nodes), 16);
    }

    #[test]
    fn of_chinczyk_forecast() {
        assert_eq!(size_of::<chinczyk_forecast>(), 40);
        assert_eq!(offset!(chinczyk_forecast, struct_size), 0);
        assert_eq!(offset!(chinczyk_forecast, playouts), 4);
        assert_eq!(offset!(chinczyk_forecast, kinds), 8);
        assert_eq!(offset!(chinczyk_forecast, seed), 32);
    }

    #[test]
    fn of_chinczyk_chance() {
        assert_eq!(size_of::<chinczyk_chance>(), 8);
        assert_eq!(offset!(chinczyk_chance, millionths), 0);
        assert_eq!(offset!(chinczyk_chance, standard_error), 4);
    }

    #[test]
    fn of_chinczyk_hint() {
        assert_eq!(size_of::<chinczyk_hint>(), 16);
        assert_eq!(offset!(chinczyk_hint, index), 0);
        assert_eq!(offset!(chinczyk_hint, millionths), 4);
        assert_eq!(offset!(chinczyk_hint, standard_error), 8);
        assert_eq!(offset!(chinczyk_hint, reserved), 12);
    }

    #[test]
    fn of_chinczyk_match_settings() {
        assert_eq!(size_of::<chinczyk_match_settings>(), 32);
        assert_eq!(offset!(chinczyk_match_settings, struct_size), 0);
        assert_eq!(offset!(chinczyk_match_settings, wins), 4);
        assert_eq!(offset!(chinczyk_match_settings, clock), 8);
        assert_eq!(offset!(chinczyk_match_settings, seed), 16);
        assert_eq!(offset!(chinczyk_match_settings, first), 24);
        assert_eq!(offset!(chinczyk_match_settings, reserved), 28);
    }

    #[test]
    fn of_chinczyk_standings() {
        assert_eq!(size_of::<chinczyk_standings>(), 176);
        assert_eq!(offset!(chinczyk_standings, struct_size), 0);
        assert_eq!(offset!(chinczyk_standings, stage), 4);
        assert_eq!(offset!(chinczyk_standings, players), 8);
        assert_eq!(offset!(chinczyk_standings, games), 12);
        assert_eq!(offset!(chinczyk_standings, wins_needed), 16);
        assert_eq!(offset!(chinczyk_standings, winner), 20);
        assert_eq!(offset!(chinczyk_standings, clock), 24);
        assert_eq!(offset!(chinczyk_standings, time_left), 32);
        assert_eq!(offset!(chinczyk_standings, wins), 80);
        assert_eq!(offset!(chinczyk_standings, place), 104);
        assert_eq!(offset!(chinczyk_standings, leave_order), 128);
        assert_eq!(offset!(chinczyk_standings, flag_fallen), 152);
    }

    #[test]
    fn of_chinczyk_why() {
        assert_eq!(size_of::<chinczyk_why>(), 48);
        assert_eq!(offset!(chinczyk_why, reason), 0);
        assert_eq!(offset!(chinczyk_why, player), 4);
        assert_eq!(offset!(chinczyk_why, piece), 8);
        assert_eq!(offset!(chinczyk_why, partner), 12);
        assert_eq!(offset!(chinczyk_why, from_square), 16);
        assert_eq!(offset!(chinczyk_why, to_square), 20);
        assert_eq!(offset!(chinczyk_why, square), 24);
        assert_eq!(offset!(chinczyk_why, value), 28);
        assert_eq!(offset!(chinczyk_why, pieces), 32);
        assert_eq!(offset!(chinczyk_why, faces), 36);
        assert_eq!(offset!(chinczyk_why, reserved), 40);
    }
}
