#pragma once

#include "model/play/fast/borrowed.h"
#include "model/play/rule_book.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rookery::fast {

/// How the moves of a type's men are found where their reach is kept.
enum class Source : std::uint8_t {
    Targets, ///< they are the targets that are kept
    Referee,
    Castling, ///< by the referee, and castling with them
};

struct BroadType
{
    bool isPlain = false; ///< its men capture on their targets and nowhere else
    Source source = Source::Referee;
    std::string because; ///< what they do besides; empty for targets
};

/// What of a game is left to the referee where reaches are kept.
struct BroadRules
{
    std::vector<BroadType> types;
    bool listsByReferee = false; ///< some rule adds to what men do
    bool triesByReferee = false; ///< more than royal men under attack makes a move illegal
    bool mayBeIllegal = false;   ///< some move may be
    bool countsMen = false;      ///< moves are as many as each man has, whatever the others do
    std::vector<BorrowedRule> borrowed;
};

BroadRules broadRules(const Design &design, const RuleBook &book);

} // namespace rookery::fast
