#include "model/file/disk/file_content.h"
#include "model/play/game/game_ruling.h"
#include "model/play/moves/move_choice.h"
#include "model/play/moves/notation/move_text.h"
#include "model/play/position/position_text.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// One position, the choice among its legal moves, and words for what comes of it.
struct Table
{
    explicit Table(Design played, std::string_view text = {})
        : design(std::move(played))
        , moveRules(design)
        , position(text.empty() ? startPosition(design, moveRules.board())
                                : must(readPosition(text, design, moveRules.board())))
    {
        std::vector<Move> legal;
        moveRules.legal(position, legal);
        choice.emplace(moveRules.sharedGame(), position, legal);
    }

    CellId cell(std::string_view name) const { return cellOf(moveRules.board(), name); }
    PieceId type(std::string_view name) const { return *design.pieces->find(name); }
    bool take(std::string_view name, MoveChoice::Stay stay = MoveChoice::Stay::Open)
    {
        return choice->take(cell(name), stay);
    }
    bool answer(std::optional<PieceId> piece)
    {
        for (const auto &option : choice->options()) {
            if (option.type == piece)
                return choice->answer(option);
        }
        return false;
    }
    QString decided() const
    {
        const Move *move = choice->decided();
        return move ? QString::fromStdString(
                   moveText(*move, moveRules.board(), *design.pieces, choice->legal()))
                    : QString();
    }
    QString marked(Mark mark, std::optional<CellId> at = std::nullopt) const
    {
        return joined(names(moveRules.board(), choice->marks(at).cells(mark)));
    }

    Design design;
    MoveRules moveRules;
    Position position;
    std::optional<MoveChoice> choice;
};

} // namespace

/// A move is found among the legal ones step by step, without a window.
class tst_move_choice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fromAndTo();
    void promotionIsAsked();
    void castlingByEitherCell();
    void aPieceFromTheHand();
    void wallsAreTheLastStep();
    void piecesComeInWhereTheyMay();
    void jumpsAreFollowedStepByStep();
    void whoMayGoOnMayStop();
    void theEndSaysWhichWay();
    void stepsAreTakenBack();
    void everyLegalMoveCanBeChosen_data();
    void everyLegalMoveCanBeChosen();
};

void tst_move_choice::fromAndTo()
{
    Table table(bundledDesign("chess"));
    QCOMPARE(table.marked(Mark::Move, table.cell("b1")), QString("a3 c3"));
    QVERIFY(!table.take("e5"));
    QVERIFY(!table.choice->isBegun());
    QVERIFY(!table.take("a1")); // shut in
    QVERIFY(table.take("e2"));
    QCOMPARE(table.marked(Mark::Move), QString("e3 e4"));
    QVERIFY(!table.take("e5"));
    QCOMPARE(table.decided(), QString());
    QVERIFY(table.take("e4"));
    QCOMPARE(table.decided(), QString("e2-e4"));
}

void tst_move_choice::promotionIsAsked()
{
    Table table(bundledDesign("chess"), "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1");
    QVERIFY(table.take("e7"));
    QCOMPARE(joined(names(table.moveRules.board(), table.choice->promotions())), QString("d8"));
    QCOMPARE(table.marked(Mark::Capture), QString("d8"));
    QVERIFY(table.take("d8"));
    QCOMPARE(table.choice->question(), MoveChoice::Question::Promotion);
    QCOMPARE(table.choice->options().size(), std::size_t(4));
    QCOMPARE(table.choice->shown().at(table.cell("d8"))->type, table.type("Pawn"));
    QVERIFY(!table.take("a1"));
    QVERIFY(table.answer(table.type("Knight")));
    QCOMPARE(table.decided(), QString("e7-d8=N"));
}

void tst_move_choice::castlingByEitherCell()
{
    Table table(bundledDesign("chess"), "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    QVERIFY(table.take("e1"));
    QVERIFY(table.take("g1"));
    QCOMPARE(table.decided(), QString("e1-g1"));
    table.choice->reset();
    QVERIFY(table.take("e1"));
    QVERIFY(table.take("a1"));
    QCOMPARE(table.decided(), QString("e1-c1"));
}

void tst_move_choice::aPieceFromTheHand()
{
    Table table(variantDesign("crazyhouse"), "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1");
    const PieceId knight = *table.design.pieces->find("Knight");
    QCOMPARE(table.choice->handTypes().size(), std::size_t(2));
    QVERIFY(table.choice->takeHand(knight));
    QCOMPARE(table.marked(Mark::Move).split(' ').size(), 62);
    QVERIFY(table.take("c5"));
    QCOMPARE(table.decided(), QString("N@c5"));
    table.choice->reset();
    // The cell first, then the type, where several may come; on the last rank only one may.
    QVERIFY(table.take("d4"));
    QCOMPARE(table.choice->question(), MoveChoice::Question::Type);
    QVERIFY(table.answer(*table.design.pieces->find("Pawn")));
    QCOMPARE(table.decided(), QString("P@d4"));
    table.choice->reset();
    QVERIFY(table.take("d8"));
    QCOMPARE(table.decided(), QString("d8"));
}

void tst_move_choice::wallsAreTheLastStep()
{
    Table table(variantDesign("amazons"));
    QVERIFY(table.take("d1"));
    QVERIFY(table.take("d7"));
    QCOMPARE(table.choice->question(), MoveChoice::Question::Wall);
    QVERIFY(table.marked(Mark::Move).split(' ').contains("d1"));
    QVERIFY(!table.take("e1"));
    QVERIFY(table.take("d1"));
    QCOMPARE(table.decided(), QString("d1-d7,d1"));
}

void tst_move_choice::piecesComeInWhereTheyMay()
{
    Table table(variantDesign("seirawan"));
    QVERIFY(table.take("b1"));
    QVERIFY(table.take("c3"));
    QCOMPARE(table.choice->question(), MoveChoice::Question::Gate);
    QCOMPARE(table.choice->options().size(), std::size_t(3)); // no one, hawk, elephant
    QVERIFY(table.choice->answer({}));
    QCOMPARE(table.decided(), QString("b1-c3"));
}

/// A piece that jumps over two others; the cells where the legs end can be stepped on one by one.
void tst_move_choice::jumpsAreFollowedStepByStep()
{
    Design design = designOf("square:8x8");
    LegGraph jumps;
    Leg over;
    Leg land;
    for (const char *name : {"ne", "nw", "se", "sw"})
        over.steps.emplace_back(*design.directions->find(std::string_view(name)));
    over.onEnemy = {{false, Effect::Capture}, {LegId(1)}, {}};
    land.steps = {Turn{0}};
    land.onEmpty = {{true, Effect::None}, {LegId(0)}, {}};
    jumps = {{over, land}, {LegId(0)}};
    design = withLegs(design, "Man", jumps);
    Table table(design, "8/8/8/4m3/8/2m5/1M6/8 w");
    QVERIFY(table.take("b2"));
    QCOMPARE(table.marked(Mark::Move), QString("d4 f6"));
    QCOMPARE(table.marked(Mark::Victim), QString("c3 e5"));
    // Through d4, where it might stop, and on.
    QVERIFY(table.take("d4"));
    QCOMPARE(table.decided(), QString());
    QVERIFY(table.choice->mayStop());
    QCOMPARE(table.choice->shown().at(table.cell("d4"))->type, PieceId(0));
    QVERIFY(table.take("f6"));
    QCOMPARE(table.decided(), QString("b2-f6xc3xe5"));
    table.choice->reset();
    // The far end at once.
    QVERIFY(table.take("b2"));
    QVERIFY(table.take("f6"));
    QCOMPARE(table.decided(), QString("b2-f6xc3xe5"));
    table.choice->reset();
    // A drag ends where it ends.
    QVERIFY(table.take("b2"));
    QVERIFY(table.take("d4", MoveChoice::Stay::End));
    QCOMPARE(table.decided(), QString("b2-d4xc3"));
    table.choice->reset();
    QVERIFY(table.take("b2"));
    QVERIFY(table.take("d4"));
    QVERIFY(table.take("d4")); // once more: there it stops
    QCOMPARE(table.decided(), QString("b2-d4xc3"));
}

/// The lion of Chu Shogi: it captures beside it, and may step on, back or stay.
void tst_move_choice::whoMayGoOnMayStop()
{
    Design design = designOf("square:5x5");
    Leg first;
    Leg second;
    for (const char *name : {"n", "ne", "e", "se", "s", "sw", "w", "nw"}) {
        first.steps.emplace_back(*design.directions->find(std::string_view(name)));
        second.steps.emplace_back(*design.directions->find(std::string_view(name)));
    }
    first.onEmpty = {{true, Effect::None}, {LegId(1)}, {}};
    first.onEnemy = {{true, Effect::Capture}, {LegId(1)}, {}};
    second.onEmpty.stop = true;
    second.onEnemy = {{true, Effect::Capture}, {}, {}};
    second.returns = true;
    design = withLegs(design, "Lion", {{first, second}, {LegId(0)}});
    Table table(design, "5/5/2l2/2L2/5 w");
    QVERIFY(table.take("c2"));
    QVERIFY(table.take("c3"));
    QVERIFY(table.choice->mayStop());
    QVERIFY(table.take("c3")); // again: there it stays
    QCOMPARE(table.decided(), QString("c2-c3"));
    table.choice->reset();
    QVERIFY(table.take("c2"));
    QVERIFY(table.take("c3"));
    QVERIFY(table.take("c2")); // back: it has captured without moving
    QCOMPARE(table.decided(), QString("c2-c2xc3"));
}

void tst_move_choice::theEndSaysWhichWay()
{
    Design design = designOf("square:8x8");
    Leg over;
    Leg land;
    for (const char *name : {"ne", "nw"})
        over.steps.emplace_back(*design.directions->find(std::string_view(name)));
    over.onEnemy = {{false, Effect::Capture}, {LegId(1)}, {}};
    land.steps = {Turn{0}};
    land.onEmpty = {{true, Effect::None}, {LegId(0)}, {}};
    design = withLegs(design, "Man", {{over, land}, {LegId(0)}});
    Table table(design, "8/8/3m1m2/8/3m1m2/4M3/8/8 w");
    QVERIFY(table.take("e3"));
    QVERIFY(table.take("e7"));
    QCOMPARE(table.choice->question(), MoveChoice::Question::Way);
    QCOMPARE(table.choice->options().size(), std::size_t(2));
    const auto option = table.choice->options().front();
    QVERIFY(table.choice->answer(option));
    QCOMPARE(table.decided(), QString("e3-e7xd4xd6"));
    table.choice->reset();
    QVERIFY(table.take("e3"));
    QVERIFY(table.take("g5"));
    QVERIFY(table.take("e7"));
    QCOMPARE(table.decided(), QString("e3-e7xf4xf6"));
}

void tst_move_choice::stepsAreTakenBack()
{
    Table table(bundledDesign("chess"), "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1");
    QVERIFY(!table.choice->back());
    QVERIFY(table.take("e7"));
    QVERIFY(table.take("d8"));
    QCOMPARE(table.choice->stepCount(), std::size_t(2));
    QVERIFY(table.choice->back());
    QCOMPARE(table.choice->question(), MoveChoice::Question::None);
    QCOMPARE(table.marked(Mark::Capture), QString("d8"));
    QVERIFY(table.choice->back());
    QVERIFY(!table.choice->isBegun());
}

void tst_move_choice::everyLegalMoveCanBeChosen_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("position");
    QTest::newRow("chess") << "chess"
                           << "r3k2r/pPp2ppp/2n5/3pP3/8/5N2/PPP2PPP/R3K2R w KQkq d6 0 1";
    QTest::newRow("crazyhouse") << "crazyhouse"
                                << "r3k2r/pPp2ppp/2n5/3pP3/8/5N2/PPP2PPP/R3K2R[QNPq] w KQkq - 0 1";
    QTest::newRow("shogi")
        << "shogi"
        << "lnsgkgsnl/1r5b1/pppp1pppp/4P4/9/9/PPPP1PPPP/1B5R1/LNSGKGSNL[Pp] w - - 0 1";
    QTest::newRow("seirawan") << "seirawan"
                              << "";
    QTest::newRow("duck") << "duck"
                          << "";
    QTest::newRow("ataxx") << "ataxx"
                           << "";
    QTest::newRow("kyoto shogi") << "kyotoshogi"
                                 << "";
    QTest::newRow("reversi") << "flipello"
                             << "";
    QTest::newRow("a piece taken off at the start") << "bundled konane"
                                                    << "";
    QTest::newRow("pieces that change places")
        << "bundled tamerlane"
        << "f2:1/Shah f9:2/Rook a5:1/Camel k2:1/Elephant k10:2/Shah / turn=1";
    QTest::newRow("three pieces in each other's way")
        << "bundled byzantine"
        << "a4:1/King i4:2/King k1:2/Knight c2:1/Clockwise_pawn d2:1/Anticlockwise_pawn "
           "h3:1/Clockwise_pawn "
           "i3:1/Anticlockwise_pawn / turn=2";
}

/// Whatever is legal can be said by its cells and answers, and by no fewer than it needs.
void tst_move_choice::everyLegalMoveCanBeChosen()
{
    QFETCH(QString, variant);
    QFETCH(QString, position);
    const bool isBundled = variant.startsWith("bundled ");
    Table table(isBundled ? bundledDesign(variant.mid(8).toStdString())
                          : variantDesign(qPrintable(variant)),
                position.toStdString());
    const std::vector<Move> legal = table.choice->legal();
    QVERIFY(!legal.empty());
    for (const Move &move : legal) {
        MoveChoice &choice = *table.choice;
        choice.reset();
        if (move.kind == Move::Kind::Pass) {
            QVERIFY(choice.pass());
            continue;
        }
        const std::string text =
            moveText(move, table.moveRules.board(), *table.design.pieces, legal);
        if (move.kind == Move::Kind::Own) {
            for (const OwnChoice &chosen : move.own->choices) {
                QCOMPARE(chosen.kind, OwnChoice::Kind::Cell);
                QVERIFY2(choice.take(CellId(chosen.value)), text.c_str());
            }
        } else if (move.kind == Move::Kind::Build) {
            QVERIFY2(choice.take(*move.wall), text.c_str());
        } else if (move.kind == Move::Kind::Drop || move.kind == Move::Kind::Remove) {
            QVERIFY2(choice.take(move.to), text.c_str());
        } else {
            QVERIFY2(choice.take(move.from), text.c_str());
            QVERIFY2(move.kind == Move::Kind::Promote
                         || choice.take(move.to, MoveChoice::Stay::End),
                     text.c_str());
        }
        for (int asked = 0; asked < 5 && !choice.decided(); ++asked) {
            if (choice.question() == MoveChoice::Question::Wall) {
                QVERIFY2(choice.take(*move.wall), text.c_str());
                continue;
            }
            for (const auto &option : choice.options()) {
                const auto before = choice.question();
                const bool isMeant =
                    before == MoveChoice::Question::Promotion ? option.type == move.becomes
                    : before == MoveChoice::Question::Type    ? option.type == move.type
                    : before == MoveChoice::Question::Gate
                        ? (move.gate
                               ? option.type == move.gate->type && option.cell == move.gate->cell
                               : !option.type)
                        : option.isCastling == (move.kind == Move::Kind::Castle);
                if (isMeant) {
                    QVERIFY2(choice.answer(option), text.c_str());
                    break;
                }
            }
        }
        QVERIFY2(choice.decided(), text.c_str());
        QVERIFY2(*choice.decided() == move, text.c_str());
    }
}

QTEST_APPLESS_MAIN(tst_move_choice)
#include "tst_move_choice.moc"
