#include "model/exchange/fairy_stockfish/reader/fairy_keys.h"

#include "model/base/text.h"

#include <algorithm>
#include <iterator>

namespace rookery::fairy {

namespace {

using V = FairyVariant;

const FairyKey table[] = {
    {"maxRank", &V::ranks, Side::Both, Form::Plain, 1, mostRanks},
    {"maxFile", &V::files, Side::Both, Form::File, 1, mostFiles},
    {"startFen", &V::startFen},
    {"chess960", &V::chess960},
    {"twoBoards", &V::twoBoards},

    {"promotionRegionWhite", &V::promotionRegion, Side::White},
    {"promotionRegionBlack", &V::promotionRegion, Side::Black},
    {"promotionPawnTypes", &V::promotionPawns},
    {"promotionPawnTypesWhite", &V::promotionPawns, Side::White},
    {"promotionPawnTypesBlack", &V::promotionPawns, Side::Black},
    {"promotionPieceTypes", &V::promotionPieces},
    {"promotionPieceTypesWhite", &V::promotionPieces, Side::White},
    {"promotionPieceTypesBlack", &V::promotionPieces, Side::Black},
    {"sittuyinPromotion", &V::sittuyinPromotion},
    {"promotionLimit", &V::promotionLimit},
    {"promotedPieceType", &V::promoted},
    {"piecePromotionOnCapture", &V::promotionOnCapture},
    {"mandatoryPawnPromotion", &V::mandatoryPawnPromotion},
    {"mandatoryPiecePromotion", &V::mandatoryPiecePromotion},
    {"pieceDemotion", &V::pieceDemotion},

    {"blastOnCapture", &V::blastOnCapture},
    {"blastImmuneTypes", &V::blastImmune},
    {"mutuallyImmuneTypes", &V::mutuallyImmune},
    {"petrifyOnCaptureTypes", &V::petrifying},
    {"petrifyBlastPieces", &V::petrifyBlast},

    {"doubleStep", &V::doubleStep},
    {"doubleStepRegionWhite", &V::doubleStepRegion, Side::White},
    {"doubleStepRegionBlack", &V::doubleStepRegion, Side::Black},
    {"tripleStepRegionWhite", &V::tripleStepRegion, Side::White},
    {"tripleStepRegionBlack", &V::tripleStepRegion, Side::Black},
    {"enPassantRegion", &V::enPassantRegion},
    {"enPassantRegionWhite", &V::enPassantRegion, Side::White},
    {"enPassantRegionBlack", &V::enPassantRegion, Side::Black},
    {"enPassantTypes", &V::enPassantTypes},
    {"enPassantTypesWhite", &V::enPassantTypes, Side::White},
    {"enPassantTypesBlack", &V::enPassantTypes, Side::Black},

    {"castling", &V::castling},
    {"castlingDroppedPiece", &V::castlingDropped},
    {"castlingKingsideFile", &V::castlingKingside, Side::Both, Form::File},
    {"castlingQueensideFile", &V::castlingQueenside, Side::Both, Form::File},
    {"castlingRank", &V::castlingRank, Side::Both, Form::Plain, 1, mostRanks},
    {"castlingKingFile", &V::castlingKingFile, Side::Both, Form::File},
    {"castlingKingPiece", &V::castlingKing, Side::Both, Form::OneType},
    {"castlingKingPieceWhite", &V::castlingKing, Side::White, Form::OneType},
    {"castlingKingPieceBlack", &V::castlingKing, Side::Black, Form::OneType},
    {"castlingRookKingsideFile", &V::castlingRookKingside, Side::Both, Form::File},
    {"castlingRookQueensideFile", &V::castlingRookQueenside, Side::Both, Form::File},
    {"castlingRookPieces", &V::castlingRooks},
    {"castlingRookPiecesWhite", &V::castlingRooks, Side::White},
    {"castlingRookPiecesBlack", &V::castlingRooks, Side::Black},
    {"castlingRookPiece", &V::castlingRooks, Side::Both, Form::OneType},
    {"oppositeCastling", &V::oppositeCastling},
    {"castlingWins", &V::castlingWins, Side::Both, Form::Rights},

    {"checking", &V::checking},
    {"dropChecks", &V::dropChecks},
    {"mustCapture", &V::mustCapture},
    {"mustDrop", &V::mustDrop},
    {"mustDropType", &V::mustDropType, Side::Both, Form::OneType},
    {"pieceDrops", &V::pieceDrops},
    {"dropLoop", &V::dropLoop},
    {"capturesToHand", &V::capturesToHand},
    {"firstRankPawnDrops", &V::firstRankPawnDrops},
    {"promotionZonePawnDrops", &V::promotionZonePawnDrops},
    {"enclosingDrop", &V::enclosingDrop},
    {"enclosingDropStart", &V::enclosingDropStart},
    {"dropRegionWhite", &V::dropRegion, Side::White},
    {"dropRegionBlack", &V::dropRegion, Side::Black},
    {"whiteDropRegion", &V::dropRegion, Side::White},
    {"blackDropRegion", &V::dropRegion, Side::Black},
    {"sittuyinRookDrop", &V::sittuyinRookDrop},
    {"dropOppositeColoredBishop", &V::dropOppositeBishop},
    {"dropPromoted", &V::dropPromoted},
    {"freeDrops", &V::freeDrops}, // the engine has it in its own variants only
    {"dropNoDoubled", &V::dropNoDoubled, Side::Both, Form::OneType},
    {"dropNoDoubledCount", &V::dropNoDoubledCount},
    {"immobilityIllegal", &V::immobilityIllegal},
    {"gating", &V::gating},
    {"seirawanGating", &V::seirawanGating},
    {"cambodianMoves", &V::cambodianMoves},

    {"wallingRule", &V::walling},
    {"wallingRegion", &V::wallingRegion},
    {"wallingRegionWhite", &V::wallingRegion, Side::White},
    {"wallingRegionBlack", &V::wallingRegion, Side::Black},
    {"wallOrMove", &V::wallOrMove},
    {"diagonalLines", &V::diagonalLines},
    {"pass", &V::pass},
    {"passWhite", &V::pass, Side::White},
    {"passBlack", &V::pass, Side::Black},
    {"passOnStalemate", &V::passOnStalemate},
    {"passOnStalemateWhite", &V::passOnStalemate, Side::White},
    {"passOnStalemateBlack", &V::passOnStalemate, Side::Black},
    {"makpongRule", &V::makpong},
    {"flyingGeneral", &V::flyingGeneral},
    {"soldierPromotionRank", &V::soldierPromotionRank, Side::Both, Form::Plain, 1, mostRanks},
    {"flipEnclosedPieces", &V::flipEnclosed},

    {"nMoveRuleTypes", &V::moveRuleTypes},
    {"nMoveRuleTypesWhite", &V::moveRuleTypes, Side::White},
    {"nMoveRuleTypesBlack", &V::moveRuleTypes, Side::Black},
    {"nMoveRule", &V::moveRule},
    {"nFoldRule", &V::foldRule},
    {"nFoldValue", &V::foldValue},
    {"nFoldValueAbsolute", &V::foldValueAbsolute},
    {"perpetualCheckIllegal", &V::perpetualCheckIllegal},
    {"moveRepetitionIllegal", &V::moveRepetitionIllegal},
    {"chasingRule", &V::chasing},
    {"stalemateValue", &V::stalemateValue},
    {"stalematePieceCount", &V::stalematePieceCount},
    {"checkmateValue", &V::checkmateValue},
    {"shogiPawnDropMateIllegal", &V::pawnDropMateIllegal},
    {"shatarMateRule", &V::shatarMate},
    {"bikjangRule", &V::bikjang},
    {"extinctionValue", &V::extinctionValue},
    {"extinctionClaim", &V::extinctionClaim},
    {"extinctionPseudoRoyal", &V::extinctionPseudoRoyal},
    {"dupleCheck", &V::dupleCheck},
    {"extinctionPieceTypes", &V::extinctionTypes},
    {"extinctionPieceCount", &V::extinctionCount},
    {"extinctionOpponentPieceCount", &V::extinctionOpponentCount},
    {"flagPiece", &V::flagPiece, Side::Both, Form::OneType},
    {"flagPieceWhite", &V::flagPiece, Side::White, Form::OneType},
    {"flagPieceBlack", &V::flagPiece, Side::Black, Form::OneType},
    {"flagRegion", &V::flagRegion},
    {"flagRegionWhite", &V::flagRegion, Side::White},
    {"flagRegionBlack", &V::flagRegion, Side::Black},
    {"whiteFlag", &V::flagRegion, Side::White},
    {"blackFlag", &V::flagRegion, Side::Black},
    {"flagPieceCount", &V::flagCount, Side::Both, Form::Plain, 1},
    {"flagPieceBlockedWin", &V::flagBlockedWin},
    {"flagMove", &V::flagMove},
    {"flagPieceSafe", &V::flagSafe},
    {"checkCounting", &V::checkCounting},
    {"connectN", &V::connectN},
    {"connectPieceTypes", &V::connectTypes},
    {"connectVertical", &V::connectVertical},
    {"connectHorizontal", &V::connectHorizontal},
    {"connectDiagonal", &V::connectDiagonal},
    {"connectRegion1White", &V::connectRegion1, Side::White},
    {"connectRegion1Black", &V::connectRegion1, Side::Black},
    {"connectRegion2White", &V::connectRegion2, Side::White},
    {"connectRegion2Black", &V::connectRegion2, Side::Black},
    {"connectNxN", &V::connectNxN},
    {"collinearN", &V::collinearN},
    {"connectValue", &V::connectValue},
    {"materialCounting", &V::materialCounting},
    {"adjudicateFullBoard", &V::adjudicateFullBoard},
    {"countingRule", &V::countingRule},
};

constexpr std::string_view withoutRule[] = {
    "variantTemplate", "pieceToCharTable", "pocketSize", "pieceValueMg", "pieceValueEg"};

} // namespace

std::span<const FairyKey> fairyKeys()
{
    return table;
}

const FairyKey *findKey(std::string_view name)
{
    const auto found = std::find_if(
        std::begin(table), std::end(table), [&](const FairyKey &key) { return key.name == name; });
    return found == std::end(table) ? nullptr : found;
}

bool isKeyWithoutRule(std::string_view name)
{
    return std::find(std::begin(withoutRule), std::end(withoutRule), name) != std::end(withoutRule);
}

std::optional<MobilityKey> mobilityKey(std::string_view name)
{
    for (const auto &[prefix, side] :
         {std::pair<std::string_view, Side>{"mobilityRegionWhite", Side::White},
          std::pair<std::string_view, Side>{"mobilityRegionBlack", Side::Black}}) {
        if (!name.starts_with(prefix) || name.size() == prefix.size())
            continue;
        std::string key(name.substr(prefix.size()));
        if (key.front() < 'A' || key.front() > 'Z')
            return std::nullopt;
        key.front() = lowered(key.substr(0, 1)).front();
        if (const auto kind = findKind(key))
            return MobilityKey{side, *kind};
    }
    return std::nullopt;
}

std::vector<std::string> keyNames()
{
    std::vector<std::string> names;
    for (const FairyKey &key : table)
        names.emplace_back(key.name);
    for (Kind kind = 0; kind < kindCount(); ++kind)
        names.push_back(kindKey(kind));
    names.insert(names.end(), std::begin(withoutRule), std::end(withoutRule));
    names.insert(names.end(),
                 {"pawnTypes", "promotionRank", "doubleStepRank", "doubleStepRankMin"});
    return names;
}

} // namespace rookery::fairy
