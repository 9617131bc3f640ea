#pragma once

#include "model/file/design/design_writer.h"
#include "model/movement/movement.h"
#include "tests/support.h"
#include "widgets/movement/cell_moves_menu.h"
#include "widgets/movement/edited_movement.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/movement/paint_bar.h"
#include "widgets/movement/question_bar.h"
#include "widgets/pieces/leg_list.h"
#include "widgets/pieces/path_field.h"
#include "widgets/pieces/path_line.h"
#include "widgets/pieces/piece_editor.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QTreeWidget>

#include <initializer_list>
#include <memory>
#include <utility>

namespace rookery::test {

inline constexpr const char *knightPath = "leap nne nee see sse ssw sww nww nnw";
inline constexpr const char *griffonPath =
    "(ne (n)) (ne (e)) (se (e)) (se (s)) (sw (s)) (sw (w)) (nw (w)) (nw (n))";

inline Design onePiece(const char *path = nullptr)
{
    if (path)
        return designOf("square:8x8", {{"Piece", path}});
    return must(withPieceAdded(designOf("square:8x8"), "Piece"));
}

inline Design withMovement(const Design &design, const char *path, When when)
{
    return must(withMovementAdded(design, PieceId(0), Movement{PathText{path}, when, {}}));
}

/// An editor on a workspace of its own, as wide as in the main window.
struct Editing
{
    explicit Editing(const Design &design)
        : workspace(design)
        , editor(std::make_unique<PieceEditor>(workspace))
    {
        workspace.choices().setMode(Mode::Pieces);
        editor->resize(760, 640);
        editor->show();
        grid()->setSide(usualPatternSide(grid()->lattice())); // so that far cells can be clicked
        QApplication::setActiveWindow(editor.get());
        grid()->setFocus();
    }

    MovementGrid *grid() const { return editor->grid(); }
    PaintBar *bar() const { return editor->paintBar(); }
    PathLine *line() const { return editor->pathLine(); }
    QTreeWidget *tree() const { return editor->legList()->tree(); }
    QUndoStack &undoStack() { return workspace.session().undoStack(); }

    /// The texts of the piece's movements, one behind the other.
    QString paths() const
    {
        QStringList texts;
        for (const Movement &movement : workspace.design().pieces->types.front().moves)
            texts << QString::fromStdString(movementText(movement));
        return texts.join(" | ");
    }
    QString file() const { return QString::fromStdString(writeDesign(workspace.design())); }

    void use(Pencil pencil, PaintSymmetry symmetry = PaintSymmetry::All) const
    {
        PaintOptions options = grid()->options();
        options.pencil = pencil;
        options.symmetry = symmetry;
        grid()->setOptions(options);
    }
    void click(int dx,
               int dy,
               Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers keys = {}) const
    {
        QTest::mouseClick(grid(), button, keys, grid()->cellPixel(dx, dy));
    }
    void press(int dx, int dy, Qt::MouseButton button = Qt::LeftButton) const
    {
        QTest::mousePress(grid(), button, {}, grid()->cellPixel(dx, dy));
    }
    void drag(int dx, int dy) const { QTest::mouseMove(grid(), grid()->cellPixel(dx, dy)); }
    void release(int dx, int dy, Qt::MouseButton button = Qt::LeftButton) const
    {
        QTest::mouseRelease(grid(), button, {}, grid()->cellPixel(dx, dy));
    }
    /// Presses on the first cell, goes over the others and releases on the last.
    void sweep(std::initializer_list<std::pair<int, int>> cells,
               Qt::MouseButton button = Qt::LeftButton) const
    {
        const auto [x, y] = *cells.begin();
        QTest::mousePress(grid(), button, {}, grid()->cellPixel(x, y));
        for (const auto &[dx, dy] : cells)
            move(dx, dy, button);
        const auto [lastX, lastY] = *(cells.end() - 1);
        QTest::mouseRelease(grid(), button, {}, grid()->cellPixel(lastX, lastY));
    }
    /// As it arrives from the window system, with the button held.
    void move(int dx, int dy, Qt::MouseButtons buttons = Qt::NoButton) const
    {
        const QPoint to = grid()->cellPixel(dx, dy);
        QMouseEvent event(
            QEvent::MouseMove, to, grid()->mapToGlobal(to), Qt::NoButton, buttons, {});
        QCoreApplication::sendEvent(grid(), &event);
    }
    CellMovesMenu *openMenu() const
    {
        for (CellMovesMenu *menu : grid()->findChildren<CellMovesMenu *>()) {
            if (menu->isVisible())
                return menu;
        }
        return nullptr;
    }
    /// The list that a right click opens; null if there is none.
    CellMovesMenu *movesAt(int dx, int dy) const
    {
        click(dx, dy, Qt::RightButton);
        return openMenu();
    }
    void key(Qt::Key code, Qt::KeyboardModifiers keys = {}) const
    {
        QTest::keyClick(grid(), code, keys);
    }

    /// Types over the whole text and lets it be read without a pause.
    void type(const char *text) const
    {
        line()->field()->setFocus();
        line()->field()->selectAll();
        QTest::keyClicks(line()->field(), text);
        line()->readNow();
    }

    /// How many cells carry this mark in full strength.
    int count(MarkKind kind) const
    {
        int cells = 0;
        const int half = grid()->side() / 2;
        for (int x = -half; x <= half; ++x) {
            for (int y = -half; y <= half; ++y)
                cells += grid()->markAt(x, y) == kind ? 1 : 0;
        }
        return cells;
    }

    Workspace workspace;
    std::unique_ptr<PieceEditor> editor;
};

} // namespace rookery::test
