/* SPDX-License-Identifier: MIT */
/* English. */
#include "words.h"

static unsigned plural(uint64_t n) {
    return n != 1;
}

static const struct saying sayings[] = {
    {SAY_STATUS_OK, "Done."},
    {SAY_STATUS_INVALID_ARGUMENT,
     "An argument is null, out of its range, or names what does not exist."},
    {SAY_STATUS_BUFFER_TOO_SMALL, "The output does not fit into the buffer."},
    {SAY_STATUS_PARSE, "The text does not have the form it must have."},
    {SAY_STATUS_INVALID_RULES, "A field of the rules is out of its range, or two contradict."},
    {SAY_STATUS_INVALID_POSITION, "The rules cannot hold such a position."},
    {SAY_STATUS_INVALID_RECORD, "The saved game tells otherwise than the game goes."},
    {SAY_STATUS_ILLEGAL_MOVE, "The move is not one of the legal moves."},
    {SAY_STATUS_WRONG_PHASE, "The game does not wait for this now."},
    {SAY_STATUS_NOTHING_TO_UNDO, "No step is left to take back."},
    {SAY_STATUS_NOTHING_TO_REDO, "No step is left to repeat."},
    {SAY_STATUS_NO_MEMORY, "There is not enough memory."},
    {SAY_STATUS_STOPPED, "The caller asked to stop."},
    {SAY_STATUS_UNKNOWN, "The status is not one of this library."},

    {SAY_PHASE_ROLL_OFF, "roll for the first turn"},
    {SAY_PHASE_ROLL, "roll"},
    {SAY_PHASE_MOVE, "move"},
    {SAY_PHASE_OVER, "game over"},

    {SAY_KIND_ROLLED, "roll"},
    {SAY_KIND_SAVED, "face saved"},
    {SAY_KIND_MOVED, "move"},
    {SAY_KIND_CAPTURED, "capture"},
    {SAY_KIND_SENT_BACK, "sent back by a block"},
    {SAY_KIND_ROBBER_CHANGED_SIDES, "robber changes sides"},
    {SAY_KIND_REACHED_HOME, "arrival home"},
    {SAY_KIND_PASSED, "pass"},
    {SAY_KIND_BONUS, "bonus roll"},
    {SAY_KIND_TRIES_LEFT, "another try"},
    {SAY_KIND_ROLL_LOST, "roll lost"},
    {SAY_KIND_FORFEITED, "turn forfeited"},
    {SAY_KIND_TURN, "next turn"},
    {SAY_KIND_PLACED, "place taken"},
    {SAY_KIND_LEFT, "player leaves"},
    {SAY_KIND_OVER, "end of the game"},
    {SAY_KIND_TIED, "tie in the roll for the first turn"},

    {SAY_PRESET_POLISH, "Basic Polish game"},
    {SAY_PRESET_BRITISH, "British ludo"},
    {SAY_PRESET_ONLINE, "Online game"},
    {SAY_PRESET_TOURNAMENT, "Tournament game"},
    {SAY_PRESET_LUDO, "Ludo on 52 squares"},
    {SAY_PRESET_TRADITIONAL, "Traditional game"},
    {SAY_PRESET_BLOCKADE, "Movable blockade"},
    {SAY_PRESET_ROBBER, "Robber"},

    {SAY_FIELD_COLOURS, "Colours of the board"},
    {SAY_FIELD_TRACK_LENGTH, "Squares of the track"},
    {SAY_FIELD_LAP_LENGTH, "Squares of the track that a pawn walks"},
    {SAY_FIELD_HOME_LENGTH, "Squares of a lane"},
    {SAY_FIELD_HOME_CENTRE, "Centre behind the lanes"},
    {SAY_FIELD_PAWNS, "Pawns of each colour"},
    {SAY_FIELD_EXIT_FACES, "Faces that bring a pawn out of base"},
    {SAY_FIELD_BONUS_FACES, "Faces that grant another roll"},
    {SAY_FIELD_TRIES, "Number of tries"},
    {SAY_FIELD_TRIES_WHEN, "When there are tries"},
    {SAY_FIELD_BONUS_LIMIT, "Limit of bonus faces in a row"},
    {SAY_FIELD_BONUS_LIMIT_EFFECT, "Bonus face at the limit"},
    {SAY_FIELD_BONUS_IF_STUCK, "Another roll for a bonus face that was not moved"},
    {SAY_FIELD_COMBINE_ROLLS, "Bonus faces are added up"},
    {SAY_FIELD_BONUS_ON_CAPTURE, "Another roll for a capture"},
    {SAY_FIELD_BONUS_ON_HOME, "Another roll for an arrival home"},
    {SAY_FIELD_EXIT_PRIORITY, "Leaving base where possible"},
    {SAY_FIELD_START_CLEAR, "Clearing the start where possible"},
    {SAY_FIELD_PASSING, "Passing instead of moving"},
    {SAY_FIELD_JUMP, "Jumping over pieces"},
    {SAY_FIELD_HOME_JUMP, "Jumping over pawns in the lane"},
    {SAY_FIELD_HOME_MOVE, "Moving on in the lane"},
    {SAY_FIELD_OVERSHOOT, "Roll too great for the lane"},
    {SAY_FIELD_STACK_LIMIT, "Pawns of one colour on one square"},
    {SAY_FIELD_BLOCK, "Two pawns of one colour on one square"},
    {SAY_FIELD_BLOCK_JUMP, "Jumping over an opponent's block"},
    {SAY_FIELD_CAPTURE, "Landing on an opponent"},
    {SAY_FIELD_SLIDE, "Way to a free square without capture"},
    {SAY_FIELD_CAPTURE_PRIORITY, "Capturing where possible"},
    {SAY_FIELD_SAFE_START, "Starts on which a pawn is safe"},
    {SAY_FIELD_SAFE_SQUARES, "Other safe squares, counted from each start"},
    {SAY_FIELD_SAFE_LANDING, "Landing on a safe opponent"},
    {SAY_FIELD_ROBBERS, "Robbers of each player"},
    {SAY_FIELD_FIRST, "Who begins"},
    {SAY_FIELD_FINISH, "End of the game"},
    {SAY_FIELD_WIN_PAWNS, "Pawns needed home, 0 for all"},
    {SAY_NO, "no"},
    {SAY_YES, "yes"},

    {SAY_TRIES_WHEN_NONE_ON_TRACK, "nothing on the track"},
    {SAY_TRIES_WHEN_NEVER, "never"},
    {SAY_TRIES_WHEN_ALL_IN_BASE, "all in base"},
    {SAY_TRIES_WHEN_STUCK_WITHOUT_EXIT, "only leaving base could help"},
    {SAY_BONUS_LIMIT_EFFECT_NO_BONUS, "is moved, grants nothing"},
    {SAY_BONUS_LIMIT_EFFECT_FORFEIT, "ends the turn at once"},
    {SAY_EXIT_PRIORITY_FREE, "free"},
    {SAY_EXIT_PRIORITY_MANDATORY, "compulsory"},
    {SAY_START_CLEAR_FREE, "free"},
    {SAY_START_CLEAR_MANDATORY, "compulsory"},
    {SAY_PASSING_FORBIDDEN, "forbidden"},
    {SAY_PASSING_ALLOWED, "allowed"},
    {SAY_JUMP_ALLOWED, "allowed"},
    {SAY_JUMP_FORBIDDEN, "forbidden"},
    {SAY_HOME_JUMP_ALLOWED, "allowed"},
    {SAY_HOME_JUMP_FORBIDDEN, "forbidden"},
    {SAY_HOME_MOVE_ALLOWED, "allowed"},
    {SAY_HOME_MOVE_FORBIDDEN, "forbidden"},
    {SAY_OVERSHOOT_FORBIDDEN, "no move"},
    {SAY_OVERSHOOT_BOUNCE, "back by the rest, from the track only"},
    {SAY_OVERSHOOT_BOUNCE_ALL, "back by the rest, in the lane too"},
    {SAY_BLOCK_NONE, "nothing special"},
    {SAY_BLOCK_SHIELD, "block that cannot be captured"},
    {SAY_BLOCK_MOVABLE, "pair that moves together"},
    {SAY_BLOCK_JUMP_ALLOWED, "allowed"},
    {SAY_BLOCK_JUMP_FORBIDDEN, "forbidden"},
    {SAY_CAPTURE_NORMAL, "captures"},
    {SAY_CAPTURE_NONE, "slides to a free square"},
    {SAY_SLIDE_FORWARD, "forward"},
    {SAY_SLIDE_BACK, "back"},
    {SAY_CAPTURE_PRIORITY_FREE, "free"},
    {SAY_CAPTURE_PRIORITY_MANDATORY, "compulsory"},
    {SAY_SAFE_START_NONE, "none"},
    {SAY_SAFE_START_OWN, "its own"},
    {SAY_SAFE_START_ANY, "every"},
    {SAY_SAFE_LANDING_CLOSED, "forbidden"},
    {SAY_SAFE_LANDING_SHARE, "both stand there"},
    {SAY_FIRST_ROLL_OFF, "the highest roll"},
    {SAY_FIRST_RANDOM, "drawn at random"},
    {SAY_FIRST_FIXED, "named before the game"},
    {SAY_FINISH_ALL_PLACES, "when all places are taken"},
    {SAY_FINISH_FIRST_WINNER, "with the first winner"},

    {SAY_COLOUR_RED, "red"},
    {SAY_COLOUR_BLUE, "blue"},
    {SAY_COLOUR_YELLOW, "yellow"},
    {SAY_COLOUR_GREEN, "green"},
    {SAY_COLOUR_PURPLE, "purple"},
    {SAY_COLOUR_ORANGE, "orange"},
    {SAY_PLAYER_RED, "Red"},
    {SAY_PLAYER_BLUE, "Blue"},
    {SAY_PLAYER_YELLOW, "Yellow"},
    {SAY_PLAYER_GREEN, "Green"},
    {SAY_PLAYER_PURPLE, "Purple"},
    {SAY_PLAYER_ORANGE, "Orange"},
    {SAY_STEM_RED, "red-"},
    {SAY_STEM_BLUE, "blue-"},
    {SAY_STEM_YELLOW, "yellow-"},
    {SAY_STEM_GREEN, "green-"},
    {SAY_STEM_PURPLE, "purple-"},
    {SAY_STEM_ORANGE, "orange-"},
    {SAY_FIRST_STEM_RED, "Red-"},
    {SAY_FIRST_STEM_BLUE, "Blue-"},
    {SAY_FIRST_STEM_YELLOW, "Yellow-"},
    {SAY_FIRST_STEM_GREEN, "Green-"},
    {SAY_FIRST_STEM_PURPLE, "Purple-"},
    {SAY_FIRST_STEM_ORANGE, "Orange-"},

    {SAY_AND, " and "},
    {SAY_OR, " or "},

    {SAY_HEADING_BOARD, "Board"},
    {SAY_HEADING_PLAYERS, "Players"},
    {SAY_HEADING_EXIT, "Leaving base"},
    {SAY_HEADING_ROLLS, "Rolls"},
    {SAY_HEADING_MOVING, "Moving"},
    {SAY_HEADING_STACKS, "Own pawns on one square"},
    {SAY_HEADING_CAPTURE, "Landing on opponents"},
    {SAY_HEADING_SAFE, "Safe squares"},
    {SAY_HEADING_HOME, "In the lane"},
    {SAY_HEADING_ROBBERS, "Robbers"},
    {SAY_HEADING_END, "End of the game"},
    {SAY_HEADING_UNUSED, "Without effect while the other rules stay as they are"},

    {SAY_TRACK, "The track is a ring of {track_length} squares, numbered clockwise from 0."},
    {SAY_COLOURS, "The {colours} colours, clockwise, are {names}. The start of the first is square "
                  "0, and the starts lie {arm} {arm:square|squares} apart."},
    {SAY_LAP_WHOLE,
     "A pawn walks clockwise around the whole track, {lap_length} {lap_length:square|squares} from "
     "its own start on, and then turns into the lane of its colour."},
    {SAY_LAP_PART,
     "A pawn walks clockwise along {lap_length} {lap_length:square|squares} of the track, its own "
     "start the first of them, and then turns into the lane of its colour."},
    {SAY_SKIPPED_ONE, "The square before its own start it never enters."},
    {SAY_SKIPPED,
     "The last {skipped} {skipped:square|squares} before its own start it never enters."},
    {SAY_LANE, "The lane of a colour has {home_length} {home_length:square|squares}, which only "
               "its own pawns enter."},
    {SAY_HOME_CENTRE, "Behind the lane lies the centre, which holds any number of pawns. A pawn is "
                      "home in the centre only."},
    {SAY_HOME_LANE, "A pawn is home as soon as it is in the lane."},
    {SAY_HOME_LAST, "A pawn is home on {pawns?|the last square|either of the last 2 squares|any of "
                    "the last 3 squares|any of the last 4 squares} of the lane."},
    {SAY_PAWNS, "Each colour has {pawns} {pawns:pawn|pawns}, in base at the beginning. The base is "
                "no square of the track."},

    {SAY_PLAYERS_TWO, "The game is for two players, with one colour each."},
    {SAY_PLAYERS, "The game is for 2 to {colours} players, with one colour each."},
    {SAY_SEATS_OPPOSITE, "Two players sit opposite each other."},
    {SAY_SEATS_BESIDE, "Two players take the first two colours."},
    {SAY_SHARED_FOUR,
     "Two players may also have two colours each, opposite each other or side by side."},
    {SAY_SHARED_SIX, "Two players may also have three colours each, or three players two."},
    {SAY_SHARED, "A player of several colours has one turn for all the pawns, and finishes when "
                 "each of the colours has; pawns of two colours never share a square."},
    {SAY_ROLL_OFF, "Everyone rolls once, and the highest begins. Those who tie at the top roll "
                   "again, until one is left. These rolls move nothing."},
    {SAY_RANDOM, "The player who begins is drawn at random."},
    {SAY_FIXED, "The player who begins is named before the game, as the youngest is at many "
                "tables; where nobody is named, the first in seat order."},
    {SAY_TURNS, "Turns pass clockwise, to the next player who still plays."},

    {SAY_EXIT,
     "A roll of {exit}, and no other, brings a pawn from base to the start of its colour."},
    {SAY_EXIT_ENDS, "It goes no further with that roll."},
    {SAY_EXIT_OCCUPIED,
     "It cannot come out while {stack_limit?|another pawn of its colour stands|2 pawns of its "
     "colour stand|3 pawns of its colour stand|4 pawns of its colour stand} on the start."},
    {SAY_EXIT_FREE,
     "Bringing a pawn out is not compulsory: another move may be made with that roll instead."},
    {SAY_EXIT_MUST, "Bringing a pawn out is compulsory: where a {robbers?pawn|pawn or robber} can "
                    "come out, no other move is allowed."},
    {SAY_START_MUST, "A pawn that stands on its own start must move on, where it can, while others "
                     "of its colour wait in base: no other move is allowed then."},

    {SAY_NONE_ON_TRACK,
     "A player who is to roll, at the start of a turn or for a bonus, and has no "
     "{robbers?pawn|pawn or robber} on the track (at first, or after the last one there "
     "{capture?was captured or went home|went home}) has {tries} {tries:try|tries}: up to {tries} "
     "{tries:roll|rolls}, until something is on the track. Everyone else has one roll. Pawns in "
     "the lane are not on the track{home_move?; if one of them moves, the tries go on|}."},
    {SAY_ALL_IN_BASE, "A player who is to roll, at the start of a turn or for a bonus, and has all "
                      "{robbers?pawns|pawns and robbers} in base has {tries} {tries:try|tries}: up "
                      "to {tries} {tries:roll|rolls}, until one is out. With even one pawn in the "
                      "lane or home there is one roll, as for everyone else."},
    {SAY_STUCK, "A player who is to roll, at the start of a turn or for a bonus, and could move "
                "nothing with any face but {exit} has {tries} {tries:try|tries}: up to {tries} "
                "{tries:roll|rolls}, until that is no longer so. Everyone else has one roll."},
    {SAY_NO_TRIES, "There are no tries: even with all pawns in base a player has one roll."},
    {SAY_BONUS_NONE, "No face grants another roll."},
    {SAY_BONUS, "Each roll of {bonus} grants another roll, once its own move is made, by which any "
                "{robbers?pawn|piece} may move; no other face does."},
    {SAY_BONUS_STUCK, "The roll is granted even where nothing {passing?could be|was} moved."},
    {SAY_BONUS_NOT_STUCK, "The roll is not granted where nothing {passing?could be|was} moved."},
    {SAY_COMBINE,
     "A roll of {bonus} is saved, and the player rolls again, until another face ends the series. "
     "Then one {robbers?pawn|piece} moves the sum; if none can, all of it is lost."},
    {SAY_COMBINE_EXIT,
     "From base it comes out by the first {exit} of the series, and moves the others from its "
     "start, where only own {robbers?pawns|pieces} and opponents' blocks can hinder it: only the "
     "square where it ends counts as landing."},
    {SAY_COMBINE_BONUS, "The faces of a series grant no other roll."},
    {SAY_LIMIT_OFF,
     "There is no limit: a third {bonus} in a row is moved and grants a roll like any other."},
    {SAY_LIMIT_NO_BONUS,
     "The {bonus_limit?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth} {bonus} in a "
     "row within a turn, and every later one, is moved but grants no other roll."},
    {SAY_LIMIT_FORFEIT,
     "The {bonus_limit?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth} {bonus} in a "
     "row within a turn is not moved: it is lost, and the turn ends."},
    {SAY_SERIES_OFF, "There is no limit to a series but that the ninth {bonus} in a row within a "
                     "turn, and every later one, ends it."},
    {SAY_SERIES_LIMIT,
     "The {bonus_limit?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth} {bonus} in a "
     "row within a turn, and every later one, ends the series and is moved with it."},
    {SAY_SERIES_FORFEIT,
     "With the {bonus_limit?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth} {bonus} "
     "in a row within a turn the whole series is lost, and the turn ends."},
    {SAY_CAPTURE_BONUS, "A capture grants {bonus_on_capture?no other roll|another roll}."},
    {SAY_HOME_BONUS, "An arrival home grants {bonus_on_home?no other roll|another roll}."},
    {SAY_BONUS_ONCE, "If one roll has several such reasons, it still grants one roll only."},

    {SAY_MOVE, "A roll moves one {robbers?pawn|pawn or robber}, by exactly as many squares as "
               "{combine_rolls?the die shows|the die shows, or by the sum of a series}."},
    {SAY_MUST_MOVE, "A player who can move must move."},
    {SAY_MAY_PASS,
     "The player may pass instead of moving, even where a move is compulsory by another rule."},
    {SAY_LOST,
     "If no move is possible the roll is lost. Then, unless another roll is due, the turn passes."},
    {SAY_FREE_CHOICE, "Among the possible moves the choice is free."},
    {SAY_EXIT_FIRST,
     "Coming out of base goes before moving on from the start, where both are possible."},
    {SAY_CAPTURE_LAST,
     "The duty to capture comes after these: it chooses among the moves that they leave."},
    {SAY_JUMP, "{robbers?Pawns|Pieces} on the way may be jumped over{block_jump?|, but for "
               "opponents' blocks}; nothing happens to them."},
    {SAY_JUMP_LANE, "In the lane own pawns may be jumped over too."},
    {SAY_JUMP_NOT_LANE, "In the lane no pawn may jump over another."},
    {SAY_NO_JUMP, "No {robbers?pawn|piece} may jump over another, on the track or in the lane."},

    {SAY_SINGLE, "No move may end on a square where an own {robbers?pawn|piece} "
                 "stands{home_centre?|, the centre apart}."},
    {SAY_STACK, "Up to {stack_limit} pawns of one colour may stand on a square of the track; a "
                "square of the lane holds one."},
    {SAY_STACK_LANE,
     "Up to {stack_limit} pawns of one colour may stand on a square of the track or of the lane."},
    {SAY_STACK_TOGETHER, "They are no block: they are captured together."},
    {SAY_SHIELD,
     "Two{stack_limit?||| or more| or more} pawns of one colour on a square of the track are a "
     "block, which cannot be captured. An opponent's pawn that ends its move there goes back to "
     "its own base; that is an allowed move, so it can be the only one, which must be made. No "
     "pawn may come out of base onto an opponent's block."},
    {SAY_PAIR, "Two pawns of one colour on a square of the track are a pair. It may move together, "
               "both by the whole roll, as one move, but not into the lane, nor onto a square with "
               "a pawn of its own colour; each of the two may also move alone."},
    {SAY_PAIR_CAPTURE, "A pair is a block: only an opponent's pair may land on it, and captures "
                       "both. A single pawn may not, and no pawn may come out of base onto it."},
    {SAY_BLOCK_PASSED, "Blocks may be jumped over."},
    {SAY_BLOCK_BARS,
     "No opponent{block?||, not even a pair,} may jump over a block; its owner may."},

    {SAY_CAPTURES,
     "A {robbers?pawn|piece} is captured only by an opponent who ends a move on its square, or "
     "comes out of base onto it; all opponents' {robbers?pawns|pieces} there are "
     "captured{except?|, but blocks only as said above|, but no safe pawn|, but no safe pawn, and "
     "blocks only as said above}. Those that are jumped over stay."},
    {SAY_CAPTURED_EXIT,
     "A captured pawn goes back to base, and needs a roll of {exit} to come out again."},
    {SAY_NO_CAPTURE, "Nothing is captured."},
    {SAY_SLIDES_FORWARD, "A pawn that would end on an opponent's pawn{block?|, unless on a block,} "
                         "goes on to the next free square of its way, the lane included; if there "
                         "is none, it may not move. So does a pawn that comes out of base."},
    {SAY_SLIDES_BACK,
     "A pawn that would end on an opponent's pawn{block?|, unless on a block,} stops on the last "
     "free square before it, beyond its own; if there is none, it may not move. A pawn that comes "
     "out of base may not end on its start while an opponent's stands there."},
    {SAY_CAPTURE_FREE, "Capturing is not compulsory."},
    {SAY_CAPTURE_MUST, "Capturing is compulsory: a player who can capture may make no other move."},

    {SAY_SAFE_NOWHERE, "A pawn is safe in its lane{home_centre?| and the centre} only: no square "
                       "of the track is safe, not even a start."},
    {SAY_SAFE_OWN, "A pawn is safe on the start of its own colour."},
    {SAY_SAFE_ANY, "A pawn is safe on every start, whichever colour it belongs to."},
    {SAY_SAFE_SQUARES, "Every pawn is safe on the squares that lie so many squares beyond a start, "
                       "counted from each start: {offsets}."},
    {SAY_SAFE_LANE, "In its lane{home_centre?| and the centre} a pawn is always safe."},
    {SAY_SAFE_CLOSED, "Nobody may land on a square where an opponent's pawn is safe."},
    {SAY_SAFE_SHARED, "A pawn that lands on a square where an opponent's pawn is safe stands there "
                      "beside it; pawns of opponents that are not safe there are captured."},
    {SAY_SAFE_BLOCK, "On an opponent's block the rule of blocks holds, safe or not."},

    {SAY_LANE_MOVES, "A pawn in the lane may move on there."},
    {SAY_LANE_STAYS, "A pawn in the lane stays on the square where it came in."},
    {SAY_EXACT, "{home_centre?The last square of the lane|The centre} needs the exact roll: a pawn "
                "that would go further may not move."},
    {SAY_BOUNCE, "A pawn that comes from the track with too great a roll walks to {home_centre?the "
                 "last square of the lane|the centre} and back by the rest. Where it may not land "
                 "there, or the rest would lead out of the lane, it may not move."},
    {SAY_BOUNCE_LANE, "A pawn already in the lane needs the exact roll."},
    {SAY_BOUNCE_ALL,
     "A pawn with too great a roll, from the track or in the lane, walks to {home_centre?the last "
     "square of the lane|the centre} and back by the rest. Where it may not land there, or would "
     "end where it began or out of the lane, it may not move. A pawn that has reached "
     "{home_centre?the last square|the centre} moves no more."},
    {SAY_BOUNCE_OUT, "So a pawn can step out of home again."},

    {SAY_ROBBER,
     "Each player also has a robber, in base at the beginning. A roll of {exit} brings it out onto "
     "the opponent's start; from there it runs anticlockwise around the track, for ever."},
    {SAY_ROBBER_CAPTURE, "A robber captures by landing, and is captured by an opponent's pawn or "
                         "robber that lands on it. It then changes sides: it waits in base for its "
                         "new owner, and comes out onto the start of the new opponent."},
    {SAY_ROBBER_SAFE, "A robber is safe nowhere."},
    {SAY_ROBBER_JOINS, "A robber is safe nowhere, but may stand beside a safe pawn."},

    {SAY_WIN_ALL, "A player who has brought all pawns home has finished."},
    {SAY_WIN_EVERY,
     "A player who has brought {pawns} {pawns:pawn|pawns} of each colour home has finished."},
    {SAY_WIN_SOME,
     "A player who has brought {win_pawns} {win_pawns:pawn|pawns} of each colour home has "
     "finished; the others stay where they are and move no more{capture?, but can be captured|}."},
    {SAY_WIN_DONE, "The turn ends with that move, even if it would grant another roll."},
    {SAY_ALL_PLACES, "The first to finish wins. The others play on for the next places, until one "
                     "is left, who takes the last."},
    {SAY_FIRST_WINNER, "The game ends with the first to finish, who wins. The others are placed by "
                       "their pawns home, then by the squares that all their pawns have walked; "
                       "equal players share a place, and the next ones are skipped."},
    {SAY_LEAVING,
     "A player who leaves takes the {robbers?pawns|pieces} off the board and comes last, behind "
     "those who leave later. The last who has not left takes the best place that is free."},

    {SAY_UNUSED_TRIES, "The number of tries, if there were any: {tries}."},
    {SAY_UNUSED_LIMIT, "A limit of {bonus_limit} {bonus_limit:bonus face|bonus faces} in a row, at "
                       "which the roll would {bonus_limit_effect?grant nothing|end the turn}."},
    {SAY_UNUSED_STUCK, "A bonus face that was not moved would grant no other roll."},
    {SAY_UNUSED_COMBINE, "Bonus faces would be saved up, and one piece would move their sum."},
    {SAY_UNUSED_CAPTURE_BONUS, "A capture would grant another roll."},
    {SAY_UNUSED_HOME_JUMP,
     "Jumping in the lane would be forbidden even if it were not on the track."},
    {SAY_UNUSED_BLOCK_JUMP,
     "Jumping over opponents' blocks would be forbidden even if it were not over others."},
    {SAY_UNUSED_BOUNCE, "A pawn that could move in the lane would turn back there too."},
    {SAY_UNUSED_CAPTURE_MUST, "A player who could capture would have to."},
    {SAY_UNUSED_SAFE_OWN, "A pawn would be safe from capture on the start of its own colour."},
    {SAY_UNUSED_SAFE_ANY, "A pawn would be safe from capture on every start."},
    {SAY_UNUSED_SAFE_SQUARES,
     "A pawn would be safe from capture so many squares beyond each start: {offsets}."},
    {SAY_UNUSED_SHARED, "An opponent could stand beside a safe pawn."},

    {SAY_EQUAL, "The rules are the same."},
    {SAY_INSTEAD, "instead of: {rule}"},
    {SAY_NO_LONGER, "No longer: {rule}"},

    {SAY_PAWN, "pawn {n}"},
    {SAY_PAWN_OF, "{colour} pawn {n}"},
    {SAY_ROBBER_NUMBER, "robber {n}"},
    {SAY_SUBJECT_PAWN, "{player}'s pawn {n}"},
    {SAY_SUBJECT_ROBBER, "Robber {n}"},
    {SAY_FROM_BASE, "from base"},
    {SAY_FROM_TRACK, "from square {n}"},
    {SAY_FROM_LANE, "from lane square {n}"},
    {SAY_FROM_CENTRE, "from the centre"},
    {SAY_TO_BASE, "to base"},
    {SAY_TO_TRACK, "to square {n}"},
    {SAY_TO_LANE, "to lane square {n}"},
    {SAY_TO_CENTRE, "to the centre"},
    {SAY_ON_BASE, "in base"},
    {SAY_ON_TRACK, "on square {n}"},
    {SAY_ON_LANE, "on lane square {n}"},
    {SAY_ON_CENTRE, "in the centre"},

    {SAY_ROLLED, "{player} rolled {n}."},
    {SAY_SAVED, "{player} saved the {n}."},
    {SAY_MOVED, "{player} moved {piece} {from} {to}."},
    {SAY_MOVED_BOUNCE, "{player} moved {piece} {from} to the end and back {to}."},
    {SAY_MOVED_SLIDE, "{player} moved {piece} {from} {to}, the nearest that was free."},
    {SAY_CAPTURED, "{subject} was captured {on} and went back to base."},
    {SAY_SENT_BACK, "{subject} hit a block {on} and went back to base."},
    {SAY_ROBBER_CHANGED_SIDES,
     "{player} captured {piece} {on}: it changed sides and waits in base."},
    {SAY_REACHED_HOME, "{player} brought {piece} home."},
    {SAY_PASSED, "{player} passed."},
    {SAY_BONUS_FOR_FACE, "{player} rolls again."},
    {SAY_BONUS_FOR_CAPTURE, "{player} rolls again for the capture."},
    {SAY_BONUS_FOR_HOME, "{player} rolls again for the arrival home."},
    {SAY_TRIES_LEFT, "{player} may try again, {n} {n:time|times} at most."},
    {SAY_ROLL_LOST, "{player} could move nothing by {n}: the roll is lost."},
    {SAY_FORFEITED, "{player} rolled {n} bonus {n:face|faces} in a row: the turn is lost."},
    {SAY_TURN, "It is {player}'s turn."},
    {SAY_PLACED, "{player} took place {n}."},
    {SAY_LEFT, "{player} left the game."},
    {SAY_OVER, "The game is over."},
    {SAY_TIED, "{player} tied with {n} and rolls again."},

    {SAY_WHY_NONE, "{subject} may move {to}."},
    {SAY_WHY_GONE, "{subject} is off the board: its player has left."},
    {SAY_WHY_OVER, "The game is over."},
    {SAY_WHY_FINISHED, "{player} has finished and moves no more."},
    {SAY_WHY_ROLL_OFF, "The players still roll for the first turn."},
    {SAY_WHY_NOT_ON_TURN, "It is {player}'s turn."},
    {SAY_WHY_ROLL_DUE, "{player} has to roll first."},
    {SAY_WHY_FORFEITED,
     "That is bonus face number {n} in a row, one too many: nothing moves, and the turn ends."},
    {SAY_WHY_SAVED, "This roll is saved, and {player} rolls again before anything moves."},
    {SAY_WHY_NO_PAIR, "There is no pair here that could move together."},
    {SAY_WHY_AT_END, "{subject} has reached the end of its way."},
    {SAY_WHY_NEEDS_EXIT, "{subject} is in base and needs a roll of {faces} to come out."},
    {SAY_WHY_HOME_MOVE, "A pawn in the lane does not move on in this game."},
    {SAY_WHY_PAIR_IN_LANE, "A pair cannot move into the lane together."},
    {SAY_WHY_TOO_FAR, "{subject} would go {n} {n:square|squares} too far."},
    {SAY_WHY_BOUNCE_TOO_FAR, "{subject} would go {n} {n:square|squares} too far, and so many back "
                             "lead out of the lane again."},
    {SAY_WHY_OWN_SQUARE, "{subject} would end where it began."},
    {SAY_WHY_JUMP, "The way is barred {on}: nobody may jump over a piece in this game."},
    {SAY_WHY_BLOCK_JUMP,
     "The way is barred {on}: nobody may jump over an opponent's block in this game."},
    {SAY_WHY_HOME_JUMP,
     "The way is barred {on}: no pawn may jump over another in the lane in this game."},
    {SAY_WHY_OWN_PIECE, "There is no room {on}: an own piece stands there."},
    {SAY_WHY_BLOCK, "An opponent's block stands {on}."},
    {SAY_WHY_SAFE, "An opponent's pawn stands {on}, where it is safe."},
    {SAY_WHY_NO_FREE_SQUARE, "An opponent's piece stands {on}, which is not captured in this game, "
                             "and there is no free square instead."},
    {SAY_WHY_MUST_EXIT, "{subject} could move {to}, but a piece must come out of base first."},
    {SAY_WHY_MUST_CLEAR_START,
     "{subject} could move {to}, but a pawn must move on from its start first."},
    {SAY_WHY_MUST_CAPTURE,
     "{subject} could move {to}, but another move captures, which is compulsory."},
};

_Static_assert(sizeof sayings / sizeof *sayings == SAY_COUNT, "a message is missing, or too many");

const struct language chinczyk_words_en = {"en", "English", plural, sayings};
