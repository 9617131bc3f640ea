#include "model/exchange/fairy_stockfish/reader/fairy_pieces.h"

#include "model/base/text.h"

#include <cassert>
#include <charconv>
#include <iterator>

namespace rookery::fairy {

namespace {

constexpr KnownKind known[] = {
    {"pawn", "fmWfceF", "Pawn"},
    {"knight", "N", "Knight"},
    {"bishop", "B", "Bishop"},
    {"rook", "R", "Rook"},
    {"queen", "Q", "Queen"},
    {"fers", "F", "Ferz"},
    {"alfil", "A", "Alfil"},
    {"fersAlfil", "FA", "Elephant"},
    {"silver", "FfW", "Silver"},
    {"aiwok", "RNF", "Ai-Wok"},
    {"bers", "RF", "Dragon King"},
    {"archbishop", "BN", "Archbishop"},
    {"chancellor", "RN", "Chancellor"},
    {"amazon", "QN", "Amazon"},
    {"knibis", "mNcB", "Knibis"},
    {"biskni", "mBcN", "Biskni"},
    {"kniroo", "mNcR", "Kniroo"},
    {"rookni", "mRcN", "Rookni"},
    {"shogiPawn", "fW", "Shogi Pawn"},
    {"lance", "fR", "Lance"},
    {"shogiKnight", "fN", "Shogi Knight"},
    {"gold", "WfF", "Gold"},
    {"dragonHorse", "BW", "Dragon Horse"},
    {"clobber", "cW", "Clobber"},
    {"breakthrough", "fmWfF", "Runner"},
    {"immobile", "", "Stone"},
    {"cannon", "mRcpR", "Cannon"},
    {"janggiCannon", "pR", "Janggi Cannon"},
    {"soldier", "fsW", "Soldier"},
    {"horse", "nN", "Horse"},
    {"elephant", "nA", "Lame Elephant"},
    {"janggiElephant", "nZ", "Janggi Elephant"},
    {"banner", "RcpRnN", "Banner"},
    {"wazir", "W", "Wazir"},
    {"commoner", "K", "Commoner"},
    {"centaur", "KN", "Centaur"},
};

constexpr KnownKind king = {"king", "K", "King"};
constexpr std::string_view customPrefix = "customPiece";
constexpr std::size_t knownCount = std::size(known);

Kind knownKind(std::string_view key)
{
    const auto kind = findKind(key);
    assert(kind.has_value());
    return *kind;
}

} // namespace

std::size_t kindCount()
{
    return knownCount + customKinds + 1;
}

bool isCustom(Kind kind)
{
    return kind >= knownCount && kind < knownCount + customKinds;
}

Kind customKind(std::size_t number)
{
    return knownCount + number - 1;
}

std::string kindKey(Kind kind)
{
    if (isCustom(kind))
        return std::string(customPrefix) + std::to_string(kind - knownCount + 1);
    return std::string(kind == kingKind() ? king.key : known[kind].key);
}

std::string_view kindBetza(Kind kind)
{
    if (isCustom(kind))
        return {};
    return kind == kingKind() ? king.betza : known[kind].betza;
}

std::string_view kindTitle(Kind kind)
{
    if (isCustom(kind))
        return {};
    return kind == kingKind() ? king.title : known[kind].title;
}

std::optional<Kind> findKind(std::string_view key)
{
    if (key == king.key)
        return kingKind();
    if (key.starts_with(customPrefix)) {
        const std::string_view digits = key.substr(customPrefix.size());
        std::size_t number = 0;
        const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        const bool isNumber = end.ec == std::errc() && end.ptr == digits.data() + digits.size();
        if (isNumber && digits.front() != '0' && number >= 1 && number <= customKinds)
            return customKind(number);
        return std::nullopt;
    }
    for (Kind kind = 0; kind < knownCount; ++kind) {
        if (known[kind].key == key)
            return kind;
    }
    return std::nullopt;
}

Kind pawnKind()
{
    return 0;
}

Kind kingKind()
{
    return knownCount + customKinds;
}

Kind soldierKind()
{
    return knownKind("soldier");
}

Kind cannonKind()
{
    return knownKind("janggiCannon");
}

Kind bishopKind()
{
    return knownKind("bishop");
}

Kind rookKind()
{
    return knownKind("rook");
}

} // namespace rookery::fairy
