#include "model/analysis/analyst.h"
#include "model/check/check.h"
#include "model/design/limits.h"
#include "model/engine/make_game_engine.h"
#include "model/file/design/design_reader.h"
#include "model/picture/move_glyph.h"
#include "model/play/game/game_ruling.h"
#include "model/play/legal/move_rules.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/model/file_support.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;

namespace {

/// A piece in a crowd of enemies whose moves take up to so many of them, one beside the other: the
/// ways branch with each.
Design
branching(int captures,
          const std::string &setup = R"({"White": {"Bomb": ["d4"]}, "Black": {"Stone": ["h8"]}})")
{
    std::string betza;
    for (int i = 0; i < captures; ++i)
        betza += "ca";
    const std::string text = R"json({"rookery": 2, "name": "Branching",
 "board": {"lattice": "square", "size": [8, 8]},
 "pieces": [{"name": "Bomb", "letters": "B", "moves": [{"betza": ")json"
                             + betza + R"json(K"}]},
            {"name": "Stone", "letters": "S", "moves": [{"betza": "mW"}]}],
 "setup": )json" + setup + "}";
    auto read = readDesign(text);
    if (!read)
        qFatal("%s", read.error().front().sentence().c_str());
    return read->design;
}

constexpr const char *crowd =
    "ssssssss/ssssssss/ssssssss/ssssssss/sssBssss/ssssssss/ssssssss/ssssssss w";

constexpr const char *sentence =
    "the moves of 'Bomb' from d4 branch more than 50000 times, so that not all of them were found";

/// A game that begins with the Bomb in the crowd, but for a corner.
Design beginsCrowded()
{
    std::string cells;
    for (char file = 'a'; file <= 'h'; ++file) {
        for (char rank = '1'; rank <= '8'; ++rank) {
            const std::string cell{file, rank};
            if (cell != "d4" && cell != "h1")
                cells += (cells.empty() ? "\"" : ", \"") + cell + "\"";
        }
    }
    return branching(7, R"({"White": {"Bomb": ["d4"]}, "Black": {"Stone": [)" + cells + "]}}");
}

const std::atomic<bool> goesOn{false};

Position crowded(const Design &design, const Board &board)
{
    auto position = readPosition(crowd, design, board);
    if (!position)
        qFatal("%s", position.error().sentence().c_str());
    return *position;
}

/// Every move of its own walks over the whole board for each cell, and again for each of these.
Design slowRule()
{
    auto read = readDesign(
        R"json({"rookery": 2, "name": "Slow", "board": {"lattice": "square", "size": [10, 10]},
 "pieces": [{"name": "Stone"}],
 "rules": {"own-moves": [{"name": "think", "choose": ["c in cells where (count a in cells where (count b in cells where b != a and (count d in cells where d != b and d != a and d != c) > 1) > 1) > 1"],
                          "do": ["put Stone on c"]}]}})json");
    if (!read)
        qFatal("%s", read.error().front().sentence().c_str());
    return read->design;
}

} // namespace

/// What takes too long is stopped, and said: nothing is left out in silence.
class tst_walk_limits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesAreListedWholeOrNotAtAll();
    void reachSaysThatItIsCut();
    void questionsShareWhatIsLeft();
    void aGameIsNotOverByTrouble();
    void ownRulesAreStopped();
    void choicesAreLimited();
    void nothingIsFoundInHalfOfTheMoves();
    void playersForgetTrouble();
    void picturesAreMadeInTime();
    void bundledPiecesAreFarFromTheLimit();
    void aProblemNamesThePiece();
};

void tst_walk_limits::movesAreListedWholeOrNotAtAll()
{
    const Design design = branching(7);
    MoveRules moveRules(design);
    Position position = crowded(design, moveRules.board());
    std::vector<Move> moves;
    moveRules.legal(position, moves);
    QVERIFY(moves.empty());
    QVERIFY(moveRules.isInTrouble());
    QCOMPARE(moveRules.takeTrouble().value_or(Message()).text(), std::string(sentence));
    // Once it is said, another position is asked as ever.
    position = startPosition(design, moveRules.board());
    moveRules.legal(position, moves);
    QCOMPARE(moves.size(), std::size_t(0));
    QVERIFY(!moveRules.takeTrouble());

    const Design few = branching(3);
    MoveRules fewRules(few);
    position = crowded(few, fewRules.board());
    fewRules.legal(position, moves);
    QVERIFY(!moves.empty());
    QVERIFY(!fewRules.takeTrouble());
}

void tst_walk_limits::reachSaysThatItIsCut()
{
    const Design design = branching(7);
    const CompiledGame game(design);
    const Position position = crowded(design, game.board());
    Reach reach;
    ReachScratch scratch;
    const auto ask = [&] {
        game.reach(position, *game.board().find("d4"), {PieceId(0), PlayerId(0)}, reach, scratch);
    };
    ask();
    QVERIFY(scratch.isCut);
    scratch = {};
    const Design few = branching(3);
    const CompiledGame fewGame(few);
    fewGame.reach(position, *game.board().find("d4"), {PieceId(0), PlayerId(0)}, reach, scratch);
    QVERIFY(!scratch.isCut);
}

void tst_walk_limits::questionsShareWhatIsLeft()
{
    const Design design = branching(3);
    const CompiledGame game(design);
    const Position position = crowded(design, game.board());
    Reach reach;
    ReachScratch scratch;
    scratch.walkStates = 1'000;
    int asked = 0;
    for (; !scratch.isCut && asked < 1'000; ++asked)
        game.reach(position, *game.board().find("d4"), {PieceId(0), PlayerId(0)}, reach, scratch);
    QVERIFY(asked > 1);
    QVERIFY(scratch.isCut);
    QCOMPARE(scratch.walkStates, std::size_t(0));
}

void tst_walk_limits::aGameIsNotOverByTrouble()
{
    const Design design = branching(7);
    const auto game = std::make_shared<const CompiledGame>(design);
    RulingCache rulings(design, game);
    const Ruling ruling = rulings.rule(crowded(design, game->board()), {});
    QVERIFY(ruling.legal.empty());
    QVERIFY(!ruling.end);
    QVERIFY(ruling.trouble);
}

void tst_walk_limits::ownRulesAreStopped()
{
    const Design design = slowRule();
    MoveRules moveRules(design);
    Position position = startPosition(design, moveRules.board());
    std::vector<Move> moves;
    moveRules.legal(position, moves);
    QVERIFY(moves.empty());
    QCOMPARE(moveRules.takeTrouble().value_or(Message()).text(),
             std::string("the rule 'think' takes too long"));
}

/// Nine to the seventh ways to choose; counted they are not whole either.
void tst_walk_limits::choicesAreLimited()
{
    const Design design = test::designOfText(R"({
        "rookery": 2, "board": {"lattice": "square", "size": [3, 3]},
        "players": [{"name": "White"}, {"name": "Black"}],
        "rules": {"own-moves": [{"name": "spread", "choose": ["a in cells", "b in cells",
            "c in cells", "d in cells", "e in cells", "f in cells", "g in cells"],
            "do": ["wall a"]}]}})");
    for (const char *same : {"result", "choices"}) {
        Design asked = design;
        asked.rules.edit([&](Rules &rules) {
            rules.ownMoves.front().same =
                same == std::string("result") ? SameMove::Result : SameMove::Choices;
        });
        MoveRules moveRules(asked);
        Position position = startPosition(asked, moveRules.board());
        std::vector<Move> moves;
        moveRules.legal(position, moves);
        QVERIFY(moves.empty());
        QCOMPARE(moveRules.takeTrouble().value_or(Message()).text(),
                 std::string("the rule 'spread' takes too long"));
    }
}

/// No score and no proof, but the sentence.
void tst_walk_limits::nothingIsFoundInHalfOfTheMoves()
{
    const Design design = beginsCrowded();
    const std::string expected(sentence);
    Analyst analyst(design);
    const auto game = std::make_shared<const CompiledGame>(design);
    const AskedGame asked{startPosition(design, game->board()), {}};
    const SolvedPosition solved = analyst.solve(asked, {}, goesOn);
    QVERIFY(solved.solution.value == GameValue::Open);
    QCOMPARE(solved.solution.because.text(), expected);
    QVERIFY(solved.line.empty());
    SearchLimits limits;
    limits.depth = 1;
    const BestLines best = analyst.lines(asked, limits, goesOn);
    QCOMPARE(best.fault.text(), expected);
    QVERIFY(best.lines.empty());
}

/// The next question is answered as if none had been before it.
void tst_walk_limits::playersForgetTrouble()
{
    const Design design = branching(7);
    Searcher searcher(design, makeGameEngine(design));
    SearchLimits limits;
    limits.depth = 2;
    GameRecord inTrouble(searcher.engine(), crowded(design, searcher.engine().board()));
    const SearchResult none = searcher.search(inTrouble, Strategy::AlphaBeta, limits, goesOn);
    QCOMPARE(none.fault.text(), std::string(sentence));
    QVERIFY(!none.best);
    QVERIFY(!searcher.engine().takeTrouble());
    Position start = startPosition(design, searcher.engine().board());
    start.setToMove(PlayerId(1));
    GameRecord record(searcher.engine(), start);
    const SearchResult found = searcher.search(record, Strategy::AlphaBeta, limits, goesOn);
    QVERIFY(found.fault.isEmpty());
    QVERIFY(found.best);
    QVERIFY(found.depth > 0);
}

void tst_walk_limits::picturesAreMadeInTime()
{
    const Design design = branching(7);
    const MoveGlyph glyph = moveGlyph((*design.pieces)[PieceId(0)], design, PlayerId(0));
    QVERIFY(!glyph.isCut); // a crowd of enemies is not looked at
    auto read = readDesign(R"json({"rookery": 2, "name": "Hops",
 "board": {"lattice": "square", "size": [8, 8]},
 "pieces": [{"name": "Hopper", "moves": [{"betza": "camcamcamcamcamcamQ"}]}]})json");
    QVERIFY(read);
    QVERIFY(moveGlyph((*read->design.pieces)[PieceId(0)], read->design, PlayerId(0)).isCut);
}

void tst_walk_limits::bundledPiecesAreFarFromTheLimit()
{
    for (std::size_t i = 0; i < bundledDesigns().size(); i += test::stride(7)) {
        const BundledDesign &bundled = bundledDesigns()[i];
        const Design design = test::bundledDesign(bundled.name);
        if (design.rules->players.empty())
            continue;
        for (const PieceType &type : design.pieces->types)
            QVERIFY2(!moveGlyph(type, design, PlayerId(0)).isCut,
                     (std::string(bundled.name) + ": " + type.name).c_str());
    }
}

void tst_walk_limits::aProblemNamesThePiece()
{
    const auto problems = check(branching(7));
    const auto found = std::find_if(problems.begin(), problems.end(), [](const Problem &problem) {
        return problem.code == "P012";
    });
    QVERIFY(found != problems.end());
    QVERIFY(found->element.kind == Element::Kind::Piece);
    const auto few = check(branching(3));
    QVERIFY(std::none_of(
        few.begin(), few.end(), [](const Problem &problem) { return problem.code == "P012"; }));
}

QTEST_APPLESS_MAIN(tst_walk_limits)
#include "tst_walk_limits.moc"
