#include "model/check/check.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/example_edits.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/play/game/drawn_shapes.h"
#include "model/play/game/example_judge.h"
#include "model/play/game/game_ruling.h"
#include "model/play/game/game_tree.h"
#include "model/play/moves/notation/move_text.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

Design chess()
{
    auto read = readDesign(findBundled("chess")->text);
    if (!read)
        qFatal("%s", read.error().front().sentence().c_str());
    return std::move(read->design);
}

QString written(const GameTree &tree)
{
    return QString::fromStdString(writeGame(tree, {}, {})).trimmed();
}

struct Played
{
    std::size_t parent;
    const char *text;
};

/// Moves by the node that each comes after; they are counted from 1 on.
GameTree treeOf(std::initializer_list<Played> moves, const std::string &start = {})
{
    GameTree tree(start);
    for (const Played &move : moves)
        tree.add(move.parent, move.text);
    return tree;
}

GameTree replayedIn(const Design &design, GameTree tree)
{
    MoveRules moveRules(design);
    return replayed(std::move(tree), moveRules, startPosition(design, moveRules.board()));
}

/// `.` for legal, `x` for the first that is not, `-` for what comes behind it.
QString standings(const GameTree &tree)
{
    QString text;
    for (std::size_t i = 1; i < tree.size(); ++i) {
        const auto standing = tree.node(i).standing;
        text += standing == GameTree::Standing::Legal     ? '.'
                : standing == GameTree::Standing::Illegal ? 'x'
                                                          : '-';
    }
    return text;
}

} // namespace

/// Records of games with branches, and what the rules make of them; pinned examples.
class tst_game_tree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesBackAndForward();
    void aGameIsWritten();
    void marksAreDrawnInComments();
    void namesThatRunIntoEachOther();
    void replaysWhatIsLegal();
    void removesAndPromotes();
    void arbiterFollowsTheGame();
    void examplesAreJudged();
    void examplesAreChecked();
    void examplesInFiles();
};

void tst_game_tree::goesBackAndForward()
{
    GameTree tree;
    QVERIFY(!tree.back());
    tree.play("a", {}, PlayerId(0));
    tree.play("b", {}, PlayerId(1));
    QVERIFY(tree.back());
    tree.play("c", {}, PlayerId(1));
    QCOMPARE(written(tree), QString("1. a b (1... c)"));
    QVERIFY(tree.back());
    QVERIFY(tree.forward()); // the branch gone through last
    QCOMPARE(tree.node(tree.current()).text, std::string("c"));
    tree.goTo(2);
    QVERIFY(tree.back());
    QVERIFY(tree.forward());
    QCOMPARE(tree.node(tree.current()).text, std::string("b"));
    QVERIFY(!tree.forward());
    QCOMPARE(tree.depth(2), std::size_t(2));
    QVERIFY(tree.isMain(2));
    QVERIFY(!tree.isMain(3));
}

void tst_game_tree::aGameIsWritten()
{
    QCOMPARE(written(GameTree()), QString());
    GameTree line = treeOf({{0, "e2-e4"}, {1, "e7-e5"}, {2, "g1-f3"}});
    QCOMPARE(written(line), QString("1. e2-e4 e7-e5 2. g1-f3"));
    line.setComment(GameTree::root, "before all");
    line.setComment(1, "the best {by test}");
    QCOMPARE(written(line), QString("{before all} 1. e2-e4 {the best {by test)} e7-e5 2. g1-f3"));
    QCOMPARE(written(treeOf({{0, "e2-e4"},
                             {1, "e7-e5"},
                             {1, "c7-c5"},
                             {3, "g1-f3"},
                             {3, "b1-c3"},
                             {4, "d7-d6"},
                             {1, "e7-e6"},
                             {2, "f1-c4"}})),
             QString("1. e2-e4 e7-e5 (1... c7-c5 2. g1-f3 (2. b1-c3) 2... d7-d6) (1... e7-e6) "
                     "2. f1-c4"));
    QCOMPARE(written(treeOf({{0, "e1-g1"}}, "4k3/8/8/8/8/8/8/4K2R w K - 0 1")),
             QString("[Start \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. e1-g1"));
    GameTree judged =
        treeOf({{0, "e2-e4"}, {1, "e7-e5"}, {1, "c7-c5"}, {3, "d2-d4"}, {2, "g1-f3"}});
    judged.setJudgement(1, Judgement::Good);
    judged.setJudgement(2, Judgement::Blunder);
    judged.setComment(2, "lost");
    judged.setJudgement(3, Judgement::Interesting);
    judged.setJudgement(4, Judgement::Doubtful);
    judged.setJudgement(5, Judgement::Excellent);
    QCOMPARE(written(judged),
             QString("1. e2-e4! e7-e5?? {lost} (1... c7-c5!? 2. d2-d4?!) 2. g1-f3!!"));
    QCOMPARE(writeGame(treeOf({{0, "PASS"}}), "a \"b\" \\ c", "1-0"),
             std::string("[Design \"a \\\"b\\\" \\\\ c\"]\n[Result \"1-0\"]\n\n1. PASS\n"));
}

void tst_game_tree::marksAreDrawnInComments()
{
    const Design design = chess();
    const Board board(design.board, design.directions);
    const auto cell = [&](const char *name) {
        return cellOf(board, name);
    };
    const DrawnShape arrow{cell("e2"), cell("e4"), DrawnColour::Blue};
    const DrawnShape mark{{}, cell("d5"), DrawnColour::Red};
    // As other programs write it.
    const std::string text = "[%csl Rd5][%cal Be2e4] open game";
    QCOMPARE(drawnShapes(text, board), (std::vector<DrawnShape>{mark, arrow}));
    QCOMPARE(drawnShapes("[%cal\nBe2e4 ] open [%clk 0:01] [%csl Rd5,\nXa1,Gz9] game", board),
             (std::vector<DrawnShape>{mark, arrow}));
    QCOMPARE(commentWords("[%cal Be2e4 ] open [%clk 0:01] [%csl Rd5] game"),
             std::string("open [%clk 0:01] game"));
    QCOMPARE(commentWords("never closed [%csl Rd5"), std::string("never closed [%csl Rd5"));
    QCOMPARE(drawnShapes("never closed [%csl Rd5", board), std::vector<DrawnShape>());
    // Drawn one after the other; the same again takes it away, another colour changes it.
    std::string drawn = withDrawnShape("open game", arrow, board);
    QCOMPARE(drawn, std::string("[%cal Be2e4] open game"));
    drawn = withDrawnShape(drawn, mark, board);
    QCOMPARE(drawn, text);
    QCOMPARE(withDrawnShape(drawn, {arrow.from, arrow.to, DrawnColour::Green}, board),
             std::string("[%csl Rd5][%cal Ge2e4] open game"));
    QCOMPARE(withDrawnShape(drawn, arrow, board), std::string("[%csl Rd5] open game"));
    QCOMPARE(withDrawnShape(withDrawnShape(drawn, arrow, board), mark, board),
             std::string("open game"));
    // Other words, the same marks; what this board cannot show stays.
    QCOMPARE(withCommentWords(text, "closed"), std::string("[%csl Rd5][%cal Be2e4] closed"));
    QCOMPARE(withCommentWords("open", ""), std::string());
    QCOMPARE(withDrawnShape("[%csl Gz9]", mark, board), std::string("[%csl Gz9,Rd5]"));
}

/// Where two names could be split in two ways, a hyphen says where.
void tst_game_tree::namesThatRunIntoEachOther()
{
    Design design = chess();
    for (const auto &[name, at] : {std::pair("a", Point{20, 0}),
                                   {"a1b", Point{22, 0}},
                                   {"1b2", Point{24, 0}},
                                   {"2", Point{26, 0}}})
        design = must(withCellAdded(design, at, name));
    const Board board(design.board, design.directions);
    const auto cell = [&](const char *name) {
        return cellOf(board, name);
    };
    for (const auto &[from, to, text] : {std::tuple("a1b", "2", "[%cal Ga1b-2]"),
                                         {"a1", "b2", "[%cal Ga1-b2]"},
                                         {"a", "1b2", "[%cal Ga1b2]"},
                                         {"b2", "a1", "[%cal Gb2a1]"}}) {
        const DrawnShape arrow{cell(from), cell(to), DrawnColour::Green};
        QCOMPARE(withDrawnShape("", arrow, board), std::string(text));
        QCOMPARE(drawnShapes(text, board), std::vector<DrawnShape>{arrow});
    }
}

void tst_game_tree::replaysWhatIsLegal()
{
    const Design design = chess();
    GameTree tree = replayedIn(design,
                               treeOf({{0, "e2-e4"},
                                       {1, "e7-e5"},
                                       {1, "e7-e4"},
                                       {3, "d2-d4"},
                                       {2, "e1-e2"},
                                       {5, "e5-e4"},
                                       {6, "g1-f3"}}));
    // A pawn cannot take what stands before it.
    QCOMPARE(standings(tree), QString("..x-.x-"));
    QCOMPARE((*design.rules)[tree.node(2).player].name, std::string("Black"));
    tree.goTo(7);
    QCOMPARE(tree.node(tree.current()).text, std::string("e1-e2"));
    // Under other rules the same record says something else.
    const PieceId king = *design.pieces->find("King");
    tree = replayedIn(must(withMovementRemoved(design, king, 0)), tree);
    QCOMPARE(standings(tree), QString("..x-x--"));
    QCOMPARE(tree.node(tree.current()).text, std::string("e7-e5"));
}

void tst_game_tree::removesAndPromotes()
{
    GameTree tree = treeOf({{0, "a"}, {1, "b"}, {1, "c"}, {3, "d"}, {2, "e"}});
    tree.promote(4);
    QCOMPARE(written(tree), QString("1. a c (1... b 2. e) 2. d"));
    tree.remove(3);
    QCOMPARE(written(tree), QString("1. a b 2. e"));
    tree.goTo(3);
    tree.remove(2);
    QCOMPARE(tree.node(tree.current()).text, std::string("a"));
    QCOMPARE(written(tree), QString("1. a"));
}

/// Whatever way it is asked about a game, it says what a new record would say.
void tst_game_tree::arbiterFollowsTheGame()
{
    const Design design = chess();
    const auto game = std::make_shared<const CompiledGame>(design);
    RulingCache rulings(design, game);
    const Position start = startPosition(design, game->board());
    GameTree tree = replayedIn(design,
                               treeOf({{0, "g1-f3"},
                                       {1, "g8-f6"},
                                       {2, "f3-g1"},
                                       {3, "f6-g8"},
                                       {4, "g1-f3"},
                                       {4, "e2-e4"},
                                       {6, "e7-e5"},
                                       {5, "g8-f6"},
                                       {8, "f3-g1"},
                                       {9, "f6-g8"}}));
    for (const std::size_t node : {8U, 3U, 6U, 10U, 0U, 7U, 10U}) {
        std::vector<Move> moves;
        for (const std::size_t each : tree.line(node))
            moves.push_back(tree.node(each).move);
        MoveRules moveRules(design, game);
        GameRecord fresh(moveRules, start);
        for (const Move &move : moves)
            fresh.play(move);
        const Ruling ruling = rulings.rule(start, moves);
        QCOMPARE(ruling.legal, fresh.legalMoves());
        QCOMPARE(ruling.end, fresh.end());
    }
    std::vector<Move> last;
    for (const std::size_t each : tree.line(tree.size() - 1))
        last.push_back(tree.node(each).move);
    const Ruling repeated = rulings.rule(start, last);
    QVERIFY(repeated.end && repeated.end->isDraw);
}

void tst_game_tree::examplesAreJudged()
{
    const Design design = chess();
    RulingCache rulings(design, std::make_shared<const CompiledGame>(design));
    const auto said = [&](const Example &example) {
        return QString::fromStdString(
            describeVerdict(judgeExample(example, design, rulings)).text());
    };
    Example example;
    example.expected = {"e2-e4", "g1-f3"};
    example.forbidden = {"e2-e5"};
    QCOMPARE(said(example), QString());
    example.expected.emplace_back("e1-e2");
    QCOMPARE(said(example), QString("e1-e2 is expected and not legal"));
    example.forbidden.emplace_back("a2-a3");
    example.forbidden.emplace_back("a2-a4");
    QCOMPARE(said(example),
             QString("e1-e2 is expected and not legal; a2-a3 and a2-a4 are forbidden and legal"));
    example.position = "4k3/8/8/8/8/8/8/4K2Y w";
    QVERIFY2(said(example).startsWith("its position cannot be read: "), qPrintable(said(example)));
}

void tst_game_tree::examplesAreChecked()
{
    Design design = chess();
    Example example;
    example.name = "the first move";
    example.expected = {"b1-c3"};
    design = must(withExampleAdded(design, example));
    const auto found = [](const Design &checked) {
        QStringList sentences;
        for (const Problem &problem : check(checked)) {
            if (problem.code == "G001")
                sentences << QString::fromStdString(problem.sentence() + " at "
                                                    + problem.place.pointer);
        }
        return sentences.join('|');
    };
    QCOMPARE(found(design), QString());
    const PieceId knight = *design.pieces->find("Knight");
    const Design still = must(withMovementRemoved(design, knight, 0));
    QCOMPARE(found(still),
             QString("example 'the first move': b1-c3 is expected and not legal at /examples/0"));
    QCOMPARE(found(must(withExampleRemoved(still, 0))), QString());
    example.expected = {""};
    QCOMPARE(QString::fromStdString(messageOf(withExampleSet(design, 0, example))),
             QString("a move cannot be an empty text"));
}

void tst_game_tree::examplesInFiles()
{
    Design design = chess();
    Example example;
    example.name = "castling";
    example.position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    example.expected = {"e1-g1"};
    example.forbidden = {"e1-c1"};
    design = must(withExampleAdded(design, example));
    const std::string text = writeDesign(design);
    auto again = readDesign(text);
    QVERIFY2(again, messageOf(again).c_str());
    QVERIFY(again->warnings.empty());
    QVERIFY(again->design.examples == design.examples);
    QCOMPARE(writeDesign(again->design), text);
}

QTEST_APPLESS_MAIN(tst_game_tree)
#include "tst_game_tree.moc"
