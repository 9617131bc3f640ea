#include "widgets/rules/id_picker.h"

#include "widgets/base/form.h"
#include "widgets/base/tokens.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStyleOptionComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int searchedFrom = 9; // names
constexpr int mostNameLines = 6;

} // namespace

IdPicker::IdPicker(Kind kind, const QString &whenEmpty, QWidget *parent)
    : QToolButton(parent)
    , m_kind(kind)
    , m_whenEmpty(whenEmpty)
    , m_popup(new QFrame(this, Qt::Popup))
    , m_search(new QLineEdit)
    , m_list(new QListWidget)
{
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum, QSizePolicy::ComboBox);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    static_cast<QFrame *>(m_popup)->setFrameShape(QFrame::StyledPanel);
    m_popup->setObjectName(QStringLiteral("idPopup"));
    m_search->setPlaceholderText(tr("Search…"));
    m_search->setClearButtonEnabled(true);
    form::explain(m_search, tr("Search"), tr("Shows only names with this text"));
    form::explain(m_list,
                  tr("Names"),
                  m_kind == Kind::Sequence ? tr("Click or Space adds a name at the end")
                                           : tr("Click or Space chooses"));
    auto *clear = new QPushButton(m_whenEmpty);
    form::explain(clear, m_whenEmpty, tr("Forgets the choice"));
    auto *column = new QVBoxLayout(m_popup);
    column->setContentsMargins(Tokens::popupMargins);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    auto *row = new QHBoxLayout;
    row->addWidget(clear);
    if (m_kind == Kind::Sequence) {
        auto *last = new QPushButton(tr("Remove the last"));
        form::explain(last, last->text(), tr("Takes the last name away"));
        row->addWidget(last);
        connect(last, &QPushButton::clicked, this, [this] {
            std::vector<std::size_t> now = m_chosen;
            if (!now.empty())
                now.pop_back();
            change(std::move(now));
        });
    }
    row->addStretch();
    column->addLayout(row);
    connect(this, &QToolButton::clicked, this, &IdPicker::openList);
    connect(clear, &QPushButton::clicked, this, [this] { change({}); });
    connect(m_search, &QLineEdit::textChanged, this, &IdPicker::filter);
    // The whole row is as good a place as its box, and each click counts once.
    connect(m_list, &QListWidget::itemClicked, this, &IdPicker::toggle);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &IdPicker::toggle);
    m_list->installEventFilter(this);
}

bool IdPicker::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress)
        return QToolButton::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool chooses = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    if (chooses && m_list->currentItem())
        toggle(m_list->currentItem());
    return chooses;
}

void IdPicker::setNames(const QStringList &names)
{
    if (names == m_names && m_list->count() == names.size())
        return;
    m_names = names;
    refreshList();
    refreshText();
}

void IdPicker::setChosen(const std::vector<std::size_t> &chosen)
{
    m_chosen = chosen;
    refreshList();
    refreshText();
}

void IdPicker::openList()
{
    m_search->clear();
    m_search->setVisible(m_names.size() >= searchedFrom);
    const int rows = static_cast<int>(std::clamp<qsizetype>(m_names.size(), 2, 12));
    const int height = rows * (m_list->sizeHintForRow(0) > 0 ? m_list->sizeHintForRow(0) : 22) + 8;
    m_list->setMinimumHeight(height);
    m_popup->resize(std::max(width(), 200), m_popup->sizeHint().height());
    form::popUnder(m_popup, this);
    (m_search->isVisible() ? static_cast<QWidget *>(m_search) : m_list)->setFocus();
    if (!m_list->currentItem() && m_list->count() > 0)
        m_list->setCurrentRow(0);
}

void IdPicker::toggle(QListWidgetItem *item)
{
    const auto index = static_cast<std::size_t>(m_list->row(item));
    std::vector<std::size_t> now = m_chosen;
    const auto found = std::find(now.begin(), now.end(), index);
    if (m_kind == Kind::Sequence || found == now.end())
        now.push_back(index);
    else
        now.erase(found);
    if (m_kind == Kind::Set)
        std::sort(now.begin(), now.end());
    change(std::move(now));
}

void IdPicker::change(std::vector<std::size_t> chosen)
{
    if (chosen == m_chosen)
        return;
    setChosen(chosen);
    Q_EMIT picked(m_chosen);
}

void IdPicker::refreshList()
{
    while (m_list->count() > m_names.size())
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < m_names.size())
        m_list->addItem(QString());
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setText(m_names[i]);
        if (m_kind == Kind::Sequence)
            continue;
        const bool isChosen =
            std::find(m_chosen.begin(), m_chosen.end(), std::size_t(i)) != m_chosen.end();
        item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable); // toggle() does it
        item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    }
}

void IdPicker::refreshText()
{
    QStringList chosen;
    for (const std::size_t index : m_chosen) {
        if (index < static_cast<std::size_t>(m_names.size()))
            chosen << m_names[static_cast<qsizetype>(index)];
    }
    const QString full = chosen.isEmpty() ? m_whenEmpty : chosen.join(QStringLiteral(", "));
    QString shown = full;
    for (qsizetype left = chosen.size() - 1;
         left > 0 && linesOf(*this, shown, width()) > mostNameLines;
         --left)
        shown = chosen.mid(0, left).join(QStringLiteral(", ")) + QStringLiteral(", …");
    setText(shown);
    setAccessibleDescription(full);
}

void IdPicker::filter(const QString &text)
{
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setHidden(!m_list->item(i)->text().contains(text, Qt::CaseInsensitive));
}

QSize IdPicker::sizeHint() const
{
    return {140, QToolButton::sizeHint().height()};
}

QSize IdPicker::minimumSizeHint() const
{
    return {72, QToolButton::sizeHint().height()};
}

int IdPicker::heightForWidth(int width) const
{
    return sizeHint().height() + furtherLinesHeight(*this, text(), width);
}

int IdPicker::wholeWidth() const
{
    return oneLineWidth(*this, accessibleDescription());
}

void IdPicker::paintEvent(QPaintEvent *)
{
    QStyleOptionComboBox option;
    option.initFrom(this);
    option.currentText = text();
    if (isDown())
        option.state |= QStyle::State_Sunken;
    paintWholeText(*this, option);
}

void IdPicker::resizeEvent(QResizeEvent *event)
{
    QToolButton::resizeEvent(event);
    refreshText();
}

} // namespace rookery
