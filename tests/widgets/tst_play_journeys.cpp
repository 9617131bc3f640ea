#include "model/check/check.h"
#include "model/edit/pieces/piece_edits.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/canvas/legend.h"
#include "widgets/game/play_session.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/movement/paint_bar.h"
#include "widgets/pieces/piece_editor.h"
#include "widgets/play/play_bar.h"
#include "widgets/play/play_panel.h"
#include "widgets/play/record_list.h"

#include <QAccessible>
#include <QLineEdit>
#include <QTreeWidget>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Counts what a person does, as the journeys do: a click, a drag, a key.
class Person : public Bench
{
public:
    explicit Person(const char *bundled = "chess")
    {
        if (!window.openBundled(QLatin1String(bundled)))
            qFatal("no %s", bundled);
        hand = CanvasHand(&canvas());
    }

    BoardCanvas &canvas() { return window.current()->canvas(); }
    PlaySession &play() { return workspace().play(); }
    void key(QWidget &widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        ++keys;
        QTest::keyClick(&widget, key, modifiers);
    }
    void click(QWidget &widget, QPoint at)
    {
        ++clicks;
        QTest::mouseClick(&widget, Qt::LeftButton, {}, at);
    }
    void move(const char *from, const char *to)
    {
        QTRY_VERIFY(play().choice());
        hand.click(from);
        hand.click(to);
        QTRY_VERIFY(play().choice());
    }

    CanvasHand hand;
    int clicks = 0;
    int keys = 0;
};

/// As a translation, which knows plurals, says it.
QString plural(QString text)
{
    return text.replace(QStringLiteral("move(s)"), QStringLiteral("moves"));
}

} // namespace

/// Journeys of people who play, with their budgets.
class tst_play_journeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void changeARuleDuringAGame();
    void placeAKnightAndHearItsMoves();
    void playWithoutAMouseOrEyes();
    void pinAnExampleAndBreakIt();
    void speakAsTheBoardDoes();
    void carryAPieceOntoAFriend();
    void seeWhatDecided();
    void readWhatTheBoardShows();
};

/// The piece that was moved last is the one to edit; two clicks, two keys.
void tst_play_journeys::changeARuleDuringAGame()
{
    Person person;
    person.trigger("mode.play");
    for (const auto &[from, to] : {std::pair("e2", "e4"), {"e7", "e5"}, {"g1", "f3"}, {"b8", "c6"}})
        person.move(from, to);
    person.hand.hover(QPoint(1, 1));

    person.key(person.window, Qt::Key_Period, Qt::ControlModifier);
    QCOMPARE(person.workspace().choices().mode(), Mode::Pieces);
    QCOMPARE(person.workspace().choices().piece(),
             person.session().design().pieces->find("Knight"));
    PieceEditor &editor = person.window.current()->pieceEditor();
    MovementGrid *grid = editor.grid();
    QTRY_VERIFY(grid->isVisible() && grid->cellPixel(1, 0) != grid->cellPixel(0, 0));
    QToolButton *erase = editor.findChild<PaintBar *>()->pencilButton(Pencil::Erase);
    person.click(*erase, erase->rect().center());
    person.click(*grid, grid->cellPixel(1, 2));
    person.key(person.window, Qt::Key_F6);
    QCOMPARE(person.workspace().choices().mode(), Mode::Play);
    QCOMPARE(person.clicks, 2);
    QCOMPARE(person.keys, 2);

    QTRY_VERIFY(person.play().choice());
    QCOMPARE(person.play().tree().node(person.play().tree().current()).text, std::string("e7-e5"));
    QCOMPARE(person.play().tree().node(3).standing, GameTree::Standing::Illegal);
    const auto third = person.find<PlayPanel>("playPanel")->record().place(3);
    QVERIFY(third.item->font(third.column).strikeOut());
    person.move("d2", "d4"); // and on it goes
    QCOMPARE(person.play().tree().size(), std::size_t(6));
}

void tst_play_journeys::placeAKnightAndHearItsMoves()
{
    Person person;
    const Design &design = person.session().design();
    const auto knight = design.pieces->find("Knight")->index();
    BoardCanvas &canvas = person.canvas();
    person.key(person.window, Qt::Key_F5);
    person.key(canvas, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(knight)));
    person.key(canvas, Qt::Key_Right); // shows the cursor
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Up, Qt::Key_Up})
        person.key(canvas, key);
    person.key(canvas, Qt::Key_Return);
    QString said;
    connect(&person.workspace(), &Workspace::said, &person.window, [&](const QString &sentence) {
        said = sentence;
    });
    person.key(canvas, Qt::Key_W);
    QCOMPARE(person.clicks, 0);
    QVERIFY2(person.keys <= 12, qPrintable(QString::number(person.keys)));
    const CellId c3 = person.hand.cell("c3");
    QCOMPARE(person.session().position().at(c3)->type.index(), knight);
    QCOMPARE(plural(said), QString("White Knight on c3: 4 moves: a4, b5, d5, e4"));
    QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&canvas);
    QAccessibleInterface *cell = board->child(static_cast<int>(c3.index()));
    QVERIFY(cell);
    QVERIFY2(cell->text(QAccessible::Name).startsWith("c3, White Knight"),
             qPrintable(cell->text(QAccessible::Name)));
}

void tst_play_journeys::playWithoutAMouseOrEyes()
{
    Person person;
    BoardCanvas &canvas = person.canvas();
    person.key(person.window, Qt::Key_F6);
    QTRY_VERIFY(person.play().choice());
    QStringList heard;
    connect(&person.play(), &PlaySession::announced, &person.window, [&](const QString &sentence) {
        heard << sentence;
    });
    const auto name = [&](const char *cell) {
        QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&canvas);
        return plural(board->child(static_cast<int>(person.hand.cell(cell).index()))
                          ->text(QAccessible::Name));
    };
    QCOMPARE(name("b1"), QString("b1, White Knight, 2 moves"));
    QCOMPARE(name("a1"), QString("a1, White Rook"));
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_Return})
        person.key(canvas, key);
    QCOMPARE(name("c3"), QString("c3, may move here"));
    QString said;
    connect(&person.workspace(), &Workspace::said, &person.window, [&](const QString &sentence) {
        said = sentence;
    });
    person.key(canvas, Qt::Key_W);
    QCOMPARE(plural(said), QString("White Knight on b1: 2 moves: a3, c3"));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Up, Qt::Key_Up, Qt::Key_Return})
        person.key(canvas, key);
    QTRY_VERIFY(person.play().choice());
    QCOMPARE(heard, QStringList{"White: Nc3"});
    QCOMPARE(name("c3"), QString("c3, White Knight"));
}

void tst_play_journeys::pinAnExampleAndBreakIt()
{
    Person person;
    person.trigger("mode.play");
    QTRY_VERIFY(person.play().choice());
    person.hand.sweep({"g1", "g3"}); // refused, and so expected to stay so
    person.hand.click("g1");
    person.trigger("play.pin");
    const auto &list = person.session().design().examples->list;
    QCOMPARE(list.size(), std::size_t(1));
    QCOMPARE(list[0].position, std::string());
    QCOMPARE(list[0].expected, (std::vector<std::string>{"g1-f3", "g1-h3"}));
    QCOMPARE(list[0].forbidden, std::vector<std::string>{"g1-g3"});
    QCOMPARE(person.session().undoStack().count(), 1);
    auto *examples = person.find<QTreeWidget>("exampleList");
    QTRY_COMPARE(examples->topLevelItem(0)->text(0), QString("Example 1: holds"));

    const PieceId knight = *person.session().design().pieces->find("Knight");
    person.session().apply("still", withMovementRemoved(person.session().design(), knight, 0));
    QTRY_COMPARE(examples->topLevelItem(0)->text(0),
                 QString("Example 1: g1-f3 and g1-h3 are expected and not legal"));
    const auto problems = check(person.session().design());
    QVERIFY(std::any_of(problems.begin(), problems.end(), [](const Problem &problem) {
        return problem.code == "G001";
    }));

    // Named and corrected in its fields, then taken out again.
    auto *name = person.find<QLineEdit>("exampleName");
    QTRY_VERIFY(name->isEnabled());
    QTest::keyClicks(name, "still knights");
    QTest::keyClick(name, Qt::Key_Return);
    auto *expected = person.find<QLineEdit>("expectedMoves");
    expected->selectAll();
    QTest::keyClicks(expected, "e2-e4");
    QTest::keyClick(expected, Qt::Key_Return);
    QCOMPARE(person.session().design().examples->list[0].expected,
             std::vector<std::string>{"e2-e4"});
    QTRY_COMPARE(examples->topLevelItem(0)->text(0), QString("still knights: holds"));
}

/// Shogi's edge says 7g where its file says c3.
void tst_play_journeys::speakAsTheBoardDoes()
{
    Person person("shogi");
    person.trigger("mode.play");
    QTRY_VERIFY(person.play().choice());
    QLineEdit *field = person.window.current()->playBar().moveField();
    QVERIFY2(field->placeholderText().contains(QLatin1String("2h-7h")),
             qPrintable(field->placeholderText()));
    QTest::keyClicks(field, "7g7f");
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(person.play().choice());
    auto *record = person.find<RecordList>("recordList");
    QCOMPARE(record->spokenMove(1), QString("1. P-7f"));
    // What is copied and kept speaks the language of files.
    QVERIFY(person.play().gameText().contains(QLatin1String("1. c3-c4")));
    person.hand.sweep({"c7", "c5"});
    QCOMPARE(person.play().message(),
             QString("The Gote Pawn on 7c cannot go to 7e: out of range: 7e would be step 2"));
    QCOMPARE(person.play().example().forbidden, std::vector<std::string>{"c7-c5"});
}

/// A drag says where the piece was to go, so that it chooses no other piece; a click does.
void tst_play_journeys::carryAPieceOntoAFriend()
{
    Person person;
    person.trigger("mode.play");
    QTRY_VERIFY(person.play().choice());
    person.hand.sweep({"b1", "d2"});
    QCOMPARE(person.play().message(),
             QString("The White Knight on b1 cannot go to d2: the White Pawn on d2 is a friend"));
    QVERIFY(!person.play().choice()->isBegun());
    person.hand.click("b1");
    person.hand.click("e2");
    QCOMPARE(person.play().choice()->from(), std::optional(person.hand.cell("e2")));
}

void tst_play_journeys::seeWhatDecided()
{
    Person person("tic-tac-toe");
    person.trigger("mode.play");
    for (const char *cell : {"a1", "a2", "b2", "b1", "c3"}) {
        QTRY_VERIFY(person.play().choice());
        QVERIFY(person.play().gameMarks().witness.empty());
        QVERIFY(person.play().playText(QLatin1String(cell)));
    }
    QTRY_VERIFY(!person.play().result().isEmpty());
    auto witness = person.play().gameMarks().witness;
    std::sort(witness.begin(), witness.end());
    QCOMPARE(witness,
             (std::vector{person.hand.cell("a1"), person.hand.cell("b2"), person.hand.cell("c3")}));
}

/// The legend names what the board shows, and nothing else.
void tst_play_journeys::readWhatTheBoardShows()
{
    Person person("english-draughts");
    const auto *legend = person.find<Legend>("legend");
    const auto names = [&](MarkKind kind) {
        const std::vector<MarkKind> &kinds = legend->kinds();
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    };
    person.trigger("mode.play");
    QTRY_VERIFY(person.play().choice());
    QTRY_VERIFY(legend->kinds().empty());
    QVERIFY(person.play().begin(QStringLiteral("c3:1/Man d4:2/Man h8:2/Man / turn=1")));
    QTRY_VERIFY(person.play().choice());
    person.hand.click("c3");
    QTRY_VERIFY(names(MarkKind::Victim));
    QVERIFY(!names(MarkKind::Hurdle));
    person.trigger("mode.setup");
    QTRY_VERIFY(!names(MarkKind::Victim));
}

ROOKERY_WIDGET_TEST(tst_play_journeys)
#include "tst_play_journeys.moc"
