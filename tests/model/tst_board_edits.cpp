#include "model/edit/board/board_edits.h"
#include "model/edit/board/colour_edits.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/renumbering/sites.h"
#include "model/edit/rules/own_texts.h"
#include "model/edit/setup/player_edits.h"
#include "model/file/design/rule_clip.h"
#include "tests/model/edit_support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Every cell's name in board order.
QString cellNames(const Design &design)
{
    const Board board(design.board, design.directions);
    std::vector<std::string> names;
    for (const CellId cell : board.cells())
        names.push_back(board.name(cell));
    return joined(names);
}

} // namespace

/// Edits of the board and of its links.
class tst_board_edits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holesTakePiecesAndLinksAlong();
    void filledHolesHaveTheirLinksBack();
    void margins_data();
    void margins();
    void marginsCarryEverythingAlong();
    void cellsOfOwnRulesKeepTheirPlace();
    void refusedMargins_data();
    void refusedMargins();
    void topologyForgetsLinksItMakesItself();
    void addedCellsAreNumberedBehindTheLattice();
    void removedCellsRenumberTheirFollowers();
    void namesStayUnique();
    void anotherBoardKeepsPiecesByName();
    void linksAreExceptions();
    void twoWayLinks();
    void cutAndReset();
    void lossesAreCounted();
    void oneEditTouchesOneSetting();
};

void tst_board_edits::holesTakePiecesAndLinksAlong()
{
    Design design = designOf("square:3x3", {{"Rook", "ride n e s w"}});
    design = withPiece(withPiece(design, "b2", 0, 0), "c3", 0, 1);
    const LinkPair pair{siteOf(design, "b2"), siteOf(design, "a3"), {}};
    design = must(withLinks(design, dir(design, "n"), std::span(&pair, 1)));
    const Design punched = must(withCellsRemoved(design, sitesOf(design, {"b2", "a1"})));
    QCOMPARE(cellNames(punched), QString("a2 a3 b1 b3 c1 c2 c3"));
    QCOMPARE(pieces(punched), QString("c3:Rook/1"));
    QVERIFY(punched.board->edits.links.empty());
    QCOMPARE(losses(design, punched), (Losses{2, 1, 1}));
}

void tst_board_edits::filledHolesHaveTheirLinksBack()
{
    const Design whole = designOf("square:3x3");
    const auto sites = sitesOf(whole, {"b2", "c1"});
    const Design punched = must(withCellsRemoved(whole, sites));
    QVERIFY(must(withCellsRestored(punched, sites)) == whole);
}

void tst_board_edits::margins_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("bottom");
    QTest::addColumn<int>("top");
    QTest::addColumn<QString>("pieceAt"); // a piece that stood on b2 of a 3x3 board
    QTest::newRow("grow right and top") << 0 << 2 << 0 << 1 << "b2";
    QTest::newRow("grow left") << 1 << 0 << 0 << 0 << "c2";
    QTest::newRow("grow bottom") << 0 << 0 << 2 << 0 << "b4";
    QTest::newRow("crop left") << -1 << 0 << 0 << 0 << "a2";
    QTest::newRow("crop around") << -1 << -1 << -1 << -1 << "a1";
    QTest::newRow("crop over the piece") << -2 << 0 << 0 << 0 << "";
}

void tst_board_edits::margins()
{
    QFETCH(int, left);
    QFETCH(int, right);
    QFETCH(int, bottom);
    QFETCH(int, top);
    QFETCH(QString, pieceAt);
    const Design design = withPiece(designOf("square:3x3", {{"Rook", "ride n"}}), "b2", 0, 0);
    const Design resized = must(withMargins(design, {left, right, bottom, top}));
    QCOMPARE(resized.board->files, 3 + left + right);
    QCOMPARE(resized.board->ranks, 3 + bottom + top);
    QCOMPARE(pieces(resized), pieceAt.isEmpty() ? QString() : pieceAt + ":Rook/0");
}

void tst_board_edits::marginsCarryEverythingAlong()
{
    Design design = designOf("square:3x3", {{"Rook", "ride n"}});
    design = must(withCellsRemoved(design, sitesOf(design, {"a1"})));
    design = must(withCellRenamed(design, siteOf(design, "b2"), "throne"));
    design = must(withCellMoved(design, siteOf(design, "c3"), {4000, 4000}));
    design = must(withCellAdded(design, {-1500, 500}, "camp"));
    const LinkPair pair{siteOf(design, "camp"), siteOf(design, "throne"), {}};
    design = must(withLinks(design, dir(design, "e"), std::span(&pair, 1)));
    design = withPiece(design, "camp", 0, 1);
    const Design grown = must(withMargins(design, {1, 0, 1, 0}));
    QCOMPARE(pieces(grown), QString("camp:Rook/1"));
    const Board board(grown.board, grown.directions);
    QVERIFY(!board.find("b2")); // the hole moved with its neighbours
    QCOMPARE(board.link(cellOf(board, "camp"), board.compass().step(dir(grown, "e")))->to,
             cellOf(board, "throne"));
    QCOMPARE(*board.coordinates(cellOf(board, "throne")), (Vector{2, 2}));
    QCOMPARE(grown.board->edits.moved.front().at, (Point{5000, 5000}));
    QVERIFY(must(withMargins(grown, {-1, 0, -1, 0})) == design);
}

void tst_board_edits::cellsOfOwnRulesKeepTheirPlace()
{
    const Design design = must(withPastedRules(
        designOf("square:4x4"), R"({"words": [{"name": "spot", "means": "{b2, c3}"}]})"));
    const auto said = [](const Design &now) {
        return joined(ruleLines(now, "words/0/means"));
    };
    QCOMPARE(said(must(withMargins(design, {1, 0, 2, 0}))), QString("{c4, d5}"));
    QCOMPARE(said(must(withMargins(design, {-2, 0, 0, 0}))), QString("{none, a3}"));
}

void tst_board_edits::refusedMargins_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<int>("right");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("to nothing") << "square:3x3" << -3
                                << "a board has 1 to 255 files and ranks, not 0x3";
    QTest::newRow("too wide") << "square:200x3" << 56
                              << "a board has 1 to 255 files and ranks, not 256x3";
    QTest::newRow("odd sphere") << "square:4x3:sphere" << 1
                                << "a sphere needs an even number of files, not 5 (5x3)";
    QTest::newRow("free board") << "free" << 1 << "only a square board has edges to move";
}

void tst_board_edits::refusedMargins()
{
    QFETCH(QString, spec);
    QFETCH(int, right);
    QFETCH(QString, sentence);
    QCOMPARE(message(withMargins(designOf(spec.toStdString()), {0, right, 0, 0})), sentence);
}

void tst_board_edits::topologyForgetsLinksItMakesItself()
{
    Design design = designOf("square:3x3");
    const LinkPair pair{siteOf(design, "c1"), siteOf(design, "a1"), {}};
    design = must(withLinks(design, dir(design, "e"), std::span(&pair, 1)));
    QCOMPARE(must(withTopology(design, Topology::Torus)).board->edits.links.size(), std::size_t(0));
    QCOMPARE(must(withTopology(design, Topology::Moebius)).board->edits.links.size(),
             std::size_t(1));
}

void tst_board_edits::addedCellsAreNumberedBehindTheLattice()
{
    Design design = designOf("square:2x2");
    design = must(withCellAdded(design, {-1500, 0}));
    design = must(withCellAdded(design, {-3000, 0}));
    QCOMPARE(cellNames(design), QString("a1 a2 b1 b2 x1 x2"));
    QCOMPARE(message(withCellAdded(design, {0, 0}, "a1")),
             QString("there is already a cell called 'a1'"));
    QCOMPARE(message(withCellAdded(design, {0, 0}, "no good")),
             QString("a cell's name is made of letters, digits, '_', '.' and '''"));
    QCOMPARE(message(withCellAdded(design, {2'000'000'000, 0})),
             QString("a cell cannot be drawn that far away"));
}

void tst_board_edits::removedCellsRenumberTheirFollowers()
{
    Design design = designOf("square:1x2", {{"Rook", "ride n"}});
    for (const char *name : {"p", "q", "r"})
        design = must(withCellAdded(design, {-1500, 0}, name));
    const LinkPair pair{siteOf(design, "r"), siteOf(design, "a1"), {}};
    design = must(withLinks(design, dir(design, "e"), std::span(&pair, 1)));
    design = withPiece(design, "r", 0, 0);
    design = must(withCellsRemoved(design, sitesOf(design, {"q", "a2"})));
    QCOMPARE(cellNames(design), QString("a1 p r"));
    QCOMPARE(pieces(design), QString("r:Rook/0"));
    const Board board(design.board, design.directions);
    QCOMPARE(board.link(cellOf(board, "r"), board.compass().step(dir(design, "e")))->to,
             cellOf(board, "a1"));
}

void tst_board_edits::namesStayUnique()
{
    Design design = designOf("square:2x2");
    QCOMPARE(message(withCellRenamed(design, siteOf(design, "a1"), "b2")),
             QString("there is already a cell called 'b2'"));
    design = must(withCellRenamed(design, siteOf(design, "a1"), "home"));
    // The freed name may be taken, and given back only when it is free again.
    design = must(withCellRenamed(design, siteOf(design, "b2"), "a1"));
    QCOMPARE(cellNames(design), QString("home a2 b1 a1"));
    QCOMPARE(message(withCellRenamed(design, siteOf(design, "home"), "a1")),
             QString("there is already a cell called 'a1'"));
    QVERIFY(must(withCellRenamed(must(withCellRenamed(design, siteOf(design, "a1"), "b2")),
                                 siteOf(design, "home"),
                                 "a1"))
            == designOf("square:2x2"));
    // Growing must not make a second c1.
    Design camp = must(withCellAdded(designOf("square:2x2"), {5000, 0}, "c1"));
    QCOMPARE(message(withMargins(camp, {0, 1, 0, 0})),
             QString("two cells would be called 'c1'; rename one of them first"));
}

void tst_board_edits::anotherBoardKeepsPiecesByName()
{
    Design design = designOf("square:8x8", {{"Rook", "ride n"}});
    design = withPiece(withPiece(design, "b2", 0, 0), "h8", 0, 1);
    const Design small = must(withBoard(design, must(readBoardSpec("square:4x4:torus"))));
    QCOMPARE(pieces(small), QString("b2:Rook/0"));
    QCOMPARE(losses(design, small).pieces, std::size_t(1));
}

void tst_board_edits::linksAreExceptions()
{
    Design design = designOf("square:3x3");
    const LinkPair usual{siteOf(design, "a1"), siteOf(design, "b1"), {}};
    QVERIFY(must(withLinks(design, dir(design, "e"), std::span(&usual, 1))) == design);
    const LinkPair pairs[] = {{siteOf(design, "c1"), siteOf(design, "a1"), {}},
                              {siteOf(design, "c1"), siteOf(design, "a2"), {}}};
    const Design drawn = must(withLinks(design, dir(design, "e"), pairs));
    QCOMPARE(drawn.board->edits.links.size(), std::size_t(1)); // the last one wins
    QCOMPARE(*drawn.board->edits.links.front().to, siteOf(design, "a2"));
    const Design holed = must(withCellsRemoved(design, sitesOf(design, {"b2"})));
    const LinkPair intoHole{siteOf(design, "a1"), siteOf(design, "b2"), {}};
    QCOMPARE(message(withLinks(holed, dir(design, "e"), std::span(&intoHole, 1))),
             QString("'b2' is a hole"));
}

void tst_board_edits::twoWayLinks()
{
    Design design = designOf("square:3x3");
    const LinkPair pair{siteOf(design, "c2"), siteOf(design, "a2"), orientation::flipNorthSouth};
    const Design drawn = must(withTwoWayLink(design, dir(design, "e"), pair));
    const Board board(drawn.board, drawn.directions);
    const auto back = board.link(cellOf(board, "a2"), board.compass().step(dir(drawn, "w")));
    QCOMPARE(back->to, cellOf(board, "c2"));
    QCOMPARE(board.compass().orientation(back->turn), orientation::flipNorthSouth);
    design = must(withDirectionAdded(design, "up", std::nullopt));
    QCOMPARE(message(withTwoWayLink(design, dir(design, "up"), pair)),
             QString("direction 'up' has no opposite for the way back"));
}

void tst_board_edits::cutAndReset()
{
    const Design design = designOf("square:3x3");
    const auto sites = sitesOf(design, {"b2", "c2"});
    const Design cut = must(withLinksCut(design, dir(design, "e"), sites));
    // From c2 there was nothing to cut.
    QCOMPARE(cut.board->edits.links.size(), std::size_t(1));
    QVERIFY(must(withLinksReset(cut, dir(design, "e"), sites)) == design);
}

void tst_board_edits::lossesAreCounted()
{
    QCOMPARE(QString::fromStdString(describeLosses({16, 2, 1}).text()),
             QString("16 cells, 2 pieces and 1 link"));
    QCOMPARE(QString::fromStdString(describeLosses({0, 1, 0}).text()), QString("1 piece"));
    QVERIFY(!Losses{}.any());
}

void tst_board_edits::oneEditTouchesOneSetting()
{
    const Design cube = designOf("cube:3x3x2");
    QCOMPARE(cube.board->layout, Layout::Levels);
    QCOMPARE(must(withLayout(cube, Layout::Stack)).board->layout, Layout::Stack);
    QVERIFY(!withLayout(cube, Layout::Ring).has_value());
    QCOMPARE(must(withTopology(cube, Topology::Torus)).board->topology, Topology::Torus);
    QVERIFY(!withTopology(designOf("hex:3"), Topology::Klein).has_value());
    QVERIFY(!withPlayerFacing(designOf("hex:3"), PlayerId(0), orientation::quarter).has_value());
    const SiteId beside(1'000);
    QVERIFY(!withCellsColoured(cube, std::span(&beside, 1), 0).has_value());
    const SiteId first(0);
    QVERIFY(!withCellsColoured(cube, std::span(&first, 1), 8).has_value());
    QVERIFY(!withCellFacing(cube, std::span(&first, 1), PlayerId(2), Orientation{}).has_value());
}

QTEST_APPLESS_MAIN(tst_board_edits)
#include "tst_board_edits.moc"
