#include "model/engine/make_game_engine.h"
#include "model/engine/solver/proof_search.h"
#include "model/engine/solver/score_search.h"
#include "model/file/design/design_reader.h"
#include "tests/designs.h"
#include "tests/model/random_designs.h"
#include "tests/support.h"

#include <QFile>
#include <QTest>

using namespace rookery;
using namespace rookery::test;

/// Each means of the solver alone, against play to the end of every line.
class tst_solver_means : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void servedDesigns_data();
    void servedDesigns();
    void rowsTellTheTruth();
    void searchesAgree();
};

namespace {

const std::atomic<bool> noStop{false};

SolverLimits limits(std::uint64_t nodes)
{
    SolverLimits limits;
    limits.time = std::chrono::hours(1);
    limits.nodes = nodes;
    limits.bytes = 10'000'000;
    return limits;
}

PlayerId firstOf(const GameEngine &engine)
{
    return engine.position().toMove();
}

/// Every line to its end; the moves within which the winner wins as well.
ScoreBounds played(SolverView &view)
{
    std::vector<Move> moves;
    if (const auto end = view.look(moves))
        return {*end, *end, 0};
    const bool isFirst = view.isFirstToMove();
    std::optional<ScoreBounds> best;
    for (const Move &move : moves) {
        view.make(move);
        ScoreBounds after = played(view);
        view.unmake();
        ++after.height;
        const auto worth = [&](const ScoreBounds &of) {
            const GameScore own = isFirst ? of.least : -of.least;
            return std::pair(own, own > 0 ? -of.height : of.height);
        };
        if (!best || worth(after) > worth(*best))
            best = after;
    }
    return *best;
}

Design withDrops(const std::string &board, int length, DropContact contact, Dice &dice)
{
    Design design = must(withPieceAdded(designOf(board), "Stone"));
    design.rules.edit([&](Rules &rules) {
        rules.hands.supply = Supply::Endless;
        rules.drops.front().contact = contact;
        const auto add = [&](EndCondition condition, Outcome outcome, PlayerSet players) {
            rules.ends.push_back(
                {std::move(condition), outcome, std::move(players), {}, {}, {}, {}});
        };
        const Lines lines = dice.oneIn(4) ? Lines::Orthogonal : Lines::All;
        add(Row{{}, length, lines, RowOrder::Unbroken}, Outcome::Win, {});
        if (dice.oneIn(3))
            add(Row{{}, length - 1, Lines::Orthogonal, RowOrder::Unbroken},
                Outcome::Win,
                {PlayerId(1)});
        add(BoardFull(), Outcome::Draw, {});
    });
    if (dice.oneIn(3))
        design.board.edit(
            [&](BoardRecipe &recipe) { recipe.edits.removed = {SiteId(dice.upTo(5))}; });
    return design;
}

Design randomPlacement(Dice &dice)
{
    const std::vector<std::string> boards{"square:3x3",
                                          "square:4x3",
                                          "square:3x4",
                                          "square:4x3:cylinder",
                                          "square:3x3:torus",
                                          "hex:2"};
    const auto contact = dice.oneIn(2) ? DropContact::OnTop : DropContact::Anything;
    return withDrops(dice.pick(boards), 3, contact, dice);
}

/// Plays on until so few cells are empty that all lines can be played.
bool playedOn(SolverView &view, Dice &dice, int empty)
{
    std::vector<Move> moves;
    for (;;) {
        const Position &position = view.engine().position();
        int left = 0;
        for (const CellId cell : IdRange<CellId>(position.size()))
            left += position.isEmpty(cell) ? 1 : 0;
        if (view.look(moves))
            return false;
        if (left <= empty)
            return true;
        view.make(moves[static_cast<std::size_t>(dice.upTo(static_cast<int>(moves.size()) - 1))]);
    }
}

template<class Search>
std::optional<GameScore> found(const Design &design, std::uint64_t nodes)
{
    const auto engine = makeGameEngine(design);
    SolverView view(*engine, firstOf(*engine), limits(nodes), noStop, {});
    Search search(view, 10'000'000);
    return search.solve() == Found::Score ? std::optional(search.score()) : std::nullopt;
}

} // namespace

void tst_solver_means::servedDesigns_data()
{
    QTest::addColumn<bool>("isServed");
    QTest::addColumn<Design>("design");
    const Design plain = bundledDesign("tic-tac-toe");
    const auto row = [&](const char *name, bool isServed, auto &&change) {
        Design design = plain;
        change(design);
        QTest::newRow(name) << isServed << design;
    };
    const auto byRules = [](auto &&change) {
        return [change](Design &design) {
            design.rules.edit(change);
        };
    };
    row("tic-tac-toe", true, [](Design &) {});
    row("stones in hand", false, byRules([](Rules &rules) {
            rules.hands.supply = Supply::Counted;
        }));
    row("a pass", false, byRules([](Rules &rules) { rules.pass = Pass::Always; }));
    row("a row that loses", false, byRules([](Rules &rules) {
            rules.ends.front().outcome = Outcome::Loss;
        }));
    row("a full board first", false, byRules([](Rules &rules) {
            std::swap(rules.ends.front(), rules.ends.back());
        }));
    row("being stuck loses", false, byRules([](Rules &rules) {
            rules.ends.push_back({Stalemate(), Outcome::Loss, {}, {}, {}, {}, {}});
        }));
    row("next to no enemy", false, byRules([](Rules &rules) {
            rules.drops.front().contact = DropContact::NoEnemy;
        }));
    row("an own effect", false, byRules([](Rules &rules) { rules.effects.emplace_back(); }));
    row("stones that move", false, [](Design &design) {
        design =
            must(withMovementAdded(design, PieceId(0), Movement{PathText{"n"}, When::Always, {}}));
    });
    row("a second type", false, [](Design &design) {
        design = must(withPieceAdded(design, "Other"));
    });
}

void tst_solver_means::servedDesigns()
{
    QFETCH(bool, isServed);
    QFETCH(Design, design);
    QCOMPARE(PlacementRows::make(MoveRules(design)).has_value(), isServed);
}

/// In random positions, what is foreseen is what play to the end finds, and moves that are left
/// out were no better.
void tst_solver_means::rowsTellTheTruth()
{
    int wins = 0;
    int forced = 0;
    int bounds = 0;
    for (unsigned seed = 0; seed < seeds(amount(3'000U, 150U)); ++seed) {
        Dice dice(seed);
        const auto engine = makeGameEngine(randomPlacement(dice));
        SolverView view(*engine, firstOf(*engine), limits(UINT64_MAX), noStop, {});
        QVERIFY(view.foresees());
        if (!playedOn(view, dice, 3 + dice.upTo(3)))
            continue;
        const ScoreBounds truth = played(view);
        const ScoreBounds foreseen = view.foresee();
        QVERIFY2(foreseen.least <= truth.least && truth.least <= foreseen.most,
                 qPrintable(QString::number(seed)));
        if (foreseen.least == foreseen.most && foreseen.least != 0) {
            QVERIFY2(truth.height <= foreseen.height, qPrintable(QString::number(seed)));
            ++wins;
            continue;
        }
        bounds += foreseen.least == -1 && foreseen.most == 1 ? 0 : 1;
        std::vector<Move> all;
        view.look(all);
        std::vector<Move> kept = all;
        view.keepForced(kept);
        QVERIFY(!kept.empty());
        forced += kept.size() < all.size() ? 1 : 0;
        bool isKept = false;
        for (const Move &move : kept) {
            view.make(move);
            isKept = isKept || played(view).least == truth.least;
            view.unmake();
        }
        QVERIFY2(isKept, qPrintable(QString::number(seed)));
    }
    QVERIFY(wins > 10);
    QVERIFY(forced > 10);
    QVERIFY(bounds > 10);
}

/// Scores of small random designs of stones and of pawns, by both searches and by play to the end.
void tst_solver_means::searchesAgree()
{
    int compared = 0;
    for (unsigned seed = 0; seed < seeds(amount(200U, 20U)); ++seed) {
        Dice dice(seed);
        Design design = randomPlacement(dice);
        if (dice.oneIn(2)) {
            design = designOf(dice.oneIn(2) ? "square:3x3" : "square:3x4",
                              {{"Pawn", "n"}, {"Side", "(nw) (ne) (w)"}});
            design.rules.edit([&](Rules &rules) {
                rules.drops.clear();
                rules.ends.push_back({Stalemate(), Outcome::Loss, {}, {}, {}, {}, {}});
            });
            const Board board(design.board, design.directions);
            design.setup.edit([&](Setup &setup) {
                for (const CellId cell : board.cells()) {
                    if (dice.oneIn(2))
                        setup.placements.push_back(
                            {board.site(cell), PieceId(dice.upTo(1)), PlayerId(dice.upTo(1))});
                }
            });
        }
        const auto one = found<ScoreSearch>(design, amount(200'000U, 10'000U));
        const auto other = found<ProofSearch>(design, amount(200'000U, 10'000U));
        if (!one || !other)
            continue;
        ++compared;
        QVERIFY2(*one == *other, qPrintable(QString::number(seed)));
    }
    QVERIFY(compared > 5);
    qInfo("%d designs compared", compared);
}

QTEST_GUILESS_MAIN(tst_solver_means)
#include "tst_solver_means.moc"
