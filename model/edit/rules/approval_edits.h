#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <string>

namespace rookery {

/// The author's approval of this problem; null if it has not been approved.
const Approval *approvalOf(const Design &design, const Problem &problem);

/// The problem is not reported any more, as long as it says the same. An error cannot be approved.
Result<Design>
withProblemApproved(const Design &design, const Problem &problem, std::string note = {});

/// Why it is meant so; the problem must have been approved.
Result<Design> withApprovalNote(const Design &design, const Problem &problem, std::string note);

/// The problem is reported again.
Result<Design> withApprovalWithdrawn(const Design &design, const Problem &problem);

} // namespace rookery
