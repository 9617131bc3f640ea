#include "model/engine/make_game_engine.h"
#include "model/engine/solver/game_solver.h"
#include "model/engine/solver/symmetries.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/rule_clip.h"
#include "model/file/design/rule_library.h"
#include "tests/designs.h"
#include "tests/model/random_designs.h"
#include "tests/support.h"

#include <QFile>
#include <QTest>

using namespace rookery;
using namespace rookery::test;

/// Maps of a board that change no value: each is proved, and here tried as well.
class tst_symmetries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
    void brokenDesigns_data();
    void brokenDesigns();
    void imagesPlayAlike_data();
    void imagesPlayAlike();
    void randomImagesPlayAlike();
    void randomValuesAgree();
};

namespace {

Design solvedDesign(const QString &id)
{
    QFile file(QStringLiteral(ROOKERY_SOURCE_DIR "/tests/data/solved/%1.rookery").arg(id));
    if (!file.open(QIODevice::ReadOnly))
        return bundledDesign(id.toStdString());
    return readDesign(file.readAll().toStdString())->design;
}

std::size_t symmetries(const Design &design, std::size_t most = 1'000)
{
    return symmetriesOf(MoveRules(design), most).size();
}

/// A small design of which nothing is known but that it is one.
Design smallDesign(Dice &dice)
{
    const std::vector<std::string> boards{"square:3x3",
                                          "square:4x3",
                                          "square:3x4",
                                          "square:4x4",
                                          "square:3x3:cylinder",
                                          "square:3x3:torus",
                                          "square:4x3:moebius",
                                          "hex:2",
                                          "cube:2x2x2"};
    const std::vector<std::string> movements{"W",
                                             "F",
                                             "K",
                                             "N",
                                             "R",
                                             "B",
                                             "fW",
                                             "fmWfcF",
                                             "mWcF",
                                             "sW",
                                             "fsW",
                                             "frF",
                                             "mRcB",
                                             "cD",
                                             "A"};
    Design design = designOf(dice.pick(boards));
    for (const char *name : {"Stone", "Pawn"}) {
        design = must(withPieceAdded(design, name));
        const PieceId piece(design.pieces->types.size() - 1);
        if (dice.oneIn(8)) {
            const Movement legs{dice.shortLegs(), When::Always, {}};
            if (auto added = withMovementAdded(design, piece, legs))
                design = *added;
        }
        const Movement betza{
            BetzaText{dice.pick(movements), BetzaDialect::XBetza}, When::Always, {}};
        if (auto added = withMovementAdded(design, piece, betza); added && !dice.oneIn(5))
            design = *added;
    }
    const auto sites = static_cast<int>(Board(design.board, design.directions).siteCount());
    design.board.edit([&](BoardRecipe &board) {
        if (dice.oneIn(4))
            board.edits.removed = {SiteId(dice.upTo(sites - 1))};
        const auto kind = dice.pick(std::vector{
            ZoneKind::LastRanks, ZoneKind::Corners, ZoneKind::Centre, ZoneKind::LeftFiles});
        Zone zone;
        zone.name = "goal";
        zone.meaning = ZoneMeaning{kind};
        zone.sharing = dice.oneIn(2) ? ZoneSharing::Facing : ZoneSharing::Everyone;
        board.edits.zones = {zone};
    });
    design.rules.edit([&](Rules &rules) {
        if (dice.oneIn(4))
            rules.players[1].facing = rules.players[0].facing;
        const auto add = [&](EndCondition condition, Outcome outcome) {
            rules.ends.push_back({std::move(condition), outcome, {}, {}, {}, {}, {}});
        };
        if (!dice.oneIn(3))
            add(Row{{}, 3, dice.oneIn(3) ? Lines::Orthogonal : Lines::All, RowOrder::Unbroken},
                Outcome::Win);
        if (dice.oneIn(3))
            add(Reached{{}, ZoneId(0), 1, false, false, {}}, Outcome::Win);
        if (dice.oneIn(3))
            add(Extinct{{}, Counted::Together, 0, 0, false}, Outcome::Loss);
        add(Stalemate(), dice.oneIn(2) ? Outcome::Loss : Outcome::Draw);
        if (dice.oneIn(4))
            rules.pass = Pass::Stuck;
        rules.hands.supply = dice.oneIn(2) ? Supply::Endless : Supply::Counted;
        rules.hands.captured = dice.oneIn(4) ? Captured::CaptorsHand : Captured::Away;
        rules.drops.front().contact = dice.pick(std::vector{DropContact::Anything,
                                                            DropContact::Anything,
                                                            DropContact::OnTop,
                                                            DropContact::Friend,
                                                            DropContact::NoEnemy,
                                                            DropContact::OutOfSight});
        if (dice.oneIn(4))
            rules.drops.front().types = {PieceId(0)};
    });
    return dice.oneIn(3) ? must(withLibraryRule(design, "block")) : design;
}

/// A start with pieces, or none.
void fillSetup(Design &design, Dice &dice)
{
    const Board board(design.board, design.directions);
    design.setup.edit([&](Setup &setup) {
        for (const CellId cell : board.cells()) {
            if (dice.oneIn(3))
                setup.placements.push_back(
                    {board.site(cell), PieceId(dice.upTo(1)), PlayerId(dice.upTo(1))});
        }
    });
}

Position image(const Position &position, const CellMap &map)
{
    Position there = position;
    for (const CellId cell : IdRange<CellId>(position.size()))
        there.setSquare(map[cell.index()], position.square(cell));
    return there;
}

/// What a move does, in numbers, as it lies after the map.
std::vector<std::size_t> numbersOf(const Move &move, const CellMap &map)
{
    const auto at = [&](CellId cell) {
        return cell.index() < map.size() ? map[cell.index()].index() : map.size();
    };
    const bool comesFrom = move.kind == Move::Kind::Displace;
    const bool goesTo = move.kind != Move::Kind::Pass;
    std::vector<std::size_t> numbers{static_cast<std::size_t>(move.kind),
                                     move.type.index(),
                                     comesFrom ? at(move.from) : 0,
                                     goesTo ? at(move.to) : 0,
                                     move.captures ? std::size_t(1) : 0};
    std::vector<std::size_t> taken;
    for (const Taken &piece : move.taken)
        taken.push_back(at(piece.cell) * 1'000 + (piece.putTo ? at(*piece.putTo) : 999));
    std::sort(taken.begin(), taken.end());
    numbers.insert(numbers.end(), taken.begin(), taken.end());
    return numbers;
}

std::vector<std::vector<std::size_t>> legalMoves(GameEngine &engine, const CellMap &map)
{
    std::vector<Move> moves;
    engine.legal(moves);
    std::vector<std::vector<std::size_t>> all;
    for (const Move &move : moves)
        all.push_back(numbersOf(move, map));
    std::sort(all.begin(), all.end());
    return all;
}

bool endAlike(GameEngine &a, GameEngine &b)
{
    const auto one = a.end();
    const auto other = b.end();
    return one.has_value() == other.has_value()
           && (!one || (one->winner == other->winner && one->isDraw == other->isDraw));
}

/// Plays random games, and in each position asks all images of it too. How many maps there were.
std::size_t playImages(const Design &design, Dice &dice, int games)
{
    const auto maps = symmetriesOf(MoveRules(design));
    const auto engine = makeGameEngine(design);
    const auto other = makeGameEngine(design);
    const Position start = engine->position();
    for (int game = 0; game < games; ++game) {
        engine->begin(start);
        for (int ply = 0; ply < 40; ++ply) {
            for (const CellMap &map : maps) {
                other->begin(image(engine->position(), map));
                if (legalMoves(*engine, map) != legalMoves(*other, maps.front())
                    || !endAlike(*engine, *other))
                    return 0;
            }
            std::vector<Move> moves;
            engine->legal(moves);
            if (moves.empty())
                break;
            engine->make(
                moves[static_cast<std::size_t>(dice.upTo(static_cast<int>(moves.size()) - 1))]);
        }
    }
    return maps.size();
}

} // namespace

void tst_symmetries::counts_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("count");
    const std::pair<const char *, int> rows[] = {{"tic-tac-toe", 8},
                                                 {"mnk-4-4-4", 8},
                                                 {"mnk-5-4-4", 4},
                                                 {"connect-four", 2},
                                                 {"connect-four-5x6", 2},
                                                 {"dao-short", 8},
                                                 {"hexapawn-8x4", 2},
                                                 {"breakthrough-3x8", 2},
                                                 {"tapatan", 8},
                                                 {"domineering-6", 1},
                                                 {"hex-3", 1},
                                                 {"chess", 1},
                                                 {"english-draughts", 1},
                                                 {"othello", 1}};
    for (const auto &[id, count] : rows)
        QTest::newRow(id) << QString(id) << count;
}

void tst_symmetries::counts()
{
    QFETCH(QString, id);
    QFETCH(int, count);
    QCOMPARE(symmetries(solvedDesign(id)), static_cast<std::size_t>(count));
}

/// One thing that does not map is enough.
void tst_symmetries::brokenDesigns_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<Design>("design");
    const Design square = bundledDesign("tic-tac-toe");
    const auto row = [](const char *name, int count, const Design &design) {
        QTest::newRow(name) << count << design;
    };
    const auto onBoard = [&](auto &&change) {
        Design design = square;
        design.board.edit([&](BoardRecipe &board) { change(board.edits); });
        return design;
    };
    const auto byRules = [&](auto &&change) {
        Design design = square;
        design.rules.edit(change);
        return design;
    };
    row("as it is", 8, square);
    row("a hole in a corner", 2, onBoard([&](BoardEdits &edits) {
            edits.removed = {siteOf(square, "a1")};
        }));
    row("holes in a corner and beside it", 1, onBoard([&](BoardEdits &edits) {
            edits.removed = {siteOf(square, "a1"), siteOf(square, "b1")};
            std::sort(edits.removed.begin(), edits.removed.end());
        }));
    row("one link cut", 1, onBoard([&](BoardEdits &edits) {
            edits.links = {{siteOf(square, "a1"), *square.directions->find("n"), {}, {}}};
        }));
    row("a zone in a corner", 2, onBoard([&](BoardEdits &edits) {
            Zone zone;
            zone.name = "home";
            zone.cells = {siteOf(square, "a1")};
            edits.zones = {zone};
        }));
    row("a zone that one player has", 1, onBoard([&](BoardEdits &edits) {
            Zone zone;
            zone.name = "home";
            zone.own = {{PlayerId(1), {siteOf(square, "b1"), siteOf(square, "c1")}}};
            std::sort(zone.own.front().cells.begin(), zone.own.front().cells.end());
            edits.zones = {zone};
        }));
    row("cells with a facing", 1, onBoard([&](BoardEdits &edits) {
            edits.facings = {{{}, siteOf(square, "a1"), orientation::half}};
        }));
    row("stones that fall", 2, byRules([](Rules &rules) {
            rules.drops.front().contact = DropContact::OnTop;
        }));
    row("an own rule", 1, byRules([](Rules &rules) {
            rules.effects.emplace_back();
            rules.effects.back().name = "nothing";
        }));
    row("an own end about a cell",
        1,
        must(withPastedRules(
            square, R"({"ends": [{"when": "said", "if": "owner(a1) = p", "outcome": "win"}]})")));
    row("promotion", 1, byRules([](Rules &rules) { rules.promotions.emplace_back(); }));
    row("walls", 1, byRules([](Rules &rules) { rules.walling.emplace_back(); }));
    row("a piece that goes one way", 2, designOf("square:3x3", {{"Pawn", "move n"}}));
    row("a piece that turns right",
        4,
        designOf("square:3x3", {{"Turner", "(n (e)) (e (s)) (s (w)) (w (n))"}}));
}

void tst_symmetries::brokenDesigns()
{
    QFETCH(int, count);
    QFETCH(Design, design);
    QCOMPARE(symmetries(design), static_cast<std::size_t>(count));
}

void tst_symmetries::imagesPlayAlike_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"tic-tac-toe",
                           "connect-four-4x4",
                           "dao-short",
                           "hexapawn-4x4",
                           "breakthrough-3x5",
                           "tapatan",
                           "hex-3",
                           "yavalath-2",
                           "clobber-4x4"})
        QTest::newRow(id) << QString(id);
}

void tst_symmetries::imagesPlayAlike()
{
    QFETCH(QString, id);
    Dice dice(1);
    QVERIFY(playImages(solvedDesign(id), dice, 10) > 0);
}

void tst_symmetries::randomImagesPlayAlike()
{
    int symmetric = 0;
    for (unsigned seed = 0; seed < seeds(amount(400U, 60U)); ++seed) {
        Dice dice(seed);
        Design design = smallDesign(dice);
        fillSetup(design, dice);
        const std::size_t maps = playImages(design, dice, 3);
        QVERIFY2(maps > 0, qPrintable(QString::number(seed)));
        symmetric += maps > 1 ? 1 : 0;
    }
    QVERIFY(symmetric > 10);
}

/// Whatever the symmetries are used for, values and lengths are those without.
void tst_symmetries::randomValuesAgree()
{
    const std::atomic<bool> stop{false};
    int compared = 0;
    for (unsigned seed = 0; seed < seeds(amount(300U, 40U)); ++seed) {
        Dice dice(seed);
        Design design = smallDesign(dice);
        if (!dice.oneIn(3))
            fillSetup(design, dice);
        if (symmetries(design) == 1)
            continue;
        SolverLimits limits;
        limits.time = std::chrono::hours(1);
        limits.nodes = amount(60'000U, 5'000U);
        limits.bytes = 100'000'000;
        const Solution with = solveGame(*makeGameEngine(design), limits, stop);
        limits.symmetries = 1;
        const Solution without = solveGame(*makeGameEngine(design), limits, stop);
        if (with.value == GameValue::Open || without.value == GameValue::Open)
            continue;
        ++compared;
        QVERIFY2(with.value == without.value, qPrintable(QString::number(seed)));
        if (with.depth && without.depth)
            QVERIFY2(with.depth == without.depth, qPrintable(QString::number(seed)));
    }
    QVERIFY(compared > 5);
    qInfo("%d designs compared", compared);
}

QTEST_GUILESS_MAIN(tst_symmetries)
#include "tst_symmetries.moc"
