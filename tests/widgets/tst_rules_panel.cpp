#include "tests/widgets/canvas_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/rules/id_picker.h"
#include "widgets/rules/rule_form.h"
#include "widgets/rules/rule_picker.h"
#include "widgets/rules/rule_row.h"
#include "widgets/rules/rules_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

using namespace rookery;
using namespace rookery::test;

namespace {

/// The window with a bundled design on its page of rules.
class RulesBench : public Bench
{
public:
    explicit RulesBench(const char *design = "chess")
    {
        window.openBundled(QLatin1String(design));
        trigger("pieces.rules");
        panel = find<RulesPanel>("rulesPanel");
    }

    /// Paths of the rows on show, with the chosen one in brackets.
    QString rows() const
    {
        QStringList paths;
        for (const RuleRowView *row : panel->findChildren<RuleRowView *>()) {
            const QString path = QString::fromStdString(row->entry().path);
            if (row->isVisible())
                paths << (row->isChosen() ? QStringLiteral("[%1]").arg(path) : path);
        }
        return paths.join(QLatin1Char(' '));
    }
    RuleRowView *row(const char *path) const { return panel->row(path); }
    void choose(const char *path)
    {
        QTest::mouseClick(row(path), Qt::LeftButton, {}, QPoint(12, 8));
    }
    template<class T>
    T *chooser(const char *path) const
    {
        return qobject_cast<T *>(panel->form()->chooser(QLatin1String(path)));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    const Rules &rules() { return *session().design().rules; }

    RulesPanel *panel = nullptr;
};

void pick(QComboBox *combo, int index)
{
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    for (int i = 0; i < index; ++i)
        QTest::keyClick(combo, Qt::Key_Down);
}

} // namespace

class tst_rules_panel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void everyRuleIsARow();
    void theChosenRuleShowsItsChoosers();
    void theBoardShowsWhatARuleIsAbout();
    void choosersChangeTheDesign();
    void partsOfARule();
    void namesArePicked();
    void rulesAreSearchedAndAdded();
    void theKeyboardDoesItAll();
    void rulesGoAndComeBack();
    void problemsStandAtTheirRules();
    void aProblemLeadsToItsRule();
    void problemsAreFiltered();
    void anEmptyDesignOffersFamilies();
    void aKingIsMarked();
    void theSheetIsCopied();
    void everyChooserHasANameAndATip_data();
    void everyChooserHasANameAndATip();
};

void tst_rules_panel::everyRuleIsARow()
{
    RulesBench bench;
    QCOMPARE(bench.workspace().mode(), Mode::Setup);
    QCOMPARE(bench.rows(),
             QString("[turns] castling/0 en-passant/0 promotions/0 ends/0 ends/1 ends/2 ends/3"));
    QCOMPARE(bench.row("turns")->accessibleName(), QString("White and Black move in turn."));
    QCOMPARE(bench.row("ends/0")->accessibleName(),
             QString("A player who is in check and has no move loses."));
}

void tst_rules_panel::theChosenRuleShowsItsChoosers()
{
    RulesBench bench;
    bench.choose("promotions/0");
    QVERIFY(bench.row("promotions/0")->isChosen());
    QVERIFY(!bench.row("turns")->isChosen());
    auto *duty = bench.chooser<QComboBox>("promotions/0/duty");
    QVERIFY(duty && duty->isVisible());
    QCOMPARE(duty->currentText(), QString("Must promote"));
    QCOMPARE(bench.chooser<QComboBox>("promotions/0/zone")->currentText(), QString("last-rank"));
    QCOMPARE(bench.chooser<IdPicker>("promotions/0/into")->accessibleDescription(),
             QString("Queen, Rook, Bishop, Knight"));
    bench.choose("ends/2");
    QCOMPARE(bench.chooser<QSpinBox>("ends/2/times")->value(), 3);
    QVERIFY(!bench.panel->form()->chooser("promotions/0/duty"));
}

void tst_rules_panel::theBoardShowsWhatARuleIsAbout()
{
    RulesBench bench;
    bench.choose("promotions/0");
    const Board &board = bench.workspace().board();
    std::map<std::string, int> groups;
    for (const CellNote &note : bench.workspace().notes()) {
        groups[board.name(note.cell)] = note.group;
        QVERIFY(!note.sentence.isEmpty());
    }
    QCOMPARE(groups.size(), std::size_t(32)); // both last ranks, and the men elsewhere
    QCOMPARE(groups.at("a8"), 0);
    QCOMPARE(groups.at("a1"), 1);
    QCOMPARE(groups.at("e2"), groups.at("e7"));
    QVERIFY(groups.at("e2") != groups.at("a1"));
    bench.choose("ends/0");
    QVERIFY(bench.workspace().notes().empty());
    bench.choose("promotions/0");
    bench.trigger("mode.board");
    QVERIFY(bench.workspace().notes().empty());
}

void tst_rules_panel::choosersChangeTheDesign()
{
    RulesBench bench;
    const Design before = bench.session().design();
    bench.choose("promotions/0");
    pick(bench.chooser<QComboBox>("promotions/0/duty"), 1);
    QCOMPARE(bench.rules().promotions.front().duty, PromotionDuty::May);
    QVERIFY(bench.row("promotions/0")->accessibleName().startsWith("Every Pawn may promote"));
    QVERIFY(bench.chooser<QComboBox>("promotions/0/duty")->hasFocus());
    bench.choose("ends/2");
    auto *times = bench.chooser<QSpinBox>("ends/2/times");
    times->setFocus();
    QTest::keyClick(times, Qt::Key_Up);
    QTest::keyClick(times, Qt::Key_Up);
    QCOMPARE(std::get<Repetition>(bench.rules().ends[2].condition).times, 5);
    // Two turns of the same screw are one step.
    QCOMPARE(bench.session().undoStack().count(), 2);
    bench.trigger("edit.undo");
    QCOMPARE(bench.chooser<QSpinBox>("ends/2/times")->value(), 3);
    bench.trigger("edit.undo");
    QVERIFY(bench.session().design() == before);
    // Another condition brings other choosers.
    bench.choose("ends/0");
    pick(bench.chooser<QComboBox>("ends/0/when"), 5);
    QVERIFY(bench.chooser<QSpinBox>("ends/0/length"));
}

void tst_rules_panel::partsOfARule()
{
    RulesBench bench;
    bench.choose("castling/0");
    auto *letter = bench.chooser<QLineEdit>("castling/0/wings/3/letter");
    QVERIFY(letter);
    QCOMPARE(letter->text(), QString("Q"));
    auto *cell = bench.chooser<QLineEdit>("castling/0/wings/3/king-to");
    QCOMPARE(cell->text(), QString("c8"));
    cell->setFocus();
    cell->selectAll();
    QTest::keyClicks(cell, QStringLiteral("b8"));
    QTest::keyClick(cell, Qt::Key_Return);
    QCOMPARE(bench.workspace().board().siteName(bench.rules().castling.front().wings[3].kingTo),
             std::string("b8"));
    // A cell that is not there changes nothing.
    cell = bench.chooser<QLineEdit>("castling/0/wings/3/king-to");
    cell->selectAll();
    QTest::keyClicks(cell, QStringLiteral("z9"));
    QTest::keyClick(cell, Qt::Key_Return);
    QCOMPARE(cell->text(), QString("b8"));
    QTest::mouseClick(bench.panel->findChild<QToolButton *>("castling/0/wings/3/-"),
                      Qt::LeftButton);
    QCOMPARE(bench.rules().castling.front().wings.size(), std::size_t(3));
    QTest::mouseClick(bench.panel->findChild<QToolButton *>("castling/0/wings/+"), Qt::LeftButton);
    QCOMPARE(bench.rules().castling.front().wings.size(), std::size_t(4));
}

void tst_rules_panel::namesArePicked()
{
    RulesBench bench;
    bench.choose("promotions/0");
    auto *into = bench.chooser<IdPicker>("promotions/0/into");
    into->openList();
    const auto &types = *bench.session().design().pieces;
    into->list()->setCurrentRow(static_cast<int>(types.find("Rook")->index()));
    QTest::keyClick(into->list(), Qt::Key_Space);
    QCOMPARE(into->accessibleDescription(), QString("Queen, Bishop, Knight"));
    QTest::keyClick(into->list(), Qt::Key_Space);
    QCOMPARE(into->accessibleDescription(), QString("Queen, Bishop, Knight, Rook"));
    QCOMPARE(bench.rules().promotions.front().into.back(), *types.find("Rook"));
    // The turns of a double-move game: a name may come again.
    bench.choose("turns");
    auto *cycle = bench.chooser<IdPicker>("turns/cycle");
    cycle->openList();
    for (const int row : {0, 0, 1, 1}) {
        cycle->list()->setCurrentRow(row);
        QTest::keyClick(cycle->list(), Qt::Key_Return);
    }
    QCOMPARE(cycle->accessibleDescription(), QString("White, White, Black, Black"));
}

void tst_rules_panel::rulesAreSearchedAndAdded()
{
    RulesBench bench;
    auto *picker = bench.find<RulePicker>("addRule");
    QTest::mouseClick(picker, Qt::LeftButton);
    QTest::keyClicks(picker->search(), QStringLiteral("explo"));
    QTest::keyClick(picker->search(), Qt::Key_Return);
    QCOMPARE(bench.rules().explosions.size(), std::size_t(1));
    QVERIFY(bench.row("explosions/0")->isChosen());
    // Ends are found by what they say.
    QTest::mouseClick(picker, Qt::LeftButton);
    QTest::keyClicks(picker->search(), QStringLiteral("men in a row"));
    QTest::keyClick(picker->search(), Qt::Key_Return);
    QVERIFY(std::holds_alternative<Row>(bench.rules().ends.back().condition));
    QVERIFY(bench.row("ends/4")->isChosen());
    // What every game has anyway gets a row to be changed.
    const int steps = bench.session().undoStack().count();
    QTest::mouseClick(picker, Qt::LeftButton);
    QTest::keyClicks(picker->search(), QStringLiteral("passing"));
    picker->list()->setCurrentItem(
        picker->list()->findItems(QStringLiteral("Passing"), Qt::MatchExactly).front());
    QTest::keyClick(picker->search(), Qt::Key_Return);
    QCOMPARE(bench.row("pass")->accessibleName(), QString("Nobody may pass."));
    QCOMPARE(bench.session().undoStack().count(), steps);
}

void tst_rules_panel::theKeyboardDoesItAll()
{
    RulesBench bench;
    QCOMPARE(QApplication::focusWidget(), bench.row("turns"));
    for (int i = 0; i < 4; ++i)
        bench.key(Qt::Key_Down);
    QVERIFY(bench.row("ends/0")->isChosen());
    bench.key(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(bench.row("ends/1")->isChosen());
    QVERIFY(std::holds_alternative<Stalemate>(bench.rules().ends[0].condition));
    QVERIFY(std::holds_alternative<Mate>(bench.rules().ends[1].condition));
    bench.key(Qt::Key_Delete);
    QVERIFY(!std::holds_alternative<Mate>(bench.rules().ends[1].condition));
    QCOMPARE(bench.rules().ends.size(), std::size_t(3));
    QVERIFY(bench.row("ends/1")->isChosen());
    bench.key(Qt::Key_Return);
    QVERIFY(bench.panel->form()->isAncestorOf(QApplication::focusWidget()));
    bench.key(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), bench.row("ends/1"));
    bench.trigger("edit.undo");
    bench.trigger("edit.undo");
    QVERIFY(std::holds_alternative<Mate>(bench.rules().ends[0].condition));
}

void tst_rules_panel::rulesGoAndComeBack()
{
    RulesBench bench;
    const Design before = bench.session().design();
    for (const char *path :
         {"ends/3", "promotions/0", "en-passant/0", "castling/0", "ends/0", "ends/0", "ends/0"}) {
        bench.choose(path);
        bench.key(Qt::Key_Delete);
    }
    QCOMPARE(bench.rows(), QString("turns"));
    while (bench.session().undoStack().canUndo())
        bench.trigger("edit.undo");
    QVERIFY(bench.session().design() == before);
    QCOMPARE(bench.panel->findChildren<RuleRowView *>().size(), qsizetype(8));
}

void tst_rules_panel::problemsStandAtTheirRules()
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
    QVERIFY2(label->text().contains("Nobody can be in check, because no man is royal."),
             qPrintable(label->text()));
}

void tst_rules_panel::aProblemLeadsToItsRule()
{
    RulesBench bench;
    bench.trigger("mode.board");
    auto *problems = bench.find<ProblemsPanel>("problemsPanel");
    bench.session().apply("Twice", withRuleField(bench.session().design(), "ends/3/when", 0));
    problems->checkNow();
    problems->goToNext();
    QCOMPARE(bench.workspace().mode(), Mode::Setup);
    QVERIFY(bench.row("ends/3")->isChosen());
    QCOMPARE(QApplication::focusWidget(), bench.row("ends/3"));
}

void tst_rules_panel::problemsAreFiltered()
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

void tst_rules_panel::anEmptyDesignOffersFamilies()
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

void tst_rules_panel::aKingIsMarked()
{
    RulesBench bench;
    Design bare = bench.session().design();
    Rules none;
    none.players = bare.rules->players;
    bare.rules = none;
    bare.pieces.edit(
        [](Pieces &pieces) { pieces.types[pieces.find("King")->index()].royalty = Royalty::None; });
    bench.session().apply("No rules", bare);
    QTest::mouseClick(bench.find<QPushButton>("markRoyal"), Qt::LeftButton);
    const auto &pieces = *bench.session().design().pieces;
    QCOMPARE(pieces[*pieces.find("King")].royalty, Royalty::Royal);
    QVERIFY(std::holds_alternative<Mate>(bench.rules().ends.front().condition));
}

void tst_rules_panel::theSheetIsCopied()
{
    RulesBench bench;
    auto *button = bench.find<QToolButton>("ruleSheetButton");
    QTest::mouseClick(button, Qt::LeftButton);
    auto *sheet = bench.find<QPlainTextEdit>("ruleSheet");
    QVERIFY(sheet->isVisible());
    QVERIFY(sheet->toPlainText().contains("A player who is in check and has no move loses."));
    QTest::mouseClick(bench.find<QPushButton>("copyRuleSheet"), Qt::LeftButton);
    QCOMPARE(QApplication::clipboard()->text(), sheet->toPlainText());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(bench.row("turns")->isVisible());
}

void tst_rules_panel::everyChooserHasANameAndATip_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path :
         {"turns", "castling/0", "en-passant/0", "promotions/0", "ends/0", "ends/3"})
        QTest::newRow(path) << QString(path);
}

void tst_rules_panel::everyChooserHasANameAndATip()
{
    QFETCH(QString, path);
    RulesBench bench;
    bench.choose(path.toUtf8().constData());
    const QWidget *first = bench.panel->form()->chooser(QString::fromStdString(
        ruleFields(bench.session().design(), path.toStdString()).front().path));
    QTRY_VERIFY(first->height() >= 18); // laid out
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    int seen = 0;
    for (QWidget *widget : bench.panel->findChildren<QWidget *>()) {
        const bool isControl =
            qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget)
            || qobject_cast<QAbstractSpinBox *>(widget) || qobject_cast<QComboBox *>(widget);
        const bool isPart = qobject_cast<QAbstractSpinBox *>(widget->parentWidget())
                            || qobject_cast<QLineEdit *>(widget->parentWidget());
        if (!isControl || isPart || !widget->isVisible())
            continue;
        ++seen;
        const QString what = QStringLiteral("%1 %2").arg(
            QLatin1String(widget->metaObject()->className()), widget->objectName());
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(what + " has no name"));
        QVERIFY2(!widget->toolTip().isEmpty() && !widget->statusTip().isEmpty(),
                 qPrintable(what + " has no tip"));
        QVERIFY2(widget->height() >= 18, qPrintable(what + " is too small to be hit"));
    }
    QVERIFY(seen > 3);
}

ROOKERY_WIDGET_TEST(tst_rules_panel)
#include "tst_rules_panel.moc"
