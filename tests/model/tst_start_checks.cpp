#include "model/check/attack_checks.h"
#include "model/check/check.h"
#include "model/check/start_checks.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/rules/rule_templates.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/bundled/bundled.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

Design with(const Design &design, const char *type, const char *cell, std::size_t player)
{
    const SiteId site = siteOf(design, cell);
    return must(withPiecesPlaced(
        design, std::span(&site, 1), *design.pieces->find(type), PlayerId(player)));
}

Design without(Design design, std::initializer_list<const char *> cells)
{
    for (const char *cell : cells) {
        const SiteId site = siteOf(design, cell);
        design = must(withPiecesErased(design, std::span(&site, 1)));
    }
    return design;
}

QStringList linesOf(const std::vector<Problem> &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines << QString::fromStdString(problem.code + " " + problem.sentence());
    return lines;
}

QStringList found(const Design &design)
{
    std::vector<Problem> problems;
    findWinsAtOnce(design, problems);
    findPiecesLeftToCapture(design, problems);
    return linesOf(problems);
}

std::vector<Problem> attackProblems(const Design &design)
{
    std::vector<Problem> problems;
    findUnequalAttacks(design, problems);
    findUndefendedPieces(design, problems);
    return problems;
}

QString undefended(const char *player, const char *cells, const char *enemy)
{
    return QStringLiteral("S009 start position: what %1 has on %2 is not defended, and %3 can "
                          "attack it with one move")
        .arg(QLatin1String(player), QLatin1String(cells), QLatin1String(enemy));
}

/// What is known of bundled games: pawns and others that stand alone from the start.
QStringList publishedWeaknesses(const std::string &name)
{
    struct Game
    {
        const char *name, *first, *firstCells, *second, *secondCells;
    };
    constexpr Game games[] = {
        {"almost-chess", "White", "c2", "Black", "c7"},
        {"capablanca", "White", "i2", "Black", "i7"},
        {"courier-chess", "White", "g4", "Black", "g5"},
        {"hoppel-poppel", "White", "b2 and g2", "Black", "b7 and g7"},
        {"kyoto-shogi", "Sente", "a1", "Gote", "e5"},
        {"legan-chess", "White", "e4", "Black", "d5"},
        {"shafran", "White", "g1 and i1", "Black", "a6 and c8"},
        {"xiangqi", "Red", "c4, e4 and g4", "Black", "c7, e7 and g7"},
    };
    for (const Game &game : games) {
        if (game.name == name)
            return {undefended(game.first, game.firstCells, game.second),
                    undefended(game.second, game.secondCells, game.first)};
    }
    return {};
}

} // namespace

/// What may happen in the very first moves.
class tst_start_checks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void starts_data();
    void starts();
    void bundledGamesBeginInPeace();
    void attacks_data();
    void attacks();
    void unequalAttacksAreMirrored();
    void bundledGamesAttackAsPublished();
};

void tst_start_checks::starts_data()
{
    QTest::addColumn<Design>("design");
    QTest::addColumn<QStringList>("problems");
    const auto row = [](const char *name, const Design &design, const QStringList &problems = {}) {
        QTest::newRow(name) << design << problems;
    };
    const Design chess = bundledDesign("chess");
    const auto lost = [](const char *player, const char *cells) {
        return QStringLiteral("S007 start position: what %1 has on %2 is attacked and not "
                              "defended, or attacked by a much lesser piece")
            .arg(QLatin1String(player), QLatin1String(cells));
    };
    row("chess", chess);
    row("a mate in one",
        without(chess, {"e2", "f7", "g7"}),
        {"S006 start position: White wins with the first move, d1-h5"});
    row("a mate in one for the side that does not begin", without(chess, {"e7", "f2", "g2"}));
    row("a rook in front of pawns", with(chess, "Rook", "e6", 0), {lost("White", "e6")});
    row("a pawn in front of pawns", with(chess, "Pawn", "e6", 0));
    row("rooks on an open file",
        without(chess, {"a2", "a7"}),
        {lost("White", "a1"), lost("Black", "a8")});
    row("a defended rook",
        with(without(chess, {"a2", "a7"}), "Rook", "b1", 0),
        {lost("Black", "a8")});
    row("a defended queen before a pawn",
        with(with(chess, "Queen", "g3", 0), "Pawn", "f4", 1),
        {lost("White", "g3")});
    row("a defended knight before a pawn", with(with(chess, "Knight", "g3", 0), "Pawn", "f4", 1));
    const Design race =
        must(withRuleTemplate(designOf("square:5x5", {{"Runner", "leap n e s w"}}), "race"));
    row("a race that is won at once",
        with(with(race, "Runner", "a4", 0), "Runner", "e5", 1),
        {"S006 start position: White wins with the first move, a4-a5"});
    row("a race", with(with(race, "Runner", "a1", 0), "Runner", "e5", 1));
}

void tst_start_checks::starts()
{
    QFETCH(Design, design);
    QFETCH(QStringList, problems);
    QCOMPARE(found(design), problems);
}

void tst_start_checks::bundledGamesBeginInPeace()
{
    for (const BundledDesign &bundled : bundledDesigns()) {
        const std::string name(bundled.name);
        const QStringList lines = found(bundledDesign(name));
        QVERIFY2(lines.isEmpty(),
                 (name + ": " + lines.join(QLatin1Char('\n')).toStdString()).c_str());
    }
}

void tst_start_checks::attacks_data()
{
    QTest::addColumn<Design>("design");
    QTest::addColumn<QStringList>("problems");
    const auto row = [](const char *name, const Design &design, const QStringList &problems = {}) {
        QTest::newRow(name) << design << problems;
    };
    const Design chess = bundledDesign("chess");
    // In chess nothing defends the rooks, and nothing comes near them.
    row("chess", chess);
    Design unturned = chess;
    unturned.rules.edit([](Rules &rules) { rules.players[1].facing = rules.players[0].facing; });
    row("a second army that faces the wrong way",
        unturned,
        {"S008 start position: White attacks 22 cells and Black 20, though the armies mirror each "
         "other"});
    const Design ahead = with(without(chess, {"b8"}), "Knight", "b6", 1);
    row("a knight that stands ahead",
        ahead,
        {"S008 start position: White attacks 22 cells and Black 26, though the armies are equal"});
    row("unlike armies", without(ahead, {"g1"}));
    const SiteId hole = siteOf(ahead, "a4");
    row("a hole on one side", must(withCellsRemoved(ahead, std::span(&hole, 1))));
    row("king and queen exchanged on one side",
        with(with(without(chess, {"d1", "e1"}), "King", "d1", 0), "Queen", "e1", 0));
    row("rooks behind no pawns but their own",
        without(chess, {"b2", "g7"}),
        {undefended("White", "a1", "Black"), undefended("Black", "h8", "White")});
    row("knights alone",
        with(with(without(chess, {"b1", "b8"}), "Knight", "b4", 0), "Knight", "b5", 1),
        {undefended("White", "b4", "Black"), undefended("Black", "b5", "White")});
    Design few = must(withSetupCleared(chess));
    few = with(with(few, "King", "a1", 0), "King", "a8", 1);
    few = with(with(few, "Knight", "h5", 0), "Pawn", "g7", 1);
    row("a knight that a pawn can attack", few, {undefended("White", "h5", "Black")});
    row("a pawn that would be lost for it", with(few, "Rook", "g1", 0));
    Design common = with(with(without(chess, {"b1", "b8"}), "Knight", "b4", 0), "Knight", "b5", 1);
    common.pieces.edit([](Pieces &pieces) {
        for (PieceType &type : pieces.types)
            type.royalty = Royalty::None;
    });
    row("a game without royal pieces", common);
}

void tst_start_checks::attacks()
{
    QFETCH(Design, design);
    QFETCH(QStringList, problems);
    QCOMPARE(linesOf(attackProblems(design)), problems);
}

/// Only armies that do not mirror each other can be mirrored.
void tst_start_checks::unequalAttacksAreMirrored()
{
    const Design chess = bundledDesign("chess");
    const Design ahead = with(without(chess, {"b8"}), "Knight", "b6", 1);
    const auto problems = attackProblems(ahead);
    QCOMPARE(problems.size(), std::size_t(1));
    const CheckRow *row = checkRow("S008");
    QCOMPARE(row->titleFor(problems.front()), std::string_view("Mirror the first army"));
    const Design mended = must(row->mend(ahead, problems.front()));
    QCOMPARE(linesOf(attackProblems(mended)), QStringList());
    QVERIFY(mended.setup->at(siteOf(mended, "b8")));
    Design unturned = chess;
    unturned.rules.edit([](Rules &rules) { rules.players[1].facing = rules.players[0].facing; });
    QCOMPARE(row->titleFor(attackProblems(unturned).front()), std::string_view());
}

/// None of them attacks more cells from one side, and what stands alone is approved.
void tst_start_checks::bundledGamesAttackAsPublished()
{
    for (const BundledDesign &bundled : bundledDesigns()) {
        const std::string name(bundled.name);
        const Design design = bundledDesign(name);
        const auto problems = attackProblems(design);
        QVERIFY2(linesOf(problems) == publishedWeaknesses(name),
                 (name + ": " + linesOf(problems).join(QLatin1Char('\n')).toStdString()).c_str());
        for (const Problem &problem : problems)
            QVERIFY2(isApproved(design, problem), problem.sentence().c_str());
    }
}

QTEST_APPLESS_MAIN(tst_start_checks)
#include "tst_start_checks.moc"
