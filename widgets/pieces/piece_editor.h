#pragma once

#include "widgets/base/key_table.h"
#include "widgets/workspace/workspace.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QCheckBox;
class QSplitter;
class QStackedWidget;

namespace rookery {

class EditedMovement;
class LegList;
class MoveDrawing;
class MovementGrid;
class PaintBar;
class PathLine;
class PieceHeader;
class ProbeBar;
class QuestionBar;

/// The editor of the current piece's movement: one definition shown as a pattern to paint, as a
/// list and as text. Each of them can change it, and the others follow at once.
class PieceEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit PieceEditor(Workspace &workspace, QWidget *parent = nullptr);
    ~PieceEditor() override;

    EditedMovement &movement() const { return *m_movement; }
    PieceHeader *header() const { return m_header; }
    PaintBar *paintBar() const { return m_bar; }
    MovementGrid *grid() const { return m_grid; }
    MoveDrawing &drawing() const { return *m_drawing; }
    QuestionBar *questionBar() const { return m_questions; }
    LegList *legList() const { return m_legs; }
    PathLine *pathLine() const { return m_path; }
    QCheckBox *showAllBox() const { return m_showAll; }
    QCheckBox *anyPiecesBox() const { return m_anyPieces; }
    QCheckBox *guestBox() const { return m_guest; }
    ProbeBar *probeBar() const { return m_probe; }

    static const KeyTable<PieceEditor> &keys();

    QSize sizeHint() const override { return {760, 640}; }

Q_SIGNALS:
    /// What the status bar says about the cell under the pointer or the cursor.
    void hintChanged(const QString &hint);
    void helpWanted();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeViewRow();
    void refresh();
    void showPointedCell();
    void showView();
    void legDragged(LegDrag phase, CellId cell);
    std::optional<Vector> fromStage(CellId cell) const;
    std::optional<CellId> onBoard(const Vector &fromStage) const;
    void showDrawnEnd();
    void share();

    Workspace &m_workspace;
    EditedMovement *m_movement;
    MoveDrawing *m_drawing;
    QStackedWidget *m_pages;
    QSplitter *m_split;
    bool m_isSplitByHand = false;
    PieceHeader *m_header;
    MovementGrid *m_grid;
    PaintBar *m_bar;
    QuestionBar *m_questions;
    LegList *m_legs;
    PathLine *m_path;
    QCheckBox *m_showAll;
    QCheckBox *m_anyPieces;
    QCheckBox *m_guest;
    ProbeBar *m_probe;
    QTimer m_sourcesTimer; ///< not for every cell that the pointer crosses
};

} // namespace rookery
