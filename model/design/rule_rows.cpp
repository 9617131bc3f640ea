#include "model/design/rule_sheet.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr RuleRow rows[] = {
    {"turns", "Turns", "Who moves when, how many moves a turn has, and who begins."},
    {"pass", "Passing", "When a player may leave a turn out, and who may."},
    {"royals",
     "Royal groups",
     "Men who must not be left to capture, where a royal piece type does not say enough."},
    {"check",
     "Check",
     "Whether check may be given, whether a king may flee from it, and who must not face whom."},
    {"castling", "Castling", "A king and its partner move at once."},
    {"en-passant",
     "Capture in passing",
     "A man who has just gone over a cell may be captured there."},
    {"promotions", "Promotion", "Men become others, where and by which moves they must or may."},
    {"hands", "Hands", "Where captured men go, and how many men a player has to put down."},
    {"drops", "Drops", "How men in hand are put down."},
    {"drop-duties",
     "Duty to put down",
     "While a player can put down certain men, nothing else may be done."},
    {"gating", "Gating", "A man from the hand comes in on a cell that is left for the first time."},
    {"walling", "Walls", "Turns end with a wall on a cell, or move one."},
    {"flying", "Flying", "Men go to any empty cell while their player has few of them."},
    {"cautions", "Caution", "Men do not go where a foe could capture them."},
    {"exchanges", "Exchange", "A man changes places with a friend, so many times in a game."},
    {"aims",
     "Aiming",
     "Men who come on one line with certain foes take their first moves from them."},
    {"compulsions", "Duty to capture", "Who must capture, and which of several captures."},
    {"immunities", "Immunity", "Men of some types do not capture those of others."},
    {"trades", "Trading", "Strong men may not simply be traded for each other."},
    {"holdings", "Holding", "Men beside certain foes cannot move."},
    {"coordinations",
     "Coordination",
     "Foes are captured where a man's file and rank cross those of a partner."},
    {"explosions", "Explosions", "A capture removes the neighbours too."},
    {"petrifications", "Petrification", "A man who captures turns into a wall."},
    {"enclosing", "Enclosing", "Foes that are enclosed are captured or change sides."},
    {"mills", "Mills", "A new row of men takes a foe off the board."},
    {"clearings", "Clearing", "In the first turn a man is taken off the board."},
    {"blockades",
     "Blockade",
     "Two men in each other's way may be taken off by an opponent, who moves on."},
    {"drownings", "Drowning", "A man who stays in a zone for a turn is taken off the board."},
    {"ends", "Ends", "What ends the game, and who wins then."},
    {"scoring", "Points", "What men are worth when points decide, and who wins a draw."},
};

constexpr RuleRow ends[] = {
    {"mate", "Mate", "The player to move is in check and has no move."},
    {"stalemate", "Stalemate", "The player to move is not in check and has no move."},
    {"extinct", "Extinction", "A player has too few men of some types left."},
    {"reached", "Goal reached", "A player's men stand in a zone."},
    {"checks", "Checks", "A player has given check so many times."},
    {"row", "Row", "A player has so many men in a row."},
    {"block", "Block", "A player's men fill a square of cells."},
    {"arranged", "Arrangement", "A player's men stand on given cells."},
    {"joining", "Joining", "A player's men join two zones."},
    {"board-full", "Board full", "No cell is empty."},
    {"passes", "Passes", "So many turns in a row were passed."},
    {"castled", "Castled", "A player has castled."},
    {"castling-lost", "Castling lost", "A player can never castle any more."},
    {"facing-refused", "Facing", "Royal men face each other and nobody breaks it."},
    {"repetition", "Repetition", "A position comes back for the n-th time."},
    {"quiet-moves", "Quiet moves", "So many moves without a capture or a move of some types."},
    {"move-limit", "Move limit", "So many moves altogether."},
    {"counted-out", "Counting", "The weaker side has counted its moves to the end."},
    {"shut-in", "Shut in", "Foes stand on every side of a player's man."},
    {"fallen", "Fallen", "A player's man has been captured by a man of some type."},
    {"few-men", "Few men", "All have had few men, in balance, for so many moves."},
    {"left-alone", "Left alone", "All others have lost."},
    {"to-and-fro", "To and fro", "A player has moved one man to and fro so many times in a row."},
};

constexpr RuleFieldRow fields[] = {
    {"opening", "Begin", "Who moves first, move by move, before the cycle starts"},
    {"cycle",
     "Then in turn",
     "Who moves after whom, again and again; nobody named: all in their order"},
    {"progression", "Turns", "Whether turns grow longer"},
    {"lost", "Who loses", "What becomes of a player who has lost while two others still play"},
    {"pass", "Passing", "When a player may leave a turn out"},
    {"passers", "Players", "Who may pass"},
    {"types", "Pieces", "Which pieces the rule is about"},
    {"players", "Players", "Which players the rule is about"},
    {"counted", "Counted", "How men of several types are counted"},
    {"while-at-most",
     "Only while at most",
     "Royal only while the owner has at most so many; 0 means always"},
    {"safety", "Safety", "What has to be safe"},
    {"giving", "Check", "Whether a move may give check"},
    {"flight", "Royal man in check", "Whether it may move away"},
    {"way", "Royal man on its way", "Where a royal man that moves has to be safe"},
    {"facing", "Must not face", "Men who must not see each other along a line"},
    {"lines", "Lines", "Along which lines the rule looks"},
    {"kings", "King", "Who castles; nobody named: a royal man"},
    {"partners", "Partner", "With whom"},
    {"wings", "Ways", "The ways in which players may castle"},
    {"home", "From", "Whether king and partner castle from fixed cells"},
    {"men", "Men involved", "Which men it is about"},
    {"scoring/men", "Worth", "Points for each man on the board"},
    {"scoring/captured", "Captures", "Points for each man captured, to the captor"},
    {"mate", "Mate", "Points to whose move has mated another player who leaves the game"},
    {"rivalry", "Rights", "What castling leaves of the other players' rights"},
    {"player", "Player", "Whom it is about"},
    {"letter", "Letter", "The wing's letter in positions, a capital"},
    {"king", "King on", "Where the king stands at the start"},
    {"partner", "Partner on", "Where its partner stands at the start"},
    {"king-to", "King goes to", "Where the king arrives"},
    {"partner-to", "Partner goes to", "Where its partner arrives"},
    {"victims", "Victims", "Who may be captured"},
    {"takers", "Takers", "Who may capture"},
    {"within", "Until", "How long a man who has passed a cell may be captured there"},
    {"zone", "Zone", "The cells where it happens; none: the whole board"},
    {"into", "Into", "One of these; nobody named: back into what the man was"},
    {"touch", "The move", "Which end of the move has to lie in the zone"},
    {"duty", "Duty", "Whether a man must promote"},
    {"by", "By", "By what sort of move a man promotes"},
    {"stock", "Stock", "Which men a promotion may bring"},
    {"limits", "Limits", "No more men of a type on the board than so many"},
    {"type", "Piece", "Of which type"},
    {"most", "At most", "So many of them"},
    {"captured", "Captured men", "Where they go"},
    {"hands/form", "Come to hand", "As what a promoted man comes to hand"},
    {"supply", "Supply", "How many men a player has to put down"},
    {"dropped", "A dropped piece", "Whether a piece that is put down still has its first moves"},
    {"first-zone", "First in", "Instead of the zone, while this one has empty cells"},
    {"contact", "Where", "What has to be around the cell"},
    {"threat", "Check and mate", "What the man put down may attack"},
    {"mobility", "Moves", "Whether the man must be able to move from its cell"},
    {"per-file", "On one file", "At most so many men of the same type and player"},
    {"colour", "Colour", "Whether the cell's colour matters"},
    {"form", "Put down", "In what form a man is put down"},
    {"movers", "Movers", "Whose first move lets a man come in"},
    {"place", "Where", "On which cells it happens"},
    {"life", "Afterwards", "What becomes of the wall that was built before"},
    {"turn", "When", "What the wall is built beside"},
    {"value", "By", "What decides between captures"},
    {"last", "On the last cells", "What becomes of a man who could never move again"},
    {"backing", "Backing", "What may stand at the other end"},
    {"side", "Side", "How many cells the square is wide"},
    {"cell", "Cell", "On which cell"},
    {"weight", "Each counts", "What a man of these types counts"},
    {"other-types", "Other pieces", "Counted differently"},
    {"other-weight", "Each counts", "What a man of the other types counts"},
    {"captures", "Captures", "Whether a player must capture"},
    {"priorities",
     "Which capture",
     "Wishes that decide between captures, the first before the others"},
    {"captors", "Captors", "Who captures"},
    {"helpers", "Helpers", "Who may stand at the other end besides"},
    {"spared", "Spared", "Who survives beside an explosion"},
    {"survivors", "Survivors", "Which captors survive their own explosion"},
    {"shields", "Shields", "Whether the new wall keeps checks off already in the same move"},
    {"newcomers", "Who becomes one", "From when on a man who has promoted counts as royal"},
    {"targets", "Targets", "Whose first moves are lost"},
    {"checkers", "Check by", "Only men of these types give the check; nobody named: anybody"},
    {"series",
     "Checks in a row by",
     "One of the checks in a row up to the mate was given by one of these; nobody named: by "
     "anybody"},
    {"shape", "Shape", "Which foes are enclosed"},
    {"fate", "They", "What happens to the enclosed foes"},
    {"arrival", "Arrival", "What sort of arrival counts"},
    {"hostile", "Hostile cells", "Empty cells that count as captors"},
    {"when", "When", "What ends the game"},
    {"outcome", "That player", "What the end means for the player it is about"},
    {"at-most", "Left at most", "So many men, those in hand included"},
    {"foe-at-least", "Opponent has", "Only while the opponent still has at least so many"},
    {"count", "How many", "How many are needed"},
    {"blocked-counts",
     "Blocked counts",
     "Also when every cell of the zone is taken and a man of the player is there"},
    {"safe", "Safe", "Enough of them even after any single capture"},
    {"answered",
     "May be answered",
     "Whether, or by whom, the same may be done once more for a draw"},
    {"length", "Length", "How many men in a row"},
    {"order", "Order", "How men in a row stand"},
    {"from", "From", "The zone at one end"},
    {"to", "To", "The zone at the other end"},
    {"castlers", "Castlers", "Who castles"},
    {"letters", "Wings", "Letters of the wings, separated by spaces; none: any"},
    {"times", "Times", "How often the position occurs"},
    {"repeating", "Reached", "What the player has done all the while"},
    {"moves", "Moves", "After so many"},
    {"chasers", "Chasers", "Whose threats are a chase; nobody named: those of all but royal men"},
    {"unchased", "Not chased", "Men who may be threatened for ever"},
    {"prized",
     "Prized men",
     "Chased by any other man, even if who captures them can be captured in turn"},
    {"rule", "Rule", "Which counting rule"},
    {"pawns", "Pawns", "While these are on the board nobody counts"},
    {"against",
     "Against",
     "How far a single man counts against which men; the first row that fits"},
    {"at-least", "Each at least", "So many men of each of these types"},
    {"trifles", "Trifles", "Men whose capture at the same time is no excuse"},
    {"directions",
     "Directions",
     "Only where these lead to, as the player of the men sees them; none: along the lines"},
    {"occasion", "When", "When men may change places"},
    {"uses", "Times", "How often each player may do it in a game"},
    {"balance", "Men compare", "How the men of the players have to compare"},
    {"instead", "Instead", "What a man that is held may do instead of moving"},
    {"scoring/players", "Extra points", "Points of players in addition to those of their men"},
    {"points", "Points", "How many"},
    {"draws-go-to", "Draws go to", "Who wins what would be a draw"},
};

} // namespace

std::span<const RuleFieldRow> ruleFieldRows()
{
    return fields;
}

RuleFieldRow ruleFieldRow(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    const std::string_view key = slash == std::string_view::npos ? path : path.substr(slash + 1);
    const auto called = [](std::string_view name) {
        return [name](const RuleFieldRow &row) {
            return row.key == name;
        };
    };
    const auto exact = std::find_if(std::begin(fields), std::end(fields), called(path));
    if (exact != std::end(fields))
        return *exact;
    const auto found = std::find_if(std::begin(fields), std::end(fields), called(key));
    return found != std::end(fields) ? *found : RuleFieldRow{key, key, key};
}

std::span<const RuleRow> ruleRows()
{
    return rows;
}

std::span<const RuleRow> endRows()
{
    return ends;
}

} // namespace rookery
