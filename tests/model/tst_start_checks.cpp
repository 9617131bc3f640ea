#include "model/check/start_checks.h"
#include "model/edit/rules/rule_templates.h"
#include "model/edit/setup/setup_edits.h"
#include "model/file/bundled/bundled.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

Design with(const Design &design, const char *type, const char *cell, std::size_t player)
{
    const SiteId site = siteOf(design, cell);
    return must(withPiecesPlaced(
        design, std::span(&site, 1), *design.pieces->find(type), PlayerId(player)));
}

Design without(Design design, std::initializer_list<const char *> cells)
{
    for (const char *cell : cells) {
        const SiteId site = siteOf(design, cell);
        design = must(withPiecesErased(design, std::span(&site, 1)));
    }
    return design;
}

QStringList found(const Design &design)
{
    std::vector<Problem> problems;
    findWinsAtOnce(design, problems);
    findPiecesLeftToCapture(design, problems);
    QStringList lines;
    for (const Problem &problem : problems)
        lines << QString::fromStdString(problem.code + " " + problem.sentence());
    return lines;
}

} // namespace

/// What may happen in the very first moves.
class tst_start_checks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void starts_data();
    void starts();
    void bundledGamesBeginInPeace();
};

void tst_start_checks::starts_data()
{
    QTest::addColumn<Design>("design");
    QTest::addColumn<QStringList>("problems");
    const auto row = [](const char *name, const Design &design, const QStringList &problems = {}) {
        QTest::newRow(name) << design << problems;
    };
    const Design chess = bundledDesign("chess");
    const auto lost = [](const char *player, const char *cells) {
        return QStringLiteral("S007 start position: what %1 has on %2 is attacked and not "
                              "defended, or attacked by a much lesser piece")
            .arg(QLatin1String(player), QLatin1String(cells));
    };
    row("chess", chess);
    row("a mate in one",
        without(chess, {"e2", "f7", "g7"}),
        {"S006 start position: White wins with the first move, d1-h5"});
    row("a mate in one for the side that does not begin", without(chess, {"e7", "f2", "g2"}));
    row("a rook in front of pawns", with(chess, "Rook", "e6", 0), {lost("White", "e6")});
    row("a pawn in front of pawns", with(chess, "Pawn", "e6", 0));
    row("rooks on an open file",
        without(chess, {"a2", "a7"}),
        {lost("White", "a1"), lost("Black", "a8")});
    row("a defended rook",
        with(without(chess, {"a2", "a7"}), "Rook", "b1", 0),
        {lost("Black", "a8")});
    row("a defended queen before a pawn",
        with(with(chess, "Queen", "g3", 0), "Pawn", "f4", 1),
        {lost("White", "g3")});
    row("a defended knight before a pawn", with(with(chess, "Knight", "g3", 0), "Pawn", "f4", 1));
    const Design race =
        must(withRuleTemplate(designOf("square:5x5", {{"Runner", "leap n e s w"}}), "race"));
    row("a race that is won at once",
        with(with(race, "Runner", "a4", 0), "Runner", "e5", 1),
        {"S006 start position: White wins with the first move, a4-a5"});
    row("a race", with(with(race, "Runner", "a1", 0), "Runner", "e5", 1));
}

void tst_start_checks::starts()
{
    QFETCH(Design, design);
    QFETCH(QStringList, problems);
    QCOMPARE(found(design), problems);
}

void tst_start_checks::bundledGamesBeginInPeace()
{
    for (const BundledDesign &bundled : bundledDesigns()) {
        const std::string name(bundled.name);
        const QStringList lines = found(bundledDesign(name));
        QVERIFY2(lines.isEmpty(),
                 (name + ": " + lines.join(QLatin1Char('\n')).toStdString()).c_str());
    }
}

QTEST_APPLESS_MAIN(tst_start_checks)
#include "tst_start_checks.moc"
