#include "model/edit/board/board_edits.h"
#include "model/exchange/game_courier/board_lines.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

std::string to(const Design &design, const char *from, const char *direction)
{
    const Board board(design.board, design.directions);
    const auto link =
        board.link(cellOf(board, from),
                   board.compass().step(*design.directions->find(std::string_view(direction))));
    return link ? board.name(link->to) : "nowhere";
}

} // namespace

class tst_board_lines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreCarriedOut();
    void refused_data();
    void refused();
    void boardsComeBack_data();
    void boardsComeBack();
    void turnsAreLost();
    void aCylinderSaysOnlyItsSeam();
};

void tst_board_lines::linesAreCarriedOut()
{
    const Design design = must(withBoardLines(designOf("square:4x4"),
                                              "// a cylinder, of sorts\n"
                                              "map n 0 1 s 0 -1; map far 0 3\n"
                                              "link e (d1 a1) (d2 a2)\n"
                                              "rlink w (d1 a1); link loop a1 b2 c3 a1;\n"
                                              "\n"
                                              "unlink n a1 (b1 c1);"));
    QCOMPARE(to(design, "d1", "e"), std::string("a1"));
    QCOMPARE(to(design, "d2", "e"), std::string("a2"));
    QCOMPARE(to(design, "d3", "e"), std::string("nowhere"));
    QCOMPARE(to(design, "a1", "w"), std::string("d1"));
    QCOMPARE(to(design, "a1", "far"), std::string("a4"));
    QCOMPARE(to(design, "b2", "loop"), std::string("c3"));
    QCOMPARE(to(design, "c3", "loop"), std::string("a1"));
    QCOMPARE(to(design, "a1", "n"), std::string("nowhere"));
    QCOMPARE(to(design, "c1", "n"), std::string("nowhere"));
    QCOMPARE(to(design, "d1", "n"), std::string("d2"));
}

void tst_board_lines::refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const char *text, const char *error) {
        QTest::newRow(name) << QString(text) << QString(error);
    };
    row("another word",
        "map n 0 1;\nlinks n a1 a2",
        "2:1 a line begins with map, link, rlink or unlink, not 'links'; did you mean 'link'?");
    row("half a step",
        "map n 0",
        "1:8 the step of 'n' is two whole numbers, files and ranks, not the end of the line");
    row("no number",
        "map n 0 one",
        "1:9 the step of 'n' is two whole numbers, files and ranks, not 'one'");
    row("nothing mapped", "map ;", "1:5 map needs a direction and its step, such as n 0 1");
    row("no way", "map n 0 0", "1:5 the vector (0, 0) leads nowhere");
    row("a bad name",
        "link 1x a1 a2",
        "1:6 a direction's name is a letter and then letters, digits or '_'");
    row("no such cell", "link n (a1 a2)\n  link e (d1 z9)", "2:14 there is no cell 'z9'");
    row("an open bracket", "link n (a1 a2;", "1:14 ')' is expected here, not the end of the line");
    row("one cell", "link n (a1)", "1:8 a link leads from one cell to another, such as (h1 a1)");
    row("no cells", "link n", "1:7 link needs cells such as (h1 a1)");
    row("nothing cut", "unlink n;", "1:9 unlink needs cells such as a8");
    row("a loose bracket", "link n a1 a2)", "1:13 a cell is expected here, not ')'");
}

void tst_board_lines::refused()
{
    QFETCH(QString, text);
    QFETCH(QString, error);
    const auto result = withBoardLines(designOf("square:4x4"), text.toStdString());
    QVERIFY(!result.has_value());
    const Error &found = result.error();
    QCOMPARE(QString("%1:%2 %3")
                 .arg(found.place.line)
                 .arg(found.place.column)
                 .arg(QString::fromStdString(found.sentence())),
             error);
}

void tst_board_lines::boardsComeBack_data()
{
    QTest::addColumn<std::string>("spec");
    for (const char *spec : {"square:4x4", "square:5x3:cylinder", "square:3x4:torus", "ring:8x3"})
        QTest::newRow(spec) << std::string(spec);
}

/// What is written says the same links when it is read on the open rectangle.
void tst_board_lines::boardsComeBack()
{
    QFETCH(std::string, spec);
    Design design = designOf(spec);
    const std::vector<SiteId> hole = {SiteId(4)};
    design = must(withCellsRemoved(design, hole));
    const BoardLines lines = boardLines(design);
    QVERIFY(lines.losses.empty());
    const Design flat = must(withTopology(design, Topology::Flat));
    const Design again = must(withBoardLines(flat, lines.text));
    const Board ours(design.board, design.directions);
    const Board theirs(again.board, again.directions);
    for (const CellId cell : ours.cells()) {
        for (std::size_t i = 0; i < design.directions->list.size(); ++i) {
            const auto link = ours.link(cell, ours.compass().step(DirectionId(i)));
            QVERIFY(link == theirs.link(cell, theirs.compass().step(DirectionId(i))));
        }
    }
}

void tst_board_lines::turnsAreLost()
{
    QCOMPARE(boardLines(designOf("square:4x3:moebius")).losses.size(), std::size_t(1));
    QCOMPARE(boardLines(designOf("hex:3")).losses.size(), std::size_t(0));
    QVERIFY(boardLines(designOf("hex:2"))
                .text.starts_with("link n (a1 a2) (b1 b2 b3) (c1 c2);\nlink ne"));
}

void tst_board_lines::aCylinderSaysOnlyItsSeam()
{
    const std::string text = boardLines(designOf("square:3x2:cylinder")).text;
    QVERIFY(text.find("link e (c1 a1) (c2 a2);") != std::string::npos);
    QVERIFY(text.find("link n (") == std::string::npos);
    QVERIFY(text.find("link w (a1 c1) (a2 c2);") != std::string::npos);
}

QTEST_APPLESS_MAIN(tst_board_lines)
#include "tst_board_lines.moc"
