#include "model/file/bundled/bundled.h"
#include "tests/widgets/rules_support.h"
#include "widgets/base/fold_section.h"
#include "widgets/rules/rule_drag.h"
#include "widgets/rules/rule_list.h"
#include "widgets/rules/rule_rows.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QStyleOptionComboBox>

using namespace rookery;
using namespace rookery::test;

class tst_rules_panel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void everyRuleIsARow();
    void kindsFold();
    void aFoldedKindOpensForWhatIsGoneTo();
    void theChosenRuleShowsItsChoosers();
    void theBoardShowsWhatARuleIsAbout();
    void choosersChangeTheDesign();
    void partsOfARule();
    void theKingGoesSoManyCells();
    void cellsAreClicked();
    void zonesAreMadeWhereTheyAreNeeded();
    void namesArePicked();
    void theListStaysWhileTheSentenceGrows();
    void rulesAreSearchedAndAdded();
    void rulesAreFoundByWordsOfTheField_data();
    void rulesAreFoundByWordsOfTheField();
    void adviceComesAndGoes();
    void kindsHaveExamples();
    void kindsStandBelowHeadings();
    void whatNoRuleSaysIsSaidByAnOwnOne();
    void readyRulesAreAdded();
    void rulesAreDragged();
    void theKeyboardDoesItAll();
    void rulesGoAndComeBack();
    void theSheetIsCopied();
    void narrowFormsShowWholeTexts_data();
    void narrowFormsShowWholeTexts();
    void choosersStandBelowTheirLabelsWhereTheyWouldBeCut();
    void everyChooserHasANameAndATip_data();
    void everyChooserHasANameAndATip();
};

void tst_rules_panel::everyRuleIsARow()
{
    RulesBench bench;
    QCOMPARE(bench.workspace().choices().mode(), Mode::Setup);
    QCOMPARE(bench.rows(),
             QString("[turns] castling/0 en-passant/0 promotions/0 ends/0 ends/1 ends/2 ends/3"));
    QCOMPARE(bench.row("turns")->accessibleName(), QString("White and Black move in turn."));
    QCOMPARE(bench.row("ends/0")->accessibleName(),
             QString("A player who is in check and has no move loses."));
}

void tst_rules_panel::kindsFold()
{
    const QString allButEnds("[turns] castling/0 en-passant/0 promotions/0");
    {
        RulesBench bench;
        bench.choose("ends/1");
        QVERIFY(bench.find<FoldSection>("section:rules.drops")->isHidden()); // there are none
        auto *ends = bench.find<FoldSection>("section:rules.ends");
        auto *title = ends->findChild<QToolButton *>("sectionTitle");
        QVERIFY(title->toolTip().contains(QLatin1Char('\n')));
        QTest::mouseClick(title, Qt::LeftButton);
        // What is folded away is not chosen, nor has it the keyboard.
        QCOMPARE(bench.rows(), QString("turns castling/0 en-passant/0 promotions/0"));
        QVERIFY(bench.workspace().view().notes().empty());
        QCOMPARE(QApplication::focusWidget(), title);
        bench.choose("promotions/0");
        bench.key(Qt::Key_Down);
        QVERIFY(bench.row("promotions/0")->isChosen());
        bench.key(Qt::Key_Up);
        QVERIFY(bench.row("en-passant/0")->isChosen());
    }
    RulesBench bench;
    QCOMPARE(bench.rows(), allButEnds);
    bench.window.openBundled(QStringLiteral("tablut"));
    QVERIFY(!bench.row("ends/0")->isVisible());
}

void tst_rules_panel::aFoldedKindOpensForWhatIsGoneTo()
{
    RulesBench bench;
    auto *ends = bench.find<FoldSection>("section:rules.ends");
    const auto fold = [&] {
        QTest::mouseClick(ends->findChild<QToolButton *>("sectionTitle"), Qt::LeftButton);
        return ends->isFolded();
    };
    QVERIFY(fold());
    bench.panel->goTo("ends/2");
    QVERIFY(!ends->isFolded() && bench.row("ends/2")->isVisible());
    QCOMPARE(QApplication::focusWidget(), bench.row("ends/2"));
    QVERIFY(fold());
    auto *castling = bench.find<FoldSection>("section:rules.castling");
    QTest::mouseClick(castling->findChild<QToolButton *>("sectionTitle"), Qt::LeftButton);
    bench.panel->goTo("ends/2");
    QVERIFY(castling->isFolded() && !ends->isFolded()); // and the settings agree
    QTest::mouseClick(castling->findChild<QToolButton *>("sectionTitle"), Qt::LeftButton);
    QVERIFY(!castling->isFolded() && !ends->isFolded());
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
    for (const CellNote &note : bench.workspace().view().notes()) {
        groups[board.name(note.cell)] = note.group;
        QVERIFY(!note.sentence.isEmpty());
    }
    QCOMPARE(groups.size(), std::size_t(32)); // both last ranks, and the pieces elsewhere
    QCOMPARE(groups.at("a8"), 0);
    QCOMPARE(groups.at("a1"), 1);
    QCOMPARE(groups.at("e2"), groups.at("e7"));
    QVERIFY(groups.at("e2") != groups.at("a1"));
    bench.choose("ends/0");
    QVERIFY(bench.workspace().view().notes().empty());
    bench.choose("promotions/0");
    bench.trigger("mode.board");
    QVERIFY(bench.workspace().view().notes().empty());
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
    // By what the board's edge says.
    bench.session().apply("labels", withLabels(bench.session().design(), Labels::Shogi));
    cell = bench.chooser<QLineEdit>("castling/0/wings/3/king-to");
    QCOMPARE(cell->text(), QString("7a"));
    cell->setFocus();
    cell->selectAll();
    QTest::keyClicks(cell, QStringLiteral("6a"));
    QTest::keyClick(cell, Qt::Key_Return);
    QCOMPARE(bench.workspace().board().siteName(bench.rules().castling.front().wings[3].kingTo),
             std::string("c8"));
    QTRY_VERIFY(bench.panel->findChild<QToolButton *>("castling/0/wings/3/-")->height() > 0);
    QTest::mouseClick(bench.panel->findChild<QToolButton *>("castling/0/wings/3/-"),
                      Qt::LeftButton);
    QCOMPARE(bench.rules().castling.front().wings.size(), std::size_t(3));
    QTest::mouseClick(bench.panel->findChild<QToolButton *>("castling/0/wings/+"), Qt::LeftButton);
    QCOMPARE(bench.rules().castling.front().wings.size(), std::size_t(4));
}

/// So many cells towards the partner: on that wing of both players, the partner beside the king.
void tst_rules_panel::theKingGoesSoManyCells()
{
    RulesBench bench;
    bench.choose("castling/0");
    const auto wings = [&] {
        QStringList all;
        for (const CastlingWing &wing : bench.rules().castling.front().wings)
            all << QString::fromStdString(bench.workspace().board().siteName(wing.kingTo) + " "
                                          + bench.workspace().board().siteName(wing.partnerTo));
        return all.join(QStringLiteral(", "));
    };
    const auto type = [&](const char *text) {
        auto *field = bench.chooser<QLineEdit>("castling/0/wings/1/king-to");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(text));
        QTest::keyClick(field, Qt::Key_Return);
    };
    QCOMPARE(wings(), QString("g1 f1, c1 d1, g8 f8, c8 d8"));
    type("3");
    QCOMPARE(wings(), QString("g1 f1, b1 c1, g8 f8, b8 c8"));
    type("1");
    QCOMPARE(wings(), QString("g1 f1, d1 e1, g8 f8, d8 e8"));
    type("5"); // there are four up to the rook
    QCOMPARE(wings(), QString("g1 f1, d1 e1, g8 f8, d8 e8"));
    QCOMPARE(bench.chooser<QLineEdit>("castling/0/wings/1/king-to")->text(), QString("d1"));
    bench.trigger("edit.undo");
    QCOMPARE(wings(), QString("g1 f1, b1 c1, g8 f8, b8 c8"));
}

/// A click on the board fills the field that has the keyboard, and nothing else happens there.
void tst_rules_panel::cellsAreClicked()
{
    RulesBench bench;
    bench.choose("castling/0");
    auto *field = bench.chooser<QLineEdit>("castling/0/wings/0/king-to");
    BoardCanvas &canvas = bench.window.current()->canvas();
    const Board &board = bench.window.current()->workspace().board();
    const Setup before = *bench.session().design().setup;
    bench.window.current()->workspace().choices().setTool(QStringLiteral("place"));
    const auto click = [&](const char *cell) {
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.cellPixel(*board.find(cell)));
        QCoreApplication::processEvents();
    };
    field->setFocus();
    QVERIFY(canvas.toolHint().startsWith("Click a cell"));
    click("b1");
    field = bench.chooser<QLineEdit>("castling/0/wings/0/king-to");
    QCOMPARE(field->text(), QString("b1"));
    QVERIFY(field->hasFocus());
    QVERIFY(*bench.session().design().setup == before);
    // The target in the field asks as well.
    field->clearFocus();
    QCoreApplication::processEvents();
    QVERIFY(!bench.window.current()->workspace().view().asksForCell());
    field->actions().front()->trigger();
    QVERIFY(bench.window.current()->workspace().view().asksForCell());
    // Elsewhere the board is the tool's again.
    bench.panel->findChild<QLineEdit *>()->clearFocus();
    field->clearFocus();
    QCoreApplication::processEvents();
    QVERIFY(!bench.window.current()->workspace().view().asksForCell());
    click("e4");
    QVERIFY(!(*bench.session().design().setup == before));
}

void tst_rules_panel::zonesAreMadeWhereTheyAreNeeded()
{
    RulesBench bench;
    bench.choose("promotions/0");
    auto *zone = bench.chooser<QComboBox>("promotions/0/zone");
    QVERIFY(zone);
    const std::size_t zones = bench.session().design().board->edits.zones.size();
    const auto takeNew = [&] {
        zone = bench.chooser<QComboBox>("promotions/0/zone");
        zone->setCurrentIndex(zone->count() - 1);
        QCOMPARE(zone->currentText(), QString("New zone…"));
        Q_EMIT zone->activated(zone->count() - 1);
    };
    Choices &choices = bench.window.current()->workspace().choices();
    choices.setSelection({SiteId(3), SiteId(4)});
    takeNew();
    const auto &edits = bench.session().design().board->edits;
    QCOMPARE(edits.zones.size(), zones + 1);
    QCOMPARE(edits.zones.back().cells.size(), std::size_t(2));
    QCOMPARE(bench.rules().promotions.front().zone, std::optional(ZoneId(zones)));
    QVERIFY(choices.mode() != Mode::Board);
    bench.session().undo();
    QCOMPARE(bench.session().design().board->edits.zones.size(), zones);
    // Without a selection its cells are painted next.
    choices.setSelection({});
    takeNew();
    QCOMPARE(choices.mode(), Mode::Board);
    QCOMPARE(choices.tool(), QString("zone"));
    QCOMPARE(choices.zone(), std::optional(ZoneId(zones)));
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
    // A click on the name does what one on its box does.
    const QModelIndex rook = into->list()->currentIndex();
    const QRect place = into->list()->visualRect(rook);
    const QPoint onName(place.left() + place.width() / 2, place.center().y());
    QTest::mouseClick(into->list()->viewport(), Qt::LeftButton, {}, onName);
    QCOMPARE(into->accessibleDescription(), QString("Queen, Bishop, Knight"));
    QTest::mouseClick(into->list()->viewport(), Qt::LeftButton, {}, onName);
    QCOMPARE(into->accessibleDescription(), QString("Queen, Bishop, Knight, Rook"));
    const QPoint onBox(place.left() + 10, place.center().y());
    QTest::mouseClick(into->list()->viewport(), Qt::LeftButton, {}, onBox);
    QCOMPARE(into->accessibleDescription(), QString("Queen, Bishop, Knight"));
    QTest::mouseClick(into->list()->viewport(), Qt::LeftButton, {}, onBox);
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

/// Names are added to the sentence above, which takes more lines in a narrow panel; the next click
/// finds the next name where it was.
void tst_rules_panel::theListStaysWhileTheSentenceGrows()
{
    RulesBench bench;
    bench.panel->window()->resize(900, 700);
    bench.choose("promotions/0");
    auto *into = bench.chooser<IdPicker>("promotions/0/into");
    into->openList();
    QListWidget *list = into->list();
    const int before = bench.row("promotions/0")->height();
    const QPoint place = list->mapToGlobal(QPoint());
    const int scrolled = list->verticalScrollBar()->value();
    int highest = before;
    int lowest = before;
    for (int row = 0; row < list->count(); ++row) {
        const QRect name = list->visualRect(list->model()->index(row, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, name.center());
        QCoreApplication::processEvents();
        highest = std::max(highest, bench.row("promotions/0")->height());
        lowest = std::min(lowest, bench.row("promotions/0")->height());
        QCOMPARE(list->mapToGlobal(QPoint()), place);
        QCOMPARE(list->verticalScrollBar()->value(), scrolled);
        QCOMPARE(list->visualRect(list->model()->index(row, 0)), name);
    }
    QVERIFY(highest > lowest);
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
    QTest::keyClicks(picker->search(), QStringLiteral("pieces in a row"));
    QTest::keyClick(picker->search(), Qt::Key_Return);
    QVERIFY(std::holds_alternative<Row>(bench.rules().ends.back().condition));
    QVERIFY(bench.row("ends/4")->isChosen());
    // Also what stands in no list does at once what its title says.
    const int steps = bench.session().undoStack().count();
    QTest::mouseClick(picker, Qt::LeftButton);
    QTest::keyClicks(picker->search(), QStringLiteral("passing"));
    picker->list()->setCurrentItem(
        picker->list()->findItems(QStringLiteral("Passing"), Qt::MatchExactly).front());
    QTest::keyClick(picker->search(), Qt::Key_Return);
    QCOMPARE(bench.row("pass")->accessibleName(), QString("A player may pass at any time."));
    QCOMPARE(bench.session().undoStack().count(), steps + 1);
    // What every game has anyway gets a row to be changed.
    QTest::mouseClick(picker, Qt::LeftButton);
    QTest::keyClicks(picker->search(), QStringLiteral("drops"));
    QTest::keyClick(picker->search(), Qt::Key_Return);
    QCOMPARE(bench.rules().drops.size(), std::size_t(1));
    QVERIFY(bench.row("drops/0")->isChosen());
    QCOMPARE(bench.row("hands")->accessibleName(),
             QString("Captured pieces go to the capturer's hand as what they were before "
                     "promotion."));
}

void tst_rules_panel::rulesAreFoundByWordsOfTheField_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("added");  // what the rule says that Enter adds; empty: not asked
    QTest::addColumn<QString>("advice"); // below the list, if more has to be said
    struct Row
    {
        const char *typed;
        const char *title;
        const char *added = "";
        const char *advice = "";
    };
    constexpr const char *ownMove = "In place of a move, a player may act: nothing is done yet.";
    const Row rows[] = {
        {"en passant", "En passant"},
        {"bare king",
         "Ready: A bare king loses",
         "A player who is left with a single piece while the opponent has more loses."},
        {"baring",
         "Ready: A bare king loses",
         "A player who is left with a single piece while the opponent has more loses."},
        {"insufficient material", "Ready: Few pieces end the game (insufficient material)"},
        {"king of the hill", "End: Goal reached"},
        {"atomic",
         "Explosions",
         "A capture by any piece removes the capturer and all its neighbours."},
        {"crazyhouse", "Drops"},
        {"connection", "End: Connection"},
        {"custodial", "Custodial capture"},
        {"maximum capture", "Mandatory capture"},
        {"multi-capture",
         "Mandatory capture",
         "A player must capture where that is possible.",
         "Several captures in one move are legs of the piece, drawn in Pieces mode; this rule says "
         "when a capture must be made, and which."},
        {"forced capture", "Mandatory capture"},
        {"zugzwang", "Passing"},
        {"50-move", "End: 50-move rule"},
        {"perpetual", "End: Repetition"},
        {"freeze", "Ready: Pieces beside certain enemies cannot move (immobilizer)"},
        {"holding", "Ready: Pieces beside certain enemies cannot move (immobilizer)"},
        {"cautio", "Ready: Pieces do not go where they could be captured"},
        {"drowning", "Ready: Pieces that stay in the water drown"},
        {"coordination", "Ready: Captures where file and rank cross"},
        {"trading", "Ready: Strong pieces may not simply be traded (lion trading)"},
        {"arrangement", "Ready: Pieces that stand on given cells win"},
        {"demotion", "Promotion"},
        {"pie rule", "Ready: The first stone may be taken over (pie rule)"},
        {"rule pie", "Ready: The first stone may be taken over (pie rule)"},
        {"swap rule", "Ready: The first stone may be taken over (pie rule)"},
        {"circe", "Ready: Captured pieces come back (Circe)"},
        {"superko", "Ready: No position comes twice (superko)"},
        {"dice",
         "Own moves",
         ownMove,
         "Dice are a player for whom “Chance: dice and draws” is ticked in Setup mode; the own "
         "moves of that player are the throws."},
        {"swap", "Exchange"},
        {"score", "Points"},
        {"territory",
         "End: Own condition",
         "A player p never wins.",
         "Territory is an own word that counts cells, and “Most of” of this end compares it, as in "
         "the bundled Go."},
        {"duck", "Walls", "A wall is built with every move, on any empty cell; it stays for good."},
        {"hidden", "Views"},
        {"capture all", "End: Extinction"},
        {"merge",
         "Own moves",
         ownMove,
         "To merge two pieces, choose both, remove one and put the new piece on the cell of the "
         "other."},
        {"stack",
         "Own moves",
         ownMove,
         "Stacks are made by the steps “stack” and “deal”; “height” counts their pieces."},
        {"three-check", "End: N-check", "A player who has given check 3 times wins."},
        {"few pieces", "Ready: Few pieces end the game (insufficient material)"},
        {"castled", "Ready: Who castles wins"},
        {"castling lost", "Ready: Who can never castle any more loses"},
        {"own rule", "Own numbers"},
        {"50 move rule", "End: 50-move rule"},
        {"fifty-moves", "End: 50-move rule"},
        {"en-passant", "En passant"},
        {"enpassant", "En passant"},
        {"explosion", "Explosions"},
        {"atomic rule", "Explosions"},
        {"CAPTURE MAXIMUM", "Mandatory capture"},
        {"effect", "Own effects"},
    };
    for (const Row &row : rows)
        QTest::newRow(row.typed) << QString(row.typed) << QString(row.title) << QString(row.added)
                                 << QString(row.advice);
}

void tst_rules_panel::rulesAreFoundByWordsOfTheField()
{
    QFETCH(QString, typed);
    QFETCH(QString, title);
    QFETCH(QString, added);
    QFETCH(QString, advice);
    RulesBench bench;
    auto *picker = bench.find<RulePicker>("addRule");
    QTest::mouseClick(picker, Qt::LeftButton);
    QTest::keyClicks(picker->search(), typed);
    QStringList found;
    for (int i = 0; i < picker->list()->count(); ++i) {
        const QListWidgetItem *item = picker->list()->item(i);
        if (!item->isHidden())
            found << item->text();
        QVERIFY2(item->isHidden() || item->flags() & Qt::ItemIsSelectable,
                 qPrintable(item->text()));
    }
    QVERIFY(picker->list()->currentItem() != nullptr);
    QVERIFY2(picker->list()->currentItem()->text() == title,
             qPrintable(found.join(QStringLiteral(", "))));
    QCOMPARE(picker->list()->currentRow(), 0);
    QVERIFY(bench.find<QLabel>("noSuchRule")->isHidden());
    if (!advice.isEmpty())
        QCOMPARE(bench.window.findChild<QLabel *>("whatTheRuleSays")->text(), advice);
    QTest::keyClick(picker->search(), Qt::Key_Return);
    if (added.isEmpty())
        return;
    const auto rows = bench.panel->findChildren<RuleRowView *>();
    const auto chosen = std::find_if(
        rows.begin(), rows.end(), [](const RuleRowView *row) { return row->isChosen(); });
    QVERIFY(chosen != rows.end());
    QCOMPARE((*chosen)->accessibleName(), added);
}

/// Advice goes with the words that it is for.
void tst_rules_panel::adviceComesAndGoes()
{
    RulesBench bench;
    auto *picker = bench.find<RulePicker>("addRule");
    QTest::mouseClick(picker, Qt::LeftButton);
    const auto *says = bench.window.findChild<QLabel *>("whatTheRuleSays");
    const auto shown = [&](const char *typed) {
        picker->search()->setText(QLatin1String(typed));
        return picker->list()->currentItem()->text() + QStringLiteral(": ")
               + says->text().section(QLatin1Char(' '), 0, 1);
    };
    QCOMPARE(shown("dice"), QString("Own moves: Dice are"));
    QCOMPARE(shown("stack"), QString("Own moves: Stacks are"));
    QCOMPARE(shown("sowing"), QString("Own moves: In place"));
    QCOMPARE(shown("multi-capture"), QString("Mandatory capture: Several captures"));
    QCOMPARE(shown("forced capture"), QString("Mandatory capture: Who must"));
}

/// Below the list, and as its tip: games that have the rule, or moves that ready rules allow.
void tst_rules_panel::kindsHaveExamples()
{
    RulesBench bench;
    auto *picker = bench.find<RulePicker>("addRule");
    QTest::mouseClick(picker, Qt::LeftButton);
    const auto *says = bench.window.findChild<QLabel *>(QStringLiteral("whatTheRuleSays"));
    const auto shown = [&](const char *typed) {
        picker->search()->setText(QLatin1String(typed));
        const QListWidgetItem *item = picker->list()->currentItem();
        return item->toolTip() == says->text() ? item->toolTip().section(QLatin1Char('\n'), 1)
                                               : QStringLiteral("the tip says something else");
    };
    for (const auto &[typed, term] : {std::pair("castling", "castling"),
                                      std::pair("atomic", "explosions"),
                                      std::pair("three-check", "when=checks")}) {
        const QString example = shown(typed);
        QVERIFY2(example.startsWith(QLatin1String("Used in ")), qPrintable(example));
        QVERIFY2(std::any_of(bundledDesigns().begin(),
                             bundledDesigns().end(),
                             [&](const BundledDesign &design) {
                                 return design.has(term)
                                        && example.contains(QString::fromUtf8(
                                            design.title.data(),
                                            static_cast<qsizetype>(design.title.size())));
                             }),
                 qPrintable(example));
    }
    QCOMPARE(shown("monochromatic"),
             QString("Chess, at the start: then e2-e4 may be played, and e2-e3, b1-c3 may not."));
    QCOMPARE(shown("patrol"), QString("Chess, e2-e4 d7-d5: then e4-d5 may not be played."));
}

void tst_rules_panel::kindsStandBelowHeadings()
{
    RulesBench bench;
    const Design before = bench.workspace().design();
    auto *picker = bench.find<RulePicker>("addRule");
    QTest::mouseClick(picker, Qt::LeftButton);
    QListWidget *list = picker->list();
    QHash<QString, QString> headings;
    QStringList rules;
    QString heading;
    for (int i = 0; i < list->count(); ++i) {
        const QListWidgetItem *item = list->item(i);
        QVERIFY(!item->isHidden());
        if (item->flags() & Qt::ItemIsSelectable) {
            rules << item->text();
            headings.insert(item->text(), heading);
        } else {
            heading = item->text();
        }
    }
    const std::pair<const char *, const char *> rows[] = {
        {"Passing", "Turns and passing"},
        {"Castling", "Royal pieces and check"},
        {"Promotion", "Moves and promotion"},
        {"Explosions", "Captures"},
        {"Mandatory drop", "Hands, drops and walls"},
        {"End: Mate", "Ends and points"},
        {"Points", "Ends and points"},
        {"Own bans", "Own rules"},
        {"End: Own condition", "Own rules"},
        {"Ready: No position comes twice (superko)", "Ready rules"},
    };
    for (const auto &[rule, group] : rows)
        QCOMPARE(headings.value(QLatin1String(rule)), QString(group));
    // The arrows go from rule to rule.
    QStringList passed{list->currentItem()->text()};
    while (passed.size() <= list->count()) {
        const QListWidgetItem *last = list->currentItem();
        QTest::keyClick(picker->search(), Qt::Key_Down);
        if (list->currentItem() == last)
            break;
        passed << list->currentItem()->text();
    }
    QCOMPARE(passed, rules);
    for (int i = 0; i < list->count(); ++i)
        QTest::keyClick(picker->search(), Qt::Key_Up);
    QCOMPARE(list->currentItem()->text(), rules.front());
    // A heading adds nothing.
    list->scrollToTop();
    const QPoint onHeading = list->visualItemRect(list->item(0)).center();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, onHeading);
    QVERIFY(list->isVisible());
    QVERIFY(bench.workspace().design() == before);
}

void tst_rules_panel::whatNoRuleSaysIsSaidByAnOwnOne()
{
    RulesBench bench;
    auto *picker = bench.find<RulePicker>("addRule");
    QTest::mouseClick(picker, Qt::LeftButton);
    QTest::keyClicks(picker->search(), QStringLiteral("bananas"));
    QVERIFY(!bench.find<QLabel>("noSuchRule")->isHidden());
    auto *effects = picker->list()->findItems(QStringLiteral("Own effects"), Qt::MatchExactly)[0];
    QVERIFY(!effects->isHidden());
    QVERIFY(picker->list()->findItems(QStringLiteral("Drops"), Qt::MatchExactly)[0]->isHidden());
    picker->list()->setCurrentItem(effects);
    QTest::keyClick(picker->search(), Qt::Key_Return);
    QCOMPARE(bench.row("effects/0")->accessibleName(),
             QString("After a move: nothing is done yet."));
}

void tst_rules_panel::readyRulesAreAdded()
{
    RulesBench bench;
    const Design before = bench.workspace().design();
    auto *picker = bench.find<RulePicker>("addRule");
    const auto add = [&] {
        QTest::mouseClick(picker, Qt::LeftButton);
        QTest::keyClicks(picker->search(), QStringLiteral("circe"));
        QTest::keyClick(picker->search(), Qt::Key_Return);
    };
    add();
    QCOMPARE(bench.rules().words.size(), std::size_t(3));
    QCOMPARE(bench.rules().effects.size(), std::size_t(1));
    QVERIFY(bench.row("effects/0")->isChosen()); // not the words that it is made of
    const Design added = bench.workspace().design();
    add(); // they are there already
    QVERIFY(bench.workspace().design() == added);
    bench.trigger("edit.undo");
    QVERIFY(bench.workspace().design() == before);
}

namespace {

/// Drags a rule over a point of a widget, and drops it there; whether it was taken.
bool drop(QWidget &on, const QMimeData &data, const QPoint &point)
{
    QDragEnterEvent enter(point, Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, {});
    enter.ignore();
    QApplication::sendEvent(&on, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent dropped(point, Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&on, &dropped);
    return true;
}

} // namespace

void tst_rules_panel::rulesAreDragged()
{
    RulesBench bench;
    RuleDrag *drag = &bench.panel->drag();
    QWidget &list = *bench.find<RuleRows>("ruleRows");
    const auto areaOf = [&](const char *path) {
        const RuleRowView *row = bench.row(path);
        return QRect(row->mapTo(&list, QPoint()), row->size());
    };
    const std::unique_ptr<QMimeData> data(drag->take("ends/2"));
    QVERIFY(data->text().contains("\"repetition\""));
    QVERIFY(!drop(list, *data, areaOf("turns").center()));
    QVERIFY(drop(list, *data, areaOf("ends/0").topLeft()));
    QVERIFY(std::holds_alternative<Repetition>(bench.rules().ends[0].condition));
    QVERIFY(std::holds_alternative<Mate>(bench.rules().ends[1].condition));
    QVERIFY(bench.row("ends/0")->isChosen());
    QVERIFY(bench.find<QFrame>("ruleGap")->isHidden());
    const std::unique_ptr<QMimeData> first(drag->take("ends/0"));
    QVERIFY(drop(list, *first, areaOf("ends/3").bottomLeft()));
    QVERIFY(std::holds_alternative<Repetition>(bench.rules().ends[3].condition));

    QVERIFY(!drop(bench.window, *first, QPoint(300, 300))); // it would be there twice

    // Into another design by its list, or anywhere in the window.
    bench.window.openBundled(QStringLiteral("gomoku"));
    const std::size_t before = bench.rules().ends.size();
    QVERIFY(drop(bench.window, *first, QPoint(300, 300)));
    QCOMPARE(bench.rules().ends.size(), before + 1);
    QVERIFY(std::holds_alternative<Repetition>(bench.rules().ends.back().condition));
    QVERIFY(bench.panel->isVisible());
    QVERIFY(drop(list, *first, QPoint(5, 5)));
    QCOMPARE(bench.rules().ends.size(), before + 2);
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

namespace {

/// What choosers have no room for.
QStringList cutTexts(const QWidget &form)
{
    QStringList cut;
    for (const QWidget *field : form.findChildren<QWidget *>()) {
        const auto *combo = qobject_cast<const QComboBox *>(field);
        const auto *picker = qobject_cast<const IdPicker *>(field);
        if (!field->isVisible() || (!combo && !picker))
            continue;
        const QString text = combo ? combo->currentText() : picker->accessibleDescription();
        QStyleOptionComboBox option;
        option.initFrom(field);
        const int padding = field->style()->pixelMetric(QStyle::PM_FocusFrameHMargin);
        const QRect room =
            field->style()
                ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, field)
                .adjusted(padding, 0, -padding, 0);
        const QFontMetrics metrics = field->fontMetrics();
        const QRect needed = metrics.boundingRect(
            QRect(0, 0, room.width(), 10000), Qt::TextWordWrap, text); // however high
        const bool fits =
            needed.width() <= room.width() && needed.height() <= room.height() + metrics.descent();
        if (!fits || (picker && picker->text() != text))
            cut << text;
    }
    return cut;
}

} // namespace

void tst_rules_panel::narrowFormsShowWholeTexts_data()
{
    QTest::addColumn<QByteArray>("design");
    for (const char *design : {"chess", "shogi", "xiangqi", "hex-11", "tablut"})
        QTest::newRow(design) << QByteArray(design);
}

void tst_rules_panel::narrowFormsShowWholeTexts()
{
    QFETCH(QByteArray, design);
    RulesBench bench(design.constData());
    QWidget frame;
    frame.resize(270, 700); // as wide as panels are at first
    auto *panel = new RulesPanel(&frame);
    panel->setGeometry(frame.rect());
    panel->bind(&bench.workspace());
    frame.show();
    QVERIFY(QTest::qWaitForWindowExposed(&frame));
    const auto entries = ruleEntries(bench.session().design(), {});
    QVERIFY(!entries.empty());
    for (const RuleEntry &entry : entries) {
        panel->goTo(entry.path);
        QCOMPARE(panel->chosen(), entry.path);
        QCoreApplication::processEvents();
        QTRY_COMPARE(cutTexts(*panel->form()).join(QStringLiteral("; ")), QString());
        const QPoint right = panel->form()->mapTo(panel, QPoint(panel->form()->width(), 0));
        QVERIFY(right.x() <= panel->width());
    }
}

void tst_rules_panel::choosersStandBelowTheirLabelsWhereTheyWouldBeCut()
{
    RulesBench bench;
    RuleForm form;
    form.show(bench.workspace(), "castling/0");
    const QWidget *safety = form.chooser(QStringLiteral("castling/0/safety"));
    const QLabel *label = nullptr;
    for (const QLabel *each : form.findChildren<QLabel *>()) {
        if (each->buddy() == safety)
            label = each;
    }
    QVERIFY(label != nullptr);
    const auto isBelow = [&] {
        return label->geometry().bottom() < safety->geometry().top();
    };
    form.resize(700, 800);
    form.setVisible(true);
    QVERIFY(QTest::qWaitForWindowExposed(&form));
    QTRY_VERIFY(!isBelow());
    QTRY_VERIFY(safety->x() > label->geometry().right());
    form.resize(220, 800);
    QTRY_VERIFY(isBelow());
    QTRY_COMPARE(safety->width(), safety->parentWidget()->width());
    form.resize(700, 800);
    QTRY_VERIFY(!isBelow());
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
