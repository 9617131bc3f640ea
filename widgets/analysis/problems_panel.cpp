#include "widgets/analysis/problems_panel.h"

#include "model/board/labels.h"
#include "model/check/check.h"
#include "model/check/random_games.h"
#include "model/edit/rules/approval_edits.h"
#include "model/exchange/proof/idle_rules.h"
#include "widgets/base/focus_ring.h"
#include "widgets/base/icons.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QStackedLayout>
#include <QTreeWidget>

namespace rookery {

namespace {

/// A text that the keyboard comes to, to be read out.
class ReadLabel final : public QLabel
{
protected:
    void paintEvent(QPaintEvent *event) override
    {
        QLabel::paintEvent(event);
        QPainter painter(this);
        paintFocusRing(painter, *this);
    }
};

constexpr int checkDelay = 80;    // milliseconds
constexpr int beforeGames = 1500; // milliseconds after a check

QString placeName(const Problem &problem, const Workspace &workspace)
{
    const Design &design = workspace.design();
    switch (problem.element.kind) {
    case Element::Kind::Cell:
        return QString::fromStdString(siteLabel(workspace.board(), SiteId(problem.element.index)));
    case Element::Kind::Direction:
        return QString::fromStdString(
            (*design.directions)[DirectionId(problem.element.index)].name);
    case Element::Kind::Piece:
        return QString::fromStdString((*design.pieces)[PieceId(problem.element.index)].name);
    case Element::Kind::Player:
        return QString::fromStdString((*design.rules)[PlayerId(problem.element.index)].name);
    case Element::Kind::Design:
        break;
    }
    if (problem.place.pointer.starts_with("/rules/"))
        return ProblemsPanel::tr("Rules");
    return {};
}

} // namespace

ProblemsPanel::ProblemsPanel(QWidget *parent)
    : Panel(parent)
    , m_found(new QWidget)
    , m_list(new QTreeWidget)
    , m_filter(new QLineEdit)
    , m_empty(new ReadLabel)
    , m_check([this](const std::vector<Problem> &found) {
        show(found);
        m_beforeGames.start();
    })
    , m_games([this](const std::vector<Problem> &found) {
        if (found.empty())
            return;
        std::vector<Problem> all = m_problems;
        all.insert(all.end(), m_approved.begin(), m_approved.end());
        all.insert(all.end(), found.begin(), found.end());
        show(all);
    })
{
    setObjectName(QStringLiteral("problemsPanel"));
    m_list->setColumnCount(5);
    m_list->setHeaderLabels(
        {tr("Severity"), tr("Problem"), tr("Where"), tr("Fix"), tr("Intended")});
    m_list->setRootIsDecorated(false);
    m_list->setHeaderHidden(true); // the columns explain themselves, and the panel is low
    m_list->setMinimumHeight(Tokens::controlHeight);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_list->setAccessibleName(tr("Problems"));
    m_list->setToolTip(tr("Click a problem to go to its place"));
    m_list->setStatusTip(m_list->toolTip());
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(3, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(4, QHeaderView::ResizeToContents);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_empty->setMargin(Tokens::smallGap);
    m_empty->setFocusPolicy(Qt::TabFocus); // to be read out
    m_empty->setMinimumHeight(m_empty->fontMetrics().height() + 2 * Tokens::smallGap);
    // As high as the higher page in either case: what is found must not push the board.
    m_pages = new QStackedLayout(this);
    m_filter->setObjectName(QStringLiteral("problemFilter"));
    m_filter->setPlaceholderText(tr("Filter…"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setFixedWidth(Tokens::fieldWidth);
    m_filter->setAccessibleName(tr("Filter problems"));
    m_filter->setToolTip(tr("Shows only problems with this word, code, place or severity"));
    m_filter->setStatusTip(m_filter->toolTip());
    connect(m_filter, &QLineEdit::textChanged, this, &ProblemsPanel::filter);
    auto *row = new QHBoxLayout(m_found);
    row->setContentsMargins(0, 0, Tokens::smallGap, 0);
    row->addWidget(m_list, 1);
    row->addWidget(m_filter, 0, Qt::AlignTop);
    m_found->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_found->setMinimumHeight(Tokens::controlHeight);
    m_pages->addWidget(m_found);
    m_pages->addWidget(m_empty);
    setFocusProxy(m_list);
    m_afterEdit.setSingleShot(true);
    m_afterEdit.setInterval(checkDelay);
    connect(&m_afterEdit, &QTimer::timeout, this, &ProblemsPanel::start);
    m_beforeGames.setSingleShot(true);
    m_beforeGames.setInterval(beforeGames);
    connect(&m_beforeGames, &QTimer::timeout, this, &ProblemsPanel::startGames);
    connect(m_list, &QTreeWidget::itemClicked, this, &ProblemsPanel::goTo);
    connect(
        m_list, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem *item, int column) {
            if (column == 2 && item->flags() & Qt::ItemIsEditable)
                m_list->editItem(item, column);
        });
    connect(m_list, &QTreeWidget::itemChanged, this, &ProblemsPanel::keepNote);
    auto *note = new QShortcut(Qt::Key_F2, m_list, nullptr, nullptr, Qt::WidgetShortcut);
    connect(note, &QShortcut::activated, this, [this] {
        if (auto *item = m_list->currentItem(); item && item->flags() & Qt::ItemIsEditable)
            m_list->editItem(item, 2);
    });
    connect(m_list, &QTreeWidget::itemActivated, this, &ProblemsPanel::goTo);
    show({});
}

void ProblemsPanel::startGames()
{
    stopGames();
    if (!workspace() || workspace()->session().isPreviewing())
        return;
    m_games.ask([design = workspace()->design(), isEdited = m_isEdited](BackgroundRun &run) {
        std::vector<Problem> found;
        if (isEdited) {
            IdleSearch idle;
            idle.withEnds = false;
            idle.stop = &run.stop;
            found = findIdleRules(design, idle);
        }
        if (const auto endless = findEndlessGames(design, run.stop))
            found.push_back(*endless);
        return found;
    });
}

void ProblemsPanel::stopGames()
{
    m_beforeGames.stop();
    m_games.forget();
}

void ProblemsPanel::filter(const QString &text)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        const QString all =
            item->text(0) + QLatin1Char(' ') + item->toolTip(1) + QLatin1Char(' ') + item->text(2);
        item->setHidden(!all.contains(text, Qt::CaseInsensitive));
    }
}

void ProblemsPanel::bound()
{
    m_check.forget();
    stopGames();
    m_isEdited = false;
    if (workspace()) {
        connect(&workspace()->session(), &Session::designChanged, this, [this] {
            m_isEdited = true;
            // What is listed may be about something that is no longer there.
            m_list->setEnabled(false);
            m_check.forget();
            stopGames();
            m_afterEdit.start();
        });
        m_afterEdit.start();
    }
    show({});
}

void ProblemsPanel::start()
{
    if (!workspace())
        return;
    // While a gesture runs the design is not what it will be.
    if (workspace()->session().isPreviewing())
        return m_afterEdit.start();
    m_check.ask([design = workspace()->design()](BackgroundRun &run) {
        return allProblems(design, &run.stop);
    });
}

void ProblemsPanel::checkNow()
{
    m_afterEdit.stop();
    if (workspace())
        show(allProblems(workspace()->design()));
}

void ProblemsPanel::show(const std::vector<Problem> &problems)
{
    const QSignalBlocker block(m_list);
    m_list->clear();
    m_list->setEnabled(true);
    m_problems.clear();
    m_approved.clear();
    for (const Problem &problem : workspace() ? problems : std::vector<Problem>())
        (isApproved(workspace()->design(), problem) ? m_approved : m_problems).push_back(problem);
    m_errors = m_warnings = 0;
    for (std::size_t i = 0; i < m_problems.size(); ++i) {
        m_errors += m_problems[i].severity == Severity::Error ? 1 : 0;
        m_warnings += m_problems[i].severity == Severity::Warning ? 1 : 0;
        addItem(m_problems[i], i);
    }
    for (std::size_t i = 0; i < m_approved.size(); ++i)
        addApproved(m_approved[i], m_problems.size() + i);
    filter(m_filter->text());
    const bool isEmpty = m_problems.empty() && m_approved.empty();
    m_pages->setCurrentWidget(isEmpty ? m_empty : m_found);
    m_empty->setText(workspace() ? tr("No problems found (checked %n rule(s)).",
                                      nullptr,
                                      static_cast<int>(checks().size()))
                                 : tr("No design is open."));
    Q_EMIT countsChanged();
}

QTreeWidgetItem *ProblemsPanel::makeItem(const Problem &problem, std::size_t index)
{
    auto *item = new QTreeWidgetItem(m_list);
    const QString sentence = shownSentence(shown(problem.message));
    item->setText(1, sentence);
    item->setToolTip(1,
                     QStringLiteral("%1 (%2)").arg(sentence, QString::fromStdString(problem.code)));
    item->setText(2, placeName(problem, *workspace()));
    item->setData(0, Qt::UserRole, static_cast<int>(index));
    return item;
}

QPushButton *ProblemsPanel::makeButton(const QString &text, const QString &tip)
{
    auto *button = new QPushButton(text);
    button->setAccessibleName(text);
    button->setToolTip(tip);
    button->setStatusTip(tip);
    return button;
}

void ProblemsPanel::addItem(const Problem &problem, std::size_t index)
{
    QTreeWidgetItem *item = makeItem(problem, index);
    const QString icon = problem.severity == Severity::Info      ? QStringLiteral("info")
                         : problem.severity == Severity::Warning ? QStringLiteral("warning")
                                                                 : QStringLiteral("error");
    item->setIcon(0, tintedIcon(icon));
    item->setText(0, shown(enumTitle(problem.severity)));
    const CheckRow *row = checkRow(problem.code);
    if (row && row->mend && !row->titleFor(problem).empty()) {
        QPushButton *button =
            makeButton(shown(row->titleFor(problem)), tr("Mends this as one undo step"));
        connect(button, &QPushButton::clicked, this, [this, problem] { mend(problem); });
        m_list->setItemWidget(item, 3, button);
    }
    if (problem.severity == Severity::Error)
        return;
    QPushButton *approve = makeButton(
        tr("Intended"), tr("It is meant so: not reported any more, as long as it says the same"));
    connect(approve, &QPushButton::clicked, this, [this, problem] {
        workspace()->session().apply(tr("Mark a problem as intended"),
                                     withProblemApproved(workspace()->design(), problem));
    });
    m_list->setItemWidget(item, 4, approve);
}

/// With a note in place of the place; F2 or a double click changes it.
void ProblemsPanel::addApproved(const Problem &problem, std::size_t index)
{
    QTreeWidgetItem *item = makeItem(problem, index);
    item->setIcon(0, tintedIcon(QStringLiteral("check")));
    item->setText(0, tr("Intended"));
    const Approval *approval = approvalOf(workspace()->design(), problem);
    item->setText(2, QString::fromStdString(approval->note));
    item->setToolTip(2, tr("Why it is meant so; F2 or a double click changes this note"));
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    const QColor grey = palette().color(QPalette::Disabled, QPalette::Text);
    for (const int column : {0, 1, 2})
        item->setForeground(column, grey);
    QPushButton *withdraw = makeButton(tr("Report again"), tr("Takes the approval back"));
    connect(withdraw, &QPushButton::clicked, this, [this, problem] {
        workspace()->session().apply(tr("Report a problem again"),
                                     withApprovalWithdrawn(workspace()->design(), problem));
    });
    m_list->setItemWidget(item, 4, withdraw);
}

void ProblemsPanel::keepNote(QTreeWidgetItem *item, int column)
{
    const auto index = static_cast<std::size_t>(item->data(0, Qt::UserRole).toInt());
    if (column != 2 || !workspace() || index < m_problems.size() || !m_list->isEnabled())
        return;
    const Problem &problem = m_approved[index - m_problems.size()];
    workspace()->session().apply(
        tr("Note on a problem"),
        withApprovalNote(workspace()->design(), problem, item->text(2).trimmed().toStdString()));
}

void ProblemsPanel::goToNext()
{
    const int count = static_cast<int>(m_problems.size());
    if (count == 0)
        return;
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->setCurrentItem(m_list->topLevelItem((row + 1) % count));
    goTo(m_list->currentItem());
}

void ProblemsPanel::goTo(QTreeWidgetItem *item)
{
    const auto index = static_cast<std::size_t>(item->data(0, Qt::UserRole).toInt());
    if (!workspace() || index >= m_problems.size() + m_approved.size())
        return;
    const Problem &problem =
        index < m_problems.size() ? m_problems[index] : m_approved[index - m_problems.size()];
    constexpr std::string_view rules = "/rules/";
    if (const std::string &pointer = problem.place.pointer; pointer.starts_with(rules))
        return Q_EMIT ruleWanted(QString::fromStdString(pointer.substr(rules.size())));
    const Element &element = problem.element;
    switch (element.kind) {
    case Element::Kind::Cell:
        if (workspace()->board().cellAt(SiteId(element.index)))
            workspace()->choices().setSelection({SiteId(element.index)});
        break;
    case Element::Kind::Direction:
        workspace()->choices().setMode(Mode::Directions);
        workspace()->choices().setDirection(DirectionId(element.index));
        break;
    case Element::Kind::Piece:
        workspace()->choices().setMode(Mode::Pieces);
        workspace()->choices().setPiece(PieceId(element.index));
        break;
    case Element::Kind::Player:
        workspace()->choices().setMode(Mode::Setup);
        workspace()->choices().setPlayer(PlayerId(element.index));
        break;
    case Element::Kind::Design:
        break;
    }
}

void ProblemsPanel::mend(const Problem &problem)
{
    const CheckRow *row = checkRow(problem.code);
    if (row && row->mend && workspace())
        workspace()->session().apply(shown(row->titleFor(problem)),
                                     row->mend(workspace()->design(), problem));
}

} // namespace rookery
