#include "model/engine/make_game_engine.h"
#include "model/play/game/game_record.h"
#include "model/play/legal/refusal.h"
#include "tests/model/table.h"

#include <set>

/// Games whose rules are written in the language of own rules: counts of other programs, what may
/// be played, and what is said of the rest.
class tst_own_games : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Sequences of legal moves from the start; tests/data/oracle has their sources.
    void counts_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QList<int>>("counts");
        QTest::newRow("oware") << "oware" << QList<int>{6, 36, 190, 1014, 5219};
        QTest::newRow("go") << "go-9x9" << QList<int>{82, 6643};
        QTest::newRow("lines of action") << "lines-of-action" << QList<int>{36, 1244};
        QTest::newRow("quoridor") << "quoridor" << QList<int>{131, 16677};
        QTest::newRow("tak 5x5") << "tak-5x5" << QList<int>{25, 600, 43320};
        QTest::newRow("tak 6x6") << "tak-6x6" << QList<int>{36, 1260};
    }
    void counts()
    {
        QFETCH(QString, game);
        QFETCH(QList<int>, counts);
        const auto engine =
            rookery::makeGameEngine(rookery::test::bundledDesign(game.toStdString()));
        for (int depth = 1; depth <= counts.size(); ++depth)
            QCOMPARE(engine->perft(depth), quint64(counts[depth - 1]));
    }

    /// The boards that gold can leave after a whole turn; the board as it was is none of them.
    void turnsOfArimaa()
    {
        using namespace rookery;
        const QString ranks = "hdcemcdh/rrrrrrrr/8/8/8/8/HDCEMCDH/RRRRRRRR w";
        test::Table table("arimaa", ranks + " numbers=steps:0 numbers=strength:6,5,4,3,2,1");
        std::set<std::string> boards;
        std::set<std::string> seen;
        visitTurn(table, seen, boards);
        QCOMPARE(boards.size(), std::size_t(3353));
    }

    /// A position's text has all that own rules keep: it is read back as it was.
    void textsOfPositions_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"oware", "tak-5x5", "arimaa", "yinsh", "footsteps", "quoridor"})
            QTest::newRow(game) << game;
    }
    void textsOfPositions()
    {
        using namespace rookery;
        QFETCH(QString, game);
        test::Table table(game, {});
        std::mt19937 random(1);
        for (int ply = 0; ply < 60; ++ply) {
            const std::string text =
                writePosition(table.now, table.design, table.moveRules.board());
            TAKE(read, readPosition(text, table.design, table.moveRules.board()));
            test::Table again(game, QString::fromStdString(text));
            QCOMPARE(
                QString::fromStdString(writePosition(read, table.design, table.moveRules.board())),
                QString::fromStdString(text));
            const QStringList moves = table.legal();
            QCOMPARE(again.legal(), moves);
            if (moves.isEmpty())
                return;
            table.play(moves[static_cast<int>(random() % unsigned(moves.size()))]);
        }
    }

    void missingNumbers()
    {
        using namespace rookery;
        const Design design = test::bundledDesign("oware");
        MoveRules moveRules(design);
        const auto read = readPosition("/ turn=1 numbers=store:0*2", design, moveRules.board());
        QVERIFY(!read);
        QCOMPARE(read.error().message,
                 std::string("the text does not say the number 'seeds'; numbers=seeds:0 would"));
        const auto few =
            readPosition("/ turn=1 numbers=store:0*2 numbers=seeds:4", design, moveRules.board());
        QVERIFY(!few);
        QCOMPARE(few.error().message, std::string("'seeds' has 12 values, not 1"));
    }

    /// What a ban says, with the values of the move.
    void reasons_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("an opponent without seeds is fed")
            << "oware"
            << "/ turn=1 numbers=store:20*2 numbers=seeds:1,0*9,3,0"
            << "a1"
            << "a1"
            << "a1 is no move here: North has no seeds and must be given some";
    }
    void reasons()
    {
        using namespace rookery;
        QFETCH(QString, game);
        QFETCH(QString, position);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, sentence);
        test::Table table(game, position);
        const Board &board = table.moveRules.board();
        QCOMPARE(QString::fromStdString(describeRefusal(table.design,
                                                        table.moveRules,
                                                        table.now,
                                                        *board.find(from.toStdString()),
                                                        *board.find(to.toStdString()))),
                 sentence);
    }

private:
    /// All boards that the moves of this turn lead to; what has been seen is gone from once.
    static void visitTurn(rookery::test::Table &table,
                          std::set<std::string> &seen,
                          std::set<std::string> &boards)
    {
        using namespace rookery;
        std::vector<Move> moves;
        table.moveRules.legal(table.now, moves);
        for (const Move &move : moves) {
            Undo undo;
            table.moveRules.make(table.now, move, undo);
            std::string key;
            for (const CellId cell : table.moveRules.board().cells()) {
                const auto piece = table.now.at(cell);
                key += piece ? char('A' + int(piece->type.index()) + 10 * int(piece->owner.index()))
                             : '.';
            }
            if (table.now.toMove() != PlayerId(0))
                boards.insert(key);
            else if (seen.insert(key + std::to_string(table.now.numbers()[0])).second)
                visitTurn(table, seen, boards);
            MoveRules::unmake(table.now, undo);
        }
    }
};

QTEST_APPLESS_MAIN(tst_own_games)
#include "tst_own_games.moc"
