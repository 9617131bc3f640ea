#include "model/exchange/fairy_stockfish/fairy_kinds.h"

#include "model/exchange/fairy_stockfish/fairy_export_parts.h"
#include "model/exchange/target/simple_moves.h"
#include "model/movement/betza/betza.h"
#include "model/movement/betza/betza_writer.h"

#include <map>

namespace rookery::fairy {

namespace {

constexpr std::string_view pawnBetza = "fmWfcF";

/// Types that every version knows by name.
struct NamedType
{
    std::string_view key;
    std::string_view betza;
};

constexpr NamedType namedTypes[] = {
    {"knight", "N"},     {"bishop", "B"},       {"rook", "R"},        {"queen", "Q"},
    {"fers", "F"},       {"alfil", "A"},        {"fersAlfil", "FA"},  {"silver", "FfW"},
    {"aiwok", "RNF"},    {"bers", "RF"},        {"archbishop", "BN"}, {"chancellor", "RN"},
    {"amazon", "QN"},    {"knibis", "mNcB"},    {"biskni", "mBcN"},   {"kniroo", "mNcR"},
    {"rookni", "mRcN"},  {"shogiPawn", "fW"},   {"lance", "fR"},      {"shogiKnight", "fN"},
    {"gold", "WfF"},     {"dragonHorse", "BW"}, {"clobber", "cW"},    {"breakthrough", "fmWfF"},
    {"cannon", "mRcpR"}, {"soldier", "fsW"},    {"horse", "nN"},      {"elephant", "nA"},
    {"wazir", "W"},      {"commoner", "K"},     {"centaur", "KN"},
};

const std::map<std::string, std::string_view> &namesByBetza()
{
    static const auto names = [] {
        std::map<std::string, std::string_view> all;
        for (const NamedType &type : namedTypes)
            all.emplace(canonical(type.betza), type.key);
        return all;
    }();
    return names;
}

} // namespace

std::string canonical(std::string_view betza)
{
    const auto piece = readBetza(betza, BetzaDialect::FairyStockfish);
    const auto written = piece ? writeBetza(piece->moves, BetzaDialect::FairyStockfish)
                               : Result<std::string>(std::string());
    return written ? *written : std::string(betza);
}

std::optional<std::string_view> namedType(const std::string &betza)
{
    const auto name = namesByBetza().find(betza);
    return name == namesByBetza().end() ? std::nullopt : std::optional(name->second);
}

Result<std::string> alwaysBetza(const Subject &subject, PieceId piece)
{
    std::vector<MovementLegs> moves;
    for (const MovementLegs &move : subject.moves(piece)) {
        if (move.when == When::Always && !move.startsIn)
            moves.push_back({move.legs, When::Always});
    }
    if (moves.empty())
        return std::string();
    return writeBetza(moves, BetzaDialect::FairyStockfish, *subject.design().directions);
}

std::vector<const MovementLegs *> specialMoves(const Subject &subject, PieceId piece)
{
    std::vector<const MovementLegs *> special;
    for (const MovementLegs &move : subject.moves(piece)) {
        if (move.when != When::Always || move.startsIn)
            special.push_back(&move);
    }
    return special;
}

bool isTorpedo(const Subject &subject, PieceId piece)
{
    std::vector<MovementLegs> others;
    int doubles = 0;
    for (const MovementLegs &move : subject.moves(piece)) {
        if (move.when != When::Always || move.startsIn)
            return false;
        if (isDoubleStep(subject, move))
            ++doubles;
        else
            others.push_back(move);
    }
    const auto betza =
        writeBetza(others, BetzaDialect::FairyStockfish, *subject.design().directions);
    return doubles == 1 && betza && canonical(*betza) == canonical(pawnBetza);
}

std::optional<PieceId> findPawn(const Subject &subject)
{
    const std::string pawn = canonical(pawnBetza);
    std::optional<PieceId> found;
    for (const PieceId piece : subject.pieceIds()) {
        if (subject.pieces()[piece].royalty != Royalty::None)
            continue;
        if (isTorpedo(subject, piece))
            return piece;
        const auto betza = alwaysBetza(subject, piece);
        if (!betza || canonical(*betza) != pawn)
            continue;
        const auto special = specialMoves(subject, piece);
        if (special.size() == 1 && isDoubleStep(subject, *special.front()))
            return piece;
        if (!found)
            found = piece;
    }
    return found;
}

std::optional<int> soldierRank(const Subject &subject, PieceId piece)
{
    const auto always = alwaysBetza(subject, piece);
    const auto special = specialMoves(subject, piece);
    if (special.size() != 1 || special.front()->when != When::Always || !always
        || canonical(*always) != canonical("fW"))
        return std::nullopt;
    const MovementLegs sideways{special.front()->legs, When::Always};
    const auto betza = writeBetza(
        std::span(&sideways, 1), BetzaDialect::FairyStockfish, *subject.design().directions);
    if (!betza || canonical(*betza) != canonical("sW"))
        return std::nullopt;
    return firstOfLastRanks(subject, special.front()->startsIn);
}

} // namespace rookery::fairy
