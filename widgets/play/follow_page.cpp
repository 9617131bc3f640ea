#include "widgets/play/follow_page.h"

#include "model/board/phrase_names.h"
#include "model/design/rule_path.h"
#include "model/design/rule_sheet.h"
#include "widgets/base/form.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/game/play_session.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int lineRole = Qt::UserRole;

/// `Own effects: capture`, or `Own effects 2` for one without a name.
QString titleOf(const Design &design, const std::string &path)
{
    const std::string_view list = std::string_view(path).substr(0, path.find('/'));
    const std::size_t place = rulePlace(std::string_view(path).substr(list.size() + 1)).value_or(0);
    const auto rows = ruleRows();
    const auto row = std::find_if(
        rows.begin(), rows.end(), [&](const RuleRow &each) { return each.key == list; });
    const Rules &rules = *design.rules;
    const std::string &name =
        list == "effects" ? rules.effects[place].name : rules.ownMoves[place].name;
    const QString kind = shown(row->title);
    return name.empty() ? QStringLiteral("%1 %2").arg(kind).arg(place + 1)
                        : QStringLiteral("%1: %2").arg(kind, QString::fromStdString(name));
}

QListWidgetItem *addRow(QListWidget *list, const QString &text, int line)
{
    auto *item = new QListWidgetItem(text, list);
    item->setData(lineRole, line);
    return item;
}

} // namespace

FollowPage::FollowPage(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_list(new QListWidget)
    , m_values(new QLabel)
    , m_back(form::toolButton("up", tr("The line before (Up)")))
    , m_on(form::toolButton("down", tr("The next line (Down)")))
{
    m_title->setObjectName(QStringLiteral("followedMove"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("followedLines"));
    m_list->setWordWrap(true);
    m_list->installEventFilter(this);
    form::explain(m_list,
                  tr("Lines of own rules"),
                  tr("The board shows what the chosen line has left; Esc goes back to the game"));
    m_values->setObjectName(QStringLiteral("followedValues"));
    m_values->setTextFormat(Qt::PlainText);
    m_values->setWordWrap(true);
    m_values->setMinimumHeight(2 * m_values->fontMetrics().lineSpacing());
    m_values->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *steps = new QHBoxLayout;
    steps->addWidget(m_back);
    steps->addWidget(m_on);
    steps->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Tokens::panelMargins);
    column->setSpacing(Tokens::gap);
    column->addWidget(m_title);
    column->addWidget(m_list, 1);
    column->addWidget(m_values);
    column->addLayout(steps);
    connect(m_list, &QListWidget::currentRowChanged, this, &FollowPage::goToRow);
    connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_on, &QToolButton::clicked, this, [this] { step(1); });
}

void FollowPage::bind(PlaySession *play)
{
    if (m_play)
        m_play->followed().disconnect(this);
    m_play = play;
    if (!m_play)
        return;
    connect(&m_play->followed(), &FollowedMove::followed, this, &FollowPage::refresh);
    connect(&m_play->followed(), &FollowedMove::stepped, this, &FollowPage::showLine);
    m_play->followed().setOn(isVisible());
    refresh();
}

void FollowPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_play)
        m_play->followed().setOn(true);
}

/// Another theme has another colour for headings.
void FollowPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_play)
        refresh();
}

void FollowPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (m_play)
        m_play->followed().setOn(false);
}

QString FollowPage::emptySentence() const
{
    const FollowedMove &followed = m_play->followed();
    if (!followed.mayFollow())
        return tr("Own rules are not followed while the game is shown to one player.");
    if (m_play->moves().empty())
        return tr("No move has been made yet.");
    return followed.isLooking() ? tr("The move is being followed…")
                                : tr("No own rule did anything in this move.");
}

void FollowPage::refresh()
{
    fill();
    showLine();
}

void FollowPage::fill()
{
    const QScopedValueRollback guard(m_isFilling, true);
    const FollowedMove &followed = m_play->followed();
    const auto &lines = followed.lines();
    m_list->clear();
    m_list->setEnabled(!lines.empty());
    m_title->setText(lines.empty()
                         ? emptySentence()
                         : tr("%1, line by line").arg(m_play->shownMove(m_play->tree().current())));
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    QFont bold = font();
    bold.setBold(true);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const TracedLine &line = lines[i];
        const bool isNew = i == 0 || lines[i - 1].rule != line.rule || lines[i - 1].isLeftOut;
        if (isNew) {
            auto *heading = addRow(m_list, titleOf(m_play->design(), line.rule), -1);
            heading->setFlags(Qt::NoItemFlags);
            heading->setFont(bold);
            heading->setForeground(palette().text()); // readable although it cannot be chosen
            heading->setToolTip(
                QString::fromStdString(ruleSentence(m_play->design(),
                                                    line.rule,
                                                    shownWording(),
                                                    thingNames(m_play->design()).cellName)));
        }
        if (line.isLeftOut) {
            addRow(m_list, tr("its condition does not hold"), static_cast<int>(i));
            continue;
        }
        const QString indent(static_cast<qsizetype>(line.indent), QLatin1Char(' '));
        auto *item =
            addRow(m_list, indent + QString::fromStdString(line.text), static_cast<int>(i));
        item->setFont(fixed);
    }
    if (!lines.empty())
        addRow(m_list, tr("The game as it stands"), static_cast<int>(lines.size()));
}

void FollowPage::showLine()
{
    const QScopedValueRollback guard(m_isFilling, true);
    const FollowedMove &followed = m_play->followed();
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(lineRole).toInt() == static_cast<int>(followed.at()))
            m_list->setCurrentRow(row);
    }
    QStringList values;
    if (followed.at() < followed.lines().size()) {
        for (const TracedLine::Value &value : followed.lines()[followed.at()].values)
            values << QString::fromStdString(value.name + " = " + value.text);
    }
    m_values->setText(values.join(QStringLiteral("   ")));
    m_back->setEnabled(followed.at() > 0);
    m_on->setEnabled(followed.at() < followed.lines().size());
}

void FollowPage::goToRow(int row)
{
    if (!m_isFilling && row >= 0)
        m_play->followed().goTo(
            static_cast<std::size_t>(m_list->item(row)->data(lineRole).toInt()));
}

void FollowPage::step(int by)
{
    FollowedMove &followed = m_play->followed();
    if (by > 0)
        followed.goTo(followed.at() + 1);
    else if (followed.at() > 0)
        followed.goTo(followed.at() - 1);
}

bool FollowPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !m_play)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Home: // a list would not pass its first heading
        m_play->followed().goTo(0);
        return true;
    case Qt::Key_Escape:
        m_play->followed().goToGame();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace rookery
