#include "model/edit/approval_edits.h"

#include "model/design/limits.h"

#include <algorithm>

namespace rookery {

namespace {

std::string noteFault(const std::string &note)
{
    return note.size() > limits::textBytes
               ? "a note may have at most " + std::to_string(limits::textBytes) + " bytes"
               : std::string();
}

/// The place of the problem among the approved ones; past them if it is not there.
std::size_t placeOf(const Design &design, const Problem &problem)
{
    const auto &approved = design.info->approved;
    const auto found = std::find_if(approved.begin(), approved.end(), [&](const Approval &row) {
        return row.code == problem.code && row.sentence == problem.sentence;
    });
    return static_cast<std::size_t>(found - approved.begin());
}

} // namespace

Result<Design> withProblemApproved(const Design &design, const Problem &problem, std::string note)
{
    if (problem.severity == Severity::Error)
        return failure("an error cannot be approved; the design does not work with it");
    if (placeOf(design, problem) < design.info->approved.size())
        return failure("the problem has been approved before");
    if (design.info->approved.size() >= limits::approvals)
        return failure("at most " + std::to_string(limits::approvals)
                       + " approved problems are possible");
    if (auto fault = noteFault(note); !fault.empty())
        return failure(std::move(fault));
    Design next = design;
    next.info.edit([&](Info &info) {
        info.approved.push_back({problem.code, problem.sentence, std::move(note), {}});
    });
    return next;
}

Result<Design> withApprovalNote(const Design &design, const Problem &problem, std::string note)
{
    const std::size_t place = placeOf(design, problem);
    if (place == design.info->approved.size())
        return failure("the problem has not been approved");
    if (auto fault = noteFault(note); !fault.empty())
        return failure(std::move(fault));
    Design next = design;
    next.info.edit([&](Info &info) { info.approved[place].note = std::move(note); });
    return next;
}

Result<Design> withApprovalWithdrawn(const Design &design, const Problem &problem)
{
    const std::size_t place = placeOf(design, problem);
    if (place == design.info->approved.size())
        return failure("the problem has not been approved");
    Design next = design;
    next.info.edit([&](Info &info) {
        info.approved.erase(info.approved.begin() + static_cast<std::ptrdiff_t>(place));
    });
    return next;
}

} // namespace rookery
