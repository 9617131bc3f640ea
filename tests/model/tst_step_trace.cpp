#include "model/file/design/design_reader.h"
#include "model/play/game/game_engine.h"
#include "model/play/game/step_trace.h"
#include "tests/designs.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace rookery;
using namespace rookery::test;

/// Own rules followed line by line.
class tst_step_trace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsFollowed();
    void effectsAreFollowedOrLeftOut();
    void gamesGoTheSameWay_data();
    void gamesGoTheSameWay();
};

namespace {

QString valuesOf(const TracedLine &line)
{
    QStringList all;
    for (const TracedLine::Value &value : line.values)
        all << QString::fromStdString(value.name + "=" + value.text);
    return all.join(QLatin1Char(' '));
}

QString changedBy(const TracedLine &line, const Board &board)
{
    QStringList all;
    for (const CellId cell : line.changed)
        all << QString::fromStdString(board.name(cell));
    return all.join(QLatin1Char(' '));
}

} // namespace

void tst_step_trace::aMoveIsFollowed()
{
    GameEngine engine(bundledDesign("oware"));
    std::vector<Move> legal;
    engine.legal(legal);
    const auto lines = tracedMove(engine.moveRules(), engine.position(), legal.front());
    QVERIFY(lines.size() > 10);
    const Board &board = engine.board();
    QCOMPARE(lines[0].rule, std::string("own-moves/0"));
    QCOMPARE(lines[0].line, std::size_t(0));
    QCOMPARE(lines[0].text, std::string("let held = seeds(pit)"));
    QCOMPARE(valuesOf(lines[0]), QString("pit=a1 held=4"));
    QVERIFY(lines[0].changed.empty());
    QCOMPARE(lines[2].text, std::string("set seeds(pit) = 0"));
    QCOMPARE(changedBy(lines[2], board), QString("a1"));
    QStringList sown;
    for (const TracedLine &line : lines) {
        if (line.text == "add 1 to seeds(c)")
            sown << changedBy(line, board);
    }
    QCOMPARE(sown.join(QLatin1Char(' ')), QString("b1 c1 d1 e1"));
    // Nothing is followed afterwards, and nothing was changed.
    const Position before = engine.position();
    engine.make(legal.front());
    QVERIFY(std::ranges::equal(lines.back().after.numbers(), engine.position().numbers()));
    engine.unmake();
    QVERIFY(engine.position() == before);
}

void tst_step_trace::effectsAreFollowedOrLeftOut()
{
    const auto read = readDesign(R"json({"rookery": 2, "name": "Own",
        "board": {"lattice": "square", "size": [3, 3]},
        "pieces": [{"name": "King", "letter": "K", "moves": [{"betza": "K"}]}],
        "setup": {"White": {"King": ["a1"]}, "Black": {"King": ["b3"]}},
        "rules": {"effects": [{"if": "to = c3", "do": ["remove pieces(other)"]},
                              {"do": ["let theirs = pieces(other)",
                                      "for c in theirs: give c to me"]}]}})json");
    if (!read)
        QFAIL(read.error().front().sentence().c_str());
    GameEngine engine(read->design);
    std::vector<Move> legal;
    engine.legal(legal);
    QVERIFY(!legal.empty());
    const auto lines = tracedMove(engine.moveRules(), engine.position(), legal.front());
    QCOMPARE(lines.size(), std::size_t(4));
    QCOMPARE(lines[0].rule, std::string("effects/0"));
    QVERIFY(lines[0].isLeftOut);
    QCOMPARE(lines[1].rule, std::string("effects/1"));
    QVERIFY(!lines[1].isLeftOut);
    QCOMPARE(valuesOf(lines[1]), QString("theirs=b3"));
    QCOMPARE(valuesOf(lines[2]), QString("theirs=b3 c=b3"));
    QCOMPARE(lines[3].text, std::string("give c to me"));
    QCOMPARE(changedBy(lines[3], engine.board()), QString("b3"));
}

void tst_step_trace::gamesGoTheSameWay_data()
{
    QTest::addColumn<QByteArray>("design");
    for (const char *name : {"oware", "tak-5x5", "arimaa", "lasca", "go-9x9", "santorini", "chess"})
        QTest::newRow(name) << QByteArray(name);
}

/// Following a move changes neither it nor what comes next.
void tst_step_trace::gamesGoTheSameWay()
{
    QFETCH(QByteArray, design);
    GameEngine engine(bundledDesign(design.constData()));
    std::mt19937 random(7);
    std::vector<Move> legal;
    bool isFollowed = false;
    for (int ply = 0; ply < 20; ++ply) {
        engine.legal(legal);
        if (legal.empty())
            break;
        const Move move = legal[random() % legal.size()];
        const Position before = engine.position();
        const auto lines = tracedMove(engine.moveRules(), before, move);
        QVERIFY(engine.position() == before);
        engine.make(move);
        for (const TracedLine &line : lines) {
            isFollowed = true;
            QVERIFY(line.isLeftOut || !line.text.empty());
            QVERIFY(line.after.size() == before.size());
        }
    }
    QCOMPARE(isFollowed, design != "chess");
}

QTEST_GUILESS_MAIN(tst_step_trace)
#include "tst_step_trace.moc"
