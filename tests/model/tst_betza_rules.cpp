#include "model/board/zone_map.h"
#include "model/check/check.h"
#include "model/edit/pieces/betza_rules.h"
#include "model/edit/pieces/movement_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// The design with one Betza string for all movements of a piece.
Design withString(Design design, const char *piece, const char *betza)
{
    design.pieces.edit([&](Pieces &pieces) {
        for (PieceType &type : pieces.types) {
            if (type.name == piece)
                type.moves = {{BetzaText{betza, BetzaDialect::XBetza}, When::Always, {}}};
        }
    });
    return design;
}

Design without(Design design)
{
    design.rules.edit([](Rules &rules) {
        rules.castling.clear();
        rules.enPassant.clear();
    });
    return design;
}

QStringList wings(const Design &design)
{
    const Board board(design.board, design.directions);
    QStringList all;
    for (const CastlingRule &rule : design.rules->castling) {
        for (const CastlingWing &wing : rule.wings) {
            std::string text = (*design.rules)[wing.player].name + " " + wing.letter;
            for (const SiteId site : {wing.king, wing.partner, wing.kingTo, wing.partnerTo})
                text += " " + board.siteName(site);
            all << QString::fromStdString(text);
        }
    }
    return all;
}

} // namespace

/// Castling and capture in passing, from the strings that declare them to rules of the game.
class tst_betza_rules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chessFromItsStrings();
    void waysToCastle_data();
    void waysToCastle();
    void drops_data();
    void drops();
    void whatIsMissingIsSaid();
    void theProblemHasTheFix();
};

void tst_betza_rules::chessFromItsStrings()
{
    const Design chess = bundledDesign("chess");
    Design bare = withString(without(chess), "King", "KisO2");
    bare = withString(bare, "Pawn", "fmWfceFifmnD");
    QVERIFY(lacksDeclaredRules(bare));
    const Design whole = must(withDeclaredRules(bare));
    QCOMPARE(wings(whole), wings(chess));
    QVERIFY(whole.rules->castling == chess.rules->castling);
    QVERIFY(whole.rules->enPassant == chess.rules->enPassant);
    QVERIFY(!lacksDeclaredRules(whole));
    QVERIFY(must(withDeclaredRules(whole)).rules == whole.rules);
}

void tst_betza_rules::waysToCastle_data()
{
    QTest::addColumn<QString>("king");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("one side, each player's own")
        << "KirO2" << QStringList{"White K e1 h1 g1 f1", "Black Q e8 a8 c8 d8"};
    QTest::newRow("different lengths") << "KirO2ilO3"
                                       << QStringList{"White K e1 h1 g1 f1",
                                                      "White Q e1 a1 b1 c1",
                                                      "Black K e8 h8 h8 g8",
                                                      "Black Q e8 a8 c8 d8"};
    QTest::newRow("with the next piece inward")
        << "KirjO2" << QStringList{"White K e1 g1 g1 f1", "Black Q e8 b8 c8 d8"};
    QTest::newRow("onto the next cell")
        << "KirO1" << QStringList{"White K e1 h1 f1 e1", "Black Q e8 a8 d8 e8"};
}

void tst_betza_rules::waysToCastle()
{
    QFETCH(QString, king);
    const Design design = withString(without(bundledDesign("chess")), "King", qPrintable(king));
    QTEST(wings(must(withDeclaredRules(design))), "expected");
}

void tst_betza_rules::drops_data()
{
    QTest::addColumn<QString>("pawn");
    QTest::addColumn<QString>("zone");
    QTest::addColumn<int>("own");     ///< cells of the zone, of either player
    QTest::addColumn<int>("perFile"); ///< 0: as many as one wants
    QTest::newRow("anywhere") << "fW@8"
                              << "" << 0 << 0;
    QTest::newRow("one on a file, not at home") << "fWfj@8"
                                                << "ranks-2-8" << 56 << 1;
    QTest::newRow("two on a file, three ranks deep") << "fWff@3"
                                                     << "ranks-1-3" << 24 << 2;
}

void tst_betza_rules::drops()
{
    QFETCH(QString, pawn);
    QFETCH(QString, zone);
    QFETCH(int, own);
    QFETCH(int, perFile);
    const Design design = withString(without(bundledDesign("chess")), "Pawn", qPrintable(pawn));
    const Design whole = must(withDeclaredRules(design));
    const Drop &rule = whole.rules->drops.back();
    QCOMPARE(lacksDeclaredRules(design), !zone.isEmpty());
    QVERIFY(!lacksDeclaredRules(whole));
    QCOMPARE(rule.perFile ? rule.perFile->most : 0, perFile);
    QCOMPARE(rule.zone.has_value(), !zone.isEmpty());
    for (const Problem &problem : check(whole))
        QVERIFY2(problem.code != "P009" && problem.code != "P010", problem.sentence().c_str());
    if (!rule.zone)
        return;
    const PieceId king = whole.pieces->types.front().name == "Pawn" ? PieceId(1) : PieceId(0);
    QVERIFY(covers(whole.rules->drops.front().types, king)); // the others as before
    QCOMPARE(whole.rules->drops.front().types.size(), whole.pieces->types.size() - 1);
    const Zone &made = whole.board->edits.zones[rule.zone->index()];
    QCOMPARE(QString::fromStdString(made.name), zone);
    const Board board(whole.board, whole.directions);
    QCOMPARE(static_cast<int>(commonSites(board, made, whole.rules->facings()).size()), own);
    const ZoneMap map(board, whole.rules->facings());
    const bool isLow = own == 24;
    QCOMPARE(map.isInZone(*board.find("a1"), *rule.zone, PlayerId(0)), isLow);
    QCOMPARE(map.isInZone(*board.find("a8"), *rule.zone, PlayerId(1)), isLow);
    QCOMPARE(map.isInZone(*board.find("a7"), *rule.zone, PlayerId(1)), true);
}

void tst_betza_rules::whatIsMissingIsSaid()
{
    Design design = withString(without(bundledDesign("chess")), "King", "KisO2");
    design.setup.edit([](Setup &setup) {
        std::erase_if(setup.placements,
                      [](const Placement &piece) { return piece.piece != PieceId(0); });
    });
    const auto fault = withDeclaredRules(design);
    QVERIFY(!fault);
    QCOMPARE(
        fault.error().sentence(),
        std::string(
            "King castles with a piece of its rank at the start, and the setup has none there"));
}

void tst_betza_rules::theProblemHasTheFix()
{
    const Design design = withString(without(bundledDesign("chess")), "King", "KisO2");
    const auto problems = check(design);
    const auto found = std::find_if(problems.begin(), problems.end(), [](const Problem &problem) {
        return problem.code == "P010";
    });
    QVERIFY(found != problems.end());
    const Design mended = must(checkRow("P010")->mend(design, *found));
    for (const Problem &problem : check(mended))
        QVERIFY2(problem.code != "P010", problem.sentence().c_str());
}

QTEST_APPLESS_MAIN(tst_betza_rules)
#include "tst_betza_rules.moc"
