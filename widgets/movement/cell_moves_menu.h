#pragma once

#include "widgets/movement/edited_movement.h"

#include <QMenu>

#include <vector>

namespace rookery {

/// The moves that lead to a cell, to be taken away: one by choosing it, all by Del.
class CellMovesMenu final : public QMenu
{
    Q_OBJECT

public:
    CellMovesMenu(const EditedMovement &movement,
                  std::vector<std::size_t> movements,
                  QWidget *parent = nullptr);

Q_SIGNALS:
    /// Indices in the piece's list.
    void removed(const std::vector<std::size_t> &movements);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void removeAll();

    std::vector<std::size_t> m_movements;
};

} // namespace rookery
