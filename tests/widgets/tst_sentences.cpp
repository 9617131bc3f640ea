#include "model/board/labels.h"
#include "model/edit/rules/own_texts.h"
#include "model/file/design/design_reader.h"
#include "tests/designs.h"
#include "tests/widgets/rules_support.h"
#include "widgets/rules/part_menu.h"
#include "widgets/rules/phrase_field.h"
#include "widgets/rules/sentence_chip.h"
#include "widgets/rules/sentence_editor.h"
#include "widgets/rules/sentence_view.h"

#include <QCompleter>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Two types of stones on a board, and no rule.
Design twoStoneTypes()
{
    auto read = readDesign(R"json({"rookery": 2, "name": "Stones",
 "board": {"lattice": "square", "size": [5, 5]},
 "players": [{"name": "White"}, {"name": "Black"}],
 "pieces": [{"name": "Stone"}, {"name": "Rock"}],
 "setup": {"White": {"Stone": ["a1", "c1"]}, "Black": {"Rock": ["b1", "c3"]}}})json");
    if (!read)
        qFatal("%s", read.error().front().sentence().c_str());
    return std::move(read->design);
}

/// The page of rules, with what a person does counted.
class SentenceBench : public RulesBench
{
public:
    explicit SentenceBench(const Design &design)
        : RulesBench("chess")
    {
        session().apply("another design", design);
        session().undoStack().clear();
    }

    SentenceEditor *editor(const char *path)
    {
        auto *found = chooser<SentenceEditor>(path);
        if (!found)
            qFatal("no sentence under '%s'", path);
        return found;
    }
    /// A click in the list that is open; its next one opens by itself.
    void choose(SentenceEditor *in, const char *title)
    {
        ++clicks;
        PartMenu *menu = in->menu();
        if (!menu->isVisible())
            qFatal("the list is not open for '%s'", title);
        for (int row = 0; row < menu->list()->count(); ++row) {
            QListWidgetItem *item = menu->list()->item(row);
            if (item->text() != QString::fromUtf8(title) || !(item->flags() & Qt::ItemIsEnabled))
                continue;
            menu->list()->scrollToItem(item);
            const QRect area = menu->list()->visualItemRect(item);
            return QTest::mouseClick(menu->list()->viewport(), Qt::LeftButton, {}, area.center());
        }
        qFatal("'%s' is not offered", title);
    }
    void type(SentenceEditor *in, const char *word)
    {
        ++words;
        QTest::keyClicks(in->menu()->search(), QLatin1String(word));
        ++keys;
        QTest::keyClick(in->menu()->search(), Qt::Key_Return);
    }
    void open(SentenceEditor *in, std::size_t part)
    {
        ++clicks;
        QTest::mouseClick(in->sentence()->chip(part), Qt::LeftButton);
    }

    int clicks = 0;
    int keys = 0;
    int words = 0;
};

QString linesOf(const SentenceEditor *editor)
{
    return editor->field()->toPlainText();
}

QString sentenceOf(const SentenceEditor *editor)
{
    QStringList words;
    for (const SentenceChip *chip : editor->sentence()->findChildren<SentenceChip *>()) {
        if (chip->isVisible())
            words << (chip->look() == SentenceChip::Look::Blank ? "[" + chip->text() + "]"
                                                                : chip->text());
    }
    return words.join(' ');
}

QString lit(SentenceBench &bench)
{
    QStringList cells;
    for (const CellNote &note : bench.workspace().view().notes())
        cells << QString::fromStdString(bench.workspace().board().name(note.cell));
    cells.sort();
    return cells.join(' ');
}

/// With an effect that captures what is beside the end of a move.
Design withEffect()
{
    Design design = must(withRuleAdded(twoStoneTypes(), "effects"));
    return must(withRuleLines(
        design, "effects/0/do", {"for d in dirs: if enemy(step(to, d)): capture step(to, d)"}));
}

} // namespace

class tst_sentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void aFlankedPieceIsCaptured();
    void sentenceAndTextAreOneTree();
    void faultsAreUnderlined();
    void theKeyboardDoesItAll();
    void partsAreCopiedAndPasted();
    void rulesGoToAnotherDesign();
    void partsLightUpOnTheBoard();
    void everyOwnRuleHasItsSentences();
};

/// The journey: within 12 clicks, 2 keys and 2 words.
void tst_sentences::aFlankedPieceIsCaptured()
{
    SentenceBench bench(twoStoneTypes());
    auto *picker = bench.panel->findChild<RulePicker *>();
    ++bench.clicks;
    QTest::mouseClick(picker, Qt::LeftButton);
    ++bench.words;
    QTest::keyClicks(picker->search(), "effect");
    ++bench.keys;
    QTest::keyClick(picker->search(), Qt::Key_Return);
    QVERIFY(bench.row("effects/0") && bench.row("effects/0")->isChosen());
    SentenceEditor *steps = bench.editor("effects/0/do");
    QCOMPARE(sentenceOf(steps), QString("[do something]"));
    bench.open(steps, 0);
    bench.choose(steps, "for each d of all directions:");
    bench.choose(steps, "if …:");
    QCOMPARE(sentenceOf(steps),
             QString("for each d of all directions : if [a truth] : [do something]"));
    QVERIFY(bench.rules().effects[0].steps.list.empty());
    bench.choose(steps, "… and …");
    bench.choose(steps, "an enemy stands on …");
    bench.choose(steps, "the cell … of …");
    bench.choose(steps, "a piece of the mover stands on …");
    bench.choose(steps, "the cell … steps … of …");
    bench.type(steps, "2");
    bench.choose(steps, "capture …");
    bench.choose(steps, "the cell … of …");
    QVERIFY(!steps->menu()->isVisible());
    QCOMPARE(linesOf(steps),
             QString("for d in dirs:\n  if enemy(step(to, d)) and friend(ahead(to, d, 2)):\n"
                     "    capture step(to, d)"));
    QCOMPARE(bench.rules().effects[0].steps.list.size(), std::size_t(1));
    qInfo("clicks %d, keys %d, words %d", bench.clicks, bench.keys, bench.words);
    QVERIFY(bench.clicks <= 12 && bench.keys <= 2 && bench.words <= 2);
    // Each choice is one step.
    const int count = bench.session().undoStack().count();
    QCOMPARE(count, 1 + 10);
    bench.trigger("edit.undo");
    QCOMPARE(linesOf(steps).right(11), QString("  capture ?"));
}

void tst_sentences::sentenceAndTextAreOneTree()
{
    SentenceBench bench(withEffect());
    bench.RulesBench::choose("effects/0");
    SentenceEditor *steps = bench.editor("effects/0/do");
    steps->field()->setFocus();
    steps->field()->selectAll();
    QTest::keyClicks(steps->field(), "capture near(to)");
    steps->readNow();
    QCOMPARE(sentenceOf(steps), QString("capture the cells beside where the move ends"));
    QCOMPARE(bench.rules().effects[0].steps.list.size(), std::size_t(1));
    QCOMPARE(bench.session().undoStack().count(), 1);
    bench.trigger("edit.undo");
    steps->sentence()->chip(1)->setFocus();
    QVERIFY2(linesOf(steps).startsWith("for d in dirs:"), qPrintable(linesOf(steps)));
}

void tst_sentences::faultsAreUnderlined()
{
    SentenceBench bench(withEffect());
    bench.RulesBench::choose("effects/0");
    SentenceEditor *steps = bench.editor("effects/0/do");
    const Design before = bench.session().design();
    steps->field()->setFocus();
    steps->field()->setPlainText("capture neer(to)");
    steps->readNow();
    QCOMPARE(steps->field()->faultyText(), QString("neer"));
    QCOMPARE(steps->status(), QString("Line 1, column 9: 'neer' is unknown; did you mean 'near'?"));
    QVERIFY(bench.session().design() == before);
    QTest::keyClick(steps->field(), Qt::Key_Escape);
    QVERIFY(linesOf(steps).startsWith("for d in dirs:"));
    steps->field()->setFocus();
    steps->field()->clear();
    QTest::keyClicks(steps->field(), "ca");
    QCOMPARE(steps->field()->completer()->currentCompletion(), QString("capture"));
}

void tst_sentences::theKeyboardDoesItAll()
{
    SentenceBench bench(withEffect());
    bench.RulesBench::choose("effects/0");
    SentenceEditor *steps = bench.editor("effects/0/do");
    SentenceView *view = steps->sentence();
    view->chip(1)->setFocus(); // all directions
    bench.key(Qt::Key_Tab);
    QCOMPARE(qobject_cast<SentenceChip *>(QApplication::focusWidget())->part(), 2);
    bench.key(Qt::Key_Tab);
    bench.key(Qt::Key_Delete);
    QVERIFY(bench.rules().effects[0].steps.draft.size() == 3);
    QVERIFY(sentenceOf(steps).contains("if [a truth]"));
    QCOMPARE(steps->status(),
             QString("Not all is said yet; until then the design stays as it was"));
    bench.key(Qt::Key_Return);
    QVERIFY(steps->menu()->isVisible());
    QTest::keyClicks(steps->menu()->search(), "wall");
    QTest::keyClick(steps->menu()->search(), Qt::Key_Return);
    QVERIFY(steps->menu()->isVisible()); // the cell that is asked
    QTest::keyClick(steps->menu()->search(), Qt::Key_Escape);
    QVERIFY(linesOf(steps).contains("if wall(?):"));
    // Typing opens the list as well.
    QTest::keyClick(QApplication::focusWidget(), 't');
    QCOMPARE(steps->menu()->search()->text(), QString("t"));
    QTest::keyClicks(steps->menu()->search(), "o");
    QTest::keyClick(steps->menu()->search(), Qt::Key_Return);
    QVERIFY(linesOf(steps).contains("if wall(to):"));
    QVERIFY(bench.rules().effects[0].steps.draft.empty());
}

void tst_sentences::partsAreCopiedAndPasted()
{
    SentenceBench bench(withEffect());
    bench.RulesBench::choose("effects/0");
    SentenceEditor *steps = bench.editor("effects/0/do");
    SentenceView *view = steps->sentence();
    view->chip(3)->setFocus();
    bench.key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QString("enemy(step(to, d))"));
    QApplication::clipboard()->setText("friend(to) and turn > 2");
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(linesOf(steps).contains("  if friend(to) and turn > 2:"));
    QApplication::clipboard()->setText("White");
    view->chip(3)->setFocus();
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(steps->status().contains("a truth is wanted here, not a player"),
             qPrintable(steps->status()));
}

void tst_sentences::rulesGoToAnotherDesign()
{
    SentenceBench bench(withEffect());
    bench.RulesBench::choose("effects/0");
    bench.row("effects/0")->setFocus();
    bench.key(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().contains("\"effects\""));
    bench.session().apply("another design", bundledDesign("chess"));
    bench.RulesBench::choose("ends/0");
    bench.row("ends/0")->setFocus();
    bench.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(bench.rules().effects.size(), std::size_t(1));
    QVERIFY(bench.row("effects/0")->isChosen());
}

void tst_sentences::partsLightUpOnTheBoard()
{
    SentenceBench bench(withEffect());
    bench.RulesBench::choose("effects/0");
    SentenceEditor *steps = bench.editor("effects/0/do");
    SentenceView *view = steps->sentence();
    view->chip(3)->setFocus(); // an enemy stands on ...
    QCOMPARE(lit(bench), QString("a1 a2 b2 b3 b4 c1 c2 c4 d2 d3 d4"));
    QVERIFY2(steps->status().startsWith("Holds for"), qPrintable(steps->status()));
    view->chip(4)->setFocus(); // the cell d of ...
    QVERIFY(steps->status().startsWith("Point at a cell"));
    const auto cell = findLabelled(bench.workspace().board(), "a1");
    bench.workspace().view().setPointedCell(cell);
    QCOMPARE(lit(bench), QString("a2 b1 b2"));
    QVERIFY2(steps->status().startsWith("At a1."), qPrintable(steps->status()));
    bench.row("effects/0")->setFocus();
    QCOMPARE(lit(bench), QString());
}

void tst_sentences::everyOwnRuleHasItsSentences()
{
    SentenceBench bench(twoStoneTypes());
    for (const char *list : {"bans", "effects", "own-moves", "numbers", "words"}) {
        bench.session().apply("add", must(withRuleAdded(bench.session().design(), list)));
        const std::string path = std::string(list) + "/0";
        bench.RulesBench::choose(path.c_str());
        bool hasSentence = false;
        for (const SentenceEditor *editor : bench.panel->findChildren<SentenceEditor *>())
            hasSentence = hasSentence || (editor->isVisible() && editor->draft());
        QVERIFY2(hasSentence, list);
    }
    bench.RulesBench::choose("own-moves/0");
    SentenceEditor *choices = bench.editor("own-moves/0/choose");
    QTest::mouseClick(choices->findChild<QToolButton *>("addLine"), Qt::LeftButton);
    bench.choose(choices, "one of the mover's pieces");
    QCOMPARE(bench.rules().ownMoves[0].choose.list.size(), std::size_t(1));
}

ROOKERY_WIDGET_TEST(tst_sentences)
#include "tst_sentences.moc"
