#include "tests/cli/command_line.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace rookery::test;

namespace {

/// White: Rook a1, Pawn b2. Black: Rook d4, Pawn c3.
const char *smallDesign = R"json({ "rookery": 2, "name": "Small",
"board": { "lattice": "square", "size": [4, 4] },
"directions": [ { "name": "n", "vector": [0, 1] }, { "name": "ne", "vector": [1, 1] },
                { "name": "e", "vector": [1, 0] }, { "name": "s", "vector": [0, -1] },
                { "name": "w", "vector": [-1, 0] }, { "name": "nw", "vector": [-1, 1] } ],
"players": [ { "name": "White" }, { "name": "Black", "facing": "half" } ],
"pieces": [ { "name": "Rook", "letters": "R", "moves": [ { "path": "ride n e s w" } ] },
            { "name": "Pawn", "letters": "P", "moves": [ { "path": "move leap n" },
              { "path": "move (~n n stop)", "when": "unmoved" },
              { "path": "capture leap nw ne" } ] },
            { "name": "Mao", "letters": "M", "moves": [ { "path": "(~n ne stop)" } ] },
            { "name": "General", "moves": [ { "path": "leap n" } ] } ],
"setup": { "White": { "Rook": ["a1"], "Pawn": ["b2"] },
           "Black": { "Rook": ["d4"], "Pawn": ["c3"] } } })json";

/// A piece with two ways from a1 to b2, and one with many ways to the same cell.
const char *waysDesign = R"json({ "rookery": 2, "name": "Ways",
"board": { "lattice": "square", "size": [4, 4] },
"directions": [ { "name": "n", "vector": [0, 1] }, { "name": "e", "vector": [1, 0] } ],
"players": [ { "name": "White" }, { "name": "Black" } ],
"pieces": [ { "name": "Crab", "letters": "C", "moves": [ { "path": "(~n e stop) (~e n stop)" } ] },
            { "name": "Many", "letters": "M", "moves": [ { "path": "%1" } ] } ],
"setup": { "White": { "Crab": ["a1"] } } })json";

QByteArray manyWays()
{
    QStringList paths;
    for (int i = 0; i < 15; ++i)
        paths.append("leap n");
    return QString(waysDesign).arg(paths.join(" ")).toUtf8();
}

QString lines(const QStringList &list)
{
    return list.join("\n") + "\n";
}

/// A piece that captures the next one to the east and leaps on, and one who changes places with a
/// friend.
const char *hitAndRunDesign = R"json({ "rookery": 2, "name": "Hit and run",
"board": { "lattice": "square", "size": [4, 2] },
"pieces": [
  { "name": "Runner", "letters": "R", "moves": [ { "legs": [
      { "steps": ["e"], "enemy": { "effect": "capture", "then": [2] } },
      { "steps": ["e"], "empty": { "stop": true } } ] } ] },
  { "name": "Swapper", "letters": "S", "moves": [ { "legs": [
      { "steps": ["e"], "unloads": true, "friend": { "stop": true, "effect": "capture" } } ] } ] } ] })json";

/// A piece whose moves take up to eight enemies around it in any order.
const char *branchingDesign = R"json({ "rookery": 2, "name": "Branching",
"board": { "lattice": "square", "size": [8, 8] },
"pieces": [ { "name": "Bomb", "letters": "B", "moves": [ { "betza": "cacacacacacacaK" } ] },
            { "name": "Stone", "letters": "S" } ] })json";
/// The same piece where a game begins, as crowded but for a corner.
QByteArray crowdedStart()
{
    QStringList cells;
    for (char file = 'a'; file <= 'h'; ++file) {
        for (char rank = '1'; rank <= '8'; ++rank)
            cells.append(QStringLiteral("\"%1%2\"").arg(QChar(file), QChar(rank)));
    }
    cells.removeOne(QStringLiteral("\"d4\""));
    cells.removeOne(QStringLiteral("\"h1\""));
    QByteArray design = branchingDesign;
    design.chop(2);
    return design + R"json(, "setup": { "White": { "Bomb": ["d4"] }, "Black": { "Stone": [)json"
           + cells.join(", ").toUtf8() + "] } } }";
}

const char *crowd = "ssssssss/ssssssss/ssssssss/ssssssss/sssBssss/ssssssss/ssssssss/ssssssss w";

} // namespace

class tst_cli_moves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesTakenOnTheWay();
    void labelsAreUnderstood();
    void nothingIsCutInSilence();
    void noAnswerWithoutAllMoves_data();
    void noAnswerWithoutAllMoves();
    void initTestCase();
    void moves_data();
    void moves();
    void chessBegins();
    void engineTextsArePlayed();
    void ownRulesAreTraced();
    void views();
    void viewsInJson();
    void noSuchView();
    void movesInJson();
    void dropsAndPassesInJson();
    void why_data();
    void why();
    void whyInJson();
    void badValues_data();
    void badValues();

private:
    CommandLine m_line;
};

void tst_cli_moves::initTestCase()
{
    m_line.write("small.rookery", smallDesign);
    m_line.write("ways.rookery", manyWays());
    QByteArray passing = smallDesign;
    passing.replace("\"name\": \"Small\",",
                    "\"name\": \"Passing\", \"rules\": { \"pass\": \"always\" },");
    m_line.write("passing.rookery", passing);
}

void tst_cli_moves::moves_data()
{
    addColumns();
    const auto row = [](const char *name, const QStringList &arguments, const QStringList &moves) {
        fine(name,
             QStringList{"moves", "small.rookery"} + arguments,
             moves.isEmpty() ? QString() : lines(moves));
    };
    row("of the setup, sorted bytewise",
        {},
        {"a1-a2", "a1-a3", "a1-a4", "a1-b1", "a1-c1", "a1-d1", "b2-b3", "b2-b4", "b2-c3"});
    row("of one piece", {"--at", "b2"}, {"b2-b3", "b2-b4", "b2-c3"});
    row("pseudo-legal", {"--pseudo", "--at", "b2"}, {"b2-b3", "b2-b4", "b2-c3"});
    row("of the second player",
        {"--position", "3r/2p1/1P2/R3 b", "--at", "c3"},
        {"c3-b2", "c3-c1", "c3-c2"});
    row("a pawn in another place has moved", {"--position", "4/4/P3/4 w"}, {"a2-a3"});
    row("a position in pairs",
        {"--position", "c1:R / turn=1"},
        {"c1-a1", "c1-b1", "c1-c2", "c1-c3", "c1-c4", "c1-d1"});
    row("no piece", {"--position", "4/4/4/4 w"}, {});
    row("drops", {"--position", "PPPP/PPPP/PPPP/PP2[M] w"}, {"c1", "d1"});
    row("drops of two types",
        {"--position", "PPPP/PPPP/PPPP/PPP1[M(General)] w"},
        {"General@d1", "M@d1"});
    row("drops come with moves and are sorted among them",
        {"--position", "4/4/4/1M2[M] w", "--at", "b1"},
        {"b1-c3"});
    addRow("passing",
           {"moves", "passing.rookery", "--position", "R:a1"},
           1,
           {},
           "--position:1: error: there is no cell 'R'\n");
    fine(
        "a player who may pass", {"moves", "passing.rookery", "--position", "4/4/4/4 w"}, "PASS\n");
}

void tst_cli_moves::moves()
{
    compareRow(m_line);
}

void tst_cli_moves::chessBegins()
{
    const QStringList moves = m_line.run({"moves", "chess"}).out.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(moves.size(), 20);
    QCOMPARE(moves.first(), QString("a2-a3"));
    QCOMPARE(moves.last(), QString("h2-h4"));
    const QString afterE4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    QCOMPARE(m_line.run({"moves", "chess", "--position", afterE4}).out.count('\n'), 20);
}

void tst_cli_moves::engineTextsArePlayed()
{
    const Ran ours = m_line.run({"play", "chess", "--moves", "e2-e4 a7-a6 e4-e5 d7-d5 e5-d6xd5"});
    const Ran theirs = m_line.run({"play", "chess", "--moves", "e2e4 a7a6 e4e5 d7d5 e5d6"});
    QCOMPARE(theirs.err, QString());
    QCOMPARE(theirs.out, ours.out);
}

void tst_cli_moves::ownRulesAreTraced()
{
    const Ran ran = m_line.run({"play", "oware", "--moves", "a1", "--trace"});
    const QStringList lines = ran.out.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines[0], QString("trace a1"));
    QCOMPARE(lines[1], QString("  own-moves/0 line 1  let held = seeds(pit)  pit=a1  held=4"));
    QVERIFY(lines[3].endsWith("line 3  set seeds(pit) = 0  pit=a1  held=4  c=a1  changes a1"));
    const auto trace =
        m_line.json({"play", "oware", "--moves", "a1", "--trace", "--json"})["trace"].toArray();
    QCOMPARE(trace.size(), lines.size() - 2);
    QCOMPARE(trace[2]["changed"].toArray(), QJsonArray{"a1"});
    QCOMPARE(trace[0]["values"]["held"].toString(), QString("4"));
    // Nothing to follow: nothing is said.
    QCOMPARE(m_line.run({"play", "chess", "--moves", "e4", "--trace"}).out.count('\n'), 2);
    const Ran seen = m_line.run({"play", "kriegspiel", "--view", "White", "--trace"});
    QCOMPARE(seen.exitCode, 2);
    QCOMPARE(seen.err, QString("error: '--trace' and '--view' exclude each other\n"));
}

/// One player sees the own pieces, tries what may be there, and hears what is told.
void tst_cli_moves::views()
{
    const QStringList white =
        m_line.run({"moves", "kriegspiel", "--view", "White"}).out.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(white.first(), QString("sees 8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"));
    QCOMPARE(white.size(), 1 + 34);
    QVERIFY(white.contains("e2-d3"));
    // It is not Black's turn.
    QCOMPARE(m_line.run({"moves", "kriegspiel", "--view", "Black"}).out,
             QString("sees rnbqkbnr/pppppppp/8/8/8/8/8/8 w kq - 0 1\n"));
    QCOMPARE(
        m_line.run({"moves", "kriegspiel", "--view", "White", "--at", "e2"}).out,
        lines(
            {"sees 8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", "e2-d3", "e2-e3", "e2-e4", "e2-f3"}));
    const QStringList game{
        "play", "kriegspiel", "--moves", "e2-e4 d7-d5 e4-f5 e4-d5", "--print", "--view"};
    QCOMPARE(m_line.run(game + QStringList{"White"}).out,
             lines({"8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
                    "e2-e4  8/8/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQ - 0 1",
                    "?  8/8/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQ - 0 2",
                    "told pawn tries: 1",
                    "refused e4-f5",
                    "told no",
                    "e4-d5  8/8/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQ - 0 2",
                    "told pawn captured on d5"}));
    // The other one may not try for White, and is not told what was refused.
    const Ran black = m_line.run(game + QStringList{"Black"});
    QCOMPARE(black.exitCode, 1);
    QVERIFY(!black.out.contains("no"));
    // A game without secrets is seen by everybody.
    QCOMPARE(m_line.run({"moves", "small.rookery", "--view", "White"}).out.count('\n'), 1 + 9);
}

void tst_cli_moves::viewsInJson()
{
    const QJsonObject moves =
        m_line.json({"moves", "kriegspiel", "--view", "White", "--json"}).object();
    QCOMPARE(moves["sees"].toString(), QString("8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"));
    QCOMPARE(moves["tries"].toArray().size(), 34);
    const QJsonObject game = m_line
                                 .json({"play",
                                        "kriegspiel",
                                        "--view",
                                        "White",
                                        "--moves",
                                        "e2-e4 d7-d5 e4-f5 e4-d5",
                                        "--json"})
                                 .object();
    QCOMPARE(game["told"].toArray(), QJsonArray({"pawn tries: 1", "no", "pawn captured on d5"}));
    QCOMPARE(game["position"].toString(), QString("8/8/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQ - 0 2"));
}

void tst_cli_moves::noSuchView()
{
    const Ran ran = m_line.run({"moves", "kriegspiel", "--view", "Wite"});
    QCOMPARE(ran.exitCode, 1);
    QCOMPARE(ran.err,
             QString("--view:1: error: there is no player 'Wite'; there are White and Black; did "
                     "you mean 'White'?\n"));
    QCOMPARE(m_line.run({"moves", "kriegspiel", "--view", "White", "--pseudo"}).exitCode, 2);
}

void tst_cli_moves::movesInJson()
{
    const QJsonArray moves = m_line.json({"moves", "small.rookery", "--json"}).array();
    QCOMPARE(moves.size(), 9);
    const QJsonObject advance = moves[7].toObject();
    QCOMPARE(advance["move"].toString(), QString("b2-b4"));
    QCOMPARE(advance["path"].toArray(), QJsonArray({"b3", "b4"}));
    QCOMPARE(advance["captures"].toArray(), QJsonArray());

    const QJsonObject capture = moves[8].toObject();
    QCOMPARE(capture["move"].toString(), QString("b2-c3"));
    QCOMPARE(capture["from"].toString(), QString("b2"));
    QCOMPARE(capture["to"].toString(), QString("c3"));
    QCOMPARE(capture["kind"].toString(), QString("displace"));
    QCOMPARE(capture["captures"].toArray(), QJsonArray({"c3"}));
    QCOMPARE(capture["path"].toArray(), QJsonArray({"c3"}));
    const QJsonArray expected = {
        QJsonObject{{"take", "b2"}, {"piece", "Pawn"}, {"player", "White"}},
        QJsonObject{{"take", "c3"}, {"piece", "Pawn"}, {"player", "Black"}},
        QJsonObject{{"put", "captured"}, {"piece", "Pawn"}, {"player", "Black"}},
        QJsonObject{{"put", "c3"}, {"piece", "Pawn"}, {"player", "White"}},
    };
    QCOMPARE(capture["changes"].toArray(), expected);
    QVERIFY(m_line.run({"moves", "small.rookery", "--json"})
                .out.startsWith("[{\"move\":\"a1-a2\",\"from\":\"a1\",\"to\":\"a2\","
                                "\"kind\":\"displace\",\"captures\":[],\"path\":[\"a2\"],"
                                "\"changes\":[{\"take\":\"a1\","));
}

void tst_cli_moves::dropsAndPassesInJson()
{
    const QJsonArray moves =
        m_line
            .json({"moves", "passing.rookery", "--json", "--position", "PPPP/PPPP/PPPP/PPP1[M] w"})
            .array();
    QCOMPARE(moves.size(), 2);
    const QJsonObject pass = moves[0].toObject();
    QCOMPARE(pass["move"].toString(), QString("PASS"));
    QCOMPARE(pass["kind"].toString(), QString("pass"));
    QVERIFY(pass["from"].isNull() && pass["to"].isNull());
    QCOMPARE(pass["changes"].toArray(), QJsonArray());
    const QJsonObject drop = moves[1].toObject();
    QCOMPARE(drop["move"].toString(), QString("d1"));
    QCOMPARE(drop["kind"].toString(), QString("drop"));
    QVERIFY(drop["from"].isNull());
    QCOMPARE(drop["path"].toArray(), QJsonArray({"d1"}));
    QCOMPARE(drop["changes"].toArray()[0].toObject()["take"].toString(), QString("hand"));
}

void tst_cli_moves::why_data()
{
    addColumns();
    const auto row = [](const char *name, const QStringList &arguments, const QStringList &answer) {
        fine(name, QStringList{"why", "small.rookery"} + arguments, lines(answer));
    };
    row("the way", {"--from", "a1", "--to", "a4"}, {"yes: n n n"});
    row("a capture", {"--from", "b2", "--to", "c3"}, {"yes: ne (captures the Black Pawn)"});
    row("the other side's piece",
        {"--from", "c3", "--to", "c1"},
        {"no: the Black Pawn on c3 waits: it is White's turn"});
    row("the other side's way, seen from the board",
        {"--from", "c3", "--to", "c1", "--pseudo"},
        {"yes: s s"});
    row("an empty cell", {"--from", "b4", "--to", "a1"}, {"no: b4 is empty"});
    row("no such movement",
        {"--from", "a1", "--to", "b3"},
        {"no: no movement of the White Rook leads from a1 to b3"});
    row("to its own cell",
        {"--from", "a1", "--to", "a1"},
        {"no: no movement of the White Rook leads from a1 to a1"});
    row("a friend in the way",
        {"--position", "4/4/P3/R3 w", "--from", "a1", "--to", "a4"},
        {"no: n n n: blocked at a2 by the White Pawn"});
    row("an enemy in the way",
        {"--position", "4/p3/4/R3 w", "--from", "a1", "--to", "a4"},
        {"no: n n n: blocked at a3 by the Black Pawn"});
    row("a friend on the cell",
        {"--position", "4/4/P3/R3 w", "--from", "a1", "--to", "a2"},
        {"no: n: the White Pawn on a2 is a friend"});
    row("a movement that only captures",
        {"--from", "b2", "--to", "a3"},
        {"no: nw: this path only captures, and a3 is empty"});
    row("a movement that only moves",
        {"--position", "4/1p2/1P2/4 w", "--from", "b2", "--to", "b3"},
        {"no: n: this path cannot capture, and the Black Pawn stands on b3",
         "no: n: the piece passes b3 and may not stop there"});
    row("a lame leap",
        {"--position", "4/4/P3/M3 w", "--from", "a1", "--to", "b3"},
        {"no: n ne: blocked at a2 by the White Pawn"});
    row("a double step too late",
        {"--position", "4/4/P3/4 w", "--from", "a2", "--to", "a4"},
        {"no: n n: out of range: a4 would be step 2",
         "no: n n: only while the piece has not moved"});
    fine("a way out of the palace",
         {"why", "xiangqi", "--position", "e3:General", "--from", "e3", "--to", "e4", "--pseudo"},
         "no: n: it may not leave the zone 'palace'\n");
    const auto inChess = [](const char *name,
                            const char *position,
                            const char *from,
                            const char *to,
                            const char *answer) {
        fine(name,
             {"why", "chess", "--position", position, "--from", from, "--to", to},
             QString(answer) + "\n");
    };
    inChess("castling",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1",
            "g1",
            "yes: castles with the White Rook on h1, which goes to f1");
    inChess("en passant",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "e5",
            "d6",
            "yes: nw (captures the Black Pawn on d5)");
    inChess("a pinned piece",
            "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
            "e2",
            "c3",
            "no: the White Knight on e2 cannot go to c3: that would leave the Black Rook on e8 to "
            "give check");
    inChess("a game that is over",
            "6rk/8/8/8/8/8/5PPP/3r2K1 w - - 0 1",
            "h2",
            "h3",
            "no: the game is over: Black wins: White is checkmated");
    const QStringList chain = {
        "why", "english-draughts", "--position", "b6:m c5:M e3:M h2:M / turn=2", "--from", "b6"};
    fine("a chain of captures that goes on",
         chain + QStringList{"--to", "d4"},
         "no: the Black Man on b6 cannot go to d4: the move has to go on from d4, such as "
         "b6-f2xc5xe3\n");
    fine("the whole chain",
         chain + QStringList{"--to", "f2"},
         "yes: se se se se (captures the White Man on c5 and the White Man on e3)\n");
    fine("two ways", {"why", "ways.rookery", "--from", "a1", "--to", "b2"}, "yes: n e\nyes: e n\n");
    fine("two ways that are blocked",
         {"why", "ways.rookery", "--position", "4/4/C3/Cc2 w", "--from", "a1", "--to", "b2"},
         "no: n e: blocked at a2 by the White Crab\nno: e n: blocked at b1 by the Black Crab\n");
    const auto typed =
        [](const char *name, const char *design, const QStringList &arguments, const char *answer) {
            fine(name, QStringList{"why", design, "--move"} + arguments, QString(answer) + "\n");
        };
    typed("a typed move", "chess", {"Nf3"}, "yes: nnw");
    typed("a typed move that is none",
          "chess",
          {"e2-e5"},
          "no: the White Pawn on e2 cannot go to e5: out of range: e5 would be step 2 of its leg");
    typed("a typed move of which a part is missing",
          "chess",
          {"e7-e8", "--position", "7k/4P3/8/8/8/8/8/K7 w - - 0 1"},
          "no: 'e7-e8' is not a move here; did you mean 'e7-e8=Q'?");
    typed("a drop", "hex-11", {"a1"}, "yes: a1");
    typed("a letter that no piece has", "chess", {"F@f4"}, "no: no piece has the letter 'F'");
    typed("an own move", "yinsh", {"a2"}, "yes: a2");
    typed("an own move by its name", "yinsh", {"place:a2"}, "yes: a2");
    QStringList twelve;
    for (int i = 0; i < 12; ++i)
        twelve.append("yes: n");
    fine("more than twelve ways",
         {"why", "ways.rookery", "--position", "a1:M", "--from", "a1", "--to", "a2"},
         lines(twelve) + "and 3 more\n");
}

void tst_cli_moves::why()
{
    compareRow(m_line);
}

void tst_cli_moves::whyInJson()
{
    const Ran no = m_line.run({"why",
                               "small.rookery",
                               "--from",
                               "a1",
                               "--to",
                               "a4",
                               "--position",
                               "4/4/P3/R3 w",
                               "--json"});
    QCOMPARE(no.exitCode, 0);
    QCOMPARE(no.out,
             QString("{\"from\":\"a1\",\"to\":\"a4\",\"reachable\":false,\"ways\":[{\"path\":\"n n "
                     "n\",\"cells\":[\"a2\",\"a3\",\"a4\"],"
                     "\"captures\":false,\"failsAt\":\"a2\",\"obstacle\":\"blocked at a2 by the "
                     "White Pawn\"}]}\n"));
    const QJsonObject other =
        m_line.json({"why", "small.rookery", "--from", "c3", "--to", "c1", "--json"}).object();
    QVERIFY(!other["reachable"].toBool());
    QCOMPARE(other["reason"].toString(), QString("the Black Pawn on c3 waits: it is White's turn"));
    const QJsonObject yes =
        m_line.json({"why", "small.rookery", "--from", "b2", "--to", "c3", "--json"}).object();
    QVERIFY(yes["reachable"].toBool());
    QCOMPARE(yes["moves"].toArray(), QJsonArray({"b2-c3"}));
    const QJsonObject way = yes["ways"].toArray()[0].toObject();
    QVERIFY(way["captures"].toBool());
    QVERIFY(!way.contains("obstacle"));
    const QJsonObject typed = m_line.json({"why", "yinsh", "--move", "a2", "--json"}).object();
    QVERIFY(typed["reachable"].toBool());
    QCOMPARE(typed["moves"].toArray(), QJsonArray({"a2"}));
    QVERIFY(!typed.contains("reason"));
    const QJsonObject none = m_line.json({"why", "yinsh", "--move", "a1", "--json"}).object();
    QVERIFY(!none["reachable"].toBool());
    QVERIFY(!none["reason"].toString().isEmpty());
}

void tst_cli_moves::badValues_data()
{
    addColumns();
    const auto row = [](const char *name, const QStringList &arguments, const QString &line) {
        refused(name, arguments, 1, line);
    };
    row("moves: an unknown cell",
        {"moves", "small.rookery", "--at", "e5"},
        "--at:1: error: there is no cell 'e5'; the board's cells are a1 to d4");
    row("moves: an empty cell",
        {"moves", "small.rookery", "--at", "b4"},
        "--at:1: error: no piece of White, whose turn it is, stands on b4");
    row("moves: the other side's piece",
        {"moves", "small.rookery", "--at", "c3"},
        "--at:1: error: no piece of White, whose turn it is, stands on c3");
    row("moves: an empty position",
        {"moves", "small.rookery", "--position", ""},
        "--position:1: error: a position is expected here");
    row("moves: a rank too long",
        {"moves", "small.rookery", "--position", "4/4/4/5 w"},
        "--position:7: error: rank 1 has more than its 4 cells");
    row("moves: a letter that no piece has",
        {"moves", "small.rookery", "--position", "4/4/4/Q3 w"},
        "--position:7: error: no piece has the letter 'Q'");
    row("moves: garbage behind the side to move",
        {"moves", "small.rookery", "--position", "4/4/4/R3 w !"},
        "--position:12: error: '!' has no meaning after the side to move");
    row("why: an empty cell, asked how its piece moves",
        {"why", "small.rookery", "--from", "b4", "--to", "a1", "--pseudo"},
        "--from:1: error: no piece stands on b4");
    row("why: an unknown start",
        {"why", "small.rookery", "--from", "x", "--to", "a1"},
        "--from:1: error: there is no cell 'x'; the board's cells are a1 to d4");
    row("why: an unknown goal",
        {"why", "small.rookery", "--from", "a1", "--to", "A2"},
        "--to:1: error: there is no cell 'A2'; did you mean 'a2'?");
    row("why: a bad position",
        {"why", "small.rookery", "--from", "a1", "--to", "a2", "--position", "a1:"},
        "--position:4: error: a piece is missing after the ':'");
    refused("play: a drop of what is not in hand",
            {"play", "crazyhouse", "--moves", "e2e4 N@e5"},
            1,
            "--moves:6: error: move 2: the Black Knight cannot be dropped on e5: there is none in "
            "hand");
    refused("play: a move that is blocked",
            {"play", "chess", "--moves", "a1a3"},
            1,
            "--moves:1: error: move 1: the White Rook on a1 cannot go to a3: blocked at a2 by the "
            "White Pawn");
    refused("play: a promotion without its type",
            {"play", "chess", "--position", "8/P7/8/8/8/8/8/k1K5 w - - 0 1", "--moves", "a7-a8"},
            1,
            "--moves:1: error: move 1: 'a7-a8' is not a move here; did you mean 'a7-a8=Q'?");
    refused("perft: no depth", {"perft", "chess"}, 2, "error: perft needs a FILE and a DEPTH");
    refused("perft: counts of another program",
            {"perft", "--oracle", "counts.json"},
            2,
            "error: files of counts are compared by the program rookery-oracle, see "
            "tests/data/oracle/README.md");
    refused("moves: a missing file",
            {"moves", "nowhere"},
            3,
            "error: 'nowhere' cannot be read: No such file or directory");
    refused("why: a missing file",
            {"why", "nowhere", "--from", "a1", "--to", "a2"},
            3,
            "error: 'nowhere' cannot be read: No such file or directory");
}

void tst_cli_moves::badValues()
{
    compareRow(m_line);
}

void tst_cli_moves::piecesTakenOnTheWay()
{
    m_line.write("run.rookery", hitAndRunDesign);
    const QStringList at{"moves", "run.rookery", "--position", "SR2/Rr2 w"};
    QCOMPARE(m_line.run(at).out, QString("a1-c1xb1\na2-b2,a2\n"));
    const QJsonArray moves = m_line.json(at + QStringList{"--json"}).array();
    QCOMPARE(moves[0]["captures"].toArray(), QJsonArray({"b1"}));
    QCOMPARE(moves[0]["path"].toArray(), QJsonArray({"b1", "c1"}));
    QCOMPARE(moves[1]["captures"].toArray(), QJsonArray());
    QCOMPARE(moves[1]["changes"].toArray().size(), 4);
}

/// Of the labels at the board's edge what cannot be mistaken; positions come out as ever.
void tst_cli_moves::labelsAreUnderstood()
{
    const QString shogi = QStringLiteral(ROOKERY_SOURCE_DIR "/resources/designs/shogi.rookery");
    const auto played = m_line.run({"play", shogi, "--moves", "c3-c4 g7-g6"});
    QCOMPARE(played.exitCode, 0);
    QCOMPARE(m_line.run({"play", shogi, "--moves", "7g-7f 3c3d"}).out, played.out);
    const auto illegal = m_line.run({"play", shogi, "--moves", "7g-7e"});
    QCOMPARE(illegal.exitCode, 1);
}

void tst_cli_moves::nothingIsCutInSilence()
{
    m_line.write("branching.rookery", branchingDesign);
    const QStringList position{"--position", crowd};
    const QString sentence =
        "error: the moves of 'Bomb' from d4 branch more than 50000 times, so that not all of them "
        "were found\n";
    const QList<QStringList> commands{{"moves", "branching.rookery"},
                                      {"perft", "branching.rookery", "2"},
                                      {"play", "branching.rookery"},
                                      {"why", "branching.rookery", "--from", "d4", "--to", "h8"}};
    for (const QStringList &command : commands) {
        const auto ran = m_line.run(command + position);
        QCOMPARE(ran.exitCode, 1);
        QCOMPARE(ran.err, sentence);
        QCOMPARE(ran.out, QString());
    }
}

void tst_cli_moves::noAnswerWithoutAllMoves_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("end");
    const QString trouble = QStringLiteral(
        "the moves of 'Bomb' from d4 branch more than 50000 times, so that not all of them were "
        "found");
    const auto row = [&](const char *name, const QStringList &command) {
        QTest::newRow(name) << command << "error: " + trouble + "\n";
    };
    row("the best move", {"analyse", "crowded.rookery", "--best"});
}

/// Neither a move nor the end of the game; tst_walk_limits asks the other questions.
void tst_cli_moves::noAnswerWithoutAllMoves()
{
    QFETCH(QStringList, command);
    QFETCH(QString, end);
    m_line.write("crowded.rookery", crowdedStart());
    const Ran ran = m_line.run(command);
    QVERIFY2(ran.err.endsWith(end), qPrintable(ran.err)); // progress may stand before it
    QCOMPARE(ran.out, QString());
    QVERIFY(ran.exitCode == 1 || ran.exitCode == 2);
}

QTEST_GUILESS_MAIN(tst_cli_moves)
#include "tst_cli_moves.moc"
