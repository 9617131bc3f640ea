#pragma once

#include "widgets/canvas/canvas_card.h"

class QLabel;
class QPushButton;

namespace rookery {

/// In the middle of a board without cells: how to get some, and a button that asks for a board.
class EmptyBoardCard final : public CanvasCard
{
    Q_OBJECT

public:
    explicit EmptyBoardCard(BoardCanvas &canvas);

Q_SIGNALS:
    void boardWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void refresh() override;
    void coveredChanged() override { refreshSoon(); }

private:
    QLabel *m_text;
    QPushButton *m_choose;
};

} // namespace rookery
