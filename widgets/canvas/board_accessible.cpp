#include "widgets/canvas/board_accessible.h"

#include "model/board/labels.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/play/play_session.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace rookery {

namespace {

/// What a screen reader says about a cell: "e4, White Griffon", "e5, may move here".
QString cellSentence(const BoardCanvas &canvas, CellId cell)
{
    Workspace &workspace = const_cast<BoardCanvas &>(canvas).workspace();
    const Session &session = workspace.session();
    QString text = QString::fromStdString(cellLabel(session.board(), cell));
    if (const auto man = canvas.shownPosition().at(cell)) {
        text += BoardCanvas::tr(", %1 %2").arg(QString::fromStdString((*session.design().rules)[man->owner].name),
                                              QString::fromStdString((*session.design().pieces)[man->type].name));
    }
    if (!canvas.deadManSentence(cell).isEmpty())
        text += BoardCanvas::tr(", dead");
    if (canvas.shownPosition().isWall(cell))
        text += BoardCanvas::tr(", a wall");
    const bool isPlaying = workspace.mode() == Mode::Play;
    if (const MoveChoice *choice = isPlaying ? workspace.play().choice() : nullptr; choice && choice->moveCount(cell) > 0)
        text += BoardCanvas::tr(", %n move(s)", nullptr, static_cast<int>(choice->moveCount(cell)));
    for (const ShownZone &zone : canvas.zones()) {
        if (std::binary_search(zone.cells.begin(), zone.cells.end(), cell))
            text += BoardCanvas::tr(", zone %1").arg(zone.name);
    }
    for (const CellNote &note : workspace.notes()) {
        if (note.cell == cell && !note.sentence.isEmpty())
            text += QStringLiteral(", ") + note.sentence;
    }
    const Reach *reach = canvas.shownReach();
    const auto kind = reach ? markFor(*reach, cell) : std::nullopt;
    if (kind) {
        const auto &rows = markLegend();
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const MarkLegend &one) { return one.kind == *kind; });
        text += QStringLiteral(", ") + QCoreApplication::translate("Marks", row->name);
    }
    return text;
}

/// One cell of the board. Cells are made when somebody asks for them and go with the board.
class CellInterface final : public QAccessibleInterface
{
public:
    CellInterface(BoardCanvas &canvas, CellId cell)
        : m_canvas(&canvas)
        , m_cell(cell)
    {
    }

    bool isValid() const override { return m_canvas && m_cell.index() < m_canvas->scene().size(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_canvas); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Cell; }

    QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name && isValid() ? cellSentence(*m_canvas, m_cell) : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect area = m_canvas->cellRect(m_cell);
        return {m_canvas->mapToGlobal(area.topLeft()), area.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.focused = isValid() && m_canvas->hasFocus() && m_canvas->cursorCell() == m_cell;
        return state;
    }

private:
    QPointer<BoardCanvas> m_canvas;
    CellId m_cell;
};

class BoardInterface final : public QAccessibleWidget
{
public:
    explicit BoardInterface(BoardCanvas &canvas)
        : QAccessibleWidget(&canvas, QAccessible::Table, BoardCanvas::tr("Board"))
    {
    }
    ~BoardInterface() override
    {
        for (const QAccessible::Id id : m_cells)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(canvas().scene().size()); }

    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        QAccessible::Id &id = m_cells[index];
        if (id == 0)
            id = QAccessible::registerAccessibleInterface(new CellInterface(canvas(), CellId(index)));
        return QAccessible::accessibleInterface(id);
    }

    int indexOfChild(const QAccessibleInterface *wanted) const override
    {
        for (auto row = m_cells.cbegin(); row != m_cells.cend(); ++row) {
            if (QAccessible::accessibleInterface(row.value()) == wanted)
                return row.key();
        }
        return -1;
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPoint at = canvas().mapFromGlobal(QPoint(x, y));
        const auto cell = canvas().cellAt(at);
        return cell ? child(static_cast<int>(cell->index())) : nullptr;
    }

    QAccessibleInterface *focusChild() const override
    {
        const auto cell = canvas().cursorCell();
        return cell ? child(static_cast<int>(cell->index())) : nullptr;
    }

private:
    BoardCanvas &canvas() const { return *qobject_cast<BoardCanvas *>(object()); }

    mutable QHash<int, QAccessible::Id> m_cells;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *canvas = qobject_cast<BoardCanvas *>(object);
    return canvas ? new BoardInterface(*canvas) : nullptr;
}

} // namespace

void installBoardAccessibility()
{
    static const bool once = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace rookery
