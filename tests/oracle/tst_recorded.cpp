#include "tests/model/table.h"
#include "tests/oracle/game_variations.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace rookery;
using namespace rookery::test;

namespace {

QString cellAt(int file, int rank)
{
    return QChar('a' + file) + QString::number(rank + 1);
}

QList<int> numbersIn(const QString &text)
{
    static const QRegularExpression digits("[0-9]+");
    QList<int> numbers;
    for (auto found = digits.globalMatch(text); found.hasNext();)
        numbers << found.next().captured().toInt();
    return numbers;
}

/// South's pits A to F are our first rank; north's a to f go the other way round the board.
QString owarePit(const QString &pit)
{
    const char letter = pit.front().toLatin1();
    return letter < 'a' ? cellAt(letter - 'A', 0) : cellAt('f' - letter, 1);
}

/// A cell and the quarter that turns, one of eight letters.
QString pentagoMove(const QString &move)
{
    static const QStringList turns = {
        "b2-1", "b2-2", "e2-1", "e2-2", "e5-1", "e5-2", "b5-1", "b5-2"};
    return move.left(2) + '-' + turns[move.back().toLatin1() - 's'];
}

/// Its board lies on its side.
QString clobberMove(const QString &move)
{
    const auto turned = [](QStringView cell) {
        return cellAt(cell[1].digitValue() - 1, 5 - (cell[0].toLatin1() - 'a'));
    };
    return turned(QStringView(move).left(2)) + '-' + turned(QStringView(move).mid(2));
}

/// Points by their numbers, row by row from the top.
QString morrisMove(const QString &move)
{
    static const QStringList points = {"a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5",
                                       "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3",
                                       "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1"};
    QStringList cells;
    for (const int number : numbersIn(move))
        cells << points[number];
    return cells.join('-');
}

/// The number of a small board, or of one, row and column.
QString ultimateMove(const QString &move)
{
    const QList<int> numbers = numbersIn(move);
    if (numbers.size() == 1)
        return QString::number(numbers.front());
    const int board = numbers[0];
    return cellAt(board % 3 * 3 + numbers[2], 8 - (board / 3 * 3 + numbers[1]));
}

int smallBoard(const QString &cell)
{
    return (9 - cell.mid(1).toInt()) / 3 * 3 + (cell.front().toLatin1() - 'a') / 3;
}

/// A move in the plies that the recording makes of it, among all that are legal.
QStringList whole(const QString &move, const QStringList & /*legal*/)
{
    return {move};
}

/// What is taken off is a ply of its own.
QStringList withRemoval(const QString &move, const QStringList & /*legal*/)
{
    return move.split('x');
}

/// So is the small board, where it is free.
QStringList withSmallBoard(const QString &move, const QStringList &legal)
{
    const bool isFree = std::any_of(legal.begin(), legal.end(), [&](const QString &other) {
        return smallBoard(other) != smallBoard(move);
    });
    return isFree ? QStringList{QString::number(smallBoard(move)), move} : QStringList{move};
}

struct Notation
{
    QString design;
    std::function<QString(const QString &)> ours;
    QStringList (*plies)(const QString &move, const QStringList &legal) = whole;
};

const QHash<QString, Notation> notations = {
    {"oware", {"oware", owarePit}},
    {"lines_of_action",
     {"lines-of-action",
      [](QString move) {
          return move.replace('x', '-');
      }}},
    {"go(board_size=7,komi=4.5)",
     {"go-9x9",
      [](const QString &move) {
          return move.section(' ', 1);
      }}},
    {"pentago", {"pentago", pentagoMove}},
    {"y(board_size=9)",
     {"y",
      [](const QString &move) {
          return move;
      }}},
    {"clobber", {"clobber", clobberMove}},
    {"nine_mens_morris", {"nine-mens-morris", morrisMove, withRemoval}},
    {"ultimate_tic_tac_toe", {"ultimate-tic-tac-toe", ultimateMove, withSmallBoard}},
};

/// Why the others are not played.
const QHash<QString, QString> unplayed = {
    {"quoridor(board_size=5)", "another board"},
    {"dots_and_boxes", "another board"},
    {"backgammon", "its moves are named by numbers of its own"},
    {"banqi", "it names the pieces that are turned up, and not their cells, by types"},
    {"phantom_ttt", "the game is not here"},
};

} // namespace

/// Games that another program has recorded, with the number of legal moves before each.
class tst_recorded : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void games_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QJsonObject>("line");
        QFile file(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/oracle/more_games_perft.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int played = 0;
        for (const QJsonValue line :
             QJsonDocument::fromJson(file.readAll()).object()["lines"].toArray()) {
            const QString game = line.toObject()["game"].toString();
            QVERIFY2(notations.contains(game) != unplayed.contains(game), qPrintable(game));
            if (!notations.contains(game))
                continue;
            ++played;
            QTest::newRow(qPrintable(game)) << game << line.toObject();
        }
        QCOMPARE(played, int(notations.size()));
    }

    void games()
    {
        QFETCH(QString, game);
        QFETCH(QJsonObject, line);
        const Notation &notation = notations[game];
        Design design = bundledDesign(notation.design.toStdString());
        if (game.startsWith("go("))
            design = oracle::onBoard(std::move(design), 7, 7);
        Table table(std::move(design), {});
        const QJsonArray moves = line["moves"].toArray();
        const QJsonArray wanted = line["legal"].toArray();
        QCOMPARE(moves.size(), wanted.size());
        QStringList legal;
        QStringList left; // of these, what agrees with the plies so far
        int ply = 0;      // of the move that is being made
        for (int i = 0; i < moves.size(); ++i) {
            if (ply == 0) {
                QVERIFY(!table.moveRules.end(table.now));
                legal = table.legal();
                left = legal;
            }
            const auto plyOf = [&](const QString &move) {
                return notation.plies(move, legal).value(ply);
            };
            QSet<QString> options;
            for (const QString &move : left)
                options << plyOf(move);
            QCOMPARE(int(options.size()), wanted[i].toInt());
            const QString made = notation.ours(moves[i].toString());
            QVERIFY2(options.contains(made), qPrintable(made));
            left.removeIf([&](const QString &move) { return plyOf(move) != made; });
            ++ply;
            if (notation.plies(left.front(), legal).size() == ply) {
                table.play(left.front());
                ply = 0;
            }
        }
        QCOMPARE(ply, 0);
        checkEnd(table, line["returns"].toArray());
    }

private:
    /// Points of each player; none where the recording stops before the game is over.
    static void checkEnd(Table &table, const QJsonArray &points)
    {
        const auto end = table.moveRules.end(table.now);
        QCOMPARE(end.has_value(), !points.isEmpty());
        if (!end)
            return;
        const bool firstWins = points[0].toInt() > 0;
        QVERIFY(end->winner.has_value());
        QCOMPARE(end->winner->index(), std::size_t(firstWins ? 0 : 1));
    }
};

QTEST_APPLESS_MAIN(tst_recorded)
#include "tst_recorded.moc"
