#include "model/check/check.h"
#include "model/check/direction_checks.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/example_edits.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

QStringList found(const Design &design)
{
    QStringList lines;
    for (const Problem &problem : check(design))
        lines << QStringLiteral("%1 %2 %3")
                     .arg(QString::fromUtf8(enumName(problem.severity).data()),
                          QString::fromStdString(problem.code),
                          QString::fromStdString(problem.sentence()));
    return lines;
}

} // namespace

class tst_check : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlainBoardIsFine();
    void emptyBoard();
    void unlinkedCells();
    void overlaps();
    void sentencesForPeople();
    void oneWayLinks();
    void oneWayLinksOverATurn();
    void turnsThatAreNotUndone();
    void mergingLinks();
    void loops();
    void deadEndsAndUnreachableCells();
    void unusedDirections();
    void immobilePieces();
    void sharedLetters();
    void betzaStrings_data();
    void betzaStrings();
    void directionsOfBetzaStrings();
    void everyRowIsWellFormed();
};

void tst_check::aPlainBoardIsFine()
{
    QCOMPARE(found(designOf("square:8x8")), QStringList());
}

void tst_check::emptyBoard()
{
    QCOMPARE(found(designOf("free")), QStringList("error B001 the board has no cells"));
}

void tst_check::unlinkedCells()
{
    Design design = designOf("square:3x3");
    design = must(withCellAdded(design, {-2000, 0}, "camp"));
    QCOMPARE(found(design), QStringList("warning B002 camp is linked to no other cell"));
    design = must(withCellAdded(design, {-4000, 0}, "far"));
    QCOMPARE(found(design), QStringList("warning B002 camp and far are linked to no other cell"));
}

void tst_check::overlaps()
{
    Design design = designOf("square:3x3");
    design = must(withCellMoved(design, siteOf(design, "a1"), {1600, 500}));
    QCOMPARE(found(design), QStringList("warning B003 cells a1 and b1 overlap on the drawing"));
}

/// What the board's edge calls the cells, each in its place; files and the command line have names.
void tst_check::sentencesForPeople()
{
    const auto shown = [](const Design &design) {
        QStringList lines;
        for (const Problem &problem : check(design))
            lines << QString::fromStdString(problem.message.text({{}, true}));
        return lines.join(QStringLiteral("; "));
    };
    Design design = designOf("square:3x3");
    design = must(withCellMoved(design, siteOf(design, "a1"), {1600, 500}));
    QCOMPARE(shown(design), QString("cells a1 and b1 overlap on the drawing"));
    design = must(withLabels(design, Labels::Shogi));
    QCOMPARE(found(design), QStringList("warning B003 cells a1 and b1 overlap on the drawing"));
    QCOMPARE(shown(design), QString("cells 3c and 2c overlap on the drawing"));
    // Labels that are names of other cells do not take their place.
    design = must(withLabels(design, Labels::Xiangqi));
    design = must(withCellMoved(design, siteOf(design, "a2"), {1600, 500}));
    QVERIFY2(shown(design).contains("cells a0 and a1 overlap"), qPrintable(shown(design)));
    Design broken = bundledDesign("shogi");
    Example example;
    example.name = "pawn";
    example.expected = {"c3-c5", "e4"};
    example.forbidden = {"c3-c4"};
    broken = must(withExampleAdded(broken, example));
    QCOMPARE(shown(broken),
             QString("example 'pawn': 7g-7e and 5f are expected and not legal; 7g-7f is forbidden "
                     "and legal"));
}

void tst_check::oneWayLinks()
{
    Design design = designOf("square:3x3");
    const DirectionId east = *design.directions->find("e");
    const LinkPair pair{siteOf(design, "c1"), siteOf(design, "a1"), {}};
    design = must(withLinks(design, east, std::span(&pair, 1)));
    QCOMPARE(found(design), QStringList("warning D002 the link e from c1 to a1 has no way back w"));
    const Problem problem = check(design).front();
    const Design mended = must(checkRow(problem.code)->mend(design, problem));
    QCOMPARE(found(mended), QStringList());
    QCOMPARE(mended.board->edits.links.size(), std::size_t(2));
}

void tst_check::oneWayLinksOverATurn()
{
    // Over a half turn the way back lies, for the board, in the same direction.
    Design design = designOf("square:3x3");
    const DirectionId north = *design.directions->find("n");
    const LinkPair pair{siteOf(design, "a3"), siteOf(design, "c3"), orientation::half};
    design = must(withTwoWayLink(design, north, pair));
    QCOMPARE(found(design), QStringList());
    const Board board(design.board, design.directions);
    QCOMPARE(board.link(cellOf(board, "c3"), board.compass().step(north))->to, cellOf(board, "a3"));
}

void tst_check::turnsThatAreNotUndone()
{
    Design design = designOf("square:3x3");
    const DirectionId north = *design.directions->find("n");
    const LinkPair there{siteOf(design, "a3"), siteOf(design, "c3"), orientation::half};
    const LinkPair back{siteOf(design, "c3"), siteOf(design, "a3"), {}};
    design = must(withLinks(design, north, std::span(&there, 1)));
    design = must(withLinks(design, north, std::span(&back, 1)));
    QStringList lines = found(design);
    lines.removeIf([](const QString &line) { return !line.contains("D005"); });
    QCOMPARE(lines,
             QStringList(
                 "warning D005 the way back n from c3 to a3 does not undo the turn of the link n"));
    const auto problems = check(design);
    const auto problem = std::find_if(
        problems.begin(), problems.end(), [](const Problem &p) { return p.code == "D005"; });
    QCOMPARE(found(must(checkRow("D005")->mend(design, *problem))), QStringList());
}

void tst_check::mergingLinks()
{
    Design design = designOf("square:3x3");
    const DirectionId east = *design.directions->find("e");
    const LinkPair pair{siteOf(design, "a3"), siteOf(design, "b1"), {}};
    design = must(withLinks(design, east, std::span(&pair, 1)));
    QVERIFY(found(design).contains("info D006 direction e leads to b1 from a1 and a3"));
}

void tst_check::loops()
{
    Design design = designOf("square:3x3");
    const DirectionId east = *design.directions->find("e");
    const LinkPair pair{siteOf(design, "c1"), siteOf(design, "c1"), {}};
    design = must(withLinks(design, east, std::span(&pair, 1)));
    QVERIFY(found(design).contains("warning D007 the link e from c1 leads back to the same cell"));
    const auto problems = check(design);
    const auto problem = std::find_if(
        problems.begin(), problems.end(), [](const Problem &p) { return p.code == "D007"; });
    QCOMPARE(found(must(checkRow("D007")->mend(design, *problem))), QStringList());
}

void tst_check::deadEndsAndUnreachableCells()
{
    Design design = designOf("square:2x1");
    const DirectionId east = *design.directions->find("e");
    const SiteId a1 = siteOf(design, "a1");
    design = must(withLinksCut(design, east, std::span(&a1, 1)));
    QCOMPARE(found(design),
             QStringList({"warning B005 b1 cannot be reached: no direction leads to it",
                          "warning D003 a1 is a dead end: no direction leads away from it"}));
}

void tst_check::unusedDirections()
{
    Design design = designOf("square:3x3", {{"King", "leap n ne e se s sw w nw"}});
    for (int i = 0; i < 8; ++i)
        design = must(withDirectionRemoved(design, DirectionId(8)));
    QCOMPARE(found(design), QStringList());
    design = must(withDirectionAdded(design, "up", std::nullopt));
    QCOMPARE(found(design), QStringList("info D004 no piece uses direction up"));
    const Problem problem = check(design).front();
    QCOMPARE(found(must(checkRow("D004")->mend(design, problem))), QStringList());

    const Design xiangqi = bundledDesign("xiangqi");
    const auto going = [&](std::string_view direction) {
        return piecesGoing(xiangqi, *xiangqi.directions->find(direction));
    };
    QCOMPARE(going("n"),
             (std::vector<std::string>{"Chariot", "Cannon", "Soldier", "Horse", "General"}));
    QCOMPARE(going("ne"), (std::vector<std::string>{"Advisor", "Elephant"}));
}

void tst_check::immobilePieces()
{
    Design design = designOf("square:3x3",
                             {{"All", "leap n ne e se s sw w nw nne nee see sse ssw sww nww nnw"}});
    design = must(withPieceAdded(design, "Rock"));
    QCOMPARE(found(design), QStringList("warning P001 Rock has no moves"));
}

void tst_check::sharedLetters()
{
    const char *all = "leap n ne e se s sw w nw nne nee see sse ssw sww nww nnw";
    Design design = designOf("square:3x3", {{"Camel", all}, {"Cannon", all}});
    design = must(withPieceLetter(design, PieceId(1), "c"));
    QCOMPARE(found(design), QStringList("warning P006 Camel and Cannon share the letter C"));
    const Problem problem = check(design).front();
    const Design mended = must(checkRow("P006")->mend(design, problem));
    QCOMPARE(found(mended), QStringList());
    QCOMPARE((*mended.pieces)[PieceId(1)].letter, std::string("A"));
}

void tst_check::betzaStrings_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QStringList>("problems");
    const auto row = [](const char *name,
                        const char *betza,
                        const QStringList &problems,
                        const char *dialect = "xbetza") {
        QTest::newRow(name) << betza << dialect << problems;
    };
    row("a griffon", "FyafsF", {});
    row("an L that others read differently",
        "NL",
        {"warning P008 King: in NL, column 2: XBoard and other programs read 'L' differently; C "
         "and Z are the same "
         "everywhere"});
    row("castling",
        "KisO2",
        {"warning P010 King: 'isO2' in KisO2, column 4, is a rule that the game does not have: "
         "castling"});
    row("a double step that may be captured in passing",
        "fmWimfnW2",
        {"warning P010 King: 'imfnW2' in fmWimfnW2, column 7, is a rule that the game does not "
         "have: may be captured in passing"});
    row("a letter that Fairy-Stockfish skips",
        "WuF",
        {"warning P008 King: in WuF, column 2: Fairy-Stockfish skips 'u'"},
        "fairy-stockfish");
}

void tst_check::betzaStrings()
{
    QFETCH(QString, betza);
    QFETCH(QString, dialect);
    QFETCH(QStringList, problems);
    const BetzaText text{betza.toStdString(),
                         enumFromName<BetzaDialect>(dialect.toStdString()).value()};
    const Design design = must(withPieceAdded(designOf("square:8x8"), "King"));
    QStringList lines =
        found(must(withMovementAdded(design, PieceId(0), {text, When::Always, {}})));
    lines.removeIf([](const QString &line) { return line.startsWith("info D004"); });
    QCOMPARE(lines, problems);
}

/// A Betza string names no direction, but it steps along the vectors of some.
void tst_check::directionsOfBetzaStrings()
{
    const auto unused = [](const char *betza) {
        const Design design = must(withPieceAdded(designOf("square:8x8"), "Piece"));
        const BetzaText text{betza, BetzaDialect::XBetza};
        return found(must(withMovementAdded(design, PieceId(0), {text, When::Always, {}}))).size();
    };
    QCOMPARE(unused("QN"), 0);
    QCOMPARE(unused("FyafsF"), 8); // the knight's
    QCOMPARE(unused("N"), 8);
}

void tst_check::everyRowIsWellFormed()
{
    for (const CheckRow &row : checks()) {
        QCOMPARE(row.code.size(), std::size_t(4));
        QVERIFY(!row.title.empty());
        QCOMPARE(row.mend != nullptr, !row.mendTitle.empty());
        QCOMPARE(checkRow(row.code), &row);
    }
}

QTEST_APPLESS_MAIN(tst_check)
#include "tst_check.moc"
