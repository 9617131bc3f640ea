#include "model/edit/board/direction_edits.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/pieces/movement_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/setup/player_edits.h"
#include "tests/support.h"
#include "tests/widgets/application.h"
#include "widgets/game/play_session.h"
#include "widgets/movement/edited_movement.h"
#include "widgets/rules/rules_panel.h"
#include "widgets/workspace/workspace.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace rookery;
using namespace rookery::test;

namespace {

using Edit = std::function<Result<Design>(const Design &)>;

/// Three pieces, three zones and three players beside the sixteen directions of squares.
Design threeOfEach()
{
    Design design =
        designOf("square:6x6", {{"Ant", "leap n"}, {"Bee", "leap e"}, {"Cat", "leap s"}});
    for (const char *zone : {"dale", "edge", "ford"})
        design = must(withZoneAdded(design, zone));
    return must(withPlayerAdded(design));
}

QString name(const std::string &text)
{
    return QString::fromStdString(text);
}

/// What the workspace remembers, by name: piece, direction, zone, player, player of the zone.
QString chosen(const Workspace &workspace)
{
    const Design &design = workspace.design();
    QStringList words;
    words << (workspace.choices().piece()
                  ? name((*design.pieces)[*workspace.choices().piece()].name)
                  : QStringLiteral("-"));
    words << (workspace.choices().direction()
                  ? name((*design.directions)[*workspace.choices().direction()].name)
                  : QStringLiteral("-"));
    words << (workspace.choices().zone()
                  ? name(design.board->edits.zones[workspace.choices().zone()->index()].name)
                  : QStringLiteral("-"));
    words << name((*design.rules)[workspace.choices().player()].name);
    words << (workspace.choices().zonePlayer()
                  ? name((*design.rules)[*workspace.choices().zonePlayer()].name)
                  : QStringLiteral("-"));
    return words.join(QLatin1Char(' '));
}

/// The second piece and zone, the direction `e` and the second player.
void chooseSecond(Workspace &workspace)
{
    workspace.choices().setPiece(PieceId(1));
    workspace.choices().setDirection(workspace.design().directions->find("e"));
    workspace.choices().setZone(ZoneId(1));
    workspace.choices().setPlayer(PlayerId(1));
    workspace.choices().setZonePlayer(PlayerId(1));
}

} // namespace

class tst_choices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theChosenStaysChosen_data();
    void theChosenStaysChosen();
    void whatStandsInItsPlace();
    void panelsHearOfOtherNumbers();
    void hiddenZonesStayHidden();
    void theEditedMovementStays();
    void rowsThatAreOffStayOff();
    void theChosenRuleStays();
    void programsStayWithTheirPlayers();
};

void tst_choices::theChosenStaysChosen_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("after");
    const QString same = QStringLiteral("Bee e edge Black Black");
    const auto row = [](const char *what, const QString &after, Edit edit) {
        QTest::newRow(what) << std::move(edit) << after;
    };
    row("an earlier piece goes", same, [](const Design &design) {
        return withPieceRemoved(design, PieceId(0));
    });
    row("a later piece goes", same, [](const Design &design) {
        return withPieceRemoved(design, PieceId(2));
    });
    row("an earlier piece is copied", same, [](const Design &design) {
        return withPieceCopied(design, PieceId(0));
    });
    row("another piece changes places", same, [](const Design &design) {
        return withPieceAt(design, PieceId(2), 0);
    });
    row("the piece changes places", same, [](const Design &design) {
        return withPieceAt(design, PieceId(1), 2);
    });
    row("the piece is renamed", QStringLiteral("Bug e edge Black Black"), [](const Design &design) {
        return withPieceRenamed(design, PieceId(1), "Bug");
    });
    row("an earlier direction goes", same, [](const Design &design) {
        return withDirectionRemoved(design, *design.directions->find("ne"));
    });
    row("the direction changes places", same, [](const Design &design) {
        return withDirectionMoved(design, *design.directions->find("e"), 0);
    });
    row("the direction is renamed",
        QStringLiteral("Bee east edge Black Black"),
        [](const Design &design) {
            return withDirectionRenamed(design, *design.directions->find("e"), "east");
        });
    row("an earlier zone goes", same, [](const Design &design) {
        return withZoneRemoved(design, ZoneId(0));
    });
    row("the zone is renamed", QStringLiteral("Bee e verge Black Black"), [](const Design &design) {
        return withZoneRenamed(design, ZoneId(1), "verge");
    });
    row("an earlier player goes", same, [](const Design &design) {
        return withPlayerRemoved(design, PlayerId(0));
    });
    row("the player is renamed",
        QStringLiteral("Bee e edge Brown Brown"),
        [](const Design &design) { return withPlayerRenamed(design, PlayerId(1), "Brown"); });
}

void tst_choices::theChosenStaysChosen()
{
    QFETCH(Edit, edit);
    QFETCH(QString, after);
    Workspace workspace(threeOfEach());
    chooseSecond(workspace);
    const QString before = chosen(workspace);
    QCOMPARE(before, QString("Bee e edge Black Black"));
    QVERIFY(workspace.session().apply("edit", edit(workspace.design())));
    QCOMPARE(chosen(workspace), after);
    workspace.session().undo();
    QCOMPARE(chosen(workspace), before);
    workspace.session().redo();
    QCOMPARE(chosen(workspace), after);
    workspace.session().undo();
    QVERIFY(workspace.session().preview(edit(workspace.design())));
    QCOMPARE(chosen(workspace), after);
    workspace.session().cancel();
    QCOMPARE(chosen(workspace), before);
}

void tst_choices::whatStandsInItsPlace()
{
    Workspace workspace(threeOfEach());
    chooseSecond(workspace);
    workspace.session().apply("remove", withPieceRemoved(workspace.design(), PieceId(1)));
    QCOMPARE(chosen(workspace), QString("Cat e edge Black Black"));
    workspace.session().apply("remove", withPieceRemoved(workspace.design(), PieceId(1)));
    QCOMPARE(chosen(workspace), QString("Ant e edge Black Black"));
    workspace.session().undo();
    workspace.session().undo();
    QCOMPARE(chosen(workspace), QString("Ant e edge Black Black"));
    workspace.session().apply("remove", withPlayerRemoved(workspace.design(), PlayerId(1)));
    workspace.session().apply("remove", withPlayerRemoved(workspace.design(), PlayerId(1)));
    QCOMPARE(chosen(workspace), QString("Ant e edge White -"));
}

/// They show the choice by its number.
void tst_choices::panelsHearOfOtherNumbers()
{
    Workspace workspace(threeOfEach());
    chooseSecond(workspace);
    QSignalSpy heard(&workspace.choices(), &Choices::changed);
    workspace.session().apply("remove", withPieceRemoved(workspace.design(), PieceId(2)));
    QCOMPARE(heard.count(), 0);
    workspace.session().apply("remove", withPieceRemoved(workspace.design(), PieceId(0)));
    QCOMPARE(heard.count(), 1);
    workspace.session().apply("remove", withPlayerRemoved(workspace.design(), PlayerId(0)));
    QCOMPARE(heard.count(), 2);
}

void tst_choices::hiddenZonesStayHidden()
{
    Workspace workspace(threeOfEach());
    workspace.view().setZoneShown("edge", false);
    workspace.session().apply("rename", withZoneRenamed(workspace.design(), ZoneId(1), "verge"));
    QCOMPARE(workspace.view().hiddenZones(), std::set<std::string>({"verge"}));
    workspace.session().undo();
    QCOMPARE(workspace.view().hiddenZones(), std::set<std::string>({"edge"}));
    workspace.session().apply("remove", withZoneRemoved(workspace.design(), ZoneId(1)));
    workspace.session().undo();
    QCOMPARE(workspace.view().hiddenZones(), std::set<std::string>({"edge"}));
}

void tst_choices::theEditedMovementStays()
{
    Design design = threeOfEach();
    for (const char *path : {"leap n", "leap s"})
        design =
            must(withMovementAdded(design, PieceId(1), Movement{PathText{path}, When::Always, {}}));
    Workspace workspace(design);
    workspace.choices().setPiece(PieceId(1));
    EditedMovement movement(workspace);
    movement.choose(1);
    const auto text = [&] {
        return name(movement.entry().text);
    };
    QCOMPARE(text(), QString("leap n"));
    workspace.session().apply("first", withMovementRemoved(workspace.design(), PieceId(1), 0));
    QCOMPARE(text(), QString("leap n"));
    workspace.session().apply("piece", withPieceRemoved(workspace.design(), PieceId(0)));
    QCOMPARE(text(), QString("leap n"));
    workspace.session().undo();
    workspace.session().undo();
    QCOMPARE(text(), QString("leap n"));
    QCOMPARE(movement.current(), std::size_t(1));
    workspace.session().apply("order", withMovementAt(workspace.design(), PieceId(1), 2, 0));
    QCOMPARE(text(), QString("leap n"));
    workspace.session().apply("piece", withPieceRemoved(workspace.design(), PieceId(1)));
    QCOMPARE(text(), QString("leap s")); // the cat's
}

void tst_choices::rowsThatAreOffStayOff()
{
    Design design = threeOfEach();
    for (const char *path : {"leap n", "leap s"})
        design =
            must(withMovementAdded(design, PieceId(1), Movement{PathText{path}, When::Always, {}}));
    Workspace workspace(design);
    workspace.choices().setPiece(PieceId(1));
    EditedMovement movement(workspace);
    movement.toggle({2});
    workspace.session().apply("first", withMovementRemoved(workspace.design(), PieceId(1), 0));
    QVERIFY(movement.isOn({0}));
    QVERIFY(!movement.isOn({1}));
    workspace.session().undo();
    QVERIFY(movement.isOn({1}));
    QVERIFY(!movement.isOn({2}));
}

void tst_choices::theChosenRuleStays()
{
    Design design = threeOfEach();
    for (const int condition : {1, 2, 3}) {
        design = must(withRuleAdded(design, "ends"));
        const std::string path = "ends/" + std::to_string(*ruleCount(design, "ends") - 1) + "/when";
        design = must(withRuleField(design, path, condition));
    }
    Workspace workspace(design);
    RulesPanel panel;
    panel.bind(&workspace);
    panel.show();
    panel.goTo("ends/1");
    workspace.session().apply("remove", withRuleRemoved(workspace.design(), "ends/0"));
    QCOMPARE(panel.chosen(), std::string("ends/0"));
    workspace.session().undo();
    QCOMPARE(panel.chosen(), std::string("ends/1"));
    workspace.session().apply("move", withRuleMoved(workspace.design(), "ends/2", 0));
    QCOMPARE(panel.chosen(), std::string("ends/2"));
    workspace.session().undo();
    QCOMPARE(panel.chosen(), std::string("ends/1"));
    workspace.session().redo();
    QCOMPARE(panel.chosen(), std::string("ends/2"));
}

void tst_choices::programsStayWithTheirPlayers()
{
    Workspace workspace(threeOfEach());
    PlaySession &play = workspace.play();
    play.setProgram(PlayerId(1), Strategy::Greedy);
    workspace.session().apply("remove", withPlayerRemoved(workspace.design(), PlayerId(0)));
    play.refresh();
    QVERIFY(play.program(PlayerId(0)));
    QVERIFY(!play.program(PlayerId(1)));
    workspace.session().undo();
    play.refresh();
    QVERIFY(!play.program(PlayerId(0)));
    QVERIFY(play.program(PlayerId(1)));
}

ROOKERY_WIDGET_TEST(tst_choices)
#include "tst_choices.moc"
