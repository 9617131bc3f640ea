#pragma once

#include "model/engine/tables/table_paths.h"
#include "model/engine/tables/unsupported_rules.h"
#include "model/play/rules/rule_book.h"
#include "model/play/rules/threats.h"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace rookery::fast {

/// A group of royal pieces, as bits of types.
struct RoyalTypes
{
    std::uint64_t types = 0;
    bool together = false; ///< counted so
    int whileAtMost = 0;
    bool oneIsEnough = false; ///< only in check when all of them are attacked
};

/// Everything that tables are made from, whatever the size of sets.
struct Plan
{
    Design design;
    std::shared_ptr<const CompiledGame> game;
    std::shared_ptr<const RuleBook> book;
    CellNumbers numbers;
    Fallback fallback;
    std::vector<FallbackRule> fallbackRules;
    std::vector<std::string> walkedBecause;    ///< by type; empty for those with tables
    std::vector<std::array<TypeWays, 2>> ways; ///< [type][player]
    std::vector<std::array<std::vector<bool>, 2>>
        stuck; ///< [type][player][cell]: it could never move; none where no rule asks
    std::vector<bool>
        unchanged; ///< by type: the same as in the previous plan, under the same rules
    std::array<std::vector<RoyalTypes>, 2> royals;
    std::array<std::uint64_t, 2> royalTypes{};
    bool limitsThreats = false;    ///< some pieces may not give check or mate as they are put down
    bool royalsArise = false;      ///< promotion or drops can make pieces royal
    bool takesAmbiguously = false; ///< some piece may also go where it captures in passing
    std::array<std::uint64_t, 2> followed{}; ///< types after whose moves own effects change pieces
    std::array<std::uint64_t, 2> followedCaptors{}; ///< the same of captures
    bool mustCapture[2] = {false, false};
    std::uint64_t mustDrop[2] = {0, 0};       ///< types to be put down before anything else is done
    std::vector<std::uint64_t> unharmed = {}; ///< by type: types whose pieces it does not capture
    std::uint64_t minding = 0;                ///< types for whose pieces not all others are hurdles
    std::uint64_t barred = 0;                 ///< types that are none for them
    std::uint64_t facingTypes = 0;
    Lines facingLines = Lines::Orthogonal;

    bool minds(PieceId type) const { return (minding >> type.index() & 1U) != 0; }
};

/// From now on, pieces of this type are walked.
void leaveToWalker(Plan &plan, PieceId type, std::string because);

/// The plan of a design, or the sentences why there is none. A previous one of almost the same
/// design saves work.
Result<Plan, std::vector<std::string>> makePlan(const Design &design,
                                                std::shared_ptr<const CompiledGame> game,
                                                std::shared_ptr<const RuleBook> book,
                                                const Plan *previous = nullptr);

} // namespace rookery::fast
