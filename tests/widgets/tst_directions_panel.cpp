#include "model/edit/board/direction_group_edits.h"
#include "tests/support.h"
#include "tests/widgets/application.h"
#include "widgets/directions/compass_rose.h"
#include "widgets/directions/directions_panel.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

namespace {

/// The dock of Directions mode on a design of its own.
struct Dock
{
    explicit Dock(const Design &design)
        : workspace(design)
    {
        panel.resize(300, 900);
        panel.bind(&workspace);
        panel.show();
        QApplication::setActiveWindow(&panel);
    }

    template<class Part>
    Part *part(const char *name) const
    {
        return panel.findChild<Part *>(QLatin1String(name));
    }
    CompassRose *rose() const { return part<CompassRose>("compassRose"); }
    QListWidget *list() const { return part<QListWidget>("directionList"); }
    QComboBox *groups() const { return part<QComboBox>("directionGroups"); }
    QUndoStack &undoStack() { return workspace.session().undoStack(); }
    const Directions &directions() const { return *workspace.design().directions; }
    DirectionId find(const char *name) const { return *directions().find(std::string_view(name)); }

    void chooseGroup(const char *name) const
    {
        groups()->setCurrentIndex(groups()->findData(QLatin1String(name)));
        Q_EMIT groups()->activated(groups()->currentIndex());
    }
    QString members(const char *name) const
    {
        std::vector<std::string> names;
        for (const DirectionGroup &group :
             directionGroups(directions(), workspace.design().board->lattice)) {
            for (const DirectionId id : group.members) {
                if (group.name == name)
                    names.push_back(directions()[id].name);
            }
        }
        return joined(names);
    }
    QString order() const
    {
        std::vector<std::string> names;
        for (const Direction &direction : directions().list)
            names.push_back(direction.name);
        return joined(names);
    }
    /// As it arrives from the window system, with the button held.
    void drag(QPoint to) const
    {
        QMouseEvent event(
            QEvent::MouseMove, to, rose()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(rose(), &event);
    }

    Workspace workspace;
    DirectionsPanel panel;
};

} // namespace

class tst_directions_panel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGroupIsTickedInTheList();
    void aGroupIsChangedOnTheRose();
    void groupsAreAddedRenamedAndDeleted();
    void compassOrderByKeysAndButtons();
    void aSpokeIsDragged();
    void aDragIsGivenUp();
    void aSpokeIsAimedByKeys();
    void aWalkIsAdded();
    void everythingHasANameAndATip();
};

/// Directions one after the other, as hand-drawn boards need them for knights.
void tst_directions_panel::aWalkIsAdded()
{
    Dock dock(designOf("square:8x8"));
    QString refused;
    connect(&dock.workspace, &Workspace::said, &dock.panel, [&](const QString &sentence) {
        refused = sentence;
    });
    auto *kind = dock.part<QComboBox>("newDirectionKind");
    auto *walk = dock.part<QLineEdit>("newDirectionWalk");
    auto *name = dock.part<QLineEdit>("newDirectionName");
    QVERIFY(!walk->isVisible());
    kind->setCurrentIndex(1);
    QVERIFY(walk->isVisible());
    QTest::keyClicks(walk, "n n x");
    QCOMPARE(name->text(), QString("nnx"));
    QTest::keyClick(walk, Qt::Key_Return);
    QCOMPARE(dock.undoStack().count(), 0);
    QVERIFY2(refused.contains(QLatin1String("direction 'x'")), qPrintable(refused));
    QTest::keyClick(walk, Qt::Key_Backspace);
    QTest::keyClicks(walk, "w");
    QTest::keyClick(walk, Qt::Key_Return);
    QCOMPARE(dock.undoStack().count(), 0); // nnw leads there already
    QTest::keyClicks(name, "2");
    QTest::keyClick(walk, Qt::Key_Return);
    QCOMPARE(dock.directions()[dock.find("nnw2")].walk,
             (std::vector{dock.find("n"), dock.find("n"), dock.find("w")}));
    QCOMPARE(dock.workspace.choices().direction(), std::optional(dock.find("nnw2")));
    QCOMPARE(dock.undoStack().count(), 1);
}

void tst_directions_panel::aGroupIsTickedInTheList()
{
    Dock dock(designOf("square:8x8"));
    QVERIFY(!dock.list()->item(0)->data(Qt::CheckStateRole).isValid());
    dock.chooseGroup("diagonal");
    QCOMPARE(dock.list()->item(0)->checkState(), Qt::Unchecked);
    QCOMPARE(dock.list()->item(1)->checkState(), Qt::Checked);
    dock.list()->item(0)->setCheckState(Qt::Checked);
    QTRY_COMPARE(dock.members("diagonal"), QString("n ne se sw nw"));
    QCOMPARE(dock.list()->item(0)->checkState(), Qt::Checked);
    QCOMPARE(dock.undoStack().count(), 1);
    dock.undoStack().undo();
    QCOMPARE(dock.members("diagonal"), QString("ne se sw nw"));
    QCOMPARE(dock.list()->item(0)->checkState(), Qt::Unchecked);
    dock.undoStack().redo();
    QCOMPARE(dock.members("diagonal"), QString("n ne se sw nw"));
}

void tst_directions_panel::aGroupIsChangedOnTheRose()
{
    Dock dock(designOf("square:8x8"));
    dock.chooseGroup("orthogonal");
    QTest::mouseClick(dock.rose(),
                      Qt::LeftButton,
                      Qt::ControlModifier,
                      dock.rose()->spokePixel(dock.find("nne")));
    QCOMPARE(dock.members("orthogonal"), QString("n e s w nne"));
    dock.workspace.choices().setDirection(dock.find("s"));
    QTest::keyClick(dock.rose(), Qt::Key_Space);
    QCOMPARE(dock.members("orthogonal"), QString("n e w nne"));
    // The last one stays: a group has at least one direction.
    for (const char *name : {"e", "w", "nne", "n"}) {
        dock.workspace.choices().setDirection(dock.find(name));
        QTest::keyClick(dock.rose(), Qt::Key_Space);
    }
    QCOMPARE(dock.members("orthogonal"), QString("n"));
}

void tst_directions_panel::groupsAreAddedRenamedAndDeleted()
{
    Dock dock(designOf("square:8x8"));
    auto *name = dock.part<QLineEdit>("directionGroupName");
    QVERIFY(!dock.part<QToolButton>("addDirectionGroup")->isEnabled());
    dock.chooseGroup("diagonal");
    QTest::keyClicks(name, "ferz");
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(dock.groups()->currentData().toString(), QString("ferz"));
    QCOMPARE(dock.members("ferz"), QString("ne se sw nw"));
    QTest::keyClicks(name, "fers");
    dock.part<QToolButton>("renameDirectionGroup")->click();
    QCOMPARE(dock.members("fers"), QString("ne se sw nw"));
    QCOMPARE(dock.members("ferz"), QString());
    dock.part<QToolButton>("removeDirectionGroup")->click();
    QCOMPARE(dock.members("fers"), QString());
    QCOMPARE(dock.groups()->currentText(), QString("none"));
    QCOMPARE(dock.undoStack().count(), 3);
    QSignalSpy refused(&dock.workspace.session(), &Session::refused);
    QTest::keyClicks(name, "2 words");
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(refused.count(), 1);
}

void tst_directions_panel::compassOrderByKeysAndButtons()
{
    Dock dock(designOf("hex:3"));
    QCOMPARE(dock.order(), QString("n ne se s sw nw nne e sse ssw w nnw"));
    dock.workspace.choices().setDirection(dock.find("s"));
    QTest::keyClick(dock.list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(dock.order(), QString("n ne s se sw nw nne e sse ssw w nnw"));
    QCOMPARE(dock.workspace.choices().direction(), std::optional(dock.find("s")));
    dock.part<QToolButton>("directionDown")->click();
    QCOMPARE(dock.order(), QString("n ne se s sw nw nne e sse ssw w nnw"));
    dock.workspace.choices().setDirection(dock.find("n"));
    QVERIFY(!dock.part<QToolButton>("directionUp")->isEnabled());
    // A row that is dropped elsewhere.
    QVERIFY(dock.list()->model()->moveRow({}, 0, {}, 3));
    QTRY_COMPARE(dock.order(), QString("ne se n s sw nw nne e sse ssw w nnw"));
    while (dock.undoStack().canUndo())
        dock.undoStack().undo();
    QCOMPARE(dock.order(), QString("n ne se s sw nw nne e sse ssw w nnw"));
}

void tst_directions_panel::aSpokeIsDragged()
{
    Dock dock(designOf("square:8x8"));
    const QPoint north = dock.rose()->spokePixel(dock.find("n"));
    const QPoint aside = dock.rose()->spokePixel(dock.find("ne"));
    QTest::mousePress(dock.rose(), Qt::LeftButton, {}, north);
    QCOMPARE(dock.workspace.choices().direction(), std::optional(dock.find("n")));
    dock.drag((north + aside) / 2);
    dock.drag(aside);
    QVERIFY(dock.workspace.session().isPreviewing());
    QTest::mouseRelease(dock.rose(), Qt::LeftButton, {}, aside);
    QVERIFY((dock.directions()[dock.find("n")].vector == Vector{1, 1}));
    QCOMPARE(dock.undoStack().count(), 1);
    dock.undoStack().undo();
    QVERIFY((dock.directions()[dock.find("n")].vector == Vector{0, 1}));
    // A click that does not move aims nothing.
    QTest::mouseClick(dock.rose(), Qt::LeftButton, {}, dock.rose()->spokePixel(dock.find("e")));
    QVERIFY(!dock.undoStack().canUndo());
}

void tst_directions_panel::aDragIsGivenUp()
{
    Dock dock(designOf("square:8x8"));
    const Design before = dock.workspace.design();
    dock.rose()->setFocus();
    QTest::mousePress(dock.rose(), Qt::LeftButton, {}, dock.rose()->spokePixel(dock.find("n")));
    dock.drag(dock.rose()->spokePixel(dock.find("see")));
    QVERIFY(!(dock.workspace.design() == before));
    QTest::keyClick(dock.rose(), Qt::Key_Escape);
    QVERIFY(dock.workspace.design() == before);
    QTest::mouseRelease(dock.rose(), Qt::LeftButton, {}, dock.rose()->spokePixel(dock.find("e")));
    QVERIFY(!dock.undoStack().canUndo());
}

void tst_directions_panel::aSpokeIsAimedByKeys()
{
    Dock dock(designOf("square:8x8"));
    dock.workspace.choices().setDirection(dock.find("n"));
    QTest::keyClick(dock.rose(), Qt::Key_Right, Qt::AltModifier);
    QVERIFY((dock.directions()[dock.find("n")].vector == Vector{1, 1}));
    QTest::keyClick(dock.rose(), Qt::Key_Down, Qt::AltModifier);
    QVERIFY((dock.directions()[dock.find("n")].vector == Vector{1, 0}));
    // Past the middle to the other side.
    QTest::keyClick(dock.rose(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY((dock.directions()[dock.find("n")].vector == Vector{-1, 0}));
    QCOMPARE(dock.undoStack().count(), 3);
}

void tst_directions_panel::everythingHasANameAndATip()
{
    Dock dock(designOf("cube:3x3x3"));
    for (QWidget *widget : dock.panel.findChildren<QWidget *>()) {
        const bool isControl = widget->focusPolicy() != Qt::NoFocus && widget->isVisible()
                               && !widget->objectName().startsWith("qt_");
        if (!isControl
            || (qobject_cast<QLineEdit *>(widget)
                && qobject_cast<QAbstractSpinBox *>(widget->parentWidget())))
            continue;
        if (qobject_cast<QAbstractScrollArea *>(widget) && widget != dock.list())
            continue;
        QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(widget->accessibleName()));
    }
}

ROOKERY_WIDGET_TEST(tst_directions_panel)
#include "tst_directions_panel.moc"
