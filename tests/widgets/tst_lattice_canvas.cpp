#include "model/board/labels.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/outline_edits.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "tests/designs.h"
#include "tests/model/board_laws.h"
#include "tests/widgets/application.h"
#include "tests/widgets/canvas_support.h"
#include "widgets/board/board_panel.h"

#include <QAccessible>
#include <QCheckBox>
#include <QTest>

#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

QString words(const BoardRecipe &recipe)
{
    const auto word = [](std::string_view text) {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    return QStringList{word(enumName(recipe.lattice)),
                       word(enumName(recipe.outline)),
                       word(enumName(recipe.topology)),
                       word(enumName(recipe.layout)),
                       word(enumName(recipe.labels)),
                       word(enumName(recipe.places)),
                       word(enumName(recipe.colouring))}
        .join(QLatin1Char(' '));
}

/// Every board that is offered, and each form with each of its labels.
std::vector<BoardRecipe> everyBoard()
{
    std::vector<BoardRecipe> all = everyBoardOffered();
    for (const BoardForm &form : boardForms()) {
        for (const Labels labels : form.labels) {
            for (const Places places : {Places::Cells, Places::Points}) {
                BoardRecipe recipe = usualRecipe(form);
                recipe.labels = labels;
                recipe.places = places;
                recipe.colouring =
                    places == Places::Points ? Colouring::Plain : Colouring::ThreeColours;
                all.push_back(recipe);
            }
        }
    }
    std::erase_if(all, [](const BoardRecipe &recipe) { return recipe.lattice == Lattice::Free; });
    return all;
}

} // namespace

/// The canvas on every kind of board that the program offers.
class tst_lattice_canvas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCellIsUnderItsMiddle_data();
    void everyCellIsUnderItsMiddle();
    void everyBoardIsWhole_data();
    void everyBoardIsWhole();
    void ghostsOrWhyNone();
    void arrowKeysFollowTheDrawing_data();
    void arrowKeysFollowTheDrawing();
    void everyCellIsReachedByKeys();
    void hexagonsZigzagAlongARow();
    void levelsHaveKeysOfTheirOwn();
    void threeColoursAreThree();
    void pointsHaveLines();
    void linksOfLooseCellsAreSeen_data();
    void linksOfLooseCellsAreSeen();
    void linksOfLoosePointsMakeLoops();
    void seamsHaveLetters();
    void edgesJoinedByHandAreSeams_data();
    void edgesJoinedByHandAreSeams();
    void otherLinksAreNoSeams();
    void piecesFitTheirCells();
    void symmetriesOfAHexagon();
    void edgesOfHexagonsAreJoinedByHand();
    void whereNoEdgeCanBeJoinedThatIsSaid_data();
    void whereNoEdgeCanBeJoinedThatIsSaid();
    void cellsWithOutlinesOfTheirOwn();
};

void tst_lattice_canvas::everyCellIsUnderItsMiddle_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const BoardRecipe &recipe : everyBoard())
        QTest::newRow(qPrintable(words(recipe))) << index++;
}

void tst_lattice_canvas::everyCellIsUnderItsMiddle()
{
    QFETCH(int, index);
    const BoardRecipe recipe = everyBoard()[static_cast<std::size_t>(index)];
    Desk desk(newDesign(recipe, "Test"), {700, 600});
    const BoardCanvas &canvas = desk.canvas;
    QVERIFY(QRectF(canvas.rect()).contains(canvas.view().map(canvas.scene().bounds())));
    const QImage shown = desk.canvas.grab().toImage();
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(&desk.canvas);
    QCOMPARE(table->childCount(), static_cast<int>(canvas.scene().size()));
    for (const CellId cell : desk.workspace.board().cells()) {
        const QPointF centre = canvas.scene().cell(cell).centre;
        QCOMPARE(canvas.scene().cellAt(centre), std::optional(cell));
        QCOMPARE(table->child(static_cast<int>(cell.index()))->text(QAccessible::Name),
                 QString::fromStdString(cellLabel(desk.workspace.board(), cell)));
    }
    // Something stands out from the ground where the board is.
    const QRgb ground = desk.canvas.picture().theme.background.rgb();
    QVERIFY(shown.pixelColor(desk.canvas.cellPixel(CellId(0)) + QPoint(3, 3)).rgb() != ground);
}

void tst_lattice_canvas::everyBoardIsWhole_data()
{
    QTest::addColumn<int>("index");
    const auto all = everyBoardOffered();
    for (std::size_t index = 0; index < all.size(); index += stride(5))
        QTest::newRow(qPrintable(words(all[index]))) << static_cast<int>(index);
}

/// Whatever the New board dialog offers is drawn in both themes, survives its file, can be compiled
/// and has the laws of every board.
void tst_lattice_canvas::everyBoardIsWhole()
{
    QFETCH(int, index);
    const Design design = newDesign(everyBoardOffered()[static_cast<std::size_t>(index)], "Test");
    Desk desk(design, {480, 420});
    const Board &board = desk.workspace.board();
    for (const bool isDark : {false, true}) {
        QPalette palette = desk.canvas.palette();
        palette.setColor(QPalette::Window, isDark ? QColor(30, 30, 34) : QColor(240, 240, 238));
        palette.setColor(QPalette::WindowText, isDark ? Qt::white : Qt::black);
        desk.canvas.setPalette(palette);
        const BoardPicture picture = desk.canvas.picture();
        QCOMPARE(picture.theme.isDark, isDark);
        const QImage shown = desk.canvas.grab().toImage();
        const QRgb ground = picture.theme.background.rgb();
        for (const CellId cell : board.cells()) {
            const QPoint beside = desk.canvas.cellPixel(cell) + QPoint(2, 2);
            QVERIFY2(shown.pixelColor(beside).rgb() != ground, board.name(cell).c_str());
        }
    }
    const auto read = readDesign(writeDesign(design));
    QVERIFY2(read.has_value(), messageOf(read).c_str());
    QVERIFY(read->warnings.empty() && read->design == design);
    const CompiledGame game(read->design);
    QCOMPARE(game.board().size(), board.size());
    QCOMPARE(faultOfWaysBack(game.board()), std::string());
    QCOMPARE(faultOfRays(game.board()), std::string());
    QCOMPARE(faultOfTurns(game.board()), std::string());
}

void tst_lattice_canvas::ghostsOrWhyNone()
{
    const auto tip = [](const char *spec) {
        Desk desk(designOf(spec));
        BoardPanel panel;
        panel.bind(&desk.workspace);
        const auto *box = panel.findChild<QCheckBox *>("boardGhosts");
        const bool isOffered = box->isEnabled();
        const QString text = box->toolTip();
        panel.bind(nullptr);
        return isOffered == desk.canvas.scene().ghosts().empty() ? QString("it is offered in vain")
                                                                 : text;
    };
    QVERIFY(tip("square:6x6:torus").contains("can be pointed at"));
    QVERIFY(tip("hex:5x5:torus").contains("can be pointed at"));
    QVERIFY(tip("square:6x6").contains("edges are open"));
    QVERIFY(tip("cube:3x3x3:torus").contains("Levels lie too close together"));
    QVERIFY(tip("ring:8x3").contains("A ring is drawn joined"));
}

void tst_lattice_canvas::arrowKeysFollowTheDrawing_data()
{
    QTest::addColumn<QByteArray>("spec");
    for (const char *spec : {"square:6x6",
                             "hex:4",
                             "hex:5x5:pointy",
                             "hex:6:triangle",
                             "star:3",
                             "triangle:6",
                             "triangle:4:hexagon"}) {
        if (readBoardSpec(spec))
            QTest::newRow(spec) << QByteArray(spec);
    }
}

void tst_lattice_canvas::arrowKeysFollowTheDrawing()
{
    QFETCH(QByteArray, spec);
    Desk desk(designOf(spec.toStdString()));
    const BoardScene &scene = desk.canvas.scene();
    struct Arrow
    {
        Qt::Key key;
        QPointF way;
    };
    const Arrow arrows[] = {{Qt::Key_Up, {0, -1}},
                            {Qt::Key_Down, {0, 1}},
                            {Qt::Key_Left, {-1, 0}},
                            {Qt::Key_Right, {1, 0}}};
    int moves = 0;
    for (const CellId cell : desk.workspace.board().cells()) {
        for (const Arrow &arrow : arrows) {
            desk.canvas.setCursorCell(cell);
            desk.key(arrow.key);
            const CellId now = *desk.canvas.cursorCell();
            if (now == cell)
                continue;
            ++moves;
            const QPointF apart = scene.cell(now).centre - scene.cell(cell).centre;
            QVERIFY2(QPointF::dotProduct(apart, arrow.way) > 0.2,
                     desk.workspace.board().name(cell).c_str());
        }
    }
    // On most cells each of the four keys leads somewhere.
    QVERIFY2(moves > 2 * static_cast<int>(scene.size()), qPrintable(QString::number(moves)));
}

/// Arrow keys alone, with page up and down where there are levels, lead from the first cell to all.
void tst_lattice_canvas::everyCellIsReachedByKeys()
{
    const std::pair<Qt::Key, Qt::KeyboardModifiers> keys[] = {{Qt::Key_Up, {}},
                                                              {Qt::Key_Down, {}},
                                                              {Qt::Key_Left, {}},
                                                              {Qt::Key_Right, {}},
                                                              {Qt::Key_PageUp, {}},
                                                              {Qt::Key_PageDown, {}},
                                                              {Qt::Key_PageUp, Qt::AltModifier},
                                                              {Qt::Key_PageDown, Qt::AltModifier}};
    const auto all = everyBoardOffered(4);
    for (std::size_t index = 0; index < all.size(); index += stride(3)) {
        Desk desk(newDesign(all[index], "Test"));
        std::set<CellId> reached;
        std::vector<CellId> open;
        if (all[index].lattice != Lattice::Free)
            open.emplace_back(0);
        while (!open.empty()) {
            const CellId cell = open.back();
            open.pop_back();
            if (!reached.insert(cell).second)
                continue;
            for (const auto &[key, modifiers] : keys) {
                desk.canvas.setCursorCell(cell);
                desk.key(key, modifiers);
                open.push_back(*desk.canvas.cursorCell());
            }
        }
        QVERIFY2(reached.size() == desk.workspace.board().size(), qPrintable(words(all[index])));
    }
}

void tst_lattice_canvas::hexagonsZigzagAlongARow()
{
    Desk desk(designOf("hex:4"));
    const BoardScene &scene = desk.canvas.scene();
    CellId start(0);
    for (const CellId cell : desk.workspace.board().cells()) {
        const QPointF at = scene.cell(cell).centre - scene.cellBounds().center();
        if (at.x() < scene.cell(start).centre.x() - scene.cellBounds().center().x() + 0.01
            && std::abs(at.y()) < 0.3)
            start = cell;
    }
    desk.canvas.setCursorCell(start);
    const double line = scene.cell(start).centre.y();
    int steps = 0;
    for (CellId before = start;; ++steps) {
        desk.key(Qt::Key_Right);
        const CellId now = *desk.canvas.cursorCell();
        if (now == before || steps > 20)
            break;
        QVERIFY(std::abs(scene.cell(now).centre.y() - line) < 0.6);
        before = now;
    }
    QVERIFY2(steps >= 5, qPrintable(QString::number(steps)));
}

void tst_lattice_canvas::levelsHaveKeysOfTheirOwn()
{
    Desk desk(designOf("cube:3x3x3"));
    const Board &board = desk.workspace.board();
    const CellId first(0);
    desk.canvas.setCursorCell(first);
    desk.key(Qt::Key_PageUp);
    QCOMPARE((*board.coordinates(*desk.canvas.cursorCell())),
             (*board.coordinates(first) + Vector{{0, 0, 1}}));
    desk.key(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE((*board.coordinates(*desk.canvas.cursorCell())),
             (*board.coordinates(first) + Vector{{0, 0, 2}}));
    desk.key(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(desk.canvas.cursorCell(), std::optional(first));
}

void tst_lattice_canvas::threeColoursAreThree()
{
    Desk desk(designOf("hex:5"));
    const Board &board = desk.workspace.board();
    std::set<int> shades;
    for (const CellId cell : board.cells()) {
        shades.insert(desk.canvas.scene().shade(cell));
        for (const char *direction : {"n", "ne", "se"}) {
            const auto link = board.link(
                cell, board.compass().step(*board.directions().find(std::string_view(direction))));
            if (link)
                QVERIFY(desk.canvas.scene().shade(link->to) != desk.canvas.scene().shade(cell));
        }
    }
    QCOMPARE(shades, (std::set<int>{0, 1, 2}));
}

void tst_lattice_canvas::pointsHaveLines()
{
    Design design = designOf("square:9x10");
    design = must(withPlaces(design, Places::Points));
    Desk desk(design);
    // 8 x 10 level lines and 9 x 9 upright ones.
    QCOMPARE(desk.canvas.scene().lines().size(), qsizetype(8 * 10 + 9 * 9));
    QVERIFY(!desk.canvas.grab().isNull());
}

/// In every mode: what hangs together with a cell outside the lattice.
void tst_lattice_canvas::linksOfLooseCellsAreSeen_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<bool>("isSeen");
    QTest::newRow("a corner") << "omega"
                              << "w1" << true;
    QTest::newRow("what it touches") << "omega"
                                     << "a1" << true;
    QTest::newRow("leaps into it are no neighbours") << "omega"
                                                     << "b1" << false;
    QTest::newRow("a citadel") << "tamerlane"
                               << "wc" << true;
    QTest::newRow("beside it") << "tamerlane"
                               << "k2" << true;
    QTest::newRow("leaps again") << "tamerlane"
                                 << "j1" << false;
    QTest::newRow("loops about points") << "surakarta"
                                        << "nw2" << true;
    QTest::newRow("links between cells of the lattice") << "oware"
                                                        << "b1" << false;
}

void tst_lattice_canvas::linksOfLooseCellsAreSeen()
{
    QFETCH(QString, name);
    QFETCH(QString, cell);
    QFETCH(bool, isSeen);
    const auto middle = [&](const Design &design) {
        Desk desk(design);
        desk.workspace.choices().setMode(Mode::Setup);
        const QPoint at = desk.at(qPrintable(cell));
        return desk.canvas.grab().toImage().copy(QRect(at - QPoint(3, 3), QSize(7, 7)));
    };
    Design design = bundledDesign(name.toStdString());
    design.setup.edit([](Setup &setup) { setup.placements.clear(); });
    Design apart = design;
    apart.board.edit([](BoardRecipe &recipe) { recipe.edits.links.clear(); });
    QCOMPARE(middle(design) != middle(apart), isSeen);
}

/// A line that goes out over the edge comes back over another as its traveller does.
void tst_lattice_canvas::linksOfLoosePointsMakeLoops()
{
    Desk desk(bundledDesign("surakarta"));
    const auto &links = desk.canvas.scene().drawnLinks();
    QCOMPARE(links.size(), std::size_t(16));
    for (const DrawnLink &link : links) {
        const Board &board = desk.workspace.board();
        const bool isOut = board.coordinates(link.from).has_value();
        const QPainterPath path = isOut ? link.path : link.path.toReversed();
        const CellId own = isOut ? link.from : link.to;
        QCOMPARE(path.pointAtPercent(0), desk.canvas.scene().cell(own).centre);
        const QPointF away = path.pointAtPercent(0.02) - path.pointAtPercent(0);
        const Vector at = *board.coordinates(own);
        const bool isBeside = at.x() == 0 || at.x() == 5;
        QVERIFY2(isBeside ? std::abs(away.y()) < 0.05 * std::abs(away.x())
                          : std::abs(away.x()) < 0.05 * std::abs(away.y()),
                 board.name(own).c_str());
    }
}

void tst_lattice_canvas::seamsHaveLetters()
{
    const auto edge = [](const char *spec, const char *cell, QPoint offset) {
        Desk desk(designOf(spec), {600, 600});
        desk.workspace.view().setShowsGhosts(false);
        desk.canvas.fit();
        const QRect area = desk.canvas.cellRect(desk.cell(cell));
        const QImage shown = desk.canvas.grab().toImage();
        return shown.copy(QRect(
            area.center() + QPoint(offset.x() * area.width() / 2, offset.y() * area.height() / 2)
                - QPoint(6, 12),
            QSize(12, 24)));
    };
    QVERIFY(edge("square:6x6", "a3", {-1, 0}) != edge("square:6x6:cylinder", "a3", {-1, 0}));
    // A twisted seam has its bar and its arrows the other way on one side.
    QVERIFY(edge("square:6x6:cylinder", "f2", {1, 0}) != edge("square:6x6:moebius", "f2", {1, 0}));
    QCOMPARE(edge("square:6x6:cylinder", "a2", {-1, 0}), edge("square:6x6:moebius", "a2", {-1, 0}));
}

/// As on the board whose topology says the same, with letters and cells beyond.
void tst_lattice_canvas::edgesJoinedByHandAreSeams_data()
{
    QTest::addColumn<QString>("topology");
    QTest::addColumn<QStringList>("edges"); // the ends of each, two and two
    QTest::addColumn<bool>("isReversed");
    QTest::newRow("cylinder") << "cylinder" << QStringList{"a1", "a5", "f1", "f5"} << false;
    QTest::newRow("moebius") << "moebius" << QStringList{"a1", "a5", "f1", "f5"} << true;
    QTest::newRow("torus") << "torus" << QStringList{"a1", "a5", "f1", "f5", "a1", "f1", "a5", "f5"}
                           << false;
}

void tst_lattice_canvas::edgesJoinedByHandAreSeams()
{
    QFETCH(QString, topology);
    QFETCH(QStringList, edges);
    QFETCH(bool, isReversed);
    Desk named(designOf("square:6x5:" + topology.toStdString(), {{"Rook", "ride e"}}));
    Desk desk(designOf("square:6x5", {{"Rook", "ride e"}}));
    const BoardScene &before = desk.canvas.scene();
    QVERIFY(before.seamLines().empty() && before.ghosts().empty());
    desk.workspace.choices().setMode(Mode::Directions);
    desk.setTool("glue");
    // The side is the one that the pointer leans to.
    const auto outer = [&](const QString &cell, const QString &end) {
        const QPointF middle = desk.canvas.rect().center();
        const QPoint at = desk.at(qPrintable(cell));
        const bool isUpright = cell[0] == end[0];
        const double size = desk.canvas.view().scale * 0.3;
        return at
               + (isUpright ? QPoint(int(at.x() < middle.x() ? -size : size), 0)
                            : QPoint(0, int(at.y() < middle.y() ? -size : size)));
    };
    for (qsizetype i = 0; i + 1 < edges.size(); i += 2) {
        const auto keys = isReversed && i % 4 == 2 ? Qt::ShiftModifier : Qt::NoModifier;
        QTest::mousePress(&desk.canvas, Qt::LeftButton, keys, outer(edges[i], edges[i + 1]));
        desk.drag(outer(edges[i + 1], edges[i]), Qt::LeftButton, keys);
        QTest::mouseRelease(&desk.canvas, Qt::LeftButton, keys, outer(edges[i + 1], edges[i]));
    }
    QCOMPARE(desk.undoCount(), edges.size() / 4);
    // Begin and end of one edge meet begin and end of the other.
    const auto seams = [](const BoardScene &scene) {
        using Line = std::pair<Point, Point>;
        std::set<std::set<Line>> pairs;
        const auto &lines = scene.seamLines();
        for (std::size_t i = 0; i + 1 < lines.size(); i += 2) {
            const std::vector<Point> &one = lines[i].points;
            const std::vector<Point> &two = lines[i + 1].points;
            pairs.insert(
                std::min(std::set{Line(one.front(), one.back()), Line(two.front(), two.back())},
                         std::set{Line(one.back(), one.front()), Line(two.back(), two.front())}));
        }
        return pairs;
    };
    QVERIFY(seams(desk.canvas.scene()) == seams(named.canvas.scene()));
    for (const SeamLine &seam : desk.canvas.scene().seamLines())
        QCOMPARE(seam.edge.isTwisted, isReversed);
    // Beyond the middles of the edges the same cells are seen.
    const auto beyond = [](const BoardScene &scene, QPointF at) {
        const auto cell = scene.cellAt(at);
        return cell ? static_cast<int>(cell->index()) : -1;
    };
    for (int rank = 0; rank < 5; ++rank) {
        for (const double file : {-1.5, -0.5, 6.5, 7.5}) {
            const QPointF at(file, -rank - 0.5);
            QCOMPARE(beyond(desk.canvas.scene(), at), beyond(named.canvas.scene(), at));
        }
    }
    desk.session().undo();
    QCOMPARE(desk.canvas.scene().seamLines().size(), std::size_t(edges.size() / 2 - 2));
}

void tst_lattice_canvas::otherLinksAreNoSeams()
{
    const auto seams = [](const Design &design) {
        const Board board(design.board, design.directions);
        const BoardScene scene(board, 2);
        return scene.seamLines().size() + scene.ghosts().size();
    };
    QCOMPARE(seams(bundledDesign("yalta")), std::size_t(0)); // these edges touch one another
    QCOMPARE(seams(bundledDesign("surakarta")), std::size_t(0));
    QCOMPARE(seams(bundledDesign("omega")), std::size_t(0));
    // The surface of a cube: seven pairs of edges, four cells long, do not touch on the drawing;
    // two of them go on along others.
    const Design cube = bundledDesign("cube-surface");
    const BoardScene scene(Board(cube.board, cube.directions), 2);
    std::map<int, std::size_t> lengths;
    for (const SeamLine &seam : scene.seamLines()) {
        lengths[seam.edge.pair] += seam.points.size() - 1;
        QVERIFY(!seam.edge.isTwisted);
    }
    QCOMPARE(scene.seamLines().size(), std::size_t(10));
    QVERIFY((lengths == std::map<int, std::size_t>{{0, 8}, {1, 8}, {2, 16}, {3, 8}, {4, 16}}));
    // A hole can still be filled where a cell beyond it would be seen.
    QVERIFY(scene.holeAt({0.5, -8.5}) && !scene.cellAt({0.5, -8.5}));
}

void tst_lattice_canvas::piecesFitTheirCells()
{
    for (const BoardForm &form : boardForms()) {
        if (form.sizes.empty())
            continue;
        const Design design = newDesign(usualRecipe(form), "Test");
        const Board board(design.board, design.directions);
        const BoardScene scene(board);
        for (const CellId cell : board.cells()) {
            const CellGeometry &geometry = scene.cell(cell);
            QVERIFY(geometry.room >= 0.3 && geometry.room <= 1.0);
            const double half = geometry.room / 2 * 0.7;
            for (const QPointF &corner :
                 {QPointF(-half, 0), QPointF(half, 0), QPointF(0, -half), QPointF(0, half)})
                QVERIFY2(scene.cellAt(geometry.centre + corner) == cell, form.title.data());
        }
    }
}

void tst_lattice_canvas::symmetriesOfAHexagon()
{
    Workspace workspace(designOf("hex:4"));
    QStringList names;
    for (const Symmetry symmetry : workspace.choices().symmetries())
        names << QString::fromUtf8(enumName(symmetry).data());
    QCOMPARE(names.join(' '),
             QString("none sixth-turns third-turns half-turn left-right top-bottom both players"));
    workspace.choices().setSymmetry(Symmetry::SixthTurns);
    QCOMPARE(workspace.choices().symmetricSites(SiteId(0)).size(), std::size_t(6));
    workspace.choices().setSymmetry(Symmetry::LeftRight);
    const Board &board = workspace.board();
    for (const CellId cell : board.cells()) {
        const auto images = workspace.choices().symmetricSites(board.site(cell));
        const Point here = cellShape(board, cell).centre;
        const Point there = siteShape(board, images.back()).centre;
        QVERIFY(std::abs(here.y - there.y) <= 2);
    }
}

void tst_lattice_canvas::edgesOfHexagonsAreJoinedByHand()
{
    Desk desk(designOf("hex:5x4", {{"Rook", "ride e"}}));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.setTool("glue");
    desk.sweep({"e1", "e2", "e3", "e4"});
    QCOMPARE(desk.undoCount(), 0);
    desk.sweep({"a1", "a2", "a3", "a4"});
    QCOMPARE(desk.undoCount(), 1);
    // Whatever way each edge was left by, both are crossed, and back again.
    const Board &board = desk.workspace.board();
    int crossings = 0;
    for (const LinkEdit &link : desk.design().board->edits.links) {
        const auto opposite = desk.design().directions->opposite(link.direction);
        if (!link.to || !opposite)
            continue;
        const CellId to = *board.cellAt(*link.to);
        const auto turn =
            board.link(*board.cellAt(link.from), board.compass().step(link.direction))->turn;
        const auto back =
            board.link(to, board.compass().seen(turn, board.compass().step(*opposite)));
        QVERIFY(back && board.site(back->to) == link.from);
        ++crossings;
    }
    QVERIFY(crossings >= 14);
    // It is drawn as a seam: both edges in one colour with a letter, and cells of beyond.
    QVERIFY(desk.canvas.scene().seamLines().size() >= 2);
    QVERIFY(!desk.canvas.scene().ghosts().empty());
    desk.session().undo();
    QVERIFY(desk.canvas.scene().seamLines().empty() && desk.canvas.scene().ghosts().empty());
    QVERIFY(desk.design().board->edits.links.empty());
}

void tst_lattice_canvas::whereNoEdgeCanBeJoinedThatIsSaid_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("last"); // on the keyboard
    QTest::addColumn<bool>("isByMouse");
    QTest::addColumn<QString>("says");
    QTest::newRow("triangles") << "triangle:4"
                               << "a1"
                               << "a3" << true
                               << "only edges of squares and of hexagons can be joined";
    QTest::newRow("triangles, by keys")
        << "triangle:4"
        << "a1"
        << "a3" << false << "only edges of squares and of hexagons can be joined";
    QTest::newRow("a slanting run") << "square:4x4"
                                    << "a1"
                                    << "b2" << false << "an edge is a straight run of cells";
    QTest::newRow("no row of hexagons") << "hex:3"
                                        << "a1"
                                        << "b3" << false << "an edge of hexagons is a row of cells";
}

void tst_lattice_canvas::whereNoEdgeCanBeJoinedThatIsSaid()
{
    QFETCH(QString, board);
    QFETCH(QString, first);
    QFETCH(QString, last);
    QFETCH(bool, isByMouse);
    QFETCH(QString, says);
    Desk desk(designOf(board.toStdString(), {{"Rook", "ride e"}}));
    desk.workspace.choices().setMode(Mode::Directions);
    desk.setTool("glue");
    QSignalSpy refused(&desk.session(), &Session::refused);
    const auto cell = [&](const QString &name) {
        return *desk.workspace.board().find(name.toStdString());
    };
    if (isByMouse) {
        desk.sweep({qPrintable(first), qPrintable(last)});
    } else {
        for (const QString &name : {first, last}) {
            desk.canvas.setCursorCell(cell(name));
            QTest::keyClick(&desk.canvas, Qt::Key_Return);
        }
    }
    QCOMPARE(refused.size(), 1);
    const QString sentence = refused.front().front().toString();
    QVERIFY2(sentence.startsWith(says), qPrintable(sentence));
    QCOMPARE(desk.undoCount(), 0);
}

void tst_lattice_canvas::cellsWithOutlinesOfTheirOwn()
{
    Design design = designOf("square:3x3");
    const std::vector<SiteId> middle = {SiteId(4)};
    // A narrow upright rhombus: its corners lie where a square has none.
    design = must(withCellsShaped(design, middle, {{0, -500}, {200, 0}, {0, 500}, {-200, 0}}));
    Desk desk(design);
    const BoardScene &scene = desk.canvas.scene();
    const QPointF centre = scene.cell(desk.cell("b2")).centre;
    QCOMPARE(scene.cellAt(centre + QPointF(0.1, 0)), std::optional(desk.cell("b2")));
    QVERIFY(!scene.cellAt(centre + QPointF(0.4, 0.4)));
    QVERIFY(scene.cell(desk.cell("b2")).room < 0.5);
    desk.session().apply("reset", withCellsShaped(desk.design(), middle, {}));
    QCOMPARE(desk.canvas.scene().cellAt(centre + QPointF(0.4, 0.4)),
             std::optional(desk.cell("b2")));
}

ROOKERY_WIDGET_TEST(tst_lattice_canvas)
#include "tst_lattice_canvas.moc"
