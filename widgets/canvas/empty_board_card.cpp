#include "widgets/canvas/empty_board_card.h"

#include "widgets/base/form.h"
#include "widgets/base/tokens.h"
#include "widgets/canvas/board_canvas.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int widest = 360;
constexpr int gap = Tokens::padding; ///< to the edges of the canvas

} // namespace

EmptyBoardCard::EmptyBoardCard(BoardCanvas &canvas)
    : CanvasCard(canvas)
    , m_text(new QLabel(tr("No cells yet. Pick the tool “Add a cell” and click to draw some, or "
                           "choose a board.")))
    , m_choose(form::verb("chooseBoard",
                          tr("Choose a board…"),
                          tr("Offers boards of many forms, with the same pieces")))
{
    setObjectName(QStringLiteral("emptyBoard"));
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(
        Tokens::groupGap, Tokens::padding, Tokens::groupGap, Tokens::padding);
    column->setSpacing(Tokens::gap);
    column->addWidget(m_text);
    column->addWidget(m_choose, 0, Qt::AlignHCenter);
    connect(m_choose, &QPushButton::clicked, this, &EmptyBoardCard::boardWanted);
    hide();
}

void EmptyBoardCard::refresh()
{
    const bool isEmpty = canvas().scene().size() == 0;
    if (isEmpty) {
        const QRect room = canvas().rect().adjusted(gap, gap, -gap, -gap - covered());
        const int wide = std::min(widest, room.width());
        QRect card(0, 0, wide, layout()->totalHeightForWidth(wide));
        card.moveCenter(room.center());
        setGeometry(card);
    }
    setVisible(isEmpty);
}

void EmptyBoardCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintGround(painter);
}

} // namespace rookery
