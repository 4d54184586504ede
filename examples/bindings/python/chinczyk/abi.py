# SPDX-License-Identifier: MIT
"""What libchinczyk declares, in Python and for cffi.

Made by examples/bindings/generate.py from abi/api.json: not edited by hand.
"""
import enum
from typing import NamedTuple

__all__ = [
    "BASE",
    "Block",
    "Bonus",
    "BonusLimitEffect",
    "Capture",
    "Event",
    "EventKind",
    "FieldKind",
    "Finish",
    "First",
    "LANE",
    "Language",
    "MAX_BINS",
    "MAX_COLOURS",
    "MAX_EVENTS",
    "MAX_FACES",
    "MAX_MEASURES",
    "MAX_MOVES",
    "MAX_PATH",
    "MAX_PAWNS",
    "MAX_ROBBERS",
    "MAX_ROLLS",
    "Measure",
    "MoveFields",
    "MoveFlag",
    "NONE",
    "Obligation",
    "Overshoot",
    "Passing",
    "Permission",
    "Phase",
    "PlayerKind",
    "Point",
    "Preset",
    "Prompt",
    "ROBBER",
    "Reason",
    "RulesFields",
    "SafeLanding",
    "SafeStart",
    "Slide",
    "Stage",
    "Standings",
    "State",
    "Status",
    "TriesWhen",
    "Why",
]


class Open(enum.IntEnum):
    """An enumeration that has a member for every number, known or not."""

    @classmethod
    def _missing_(cls, value):
        member = int.__new__(cls, value)
        member._name_ = f"UNKNOWN_{value}"
        member._value_ = value
        return member


class Status(Open):
    """Values of chinczyk_status. Numbers are never used again."""

    OK = 0  # Done.
    INVALID_ARGUMENT = -10  # An argument is null, out of its range, or names what does not exist.
    BUFFER_TOO_SMALL = -11  # The output does not fit into the buffer; the needed size is told.
    PARSE = -20  # The text does not have the form it must have.
    INVALID_RULES = -21  # A field of the rules is out of its range, or two contradict.
    INVALID_POSITION = -22  # The rules cannot hold such a position.
    INVALID_RECORD = -23  # A saved game tells otherwise than the game goes.
    ILLEGAL_MOVE = -30  # The move is not one of the legal moves.
    WRONG_PHASE = -31  # The game waits for something else, or is over, or is not over.
    NOTHING_TO_UNDO = -32  # No step is left to take back.
    NOTHING_TO_REDO = -33  # No step is left to repeat.
    NO_MEMORY = -40  # The allocator gave no memory.
    STOPPED = -41  # The caller's callback asked to stop.


class Preset(Open):
    """Values of chinczyk_preset."""

    POLISH = 0  # The basic rules.
    BRITISH = 1  # A larger board with a centre, one try, shields.
    ONLINE = 2  # Tries where only an exit face helps.
    TOURNAMENT = 3  # Mandatory exits; ends with the first winner.
    LUDO = 4  # A larger board, stacks, a bonus for a capture.
    TRADITIONAL = 5  # Tries with all in base; ends with the first winner.
    BLOCKADE = 6  # Traditional, with blocks that move.
    ROBBER = 7  # Traditional, with a robber each.


class TriesWhen(Open):
    """Values of chinczyk_rules.tries_when."""

    NONE_ON_TRACK = 0  # No pawn or robber of the player is on the track.
    NEVER = 1  # Never.
    ALL_IN_BASE = 2  # All of them are in base.
    STUCK_WITHOUT_EXIT = 3  # No face but an exit face has a legal move.


class BonusLimitEffect(Open):
    """Values of chinczyk_rules.bonus_limit_effect."""

    NO_BONUS = 0  # It is moved but grants nothing.
    FORFEIT = 1  # It is not moved and the turn ends.


class Obligation(Open):
    """Values of chinczyk_rules.exit_priority, start_clear and capture_priority."""

    FREE = 0  # It need not be done.
    MANDATORY = 1  # Where it can be done, nothing else is legal.


class Permission(Open):
    """Values of chinczyk_rules.jump, home_jump, home_move and block_jump."""

    ALLOWED = 0  # It may be done.
    FORBIDDEN = 1  # It may not be done.


class Passing(Open):
    """Values of chinczyk_rules.passing."""

    FORBIDDEN = 0  # Who can move must move.
    ALLOWED = 1  # A pass is among the legal moves.


class Overshoot(Open):
    """Values of chinczyk_rules.overshoot."""

    FORBIDDEN = 0  # The move is illegal.
    BOUNCE = 1  # A pawn from the track turns back by the rest.
    BOUNCE_ALL = 2  # So does a pawn in the lane.


class Block(Open):
    """Values of chinczyk_rules.block."""

    NONE = 0  # Two pawns, no more.
    SHIELD = 1  # Nobody captures them; who lands there goes back to base.
    MOVABLE = 2  # A pair that may move as one, and that only a pair captures.


class Capture(Open):
    """Values of chinczyk_rules.capture."""

    NORMAL = 0  # The opponents go to base.
    NONE = 1  # The pawn slides to a free square.


class Slide(Open):
    """Values of chinczyk_rules.slide."""

    FORWARD = 0  # To the next free square of its way.
    BACK = 1  # To the nearest free square before.


class SafeStart(Open):
    """Values of chinczyk_rules.safe_start."""

    NONE = 0  # On none.
    OWN = 1  # On its own.
    ANY = 2  # On any.


class SafeLanding(Open):
    """Values of chinczyk_rules.safe_landing."""

    CLOSED = 0  # It is illegal.
    SHARE = 1  # Both stand there.


class First(Open):
    """Values of chinczyk_rules.first."""

    ROLL_OFF = 0  # The highest roll.
    RANDOM = 1  # Drawn by the game's own die.
    FIXED = 2  # Whom the caller names, else player 0.


class Finish(Open):
    """Values of chinczyk_rules.finish."""

    ALL_PLACES = 0  # When only one player has no place.
    FIRST_WINNER = 1  # With the first winner.


class FieldKind(Open):
    """Values of chinczyk_field_kind."""

    NUMBER = 1  # A number between min and max.
    BOOLEAN = 2  # 0 or 1: no or yes.
    WORD = 3  # One of several words, numbered from 0.
    FACES = 4  # A set of faces, bit f for face f.
    OFFSETS = 5  # A set of offsets, bit n for offset n.


class Phase(Open):
    """Values of chinczyk_phase."""

    ROLL_OFF = 1  # The roll of a player in the roll-off for the first turn.
    ROLL = 2  # A roll.
    MOVE = 3  # A choice between the legal moves, of which there is at least one.
    OVER = 4  # Nothing: the game is over.


class MoveFlag(enum.IntFlag):
    """Flags of chinczyk_move.flags."""

    EXIT = 1  # The piece leaves its base.
    CAPTURE = 2  # Something is captured.
    PAIR = 4  # Two pawns move together.
    BUST = 8  # The pawn lands on a shield and goes back to its base.
    BOUNCE = 16  # The pawn walks to the last square and back by the rest.
    SLIDE = 32  # The pawn slides from an opponent's square to a free one.
    HOME = 64  # The pawn arrives home: it ends there and began elsewhere.
    PASS = 128  # The player declines to move; all else but the player is empty.


class EventKind(Open):
    """Values of chinczyk_event_kind; which members of chinczyk_event they set."""

    ROLLED = 1  # player rolled the face value.
    SAVED = 2  # player saved the face value for the sum of a combined roll.
    MOVED = 3  # player's piece went from from_square to to_square.
    CAPTURED = 4  # piece of player was captured on from_square and went to base, which is to_square.
    SENT_BACK = 5  # player's piece hit a shield on from_square and went to base, which is to_square.
    ROBBER_CHANGED_SIDES = 6  # The robber piece, captured on from_square, waits in player's base, which is to_square.
    REACHED_HOME = 7  # player's piece arrived home on to_square, coming from from_square.
    PASSED = 8  # player declined to move.
    BONUS = 9  # player has another roll; value is a CHINCZYK_BONUS_...
    TRIES_LEFT = 10  # player may try again, value times at most.
    ROLL_LOST = 11  # player has no legal move for value squares.
    FORFEITED = 12  # player rolled too many bonus faces in a row, value of them.
    TURN = 13  # The turn of player begins.
    PLACED = 14  # player has taken the place value. Of the others of a game that ends with its first winner nothing is told: see chinczyk_state.place.
    LEFT = 15  # player has left.
    OVER = 16  # The game is over.
    TIED = 17  # player tied at the top of the roll-off with value, and rolls again; the others are out of it.


class Bonus(Open):
    """Values of chinczyk_event.value where the kind is CHINCZYK_EVENT_BONUS: why a roll was granted."""

    FACE = 1  # A bonus face was rolled.
    CAPTURE = 2  # Something was captured.
    HOME = 3  # A pawn arrived home.


class PlayerKind(Open):
    """Values of chinczyk_player_kind."""

    RANDOM = 1  # Every legal move, the pass too, is equally likely.
    GREEDY = 2  # The move that looks best at once: captures, progress, arrivals, danger.
    STRONG = 3  # The move that leads to the best position, by what was learned from many games; in chinczyk_simulate() the best after one more roll.


class Measure(Open):
    """Values of chinczyk_measure."""

    ROLLS = 0  # Rolls of turns; those of the roll-off are left out.
    TURNS = 1  # Turns.
    CAPTURES = 2  # Moves that captured.
    LOST = 3  # Rolls without a legal move, and those that forfeited.
    FORCED = 4  # Rolls with one legal move.
    CHOICES = 5  # Rolls with two or more legal moves.


class Stage(Open):
    """Values of chinczyk_stage."""

    GAME = 1  # A step of the game that is played.
    NEXT = 2  # The next game: this one is over.
    OVER = 3  # Nothing: the match is over.


class Prompt(Open):
    """Values of chinczyk_prompt. A roll that nobody can use is lost inside the roll itself, so there is never anything to ask about it; CHINCZYK_EVENT_ROLL_LOST among the events of the step tells that it was."""

    ROLL = 1  # Ask the player to roll: no piece of theirs is on the track. Every roll of a roll-off is one of these.
    ROLL_UNASKED = 2  # Roll without asking: the player has a pawn or robber on the track.
    CHOOSE = 3  # Ask the player to choose between several legal moves, of which passing may be one.
    PLAY_UNASKED = 4  # Play the only legal move, which is the one at index 0, without asking.
    OVER = 5  # Ask for nothing: the game is over.


class Reason(Open):
    """Values of chinczyk_reason."""

    NONE = 0  # None: the piece may move, to to_square.
    GONE = 1  # The piece is off the board: its player has left. Of the members only piece is set.
    OVER = 2  # The game is over.
    FINISHED = 3  # player has finished, and the pawns that are left stay where they are.
    ROLL_OFF = 4  # The players still roll for the first turn. Only without a face of the caller's.
    NOT_ON_TURN = 5  # It is the turn of the player value, not of player. Only without a face of the caller's.
    ROLL_DUE = 6  # player has yet to roll. Only without a face of the caller's.
    FORFEITED = 7  # The face, with which value bonus faces have come in a row, is one too many: nothing is moved and the turn ends. Only for a face of the caller's.
    SAVED = 8  # The face is saved for the sum of a combined roll, and player rolls again. Only for a face of the caller's.
    NO_PAIR = 9  # Asked for a pair: there is none, because the rules let no pair move, or the piece is no pawn on the track, or stands there alone.
    AT_END = 10  # The pawn has walked its whole way, and stays on the last square, or in the centre, for ever.
    NEEDS_EXIT = 11  # The piece is in base, and none of faces, those that bring it out, was rolled.
    HOME_MOVE = 12  # These rules let no pawn in the lane move on.
    PAIR_IN_LANE = 13  # The pair would enter the lane, where two cannot move together.
    TOO_FAR = 14  # The roll leads value squares past the last one, and the pawn may not turn back there.
    BOUNCE_TOO_FAR = 15  # The roll leads value squares past the last one, and so many back lead out of the lane again.
    OWN_SQUARE = 16  # The move would end where it began, on to_square.
    JUMP = 17  # On the way to to_square stand pieces, anybody's, on square, a square of the track, and these rules let nobody jump.
    BLOCK_JUMP = 18  # On the way to to_square stand pieces, an opponent's block, on square, over which these rules let no opponent jump.
    HOME_JUMP = 19  # On the way to to_square stand pieces, pawns of the same colour, on square, a square of the lane, over which these rules let none jump.
    OWN_PIECE = 20  # On square, which is to_square, stand pieces of player that leave no room. It is where the piece would end; or the start which a piece in base must enter before it walks on with the rest of a combined roll.
    BLOCK = 21  # On square, which is to_square, stand pieces, an opponent's block, on which this piece may not land. It is where the piece would end, or the start, as above.
    SAFE = 22  # On square, which is to_square, stand pieces of opponents that are safe there.
    NO_FREE_SQUARE = 23  # On square, which is to_square, stand pieces of opponents, which are not captured in this game, and the pawn finds no free square to slide to.
    MUST_EXIT = 24  # It could go to to_square, but one of pieces must leave its base.
    MUST_CLEAR_START = 25  # It could go to to_square, but one of pieces must leave its start, because others wait in base.
    MUST_CAPTURE = 26  # It could go to to_square, but one of pieces must capture.


class Language(Open):
    """Values of chinczyk_language: 1 to chinczyk_language_count()."""

    ENGLISH = 1  # English.
    POLISH = 2  # Polish.


MAX_COLOURS = 6  # Most colours of a board.
MAX_PAWNS = 4  # Most pawns of a colour.
MAX_ROBBERS = 2  # Most robbers in a game.
MAX_MOVES = 32  # Most legal moves in a choice.
MAX_FACES = 9  # Most faces that one move can add up (combine_rolls).
MAX_EVENTS = 64  # Most events of a step.
MAX_PATH = 128  # Most squares of the path of a move.
BASE = -1  # The square of a piece that waits in base.
LANE = 100  # The first square of every lane.
ROBBER = 24  # The piece number of robber 0.
NONE = -2  # No player, no piece, no square.
MAX_MEASURES = 8  # Measures that the results have room for.
MAX_BINS = 112  # Bins of a histogram.
MAX_ROLLS = 65535  # Most rolls of a simulated game.


class MoveFields(NamedTuple):
    """A move, with all that a screen needs to show it."""

    from_square: int  # Square the piece leaves.
    to_square: int  # Square on which it comes to stand; of a bust, where it landed.
    player: int  # Who moves.
    piece: int  # The piece: of several on one square the lowest-numbered; CHINCZYK_NONE for a pass.
    partner: int  # The other pawn of a pair, else CHINCZYK_NONE.
    colour: int  # The piece's colour; of a robber, its owner's; CHINCZYK_NONE for a pass.
    captured: int  # Bit p: piece p is captured.
    flags: MoveFlag  # CHINCZYK_MOVE_...
    reserved: int  # Zero.


class Event(NamedTuple):
    """One thing that happened in a step. Members that the kind does not set are CHINCZYK_NONE, value and flags 0."""

    kind: EventKind  # What happened.
    player: int  # To whom.
    piece: int  # Which piece.
    from_square: int  # From which square.
    to_square: int  # To which square.
    value: int  # A number, as the kind says.
    flags: int  # Of CHINCZYK_EVENT_MOVED the move's, CHINCZYK_MOVE_...; else 0.
    reserved: int  # Zero.


class State(NamedTuple):
    """All that can be seen of a game, at once."""

    struct_size: int  # sizeof(chinczyk_state) of the caller.
    phase: Phase  # What the game waits for.
    player: int  # Whose turn it is; once over, whose it was.
    players: int  # How many players began.
    distance: int  # Squares to move in a choice: the face, or the sum of a combined roll; else 0.
    face_count: int  # Faces rolled that wait to be moved.
    faces: tuple  # These faces, as rolled, then zeros.
    rolls_used: int  # Rolls used in this grant, saved faces included.
    rolls_left: int  # Rolls still to come in this grant (doc/rules.md 3.2), one that is due included, if none finds a bonus: in a grant of tries, while its condition holds, those that are left of them; else 1 where a roll is due, in the roll-off too, and 0 where a choice is.
    sixes: int  # Bonus faces in a row in this turn.
    move_count: int  # Legal moves in a choice, else 0.
    colours: tuple  # Set of the colours of each player, bit c for colour c; empty for no player.
    owner: tuple  # Owner of each colour.
    square: tuple  # Square of each piece, pawns by 4 * colour + pawn; CHINCZYK_NONE for a piece that is not there.
    robber_owner: tuple  # Owner of each robber.
    roll_off: tuple  # In the roll-off, the face of each contender, 0 for one who has yet to roll; CHINCZYK_NONE for players out of it, and for all at any other time.
    place: tuple  # Place taken so far by each player: 1 first; 0 none yet. Once the game is over, everybody's place, players that left and shared places included.
    leave_order: tuple  # When each player left: 1 the first to leave; 0 has not left.
    pawns_home: tuple  # Pawns home of each player.
    walked: tuple  # Squares walked by all the pawns of each player.
    steps: int  # Steps so far: rolls, moves and leaves.
    redo_steps: int  # Steps taken back that can be repeated.


class Why(NamedTuple):
    """Whether a piece may move, and if not, why. Members that the reason does not set are CHINCZYK_NONE, value 0, sets empty."""

    reason: Reason  # Why it may not move; CHINCZYK_REASON_NONE where it may.
    player: int  # Whose piece it is.
    piece: int  # The piece that is moved: of several of one colour on one square the lowest-numbered, of robbers that wait in one base too.
    partner: int  # The other pawn of the pair that was asked for.
    from_square: int  # The square on which it stands.
    to_square: int  # The square on which it would come to stand, as in chinczyk_move; of one that finds no square to slide to, the one that it counted to.
    square: int  # The square on which something hinders it.
    value: int  # A number, as the reason says.
    pieces: int  # Set of the pieces that hinder it, or that must move instead: bit p for piece p.
    faces: int  # Set of faces, as the reason says.
    reserved: tuple  # Zero.


class Point(NamedTuple):
    """The middle of what lies on the board."""

    x: int  # Thousandths of a cell to the right of the middle of the leftmost cell.
    y: int  # Thousandths of a cell below the middle of the uppermost cell.


class Standings(NamedTuple):
    """How a match stands: its stage, clocks, wins and places."""

    struct_size: int  # sizeof(chinczyk_standings) of the caller.
    stage: Stage  # What the match waits for.
    players: int  # How many players began.
    games: int  # Games begun so far, this one included.
    wins_needed: int  # Wins that the match takes.
    winner: int  # Who has won it, or CHINCZYK_NONE. It can be decided before its last game is over, where that is played on for the other places.
    clock: int  # Time of each player for each game, in milliseconds; 0 for no clocks.
    time_left: tuple  # Time that each player has left in this game, in milliseconds; 0 without clocks.
    wins: tuple  # Games won by each player, this one included as soon as its first place is taken.
    place: tuple  # Place of each player so far: by wins, players who have left behind the others, the earliest last; the winner is first. Equal players share a place, and the next ones are skipped: 1, 2, 2, 4.
    leave_order: tuple  # When each player left the match: 1 the first to leave; 0 is in it.
    flag_fallen: tuple  # 1 for a player who has lost this game on time, else 0.


class RulesFields:
    """The fields of the rules. `_rules` of a subclass is a chinczyk_rules."""

    __slots__ = ()

    @property
    def colours(self) -> int:
        """Arms of the board, 2 to 6."""
        return self._rules.colours

    @colours.setter
    def colours(self, value: int):
        self._rules.colours = value

    @property
    def track_length(self) -> int:
        """Squares of the ring, 12 to 96: a multiple of colours, 6 an arm at least."""
        return self._rules.track_length

    @track_length.setter
    def track_length(self, value: int):
        self._rules.track_length = value

    @property
    def lap_length(self) -> int:
        """Squares that a pawn walks on the ring before it turns into its lane."""
        return self._rules.lap_length

    @lap_length.setter
    def lap_length(self, value: int):
        self._rules.lap_length = value

    @property
    def home_length(self) -> int:
        """Lane squares, 1 to 8."""
        return self._rules.home_length

    @home_length.setter
    def home_length(self, value: int):
        self._rules.home_length = value

    @property
    def home_centre(self) -> int:
        """Yes: behind the lane lies a centre, and home is there alone."""
        return self._rules.home_centre

    @home_centre.setter
    def home_centre(self, value: int):
        self._rules.home_centre = value

    @property
    def pawns(self) -> int:
        """Pawns of a colour, 1 to 4."""
        return self._rules.pawns

    @pawns.setter
    def pawns(self, value: int):
        self._rules.pawns = value

    @property
    def exit_faces(self) -> int:
        """Set of the faces that bring a pawn out of base."""
        return self._rules.exit_faces

    @exit_faces.setter
    def exit_faces(self, value: int):
        self._rules.exit_faces = value

    @property
    def bonus_faces(self) -> int:
        """Set of the faces that grant another roll."""
        return self._rules.bonus_faces

    @bonus_faces.setter
    def bonus_faces(self, value: int):
        self._rules.bonus_faces = value

    @property
    def tries(self) -> int:
        """Rolls in a grant of tries, 1 to 10."""
        return self._rules.tries

    @tries.setter
    def tries(self, value: int):
        self._rules.tries = value

    @property
    def tries_when(self) -> TriesWhen:
        """When a grant is one of tries: CHINCZYK_TRIES_..."""
        return TriesWhen(self._rules.tries_when)

    @tries_when.setter
    def tries_when(self, value: TriesWhen):
        self._rules.tries_when = value

    @property
    def bonus_limit(self) -> int:
        """From which bonus face in a row on the effect holds; 0 never."""
        return self._rules.bonus_limit

    @bonus_limit.setter
    def bonus_limit(self, value: int):
        self._rules.bonus_limit = value

    @property
    def bonus_limit_effect(self) -> BonusLimitEffect:
        """What such a bonus face does: CHINCZYK_BONUS_LIMIT_..."""
        return BonusLimitEffect(self._rules.bonus_limit_effect)

    @bonus_limit_effect.setter
    def bonus_limit_effect(self, value: BonusLimitEffect):
        self._rules.bonus_limit_effect = value

    @property
    def bonus_if_stuck(self) -> int:
        """Yes: a bonus face that moved nothing still grants its roll."""
        return self._rules.bonus_if_stuck

    @bonus_if_stuck.setter
    def bonus_if_stuck(self, value: int):
        self._rules.bonus_if_stuck = value

    @property
    def combine_rolls(self) -> int:
        """Yes: bonus faces are saved up and one piece moves their sum."""
        return self._rules.combine_rolls

    @combine_rolls.setter
    def combine_rolls(self, value: int):
        self._rules.combine_rolls = value

    @property
    def bonus_on_capture(self) -> int:
        """Yes: a capture grants another roll."""
        return self._rules.bonus_on_capture

    @bonus_on_capture.setter
    def bonus_on_capture(self, value: int):
        self._rules.bonus_on_capture = value

    @property
    def bonus_on_home(self) -> int:
        """Yes: an arrival home grants another roll."""
        return self._rules.bonus_on_home

    @bonus_on_home.setter
    def bonus_on_home(self, value: int):
        self._rules.bonus_on_home = value

    @property
    def exit_priority(self) -> Obligation:
        """Mandatory: only exits are legal while there is one."""
        return Obligation(self._rules.exit_priority)

    @exit_priority.setter
    def exit_priority(self, value: Obligation):
        self._rules.exit_priority = value

    @property
    def start_clear(self) -> Obligation:
        """Mandatory: a pawn on its start goes first while others of it wait."""
        return Obligation(self._rules.start_clear)

    @start_clear.setter
    def start_clear(self, value: Obligation):
        self._rules.start_clear = value

    @property
    def passing(self) -> Passing:
        """Allowed: a player may decline to move: CHINCZYK_PASSING_..."""
        return Passing(self._rules.passing)

    @passing.setter
    def passing(self, value: Passing):
        self._rules.passing = value

    @property
    def jump(self) -> Permission:
        """Forbidden: no piece passes over another."""
        return Permission(self._rules.jump)

    @jump.setter
    def jump(self, value: Permission):
        self._rules.jump = value

    @property
    def home_jump(self) -> Permission:
        """Forbidden: no pawn passes over one of its own in the lane."""
        return Permission(self._rules.home_jump)

    @home_jump.setter
    def home_jump(self, value: Permission):
        self._rules.home_jump = value

    @property
    def home_move(self) -> Permission:
        """Forbidden: a pawn in the lane stays where it is."""
        return Permission(self._rules.home_move)

    @home_move.setter
    def home_move(self, value: Permission):
        self._rules.home_move = value

    @property
    def overshoot(self) -> Overshoot:
        """What happens past the last square: CHINCZYK_OVERSHOOT_..."""
        return Overshoot(self._rules.overshoot)

    @overshoot.setter
    def overshoot(self, value: Overshoot):
        self._rules.overshoot = value

    @property
    def stack_limit(self) -> int:
        """Pawns of one colour on one square of the track, 1 to 4."""
        return self._rules.stack_limit

    @stack_limit.setter
    def stack_limit(self, value: int):
        self._rules.stack_limit = value

    @property
    def block(self) -> Block:
        """What two of them are: CHINCZYK_BLOCK_..."""
        return Block(self._rules.block)

    @block.setter
    def block(self, value: Block):
        self._rules.block = value

    @property
    def block_jump(self) -> Permission:
        """Forbidden: opponents do not pass over a block."""
        return Permission(self._rules.block_jump)

    @block_jump.setter
    def block_jump(self, value: Permission):
        self._rules.block_jump = value

    @property
    def capture(self) -> Capture:
        """What landing on an opponent does: CHINCZYK_CAPTURE_..."""
        return Capture(self._rules.capture)

    @capture.setter
    def capture(self, value: Capture):
        self._rules.capture = value

    @property
    def slide(self) -> Slide:
        """Where to without capture: CHINCZYK_SLIDE_..."""
        return Slide(self._rules.slide)

    @slide.setter
    def slide(self, value: Slide):
        self._rules.slide = value

    @property
    def capture_priority(self) -> Obligation:
        """Mandatory: only captures are legal while there is one."""
        return Obligation(self._rules.capture_priority)

    @capture_priority.setter
    def capture_priority(self, value: Obligation):
        self._rules.capture_priority = value

    @property
    def safe_start(self) -> SafeStart:
        """On which starts a pawn is safe: CHINCZYK_SAFE_..."""
        return SafeStart(self._rules.safe_start)

    @safe_start.setter
    def safe_start(self, value: SafeStart):
        self._rules.safe_start = value

    @property
    def safe_squares(self) -> int:
        """Bit n: the square n behind every start is safe for every pawn."""
        return self._rules.safe_squares

    @safe_squares.setter
    def safe_squares(self, value: int):
        self._rules.safe_squares = value

    @property
    def safe_landing(self) -> SafeLanding:
        """What landing on a safe opponent does: CHINCZYK_LANDING_..."""
        return SafeLanding(self._rules.safe_landing)

    @safe_landing.setter
    def safe_landing(self, value: SafeLanding):
        self._rules.safe_landing = value

    @property
    def robbers(self) -> int:
        """Robbers of each player at the beginning, 0 or 1."""
        return self._rules.robbers

    @robbers.setter
    def robbers(self, value: int):
        self._rules.robbers = value

    @property
    def first(self) -> First:
        """Who begins: CHINCZYK_FIRST_..."""
        return First(self._rules.first)

    @first.setter
    def first(self, value: First):
        self._rules.first = value

    @property
    def finish(self) -> Finish:
        """When the game ends: CHINCZYK_FINISH_..."""
        return Finish(self._rules.finish)

    @finish.setter
    def finish(self, value: Finish):
        self._rules.finish = value

    @property
    def win_pawns(self) -> int:
        """Pawns that each colour needs home to finish; 0 all."""
        return self._rules.win_pawns

    @win_pawns.setter
    def win_pawns(self, value: int):
        self._rules.win_pawns = value


CDEF = """
typedef int32_t chinczyk_status;
typedef int32_t chinczyk_preset;
typedef int32_t chinczyk_field_kind;
typedef int32_t chinczyk_phase;
typedef int32_t chinczyk_event_kind;
typedef int32_t chinczyk_player_kind;
typedef int32_t chinczyk_measure;
typedef int32_t chinczyk_stage;
typedef int32_t chinczyk_prompt;
typedef int32_t chinczyk_reason;
typedef int32_t chinczyk_language;
typedef struct chinczyk_game chinczyk_game;
typedef struct chinczyk_match chinczyk_match;
typedef struct chinczyk_allocator chinczyk_allocator;
typedef int32_t (*chinczyk_stop)(void *ctx);
typedef int32_t (*chinczyk_progress)(uint64_t done, void *ctx);
typedef struct chinczyk_error {
    chinczyk_status status;
    int32_t offset;
    char field[32];
    char reason[212];
    int32_t reserved;
} chinczyk_error;
typedef struct chinczyk_rules {
    uint32_t struct_size;
    uint32_t reserved0;
    uint32_t colours;
    uint32_t track_length;
    uint32_t lap_length;
    uint32_t home_length;
    uint32_t home_centre;
    uint32_t pawns;
    uint32_t exit_faces;
    uint32_t bonus_faces;
    uint32_t tries;
    uint32_t tries_when;
    uint32_t bonus_limit;
    uint32_t bonus_limit_effect;
    uint32_t bonus_if_stuck;
    uint32_t combine_rolls;
    uint32_t bonus_on_capture;
    uint32_t bonus_on_home;
    uint32_t exit_priority;
    uint32_t start_clear;
    uint32_t passing;
    uint32_t jump;
    uint32_t home_jump;
    uint32_t home_move;
    uint32_t overshoot;
    uint32_t stack_limit;
    uint32_t block;
    uint32_t block_jump;
    uint32_t capture;
    uint32_t slide;
    uint32_t capture_priority;
    uint32_t safe_start;
    uint64_t safe_squares;
    uint32_t safe_landing;
    uint32_t robbers;
    uint32_t first;
    uint32_t finish;
    uint32_t win_pawns;
    uint32_t reserved1[3];
} chinczyk_rules;
typedef struct chinczyk_field {
    uint32_t offset;
    uint32_t width;
    chinczyk_field_kind kind;
    uint32_t reserved;
    uint64_t min;
    uint64_t max;
    uint64_t default_value;
} chinczyk_field;
typedef struct chinczyk_point {
    int32_t x;
    int32_t y;
} chinczyk_point;
typedef struct chinczyk_move {
    int16_t from_square;
    int16_t to_square;
    int8_t player;
    int8_t piece;
    int8_t partner;
    int8_t colour;
    uint32_t captured;
    uint32_t flags;
    uint32_t reserved;
} chinczyk_move;
typedef struct chinczyk_event {
    chinczyk_event_kind kind;
    int32_t player;
    int32_t piece;
    int32_t from_square;
    int32_t to_square;
    int32_t value;
    uint32_t flags;
    uint32_t reserved;
} chinczyk_event;
typedef struct chinczyk_state {
    uint32_t struct_size;
    chinczyk_phase phase;
    int32_t player;
    int32_t players;
    int32_t distance;
    int32_t face_count;
    int32_t faces[9];
    int32_t rolls_used;
    int32_t rolls_left;
    int32_t sixes;
    int32_t move_count;
    uint32_t colours[6];
    int32_t owner[6];
    int32_t square[26];
    int32_t robber_owner[2];
    int32_t roll_off[6];
    int32_t place[6];
    int32_t leave_order[6];
    int32_t pawns_home[6];
    int32_t walked[6];
    uint32_t steps;
    uint32_t redo_steps;
} chinczyk_state;
typedef struct chinczyk_simulation {
    uint32_t struct_size;
    int32_t first;
    uint32_t roll_limit;
    uint32_t reserved;
    chinczyk_player_kind kinds[6];
    uint64_t seed;
    uint64_t first_game;
    uint64_t games;
} chinczyk_simulation;
typedef struct chinczyk_results {
    uint32_t struct_size;
    int32_t players;
    int32_t first;
    uint32_t roll_limit;
    chinczyk_player_kind kinds[6];
    char seats[8];
    char rules[1024];
    uint64_t seed;
    uint64_t first_game;
    uint64_t games;
    uint64_t unfinished;
    uint64_t places[6][6];
    uint64_t order_places[6][6];
    uint64_t moves[33];
    uint64_t saved;
    uint64_t sums[8];
    uint64_t squares[8];
    uint64_t products[8];
    uint64_t bins[112][8];
} chinczyk_results;
typedef struct chinczyk_bot {
    uint32_t struct_size;
    chinczyk_player_kind kind;
    uint64_t seed;
    uint64_t nodes;
} chinczyk_bot;
typedef struct chinczyk_forecast {
    uint32_t struct_size;
    uint32_t playouts;
    chinczyk_player_kind kinds[6];
    uint64_t seed;
} chinczyk_forecast;
typedef struct chinczyk_chance {
    uint32_t millionths;
    uint32_t standard_error;
} chinczyk_chance;
typedef struct chinczyk_hint {
    uint32_t index;
    uint32_t millionths;
    uint32_t standard_error;
    uint32_t reserved;
} chinczyk_hint;
typedef struct chinczyk_match_settings {
    uint32_t struct_size;
    int32_t wins;
    uint64_t clock;
    uint64_t seed;
    int32_t first;
    uint32_t reserved;
} chinczyk_match_settings;
typedef struct chinczyk_standings {
    uint32_t struct_size;
    chinczyk_stage stage;
    int32_t players;
    int32_t games;
    int32_t wins_needed;
    int32_t winner;
    uint64_t clock;
    uint64_t time_left[6];
    int32_t wins[6];
    int32_t place[6];
    int32_t leave_order[6];
    int32_t flag_fallen[6];
} chinczyk_standings;
typedef struct chinczyk_why {
    chinczyk_reason reason;
    int32_t player;
    int32_t piece;
    int32_t partner;
    int32_t from_square;
    int32_t to_square;
    int32_t square;
    int32_t value;
    uint32_t pieces;
    uint32_t faces;
    uint32_t reserved[2];
} chinczyk_why;
const char *chinczyk_version(void);
int32_t chinczyk_version_major(void);
int32_t chinczyk_version_minor(void);
int32_t chinczyk_version_patch(void);
const char *chinczyk_status_name(chinczyk_status status);
const char *chinczyk_status_message(chinczyk_status status);
int32_t chinczyk_max_colours(void);
int32_t chinczyk_max_pawns(void);
int32_t chinczyk_max_robbers(void);
int32_t chinczyk_max_moves(void);
int32_t chinczyk_max_faces(void);
int32_t chinczyk_max_events(void);
int32_t chinczyk_max_path(void);
int32_t chinczyk_base(void);
int32_t chinczyk_lane(void);
int32_t chinczyk_robber(void);
int32_t chinczyk_none(void);
chinczyk_status chinczyk_rules_init(chinczyk_rules *rules, size_t size, chinczyk_preset preset);
chinczyk_status chinczyk_rules_check(const chinczyk_rules *rules, chinczyk_error *error);
chinczyk_status chinczyk_rules_parse(const char *text, chinczyk_rules *rules, size_t size, chinczyk_error *error);
chinczyk_status chinczyk_rules_format(const chinczyk_rules *rules, char *buffer, size_t capacity, size_t *needed);
chinczyk_status chinczyk_rules_seats(const chinczyk_rules *rules, int32_t players, int32_t colours_each, char *buffer, size_t capacity, size_t *needed);
int32_t chinczyk_preset_count(void);
const char *chinczyk_preset_name(chinczyk_preset preset);
int32_t chinczyk_field_count(void);
const char *chinczyk_field_name(int32_t field);
const char *chinczyk_field_help(int32_t field);
const char *chinczyk_field_value_name(int32_t field, uint64_t value);
int32_t chinczyk_field_find(const char *name);
chinczyk_status chinczyk_field_describe(int32_t field, chinczyk_field *description);
chinczyk_status chinczyk_board_size(const chinczyk_rules *rules, int32_t *width, int32_t *height);
chinczyk_status chinczyk_board_square(const chinczyk_rules *rules, int32_t colour, int32_t square, chinczyk_point *point);
chinczyk_status chinczyk_board_base(const chinczyk_rules *rules, int32_t colour, int32_t piece, chinczyk_point *point);
chinczyk_status chinczyk_board_die(const chinczyk_rules *rules, int32_t colour, chinczyk_point *point);
chinczyk_status chinczyk_board_corner(const chinczyk_rules *rules, int32_t colour, int32_t *corner);
chinczyk_status chinczyk_board_slot(int32_t count, int32_t index, chinczyk_point *offset, int32_t *room);
chinczyk_status chinczyk_game_new(const chinczyk_rules *rules, const char *seats, int32_t first, uint64_t seed, const chinczyk_allocator *allocator, chinczyk_game **game, chinczyk_error *error);
chinczyk_status chinczyk_game_new_at(const chinczyk_rules *rules, const char *position, uint64_t seed, const chinczyk_allocator *allocator, chinczyk_game **game, chinczyk_error *error);
chinczyk_status chinczyk_game_copy(const chinczyk_game *game, const chinczyk_allocator *allocator, chinczyk_game **copy);
void chinczyk_game_free(chinczyk_game *game);
chinczyk_phase chinczyk_game_phase(const chinczyk_game *game);
int32_t chinczyk_game_player(const chinczyk_game *game);
chinczyk_status chinczyk_game_roll(chinczyk_game *game, int32_t face, int32_t *rolled);
chinczyk_status chinczyk_game_moves(const chinczyk_game *game, chinczyk_move *moves, size_t capacity, size_t *count);
chinczyk_status chinczyk_game_play(chinczyk_game *game, const chinczyk_move *move);
chinczyk_status chinczyk_game_play_index(chinczyk_game *game, size_t index);
chinczyk_status chinczyk_game_leave(chinczyk_game *game, int32_t player);
chinczyk_status chinczyk_game_undo(chinczyk_game *game);
chinczyk_status chinczyk_game_redo(chinczyk_game *game);
uint32_t chinczyk_game_steps(const chinczyk_game *game);
chinczyk_status chinczyk_game_events(const chinczyk_game *game, chinczyk_event *events, size_t capacity, size_t *count);
chinczyk_status chinczyk_game_state(const chinczyk_game *game, chinczyk_state *state);
chinczyk_status chinczyk_game_pieces_on(const chinczyk_game *game, int32_t colour, int32_t square, uint32_t *pieces);
chinczyk_status chinczyk_game_rules(const chinczyk_game *game, chinczyk_rules *rules, size_t size);
chinczyk_status chinczyk_game_position(const chinczyk_game *game, char *buffer, size_t capacity, size_t *needed);
uint64_t chinczyk_game_hash(const chinczyk_game *game);
chinczyk_status chinczyk_move_format(const chinczyk_move *move, char *buffer, size_t capacity, size_t *needed);
chinczyk_status chinczyk_game_find_move(const chinczyk_game *game, const char *text, chinczyk_move *move, chinczyk_error *error);
chinczyk_status chinczyk_game_perft(const chinczyk_game *game, uint32_t depth, chinczyk_stop stop, void *ctx, uint64_t *leaves);
int32_t chinczyk_max_measures(void);
int32_t chinczyk_max_bins(void);
int32_t chinczyk_max_rolls(void);
const char *chinczyk_player_kind_name(chinczyk_player_kind kind);
const char *chinczyk_measure_name(chinczyk_measure measure);
chinczyk_status chinczyk_simulation_init(chinczyk_simulation *simulation, size_t size);
chinczyk_status chinczyk_simulate(const chinczyk_rules *rules, const char *seats, const chinczyk_simulation *simulation, chinczyk_progress progress, void *ctx, chinczyk_results *results, chinczyk_error *error);
chinczyk_status chinczyk_game_playout(const chinczyk_game *game, uint64_t seed, uint64_t number, int32_t *places, size_t capacity, size_t *count, uint64_t *rolls);
uint32_t chinczyk_bin_least(int32_t bin);
chinczyk_status chinczyk_results_merge(chinczyk_results *results, const chinczyk_results *part, chinczyk_error *error);
chinczyk_status chinczyk_results_format(const chinczyk_results *results, char *buffer, size_t capacity, size_t *needed);
chinczyk_status chinczyk_results_parse(const char *text, chinczyk_results *results, chinczyk_error *error);
chinczyk_status chinczyk_results_mean(const chinczyk_results *results, chinczyk_measure measure, uint64_t *millionths, uint64_t *standard_error);
chinczyk_status chinczyk_results_per_roll(const chinczyk_results *results, chinczyk_measure measure, uint64_t *millionths, uint64_t *standard_error);
chinczyk_status chinczyk_results_share(const chinczyk_results *results, uint64_t count, uint64_t *millionths, uint64_t *standard_error);
chinczyk_status chinczyk_bot_init(chinczyk_bot *bot, size_t size, chinczyk_player_kind kind);
chinczyk_status chinczyk_game_choose(const chinczyk_game *game, const chinczyk_bot *bot, chinczyk_stop stop, void *ctx, size_t *index, uint64_t *nodes);
chinczyk_status chinczyk_forecast_init(chinczyk_forecast *forecast, size_t size);
chinczyk_status chinczyk_game_chances(const chinczyk_game *game, const chinczyk_forecast *forecast, chinczyk_stop stop, void *ctx, chinczyk_chance *chances, size_t capacity, size_t *count, uint64_t *playouts);
chinczyk_status chinczyk_game_hint(const chinczyk_game *game, const chinczyk_forecast *forecast, chinczyk_stop stop, void *ctx, chinczyk_hint *hints, size_t capacity, size_t *count, uint64_t *playouts);
chinczyk_status chinczyk_game_exact_chances(const chinczyk_game *game, const chinczyk_forecast *forecast, chinczyk_stop stop, void *ctx, chinczyk_chance *chances, size_t capacity, size_t *count);
chinczyk_status chinczyk_match_settings_init(chinczyk_match_settings *settings, size_t size);
chinczyk_status chinczyk_match_new(const chinczyk_rules *rules, const char *seats, const chinczyk_match_settings *settings, const chinczyk_allocator *allocator, chinczyk_match **match, chinczyk_error *error);
void chinczyk_match_free(chinczyk_match *match);
chinczyk_stage chinczyk_match_stage(const chinczyk_match *match);
const chinczyk_game *chinczyk_match_game(const chinczyk_match *match);
const chinczyk_game *chinczyk_match_game_at(const chinczyk_match *match, int32_t number);
chinczyk_status chinczyk_match_standings(const chinczyk_match *match, chinczyk_standings *standings);
chinczyk_status chinczyk_match_roll(chinczyk_match *match, int32_t face, int32_t *rolled);
chinczyk_status chinczyk_match_play(chinczyk_match *match, const chinczyk_move *move);
chinczyk_status chinczyk_match_play_index(chinczyk_match *match, size_t index);
chinczyk_status chinczyk_match_undo(chinczyk_match *match);
chinczyk_status chinczyk_match_redo(chinczyk_match *match);
chinczyk_status chinczyk_match_spend(chinczyk_match *match, uint64_t milliseconds, int32_t *fallen);
chinczyk_status chinczyk_match_set_time(chinczyk_match *match, int32_t player, uint64_t milliseconds);
chinczyk_status chinczyk_match_leave(chinczyk_match *match, int32_t player);
chinczyk_status chinczyk_match_next(chinczyk_match *match);
chinczyk_status chinczyk_match_save(const chinczyk_match *match, const char *head, size_t head_length, char *buffer, size_t capacity, size_t *needed, chinczyk_error *error);
chinczyk_status chinczyk_match_load(const char *text, size_t length, const chinczyk_allocator *allocator, chinczyk_match **match, size_t *consumed, uint64_t *line, chinczyk_error *error);
chinczyk_status chinczyk_game_path(const chinczyk_game *game, const chinczyk_move *move, int32_t *squares, size_t capacity, size_t *count);
chinczyk_status chinczyk_game_path_back(const chinczyk_game *game, int32_t piece, int32_t from_square, int32_t *squares, size_t capacity, size_t *count);
chinczyk_status chinczyk_game_save(const chinczyk_game *game, const char *head, size_t head_length, char *buffer, size_t capacity, size_t *needed, chinczyk_error *error);
chinczyk_status chinczyk_game_load(const char *text, size_t length, const chinczyk_allocator *allocator, chinczyk_game **game, size_t *consumed, uint64_t *line, chinczyk_error *error);
chinczyk_status chinczyk_record_find(const char *text, size_t length, size_t *begin, size_t *end);
chinczyk_status chinczyk_record_tag(const char *text, size_t length, const char *name, char *buffer, size_t capacity, size_t *needed, chinczyk_error *error);
chinczyk_status chinczyk_record_tag_name(const char *text, size_t length, size_t index, char *buffer, size_t capacity, size_t *needed, chinczyk_error *error);
chinczyk_status chinczyk_record_tag_format(const char *name, const char *value, char *buffer, size_t capacity, size_t *needed);
chinczyk_prompt chinczyk_game_prompt(const chinczyk_game *game);
chinczyk_status chinczyk_game_why(const chinczyk_game *game, int32_t piece, uint32_t flags, int32_t face, chinczyk_why *why);
int32_t chinczyk_language_count(void);
const char *chinczyk_language_code(chinczyk_language language);
const char *chinczyk_language_name(chinczyk_language language);
chinczyk_language chinczyk_language_find(const char *code);
chinczyk_status chinczyk_rules_words(const chinczyk_rules *rules, chinczyk_language language, char *buffer, size_t capacity, size_t *needed);
chinczyk_status chinczyk_rules_difference(const chinczyk_rules *rules, const chinczyk_rules *other, chinczyk_language language, char *buffer, size_t capacity, size_t *needed);
chinczyk_status chinczyk_event_words(const chinczyk_game *game, const chinczyk_event *event, chinczyk_language language, char *buffer, size_t capacity, size_t *needed);
chinczyk_status chinczyk_why_words(const chinczyk_game *game, const chinczyk_why *why, chinczyk_language language, char *buffer, size_t capacity, size_t *needed);
chinczyk_status chinczyk_player_words(const chinczyk_game *game, int32_t player, chinczyk_language language, char *buffer, size_t capacity, size_t *needed);
const char *chinczyk_words_colour(const chinczyk_rules *rules, int32_t colour, chinczyk_language language);
const char *chinczyk_words_status(chinczyk_status status, chinczyk_language language);
const char *chinczyk_words_phase(chinczyk_phase phase, chinczyk_language language);
const char *chinczyk_words_event_kind(chinczyk_event_kind kind, chinczyk_language language);
const char *chinczyk_words_preset(chinczyk_preset preset, chinczyk_language language);
const char *chinczyk_words_field(int32_t field, chinczyk_language language);
const char *chinczyk_words_value(int32_t field, uint64_t value, chinczyk_language language);
"""
