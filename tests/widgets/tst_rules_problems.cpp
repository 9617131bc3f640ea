#include "model/edit/setup/example_edits.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "tests/widgets/rules_support.h"

using namespace rookery;
using namespace rookery::test;

/// Problems beside the rules that they are about, and what helps a design without rules on.
class tst_rules_problems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void problemsStandAtTheirRules();
    void aProblemLeadsToItsRule();
    void problemsByTheirLabels();
    void problemsAreFiltered();
    void aRuleThatDoesNothingIsSaid();
    void anEmptyDesignOffersFamilies();
    void aKingIsMarked();
};

void tst_rules_problems::problemsStandAtTheirRules()
{
    RulesBench bench;
    auto *problems = bench.find<ProblemsPanel>("problemsPanel");
    problems->checkNow();
    auto *label = bench.row("ends/0")->findChild<QLabel *>("ruleProblems");
    QVERIFY(!label->isVisible());
    Design design = bench.session().design();
    design.pieces.edit([&](Pieces &pieces) {
        pieces.types[pieces.find("King")->index()].royalty = Royalty::None;
    });
    bench.session().apply("No king", design);
    problems->checkNow();
    QVERIFY(label->isVisible());
    QVERIFY2(label->text().contains("No piece can be in check, because no piece is royal."),
             qPrintable(label->text()));
}

void tst_rules_problems::aProblemLeadsToItsRule()
{
    RulesBench bench;
    bench.trigger("mode.board");
    auto *problems = bench.find<ProblemsPanel>("problemsPanel");
    bench.session().apply("Twice", withRuleField(bench.session().design(), "ends/3/when", 0));
    problems->checkNow();
    problems->goToNext();
    QCOMPARE(bench.workspace().choices().mode(), Mode::Setup);
    QVERIFY(bench.row("ends/3")->isChosen());
    QCOMPARE(QApplication::focusWidget(), bench.row("ends/3"));
}

/// The window says what the board's edge says; what the author approves is kept by names.
void tst_rules_problems::problemsByTheirLabels()
{
    RulesBench bench("shogi");
    auto *problems = bench.find<ProblemsPanel>("problemsPanel");
    Example example;
    example.expected = {"c3-c5"};
    Design design = must(withExampleAdded(bench.session().design(), example));
    design = must(withCellMoved(design, SiteId(0), {1600, 500}));
    bench.session().apply("Two doubts", design);
    problems->checkNow();
    const auto *list = problems->findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItem(0)->text(1), QString("Example 1: 7g-7e is expected and not legal"));
    const auto overlap = list->findItems("overlap", Qt::MatchContains, 1);
    QCOMPARE(overlap.size(), 1);
    QCOMPARE(overlap.front()->text(1), QString("Cells 9i and 8i overlap on the drawing"));
    QCOMPARE(overlap.front()->text(2), QString("8i"));
    QTest::mouseClick(qobject_cast<QPushButton *>(list->itemWidget(overlap.front(), 4)),
                      Qt::LeftButton);
    QCOMPARE(bench.session().design().info->approved.front().sentence,
             std::string("cells a1 and b1 overlap on the drawing"));
}

/// Random games are played beside the window once it rests after an edit.
void tst_rules_problems::aRuleThatDoesNothingIsSaid()
{
    RulesBench bench;
    const auto *problems = bench.find<ProblemsPanel>("problemsPanel");
    constexpr std::string_view begin = "\"rules\": {";
    std::string text = writeDesign(bench.session().design());
    text.insert(text.find(begin) + begin.size(), R"("bans": [{"before": "turn > 100000"}],)");
    const auto design = readDesign(text);
    QVERIFY(design.has_value());
    bench.session().apply("A ban", design->design);
    const auto isSaid = [&] {
        return std::any_of(
            problems->problems().begin(), problems->problems().end(), [](const Problem &problem) {
                return problem.code == "R024" && problem.place.pointer == "/rules/bans/0";
            });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSaid(), 60'000);
}

void tst_rules_problems::problemsAreFiltered()
{
    RulesBench bench;
    auto *problems = bench.find<ProblemsPanel>("problemsPanel");
    Design design = must(withRuleField(bench.session().design(), "ends/3/when", 0));
    design.setup.edit([](Setup &setup) { setup.placements.erase(setup.placements.begin() + 1); });
    bench.session().apply("Two doubts", design);
    problems->checkNow();
    auto *list = problems->findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItemCount(), 2);
    const auto shown = [&] {
        QStringList codes;
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            if (!list->topLevelItem(i)->isHidden())
                codes << list->topLevelItem(i)->toolTip(1).right(5).left(4);
        }
        codes.sort();
        return codes.join(QLatin1Char(' '));
    };
    QCOMPARE(shown(), QString("R006 S003"));
    auto *filter = bench.find<QLineEdit>("problemFilter");
    QTest::keyClicks(filter, QStringLiteral("armies"));
    QCOMPARE(shown(), QString("S003"));
    filter->clear();
    QTest::keyClicks(filter, QStringLiteral("r006"));
    QCOMPARE(shown(), QString("R006"));
    // A problem that is found again is still filtered.
    problems->checkNow();
    QCOMPARE(shown(), QString("R006"));
}

void tst_rules_problems::anEmptyDesignOffersFamilies()
{
    RulesBench bench("hex-11");
    auto *page = bench.find<QWidget>("noRules");
    Rules none;
    none.players = bench.rules().players;
    BoardRecipe rhombus = *bench.session().design().board;
    rhombus.edits = {};
    Design bare = newDesign(rhombus, "Hex");
    bare.rules = none;
    bench.session().apply("No rules", bare);
    QVERIFY(page->isVisible());
    auto *connection = bench.find<QPushButton>("template:connection");
    QTRY_VERIFY(connection->isVisible());
    connection->click(); // the page scrolls in a low window
    QVERIFY(!page->isVisible());
    QCOMPARE(bench.rows().remove('[').remove(']'),
             QString("turns hands drops/0 ends/0 ends/1 ends/2"));
    QVERIFY(bench.row("ends/0")->accessibleName().contains("has joined"));
    bench.trigger("edit.undo");
    QVERIFY(page->isVisible());
}

void tst_rules_problems::aKingIsMarked()
{
    RulesBench bench;
    Design bare = bench.session().design();
    Rules none;
    none.players = bare.rules->players;
    bare.rules = none;
    bare.pieces.edit(
        [](Pieces &pieces) { pieces.types[pieces.find("King")->index()].royalty = Royalty::None; });
    bench.session().apply("No rules", bare);
    QTRY_VERIFY(bench.find<QWidget>("noRules")->isVisible());
    QCOMPARE(bench.find<QWidget>("noRules")->findChild<QLabel *>()->text(),
             QString("No player can lose yet. <b>Mark a royal piece</b> or add another goal."));
    QTest::mouseClick(bench.find<QPushButton>("markRoyal"), Qt::LeftButton);
    const auto &pieces = *bench.session().design().pieces;
    QCOMPARE(pieces[*pieces.find("King")].royalty, Royalty::Royal);
    QVERIFY(std::holds_alternative<Mate>(bench.rules().ends.front().condition));
}

ROOKERY_WIDGET_TEST(tst_rules_problems)
#include "tst_rules_problems.moc"
