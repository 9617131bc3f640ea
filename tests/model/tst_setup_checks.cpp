#include "model/check/check.h"
#include "model/check/random_games.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/rules/rule_templates.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/position/position_text.h"
#include "tests/support.h"

#include <QTest>

#include <thread>

using namespace rookery;
using namespace rookery::test;

namespace {

Design chess()
{
    return std::move(readDesign(findBundled("chess")->text)->design);
}

Design with(const Design &design, const char *type, const char *cell, int player)
{
    const SiteId site = siteOf(design, cell);
    return must(withPiecesPlaced(
        design, std::span(&site, 1), *design.pieces->find(type), PlayerId(player)));
}

Design without(const Design &design, const char *cell)
{
    const SiteId site = siteOf(design, cell);
    return must(withPiecesErased(design, std::span(&site, 1)));
}

QStringList found(const Design &design)
{
    QStringList lines;
    for (const Problem &problem : check(design))
        lines << QStringLiteral("%1 %2 %3 %4")
                     .arg(QString::fromUtf8(enumName(problem.severity).data()),
                          QString::fromStdString(problem.code),
                          QString::fromStdString(problem.sentence()),
                          QString::fromStdString(problem.place.pointer))
                     .trimmed();
    return lines;
}

/// The design after the fix of its first problem with this code.
Design mended(const Design &design, const char *code)
{
    for (const Problem &problem : check(design)) {
        if (problem.code == code)
            return must(checkRow(code)->mend(design, problem));
    }
    qFatal("there is no problem %s", code);
}

} // namespace

/// Problems of start positions and of rules that cannot work, each with its fix.
class tst_setup_checks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesWhoNeverMove();
    void piecesWhoNeedManyEnemies();
    void legsOutOfReach();
    void chessIsFine();
    void nothingToLose();
    void goalsOfOtherKinds();
    void checkAtTheStart();
    void stalemateAtTheStart();
    void overAtTheStart();
    void nothingToPutDown();
    void unequalArmies();
    void outsideTheZone();
    void promotionsThatCannotBe();
    void castlingWithKingAndQueenSwapped();
    void endlessGames();
    void endlessGamesAreCancelled();
    void checksAreCancelled();
};

void tst_setup_checks::chessIsFine()
{
    QCOMPARE(found(chess()), QStringList());
}

void tst_setup_checks::nothingToLose()
{
    Design design = chess();
    design.pieces.edit(
        [](Pieces &pieces) { pieces.types[pieces.find("King")->index()].royalty = Royalty::None; });
    design = must(withRuleRemoved(design, "ends/0"));
    QCOMPARE(found(design),
             QStringList({"info S001 White has no royal piece and no other goal /rules/ends",
                          "info S001 Black has no royal piece and no other goal /rules/ends"}));
    QVERIFY(mended(design, "S001") == chess());
    // Without rules no one has asked yet.
    Rules none;
    none.players = design.rules->players;
    design.rules = none;
    QCOMPARE(found(design), QStringList());
}

void tst_setup_checks::goalsOfOtherKinds()
{
    Design design = chess();
    design.pieces.edit(
        [](Pieces &pieces) { pieces.types[pieces.find("King")->index()].royalty = Royalty::None; });
    for (const char *family : {"checkers-like", "race", "empty-board"})
        QCOMPARE(found(must(withRuleTemplate(design, family))).filter("S001"), QStringList());
    // One side may have a goal, and the other none.
    design = must(withRuleTemplate(design, "checkers-like"));
    for (const char *end : {"ends/0/players", "ends/1/players"})
        design = must(withRuleField(design, end, std::vector<std::size_t>{0}));
    QCOMPARE(found(design),
             QStringList({"info S001 Black has no royal piece and no other goal /rules/ends"}));
}

void tst_setup_checks::checkAtTheStart()
{
    const Design design = with(without(chess(), "f2"), "Knight", "d3", 1);
    const QStringList lines = found(design);
    QVERIFY2(lines.contains("warning S002 start position: White is already in check"),
             qPrintable(lines.join('\n')));
    // It is also the side that is not to move who may not be in check.
    QVERIFY(found(with(chess(), "Knight", "d6", 0))
                .contains("warning S002 start position: Black is already in check"));
}

void tst_setup_checks::stalemateAtTheStart()
{
    Design design = must(withSetupCleared(chess()));
    design = must(withRuleRemoved(design, "castling/0"));
    design = with(with(with(design, "King", "a1", 0), "King", "b3", 1), "Queen", "c2", 1);
    QCOMPARE(found(design).filter("S002"),
             QStringList({"warning S002 start position: White is already stalemated"}));
    design = with(design, "Queen", "a2", 1);
    QCOMPARE(found(design).filter("S002"),
             QStringList({"warning S002 start position: White is already in check",
                          "warning S002 start position: White has no move"}));
}

void tst_setup_checks::overAtTheStart()
{
    const Design design = must(withRuleTemplate(chess(), "empty-board"));
    QCOMPARE(found(design).filter("S002"), QStringList());
    QCOMPARE(found(design).filter("S005").size(), 1);
    QVERIFY(found(design).filter("S005").front().startsWith(
        "warning S005 start position: the game is over, "));
    QCOMPARE(found(mended(design, "S005")).filter("S005"), QStringList());
}

/// The board is empty, and so is the hand of the player who begins.
void tst_setup_checks::nothingToPutDown()
{
    Design design = must(withSetupCleared(chess()));
    design = must(withRuleRemoved(design, "castling/0"));
    design.setup.edit([&](Setup &setup) {
        setup.hands = {{PlayerId(1), *design.pieces->find("Queen"), 2}};
    });
    QCOMPARE(found(design).filter("S002"),
             QStringList({"warning S002 start position: White is already stalemated"}));
}

void tst_setup_checks::unequalArmies()
{
    const Design design = without(without(chess(), "b1"), "a7");
    QCOMPARE(
        found(design),
        QStringList(
            {"warning S003 armies differ: White has 1 Pawn more and Black has 1 Knight more"}));
    QCOMPARE(found(mended(design, "S003")), QStringList());
    // Armies that are unlike are meant so.
    Design odds = chess();
    for (const char *cell : {"a1", "b1", "c1", "d1", "f1", "g1", "h1"})
        odds = with(odds, "Pawn", cell, 0);
    odds = must(withRuleRemoved(odds, "castling/0"));
    QCOMPARE(found(odds), QStringList());
}

void tst_setup_checks::outsideTheZone()
{
    Design design = chess();
    const SiteId cells[] = {siteOf(design, "d1"), siteOf(design, "d2")};
    design = must(withZoneAdded(design, "palace", cells));
    const ZoneId palace(design.board->edits.zones.size() - 1);
    design = must(withZoneSharing(design, palace, ZoneSharing::Facing));
    design.pieces.edit(
        [&](Pieces &pieces) { pieces.types[pieces.find("King")->index()].confinedTo = palace; });
    // After a half turn d1 is e8, where the black king stands.
    QCOMPARE(
        found(design),
        QStringList({"error S004 King of White on e1 stands outside its allowed zone palace",
                     "info S008 start position: White attacks 20 cells and Black 19, though the "
                     "armies mirror each other"}));
    QCOMPARE(found(mended(design, "S004")), QStringList());
    Design other = with(without(design, "e8"), "King", "g5", 1);
    other = must(withRuleRemoved(mended(other, "S004"), "castling/0"));
    QCOMPARE(found(other).filter("S004").size(), 1);
    QCOMPARE(found(mended(other, "S004")).filter("S004"), QStringList());
}

void tst_setup_checks::promotionsThatCannotBe()
{
    Design design = chess();
    const std::size_t queen = design.pieces->find("Queen")->index();
    design = must(withRuleAdded(design, "promotions/0/limits"));
    design = must(withRuleField(design, "promotions/0/limits/0/type", std::vector{queen}));
    QCOMPARE(found(design), QStringList());
    design = must(withRuleField(design, "promotions/0/limits/0/most", 0));
    QCOMPARE(found(design),
             QStringList({"error R001 promotion can choose Queen, which does not exist: its limit "
                          "is 0 /rules/promotions/0"}));
    QCOMPARE(found(mended(design, "R001")), QStringList());
    design = without(without(must(withRuleField(chess(), "promotions/0/stock", 1)), "d1"), "d8");
    QCOMPARE(found(design),
             QStringList({"error R001 promotion can choose Queen, which does not exist: no player "
                          "has one to lose "
                          "/rules/promotions/0"}));
    const Design fixed = mended(design, "R001");
    QCOMPARE(fixed.rules->promotions.front().into.size(), std::size_t(3));
    // The last one takes the rule along.
    Design only = must(withRuleField(design, "promotions/0/into", std::vector{queen}));
    QVERIFY(mended(only, "R001").rules->promotions.empty());
}

void tst_setup_checks::castlingWithKingAndQueenSwapped()
{
    Design design = without(without(chess(), "d1"), "e1");
    design = with(with(design, "King", "d1", 0), "Queen", "e1", 0);
    const QString elsewhere = "warning R008 White cannot castle %1, because the setup "
                              "has no piece for it there /rules/castling/0";
    QCOMPARE(found(design), QStringList({elsewhere.arg("kingside"), elsewhere.arg("queenside")}));
    const Board board(design.board, design.directions);
    const auto start = [&](const Design &game) {
        return QString::fromStdString(writePosition(startPosition(game, board), game, board));
    };
    QVERIFY2(start(design).endsWith(" w kq - 0 1"), "rights that the setup does not give");
    const Design fixed = mended(design, "R008");
    QCOMPARE(found(fixed), QStringList());
    QVERIFY(start(fixed).endsWith(" w KQkq - 0 1"));
    // A king that stands nowhere near leaves nothing to castle with.
    Design away = without(chess(), "e1");
    away = with(without(away, "e8"), "King", "e4", 0);
    away = with(away, "King", "e5", 1);
    const Design none = mended(away, "R008");
    QVERIFY(none.rules->castling.empty());
}

void tst_setup_checks::endlessGames()
{
    const std::atomic<bool> goesOn = false;
    QVERIFY(!findEndlessGames(chess(), goesOn));
    // Two kings alone: no one is ever mated, and nothing else ends the game.
    Design kings = must(withSetupCleared(chess()));
    kings = with(with(kings, "King", "e1", 0), "King", "e8", 1);
    while (kings.rules->ends.size() > 1)
        kings = must(withRuleRemoved(kings, "ends/1"));
    RandomGames few;
    few.games = 20;
    few.moves = 60;
    const auto problem = findEndlessGames(kings, goesOn, few);
    QVERIFY(problem);
    QCOMPARE(problem->code, std::string("R002"));
    QCOMPARE(problem->sentence(),
             std::string("no game end is reachable in 20 random games of 60 moves"));
    QCOMPARE(problem->place.pointer, std::string("/rules/ends"));
    // Without any end it is another problem.
    QVERIFY(!findEndlessGames(must(withRuleRemoved(kings, "ends/0")), goesOn, few));
}

void tst_setup_checks::endlessGamesAreCancelled()
{
    Design kings = must(withSetupCleared(chess()));
    kings = with(with(kings, "King", "e1", 0), "King", "e8", 1);
    while (kings.rules->ends.size() > 1)
        kings = must(withRuleRemoved(kings, "ends/1"));
    std::atomic<bool> isCancelled = false;
    RandomGames many;
    many.games = 1'000'000'000;
    std::optional<Problem> problem = Problem{};
    std::thread worker([&] { problem = findEndlessGames(kings, isCancelled, many); });
    isCancelled = true;
    worker.join(); // comes back at all, and without a verdict
    QVERIFY(!problem);
}

void tst_setup_checks::checksAreCancelled()
{
    const Design empty = must(withSetupCleared(chess()));
    const std::atomic<bool> isCancelled = true;
    QVERIFY(!allProblems(empty).empty());
    QVERIFY(allProblems(empty, &isCancelled).empty());
}

void tst_setup_checks::piecesWhoNeverMove()
{
    const QString sentence =
        QStringLiteral("warning P002 Pawn can never leave a8, where it stands at the start");
    QVERIFY(!found(chess()).join('|').contains("P002"));
    QVERIFY2(found(with(chess(), "Pawn", "a8", 0)).contains(sentence),
             qPrintable(found(with(chess(), "Pawn", "a8", 0)).join('\n')));
    // It alone leaves the board.
    const Design without = mended(with(chess(), "Pawn", "a8", 0), "P002");
    QVERIFY(!found(without).join('|').contains("P002"));
    QCOMPARE(without.setup->placements.size(), chess().setup->placements.size() - 1);
    // A rook shut in by friends may get out when they have gone.
    QVERIFY(!found(with(chess(), "Rook", "e1", 0)).join('|').contains("P002"));
}

/// The board full of enemies is another one for each player.
void tst_setup_checks::piecesWhoNeedManyEnemies()
{
    constexpr std::size_t enemies = 8; // in a row, which chance hardly ever puts there
    const Design empty = designOf("square:10x10");
    LegGraph over{{}, {LegId(0)}};
    for (std::size_t i = 1; i <= enemies; ++i) {
        Leg leg;
        leg.steps.emplace_back(*empty.directions->find(std::string_view("n")));
        leg.onEnemy.stop = i == enemies;
        leg.onEnemy.effect = Effect::Capture;
        if (i < enemies)
            leg.onEnemy.then = {LegId(i)};
        over.legs.push_back(leg);
    }
    const Design design = withLegs(empty, "Sweeper", over);
    const Design both = with(with(design, "Sweeper", "a1", 0), "Sweeper", "b10", 1);
    QVERIFY2(!found(both).join('|').contains("P002"), qPrintable(found(both).join('\n')));
    // From a4 there are only six cells ahead.
    QVERIFY(found(with(both, "Sweeper", "a4", 0))
                .contains("warning P002 Sweeper can never leave a4, where it stands at the start"));
}

void tst_setup_checks::legsOutOfReach()
{
    Design congo = std::move(readDesign(findBundled("congo")->text)->design);
    QVERIFY(!found(congo).join('|').contains("P004"));
    const PieceId monkey = *congo.pieces->find("Monkey");
    congo.pieces.edit([&](Pieces &pieces) {
        for (Movement &movement : pieces.types[monkey.index()].moves) {
            if (auto *graph = std::get_if<LegGraph>(&movement.definition))
                graph->legs.front().onEnemy.then.clear();
        }
    });
    QVERIFY(found(congo).contains(
        "error P004 Monkey: no other leg leads to leg 2, and no move begins with it"));
    QVERIFY(!found(mended(congo, "P004")).join('|').contains("P004"));
}

QTEST_APPLESS_MAIN(tst_setup_checks)
#include "tst_setup_checks.moc"
