#include "widgets/lab/games_page.h"

#include "model/database/game_import.h"
#include "widgets/base/form.h"
#include "widgets/base/given_keys.h"
#include "widgets/base/play_words.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"
#include "widgets/game/game_keeper.h"
#include "widgets/game/play_session.h"
#include "widgets/lab/lab_words.h"
#include "widgets/lab/result_bar.h"
#include "widgets/picture/canvas_theme.h"

#include <QDate>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <fstream>

namespace rookery {

namespace {

enum GameColumn { MoveColumn, GamesColumn, ResultColumn, LastColumn };

std::string beginningOf(const std::filesystem::path &path)
{
    constexpr std::size_t enough = 4096;
    std::ifstream file(path, std::ios::binary);
    std::string text(enough, '\0');
    file.read(text.data(), static_cast<std::streamsize>(enough));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

QString dayText(const std::string &day)
{
    const QDate date = QDate::fromString(QString::fromStdString(day), Qt::ISODate);
    return date.isValid() ? QLocale().toString(date, QLocale::ShortFormat)
                          : QString::fromStdString(day);
}

} // namespace

GamesPage::GamesPage(QWidget *parent)
    : LabPage(parent)
    , chooseFile(
          [](QWidget *window) { return QFileDialog::getOpenFileName(window, tr("Add games")); })
    , m_begin(form::verb("keepGames",
                         tr("Keep games"),
                         tr("Makes a file beside the design that keeps every game that ends, and "
                            "what the lab finds out")))
    , m_add(form::verb("addGames",
                       tr("Add games…"),
                       tr("Adds the games of a file, or of another file of games")))
    , m_state(new QLabel)
    , m_list(new QTreeWidget)
{
    setObjectName(QStringLiteral("gamesPage"));
    m_state->setObjectName(QStringLiteral("gamesState"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_list->setObjectName(QStringLiteral("playedMoves"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({tr("Move"), tr("Games"), tr("Result"), tr("Last")});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(ResultColumn, QHeaderView::Stretch);
    m_list->setItemDelegateForColumn(ResultColumn, new ResultBar(m_list));
    form::explain(m_list,
                  tr("Moves played"),
                  tr("What was played from the position on show; Enter or a double click plays the "
                     "move"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_begin, 1);
    row->addWidget(m_add, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Tokens::panelMargins);
    column->setSpacing(Tokens::gap);
    column->addLayout(row);
    column->addWidget(m_state);
    column->addWidget(m_list, 1);
    connect(m_begin, &QPushButton::clicked, this, &GamesPage::begin);
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (isAdding())
            return stop();
        const QString from = chooseFile(window());
        if (!from.isEmpty())
            add(from);
    });
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        if (workspace() && item)
            workspace()->play().playText(item->data(MoveColumn, Qt::UserRole).toString());
    });
    showState();
}

std::filesystem::path GamesPage::file() const
{
    return workspace() ? workspace()->keeper().file() : std::filesystem::path();
}

bool GamesPage::isKeeping() const
{
    return workspace() && workspace()->keeper().isKeeping();
}

void GamesPage::stop()
{
    m_adding.hurry();
    m_asking.forget();
    m_asked.reset();
}

void GamesPage::forget()
{
    stop();
    disconnect(m_following);
    m_following = {};
    m_found = {};
    m_message.clear();
    m_list->clear();
    showState();
}

void GamesPage::refresh()
{
    if (!workspace() || !isVisible())
        return;
    if (!m_following)
        m_following = connect(&workspace()->keeper(), &GameKeeper::changed, this, [this] {
            m_asked.reset();
            refresh();
        });
    const Position &now = workspace()->play().position();
    if (m_asked && *m_asked == now)
        return;
    m_asked = now;
    if (isKeeping())
        ask();
    else
        show({});
}

void GamesPage::ask()
{
    m_asking.ask([file = file(), design = workspace()->play().design(), position = *m_asked](
                     BackgroundRun &) { return lookUp(file, design, position); });
}

GamesPage::Found
GamesPage::lookUp(const std::filesystem::path &file, const Design &design, const Position &position)
{
    auto database = GameDatabase::open(file, Sqlite::Access::Read);
    if (!database)
        return {database.error().message, 0, {}};
    const std::uint64_t version = versionOf(design).key;
    const Board board(design.board, design.directions);
    const auto moves = database->movesFrom(version, positionKey(position, design, board));
    const auto games = database->games(version);
    if (!moves || !games)
        return {(moves ? games.error() : moves.error()).message, 0, {}};
    return {{}, *games, *moves};
}

void GamesPage::show(const Found &found)
{
    m_found = found;
    m_list->clear();
    if (!workspace())
        return showState();
    const Design &design = workspace()->play().design();
    const CanvasTheme theme = CanvasTheme::of(palette());
    const PlayerId mover = workspace()->play().toMove();
    const std::vector<PlayerId> deciders = design.rules->deciders();
    const QColor own = theme.player(mover, *design.rules).body;
    const QColor other =
        deciders.size() == 2
            ? theme
                  .player(deciders.front() == mover ? deciders.back() : deciders.front(),
                          *design.rules)
                  .body
            : palette().color(QPalette::Mid);
    for (const ExploredMove &move : found.moves) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(MoveColumn, QString::fromStdString(move.move));
        item->setData(MoveColumn, Qt::UserRole, item->text(MoveColumn));
        item->setText(GamesColumn, QLocale().toString(qulonglong(move.games())));
        item->setTextAlignment(GamesColumn, Qt::AlignRight | Qt::AlignVCenter);
        ResultBar::set(*item, ResultColumn, move, own, other);
        item->setText(LastColumn, dayText(move.last));
    }
    showState();
}

void GamesPage::begin()
{
    if (file().empty())
        return;
    const auto made = workspace()->keeper().begin();
    m_message =
        made ? QString() : tr("The file was not made: %1.").arg(shown(made.error().message));
    m_asked.reset();
    refresh();
    showState();
}

void GamesPage::add(const QString &from)
{
    if (!isKeeping())
        return;
    m_message = tr("Adding games…");
    m_adding.ask([file = file(),
                  design = workspace()->play().design(),
                  from = std::filesystem::path(from.toStdString()),
                  this](BackgroundRun &run) {
        return addTo(file, design, from, run, [&run, this](const MergeCounts &counts) {
            run.inWindow([this, counts] {
                m_message = tr("Adding games… %Ln so far", nullptr, int(counts.games));
                showState();
            });
        });
    });
    showState();
}

GamesPage::Added GamesPage::addTo(const std::filesystem::path &file,
                                  const Design &design,
                                  const std::filesystem::path &from,
                                  BackgroundRun &run,
                                  const std::function<void(const MergeCounts &)> &progress)
{
    auto database = GameDatabase::open(file, Sqlite::Access::Write);
    if (!database)
        return {database.error().message, {}};
    const std::string begins = beginningOf(from);
    if (begins.starts_with("SQLite format 3")) {
        const auto counts = database->merge(from);
        return counts ? Added{{}, *counts} : Added{counts.error().message, {}};
    }
    std::ifstream stream(from, std::ios::binary);
    if (!stream || begins.empty())
        return {Message("the file cannot be read, or is empty"), {}};
    GameEngine engine(design);
    const auto counts = addGames(*database,
                                 versionOf(design),
                                 engine,
                                 {stream, recognisedGameFile(from.string(), begins)},
                                 run.stop,
                                 progress);
    return counts ? Added{{}, *counts} : Added{counts.error().message, {}};
}

void GamesPage::showAdded(const Added &added)
{
    if (!added.fault.isEmpty()) {
        m_message = tr("Nothing was added: %1.").arg(shown(added.fault));
    } else {
        m_message = tr("%Ln game(s) added.", nullptr, int(added.counts.games));
        if (added.counts.twice > 0)
            m_message +=
                QLatin1Char(' ') + tr("%Ln were there already.", nullptr, int(added.counts.twice));
        if (added.counts.unusable > 0)
            m_message += QLatin1Char(' ')
                         + tr("%Ln have no legal move.", nullptr, int(added.counts.unusable));
    }
    m_asked.reset();
    refresh();
    showState();
}

void GamesPage::showState()
{
    const bool isKept = isKeeping();
    m_begin->setVisible(!isKept);
    m_begin->setEnabled(!file().empty());
    m_add->setVisible(isKept);
    m_add->setText(isAdding() ? tr("Stop") : tr("Add games…"));
    m_add->setAccessibleName(m_add->text());
    m_list->setVisible(isKept);
    QStringList lines;
    if (!m_message.isEmpty())
        lines << m_message;
    if (!workspace() || file().empty())
        lines << tr("Games are kept in a file beside the design: save the design first.");
    else if (!isKept)
        lines << tr("No games of this design are kept. From now on they can be kept in %1: those "
                    "that people and programs play to their end, and those that you add.")
                     .arg(QString::fromStdString(file().filename().string()));
    else if (!m_found.fault.isEmpty())
        lines << tr("The games cannot be read: %1.").arg(shown(m_found.fault));
    else if (m_found.games == 0)
        lines << withGivenKey(tr("No game of this version of the design is kept yet. Play one to "
                                 "its end in Play mode (F6), or add games."),
                              QStringLiteral("mode.play"));
    else if (m_found.moves.empty())
        lines << tr("None of %Ln game(s) came to this position.", nullptr, int(m_found.games));
    else
        lines << tr("%Ln game(s) of this version of the design", nullptr, int(m_found.games));
    m_state->setText(lines.join(QLatin1Char('\n')));
}

QString GamesPage::sentence() const
{
    return m_state->text();
}

} // namespace rookery
