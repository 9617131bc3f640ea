#include "model/check/check.h"
#include "model/design/rule_sheet.h"
#include "model/engine/fast_game.h"
#include "model/exchange/fairy_stockfish/reader/betza_parts.h"
#include "model/exchange/fairy_stockfish/reader/fairy_catalogue.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/file/design/form_use.h"
#include "model/play/legal/move_rules.h"
#include "model/play/position/position_text.h"
#include "tests/model/perft_support.h"
#include "tests/support.h"

using namespace rookery;
using namespace rookery::fairy;

namespace {

Design imported(const std::string &text, const std::string &name = {})
{
    auto result = importVariant(text, name);
    if (!result)
        qFatal("%s", result.error().front().sentence().c_str());
    return std::move(result->design);
}

/// A line for each rule of this kind.
QStringList sheet(const Design &design, std::string_view key)
{
    QStringList lines;
    for (const RuleSentence &sentence : ruleSheet(design)) {
        if (sentence.key == key)
            lines += QString::fromStdString(sentence.text);
    }
    return lines;
}

} // namespace

class TestFairyImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBuiltInVariantIsADesignOrIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        for (const IniSection &section : builtInVariants().sections)
            QTest::newRow(section.name.c_str()) << QString::fromStdString(section.name);
    }

    void everyBuiltInVariantIsADesignOrIsRefused()
    {
        QFETCH(QString, name);
        const auto result = importVariant({}, name.toStdString());
        if (!result) {
            for (const Error &error : result.error())
                QVERIFY2(error.sentence().find("of " + name.toStdString() + " cannot be imported: ")
                             != std::string::npos,
                         error.sentence().c_str());
            return;
        }
        const std::string text = writeDesign(result->design);
        TAKE(again, readDesign(text));
        QVERIFY(again.warnings.empty());
        QVERIFY(again.design == result->design);
        QCOMPARE(writeDesign(again.design), text);
        for (const Problem &problem : check(result->design))
            QVERIFY2(problem.severity != Severity::Error, problem.sentence().c_str());
    }

    void theOnlyVariantNeedsNoName()
    {
        QCOMPARE(imported("[only:chess]\n").info->name, std::string("only"));
        const auto none = importVariant("", "");
        QCOMPARE(QString::fromStdString(none.error().front().sentence()),
                 QStringLiteral("a variant is to be named; the text has no variant"));
        const auto several = importVariant("[a:chess]\n[b:chess]\n", "");
        QCOMPARE(QString::fromStdString(several.error().front().sentence()),
                 QStringLiteral("a variant is to be named; the variants are a and b"));
    }

    void whatCannotBeSaidIsRefusedByItsKey_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *line, const char *message) {
            QTest::newRow(line) << QByteArray(line) << QString::fromLatin1(message);
        };
        row("blastOnCapture = true\nblastImmuneTypes = k",
            "'blastImmuneTypes' of x cannot be imported: the engine judges checks otherwise where "
            "pieces survive explosions");
        row("petrifyBlastPieces = true",
            "'petrifyBlastPieces' of x cannot be imported: pieces that an explosion turns into "
            "walls "
            "are no rule here");
        row("blastOnCapture = true",
            "'blastOnCapture' of x cannot be imported: in the engine a king who explodes is gone "
            "and the game goes on");
        row("petrifyOnCaptureTypes = pnbrqk",
            "'petrifyOnCaptureTypes' of x cannot be imported: a king who captures would become a "
            "wall");
        row("wallingRule = duck\npetrifyOnCaptureTypes = n",
            "'petrifyOnCaptureTypes' of x cannot be imported: in the engine a piece that has "
            "become a "
            "wall still builds one");
        row("pieceDrops = true\ncapturesToHand = true\nwallingRule = duck",
            "'wallingRule' of x cannot be imported: the engine gives pieces that are dropped "
            "other "
            "walls than those who move");
        row("pass = true\nwallingRule = duck",
            "'wallingRule' of x cannot be imported: in the engine who passes may build a wall");
        row("wallingRule = arrow\nwallOrMove = true",
            "'wallOrMove' of x cannot be imported: in the engine a wall in place of a move is shot "
            "by a piece that stays, for each piece anew");
        row("wallingRule = static\nimmobilityIllegal = true",
            "'immobilityIllegal' of x cannot be imported: in the engine walls keep pieces from "
            "going "
            "where they could not move on");
        row("promotionPawnTypes = pn\nsittuyinPromotion = true",
            "'sittuyinPromotion' of x cannot be imported: the engine lets only its own pawns "
            "promote so");
        row("extinctionPieceTypes = q\nextinctionPseudoRoyal = true\nbikjangRule = true",
            "'bikjangRule' of x cannot be imported: the engine asks only whether a king is in "
            "check, not the other royal pieces");
        row("janggiCannon = c\npromotedPieceType = n:c\njanggiCannon = c",
            "'janggiCannon' of x cannot be imported: the engine judges checks as if a cannon that "
            "promotes, or what becomes one, had not");
        row("promotedPieceType = n:q\nwallingRule = duck",
            "'wallingRule' of x cannot be imported: the engine gives pieces that promote other "
            "walls "
            "than those who do not");
        row("king = k:N\nwallingRule = arrow",
            "'wallingRule' of x cannot be imported: in the engine a king of another kind builds "
            "walls where the usual king would");
        row("extinctionPieceTypes = q\nextinctionPseudoRoyal = true\nchecking = false",
            "'checking' of x cannot be imported: the engine asks only whether a king is in check, "
            "not the other royal pieces");
        row("extinctionPieceTypes = q\nextinctionPseudoRoyal = true\ncheckCounting = true",
            "'checkCounting' of x cannot be imported: the engine asks only whether a king is in "
            "check, not the other royal pieces");
        row("mutuallyImmuneTypes = p",
            "'mutuallyImmuneTypes' of x cannot be imported: the engine lets such pieces capture "
            "each "
            "other en passant");
        row("mutuallyImmuneTypes = k",
            "'mutuallyImmuneTypes' of x cannot be imported: in the engine royal pieces that cannot "
            "capture each other give check");
        row("gating = true\ncambodianMoves = true",
            "'cambodianMoves' of x cannot be imported: in the engine a king that loses its leap "
            "may "
            "still castle");
        row("customPiece1 = a:fmWfcFcR\nenPassantTypes = pa",
            "'enPassantTypes' of x cannot be imported: in the engine 'a' captures en passant only "
            "where it could not go otherwise");
        row("lance = a\nimmobilityIllegal = true",
            "'immobilityIllegal' of x cannot be imported: in the engine the Lance attacks cells "
            "where "
            "it could not move on, and never goes there");
        row("promotedPieceType = n:q\npieceDemotion = true",
            "'pieceDemotion' of x cannot be imported: the engine lets pieces that were pawns "
            "become "
            "pawns again");
    }

    void whatCannotBeSaidIsRefusedByItsKey()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, message);
        const auto result = importVariant("[x:chess]\n" + line.toStdString() + "\n", "x");
        QVERIFY(!result);
        QCOMPARE(QString::fromStdString(result.error().front().sentence()), message);
        QCOMPARE(result.error().front().place.line, 2 + int(line.count('\n')));
    }

    void aBadStartPositionIsRefusedAtItsColumn()
    {
        const auto result =
            importVariant("[x:chess]\nstartFen = rnbqkbnr/8/8/8/8/8/8/RNBXKBNR w\n", "x");
        QVERIFY(!result);
        QCOMPARE(QString::fromStdString(result.error().front().sentence()),
                 QStringLiteral("'startFen' of x: the variant has no piece 'X'"));
        QCOMPARE(result.error().front().place.line, 2);
        QCOMPARE(result.error().front().place.column, 36);
    }

    void betzaStringsAreTakenApart_data()
    {
        QTest::addColumn<QString>("betza");
        QTest::addColumn<QString>("always");
        QTest::addColumn<QString>("initial");
        QTest::newRow("pawn") << "mWfceFifmnD"
                              << "mWfcF"
                              << "fmnD";
        QTest::newRow("hoplite") << "fmFfcWimA"
                                 << "fmFfcW"
                                 << "mA";
        QTest::newRow("blank behind") << "mBcpB "
                                      << "mBcpB"
                                      << "";
        QTest::newRow("ranges") << "mQ3NNiR4"
                                << "mQ3NN"
                                << "mR4";
    }

    void betzaStringsAreTakenApart()
    {
        QFETCH(QString, betza);
        const BetzaParts parts = betzaParts(betza.toStdString());
        QTEST(QString::fromStdString(parts.always), "always");
        QTEST(QString::fromStdString(parts.initial), "initial");
    }

    /// Counts by the engine, commit c19b5f6c, of keys in unusual company.
    void mixedKeysCountRight_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("depth");
        QTest::addColumn<quint64>("nodes");
        const auto row =
            [](const char *name, const char *text, const char *position, int depth, quint64 nodes) {
                QTest::newRow(name) << QString(text) << QString(position) << depth << nodes;
            };
        row("captures en passant do not promote",
            "[mixed:crazyhouse]\ncommoner = c\npromotionRank = 6\npromotionPieceTypes = -\n"
            "promotedPieceType = p:c\nmandatoryPawnPromotion = false\n",
            "4k3/8/8/2PpP3/8/8/8/4K3[] w - d6 0 1",
            1,
            11);
        row("pieces that begin promoted",
            "[mixed:kyotoshogi]\nstalemateValue = loss\n",
            "",
            2,
            137);
        row("immune to one's like only",
            "[mixed:chess]\nmutuallyImmuneTypes = nq\n",
            "rnbqkb1r/pp1p3p/2p1p2n/6p1/N1P1p3/5P1P/PP1PP1P1/R1BQKBR1 b Qkq - 0 8",
            2,
            593);
        row("who explodes may leave a wall",
            "[mixed:atomic]\npawn = -\ncustomPiece1 = p:fmWfceFifmnD\npawnTypes = p\n"
            "petrifyOnCaptureTypes = pnbrq\nenPassantRegion = -\n",
            "rnb1kbnr/pp2q1p1/3pp3/2p2p1p/3B1PQ1/PP2P2N/2PP2PP/RN2KB1R b KQkq - 2 8",
            2,
            1'082);
        row("a new wall shields no one where captures explode",
            "[mixed:atomic]\npawn = -\ncustomPiece1 = p:fmWfceFifmnD\npawnTypes = p\n"
            "petrifyOnCaptureTypes = pnbrq\nenPassantRegion = -\n",
            "rn1qkbnr/2p3pp/1p2p3/1*1p1R*1/3N4/8/P1*1P3/R2K1B2 w kq - 4 13",
            2,
            611);
        row("who would turn to stone does not explode beside his king either",
            "[mixed:atomic]\npawn = -\ncustomPiece1 = p:fmWfceFifmnD\npawnTypes = p\n"
            "petrifyOnCaptureTypes = pnbrq\nenPassantRegion = -\n",
            "5*2/1np5/*1P2pNp/4*P1b/8/*2PP1Pk/1r5P/RR3K2 w - - 3 34",
            2,
            316);
        row("pawns capture en passant whatever else does",
            "[mixed:chess]\nenPassantTypes = -\n",
            "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
            1,
            9);
        row("pawns are dropped as pawns",
            "[mixed:crazyhouse]\ncastlingKingsideFile = f\ncastlingQueensideFile = d\n"
            "dropPromoted = true\n",
            "rnb1kbnr/1p2ppp1/3p3p/p5N1/1pP1P1q1/P7/RBBP1PPP/1N1QK2R[p] b Kkq - 1 12",
            2,
            2'301);
        row("who builds a wall brings no one in",
            "[mixed:seirawan]\nwallingRule = duck\nextinctionValue = loss\n"
            "extinctionPieceTypes = *\n",
            "r1bqkbnr/pp1ppppp/n1p5/8/8/*PP5/PB1PPPPP/RN1QKBNR[EHeh] b KQBDFGkqcdfg - 1 3",
            1,
            713);
        row("a wall built with a move parries no check",
            "[mixed:chess]\ncustomPiece1 = x:G\ncustomPiece2 = y:bbZfB2\n"
            "startFen = rxyqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RXYQKBNR w KQkq - 0 1\n"
            "wallingRule = arrow\nmutuallyImmuneTypes = q\n",
            "rxy1kbr*/pppqpppp/2Q**3/1**p*1*1/2P**1nN/*4*2/PP1PPPPP/RXY1KB1R b KQq - 7 6",
            1,
            20);
        row("who explodes beside his like",
            "[mixed:atomic]\nstalemateValue = draw\nextinctionValue = loss\n"
            "extinctionPieceTypes = k\nstartFen = rnbqkbkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBKR w - "
            "- 0 1\n",
            "r3k3/8/8/8/8/8/3p4/K1B1K3 w - - 0 1",
            2,
            240);
        row("whose king is no king may flee",
            "[mixed:atomic]\nmakpongRule = true\npromotedPieceType = b:r\n"
            "piecePromotionOnCapture = true\npass = true\n",
            "3r1rk1/5q1p/1p3ppn/P1pp4/2P3P1/4P3/5P2/RN1K1B2 b - - 0 24",
            2,
            563);
        row("pieces that survive explosions",
            "[mixed:nocheckatomic]\nblastImmuneTypes = kn\n",
            "rnb1kb1r/ppp1pppp/8/3n4/3N4/8/PPP1PPPP/RNBK1B1R w - - 0 1",
            3,
            29'501);
        row("limits of pieces that promote as in shogi",
            "[mixed:crazyhouse]\ncommoner = c\nfers = f\npromotionRegionWhite = *6 *7 *8\n"
            "promotionRegionBlack = *3 *2 *1\npromotionLimit = q:1\npromotionPieceTypes = -\n"
            "promotedPieceType = p:c f:q\nmandatoryPawnPromotion = false\n",
            "4k3/8/8/8/8/4N3/3f4/4K2+f[] b - - 0 1",
            1,
            26);
        row("a knight who becomes a king saves the other from the next turn on",
            "[mixed:chess]\nking = -\ncommoner = k\ncastlingKingPiece = k\n"
            "extinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\n"
            "promotionPieceTypes = -\npromotedPieceType = n:k\n",
            "4k3/8/N7/8/8/8/4r3/4K3 w - - 0 1",
            2,
            41);
        row("a king who becomes another royal piece is as royal on his way as before",
            "[mixed:chess]\nking = -\ncommoner = k\nwazir = w\ncastling = false\n"
            "extinctionValue = loss\nextinctionPieceTypes = kw\nextinctionPseudoRoyal = true\n"
            "promotionPieceTypes = -\npromotedPieceType = k:w\npromotionRegionWhite = *7 *8\n"
            "promotionRegionBlack = *1 *2\nmandatoryPiecePromotion = true\n",
            "8/8/4K3/8/r7/8/3k4/5R2 w - - 0 1",
            3,
            7'170);
        row("a pawn of Sittuyin opens no check when it promotes by a step",
            "[mixed:sittuyin]\n",
            "4r3/6k1/6p1/3s2P1/3npR2/5N2/p5F1/4K3[] b - - 4 51",
            1,
            27);
        row("who hops is not stuck",
            "[mixed:shogi]\ncustomPiece1 = a:pR\ncustomPiece2 = i:pB\n"
            "promotedPieceType = a:g i:s r:d b:h p:g\n"
            "startFen = lnsgkgsnl/1r1i1a1b1/p1p1p1p1p/9/9/9/P1P1P1P1P/1B1A1I1R1/LNSGKGSNL[-] w 0 "
            "1\n",
            "",
            1,
            35);
        row("put down in lines, turned as neighbours",
            "[mixed:flipello]\nflipEnclosedPieces = ataxx\n",
            "8/3P4/3PPp2/3ppp2/2pPp3/4P3/8/8[PPPPPPPPPPpppppppppp] b - - 0 4",
            2,
            63);
    }

    void mixedKeysCountRight()
    {
        QFETCH(QString, text);
        QFETCH(QString, position);
        QFETCH(int, depth);
        const Design design = imported(text.toStdString(), "mixed");
        MoveRules moveRules(design);
        Position start = startPosition(design, moveRules.board());
        if (!position.isEmpty())
            start = test::must(readPosition(position.toStdString(), design, moveRules.board()));
        QTEST(static_cast<quint64>(test::perftByTrying(moveRules, start, depth)), "nodes");
        if (const auto fast = test::perftByTables(moveRules, start, depth))
            QTEST(static_cast<quint64>(*fast), "nodes");
    }

    void chainsThatTurnBackAreNoted()
    {
        const auto joined = fairy::importVariant(
            "[joined]\nmaxRank = 3\nmaxFile = 3\nimmobile = p\nstartFen = 3/3/3[PPPpp] w - - 0 1\n"
            "pieceDrops = true\npromotionPieceTypes = -\ncastling = false\ndoubleStep = false\n"
            "stalemateValue = draw\nconnectRegion1White = *1\nconnectRegion2White = *3\n",
            "joined");
        QVERIFY(joined.has_value());
        QCOMPARE(joined->notes.size(), std::size_t(1));
        QVERIFY(joined->notes.front().text().find("chains that turn back") != std::string::npos);
        QVERIFY(fairy::importVariant({}, "chess")->notes.empty());
    }

    void squaresAreAForm()
    {
        const auto squares = fairy::importVariant(
            "[squares]\nmaxRank = 4\nmaxFile = 4\nimmobile = p\nstartFen = 4/4/4/4[PPPPPppppp] w - "
            "- "
            "0 1\npieceDrops = true\npromotionPieceTypes = -\ncastling = false\n"
            "doubleStep = false\nstalemateValue = draw\nconnectNxN = 3\nconnectN = 4\n"
            "connectPieceTypes = p\nconnectValue = loss\n",
            "squares");
        QVERIFY(squares.has_value());
        const auto forms = formsIn(squares->design);
        QCOMPARE(forms.size(), std::size_t(1));
        QVERIFY(forms.front().isOf("block"));
        QCOMPARE(numberOf(forms.front(), "side"), std::optional(3));
        const std::vector<End> &ends = squares->design.rules->ends;
        const auto isRow = [](const End &end) {
            return std::holds_alternative<Row>(end.condition);
        };
        const auto row = std::find_if(ends.begin(), ends.end(), isRow);
        QVERIFY(row != ends.begin() && row != ends.end());
        const End &square = *std::prev(row);
        QVERIFY(std::holds_alternative<Said>(square.condition));
        QVERIFY(square.outcome == row->outcome);
    }

    void castlingThatWinsIsAForm()
    {
        const auto castle = fairy::importVariant("[castle:chess]\ncastlingWins = Qkq\n", "castle");
        QVERIFY(castle.has_value());
        const auto forms = formsIn(castle->design);
        QStringList goals;
        for (const FormUse &use : forms) {
            if (use.isOf("castled"))
                goals << QString::fromStdString(std::string(use.blank("goals")));
            else if (use.isOf("castling-lost"))
                goals << "not " + QString::fromStdString(std::string(use.blank("goals")));
        }
        goals.sort();
        QCOMPARE(goals, QStringList({"not {c1}", "not {g8, c8}", "{c1}", "{g8, c8}"}));
        for (const End &end : castle->design.rules->ends) {
            if (std::holds_alternative<Said>(end.condition))
                QCOMPARE(end.players.size(), std::size_t(1));
        }
    }

    void chessIsSaidInWords()
    {
        const Design chess = imported({}, "chess");
        QCOMPARE(sheet(chess, "promotions"),
                 QStringList{"Every Pawn must promote into Knight, Bishop, Rook or Queen when a "
                             "move ends in the zone promotion."});
        QCOMPARE(chess.rules->castling.size(), std::size_t(1));
        QCOMPARE(chess.rules->castling[0].wings.size(), std::size_t(4));
        QCOMPARE(sheet(chess, "ends"),
                 (QStringList{"A player who is in check and has no move loses.",
                              "A player who has no move and is not in check draws.",
                              "The same position for the third time is a draw.",
                              "A player who is to move after 100 moves without a capture or a move "
                              "of Pawn draws."}));
    }
};

QTEST_GUILESS_MAIN(TestFairyImport)
#include "tst_fairy_import.moc"
