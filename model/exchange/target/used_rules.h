#pragma once

#include "model/base/problem.h"
#include "model/design/design.h"

#include <string>
#include <vector>

namespace rookery {

/// The components that a design's rules are made of, as a target may know them or not.
enum class RuleKind {
    Turns,
    Losers, ///< the others go on when a player has lost
    Passing,
    RoyalType,  ///< a piece type marked royal
    RoyalGroup, ///< royal pieces that need to say more
    Check,
    Castling,
    EnPassant,
    Promotion,
    CapturesToHand,
    Hands, ///< pieces in hand at the start
    Supply,
    Drop,
    DropDuty,
    Gating,
    Walling,
    Compulsion,
    Immunity,
    Aim, ///< pieces that take enemies' first moves
    Explosion,
    Petrification,
    Enclosing,
    End,
    Scoring,
    Confinement, ///< a type that never leaves a zone
    UnmovedOnly, ///< a movement for unmoved pieces
    StartZone,   ///< a movement that starts in a zone only
    Unknown,     ///< a component that no list here names yet
};

/// Whether a rule is about one piece type and stands with it, not among the rules.
constexpr bool isOfType(RuleKind kind)
{
    return kind == RuleKind::RoyalType || kind == RuleKind::StartZone
           || kind == RuleKind::UnmovedOnly || kind == RuleKind::Confinement;
}

/// One rule of a design that goes beyond "pieces move as their types do".
struct UsedRule
{
    RuleKind kind = RuleKind::Unknown;
    std::size_t index = 0; ///< in its list of Rules; of a piece type where it is about one
    std::string sentence;  ///< in English, without a final full stop: rules are found by it
    Element element = {};
    Message message = {}; ///< the same in any language

    friend bool operator==(const UsedRule &, const UsedRule &) = default;
};

/// Every rule a design uses, in a fixed order. A component with its default meaning is not listed.
std::vector<UsedRule> usedRules(const Design &design);

} // namespace rookery
