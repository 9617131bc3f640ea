#pragma once

#include <QAbstractButton>
#include <QButtonGroup>

#include <algorithm>
#include <span>

namespace rookery {

/// Shows the buttons of the values that may be chosen, and checks the one that is; a button's id is
/// its value.
template<class E>
void offerChoices(const QButtonGroup &group, std::span<const E> choices, E chosen)
{
    for (QAbstractButton *button : group.buttons()) {
        const auto value = static_cast<E>(group.id(button));
        button->setVisible(std::find(choices.begin(), choices.end(), value) != choices.end());
    }
    if (QAbstractButton *button = group.button(static_cast<int>(chosen)))
        button->setChecked(true);
}

} // namespace rookery
