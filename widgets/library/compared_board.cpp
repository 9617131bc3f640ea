#include "widgets/library/compared_board.h"

#include "model/play/position/position_text.h"
#include "widgets/picture/board_painter.h"

#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <iterator>

namespace rookery {

ComparedBoard::Shown::Shown(const Design &shownDesign)
    : design(shownDesign)
    , board(design.board, design.directions)
    , scene(board)
    , position(startPosition(design, board))
{
}

ComparedBoard::ComparedBoard(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ComparedBoard::setDesign(const std::optional<Design> &design)
{
    m_shown = design ? std::make_unique<Shown>(*design) : nullptr;
    mark({}, {});
}

void ComparedBoard::mark(std::vector<CellId> all, std::vector<CellId> chosen)
{
    m_marked = std::move(all);
    m_chosen = std::move(chosen);
    update();
}

BoardPicture ComparedBoard::picture() const
{
    BoardPicture picture;
    picture.design = &m_shown->design;
    picture.board = &m_shown->board;
    picture.scene = &m_shown->scene;
    picture.position = &m_shown->position;
    picture.theme = CanvasTheme::of(palette());
    std::set_difference(m_marked.begin(),
                        m_marked.end(),
                        m_chosen.begin(),
                        m_chosen.end(),
                        std::back_inserter(picture.echoes));
    picture.selection = m_chosen;
    return picture;
}

int ComparedBoard::heightFor(int width) const
{
    if (isEmpty())
        return 0;
    const QSizeF cells = pictureCells(picture());
    return qCeil(width * cells.height() / cells.width());
}

void ComparedBoard::paint(QPainter &painter, const QSizeF &surface) const
{
    if (!isEmpty())
        paintBoard(painter, surface, picture(), false);
}

void ComparedBoard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter, size());
}

} // namespace rookery
