#include "model/design/rule_lines.h"

#include <algorithm>

namespace rookery {

bool looksAlongLines(const Rules &rules)
{
    const bool looksAround =
        std::any_of(rules.drops.begin(), rules.drops.end(), [](const Drop &drop) {
            return drop.contact != DropContact::Anything;
        });
    const bool buildsAtEdge =
        std::any_of(rules.walling.begin(), rules.walling.end(), [](const Walling &walling) {
            return walling.place == WallPlace::Edge;
        });
    const bool endsByLines = std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
        return std::holds_alternative<Row>(end.condition)
               || std::holds_alternative<Block>(end.condition)
               || std::holds_alternative<Joining>(end.condition)
               || std::holds_alternative<ShutIn>(end.condition)
               || std::holds_alternative<FacingRefused>(end.condition);
    });
    return looksAround || buildsAtEdge || endsByLines || !rules.mills.empty() || !rules.aims.empty()
           || !rules.clearings.empty() || !rules.check.facing.empty() || !rules.explosions.empty()
           || !rules.enclosing.empty() || !rules.holdings.empty() || !rules.trades.empty();
}

} // namespace rookery
