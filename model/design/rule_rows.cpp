#include "model/design/rule_sheet.h"

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
    {"compulsions", "Duty to capture", "Who must capture, and which of several captures."},
    {"immunities", "Immunity", "Men of some types do not capture those of others."},
    {"explosions", "Explosions", "A capture removes the neighbours too."},
    {"petrifications", "Petrification", "A man who captures turns into a wall."},
    {"enclosing", "Enclosing", "Foes that are enclosed are captured or change sides."},
    {"mills", "Mills", "A new row of men takes a foe off the board."},
    {"clearings", "Clearing", "In the first turn a man is taken off the board."},
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
};

} // namespace

std::span<const RuleRow> ruleRows()
{
    return rows;
}

std::span<const RuleRow> endRows()
{
    return ends;
}

} // namespace rookery
