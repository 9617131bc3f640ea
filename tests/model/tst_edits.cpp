#include "model/design/limits.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/example_edits.h"
#include "model/edit/setup/player_edits.h"
#include "model/edit/setup/setup_arrangement.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/movement/betza/betza.h"
#include "model/movement/movement.h"
#include "tests/model/edit_support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

/// Edits of directions, pieces, movements and armies.
class tst_edits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void directions();
    void removingADirectionRenumbersTheRest();
    void pieceList();
    void movesOfExamples();
    void movements();
    void betzaMovements();
    void betzaOnBoards();
    void armies();
    void mirroredArmies();
    void playersComeAndGo();
    void removedPlayersTakeTheirRulesAlong();
    void sectionsLeftAloneAreShared();
};

void tst_edits::directions()
{
    Design design = designOf("square:5x5");
    design = must(withDirectionAdded(design, "far", Vector{3, 1}));
    QCOMPARE(message(withDirectionAdded(design, "far", Vector{1, 1})),
             QString("there is already a direction 'far'"));
    QCOMPARE(message(withDirectionAdded(design, "stop", Vector{1, 1})),
             QString("'stop' is a word of the path notation and cannot name a direction"));
    QCOMPARE(message(withDirectionAdded(design, "2n", Vector{1, 1})),
             QString("a direction's name is a letter and then letters, digits or '_'"));
    QCOMPARE(message(withDirectionAdded(design, "nil", Vector{0, 0})),
             QString("the vector (0, 0) leads nowhere"));
    QCOMPARE(message(withDirectionAdded(design, "far2", Vector{256, 0})),
             QString("a vector may lead at most 255 cells along each axis"));
    const DirectionMapping mappings[] = {{"n", {0, 2}}, {"hop", {2, 2}}};
    const Design mapped = must(withDirectionsMapped(design, mappings));
    QCOMPARE(*(*mapped.directions)[dir(mapped, "n")].vector, (Vector{0, 2}));
    QCOMPARE(*(*mapped.directions)[dir(mapped, "hop")].vector, (Vector{2, 2}));
    const Design walking =
        must(withDirectionWalk(design, dir(design, "far"), {dir(design, "e"), dir(design, "e")}));
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
    Design design =
        designOf("square:3x3", {{"Rook", "ride n"}, {"Bishop", "ride ne"}, {"Knight", "leap nne"}});
    QCOMPARE((*design.pieces)[PieceId(2)].letter, std::string("K"));
    design = withPiece(withPiece(design, "a1", 0, 0), "b2", 2, 1);
    QCOMPARE(message(withPieceAdded(design, "Rook")),
             QString("there is already a piece called 'Rook'"));
    QCOMPARE(message(withPieceAdded(design, "")), QString("a name may not be empty"));
    QCOMPARE(message(withPieceAdded(design, "two\nlines")),
             QString("a name may not contain control characters"));
    // a C1 control, a turn of the direction of writing, a space without width
    for (const char *unseen : {"two\xc2\x85lines", "Rook\xe2\x80\xae", "Ro\xe2\x80\x8bok"})
        QCOMPARE(message(withPieceAdded(design, unseen)),
                 QString("a name may not contain characters that cannot be seen"));
    QVERIFY(withPieceAdded(design, "Löwe 獅子"));
    QCOMPARE(message(withPieceLetter(design, PieceId(0), "RR")),
             QString("a piece's letter is one of A to Z, not 'RR'"));
    const Design copied = must(withPieceCopied(design, PieceId(0)));
    QCOMPARE((*copied.pieces)[PieceId(1)].name, std::string("Rook 2"));
    QCOMPARE(pieces(copied), QString("a1:Rook/0 b2:Knight/1"));
    const Design moved = must(withPieceAt(design, PieceId(2), 0));
    QCOMPARE(pieces(moved), QString("a1:Rook/0 b2:Knight/1"));
    QCOMPARE((*moved.pieces)[PieceId(0)].name, std::string("Knight"));
    const Design fewer = must(withPieceRemoved(design, PieceId(0)));
    QCOMPARE(pieces(fewer), QString("b2:Knight/1"));
}

/// As many moves as a file may have, and one more.
void tst_edits::movesOfExamples()
{
    const Design design = designOf("square:3x3");
    Example example;
    example.expected.assign(limits::movesPerExample, "a1-a2");
    QCOMPARE(must(withExampleAdded(design, example)).examples->list.size(), std::size_t(1));
    example.expected.emplace_back("a1-b1");
    QCOMPARE(message(withExampleAdded(design, example)),
             QString("at most 1024 moves are possible, not 1025"));
}

void tst_edits::movements()
{
    const Design design = designOf("square:3x3", {{"Rook", "ride n"}});
    const auto path = [](const char *text) {
        return Movement{PathText{text}, When::Always, {}};
    };
    const auto bad = withMovementChanged(design, PieceId(0), 0, path("ride x"));
    QCOMPARE(message(bad), QString("unknown direction 'x'"));
    QCOMPARE(bad.error().place.column, 6);
    QCOMPARE(message(withMovementChanged(design, PieceId(0), 1, path("ride n"))),
             QString("the piece has no movement 2"));
    LegGraph headless;
    headless.legs.push_back({});
    QCOMPARE(message(withMovementAdded(design, PieceId(0), Movement{headless, When::Always, {}})),
             QString("the movement has no first leg"));
    const auto legs = [&](Leg leg) {
        return withMovementAdded(
            design, PieceId(0), Movement{LegGraph{{leg}, {LegId(0)}}, When::Always, {}});
    };
    Leg leg;
    leg.steps = {DirectionId(0)};
    leg.onEnemy.stop = true;
    QCOMPARE(
        message(legs(leg)),
        QString(
            "leg 1 stops on an enemy's cell, so that the enemy must be captured or moved there"));
    leg.onEnemy = {};
    leg.onEmpty.effect = Effect::Capture;
    QCOMPARE(message(legs(leg)),
             QString("leg 1 captures on an empty cell, where there is nothing to capture"));
    const Design two = must(withMovementAdded(design, PieceId(0), path("leap e")));
    QVERIFY(must(withMovementRemoved(two, PieceId(0), 1)) == design);
}

void tst_edits::betzaMovements()
{
    const Design design = designOf("square:8x8", {{"Piece", "ride n"}});
    const auto betza = [](const std::string &text,
                          BetzaDialect dialect = BetzaDialect::XBetza,
                          When when = When::Always) {
        return Movement{BetzaText{text, dialect}, when, {}};
    };
    const auto bad = withMovementChanged(design, PieceId(0), 0, betza("fmWwF"));
    QCOMPARE(message(bad), QString("unknown letter 'w'; did you mean the atom 'W'?"));
    QCOMPARE(bad.error().place.column, 4);
    QCOMPARE(
        message(withMovementAdded(design, PieceId(0), betza("W\n", BetzaDialect::FairyStockfish))),
        QString("a Betza string is written in plain letters, digits and signs"));
    QCOMPARE(
        message(withMovementAdded(design, PieceId(0), betza("", BetzaDialect::FairyStockfish))),
        QString("a piece needs at least one atom, such as W or N"));
    const Design pawn = must(withMovementChanged(design, PieceId(0), 0, betza("fmWfcFifmnD")));
    const auto legs = legsOf((*pawn.pieces)[PieceId(0)], pawn);
    QCOMPARE(legs.size(), std::size_t(3));
    QCOMPARE(legs[1].when, When::Always);
    QCOMPARE(legs[2].when, When::Unmoved);
    const Design shy = must(withMovementChanged(
        pawn, PieceId(0), 0, betza("fmWfcF", BetzaDialect::XBetza, When::Unmoved)));
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
        return must(
            withMovementAdded(design, PieceId(0), Movement{BetzaText{text, {}}, When::Always, {}}));
    };
    const auto legs = [](const Design &design) {
        return legCount(legsOf((*design.pieces)[PieceId(0)], design));
    };
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
    const auto refused =
        withMovementAdded(design, PieceId(0), Movement{BetzaText{most, {}}, When::Always, {}});
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
    QVERIFY(QString::fromStdString(error->sentence())
                .startsWith("at most 1024 legs of a piece are possible, not "));
    QVERIFY(legs(full) <= 1024);
    const auto again = readDesign(writeDesign(full));
    QVERIFY(again.has_value());
    QVERIFY(again->design == full);
}

void tst_edits::armies()
{
    Design design = designOf("square:3x3", {{"Rook", "ride n"}, {"King", "leap n"}});
    design = must(withPiecesPlaced(design, sitesOf(design, {"c1", "a1"}), PieceId(0), PlayerId(0)));
    design = withPiece(design, "a1", 1, 1);
    QCOMPARE(pieces(design), QString("a1:King/1 c1:Rook/0"));
    design = must(withPieceMoved(design, siteOf(design, "c1"), siteOf(design, "a1")));
    QCOMPARE(pieces(design), QString("a1:Rook/0"));
    const SiteId empty = siteOf(design, "b2");
    QCOMPARE(message(withPieceMoved(design, empty, siteOf(design, "a1"))),
             QString("no piece stands there"));
    QCOMPARE(message(withHand(design, PlayerId(0), PieceId(0), -1)),
             QString("a hand holds 0 to 65535 pieces of a type"));
    design = must(withHand(design, PlayerId(1), PieceId(0), 3));
    QCOMPARE(design.setup->hands.front().count, 3);
    QVERIFY(must(withSetupCleared(design)).setup->hands.empty());
}

void tst_edits::mirroredArmies()
{
    Design design = designOf("square:4x4", {{"Rook", "ride n"}, {"King", "leap n"}});
    design = withPiece(withPiece(design, "a1", 0, 0), "b1", 1, 0);
    const auto asTheySee = [](const Design &some) {
        const PlayerId white(0);
        const PlayerId black(1);
        return withArmyMirrored(
            some, white, black, orientationBetween(some, white, black, ArmyMirror::Point));
    };
    // Black sees the board after a half turn.
    QCOMPARE(pieces(must(asTheySee(design))), QString("a1:Rook/0 b1:King/0 c4:King/1 d4:Rook/1"));
    design = must(withPlayerFacing(design, PlayerId(1), orientation::flipNorthSouth));
    QCOMPARE(pieces(must(asTheySee(design))), QString("a1:Rook/0 a4:Rook/1 b1:King/0 b4:King/1"));
    const Design odd = withPiece(designOf("square:3x3", {{"Rook", "ride n"}}), "b2", 0, 0);
    QCOMPARE(message(asTheySee(odd)), QString("the armies would meet on b2"));
}

void tst_edits::playersComeAndGo()
{
    Design design = designOf("square:4x4", {{"Rook", "ride n"}});
    design = must(withPlayerAdded(design));
    QCOMPARE(design.rules->players.size(), 3U);
    QCOMPARE(design.rules->players[2].name, std::string("Red"));
    QVERIFY(design.rules->players[2].facing == orientation::quarter);
    design = withPiece(withPiece(withPiece(design, "a1", 0, 0), "b1", 0, 1), "c1", 0, 2);
    design = must(
        withHand(must(withHand(design, PlayerId(1), PieceId(0), 2)), PlayerId(2), PieceId(0), 3));
    design = must(withPlayerRemoved(design, PlayerId(1)));
    QCOMPARE(pieces(design), QString("a1:Rook/0 c1:Rook/1"));
    QCOMPARE(design.setup->hands.size(), 1U);
    QCOMPARE(design.setup->hands.front().count, 3);
    QCOMPARE(design.rules->players[1].name, std::string("Red"));
    design = must(withPlayerRemoved(design, PlayerId(0)));
    QCOMPARE(message(withPlayerRemoved(design, PlayerId(0))), QString("a design needs a player"));
    while (design.rules->players.size() < 16)
        design = must(withPlayerAdded(design));
    QCOMPARE(design.rules->players.back().name, std::string("Player 16"));
    QCOMPARE(message(withPlayerAdded(design)), QString("a design may have at most 16 players"));
}

void tst_edits::removedPlayersTakeTheirRulesAlong()
{
    Design design = must(withPlayerAdded(designOf("square:4x4", {{"Rook", "ride n"}})));
    const std::vector<SiteId> corner{siteOf(design, "a1")};
    design = must(withZoneAdded(design, "camp", corner));
    design = must(withZoneCells(design, ZoneId(0), corner, PlayerId(1)));
    design.rules.edit([](Rules &rules) {
        rules.pass = Pass::Always;
        rules.passers = {PlayerId(1)};
        rules.turns.cycle = {PlayerId(0), PlayerId(1), PlayerId(2)};
        rules.ends = {End{Stalemate{}, Outcome::Loss, {PlayerId(1)}, {}, {}, {}, {}},
                      End{Stalemate{}, Outcome::Win, {PlayerId(1), PlayerId(2)}, {}, {}, {}, {}},
                      End{Stalemate{}, Outcome::Draw, {}, {}, {}, {}, {}}};
    });
    design = must(withPlayerRemoved(design, PlayerId(1)));
    QVERIFY(design.board->edits.zones[0].own.empty());
    QVERIFY(design.rules->pass == Pass::Never);
    QCOMPARE(design.rules->turns.cycle, (std::vector{PlayerId(0), PlayerId(1)}));
    QCOMPARE(design.rules->ends.size(), 2U);
    QCOMPARE(design.rules->ends[0].players, (PlayerSet{PlayerId(1)}));
    QVERIFY(design.rules->ends[1].players.empty());
}

void tst_edits::sectionsLeftAloneAreShared()
{
    const Design design = designOf("square:3x3", {{"Rook", "ride n"}});
    const Design next = withPiece(design, "a1", 0, 0);
    QVERIFY(next.board.sameAs(design.board));
    QVERIFY(next.pieces.sameAs(design.pieces));
    QVERIFY(next.directions.sameAs(design.directions));
    QVERIFY(!next.setup.sameAs(design.setup));
}

QTEST_APPLESS_MAIN(tst_edits)
#include "tst_edits.moc"
