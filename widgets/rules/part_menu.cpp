#include "widgets/rules/part_menu.h"

#include "widgets/base/form.h"
#include "widgets/base/shown.h"
#include "widgets/base/tokens.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr int typedText = -1; ///< in place of a candidate
constexpr int groupTitle = -2;

bool fits(const phrase::Candidate &candidate, const QString &wanted)
{
    return QString::fromStdString(candidate.title).contains(wanted, Qt::CaseInsensitive)
           || QString::fromStdString(candidate.text).contains(wanted, Qt::CaseInsensitive)
           || QString::fromStdString(candidate.help).contains(wanted, Qt::CaseInsensitive);
}

/// How well a candidate answers what was typed; less is better.
int distance(const phrase::Candidate &candidate, const QString &wanted)
{
    const QString text = QString::fromStdString(candidate.text);
    const QString title = QString::fromStdString(candidate.title);
    if (text.compare(wanted, Qt::CaseInsensitive) == 0)
        return 0;
    if (text.startsWith(wanted, Qt::CaseInsensitive))
        return 1;
    return title.contains(wanted, Qt::CaseInsensitive) ? 2 : 3;
}

QListWidgetItem *addRow(QListWidget *list, const QString &title, int candidate, const QString &help)
{
    auto *item = new QListWidgetItem(title, list);
    item->setData(Qt::UserRole, candidate);
    item->setToolTip(help);
    return item;
}

} // namespace

PartMenu::PartMenu(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_search(new QLineEdit)
    , m_list(new QListWidget)
    , m_says(new QLabel)
{
    setObjectName(QStringLiteral("partMenu"));
    setFrameShape(QFrame::StyledPanel);
    m_search->setPlaceholderText(tr("Type to search, or write it yourself"));
    form::explain(m_search,
                  tr("Search"),
                  tr("Shows what fits here by its words; Enter takes the chosen row"));
    form::explain(m_list, tr("What fits here"), tr("Enter or a click puts it in"));
    m_list->setMinimumSize(300, 260);
    m_says->setWordWrap(true);
    m_says->setMinimumHeight(3 * m_says->fontMetrics().lineSpacing());
    m_says->setAlignment(Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Tokens::popupMargins);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_says);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &PartMenu::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &PartMenu::pickCurrent);
    connect(m_list, &QListWidget::itemClicked, this, &PartMenu::pickCurrent);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        m_says->setText(item ? item->toolTip() : QString());
    });
}

void PartMenu::open(const std::vector<phrase::Candidate> &candidates,
                    const QWidget *under,
                    const QString &typed,
                    std::function<bool(const std::string &)> reads)
{
    m_candidates = candidates;
    m_reads = std::move(reads);
    m_search->setText(typed);
    filter(typed);
    adjustSize();
    form::popUnder(this, under);
    m_search->setFocus();
}

void PartMenu::filter(const QString &text)
{
    const QString wanted = text.trimmed();
    m_list->clear();
    QListWidgetItem *best = nullptr;
    int least = 0;
    bool isExact = false;
    QString group;
    for (std::size_t i = 0; i < m_candidates.size(); ++i) {
        const phrase::Candidate &candidate = m_candidates[i];
        if (!wanted.isEmpty() && !fits(candidate, wanted))
            continue;
        isExact = isExact || QString::fromStdString(candidate.text) == wanted;
        const QString title = form::titleOf(candidate.group);
        if (title != group) {
            QListWidgetItem *heading = addRow(m_list, title, groupTitle, {});
            heading->setFlags(Qt::NoItemFlags);
            group = title;
        }
        auto *item = addRow(m_list,
                            QString::fromStdString(candidate.title),
                            int(i),
                            QString::fromStdString(candidate.help));
        const int far = wanted.isEmpty() ? 0 : distance(candidate, wanted);
        if (!best || far < least) {
            best = item;
            least = far;
        }
    }
    if (!wanted.isEmpty() && !isExact && m_reads && m_reads(wanted.toStdString())) {
        auto *item = addRow(m_list, wanted, typedText, tr("As it is written"));
        // What is written whole is meant, unless something is called so.
        m_list->takeItem(m_list->row(item));
        m_list->insertItem(0, item);
        best = item;
    }
    m_list->setCurrentItem(best);
}

void PartMenu::pickCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    const int row = item ? item->data(Qt::UserRole).toInt() : groupTitle;
    if (row == groupTitle || !isVisible())
        return;
    phrase::Candidate candidate;
    if (row == typedText)
        candidate.text = m_search->text().trimmed().toStdString();
    else
        candidate = m_candidates[std::size_t(row)];
    hide();
    Q_EMIT picked(candidate);
}

bool PartMenu::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown
            || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace rookery
