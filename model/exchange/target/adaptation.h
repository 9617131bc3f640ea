#pragma once

#include "model/exchange/target/format.h"

#include <span>
#include <string>
#include <vector>

/// What can be done about a piece that a target cannot say.
namespace rookery {

struct PieceChoice
{
    std::string piece;                ///< its name
    Remedy remedy = Remedy::LeaveOut; ///< leave it out, or write what comes nearest

    friend bool operator==(const PieceChoice &, const PieceChoice &) = default;
};

/// A design changed to suit a target, and each change in a sentence.
struct Adapted
{
    Design design;
    std::vector<Loss> losses;     ///< about the pieces of the design as it was
    std::vector<PieceId> origins; ///< by piece of the changed design: which it was before

    /// A verdict on the changed design, about the pieces of the design as it was.
    Verdict inOriginal(Verdict verdict) const;
};

/// Each piece as it was chosen. Says why if a piece is unknown, if others move like one that is to
/// be left out, or if nothing that comes near it can be said.
Result<Adapted> adapted(const Design &design,
                        const Format &format,
                        const ExportRequest &request,
                        std::span<const PieceChoice> choices);

/// As much of the piece's movements as the format can say: legs are cut off, conditions dropped,
/// movements left out, in this order and no more than needed.
Result<PieceType> nearestPiece(const Design &design,
                               PieceId piece,
                               const Format &format,
                               const ExportRequest &request);

} // namespace rookery
