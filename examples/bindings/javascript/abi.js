// SPDX-License-Identifier: MIT
// What libchinczyk declares, in JavaScript and for koffi.
// Made by examples/bindings/generate.py from abi/api.json: not edited by hand.
import koffi from 'koffi';

/** Values of chinczyk_status. Numbers are never used again. */
export const Status = Object.freeze({
  /** Done. */
  OK: 0,
  /** An argument is null, out of its range, or names what does not exist. */
  INVALID_ARGUMENT: -10,
  /** The output does not fit into the buffer; the needed size is told. */
  BUFFER_TOO_SMALL: -11,
  /** The text does not have the form it must have. */
  PARSE: -20,
  /** A field of the rules is out of its range, or two contradict. */
  INVALID_RULES: -21,
  /** The rules cannot hold such a position. */
  INVALID_POSITION: -22,
  /** A saved game tells otherwise than the game goes. */
  INVALID_RECORD: -23,
  /** The move is not one of the legal moves. */
  ILLEGAL_MOVE: -30,
  /** The game waits for something else, or is over, or is not over. */
  WRONG_PHASE: -31,
  /** No step is left to take back. */
  NOTHING_TO_UNDO: -32,
  /** No step is left to repeat. */
  NOTHING_TO_REDO: -33,
  /** The allocator gave no memory. */
  NO_MEMORY: -40,
  /** The caller's callback asked to stop. */
  STOPPED: -41,
});

/** Values of chinczyk_preset. */
export const Preset = Object.freeze({
  /** The basic rules. */
  POLISH: 0,
  /** A larger board with a centre, one try, shields. */
  BRITISH: 1,
  /** Tries where only an exit face helps. */
  ONLINE: 2,
  /** Mandatory exits; ends with the first winner. */
  TOURNAMENT: 3,
  /** A larger board, stacks, a bonus for a capture. */
  LUDO: 4,
  /** Tries with all in base; ends with the first winner. */
  TRADITIONAL: 5,
  /** Traditional, with blocks that move. */
  BLOCKADE: 6,
  /** Traditional, with a robber each. */
  ROBBER: 7,
});

/** Values of chinczyk_rules.tries_when. */
export const TriesWhen = Object.freeze({
  /** No pawn or robber of the player is on the track. */
  NONE_ON_TRACK: 0,
  /** Never. */
  NEVER: 1,
  /** All of them are in base. */
  ALL_IN_BASE: 2,
  /** No face but an exit face has a legal move. */
  STUCK_WITHOUT_EXIT: 3,
});

/** Values of chinczyk_rules.bonus_limit_effect. */
export const BonusLimitEffect = Object.freeze({
  /** It is moved but grants nothing. */
  NO_BONUS: 0,
  /** It is not moved and the turn ends. */
  FORFEIT: 1,
});

/** Values of chinczyk_rules.exit_priority, start_clear and capture_priority. */
export const Obligation = Object.freeze({
  /** It need not be done. */
  FREE: 0,
  /** Where it can be done, nothing else is legal. */
  MANDATORY: 1,
});

/** Values of chinczyk_rules.jump, home_jump, home_move and block_jump. */
export const Permission = Object.freeze({
  /** It may be done. */
  ALLOWED: 0,
  /** It may not be done. */
  FORBIDDEN: 1,
});

/** Values of chinczyk_rules.passing. */
export const Passing = Object.freeze({
  /** Who can move must move. */
  FORBIDDEN: 0,
  /** A pass is among the legal moves. */
  ALLOWED: 1,
});

/** Values of chinczyk_rules.overshoot. */
export const Overshoot = Object.freeze({
  /** The move is illegal. */
  FORBIDDEN: 0,
  /** A pawn from the track turns back by the rest. */
  BOUNCE: 1,
  /** So does a pawn in the lane. */
  BOUNCE_ALL: 2,
});

/** Values of chinczyk_rules.block. */
export const Block = Object.freeze({
  /** Two pawns, no more. */
  NONE: 0,
  /** Nobody captures them; who lands there goes back to base. */
  SHIELD: 1,
  /** A pair that may move as one, and that only a pair captures. */
  MOVABLE: 2,
});

/** Values of chinczyk_rules.capture. */
export const Capture = Object.freeze({
  /** The opponents go to base. */
  NORMAL: 0,
  /** The pawn slides to a free square. */
  NONE: 1,
});

/** Values of chinczyk_rules.slide. */
export const Slide = Object.freeze({
  /** To the next free square of its way. */
  FORWARD: 0,
  /** To the nearest free square before. */
  BACK: 1,
});

/** Values of chinczyk_rules.safe_start. */
export const SafeStart = Object.freeze({
  /** On none. */
  NONE: 0,
  /** On its own. */
  OWN: 1,
  /** On any. */
  ANY: 2,
});

/** Values of chinczyk_rules.safe_landing. */
export const SafeLanding = Object.freeze({
  /** It is illegal. */
  CLOSED: 0,
  /** Both stand there. */
  SHARE: 1,
});

/** Values of chinczyk_rules.first. */
export const First = Object.freeze({
  /** The highest roll. */
  ROLL_OFF: 0,
  /** Drawn by the game's own die. */
  RANDOM: 1,
  /** Whom the caller names, else player 0. */
  FIXED: 2,
});

/** Values of chinczyk_rules.finish. */
export const Finish = Object.freeze({
  /** When only one player has no place. */
  ALL_PLACES: 0,
  /** With the first winner. */
  FIRST_WINNER: 1,
});

/** Values of chinczyk_field_kind. */
export const FieldKind = Object.freeze({
  /** A number between min and max. */
  NUMBER: 1,
  /** 0 or 1: no or yes. */
  BOOLEAN: 2,
  /** One of several words, numbered from 0. */
  WORD: 3,
  /** A set of faces, bit f for face f. */
  FACES: 4,
  /** A set of offsets, bit n for offset n. */
  OFFSETS: 5,
});

/** Values of chinczyk_phase. */
export const Phase = Object.freeze({
  /** The roll of a player in the roll-off for the first turn. */
  ROLL_OFF: 1,
  /** A roll. */
  ROLL: 2,
  /** A choice between the legal moves, of which there is at least one. */
  MOVE: 3,
  /** Nothing: the game is over. */
  OVER: 4,
});

/** Flags of chinczyk_move.flags. */
export const MoveFlag = Object.freeze({
  /** The piece leaves its base. */
  EXIT: 1,
  /** Something is captured. */
  CAPTURE: 2,
  /** Two pawns move together. */
  PAIR: 4,
  /** The pawn lands on a shield and goes back to its base. */
  BUST: 8,
  /** The pawn walks to the last square and back by the rest. */
  BOUNCE: 16,
  /** The pawn slides from an opponent's square to a free one. */
  SLIDE: 32,
  /** The pawn arrives home: it ends there and began elsewhere. */
  HOME: 64,
  /** The player declines to move; all else but the player is empty. */
  PASS: 128,
});

/** Values of chinczyk_event_kind; which members of chinczyk_event they set. */
export const EventKind = Object.freeze({
  /** player rolled the face value. */
  ROLLED: 1,
  /** player saved the face value for the sum of a combined roll. */
  SAVED: 2,
  /** player's piece went from from_square to to_square. */
  MOVED: 3,
  /** piece of player was captured on from_square and went to base, which is to_square. */
  CAPTURED: 4,
  /** player's piece hit a shield on from_square and went to base, which is to_square. */
  SENT_BACK: 5,
  /** The robber piece, captured on from_square, waits in player's base, which is to_square. */
  ROBBER_CHANGED_SIDES: 6,
  /** player's piece arrived home on to_square, coming from from_square. */
  REACHED_HOME: 7,
  /** player declined to move. */
  PASSED: 8,
  /** player has another roll; value is a CHINCZYK_BONUS_... */
  BONUS: 9,
  /** player may try again, value times at most. */
  TRIES_LEFT: 10,
  /** player has no legal move for value squares. */
  ROLL_LOST: 11,
  /** player rolled too many bonus faces in a row, value of them. */
  FORFEITED: 12,
  /** The turn of player begins. */
  TURN: 13,
  /** player has taken the place value. Of the others of a game that ends with its first winner nothing is told: see chinczyk_state.place. */
  PLACED: 14,
  /** player has left. */
  LEFT: 15,
  /** The game is over. */
  OVER: 16,
  /** player tied at the top of the roll-off with value, and rolls again; the others are out of it. */
  TIED: 17,
});

/** Values of chinczyk_event.value where the kind is CHINCZYK_EVENT_BONUS: why a roll was granted. */
export const Bonus = Object.freeze({
  /** A bonus face was rolled. */
  FACE: 1,
  /** Something was captured. */
  CAPTURE: 2,
  /** A pawn arrived home. */
  HOME: 3,
});

/** Values of chinczyk_player_kind. */
export const PlayerKind = Object.freeze({
  /** Every legal move, the pass too, is equally likely. */
  RANDOM: 1,
  /** The move that looks best at once: captures, progress, arrivals, danger. */
  GREEDY: 2,
  /** The move that leads to the best position, by what was learned from many games; in chinczyk_simulate() the best after one more roll. */
  STRONG: 3,
});

/** Values of chinczyk_measure. */
export const Measure = Object.freeze({
  /** Rolls of turns; those of the roll-off are left out. */
  ROLLS: 0,
  /** Turns. */
  TURNS: 1,
  /** Moves that captured. */
  CAPTURES: 2,
  /** Rolls without a legal move, and those that forfeited. */
  LOST: 3,
  /** Rolls with one legal move. */
  FORCED: 4,
  /** Rolls with two or more legal moves. */
  CHOICES: 5,
});

/** Values of chinczyk_stage. */
export const Stage = Object.freeze({
  /** A step of the game that is played. */
  GAME: 1,
  /** The next game: this one is over. */
  NEXT: 2,
  /** Nothing: the match is over. */
  OVER: 3,
});

/** Values of chinczyk_prompt. A roll that nobody can use is lost inside the roll itself, so there is never anything to ask about it; CHINCZYK_EVENT_ROLL_LOST among the events of the step tells that it was. */
export const Prompt = Object.freeze({
  /** Ask the player to roll: no piece of theirs is on the track. Every roll of a roll-off is one of these. */
  ROLL: 1,
  /** Roll without asking: the player has a pawn or robber on the track. */
  ROLL_UNASKED: 2,
  /** Ask the player to choose between several legal moves, of which passing may be one. */
  CHOOSE: 3,
  /** Play the only legal move, which is the one at index 0, without asking. */
  PLAY_UNASKED: 4,
  /** Ask for nothing: the game is over. */
  OVER: 5,
});

/** Values of chinczyk_reason. */
export const Reason = Object.freeze({
  /** None: the piece may move, to to_square. */
  NONE: 0,
  /** The piece is off the board: its player has left. Of the members only piece is set. */
  GONE: 1,
  /** The game is over. */
  OVER: 2,
  /** player has finished, and the pawns that are left stay where they are. */
  FINISHED: 3,
  /** The players still roll for the first turn. Only without a face of the caller's. */
  ROLL_OFF: 4,
  /** It is the turn of the player value, not of player. Only without a face of the caller's. */
  NOT_ON_TURN: 5,
  /** player has yet to roll. Only without a face of the caller's. */
  ROLL_DUE: 6,
  /** The face, with which value bonus faces have come in a row, is one too many: nothing is moved and the turn ends. Only for a face of the caller's. */
  FORFEITED: 7,
  /** The face is saved for the sum of a combined roll, and player rolls again. Only for a face of the caller's. */
  SAVED: 8,
  /** Asked for a pair: there is none, because the rules let no pair move, or the piece is no pawn on the track, or stands there alone. */
  NO_PAIR: 9,
  /** The pawn has walked its whole way, and stays on the last square, or in the centre, for ever. */
  AT_END: 10,
  /** The piece is in base, and none of faces, those that bring it out, was rolled. */
  NEEDS_EXIT: 11,
  /** These rules let no pawn in the lane move on. */
  HOME_MOVE: 12,
  /** The pair would enter the lane, where two cannot move together. */
  PAIR_IN_LANE: 13,
  /** The roll leads value squares past the last one, and the pawn may not turn back there. */
  TOO_FAR: 14,
  /** The roll leads value squares past the last one, and so many back lead out of the lane again. */
  BOUNCE_TOO_FAR: 15,
  /** The move would end where it began, on to_square. */
  OWN_SQUARE: 16,
  /** On the way to to_square stand pieces, anybody's, on square, a square of the track, and these rules let nobody jump. */
  JUMP: 17,
  /** On the way to to_square stand pieces, an opponent's block, on square, over which these rules let no opponent jump. */
  BLOCK_JUMP: 18,
  /** On the way to to_square stand pieces, pawns of the same colour, on square, a square of the lane, over which these rules let none jump. */
  HOME_JUMP: 19,
  /** On square, which is to_square, stand pieces of player that leave no room. It is where the piece would end; or the start which a piece in base must enter before it walks on with the rest of a combined roll. */
  OWN_PIECE: 20,
  /** On square, which is to_square, stand pieces, an opponent's block, on which this piece may not land. It is where the piece would end, or the start, as above. */
  BLOCK: 21,
  /** On square, which is to_square, stand pieces of opponents that are safe there. */
  SAFE: 22,
  /** On square, which is to_square, stand pieces of opponents, which are not captured in this game, and the pawn finds no free square to slide to. */
  NO_FREE_SQUARE: 23,
  /** It could go to to_square, but one of pieces must leave its base. */
  MUST_EXIT: 24,
  /** It could go to to_square, but one of pieces must leave its start, because others wait in base. */
  MUST_CLEAR_START: 25,
  /** It could go to to_square, but one of pieces must capture. */
  MUST_CAPTURE: 26,
});

/** Values of chinczyk_language: 1 to chinczyk_language_count(). */
export const Language = Object.freeze({
  /** English. */
  ENGLISH: 1,
  /** Polish. */
  POLISH: 2,
});

/** Most colours of a board. */
export const MAX_COLOURS = 6;

/** Most pawns of a colour. */
export const MAX_PAWNS = 4;

/** Most robbers in a game. */
export const MAX_ROBBERS = 2;

/** Most legal moves in a choice. */
export const MAX_MOVES = 32;

/** Most faces that one move can add up (combine_rolls). */
export const MAX_FACES = 9;

/** Most events of a step. */
export const MAX_EVENTS = 64;

/** Most squares of the path of a move. */
export const MAX_PATH = 128;

/** The square of a piece that waits in base. */
export const BASE = -1;

/** The first square of every lane. */
export const LANE = 100;

/** The piece number of robber 0. */
export const ROBBER = 24;

/** No player, no piece, no square. */
export const NONE = -2;

/** Measures that the results have room for. */
export const MAX_MEASURES = 8;

/** Bins of a histogram. */
export const MAX_BINS = 112;

/** Most rolls of a simulated game. */
export const MAX_ROLLS = 65535;

/** The fields of the rules that a caller may set. */
export const RULES_FIELDS = Object.freeze([
  'colours',
  'track_length',
  'lap_length',
  'home_length',
  'home_centre',
  'pawns',
  'exit_faces',
  'bonus_faces',
  'tries',
  'tries_when',
  'bonus_limit',
  'bonus_limit_effect',
  'bonus_if_stuck',
  'combine_rolls',
  'bonus_on_capture',
  'bonus_on_home',
  'exit_priority',
  'start_clear',
  'passing',
  'jump',
  'home_jump',
  'home_move',
  'overshoot',
  'stack_limit',
  'block',
  'block_jump',
  'capture',
  'slide',
  'capture_priority',
  'safe_start',
  'safe_squares',
  'safe_landing',
  'robbers',
  'first',
  'finish',
  'win_pawns',
]);

koffi.alias('chinczyk_status', 'int32_t');
koffi.alias('chinczyk_preset', 'int32_t');
koffi.alias('chinczyk_field_kind', 'int32_t');
koffi.alias('chinczyk_phase', 'int32_t');
koffi.alias('chinczyk_event_kind', 'int32_t');
koffi.alias('chinczyk_player_kind', 'int32_t');
koffi.alias('chinczyk_measure', 'int32_t');
koffi.alias('chinczyk_stage', 'int32_t');
koffi.alias('chinczyk_prompt', 'int32_t');
koffi.alias('chinczyk_reason', 'int32_t');
koffi.alias('chinczyk_language', 'int32_t');
koffi.opaque('chinczyk_game');
koffi.opaque('chinczyk_match');
koffi.opaque('chinczyk_allocator');
koffi.proto('int32_t chinczyk_stop(void *ctx)');
koffi.proto('int32_t chinczyk_progress(uint64_t done, void *ctx)');
koffi.struct('chinczyk_error', {
  status: 'chinczyk_status',
  offset: 'int32_t',
  field: koffi.array('char', 32),
  reason: koffi.array('char', 212),
  reserved: 'int32_t',
});
koffi.struct('chinczyk_rules', {
  struct_size: 'uint32_t',
  reserved0: 'uint32_t',
  colours: 'uint32_t',
  track_length: 'uint32_t',
  lap_length: 'uint32_t',
  home_length: 'uint32_t',
  home_centre: 'uint32_t',
  pawns: 'uint32_t',
  exit_faces: 'uint32_t',
  bonus_faces: 'uint32_t',
  tries: 'uint32_t',
  tries_when: 'uint32_t',
  bonus_limit: 'uint32_t',
  bonus_limit_effect: 'uint32_t',
  bonus_if_stuck: 'uint32_t',
  combine_rolls: 'uint32_t',
  bonus_on_capture: 'uint32_t',
  bonus_on_home: 'uint32_t',
  exit_priority: 'uint32_t',
  start_clear: 'uint32_t',
  passing: 'uint32_t',
  jump: 'uint32_t',
  home_jump: 'uint32_t',
  home_move: 'uint32_t',
  overshoot: 'uint32_t',
  stack_limit: 'uint32_t',
  block: 'uint32_t',
  block_jump: 'uint32_t',
  capture: 'uint32_t',
  slide: 'uint32_t',
  capture_priority: 'uint32_t',
  safe_start: 'uint32_t',
  safe_squares: 'uint64_t',
  safe_landing: 'uint32_t',
  robbers: 'uint32_t',
  first: 'uint32_t',
  finish: 'uint32_t',
  win_pawns: 'uint32_t',
  reserved1: koffi.array('uint32_t', 3),
});
koffi.struct('chinczyk_field', {
  offset: 'uint32_t',
  width: 'uint32_t',
  kind: 'chinczyk_field_kind',
  reserved: 'uint32_t',
  min: 'uint64_t',
  max: 'uint64_t',
  default_value: 'uint64_t',
});
koffi.struct('chinczyk_point', {
  x: 'int32_t',
  y: 'int32_t',
});
koffi.struct('chinczyk_move', {
  from_square: 'int16_t',
  to_square: 'int16_t',
  player: 'int8_t',
  piece: 'int8_t',
  partner: 'int8_t',
  colour: 'int8_t',
  captured: 'uint32_t',
  flags: 'uint32_t',
  reserved: 'uint32_t',
});
koffi.struct('chinczyk_event', {
  kind: 'chinczyk_event_kind',
  player: 'int32_t',
  piece: 'int32_t',
  from_square: 'int32_t',
  to_square: 'int32_t',
  value: 'int32_t',
  flags: 'uint32_t',
  reserved: 'uint32_t',
});
koffi.struct('chinczyk_state', {
  struct_size: 'uint32_t',
  phase: 'chinczyk_phase',
  player: 'int32_t',
  players: 'int32_t',
  distance: 'int32_t',
  face_count: 'int32_t',
  faces: koffi.array('int32_t', 9),
  rolls_used: 'int32_t',
  rolls_left: 'int32_t',
  sixes: 'int32_t',
  move_count: 'int32_t',
  colours: koffi.array('uint32_t', 6),
  owner: koffi.array('int32_t', 6),
  square: koffi.array('int32_t', 26),
  robber_owner: koffi.array('int32_t', 2),
  roll_off: koffi.array('int32_t', 6),
  place: koffi.array('int32_t', 6),
  leave_order: koffi.array('int32_t', 6),
  pawns_home: koffi.array('int32_t', 6),
  walked: koffi.array('int32_t', 6),
  steps: 'uint32_t',
  redo_steps: 'uint32_t',
});
koffi.struct('chinczyk_simulation', {
  struct_size: 'uint32_t',
  first: 'int32_t',
  roll_limit: 'uint32_t',
  reserved: 'uint32_t',
  kinds: koffi.array('chinczyk_player_kind', 6),
  seed: 'uint64_t',
  first_game: 'uint64_t',
  games: 'uint64_t',
});
koffi.struct('chinczyk_results', {
  struct_size: 'uint32_t',
  players: 'int32_t',
  first: 'int32_t',
  roll_limit: 'uint32_t',
  kinds: koffi.array('chinczyk_player_kind', 6),
  seats: koffi.array('char', 8),
  rules: koffi.array('char', 1024),
  seed: 'uint64_t',
  first_game: 'uint64_t',
  games: 'uint64_t',
  unfinished: 'uint64_t',
  places: koffi.array('uint64_t', 36),
  order_places: koffi.array('uint64_t', 36),
  moves: koffi.array('uint64_t', 33),
  saved: 'uint64_t',
  sums: koffi.array('uint64_t', 8),
  squares: koffi.array('uint64_t', 8),
  products: koffi.array('uint64_t', 8),
  bins: koffi.array('uint64_t', 896),
});
koffi.struct('chinczyk_bot', {
  struct_size: 'uint32_t',
  kind: 'chinczyk_player_kind',
  seed: 'uint64_t',
  nodes: 'uint64_t',
});
koffi.struct('chinczyk_forecast', {
  struct_size: 'uint32_t',
  playouts: 'uint32_t',
  kinds: koffi.array('chinczyk_player_kind', 6),
  seed: 'uint64_t',
});
koffi.struct('chinczyk_chance', {
  millionths: 'uint32_t',
  standard_error: 'uint32_t',
});
koffi.struct('chinczyk_hint', {
  index: 'uint32_t',
  millionths: 'uint32_t',
  standard_error: 'uint32_t',
  reserved: 'uint32_t',
});
koffi.struct('chinczyk_match_settings', {
  struct_size: 'uint32_t',
  wins: 'int32_t',
  clock: 'uint64_t',
  seed: 'uint64_t',
  first: 'int32_t',
  reserved: 'uint32_t',
});
koffi.struct('chinczyk_standings', {
  struct_size: 'uint32_t',
  stage: 'chinczyk_stage',
  players: 'int32_t',
  games: 'int32_t',
  wins_needed: 'int32_t',
  winner: 'int32_t',
  clock: 'uint64_t',
  time_left: koffi.array('uint64_t', 6),
  wins: koffi.array('int32_t', 6),
  place: koffi.array('int32_t', 6),
  leave_order: koffi.array('int32_t', 6),
  flag_fallen: koffi.array('int32_t', 6),
});
koffi.struct('chinczyk_why', {
  reason: 'chinczyk_reason',
  player: 'int32_t',
  piece: 'int32_t',
  partner: 'int32_t',
  from_square: 'int32_t',
  to_square: 'int32_t',
  square: 'int32_t',
  value: 'int32_t',
  pieces: 'uint32_t',
  faces: 'uint32_t',
  reserved: koffi.array('uint32_t', 2),
});

/** The functions of the library at `path`, without their prefix. */
export function load(path) {
  const library = koffi.load(path);
  return {
    version: library.func(
      'const char *chinczyk_version(void)',
    ),
    version_major: library.func(
      'int32_t chinczyk_version_major(void)',
    ),
    version_minor: library.func(
      'int32_t chinczyk_version_minor(void)',
    ),
    version_patch: library.func(
      'int32_t chinczyk_version_patch(void)',
    ),
    status_name: library.func(
      'const char *chinczyk_status_name(chinczyk_status status)',
    ),
    status_message: library.func(
      'const char *chinczyk_status_message(chinczyk_status status)',
    ),
    max_colours: library.func(
      'int32_t chinczyk_max_colours(void)',
    ),
    max_pawns: library.func(
      'int32_t chinczyk_max_pawns(void)',
    ),
    max_robbers: library.func(
      'int32_t chinczyk_max_robbers(void)',
    ),
    max_moves: library.func(
      'int32_t chinczyk_max_moves(void)',
    ),
    max_faces: library.func(
      'int32_t chinczyk_max_faces(void)',
    ),
    max_events: library.func(
      'int32_t chinczyk_max_events(void)',
    ),
    max_path: library.func(
      'int32_t chinczyk_max_path(void)',
    ),
    base: library.func(
      'int32_t chinczyk_base(void)',
    ),
    lane: library.func(
      'int32_t chinczyk_lane(void)',
    ),
    robber: library.func(
      'int32_t chinczyk_robber(void)',
    ),
    none: library.func(
      'int32_t chinczyk_none(void)',
    ),
    rules_init: library.func(
      'chinczyk_status chinczyk_rules_init(_Out_ chinczyk_rules *rules, size_t size, chinczyk_preset preset)',
    ),
    rules_check: library.func(
      'chinczyk_status chinczyk_rules_check(const chinczyk_rules *rules, _Out_ chinczyk_error *error)',
    ),
    rules_parse: library.func(
      'chinczyk_status chinczyk_rules_parse(const char *text, _Out_ chinczyk_rules *rules, size_t size, _Out_ chinczyk_error *error)',
    ),
    rules_format: library.func(
      'chinczyk_status chinczyk_rules_format(const chinczyk_rules *rules, void *buffer, size_t capacity, _Out_ size_t *needed)',
    ),
    rules_seats: library.func(
      'chinczyk_status chinczyk_rules_seats(const chinczyk_rules *rules, int32_t players, int32_t colours_each, void *buffer, size_t capacity, _Out_ size_t *needed)',
    ),
    preset_count: library.func(
      'int32_t chinczyk_preset_count(void)',
    ),
    preset_name: library.func(
      'const char *chinczyk_preset_name(chinczyk_preset preset)',
    ),
    field_count: library.func(
      'int32_t chinczyk_field_count(void)',
    ),
    field_name: library.func(
      'const char *chinczyk_field_name(int32_t field)',
    ),
    field_help: library.func(
      'const char *chinczyk_field_help(int32_t field)',
    ),
    field_value_name: library.func(
      'const char *chinczyk_field_value_name(int32_t field, uint64_t value)',
    ),
    field_find: library.func(
      'int32_t chinczyk_field_find(const char *name)',
    ),
    field_describe: library.func(
      'chinczyk_status chinczyk_field_describe(int32_t field, _Out_ chinczyk_field *description)',
    ),
    board_size: library.func(
      'chinczyk_status chinczyk_board_size(const chinczyk_rules *rules, _Out_ int32_t *width, _Out_ int32_t *height)',
    ),
    board_square: library.func(
      'chinczyk_status chinczyk_board_square(const chinczyk_rules *rules, int32_t colour, int32_t square, _Out_ chinczyk_point *point)',
    ),
    board_base: library.func(
      'chinczyk_status chinczyk_board_base(const chinczyk_rules *rules, int32_t colour, int32_t piece, _Out_ chinczyk_point *point)',
    ),
    board_die: library.func(
      'chinczyk_status chinczyk_board_die(const chinczyk_rules *rules, int32_t colour, _Out_ chinczyk_point *point)',
    ),
    board_corner: library.func(
      'chinczyk_status chinczyk_board_corner(const chinczyk_rules *rules, int32_t colour, _Out_ int32_t *corner)',
    ),
    board_slot: library.func(
      'chinczyk_status chinczyk_board_slot(int32_t count, int32_t index, _Out_ chinczyk_point *offset, _Out_ int32_t *room)',
    ),
    game_new: library.func(
      'chinczyk_status chinczyk_game_new(const chinczyk_rules *rules, const char *seats, int32_t first, uint64_t seed, const chinczyk_allocator *allocator, _Out_ chinczyk_game **game, _Out_ chinczyk_error *error)',
    ),
    game_new_at: library.func(
      'chinczyk_status chinczyk_game_new_at(const chinczyk_rules *rules, const char *position, uint64_t seed, const chinczyk_allocator *allocator, _Out_ chinczyk_game **game, _Out_ chinczyk_error *error)',
    ),
    game_copy: library.func(
      'chinczyk_status chinczyk_game_copy(const chinczyk_game *game, const chinczyk_allocator *allocator, _Out_ chinczyk_game **copy)',
    ),
    game_free: library.func(
      'void chinczyk_game_free(chinczyk_game *game)',
    ),
    game_phase: library.func(
      'chinczyk_phase chinczyk_game_phase(const chinczyk_game *game)',
    ),
    game_player: library.func(
      'int32_t chinczyk_game_player(const chinczyk_game *game)',
    ),
    game_roll: library.func(
      'chinczyk_status chinczyk_game_roll(chinczyk_game *game, int32_t face, _Out_ int32_t *rolled)',
    ),
    game_moves: library.func(
      'chinczyk_status chinczyk_game_moves(const chinczyk_game *game, void *moves, size_t capacity, _Out_ size_t *count)',
    ),
    game_play: library.func(
      'chinczyk_status chinczyk_game_play(chinczyk_game *game, const chinczyk_move *move)',
    ),
    game_play_index: library.func(
      'chinczyk_status chinczyk_game_play_index(chinczyk_game *game, size_t index)',
    ),
    game_leave: library.func(
      'chinczyk_status chinczyk_game_leave(chinczyk_game *game, int32_t player)',
    ),
    game_undo: library.func(
      'chinczyk_status chinczyk_game_undo(chinczyk_game *game)',
    ),
    game_redo: library.func(
      'chinczyk_status chinczyk_game_redo(chinczyk_game *game)',
    ),
    game_steps: library.func(
      'uint32_t chinczyk_game_steps(const chinczyk_game *game)',
    ),
    game_events: library.func(
      'chinczyk_status chinczyk_game_events(const chinczyk_game *game, void *events, size_t capacity, _Out_ size_t *count)',
    ),
    game_state: library.func(
      'chinczyk_status chinczyk_game_state(const chinczyk_game *game, _Inout_ chinczyk_state *state)',
    ),
    game_pieces_on: library.func(
      'chinczyk_status chinczyk_game_pieces_on(const chinczyk_game *game, int32_t colour, int32_t square, _Out_ uint32_t *pieces)',
    ),
    game_rules: library.func(
      'chinczyk_status chinczyk_game_rules(const chinczyk_game *game, _Out_ chinczyk_rules *rules, size_t size)',
    ),
    game_position: library.func(
      'chinczyk_status chinczyk_game_position(const chinczyk_game *game, void *buffer, size_t capacity, _Out_ size_t *needed)',
    ),
    game_hash: library.func(
      'uint64_t chinczyk_game_hash(const chinczyk_game *game)',
    ),
    move_format: library.func(
      'chinczyk_status chinczyk_move_format(const chinczyk_move *move, void *buffer, size_t capacity, _Out_ size_t *needed)',
    ),
    game_find_move: library.func(
      'chinczyk_status chinczyk_game_find_move(const chinczyk_game *game, const char *text, _Out_ chinczyk_move *move, _Out_ chinczyk_error *error)',
    ),
    game_perft: library.func(
      'chinczyk_status chinczyk_game_perft(const chinczyk_game *game, uint32_t depth, chinczyk_stop *stop, void *ctx, _Out_ uint64_t *leaves)',
    ),
    max_measures: library.func(
      'int32_t chinczyk_max_measures(void)',
    ),
    max_bins: library.func(
      'int32_t chinczyk_max_bins(void)',
    ),
    max_rolls: library.func(
      'int32_t chinczyk_max_rolls(void)',
    ),
    player_kind_name: library.func(
      'const char *chinczyk_player_kind_name(chinczyk_player_kind kind)',
    ),
    measure_name: library.func(
      'const char *chinczyk_measure_name(chinczyk_measure measure)',
    ),
    simulation_init: library.func(
      'chinczyk_status chinczyk_simulation_init(_Out_ chinczyk_simulation *simulation, size_t size)',
    ),
    simulate: library.func(
      'chinczyk_status chinczyk_simulate(const chinczyk_rules *rules, const char *seats, const chinczyk_simulation *simulation, chinczyk_progress *progress, void *ctx, _Inout_ chinczyk_results *results, _Out_ chinczyk_error *error)',
    ),
    game_playout: library.func(
      'chinczyk_status chinczyk_game_playout(const chinczyk_game *game, uint64_t seed, uint64_t number, void *places, size_t capacity, _Out_ size_t *count, _Out_ uint64_t *rolls)',
    ),
    bin_least: library.func(
      'uint32_t chinczyk_bin_least(int32_t bin)',
    ),
    results_merge: library.func(
      'chinczyk_status chinczyk_results_merge(_Inout_ chinczyk_results *results, const chinczyk_results *part, _Out_ chinczyk_error *error)',
    ),
    results_format: library.func(
      'chinczyk_status chinczyk_results_format(const chinczyk_results *results, void *buffer, size_t capacity, _Out_ size_t *needed)',
    ),
    results_parse: library.func(
      'chinczyk_status chinczyk_results_parse(const char *text, _Inout_ chinczyk_results *results, _Out_ chinczyk_error *error)',
    ),
    results_mean: library.func(
      'chinczyk_status chinczyk_results_mean(const chinczyk_results *results, chinczyk_measure measure, _Out_ uint64_t *millionths, _Out_ uint64_t *standard_error)',
    ),
    results_per_roll: library.func(
      'chinczyk_status chinczyk_results_per_roll(const chinczyk_results *results, chinczyk_measure measure, _Out_ uint64_t *millionths, _Out_ uint64_t *standard_error)',
    ),
    results_share: library.func(
      'chinczyk_status chinczyk_results_share(const chinczyk_results *results, uint64_t count, _Out_ uint64_t *millionths, _Out_ uint64_t *standard_error)',
    ),
    bot_init: library.func(
      'chinczyk_status chinczyk_bot_init(_Out_ chinczyk_bot *bot, size_t size, chinczyk_player_kind kind)',
    ),
    game_choose: library.func(
      'chinczyk_status chinczyk_game_choose(const chinczyk_game *game, const chinczyk_bot *bot, chinczyk_stop *stop, void *ctx, _Out_ size_t *index, _Out_ uint64_t *nodes)',
    ),
    forecast_init: library.func(
      'chinczyk_status chinczyk_forecast_init(_Out_ chinczyk_forecast *forecast, size_t size)',
    ),
    game_chances: library.func(
      'chinczyk_status chinczyk_game_chances(const chinczyk_game *game, const chinczyk_forecast *forecast, chinczyk_stop *stop, void *ctx, void *chances, size_t capacity, _Out_ size_t *count, _Out_ uint64_t *playouts)',
    ),
    game_hint: library.func(
      'chinczyk_status chinczyk_game_hint(const chinczyk_game *game, const chinczyk_forecast *forecast, chinczyk_stop *stop, void *ctx, void *hints, size_t capacity, _Out_ size_t *count, _Out_ uint64_t *playouts)',
    ),
    game_exact_chances: library.func(
      'chinczyk_status chinczyk_game_exact_chances(const chinczyk_game *game, const chinczyk_forecast *forecast, chinczyk_stop *stop, void *ctx, void *chances, size_t capacity, _Out_ size_t *count)',
    ),
    match_settings_init: library.func(
      'chinczyk_status chinczyk_match_settings_init(_Out_ chinczyk_match_settings *settings, size_t size)',
    ),
    match_new: library.func(
      'chinczyk_status chinczyk_match_new(const chinczyk_rules *rules, const char *seats, const chinczyk_match_settings *settings, const chinczyk_allocator *allocator, _Out_ chinczyk_match **match, _Out_ chinczyk_error *error)',
    ),
    match_free: library.func(
      'void chinczyk_match_free(chinczyk_match *match)',
    ),
    match_stage: library.func(
      'chinczyk_stage chinczyk_match_stage(const chinczyk_match *match)',
    ),
    match_game: library.func(
      'const chinczyk_game *chinczyk_match_game(const chinczyk_match *match)',
    ),
    match_game_at: library.func(
      'const chinczyk_game *chinczyk_match_game_at(const chinczyk_match *match, int32_t number)',
    ),
    match_standings: library.func(
      'chinczyk_status chinczyk_match_standings(const chinczyk_match *match, _Inout_ chinczyk_standings *standings)',
    ),
    match_roll: library.func(
      'chinczyk_status chinczyk_match_roll(chinczyk_match *match, int32_t face, _Out_ int32_t *rolled)',
    ),
    match_play: library.func(
      'chinczyk_status chinczyk_match_play(chinczyk_match *match, const chinczyk_move *move)',
    ),
    match_play_index: library.func(
      'chinczyk_status chinczyk_match_play_index(chinczyk_match *match, size_t index)',
    ),
    match_undo: library.func(
      'chinczyk_status chinczyk_match_undo(chinczyk_match *match)',
    ),
    match_redo: library.func(
      'chinczyk_status chinczyk_match_redo(chinczyk_match *match)',
    ),
    match_spend: library.func(
      'chinczyk_status chinczyk_match_spend(chinczyk_match *match, uint64_t milliseconds, _Out_ int32_t *fallen)',
    ),
    match_set_time: library.func(
      'chinczyk_status chinczyk_match_set_time(chinczyk_match *match, int32_t player, uint64_t milliseconds)',
    ),
    match_leave: library.func(
      'chinczyk_status chinczyk_match_leave(chinczyk_match *match, int32_t player)',
    ),
    match_next: library.func(
      'chinczyk_status chinczyk_match_next(chinczyk_match *match)',
    ),
    match_save: library.func(
      'chinczyk_status chinczyk_match_save(const chinczyk_match *match, const char *head, size_t head_length, void *buffer, size_t capacity, _Out_ size_t *needed, _Out_ chinczyk_error *error)',
    ),
    match_load: library.func(
      'chinczyk_status chinczyk_match_load(const char *text, size_t length, const chinczyk_allocator *allocator, _Out_ chinczyk_match **match, _Out_ size_t *consumed, _Inout_ uint64_t *line, _Out_ chinczyk_error *error)',
    ),
    game_path: library.func(
      'chinczyk_status chinczyk_game_path(const chinczyk_game *game, const chinczyk_move *move, void *squares, size_t capacity, _Out_ size_t *count)',
    ),
    game_path_back: library.func(
      'chinczyk_status chinczyk_game_path_back(const chinczyk_game *game, int32_t piece, int32_t from_square, void *squares, size_t capacity, _Out_ size_t *count)',
    ),
    game_save: library.func(
      'chinczyk_status chinczyk_game_save(const chinczyk_game *game, const char *head, size_t head_length, void *buffer, size_t capacity, _Out_ size_t *needed, _Out_ chinczyk_error *error)',
    ),
    game_load: library.func(
      'chinczyk_status chinczyk_game_load(const char *text, size_t length, const chinczyk_allocator *allocator, _Out_ chinczyk_game **game, _Out_ size_t *consumed, _Inout_ uint64_t *line, _Out_ chinczyk_error *error)',
    ),
    record_find: library.func(
      'chinczyk_status chinczyk_record_find(const char *text, size_t length, _Out_ size_t *begin, _Out_ size_t *end)',
    ),
    record_tag: library.func(
      'chinczyk_status chinczyk_record_tag(const char *text, size_t length, const char *name, void *buffer, size_t capacity, _Out_ size_t *needed, _Out_ chinczyk_error *error)',
    ),
    record_tag_name: library.func(
      'chinczyk_status chinczyk_record_tag_name(const char *text, size_t length, size_t index, void *buffer, size_t capacity, _Out_ size_t *needed, _Out_ chinczyk_error *error)',
    ),
    record_tag_format: library.func(
      'chinczyk_status chinczyk_record_tag_format(const char *name, const char *value, void *buffer, size_t capacity, _Out_ size_t *needed)',
    ),
    game_prompt: library.func(
      'chinczyk_prompt chinczyk_game_prompt(const chinczyk_game *game)',
    ),
    game_why: library.func(
      'chinczyk_status chinczyk_game_why(const chinczyk_game *game, int32_t piece, uint32_t flags, int32_t face, _Out_ chinczyk_why *why)',
    ),
    language_count: library.func(
      'int32_t chinczyk_language_count(void)',
    ),
    language_code: library.func(
      'const char *chinczyk_language_code(chinczyk_language language)',
    ),
    language_name: library.func(
      'const char *chinczyk_language_name(chinczyk_language language)',
    ),
    language_find: library.func(
      'chinczyk_language chinczyk_language_find(const char *code)',
    ),
    rules_words: library.func(
      'chinczyk_status chinczyk_rules_words(const chinczyk_rules *rules, chinczyk_language language, void *buffer, size_t capacity, _Out_ size_t *needed)',
    ),
    rules_difference: library.func(
      'chinczyk_status chinczyk_rules_difference(const chinczyk_rules *rules, const chinczyk_rules *other, chinczyk_language language, void *buffer, size_t capacity, _Out_ size_t *needed)',
    ),
    event_words: library.func(
      'chinczyk_status chinczyk_event_words(const chinczyk_game *game, const chinczyk_event *event, chinczyk_language language, void *buffer, size_t capacity, _Out_ size_t *needed)',
    ),
    why_words: library.func(
      'chinczyk_status chinczyk_why_words(const chinczyk_game *game, const chinczyk_why *why, chinczyk_language language, void *buffer, size_t capacity, _Out_ size_t *needed)',
    ),
    player_words: library.func(
      'chinczyk_status chinczyk_player_words(const chinczyk_game *game, int32_t player, chinczyk_language language, void *buffer, size_t capacity, _Out_ size_t *needed)',
    ),
    words_colour: library.func(
      'const char *chinczyk_words_colour(const chinczyk_rules *rules, int32_t colour, chinczyk_language language)',
    ),
    words_status: library.func(
      'const char *chinczyk_words_status(chinczyk_status status, chinczyk_language language)',
    ),
    words_phase: library.func(
      'const char *chinczyk_words_phase(chinczyk_phase phase, chinczyk_language language)',
    ),
    words_event_kind: library.func(
      'const char *chinczyk_words_event_kind(chinczyk_event_kind kind, chinczyk_language language)',
    ),
    words_preset: library.func(
      'const char *chinczyk_words_preset(chinczyk_preset preset, chinczyk_language language)',
    ),
    words_field: library.func(
      'const char *chinczyk_words_field(int32_t field, chinczyk_language language)',
    ),
    words_value: library.func(
      'const char *chinczyk_words_value(int32_t field, uint64_t value, chinczyk_language language)',
    ),
  };
}
