// SPDX-License-Identifier: MIT
package chinczyk;

import com.sun.jna.Callback;
import com.sun.jna.Library;
import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.Structure.FieldOrder;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.LongByReference;
import com.sun.jna.ptr.PointerByReference;

/** What libchinczyk declares, in Java and for JNA. Made by examples/bindings/generate.py from abi/api.json: not edited by hand. */
public final class Abi {
    private Abi() {}

    /** Values of chinczyk_status. Numbers are never used again. */
    public static final class Status {
        private Status() {}

        /** Done. */
        public static final int OK = 0;
        /** An argument is null, out of its range, or names what does not exist. */
        public static final int INVALID_ARGUMENT = -10;
        /** The output does not fit into the buffer; the needed size is told. */
        public static final int BUFFER_TOO_SMALL = -11;
        /** The text does not have the form it must have. */
        public static final int PARSE = -20;
        /** A field of the rules is out of its range, or two contradict. */
        public static final int INVALID_RULES = -21;
        /** The rules cannot hold such a position. */
        public static final int INVALID_POSITION = -22;
        /** A saved game tells otherwise than the game goes. */
        public static final int INVALID_RECORD = -23;
        /** The move is not one of the legal moves. */
        public static final int ILLEGAL_MOVE = -30;
        /** The game waits for something else, or is over, or is not over. */
        public static final int WRONG_PHASE = -31;
        /** No step is left to take back. */
        public static final int NOTHING_TO_UNDO = -32;
        /** No step is left to repeat. */
        public static final int NOTHING_TO_REDO = -33;
        /** The allocator gave no memory. */
        public static final int NO_MEMORY = -40;
        /** The caller's callback asked to stop. */
        public static final int STOPPED = -41;
    }

    /** Values of chinczyk_preset. */
    public static final class Preset {
        private Preset() {}

        /** The basic rules. */
        public static final int POLISH = 0;
        /** A larger board with a centre, one try, shields. */
        public static final int BRITISH = 1;
        /** Tries where only an exit face helps. */
        public static final int ONLINE = 2;
        /** Mandatory exits; ends with the first winner. */
        public static final int TOURNAMENT = 3;
        /** A larger board, stacks, a bonus for a capture. */
        public static final int LUDO = 4;
        /** Tries with all in base; ends with the first winner. */
        public static final int TRADITIONAL = 5;
        /** Traditional, with blocks that move. */
        public static final int BLOCKADE = 6;
        /** Traditional, with a robber each. */
        public static final int ROBBER = 7;
    }

    /** Values of chinczyk_rules.tries_when. */
    public static final class TriesWhen {
        private TriesWhen() {}

        /** No pawn or robber of the player is on the track. */
        public static final int NONE_ON_TRACK = 0;
        /** Never. */
        public static final int NEVER = 1;
        /** All of them are in base. */
        public static final int ALL_IN_BASE = 2;
        /** No face but an exit face has a legal move. */
        public static final int STUCK_WITHOUT_EXIT = 3;
    }

    /** Values of chinczyk_rules.bonus_limit_effect. */
    public static final class BonusLimitEffect {
        private BonusLimitEffect() {}

        /** It is moved but grants nothing. */
        public static final int NO_BONUS = 0;
        /** It is not moved and the turn ends. */
        public static final int FORFEIT = 1;
    }

    /** Values of chinczyk_rules.exit_priority, start_clear and capture_priority. */
    public static final class Obligation {
        private Obligation() {}

        /** It need not be done. */
        public static final int FREE = 0;
        /** Where it can be done, nothing else is legal. */
        public static final int MANDATORY = 1;
    }

    /** Values of chinczyk_rules.jump, home_jump, home_move and block_jump. */
    public static final class Permission {
        private Permission() {}

        /** It may be done. */
        public static final int ALLOWED = 0;
        /** It may not be done. */
        public static final int FORBIDDEN = 1;
    }

    /** Values of chinczyk_rules.passing. */
    public static final class Passing {
        private Passing() {}

        /** Who can move must move. */
        public static final int FORBIDDEN = 0;
        /** A pass is among the legal moves. */
        public static final int ALLOWED = 1;
    }

    /** Values of chinczyk_rules.overshoot. */
    public static final class Overshoot {
        private Overshoot() {}

        /** The move is illegal. */
        public static final int FORBIDDEN = 0;
        /** A pawn from the track turns back by the rest. */
        public static final int BOUNCE = 1;
        /** So does a pawn in the lane. */
        public static final int BOUNCE_ALL = 2;
    }

    /** Values of chinczyk_rules.block. */
    public static final class Block {
        private Block() {}

        /** Two pawns, no more. */
        public static final int NONE = 0;
        /** Nobody captures them; who lands there goes back to base. */
        public static final int SHIELD = 1;
        /** A pair that may move as one, and that only a pair captures. */
        public static final int MOVABLE = 2;
    }

    /** Values of chinczyk_rules.capture. */
    public static final class Capture {
        private Capture() {}

        /** The opponents go to base. */
        public static final int NORMAL = 0;
        /** The pawn slides to a free square. */
        public static final int NONE = 1;
    }

    /** Values of chinczyk_rules.slide. */
    public static final class Slide {
        private Slide() {}

        /** To the next free square of its way. */
        public static final int FORWARD = 0;
        /** To the nearest free square before. */
        public static final int BACK = 1;
    }

    /** Values of chinczyk_rules.safe_start. */
    public static final class SafeStart {
        private SafeStart() {}

        /** On none. */
        public static final int NONE = 0;
        /** On its own. */
        public static final int OWN = 1;
        /** On any. */
        public static final int ANY = 2;
    }

    /** Values of chinczyk_rules.safe_landing. */
    public static final class SafeLanding {
        private SafeLanding() {}

        /** It is illegal. */
        public static final int CLOSED = 0;
        /** Both stand there. */
        public static final int SHARE = 1;
    }

    /** Values of chinczyk_rules.first. */
    public static final class First {
        private First() {}

        /** The highest roll. */
        public static final int ROLL_OFF = 0;
        /** Drawn by the game's own die. */
        public static final int RANDOM = 1;
        /** Whom the caller names, else player 0. */
        public static final int FIXED = 2;
    }

    /** Values of chinczyk_rules.finish. */
    public static final class Finish {
        private Finish() {}

        /** When only one player has no place. */
        public static final int ALL_PLACES = 0;
        /** With the first winner. */
        public static final int FIRST_WINNER = 1;
    }

    /** Values of chinczyk_field_kind. */
    public static final class FieldKind {
        private FieldKind() {}

        /** A number between min and max. */
        public static final int NUMBER = 1;
        /** 0 or 1: no or yes. */
        public static final int BOOLEAN = 2;
        /** One of several words, numbered from 0. */
        public static final int WORD = 3;
        /** A set of faces, bit f for face f. */
        public static final int FACES = 4;
        /** A set of offsets, bit n for offset n. */
        public static final int OFFSETS = 5;
    }

    /** Values of chinczyk_phase. */
    public static final class Phase {
        private Phase() {}

        /** The roll of a player in the roll-off for the first turn. */
        public static final int ROLL_OFF = 1;
        /** A roll. */
        public static final int ROLL = 2;
        /** A choice between the legal moves, of which there is at least one. */
        public static final int MOVE = 3;
        /** Nothing: the game is over. */
        public static final int OVER = 4;
    }

    /** Flags of chinczyk_move.flags. */
    public static final class MoveFlag {
        private MoveFlag() {}

        /** The piece leaves its base. */
        public static final int EXIT = 1;
        /** Something is captured. */
        public static final int CAPTURE = 2;
        /** Two pawns move together. */
        public static final int PAIR = 4;
        /** The pawn lands on a shield and goes back to its base. */
        public static final int BUST = 8;
        /** The pawn walks to the last square and back by the rest. */
        public static final int BOUNCE = 16;
        /** The pawn slides from an opponent's square to a free one. */
        public static final int SLIDE = 32;
        /** The pawn arrives home: it ends there and began elsewhere. */
        public static final int HOME = 64;
        /** The player declines to move; all else but the player is empty. */
        public static final int PASS = 128;
    }

    /** Values of chinczyk_event_kind; which members of chinczyk_event they set. */
    public static final class EventKind {
        private EventKind() {}

        /** player rolled the face value. */
        public static final int ROLLED = 1;
        /** player saved the face value for the sum of a combined roll. */
        public static final int SAVED = 2;
        /** player's piece went from from_square to to_square. */
        public static final int MOVED = 3;
        /** piece of player was captured on from_square and went to base, which is to_square. */
        public static final int CAPTURED = 4;
        /** player's piece hit a shield on from_square and went to base, which is to_square. */
        public static final int SENT_BACK = 5;
        /** The robber piece, captured on from_square, waits in player's base, which is to_square. */
        public static final int ROBBER_CHANGED_SIDES = 6;
        /** player's piece arrived home on to_square, coming from from_square. */
        public static final int REACHED_HOME = 7;
        /** player declined to move. */
        public static final int PASSED = 8;
        /** player has another roll; value is a CHINCZYK_BONUS_... */
        public static final int BONUS = 9;
        /** player may try again, value times at most. */
        public static final int TRIES_LEFT = 10;
        /** player has no legal move for value squares. */
        public static final int ROLL_LOST = 11;
        /** player rolled too many bonus faces in a row, value of them. */
        public static final int FORFEITED = 12;
        /** The turn of player begins. */
        public static final int TURN = 13;
        /** player has taken the place value. Of the others of a game that ends with its first winner nothing is told: see chinczyk_state.place. */
        public static final int PLACED = 14;
        /** player has left. */
        public static final int LEFT = 15;
        /** The game is over. */
        public static final int OVER = 16;
        /** player tied at the top of the roll-off with value, and rolls again; the others are out of it. */
        public static final int TIED = 17;
    }

    /** Values of chinczyk_event.value where the kind is CHINCZYK_EVENT_BONUS: why a roll was granted. */
    public static final class Bonus {
        private Bonus() {}

        /** A bonus face was rolled. */
        public static final int FACE = 1;
        /** Something was captured. */
        public static final int CAPTURE = 2;
        /** A pawn arrived home. */
        public static final int HOME = 3;
    }

    /** Values of chinczyk_player_kind. */
    public static final class PlayerKind {
        private PlayerKind() {}

        /** Every legal move, the pass too, is equally likely. */
        public static final int RANDOM = 1;
        /** The move that looks best at once: captures, progress, arrivals, danger. */
        public static final int GREEDY = 2;
        /** The move that leads to the best position, by what was learned from many games; in chinczyk_simulate() the best after one more roll. */
        public static final int STRONG = 3;
    }

    /** Values of chinczyk_measure. */
    public static final class Measure {
        private Measure() {}

        /** Rolls of turns; those of the roll-off are left out. */
        public static final int ROLLS = 0;
        /** Turns. */
        public static final int TURNS = 1;
        /** Moves that captured. */
        public static final int CAPTURES = 2;
        /** Rolls without a legal move, and those that forfeited. */
        public static final int LOST = 3;
        /** Rolls with one legal move. */
        public static final int FORCED = 4;
        /** Rolls with two or more legal moves. */
        public static final int CHOICES = 5;
    }

    /** Values of chinczyk_stage. */
    public static final class Stage {
        private Stage() {}

        /** A step of the game that is played. */
        public static final int GAME = 1;
        /** The next game: this one is over. */
        public static final int NEXT = 2;
        /** Nothing: the match is over. */
        public static final int OVER = 3;
    }

    /** Values of chinczyk_prompt. A roll that nobody can use is lost inside the roll itself, so there is never anything to ask about it; CHINCZYK_EVENT_ROLL_LOST among the events of the step tells that it was. */
    public static final class Prompt {
        private Prompt() {}

        /** Ask the player to roll: no piece of theirs is on the track. Every roll of a roll-off is one of these. */
        public static final int ROLL = 1;
        /** Roll without asking: the player has a pawn or robber on the track. */
        public static final int ROLL_UNASKED = 2;
        /** Ask the player to choose between several legal moves, of which passing may be one. */
        public static final int CHOOSE = 3;
        /** Play the only legal move, which is the one at index 0, without asking. */
        public static final int PLAY_UNASKED = 4;
        /** Ask for nothing: the game is over. */
        public static final int OVER = 5;
    }

    /** Values of chinczyk_reason. */
    public static final class Reason {
        private Reason() {}

        /** None: the piece may move, to to_square. */
        public static final int NONE = 0;
        /** The piece is off the board: its player has left. Of the members only piece is set. */
        public static final int GONE = 1;
        /** The game is over. */
        public static final int OVER = 2;
        /** player has finished, and the pawns that are left stay where they are. */
        public static final int FINISHED = 3;
        /** The players still roll for the first turn. Only without a face of the caller's. */
        public static final int ROLL_OFF = 4;
        /** It is the turn of the player value, not of player. Only without a face of the caller's. */
        public static final int NOT_ON_TURN = 5;
        /** player has yet to roll. Only without a face of the caller's. */
        public static final int ROLL_DUE = 6;
        /** The face, with which value bonus faces have come in a row, is one too many: nothing is moved and the turn ends. Only for a face of the caller's. */
        public static final int FORFEITED = 7;
        /** The face is saved for the sum of a combined roll, and player rolls again. Only for a face of the caller's. */
        public static final int SAVED = 8;
        /** Asked for a pair: there is none, because the rules let no pair move, or the piece is no pawn on the track, or stands there alone. */
        public static final int NO_PAIR = 9;
        /** The pawn has walked its whole way, and stays on the last square, or in the centre, for ever. */
        public static final int AT_END = 10;
        /** The piece is in base, and none of faces, those that bring it out, was rolled. */
        public static final int NEEDS_EXIT = 11;
        /** These rules let no pawn in the lane move on. */
        public static final int HOME_MOVE = 12;
        /** The pair would enter the lane, where two cannot move together. */
        public static final int PAIR_IN_LANE = 13;
        /** The roll leads value squares past the last one, and the pawn may not turn back there. */
        public static final int TOO_FAR = 14;
        /** The roll leads value squares past the last one, and so many back lead out of the lane again. */
        public static final int BOUNCE_TOO_FAR = 15;
        /** The move would end where it began, on to_square. */
        public static final int OWN_SQUARE = 16;
        /** On the way to to_square stand pieces, anybody's, on square, a square of the track, and these rules let nobody jump. */
        public static final int JUMP = 17;
        /** On the way to to_square stand pieces, an opponent's block, on square, over which these rules let no opponent jump. */
        public static final int BLOCK_JUMP = 18;
        /** On the way to to_square stand pieces, pawns of the same colour, on square, a square of the lane, over which these rules let none jump. */
        public static final int HOME_JUMP = 19;
        /** On square, which is to_square, stand pieces of player that leave no room. It is where the piece would end; or the start which a piece in base must enter before it walks on with the rest of a combined roll. */
        public static final int OWN_PIECE = 20;
        /** On square, which is to_square, stand pieces, an opponent's block, on which this piece may not land. It is where the piece would end, or the start, as above. */
        public static final int BLOCK = 21;
        /** On square, which is to_square, stand pieces of opponents that are safe there. */
        public static final int SAFE = 22;
        /** On square, which is to_square, stand pieces of opponents, which are not captured in this game, and the pawn finds no free square to slide to. */
        public static final int NO_FREE_SQUARE = 23;
        /** It could go to to_square, but one of pieces must leave its base. */
        public static final int MUST_EXIT = 24;
        /** It could go to to_square, but one of pieces must leave its start, because others wait in base. */
        public static final int MUST_CLEAR_START = 25;
        /** It could go to to_square, but one of pieces must capture. */
        public static final int MUST_CAPTURE = 26;
    }

    /** Values of chinczyk_language: 1 to chinczyk_language_count(). */
    public static final class Language {
        private Language() {}

        /** English. */
        public static final int ENGLISH = 1;
        /** Polish. */
        public static final int POLISH = 2;
    }

    /** Most colours of a board. */
    public static final int MAX_COLOURS = 6;

    /** Most pawns of a colour. */
    public static final int MAX_PAWNS = 4;

    /** Most robbers in a game. */
    public static final int MAX_ROBBERS = 2;

    /** Most legal moves in a choice. */
    public static final int MAX_MOVES = 32;

    /** Most faces that one move can add up (combine_rolls). */
    public static final int MAX_FACES = 9;

    /** Most events of a step. */
    public static final int MAX_EVENTS = 64;

    /** Most squares of the path of a move. */
    public static final int MAX_PATH = 128;

    /** The square of a piece that waits in base. */
    public static final int BASE = -1;

    /** The first square of every lane. */
    public static final int LANE = 100;

    /** The piece number of robber 0. */
    public static final int ROBBER = 24;

    /** No player, no piece, no square. */
    public static final int NONE = -2;

    /** Measures that the results have room for. */
    public static final int MAX_MEASURES = 8;

    /** Bins of a histogram. */
    public static final int MAX_BINS = 112;

    /** Most rolls of a simulated game. */
    public static final int MAX_ROLLS = 65535;

    /** What exactly was wrong. */
    @FieldOrder({
        "status",
        "offset",
        "field",
        "reason",
        "reserved",
    })
    public static class Error extends Structure {
        /** The same status that the function returned. */
        public int status;
        /** Byte of the text at which the fault begins; -1 where there is no text, or the fault lies in what it says as a whole. */
        public int offset;
        /** The field that is wrong: a key of the rules, a field of the position; empty where there is none. Of two that contradict it is one, and reason names both. */
        public byte[] field = new byte[32];
        /** One English sentence without a full stop, which names what is wrong. */
        public byte[] reason = new byte[212];
        /** Zero. */
        public int reserved;
    }

    /** The rules of a game. */
    @FieldOrder({
        "structSize",
        "reserved0",
        "colours",
        "trackLength",
        "lapLength",
        "homeLength",
        "homeCentre",
        "pawns",
        "exitFaces",
        "bonusFaces",
        "tries",
        "triesWhen",
        "bonusLimit",
        "bonusLimitEffect",
        "bonusIfStuck",
        "combineRolls",
        "bonusOnCapture",
        "bonusOnHome",
        "exitPriority",
        "startClear",
        "passing",
        "jump",
        "homeJump",
        "homeMove",
        "overshoot",
        "stackLimit",
        "block",
        "blockJump",
        "capture",
        "slide",
        "capturePriority",
        "safeStart",
        "safeSquares",
        "safeLanding",
        "robbers",
        "first",
        "finish",
        "winPawns",
        "reserved1",
    })
    public static class RulesFields extends Structure {
        /** sizeof(chinczyk_rules) of the caller; chinczyk_rules_init() sets it. */
        public int structSize;
        /** Zero. */
        public int reserved0;
        /** Arms of the board, 2 to 6. */
        public int colours;
        /** Squares of the ring, 12 to 96: a multiple of colours, 6 an arm at least. */
        public int trackLength;
        /** Squares that a pawn walks on the ring before it turns into its lane. */
        public int lapLength;
        /** Lane squares, 1 to 8. */
        public int homeLength;
        /** Yes: behind the lane lies a centre, and home is there alone. */
        public int homeCentre;
        /** Pawns of a colour, 1 to 4. */
        public int pawns;
        /** Set of the faces that bring a pawn out of base. */
        public int exitFaces;
        /** Set of the faces that grant another roll. */
        public int bonusFaces;
        /** Rolls in a grant of tries, 1 to 10. */
        public int tries;
        /** When a grant is one of tries: CHINCZYK_TRIES_... */
        public int triesWhen;
        /** From which bonus face in a row on the effect holds; 0 never. */
        public int bonusLimit;
        /** What such a bonus face does: CHINCZYK_BONUS_LIMIT_... */
        public int bonusLimitEffect;
        /** Yes: a bonus face that moved nothing still grants its roll. */
        public int bonusIfStuck;
        /** Yes: bonus faces are saved up and one piece moves their sum. */
        public int combineRolls;
        /** Yes: a capture grants another roll. */
        public int bonusOnCapture;
        /** Yes: an arrival home grants another roll. */
        public int bonusOnHome;
        /** Mandatory: only exits are legal while there is one. */
        public int exitPriority;
        /** Mandatory: a pawn on its start goes first while others of it wait. */
        public int startClear;
        /** Allowed: a player may decline to move: CHINCZYK_PASSING_... */
        public int passing;
        /** Forbidden: no piece passes over another. */
        public int jump;
        /** Forbidden: no pawn passes over one of its own in the lane. */
        public int homeJump;
        /** Forbidden: a pawn in the lane stays where it is. */
        public int homeMove;
        /** What happens past the last square: CHINCZYK_OVERSHOOT_... */
        public int overshoot;
        /** Pawns of one colour on one square of the track, 1 to 4. */
        public int stackLimit;
        /** What two of them are: CHINCZYK_BLOCK_... */
        public int block;
        /** Forbidden: opponents do not pass over a block. */
        public int blockJump;
        /** What landing on an opponent does: CHINCZYK_CAPTURE_... */
        public int capture;
        /** Where to without capture: CHINCZYK_SLIDE_... */
        public int slide;
        /** Mandatory: only captures are legal while there is one. */
        public int capturePriority;
        /** On which starts a pawn is safe: CHINCZYK_SAFE_... */
        public int safeStart;
        /** Bit n: the square n behind every start is safe for every pawn. */
        public long safeSquares;
        /** What landing on a safe opponent does: CHINCZYK_LANDING_... */
        public int safeLanding;
        /** Robbers of each player at the beginning, 0 or 1. */
        public int robbers;
        /** Who begins: CHINCZYK_FIRST_... */
        public int first;
        /** When the game ends: CHINCZYK_FINISH_... */
        public int finish;
        /** Pawns that each colour needs home to finish; 0 all. */
        public int winPawns;
        /** Zero. */
        public int[] reserved1 = new int[3];
    }

    /** A field of chinczyk_rules, described. */
    @FieldOrder({
        "offset",
        "width",
        "kind",
        "reserved",
        "min",
        "max",
        "defaultValue",
    })
    public static class Field extends Structure {
        /** Its offset in the struct, in bytes. A field that ends beyond the struct_size you compiled with is not in your struct: leave it alone. */
        public int offset;
        /** Its width in bytes: 4 or 8, an unsigned integer. */
        public int width;
        /** What it holds. */
        public int kind;
        /** Zero. */
        public int reserved;
        /** Least value; of a set, 0 where it may be empty, else 1. */
        public long min;
        /** Greatest value; of a set, all the bits that it may have. */
        public long max;
        /** Value in the preset polish. */
        public long defaultValue;
    }

    /** The middle of what lies on the board. */
    @FieldOrder({
        "x",
        "y",
    })
    public static class Point extends Structure {
        /** Thousandths of a cell to the right of the middle of the leftmost cell. */
        public int x;
        /** Thousandths of a cell below the middle of the uppermost cell. */
        public int y;
    }

    /** A move, with all that a screen needs to show it. */
    @FieldOrder({
        "fromSquare",
        "toSquare",
        "player",
        "piece",
        "partner",
        "colour",
        "captured",
        "flags",
        "reserved",
    })
    public static class MoveFields extends Structure {
        /** Square the piece leaves. */
        public short fromSquare;
        /** Square on which it comes to stand; of a bust, where it landed. */
        public short toSquare;
        /** Who moves. */
        public byte player;
        /** The piece: of several on one square the lowest-numbered; CHINCZYK_NONE for a pass. */
        public byte piece;
        /** The other pawn of a pair, else CHINCZYK_NONE. */
        public byte partner;
        /** The piece's colour; of a robber, its owner's; CHINCZYK_NONE for a pass. */
        public byte colour;
        /** Bit p: piece p is captured. */
        public int captured;
        /** CHINCZYK_MOVE_... */
        public int flags;
        /** Zero. */
        public int reserved;
    }

    /** One thing that happened in a step. Members that the kind does not set are CHINCZYK_NONE, value and flags 0. */
    @FieldOrder({
        "kind",
        "player",
        "piece",
        "fromSquare",
        "toSquare",
        "value",
        "flags",
        "reserved",
    })
    public static class Event extends Structure {
        /** What happened. */
        public int kind;
        /** To whom. */
        public int player;
        /** Which piece. */
        public int piece;
        /** From which square. */
        public int fromSquare;
        /** To which square. */
        public int toSquare;
        /** A number, as the kind says. */
        public int value;
        /** Of CHINCZYK_EVENT_MOVED the move's, CHINCZYK_MOVE_...; else 0. */
        public int flags;
        /** Zero. */
        public int reserved;
    }

    /** All that can be seen of a game, at once. */
    @FieldOrder({
        "structSize",
        "phase",
        "player",
        "players",
        "distance",
        "faceCount",
        "faces",
        "rollsUsed",
        "rollsLeft",
        "sixes",
        "moveCount",
        "colours",
        "owner",
        "square",
        "robberOwner",
        "rollOff",
        "place",
        "leaveOrder",
        "pawnsHome",
        "walked",
        "steps",
        "redoSteps",
    })
    public static class State extends Structure {
        /** sizeof(chinczyk_state) of the caller. */
        public int structSize;
        /** What the game waits for. */
        public int phase;
        /** Whose turn it is; once over, whose it was. */
        public int player;
        /** How many players began. */
        public int players;
        /** Squares to move in a choice: the face, or the sum of a combined roll; else 0. */
        public int distance;
        /** Faces rolled that wait to be moved. */
        public int faceCount;
        /** These faces, as rolled, then zeros. */
        public int[] faces = new int[9];
        /** Rolls used in this grant, saved faces included. */
        public int rollsUsed;
        /** Rolls still to come in this grant (doc/rules.md 3.2), one that is due included, if none finds a bonus: in a grant of tries, while its condition holds, those that are left of them; else 1 where a roll is due, in the roll-off too, and 0 where a choice is. */
        public int rollsLeft;
        /** Bonus faces in a row in this turn. */
        public int sixes;
        /** Legal moves in a choice, else 0. */
        public int moveCount;
        /** Set of the colours of each player, bit c for colour c; empty for no player. */
        public int[] colours = new int[6];
        /** Owner of each colour. */
        public int[] owner = new int[6];
        /** Square of each piece, pawns by 4 * colour + pawn; CHINCZYK_NONE for a piece that is not there. */
        public int[] square = new int[26];
        /** Owner of each robber. */
        public int[] robberOwner = new int[2];
        /** In the roll-off, the face of each contender, 0 for one who has yet to roll; CHINCZYK_NONE for players out of it, and for all at any other time. */
        public int[] rollOff = new int[6];
        /** Place taken so far by each player: 1 first; 0 none yet. Once the game is over, everybody's place, players that left and shared places included. */
        public int[] place = new int[6];
        /** When each player left: 1 the first to leave; 0 has not left. */
        public int[] leaveOrder = new int[6];
        /** Pawns home of each player. */
        public int[] pawnsHome = new int[6];
        /** Squares walked by all the pawns of each player. */
        public int[] walked = new int[6];
        /** Steps so far: rolls, moves and leaves. */
        public int steps;
        /** Steps taken back that can be repeated. */
        public int redoSteps;
    }

    /** Which games are to be played. */
    @FieldOrder({
        "structSize",
        "first",
        "rollLimit",
        "reserved",
        "kinds",
        "seed",
        "firstGame",
        "games",
    })
    public static class Simulation extends Structure {
        /** sizeof(chinczyk_simulation) of the caller. */
        public int structSize;
        /** Who begins, or CHINCZYK_NONE for what the rules say. */
        public int first;
        /** Rolls after which a game that is not over is given up, unfinished; 0 for CHINCZYK_MAX_ROLLS, which is also the most. */
        public int rollLimit;
        /** Zero. */
        public int reserved;
        /** How each player chooses; of players who are not there it is not looked at. */
        public int[] kinds = new int[6];
        /** The seed of all the games. */
        public long seed;
        /** The number of the first game. */
        public long firstGame;
        /** How many games, at most 2 to the 32nd; the numbers of all must be below 2 to the 64th. */
        public long games;
    }

    /** What simulated games came to, in exact counts and sums. */
    @FieldOrder({
        "structSize",
        "players",
        "first",
        "rollLimit",
        "kinds",
        "seats",
        "rules",
        "seed",
        "firstGame",
        "games",
        "unfinished",
        "places",
        "orderPlaces",
        "moves",
        "saved",
        "sums",
        "squares",
        "products",
        "bins",
    })
    public static class Results extends Structure {
        /** sizeof(chinczyk_results) of the caller. */
        public int structSize;
        /** How many players; 0 for results that hold nothing yet. */
        public int players;
        /** Who began, or CHINCZYK_NONE for what the rules say. */
        public int first;
        /** Rolls after which a game was given up. */
        public int rollLimit;
        /** How each player chose; 0 for no player. */
        public int[] kinds = new int[6];
        /** The seats, a text. */
        public byte[] seats = new byte[8];
        /** The rules, a canonical text. */
        public byte[] rules = new byte[1024];
        /** The seed. */
        public long seed;
        /** The number of the first game. */
        public long firstGame;
        /** Games played: these and no others, from first_game on. */
        public long games;
        /** Games given up after roll_limit rolls. */
        public long unfinished;
        /** How often each player took each place, the first in column 0. Players who are level share a place, and the next stays empty (doc/rules.md 3.9). */
        public long[] places = new long[36];
        /** The same by order of play: row 0 is of whoever began, row 1 of the next. */
        public long[] orderPlaces = new long[36];
        /** Rolls by their number of legal moves, the pass included. A combined series is one of these, and its other rolls are saved. */
        public long[] moves = new long[33];
        /** Rolls that were saved up for the sum of a combined series. */
        public long saved;
        /** Of each measure, the sum over the games. */
        public long[] sums = new long[8];
        /** Of each measure, the sum of its squares. */
        public long[] squares = new long[8];
        /** Of each measure, the sum of its products with the rolls of the same game. */
        public long[] products = new long[8];
        /** Of each measure, a histogram: games by the bin of chinczyk_bin_least(). */
        public long[] bins = new long[896];
    }

    /** A computer player. Begun with chinczyk_bot_init(), and changed field by field. */
    @FieldOrder({
        "structSize",
        "kind",
        "seed",
        "nodes",
    })
    public static class Bot extends Structure {
        /** sizeof(chinczyk_bot) of the caller. */
        public int structSize;
        /** How it chooses. */
        public int kind;
        /** Seed of what it leaves to chance. */
        public long seed;
        /** Positions that a strong player may judge for one choice; the others need none. */
        public long nodes;
    }

    /** How a game is played on to find out chances. Begun with chinczyk_forecast_init(), and changed field by field. */
    @FieldOrder({
        "structSize",
        "playouts",
        "kinds",
        "seed",
    })
    public static class Forecast extends Structure {
        /** sizeof(chinczyk_forecast) of the caller. */
        public int structSize;
        /** How often the game is played on, 1 to 2 to the 24th; for a hint, after each move. */
        public int playouts;
        /** How each player chooses, a strong one looking no further than the next position; of players who are not there it is not looked at. */
        public int[] kinds = new int[6];
        /** Seed of the dice. */
        public long seed;
    }

    /** A chance, in millionths. */
    @FieldOrder({
        "millionths",
        "standardError",
    })
    public static class Chance extends Structure {
        /** The chance. */
        public int millionths;
        /** Its standard error; 0 where it is exact. */
        public int standardError;
    }

    /** A legal move with the chance that it leaves. */
    @FieldOrder({
        "index",
        "millionths",
        "standardError",
        "reserved",
    })
    public static class Hint extends Structure {
        /** The move's place in the list of chinczyk_game_moves(). */
        public int index;
        /** The chance of the player on turn after it, in millionths, as in chinczyk_chance. */
        public int millionths;
        /** Its standard error. */
        public int standardError;
        /** Zero. */
        public int reserved;
    }

    /** How a match is played. Begin with chinczyk_match_settings_init(). */
    @FieldOrder({
        "structSize",
        "wins",
        "clock",
        "seed",
        "first",
        "reserved",
    })
    public static class MatchSettings extends Structure {
        /** sizeof(chinczyk_match_settings) of the caller. */
        public int structSize;
        /** Wins that it takes, 1 to 1000. */
        public int wins;
        /** Time of each player for each game, in milliseconds; 0 for no clocks. */
        public long clock;
        /** What the seeds of the games are made from: that of game n, counted from 0, is draw n + 1 of this seed (doc/notation.md, "The die"). */
        public long seed;
        /** The player who begins the first game, or CHINCZYK_NONE for what the rules say. */
        public int first;
        /** Zero. */
        public int reserved;
    }

    /** How a match stands: its stage, clocks, wins and places. */
    @FieldOrder({
        "structSize",
        "stage",
        "players",
        "games",
        "winsNeeded",
        "winner",
        "clock",
        "timeLeft",
        "wins",
        "place",
        "leaveOrder",
        "flagFallen",
    })
    public static class Standings extends Structure {
        /** sizeof(chinczyk_standings) of the caller. */
        public int structSize;
        /** What the match waits for. */
        public int stage;
        /** How many players began. */
        public int players;
        /** Games begun so far, this one included. */
        public int games;
        /** Wins that the match takes. */
        public int winsNeeded;
        /** Who has won it, or CHINCZYK_NONE. It can be decided before its last game is over, where that is played on for the other places. */
        public int winner;
        /** Time of each player for each game, in milliseconds; 0 for no clocks. */
        public long clock;
        /** Time that each player has left in this game, in milliseconds; 0 without clocks. */
        public long[] timeLeft = new long[6];
        /** Games won by each player, this one included as soon as its first place is taken. */
        public int[] wins = new int[6];
        /** Place of each player so far: by wins, players who have left behind the others, the earliest last; the winner is first. Equal players share a place, and the next ones are skipped: 1, 2, 2, 4. */
        public int[] place = new int[6];
        /** When each player left the match: 1 the first to leave; 0 is in it. */
        public int[] leaveOrder = new int[6];
        /** 1 for a player who has lost this game on time, else 0. */
        public int[] flagFallen = new int[6];
    }

    /** Whether a piece may move, and if not, why. Members that the reason does not set are CHINCZYK_NONE, value 0, sets empty. */
    @FieldOrder({
        "reason",
        "player",
        "piece",
        "partner",
        "fromSquare",
        "toSquare",
        "square",
        "value",
        "pieces",
        "faces",
        "reserved",
    })
    public static class Why extends Structure {
        /** Why it may not move; CHINCZYK_REASON_NONE where it may. */
        public int reason;
        /** Whose piece it is. */
        public int player;
        /** The piece that is moved: of several of one colour on one square the lowest-numbered, of robbers that wait in one base too. */
        public int piece;
        /** The other pawn of the pair that was asked for. */
        public int partner;
        /** The square on which it stands. */
        public int fromSquare;
        /** The square on which it would come to stand, as in chinczyk_move; of one that finds no square to slide to, the one that it counted to. */
        public int toSquare;
        /** The square on which something hinders it. */
        public int square;
        /** A number, as the reason says. */
        public int value;
        /** Set of the pieces that hinder it, or that must move instead: bit p for piece p. */
        public int pieces;
        /** Set of faces, as the reason says. */
        public int faces;
        /** Zero. */
        public int[] reserved = new int[2];
    }

    /** Asked now and then by a call that may take long: anything but 0 stops it. It must return, without exception or longjmp; it may read the game. */
    interface Stop extends Callback {
        int invoke(Pointer ctx);
    }

    /** Told now and then how far a call has come. */
    interface Progress extends Callback {
        int invoke(long done, Pointer ctx);
    }

    interface Functions extends Library {
        String chinczyk_version();

        int chinczyk_version_major();

        int chinczyk_version_minor();

        int chinczyk_version_patch();

        String chinczyk_status_name(int status);

        String chinczyk_status_message(int status);

        int chinczyk_max_colours();

        int chinczyk_max_pawns();

        int chinczyk_max_robbers();

        int chinczyk_max_moves();

        int chinczyk_max_faces();

        int chinczyk_max_events();

        int chinczyk_max_path();

        int chinczyk_base();

        int chinczyk_lane();

        int chinczyk_robber();

        int chinczyk_none();

        int chinczyk_rules_init(RulesFields rules, SizeT size, int preset);

        int chinczyk_rules_check(RulesFields rules, Error error);

        int chinczyk_rules_parse(String text, RulesFields rules, SizeT size, Error error);

        int chinczyk_rules_format(
                RulesFields rules, byte[] buffer, SizeT capacity, SizeTByReference needed);

        int chinczyk_rules_seats(
                RulesFields rules, int players, int coloursEach, byte[] buffer, SizeT capacity, SizeTByReference needed);

        int chinczyk_preset_count();

        String chinczyk_preset_name(int preset);

        int chinczyk_field_count();

        String chinczyk_field_name(int field);

        String chinczyk_field_help(int field);

        String chinczyk_field_value_name(int field, long value);

        int chinczyk_field_find(String name);

        int chinczyk_field_describe(int field, Field description);

        int chinczyk_board_size(RulesFields rules, IntByReference width, IntByReference height);

        int chinczyk_board_square(RulesFields rules, int colour, int square, Point point);

        int chinczyk_board_base(RulesFields rules, int colour, int piece, Point point);

        int chinczyk_board_die(RulesFields rules, int colour, Point point);

        int chinczyk_board_corner(RulesFields rules, int colour, IntByReference corner);

        int chinczyk_board_slot(int count, int index, Point offset, IntByReference room);

        int chinczyk_game_new(
                RulesFields rules, String seats, int first, long seed, Pointer allocator, PointerByReference game, Error error);

        int chinczyk_game_new_at(
                RulesFields rules, String position, long seed, Pointer allocator, PointerByReference game, Error error);

        int chinczyk_game_copy(Pointer game, Pointer allocator, PointerByReference copy);

        void chinczyk_game_free(Pointer game);

        int chinczyk_game_phase(Pointer game);

        int chinczyk_game_player(Pointer game);

        int chinczyk_game_roll(Pointer game, int face, IntByReference rolled);

        int chinczyk_game_moves(
                Pointer game, MoveFields[] moves, SizeT capacity, SizeTByReference count);

        int chinczyk_game_play(Pointer game, MoveFields move);

        int chinczyk_game_play_index(Pointer game, SizeT index);

        int chinczyk_game_leave(Pointer game, int player);

        int chinczyk_game_undo(Pointer game);

        int chinczyk_game_redo(Pointer game);

        int chinczyk_game_steps(Pointer game);

        int chinczyk_game_events(
                Pointer game, Event[] events, SizeT capacity, SizeTByReference count);

        int chinczyk_game_state(Pointer game, State state);

        int chinczyk_game_pieces_on(Pointer game, int colour, int square, IntByReference pieces);

        int chinczyk_game_rules(Pointer game, RulesFields rules, SizeT size);

        int chinczyk_game_position(
                Pointer game, byte[] buffer, SizeT capacity, SizeTByReference needed);

        long chinczyk_game_hash(Pointer game);

        int chinczyk_move_format(
                MoveFields move, byte[] buffer, SizeT capacity, SizeTByReference needed);

        int chinczyk_game_find_move(Pointer game, String text, MoveFields move, Error error);

        int chinczyk_game_perft(
                Pointer game, int depth, Stop stop, Pointer ctx, LongByReference leaves);

        int chinczyk_max_measures();

        int chinczyk_max_bins();

        int chinczyk_max_rolls();

        String chinczyk_player_kind_name(int kind);

        String chinczyk_measure_name(int measure);

        int chinczyk_simulation_init(Simulation simulation, SizeT size);

        int chinczyk_simulate(
                RulesFields rules, String seats, Simulation simulation, Progress progress, Pointer ctx, Results results, Error error);

        int chinczyk_game_playout(
                Pointer game, long seed, long number, IntByReference places, SizeT capacity, SizeTByReference count, LongByReference rolls);

        int chinczyk_bin_least(int bin);

        int chinczyk_results_merge(Results results, Results part, Error error);

        int chinczyk_results_format(
                Results results, byte[] buffer, SizeT capacity, SizeTByReference needed);

        int chinczyk_results_parse(String text, Results results, Error error);

        int chinczyk_results_mean(
                Results results, int measure, LongByReference millionths, LongByReference standardError);

        int chinczyk_results_per_roll(
                Results results, int measure, LongByReference millionths, LongByReference standardError);

        int chinczyk_results_share(
                Results results, long count, LongByReference millionths, LongByReference standardError);

        int chinczyk_bot_init(Bot bot, SizeT size, int kind);

        int chinczyk_game_choose(
                Pointer game, Bot bot, Stop stop, Pointer ctx, SizeTByReference index, LongByReference nodes);

        int chinczyk_forecast_init(Forecast forecast, SizeT size);

        int chinczyk_game_chances(
                Pointer game, Forecast forecast, Stop stop, Pointer ctx, Chance[] chances, SizeT capacity, SizeTByReference count, LongByReference playouts);

        int chinczyk_game_hint(
                Pointer game, Forecast forecast, Stop stop, Pointer ctx, Hint[] hints, SizeT capacity, SizeTByReference count, LongByReference playouts);

        int chinczyk_game_exact_chances(
                Pointer game, Forecast forecast, Stop stop, Pointer ctx, Chance[] chances, SizeT capacity, SizeTByReference count);

        int chinczyk_match_settings_init(MatchSettings settings, SizeT size);

        int chinczyk_match_new(
                RulesFields rules, String seats, MatchSettings settings, Pointer allocator, PointerByReference match, Error error);

        void chinczyk_match_free(Pointer match);

        int chinczyk_match_stage(Pointer match);

        Pointer chinczyk_match_game(Pointer match);

        Pointer chinczyk_match_game_at(Pointer match, int number);

        int chinczyk_match_standings(Pointer match, Standings standings);

        int chinczyk_match_roll(Pointer match, int face, IntByReference rolled);

        int chinczyk_match_play(Pointer match, MoveFields move);

        int chinczyk_match_play_index(Pointer match, SizeT index);

        int chinczyk_match_undo(Pointer match);

        int chinczyk_match_redo(Pointer match);

        int chinczyk_match_spend(Pointer match, long milliseconds, IntByReference fallen);

        int chinczyk_match_set_time(Pointer match, int player, long milliseconds);

        int chinczyk_match_leave(Pointer match, int player);

        int chinczyk_match_next(Pointer match);

        int chinczyk_match_save(
                Pointer match, String head, SizeT headLength, byte[] buffer, SizeT capacity, SizeTByReference needed, Error error);

        int chinczyk_match_load(
                String text, SizeT length, Pointer allocator, PointerByReference match, SizeTByReference consumed, LongByReference line, Error error);

        int chinczyk_game_path(
                Pointer game, MoveFields move, IntByReference squares, SizeT capacity, SizeTByReference count);

        int chinczyk_game_path_back(
                Pointer game, int piece, int fromSquare, IntByReference squares, SizeT capacity, SizeTByReference count);

        int chinczyk_game_save(
                Pointer game, String head, SizeT headLength, byte[] buffer, SizeT capacity, SizeTByReference needed, Error error);

        int chinczyk_game_load(
                String text, SizeT length, Pointer allocator, PointerByReference game, SizeTByReference consumed, LongByReference line, Error error);

        int chinczyk_record_find(
                String text, SizeT length, SizeTByReference begin, SizeTByReference end);

        int chinczyk_record_tag(
                String text, SizeT length, String name, byte[] buffer, SizeT capacity, SizeTByReference needed, Error error);

        int chinczyk_record_tag_name(
                String text, SizeT length, SizeT index, byte[] buffer, SizeT capacity, SizeTByReference needed, Error error);

        int chinczyk_record_tag_format(
                String name, String value, byte[] buffer, SizeT capacity, SizeTByReference needed);

        int chinczyk_game_prompt(Pointer game);

        int chinczyk_game_why(Pointer game, int piece, int flags, int face, Why why);

        int chinczyk_language_count();

        String chinczyk_language_code(int language);

        String chinczyk_language_name(int language);

        int chinczyk_language_find(String code);

        int chinczyk_rules_words(
                RulesFields rules, int language, byte[] buffer, SizeT capacity, SizeTByReference needed);

        int chinczyk_rules_difference(
                RulesFields rules, RulesFields other, int language, byte[] buffer, SizeT capacity, SizeTByReference needed);

        int chinczyk_event_words(
                Pointer game, Event event, int language, byte[] buffer, SizeT capacity, SizeTByReference needed);

        int chinczyk_why_words(
                Pointer game, Why why, int language, byte[] buffer, SizeT capacity, SizeTByReference needed);

        int chinczyk_player_words(
                Pointer game, int player, int language, byte[] buffer, SizeT capacity, SizeTByReference needed);

        String chinczyk_words_colour(RulesFields rules, int colour, int language);

        String chinczyk_words_status(int status, int language);

        String chinczyk_words_phase(int phase, int language);

        String chinczyk_words_event_kind(int kind, int language);

        String chinczyk_words_preset(int preset, int language);

        String chinczyk_words_field(int field, int language);

        String chinczyk_words_value(int field, long value, int language);
    }
}
