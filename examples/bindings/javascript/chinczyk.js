// SPDX-License-Identifier: MIT
// Games of Chińczyk, by the shared library libchinczyk. It is found by the system's loader, or
// at the path in CHINCZYK_LIBRARY.
import koffi from 'koffi';
import { load, MAX_MOVES, NONE, Preset, RULES_FIELDS, Status } from './abi.js';

export * from './abi.js';

const RULES_SIZE = koffi.sizeof('chinczyk_rules');
const lib = load(process.env.CHINCZYK_LIBRARY ?? 'libchinczyk.so.0');

/**
 * What the library refuses. `field` and `offset` tell where, null where that is not told.
 */
export class ChinczykError extends Error {
  constructor(status, detail) {
    super(detail?.reason || lib.status_message(status));
    this.name = 'ChinczykError';
    this.status = status;
    /** The short name of the status, such as "illegal-move". */
    this.code = lib.status_name(status);
    this.field = detail?.field || null;
    this.offset = detail?.offset >= 0 ? detail.offset : null;
  }
}

/** The rules of a game: a preset, whose fields may be changed. */
export class Rules {
  #struct = {};

  static {
    for (const field of RULES_FIELDS) {
      Object.defineProperty(this.prototype, field, {
        get() {
          return this.#struct[field];
        },
        set(value) {
          this.#struct[field] = value;
        },
      });
    }
  }

  /** @param {number} preset one of Preset */
  constructor(preset = Preset.POLISH) {
    check(lib.rules_init(this.#struct, RULES_SIZE, preset));
    Object.freeze(this); // a field that is misspelt is an error
  }

  /** Reads `preset[,key=value]...`. */
  static parse(text) {
    const rules = new Rules();
    const detail = {};
    check(lib.rules_parse(whole(text), rules.#struct, RULES_SIZE, detail), detail);
    return rules;
  }

  /** Throws where the rules cannot be played. */
  check() {
    const detail = {};
    check(lib.rules_check(this.#struct, detail), detail);
  }

  /** The seats of so many players, such as "0.1.". */
  seats(players, coloursEach = 1) {
    return written((...out) => lib.rules_seats(this.#struct, players, coloursEach, ...out));
  }

  /** The rules in the struct of C. */
  static of(struct) {
    const rules = new Rules();
    Object.assign(rules.#struct, struct);
    return rules;
  }

  /** A copy of the struct of C. */
  get struct() {
    return { ...this.#struct };
  }

  /** Whether all the fields are equal. */
  equals(other) {
    return RULES_FIELDS.every((field) => this[field] === other[field]);
  }

  toString() {
    return written((...out) => lib.rules_format(this.#struct, ...out));
  }
}

/** A move, with all that a screen needs to show it; its text is `${move}`. */
export class Move {
  constructor(fields) {
    Object.assign(this, fields);
  }

  toString() {
    return written((...out) => lib.move_format(this, ...out));
  }
}

// Frees a game that was left to the garbage collector.
const forgotten = new FinalizationRegistry((handle) => lib.game_free(handle));

/** A game in progress. Iterating over it yields the legal moves. close() frees it. */
export class Game {
  #handle;

  /**
   * @param {Rules} rules
   * @param {{players?: number, seats?: string, first?: number, seed?: number | bigint}} options
   */
  constructor(rules = new Rules(), options = {}) {
    const { players = 2, seats, first = NONE, seed = 1 } = options;
    // The other ways to make a game hand their own function.
    const begin =
      typeof rules === 'function'
        ? rules
        : (...out) => {
            const text = whole(seats ?? rules.seats(players));
            return lib.game_new(rules.struct, text, first, seed, null, ...out);
          };
    const out = [null];
    const detail = {};
    check(begin(out, detail), detail);
    this.#handle = out[0];
    forgotten.register(this, this.#handle, this);
  }

  /** A game at a position, given by its text, without history. */
  static at(position, rules = new Rules(), { seed = 1 } = {}) {
    const text = whole(position);
    return new Game((...out) => lib.game_new_at(rules.struct, text, seed, null, ...out));
  }

  /** An independent game with the same history and die. */
  copy() {
    return new Game((out) => lib.game_copy(this.#open, null, out));
  }

  get #open() {
    if (this.#handle === null) throw new TypeError('the game is closed');
    return this.#handle;
  }

  /** Frees the game; nothing else can be done with it afterwards. */
  close() {
    if (this.#handle === null) return;
    forgotten.unregister(this);
    lib.game_free(this.#handle);
    this.#handle = null;
  }

  /** What the game waits for: one of Phase. */
  get phase() {
    return lib.game_phase(this.#open);
  }

  /** Whose turn it is; once the game is over, whose it was. */
  get player() {
    return lib.game_player(this.#open);
  }

  /** How many rolls, moves and leaves led here. */
  get steps() {
    return lib.game_steps(this.#open);
  }

  /** A number for the position, the same on every machine; always a BigInt. */
  get hash() {
    return BigInt(lib.game_hash(this.#open));
  }

  /** The text of the position. */
  get position() {
    return written((...out) => lib.game_position(this.#open, ...out));
  }

  /** A copy of the rules. */
  get rules() {
    const struct = {};
    check(lib.game_rules(this.#open, struct, RULES_SIZE));
    return Rules.of(struct);
  }

  /** All that can be seen of the game. */
  get state() {
    const state = { struct_size: koffi.sizeof('chinczyk_state') };
    check(lib.game_state(this.#open, state));
    return state;
  }

  /** Rolls a face, or the game's own die, and returns what was rolled. */
  roll(face = 0) {
    const rolled = [0];
    check(lib.game_roll(this.#open, face, rolled));
    return rolled[0];
  }

  /** The legal moves; none where no choice is due. */
  get moves() {
    const list = (...out) => lib.game_moves(this.#open, ...out);
    return listed('chinczyk_move', MAX_MOVES, list).map((move) => new Move(move));
  }

  [Symbol.iterator]() {
    return this.moves.values();
  }

  /** The legal move that a text names. */
  findMove(text) {
    const move = {};
    const detail = {};
    check(lib.game_find_move(this.#open, whole(text), move, detail), detail);
    return new Move(move);
  }

  /** Plays a legal move, or the text of one. */
  play(move) {
    check(lib.game_play(this.#open, typeof move === 'string' ? this.findMove(move) : move));
  }

  /** A player leaves for good. */
  leave(player) {
    check(lib.game_leave(this.#open, player));
  }

  /** Takes back the last step, the die included. */
  undo() {
    check(lib.game_undo(this.#open));
  }

  /** Repeats the step that was taken back last. */
  redo() {
    check(lib.game_redo(this.#open));
  }

  /** What the last step did, in order. */
  get events() {
    const count = [0];
    check(lib.game_events(this.#open, null, 0, count));
    return listed('chinczyk_event', count[0], (...out) => lib.game_events(this.#open, ...out));
  }

  /** The numbers of the pieces on a square. */
  piecesOn(colour, square) {
    const set = [0];
    check(lib.game_pieces_on(this.#open, colour, square, set));
    return [...Array(32).keys()].filter((piece) => (set[0] >>> piece) & 1);
  }

  /**
   * Counts the ways to go on. `stop` is asked now and then; what it returns, or throws, ends the
   * count.
   */
  perft(depth, stop = null) {
    const leaves = [0];
    // Of a copy, so that `stop` may do with the game what it likes.
    const copy = this.copy();
    let thrown = null;
    // An exception cannot pass through C: it is kept, and thrown again behind it.
    const ask = () => {
      try {
        return stop() ? 1 : 0;
      } catch (error) {
        thrown = { error };
        return 1;
      }
    };
    try {
      const status = lib.game_perft(copy.#open, depth, stop && ask, null, leaves);
      if (thrown) throw thrown.error;
      check(status);
    } finally {
      copy.close();
    }
    return leaves[0];
  }
}

// For `using`, where the engine has it.
if (Symbol.dispose) Game.prototype[Symbol.dispose] = Game.prototype.close;

/** The version of the library that is running. */
export function version() {
  return lib.version();
}

function check(status, detail) {
  if (status !== Status.OK) throw new ChinczykError(status, detail);
}

// A text for C, which reads to the first zero byte and would not see what is behind it.
function whole(text) {
  if (text.includes('\0')) throw new ChinczykError(Status.PARSE);
  return text;
}

// The text that a function writes into a buffer of the size that it asks for.
function written(write) {
  const needed = [0];
  check(write(null, 0, needed));
  const buffer = Buffer.alloc(needed[0]);
  check(write(buffer, buffer.length, needed));
  return buffer.toString('utf8', 0, needed[0] - 1);
}

// The structs that a function writes into a buffer for so many.
function listed(type, capacity, write) {
  const count = [0];
  const buffer = Buffer.alloc(capacity * koffi.sizeof(type));
  check(write(buffer, capacity, count));
  return koffi.decode(buffer, koffi.array(type, count[0]));
}
