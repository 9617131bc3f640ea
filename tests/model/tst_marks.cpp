#include "model/picture/marks.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace rookery;

namespace {

constexpr double cell = 1000;

/// How far the ink of some figures is from the middle of the cell, at most.
double extent(const std::vector<Figure> &figures)
{
    double farthest = 0;
    for (const Figure &figure : figures) {
        for (const Spot &corner : figure.corners)
            farthest = std::max({farthest,
                                 std::abs(corner.x) + figure.width / 2,
                                 std::abs(corner.y) + figure.width / 2});
    }
    return farthest;
}

/// The width of the figures' box, with their lines.
double breadth(const std::vector<Figure> &figures)
{
    double left = 0;
    double right = 0;
    bool isFirst = true;
    for (const Figure &figure : figures) {
        for (const Spot &corner : figure.corners) {
            left = std::min(isFirst ? corner.x : left, corner.x - figure.width / 2);
            right = std::max(isFirst ? corner.x : right, corner.x + figure.width / 2);
            isFirst = false;
        }
    }
    return right - left;
}

/// The same without colours.
std::vector<Figure> shapesOf(MarkKind kind, double side)
{
    std::vector<Figure> figures = legendFigures(kind, side);
    for (Figure &figure : figures) {
        if (figure.fill)
            figure.fill = 0;
        if (figure.stroke)
            figure.stroke = 0;
    }
    return figures;
}

std::vector<Figure> inColour(const std::vector<Figure> &figures, Rgb colour)
{
    std::vector<Figure> found;
    for (const Figure &figure : figures) {
        if (figure.fill == colour || figure.stroke == colour)
            found.push_back(figure);
    }
    return found;
}

} // namespace

/// The shapes that stand for what a piece may do.
class tst_marks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsASmallDot();
    void aCaptureIsAThinRing();
    void bothIsTheDotInTheRing();
    void linesStayVisibleInSmallCells();
    void shapesDifferWithoutColour_data();
    void shapesDifferWithoutColour();
    void marksStayInTheirCell_data() { kinds(); }
    void marksStayInTheirCell();
    void piecesAreSeenBesideTheirMarks_data();
    void piecesAreSeenBesideTheirMarks();
    void aLegendShowsThemLarge_data() { kinds(); }
    void aLegendShowsThemLarge();

private:
    static void kinds();
};

void tst_marks::kinds()
{
    QTest::addColumn<MarkKind>("kind");
    for (const MarkLegend &row : markLegend())
        QTest::newRow(row.name) << row.kind;
}

void tst_marks::aMoveIsASmallDot()
{
    const auto dot = inColour(markFigures(MarkKind::Move, cell), markColours::move);
    QCOMPARE(dot.size(), std::size_t(1));
    QVERIFY(dot[0] == discFigure({}, 150, markColours::move));
}

void tst_marks::aCaptureIsAThinRing()
{
    const auto figures = markFigures(MarkKind::Capture, cell);
    const auto ring = inColour(figures, markColours::capture);
    QCOMPARE(ring.size(), std::size_t(1));
    QVERIFY(ring[0] == outlined(discFigure({}, 420, {}), markColours::capture, 50));
    for (const Figure &figure : figures)
        QVERIFY2(figure.shape == Figure::Shape::Disc && !figure.fill, "nothing beside the ring");
}

void tst_marks::bothIsTheDotInTheRing()
{
    const auto figures = markFigures(MarkKind::Both, cell);
    std::vector<Figure> parts = markFigures(MarkKind::Capture, cell);
    const auto dot = markFigures(MarkKind::Move, cell);
    parts.insert(parts.end(), dot.begin(), dot.end());
    QVERIFY(figures == parts);
}

void tst_marks::linesStayVisibleInSmallCells()
{
    for (const MarkKind kind : {MarkKind::Capture, MarkKind::Both, MarkKind::Via}) {
        const Rgb colour = kind == MarkKind::Via ? markColours::via : markColours::capture;
        const auto lines = inColour(markFigures(kind, 12), colour);
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY(lines[0].width >= 1.5);
    }
}

void tst_marks::shapesDifferWithoutColour_data()
{
    QTest::addColumn<double>("side");
    for (const double side : {12.0, 24.0, 72.0, 1000.0})
        QTest::addRow("in a cell of %g", side) << side;
}

/// Not by size alone: two marks that differ in one number would be one to the eye.
void tst_marks::shapesDifferWithoutColour()
{
    QFETCH(double, side);
    for (const MarkLegend &a : markLegend()) {
        for (const MarkLegend &b : markLegend()) {
            if (a.kind == b.kind)
                continue;
            const auto first = shapesOf(a.kind, side);
            const auto second = shapesOf(b.kind, side);
            const bool isAlike =
                std::equal(first.begin(),
                           first.end(),
                           second.begin(),
                           second.end(),
                           [](const Figure &one, const Figure &other) {
                               const bool hasAsMany = one.shape == Figure::Shape::ClosedPath
                                                      && one.corners.size() == other.corners.size();
                               return one.shape == other.shape && one.fill == other.fill
                                      && (one.shape != Figure::Shape::ClosedPath || hasAsMany);
                           });
            QVERIFY2(!isAlike, qPrintable(QStringLiteral("%1 and %2").arg(a.name, b.name)));
        }
    }
}

void tst_marks::marksStayInTheirCell()
{
    QFETCH(MarkKind, kind);
    for (const double side : {24.0, 72.0, cell})
        QVERIFY(extent(markFigures(kind, side, 3)) <= side / 2);
}

void tst_marks::piecesAreSeenBesideTheirMarks_data()
{
    QTest::addColumn<MarkKind>("kind");
    QTest::addColumn<double>("most"); ///< of the cell's side
    QTest::newRow("hurdle") << MarkKind::Hurdle << 0.28;
    QTest::newRow("captured on the way") << MarkKind::Victim << 0.28;
    QTest::newRow("blocked") << MarkKind::Blocked << 0.28;
    QTest::newRow("promotion") << MarkKind::Promotion << 0.31;
}

/// They lie in the upper right corner and take no more than a quarter of the side and a rim.
void tst_marks::piecesAreSeenBesideTheirMarks()
{
    QFETCH(MarkKind, kind);
    QFETCH(double, most);
    const auto figures = markFigures(kind, cell);
    QVERIFY(breadth(figures) <= most * cell);
    for (const Figure &figure : figures) {
        for (const Spot &corner : figure.corners)
            QVERIFY(corner.x > 0.1 * cell && corner.y < -0.1 * cell);
    }
}

/// Those of a corner too: alone they lie in the middle and are larger.
void tst_marks::aLegendShowsThemLarge()
{
    QFETCH(MarkKind, kind);
    const auto figures = legendFigures(kind, cell);
    QVERIFY(extent(figures) <= cell / 2);
    QVERIFY(breadth(figures) >= 0.3 * cell);
}

QTEST_APPLESS_MAIN(tst_marks)
#include "tst_marks.moc"
