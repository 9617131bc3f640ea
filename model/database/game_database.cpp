#include "model/database/game_database.h"

#include <algorithm>
#include <array>
#include <set>

namespace rookery {

namespace {

/// Says that a file is ours: `Rook`.
constexpr std::int64_t ourId = 0x526f6f6b;
constexpr std::int64_t ourVersion = 1;

constexpr const char *tables = R"(
CREATE TABLE designs(
    id INTEGER PRIMARY KEY,
    version INTEGER NOT NULL UNIQUE,
    name TEXT NOT NULL,
    text TEXT NOT NULL);
CREATE TABLE games(
    id TEXT PRIMARY KEY,
    design INTEGER NOT NULL REFERENCES designs(id),
    start TEXT NOT NULL,
    players TEXT NOT NULL,   -- a name in a line
    date TEXT NOT NULL,
    event TEXT NOT NULL,
    points TEXT NOT NULL,    -- of each player: 2 won, 1 drawn, 0 lost
    moves TEXT NOT NULL,     -- one in a line
    positions BLOB NOT NULL, -- before each move: eight bytes, the lowest first
    movers BLOB NOT NULL);   -- of each move: one byte
CREATE INDEX games_of_designs ON games(design, date);
CREATE TABLE moves(
    design INTEGER NOT NULL,
    position INTEGER NOT NULL,
    move TEXT NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    unfinished INTEGER NOT NULL,
    last TEXT NOT NULL,
    PRIMARY KEY(design, position, move)) WITHOUT ROWID;
CREATE TABLE answers(
    id TEXT PRIMARY KEY,
    design INTEGER NOT NULL REFERENCES designs(id),
    question TEXT NOT NULL,
    settings TEXT NOT NULL,
    answer TEXT NOT NULL,
    at TEXT NOT NULL);
)";

constexpr const char *allOfGames =
    "SELECT id, start, players, date, event, points, moves, positions, movers FROM games ";

std::string lines(const std::vector<std::string> &all)
{
    std::string text;
    for (const std::string &each : all)
        text += (text.empty() ? "" : "\n") + each;
    return text;
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> all;
    for (std::size_t at = 0; !text.empty() && at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        all.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return all;
}

constexpr std::size_t keyBytes = 8;

std::string bytesOf(std::uint64_t key)
{
    std::string bytes;
    for (std::size_t i = 0; i < keyBytes; ++i)
        bytes += static_cast<char>(key >> (8 * i) & 0xffU);
    return bytes;
}

std::uint64_t keyAt(const std::string &bytes, std::size_t ply)
{
    std::uint64_t key = 0;
    for (std::size_t i = 0; i < keyBytes; ++i)
        key |= std::uint64_t(static_cast<unsigned char>(bytes[ply * keyBytes + i])) << (8 * i);
    return key;
}

/// A row of allOfGames; nothing if its parts do not fit each other.
std::optional<KeptGame> gameOf(const SqliteStatement &row)
{
    KeptGame game{
        row.text(0), row.text(1), linesOf(row.text(2)), row.text(3), row.text(4), row.text(5), {}};
    const std::vector<std::string> moves = linesOf(row.text(6));
    const std::string positions = row.text(7);
    const std::string movers = row.text(8);
    const bool isWhole =
        positions.size() == moves.size() * keyBytes && movers.size() == moves.size();
    if (!isWhole || game.points.find_first_not_of("012") != std::string::npos)
        return std::nullopt;
    for (std::size_t i = 0; i < moves.size(); ++i)
        game.plies.push_back(
            {keyAt(positions, i), moves[i], static_cast<unsigned char>(movers[i])});
    return game;
}

/// SQLite's numbers have a sign.
std::int64_t stored(std::uint64_t key)
{
    return static_cast<std::int64_t>(key);
}

std::uint64_t loaded(std::int64_t key)
{
    return static_cast<std::uint64_t>(key);
}

/// Makes the tables of a new file, or says why the file is not one of ours.
Message prepared(Sqlite &connection, Sqlite::Access access)
{
    const std::int64_t id = connection.number("PRAGMA application_id");
    const std::int64_t version = connection.number("PRAGMA user_version");
    const bool isEmpty = connection.number("SELECT count(*) FROM sqlite_schema") == 0;
    if (connection.hasFailed())
        return connection.fault();
    if (id == ourId && version > ourVersion)
        return Message("a newer version of this program has written it");
    if (id == ourId && version == ourVersion)
        return {};
    if (!isEmpty || id != 0)
        return Message("it is a database of another program");
    if (access == Sqlite::Access::Read)
        return Message("it holds no games");
    connection.run(tables);
    connection.run(("PRAGMA application_id = " + std::to_string(ourId)).c_str());
    connection.run(("PRAGMA user_version = " + std::to_string(ourVersion)).c_str());
    return connection.fault();
}

} // namespace

std::filesystem::path gamesBeside(const std::filesystem::path &design)
{
    std::filesystem::path file = design;
    return file.replace_extension(".rookery-games");
}

std::optional<double> ExploredMove::share() const
{
    const std::size_t finished = won + drawn + lost;
    if (finished == 0)
        return std::nullopt;
    return (double(won) + double(drawn) / 2) / double(finished);
}

template<class T>
Result<T> GameDatabase::orFault(T value) const
{
    if (m_connection->hasFailed())
        return failure(m_connection->fault());
    return value;
}

Result<GameDatabase> GameDatabase::open(const std::filesystem::path &path, Sqlite::Access access)
{
    auto connection = Sqlite::open(path, access);
    if (!connection)
        return failure(connection.error());
    Message fault;
    if (access == Sqlite::Access::Read) {
        fault = prepared(*connection, access);
    } else {
        // Two programs may open a new file at once.
        SqliteTransaction transaction(*connection);
        fault = prepared(*connection, access);
        if (fault.isEmpty())
            transaction.commit();
    }
    if (!fault.isEmpty() || connection->hasFailed())
        return failure(fault.isEmpty() ? connection->fault() : fault);
    return GameDatabase(std::move(*connection));
}

Result<std::int64_t> GameDatabase::designId(const DesignVersion &version)
{
    SqliteStatement insert =
        m_connection->prepare("INSERT INTO designs(version, name, text) VALUES(?, ?, ?) "
                              "ON CONFLICT(version) DO UPDATE SET name = excluded.name");
    insert.bind(stored(version.key)).bind(version.name).bind(version.text).done();
    SqliteStatement find = m_connection->prepare("SELECT id FROM designs WHERE version = ?");
    find.bind(stored(version.key));
    return orFault(find.step() ? find.number(0) : 0);
}

bool GameDatabase::addGame(std::int64_t design, const KeptGame &game)
{
    std::vector<std::string> moves;
    std::string positions;
    std::string movers;
    for (const KeptGame::Ply &ply : game.plies) {
        moves.push_back(ply.move);
        positions += bytesOf(ply.position);
        movers += static_cast<char>(ply.player);
    }
    SqliteStatement insert = m_connection->prepare(
        "INSERT INTO games(id, design, start, players, date, event, points, moves, positions, "
        "movers) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING");
    insert.bind(game.id).bind(design).bind(game.start).bind(lines(game.players)).bind(game.date);
    insert.bind(game.event).bind(game.points).bind(lines(moves));
    insert.bindBytes(positions).bindBytes(movers).done();
    if (m_connection->hasFailed() || m_connection->changes() == 0)
        return false;
    SqliteStatement sum = m_connection->prepare(
        "INSERT INTO moves(design, position, move, won, drawn, lost, unfinished, last) "
        "VALUES(?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET won = won + excluded.won, "
        "drawn = drawn + excluded.drawn, lost = lost + excluded.lost, "
        "unfinished = unfinished + excluded.unfinished, last = max(last, excluded.last)");
    // A move that a game repeats is still one game.
    std::set<std::pair<std::uint64_t, std::string>> seen;
    for (const KeptGame::Ply &ply : game.plies) {
        if (!seen.emplace(ply.position, ply.move).second)
            continue;
        const char points = ply.player < game.points.size() ? game.points[ply.player] : ' ';
        sum.bind(design).bind(stored(ply.position)).bind(ply.move);
        for (const char each : {'2', '1', '0', ' '})
            sum.bind(std::int64_t(points == each));
        sum.bind(game.date).done();
    }
    return true;
}

bool GameDatabase::addAnswer(std::int64_t design, const LabAnswer &answer)
{
    SqliteStatement insert = m_connection->prepare(
        "INSERT INTO answers(id, design, question, settings, answer, at) VALUES(?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING");
    insert.bind(answer.id).bind(design).bind(answer.question).bind(answer.settings);
    insert.bind(answer.answer).bind(answer.at).done();
    return !m_connection->hasFailed() && m_connection->changes() > 0;
}

Result<std::size_t> GameDatabase::add(const DesignVersion &version,
                                      const std::vector<KeptGame> &games)
{
    SqliteTransaction transaction(*m_connection);
    const auto design = designId(version);
    if (!design)
        return failure(design.error());
    std::size_t added = 0;
    for (const KeptGame &game : games)
        added += addGame(*design, game) ? 1 : 0;
    transaction.commit();
    return orFault(added);
}

Result<bool> GameDatabase::add(const DesignVersion &version, const LabAnswer &answer)
{
    SqliteTransaction transaction(*m_connection);
    const auto design = designId(version);
    if (!design)
        return failure(design.error());
    const bool isNew = addAnswer(*design, answer);
    transaction.commit();
    return orFault(isNew);
}

Result<bool> GameDatabase::removeAnswer(const std::string &id)
{
    SqliteTransaction transaction(*m_connection);
    SqliteStatement remove = m_connection->prepare("DELETE FROM answers WHERE id = ?");
    remove.bind(id).done();
    const bool wasThere = !m_connection->hasFailed() && m_connection->changes() > 0;
    transaction.commit();
    return orFault(wasThere);
}

Result<std::vector<ExploredMove>> GameDatabase::movesFrom(std::uint64_t version,
                                                          std::uint64_t position)
{
    SqliteStatement rows = m_connection->prepare(
        "SELECT move, won, drawn, lost, unfinished, last FROM moves WHERE position = ? AND "
        "design = (SELECT id FROM designs WHERE version = ?) "
        "ORDER BY won + drawn + lost + unfinished DESC, move");
    rows.bind(stored(position)).bind(stored(version));
    const auto count = [&rows](int column) {
        return static_cast<std::size_t>(std::max(std::int64_t(0), rows.number(column)));
    };
    std::vector<ExploredMove> moves;
    while (rows.step())
        moves.push_back({rows.text(0), count(1), count(2), count(3), count(4), rows.text(5)});
    return orFault(std::move(moves));
}

Result<std::vector<KeptVersion>> GameDatabase::versions()
{
    SqliteStatement rows = m_connection->prepare(
        "SELECT version, name, text, (SELECT count(*) FROM games WHERE design = designs.id) AS n "
        "FROM designs ORDER BY n DESC, designs.id DESC");
    std::vector<KeptVersion> all;
    while (rows.step())
        all.push_back({loaded(rows.number(0)),
                       rows.text(1),
                       rows.text(2),
                       static_cast<std::size_t>(rows.number(3))});
    return orFault(std::move(all));
}

Result<std::size_t> GameDatabase::games(std::uint64_t version)
{
    SqliteStatement row = m_connection->prepare(
        "SELECT count(*) FROM games WHERE design = (SELECT id FROM designs WHERE version = ?)");
    row.bind(stored(version));
    return orFault(row.step() ? static_cast<std::size_t>(row.number(0)) : std::size_t(0));
}

Result<std::vector<KeptGame>> GameDatabase::lastGames(std::uint64_t version, std::size_t most)
{
    const std::string sql = std::string(allOfGames)
                            + "WHERE ?1 = 0 OR design = (SELECT id FROM designs WHERE version = "
                              "?1) ORDER BY date DESC, rowid DESC LIMIT ?2";
    SqliteStatement rows = m_connection->prepare(sql.c_str());
    rows.bind(stored(version)).bind(static_cast<std::int64_t>(most));
    std::vector<KeptGame> games;
    while (rows.step()) {
        if (auto game = gameOf(rows))
            games.push_back(std::move(*game));
    }
    return orFault(std::move(games));
}

void GameDatabase::mergeGames(GameDatabase &from,
                              std::int64_t theirs,
                              std::int64_t ours,
                              MergeCounts &counts)
{
    const std::string sql = std::string(allOfGames) + "WHERE design = ? ORDER BY rowid";
    SqliteStatement rows = from.m_connection->prepare(sql.c_str());
    rows.bind(theirs);
    while (!m_connection->hasFailed() && rows.step()) {
        const auto game = gameOf(rows);
        if (!game)
            ++counts.unusable;
        else if (addGame(ours, *game))
            ++counts.games;
        else
            ++counts.twice;
    }
}

Result<MergeCounts> GameDatabase::merge(const std::filesystem::path &other)
{
    auto from = open(other, Sqlite::Access::Read);
    if (!from)
        return failure(from.error());
    MergeCounts counts;
    SqliteTransaction transaction(*m_connection);
    SqliteStatement designs =
        from->m_connection->prepare("SELECT id, version, name, text FROM designs ORDER BY id");
    while (designs.step()) {
        const auto ours = designId({loaded(designs.number(1)), designs.text(2), designs.text(3)});
        if (!ours)
            return failure(ours.error());
        mergeGames(*from, designs.number(0), *ours, counts);
    }
    const auto answers = from->answers();
    if (!answers)
        return failure(answers.error());
    for (const LabAnswer &answer : *answers) {
        SqliteStatement find = m_connection->prepare("SELECT id FROM designs WHERE version = ?");
        find.bind(stored(answer.version));
        if (find.step() && addAnswer(find.number(0), answer))
            ++counts.answers;
    }
    transaction.commit();
    return orFault(counts);
}

Result<std::vector<LabAnswer>> GameDatabase::answers(const std::string &question)
{
    SqliteStatement rows = m_connection->prepare(
        "SELECT answers.id, designs.version, question, settings, answer, at FROM answers "
        "JOIN designs ON designs.id = design WHERE ?1 = '' OR question = ?1 "
        "ORDER BY answers.rowid DESC");
    rows.bind(question);
    std::vector<LabAnswer> all;
    while (rows.step())
        all.push_back({rows.text(0),
                       loaded(rows.number(1)),
                       rows.text(2),
                       rows.text(3),
                       rows.text(4),
                       rows.text(5)});
    return orFault(std::move(all));
}

} // namespace rookery
