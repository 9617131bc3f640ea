#include "model/base/text.h"
#include "model/movement/betza/betza.h"
#include "tests/model/leg_evaluator.h"
#include "tests/support.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

QJsonObject oracle(const char *name)
{
    QFile file(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/oracle/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no %s", name);
    return QJsonDocument::fromJson(file.readAll()).object();
}

QString text(const QJsonValue &object, const char *key)
{
    return object[QLatin1String(key)].toString();
}

int number(const QJsonValue &object, const char *key)
{
    return object[QLatin1String(key)].toInt();
}

/// The position of one case: `I` is a friend, `i` an enemy, `A` the piece itself.
Grid gridOf(const QJsonValue &question, int files, int ranks)
{
    Grid grid(files, ranks);
    const std::string placement = text(question, "pos").toStdString();
    int rank = ranks;
    for (const auto row : split(placement, '/')) {
        --rank;
        int file = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (isAsciiDigit(row[i])) {
                int empty = row[i] - '0';
                if (i + 1 < row.size() && isAsciiDigit(row[i + 1]))
                    empty = empty * 10 + (row[++i] - '0');
                file += empty;
                continue;
            }
            const int cell = grid.cell(file++, rank);
            if (row[i] == 'A')
                grid.from = cell;
            else
                grid.pieces[static_cast<std::size_t>(cell)] = row[i] == 'I' ? 'F' : 'E';
        }
    }
    grid.moved = !question[QStringLiteral("virgin")].toBool();
    return grid;
}

/// As the oracles write it: destinations, and destinations with the cells emptied elsewhere.
struct Found
{
    std::set<QString> to;
    std::set<std::pair<QString, std::set<QString>>> locust;

    friend bool operator==(const Found &, const Found &) = default;
};

Found found(const Grid &grid, const BetzaPiece &piece)
{
    Found all;
    for (const Ending &outcome : LegEvaluator(grid).outcomes(piece.moves)) {
        const QString to = QString::fromStdString(grid.name(outcome.to));
        std::set<QString> elsewhere;
        for (const int cell : outcome.taken) {
            if (cell != outcome.to)
                elsewhere.insert(QString::fromStdString(grid.name(cell)));
        }
        if (elsewhere.empty())
            all.to.insert(to);
        else
            all.locust.insert({to, elsewhere});
    }
    return all;
}

Found expected(const QJsonValue &targets, const QJsonValue &locust)
{
    Found all;
    for (const QJsonValue &to : targets.toArray())
        all.to.insert(to.toString());
    for (const QJsonValue &row : locust.toArray()) {
        std::set<QString> cells;
        for (const QJsonValue &cell : row.toArray().at(1).toArray())
            cells.insert(cell.toString());
        all.locust.insert({row.toArray().at(0).toString(), cells});
    }
    return all;
}

QString shown(const Found &all)
{
    QStringList words;
    for (const QString &to : all.to)
        words << to;
    for (const auto &[to, cells] : all.locust) {
        QString word = to;
        for (const QString &cell : cells)
            word += 'x' + cell;
        words << word;
    }
    return words.join(' ');
}

enum class Compare { Everything, Destinations };

/// The same question to the compiled game.
class Game
{
public:
    Game(const BetzaPiece &piece, int files, int ranks)
        : m_asker(designFor(piece, files, ranks))
    {
    }

    Found ask(const Grid &grid)
    {
        const Board &board = m_asker.board();
        m_asker.position() = Position(board.size(), 2, 1);
        for (int cell = 0; cell < static_cast<int>(grid.pieces.size()); ++cell) {
            const char boardPiece = grid.pieces[static_cast<std::size_t>(cell)];
            if (boardPiece != ' ')
                m_asker.position().put(cellOf(board, grid.name(cell)),
                                       {PieceId(0), PlayerId(boardPiece == 'F' ? 0 : 1), true});
        }
        Found all;
        for (const MoveOutcome &outcome :
             m_asker.outcomes("Piece", cellOf(board, grid.name(grid.from)), 0, grid.moved)) {
            std::set<QString> elsewhere;
            for (const Taken &taken : outcome.taken) {
                if (taken.cell != outcome.to)
                    elsewhere.insert(QString::fromStdString(board.name(taken.cell)));
            }
            const QString to = QString::fromStdString(board.name(outcome.to));
            if (elsewhere.empty())
                all.to.insert(to);
            else
                all.locust.insert({to, elsewhere});
        }
        return all;
    }

private:
    static Design designFor(const BetzaPiece &piece, int files, int ranks)
    {
        Design design = designOf("square:" + std::to_string(files) + "x" + std::to_string(ranks));
        design = must(withPieceAdded(design, "Piece"));
        for (const MovementLegs &move : piece.moves)
            design =
                must(withMovementAdded(design, PieceId(0), Movement{move.legs, move.when, {}}));
        return design;
    }

    Asker m_asker;
};

/// Empty if the reader's legs reach exactly what the answer says.
QString difference(const BetzaPiece &piece,
                   const QJsonValue &question,
                   const Grid &grid,
                   const Found &answer,
                   Compare compare)
{
    Found mine = found(grid, piece);
    if (compare == Compare::Destinations)
        mine.locust.clear();
    if (mine == answer)
        return {};
    return QStringLiteral("%1 %2: found %3, expected %4")
        .arg(text(question, "pos"), text(question, "sq"), shown(mine), shown(answer));
}

} // namespace

/// Every reader against the answers of independent programs; see tests/data/oracle/README.md.
class tst_betza_oracle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reach_data();
    void reach();
    void oddities_data();
    void oddities();
};

void tst_betza_oracle::reach_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QJsonArray>("boards");
    const auto add = [](const QJsonValue &piece, BetzaDialect dialect) {
        const QByteArray name = enumName(dialect).data();
        QTest::newRow(text(piece, "id").toUtf8() + " " + text(piece, "betza").toUtf8() + " " + name)
            << text(piece, "betza") << QString::fromUtf8(name)
            << piece[QStringLiteral("boards")].toArray();
    };
    for (const QJsonValue &piece :
         oracle("betza_reach_xbetza.shared.json")[QStringLiteral("pieces")].toArray())
        add(piece, BetzaDialect::XBetza);
    for (const QJsonValue &piece :
         oracle("betza_reach_fsf.shared.json")[QStringLiteral("pieces")].toArray()) {
        add(piece, BetzaDialect::FairyStockfish);
        // The file holds the strings that all read alike, but for the lame zebra.
        if (!text(piece, "betza").contains(QLatin1String("nZ")))
            add(piece, BetzaDialect::XBetza);
    }
}

void tst_betza_oracle::reach()
{
    QFETCH(QString, betza);
    QFETCH(QString, dialect);
    QFETCH(QJsonArray, boards);
    const BetzaDialect reader = enumFromName<BetzaDialect>(dialect.toStdString()).value();
    int passed = 0;
    QStringList failed;
    for (const QJsonValue &board : boards) {
        const int files = number(board, "files");
        const int ranks = number(board, "ranks");
        TAKE(piece, readBetza(betza.toStdString(), reader, std::max(files, ranks)));
        Game game(piece, files, ranks);
        for (const QJsonValue &question : board[QStringLiteral("cases")].toArray()) {
            const Found answer =
                expected(question[QStringLiteral("to")], question[QStringLiteral("locust")]);
            const Grid grid = gridOf(question, files, ranks);
            QString wrong = difference(piece, question, grid, answer, Compare::Everything);
            if (const Found played = game.ask(grid); wrong.isEmpty() && !(played == answer))
                wrong = QStringLiteral("the compiled game: ") + shown(played)
                        + QStringLiteral(", expected ") + shown(answer);
            if (wrong.isEmpty())
                ++passed;
            else
                failed << wrong;
        }
    }
    QVERIFY2(failed.isEmpty(),
             qPrintable(QStringLiteral("%1 passed, %2 failed: %3")
                            .arg(passed)
                            .arg(failed.size())
                            .arg(failed.value(0))));
    QVERIFY(passed > 0);
}

void tst_betza_oracle::oddities_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("witness");
    QTest::addColumn<QJsonArray>("cases");
    const auto add = [](const QJsonValue &entry, BetzaDialect dialect, const char *witness) {
        const QByteArray name = enumName(dialect).data();
        QTest::addRow("%s %s as %s", qPrintable(text(entry, "betza")), name.data(), witness)
            << text(entry, "betza") << QString::fromUtf8(name) << QString::fromUtf8(witness)
            << entry[QStringLiteral("cases")].toArray();
    };
    QJsonArray entries = oracle("betza_disagreements.json")[QStringLiteral("ambiguous")].toArray();
    for (const QJsonValue &entry :
         oracle("betza_fsf_quirks.json")[QStringLiteral("entries")].toArray())
        entries << entry;
    for (const QJsonValue &entry : entries) {
        add(entry, BetzaDialect::FairyStockfish, "fsf");
        add(entry, BetzaDialect::XBetza, "ref");
        add(entry, BetzaDialect::XBoard, "xboard");
    }
}

/// Strings that programs read differently: each dialect against its own program, the diagram's
/// notation against the reading that the reference recommends.
void tst_betza_oracle::oddities()
{
    QFETCH(QString, betza);
    QFETCH(QString, dialect);
    QFETCH(QString, witness);
    QFETCH(QJsonArray, cases);
    const BetzaDialect reader = enumFromName<BetzaDialect>(dialect.toStdString()).value();
    const QSet<QString> inDoubt = {"jW", "nNN", "nC", "nZ", "jN", "jC", "NN3", "W*"};
    // XBoard lacks these letters; its harness was asked with doubled atoms rewritten.
    const QSet<QString> notInXBoard = {"cqN",   "czB",    "mqN", "ooR", "FXX", "FX", "WX", "NY",
                                       "fNNnN", "fNNbnN", "DD",  "AA",  "HH",  "CC", "ZZ", "gNN",
                                       "zB",    "zR",     "zN",  "qN",  "qR",  "U",  "kQ"};
    if (reader != BetzaDialect::FairyStockfish) {
        const bool mayRead = !inDoubt.contains(betza)
                             && !(reader == BetzaDialect::XBoard && notInXBoard.contains(betza));
        QCOMPARE(readBetza(betza.toStdString(), reader).has_value(), mayRead);
        if (!mayRead)
            return;
    }
    if (reader == BetzaDialect::XBoard && betza == "KisO2")
        return; // the harness saw a castling into the void
    for (const QJsonValue &question : cases) {
        const int files = number(question, "files");
        const int ranks = number(question, "ranks");
        TAKE(piece, readBetza(betza.toStdString(), reader, std::max(files, ranks)));
        const QString wrong = difference(piece,
                                         question,
                                         gridOf(question, files, ranks),
                                         expected(question[witness], {}),
                                         Compare::Destinations);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
}

QTEST_APPLESS_MAIN(tst_betza_oracle)
#include "tst_betza_oracle.moc"
