#include "model/file/disk/file_content.h"
#include "tests/model/perft_support.h"
#include "tests/model/table.h"

#include <QRegularExpression>
#include <QTest>

using namespace rookery;
using namespace rookery::test;

/// What the rules that only a few games have do to the pieces on the board.
class tst_gallery_rules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piecesAfterMoves_data();
    void piecesAfterMoves();
    void endsAfterMoves_data();
    void endsAfterMoves();
    void waysOfOnePiece_data();
    void waysOfOnePiece();
    void losersLeaveTheOthersToIt();
    void movesHaveOtherSpellings();
    void fallenLionsProtectOthers();
    void whoTakesTwoPromotesOnce();
    void endsNameThePieces();
    void placedQueens();
    void chuShogiCounts();
};

void tst_gallery_rules::piecesAfterMoves_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("pieces");
    const auto row = [](const char *name,
                        const char *design,
                        const char *position,
                        const char *moves,
                        const char *pieces) {
        QTest::newRow(name) << QString(design) << QString(position) << QString(moves)
                            << QString(pieces);
    };
    row("who stays in the river drowns", "congo", "d1:L d7:l b4:Z / turn=1", "d1-d2", "d2:L d7:l");
    row("who leaves it does not", "congo", "d1:L d7:l b4:Z / turn=1", "b4-c6", "c6:Z d1:L d7:l");
    row("who enters it has a turn", "congo", "d1:L d7:l b2:Z / turn=1", "b2-c4", "c4:Z d1:L d7:l");
    row("from river to river", "congo", "d1:L d7:l b4:E / turn=1", "b4-d4", "d1:L d7:l");
    row("the enemy's pieces wait for their turn",
        "congo",
        "d1:L d7:l b4:z / turn=1",
        "d1-d2",
        "b4:z d2:L d7:l");
    row("a crocodile swims", "congo", "d1:L d7:l b4:C / turn=1", "d1-d2", "b4:C d2:L d7:l");
    row("a drowned monkey has taken all the same",
        "congo",
        "d1:L d7:l b4:M c4:p / turn=1",
        "b4-d4xc4",
        "d1:L d7:l");
    row("between a pincer and a friend",
        "ultima",
        "e1:K h8:k b1:P b4:l b5:I / turn=1",
        "b1-b3",
        "b3:P b5:I e1:K h8:k");
    row("three at once",
        "ultima",
        "e1:K h8:k d1:P c4:p b4:P d5:p d6:P e4:p f4:P / turn=1",
        "d1-d4",
        "b4:P d4:P d6:P e1:K f4:P h8:k");
    row("where the lines cross",
        "ultima",
        "e1:K h8:k a5:O c1:p e5:p / turn=1",
        "a5-c5",
        "c5:O e1:K h8:k");
    row("the king does not coordinate",
        "ultima",
        "e1:K h8:k c5:O d5:p f1:p / turn=1",
        "e1-d1",
        "c5:O d1:K d5:p f1:p h8:k");
    row("a chameleon as a pincer",
        "ultima",
        "e1:K h8:k b1:C c2:p d2:I / turn=1",
        "b1-b2",
        "b2:C d2:I e1:K h8:k");
    row("no pincer goes aslant",
        "ultima",
        "e1:K h8:k a1:C c2:p d2:I / turn=1",
        "a1-b2",
        "b2:C c2:p d2:I e1:K h8:k");
    row("a chameleon as a coordinator",
        "ultima",
        "e1:K h8:k a5:C e5:o c1:p / turn=1",
        "a5-c5",
        "c1:p c5:C e1:K h8:k");
    row("a held piece leaves", "ultima", "e1:K h8:k a4:P b4:i / turn=1", "a4", "b4:i e1:K h8:k");
}

void tst_gallery_rules::piecesAfterMoves()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, moves);
    QFETCH(QString, pieces);
    Table table(design, position);
    const Position before = table.now;
    const QString text = moves.split(' ').first();
    std::vector<Move> legal;
    table.moveRules.legal(table.now, legal);
    TAKE(move, findMove(text.toStdString(), table.moveRules.board(), *table.design.pieces, legal));
    Undo undo;
    table.moveRules.make(table.now, move, undo);
    QCOMPARE(table.pieces(), pieces);
    QCOMPARE(table.now.pieceCount(), before.pieceCount());
    MoveRules::unmake(table.now, undo);
    QVERIFY(table.now == before);
}

/// Rules that end a few games only.
void tst_gallery_rules::endsAfterMoves_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("end");
    const auto row = [](const char *name,
                        const char *design,
                        const char *position,
                        const char *moves,
                        const char *end) {
        QTest::newRow(name) << QString(design) << QString(position) << QString(moves)
                            << QString(end);
    };
    row("a stone shut into its corner",
        "dao",
        "a1:S d2:S c4:S b3:S a2:s b1:s d4:s c2:s / turn=2",
        "d4-b2",
        "White wins: enemies have shut in a piece of White");
    row("a square of stones",
        "dao",
        "a1:S a2:S b1:S c3:S b4:s c4:s d3:s d2:s / turn=1",
        "c3-b2",
        "White wins: White has a square of 2 by 2");
    row("a row after the first of two stones",
        "connect6",
        "",
        "j10 a1 a2 j11 j12 a3 a4 j13 j14 a5 c1 j15",
        "Black wins: Black has 6 in a row");
    row("no row yet", "connect6", "", "j10 a1 a2 j11 j12 a3 a4 j13 j14 a5 c1", "");
    row("a stone with a way out",
        "dao",
        "a1:S d2:S c4:S b3:S a2:s b1:s d4:s c2:s / turn=2",
        "c2-c1",
        "");
    row("chief takes chief",
        "jetan",
        "a1:C j1:Q a4:c j10:q / turn=1",
        "a1-a4",
        "Orange wins: Black has lost the Chief");
    row("a warrior takes a chief",
        "jetan",
        "a1:C j1:Q b3:W d3:c j10:q / turn=1",
        "b3-d3",
        "draw: Black has lost the Chief");
    row("the princess falls",
        "jetan",
        "a1:C j1:Q h10:W j10:q d9:c / turn=1",
        "h10-j10",
        "Orange wins: Black has lost a Princess");
    row("the shah in the citadel",
        "tamerlane",
        "a9:K f5:k / turn=1",
        "a9-bc",
        "draw: White has reached the goal");
    row("a khun who may not flee from check",
        "makpong",
        "a1:R h1:K e8:k / turn=1",
        "a1-a8",
        "White wins: Black is checkmated");
    row("one who may", "makruk", "a1:R h1:K e8:k / turn=1", "a1-a8", "");
    row("a king who has come round",
        "rollerball",
        "c6:C g1:k / turn=1",
        "c6-d6",
        "White wins: White has reached the goal");
    row("a king who has come the other way", "rollerball", "e6:S a1:k / turn=1", "e6-d6", "");
}

void tst_gallery_rules::endsAfterMoves()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, moves);
    QFETCH(QString, end);
    Table table(design, position);
    for (const QString &move : moves.split(' ', Qt::SkipEmptyParts))
        table.play(move);
    const auto found = table.moveRules.end(table.now);
    QCOMPARE(found ? QString::fromStdString(describeEnd(*found, table.design)) : QString(), end);
}

void tst_gallery_rules::waysOfOnePiece_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("moves");
    const auto row = [](const char *name,
                        const char *design,
                        const char *position,
                        const char *from,
                        const char *moves) {
        QTest::newRow(name) << QString(design) << QString(position) << QString(from)
                            << QString(moves);
    };
    row("four pieces walk",
        "nine-mens-morris",
        "a1:M d2:M g4:M e5:M a7:m b6:m c5:m d5:m / turn=1",
        "a1",
        "a1-a4 a1-d1");
    row("three pieces fly",
        "nine-mens-morris",
        "a1:M d2:M g4:M a7:m b6:m c5:m d5:m f6:m g7:m f2:m g1:m d7:m c3:m c4:m d3:m / turn=1",
        "a1",
        "a1-a4 a1-b2 a1-b4 a1-d1 a1-d6 a1-e3 a1-e4 a1-e5 a1-f4");
    row("a king passes no attacked cell",
        "alice",
        "Ah1:K Ag8:r Ba7:r Bd5:k / turn=1",
        "Ah1",
        "Ah1-Bh2");
    row("a prince beside the shah may be lost",
        "tamerlane",
        "a1:K d4:S d9:r k10:k / turn=1",
        "a1",
        "a1-a2 a1-b1 a1-b2");
    row("a pawn of the shah makes a prince",
        "tamerlane",
        "a1:K f9:H k8:k / turn=1",
        "f9",
        "f9-f10=S");
    row("a rook turns the corner",
        "rollerball",
        "a4:R d2:K d6:k / turn=1",
        "a4",
        "a4-a3 a4-a5 a4-a6 a4-a7 a4-b4 a4-b7 a4-c7 a4-d7 a4-e7 a4-f7 a4-g7");
    row("a bishop rebounds from a wall",
        "rollerball",
        "a2:B d2:K d6:k / turn=1",
        "a2",
        "a2-a4 a2-b1 a2-b3");
    row("a princess is cautious",
        "jetan",
        "a1:R b5:d c3:w j10:c / turn=1",
        "a1",
        "a1-a2 a1-a4 a1-b1 a1-b3 a1-c2 a1-c4 a1-d1 a1-d3");
}

void tst_gallery_rules::waysOfOnePiece()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, from);
    QFETCH(QString, moves);
    Table table(design, position);
    QStringList found = table.legal().filter(QRegularExpression("^" + from + "-"));
    found.sort();
    QCOMPARE(found.join(' '), moves);
}

/// Their pieces go with them, their turns are left out, and who is left at last has won.
void tst_gallery_rules::losersLeaveTheOthersToIt()
{
    Design design = bundledDesign("four-player-chess");
    design.rules.edit([](Rules &rules) { rules.turns.lost = LostPlayer::PiecesLeave; });
    Table table(
        design,
        "h1:1/King n8:4/King g14:3/King a7:2/King c7:1/Queen d8:1/Rook d6:1/Rook b10:1/Rook "
        "e5:2/Pawn / turn=2");
    QCOMPARE(table.legal(), QStringList("PASS")); // Black is mated
    QVERIFY(!table.moveRules.end(table.now));
    const int pieces = table.now.pieceCount();
    table.play("PASS");
    QCOMPARE(table.now.pieceCount(), pieces);
    QVERIFY(!table.pieces().contains("a7") && !table.pieces().contains("e5"));
    QCOMPARE(table.now.toMove(), PlayerId(2));
    table.play("g14-g13");
    table.play("n8-n9");
    table.play("h1-h2");
    QCOMPARE(table.now.toMove(), PlayerId(2)); // Black has no turn any more
    // No rule asks how many turns there have been, so that the text says only whose turn it is.
    const std::string text = writePosition(table.now, table.design, table.moveRules.board());
    QVERIFY2(text.ends_with("/ turn=3 quiet=4 out=2"), text.c_str());
    const auto read = readPosition(text, table.design, table.moveRules.board());
    QVERIFY(read.has_value());
    QCOMPARE(writePosition(*read, table.design, table.moveRules.board()), text);
}

void tst_gallery_rules::movesHaveOtherSpellings()
{
    Table house("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    QVERIFY(house.legal().contains("e4"));
    house.play("P@e4");
    QVERIFY(house.pieces().contains("e4:P"));
}

/// For one turn, and not from each other.
void tst_gallery_rules::fallenLionsProtectOthers()
{
    const QString start = "k11/12/12/n6r4/12/12/12/R6N4/12/12/12/K11 w";
    Table table("chu-shogi", start);
    QVERIFY(table.legal().contains("a5-a9"));
    table.play("a5-a9");
    QVERIFY(!table.legal().contains("h9-h5"));
    table.play("a12-b12");
    table.play("a1-b1");
    QVERIFY(table.legal().contains("h9-h5"));
    Table lions("chu-shogi", "k11/12/12/n11/12/7n4/12/R6N4/12/12/12/K11 w");
    lions.play("a5-a9");
    QVERIFY(lions.legal().contains("h7-h5")); // no one guards it
}

/// One of whom would let the lion promote and the other make it: still one move.
void tst_gallery_rules::whoTakesTwoPromotesOnce()
{
    Table table("maka-dai-dai-shogi",
                "a1:1/King s19:2/King j10:1/Lion j11:2/Free-Gold j12:2/Pawn / turn=1");
    const QStringList legal = table.legal();
    QCOMPARE(legal.count("j10-j12xj11=Furious-Fiend"), 1);
    QVERIFY(!legal.contains("j10-j12xj11"));
    QCOMPARE(QSet<QString>(legal.begin(), legal.end()).size(), legal.size());
}

void tst_gallery_rules::endsNameThePieces()
{
    Table table("congo", "d1:L d7:l a2:P / turn=1");
    QVERIFY(!table.moveRules.end(table.now));
    table.play("d1-d7");
    const auto end = table.moveRules.end(table.now);
    QVERIFY(end.has_value());
    QCOMPARE(QString::fromStdString(describeEnd(*end, table.design)),
             QString("White wins: Black has no Lion left"));
    QCOMPARE(QString::fromStdString(describeEnd(*end, *table.design.rules)),
             QString("White wins: Black has too few pieces left"));
}

/// Ways to put queens down one after the other: those to place so many, times their orders.
void tst_gallery_rules::placedQueens()
{
    Table table("eight-queens", {});
    const std::uint64_t placements[] = {64, 1'288, 10'320};
    std::uint64_t orders = 1;
    for (int queens = 1; queens <= 3; ++queens) {
        orders *= static_cast<std::uint64_t>(queens);
        QCOMPARE(perftOf(table.moveRules, table.now, queens), placements[queens - 1] * orders);
    }
}

void tst_gallery_rules::chuShogiCounts()
{
    TAKE(text, readWholeFile(ROOKERY_SOURCE_DIR "/tests/data/oracle/perft_chu_shogi.txt"));
    const QStringList lines = QString::fromStdString(text).split('\n', Qt::SkipEmptyParts);
    Table start("chu-shogi", {});
    QCOMPARE(perftByTrying(start.moveRules, start.now, 1), std::uint64_t(36));
    QCOMPARE(perftByTrying(start.moveRules, start.now, 2), std::uint64_t(1'296));
    int rows = 0;
    for (const QString &line : lines) {
        if (line.startsWith('#') || rows++ % static_cast<int>(stride(10)) != 0)
            continue;
        const QStringList words = line.split(' ');
        TAKE(position,
             readPosition(
                 (words[0] + ' ' + words[1]).toStdString(), start.design, start.moveRules.board()));
        for (const int depth : {1, 2})
            QVERIFY2(perftByTrying(start.moveRules, position, depth)
                         == words[depth + 1].toULongLong(),
                     qPrintable(line));
    }
    QVERIFY(rows >= 40);
}

QTEST_APPLESS_MAIN(tst_gallery_rules)
#include "tst_gallery_rules.moc"
