#include "widgets/play/play_panel.h"

#include "model/edit/example_edits.h"
#include "model/play/example_judge.h"
#include "widgets/icons.h"
#include "widgets/panels/form.h"
#include "widgets/play/play_session.h"
#include "widgets/play/record_list.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPoint>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtConcurrent>

namespace rookery {

namespace {

constexpr int person = -1;

QString joined(const std::vector<std::string> &words)
{
    QStringList list;
    for (const std::string &word : words)
        list << QString::fromStdString(word);
    return list.join(QLatin1Char(' '));
}

std::vector<std::string> words(const QString &text)
{
    std::vector<std::string> list;
    for (const QString &word : text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts))
        list.push_back(word.toStdString());
    return list;
}

} // namespace

PlayPanel::PlayPanel(QWidget *parent)
    : Panel(parent)
    , m_pages(new QTabWidget)
    , m_players(new QFormLayout)
    , m_clock(new QComboBox)
    , m_thinking(new QComboBox)
    , m_record(new RecordList)
    , m_comment(new QLineEdit)
    , m_position(new QLineEdit)
    , m_examples(new QTreeWidget)
    , m_exampleName(new QLineEdit)
    , m_expected(new QLineEdit)
    , m_forbidden(new QLineEdit)
    , m_noExamples(new QLabel(tr("Nothing is pinned yet. Pin a position with its legal moves, and "
                                 "every edit of the rules shows whether they still hold.")))
{
    setObjectName(QStringLiteral("playPanel"));
    m_pages->setDocumentMode(true);
    m_pages->setAccessibleName(tr("Pages of Play mode"));
    m_pages->addTab(makeGamePage(), tr("Game"));
    m_pages->addTab(makeExamplePage(), tr("Examples"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    connect(&m_verdicts, &QFutureWatcherBase::finished, this, [this] {
        m_faults = m_verdicts.result();
        refreshExamples();
    });
}

QWidget *PlayPanel::makeGamePage()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(8);
    column->addLayout(m_players);
    auto *free = new QCheckBox(tr("Move freely, without rules"));
    free->setObjectName(QStringLiteral("freeMoves"));
    form::explain(free,
                  free->text(),
                  tr("Puts any man on any cell; each time the game begins anew from there"));
    connect(free, &QCheckBox::toggled, this, [this](bool isOn) { play()->setFree(isOn); });
    column->addWidget(free);
    column->addWidget(m_clock);
    column->addWidget(m_thinking);
    fillClocks();
    column->addWidget(m_record, 1);
    fillThinkingTimes();

    auto *steps = new QHBoxLayout;
    const auto step = [&](const char *icon, const QString &tip, void (PlaySession::*act)()) {
        auto *button = form::toolButton(icon, tip);
        connect(button, &QToolButton::clicked, this, [this, act] { (play()->*act)(); });
        steps->addWidget(button);
    };
    step("step-back", tr("Take the last move back (Left)"), &PlaySession::goBack);
    step("step", tr("Play the next move again (Right)"), &PlaySession::goForward);
    steps->addStretch();
    const auto act = [&](const char *icon, const QString &tip, void (PlayPanel::*run)()) {
        auto *button = form::toolButton(icon, tip);
        connect(button, &QToolButton::clicked, this, run);
        steps->addWidget(button);
    };
    act("new", tr("New game from the start position (Ctrl+Shift+G)"), &PlayPanel::newGame);
    act("copy", tr("Copy the game with its branches and comments (Ctrl+C)"), &PlayPanel::copyGame);
    act("paste", tr("Paste a game or a position (Ctrl+V)"), &PlayPanel::paste);
    act("pin",
        tr("Pin this position with its legal moves as an example (Ctrl+Shift+P)"),
        &PlayPanel::pinExample);
    column->addLayout(steps);

    m_comment->setObjectName(QStringLiteral("moveComment"));
    m_comment->setPlaceholderText(tr("Comment on this move"));
    form::explain(
        m_comment, tr("Comment"), tr("What is said about the move on show; Enter keeps it"));
    column->addWidget(m_comment);
    m_position->setObjectName(QStringLiteral("gamePosition"));
    form::explain(
        m_position,
        tr("Position as text"),
        tr("The position on show, as FEN or cell:Piece pairs; Enter begins a game at another one"));
    column->addWidget(m_position);
    connect(m_comment, &QLineEdit::editingFinished, this, [this] {
        if (play() && !m_isRefreshing && m_comment->isModified())
            play()->comment(play()->tree().current(), m_comment->text());
    });
    connect(m_position, &QLineEdit::returnPressed, this, [this] { begin(m_position->text()); });
    return page;
}

void PlayPanel::fillClocks()
{
    using std::chrono::minutes;
    using std::chrono::seconds;
    m_clock->setObjectName(QStringLiteral("timeControl"));
    m_clock->addItem(tr("No clock"), QVariant::fromValue(QPoint(0, 0)));
    for (const auto &[whole, perMove] :
         {std::pair(1, 0), {3, 2}, {5, 0}, {10, 5}, {30, 0}, {90, 30}}) {
        const QString text = perMove == 0 ? tr("%1 min each").arg(whole)
                                          : tr("%1 min each, %2 s a move").arg(whole).arg(perMove);
        m_clock->addItem(text, QVariant::fromValue(QPoint(whole, perMove)));
    }
    form::explain(
        m_clock,
        tr("Clock"),
        tr("How long each player may think in the whole game, and how much is added for a "
           "move; choosing sets the clocks anew"));
    connect(m_clock, &QComboBox::activated, this, [this] {
        const QPoint times = m_clock->currentData().toPoint();
        play()->setTimeControl({minutes(times.x()), seconds(times.y())});
    });
}

/// The longer a program looks ahead, the better it plays.
void PlayPanel::fillThinkingTimes()
{
    m_thinking->setObjectName(QStringLiteral("thinkingTime"));
    for (const int milliseconds : {100, 300, 1'000, 3'000, 10'000})
        m_thinking->addItem(
            tr("Looks ahead for %1 s").arg(QLocale().toString(milliseconds / 1'000.0)),
            milliseconds);
    m_thinking->setCurrentIndex(m_thinking->findData(1'000));
    form::explain(m_thinking,
                  tr("Time of programs"),
                  tr("How long a program that looks ahead may take for a move: the longer, the "
                     "stronger it plays"));
    connect(m_thinking, &QComboBox::activated, this, [this] {
        play()->setThinkingTime(std::chrono::milliseconds(m_thinking->currentData().toInt()));
    });
}

QWidget *PlayPanel::makeExamplePage()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(8);
    m_noExamples->setWordWrap(true);
    column->addWidget(m_noExamples);
    m_examples->setObjectName(QStringLiteral("exampleList"));
    m_examples->setHeaderHidden(true);
    m_examples->setRootIsDecorated(false);
    m_examples->setWordWrap(true);
    form::explain(
        m_examples,
        tr("Pinned examples"),
        tr("Positions with moves that must be legal or must not be; Enter shows one on the board"));
    column->addWidget(m_examples, 1);
    auto *fields = new QFormLayout;
    m_exampleName->setObjectName(QStringLiteral("exampleName"));
    m_expected->setObjectName(QStringLiteral("expectedMoves"));
    m_forbidden->setObjectName(QStringLiteral("forbiddenMoves"));
    form::explain(m_exampleName, tr("Name of the example"), tr("What the example shows"));
    form::explain(m_expected, tr("Expected moves"), tr("Moves that must be legal, between spaces"));
    form::explain(
        m_forbidden, tr("Forbidden moves"), tr("Moves that must not be legal, between spaces"));
    fields->addRow(tr("Name"), m_exampleName);
    fields->addRow(tr("Expected"), m_expected);
    fields->addRow(tr("Forbidden"), m_forbidden);
    column->addLayout(fields);
    auto *row = new QHBoxLayout;
    auto *pin = new QPushButton(tr("Pin this position"));
    form::explain(pin,
                  pin->text(),
                  tr("Adds the position on the board with the legal moves of the chosen man, or of "
                     "everybody, and what was just refused (Ctrl+Shift+P)"));
    auto *remove = new QPushButton(tr("Remove"));
    form::explain(
        remove, tr("Remove the example"), tr("Removes the chosen example from the design"));
    row->addWidget(pin);
    row->addWidget(remove);
    row->addStretch();
    column->addLayout(row);
    connect(pin, &QPushButton::clicked, this, &PlayPanel::pinExample);
    connect(remove, &QPushButton::clicked, this, &PlayPanel::removeExample);
    for (QLineEdit *field : {m_exampleName, m_expected, m_forbidden}) {
        connect(field, &QLineEdit::editingFinished, this, [this, field] {
            if (field->isModified())
                editExample();
        });
    }
    connect(m_examples, &QTreeWidget::currentItemChanged, this, [this] { refreshExamples(); });
    connect(m_examples, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) {
        const auto index = static_cast<std::size_t>(m_examples->indexOfTopLevelItem(item));
        begin(QString::fromStdString(workspace()->design().examples->list[index].position));
    });
    return page;
}

PlaySession *PlayPanel::play() const
{
    return workspace() ? &workspace()->play() : nullptr;
}

void PlayPanel::bound()
{
    if (m_play)
        m_play->disconnect(this);
    m_play = nullptr;
    if (workspace()) {
        connect(workspace(), &Workspace::modeChanged, this, &PlayPanel::modeChanged);
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections) {
            if (m_play)
                refresh();
        });
        modeChanged();
    }
}

/// A game begins only when somebody wants to play.
void PlayPanel::modeChanged()
{
    if (workspace()->mode() != Mode::Play || m_play)
        return;
    m_play = play();
    connect(m_play, &PlaySession::recordChanged, this, &PlayPanel::refreshRecord);
    connect(m_play, &PlaySession::changed, this, &PlayPanel::refreshPlayers);
    refresh();
}

void PlayPanel::refresh()
{
    refreshPlayers();
    refreshRecord();
    judgeExamples();
}

void PlayPanel::refreshPlayers()
{
    const Rules &rules = *m_play->design().rules;
    const QScopedValueRollback guard(m_isRefreshing, true);
    if (m_opponents.size() != static_cast<qsizetype>(rules.players.size())) {
        while (m_players->rowCount() > 0)
            m_players->removeRow(0);
        m_opponents.clear();
        for (const PlayerId player : IdRange<PlayerId>(rules.players.size())) {
            auto *combo = new QComboBox;
            combo->addItem(tr("A person"), person);
            for (const auto &row : enumRows<Strategy>())
                combo->addItem(
                    QString::fromUtf8(row.title.data(), static_cast<qsizetype>(row.title.size())),
                    static_cast<int>(row.value));
            combo->setObjectName(QStringLiteral("opponent%1").arg(player.index()));
            combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            combo->setMinimumContentsLength(12);
            connect(combo, &QComboBox::activated, this, [this, combo, player] {
                const int value = combo->currentData().toInt();
                play()->setProgram(player,
                                   value == person ? std::nullopt
                                                   : std::optional(static_cast<Strategy>(value)));
            });
            m_players->addRow(new QLabel, combo);
            m_opponents << combo;
        }
    }
    bool looksAhead = false;
    for (const PlayerId player : IdRange<PlayerId>(rules.players.size()))
        looksAhead = looksAhead || m_play->program(player) == Strategy::AlphaBeta;
    m_thinking->setVisible(looksAhead);
    for (const PlayerId player : IdRange<PlayerId>(rules.players.size())) {
        QComboBox *combo = m_opponents[static_cast<qsizetype>(player.index())];
        const QString name = QString::fromStdString(rules[player].name);
        static_cast<QLabel *>(m_players->labelForField(combo))->setText(name);
        form::explain(combo,
                      tr("Who plays %1").arg(name),
                      tr("Who plays %1: a person or a program").arg(name));
        const auto program = m_play->program(player);
        combo->setCurrentIndex(combo->findData(program ? static_cast<int>(*program) : person));
    }
}

void PlayPanel::refreshRecord()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    m_record->show(m_play);
    const std::size_t current = m_play->tree().current();
    m_comment->setText(QString::fromStdString(m_play->tree().node(current).comment));
    m_comment->setModified(false);
    m_position->setText(m_play->positionText());
    m_position->setCursorPosition(0);
}

void PlayPanel::newGame()
{
    if (play())
        play()->newGame();
}

void PlayPanel::copyGame()
{
    if (play())
        QApplication::clipboard()->setText(play()->gameText());
}

void PlayPanel::begin(const QString &position)
{
    if (position.isEmpty())
        play()->newGame();
    else
        play()->begin(position);
}

/// Games have a move list or tags; a position is a single line that reads as one.
void PlayPanel::paste()
{
    const QString text = QApplication::clipboard()->text().trimmed();
    if (!play() || text.isEmpty())
        return;
    const bool isGame = text.contains(QLatin1Char('\n')) || text.startsWith(QLatin1Char('['))
                        || text.startsWith(QLatin1String("1."));
    if (isGame)
        play()->pasteGame(text);
    else
        play()->begin(text);
}

// Examples

void PlayPanel::pinExample()
{
    if (!play())
        return;
    Session &session = workspace()->session();
    if (session.apply(tr("Pin an example"),
                      withExampleAdded(session.design(), play()->example()))) {
        m_examples->setCurrentItem(m_examples->topLevelItem(m_examples->topLevelItemCount() - 1));
        Q_EMIT workspace()->said(
            tr("The position is pinned with its legal moves; the page Examples lists it."));
    }
}

void PlayPanel::editExample()
{
    const int index = m_examples->indexOfTopLevelItem(m_examples->currentItem());
    if (!play() || m_isRefreshing || index < 0)
        return;
    Session &session = workspace()->session();
    Example example = session.design().examples->list[static_cast<std::size_t>(index)];
    example.name = m_exampleName->text().toStdString();
    example.expected = words(m_expected->text());
    example.forbidden = words(m_forbidden->text());
    session.apply(
        tr("Change an example"),
        withExampleSet(session.design(), static_cast<std::size_t>(index), std::move(example)));
}

void PlayPanel::removeExample()
{
    const int index = m_examples->indexOfTopLevelItem(m_examples->currentItem());
    if (!play() || index < 0)
        return;
    Session &session = workspace()->session();
    session.apply(tr("Remove an example"),
                  withExampleRemoved(session.design(), static_cast<std::size_t>(index)));
}

/// Beside the window: a board may be large, and examples many.
void PlayPanel::judgeExamples()
{
    m_faults.clear();
    refreshExamples();
    const Design &design = workspace()->design();
    if (design.examples->list.empty())
        return;
    m_verdicts.setFuture(QtConcurrent::run([design, game = workspace()->session().sharedGame()] {
        Arbiter arbiter(design, game);
        QStringList faults;
        for (const Example &example : design.examples->list)
            faults << QString::fromStdString(
                describeVerdict(judgeExample(example, design, arbiter)));
        return faults;
    }));
}

void PlayPanel::refreshExamples()
{
    if (m_isRefreshing || !m_play)
        return;
    const QScopedValueRollback guard(m_isRefreshing, true);
    const auto &list = workspace()->design().examples->list;
    const int current = std::min(m_examples->indexOfTopLevelItem(m_examples->currentItem()),
                                 static_cast<int>(list.size()) - 1);
    m_examples->clear();
    const bool areKnown = m_faults.size() == static_cast<qsizetype>(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const QString fault = areKnown ? m_faults[static_cast<qsizetype>(i)] : QString();
        const QString name = list[i].name.empty() ? tr("Example %1").arg(i + 1)
                                                  : QString::fromStdString(list[i].name);
        auto *item = new QTreeWidgetItem(m_examples);
        if (areKnown)
            item->setIcon(
                0, tintedIcon(fault.isEmpty() ? QStringLiteral("check") : QStringLiteral("error")));
        item->setText(0,
                      !areKnown         ? name
                      : fault.isEmpty() ? tr("%1: holds").arg(name)
                                        : tr("%1: %2").arg(name, fault));
        item->setToolTip(0, item->text(0));
    }
    const bool hasCurrent = current >= 0;
    if (hasCurrent)
        m_examples->setCurrentItem(m_examples->topLevelItem(current));
    const Example shown = hasCurrent ? list[static_cast<std::size_t>(current)] : Example();
    m_exampleName->setText(QString::fromStdString(shown.name));
    m_expected->setText(joined(shown.expected));
    m_forbidden->setText(joined(shown.forbidden));
    for (QLineEdit *field : {m_exampleName, m_expected, m_forbidden}) {
        field->setEnabled(hasCurrent);
        field->setCursorPosition(0);
        field->setModified(false);
    }
    m_noExamples->setVisible(list.empty());
}

} // namespace rookery
