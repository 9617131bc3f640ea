#include "model/board/board_forms.h"
#include "model/board/layout.h"
#include "model/board/seams.h"
#include "model/board/site_count.h"
#include "tests/support.h"

#include <QTest>

#include <cstdlib>
#include <map>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr int rounding = 6; // thousandths of a cell

Board boardOf(const std::string &spec)
{
    const Design design = designOf(spec);
    return Board(design.board, design.directions);
}

/// `A5 A'5 B...`: letters, ' for the far edge, ~ where it is turned round, and the number of
/// points.
QString described(const std::vector<SeamLine> &lines)
{
    QStringList words;
    for (const SeamLine &line : lines) {
        QString word(QChar('A' + line.edge.pair));
        word += line.edge.isFar ? "'" : "";
        word += line.edge.isTwisted ? "~" : "";
        words << word + QString::number(line.points.size());
    }
    words.sort();
    return words.join(' ');
}

} // namespace

/// Joined edges as they are drawn: where they run, and what is seen beyond them.
class tst_seams : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sitesAreCountedByFormula();
    void lines_data();
    void lines();
    void edgesLieOnEachOther_data();
    void edgesLieOnEachOther();
    void ghostsAreWhereStepsLead_data();
    void ghostsAreWhereStepsLead();
};

void tst_seams::sitesAreCountedByFormula()
{
    for (const BoardForm &form : boardForms()) {
        for (int first = 1; first <= 4; ++first) {
            for (int second = 1; second <= 5; ++second) {
                BoardRecipe recipe = usualRecipe(form);
                for (const SizeParameter &size : form.sizes)
                    recipe.*size.member = size.member == &BoardRecipe::files ? first : second;
                if (boardShapeFault(recipe).isEmpty())
                    QCOMPARE(latticeSiteCount(recipe), latticeSites(recipe)->count());
            }
        }
    }
}

void tst_seams::lines_data()
{
    QTest::addColumn<std::string>("spec");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *spec, const char *expected) {
        QTest::newRow(spec) << std::string(spec) << QString(expected);
    };
    row("square:4x3", "");
    row("square:4x3:cylinder", "A'2 A2");
    row("square:4x3:klein", "A'~2 A~2 B'2 B2");
    row("cube:3x3x2:torus", "A'2 A'2 A2 A2 B'2 B'2 B2 B2");
    row("square:8x3:cylinder:as-ring", "");
    row("square:8x3:moebius:as-ring", "A'~2");
    row("square:80x3:torus:as-ring", "B'240 B240");
    // A side of a hexagon has two edges for each cell, and one more at one of its ends.
    row("hex:3:torus", "A'6 A6 B'6 B6 C'6 C6");
    row("hex:4x3:cylinder", "A'6 A6");
    row("hex:4x3:rectangle:moebius", "A'~6 A~6");
}

void tst_seams::lines()
{
    QFETCH(std::string, spec);
    QFETCH(QString, expected);
    QCOMPARE(described(seamLines(must(readBoardSpec(spec)))), expected);
}

void tst_seams::edgesLieOnEachOther_data()
{
    QTest::addColumn<std::string>("spec");
    for (const char *spec : {"square:4x3:torus",
                             "square:4x3:klein",
                             "hex:4:torus",
                             "hex:3:pointy:torus",
                             "hex:5x4:cylinder",
                             "hex:5x4:files:cylinder",
                             "hex:5x4:rectangle:cylinder-v",
                             "hex:4x5:rectangle:moebius",
                             "hex:4x5:rectangle:moebius-v",
                             "hex:5x4:rectangle-files:moebius",
                             "cube:3x2x2:moebius"})
        QTest::newRow(spec) << std::string(spec);
}

/// Point by point the far edge is the near one pushed across the board, mirrored where it is
/// twisted.
void tst_seams::edgesLieOnEachOther()
{
    QFETCH(std::string, spec);
    std::map<int, std::vector<SeamLine>> pairs;
    for (const SeamLine &line : seamLines(must(readBoardSpec(spec))))
        pairs[line.edge.pair].push_back(line);
    QVERIFY(!pairs.empty());
    for (const auto &[pair, edges] : pairs) {
        for (std::size_t i = 0; i + 1 < edges.size(); i += 2) {
            const std::vector<Point> &one = edges[i].points;
            const std::vector<Point> &other = edges[i + 1].points;
            QVERIFY(edges[i].edge.isFar != edges[i + 1].edge.isFar);
            QCOMPARE(one.size(), other.size());
            for (std::size_t k = 1; k < one.size(); ++k) {
                const Point a = one[k] - one[k - 1];
                const Point b = other[k] - other[k - 1];
                const bool isUpright = pair == 0;
                const bool isTwisted = edges[i].edge.isTwisted;
                const int x = isTwisted && !isUpright ? -b.x : b.x;
                const int y = isTwisted && isUpright ? -b.y : b.y;
                QVERIFY2(std::abs(a.x - x) <= rounding && std::abs(a.y - y) <= rounding,
                         qPrintable(QString::number(k)));
            }
        }
    }
}

void tst_seams::ghostsAreWhereStepsLead_data()
{
    edgesLieOnEachOther_data();
}

/// The one that steps over a joined edge comes to the cell whose ghost lies there.
void tst_seams::ghostsAreWhereStepsLead()
{
    QFETCH(std::string, spec);
    const Board board = boardOf(spec);
    const auto shown = ghosts(board, 1);
    QCOMPARE(!shown.empty(), board.recipe().layout == Layout::Flat);
    for (const Ghost &ghost : shown) {
        int steps = 0;
        for (const CellId cell : board.cells()) {
            for (const DirectionId id : IdRange<DirectionId>(board.directions().list.size())) {
                const Vector &vector = *board.directions().list[id.index()].vector;
                const auto place = board.lattice().shapeAt(*board.coordinates(cell) + vector);
                if (!place || place->centre != ghost.shape.centre)
                    continue;
                const auto link = board.link(cell, board.compass().step(id));
                QVERIFY2(link && board.site(link->to) == ghost.site, board.name(cell).c_str());
                ++steps;
            }
        }
        QVERIFY(steps > 0 || board.recipe().lattice == Lattice::Square);
    }
}

QTEST_APPLESS_MAIN(tst_seams)
#include "tst_seams.moc"
