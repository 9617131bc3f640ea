#include "model/exchange/report/lab_report.h"
#include "tests/designs.h"

#include <QTest>

#include <pugixml.hpp>

using namespace rookery;
using namespace rookery::test;

/// Reports of the lab as others read them.
class tst_lab_report : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chartsAreWellFormed();
    void errorsReachToBothSides();
    void pagesHoldHostileNames();
    void tablesAreQuoted();

private:
    static LabReport report(const std::string &name);
};

LabReport tst_lab_report::report(const std::string &name)
{
    Design design = bundledDesign("tic-tac-toe");
    design.pieces.edit([&](Pieces &pieces) { pieces.types.front().name = name; });
    GameBalance balance;
    balance.games = 10;
    balance.points = {0.6, 0.2};
    balance.acting = {{1, 0.1}};
    balance.ends = {{"=1+1", 10}};
    return balanceReport(design, balance, 200);
}

void tst_lab_report::chartsAreWellFormed()
{
    const BarChart chart{{{"Rook & <Pawn>", {5, 0.5}},
                          {"A name that is much longer than any chart has room for", {0, 0.1}},
                          {"", {12.5, 1}}},
                         false};
    const std::string svg = svgOf(chart);
    pugi::xml_document document;
    QVERIFY(document.load_string(svg.c_str()));
    const pugi::xml_node root = document.child("svg");
    QCOMPARE(std::distance(root.children("rect").begin(), root.children("rect").end()), 3);
    double longest = 0;
    for (const pugi::xml_node bar : root.children("rect"))
        longest = std::max(longest, bar.attribute("width").as_double());
    QCOMPARE(root.last_child().text().as_string(), "12.50");
    const double share = root.child("rect").attribute("width").as_double() / longest;
    QVERIFY(std::abs(share - 5 / 12.5) < 0.001); // widths are written with one decimal
    QVERIFY(document.load_string(svgOf({}).c_str()));
}

/// A half, give or take an eighth, on an axis from none to all.
void tst_lab_report::errorsReachToBothSides()
{
    const std::string svg = svgOf({{{"Draws", {0.5, 0.125}}}, true});
    pugi::xml_document document;
    QVERIFY(document.load_string(svg.c_str()));
    std::vector<double> axis; // where its lines stand
    std::vector<std::pair<double, double>> level;
    for (const pugi::xml_node line : document.child("svg").children("line")) {
        const double from = line.attribute("x1").as_double();
        const double to = line.attribute("x2").as_double();
        if (line.attribute("y1").as_double() == line.attribute("y2").as_double())
            level.emplace_back(from, to);
        else if (line.attribute("y1").as_double() == 0)
            axis.push_back(from);
    }
    QCOMPARE(axis.size(), std::size_t(5));
    QCOMPARE(level.size(), std::size_t(1));
    const double whole = axis.back() - axis.front();
    QVERIFY(std::abs(level[0].first - axis.front() - whole * 3 / 8) < 0.1);
    QVERIFY(std::abs(level[0].second - axis.front() - whole * 5 / 8) < 0.1);
    QVERIFY(svg.find("100.0 %") != std::string::npos);
}

void tst_lab_report::pagesHoldHostileNames()
{
    const std::string html = htmlOf(report("<script>alert(1)</script>"));
    QVERIFY(html.find("<script") == std::string::npos);
    QVERIFY(html.find("&lt;script&gt;") != std::string::npos);
    QVERIFY(html.find("Content-Security-Policy") != std::string::npos);
}

void tst_lab_report::tablesAreQuoted()
{
    const std::string csv = csvOf(report("a \"b\", c"));
    QVERIFY(csv.find("\"a \"\"b\"\", c\",100.0 %") != std::string::npos);
    QVERIFY(csv.find("'=1+1,10\r\n") != std::string::npos);
}

QTEST_GUILESS_MAIN(tst_lab_report)
#include "tst_lab_report.moc"
