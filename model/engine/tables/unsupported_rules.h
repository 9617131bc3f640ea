#pragma once

#include "model/engine/tables/followed_moves.h"
#include "model/play/rules/rule_book.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rookery::fast {

/// What of a game its tables do not know. The move rules do it, which then keep a position of their
/// own beside the sets (see slow_path.h); everything else stays with the tables.
struct Fallback
{
    std::uint64_t walked = 0;  ///< types whose pieces the move rules are asked about one by one
    std::uint64_t turning = 0; ///< types whose pieces may promote as a turn that tables do not know
    bool making = false;       ///< they play the moves, and the sets follow; so in all these cases
    bool listing = false;      ///< they list whole turns
    bool drops = false;        ///< they list what may be put down
    bool ends = false;         ///< they say when the game is over
    bool safety = false;       ///< they try each move
    bool duties = false;       ///< they say which captures are compulsory
    bool bans = false;         ///< they say which moves own bans forbid, where one may strike
    bool ownMoves = false;     ///< they list own moves
    bool effects = false;      ///< they try the moves after which own effects change pieces

    bool asksOwnRules() const { return bans || ownMoves || effects; }
    bool any() const
    {
        return walked != 0 || turning != 0 || making || listing || drops || ends || safety || duties
               || asksOwnRules();
    }
};

/// Something left to the move rules, as a sentence without a full stop, and by what means they do
/// it.
struct FallbackRule
{
    std::string sentence;
    std::string means;
};

struct FallbackRules
{
    Fallback parts;
    std::vector<FallbackRule> rules;
};

/// What the rules leave to the move rules; types without tables are not among it.
FallbackRules fallbackRules(const RuleBook &book);

/// Whether pieces go only where own moves take them, or nowhere once they have been put down beside
/// own rules: then tables do nothing.
bool leavesPiecesToOwnRules(const RuleBook &book);

/// Why there can be no tables for a game at all, as sentences; none if there can.
std::vector<std::string> sizeFaults(const RuleBook &book);

/// Whether pieces promote so by a turn spent on nothing else.
bool isTurn(const Promotion &promotion);

/// Whether tables know such turns, if these types have none.
bool isTurnForTables(const RuleBook &book, const Promotion &promotion, std::uint64_t walked);

/// Why pieces of a type are not served by tables although their paths are known; empty if they are.
std::string promotionFault(const RuleBook &book, PieceId type);

} // namespace rookery::fast
