#pragma once

#include "model/engine/tables/unsupported_rules.h"
#include "model/play/rules/rule_book.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rookery::fast {

/// How the moves of a type's pieces are found where their reach is kept.
enum class Source : std::uint8_t {
    Targets, ///< they are the targets that are kept
    MoveRules,
    Castling, ///< by the move rules, and castling with them
};

struct BroadType
{
    bool isPlain = false; ///< its pieces capture on their targets and nowhere else
    Source source = Source::MoveRules;
    std::string because; ///< what they do besides; empty for targets
};

/// What of a game is left to the move rules where reaches are kept.
struct BroadRules
{
    std::vector<BroadType> types;
    bool listsByMoveRules = false; ///< some rule adds to what pieces do
    bool triesByMoveRules = false; ///< more than royal pieces under attack makes a move illegal
    bool mayBeIllegal = false;     ///< some move may be
    bool countsPieces = false;     ///< moves are as many as each piece has, whatever the others do
    bool asksBans = false;         ///< own bans, in each position
    bool listsOwnMoves = false;    ///< beside what pieces do
    FollowedMoves followed;        ///< own effects may make them illegal, or legal
    std::vector<FallbackRule> fallback;
};

BroadRules broadRules(const Design &design, const RuleBook &book);

} // namespace rookery::fast
