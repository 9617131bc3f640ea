#pragma once

#include "widgets/movement/edited_movement.h"

#include <QPushButton>

namespace rookery {

/// Writes the movement in another notation; its menu says why one cannot.
class NotationButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit NotationButton(EditedMovement &movement, QWidget *parent = nullptr);

private:
    void refreshMenu();

    EditedMovement &m_movement;
};

} // namespace rookery
