#pragma once

#include "widgets/session/document.h"

#include <QWidget>

#include <memory>

class QSplitter;

namespace rookery {

class BoardCanvas;
class Legend;
class NoticeBar;
class PieceEditor;

/// One tab: the board, in Pieces mode with the movement editor beside it, and what there is to say.
class DocumentView final : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentView(std::unique_ptr<Document> document, QWidget *parent = nullptr);
    ~DocumentView() override;

    Document &document() { return *m_document; }
    Workspace &workspace() { return m_document->workspace(); }
    BoardCanvas &canvas() { return *m_canvas; }
    PieceEditor &pieceEditor() { return *m_pieceEditor; }
    NoticeBar &notices() { return *m_notices; }
    void setLegendVisible(bool visible);

private:
    void modeChanged();
    void fileChanged();

    std::unique_ptr<Document> m_document;
    NoticeBar *m_notices;
    QSplitter *m_splitter;
    PieceEditor *m_pieceEditor;
    BoardCanvas *m_canvas;
    Legend *m_legend;
};

} // namespace rookery
