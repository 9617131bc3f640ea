#include "widgets/rules/rule_drag.h"

#include "model/file/design/rule_clip.h"
#include "widgets/rules/rule_path_parts.h"
#include "widgets/rules/rule_row.h"
#include "widgets/workspace/workspace.h"

#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QScrollArea>

#include <algorithm>

namespace rookery {

namespace {

constexpr int reach = 16; ///< pixels beyond the first and the last row of a list
constexpr int scrollMargin = 40;

QString format()
{
    return QStringLiteral("application/x-rookery-rules");
}

QRect areaOf(const RuleRowView &row, const QWidget &list)
{
    return {row.mapTo(&list, QPoint()), row.size()};
}

/// Those not folded away, from the top to the bottom.
std::vector<const RuleRowView *> rowsOf(const QWidget &list, const std::string &rules)
{
    std::vector<const RuleRowView *> rows;
    for (const RuleRowView *row : list.findChildren<RuleRowView *>()) {
        if (row->isVisibleTo(&list) && row->entry().isInList
            && listAndPlace(row->entry().path).first == rules)
            rows.push_back(row);
    }
    std::sort(rows.begin(), rows.end(), [](const RuleRowView *a, const RuleRowView *b) {
        return a->y() < b->y(); // of one kind, so of one parent
    });
    return rows;
}

std::size_t placeOf(const RuleRowView &row)
{
    return listAndPlace(row.entry().path).second;
}

void scrollTo(QWidget &list, const QPoint &point)
{
    for (QWidget *above = list.parentWidget(); above; above = above->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(above)) {
            const QPoint at = list.mapTo(area->widget(), point);
            return area->ensureVisible(at.x(), at.y(), 0, scrollMargin);
        }
    }
}

} // namespace

RuleDrag::RuleDrag(QWidget *list)
    : QObject(list)
    , m_list(list)
    , m_line(new QFrame(list))
{
    m_line->setObjectName(QStringLiteral("ruleGap"));
    m_line->setAutoFillBackground(true);
    m_line->setBackgroundRole(QPalette::Highlight);
    m_line->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_line->hide();
    list->setAcceptDrops(true);
    list->installEventFilter(this);
}

QMimeData *RuleDrag::take(const std::string &path)
{
    m_source = m_workspace;
    m_path = path;
    const std::string rules = copiedRule(m_workspace->design(), path);
    auto *data = new QMimeData;
    data->setData(format(), QByteArray::fromStdString(rules));
    data->setText(QString::fromStdString(rules));
    return data;
}

void RuleDrag::drag(const RuleRowView &row)
{
    if (m_workspace == nullptr || !row.entry().isInList)
        return;
    // Of the list, for rows come and go where the design on show changes under way.
    auto *drag = new QDrag(m_list);
    drag->setMimeData(take(row.entry().path));
    drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::MoveAction);
    m_source = nullptr;
    m_line->hide();
}

bool RuleDrag::areForeign(const QMimeData &data) const
{
    return m_workspace != nullptr && m_source != m_workspace && data.hasFormat(format());
}

void RuleDrag::dropForeign(const QMimeData &data)
{
    Q_EMIT dropped(data.data(format()).toStdString());
}

std::optional<RuleDrag::Gap> RuleDrag::gapAt(int y) const
{
    const auto rows = rowsOf(*m_list, listAndPlace(m_path).first);
    if (rows.empty() || y < areaOf(*rows.front(), *m_list).top() - reach
        || y > areaOf(*rows.back(), *m_list).bottom() + reach)
        return std::nullopt;
    const auto below = std::find_if(rows.begin(), rows.end(), [&](const RuleRowView *row) {
        return y < areaOf(*row, *m_list).center().y();
    });
    if (below == rows.end())
        return Gap{placeOf(*rows.back()) + 1, areaOf(*rows.back(), *m_list).bottom() + 1};
    return Gap{placeOf(**below), areaOf(**below, *m_list).y() - 3};
}

void RuleDrag::look(QDropEvent &event)
{
    m_line->hide();
    if (m_workspace == nullptr || !event.mimeData()->hasFormat(format()))
        return event.ignore();
    const QPoint point = event.position().toPoint();
    scrollTo(*m_list, point);
    if (areForeign(*event.mimeData())) {
        event.setDropAction(Qt::CopyAction);
        return event.accept();
    }
    const auto gap = gapAt(point.y());
    if (!gap)
        return event.ignore();
    m_line->setGeometry(4, gap->y, m_list->width() - 8, 2);
    m_line->raise();
    m_line->show();
    event.setDropAction(Qt::MoveAction);
    event.accept();
}

void RuleDrag::drop(QDropEvent &event)
{
    look(event);
    m_line->hide();
    if (!event.isAccepted())
        return;
    if (areForeign(*event.mimeData()))
        return dropForeign(*event.mimeData());
    const std::size_t own = listAndPlace(m_path).second;
    const std::size_t place = gapAt(event.position().toPoint().y())->place;
    if (const std::size_t without = place > own ? place - 1 : place; without != own)
        Q_EMIT moved(m_path, without);
}

bool RuleDrag::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
        look(*static_cast<QDropEvent *>(event));
        return true;
    case QEvent::Drop:
        drop(*static_cast<QDropEvent *>(event));
        return true;
    case QEvent::DragLeave:
        m_line->hide();
        return true;
    default:
        return QObject::eventFilter(watched, event);
    }
}

} // namespace rookery
