#pragma once

#include "widgets/workspace/document.h"

#include <QWidget>

#include <memory>

class QSplitter;
class QStackedWidget;

namespace rookery {

class BoardCanvas;
class ExportPlan;
class ExportView;
class HandTray;
class Legend;
class Minimap;
class MoveChooser;
class NoticeBar;
class PieceEditor;
class PlayBar;
class ViewSteps;

/// One tab: the board, in Pieces mode with the movement editor beside it, in Play and Analysis mode
/// with the hands around it, in Export mode the targets in its place, and what there is to say.
class DocumentView final : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentView(std::unique_ptr<Document> document, QWidget *parent = nullptr);
    ~DocumentView() override;

    /// Ends the view, which nothing but its destructor may be asked for after this.
    std::unique_ptr<Document> takeDocument();
    Document &document() { return *m_document; }
    Workspace &workspace() { return m_document->workspace(); }
    BoardCanvas &canvas() { return *m_canvas; }
    PieceEditor &pieceEditor() { return *m_pieceEditor; }
    ExportPlan &exportPlan() { return *m_exportPlan; }
    ExportView &exportView() { return *m_exportView; }
    NoticeBar &notices() { return *m_notices; }
    ViewSteps &steps() { return *m_steps; }
    PlayBar &playBar() { return *m_playBar; }
    MoveChooser &chooser() { return *m_chooser; }
    /// Above the board the other players' pieces in hand, below it those of the first.
    HandTray &farTray() { return *m_farTray; }
    HandTray &nearTray() { return *m_nearTray; }
    void setLegendFolded(bool folded);
    void setMinimapOn(bool on);

Q_SIGNALS:
    /// The user wants to see what differs between the design and its file.
    void compareWanted();
    /// By the legend's own button.
    void legendFolded(bool folded);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void endWidgets();
    QWidget *makeBoardColumn();
    void placeNotices();
    void modeChanged();
    void fileChanged();
    void refreshPlay();
    void dropFromHand(const QPoint &globalPosition);

    std::unique_ptr<Document> m_document;
    ViewSteps *m_steps;
    NoticeBar *m_notices;
    QSplitter *m_splitter;
    QStackedWidget *m_stack; ///< the board, or what it is exported to
    ExportPlan *m_exportPlan;
    ExportView *m_exportView;
    PieceEditor *m_pieceEditor;
    BoardCanvas *m_canvas;
    PlayBar *m_playBar;
    HandTray *m_farTray;
    HandTray *m_nearTray;
    MoveChooser *m_chooser;
    Legend *m_legend;
    Minimap *m_minimap;
};

} // namespace rookery
