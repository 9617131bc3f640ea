#pragma once

#include "tests/support.h"
#include "widgets/canvas/board_canvas.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace rookery::test {

/// A workspace with a canvas that is shown; everything is aimed at by cell.
class Desk
{
public:
    explicit Desk(Design design, QSize size = {640, 640})
        : workspace(std::move(design))
        , canvas(workspace)
    {
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
    CellId cell(const char *name) const { return cellOf(workspace.board(), name); }
    QPoint at(const char *name) const { return canvas.cellPixel(cell(name)); }

    void setTool(const char *id) { workspace.setTool(QLatin1String(id)); }

    void click(const char *name, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&canvas, button, modifiers, at(name));
    }
    void hover(const char *name) { hover(at(name)); }
    /// QTest::mouseMove would move the one pointer of the platform, and other windows would hear of it.
    void hover(QPoint to) { move(to, Qt::NoButton, {}); }

    /// Presses on the first cell, goes over the others, releases on the last. The cells are where
    /// they were before the gesture, which may remove them.
    void sweep(std::initializer_list<const char *> names, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
    {
        QList<QPoint> way;
        for (const char *name : names)
            way << at(name);
        QTest::mousePress(&canvas, button, modifiers, way.front());
        for (const QPoint &pixel : way)
            drag(pixel, button, modifiers);
        QTest::mouseRelease(&canvas, button, modifiers, way.back());
    }
    void press(const char *name, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(&canvas, button, modifiers, at(name));
    }
    /// QTest::mouseMove holds no buttons, so a drag is sent as it arrives from the window system.
    void drag(QPoint to, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
    {
        move(to, button, modifiers);
    }
    void release(const char *name, Qt::MouseButton button = Qt::LeftButton) { QTest::mouseRelease(&canvas, button, {}, at(name)); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&canvas, key, modifiers); }

    /// Cells with a mark, in board order.
    QString marked(Mark mark) const
    {
        const Reach *reach = canvas.shownReach();
        return reach ? joined(names(workspace.board(), reach->cells(mark))) : QString();
    }

    Workspace workspace;
    BoardCanvas canvas;

private:
    void move(QPoint to, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers)
    {
        QMouseEvent event(QEvent::MouseMove, to, canvas.mapToGlobal(to), Qt::NoButton, buttons, modifiers);
        QCoreApplication::sendEvent(&canvas, &event);
    }
};

} // namespace rookery::test
