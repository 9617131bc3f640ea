#include "model/edit/pieces/movement_edits.h"
#include "model/exchange/target/format.h"
#include "model/file/bundled/piece_library_reader.h"
#include "model/movement/betza/betza_writer.h"
#include "model/movement/movement.h"
#include "tests/designs.h"
#include "tests/model/random_designs.h"
#include "tests/model/walk_witness.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

/// Exporters judge what a piece does, not how its movement is written.
class tst_spellings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void libraryPieces_data();
    void libraryPieces();
    void paths_data();
    void paths();
    void oneGraph_data();
    void oneGraph();
    void onlyIdleReturnsAreDropped();
    void sameMoves_data();
    void sameMoves();
};

namespace {

using Spelling = std::pair<QString, std::vector<Movement>>;

/// Chess on eight by eight in which the queen moves so.
Design chessWith(const std::vector<Movement> &moves)
{
    Design design = bundledDesign("chess");
    const PieceId queen = *design.pieces->find("Queen");
    design.pieces.edit([&](Pieces &pieces) { pieces.types[queen.index()].moves = moves; });
    return design;
}

std::vector<Movement> asLegs(const std::vector<MovementLegs> &moves)
{
    std::vector<Movement> legs;
    for (const MovementLegs &move : moves)
        legs.push_back({move.legs, move.when, {}, move.startsIn});
    return legs;
}

/// What a target makes of a design. Where it can say nothing of it, each spelling has its own
/// reason.
QString shownVerdict(const Format &format, const Subject &subject)
{
    const Verdict verdict = verdictOf(format, subject, {});
    QStringList lines{QString::fromUtf8(enumName(verdict.portability()).data())};
    if (!verdict.obstacles.empty())
        return lines.front();
    for (const Loss &loss : verdict.differences)
        lines << QString::fromStdString(loss.sentence());
    return lines.join(QLatin1String("\n  "));
}

void compareVerdicts(const std::vector<Spelling> &spellings)
{
    std::vector<Subject> subjects;
    for (const Spelling &spelling : spellings)
        subjects.emplace_back(chessWith(spelling.second));
    QStringList differing;
    for (const Format &format : formats()) {
        if (!format.write)
            continue;
        const QString expected = shownVerdict(format, subjects.front());
        for (std::size_t i = 1; i < subjects.size(); ++i) {
            const QString found = shownVerdict(format, subjects[i]);
            if (found != expected)
                differing << (QStringLiteral("%1: as %2: %3\nas %4: %5")
                                  .arg(QLatin1String(format.id.data()),
                                       spellings.front().first,
                                       expected,
                                       spellings[i].first,
                                       found));
        }
    }
    QVERIFY2(differing.isEmpty(), qPrintable(differing.join(QLatin1Char('\n'))));
}

/// The same legs, of which one may end or go on otherwise.
LegGraph changed(LegGraph legs, Dice &dice)
{
    Leg &leg =
        legs.legs[static_cast<std::size_t>(dice.upTo(static_cast<int>(legs.legs.size()) - 1))];
    LegEnd &end = *endsOf(leg)[static_cast<std::size_t>(dice.upTo(2))];
    if (dice.oneIn(2))
        end.stop = !end.stop;
    else
        end.then.clear();
    return legs;
}

using LegMaker = LegGraph (Dice::*)();

} // namespace

void tst_spellings::libraryPieces_data()
{
    QTest::addColumn<int>("index");
    const PieceLibrary library = bundledPieceLibrary();
    for (std::size_t i = 0; i < library.size(); i += stride(40))
        QTest::newRow(library[i].name.c_str()) << static_cast<int>(i);
}

void tst_spellings::libraryPieces()
{
    QFETCH(int, index);
    const LibraryPiece piece = bundledPieceLibrary()[static_cast<std::size_t>(index)];
    const Movement betza{BetzaText{piece.betza, BetzaDialect::XBetza}, When::Always, {}};
    const auto legs = must(legsOf(betza, standardDirections(), 8));
    std::vector<Spelling> spellings{{"Betza", {betza}}, {"legs", asLegs(legs)}};
    if (const auto again = writeBetza(legs, BetzaDialect::XBetza); again && *again != piece.betza)
        spellings.push_back(
            {QString::fromStdString(*again),
             {Movement{BetzaText{*again, BetzaDialect::XBetza}, When::Always, {}}}});
    compareVerdicts(spellings);
}

void tst_spellings::paths_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("path");
    const auto row = [](const char *name, const char *betza, const char *path) {
        QTest::newRow(name) << betza << path;
    };
    row("Rook", "R", "ride n e s w");
    row("Knight", "N", "leap (1,2) (2,1) (2,-1) (1,-2) (-1,-2) (-2,-1) (-2,1) (-1,2)");
    row("King", "K", "leap n ne e se s sw w nw");
    row("Nightrider", "NN", "ride (1,2) (2,1) (2,-1) (1,-2) (-1,-2) (-2,-1) (-2,1) (-1,2)");
    row("Short Rook", "R3", "(n n n stop) (e e e stop) (s s s stop) (w w w stop)");
    row("Mao",
        "afsW",
        "(~n ne stop) (~n nw stop) (~e ne stop) (~e se stop) (~s se stop) (~s sw stop) (~w sw "
        "stop) (~w nw stop)");
    row("Griffon",
        "FyafsF",
        "(nw (n)) (nw (w)) (ne (n)) (ne (e)) (sw (s)) (sw (w)) (se (s)) (se (e))");
    row("Aanca",
        "WyafsW",
        "(n (ne)) (n (nw)) (e (ne)) (e (se)) (s (se)) (s (sw)) (w (sw)) (w (nw))");
}

void tst_spellings::paths()
{
    QFETCH(QString, betza);
    QFETCH(QString, path);
    compareVerdicts(
        {{"Betza",
          {Movement{BetzaText{betza.toStdString(), BetzaDialect::XBetza}, When::Always, {}}}},
         {"path", {Movement{PathText{path.toStdString()}, When::Always, {}}}}});
}

void tst_spellings::oneGraph_data()
{
    paths_data();
}

/// However a movement is written, its legs become the same.
void tst_spellings::oneGraph()
{
    QFETCH(QString, betza);
    QFETCH(QString, path);
    const Design design = chessWith({});
    const auto legs = [&](const auto &text) {
        return must(legsOf(Movement{text, When::Always, {}}, *design.directions, 8));
    };
    const auto one = legs(BetzaText{betza.toStdString(), BetzaDialect::XBetza});
    const auto other = legs(PathText{path.toStdString()});
    for (const LegSpelling spelling : {LegSpelling::Vectors, LegSpelling::Turns}) {
        const auto a = spelled(one, spelling, design);
        QCOMPARE(a.size(), std::size_t(1));
        QVERIFY(a.front().legs == spelled(other, spelling, design).front().legs);
    }
}

/// A leg that may end where the piece started keeps saying so only if it can get there.
void tst_spellings::onlyIdleReturnsAreDropped()
{
    const Design design = chessWith({});
    const auto returns = [&](Vector second, LegSpelling spelling) {
        Leg first;
        first.steps = {Vector{{0, 1}}};
        first.onEmpty.then = {LegId(1)};
        Leg last;
        last.steps = {second};
        last.returns = true;
        last.onEmpty.stop = true;
        const LegGraph graph{{first, last}, {LegId(0)}};
        return spelled(graph, spelling, design)->legs.back().returns;
    };
    QVERIFY(returns({{0, -1}}, LegSpelling::Vectors));
    QVERIFY(!returns({{1, 1}}, LegSpelling::Vectors));
    QVERIFY(!returns({{1, -1}}, LegSpelling::Turns));
}

void tst_spellings::sameMoves_data()
{
    QTest::addColumn<LegMaker>("legs");
    QTest::newRow("any legs") << LegMaker(&Dice::legs);
    QTest::newRow("legs that never turn") << LegMaker(&Dice::straightLegs);
    QTest::newRow("short legs") << LegMaker(&Dice::shortLegs);
}

/// Random legs in every spelling, walked by the independent witness.
void tst_spellings::sameMoves()
{
    QFETCH(LegMaker, legs);
    constexpr int mostEvents = 1'500;
    int compared = 0;
    for (unsigned seed = 0; seed < seeds(amount(1200U, 600U)); ++seed) {
        Dice dice(seed);
        Design design = must(withPieceAdded(dice.board(), "Piece"));
        const Board board(design.board, design.directions);
        const Subject subject(design);
        if (board.size() == 0 || subject.hasTurns() || board.hasCellFacings())
            continue;
        const LegGraph one = (dice.*legs)();
        const std::vector<MovementLegs> written{
            {one}, {dice.oneIn(2) ? (dice.*legs)() : changed(one, dice)}};
        std::vector<std::vector<MovementLegs>> respelled;
        for (const LegSpelling spelling :
             {LegSpelling::Vectors, LegSpelling::Chains, LegSpelling::Turns})
            respelled.push_back(spelled(written, spelling, design));
        design.pieces.edit([&](Pieces &pieces) { // so that the board knows their vectors
            pieces.types[0].moves = asLegs(written);
            for (const auto &moves : respelled) {
                for (const Movement &move : asLegs(moves))
                    pieces.types[0].moves.push_back(move);
            }
        });
        Asker asker(design);
        dice.fill(asker.position(), 10 * dice.upTo(6));
        const CellId from(dice.upTo(static_cast<int>(board.size()) - 1));
        const Mover mover{from,
                          PlayerId(0),
                          design.rules->players[0].facing,
                          dice.oneIn(2),
                          false,
                          &asker.game().zones(),
                          {}};
        const auto walked = [&](const std::vector<MovementLegs> &moves) {
            return walkedOutcomes(asker.board(), asker.position(), mover, moves, mostEvents);
        };
        const auto expected = walked(written);
        if (!expected || expected->empty())
            continue;
        for (const auto &moves : respelled) {
            const auto found = walked(moves);
            QVERIFY2(!found || *found == *expected,
                     qPrintable(QStringLiteral("seed %1, spelling %2")
                                    .arg(seed)
                                    .arg(&moves - respelled.data())));
            compared += found ? 1 : 0;
        }
    }
    QVERIFY2(compared > static_cast<int>(seeds(amount(1200U, 600U))) / 8,
             qPrintable(QString::number(compared)));
}

QTEST_APPLESS_MAIN(tst_spellings)
#include "tst_spellings.moc"
