#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <string>
#include <vector>

namespace rookery {

/// One wing on which a player may castle.
struct CastlingWing
{
    PlayerId player;
    std::string letter; ///< in positions, upper case: K and Q in chess
    SiteId king;        ///< where the king stands at the start
    SiteId partner;     ///< where its partner stands at the start
    SiteId kingTo;
    SiteId partnerTo;
    Extras extras;

    friend bool operator==(const CastlingWing &, const CastlingWing &) = default;
};

/// From where kings and partners castle.
enum class CastlingHome {
    Fixed,   ///< from the cells of the wing
    Shuffled ///< from wherever they stood at the start on the wing's rank, as in Chess960
};

/// Which pieces may castle.
enum class CastlingPieces {
    Unmoved,
    Dropped, ///< also a piece put down on the cell where it belongs
};

/// What castling leaves of the other players' rights.
enum class CastlingRivalry {
    None,
    OppositeWings, ///< no player else may castle on a wing with the same letter any more
};

/// What the king has to be safe from: where it starts, where it passes and where it ends.
enum class CastlingSafety {
    Way,     ///< on all of these
    EndOnly, ///< it may castle out of and through check
};

/// King and partner move at once, if neither has moved and the cells they need are free.
struct CastlingRule
{
    PieceSet kings;
    PieceSet partners;
    std::vector<CastlingWing> wings;
    CastlingHome home = CastlingHome::Fixed;
    CastlingPieces pieces = CastlingPieces::Unmoved;
    CastlingRivalry rivalry = CastlingRivalry::None;
    CastlingSafety safety = CastlingSafety::Way;
    Extras extras;

    friend bool operator==(const CastlingRule &, const CastlingRule &) = default;
};

void visitFields(RuleVisitor &v, CastlingWing &rule);
const RuleAbout &about(const CastlingWing *);
void visitFields(RuleVisitor &v, CastlingRule &rule);
const RuleAbout &about(const CastlingRule *);

template<>
struct EnumNames<CastlingHome>
{
    static constexpr EnumName<CastlingHome> rows[] = {
        {CastlingHome::Fixed, "fixed", "from fixed cells"},
        {CastlingHome::Shuffled, "shuffled", "from wherever they start on their rank"},
    };
};

template<>
struct EnumNames<CastlingPieces>
{
    static constexpr EnumName<CastlingPieces> rows[] = {
        {CastlingPieces::Unmoved, "unmoved", "pieces that have not moved"},
        {CastlingPieces::Dropped, "dropped", "also pieces dropped where they belong"},
    };
};

template<>
struct EnumNames<CastlingRivalry>
{
    static constexpr EnumName<CastlingRivalry> rows[] = {
        {CastlingRivalry::None, "none", "everybody on any wing"},
        {CastlingRivalry::OppositeWings, "opposite-wings", "players on opposite wings"},
    };
};

template<>
struct EnumNames<CastlingSafety>
{
    static constexpr EnumName<CastlingSafety> rows[] = {
        {CastlingSafety::Way, "way", "not out of, through or into check"},
        {CastlingSafety::EndOnly, "end-only", "not into check"},
    };
};

} // namespace rookery
