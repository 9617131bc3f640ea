#include "model/edit/rules/approval_edits.h"

#include "model/design/limits.h"
#include "model/design/texts.h"

#include <algorithm>

namespace rookery {

namespace {

Message noteFault(const std::string &note)
{
    return note.size() > limits::textBytes
               ? Message("a note may have at most {most} bytes", {{"most", limits::textBytes}})
               : textFault(note);
}

} // namespace

const Approval *approvalOf(const Design &design, const Problem &problem)
{
    const auto &approved = design.info->approved;
    const auto found = std::find_if(approved.begin(), approved.end(), [&](const Approval &row) {
        return row.code == problem.code && row.sentence == problem.sentence();
    });
    return found == approved.end() ? nullptr : &*found;
}

Result<Design> withProblemApproved(const Design &design, const Problem &problem, std::string note)
{
    if (problem.severity == Severity::Error)
        return failure(Message("an error cannot be approved; the design does not work with it"));
    if (approvalOf(design, problem) != nullptr)
        return failure(Message("the problem has been approved before"));
    if (design.info->approved.size() >= limits::approvals)
        return failure(Message("at most {most} approved problems are possible",
                               {{"most", limits::approvals}}));
    if (auto fault = noteFault(note); !fault.isEmpty())
        return failure(std::move(fault));
    Design next = design;
    next.info.edit([&](Info &info) {
        info.approved.push_back({problem.code, problem.sentence(), std::move(note), {}});
    });
    return next;
}

Result<Design> withApprovalNote(const Design &design, const Problem &problem, std::string note)
{
    const Approval *approval = approvalOf(design, problem);
    if (approval == nullptr)
        return failure(Message("the problem has not been approved"));
    const auto place = approval - design.info->approved.data();
    if (auto fault = noteFault(note); !fault.isEmpty())
        return failure(std::move(fault));
    Design next = design;
    next.info.edit(
        [&](Info &info) { info.approved[static_cast<std::size_t>(place)].note = std::move(note); });
    return next;
}

Result<Design> withApprovalWithdrawn(const Design &design, const Problem &problem)
{
    const Approval *approval = approvalOf(design, problem);
    if (approval == nullptr)
        return failure(Message("the problem has not been approved"));
    const auto place = approval - design.info->approved.data();
    Design next = design;
    next.info.edit([&](Info &info) { info.approved.erase(info.approved.begin() + place); });
    return next;
}

} // namespace rookery
