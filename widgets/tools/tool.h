#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"
#include "widgets/session/choices.h"
#include "widgets/session/piece_trial.h"
#include "widgets/session/session.h"
#include "widgets/session/view_state.h"

#include <QCursor>
#include <QKeyCombination>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <Qt>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace rookery {

class PlaySession;

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

/// All that a tool sees and changes of the window. What it refers to outlives the tool.
struct ToolContext
{
    Session &session;
    Choices &choices;
    ViewState &view;
    PieceTrial &trial;
    std::function<PlaySession &()> play;      ///< begins the game when it is first asked for
    std::function<void(const QString &)> say; ///< a sentence for the status area
};

/// What the pointer does. A tool knows cells and edits, no rules: it asks edit functions for the
/// next design and lets the session preview, commit or cancel it.
class Tool
{
public:
    explicit Tool(const ToolContext &context)
        : m_context(context)
    {
    }
    virtual ~Tool() = default;
    Tool(const Tool &) = delete;
    Tool &operator=(const Tool &) = delete;

    virtual void press(const CanvasEvent &) {}
    virtual void drag(const CanvasEvent &) {}
    virtual void release(const CanvasEvent &) {}
    virtual void hover(const CanvasEvent &) {}
    /// The pointer has left the board's widget.
    virtual void leave() {}
    /// Enter or Space on the keyboard's cursor; Del does the opposite.
    virtual void act(CellId) {}
    virtual void undoAct(CellId) {}
    /// Whether the button resting on a cell shows the path there instead of what the tool does.
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
    /// Whether what paintOver() shows follows the pointer although no button is held.
    virtual bool followsPointer() const { return false; }
    /// What stays in sight beside the board, so that it need not be fitted anew: where cells are
    /// drawn by hand.
    virtual QRectF room() const { return {}; }
    /// How far the cells shown during a gesture lie from where they will be, in cells: an edge that
    /// is dragged at the left renumbers the board, but its cells stay under the eye.
    virtual QPointF shift() const { return {}; }
    /// What the status bar says instead of the tool's usual hint.
    virtual QString hint() const { return {}; }
    /// Whether the reach of the piece under the pointer is shown.
    virtual bool showsReach() const { return true; }
    virtual QCursor cursor() const { return Qt::ArrowCursor; }

protected:
    Session &session() const { return m_context.session; }
    const Board &board() const { return m_context.session.board(); }
    Choices &choices() const { return m_context.choices; }
    ViewState &viewState() const { return m_context.view; }
    PieceTrial &trial() const { return m_context.trial; }
    PlaySession &play() const { return m_context.play(); }
    void say(const QString &sentence) const { m_context.say(sentence); }
    /// A click that moved nothing: with Shift or Ctrl it adds the cell to the selection or takes it
    /// out, else it acts on the cell, or beside the board lets go of everything.
    void selectByClick(const CanvasEvent &event);
    /// Pins the reach of the piece on a cell, or lets go of it, and takes up its type and player.
    /// False if there is no piece; then nothing stays pinned.
    bool pinPiece(CellId cell);
    /// Those of the sites that are cells of the board, and where the symmetry repeats them.
    std::vector<SiteId> repeated(const std::vector<SiteId> &sites) const;

private:
    const ToolContext m_context;
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
    std::function<std::unique_ptr<Tool>(const ToolContext &)> make;
};

const QList<ToolRow> &toolbox();
QList<ToolRow> toolsFor(Mode mode);
const ToolRow *toolRow(const QString &id);

} // namespace rookery
