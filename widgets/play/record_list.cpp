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

QString sign(Judgement judgement)
{
    return asKey(enumName(judgement));
}

QString judgementTitle(Judgement judgement)
{
    return shown(enumTitle(judgement));
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
    setIndentation(12);
    setUniformRowHeights(true);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setAllColumnsShowFocus(false);
    header()->setStretchLastSection(false);
    header()->setSectionsClickable(false);
    form::explain(this,
                  tr("Moves of the game"),
                  tr("Click a move to go there · a right click or the menu key judges it, and "
                     "removes or promotes a branch"));
    connect(selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            [this](const QModelIndex &index) {
                const auto node = nodeAt(index);
                if (!m_isFilling && node && *node != m_play->tree().current())
                    m_play->goTo(*node);
            });
}

std::optional<std::size_t> RecordList::nodeAt(const QModelIndex &index) const
{
    const QVariant node = index.data(nodeRole);
    return m_play && node.isValid() ? std::optional<std::size_t>(node.toULongLong()) : std::nullopt;
}

void RecordList::show(PlaySession *play)
{
    const QScopedValueRollback guard(m_isFilling, true);
    m_play = play;
    clear();
    m_places.clear();
    m_numbers.clear();
    if (!m_play)
        return;
    fillColumns();
    auto *start = new QTreeWidgetItem(this);
    start->setFirstColumnSpanned(true);
    start->setText(0, tr("Start"));
    start->setData(0, nodeRole, qulonglong(GameTree::root));
    m_places.insert(GameTree::root, {start, 0});
    const GameTree &tree = m_play->tree();
    if (const std::string said = commentWords(tree.node(GameTree::root).comment); !said.empty())
        addRemark(GameTree::root, QString::fromStdString(said), nullptr);
    const auto &first = tree.node(GameTree::root).children;
    const auto players = static_cast<int>(m_play->design().rules->players.size());
    if (!first.empty())
        fillLine(first.front(), m_play->firstTurn() / std::max(players, 1) + 1, nullptr);
    expandAll();
    const Place at = place(tree.current());
    setCurrentItem(at.item, at.column);
}

/// One for the numbers of the rounds, and one for each player.
void RecordList::fillColumns()
{
    QStringList titles = {QString()};
    for (const auto &player : m_play->design().rules->players)
        titles << QString::fromStdString(player.name);
    if (titles.size() == columnCount() && headerItem()->text(columnCount() - 1) == titles.last()
        && headerItem()->text(1) == titles.value(1))
        return;
    setColumnCount(static_cast<int>(titles.size()));
    setHeaderLabels(titles);
    header()->setSectionResizeMode(QHeaderView::Stretch);
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
}

/// Of the player who makes the move; behind one that is not legal, of the next in turn.
int RecordList::columnOf(std::size_t node) const
{
    const GameTree &tree = m_play->tree();
    int behind = 0;
    while (node != GameTree::root && tree.node(node).standing != GameTree::Standing::Legal) {
        node = tree.node(node).parent;
        ++behind;
    }
    const int players = columnCount() - 1;
    const int first = m_play->firstTurn() % std::max(players, 1);
    const int player =
        node == GameTree::root ? first - 1 : static_cast<int>(tree.node(node).player.index());
    return (player + behind + players) % std::max(players, 1) + 1;
}

/// A round ends where the turn comes to a player who is in it, or to one before.
void RecordList::fillLine(std::size_t node, int number, QTreeWidgetItem *parent)
{
    const GameTree &tree = m_play->tree();
    QTreeWidgetItem *row = nullptr;
    int last = 0;
    for (;;) {
        const int column = columnOf(node);
        if (row && column <= last)
            ++number;
        if (!row || column <= last) {
            row = addRow(parent, number);
            if (column > 1)
                row->setText(1, tr("…"));
        }
        last = column;
        m_numbers.insert(node, number);
        addMove(node, row, column);
        const auto &siblings = tree.node(tree.node(node).parent).children;
        for (std::size_t i = 1; i < siblings.size() && siblings.front() == node; ++i)
            fillLine(siblings[i], number, row);
        const auto &children = tree.node(node).children;
        if (children.empty())
            return;
        node = children.front();
    }
}

QTreeWidgetItem *RecordList::addRow(QTreeWidgetItem *parent, int number)
{
    auto *row = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(this);
    row->setText(0, tr("%1.").arg(number));
    row->setForeground(0, palette().brush(QPalette::Disabled, QPalette::Text));
    return row;
}

QString RecordList::spokenMove(std::size_t node) const
{
    const int column = columnOf(node);
    const QString number = (column == 1 ? tr("%1.") : tr("%1…")).arg(m_numbers.value(node));
    return QStringLiteral("%1 %2").arg(
        number, m_play->shownMove(node) + sign(m_play->tree().node(node).judgement));
}

/// Why a move is struck out; empty for one that is legal.
QString RecordList::reason(std::size_t node) const
{
    switch (m_play->tree().node(node).standing) {
    case GameTree::Standing::Illegal:
        return tr("not legal under the present rules");
    case GameTree::Standing::Behind:
        return tr("comes after a move that is not legal");
    case GameTree::Standing::Legal:
        break;
    }
    return {};
}

void RecordList::addMove(std::size_t index, QTreeWidgetItem *row, int column)
{
    const GameTree::Node &node = m_play->tree().node(index);
    row->setText(column, m_play->shownMove(index) + sign(node.judgement));
    row->setData(column, nodeRole, static_cast<qulonglong>(index));
    m_places.insert(index, {row, column});
    QString spoken = spokenMove(index);
    const QString why = reason(index);
    if (why.isEmpty())
        spoken = tr("%1, %2").arg(headerItem()->text(column), spoken);
    if (node.judgement != Judgement::None)
        spoken += QStringLiteral(", ") + judgementTitle(node.judgement);
    if (!why.isEmpty()) {
        QFont font = row->font(column);
        font.setStrikeOut(true);
        row->setFont(column, font);
        row->setForeground(column, palette().brush(QPalette::Disabled, QPalette::Text));
        row->setToolTip(column, why);
        spoken += QStringLiteral(", ") + why;
    }
    row->setData(column, Qt::AccessibleTextRole, spoken);
    if (node.standing == GameTree::Standing::Illegal) {
        row->setIcon(column, tintedIcon(QStringLiteral("warning")));
        addRemark(index, tr("%1: %2").arg(row->text(column), why), row);
    }
    if (const std::string said = commentWords(node.comment); !said.empty())
        addRemark(index, tr("%1: %2").arg(row->text(column), QString::fromStdString(said)), row);
}

/// A line of its own over all columns.
void RecordList::addRemark(std::size_t node, const QString &text, QTreeWidgetItem *parent)
{
    auto *item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(this);
    item->setFirstColumnSpanned(true);
    item->setText(0, text);
    item->setToolTip(0, text);
    item->setData(0, nodeRole, static_cast<qulonglong>(node));
    QFont font = item->font(0);
    font.setItalic(true);
    item->setFont(0, font);
}

bool RecordList::event(QEvent *event)
{
    return (m_play && keys().keeps(*this, *event)) || QTreeWidget::event(event);
}

void RecordList::keyPressEvent(QKeyEvent *event)
{
    if (!m_play || !keys().press(*this, *event))
        QTreeWidget::keyPressEvent(event);
}

const KeyTable<RecordList> &RecordList::keys()
{
    static const KeyTable<RecordList> table("record",
                                            QT_TRANSLATE_NOOP("Keys", "Record of the game"),
                                            {{"back",
                                              QT_TRANSLATE_NOOP("Keys", "One move back"),
                                              {Qt::Key_Left},
                                              [](RecordList &list, const QKeyEvent &) {
                                                  list.m_play->goBack();
                                              }},
                                             {"on",
                                              QT_TRANSLATE_NOOP("Keys", "One move on"),
                                              {Qt::Key_Right},
                                              [](RecordList &list, const QKeyEvent &) {
                                                  list.m_play->goForward();
                                              }},
                                             {"start",
                                              QT_TRANSLATE_NOOP("Keys", "To the start of the game"),
                                              {Qt::Key_Home},
                                              [](RecordList &list, const QKeyEvent &) {
                                                  list.m_play->goToStart();
                                              }},
                                             {"end",
                                              QT_TRANSLATE_NOOP("Keys", "To the end of the game"),
                                              {Qt::Key_End},
                                              [](RecordList &list, const QKeyEvent &) {
                                                  list.m_play->goToEnd();
                                              }},
                                             {"good",
                                              QT_TRANSLATE_NOOP("Keys", "A good move"),
                                              {Qt::Key_Exclam},
                                              [](RecordList &list, const QKeyEvent &) {
                                                  list.judge(Judgement::Good);
                                              }},
                                             {"mistake",
                                              QT_TRANSLATE_NOOP("Keys", "A mistake"),
                                              {Qt::Key_Question},
                                              [](RecordList &list, const QKeyEvent &) {
                                                  list.judge(Judgement::Mistake);
                                              }}});
    return table;
}

void RecordList::judge(Judgement one)
{
    const std::size_t node = m_play->tree().current();
    if (node != GameTree::root)
        m_play->judge(node, following(m_play->tree().node(node).judgement, one));
}

void RecordList::contextMenuEvent(QContextMenuEvent *event)
{
    const auto chosenNode = nodeAt(currentIndex());
    if (!chosenNode || *chosenNode == GameTree::root)
        return;
    const std::size_t node = *chosenNode;
    QMenu menu;
    QAction *promote = menu.addAction(tr("Make this the main line"));
    promote->setEnabled(!m_play->tree().isMain(node));
    QAction *remove = menu.addAction(tr("Remove from here on"));
    QMenu *judgements = menu.addMenu(tr("Annotation"));
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
