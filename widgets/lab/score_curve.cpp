#include "widgets/lab/score_curve.h"

#include "widgets/base/focus_ring.h"
#include "widgets/base/form.h"
#include "widgets/base/shown.h"
#include "widgets/base/tokens.h"
#include "widgets/picture/picture_export.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rookery {

namespace {

constexpr double rim = 8; // pixels

/// A mark around (0, 0), in pixels.
struct MistakeMark
{
    QColor colour;
    QPainterPath shape;
    bool hasCross = false;
};

QPainterPath polygonPath(const QPolygonF &corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

/// Shapes tell the marks apart, for eyes that do not tell the colours. None: nothing to be marked.
std::optional<MistakeMark> mistakeMark(Judgement judgement, const Tokens &tokens)
{
    QPainterPath disc;
    switch (judgement) {
    case Judgement::Blunder:
        disc.addEllipse(QPointF(), 5, 5);
        return MistakeMark{tokens.wrong, disc, true};
    case Judgement::Mistake:
        return MistakeMark{tokens.doubtful, polygonPath({{-5, -4}, {5, -4}, {0, 5}})};
    case Judgement::Doubtful:
        return MistakeMark{tokens.doubtful, polygonPath({{0, -5}, {4, 0}, {0, 5}, {-4, 0}})};
    default:
        return std::nullopt;
    }
}

} // namespace

ScoreCurve::ScoreCurve(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("scoreCurve"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    form::explain(this,
                  tr("Scores of the game"),
                  tr("The upper half is good for the player who begins · click a point, or press "
                     "Left and Right, to go to its position · a disc with a cross marks a blunder, "
                     "a triangle a mistake, a diamond a doubtful move"));
    setToolTip({}); // points have texts of their own
}

void ScoreCurve::show(std::vector<Point> points)
{
    m_points = std::move(points);
    update();
}

void ScoreCurve::setCurrent(std::optional<std::size_t> current)
{
    if (std::exchange(m_current, current) != current)
        update();
}

QPointF ScoreCurve::place(std::size_t point) const
{
    const auto last = static_cast<double>(std::max<std::size_t>(m_points.size(), 2) - 1);
    const double across = rim + (width() - 2 * rim) * static_cast<double>(point) / last;
    return {across, rim + (height() - 2 * rim) * (1 - m_points[point].share.value_or(0.5))};
}

std::optional<std::size_t> ScoreCurve::pointAt(QPointF pixel) const
{
    if (m_points.empty())
        return std::nullopt;
    const double part = (pixel.x() - rim) / std::max(1.0, width() - 2 * rim);
    const auto last = static_cast<double>(m_points.size() - 1);
    return static_cast<std::size_t>(std::lround(std::clamp(part, 0.0, 1.0) * last));
}

void ScoreCurve::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter);
    paintFocusRing(painter, *this);
}

std::unique_ptr<QMimeData> ScoreCurve::copiedPicture() const
{
    if (m_points.empty())
        return nullptr;
    return clipboardPicture(size(), [this](QPainter &painter) {
        painter.setFont(font());
        paint(painter);
    });
}

void ScoreCurve::paint(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    if (m_points.empty()) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(
            rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, tr("No scores yet"));
        return;
    }
    painter.setPen(QPen(palette().color(QPalette::Mid), 1, Qt::DotLine));
    painter.drawLine(QPointF(rim, height() / 2.0), QPointF(width() - rim, height() / 2.0));
    if (m_current && *m_current < m_points.size()) {
        const double across = place(*m_current).x();
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawLine(QPointF(across, 3), QPointF(across, height() - 3));
    }
    paintCurve(painter);
    paintMistakes(painter);
}

void ScoreCurve::paintCurve(QPainter &painter) const
{
    QPolygonF line;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        if (m_points[i].share)
            line << place(i);
    }
    painter.setPen(QPen(palette().color(QPalette::Text), 1.6));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    if (line.size() == 1)
        painter.drawEllipse(line.front(), 2, 2);
}

void ScoreCurve::paintMistakes(QPainter &painter) const
{
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const auto mark = mistakeMark(m_points[i].judgement, Tokens::of(palette()));
        if (!mark)
            continue;
        const QPointF at = place(i);
        painter.setPen(QPen(palette().color(QPalette::Base), 1.2));
        painter.setBrush(mark->colour);
        painter.drawPath(mark->shape.translated(at));
        if (!mark->hasCross)
            continue;
        painter.setPen(QPen(Qt::white, 1.4));
        painter.drawLine(at - QPointF(2, 2), at + QPointF(2, 2));
        painter.drawLine(at - QPointF(2, -2), at + QPointF(2, -2));
    }
}

/// At once: the game may follow some time later, and other keys before that.
void ScoreCurve::choose(std::size_t point)
{
    setCurrent(point);
    Q_EMIT chosen(point);
}

void ScoreCurve::mousePressEvent(QMouseEvent *event)
{
    if (const auto point = pointAt(event->position()))
        choose(*point);
}

void ScoreCurve::keyPressEvent(QKeyEvent *event)
{
    const bool isBack = event->key() == Qt::Key_Left;
    if ((!isBack && event->key() != Qt::Key_Right) || m_points.empty())
        return QWidget::keyPressEvent(event);
    const std::size_t now = m_current.value_or(0);
    if (isBack && now > 0)
        choose(now - 1);
    else if (!isBack && now + 1 < m_points.size())
        choose(now + 1);
}

QString ScoreCurve::tip(std::size_t point) const
{
    const Point &shownPoint = m_points[point];
    if (!mistakeMark(shownPoint.judgement, Tokens::of(palette())))
        return shownPoint.text;
    return shownPoint.text + QLatin1Char('\n') + shown(enumTitle(shownPoint.judgement));
}

bool ScoreCurve::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto point = pointAt(help->pos());
    QToolTip::showText(help->globalPos(), point ? tip(*point) : statusTip(), this);
    return true;
}

} // namespace rookery
