#include "app/window/action_search.h"

#include "widgets/base/form.h"
#include "widgets/base/search_fit.h"
#include "widgets/base/tokens.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace rookery {

namespace {

/// Menus and buttons mark a letter of it.
QString nameOf(const QAction &action)
{
    return QString(action.text()).remove(QLatin1Char('&'));
}

} // namespace

ActionSearch::ActionSearch(const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent)
    , m_text(new QLineEdit)
    , m_list(new QTreeWidget)
    , m_actions(actions)
{
    setWindowTitle(tr("Find an action"));
    setObjectName(QStringLiteral("actionSearch"));
    constexpr int letters = 85; // a line of the list
    form::sizeDialog(*this, 420);
    resize(std::max(width(), letters * fontMetrics().averageCharWidth()), height());
    m_text->setPlaceholderText(tr("What do you want to do?"));
    m_text->installEventFilter(this);
    form::explain(
        m_text, tr("Search actions"), tr("Type a word; arrow keys choose, Enter does it"));
    m_list->setColumnCount(3);
    m_list->setHeaderLabels({tr("Action"), tr("What it does"), tr("Key")});
    m_list->setRootIsDecorated(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    // What an action does is never pushed out by long names.
    constexpr int margins = Tokens::groupGap;
    m_list->header()->setMinimumSectionSize(
        fontMetrics().horizontalAdvance(m_list->headerItem()->text(1)) + margins);
    form::explain(m_list, tr("Actions"), tr("Enter or double click does the action"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(m_list);
    connect(m_text, &QLineEdit::textChanged, this, &ActionSearch::filter);
    connect(m_text, &QLineEdit::returnPressed, this, &ActionSearch::run);
    connect(m_list, &QTreeWidget::itemActivated, this, &ActionSearch::run);
    filter({});
}

void ActionSearch::filter(const QString &text)
{
    m_list->clear();
    std::vector<std::pair<SearchFit, int>> found; // the best first
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        const SearchFit fit = searchFit(text, nameOf(*m_actions[i]), m_actions[i]->statusTip());
        if (fit != SearchFit::None)
            found.emplace_back(fit, static_cast<int>(i));
    }
    std::stable_sort(found.begin(), found.end());
    for (const auto &[fit, i] : found) {
        const QAction *action = m_actions[i];
        auto *item = new QTreeWidgetItem(m_list,
                                         {nameOf(*action),
                                          action->statusTip(),
                                          action->shortcut().toString(QKeySequence::NativeText)});
        item->setIcon(0, action->icon());
        item->setData(0, Qt::UserRole, i);
        item->setDisabled(!action->isEnabled());
        item->setToolTip(1, action->statusTip());
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void ActionSearch::run()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    if (!item || item->isDisabled())
        return;
    // The action may open a window of its own, so this one goes first.
    const QPointer<QAction> action = m_actions[item->data(0, Qt::UserRole).toInt()];
    accept();
    QTimer::singleShot(0, action, [action] { action->trigger(); });
}

bool ActionSearch::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int count = m_list->topLevelItemCount();
        if ((key == Qt::Key_Down || key == Qt::Key_Up) && count > 0) {
            const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
            m_list->setCurrentItem(m_list->topLevelItem(
                std::clamp(row + (key == Qt::Key_Down ? 1 : -1), 0, count - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(object, event);
}

} // namespace rookery
