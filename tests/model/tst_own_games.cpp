#include "model/file/design/design_reader.h"
#include "model/play/game/game_record.h"
#include "model/play/legal/refusal.h"
#include "model/play/moves/drawn_move.h"
#include "tests/model/table.h"

#include <random>
#include <set>

/// Games whose rules are written in the language of own rules: what may be played, and what is said
/// of the rest. tst_own_rule_files counts their moves.
class tst_own_games : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Moves are counted without being listed where bans only look at what stands before them.
    void bansAreCounted_data()
    {
        QTest::addColumn<QString>("bans");
        QTest::addColumn<QString>("legs");
        QTest::addColumn<bool>("isCounted");
        const QString none;
        QTest::newRow("of every move") << R"json({"before": "rank(to) = 3"})json" << none << true;
        QTest::newRow("of an own move")
            << R"json({"moves": ["go"], "before": "to = c3"})json" << none << true;
        QTest::newRow("of its choices")
            << R"json({"moves": ["go"], "before": "rank(from) = k"})json" << none << true;
        QTest::newRow("of a type")
            << R"json({"types": ["Tower"], "before": "rank(to) > 1"})json" << none << true;
        QTest::newRow("of a player")
            << R"json({"players": ["Black"], "before": "file(from) = 1"})json" << none << true;
        QTest::newRow("of two")
            << R"json({"before": "path & {a1, c2} != {}"}, {"before": "me = White and to = b2"})json"
            << none << true;
        QTest::newRow("where legs move too")
            << R"json({"before": "to = c3"})json"
            << R"json(, "moves": [{"path": "move n e s w"}])json" << false;
        QTest::newRow("of captures")
            << R"json({"moves": ["capture"], "before": "to = c3"})json" << none << false;
        QTest::newRow("of what comes after")
            << R"json({"after": "empty(c3)"})json" << none << false;
    }
    void bansAreCounted()
    {
        QFETCH(QString, bans);
        QFETCH(QString, legs);
        QFETCH(bool, isCounted);
        using namespace rookery;
        const QString design = R"json({"rookery": 2, "name": "Bans",
            "board": {"lattice": "square", "size": [4, 4]},
            "directions": [{"name": "n", "vector": [0, 1]}, {"name": "e", "vector": [1, 0]},
                           {"name": "s", "vector": [0, -1]}, {"name": "w", "vector": [-1, 0]}],
            "players": [{"name": "White"}, {"name": "Black"}],
            "pieces": [{"name": "Stone", "letters": "S"%1}, {"name": "Tower", "letters": "T"%1}],
            "setup": {"White": {"Stone": ["a1", "b1"], "Tower": ["c1"]},
                      "Black": {"Stone": ["a4", "b4"], "Tower": ["c4"]}},
            "rules": {"pass": "stuck", "own-moves": [{"name": "go", "same": "choices",
                "choose": ["from in pieces(me)", "k in 1..2",
                           "to in near(from) where not friend(to)"],
                "do": ["move from to to"]}], "bans": [%2]}})json";
        const auto read = readDesign(design.arg(legs, bans).toStdString());
        QVERIFY2(read.has_value(), read ? "" : read.error().front().sentence().c_str());
        MoveRules rules(read->design);
        bool wasCounted = false;
        for (unsigned seed = 1; seed <= 3; ++seed) {
            std::mt19937 random(seed);
            Position position = startPosition(read->design, rules.board());
            std::vector<Move> moves;
            for (int ply = 0; ply < 30; ++ply) {
                rules.legal(position, moves);
                const auto count = rules.countLegal(position);
                QVERIFY(!count || *count == moves.size());
                wasCounted = wasCounted || count;
                if (moves.empty())
                    break;
                Undo undo;
                rules.make(position, drawnMove(moves, random), undo);
            }
        }
        QCOMPARE(wasCounted, isCounted);
    }

    /// What is asked of a ban's `before` is asked of the position before, also where the move is
    /// made first.
    void bansReadWhatWasBefore_data()
    {
        QTest::addColumn<QString>("ban");
        QTest::addColumn<int>("count");
        QTest::newRow("before") << R"json("before": "hot(to) = 1")json" << 0;
        QTest::newRow("before and after")
            << R"json("before": "hot(to) = 1", "after": "captured = {}")json" << 0;
        QTest::newRow("before that is not so, and after")
            << R"json("before": "hot(to) = 0", "after": "captured = {}")json" << 3;
        QTest::newRow("of an empty cell, and after")
            << R"json("before": "empty(to)", "after": "true")json" << 0;
        QTest::newRow("after alone") << R"json("after": "hot(to) = 1")json" << 3;
    }
    void bansReadWhatWasBefore()
    {
        QFETCH(QString, ban);
        QFETCH(int, count);
        using namespace rookery;
        const QString design = R"json({"rookery": 2, "name": "Ban",
            "board": {"lattice": "square", "size": [3, 1]},
            "pieces": [{"name": "Stone", "letters": "S"}],
            "rules": {"pass": "never", "hands": {"supply": "endless"},
                "numbers": [{"name": "hot", "of": "cell", "start": 1, "most": 1}],
                "effects": [{"after": ["drop"], "do": ["for c in cells: set hot(c) = 0"]}],
                "bans": [{"moves": ["drop"], %1}]}})json";
        TAKE(read, readDesign(design.arg(ban).toStdString()));
        MoveRules rules(read.design);
        Position position = startPosition(read.design, rules.board());
        std::vector<Move> moves;
        rules.legal(position, moves);
        QCOMPARE(static_cast<int>(moves.size()), count);
    }

    /// Who moves by own moves alone needs no piece to go on.
    void playersWithoutPiecesPass()
    {
        using namespace rookery;
        TAKE(read, readDesign(R"json({"rookery": 2, "name": "Seeds",
            "board": {"lattice": "square", "size": [3, 1]}, "pieces": [],
            "rules": {"pass": "stuck", "numbers": [{"name": "x", "of": "cell", "most": 5}],
                "own-moves": [{"name": "m", "choose": ["c in cells where me = White and x(c) < 5"],
                               "do": ["add 1 to x(c)"]}]}})json"));
        MoveRules rules(read.design);
        Position position = startPosition(read.design, rules.board());
        position.setToMove(PlayerId(1));
        std::vector<Move> moves;
        rules.legal(position, moves);
        QCOMPARE(moves.size(), std::size_t(1));
        QCOMPARE(moves.front().kind, Move::Kind::Pass);
        QVERIFY(!moves.front().retires);
    }

    /// What stands on the board after moves, and how the game is over.
    void afterMoves_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("pieces");
        QTest::addColumn<QString>("end");
        const auto row = [](const char *game,
                            const char *name,
                            const char *position,
                            const char *moves,
                            const char *pieces,
                            const char *end) {
            QTest::newRow((std::string(game) + ": " + name).c_str())
                << game << position << moves << pieces << end;
        };
        row("pente",
            "two pairs at once",
            "a1:O b1:o c1:o d2:o d3:o d4:O / turn=1 numbers=pairs:0*2",
            "d1",
            "a1:O d1:O d4:O",
            "");
        row("pente",
            "one and three are not taken, and between two is safe",
            "a1:o b1:O d1:o f1:o g1:O h1:O i1:O e2:O e3:o / turn=1 numbers=pairs:0*2",
            "c1 j1",
            "a1:o b1:O c1:O d1:o e2:O e3:o f1:o g1:O h1:O i1:O j1:o",
            "");
        row("pente",
            "five pairs",
            "a1:O b1:o c1:o / turn=1 numbers=pairs:4,0",
            "d1",
            "a1:O d1:O",
            "White wins: White has captured five pairs");
        row("pentago",
            "the marbles go round, clockwise",
            "a1:M a2:m b2:M / turn=1",
            "c3-b2-1",
            "a3:M b2:M b3:m c1:M",
            "");
        row("pentago",
            "a row for both is a draw",
            "a5:m b5:m c5:m e4:m e5:m f1:M f2:M f3:M f6:M e6:M / turn=1",
            "a1-e5-1",
            "a1:M a5:m b5:m c5:m d5:m e5:m f1:M f2:M f3:M f4:M f5:M",
            "draw: five in a row");
        row("pentago",
            "five before the turn win, and nothing turns",
            "a1:M b1:M c1:M d1:M f3:m / turn=1",
            "e1-e2-1",
            "a1:M b1:M c1:M d1:M e1:M f3:m",
            "White wins: five in a row");
        row("epaminondas",
            "two take the place of one",
            "c3:S d3:S e3:S g3:s h3:s a12:s / turn=1",
            "c3-e3-g3",
            "a12:s e3:S f3:S g3:S",
            "");
        row("epaminondas",
            "the far row counts after the answer",
            "g11:S a5:s / turn=1",
            "g11-h12 a5-a4",
            "a4:s h12:S",
            "White wins: White has more stones on the far row");
        row("abalone",
            "the sixth marble",
            "e5:M f5:M g5:M h5:m i5:m / turn=1 numbers=out:5,0",
            "e5-h5",
            "f5:M g5:M h5:M i5:m",
            "Black wins: Black has pushed six marbles off the board");
        row("abalone",
            "three side by side",
            "d5:M e5:M f5:M a5:m / turn=1 numbers=out:0*2",
            "d5-f5-d6",
            "a5:m d6:M e6:M f6:M",
            "");
        row("dvonn",
            "what is cut off is lost",
            "c3:P d3:p e3:p g3:p / turn=1 unowned=d4:D under=c3:p numbers=placed:49",
            "c3-e3",
            "d3:p e3:P",
            "");
        row("dvonn",
            "over when neither can move",
            "d3:P e3:P / turn=1 unowned=d4:D numbers=placed:49",
            "d3-e3",
            "e3:P",
            "White wins: neither can move");
        row("copenhagen-hnefatafl",
            "a shield wall",
            "c1:s d1:s b1:S c2:S d2:S e5:S a9:k / turn=1 numbers=fort:0",
            "e5-e1",
            "a9:k b1:S c2:S d2:S e1:S",
            "");
        row("copenhagen-hnefatafl",
            "a shield wall spares the king",
            "c1:s d1:k b1:S c2:S d2:S e5:S a9:s / turn=1 numbers=fort:0",
            "e5-e1",
            "a9:s b1:S c2:S d1:k d2:S e1:S",
            "");
        row("copenhagen-hnefatafl",
            "the king beside the throne",
            "e6:k e7:S e5:S d1:S a9:s / turn=1 numbers=fort:0",
            "d1-d6",
            "a9:s d6:S e5:S e7:S",
            "Attackers wins: the king is taken");
        row("copenhagen-hnefatafl",
            "between two enemies by a move of its own",
            "d1:S f1:S e9:s a9:k / turn=2 numbers=fort:0",
            "e9-e1",
            "a9:k d1:S e1:s f1:S",
            "");
        row("copenhagen-hnefatafl",
            "no way to the edge",
            "e5:k e6:s e7:S d6:S f6:S d5:S f5:S a4:S / turn=1 numbers=fort:0",
            "a4-e4",
            "d5:S d6:S e4:S e5:k e6:s e7:S f5:S f6:S",
            "Attackers wins: the defenders are shut in");
        row("copenhagen-hnefatafl",
            "a fort at the edge",
            "d1:k c1:s f1:s d2:s e2:s f6:S a6:s / turn=2 numbers=fort:0",
            "a6-a5",
            "a5:s c1:s d1:k d2:s e2:s f1:s f6:S",
            "Defenders wins: the king has a fort at the edge");
        row("copenhagen-hnefatafl",
            "a fort that can be broken",
            "d1:k b1:s c1:s c2:s d3:s e2:s f1:s f6:S a6:s / turn=2 numbers=fort:0",
            "a6-a5",
            "a5:s b1:s c1:s c2:s d1:k d3:s e2:s f1:s f6:S",
            "");
        row("camelot",
            "out of the own castle at once",
            "f3:M f2:m g5:N l12:m a13:m / turn=1 numbers=castle-moves:0*2 numbers=quiet:0",
            "f3-f1 l12-l11 f1-e2",
            "a13:m e2:M g5:N l11:m",
            "");
        row("camelot",
            "a charge",
            "e5:N e6:M f8:m h8:m l13:m / turn=1 numbers=castle-moves:0*2 numbers=quiet:0",
            "e5-e7-g9-i7",
            "e6:M i7:N l13:m",
            "");
        row("camelot",
            "two pieces in the castle",
            "f15:M g16:N a4:m / turn=1 numbers=castle-moves:0*2 numbers=quiet:0",
            "f15-f16",
            "a4:m f16:M g16:N",
            "White wins: two pieces of White are in the castle");
        row("paper-soccer",
            "the ball in the goal",
            "/ turn=1 unowned=k23:O",
            "k25",
            "",
            "White wins: the ball is in the goal");
        row("lasca",
            "prisoners go under, and what was under them is free",
            "c3:S d4:s f6:s a1:S / turn=1 under=d4:S",
            "c3-e5-g7",
            "a1:S d4:S g7:O",
            "White wins: Black has no move");
    }
    void afterMoves()
    {
        QFETCH(QString, game);
        QFETCH(QString, position);
        QFETCH(QString, moves);
        QFETCH(QString, pieces);
        QFETCH(QString, end);
        rookery::test::Table table(game, position);
        for (const QString &move : moves.split(' '))
            table.play(move);
        QCOMPARE(table.pieces(), pieces);
        QCOMPARE(endOf(table), end);
    }

    /// Whole turns, as RBG counts them: all lines up to where the ball does not bounce, or the
    /// goal; a turn that ends without a line left is none.
    void turnsOfPaperSoccer()
    {
        rookery::test::Table table("paper-soccer", {});
        QCOMPARE(countTurns(table, 1), quint64(8));
        QCOMPARE(countTurns(table, 2), quint64(56));
        QCOMPARE(countTurns(table, 3), quint64(512));
        QCOMPARE(countTurns(table, 4), quint64(5312));
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
        for (const char *game : {"oware",
                                 "tak-5x5",
                                 "arimaa",
                                 "yinsh",
                                 "footsteps",
                                 "quoridor",
                                 "abalone",
                                 "dvonn",
                                 "lasca",
                                 "pente",
                                 "ultimate-tic-tac-toe",
                                 "backgammon",
                                 "chess960",
                                 "royal-game-of-ur",
                                 "entropy"})
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

    /// The published example of a full board: 48 points.
    void pointsOfEntropy()
    {
        const char *rows[] = {"RGBYR", "RRRGG", "VYVYV", "BGYGB", "VBBVY"}; // from the top
        QString position = "hand:Y / turn=1";
        for (int rank = 0; rank < 5; ++rank) {
            for (int file = 0; file < 5; ++file) {
                if (rank < 4 || file < 4)
                    position += QString(" unowned=%1%2:%3")
                                    .arg(QChar('a' + file))
                                    .arg(5 - rank)
                                    .arg(QChar(rows[rank][file]));
            }
        }
        rookery::test::Table table(
            "entropy", position + " numbers=bag:0*5 numbers=points:0*3 numbers=round:1");
        table.play("Y-e1");
        QCOMPARE(
            QString::fromStdString(writePosition(table.now, table.design, table.moveRules.board())),
            QString("/ turn=3 numbers=bag:5*5 numbers=points:0,48,0 numbers=round:2 "
                    "last-move=mover:1 moves=3"));
    }

    void missingNumbers()
    {
        using namespace rookery;
        const Design design = test::bundledDesign("oware");
        MoveRules moveRules(design);
        const auto read = readPosition("/ turn=1 numbers=store:0*2", design, moveRules.board());
        QVERIFY(!read);
        QCOMPARE(read.error().sentence(),
                 std::string("the text does not say the number 'seeds'; numbers=seeds:0 would"));
        // But for numbers that are no part of the position.
        const Design jetan = test::bundledDesign("jetan");
        MoveRules fights(jetan);
        const auto begun = readPosition("d1:Princess / turn=1", jetan, fights.board());
        QVERIFY(begun.has_value());
        QVERIFY(begun->numbers()[0] == 0);
        const auto few =
            readPosition("/ turn=1 numbers=store:0*2 numbers=seeds:4", design, moveRules.board());
        QVERIFY(!few);
        QCOMPARE(few.error().sentence(), std::string("'seeds' has 12 values, not 1"));
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
        QTest::newRow("an empty cell of a game of own moves")
            << "oware"
            << "/ turn=1 numbers=store:20*2 numbers=seeds:1,0*9,3,0"
            << "a1"
            << "b2"
            << "no own move leads there from a1";
        QTest::newRow("a piece without a movement") << "domineering"
                                                    << ""
                                                    << "a1"
                                                    << "c3"
                                                    << "no own move leads there from a1";
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
                                                        *board.find(to.toStdString()))
                                            .text()),
                 sentence);
    }

    /// What is said of own moves that are typed: the first choice that is not offered, and why.
    void typedMoves_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name,
                            const char *game,
                            const char *position,
                            const char *typed,
                            const char *sentence) {
            QTest::newRow(name) << game << position << typed << sentence;
        };
        row("a choice that is not offered",
            "arimaa",
            "e2:R a8:r / turn=1 numbers=strength:6,5,4,3,2,1",
            "e2-e4",
            "e2-e4 is no move here: step: e4 is no choice of 'to': the cells beside e2 = "
            "{d2, e1, e3, f2}");
        row("a word in a word, and what makes it so",
            "arimaa",
            "e4:C e5:d h1:R h8:r / turn=1 numbers=strength:6,5,4,3,2,1",
            "e4-e3",
            "e4-e3 is no move here: step: e4 is no choice of 'from': 'free of e4' does not "
            "hold: 'frozen of e4' holds: 'for some x of the cells beside e4 (an enemy "
            "stands on x and stronger of x and e4)' holds: x = e5; 'for no x of the cells "
            "beside e4 a piece of the mover stands on x' holds");
        row("what must not hold, in both parts",
            "arimaa",
            "e4:R h8:r / turn=1 numbers=strength:6,5,4,3,2,1",
            "e4-e3",
            "e4-e3 is no move here: step: e3 is no choice of 'to': 'the type of e4 is "
            "Rabbit' holds: the type of e4 = Rabbit; 'e3 is behind of e4' holds: behind of "
            "e4 = e3");
        row("no cell",
            "arimaa",
            "e4:R h8:r / turn=1 numbers=strength:6,5,4,3,2,1",
            "e4-z5",
            "e4-z5 is no move here: step: 'to' is a cell, and not 'z5'");
        row("a text that ends too early",
            "arimaa",
            "e4:R h8:r / turn=1 numbers=strength:6,5,4,3,2,1",
            "e4",
            "e4 is no move here: step: a choice of 'to' is missing");
        row("a rule that comes later",
            "arimaa",
            "",
            "e4-e5",
            "e4-e5 is no move here: step: 'unplaced of Gold is 0' does not hold: unplaced "
            "of Gold = 16");
        row("a placement outside of the home",
            "arimaa",
            "",
            "C-d5",
            "C-d5 is no move here: place: d5 is no choice of 'to': home of Gold = {a1, a2, "
            "b1, b2, c1, c2, d1, d2, ...}");
        row("a number",
            "quoridor",
            "",
            "a1-3",
            "a1-3 is no move here: fence off: 3 is no choice of 'k': 1 to 2 = {1, 2}");
        row("by the name of the rule",
            "quoridor",
            "",
            "fence_off:i9-1",
            "fence_off:i9-1 is no move here: fence off: i9 is no choice of 'post': posts = "
            "{a1, a2, a3, a4, a5, a6, a7, a8, ...}");
        row("a hand that is not empty yet",
            "yinsh",
            "",
            "a2-a3",
            "a2-a3 is no move here: go: 'the number of Ring in the hand of White is 0' does "
            "not hold: the number of Ring in the hand of White = 5");
        row("a stack that goes farther",
            "dvonn",
            "c3:P d3:p e3:p g3:p / turn=1 unowned=d4:D under=c3:p numbers=placed:49",
            "c3-d3",
            "c3-d3 is no move here: stack: d3 is no choice of 'to': goals of c3 = {e3}");
        row("a piece of the opponent",
            "dvonn",
            "c3:P d3:p e3:p g3:p / turn=1 unowned=d4:D under=c3:p numbers=placed:49",
            "d3-c3",
            "d3-c3 is no move here: stack: d3 is no choice of 'from': the pieces of White = "
            "{c3}");
        row("a type, by neither of two parts",
            "tak-5x5",
            "",
            "C-a1",
            "C-a1 is no move here: place: Cap is no choice of 't': 'the number of the turn "
            "is more than 2' does not hold: the number of the turn = 1; 'Cap is Flat' does "
            "not hold");
        row("a text of many parts",
            "tak-5x5",
            "",
            "a1-n-1-1",
            "a1-n-1-1 is no move here: carry: 'the number of the turn is more than 2' does "
            "not hold: the number of the turn = 1");
        row("what holds the others together",
            "hive",
            "l13:Q m13:A n13:q o13:b o12:A / turn=1 moves=8",
            "m13-m14",
            "m13-m14 is no move here: go: m13 is no choice of 'from': 'the number of parts "
            "of others of m13 is 1' does not hold: the number of parts of others of m13 = 2");
        row("a move as long as the line has pieces",
            "lines-of-action",
            "",
            "b1-b2",
            "b1-b2 is no move here: go: b2 is no choice of 'to': goal-of of b1 and d for "
            "each d of all directions = {b3, d3, h1}");
        row("an empty pit",
            "oware",
            "/ turn=1 numbers=store:20*2 numbers=seeds:1,0*9,3,0",
            "b1",
            "b1 is no move here: sow: b1 is no choice of 'pit': 'the seeds of b1 is more "
            "than 0' does not hold: the seeds of b1 = 0");
        row("a ban",
            "oware",
            "/ turn=1 numbers=store:20*2 numbers=seeds:1,0*9,3,0",
            "a1",
            "a1 is no move here: North has no seeds and must be given some");
        row("a text that goes on", "oware", "", "a1-b1", "no own move leads there from a1");
        row("a move of a piece",
            "chess",
            "",
            "e2-e5",
            "the White Pawn on e2 cannot go to e5: out of range: e5 would be step 2 of its "
            "leg");
    }
    void typedMoves()
    {
        using namespace rookery;
        QFETCH(QString, game);
        QFETCH(QString, position);
        QFETCH(QString, typed);
        QFETCH(QString, sentence);
        test::Table table(game, position);
        QCOMPARE(
            QString::fromStdString(
                describeRefusedText(table.design, table.moveRules, table.now, typed.toStdString())
                    .text()),
            sentence);
    }

private:
    static quint64 countTurns(rookery::test::Table &table, int turns)
    {
        using namespace rookery;
        if (turns == 0)
            return 1;
        std::vector<Move> moves;
        table.moveRules.legal(table.now, moves);
        quint64 count = 0;
        const PlayerId player = table.now.toMove();
        for (const Move &move : moves) {
            Undo undo;
            table.moveRules.make(table.now, move, undo);
            const bool goesOn =
                table.now.toMove() == player && !table.moveRules.end(table.now).has_value();
            count += countTurns(table, goesOn ? turns : turns - 1);
            MoveRules::unmake(table.now, undo);
        }
        return count;
    }

    static QString endOf(rookery::test::Table &table)
    {
        const auto end = table.moveRules.end(table.now);
        return end ? QString::fromStdString(describeEnd(*end, *table.design.rules)) : QString();
    }

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
