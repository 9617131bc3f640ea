#include "widgets/rules/rule_picker.h"

#include "model/file/design/rule_library.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

constexpr int conditionRole = Qt::UserRole + 1;
constexpr int saysRole = Qt::UserRole + 2;
constexpr int findsRole = Qt::UserRole + 3;
constexpr int rankRole = Qt::UserRole + 4; ///< how well it fits, 0 the best
constexpr int orderRole = Qt::UserRole + 5;

constexpr int noFit = 9;
constexpr QLatin1String ownRule("own rule");

/// Those that fit best come first, equal ones as in a file.
class KindItem final : public QListWidgetItem
{
public:
    KindItem(QListWidget *list, const QString &title, const RuleRow &row)
        : QListWidgetItem(title, list)
    {
        setToolTip(shown(row.says));
        setData(saysRole, shown(row.says));
        setData(findsRole, asKey(row.finds));
        setData(orderRole, list->count());
    }

    bool operator<(const QListWidgetItem &other) const override
    {
        const auto place = [](const QListWidgetItem &item) {
            return std::pair(item.data(rankRole).toInt(), item.data(orderRole).toInt());
        };
        return place(*this) < place(other);
    }
};

void addItem(
    QListWidget *list, const QString &title, const RuleRow &row, const QString &kind, int condition)
{
    auto *item = new KindItem(list, title, row);
    item->setData(Qt::UserRole, kind);
    item->setData(conditionRole, condition);
}

/// How well a kind of rule fits what was typed, 0 the best.
int rankOf(const QListWidgetItem &item, const QString &wanted)
{
    const auto begins = [&wanted](const QString &text) {
        return text.startsWith(wanted, Qt::CaseInsensitive);
    };
    const QString title = item.text().section(QStringLiteral(": "), -1);
    const QStringList finds = item.data(findsRole).toString().split(QStringLiteral(", "));
    if (begins(title))
        return 0;
    if (finds.contains(wanted, Qt::CaseInsensitive))
        return 1;
    if (std::any_of(finds.begin(), finds.end(), begins))
        return 2;
    if (item.text().contains(wanted, Qt::CaseInsensitive))
        return 3;
    if (item.data(saysRole).toString().contains(wanted, Qt::CaseInsensitive))
        return 4;
    return wanted.size() > 2 && !finds.filter(wanted, Qt::CaseInsensitive).isEmpty() ? 5 : noFit;
}

} // namespace

RulePicker::RulePicker(QWidget *parent)
    : QToolButton(parent)
    , m_popup(new QFrame(this, Qt::Popup))
    , m_search(new QLineEdit)
    , m_list(new QListWidget)
    , m_nothing(new QLabel(tr("No rule has that name. An own rule can say it:")))
{
    setObjectName(QStringLiteral("addRule"));
    setIcon(tintedIcon(QStringLiteral("add")));
    setText(tr("Add a rule"));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::StrongFocus);
    form::explain(this, text(), tr("Lists every kind of rule; type to search"));
    static_cast<QFrame *>(m_popup)->setFrameShape(QFrame::StyledPanel);
    m_search->setObjectName(QStringLiteral("ruleSearch"));
    m_search->setPlaceholderText(tr("What should be ruled? e.g. promotion, draw, hand…"));
    m_search->setClearButtonEnabled(true);
    form::explain(m_search,
                  tr("Search rules"),
                  tr("Shows rules by their name, by the field's words for them, by games that have "
                     "them and by what they say; Enter adds the chosen one"));
    form::explain(m_list, tr("Kinds of rules"), tr("Enter or a click adds one of this kind"));
    m_list->setMinimumSize(400, 320);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *says = new QLabel;
    says->setWordWrap(true);
    says->setMinimumHeight(2 * says->fontMetrics().lineSpacing());
    auto *column = new QVBoxLayout(m_popup);
    column->setContentsMargins(6, 6, 6, 6);
    m_nothing->setObjectName(QStringLiteral("noSuchRule"));
    m_nothing->setWordWrap(true);
    column->addWidget(m_search);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    column->addWidget(says);
    for (const RuleRow &row : ruleRows()) {
        if (row.key != "ends")
            addItem(m_list, shown(row.title), row, asKey(row.key), ofAnyKind);
    }
    int condition = 0;
    for (const RuleRow &row : endRows())
        addItem(
            m_list, tr("End: %1").arg(shown(row.title)), row, QStringLiteral("ends"), condition++);
    for (const LibraryRule &rule : ruleLibrary())
        addItem(m_list,
                tr("Ready: %1").arg(shown(rule.title)),
                {rule.key, rule.title, rule.help, rule.finds},
                asKey(rule.key),
                fromLibrary);
    m_search->installEventFilter(this);
    connect(this, &QToolButton::clicked, this, &RulePicker::openList);
    connect(m_search, &QLineEdit::textChanged, this, &RulePicker::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &RulePicker::pickCurrent);
    connect(m_list, &QListWidget::itemClicked, this, &RulePicker::pickCurrent);
    connect(m_list, &QListWidget::itemActivated, this, &RulePicker::pickCurrent);
    connect(m_list, &QListWidget::currentItemChanged, this, [says](QListWidgetItem *item) {
        says->setText(item ? item->data(saysRole).toString() : QString());
    });
}

void RulePicker::openList()
{
    m_search->clear();
    filter({});
    m_popup->adjustSize();
    form::popUnder(m_popup, this);
    m_search->setFocus();
}

void RulePicker::filter(const QString &wanted)
{
    const auto rank = [this](const QString &words) {
        bool fits = false;
        for (int i = 0; i < m_list->count(); ++i) {
            QListWidgetItem *item = m_list->item(i);
            const int fit = words.isEmpty() ? 0 : rankOf(*item, words);
            item->setData(rankRole, fit);
            item->setHidden(fit == noFit);
            fits = fits || fit != noFit;
        }
        return fits;
    };
    const bool isKnown = rank(wanted.trimmed());
    if (!isKnown)
        rank(ownRule);
    m_nothing->setVisible(!isKnown);
    m_list->sortItems();
    m_list->setCurrentRow(0); // what does not fit lies behind all that fits
    m_list->scrollToTop();
}

void RulePicker::pickCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || item->isHidden() || !m_popup->isVisible())
        return;
    m_popup->hide();
    Q_EMIT picked(item->data(Qt::UserRole).toString(), item->data(conditionRole).toInt());
}

bool RulePicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown
            || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QToolButton::eventFilter(watched, event);
}

} // namespace rookery
