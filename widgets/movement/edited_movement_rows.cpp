#include "model/edit/pieces/leg_edits.h"
#include "widgets/movement/edited_movement.h"

#include <algorithm>
#include <utility>

namespace rookery {

void EditedMovement::toggle(const Row &row)
{
    if (m_off.erase(row) == 0)
        m_off.insert(row);
    Q_EMIT changed();
}

std::vector<Movement> EditedMovement::shown(std::size_t index) const
{
    const Entry &entry = m_entries[index];
    if (!entry.index || !isOn({index}))
        return {};
    const bool isWhole = std::none_of(
        m_off.begin(), m_off.end(), [&](const Row &row) { return row.entry == index; });
    if (isWhole)
        return {moves()[*entry.index]};
    std::vector<Movement> movements;
    if (entry.hasItems()) {
        Path left;
        for (std::size_t i = 0; i < entry.path.size(); ++i) {
            if (isOn({index, i}))
                left.push_back(entry.path[i]);
        }
        if (!left.empty())
            movements.push_back({legsOfPath(left), entry.when, {}});
        return movements;
    }
    for (std::size_t part = 0; part < entry.legs.size(); ++part) {
        MovementLegs legs = entry.legs[part];
        for (const Row &row : m_off) {
            if (row.entry == index && row.leg && row.leg->part == part)
                legs.legs = withoutLeg(std::move(legs.legs), row.leg->leg);
        }
        if (!legs.legs.first.empty())
            movements.push_back({std::move(legs.legs), legs.when, {}});
    }
    return movements;
}

std::vector<Movement> EditedMovement::chosenPart() const
{
    if (m_item)
        return {{legsOfPath({entry().path[*m_item]}), When::Always, {}}};
    if (!m_leg)
        return {};
    const MovementLegs &legs = entry().legs[m_leg->part];
    return {{endingWith(legs.legs, m_leg->leg), When::Always, {}}};
}

} // namespace rookery
