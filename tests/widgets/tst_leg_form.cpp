#include "model/edit/board/zone_edits.h"
#include "tests/widgets/application.h"
#include "tests/widgets/editing.h"
#include "widgets/directions/compass_rose.h"
#include "widgets/pieces/leg_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QWidgetAction>

using namespace rookery;
using namespace rookery::test;

namespace {

LegGraph hook()
{
    return hookMover(standardDirections());
}

/// The form as Enter on a leg's row opens it.
struct Form
{
    explicit Form(const Design &design)
        : e(design)
    {
    }

    void open(unsigned leg)
    {
        e.tree()->setCurrentItem(e.editor->legList()->row(0, {0, LegId(leg)}));
        QTest::keyClick(e.tree(), Qt::Key_Return);
    }
    LegForm *form() const { return e.editor->legList()->form(); }
    template<class Part>
    Part *part(const char *name) const
    {
        return form()->findChild<Part *>(QLatin1String(name));
    }
    void click(const char *box) const { part<QCheckBox>(box)->click(); }
    template<class E>
    void choose(const char *combo, E value) const
    {
        auto *box = part<QComboBox>(combo);
        box->setCurrentIndex(box->findData(static_cast<int>(value)));
        Q_EMIT box->activated(box->currentIndex());
    }
    const LegGraph &legs() const
    {
        return std::get<LegGraph>(e.workspace.design().pieces->types[0].moves[0].definition);
    }
    const Leg &leg(unsigned index) const { return legs()[LegId(index)]; }

    Editing e;
};

} // namespace

class tst_leg_form : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waysAndDistance();
    void faultyWaysSayWhy();
    void aGroupOfDirections();
    void ends();
    void piecesOfSomeTypes();
    void aNewLegFollows();
    void directionsAreChosen();
    void directionsArePickedOnACompass();
    void conditions();
    void zones();
    void aPathIsWrittenAsLegs();
    void textWithoutMovesIsNotWrittenAsLegs();
    void deletingALegKeepsTheOthers();
};

void tst_leg_form::waysAndDistance()
{
    Form f(withLegs(designOf("square:8x8"), "Hook mover", hook()));
    f.open(1);
    QVERIFY(f.form()->isVisible());
    QCOMPARE(f.form()->steps()->text(), "turn +2 turn -2");
    f.form()->steps()->setText("turn +1 (2,1)");
    Q_EMIT f.form()->steps()->editingFinished();
    QVERIFY((f.leg(1).steps == std::vector<Step>{Turn{1}, Vector{2, 1}}));
    f.part<QSpinBox>("legMost")->setValue(3);
    f.part<QSpinBox>("legLeast")->setValue(2);
    QCOMPARE(f.leg(1).least, 2);
    QCOMPARE(f.leg(1).most, 3);
    QCOMPARE(f.e.undoStack().count(), 2);
    f.part<QSpinBox>("legMost")->setValue(0);
    QCOMPARE(f.leg(1).most, unlimited);
    f.choose("legWay", Way::Any);
    QVERIFY(f.leg(1).way == Way::Any);
    f.click("leg-same-length");
    QVERIFY(f.leg(1).sameLength);
    QVERIFY(!f.part<QSpinBox>("legMost")->isEnabled());
    while (f.e.undoStack().canUndo())
        f.e.undoStack().undo();
    QVERIFY(f.legs() == hook());
    QCOMPARE(f.form()->steps()->text(), "turn +2 turn -2");
}

void tst_leg_form::faultyWaysSayWhy()
{
    Form f(withLegs(designOf("square:8x8"), "Hook mover", hook()));
    f.open(0);
    f.form()->steps()->setText("n nex");
    Q_EMIT f.form()->steps()->editingFinished();
    QCOMPARE(f.form()->message(), "unknown direction 'nex'; did you mean 'ne'?");
    f.form()->steps()->setText("turn +1");
    Q_EMIT f.form()->steps()->editingFinished();
    QVERIFY2(f.form()->message().contains("turn"), qPrintable(f.form()->message()));
    QVERIFY(f.legs() == hook());
}

void tst_leg_form::aGroupOfDirections()
{
    Form f(withLegs(designOf("square:8x8"), "Hook mover", hook()));
    f.open(0);
    QMenu *menu = f.part<QToolButton>("legGroups")->menu();
    QStringList rows;
    for (const QAction *action : menu->actions()) {
        if (action->isSeparator())
            break;
        if (qobject_cast<const QWidgetAction *>(action))
            continue;
        rows << action->text() + (action->isChecked() ? " *" : "");
    }
    QCOMPARE(rows,
             QStringList(
                 {"orthogonal: n e s w *", "diagonal: ne se sw nw", "all: n ne e se s sw w nw"}));
    menu->actions()[2]->trigger();
    QCOMPARE(f.form()->steps()->text(), "ne se sw nw");
    QCOMPARE(f.leg(0).steps.size(), std::size_t(4));
    f.form()->steps()->setText("all (2,1)");
    Q_EMIT f.form()->steps()->editingFinished();
    QCOMPARE(f.form()->steps()->text(), "n ne e se s sw w nw (2,1)");
    QCOMPARE(f.leg(0).steps.size(), std::size_t(9));
    QCOMPARE(f.e.undoStack().count(), 2);
}

void tst_leg_form::ends()
{
    Form f(withLegs(designOf("square:8x8"), "Hook mover", hook()));
    f.open(1);
    f.click("friendStop");
    QVERIFY(f.leg(1).onFriend.stop && f.leg(1).onFriend.effect == Effect::Capture);
    f.choose("friendEffect", Effect::Swap);
    QVERIFY(f.leg(1).onFriend.effect == Effect::Swap);
    f.choose("enemyEffect", Effect::None);
    QVERIFY(!f.leg(1).onEnemy.stop);
    f.click("emptyStop");
    QVERIFY(!f.leg(1).onEmpty.stop);
}

void tst_leg_form::piecesOfSomeTypes()
{
    Design design = withLegs(designOf("square:8x8"), "Hook mover", hook());
    design = must(withPieceAdded(design, "Pawn"));
    Form f(design);
    f.open(1);
    f.choose("enemyWhom", Whom::Only);
    auto *types = f.part<QToolButton>("enemyTypes");
    QVERIFY(types->isVisibleTo(f.form()));
    QCOMPARE(types->text(), "choose…");
    types->menu()->actions().at(1)->trigger();
    QCOMPARE(types->text(), "Pawn");
    QVERIFY(f.leg(1).onEnemy.whom.types == std::vector{PieceId(1)});
    f.choose("enemyWhom", Whom::Royal);
    QVERIFY(f.leg(1).onEnemy.whom == (PieceFilter{Whom::Royal, {}}));
    QVERIFY(!types->isVisibleTo(f.form()));
}

void tst_leg_form::aNewLegFollows()
{
    Form f(withLegs(designOf("square:8x8"), "Hook mover", hook()));
    f.open(1);
    f.part<QToolButton>("enemyThen")->menu()->actions().last()->trigger();
    QCOMPARE(f.legs().legs.size(), std::size_t(3));
    QVERIFY(f.leg(1).onEnemy.then == std::vector{LegId(2)});
    QCOMPARE(f.form()->leg()->leg, LegId(2));
    QCOMPARE(f.form()->steps()->text(), "turn 0");
    f.part<QToolButton>("emptyThen")->menu()->actions().at(0)->trigger();
    QVERIFY(f.leg(2).onEmpty.then == std::vector{LegId(0)});
    QCOMPARE(f.part<QToolButton>("emptyThen")->text(), "leg 1");
}

/// Directions and turns are ticked in the menu; a first leg has nothing to turn from.
void tst_leg_form::directionsAreChosen()
{
    Form f(withLegs(designOf("square:8x8"), "Hook mover", hook()));
    const auto action = [&f](const char *text) {
        QAction *found = nullptr;
        for (QAction *each : f.part<QToolButton>("legGroups")->menu()->actions()) {
            if (each->text() == QString::fromUtf8(text))
                found = each;
        }
        return found;
    };
    f.open(0);
    QVERIFY(!action("straight on"));
    QVERIFY(action("n")->isChecked() && !action("ne")->isChecked());
    action("ne")->trigger();
    QCOMPARE(f.form()->steps()->text(), "n e s w ne");
    for (const char *name : {"n", "e", "s", "w"})
        action(name)->trigger();
    QCOMPARE(f.form()->steps()->text(), "ne");
    QVERIFY(!action("ne")->isEnabled()); // a leg leads somewhere
    f.open(1);
    QVERIFY(action("90° to the right")->isChecked() && action("90° to the left")->isChecked());
    action("90° to the left")->trigger();
    action("straight back")->trigger();
    QVERIFY(f.leg(1).steps == (std::vector<Step>{Turn{2}, Turn{4}}));
}

/// Ringed on the compass are those that the leg has; one click takes another or leaves one out.
void tst_leg_form::directionsArePickedOnACompass()
{
    Form f(withLegs(designOf("square:8x8"), "Hook mover", hook()));
    f.open(0);
    QMenu *menu = f.part<QToolButton>("legGroups")->menu();
    menu->popup({});
    auto *rose = menu->findChild<CompassRose *>();
    QVERIFY(rose && rose->isVisible());
    const auto click = [&](const char *name) {
        const auto direction = *f.e.workspace.design().directions->find(std::string_view(name));
        QTest::mouseClick(rose, Qt::LeftButton, {}, rose->spokePixel(direction));
    };
    click("ne");
    QCOMPARE(f.form()->steps()->text(), "n e s w ne");
    QVERIFY(rose->isVisible());
    click("w");
    QCOMPARE(f.form()->steps()->text(), "n e s ne");
    QCOMPARE(f.e.undoStack().count(), 2);
    // Nothing is aimed elsewhere, and the last one stays.
    for (const char *name : {"n", "e", "s", "ne"})
        click(name);
    QCOMPARE(f.form()->steps()->text(), "ne");
    const Directions before = *f.e.workspace.design().directions;
    QTest::keyClick(rose, Qt::Key_Up, Qt::AltModifier);
    QVERIFY(*f.e.workspace.design().directions == before);
    // Without the mouse: round the compass, and Space.
    QTest::keyClick(rose, Qt::Key_Right);
    QTest::keyClick(rose, Qt::Key_Space);
    QCOMPARE(f.leg(0).steps.size(), std::size_t(2));
    menu->hide();
}

void tst_leg_form::conditions()
{
    Form f(withLegs(designOf("square:8x8"), "Hook mover", hook()));
    f.open(1);
    f.click("leg-unmoved");
    f.click("leg-start-cell");
    f.click("leg-not-back");
    f.click("leg-at-edge");
    f.click("leg-returns");
    QVERIFY(f.leg(1).only.unmoved && f.leg(1).only.startCell && f.leg(1).only.notBack);
    QVERIFY(f.leg(1).only.atEdge);
    QVERIFY(f.leg(1).returns);
    QVERIFY(!f.part<QToolButton>("addZoneCondition")->isEnabled());
    QVERIFY(f.e.line()->findChild<QLabel *>("pathSentence")->text().contains("unmoved"));
}

void tst_leg_form::zones()
{
    Design design = withLegs(designOf("square:8x8"), "Hook mover", hook());
    const SiteId corner(0);
    design = must(withZoneAdded(design, "palace", {&corner, 1}));
    design = must(withZoneAdded(design, "river", {&corner, 1}));
    Form f(design);
    f.open(1);
    f.part<QToolButton>("addZoneCondition")->click();
    QCOMPARE(f.leg(1).only.zones.size(), std::size_t(1));
    const auto combos = [&] {
        QList<QComboBox *> shown;
        for (auto *combo : f.form()->findChildren<QComboBox *>()) {
            if (combo->accessibleName() == "Zone"
                || combo->accessibleName() == "How it lies to the zone")
                shown << combo;
        }
        return shown;
    };
    QComboBox *zone = combos().last();
    QCOMPARE(zone->itemText(1), "river");
    zone->setCurrentIndex(1);
    Q_EMIT zone->activated(1);
    QVERIFY((f.leg(1).only.zones.front() == ZoneCondition{ZoneRule::Within, ZoneId(1)}));
    const QString words = f.e.line()->findChild<QLabel *>("pathSentence")->text();
    QVERIFY2(words.contains("river"), qPrintable(words));
}

void tst_leg_form::aPathIsWrittenAsLegs()
{
    Form f(onePiece("ride n"));
    f.e.editor->legList()->openForm();
    auto *write = f.part<QToolButton>("writeAsLegs");
    QVERIFY(write->isVisibleTo(f.form()));
    write->click();
    QCOMPARE(f.legs().legs.size(), std::size_t(1));
    QCOMPARE(f.form()->steps()->text(), "n");
    QVERIFY(!write->isVisibleTo(f.form()));
}

void tst_leg_form::textWithoutMovesIsNotWrittenAsLegs()
{
    Design design = onePiece("ride n");
    design.pieces.edit([](Pieces &pieces) {
        pieces.types[0].moves[0].definition = BetzaText{"O2", BetzaDialect::XBetza};
    });
    Form f(design);
    f.e.editor->legList()->openForm();
    auto *write = f.part<QToolButton>("writeAsLegs");
    QVERIFY(write->isVisibleTo(f.form()));
    write->click();
    QVERIFY(f.e.workspace.design() == design);
    QVERIFY(write->isVisibleTo(f.form()));
}

void tst_leg_form::deletingALegKeepsTheOthers()
{
    Form f(withLegs(designOf("square:8x8"), "Hook mover", hook()));
    f.e.tree()->setCurrentItem(f.e.editor->legList()->row(0, {0, LegId(1)}));
    QTest::keyClick(f.e.tree(), Qt::Key_Delete);
    QCOMPARE(f.legs().legs.size(), std::size_t(1));
    QVERIFY(f.leg(0).onEmpty.then.empty());
    f.e.tree()->setCurrentItem(f.e.editor->legList()->row(0, {0, LegId(0)}));
    QTest::keyClick(f.e.tree(), Qt::Key_Delete);
    QVERIFY(f.e.workspace.design().pieces->types[0].moves.empty());
}

ROOKERY_WIDGET_TEST(tst_leg_form)
#include "tst_leg_form.moc"
