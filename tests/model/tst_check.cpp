#include "model/check/check.h"
#include "model/check/direction_checks.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/renumbering/sites.h"
#include "model/edit/setup/example_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "model/movement/movement.h"
#include "model/play/reach/compiled_game.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

#include <map>
#include <set>

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

Problem problemOf(const Design &design, std::string_view code)
{
    for (const Problem &problem : check(design)) {
        if (problem.code == code)
            return problem;
    }
    qFatal("there is no such problem");
}

/// After the fix of the first problem of this code.
Design afterFix(const Design &design, std::string_view code)
{
    return must(checkRow(code)->mend(design, problemOf(design, code)));
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
    void movementsWithoutEnd_data();
    void movementsWithoutEnd();
    void typesAlike_data();
    void typesAlike();
    void sharedLetters();
    void betzaStrings_data();
    void betzaStrings();
    void doubtfulStringsAreWrittenOut();
    void whatHasNoEffectIsLeftOut();
    void brokenExamplesAreDeleted();
    void directionsOfBetzaStrings();
    void everyRowIsWellFormed();
    void problemsWithoutAFix();
};

void tst_check::aPlainBoardIsFine()
{
    QCOMPARE(found(designOf("square:8x8")), QStringList());
}

void tst_check::emptyBoard()
{
    const Design free = designOf("free");
    QCOMPARE(found(free), QStringList("error B001 the board has no cells"));
    QCOMPARE(cellCount(*afterFix(free, "B001").board), std::size_t(1));
    Design holes = designOf("square:2x1");
    const SiteId both[] = {siteOf(holes, "a1"), siteOf(holes, "b1")};
    holes = must(withCellsRemoved(holes, both));
    QCOMPARE(found(holes), QStringList("error B001 the board has no cells"));
    QVERIFY(afterFix(holes, "B001") == designOf("square:2x1"));
}

void tst_check::unlinkedCells()
{
    Design design = designOf("square:3x3");
    design = must(withCellAdded(design, {-2000, 0}, "camp"));
    QCOMPARE(found(design), QStringList("warning B002 camp is linked to no other cell"));
    design = must(withCellAdded(design, {-4000, 0}, "far"));
    QCOMPARE(found(design), QStringList("warning B002 camp and far are linked to no other cell"));
    // A board of one cell has nothing to link it to; two cells should be linked.
    const Design one = designOf("square:1x1");
    QCOMPARE(found(one), QStringList());
    QCOMPARE(found(must(withCellAdded(one, {-3000, 0}, "camp"))),
             QStringList("warning B002 a1 and camp are linked to no other cell"));
    // Too far away for any direction.
    const Problem far = problemOf(design, "B002");
    QCOMPARE(checkRow("B002")->mend(design, far).error().sentence(),
             std::string("no cell lies where a direction points from there; move it nearer, link "
                         "it by hand, or remove it"));
    Design beside = must(withCellAdded(designOf("square:3x3"), {-700, 500}, "camp"));
    QCOMPARE(found(beside), QStringList("warning B002 camp is linked to no other cell"));
    const Design linked = afterFix(beside, "B002");
    QCOMPARE(found(linked), QStringList());
    const Board board(linked.board, linked.directions);
    const auto east = board.compass().step(*linked.directions->find("e"));
    QCOMPARE(board.link(cellOf(board, "camp"), east)->to, cellOf(board, "a1"));
}

void tst_check::overlaps()
{
    Design design = designOf("square:3x3");
    design = must(withCellMoved(design, siteOf(design, "a1"), {1600, 500}));
    QCOMPARE(found(design), QStringList("warning B003 cells a1 and b1 overlap on the drawing"));
    // Beside the board, not onto a third cell.
    QCOMPARE(found(afterFix(design, "B003")), QStringList());
    design = designOf("square:2x1");
    for (const char *name : {"one", "two", "three"})
        design = must(withCellAdded(design, {100, 100}, name));
    while (found(design).join('\n').contains("B003"))
        design = afterFix(design, "B003");
    QCOMPARE(found(design),
             QStringList("warning B002 one, two and three are linked to no other cell"));
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
    const Design apart = afterFix(design, "D006");
    QCOMPARE(found(apart), QStringList());
    const Board board(apart.board, apart.directions);
    QCOMPARE(board.link(cellOf(board, "a3"), board.compass().step(east))->to, cellOf(board, "b3"));
    // Of two that are drawn the first stays.
    const LinkPair both[] = {{siteOf(design, "c1"), siteOf(design, "a3"), {}},
                             {siteOf(design, "c2"), siteOf(design, "a3"), {}}};
    Design drawn = must(withLinks(designOf("square:3x3"), east, both));
    const Design one = afterFix(drawn, "D006");
    QVERIFY(!found(one).join('\n').contains("D006"));
    QCOMPARE(one.board->edits.links.size(), std::size_t(1));
    QCOMPARE(one.board->edits.links.front().from, siteOf(one, "c1"));
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
    for (const char *code : {"B005", "D003"})
        QVERIFY2(afterFix(design, code) == designOf("square:2x1"), code);
    // Without an opposite direction there is no way back to draw.
    Design oneWay = must(withDirectionAdded(designOf("free"), "up", std::nullopt));
    oneWay = must(withCellAdded(must(withCellAdded(oneWay, {0, 0}, "a")), {2000, 0}, "b"));
    const DirectionId only = *oneWay.directions->find("up");
    const LinkPair pair{siteOf(oneWay, "a"), siteOf(oneWay, "b"), {}};
    oneWay = must(withLinks(oneWay, only, std::span(&pair, 1)));
    QCOMPARE(checkRow("D003")->mend(oneWay, problemOf(oneWay, "D003")).error().sentence(),
             std::string("no direction is the opposite of those that lead there"));
}

void tst_check::unusedDirections()
{
    Design design = designOf("square:3x3", {{"Rook", "ride n e s w"}});
    QCOMPARE(found(design), QStringList()); // not a word about those that come with the board
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
    const Design rook = designOf("square:3x3", {{"Rook", "ride n e s w"}});
    const Design design = must(withPieceAdded(rook, "Rock"));
    QCOMPARE(found(design), QStringList("warning P001 Rock has no moves"));
    const auto stepping = [](const Design &some) {
        const Design moving = afterFix(some, "P001");
        return QString::fromStdString(movementText(moving.pieces->types.back().moves.front()));
    };
    QCOMPARE(stepping(design), QString("leap n ne e se s sw w nw"));
    const Design hexagons = must(withPieceAdded(designOf("hex:4"), "Rock"));
    QCOMPARE(stepping(hexagons).count(' '), 12);
}

void tst_check::movementsWithoutEnd_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("mended");
    const auto row = [](const char *path, const char *mended) {
        const QString problem =
            mended ? QStringLiteral("warning P013 Wanderer can never move by %1: it may stop "
                                    "nowhere on the way")
                         .arg(QLatin1String(path))
                   : QString();
        QTest::newRow(path) << QString::fromLatin1(path) << problem << QString::fromLatin1(mended);
    };
    row("(~n)", "ride n");
    row("(n)", nullptr);
    row("(~n) (s)", nullptr);
    row("(~n ne stop)", nullptr);
}

void tst_check::movementsWithoutEnd()
{
    QFETCH(QString, path);
    QFETCH(QString, problem);
    QFETCH(QString, mended);
    const Design design = designOf("square:8x8", {{"Wanderer", path.toUtf8().constData()}});
    const auto problems = check(design);
    QCOMPARE(found(design).join(QLatin1Char('\n')), problem);
    if (problem.isEmpty())
        return;
    TAKE(next, checkRow("P013")->mend(design, problems.front()));
    QCOMPARE(found(next), QStringList());
    QCOMPARE(QString::fromStdString(movementText((*next.pieces)[PieceId(0)].moves.front())),
             mended);
}

void tst_check::typesAlike_data()
{
    QTest::addColumn<Design>("design");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const Design &design, const char *problem = "") {
        QTest::newRow(name) << design << QString::fromLatin1(problem);
    };
    const auto placed =
        [](const Design &design, const char *piece, const char *cell, std::size_t player) {
            const SiteId site = siteOf(design, cell);
            return must(withPiecesPlaced(
                design, std::span(&site, 1), *design.pieces->find(piece), PlayerId(player)));
        };
    const Design two =
        designOf("square:8x8", {{"Rook", "ride n e s w"}, {"Tower", "ride n e s w"}});
    const char *alike = "info P014 Rook and Tower move alike, and no rule tells them apart";
    row("a copy", two, alike);
    row("in other words",
        designOf("square:8x8", {{"Rook", "ride n e s w"}, {"Tower", "(n) (e) (s) (w)"}}),
        alike);
    row("not quite", designOf("square:8x8", {{"Rook", "ride n e s w"}, {"Tower", "ride n e s"}}));
    Design royal = two;
    royal.pieces.edit([](Pieces &pieces) { pieces.types[1].royalty = Royalty::Royal; });
    row("one is royal", royal);
    Design oneEach = placed(placed(two, "Rook", "a1", 0), "Tower", "a8", 1);
    row("one for each side", oneEach);
    row("both on one side", placed(oneEach, "Tower", "h1", 0), alike);
    row("stones that stay", designOf("square:8x8", {}));
    Design promoted = placed(two, "Rook", "a1", 0);
    promoted.rules.edit([](Rules &rules) {
        Promotion rule;
        rule.types = {PieceId(0)};
        rule.into = {PieceId(1)};
        rules.promotions.push_back(rule);
    });
    row("one becomes the other", promoted);
    row("promoted golds in shogi", bundledDesign("shogi"));
}

void tst_check::typesAlike()
{
    QFETCH(Design, design);
    QFETCH(QString, problem);
    QStringList lines;
    const auto problems = check(design);
    const Problem *alike = nullptr;
    for (const Problem &each : problems) {
        if (each.code != "P014")
            continue;
        alike = &each;
        lines << QStringLiteral("info P014 %1").arg(QString::fromStdString(each.sentence()));
    }
    QCOMPARE(lines.join(QLatin1Char('\n')), problem);
    if (!alike)
        return;
    TAKE(next, checkRow("P014")->mend(design, *alike));
    QCOMPARE(next.pieces->types.size(), std::size_t(1));
    QCOMPARE(next.setup->placements.size(), design.setup->placements.size());
}

void tst_check::sharedLetters()
{
    Design design = designOf("square:3x3", {{"Camel", "leap n e s w"}, {"Cannon", "ride n s"}});
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
    row("a double step that may be captured en passant",
        "fmWimfnW2",
        {"warning P010 King: 'imfnW2' in fmWimfnW2, column 7, is a rule that the game does not "
         "have: may be captured en passant"});
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
    QCOMPARE(lines, problems);
}

/// What is written out moves as the string was read.
void tst_check::doubtfulStringsAreWrittenOut()
{
    Design design = must(withPieceAdded(designOf("square:8x8"), "King"));
    for (const char *betza : {"W", "NL"})
        design = must(withMovementAdded(
            design, PieceId(0), {BetzaText{betza, BetzaDialect::XBetza}, When::Always, {}}));
    const auto reach = [](const Design &some) {
        const CompiledGame game(some);
        const Position empty(game.board().size(), 2, some.pieces->types.size());
        Reach there;
        ReachScratch scratch;
        game.reach(empty, cellOf(game.board(), "d4"), {PieceId(0), PlayerId(0)}, there, scratch);
        std::set<CellId> cells;
        for (const CellId cell : there.touched()) {
            if (there.isTarget(cell))
                cells.insert(cell);
        }
        return cells;
    };
    const Design written = afterFix(design, "P008");
    QVERIFY2(!found(written).join('\n').contains("P008"), qPrintable(found(written).join('\n')));
    QVERIFY(reach(written) == reach(design));
    const auto &moves = (*written.pieces)[PieceId(0)].moves;
    QVERIFY(std::holds_alternative<BetzaText>(moves[0].definition));
    QVERIFY(std::holds_alternative<LegGraph>(moves[1].definition));
}

void tst_check::whatHasNoEffectIsLeftOut()
{
    Design design = must(withPieceAdded(designOf("square:8x8"), "King"));
    for (const char *betza : {"WO", "O"})
        design = must(withMovementAdded(
            design, PieceId(0), {BetzaText{betza, BetzaDialect::XBetza}, When::Always, {}}));
    for (int left = 2; left > 0; --left) {
        const auto problems = check(design);
        QCOMPARE(std::count_if(problems.begin(),
                               problems.end(),
                               [](const Problem &problem) { return problem.code == "P009"; }),
                 left);
        design = must(checkRow("P009")->mend(design, problems.front()));
    }
    const auto &moves = (*design.pieces)[PieceId(0)].moves;
    QCOMPARE(moves.size(), std::size_t(1));
    QCOMPARE(movementText(moves.front()), std::string("W"));
}

void tst_check::brokenExamplesAreDeleted()
{
    Example example;
    example.name = "pawn";
    example.expected = {"e2-e5"};
    const Design chess = bundledDesign("chess");
    const Design broken = must(withExampleAdded(chess, example));
    const auto problems = check(broken);
    QCOMPARE(problems.size(), std::size_t(1));
    QVERIFY(must(checkRow("G001")->mend(broken, problems.front())) == chess);
}

/// A Betza string names no direction, but it steps along the vectors of some.
void tst_check::directionsOfBetzaStrings()
{
    const auto unused = [](const char *betza) {
        Design design = must(withPieceAdded(designOf("square:8x8"), "Piece"));
        for (const Vector &camel : {Vector{3, 1}, Vector{1, 3}})
            design = must(withDirectionAdded(design, compassWord(camel), camel));
        const BetzaText text{betza, BetzaDialect::XBetza};
        return found(must(withMovementAdded(design, PieceId(0), {text, When::Always, {}}))).size();
    };
    QCOMPARE(unused("C"), 0);
    QCOMPARE(unused("QN"), 2);
}

void tst_check::everyRowIsWellFormed()
{
    for (const CheckRow &row : checks()) {
        QCOMPARE(row.code.size(), std::size_t(4));
        QVERIFY(!row.title.empty());
        QCOMPARE(row.mend != nullptr, !row.mendTitle.empty() || row.titleOf);
        QCOMPARE(checkRow(row.code), &row);
    }
}

/// A new problem has a fix, or a reason here why it cannot have one.
void tst_check::problemsWithoutAFix()
{
    const std::map<std::string_view, const char *> reasons = {
        {"P012", "any shorter movement would be another piece"},
        {"S002", "the author knows whether king or attacker is to stand elsewhere"},
        {"S006", "what wins at once may be moved, blocked or ruled out"},
        {"S007", "the piece may be moved, or be given a defender"},
        {"S009", "the piece may be moved, or be given a defender"},
    };
    QStringList without;
    for (const CheckRow &row : checks()) {
        if (row.mend == nullptr)
            without << QString::fromStdString(std::string(row.code));
    }
    QStringList known;
    for (const auto &[code, reason] : reasons)
        known << QString::fromStdString(std::string(code));
    without.sort();
    QCOMPARE(without, known);
}

QTEST_APPLESS_MAIN(tst_check)
#include "tst_check.moc"
