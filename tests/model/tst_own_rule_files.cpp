#include "model/check/check.h"
#include "model/engine/make_game_engine.h"
#include "model/file/design/design_writer.h"
#include "model/play/game/example_judge.h"
#include "tests/model/file_support.h"
#include "tests/model/table.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <random>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr int usualGames = amount(2, 1);
/// Counts above this are asked in the long form only.
constexpr double mostNodes = amount(100'000.0, 4'000.0);

int gamesOfEach()
{
    const int wanted = qEnvironmentVariableIntValue("ROOKERY_GAMES");
    return wanted > 0 ? wanted : usualGames;
}

/// Of a game; the long form is long enough for nearly all to end.
int mostPlies()
{
    return gamesOfEach() == usualGames ? amount(100, 20) : 1000;
}

QString pathOf(const QString &name)
{
    return QString::fromStdString((sourceFolder / "tests/data/own_rules").string()) + "/" + name;
}

Design designOf(const QString &name)
{
    const QString file = pathOf(name + ".rookery");
    if (!QFile::exists(file))
        return bundledDesign(name.toStdString());
    auto read = readDesign(contentOf(file.toStdString()));
    if (!read)
        qFatal("%s: %s", qPrintable(file), read.error().front().sentence().c_str());
    return std::move(read->design);
}

/// The rows of a file of counts.
QJsonArray entriesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no %s", qPrintable(path));
    return QJsonDocument::fromJson(file.readAll()).object()["entries"].toArray();
}

QJsonArray rowsOfCounts()
{
    return entriesOf(pathOf("counts.json"));
}

/// Whether an entry of another program has counts of these, and no other ones.
bool isConfirmedBy(const QJsonObject &entry, const QString &game, const QJsonObject &perft)
{
    const QJsonObject theirs = entry["perft"].toObject();
    int shared = 0;
    for (auto row = perft.begin(); row != perft.end(); ++row) {
        if (!theirs.contains(row.key()))
            continue;
        if (theirs[row.key()] != row.value())
            return false;
        ++shared;
    }
    return entry["game"].toString() == game && shared > 0;
}

bool isCounted(const QString &name)
{
    const QJsonArray rows = rowsOfCounts();
    return std::any_of(rows.begin(), rows.end(), [&](const QJsonValue &row) {
        return row.toObject()["design"].toString() == name;
    });
}

} // namespace

/// Published games written in the language of own rules that are not in the gallery: each plays
/// to an end, its pinned examples hold, and its counts are those of counts.json. Those of the
/// gallery are pinned and counted here too.
class tst_own_rule_files : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void files_data()
    {
        QTest::addColumn<QString>("name");
        const QDir folder(pathOf({}));
        for (const QString &file : folder.entryList({"*.rookery"}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(file)) << file.chopped(8);
    }
    void files()
    {
        QFETCH(QString, name);
        const std::string text = contentOf(pathOf(name + ".rookery").toStdString());
        const auto read = readDesign(text);
        QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
        QVERIFY2(read->warnings.empty(), "warnings");
        QVERIFY2(writeDesign(read->design) == text, "not canonical");
        QVERIFY(read->design.info->about.find("Source") != std::string::npos);
        QVERIFY2(!read->design.examples->list.empty(), "no pinned examples");
        QVERIFY2(isCounted(name), "no count");
        for (const Problem &problem : check(read->design))
            QVERIFY2(problem.severity == Severity::Info, problem.sentence().c_str());
    }

    /// Games of the gallery that are written in this language.
    void gallery_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"oware",
                                 "go-9x9",
                                 "go-13x13",
                                 "go-19x19",
                                 "lines-of-action",
                                 "arimaa",
                                 "abalone",
                                 "quoridor",
                                 "hive",
                                 "tak-5x5",
                                 "tak-6x6",
                                 "pentago",
                                 "y",
                                 "pente",
                                 "lasca",
                                 "dvonn",
                                 "yinsh",
                                 "santorini",
                                 "epaminondas",
                                 "camelot",
                                 "copenhagen-hnefatafl",
                                 "entropy",
                                 "dots-and-boxes",
                                 "domineering",
                                 "blokus-duo",
                                 "ultimate-tic-tac-toe",
                                 "backgammon",
                                 "royal-game-of-ur",
                                 "chess960",
                                 "circe-chess",
                                 "madrasi-chess",
                                 "patrol-chess",
                                 "benedict-chess",
                                 "progressive-chess",
                                 "marseillais-chess",
                                 "kriegspiel",
                                 "diffusion",
                                 "footsteps",
                                 "klotski",
                                 "magic-square",
                                 "gess",
                                 "paper-soccer",
                                 "breakthru"})
            QTest::newRow(name) << name;
    }
    /// Each is counted, and pinned by moves that its rules allow and by moves that they refuse.
    void gallery()
    {
        QFETCH(QString, name);
        const Design design = bundledDesign(name.toStdString());
        QVERIFY(design.info->about.find("Source") != std::string::npos);
        QVERIFY2(isCounted(name), "no count");
        const auto &examples = design.examples->list;
        const auto some = [&](auto moves) {
            return std::any_of(examples.begin(), examples.end(), [&](const Example &each) {
                return !(each.*moves).empty();
            });
        };
        QVERIFY2(some(&Example::expected), "no pinned move that is allowed");
        QVERIFY2(some(&Example::forbidden), "no pinned move that is refused");
        RulingCache rulings(design, std::make_shared<const CompiledGame>(design));
        for (const Example &example : examples) {
            const ExampleVerdict verdict = judgeExample(example, design, rulings);
            QVERIFY2(!verdict.unreadable, verdict.unreadable ? example.name.c_str() : "");
            QVERIFY2(verdict.holds(), describeVerdict(verdict).text().c_str());
        }
    }

    void randomGames_data() { files_data(); }
    void randomGames()
    {
        QFETCH(QString, name);
        Table table(designOf(name), {});
        for (int game = 1; game <= gamesOfEach(); ++game) {
            std::mt19937 random(static_cast<unsigned>(game));
            Position position = startPosition(table.design, table.moveRules.board());
            std::vector<Move> moves;
            for (int ply = 0; ply < mostPlies(); ++ply) {
                table.moveRules.legal(position, moves);
                const auto spent = table.moveRules.takeTrouble();
                QVERIFY2(!spent, spent ? spent->text().c_str() : "");
                const auto count = table.moveRules.countLegal(position);
                const auto idle = std::count_if(
                    moves.begin(), moves.end(), [](const Move &each) { return each.isIdle(); });
                QVERIFY(!count || *count + static_cast<std::size_t>(idle) == moves.size());
                if (moves.empty())
                    break;
                const Move move = moves[random() % moves.size()];
                const std::string text =
                    moveText(move, table.moveRules.board(), *table.design.pieces, moves);
                const auto found =
                    findMove(text, table.moveRules.board(), *table.design.pieces, moves);
                QVERIFY2(found && *found == move, text.c_str());
                Undo undo;
                table.moveRules.make(position, move, undo);
            }
            // A player without a move has come to an end that the rules name.
            if (moves.empty())
                QVERIFY2(table.moveRules.end(position).has_value(), "stuck without an end");
        }
    }

    /// Counts that are another program's are those of its file: `FILE, GAME`, perhaps with more.
    void sourcesSaySo()
    {
        const QString oracles = "tests/data/oracle/";
        for (const QJsonValue value : rowsOfCounts()) {
            const QJsonObject row = value.toObject();
            const QStringList source = row["source"].toString().split(", ");
            if (!source.front().startsWith(oracles))
                continue;
            QVERIFY2(source.size() > 1, qPrintable(source.front()));
            const QString path = QString::fromStdString((sourceFolder / "").string());
            const QJsonArray entries = entriesOf(path + source[0]);
            const bool isConfirmed =
                std::any_of(entries.begin(), entries.end(), [&](const QJsonValue &entry) {
                    return isConfirmedBy(entry.toObject(), source[1], row["perft"].toObject());
                });
            QVERIFY2(isConfirmed, qPrintable(row["design"].toString() + ": " + source.join(", ")));
        }
    }

    void counts_data()
    {
        QTest::addColumn<QString>("design");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QJsonObject>("perft");
        const QJsonArray rows = rowsOfCounts();
        QVERIFY(!rows.isEmpty());
        for (int i = 0; i < rows.size(); ++i) {
            const QJsonObject row = rows[i].toObject();
            const QString design = row["design"].toString();
            QVERIFY2(!row["source"].toString().isEmpty(), qPrintable(design));
            QTest::addRow("%s %d", qPrintable(design), i)
                << design << row["position"].toString() << row["perft"].toObject();
        }
    }
    void counts()
    {
        QFETCH(QString, design);
        QFETCH(QString, position);
        QFETCH(QJsonObject, perft);
        const Table table(designOf(design), position);
        const auto engine = makeGameEngine(table.design);
        engine->begin(table.now);
        for (auto row = perft.begin(); row != perft.end(); ++row) {
            if (row->toDouble() > mostNodes && gamesOfEach() == usualGames)
                continue;
            QCOMPARE(engine->perft(row.key().toInt()), quint64(row->toDouble()));
        }
    }
};

QTEST_APPLESS_MAIN(tst_own_rule_files)
#include "tst_own_rule_files.moc"
