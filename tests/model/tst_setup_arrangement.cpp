#include "model/analysis/army_worth.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/setup/setup_arrangement.h"
#include "model/edit/setup/setup_edits.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr PlayerId white(0);
constexpr PlayerId black(1);

QString placed(const Design &design)
{
    const Board board(design.board, design.directions);
    return QString::fromStdString(writePosition(startPosition(design, board), design, board));
}

Design withPiece(const Design &design, const char *cell, const char *type, PlayerId player)
{
    const Board board(design.board, design.directions);
    const SiteId site = board.site(cellOf(board, cell));
    return must(withPiecesPlaced(design, std::span(&site, 1), *design.pieces->find(type), player));
}

} // namespace

/// Edits of whole start positions.
class tst_setup_arrangement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoMovesFirst();
    void howArmiesLie();
    void rowsOfPawns();
    void shuffles();
    void rights();
    void rightsOfMovedPieces();
    void foreignSetups();
    void mobility();
};

void tst_setup_arrangement::whoMovesFirst()
{
    const Design chess = bundledDesign("chess");
    QCOMPARE(firstMover(chess), white);
    TAKE(other, withFirstMover(chess, black));
    QCOMPARE(firstMover(other), black);
    QVERIFY(placed(other).contains(" b "));
    TAKE(back, withFirstMover(other, white));
    QVERIFY(back == chess); // no cycle is left over
    // Two moves each stay two moves each.
    TAKE(twice, withRuleField(chess, "turns/cycle", std::vector<std::size_t>{0, 0, 1, 1}));
    TAKE(turned, withFirstMover(twice, black));
    QCOMPARE(turned.rules->turns.cycle, (std::vector{black, black, white, white}));
    // An opening is the designer's own business.
    TAKE(opened, withRuleField(chess, "turns/opening", std::vector<std::size_t>{0}));
    QVERIFY(!withFirstMover(opened, black));
    QVERIFY(!withFirstMover(chess, PlayerId(2)));
}

void tst_setup_arrangement::howArmiesLie()
{
    const Design chess = bundledDesign("chess");
    QCOMPARE(likelyMirror(chess, white, black), ArmyMirror::Mirror);
    QVERIFY(armiesMirror(chess, white, black, ArmyMirror::Mirror));
    QVERIFY(!armiesMirror(chess, white, black, ArmyMirror::Point)); // king would meet queen
    const Orientation seen = orientationBetween(chess, white, black, ArmyMirror::Point);
    TAKE(turned, withArmyMirrored(chess, white, black, seen));
    QVERIFY(armiesMirror(turned, white, black, ArmyMirror::Point));
    QCOMPARE(likelyMirror(turned, white, black), ArmyMirror::Point);
    QVERIFY(placed(turned).startsWith("rnbkqbnr/"));
    TAKE(across,
         withArmyMirrored(
             turned, white, black, orientationBetween(turned, white, black, ArmyMirror::Mirror)));
    QVERIFY(*across.setup == *chess.setup);
}

void tst_setup_arrangement::rowsOfPawns()
{
    Design chess = must(withSetupCleared(bundledDesign("chess")));
    const PieceId pawn = *chess.pieces->find("Pawn");
    TAKE(first, withPawnRow(chess, pawn, white));
    QVERIFY(placed(first).startsWith("8/8/8/8/8/8/PPPPPPPP/8 "));
    TAKE(second, withPawnRow(chess, pawn, black));
    QVERIFY(placed(second).startsWith("8/pppppppp/8/8/8/8/8/8 "));
    // On hexagons every file has a second cell.
    const Design hexagon = designOf("hex:4", {{"Pawn", "leap n"}});
    TAKE(bent, withPawnRow(hexagon, PieceId(0), white));
    QCOMPARE(bent.setup->placements.size(), std::size_t(7));
    // A torus has no edge to count from.
    QVERIFY(!withPawnRow(designOf("square:8x8:torus", {{"Pawn", "leap n"}}), PieceId(0), white));
}

void tst_setup_arrangement::shuffles()
{
    const Design chess = bundledDesign("chess");
    TAKE(one, withArmyShuffled(chess, white, 7));
    TAKE(same, withArmyShuffled(chess, white, 7));
    QVERIFY(one == same);
    QVERIFY(armiesMirror(one, white, black, ArmyMirror::Mirror));
    std::set<std::string> seen;
    for (unsigned seed = 0; seed < 40; ++seed)
        seen.insert(placed(must(withArmyShuffled(chess, white, seed))).left(8).toStdString());
    QVERIFY(seen.size() > 30); // of 5,040
    // An army that the other does not mirror is alone in it.
    const Design lone = withPiece(chess, "d5", "Queen", black);
    TAKE(shuffled, withArmyShuffled(lone, white, 7));
    QVERIFY(placed(shuffled).startsWith("rnbqkbnr/pppppppp/"));
}

void tst_setup_arrangement::rights()
{
    const Design chess = bundledDesign("chess");
    const auto all = castlingRights(chess);
    QCOMPARE(all.size(), std::size_t(4));
    QVERIFY(std::all_of(
        all.begin(), all.end(), [](const CastlingRight &right) { return right.isThere; }));
    TAKE(fewer, withoutCastlingRight(chess, all[1].wing));
    QVERIFY(placed(fewer).contains(" Kkq "));
    const auto left = castlingRights(fewer);
    QCOMPARE(left.size(), std::size_t(4)); // the setup would still allow it
    QVERIFY(!left[1].isThere);
    TAKE(again, withCastlingRight(fewer, left[1].wing));
    QVERIFY(*again.rules == *chess.rules);
    TAKE(none, withRuleRemoved(chess, "castling/0"));
    QVERIFY(castlingRights(none).empty());
    QVERIFY(!withCastlingRight(none, all[0].wing));
}

void tst_setup_arrangement::rightsOfMovedPieces()
{
    const Design chess = bundledDesign("chess");
    const Board board(chess.board, chess.directions);
    const SiteId corner = board.site(cellOf(board, "a1"));
    const Design moved =
        withPiece(must(withPiecesErased(chess, std::span(&corner, 1))), "b1", "Rook", white);
    QVERIFY(placed(moved).contains(" Kkq "));
    // The wing of the rook that stood in the corner is no further one.
    const auto rights = castlingRights(moved);
    QCOMPARE(rights.size(), std::size_t(4));
    QCOMPARE(rights[1].wing.letter, std::string("Q"));
    QCOMPARE(rights[1].wing.partner, board.site(cellOf(board, "b1")));
    QVERIFY(!rights[1].isThere);
    TAKE(allowed, withCastlingRight(moved, rights[1].wing));
    QVERIFY(placed(allowed).contains(" KQkq "));
    QCOMPARE(allowed.rules->castling.front().wings.size(), std::size_t(4));
    QVERIFY(castlingRights(allowed)[1].isThere);
    // What no other wing answers stays in the list.
    TAKE(none, withPiecesErased(chess, std::span(&corner, 1)));
    QCOMPARE(castlingRights(none).size(), std::size_t(4));
    QVERIFY(castlingRights(none)[1].isThere);
}

void tst_setup_arrangement::foreignSetups()
{
    const Design chess = bundledDesign("chess");
    TAKE(same, withSetup(chess, *chess.setup));
    QVERIFY(same.setup.sameAs(chess.setup));
    QVERIFY(!withSetup(designOf("square:8x8", {{"Rook", "ride n e s w"}}), *chess.setup));
    QVERIFY(!withSetup(designOf("square:2x2"), *chess.setup));
}

void tst_setup_arrangement::mobility()
{
    const Design design = designOf("square:8x8",
                                   {{"Rook", "ride n e s w"},
                                    {"Bishop", "ride ne se sw nw"},
                                    {"Knight", "leap nne nee see sse ssw sww nww nnw"},
                                    {"King", "leap n ne e se s sw w nw"}});
    const auto worth = piecesWorth(design, CompiledGame(design));
    // Known from the literature for the empty board of chess.
    QCOMPARE(worth[0], 14.0);
    QCOMPARE(worth[1], 8.75);
    QCOMPARE(worth[2], 5.25);
    QCOMPARE(worth[3], 6.5625);
}

QTEST_APPLESS_MAIN(tst_setup_arrangement)
#include "tst_setup_arrangement.moc"
