#include "model/phrase/step_changes.h"

#include <algorithm>

namespace rookery::phrase {

Changed changedBy(const std::vector<Step> &steps)
{
    Changed most = Changed::Nothing;
    for (const Step &step : steps)
        most = std::max(most, changedBy(step));
    return most;
}

Changed changedBy(const Step &step)
{
    switch (step.kind) {
    case StepKind::Let:
    case StepKind::SetLocal:
    case StepKind::AddLocal:
        return Changed::Nothing;
    case StepKind::SetNumber:
    case StepKind::AddNumber:
        return Changed::Numbers;
    case StepKind::Again:
    case StepKind::Next:
        return Changed::Turn;
    case StepKind::If:
    case StepKind::For:
    case StepKind::Repeat:
    case StepKind::While:
        return std::max(changedBy(step.body), changedBy(step.otherwise));
    default:
        return Changed::Board;
    }
}

} // namespace rookery::phrase
