#pragma once

#include "model/design/terms/extras.h"
#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>
#include <vector>

namespace rookery {

struct TypePoints
{
    PieceId type;
    int points = 0;

    friend bool operator==(const TypePoints &, const TypePoints &) = default;
};

struct PlayerPoints
{
    PlayerId player;
    int points = 0;

    friend bool operator==(const PlayerPoints &, const PlayerPoints &) = default;
};

/// How ends that are decided by points are decided, and who wins what would be a draw.
struct Scoring
{
    std::vector<TypePoints> pieces; ///< for each piece on the board
    std::vector<TypePoints>
        captured; ///< for each piece captured, to the captor; none for dead pieces
    int mate = 0; ///< to whose move has made another player lose
    std::vector<PlayerPoints> players; ///< in addition
    std::optional<PlayerId> drawsGoTo;
    Extras extras;

    /// Of a piece of the type on the board.
    int pointsOf(PieceId type) const;

    friend bool operator==(const Scoring &, const Scoring &) = default;
};

void visitFields(RuleVisitor &v, TypePoints &rule);
const RuleAbout &about(const TypePoints *);
void visitFields(RuleVisitor &v, PlayerPoints &rule);
const RuleAbout &about(const PlayerPoints *);
void visitFields(RuleVisitor &v, Scoring &rule);
const RuleAbout &about(const Scoring *);

} // namespace rookery
