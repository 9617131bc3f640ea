#include "app/games/game_finder.h"

#include "app/games/game_table.h"
#include "widgets/base/form.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <fstream>
#include <utility>

namespace rookery {

GameFinder::GameFinder(const QString &path, const GameFileFormat &format, QWidget *parent)
    : QDialog(parent)
    , m_path(path)
    , m_format(format)
    , m_games(new GameTable(this))
    , m_text(new QLineEdit)
    , m_result(new QComboBox)
    , m_opening(new QLineEdit)
    , m_list(new QTableView)
    , m_count(new QLabel)
    , m_progress(new QProgressBar)
    , m_stopButton(form::verb("stopReading",
                              tr("Stop reading"),
                              tr("Leaves out the games that have not been read yet")))
    , m_openButton(form::verb("openGame", tr("Open the game"), tr("Plays the chosen game")))
{
    setObjectName(QStringLiteral("gameFinder"));
    setWindowTitle(tr("Games of %1").arg(QFileInfo(path).fileName()));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(900, 560);
    m_text->setObjectName(QStringLiteral("gamePlayers"));
    m_text->setPlaceholderText(tr("Player or event"));
    m_text->setClearButtonEnabled(true);
    form::explain(m_text, tr("Player or event"), tr("Part of a player's name or of the event"));
    m_result->setObjectName(QStringLiteral("gameResult"));
    m_result->addItem(tr("Any result"), QString());
    m_result->addItem(tr("First player wins"), QStringLiteral("1-0"));
    m_result->addItem(tr("Second player wins"), QStringLiteral("0-1"));
    m_result->addItem(tr("Draw"), QStringLiteral("1/2-1/2"));
    m_result->addItem(tr("Not finished"), QStringLiteral("*"));
    form::explain(m_result, tr("Result"), tr("How the game ended"));
    m_opening->setObjectName(QStringLiteral("gameOpening"));
    m_opening->setPlaceholderText(tr("Opening moves, as 1. e4 e5"));
    m_opening->setClearButtonEnabled(true);
    form::explain(m_opening,
                  tr("Opening moves"),
                  tr("The first moves as the file writes them, with numbers or without"));
    auto *questions = new QHBoxLayout;
    questions->addWidget(m_text, 3);
    questions->addWidget(m_result, 1);
    questions->addWidget(m_opening, 3);

    m_list->setObjectName(QStringLiteral("gameList"));
    m_list->setModel(m_games);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setShowGrid(false);
    m_list->setWordWrap(false);
    m_list->verticalHeader()->hide();
    m_list->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_list->horizontalHeader()->setStretchLastSection(true);
    const int widths[] = {64, 150, 150, 64, 90, 150};
    for (int column = 0; column < GameTable::Opening; ++column)
        m_list->setColumnWidth(column, widths[column]);
    form::explain(m_list, tr("Games"), tr("Enter or a double click opens a game"));

    auto *foot = new QHBoxLayout;
    m_progress->setRange(0, 100);
    m_progress->setAccessibleName(tr("How much of the file has been read"));
    foot->addWidget(m_count, 1);
    foot->addWidget(m_progress);
    foot->addWidget(m_stopButton);
    foot->addWidget(m_openButton);
    auto *column = new QVBoxLayout(this);
    column->addLayout(questions);
    column->addWidget(m_list, 1);
    column->addLayout(foot);

    connect(m_text, &QLineEdit::textChanged, this, &GameFinder::ask);
    connect(m_result, &QComboBox::currentIndexChanged, this, &GameFinder::ask);
    connect(m_opening, &QLineEdit::textChanged, this, &GameFinder::ask);
    connect(m_list, &QTableView::activated, this, &GameFinder::choose);
    connect(m_openButton, &QPushButton::clicked, this, &GameFinder::choose);
    connect(m_stopButton, &QPushButton::clicked, this, &GameFinder::stop);
    read();
    say();
}

void GameFinder::read()
{
    m_reading.ask([this, path = m_path.toStdString(), format = &m_format](BackgroundRun &run) {
        constexpr std::size_t atOnce = 2'000;
        std::ifstream file(path, std::ios::binary | std::ios::ate);
        const auto size = std::max<std::streamoff>(file.tellg(), 1);
        file.seekg(0);
        std::vector<GameEntry> some;
        const auto give = [&] {
            const auto percent =
                some.empty()
                    ? 100
                    : static_cast<int>(some.back().offset * 100 / static_cast<std::uint64_t>(size));
            run.inWindow([this, percent, entries = std::exchange(some, {})]() mutable {
                take(entries, percent);
            });
        };
        indexGames(file, *format, [&](GameEntry &&entry) {
            some.push_back(std::move(entry));
            if (some.size() == atOnce)
                give();
            return !run.stop;
        });
        give();
        return file.eof() && !run.stop;
    });
}

void GameFinder::take(std::vector<GameEntry> &entries, int percent)
{
    m_games->add(std::move(entries));
    m_progress->setValue(percent);
    say();
    if (!m_list->currentIndex().isValid() && m_games->rowCount() > 0)
        m_list->selectRow(0);
}

void GameFinder::end(bool isWhole)
{
    m_isWhole = isWhole;
    m_progress->hide();
    m_stopButton->hide();
    say();
    Q_EMIT finished();
}

void GameFinder::ask()
{
    m_games->setQuery({m_text->text().trimmed().toStdString(),
                       m_result->currentData().toString().toStdString(),
                       m_opening->text().toStdString()});
    if (m_games->rowCount() > 0)
        m_list->selectRow(0);
    say();
}

void GameFinder::say()
{
    const QString all = QLocale().toString(static_cast<qulonglong>(m_games->total()));
    const QString shown = QLocale().toString(m_games->rowCount());
    QString text = tr("%1 of %2 games").arg(shown, all);
    if (isReading())
        text = tr("%1, reading on").arg(text);
    else if (!m_isWhole)
        text = tr("%1, the rest was not read").arg(text);
    m_count->setText(text);
    m_openButton->setEnabled(m_games->rowCount() > 0);
}

void GameFinder::choose()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    std::ifstream file(m_path.toStdString(), std::ios::binary);
    if (const auto game = gameAt(file, m_format, m_games->entry(index.row())))
        Q_EMIT gameWanted(*game);
    else
        m_count->setText(tr("The file cannot be read any more"));
}

} // namespace rookery
