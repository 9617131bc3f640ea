#include "model/play/passers.h"

#include <algorithm>

namespace rookery {

bool isPasserForARound(const Rules &rules, PieceId type)
{
    return std::any_of(rules.enPassant.begin(), rules.enPassant.end(), [&](const EnPassant &rule) {
        return rule.within == PassedFor::Round && covers(rule.victims, type);
    });
}

std::vector<Passer> lastingPassers(const Rules &rules, const Position &position)
{
    std::vector<Passer> lasting;
    for (const Passer &passer : position.state().passers) {
        const auto man = position.at(passer.stands);
        const bool waits =
            man && man->owner != position.toMove() && !position.state().isOut(man->owner);
        if (waits && isPasserForARound(rules, man->type))
            lasting.push_back(passer);
    }
    return lasting;
}

} // namespace rookery
