#pragma once

#include "model/play/reach/trace.h"
#include "widgets/canvas/asking_key.h"
#include "widgets/canvas/trail_player.h"
#include "widgets/movement/edited_movement.h"
#include "widgets/movement/pattern_board.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace rookery {

/// Why the edited piece reaches a cell of the grid, or why it does not: every way that could lead
/// there, one after the other.
class CellProbe final : public QObject
{
    Q_OBJECT

public:
    /// How a cell of the board is called, such as `2 right, 1 forward`.
    using NameOf = std::function<QString(CellId)>;

    CellProbe(EditedMovement &movement, NameOf nameOf, QObject *parent = nullptr);

    /// Nothing is asked while there is no cell.
    void set(const PatternBoard &board, std::optional<CellId> cell);
    std::optional<CellId> cell() const { return m_cell; }

    /// The key asks about a cell; pressed again there it shows the next of several ways.
    void pressKey(const QKeyEvent &event, const PatternBoard &board, std::optional<CellId> cell);
    void releaseKey(const QKeyEvent &event);
    /// The pointer is there now; whether it matters depends on the key.
    void follow(const PatternBoard &board, std::optional<CellId> cell);
    /// No one will tell when the key is released.
    void dropKey();

    std::size_t wayCount() const { return m_ways.size(); }
    std::size_t way() const { return m_way; }
    void showWay(std::size_t way);
    /// The way on show, or why there is none, in a sentence.
    QString text() const;
    TrailPlayer &player() { return m_player; }

Q_SIGNALS:
    void changed();

private:
    QString obstacleText(const Trajectory &way) const;
    void showTrail(CellId from);

    EditedMovement &m_movement;
    NameOf m_nameOf;
    const PatternBoard *m_board = nullptr;
    std::optional<CellId> m_cell;
    std::vector<Trajectory> m_ways;
    bool m_needsEnemy = false; ///< the ways are those with an enemy on the cell
    std::size_t m_way = 0;
    TrailPlayer m_player;
    AskingKey m_key;
};

} // namespace rookery
