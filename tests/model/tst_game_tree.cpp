#include "model/check/check.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/example_edits.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
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

GameTree read(std::string_view text)
{
    return must(readGame(text));
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
    void textsReadBack_data();
    void textsReadBack();
    void textsThatAreNoGames_data();
    void textsThatAreNoGames();
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

void tst_game_tree::textsReadBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << "";
    QTest::newRow("a line") << "1. e2-e4 e7-e5 2. g1-f3";
    QTest::newRow("comments") << "{before all} 1. e2-e4 {the best (by test)} e7-e5";
    QTest::newRow("branches")
        << "1. e2-e4 e7-e5 (1... c7-c5 2. g1-f3 (2. b1-c3) 2... d7-d6) (1... e7-e6) 2. f1-c4";
    QTest::newRow("a start") << "[Start \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. e1-g1";
    QTest::newRow("judgements") << "1. e2-e4! e7-e5?? {lost} (1... c7-c5!? 2. d2-d4?!) 2. g1-f3!!";
    QTest::newRow("quotes") << "[Design \"a \\\"b\\\" \\\\ c\"]\n\n1. PASS";
}

void tst_game_tree::textsReadBack()
{
    QFETCH(QString, text);
    const GameTree tree = read(text.toStdString());
    if (text.startsWith("[Design"))
        QCOMPARE(QString::fromStdString(writeGame(tree, "a \"b\" \\ c", {})).trimmed(), text);
    else
        QCOMPARE(written(tree), text);
}

void tst_game_tree::textsThatAreNoGames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("open branch") << "1. a (1. b"
                                 << "a '(' has no ')'" << 1 << 6;
    QTest::newRow("closed twice") << "1. a\n)"
                                  << "a ')' has no '('" << 2 << 1;
    QTest::newRow("closed comment") << "1. a }"
                                    << "a '}' has no '{'" << 1 << 6;
    QTest::newRow("nested without end") << QString("1. a ") + QString("(b ").repeated(257)
                                        << "branches are nested more than 256 deep" << 1 << 774;
    QTest::newRow("open comment") << "1. a {b"
                                  << "a '{' has no '}'" << 1 << 6;
    QTest::newRow("branch of nothing")
        << "(1. a)"
        << "a branch must stand behind the move that it replaces" << 1 << 1;
    QTest::newRow("half a tag") << "[Start 4k3]"
                                << "a tag is written [Name \"value\"]" << 1 << 1;
    QTest::newRow("tag without end") << "[Start \"4k3"
                                     << "a tag is written [Name \"value\"]" << 1 << 1;
    QTest::newRow("unknown tag") << "[Event \"x\"]"
                                 << "unknown tag 'Event'; the tags are Design, Start and Result"
                                 << 1 << 1;
}

void tst_game_tree::textsThatAreNoGames()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto tree = readGame(text.toStdString());
    QVERIFY(!tree);
    QCOMPARE(QString::fromStdString(tree.error().sentence()), message);
    QCOMPARE(tree.error().place.line, line);
    QCOMPARE(tree.error().place.column, column);
}

void tst_game_tree::replaysWhatIsLegal()
{
    const Design design = chess();
    GameTree tree =
        replayedIn(design, read("1. e2-e4 e7-e5 (1... e7-e4 2. d2-d4) 2. e1-e2 e5-e4 3. g1-f3"));
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
    GameTree tree = read("1. a b (1... c 2. d) 2. e");
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
    GameTree tree = replayedIn(
        design,
        read("1. g1-f3 g8-f6 2. f3-g1 f6-g8 3. g1-f3 (3. e2-e4 e7-e5) g8-f6 4. f3-g1 f6-g8"));
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
