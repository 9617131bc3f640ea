#pragma once

#include "widgets/canvas/board_picture.h"
#include "widgets/canvas/view.h"
#include "widgets/session/workspace.h"

#include <QCursor>
#include <QKeyCombination>
#include <QList>
#include <QPointF>
#include <QString>
#include <Qt>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace rookery {

/// A text in the context that the texts of all tools share.
QString toolText(const char *source);

/// A mouse event as a tool sees it: over the board, not over pixels.
struct CanvasEvent
{
    QPointF at;                 ///< on the scene, in cells
    QPointF before;             ///< where the pointer was at the last event of this drag
    std::optional<CellId> cell; ///< under the pointer, also through a ghost
    std::optional<SiteId> hole;
    /// Everything the pointer has come over since the last event, so that a quick stroke has no
    /// gaps.
    std::vector<SiteId> swept;
    const BoardScene *scene = nullptr;
    Qt::MouseButton button = Qt::LeftButton; ///< that began the drag
    Qt::KeyboardModifiers modifiers;

    bool inverse() const { return button == Qt::RightButton; }
};

/// What the pointer does. A tool knows cells and edits, no rules: it asks edit functions for the
/// next design and lets the session preview, commit or cancel it.
class Tool
{
public:
    explicit Tool(Workspace &workspace)
        : m_workspace(workspace)
    {
    }
    virtual ~Tool() = default;
    Tool(const Tool &) = delete;
    Tool &operator=(const Tool &) = delete;

    virtual void press(const CanvasEvent &) {}
    virtual void drag(const CanvasEvent &) {}
    virtual void release(const CanvasEvent &) {}
    virtual void hover(const CanvasEvent &) {}
    /// Enter or Space on the keyboard's cursor; Del does the opposite.
    virtual void act(CellId) {}
    virtual void undoAct(CellId) {}
    /// Whether the button resting on a cell shows the way there instead of what the tool does.
    virtual bool probesOnHold() const { return false; }
    /// A key that this tool understands just now, before any shortcut does.
    virtual bool takesKey(QKeyCombination) const { return false; }
    virtual void key(QKeyCombination) {}
    /// The keyboard's cursor has come to a cell.
    virtual void pointAt(CellId) {}
    /// Forgets a running gesture; the session's preview is cancelled by the caller.
    virtual void cancel() {}

    /// Adds what this tool shows to the picture, such as the rubber band's selection.
    virtual void decorate(BoardPicture &) const {}
    virtual void paintOver(QPainter &, const View &) const {}
    /// How far the cells shown during a gesture lie from where they will be, in cells: an edge that
    /// is dragged at the left renumbers the board, but its cells stay under the eye.
    virtual QPointF shift() const { return {}; }
    /// What the status bar says instead of the tool's usual hint.
    virtual QString hint() const { return {}; }
    /// Whether the reach of the man under the pointer is shown.
    virtual bool showsReach() const { return true; }
    virtual QCursor cursor() const { return Qt::ArrowCursor; }

protected:
    Workspace &workspace() const { return m_workspace; }
    Session &session() const { return m_workspace.session(); }
    const Board &board() const { return m_workspace.board(); }
    /// A click that moved nothing: with Shift or Ctrl it adds the cell to the selection or takes it
    /// out, else it acts on the cell, or beside the board lets go of everything.
    void selectByClick(const CanvasEvent &event);
    /// Pins the reach of the man on a cell, or lets go of it, and takes up his type and player. False
    /// if there is no man; then nothing stays pinned.
    bool pinMan(CellId cell);
    /// Those of the sites that are cells of the board, and where the symmetry repeats them.
    std::vector<SiteId> repeated(const std::vector<SiteId> &sites) const;

private:
    Workspace &m_workspace;
};

/// One row per tool; toolbars, menus, shortcuts, hints and tests come from the table.
struct ToolRow
{
    QString id;
    QList<Mode> modes;
    const char *title; ///< in context "Tools"
    const char *hint;  ///< the status bar's sentence
    const char *icon;
    QKeyCombination key;
    std::function<std::unique_ptr<Tool>(Workspace &)> make;
};

const QList<ToolRow> &toolbox();
QList<ToolRow> toolsFor(Mode mode);
const ToolRow *toolRow(const QString &id);

} // namespace rookery
