#include "widgets/play/play_panel.h"

#include "model/exchange/engines/engine_finder.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/retire.h"
#include "widgets/base/tokens.h"
#include "widgets/game/play_session.h"
#include "widgets/play/captured_pieces.h"
#include "widgets/play/clock_chooser.h"
#include "widgets/play/example_page.h"
#include "widgets/play/follow_page.h"
#include "widgets/play/record_list.h"
#include "widgets/play/seen_by_chooser.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

// The data of the rows of players, beside the strategies.
constexpr int person = -1;
constexpr int otherEngines = -2;
constexpr int firstEngine = 100;

} // namespace

PlayPanel::PlayPanel(QWidget *parent)
    : Panel(parent)
    , m_pages(new QTabWidget)
    , m_players(form::rows())
    , m_clock(new ClockChooser)
    , m_concede(new QCheckBox)
    , m_thinking(new QComboBox)
    , m_seenBy(new SeenByChooser)
    , m_blindness(new QLabel)
    , m_record(new RecordList)
    , m_comment(new QLineEdit)
    , m_position(new QLineEdit)
    , m_examples(new ExamplePage)
    , m_follow(new FollowPage)
{
    setObjectName(QStringLiteral("playPanel"));
    m_pages->setDocumentMode(true);
    m_pages->setAccessibleName(tr("Pages of Play mode"));
    m_pages->addTab(makeGamePage(), tr("Game"));
    m_pages->addTab(m_examples, tr("Examples"));
    m_pages->setTabToolTip(m_pages->addTab(m_follow, tr("Follow")),
                           tr("What own rules do in the last move, line by line"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
}

/// A level as a negative number, or milliseconds.
Effort PlayPanel::effortOf(int chosen)
{
    constexpr auto longest = std::chrono::seconds(20); // on slow boards
    return chosen < 0 ? Effort{longest, nodesOfLevel(-chosen)}
                      : Effort{std::chrono::milliseconds(chosen)};
}

QWidget *PlayPanel::makeGamePage()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout;
    column->setSpacing(Tokens::gap);
    column->addLayout(m_players);
    m_blindness->setObjectName(QStringLiteral("programsAreBlind"));
    m_blindness->setText(
        tr("Programs draw their moves at random in this game: they see no more than "
           "their player"));
    m_blindness->setWordWrap(true);
    column->addWidget(m_blindness);
    column->addWidget(m_seenBy);
    auto *free = new QCheckBox(tr("Move freely, without rules"));
    free->setObjectName(QStringLiteral("freeMoves"));
    form::explain(free,
                  free->text(),
                  tr("Puts any piece on any cell; each time the game begins anew from there"));
    connect(free, &QCheckBox::toggled, this, [this](bool isOn) { play()->setFree(isOn); });
    column->addWidget(free);
    column->addWidget(m_clock);
    column->addWidget(m_thinking);
    column->addWidget(m_concede);
    fillConcede();
    column->addWidget(m_record, 1);
    fillThinkingTimes();

    auto *steps = new QHBoxLayout;
    const auto step =
        [&](const char *icon, const QString &tip, const char *key, void (PlaySession::*act)()) {
            auto *button = form::toolButton(icon, tip);
            showKeyInTip(*button, partKeyId("record", key));
            connect(button, &QToolButton::clicked, this, [this, act] { (play()->*act)(); });
            steps->addWidget(button);
        };
    step("step-back", tr("Take the last move back (Left)"), "back", &PlaySession::goBack);
    step("step", tr("Play the next move again (Right)"), "on", &PlaySession::goForward);
    steps->addStretch();
    const auto act =
        [&](const char *icon, const QString &tip, const char *action, void (PlayPanel::*run)()) {
            auto *button = form::toolButton(icon, tip);
            showKeyInTip(*button, QLatin1String(action));
            connect(button, &QToolButton::clicked, this, run);
            steps->addWidget(button);
        };
    act("new",
        tr("New game from the start position (Ctrl+Shift+G)"),
        "play.new",
        &PlayPanel::newGame);
    act("open", tr("Open a game from a file (Ctrl+O)"), "file.open", &PlayPanel::openWanted);
    act("save", tr("Save the game to a file (Ctrl+Alt+G)"), "game.save", &PlayPanel::saveWanted);
    act("copy",
        tr("Copy the game with its branches and comments (Ctrl+C)"),
        "edit.copy",
        &PlayPanel::copyGame);
    act("paste", tr("Paste a game or a position (Ctrl+V)"), "edit.paste", &PlayPanel::paste);
    act("pin",
        tr("Pin this position with its legal moves as an example (Ctrl+Shift+P)"),
        "play.pin",
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
    form::wrapInScrollArea(page, column);
    connect(m_comment, &QLineEdit::editingFinished, this, [this] {
        if (play() && !m_isRefreshing && m_comment->isModified())
            comment(m_comment->text());
    });
    connect(m_position, &QLineEdit::returnPressed, this, [this] { begin(m_position->text()); });
    return page;
}

void PlayPanel::fillConcede()
{
    m_concede->setObjectName(QStringLiteral("programsConcede"));
    m_concede->setText(tr("Programs resign and agree to draws"));
    form::explain(
        m_concede,
        m_concede->text(),
        tr("A program resigns that has seen itself ten pawns behind for four of its moves. It "
           "offers a draw when, after 40 moves of each, its last eight scores were all within "
           "0.15, and accepts one while its last four promised no more than that"));
    connect(m_concede, &QCheckBox::toggled, this, [this](bool isOn) {
        play()->agreement().setConcede(isOn);
    });
}

/// The more a program looks at, the better it plays.
void PlayPanel::fillThinkingTimes()
{
    m_thinking->setObjectName(QStringLiteral("thinkingTime"));
    constexpr int milliseconds[] = {100, 300, 1'000, 3'000, 10'000};
    for (int level = weakestLevel; level < strongestLevel; ++level)
        m_thinking->addItem(level == weakestLevel ? tr("Level %1: a beginner").arg(level)
                                                  : tr("Level %1").arg(level),
                            -level);
    m_thinking->insertSeparator(m_thinking->count());
    for (const int time : milliseconds)
        m_thinking->addItem(tr("Looks ahead for %1 s").arg(QLocale().toString(time / 1'000.0)),
                            time);
    m_thinking->setCurrentIndex(m_thinking->findData(1'000));
    form::explain(m_thinking,
                  tr("Strength of programs"),
                  tr("How far programs may look for a move: so many positions on a level, else "
                     "as far as they get in that time"));
    connect(m_thinking, &QComboBox::activated, this, [this] {
        play()->programs().setEffort(effortOf(m_thinking->currentData().toInt()));
    });
}

void PlayPanel::setThreads(unsigned threads)
{
    m_threads = threads;
    if (m_play)
        m_play->programs().setThreads(threads);
}

PlaySession *PlayPanel::play() const
{
    return workspace() ? &workspace()->play() : nullptr;
}

void PlayPanel::bound()
{
    if (m_play) {
        m_play->disconnect(this);
        m_play->adviser().disconnect(this);
    }
    m_play = nullptr;
    m_seenBy->bind(nullptr);
    m_clock->bind(nullptr);
    m_examples->setWorkspace(nullptr);
    m_follow->bind(nullptr);
    if (workspace()) {
        connect(&workspace()->choices(), &Choices::modeChanged, this, &PlayPanel::modeChanged);
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections) {
            if (m_play)
                refresh();
        });
        modeChanged();
    }
}

/// A game begins only when play is asked for.
void PlayPanel::modeChanged()
{
    if (workspace()->choices().mode() != Mode::Play || m_play) {
        if (m_play)
            showHint();
        return;
    }
    m_play = play();
    m_play->programs().setThreads(m_threads);
    m_examples->setWorkspace(workspace());
    listEngines();
    connect(m_play, &PlaySession::recordChanged, this, &PlayPanel::refreshRecord);
    connect(m_play, &PlaySession::changed, this, &PlayPanel::refreshPlayers);
    connect(&m_play->adviser(), &Adviser::changed, this, &PlayPanel::showHint);
    m_seenBy->bind(m_play);
    m_clock->bind(m_play);
    m_follow->bind(m_play);
    refresh();
}

void PlayPanel::refresh()
{
    refreshPlayers();
    refreshRecord();
    m_examples->refresh();
    m_pages->setTabVisible(m_pages->indexOf(m_follow), m_play->followed().isOfUse());
}

QComboBox *PlayPanel::makeOpponent(PlayerId player)
{
    auto *combo = new QComboBox;
    combo->addItem(tr("A person"), person);
    for (const auto &row : enumRows<Strategy>())
        combo->addItem(shown(row.title), static_cast<int>(row.value));
    combo->insertSeparator(combo->count());
    int value = firstEngine;
    for (const EngineSetup &engine : m_engines)
        combo->addItem(QString::fromStdString(engine.title()), value++);
    combo->addItem(tr("Engines…"), otherEngines);
    combo->setObjectName(QStringLiteral("opponent%1").arg(player.index()));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(12);
    connect(combo, &QComboBox::activated, this, [this, combo, player] {
        choose(player, combo->currentData().toInt());
    });
    return combo;
}

void PlayPanel::choose(PlayerId player, int value)
{
    if (value == otherEngines) {
        refreshPlayers();
        Q_EMIT enginesWanted();
    } else if (value >= firstEngine) {
        play()->setProgram(player,
                           ProgramChoice(m_engines[static_cast<std::size_t>(value - firstEngine)]));
    } else if (value == person) {
        play()->setProgram(player, std::nullopt);
    } else {
        play()->setProgram(player, ProgramChoice(static_cast<Strategy>(value)));
    }
}

int PlayPanel::valueOf(const std::optional<ProgramChoice> &program) const
{
    if (!program)
        return person;
    if (const Strategy *strategy = program->strategy())
        return static_cast<int>(*strategy);
    const auto place =
        std::find_if(m_engines.begin(), m_engines.end(), [&](const EngineSetup &engine) {
            return engine.command == program->engine()->command;
        });
    return firstEngine + static_cast<int>(place - m_engines.begin());
}

void PlayPanel::setEngines(std::vector<EngineSetup> kept)
{
    m_kept = std::move(kept);
    if (!m_play)
        return;
    listEngines();
    for (const PlayerId player : IdRange<PlayerId>(m_play->design().rules->players.size())) {
        const auto program = m_play->program(player);
        const EngineSetup *now = program ? program->engine() : nullptr;
        for (const EngineSetup &engine : m_engines) {
            const bool isOther = now && engine.command == now->command && !(engine == *now);
            if (isOther)
                m_play->setProgram(player, ProgramChoice(engine));
        }
    }
    refreshPlayers();
}

/// An engine that plays and is kept no longer is still in the list.
void PlayPanel::listEngines()
{
    m_engines = allEngines(m_kept);
    for (const PlayerId player : IdRange<PlayerId>(m_play->design().rules->players.size())) {
        const auto program = m_play->program(player);
        if (program && program->engine()
            && valueOf(program) == firstEngine + static_cast<int>(m_engines.size()))
            m_engines.push_back(*program->engine());
    }
    m_opponents.clear(); // to be made anew
}

void PlayPanel::refreshPlayers()
{
    const Rules &rules = *m_play->design().rules;
    const QScopedValueRollback guard(m_isRefreshing, true);
    if (m_opponents.size() != static_cast<qsizetype>(rules.players.size())) {
        retireRows(*m_players);
        m_opponents.clear();
        m_captured.clear();
        for (const PlayerId player : IdRange<PlayerId>(rules.players.size())) {
            m_opponents << makeOpponent(player);
            m_players->addRow(form::label({}), m_opponents.back());
            m_captured << new CapturedPieces(player);
            form::addRow(*m_players, tr("Lost"), m_captured.back());
        }
    }
    bool usesTime = false;
    bool isAnyProgram = false;
    for (const PlayerId player : rules.deciders()) {
        const auto program = m_play->program(player);
        isAnyProgram = isAnyProgram || program;
        usesTime = usesTime || (program && program->usesTime());
    }
    const bool isBlind = m_play->seen().hasSecrets();
    m_thinking->setVisible(usesTime && !isBlind);
    m_concede->setVisible(usesTime && !isBlind && rules.deciders().size() == 2);
    m_blindness->setVisible(isAnyProgram && isBlind);
    for (const PlayerId player : IdRange<PlayerId>(rules.players.size())) {
        QComboBox *combo = m_opponents[static_cast<qsizetype>(player.index())];
        m_players->setRowVisible(combo, !rules.isChance(player));
        const QString name = QString::fromStdString(rules[player].name);
        static_cast<QLabel *>(m_players->labelForField(combo))->setText(name);
        form::explain(combo,
                      tr("Who plays %1").arg(name),
                      tr("Who plays %1: a person, this program, or an engine").arg(name));
        combo->setCurrentIndex(combo->findData(valueOf(m_play->program(player))));
    }
    for (CapturedPieces *lost : std::as_const(m_captured)) {
        lost->show(*m_play);
        m_players->setRowVisible(lost, lost->isAny());
    }
}

/// Arrows of Analysis mode are its own.
void PlayPanel::showHint()
{
    const Mode mode = workspace()->choices().mode();
    if (mode == Mode::Analysis)
        return;
    const auto &hint = m_play->adviser().hint();
    const auto arrow = mode == Mode::Play && hint ? arrowOf(hint->move, 0) : std::nullopt;
    workspace()->view().setArrows(arrow ? std::vector{*arrow} : std::vector<MoveArrow>());
}

void PlayPanel::refreshRecord()
{
    const QScopedValueRollback guard(m_isRefreshing, true);
    m_record->show(m_play);
    const std::size_t current = m_play->tree().current();
    m_comment->setText(QString::fromStdString(commentWords(m_play->tree().node(current).comment)));
    m_comment->setModified(false);
    m_position->setText(m_play->positionText());
    m_position->setCursorPosition(0);
}

/// What is drawn on the position stays.
void PlayPanel::comment(const QString &words)
{
    const std::size_t node = play()->tree().current();
    const std::string text =
        withCommentWords(play()->tree().node(node).comment, words.toStdString());
    play()->comment(node, QString::fromStdString(text));
}

void PlayPanel::newGame()
{
    if (play())
        play()->newGame();
}

void PlayPanel::copyGame()
{
    if (play())
        QApplication::clipboard()->setText(
            QString::fromStdString(play()->writtenGame(*findGameFileFormat("pgn"))));
}

void PlayPanel::setFileActions(QAction *open, QAction *save)
{
    connect(this, &PlayPanel::openWanted, open, &QAction::trigger);
    connect(this, &PlayPanel::saveWanted, save, &QAction::trigger);
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
                        || text.startsWith(QLatin1String("1."))
                        || text.startsWith(QLatin1String("(;"));
    if (isGame)
        play()->pasteGame(text);
    else
        play()->begin(text);
}

void PlayPanel::pinExample()
{
    m_examples->pin();
}

} // namespace rookery
