#include "model/edit/pieces/movement_edits.h"
#include "model/edit/pieces/path_painting.h"
#include "model/movement/path/path_geometry.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

class tst_path_painting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void symmetry_data();
    void symmetry();
    void leaps_data();
    void leaps();
    void rides_data();
    void rides();
    void erasing_data();
    void erasing();
    void listEdits();
    void movementsKeepTheirOrder();
    void orderOfPaintingDoesNotMatter();
    void paintingTwiceChangesNothing();
    void paintingAndErasingEverythingLeavesNothing();
    void symmetriesOfLattices_data();
    void symmetriesOfLattices();

private:
    Path read(const QString &text) const
    {
        return text.isEmpty() ? Path{} : must(readPath(text.toStdString(), m_directions));
    }
    QString written(const Path &path) const
    {
        return QString::fromStdString(writePath(path, m_directions));
    }

    Directions m_directions = standardDirections();
};

namespace {

/// One stroke of a random painter; no two of a script paint the same step in conflicting ways.
struct Stroke
{
    enum class Kind { Leap, Ride };

    Kind kind = Kind::Leap;
    std::vector<Vector> vectors;
    Rights rights = Rights::Both;
    int range = unlimited;
};

Path painted(Path path, const Directions &directions, const Stroke &stroke)
{
    if (stroke.kind == Stroke::Kind::Leap)
        return withLeapPainted(std::move(path), directions, stroke.vectors, stroke.rights);
    return withRidePainted(
        std::move(path), directions, stroke.vectors, stroke.rights, stroke.range);
}

/// Up to eight strokes; every leap and every ride occurs in one of them at most.
std::vector<Stroke> randomScript(std::mt19937 &random)
{
    const auto below = [&](int end) {
        return std::uniform_int_distribution<int>(0, end - 1)(random);
    };
    std::vector<Vector> usedLeaps;
    std::vector<Vector> usedRides;
    std::vector<Stroke> script;
    const int count = 2 + below(7);
    for (int i = 0; i < count; ++i) {
        Stroke stroke;
        stroke.kind = below(2) == 0 ? Stroke::Kind::Leap : Stroke::Kind::Ride;
        stroke.rights = static_cast<Rights>(below(3));
        stroke.range = below(2) == 0 ? unlimited : 1 + below(4);
        auto &used = stroke.kind == Stroke::Kind::Leap ? usedLeaps : usedRides;
        const auto symmetry = static_cast<PaintSymmetry>(below(5));
        for (const Vector &vector : symmetricVectors({below(7) - 3, below(7) - 3}, symmetry)) {
            if (vector == Vector{} || std::find(used.begin(), used.end(), vector) != used.end())
                continue;
            used.push_back(vector);
            stroke.vectors.push_back(vector);
        }
        script.push_back(std::move(stroke));
    }
    return script;
}

} // namespace

void tst_path_painting::symmetry_data()
{
    QTest::addColumn<PaintSymmetry>("symmetry");
    QTest::addColumn<QString>("images");
    QTest::newRow("a knight's leap, all 8 ways")
        << PaintSymmetry::All << "(1,2) (2,1) (2,-1) (1,-2) (-1,-2) (-2,-1) (-2,1) (-1,2)";
    QTest::newRow("4 turns") << PaintSymmetry::Turns << "(1,2) (2,-1) (-1,-2) (-2,1)";
    QTest::newRow("4 mirrors") << PaintSymmetry::Mirrors << "(1,2) (1,-2) (-1,-2) (-1,2)";
    QTest::newRow("left and right") << PaintSymmetry::LeftRight << "(1,2) (-1,2)";
    QTest::newRow("this cell alone") << PaintSymmetry::None << "(1,2)";
}

void tst_path_painting::symmetry()
{
    QFETCH(PaintSymmetry, symmetry);
    QFETCH(QString, images);
    PathItem item;
    for (const Vector &vector : symmetricVectors({1, 2}, symmetry))
        item.steps.push_back({vector, false});
    QCOMPARE(written({item}), "ride " + images);
    const auto straight = symmetricVectors({0, 3}, PaintSymmetry::All);
    QVERIFY((straight == std::vector<Vector>{{0, 3}, {3, 0}, {0, -3}, {-3, 0}}));
}

void tst_path_painting::leaps_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QList<QPoint>>("cells");
    QTest::addColumn<Rights>("rights");
    QTest::addColumn<QString>("after");
    using Cells = QList<QPoint>;
    const auto row =
        [](const char *name, const char *before, Cells cells, Rights rights, const char *after) {
            QTest::newRow(name) << before << cells << rights << after;
        };
    const auto both = Rights::Both;
    row("the first leap of a new piece", "", {{1, 2}}, both, "leap nne");
    row("compass order, whatever the order of the cells",
        "",
        {{-1, 2}, {2, 1}, {1, 2}},
        both,
        "leap nne nee nnw");
    row("neighbours stand before knight leaps",
        "leap nne",
        {{-1, 0}, {0, 1}},
        both,
        "leap n w nne");
    row("a leap without a name is written as its vector", "leap n", {{3, 1}}, both, "leap n (3,1)");
    row("a leap that is there already", "leap nne nnw", {{-1, 2}}, both, "leap nne nnw");
    row("an author's own order stays if nothing is added",
        "leap nnw nne",
        {{1, 2}},
        both,
        "leap nnw nne");
    row("other rights make another item",
        "leap n",
        {{1, 1}, {-1, 1}},
        Rights::Capture,
        "leap n capture leap ne nw");
    row("capture only instead of both",
        "leap n e",
        {{0, 1}},
        Rights::Capture,
        "leap e capture leap n");
    row("both instead of move only", "move leap n", {{0, 1}}, both, "leap n");
    row("an item that loses its last leap goes", "leap e move leap n", {{0, 1}}, both, "leap n e");
    row("rides stay beside leaps", "ride n", {{0, 1}}, both, "leap n ride n");
    row("new items stand before bent ones", "(nw (n))", {{1, 2}}, both, "leap nne (nw (n))");
    row("the piece's own cell is no leap", "leap n", {{0, 0}}, both, "leap n");
}

void tst_path_painting::leaps()
{
    QFETCH(QString, before);
    QFETCH(QList<QPoint>, cells);
    QFETCH(Rights, rights);
    QFETCH(QString, after);
    std::vector<Vector> vectors;
    for (const QPoint &cell : cells)
        vectors.push_back({cell.x(), cell.y()});
    QCOMPARE(written(withLeapPainted(read(before), m_directions, vectors, rights)), after);
}

void tst_path_painting::rides_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QPoint>("step");
    QTest::addColumn<Rights>("rights");
    QTest::addColumn<int>("range");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *name,
                        const char *before,
                        QPoint step,
                        Rights rights,
                        int range,
                        const char *after) {
        QTest::newRow(name) << before << step << rights << range << after;
    };
    const auto both = Rights::Both;
    row("the first ride of a new piece", "", {0, 1}, both, unlimited, "ride n");
    row("another direction of the same ride", "ride n", {-1, 0}, both, unlimited, "ride n w");
    row("a rider that jumps", "ride n", {1, 2}, both, unlimited, "ride n nne");
    row("a rider of an unnamed leap", "", {0, 2}, both, unlimited, "ride (0,2)");
    row("a limited range", "", {0, -1}, both, 4, "(s s s s stop)");
    row("one step is a range too", "", {0, 1}, both, 1, "(n stop)");
    row("a limited range instead of none", "ride n e", {0, 1}, both, 2, "ride e (n n stop)");
    row("no limit instead of one", "(n n stop) ride e", {0, 1}, both, unlimited, "ride n e");
    row("a shorter range", "(n n n stop)", {0, 1}, both, 2, "(n n stop)");
    row("other rights", "ride n e", {0, 1}, Rights::Move, unlimited, "ride e move ride n");
    row("other rights for a limited ride",
        "(n n stop)",
        {0, 1},
        Rights::Capture,
        2,
        "capture (n n stop)");
    row("an endless group is a ride", "(n n)", {0, 1}, both, unlimited, "(n n)");
    row("an endless group gives way too", "(n n)", {0, 1}, both, 3, "(n n n stop)");
    row("shorter ranges stand first", "(e e e stop)", {0, 1}, both, 2, "(n n stop) (e e e stop)");
    row("leaps stay beside rides", "leap n", {0, 1}, both, unlimited, "leap n ride n");
    row("bent groups stay", "(n (e)) ride e", {0, 1}, both, unlimited, "(n (e)) ride n e");
    row("lame steps stay", "(~n n stop)", {0, 1}, both, 2, "(n n stop) (~n n stop)");
}

void tst_path_painting::rides()
{
    QFETCH(QString, before);
    QFETCH(QPoint, step);
    QFETCH(Rights, rights);
    QFETCH(int, range);
    QFETCH(QString, after);
    const std::vector<Vector> steps{{step.x(), step.y()}};
    QCOMPARE(written(withRidePainted(read(before), m_directions, steps, rights, range)), after);
}

void tst_path_painting::erasing_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QPoint>("cell");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *name, const char *before, QPoint cell, const char *after) {
        QTest::newRow(name) << before << cell << after;
    };
    row("one leap of two", "leap n e", {0, 1}, "leap e");
    row("the last leap", "leap n", {0, 1}, "");
    row("a ride goes as a whole", "ride n e", {0, 5}, "ride e");
    row("a limited ride, inside its range", "(n n n stop) ride e", {0, 3}, "ride e");
    row("a limited ride, past its range", "(n n n stop)", {0, 4}, "(n n n stop)");
    row("a rider does not touch the cells it jumps over", "ride (0,2)", {0, 3}, "ride (0,2)");
    row("leap and ride to the same cell", "leap n ride n", {0, 1}, "");
    row("whatever the rights", "move leap n capture leap n e", {0, 1}, "capture leap e");
    row("an arm of the Griffon", "(nw (n)) (nw (w)) (ne (n))", {-1, 4}, "(nw (w)) (ne (n))");
    row("where two arms begin", "(nw (n)) (nw (w)) (ne (n))", {-1, 1}, "(ne (n))");
    row("a cell that is only passed", "(~n ne stop)", {0, 1}, "(~n ne stop)");
    row("the end of a lame leap", "(~n ne stop)", {1, 2}, "");
    row("a zigzag that repeats", "(e (n e))", {4, 3}, "");
    row("beside a zigzag", "(e (n e))", {2, 3}, "(e (n e))");
    row("a circle that comes back", "(n e s (w n e s))", {0, 1}, "");
    row("nothing is there", "leap n", {3, 3}, "leap n");
}

void tst_path_painting::erasing()
{
    QFETCH(QString, before);
    QFETCH(QPoint, cell);
    QFETCH(QString, after);
    const std::vector<Vector> cells{{cell.x(), cell.y()}};
    QCOMPARE(written(withErased(read(before), m_directions, cells)), after);
}

void tst_path_painting::listEdits()
{
    const Path path = read("leap n e (n n stop) (~n ne stop)");
    QCOMPARE(written(withItemRights(path, 0, Rights::Move)),
             "move leap n e (n n stop) (~n ne stop)");
    QCOMPARE(written(withItemRange(path, m_directions, 0, unlimited)),
             "ride n e (n n stop) (~n ne stop)");
    QCOMPARE(written(withItemRange(path, m_directions, 0, 3)),
             "(n n n stop) (e e e stop) (n n stop) (~n ne stop)");
    QCOMPARE(written(withItemRange(path, m_directions, 1, unlimited)),
             "leap n e ride n (~n ne stop)");
    QCOMPARE(written(withItemRange(path, m_directions, 1, 1)), "leap n e leap n (~n ne stop)");
    QCOMPARE(written(withItemRange(path, m_directions, 2, 5)), written(path));
    QCOMPARE(written(withItemRange(read("(n stop)"), m_directions, 0, 1)), "leap n");
    QCOMPARE(written(withItemRemoved(path, 1)), "leap n e (~n ne stop)");
    QCOMPARE(written(withItemAt(path, 2, 0)), "(~n ne stop) leap n e (n n stop)");
    const PathStep ends{path[2].steps[0].direction, false};
    QCOMPARE(written(withGroupStep(path, 2, 0, ends)), "leap n e (n n stop) (n ne stop)");
    const Path bent = read("(e (n e))");
    QCOMPARE(written(withGroupStep(bent, 0, 2, {bent[0].inner[1].direction, true})), "(e (n ~e))");
}

void tst_path_painting::movementsKeepTheirOrder()
{
    Design design = designOf("square:8x8", {{"Piece", "leap n"}});
    const PieceId piece(0);
    const auto texts = [&](const Design &of) {
        std::vector<std::string> all;
        for (const Movement &movement : (*of.pieces)[piece].moves)
            all.push_back(movementText(movement));
        return joined(all);
    };
    TAKE(first,
         withMovementInserted(design, piece, 0, Movement{PathText{"ride e"}, When::Always, {}}));
    QCOMPARE(texts(first), "ride e leap n");
    TAKE(last,
         withMovementInserted(first, piece, 2, Movement{PathText{"ride s"}, When::Unmoved, {}}));
    QCOMPARE(texts(last), "ride e leap n ride s");
    TAKE(moved, withMovementAt(last, piece, 2, 0));
    QCOMPARE(texts(moved), "ride s ride e leap n");
    QCOMPARE(QString::fromStdString(withMovementAt(last, piece, 3, 0).error().sentence()),
             "the piece has no movement 4");
    QCOMPARE(QString::fromStdString(withMovementAt(last, piece, 0, 3).error().sentence()),
             "the piece's movements have no place 4");
}

void tst_path_painting::orderOfPaintingDoesNotMatter()
{
    std::mt19937 random(1);
    for (int run = 0; run < 300; ++run) {
        std::vector<Stroke> script = randomScript(random);
        const Path start = read(run % 3 == 0   ? ""
                                : run % 3 == 1 ? "(nw (n)) leap (4,4) (4,-4)"
                                               : "(~n ne stop) ride (4,5)");
        Path once = start;
        for (const Stroke &stroke : script)
            once = painted(once, m_directions, stroke);
        std::shuffle(script.begin(), script.end(), random);
        Path again = start;
        for (const Stroke &stroke : script)
            again = painted(again, m_directions, stroke);
        QCOMPARE(written(again), written(once));
    }
}

void tst_path_painting::paintingTwiceChangesNothing()
{
    std::mt19937 random(2);
    for (int run = 0; run < 300; ++run) {
        Path path;
        for (const Stroke &stroke : randomScript(random)) {
            path = painted(path, m_directions, stroke);
            QCOMPARE(written(painted(path, m_directions, stroke)), written(path));
        }
    }
}

void tst_path_painting::paintingAndErasingEverythingLeavesNothing()
{
    std::mt19937 random(3);
    for (int run = 0; run < 300; ++run) {
        const std::vector<Stroke> script = randomScript(random);
        Path path;
        std::vector<Vector> all;
        for (const Stroke &stroke : script) {
            path = painted(path, m_directions, stroke);
            all.insert(all.end(), stroke.vectors.begin(), stroke.vectors.end());
        }
        QCOMPARE(written(withErased(path, m_directions, all)), "");
    }
}

void tst_path_painting::symmetriesOfLattices_data()
{
    QTest::addColumn<int>("lattice");
    QTest::addColumn<int>("ways");
    QTest::addColumn<int>("turns");
    const auto row = [](const char *name, Lattice lattice, int ways, int turns) {
        QTest::newRow(name) << static_cast<int>(lattice) << ways << turns;
    };
    row("squares", Lattice::Square, 8, 4);
    row("hexagons", Lattice::Hex, 12, 6);
    row("hexagons in rows", Lattice::HexPointy, 12, 6);
    row("triangles", Lattice::Triangle, 12, 6);
    row("levels", Lattice::Cube, 48, 24);
    row("four axes", Lattice::Hyper, 32, 16);
}

void tst_path_painting::symmetriesOfLattices()
{
    QFETCH(int, lattice);
    QFETCH(int, ways);
    QFETCH(int, turns);
    const auto on = static_cast<Lattice>(lattice);
    const auto count = [&](PaintSymmetry symmetry) {
        return static_cast<int>(imagesOf(symmetry, on).size());
    };
    QCOMPARE(count(PaintSymmetry::All), ways);
    QCOMPARE(count(PaintSymmetry::Turns), turns);
    QCOMPARE(count(PaintSymmetry::Mirrors), 4);
    // What the turns make of a turn is a turn.
    std::vector<Orientation> all;
    for (const PaintImage &image : imagesOf(PaintSymmetry::Turns, on))
        all.push_back(image.orientation);
    for (const Orientation &one : all) {
        for (const Orientation &other : all)
            QVERIFY(std::find(all.begin(), all.end(), one.seenThrough(other)) != all.end());
    }
    for (const PaintSymmetry symmetry : symmetriesOn(on))
        QVERIFY(imagesOf(symmetry, on).front() == PaintImage{});
}

QTEST_APPLESS_MAIN(tst_path_painting)
#include "tst_path_painting.moc"
