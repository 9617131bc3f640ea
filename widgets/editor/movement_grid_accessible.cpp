#include "widgets/editor/movement_grid_accessible.h"

#include "widgets/editor/movement_grid.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <map>

namespace rookery {

namespace {

class CellInterface final : public QAccessibleInterface
{
public:
    CellInterface(MovementGrid &grid, const Vector &at)
        : m_grid(grid)
        , m_at(at)
    {
    }

    const Vector &at() const { return m_at; }

    bool isValid() const override { return true; }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(&m_grid);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_grid.cellText(m_at) : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override
    {
        const QRect area = m_grid.cellRect(m_at);
        return {m_grid.mapToGlobal(area.topLeft()), area.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_grid.hasFocus() && m_grid.cursorCell() == m_at;
        state.invisible = !m_grid.isVisible();
        return state;
    }

private:
    MovementGrid &m_grid;
    Vector m_at;
};

/// The grid as a table. Its cells are made when somebody asks for them.
class GridInterface final : public QAccessibleWidget
{
public:
    explicit GridInterface(MovementGrid &grid)
        : QAccessibleWidget(&grid, QAccessible::Table)
        , m_grid(grid)
    {
    }
    ~GridInterface() override { forgetCells(); }

    int childCount() const override { return static_cast<int>(m_grid.placeCount()); }
    QAccessibleInterface *child(int index) const override
    {
        if (m_lattice != m_grid.lattice() || m_side != m_grid.side())
            forgetCells();
        m_lattice = m_grid.lattice();
        m_side = m_grid.side();
        if (index < 0 || index >= childCount())
            return nullptr;
        auto &id = m_cells[index];
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(
                new CellInterface(m_grid, m_grid.place(static_cast<std::size_t>(index))));
        return QAccessible::accessibleInterface(id);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *cell = dynamic_cast<const CellInterface *>(child);
        return cell ? indexOf(cell->at()) : -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const auto at = m_grid.cellAt(m_grid.mapFromGlobal(QPoint(x, y)));
        return at ? child(indexOf(*at)) : nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        return m_grid.hasFocus() ? child(indexOf(m_grid.cursorCell())) : nullptr;
    }

private:
    int indexOf(const Vector &at) const { return static_cast<int>(m_grid.placeNumber(at)); }

    void forgetCells() const
    {
        for (const auto &[index, id] : m_cells)
            QAccessible::deleteAccessibleInterface(id);
        m_cells.clear();
    }

    MovementGrid &m_grid;
    mutable std::map<int, QAccessible::Id> m_cells;
    mutable Lattice m_lattice = Lattice::Square;
    mutable int m_side = 0;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *grid = qobject_cast<MovementGrid *>(object);
    return grid ? new GridInterface(*grid) : nullptr;
}

} // namespace

void installMovementGridAccessibility()
{
    static const bool once = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace rookery
