#pragma once

#include "tests/support.h"
#include "widgets/canvas/board_canvas.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace rookery::test {

/// A hand on a canvas: everything is aimed at by cell, never by pixel.
class CanvasHand
{
public:
    explicit CanvasHand(BoardCanvas *canvas = nullptr)
        : m_canvas(canvas)
    {
    }

    CellId cell(const char *name) const { return cellOf(m_canvas->workspace().board(), name); }
    QPoint at(const char *name) const { return m_canvas->cellPixel(cell(name)); }

    void click(const char *name,
               Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(m_canvas, button, modifiers, at(name));
    }
    void hover(const char *name) { hover(at(name)); }
    /// QTest::mouseMove would move the one pointer of the platform, and other windows would hear of
    /// it.
    void hover(QPoint to) { move(to, Qt::NoButton, {}); }

    /// Presses on the first cell, goes over the others, releases on the last. The cells are where
    /// they were before the gesture, which may remove them.
    void sweep(std::initializer_list<const char *> names,
               Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = {})
    {
        QList<QPoint> way;
        for (const char *name : names)
            way << at(name);
        QTest::mousePress(m_canvas, button, modifiers, way.front());
        for (const QPoint &pixel : way)
            drag(pixel, button, modifiers);
        QTest::mouseRelease(m_canvas, button, modifiers, way.back());
    }
    void press(const char *name,
               Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(m_canvas, button, modifiers, at(name));
    }
    /// QTest::mouseMove holds no buttons, so a drag is sent as it arrives from the window system.
    void
    drag(QPoint to, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
    {
        move(to, button, modifiers);
    }
    void release(const char *name, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseRelease(m_canvas, button, {}, at(name));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_canvas, key, modifiers);
    }

    /// Cells with a mark, in board order.
    QString marked(Mark mark) const
    {
        const Reach *reach = m_canvas->shownReach();
        return reach ? joined(names(m_canvas->workspace().board(), reach->cells(mark))) : QString();
    }

protected:
    void take(BoardCanvas &canvas) { m_canvas = &canvas; }

private:
    void move(QPoint to, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers)
    {
        QMouseEvent event(
            QEvent::MouseMove, to, m_canvas->mapToGlobal(to), Qt::NoButton, buttons, modifiers);
        QCoreApplication::sendEvent(m_canvas, &event);
    }

    BoardCanvas *m_canvas;
};

/// A workspace with a canvas that is shown.
class Desk : public CanvasHand
{
public:
    explicit Desk(Design design, QSize size = {640, 640})
        : workspace(std::move(design))
        , canvas(workspace)
    {
        take(canvas);
        canvas.resize(size);
        canvas.show();
        if (!QTest::qWaitForWindowExposed(&canvas))
            qFatal("the canvas was not shown");
        canvas.setFocus();
        canvas.fit();
    }

    Session &session() { return workspace.session(); }
    const Design &design() const { return workspace.design(); }
    int undoCount() const { return workspace.session().undoStack().count(); }
    /// `a1:R0` for every piece in board order.
    QString pieces() const
    {
        std::vector<std::string> words;
        for (const Placement &piece : design().setup->placements)
            words.push_back(workspace.board().siteName(piece.site) + ":"
                            + (*design().pieces)[piece.piece].letter
                            + std::to_string(piece.player.index()));
        return joined(words);
    }

    void setTool(const char *id) { workspace.choices().setTool(QLatin1String(id)); }

    Workspace workspace;
    BoardCanvas canvas;
};

} // namespace rookery::test
