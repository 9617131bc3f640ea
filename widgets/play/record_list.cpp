#include "widgets/play/record_list.h"

#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/game/play_session.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>

namespace rookery {

namespace {

constexpr int nodeRole = Qt::UserRole;

std::size_t nodeOf(const QTreeWidgetItem *item)
{
    return static_cast<std::size_t>(item->data(0, nodeRole).toULongLong());
}

QString sign(Judgement judgement)
{
    const std::string_view name = enumName(judgement);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString judgementTitle(Judgement judgement)
{
    const std::string_view title = enumTitle(judgement);
    return QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
}

/// What a key with this sign makes of a judgement: once, twice, none again.
Judgement following(Judgement now, Judgement one)
{
    const Judgement two = one == Judgement::Good ? Judgement::Excellent : Judgement::Blunder;
    return now == one ? two : now == two ? Judgement::None : one;
}

} // namespace

RecordList::RecordList(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("recordList"));
    setColumnCount(2);
    setHeaderHidden(true);
    setIndentation(14);
    setUniformRowHeights(true);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header()->setStretchLastSection(true);
    form::explain(this,
                  tr("Moves of the game"),
                  tr("Click a move to go there · Left and Right take back and replay · ! and ? "
                     "judge a move · the menu key removes or promotes a branch"));
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        goTo(item);
    });
}

void RecordList::goTo(QTreeWidgetItem *item)
{
    if (!m_isFilling && item && m_play && nodeOf(item) != m_play->tree().current())
        m_play->goTo(nodeOf(item));
}

QTreeWidgetItem *RecordList::row(std::size_t node) const
{
    return m_rows.value(node);
}

void RecordList::show(PlaySession *play)
{
    const QScopedValueRollback guard(m_isFilling, true);
    m_play = play;
    clear();
    m_rows.clear();
    if (!m_play)
        return;
    addRow(GameTree::root, 0, nullptr);
    const auto &first = m_play->tree().node(GameTree::root).children;
    if (!first.empty())
        fillLine(first.front(), 0, nullptr);
    expandAll();
    setCurrentItem(row(m_play->tree().current()));
}

void RecordList::fillLine(std::size_t node, std::size_t depth, QTreeWidgetItem *parent)
{
    for (;; ++depth) {
        QTreeWidgetItem *item = addRow(node, depth + 1, parent);
        const GameTree::Node &here = m_play->tree().node(node);
        const auto &siblings = m_play->tree().node(here.parent).children;
        for (std::size_t i = 1; i < siblings.size() && siblings.front() == node; ++i) {
            QTreeWidgetItem *branch = addRow(siblings[i], depth + 1, item);
            const auto &children = m_play->tree().node(siblings[i]).children;
            if (!children.empty())
                fillLine(children.front(), depth + 1, branch);
        }
        if (here.children.empty())
            return;
        node = here.children.front();
    }
}

QTreeWidgetItem *RecordList::addRow(std::size_t index, std::size_t depth, QTreeWidgetItem *parent)
{
    const GameTree::Node &node = m_play->tree().node(index);
    auto *item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(this);
    const bool isStart = index == GameTree::root;
    const QString number = (depth % 2 == 1 ? tr("%1.") : tr("%1…")).arg((depth + 1) / 2);
    item->setText(0,
                  isStart ? tr("Start")
                          : QStringLiteral("%1 %2").arg(
                              number, m_play->shownMove(index) + sign(node.judgement)));
    item->setText(1, QString::fromStdString(node.comment));
    item->setToolTip(1, item->text(1));
    item->setData(0, nodeRole, static_cast<qulonglong>(index));
    QString spoken = item->text(0);
    if (!isStart && node.standing == GameTree::Standing::Legal)
        spoken = tr("%1, %2").arg(
            QString::fromStdString((*m_play->design().rules)[node.player].name), spoken);
    if (node.judgement != Judgement::None)
        spoken += QStringLiteral(", ") + judgementTitle(node.judgement);
    if (node.standing != GameTree::Standing::Legal) {
        const bool isFirst = node.standing == GameTree::Standing::Illegal;
        const QString reason = isFirst ? tr("not legal under the present rules")
                                       : tr("comes after a move that is not legal");
        QFont font = item->font(0);
        font.setStrikeOut(true);
        item->setFont(0, font);
        item->setForeground(0, palette().brush(QPalette::Disabled, QPalette::Text));
        item->setToolTip(0, reason);
        if (isFirst)
            item->setIcon(0, tintedIcon(QStringLiteral("warning")));
        if (item->text(1).isEmpty() && isFirst)
            item->setText(1, reason);
        spoken += QStringLiteral(", ") + reason;
    }
    item->setData(0, Qt::AccessibleTextRole, spoken);
    m_rows.insert(index, item);
    return item;
}

void RecordList::keyPressEvent(QKeyEvent *event)
{
    if (!m_play)
        return QTreeWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return m_play->goBack();
    case Qt::Key_Right:
        return m_play->goForward();
    case Qt::Key_Home:
        return m_play->goToStart();
    case Qt::Key_End:
        return m_play->goToEnd();
    case Qt::Key_Exclam:
    case Qt::Key_Question:
        return judge(event->key() == Qt::Key_Exclam ? Judgement::Good : Judgement::Mistake);
    default:
        return QTreeWidget::keyPressEvent(event);
    }
}

void RecordList::judge(Judgement one)
{
    const std::size_t node = m_play->tree().current();
    if (node != GameTree::root)
        m_play->judge(node, following(m_play->tree().node(node).judgement, one));
}

void RecordList::contextMenuEvent(QContextMenuEvent *event)
{
    QTreeWidgetItem *item = currentItem();
    if (!m_play || !item || nodeOf(item) == GameTree::root)
        return;
    const std::size_t node = nodeOf(item);
    QMenu menu;
    QAction *promote = menu.addAction(tr("Make this the main line"));
    promote->setEnabled(!m_play->tree().isMain(node));
    QAction *remove = menu.addAction(tr("Remove from here on"));
    QMenu *judgements = menu.addMenu(tr("Judgement"));
    for (const auto &row : enumRows<Judgement>()) {
        QAction *action = judgements->addAction(
            row.name.empty()
                ? judgementTitle(row.value)
                : QStringLiteral("%1  %2").arg(sign(row.value), judgementTitle(row.value)));
        action->setCheckable(true);
        action->setChecked(m_play->tree().node(node).judgement == row.value);
        connect(action, &QAction::triggered, this, [this, node, judgement = row.value] {
            m_play->judge(node, judgement);
        });
    }
    const QAction *chosen = menu.exec(event->globalPos());
    if (chosen == promote)
        m_play->promoteBranch(node);
    else if (chosen == remove)
        m_play->removeBranch(node);
}

} // namespace rookery
