#include "widgets/picture/number_painter.h"

#include "model/play/position/number_layout.h"
#include "widgets/picture/board_painter.h"
#include "widgets/picture/game_painter.h"
#include "widgets/picture/note_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

constexpr double smallestRead = 14; ///< pixels of a cell
constexpr int mostStones = 12;      ///< more are a number

/// One number of a cell, as it is shown.
class NumberPainter
{
public:
    NumberPainter(QPainter &painter, const CanvasTheme &theme)
        : m_painter(painter)
        , m_theme(theme)
    {
    }

    void paint(const OwnNumber &number, int value, const QRectF &area, bool isOccupied)
    {
        switch (number.shown) {
        case NumberShown::Nothing:
            return;
        case NumberShown::Wall:
            return paintWall(m_painter, area, m_theme);
        case NumberShown::Bar:
            return bar(double(value) / std::max(number.most, 1), area);
        case NumberShown::Stones:
            if (value <= mostStones && !isOccupied)
                return stones(value, area);
            break;
        case NumberShown::Number:
            break;
        }
        badge(value, area, isOccupied);
    }

    /// In the middle of an empty cell, in the corner of a piece.
    void badge(int value, const QRectF &area, bool isOccupied)
    {
        const QPointF corner(area.right() - area.width() * 0.16,
                             area.bottom() - area.height() * 0.16);
        paintBadge(m_painter, isOccupied ? corner : area.center(), QString::number(value), m_theme);
    }

private:
    void stones(int count, const QRectF &area)
    {
        const int columns = static_cast<int>(std::ceil(std::sqrt(count)));
        const int rows = (count + columns - 1) / columns;
        const double pitch = std::min(area.width(), area.height()) * 0.8 / std::max(columns, 2);
        m_painter.setPen(QPen(m_theme.background, std::max(1.0, pitch * 0.08)));
        m_painter.setBrush(m_theme.label);
        for (int i = 0; i < count; ++i) {
            const int row = i / columns;
            const int inRow = std::min(columns, count - row * columns);
            const QPointF centre = area.center()
                                   + QPointF((i % columns - (inRow - 1) / 2.0) * pitch,
                                             (row - (rows - 1) / 2.0) * pitch);
            m_painter.drawEllipse(centre, pitch * 0.4, pitch * 0.4);
        }
    }

    void bar(double share, const QRectF &area)
    {
        QRectF frame(area.left(), area.top(), std::max(4.0, area.width() * 0.14), area.height());
        m_painter.setPen(QPen(m_theme.label, 1));
        m_painter.setBrush(m_theme.background);
        m_painter.drawRect(frame);
        frame.setTop(frame.bottom() - frame.height() * std::clamp(share, 0.0, 1.0));
        m_painter.fillRect(frame, m_theme.label);
    }

    QPainter &m_painter;
    const CanvasTheme &m_theme;
};

bool isOnBoard(const OwnNumber &number)
{
    return number.of == NumberOf::Cell && number.shown != NumberShown::Nothing
           && number.hiddenFrom == HiddenFrom::NoPlayer;
}

} // namespace

void paintNumbers(QPainter &painter,
                  const View &view,
                  const BoardPicture &picture,
                  const QRectF &visible)
{
    const Rules &rules = *picture.design->rules;
    const Position &position = *picture.position;
    const auto values = position.numbers();
    const NumberLayout layout(rules, position.size(), position.types());
    const bool hasNumbers = values.size() == layout.size()
                            && std::any_of(rules.numbers.begin(), rules.numbers.end(), isOnBoard);
    if (view.scale < smallestRead || (!hasNumbers && position.under().empty()))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    setBadgeFont(painter, view);
    NumberPainter numbers(painter, picture.theme);
    for (const CellId cell : IdRange<CellId>(picture.scene->size())) {
        const CellGeometry &geometry = picture.scene->cell(cell);
        if (!geometry.bounds.intersects(visible))
            continue;
        const QRectF area = pieceArea(view, geometry);
        const bool isOccupied = !position.isEmpty(cell);
        if (const std::size_t under = position.under(cell).size(); under > 0)
            numbers.badge(static_cast<int>(under) + 1, area, true);
        for (std::size_t i = 0; hasNumbers && i < rules.numbers.size(); ++i) {
            const int value =
                isOnBoard(rules.numbers[i]) ? values[layout.rows()[i].begin + cell.index()] : 0;
            if (value != 0)
                numbers.paint(rules.numbers[i], value, area, isOccupied);
        }
    }
    painter.restore();
}

} // namespace rookery
