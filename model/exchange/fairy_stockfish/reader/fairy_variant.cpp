#include "model/exchange/fairy_stockfish/reader/fairy_variant.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

KindSet setOf(std::initializer_list<std::string_view> keys)
{
    KindSet set;
    for (const std::string_view key : keys)
        set.kinds[*findKind(key)] = true;
    return set;
}

template<class T>
Sides<T> both(const T &value)
{
    return {value, value};
}

KindSet anything()
{
    KindSet set;
    set.all = true;
    return set;
}

} // namespace

void Squares::addRank(int rank)
{
    for (int file = 0; file < mostFiles; ++file)
        add(file, rank);
}

void Squares::addFile(int file)
{
    for (int rank = 0; rank < mostRanks; ++rank)
        add(file, rank);
}

Squares Squares::all()
{
    Squares squares;
    squares.m_bits.set();
    return squares;
}

Squares Squares::rank(int rank)
{
    Squares squares;
    squares.addRank(rank);
    return squares;
}

Squares common(const Squares &a, const Squares &b)
{
    Squares both;
    both.m_bits = a.m_bits & b.m_bits;
    return both;
}

Squares without(const Squares &a, const Squares &b)
{
    Squares rest;
    rest.m_bits = a.m_bits & ~b.m_bits;
    return rest;
}

FairyVariant::FairyVariant()
    : promotionRegion{Squares::rank(7), Squares::rank(0)}
    , promotionPawns(both(setOf({"pawn"})))
    , promotionPieces(both(setOf({"knight", "bishop", "rook", "queen"})))
    , doubleStepRegion{Squares::rank(1), Squares::rank(6)}
    , enPassantRegion(both(Squares::all()))
    , enPassantTypes(both(setOf({"pawn"})))
    , castlingKing(both(setOf({"king"})))
    , castlingRooks(both(setOf({"rook"})))
    , mustDropType(anything())
    , dropRegion(both(Squares::all()))
    , wallingRegion(both(Squares::all()))
    , moveRuleTypes(both(setOf({"pawn"})))
    , flagPiece(both(anything()))
    , connectTypes(anything())
{
}

std::optional<Kind> FairyVariant::kindOf(char letter) const
{
    const auto found = std::find_if(
        letters.begin(), letters.end(), [&](const auto &row) { return row.second == letter; });
    if (found == letters.end())
        return std::nullopt;
    return found->first;
}

void FairyVariant::setLetter(Kind kind, char letter)
{
    if (const auto other = kindOf(letter); other && *other != kind)
        removeKind(*other);
    letters[kind] = letter;
}

void FairyVariant::removeKind(Kind kind)
{
    letters.erase(kind);
    for (KindSet &set : promotionPieces)
        set.kinds[kind] = false;
}

std::string FairyVariant::betzaOf(Kind kind) const
{
    const auto own = betza.find(kind);
    return own == betza.end() ? std::string(kindBetza(kind)) : own->second;
}

Squares FairyVariant::mobilityOf(Kind kind, std::size_t side) const
{
    const auto own = mobility[side].find(kind);
    return own == mobility[side].end() ? Squares::all() : own->second;
}

FairyVariant emptyVariant()
{
    FairyVariant variant;
    variant.promotionPieces = {};
    return variant;
}

} // namespace rookery::fairy
