#include "model/exchange/proof/idle_rules.h"
#include "model/file/design/design_writer.h"
#include "tests/designs.h"
#include "tests/model/file_support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Chess with these rules before its own.
Design chessWith(const std::string &rules)
{
    constexpr std::string_view begin = "\"rules\": {";
    std::string text = writeDesign(bundledDesign("chess"));
    text.insert(text.find(begin) + begin.size(), rules + ",");
    return designOfText(text);
}

QStringList placesOf(const std::vector<Problem> &problems)
{
    QStringList places;
    for (const Problem &problem : problems)
        places << QString::fromStdString(problem.place.pointer);
    return places;
}

} // namespace

/// Rules that do nothing in random games are said.
class tst_idle_rules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatDoesNothing_data();
    void whatDoesNothing();
    void whatIsSaid();
    void nothingIsSaidTooSoon();
};

void tst_idle_rules::whatDoesNothing_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("place");
    QTest::newRow("a ban on what there is not")
        << R"("bans": [{"before": "mover = King and turn > 100000"}])"
        << "/rules/bans/0";
    QTest::newRow("the second of two bans")
        << R"("bans": [{"before": "turn < 3 and mover = Knight"}, {"before": "turn > 100000"}])"
        << "/rules/bans/1";
    QTest::newRow("an effect that never comes")
        << R"("effects": [{"after": ["move"], "if": "turn > 100000", "do": ["capture to"]}])"
        << "/rules/effects/0";
    QTest::newRow("an own move that is never open")
        << R"("own-moves": [{"name": "swap", "when": "turn > 100000", "do": ["swap e2 with d2"]}])"
        << "/rules/own-moves/0";
    QTest::newRow("a ban that strikes") << R"("bans": [{"before": "mover = Knight"}])"
                                        << "";
    QTest::newRow("an effect that changes pieces")
        << R"("effects": [{"after": ["capture"], "do": ["give to to other"]}])"
        << "";
    QTest::newRow("an effect before the first move")
        << R"("effects": [{"after": ["start"], "do": ["capture a1"]}])"
        << "";
    QTest::newRow("an own move that is open")
        << R"("own-moves": [{"name": "swap", "when": "turn = 2", "do": ["swap e2 with d2"]}])"
        << "";
}

void tst_idle_rules::whatDoesNothing()
{
    QFETCH(QString, rules);
    QFETCH(QString, place);
    IdleSearch search;
    search.games = 12;
    const QStringList places = placesOf(findIdleRules(chessWith(rules.toStdString()), search));
    const QStringList own = places.filter(QRegularExpression("bans|effects|own-moves"));
    QCOMPARE(own, place.isEmpty() ? QStringList() : QStringList(place));
}

void tst_idle_rules::whatIsSaid()
{
    IdleSearch search;
    search.games = 12;
    const Design design = chessWith(R"("bans": [{"before": "turn > 100000"}])");
    for (const Problem &problem : findIdleRules(design, search)) {
        QCOMPARE(problem.severity, Severity::Info);
        QCOMPARE(problem.code, std::string("R024"));
        if (problem.place.pointer == "/rules/bans/0")
            QCOMPARE(QString::fromStdString(problem.sentence()),
                     QStringLiteral("in 12 random games this rule does nothing: Not allowed is a "
                                    "move, if the number of "
                                    "the turn is more than 100000"));
    }
    // What chess lives by is seen at work.
    const QStringList places = placesOf(findIdleRules(bundledDesign("chess")));
    for (const char *used :
         {"/rules/castling", "/rules/promotions", "/rules/check", "/rules/ends/0"})
        QCOMPARE(places.filter(QLatin1String(used)), QStringList());
}

/// Neither before all games were played nor when it was stopped.
void tst_idle_rules::nothingIsSaidTooSoon()
{
    const Design design = chessWith(R"("bans": [{"before": "turn > 100000"}])");
    IdleSearch search;
    search.effort = 500;
    QVERIFY(findIdleRules(design, search).empty());
    const std::atomic<bool> stop = true;
    search = {};
    search.stop = &stop;
    QVERIFY(findIdleRules(design, search).empty());
}

QTEST_APPLESS_MAIN(tst_idle_rules)
#include "tst_idle_rules.moc"
