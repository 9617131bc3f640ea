#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <atomic>
#include <span>
#include <string_view>
#include <vector>

namespace rookery {

/// One thing that is looked for in every design: what it is called, how to find it, and where
/// there is one, how to mend it.
struct CheckRow
{
    using Find = void (*)(const Design &, std::vector<Problem> &);
    using Mend = Result<Design> (*)(const Design &, const Problem &);

    std::string_view code;
    std::string_view title; ///< what a design without this problem has
    Find find;
    Mend mend = nullptr;
    std::string_view mendTitle = {}; ///< on the button, a verb
    /// Where that depends on the problem; empty for a problem that has no fix.
    std::string_view (*titleOf)(const Problem &) = nullptr;

    std::string_view titleFor(const Problem &problem) const
    {
        return titleOf ? titleOf(problem) : mendTitle;
    }
};

std::span<const CheckRow> checks();

/// Every problem of a design that can be opened, worst first, but for those that its author has
/// approved.
std::vector<Problem> check(const Design &design);
/// Those too. The one that cancels gets what was found so far, once the check under way has ended.
std::vector<Problem> allProblems(const Design &design,
                                 const std::atomic<bool> *isCancelled = nullptr);
bool isApproved(const Design &design, const Problem &problem);

/// The row that found a problem, for its fix.
const CheckRow *checkRow(std::string_view code);

} // namespace rookery
