#pragma once

#include "model/base/enum_names.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <span>
#include <string>
#include <vector>

/// Edits of whole start positions.
namespace rookery {

/// How one player's army lies on the other side of the board.
enum class ArmyMirror {
    None,
    Point,  ///< as the players face: in chess the king would meet the queen
    Mirror, ///< straight across: king meets king
};

/// From where one player's piece stands to where the other's does; None is as Point.
Orientation orientationBetween(const Design &design, PlayerId from, PlayerId to, ArmyMirror mirror);

/// How more of the second player's pieces answer the first one's; Point if both do alike.
ArmyMirror likelyMirror(const Design &design, PlayerId first, PlayerId second);

/// Puts pieces on the sites, and the same pieces of every other player on the cells across.
Result<Design> withArmiesPlaced(const Design &design,
                                std::span<const SiteId> sites,
                                PieceId piece,
                                PlayerId player,
                                ArmyMirror mirror);
/// Takes the pieces off these sites, and off the cells across from each player's own.
Result<Design>
withArmiesErased(const Design &design, std::span<const SiteId> sites, ArmyMirror mirror);

/// The player makes the first move; the others follow in the order that they had.
Result<Design> withFirstMover(const Design &design, PlayerId player);
/// The player who makes the first move.
PlayerId firstMover(const Design &design);

/// The second rank that a player sees, filled with these pieces; whatever stood there is replaced.
Result<Design> withPawnRow(const Design &design, PieceId piece, PlayerId player);

/// The player's pieces behind the pawns change places among themselves, at random from this seed.
/// Where the others mirror that army they do so afterwards.
Result<Design> withArmyShuffled(const Design &design, PlayerId player, unsigned seed);

/// Whether a second player's army is the first one's, on the other side.
bool armiesMirror(const Design &design, PlayerId first, PlayerId second, ArmyMirror mirror);

/// Pieces that stand as in another setup of the same board and pieces.
Result<Design> withSetup(const Design &design, const Setup &setup);

/// The castling wings at the start, and those that the setup would allow besides, or in place of
/// one whose pieces stand elsewhere.
struct CastlingRight
{
    CastlingWing wing;
    bool isThere = false;
};

std::vector<CastlingRight> castlingRights(const Design &design);
/// In place of a wing with the same letter whose pieces stand elsewhere, if there is one.
Result<Design> withCastlingRight(const Design &design, const CastlingWing &wing);
Result<Design> withoutCastlingRight(const Design &design, const CastlingWing &wing);

template<>
struct EnumNames<ArmyMirror>
{
    static constexpr EnumName<ArmyMirror> rows[] = {
        {ArmyMirror::None, "none", "One side at a time"},
        {ArmyMirror::Point, "point", "Both sides, turned as they face"},
        {ArmyMirror::Mirror, "mirror", "Both sides, mirrored"},
    };
};

} // namespace rookery
