#include "model/exchange/proof/game_without.h"
#include "model/exchange/proof/made_positions.h"
#include "model/exchange/proof/proof_placement.h"
#include "model/exchange/proof/proof_positions.h"
#include "model/exchange/proof/rule_examples.h"
#include "model/exchange/proof/rule_removal.h"
#include "model/exchange/target/subject.h"
#include "model/play/game/example_judge.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

#include <set>

using namespace rookery;
using namespace rookery::test;

/// Positions of random games in which a rule matters, and what a proof makes of them.
class tst_proof_positions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRuleMatters_data();
    void everyRuleMatters();
    void rulesDoTheirPart();
    void madePositionsAreOfTheGame_data();
    void madePositionsAreOfTheGame();
    void madePositionsBringRulesNear();
    void fenIsOnlyWrittenWhereTheSetupAgrees();
    void seedsAreRepeatable();
    void examplesShowTheirRules_data();
    void examplesShowTheirRules();
    void examplesAreFew();
    void rulesAreTakenOut_data();
    void rulesAreTakenOut();
    void brokenFilesAreFound_data();
    void brokenFilesAreFound();
    void nothingLeftOutIsProved();
    void whatNoGameCameToIsNotProved();
    void butForDrawsIsProved();
    void withoutProgramNothingIsRun_data();
    void withoutProgramNothingIsRun();
};

namespace {

PositionWishes wishes()
{
    PositionWishes few;
    few.positions = 30;
    few.perRule = 3;
    few.effort = amount(3'000'000, 300'000);
    return few;
}

/// Knows the moves that are known here, and nothing else.
class Echo final : public ProofTarget
{
public:
    Result<Branches>
    branches(std::span<const std::string>, int, std::span<const std::string> ours) override
    {
        Branches all;
        for (const std::string &move : ours)
            all[move] = 1;
        return all;
    }
    bool onlyLists() const override { return true; }
    std::string text(const Subject &subject, const Position &, const Move &move) const override
    {
        return moveText(move, subject.board(), subject.pieces(), {});
    }
};

DrawnPositions drawn(const Subject &subject)
{
    return drawPositions(subject.design(), subject.usedRules(), wishes());
}

bool isAnyMove(const DrawnPosition &position, MoveRules &moveRules, bool (*isSuch)(const Move &))
{
    Position copy = position.position;
    std::vector<Move> moves;
    moveRules.legal(copy, moves);
    return std::any_of(moves.begin(), moves.end(), isSuch);
}

} // namespace

void tst_proof_positions::everyRuleMatters_data()
{
    QTest::addColumn<QString>("design");
    for (const char *name : {"chess",
                             "minishogi",
                             "atomic-chess",
                             "seirawan-chess",
                             "ataxx",
                             "makruk",
                             "tic-tac-toe",
                             "three-check",
                             "minixiangqi",
                             "othello"})
        QTest::newRow(name) << name;
}

void tst_proof_positions::everyRuleMatters()
{
    QFETCH(QString, design);
    const Subject subject(bundledDesign(design.toStdString()));
    const DrawnPositions found = drawn(subject);
    QVERIFY(found.games > 0);
    QVERIFY(found.positions.size() >= 10);
    for (const ExercisedRule &rule : found.rules) {
        // Counted and repeated positions are far from the start, too far for a short test.
        const bool isFar =
            rule.rule.kind == RuleKind::End || rule.rule.element.kind == Element::Kind::Piece;
        if (!isFar)
            QVERIFY2(rule.positions > 0, rule.rule.sentence.c_str());
    }
}

/// Where a rule is said to matter in chess, the moves show it.
void tst_proof_positions::rulesDoTheirPart()
{
    const Subject subject(bundledDesign("chess"));
    MoveRules moveRules(subject.design());
    const DrawnPositions found = drawn(subject);
    std::set<RuleKind> seen;
    for (const DrawnPosition &position : found.positions) {
        for (const std::size_t place : position.rules) {
            const UsedRule &rule = found.rules[place].rule;
            seen.insert(rule.kind);
            bool isShown = true;
            if (rule.kind == RuleKind::Castling)
                isShown = isAnyMove(position, moveRules, [](const Move &move) {
                    return move.kind == Move::Kind::Castle;
                });
            if (rule.kind == RuleKind::EnPassant)
                isShown = isAnyMove(
                    position, moveRules, [](const Move &move) { return !move.taken.empty(); });
            if (rule.kind == RuleKind::Promotion)
                isShown = isAnyMove(
                    position, moveRules, [](const Move &move) { return move.becomes.has_value(); });
            if (rule.kind == RuleKind::RoyalType) {
                Position copy = position.position;
                std::vector<Move> legal;
                std::vector<Move> pseudo;
                moveRules.legal(copy, legal);
                moveRules.pseudoLegal(copy, pseudo);
                isShown = legal.size() < pseudo.size();
            }
            QVERIFY2(isShown, rule.sentence.c_str());
        }
    }
    for (const RuleKind kind :
         {RuleKind::Castling, RuleKind::EnPassant, RuleKind::Promotion, RuleKind::RoyalType})
        QVERIFY(seen.count(kind) > 0);
}

void tst_proof_positions::madePositionsAreOfTheGame_data()
{
    QTest::addColumn<QString>("design");
    for (const char *name : {"chess",
                             "crazyhouse",
                             "seirawan-chess",
                             "three-check",
                             "minixiangqi",
                             "atomic-chess",
                             "shogi"})
        QTest::newRow(name) << name;
}

/// They go on, no king can be captured at once, nothing stands where its moves would not bring it,
/// and their text says all.
void tst_proof_positions::madePositionsAreOfTheGame()
{
    QFETCH(QString, design);
    const Subject subject(bundledDesign(design.toStdString()));
    MoveRules moveRules(subject.design());
    const Position setup = startPosition(subject.design(), moveRules.board());
    PositionMaker maker(subject.design(), moveRules);
    std::mt19937 random(7);
    std::set<std::string> texts;
    constexpr int tries = amount(60, 20);
    for (int i = 0; i < tries; ++i) {
        auto made = maker.made(setup, random);
        if (!made)
            continue;
        const std::string text = writePosition(*made, subject.design(), moveRules.board());
        texts.insert(text);
        QVERIFY2(text.find('=') == std::string::npos, text.c_str());
        const auto read = readPosition(text, subject.design(), moveRules.board());
        QVERIFY2(read.has_value(), text.c_str());
        QVERIFY2(*read == *made, text.c_str());
        std::vector<Move> moves;
        moveRules.legal(*made, moves);
        QVERIFY2(!moves.empty(), text.c_str());
        const PlayerId other(1 - made->toMove().index());
        QVERIFY2(!moveRules.isInCheck(*made, other), text.c_str());
        for (const CellId cell : moveRules.board().cells()) {
            const auto piece = made->at(cell);
            QVERIFY2(!piece || moveRules.book().mayEnd(piece->type, piece->owner, cell),
                     text.c_str());
        }
    }
    QVERIFY2(texts.size() > tries / 4, std::to_string(texts.size()).c_str());
}

/// What is far from the start of a game: promotions, full hands, draws by counting.
void tst_proof_positions::madePositionsBringRulesNear()
{
    const auto share = [](const char *name, auto &&isSuch) {
        const Subject subject(bundledDesign(name));
        MoveRules moveRules(subject.design());
        Position from = startPosition(subject.design(), moveRules.board());
        PositionMaker maker(subject.design(), moveRules);
        Position rich = from;
        const PieceId pawn = *subject.pieces().find("Pawn");
        rich.setCount(OffBoard::Hand, PlayerId(1), pawn, 2);
        rich.setCount(OffBoard::Hand, PlayerId(1), *subject.pieces().find("King"), 1);
        maker.note(rich);
        std::mt19937 random(3);
        int count = 0;
        for (int i = 0; i < 80; ++i) {
            auto made = maker.made(from, random);
            std::vector<Move> moves;
            if (made)
                moveRules.legal(*made, moves);
            count += made && isSuch(*made, moves) ? 1 : 0;
            if (made
                && made->count(OffBoard::Hand, PlayerId(1), *subject.pieces().find("King")) > 0)
                return -1; // a second one
        }
        return count;
    };
    QVERIFY(share("chess",
                  [](const Position &made, const auto &) { return made.state().quietMoves >= 94; })
            > 5);
    QVERIFY(share("chess",
                  [](const Position &, const std::vector<Move> &moves) {
                      return std::any_of(moves.begin(), moves.end(), [](const Move &move) {
                          return move.becomes.has_value();
                      });
                  })
            > 5);
    QVERIFY(share("chess",
                  [](const Position &, const std::vector<Move> &moves) {
                      return std::any_of(moves.begin(), moves.end(), [](const Move &move) {
                          return move.kind == Move::Kind::Castle;
                      });
                  })
            > 5);
    const PieceId pawn = *bundledDesign("crazyhouse").pieces->find("Pawn");
    QVERIFY(share("crazyhouse",
                  [&](const Position &made, const auto &) {
                      return made.count(OffBoard::Hand, PlayerId(1), pawn) > 0;
                  })
            > 5);
    QVERIFY(
        share("three-check",
              [](const Position &made, const auto &) { return made.state().checksGiven[0] == 2; })
        > 5);
}

void tst_proof_positions::fenIsOnlyWrittenWhereTheSetupAgrees()
{
    const Subject subject(bundledDesign("chess"));
    const auto position =
        readPosition("4k3/P7/8/8/8/8/8/R3K3 w Q - 12 40", subject.design(), subject.board());
    QVERIFY(position.has_value());
    const std::string setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    QCOMPARE(fenFor(subject, *position, "KQRBNP", setup).value_or("nothing"),
             std::string("4k3/P7/8/8/8/8/8/R3K3 w Q - 12 40"));
    // In other letters; the setup has to be in them, too.
    const std::string other = "xnbqkbnx/pppppppp/8/8/8/8/PPPPPPPP/XNBQKBNX w KQkq - 0 1";
    QCOMPARE(fenFor(subject, *position, "KQXBNP", other).value_or("nothing"),
             std::string("4k3/P7/8/8/8/8/8/X3K3 w Q - 12 40"));
    QVERIFY(!fenFor(subject, *position, "KQRBNP", other));
    const std::string byFile = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";
    QCOMPARE(fenFor(subject, *position, "KQRBNP", byFile).value_or("nothing"),
             std::string("4k3/P7/8/8/8/8/8/R3K3 w A - 12 40"));
    QVERIFY(
        !fenFor(subject, *position, "KQRBNP", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w 0 1"));
    QVERIFY(!fenFor(
        subject, *position, "KQRBNP", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"));
}

void tst_proof_positions::seedsAreRepeatable()
{
    const Subject subject(bundledDesign("minishogi"));
    const auto pathsOf = [&](unsigned seed) {
        PositionWishes few = wishes();
        few.perRule = 1;
        few.seed = seed;
        std::vector<std::vector<Move>> paths;
        for (const DrawnPosition &position :
             drawPositions(subject.design(), subject.usedRules(), few).positions)
            paths.push_back(position.path);
        return paths;
    };
    const auto first = pathsOf(1);
    QVERIFY(first == pathsOf(1));
    QVERIFY(first != pathsOf(2));
}

void tst_proof_positions::examplesShowTheirRules_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QStringList>("rules"); // what is shown, in this order
    QTest::addColumn<int>("refused");       // of them, so many with a move that the rule refuses
    QTest::newRow("chess") << "chess"
                           << QStringList{"King is royal",
                                          "Pawn has a move for its first turn",
                                          "King castles with Rook",
                                          "Pawn captures Pawn en passant",
                                          "Pawn must promote"}
                           << 2;
    QTest::newRow("a duty to capture") << "alquerque" << QStringList{"a player must capture"} << 1;
    QTest::newRow("royals that face each other") << "minixiangqi"
                                                 << QStringList{"General is royal",
                                                                "General stays in zone 'palace'",
                                                                "General must not face each other"}
                                                 << 3;
}

/// With the rule the one move is legal and the other is not; without it the other is legal, or the
/// one is not.
void tst_proof_positions::examplesShowTheirRules()
{
    QFETCH(QString, design);
    QFETCH(QStringList, rules);
    QFETCH(int, refused);
    const Subject subject(bundledDesign(design.toStdString()));
    const auto found = ruleExamples(subject.design(), subject.usedRules());
    QCOMPARE(found.size(), static_cast<std::size_t>(rules.size()));
    RulingCache rulings(subject.design(), std::make_shared<const CompiledGame>(subject.design()));
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto &[shown, example] = found[i];
        const char *sentence = shown.front().sentence.c_str();
        QVERIFY2(QString::fromUtf8(sentence).startsWith(rules[static_cast<qsizetype>(i)]),
                 sentence);
        QVERIFY2(judgeExample(example, subject.design(), rulings).holds(), sentence);
        QCOMPARE(example.expected.size(), std::size_t(1));
        const auto position = readPosition(example.position, subject.design(), subject.board());
        QVERIFY2(position.has_value(), sentence);
        GameWithout other(
            *withoutRule(subject.design(), shown.front()), subject.design(), *position);
        const bool isRefused = !example.forbidden.empty();
        const std::string &text = isRefused ? example.forbidden.front() : example.expected.front();
        const auto move =
            findMove(text, subject.board(), subject.pieces(), other.movesFrom(*position));
        QVERIFY2(move.has_value() == isRefused, (text + ": " + sentence).c_str());
        refused -= isRefused ? 1 : 0;
    }
    QCOMPARE(refused, 0);
    QVERIFY(found == ruleExamples(subject.design(), subject.usedRules()));
}

/// Of the many rules of a game some, in their order; of no rules none; and none for the one who
/// does not wait.
void tst_proof_positions::examplesAreFew()
{
    const Subject shogi(bundledDesign("minishogi"));
    const auto all = ruleExamples(shogi.design(), shogi.usedRules());
    QVERIFY(all.size() > 2);
    ExampleWishes wishes;
    wishes.most = 2;
    const auto few = ruleExamples(shogi.design(), shogi.usedRules(), wishes);
    QCOMPARE(few.size(), std::size_t(2));
    QVERIFY(few[0].kind() != few[1].kind());
    const std::atomic<bool> stop = true;
    wishes.stop = &stop;
    QCOMPARE(ruleExamples(shogi.design(), shogi.usedRules(), wishes).size(), std::size_t(0));
    QCOMPARE(ruleExamples(shogi.design(), {}).size(), std::size_t(0));
}

void tst_proof_positions::rulesAreTakenOut_data()
{
    QTest::addColumn<QString>("design");
    std::size_t at = 0;
    for (const BundledDesign &bundled : bundledDesigns()) {
        if (++at % stride(30) == 0)
            QTest::newRow(std::string(bundled.name).c_str())
                << QString::fromStdString(std::string(bundled.name));
    }
}

/// What is taken out is not used any more, and nothing that every target has to answer for stays
/// behind.
void tst_proof_positions::rulesAreTakenOut()
{
    QFETCH(QString, design);
    const Subject subject(bundledDesign(design.toStdString()));
    for (const UsedRule &rule : subject.usedRules()) {
        const auto without = withoutRule(subject.design(), rule);
        if (!without) {
            QVERIFY2(rule.kind == RuleKind::Unknown, rule.sentence.c_str());
            continue;
        }
        const auto after = usedRules(*without);
        const auto same = [&](const UsedRule &each) {
            return each.kind == rule.kind && each.sentence == rule.sentence;
        };
        const auto count = [&](const auto &list) {
            return std::count_if(list.begin(), list.end(), same);
        };
        QVERIFY2(count(after) < count(usedRules(subject.design())), rule.sentence.c_str());
    }
}

void tst_proof_positions::brokenFilesAreFound_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("wrong");
    std::size_t count = 0;
    const auto row = [&](const char *name,
                         const char *design,
                         const char *format,
                         const char *dialect,
                         const char *right,
                         const char *wrong) {
        if (count++ % stride(5) == 0)
            QTest::addRow("%s, in %s %s", name, format, dialect)
                << design << format << dialect << right << wrong;
    };
    for (const char *dialect : {"current", "11.1"}) {
        const auto fairy =
            [&](const char *name, const char *design, const char *right, const char *wrong) {
                row(name, design, "fairy-stockfish", dialect, right, wrong);
            };
        fairy("a bishop is no promotion any more",
              "chess",
              "promotionPieceTypes = qrbn",
              "promotionPieceTypes = qrn");
        fairy("no one castles", "chess", "castling = true", "castling = false");
        fairy("who is stalemated loses", "chess", "stalemateValue = draw", "stalemateValue = loss");
        fairy("captured pieces leave the game",
              "crazyhouse",
              "capturesToHand = true",
              "capturesToHand = false");
    }
    row("double steps from the third rank too",
        "chess",
        "fairy-stockfish",
        "current",
        "doubleStepRegionWhite = *2",
        "doubleStepRegionWhite = *2 *3");
    row("repetitions go on",
        "chess",
        "fairy-stockfish",
        "current",
        "nFoldRule = 3",
        "nFoldRule = 0");
    row("quiet moves count one move longer",
        "chess",
        "fairy-stockfish",
        "current",
        "nMoveRule = 50",
        "nMoveRule = 51");
    row("a bishop is no promotion any more", "chess", "sjaak", "", "\"QRBN\"", "\"QRN\"");
    row("no one castles to the left", "chess", "sjaak", "", "Castle: white e1-c1 with a1\n", "");
    row("quiet moves count one longer", "chess", "jocly", "", "\"moves\":100", "\"moves\":101");
    row("a bishop is no promotion any more",
        "chess",
        "movetable",
        "",
        "[] = {1, 2, 3, 4,}",
        "[] = {1, 2, 4, 4,}");
    row("captured pieces leave the game",
        "minishogi",
        "nomignolov",
        "",
        "\"captured\"]=\"captors-hand\"",
        "\"captured\"]=\"away\"");
}

/// Each of these files would pass a count of moves from the start.
void tst_proof_positions::brokenFilesAreFound()
{
    QFETCH(QString, design);
    QFETCH(QString, format);
    QFETCH(QString, dialect);
    QFETCH(QString, right);
    QFETCH(QString, wrong);
    const Format &row = *findFormat(format.toStdString());
    const Subject subject(bundledDesign(design.toStdString()));
    const ExportRequest request{dialect.toStdString(), "game"};
    auto files = exported(row, subject, request);
    QVERIFY(files.has_value());
    std::string &text = files->files.front().text;
    const std::size_t at = text.find(right.toStdString());
    QVERIFY2(at != std::string::npos, text.c_str());
    text.replace(at, right.toStdString().size(), wrong.toStdString());
    const ScratchFolder scratch;
    const ReadyTarget ready = (format == "sjaak"        ? sjaakTarget
                               : format == "jocly"      ? joclyTarget
                               : format == "movetable"  ? moveTableTarget
                               : format == "nomignolov" ? luaTarget
                                                        : fairyStockfishTarget)(
        *files, request, proofRequest(2), scratch.path());
    if (ready.isMissing)
        QSKIP(ready.sentence.text().c_str());
    QVERIFY2(ready.target != nullptr, ready.sentence.text().c_str());
    ProofRequest asked = proofRequest(2);
    asked.positions.perRule = 10;
    asked.positions.effort = 3'000'000;
    const Subject kept(remainingGame(subject.design(), subject.usedRules(), files->verdict).design);
    const Proof proof = compared(kept, *ready.target, asked);
    QVERIFY2(proof.state == ProofState::Differs, proof.sentence.text().c_str());
    QVERIFY(proof.disagreement.has_value());
    QVERIFY(!proof.disagreement->path.empty());
}

/// Vectors say by themselves that they leave out how chess ends; what is left is the same.
void tst_proof_positions::nothingLeftOutIsProved()
{
    const Subject subject(bundledDesign("chess"));
    const Proof proof = prove(*findFormat("vectors"), subject, {"c", "game"}, proofRequest(2));
    SKIP_IF_MISSING(proof);
    QVERIFY2(proof.state == ProofState::Partly, proof.sentence.text().c_str());
    const std::vector<Message> &out = proof.leftOut;
    QVERIFY(std::find(out.begin(), out.end(), Message("left out: who is mated loses"))
            != out.end());
}

/// A rule that mattered nowhere keeps a proof from being whole, with nothing left out.
void tst_proof_positions::whatNoGameCameToIsNotProved()
{
    Echo target;
    const auto proved = [&](const char *design, const PositionWishes &positions) {
        ProofRequest request;
        request.depth = 1;
        request.positions = positions;
        return compared(Subject(bundledDesign(design)), target, request);
    };
    const auto unseen = [](const Proof &proof) {
        return std::count_if(proof.rules.begin(), proof.rules.end(), [](const ExercisedRule &rule) {
            return rule.positions == 0;
        });
    };
    PositionWishes one = wishes();
    one.mostGames = 1;
    one.mostPlies = 2;
    const Proof partly = proved("chess", one);
    QVERIFY(unseen(partly) > 0);
    QVERIFY(partly.leftOut.empty());
    QVERIFY2(partly.state == ProofState::Partly, partly.sentence.text().c_str());
}

/// Where only draws by counting are left out the proof says so, and is no bare "proved".
void tst_proof_positions::butForDrawsIsProved()
{
    const Subject subject(bundledDesign("los-alamos-chess"));
    ProofRequest request = proofRequest(2);
    request.positions = {};
    request.positions.mostGames = 100;
    const Proof proof = prove(*findFormat("sjaak"), subject, {{}, "game"}, request);
    SKIP_IF_MISSING(proof);
    QVERIFY2(proof.state == ProofState::ButForDraws, proof.sentence.text().c_str());
    QVERIFY(agrees(proof));
}

void tst_proof_positions::withoutProgramNothingIsRun_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"zrf", "ludii", "interactive-diagram", "game-courier", "rbg"})
        QTest::newRow(format) << format;
}

void tst_proof_positions::withoutProgramNothingIsRun()
{
    QFETCH(QString, format);
    const Subject subject(bundledDesign("breakthrough"));
    const Proof proof = prove(*findFormat(format.toStdString()), subject, {}, proofRequest(1));
    QCOMPARE(QString::fromStdString(std::string(enumTitle(proof.state))),
             QStringLiteral("not run"));
}

QTEST_APPLESS_MAIN(tst_proof_positions)
#include "tst_proof_positions.moc"
