#include "model/check/check.h"

#include "model/check/alike_checks.h"
#include "model/check/attack_checks.h"
#include "model/check/board_checks.h"
#include "model/check/direction_checks.h"
#include "model/check/example_checks.h"
#include "model/check/link_checks.h"
#include "model/check/movement_checks.h"
#include "model/check/notation_checks.h"
#include "model/check/piece_checks.h"
#include "model/check/royal_checks.h"
#include "model/check/rule_checks.h"
#include "model/check/rule_contradictions.h"
#include "model/check/rule_fixes.h"
#include "model/check/secret_checks.h"
#include "model/check/setup_checks.h"
#include "model/check/start_checks.h"
#include "model/check/zone_checks.h"
#include "model/edit/rules/approval_edits.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr CheckRow rows[] = {
    {"B001", "The board has cells", findEmptyBoard, putCellsOnBoard, "Put cells on it"},
    {"B002", "Every cell is linked", findUnlinkedCells, linkByDrawing, "Link as drawn"},
    {"B003", "No two cells overlap", findOverlaps, moveAside, "Move it aside"},
    {"B005",
     "Every cell can be reached",
     findUnreachableCells,
     leadToUnreachableCells,
     "Add the ways back"},
    {"Z001",
     "Zones can be turned for every player",
     findZonesWithoutImage,
     listCellsWithImage,
     "List the cells that there are"},
    {"Z002",
     "Meanings of zones have cells on this board",
     findZonesWithoutSense,
     turnZoneIntoCells,
     "Turn it into drawn cells"},
    {"Z003",
     "Players' zones are each other's image",
     findZonesUnlikeEachOther,
     turnZoneForAll,
     "Turn the first player's for all"},
    {"D002", "Drawn links have a way back", findOneWayLinks, addWayBack, "Add the way back"},
    {"D003",
     "Some direction leads away from every cell",
     findDeadEnds,
     leadOutOfDeadEnds,
     "Add the ways back"},
    {"D005",
     "Ways back undo the turns of drawn links",
     findTurnsNotUndone,
     undoTurns,
     "Undo the turn"},
    {"D006",
     "Drawn links do not meet others of their direction",
     findMergingLinks,
     takeBackMergingLinks,
     "Take back the drawn link"},
    {"D007", "No drawn link leads back to its own cell", findLoops, cutLoops, "Cut the link"},
    {"D004",
     "Every direction is used",
     findUnusedDirections,
     removeDirection,
     "Delete the direction"},
    {"P001", "Every piece moves", findImmobilePieces, letStepAnyWay, "Let it step any way"},
    {"P002",
     "Pieces can leave their first cells",
     findStuckPieces,
     takeStuckPiecesOff,
     "Take it off the board"},
    {"P012", "Moves can all be listed", findEndlessBranching},
    {"P011",
     "No piece ends where it can neither move nor promote",
     findPiecesThatEndStuck,
     promoteWhereStuck,
     "Extend the promotion zone"},
    {"P013",
     "Every movement can be over",
     findMovementsWithoutEnd,
     stopAtTheEnd,
     "Let it stop at its end"},
    {"P014", "No two piece types are alike", findTypesAlike, makeOneType, "Make them one type"},
    {"P004",
     "Every leg can be reached",
     findLegsOutOfReach,
     deleteLegsOutOfReach,
     "Delete the leg"},
    {"P006", "Letters are unique", findSharedLetters, giveFreeLetter, "Give it a free letter"},
    {"P007",
     "Every picture is there",
     findMissingArtwork,
     drawAutomatically,
     "Draw it from its moves"},
    {"P008",
     "Betza strings leave no doubt",
     findBetzaDoubts,
     writeLegsOfDoubtful,
     "Write out its legs"},
    {"P009",
     "All of every Betza string has an effect",
     findBetzaWithoutEffect,
     leaveOutWithoutEffect,
     "Leave it out"},
    {"P010",
     "Rules that Betza strings declare are rules of the game",
     findRulesOnlyInBetza,
     addDeclaredRules,
     "Add the rule"},
    {"S001",
     "Every side has something to lose",
     findSidesWithoutGoal,
     markKingRoyal,
     "Mark the king royal"},
    {"S002", "Players are free to move at the start", findChecksAtStart},
    {"S005", "The game is not over at the start", findEndsAtStart, removeRule, "Delete the end"},
    {"S006", "No first move wins", findWinsAtOnce},
    {"S007", "Strong pieces are safe at the start", findPiecesLeftToCapture},
    {"S003", "Armies are alike", findUnequalArmies, mirrorFirstArmy, "Mirror the first army"},
    {"S008",
     "Equal armies attack as many cells",
     findUnequalAttacks,
     mirrorFirstArmy,
     {},
     unequalAttacksFixTitle},
    {"S009", "No first move attacks an undefended piece", findUndefendedPieces},
    {"S004",
     "Pieces stand in their zones",
     findPiecesOutsideTheirZone,
     extendZone,
     "Extend the zone"},
    {"R001",
     "Promotion has pieces to bring",
     findImpossiblePromotions,
     removePromotion,
     "Remove it from the list"},
    {"R003", "Zones of rules have cells", findRulesAboutNoCells, removeRule, "Delete the rule"},
    {"R004",
     "No piece promotes into itself",
     findPromotionsIntoThemselves,
     removePromotion,
     "Remove it from the list"},
    {"R005",
     "Rules about hands find pieces there",
     findDropsWithoutHands,
     keepCapturedPieces,
     "Keep captured pieces in hand"},
    {"R006", "Every end can come", findRepeatedEnds, removeRule, "Delete the end"},
    {"R007", "Who may pass can do so", findPassersWithoutPassing, letPass, "Let players pass"},
    {"R008",
     "Pieces stand where castling begins",
     findCastlingWithoutPieces,
     castleFromTheSetup,
     "Castle from where they stand"},
    {"R009",
     "Check has somebody to be given to",
     findMateWithoutRoyals,
     markKingRoyal,
     "Mark the king royal"},
    {"R010",
     "Rules name pieces there can be",
     findRulesAboutNothing,
     removeRule,
     "Delete the rule"},
    {"R011",
     "Pieces may stand where they are made",
     findPromotionsOutOfPlace,
     removePromotion,
     "Remove it from the list"},
    {"R012",
     "Who has turns has pieces",
     findTurnsWithoutPieces,
     giveTurnsByPieces,
     "Give turns to those with pieces"},
    {"R013",
     "Pieces to be captured en passant pass cells",
     findPassingWithoutLongSteps,
     removeRule,
     "Delete the rule"},
    {"R014",
     "Passing agrees with the other rules",
     findPassingAtOdds,
     removeRule,
     "Delete the rule"},
    {"R015",
     "Goals are no larger than board and armies",
     findGoalsTooLarge,
     removeRule,
     "Delete the rule"},
    {"R016", "Hands are of use", findHandsInVain, removeRule, "Let captured pieces leave the game"},
    {"R017",
     "The loss of the last royal piece is an end",
     findRoyalsThatVanish,
     addEndWithoutRoyals,
     "Add the end"},
    {"R018",
     "It is known whether dropped pieces have first moves",
     findFirstMovesOfDropped,
     countDroppedOtherwise,
     "Count them otherwise"},
    {"R019", "Own numbers and words are asked for", findOwnNamesInVain, removeRule, "Delete it"},
    {"R020",
     "Something can come of chance",
     findDoubtfulChance,
     letDecide,
     "Let it decide instead"},
    {"R021",
     "Secrets are kept, and announcements made",
     findDoubtfulSecrets,
     mendSecret,
     {},
     secretFixTitle},
    {"R022",
     "Names mean one thing in own rules",
     findNamesThatHide,
     giveFreeName,
     "Give it another name"},
    {"R023", "Bans have a condition", findBansOfNothing, removeRule, "Delete the ban"},
    {"G001", "Pinned examples hold", findBrokenExamples, removeExample, "Delete the example"},
};

} // namespace

std::span<const CheckRow> checks()
{
    return rows;
}

std::vector<Problem> allProblems(const Design &design, const std::atomic<bool> *isCancelled)
{
    std::vector<Problem> problems;
    for (const CheckRow &row : rows) {
        if (isCancelled && *isCancelled)
            break;
        row.find(design, problems);
    }
    std::stable_sort(problems.begin(), problems.end(), [](const Problem &a, const Problem &b) {
        return a.severity > b.severity;
    });
    return problems;
}

bool isApproved(const Design &design, const Problem &problem)
{
    return approvalOf(design, problem) != nullptr;
}

std::vector<Problem> check(const Design &design)
{
    std::vector<Problem> problems = allProblems(design);
    std::erase_if(problems, [&](const Problem &problem) { return isApproved(design, problem); });
    return problems;
}

const CheckRow *checkRow(std::string_view code)
{
    const auto found = std::find_if(
        std::begin(rows), std::end(rows), [&](const CheckRow &row) { return row.code == code; });
    return found == std::end(rows) ? nullptr : found;
}

} // namespace rookery
