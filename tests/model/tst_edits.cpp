#include "model/edit/board_edits.h"
#include "model/edit/direction_edits.h"
#include "model/edit/link_edits.h"
#include "model/edit/piece_edits.h"
#include "model/edit/rule_edits.h"
#include "model/edit/setup_edits.h"
#include "model/edit/sites.h"
#include "model/file/design_reader.h"
#include "model/file/design_writer.h"
#include "model/movement/betza.h"
#include "model/movement/movement.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

SiteId siteOf(const Design &design, const std::string &name)
{
    const Board board(design.board, design.directions);
    return board.site(cellOf(board, name));
}

std::vector<SiteId> sitesOf(const Design &design, std::initializer_list<const char *> names)
{
    std::vector<SiteId> sites;
    for (const char *name : names)
        sites.push_back(siteOf(design, name));
    return sites;
}

DirectionId dir(const Design &design, const char *name)
{
    return *design.directions->find(std::string_view(name));
}

/// Every cell's name in board order.
QString cellNames(const Design &design)
{
    const Board board(design.board, design.directions);
    std::vector<std::string> names;
    for (const CellId cell : board.cells())
        names.push_back(board.name(cell));
    return joined(names);
}

/// `a1:Rook/0` for every man in board order.
QString men(const Design &design)
{
    const Board board(design.board, design.directions);
    std::vector<std::string> words;
    for (const Placement &man : design.setup->placements)
        words.push_back(board.siteName(man.site) + ":" + (*design.pieces)[man.piece].name + "/" + std::to_string(man.player.index()));
    return joined(words);
}

QString message(const Result<Design> &result)
{
    return result ? QString() : QString::fromStdString(result.error().message);
}

Design withMan(const Design &design, const char *cell, int piece, int player)
{
    const SiteId site = siteOf(design, cell);
    return must(withMenPlaced(design, std::span(&site, 1), PieceId(piece), PlayerId(player)));
}

} // namespace

class tst_edits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holesTakeMenAndLinksAlong();
    void filledHolesHaveTheirLinksBack();
    void margins_data();
    void margins();
    void marginsCarryEverythingAlong();
    void refusedMargins_data();
    void refusedMargins();
    void topologyForgetsLinksItMakesItself();
    void addedCellsAreNumberedBehindTheLattice();
    void removedCellsRenumberTheirFollowers();
    void namesStayUnique();
    void anotherBoardKeepsMenByName();
    void linksAreExceptions();
    void twoWayLinks();
    void cutAndReset();
    void directions();
    void removingADirectionRenumbersTheRest();
    void pieceList();
    void movements();
    void betzaMovements();
    void betzaOnBoards();
    void armies();
    void mirroredArmies();
    void lossesAreCounted();
    void sectionsLeftAloneAreShared();
};

void tst_edits::holesTakeMenAndLinksAlong()
{
    Design design = designOf("square:3x3", {{"Rook", "ride n e s w"}});
    design = withMan(withMan(design, "b2", 0, 0), "c3", 0, 1);
    const LinkPair pair{siteOf(design, "b2"), siteOf(design, "a3"), {}};
    design = must(withLinks(design, dir(design, "n"), std::span(&pair, 1)));
    const Design punched = must(withCellsRemoved(design, sitesOf(design, {"b2", "a1"})));
    QCOMPARE(cellNames(punched), QString("a2 a3 b1 b3 c1 c2 c3"));
    QCOMPARE(men(punched), QString("c3:Rook/1"));
    QVERIFY(punched.board->edits.links.empty());
    QCOMPARE(losses(design, punched), (Losses{2, 1, 1}));
}

void tst_edits::filledHolesHaveTheirLinksBack()
{
    const Design whole = designOf("square:3x3");
    const auto sites = sitesOf(whole, {"b2", "c1"});
    const Design punched = must(withCellsRemoved(whole, sites));
    QVERIFY(must(withCellsRestored(punched, sites)) == whole);
}

void tst_edits::margins_data()
{
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("right");
    QTest::addColumn<int>("bottom");
    QTest::addColumn<int>("top");
    QTest::addColumn<QString>("manAt"); // a man that stood on b2 of a 3x3 board
    QTest::newRow("grow right and top") << 0 << 2 << 0 << 1 << "b2";
    QTest::newRow("grow left") << 1 << 0 << 0 << 0 << "c2";
    QTest::newRow("grow bottom") << 0 << 0 << 2 << 0 << "b4";
    QTest::newRow("crop left") << -1 << 0 << 0 << 0 << "a2";
    QTest::newRow("crop around") << -1 << -1 << -1 << -1 << "a1";
    QTest::newRow("crop over the man") << -2 << 0 << 0 << 0 << "";
}

void tst_edits::margins()
{
    QFETCH(int, left);
    QFETCH(int, right);
    QFETCH(int, bottom);
    QFETCH(int, top);
    QFETCH(QString, manAt);
    const Design design = withMan(designOf("square:3x3", {{"Rook", "ride n"}}), "b2", 0, 0);
    const Design resized = must(withMargins(design, {left, right, bottom, top}));
    QCOMPARE(resized.board->files, 3 + left + right);
    QCOMPARE(resized.board->ranks, 3 + bottom + top);
    QCOMPARE(men(resized), manAt.isEmpty() ? QString() : manAt + ":Rook/0");
}

void tst_edits::marginsCarryEverythingAlong()
{
    Design design = designOf("square:3x3", {{"Rook", "ride n"}});
    design = must(withCellsRemoved(design, sitesOf(design, {"a1"})));
    design = must(withCellRenamed(design, siteOf(design, "b2"), "throne"));
    design = must(withCellMoved(design, siteOf(design, "c3"), {4000, 4000}));
    design = must(withCellAdded(design, {-1500, 500}, "camp"));
    const LinkPair pair{siteOf(design, "camp"), siteOf(design, "throne"), {}};
    design = must(withLinks(design, dir(design, "e"), std::span(&pair, 1)));
    design = withMan(design, "camp", 0, 1);
    const Design grown = must(withMargins(design, {1, 0, 1, 0}));
    QCOMPARE(men(grown), QString("camp:Rook/1"));
    const Board board(grown.board, grown.directions);
    QVERIFY(!board.find("b2")); // the hole moved with its neighbours
    QCOMPARE(board.link(cellOf(board, "camp"), board.compass().step(dir(grown, "e")))->to, cellOf(board, "throne"));
    QCOMPARE(*board.coordinates(cellOf(board, "throne")), (Vector{2, 2}));
    QCOMPARE(grown.board->edits.moved.front().at, (Point{5000, 5000}));
    QVERIFY(must(withMargins(grown, {-1, 0, -1, 0})) == design);
}

void tst_edits::refusedMargins_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<int>("right");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("to nothing") << "square:3x3" << -3 << "a board has 1 to 255 files and ranks, not 0x3";
    QTest::newRow("too wide") << "square:200x3" << 56 << "a board has 1 to 255 files and ranks, not 256x3";
    QTest::newRow("odd sphere") << "square:4x3:sphere" << 1 << "a sphere needs an even number of files, not 5 (5x3)";
    QTest::newRow("free board") << "free" << 1 << "only a square board has edges to move";
}

void tst_edits::refusedMargins()
{
    QFETCH(QString, spec);
    QFETCH(int, right);
    QFETCH(QString, sentence);
    QCOMPARE(message(withMargins(designOf(spec.toStdString()), {0, right, 0, 0})), sentence);
}

void tst_edits::topologyForgetsLinksItMakesItself()
{
    Design design = designOf("square:3x3");
    const LinkPair pair{siteOf(design, "c1"), siteOf(design, "a1"), {}};
    design = must(withLinks(design, dir(design, "e"), std::span(&pair, 1)));
    QCOMPARE(must(withTopology(design, Topology::Torus)).board->edits.links.size(), std::size_t(0));
    QCOMPARE(must(withTopology(design, Topology::Moebius)).board->edits.links.size(), std::size_t(1));
}

void tst_edits::addedCellsAreNumberedBehindTheLattice()
{
    Design design = designOf("square:2x2");
    design = must(withCellAdded(design, {-1500, 0}));
    design = must(withCellAdded(design, {-3000, 0}));
    QCOMPARE(cellNames(design), QString("a1 a2 b1 b2 x1 x2"));
    QCOMPARE(message(withCellAdded(design, {0, 0}, "a1")), QString("there is already a cell called 'a1'"));
    QCOMPARE(message(withCellAdded(design, {0, 0}, "no good")), QString("a cell's name is made of letters, digits, '_', '.' and '''"));
    QCOMPARE(message(withCellAdded(design, {2'000'000'000, 0})), QString("a cell cannot be drawn that far away"));
}

void tst_edits::removedCellsRenumberTheirFollowers()
{
    Design design = designOf("square:1x2", {{"Rook", "ride n"}});
    for (const char *name : {"p", "q", "r"})
        design = must(withCellAdded(design, {-1500, 0}, name));
    const LinkPair pair{siteOf(design, "r"), siteOf(design, "a1"), {}};
    design = must(withLinks(design, dir(design, "e"), std::span(&pair, 1)));
    design = withMan(design, "r", 0, 0);
    design = must(withCellsRemoved(design, sitesOf(design, {"q", "a2"})));
    QCOMPARE(cellNames(design), QString("a1 p r"));
    QCOMPARE(men(design), QString("r:Rook/0"));
    const Board board(design.board, design.directions);
    QCOMPARE(board.link(cellOf(board, "r"), board.compass().step(dir(design, "e")))->to, cellOf(board, "a1"));
}

void tst_edits::namesStayUnique()
{
    Design design = designOf("square:2x2");
    QCOMPARE(message(withCellRenamed(design, siteOf(design, "a1"), "b2")), QString("there is already a cell called 'b2'"));
    design = must(withCellRenamed(design, siteOf(design, "a1"), "home"));
    // The freed name may be taken, and given back only when it is free again.
    design = must(withCellRenamed(design, siteOf(design, "b2"), "a1"));
    QCOMPARE(cellNames(design), QString("home a2 b1 a1"));
    QCOMPARE(message(withCellRenamed(design, siteOf(design, "home"), "a1")), QString("there is already a cell called 'a1'"));
    QVERIFY(must(withCellRenamed(must(withCellRenamed(design, siteOf(design, "a1"), "b2")), siteOf(design, "home"), "a1"))
            == designOf("square:2x2"));
    // Growing must not make a second c1.
    Design camp = must(withCellAdded(designOf("square:2x2"), {5000, 0}, "c1"));
    QCOMPARE(message(withMargins(camp, {0, 1, 0, 0})), QString("two cells would be called 'c1'; rename one of them first"));
}

void tst_edits::anotherBoardKeepsMenByName()
{
    Design design = designOf("square:8x8", {{"Rook", "ride n"}});
    design = withMan(withMan(design, "b2", 0, 0), "h8", 0, 1);
    const Design small = must(withBoard(design, must(readBoardSpec("square:4x4:torus"))));
    QCOMPARE(men(small), QString("b2:Rook/0"));
    QCOMPARE(losses(design, small).men, std::size_t(1));
}

void tst_edits::linksAreExceptions()
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
    QCOMPARE(message(withLinks(holed, dir(design, "e"), std::span(&intoHole, 1))), QString("'b2' is a hole"));
}

void tst_edits::twoWayLinks()
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

void tst_edits::cutAndReset()
{
    const Design design = designOf("square:3x3");
    const auto sites = sitesOf(design, {"b2", "c2"});
    const Design cut = must(withLinksCut(design, dir(design, "e"), sites));
    // From c2 there was nothing to cut.
    QCOMPARE(cut.board->edits.links.size(), std::size_t(1));
    QVERIFY(must(withLinksReset(cut, dir(design, "e"), sites)) == design);
}

void tst_edits::directions()
{
    Design design = designOf("square:5x5");
    design = must(withDirectionAdded(design, "far", Vector{3, 1}));
    QCOMPARE(message(withDirectionAdded(design, "far", Vector{1, 1})), QString("there is already a direction 'far'"));
    QCOMPARE(message(withDirectionAdded(design, "stop", Vector{1, 1})),
             QString("'stop' is a word of the path notation and cannot name a direction"));
    QCOMPARE(message(withDirectionAdded(design, "2n", Vector{1, 1})),
             QString("a direction's name is a letter and then letters, digits or '_'"));
    QCOMPARE(message(withDirectionAdded(design, "nil", Vector{0, 0})), QString("the vector (0, 0) leads nowhere"));
    QCOMPARE(message(withDirectionAdded(design, "far2", Vector{256, 0})),
             QString("a vector may lead at most 255 cells along each axis"));
    const DirectionMapping mappings[] = {{"n", {0, 2}}, {"hop", {2, 2}}};
    const Design mapped = must(withDirectionsMapped(design, mappings));
    QCOMPARE(*(*mapped.directions)[dir(mapped, "n")].vector, (Vector{0, 2}));
    QCOMPARE(*(*mapped.directions)[dir(mapped, "hop")].vector, (Vector{2, 2}));
    const Design walking = must(withDirectionWalk(design, dir(design, "far"), {dir(design, "e"), dir(design, "e")}));
    QCOMPARE(message(withDirectionWalk(walking, dir(design, "n"), {dir(design, "far")})),
             QString("a walk follows directions that are not walks themselves, unlike 'far'"));
    QCOMPARE(message(withDirectionRemoved(walking, dir(design, "e"))),
             QString("direction 'e' is part of the walk 'far'; change that first"));
}

void tst_edits::removingADirectionRenumbersTheRest()
{
    Design design = designOf("square:5x5", {{"Rook", "ride n e s w"}});
    design = withLegs(design, "Hook", hookMover(*design.directions));
    const LinkPair pair{siteOf(design, "e1"), siteOf(design, "a1"), {}};
    design = must(withLinks(design, dir(design, "w"), std::span(&pair, 1)));
    QCOMPARE(message(withDirectionRemoved(design, dir(design, "n"))),
             QString("direction 'n' is used by Rook and Hook; change that first"));
    const Design fewer = must(withDirectionRemoved(design, dir(design, "ne")));
    QCOMPARE(fewer.board->edits.links.front().direction, dir(fewer, "w"));
    Asker before(design);
    Asker after(fewer);
    for (const CellId from : before.board().cells()) {
        QCOMPARE(after.reach("Hook", from), before.reach("Hook", from));
        QCOMPARE(after.reach("Rook", from), before.reach("Rook", from));
    }
    const Design renamed = must(withDirectionRenamed(fewer, dir(fewer, "n"), "north"));
    QCOMPARE(std::get<PathText>((*renamed.pieces)[PieceId(0)].moves.front().definition).text,
             std::string("ride north e s w"));
}

void tst_edits::pieceList()
{
    Design design = designOf("square:3x3", {{"Rook", "ride n"}, {"Bishop", "ride ne"}, {"Knight", "leap nne"}});
    QCOMPARE((*design.pieces)[PieceId(2)].letter, std::string("K"));
    design = withMan(withMan(design, "a1", 0, 0), "b2", 2, 1);
    QCOMPARE(message(withPieceAdded(design, "Rook")), QString("there is already a piece called 'Rook'"));
    QCOMPARE(message(withPieceAdded(design, "")), QString("a name may not be empty"));
    QCOMPARE(message(withPieceAdded(design, "two\nlines")), QString("a name may not contain control characters"));
    QCOMPARE(message(withPieceLetter(design, PieceId(0), "RR")), QString("a piece's letter is one of A to Z, not 'RR'"));
    const Design copied = must(withPieceCopied(design, PieceId(0)));
    QCOMPARE((*copied.pieces)[PieceId(1)].name, std::string("Rook 2"));
    QCOMPARE(men(copied), QString("a1:Rook/0 b2:Knight/1"));
    const Design moved = must(withPieceAt(design, PieceId(2), 0));
    QCOMPARE(men(moved), QString("a1:Rook/0 b2:Knight/1"));
    QCOMPARE((*moved.pieces)[PieceId(0)].name, std::string("Knight"));
    const Design fewer = must(withPieceRemoved(design, PieceId(0)));
    QCOMPARE(men(fewer), QString("b2:Knight/1"));
}

void tst_edits::movements()
{
    const Design design = designOf("square:3x3", {{"Rook", "ride n"}});
    const auto path = [](const char *text) { return Movement{PathText{text}, When::Always, {}}; };
    const auto bad = withMovementChanged(design, PieceId(0), 0, path("ride x"));
    QCOMPARE(message(bad), QString("unknown direction 'x'"));
    QCOMPARE(bad.error().place.column, 6);
    QCOMPARE(message(withMovementChanged(design, PieceId(0), 1, path("ride n"))), QString("the piece has no movement 2"));
    LegGraph headless;
    headless.legs.push_back({});
    QCOMPARE(message(withMovementAdded(design, PieceId(0), Movement{headless, When::Always, {}})),
             QString("the movement has no first leg"));
    const auto legs = [&](Leg leg) { return withMovementAdded(design, PieceId(0), Movement{LegGraph{{leg}, {LegId(0)}}, When::Always, {}}); };
    Leg leg;
    leg.steps = {DirectionId(0)};
    leg.onFoe.stop = true;
    QCOMPARE(
        message(legs(leg)),
        QString("leg 1 stops on a foe's cell, so that the foe must be captured or moved there"));
    leg.onFoe = {};
    leg.onEmpty.effect = Effect::Capture;
    QCOMPARE(message(legs(leg)), QString("leg 1 captures on an empty cell, where there is nothing to capture"));
    const Design two = must(withMovementAdded(design, PieceId(0), path("leap e")));
    QVERIFY(must(withMovementRemoved(two, PieceId(0), 1)) == design);
}

void tst_edits::betzaMovements()
{
    const Design design = designOf("square:8x8", {{"Piece", "ride n"}});
    const auto betza = [](const std::string &text, BetzaDialect dialect = BetzaDialect::XBetza, When when = When::Always) {
        return Movement{BetzaText{text, dialect}, when, {}};
    };
    const auto bad = withMovementChanged(design, PieceId(0), 0, betza("fmWwF"));
    QCOMPARE(message(bad), QString("unknown letter 'w'; did you mean the atom 'W'?"));
    QCOMPARE(bad.error().place.column, 4);
    QCOMPARE(message(withMovementAdded(design, PieceId(0), betza("W\n", BetzaDialect::FairyStockfish))),
             QString("a Betza string is written in plain letters, digits and signs"));
    QCOMPARE(message(withMovementAdded(design, PieceId(0), betza("", BetzaDialect::FairyStockfish))),
             QString("a piece needs at least one atom, such as W or N"));
    const Design pawn = must(withMovementChanged(design, PieceId(0), 0, betza("fmWfcFifmnD")));
    const auto legs = legsOf((*pawn.pieces)[PieceId(0)], pawn);
    QCOMPARE(legs.size(), std::size_t(3));
    QCOMPARE(legs[1].when, When::Always);
    QCOMPARE(legs[2].when, When::Unmoved);
    const Design shy = must(withMovementChanged(pawn, PieceId(0), 0, betza("fmWfcF", BetzaDialect::XBetza, When::Unmoved)));
    for (const MovementLegs &move : legsOf((*shy.pieces)[PieceId(0)], shy))
        QCOMPARE(move.when, When::Unmoved);
    // It names no direction.
    const Design renamed = must(withDirectionRenamed(pawn, dir(pawn, "n"), "north"));
    QVERIFY(renamed.pieces == pawn.pieces);
    QVERIFY(withDirectionRemoved(pawn, dir(pawn, "n")).has_value());
}

/// A crooked slide goes at most one step less than the board's longer side.
void tst_edits::betzaOnBoards()
{
    const auto on = [](const char *board, const std::string &text) {
        const Design design = must(withPieceAdded(designOf(board), "Piece"));
        return must(withMovementAdded(design, PieceId(0), Movement{BetzaText{text, {}}, When::Always, {}}));
    };
    const auto legs = [](const Design &design) { return legCount(legsOf((*design.pieces)[PieceId(0)], design)); };
    const Design small = on("square:5x4", "zB");
    const Design large = must(withBoard(small, *on("square:9x12", "W").board));
    QVERIFY(legs(small) < legs(large));
    QCOMPARE(legs(large), legs(on("square:12x1", "zB")));
    QCOMPARE(legs(on("free", "zB")), legCount(must(readBetza("zB", BetzaDialect::XBetza)).moves));
    // Where that would make too many legs it has no limit, as on a board without sides.
    std::string many;
    for (int i = 0; i < 20; ++i)
        many += "zBzR";
    const Design wide = on("square:255x1", many);
    QCOMPARE(legs(wide), legs(on("free", many)));
    // The limit counts what the string says everywhere, so that no board makes a design impossible.
    std::string most;
    for (int i = 0; i < 200; ++i)
        most += "zBW";
    const Design design = must(withPieceAdded(designOf("square:3x3"), "Piece"));
    const auto refused = withMovementAdded(design, PieceId(0), Movement{BetzaText{most, {}}, When::Always, {}});
    QCOMPARE(message(refused), QString("a piece may have at most 256 moves"));
    const Movement half{BetzaText{many, {}}, When::Always, {}};
    Design full = design;
    std::optional<Error> error;
    for (int i = 0; i < 40 && !error; ++i) {
        auto next = withMovementAdded(full, PieceId(0), half);
        if (next)
            full = std::move(*next);
        else
            error = next.error();
    }
    QVERIFY(error);
    QVERIFY(QString::fromStdString(error->message).startsWith("at most 1024 legs of a piece are possible, not "));
    QVERIFY(legs(full) <= 1024);
    const auto again = readDesign(writeDesign(full));
    QVERIFY(again.has_value());
    QVERIFY(again->design == full);
}

void tst_edits::armies()
{
    Design design = designOf("square:3x3", {{"Rook", "ride n"}, {"King", "leap n"}});
    design = must(withMenPlaced(design, sitesOf(design, {"c1", "a1"}), PieceId(0), PlayerId(0)));
    design = withMan(design, "a1", 1, 1);
    QCOMPARE(men(design), QString("a1:King/1 c1:Rook/0"));
    design = must(withManMoved(design, siteOf(design, "c1"), siteOf(design, "a1")));
    QCOMPARE(men(design), QString("a1:Rook/0"));
    const SiteId empty = siteOf(design, "b2");
    QCOMPARE(message(withManMoved(design, empty, siteOf(design, "a1"))), QString("no piece stands there"));
    QCOMPARE(message(withHand(design, PlayerId(0), PieceId(0), -1)), QString("a hand holds 0 to 65535 pieces of a type"));
    design = must(withHand(design, PlayerId(1), PieceId(0), 3));
    QCOMPARE(design.setup->hands.front().count, 3);
    QVERIFY(must(withSetupCleared(design)).setup->hands.empty());
}

void tst_edits::mirroredArmies()
{
    Design design = designOf("square:4x4", {{"Rook", "ride n"}, {"King", "leap n"}});
    design = withMan(withMan(design, "a1", 0, 0), "b1", 1, 0);
    // Black sees the board after a half turn.
    QCOMPARE(men(must(withArmyMirrored(design, PlayerId(0), PlayerId(1)))), QString("a1:Rook/0 b1:King/0 c4:King/1 d4:Rook/1"));
    design = must(withPlayerFacing(design, PlayerId(1), orientation::flipNorthSouth));
    QCOMPARE(men(must(withArmyMirrored(design, PlayerId(0), PlayerId(1)))), QString("a1:Rook/0 a4:Rook/1 b1:King/0 b4:King/1"));
    const Design odd = withMan(designOf("square:3x3", {{"Rook", "ride n"}}), "b2", 0, 0);
    QCOMPARE(message(withArmyMirrored(odd, PlayerId(0), PlayerId(1))), QString("the armies would meet on b2"));
}

void tst_edits::lossesAreCounted()
{
    QCOMPARE(QString::fromStdString(describeLosses({16, 2, 1})), QString("16 cells, 2 pieces and 1 link"));
    QCOMPARE(QString::fromStdString(describeLosses({0, 1, 0})), QString("1 piece"));
    QVERIFY(!Losses{}.any());
}

void tst_edits::sectionsLeftAloneAreShared()
{
    const Design design = designOf("square:3x3", {{"Rook", "ride n"}});
    const Design next = withMan(design, "a1", 0, 0);
    QVERIFY(next.board.sameAs(design.board));
    QVERIFY(next.pieces.sameAs(design.pieces));
    QVERIFY(next.directions.sameAs(design.directions));
    QVERIFY(!next.setup.sameAs(design.setup));
}

QTEST_APPLESS_MAIN(tst_edits)
#include "tst_edits.moc"
