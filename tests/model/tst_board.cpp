#include "model/board/board.h"
#include "model/board/board_spec.h"
#include "model/board/labels.h"
#include "model/board/layout.h"
#include "model/board/square_lattice.h"
#include "model/edit/board/board_edits.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

class tst_board : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsLeadThere_data();
    void stepsLeadThere();
    void fileLettersCountLikeSpreadsheets_data();
    void fileLettersCountLikeSpreadsheets();
    void specifications_data();
    void specifications();
    void refusedSpecifications_data();
    void refusedSpecifications();
    void steps_data();
    void steps();
    void unitStepsHaveAWayBack_data();
    void unitStepsHaveAWayBack();
    void compassTurnsClockwise();
    void orientationsFormAGroup();
    void deadEndsSayWhy();
    void walksFollowLinks();
    void ringKeepsNeighboursTogether();
    void ghostsShowTheCellsBeyondASeam();
    void matrixLabelsCountFromTheTop();
    void chessAndMatrixConventionsAgree();
};

void tst_board::fileLettersCountLikeSpreadsheets_data()
{
    QTest::addColumn<int>("file");
    QTest::addColumn<QString>("letters");
    QTest::newRow("first") << 0 << "a";
    QTest::newRow("twenty-sixth") << 25 << "z";
    QTest::newRow("after z") << 26 << "aa";
    QTest::newRow("52nd") << 51 << "az";
    QTest::newRow("53rd") << 52 << "ba";
    QTest::newRow("last allowed") << 254 << "iu";
}

void tst_board::fileLettersCountLikeSpreadsheets()
{
    QFETCH(int, file);
    QFETCH(QString, letters);
    QCOMPARE(QString::fromStdString(fileLetters(file)), letters);
    QCOMPARE(fileFromLetters(letters.toStdString()), std::optional<int>(file));
}

void tst_board::specifications_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");
    QTest::addColumn<int>("cells");
    QTest::newRow("plain") << "square:8x8"
                           << "square:8x8" << 64;
    QTest::newRow("flat is the default") << "square:3x2:flat:as-flat"
                                         << "square:3x2" << 6;
    QTest::newRow("topology") << "square:9x10:moebius-v"
                              << "square:9x10:moebius-v" << 90;
    QTest::newRow("topology and layout") << "square:16x4:cylinder:as-ring"
                                         << "square:16x4:cylinder:as-ring" << 64;
    QTest::newRow("layout alone") << "square:4x4:as-ring"
                                  << "square:4x4:as-ring" << 16;
    QTest::newRow("ring") << "ring:16x4"
                          << "square:16x4:cylinder:as-ring" << 64;
    QTest::newRow("smallest") << "square:1x1"
                              << "square:1x1" << 1;
    QTest::newRow("largest") << "square:255x255"
                             << "square:255x255" << 65025;
    QTest::newRow("free") << "free"
                          << "free" << 0;
    QTest::newRow("disc") << "disc:9"
                          << "disc:9" << 69;
    QTest::newRow("ellipse") << "disc:12x8"
                             << "disc:12x8" << 80;
    QTest::newRow("diamond") << "diamond:7"
                             << "diamond:7" << 25;
    QTest::newRow("octagon") << "octagon:8"
                             << "octagon:8" << 60;
    QTest::newRow("cross") << "cross:7x3"
                           << "cross:7x3" << 33;
    QTest::newRow("narrow cross, drawn as a ring") << "cross:12x2:as-ring"
                                                   << "cross:12x2:as-ring" << 44;
    QTest::newRow("holes that have no word") << "mask:.##./####/####:cylinder"
                                             << "mask:.##./####/####:cylinder" << 10;
    QTest::newRow("holes that have a word") << "mask:.#./###/.#."
                                            << "diamond:3" << 5;
    QTest::newRow("a mask without holes") << "mask:##/##"
                                          << "square:2x2" << 4;
}

void tst_board::specifications()
{
    QFETCH(QString, text);
    QFETCH(QString, canonical);
    QFETCH(int, cells);
    TAKE(recipe, readBoardSpec(text.toStdString()));
    QCOMPARE(QString::fromStdString(boardSpec(recipe)), canonical);
    QCOMPARE(Board(recipe, standardDirections()).size(), std::size_t(cells));
    TAKE(again, readBoardSpec(boardSpec(recipe)));
    QVERIFY(again == recipe);
}

void tst_board::refusedSpecifications_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("message");
    QTest::newRow("nothing") << "" << 1
                             << "unknown lattice ''; lattices are square, ring, cross, disc, "
                                "diamond, octagon, mask, hex, star, triangle, cube, hyper and free";
    QTest::newRow("misspelt lattice")
        << "sqare:8x8" << 1 << "unknown lattice 'sqare'; did you mean 'square'?";
    QTest::newRow("no size") << "square" << 7 << "the board needs a size such as 8x8";
    QTest::newRow("one side") << "square:8" << 8 << "'8' is not a size such as 8x8";
    QTest::newRow("three sides") << "square:8x8x8" << 8 << "'8x8x8' is not a size such as 8x8";
    QTest::newRow("zero") << "square:0x8" << 8 << "a board has 1 to 255 files and ranks, not 0x8";
    QTest::newRow("too wide") << "square:256x8" << 8
                              << "a board has 1 to 255 files and ranks, not 256x8";
    QTest::newRow("negative") << "square:-8x8" << 8 << "'-8x8' is not a size such as 8x8";
    QTest::newRow("overflow") << "square:99999999999x8" << 8
                              << "'99999999999x8' is not a size such as 8x8";
    QTest::newRow("misspelt topology")
        << "square:8x8:torrus" << 12 << "unknown topology 'torrus'; did you mean 'torus'?";
    QTest::newRow("odd sphere") << "square:7x4:sphere" << 12
                                << "a sphere needs an even number of files, not 7 (7x4)";
    QTest::newRow("unknown layout")
        << "square:8x8:as-blob" << 12
        << "unknown layout 'as-blob'; this board is drawn as-flat or as-ring";
    QTest::newRow("more") << "square:8x8:torus:as-ring:more" << 26 << "'more' is not expected here";
    QTest::newRow("line feeds in a size")
        << "ring:16x\n4" << 6 << "'16x\\n4' is not a size such as 16x4";
    QTest::newRow("line feeds in a mask")
        << "mask:##/#\n"
        << 6 << "a mask is rows of equal length made of '#' and '.', unlike '#\\n'";
    QTest::newRow("line feeds") << "free:a\nb" << 6 << "'a\\nb' is not expected here";
    QTest::newRow("ring takes a size only")
        << "ring:16x4:torus" << 11 << "'torus' is not expected here";
}

void tst_board::refusedSpecifications()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, message);
    const auto result = readBoardSpec(text.toStdString());
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().sentence()), message);
    QCOMPARE(result.error().place.column, column);
}

void tst_board::steps_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("direction");
    QTest::addColumn<QString>("to"); // empty: nowhere
    QTest::addColumn<QString>("turn");
    QTest::newRow("north") << "square:8x8"
                           << "a1"
                           << "n"
                           << "a2"
                           << "same";
    QTest::newRow("open edge") << "square:8x8"
                               << "h4"
                               << "e"
                               << ""
                               << "";
    QTest::newRow("knight") << "square:8x8"
                            << "b1"
                            << "nne"
                            << "c3"
                            << "same";
    QTest::newRow("cylinder east") << "square:8x8:cylinder"
                                   << "h4"
                                   << "e"
                                   << "a4"
                                   << "same";
    QTest::newRow("cylinder bishop of the tutorial") << "square:8x8:cylinder"
                                                     << "h4"
                                                     << "ne"
                                                     << "a5"
                                                     << "same";
    QTest::newRow("cylinder keeps its top") << "square:8x8:cylinder"
                                            << "c8"
                                            << "n"
                                            << ""
                                            << "";
    QTest::newRow("upright cylinder") << "square:8x8:cylinder-v"
                                      << "c8"
                                      << "n"
                                      << "c1"
                                      << "same";
    QTest::newRow("torus corner") << "square:8x8:torus"
                                  << "h8"
                                  << "ne"
                                  << "a1"
                                  << "same";
    QTest::newRow("torus knight") << "square:8x8:torus"
                                  << "a1"
                                  << "sww"
                                  << "g8"
                                  << "same";
    QTest::newRow("moebius east") << "square:8x5:moebius"
                                  << "h2"
                                  << "e"
                                  << "a4"
                                  << "flip-ns";
    QTest::newRow("moebius west") << "square:8x5:moebius"
                                  << "a4"
                                  << "w"
                                  << "h2"
                                  << "flip-ns";
    // East first: to a4 mirrored, where own north lies south.
    QTest::newRow("moebius diagonal") << "square:8x5:moebius"
                                      << "h2"
                                      << "ne"
                                      << "a3"
                                      << "flip-ns";
    QTest::newRow("moebius over the open edge") << "square:8x5:moebius"
                                                << "h5"
                                                << "ne"
                                                << ""
                                                << "";
    // Two files east, then own north: a4 mirrored, b4, b3.
    QTest::newRow("moebius knight") << "square:8x5:moebius"
                                    << "h2"
                                    << "nee"
                                    << "b3"
                                    << "flip-ns";
    QTest::newRow("upright moebius") << "square:4x6:moebius-v"
                                     << "a6"
                                     << "n"
                                     << "d1"
                                     << "flip-ew";
    QTest::newRow("klein across") << "square:6x6:klein"
                                  << "f1"
                                  << "e"
                                  << "a6"
                                  << "flip-ns";
    QTest::newRow("klein up") << "square:6x6:klein"
                              << "b6"
                              << "n"
                              << "b1"
                              << "same";
    QTest::newRow("projective across") << "square:5x5:projective"
                                       << "e1"
                                       << "e"
                                       << "a5"
                                       << "flip-ns";
    QTest::newRow("projective up") << "square:5x5:projective"
                                   << "a5"
                                   << "n"
                                   << "e1"
                                   << "flip-ew";
    QTest::newRow("over the north pole") << "square:8x4:sphere"
                                         << "b4"
                                         << "n"
                                         << "f4"
                                         << "half";
    QTest::newRow("over the south pole") << "square:8x4:sphere"
                                         << "g1"
                                         << "s"
                                         << "c1"
                                         << "half";
    QTest::newRow("round the sphere") << "square:8x4:sphere"
                                      << "h2"
                                      << "e"
                                      << "a2"
                                      << "same";
    QTest::newRow("one file wraps onto itself") << "square:1x3:cylinder"
                                                << "a2"
                                                << "e"
                                                << "a2"
                                                << "same";
}

void tst_board::steps()
{
    QFETCH(QString, spec);
    QFETCH(QString, from);
    QFETCH(QString, direction);
    QFETCH(QString, to);
    QFETCH(QString, turn);
    const Design design = designOf(spec.toStdString());
    const Board board(design.board, design.directions);
    const StepId step = board.compass().step(*design.directions->find(direction.toStdString()));
    const auto link = board.link(cellOf(board, from.toStdString()), step);
    QCOMPARE(link ? QString::fromStdString(board.name(link->to)) : QString(), to);
    if (link)
        QCOMPARE(QString::fromUtf8(enumName(board.compass().orientation(link->turn)).data()), turn);
}

void tst_board::unitStepsHaveAWayBack_data()
{
    QTest::addColumn<QString>("spec");
    for (const char *size : {"2x2", "4x3", "6x5", "8x8", "2x7"}) {
        for (const auto &row : enumRows<Topology>()) {
            const std::string spec = std::string("square:") + size + ":" + std::string(row.name);
            QTest::newRow(spec.c_str()) << QString::fromStdString(spec);
        }
    }
}

void tst_board::unitStepsHaveAWayBack()
{
    QFETCH(QString, spec);
    const Design design = designOf(spec.toStdString());
    const Board board(design.board, design.directions);
    const Compass &compass = board.compass();
    for (const CellId cell : board.cells()) {
        for (const char *name : {"n", "e", "s", "w"}) {
            const DirectionId direction = *design.directions->find(std::string_view(name));
            const auto link = board.link(cell, compass.step(direction));
            if (!link)
                continue;
            const StepId own = compass.step(*design.directions->opposite(direction));
            const auto back = board.link(link->to, compass.seen(link->turn, own));
            QVERIFY(back.has_value());
            QCOMPARE(back->to, cell);
            QCOMPARE(compass.crossed(link->turn, back->turn), OrientationId(0));
        }
    }
}

void tst_board::compassTurnsClockwise()
{
    const Directions directions = standardDirections();
    const Compass compass(directions, Lattice::Square);
    for (const std::size_t ring : {std::size_t(0), std::size_t(8)}) {
        for (std::size_t i = 0; i < 8; ++i) {
            const StepId step = compass.step(DirectionId(ring + i));
            QCOMPARE(compass.clockwise(step, 1),
                     std::optional(compass.step(DirectionId(ring + (i + 1) % 8))));
            QCOMPARE(compass.clockwise(step, -1),
                     std::optional(compass.step(DirectionId(ring + (i + 7) % 8))));
            QCOMPARE(compass.clockwise(step, 8), std::optional(step));
        }
    }
    // Longer straight leaps turn into diagonal ones of as many cells and back.
    QCOMPARE(clockwiseOnSquare({0, 3}), (Vector{3, 3}));
    QCOMPARE(clockwiseOnSquare({3, 3}), (Vector{3, 0}));
}

void tst_board::orientationsFormAGroup()
{
    const Compass compass(standardDirections(), Lattice::Square);
    const IdRange<OrientationId> all(compass.orientationCount());
    QCOMPARE(compass.orientationCount(), std::size_t(8));
    for (const OrientationId a : all) {
        QCOMPARE(compass.crossed(a, OrientationId(0)), a);
        QCOMPARE(compass.crossed(OrientationId(0), a), a);
        QCOMPARE(compass.crossed(a, compass.inverse(a)), OrientationId(0));
        for (const OrientationId b : all) {
            for (std::size_t i = 0; i < compass.stepCount(); ++i) {
                // Seeing a step as a, then through b, is seeing it as the crossed orientation.
                const StepId own(i);
                QCOMPARE(compass.seen(compass.crossed(a, b), own),
                         compass.seen(b, compass.seen(a, own)));
            }
        }
    }
    const Vector north{0, 1};
    QCOMPARE(orientation::quarter.apply(north), (Vector{1, 0}));
    QCOMPARE(orientation::backQuarter.apply(north), (Vector{-1, 0}));
    QCOMPARE(orientation::flipRising.apply(north), (Vector{1, 0}));
    QCOMPARE(orientation::flipFalling.apply(north), (Vector{-1, 0}));
}

void tst_board::deadEndsSayWhy()
{
    Design design = designOf("square:4x4");
    const Board whole(design.board, design.directions);
    const SiteId hole = whole.site(cellOf(whole, "b2"));
    design = must(withCellsRemoved(design, std::span(&hole, 1)));
    const Board board(design.board, design.directions);
    const Compass &compass = board.compass();
    const auto step = [&](const char *name) {
        return compass.step(*design.directions->find(std::string_view(name)));
    };
    QCOMPARE(board.size(), std::size_t(15));
    QVERIFY(!board.find("b2"));
    QCOMPARE(board.deadEnd(cellOf(board, "a4"), step("n")), DeadEnd::Edge);
    QCOMPARE(board.deadEnd(cellOf(board, "b1"), step("n")), DeadEnd::Hole);
    QCOMPARE(board.link(cellOf(board, "a1"), step("nne"))->to,
             cellOf(board, "b3")); // leaps past the hole
}

void tst_board::walksFollowLinks()
{
    Design design = designOf("square:8x8:moebius");
    design.directions.edit([](Directions &directions) {
        const auto id = [&](const char *name) {
            return *directions.find(std::string_view(name));
        };
        directions.list.push_back({"hop", std::nullopt, {id("e"), id("e"), id("n")}, {}});
    });
    const Board board(design.board, design.directions);
    const StepId hop = board.compass().step(*design.directions->find("hop"));
    const StepId leap = board.compass().step(*design.directions->find("nee"));
    for (const CellId cell : board.cells())
        QCOMPARE(board.link(cell, hop), board.link(cell, leap));
}

void tst_board::ringKeepsNeighboursTogether()
{
    const Design design = designOf("ring:16x4");
    const Board board(design.board, design.directions);
    for (const CellId cell : board.cells()) {
        const CellShape shape = cellShape(board, cell);
        const auto east = board.link(cell, board.compass().step(*design.directions->find("e")));
        QVERIFY(east.has_value());
        const CellShape next = cellShape(board, east->to);
        int shared = 0;
        for (const Point &corner : shape.outline)
            shared +=
                static_cast<int>(std::count(next.outline.begin(), next.outline.end(), corner));
        QCOMPARE(shared, 2);
    }
}

void tst_board::ghostsShowTheCellsBeyondASeam()
{
    const Design design = designOf("square:8x5:moebius");
    const Board board(design.board, design.directions);
    const auto found = ghosts(board, 2);
    QCOMPARE(found.size(), std::size_t(4 * 5));
    for (const Ghost &ghost : found) {
        // East of h1 lies a5: the ghost is drawn at file 9, rank 1.
        if (ghost.shape.centre == Point{8500, 500})
            QCOMPARE(board.siteName(ghost.site), std::string("a5"));
        if (ghost.shape.centre == Point{-1500, 4500})
            QCOMPARE(board.siteName(ghost.site), std::string("g1"));
    }
    QVERIFY(ghosts(Board(designOf("square:8x8").board, standardDirections()), 2).empty());
}

void tst_board::matrixLabelsCountFromTheTop()
{
    Design design = designOf("square:8x8");
    design = must(withLabels(design, Labels::Matrix));
    const Board board(design.board, design.directions);
    QCOMPARE(cellLabel(board, cellOf(board, "a8")), std::string("(1, 1)"));
    QCOMPARE(cellLabel(board, cellOf(board, "h1")), std::string("(8, 8)"));
    QCOMPARE(cellLabel(board, cellOf(board, "b2")), std::string("(7, 2)"));
}

void tst_board::chessAndMatrixConventionsAgree()
{
    // A basis vector (row, column) with y down is the chess vector (column, -row).
    struct Basis
    {
        int row;
        int column;
        const char *name;
    };
    const Basis bases[] = {{-1, 0, "n"},
                           {-1, 1, "ne"},
                           {0, 1, "e"},
                           {1, 1, "se"},
                           {1, 0, "s"},
                           {1, -1, "sw"},
                           {0, -1, "w"},
                           {-1, -1, "nw"}};
    const Design design = designOf("square:8x8");
    const Board board(design.board, design.directions);
    for (const Basis &basis : bases) {
        const StepId step =
            board.compass().step(*design.directions->find(std::string_view(basis.name)));
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 8; ++column) {
                const auto cell = [&](int r, int c) {
                    return board.find(fileLetters(c) + std::to_string(8 - r));
                };
                const auto link = board.link(*cell(row, column), step);
                const int toRow = row + basis.row;
                const int toColumn = column + basis.column;
                const bool isInside = toRow >= 0 && toRow < 8 && toColumn >= 0 && toColumn < 8;
                QCOMPARE(link.has_value(), isInside);
                if (isInside)
                    QCOMPARE(link->to, *cell(toRow, toColumn));
            }
        }
    }
}

void tst_board::stepsLeadThere_data()
{
    QTest::addColumn<QString>("spec");
    for (const char *spec : {"square:5x4",
                             "hex:3",
                             "hex:3:pointy",
                             "triangle:4",
                             "triangle:2:hexagon",
                             "cube:3x2x3",
                             "hyper:2x2x2x2"})
        QTest::newRow(spec) << spec;
}

/// What leads from one site to another is found, and leads there.
void tst_board::stepsLeadThere()
{
    QFETCH(QString, spec);
    const Design design = designOf(spec.toStdString());
    const Board board(design.board, design.directions);
    const LatticeSites &sites = board.lattice();
    for (const SiteId from : IdRange<SiteId>(sites.count())) {
        for (const SiteId to : IdRange<SiteId>(sites.count())) {
            if (from == to)
                continue;
            const auto step = sites.stepTo(from, to);
            QVERIFY2(step,
                     qPrintable(QString::fromStdString(sites.name(from) + " " + sites.name(to))));
            const auto arrival = sites.arrival(from, *step);
            QVERIFY(arrival && arrival->to == to);
        }
    }
}

QTEST_APPLESS_MAIN(tst_board)
#include "tst_board.moc"
