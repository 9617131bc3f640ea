#pragma once

#include "model/base/result.h"
#include "model/design/pieces.h"
#include "model/exchange/target/subject.h"

#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What most targets ask of a design, each requirement with its sentence.
namespace rookery {

/// The difference that the target does not say this rule of the design.
void leaveOut(const Subject &subject, Verdict &verdict, const UsedRule &rule);

/// A difference for every rule of a kind that the target does not say.
void leaveOutRules(const Subject &subject, Verdict &verdict, std::initializer_list<RuleKind> said);

/// A difference for each rule that a target for whole games does not say. A file without any way to
/// win that the design has, or without any move, is no game: then there is an obstacle.
void leaveOutOfGame(const Subject &subject,
                    Verdict &verdict,
                    const std::function<bool(const UsedRule &)> &isSaid);

/// Exactly two players, or an obstacle.
bool requireTwoPlayers(const Subject &subject, Verdict &verdict);

/// No player is dice or a draw, or there is an obstacle.
void requireNoChance(const Subject &subject, Verdict &verdict);

/// Both of these.
bool requireTwoPlayersOnly(const Subject &subject, Verdict &verdict);

/// A flat rectangle of at most so many files and ranks, or an obstacle.
bool requireRectangle(const Subject &subject, Verdict &verdict, int mostFiles, int mostRanks);

/// No link turns the traveller, and no cell has a facing of its own, or there is an obstacle.
void requireStraightTravel(const Subject &subject, Verdict &verdict);

/// Every piece moves for the first player as the board lies, and for the second as after a half
/// turn, or there is an obstacle that names the piece.
bool requireOppositeFacing(const Subject &subject, Verdict &verdict);

/// A capital letter for each piece type: the declared one if it is free, else one of the name's,
/// else any. Nothing for more than 26 types.
std::optional<std::string> lettersFor(const Pieces &pieces);
/// The same with an obstacle.
bool requireLetters(const Subject &subject, Verdict &verdict);

/// All movements of a piece as one string. Movements that start in a zone are not part of it.
Result<std::string> betzaOf(const Subject &subject, PieceId piece, BetzaDialect dialect);

/// The placement field of FEN: ranks from the top, with these letters, small for the second player.
/// Without a sign for holes they count as empty cells.
std::string placementFen(const Subject &subject, std::string_view letters, char hole = 0);
/// The same with a word of the caller's for each piece.
std::string placementFen(const Subject &subject,
                         const std::function<std::string(const Placement &)> &word,
                         char hole);
/// The letter of a piece on the board as FEN writes it, small for the second player.
char fenLetter(char capital, PlayerId player);

/// The cell's name on a board whose files are lettered and whose ranks count from 1, whatever its
/// author calls it.
std::string squareName(const Subject &subject, CellId cell);
/// Of a site that may be a hole.
std::string squareName(const Subject &subject, SiteId site);
/// The names of all holes: `a1,b2`.
std::string holeNames(const Subject &subject);

/// "Rook: leg 2 turns, which ..."
Message aboutPiece(const Subject &subject, PieceId piece, Message sentence);

} // namespace rookery
