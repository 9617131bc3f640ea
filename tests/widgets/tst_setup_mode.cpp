#include "app/window/notice_bar.h"
#include "tests/widgets/effort.h"
#include "tests/widgets/setup_support.h"
#include "widgets/tools/pieces_tool.h"

using namespace rookery;
using namespace rookery::test;

namespace {

Design rooks()
{
    return designOf("square:4x4", {{"Rook", "ride n e s w"}, {"King", "leap n e s w"}});
}

/// A desk in Setup mode that places one side at a time.
struct OneSide : Desk
{
    explicit OneSide(const Design &design)
        : Desk(design)
    {
        workspace.choices().setMode(Mode::Setup);
        workspace.choices().setArmyMirror(ArmyMirror::None);
    }
};

} // namespace

class tst_setup_mode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void keysOfThePalette();
    void thePaletteCounts();
    void aLargePaletteIsSearched();
    void newArmiesAreAlike();
    void bothSidesAtOnce_data();
    void bothSidesAtOnce();
    void erasingOnBothSides();
    void wholeArmies();
    void shuffledArmies();
    void resetAndClear();
    void whatTheArmiesAreWorth();
    void playersAreNamedAndTurned();
    void playersAreAddedAndRemoved();
    void everyPlayerIsInReach();
    void aKnightByKeyboardAlone();
    void twoPiecesShareALetter();
    void selectWhereThePiecesStand();
    void placeMany();
    void placePicksWithAlt();
    void erasePieces();
    void dragAPiece();
    void keyboardPlacesAndErases();
    void eraseSelectionByMode();
};

void tst_setup_mode::keysOfThePalette()
{
    SetupBench bench;
    bench.hand.key(Qt::Key_R);
    QCOMPARE(bench.pickedPiece(), std::string("Rook"));
    bench.hand.key(Qt::Key_N);
    QCOMPARE(bench.pickedPiece(), std::string("Knight"));
    bench.hand.key(Qt::Key_2);
    QCOMPARE(bench.pickedPiece(), std::string("Queen"));
    bench.hand.key(Qt::Key_X);
    QCOMPARE(bench.workspace().choices().tool(), QString("erase-pieces"));
    QVERIFY(bench.find<QToolButton>("paletteEraser")->isChecked());
    bench.hand.click("a2");
    QVERIFY(!bench.session().position().at(bench.hand.cell("a2")));
    bench.hand.key(Qt::Key_P);
    QCOMPARE(bench.workspace().choices().tool(), QString("place"));
    bench.hand.key(Qt::Key_Tab);
    QVERIFY(bench.find<QToolBar>("modeBar")->isVisible()); // no panel was hidden
    QCOMPARE(bench.workspace().choices().player(), PlayerId(1));
    bench.hand.sweep({"a4", "d4"});
    QCOMPARE(bench.board(), QString("rnbqkbnr/pppppppp/8/8/pppp4/8/1PPPPPPP/RNBQKBNR"));
    QTest::mouseClick(bench.find<QToolButton>("paletteEraser"), Qt::LeftButton);
    QCOMPARE(bench.workspace().choices().tool(), QString("erase-pieces"));
}

void tst_setup_mode::thePaletteCounts()
{
    SetupBench bench;
    const auto entry = [&](const char *name) {
        for (QToolButton *button :
             bench.find<SetupPanel>("setupPanel")->findChildren<QToolButton *>()) {
            if (button->accessibleName().startsWith(QLatin1String(name)))
                return button;
        }
        return static_cast<QToolButton *>(nullptr);
    };
    QCOMPARE(entry("Pawn")->text(), QString("8"));
    QCOMPARE(entry("Queen")->text(), QString("1"));
    QCOMPARE(entry("Queen")->toolTip(), QString("Queen (2, Q)"));
    bench.hand.key(Qt::Key_Q);
    bench.hand.click("d4");
    QCOMPARE(entry("Queen")->text(), QString("2"));
    bench.hand.key(Qt::Key_Tab);
    QCOMPARE(entry("Queen")->text(), QString("1"));
    // A rule about how many there may be is shown too.
    Design design = bench.session().design();
    design.rules.edit([&](Rules &rules) {
        rules.promotions.front().limits = {{*design.pieces->find("Queen"), 3}};
    });
    bench.session().apply("Limit", design);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(entry("Queen")->text(), QString("1/3"));
}

void tst_setup_mode::aLargePaletteIsSearched()
{
    SetupBench bench;
    auto *search = bench.find<QLineEdit>("paletteSearch");
    QVERIFY(!search->isVisible()); // six types are seen at once
    QCOMPARE(bench.find<QLabel>("paletteChosen")->text(), QString("King (1, K)"));
    QVERIFY(bench.window.openBundled(QStringLiteral("chu-shogi")));
    bench.trigger("mode.setup");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(search->isVisible());
    const auto shown = [&] {
        QStringList names;
        for (const QToolButton *button :
             bench.find<SetupPanel>("setupPanel")->findChildren<QToolButton *>()) {
            if (button->isVisible() && button->accessibleName().contains("placed"))
                names << button->accessibleName().section(QLatin1Char(','), 0, 0);
        }
        names.sort();
        return names;
    };
    QVERIFY(shown().size() > 15);
    QTest::keyClicks(search, "lion");
    QCOMPARE(shown(), QStringList{"Lion"});
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(bench.pickedPiece(), std::string("Lion"));
    QCOMPARE(bench.workspace().choices().tool(), QString("place"));
    QVERIFY(bench.find<QLabel>("paletteChosen")->text().startsWith("Lion"));
    search->clear();
    QVERIFY(shown().size() > 15);
}

/// Where no piece stands yet, both sides are set up at once.
void tst_setup_mode::newArmiesAreAlike()
{
    SetupBench bench;
    QCOMPARE(bench.find<QComboBox>("armyMirror")->currentIndex(), 0); // chess has its pieces
    Design empty = bench.session().design();
    empty.setup.edit([](Setup &setup) { setup = {}; });
    Workspace fresh(empty);
    QCOMPARE(fresh.choices().armyMirror(), ArmyMirror::Mirror);
}

void tst_setup_mode::bothSidesAtOnce_data()
{
    QTest::addColumn<int>("mirror");
    QTest::addColumn<QString>("board");
    QTest::newRow("one side") << 0 << "8/8/8/8/8/8/8/3Q4";
    QTest::newRow("turned") << 1 << "4q3/8/8/8/8/8/8/3Q4";
    QTest::newRow("mirrored") << 2 << "3q4/8/8/8/8/8/8/3Q4";
}

void tst_setup_mode::bothSidesAtOnce()
{
    QFETCH(int, mirror);
    QFETCH(QString, board);
    SetupBench bench;
    bench.press("clearSetup");
    bench.choose(bench.find<QComboBox>("armyMirror"), mirror);
    bench.hand.key(Qt::Key_Q);
    bench.hand.click("d1");
    QCOMPARE(bench.board(), board);
    QCOMPARE(bench.session().undoStack().count(), 2);
    bench.hand.click("d1", Qt::RightButton);
    QCOMPARE(bench.board(), QString("8/8/8/8/8/8/8/8"));
}

void tst_setup_mode::erasingOnBothSides()
{
    SetupBench bench;
    bench.choose(bench.find<QComboBox>("armyMirror"), 2);
    bench.hand.key(Qt::Key_X);
    bench.hand.sweep({"a2", "c2"});
    QCOMPARE(bench.board(), QString("rnbqkbnr/3ppppp/8/8/8/8/3PPPPP/RNBQKBNR"));
}

void tst_setup_mode::wholeArmies()
{
    SetupBench bench;
    bench.press("clearSetup");
    bench.choose(bench.find<QComboBox>("armyMirror"), 2);
    bench.press("pawnRow");
    QCOMPARE(bench.board(), QString("8/pppppppp/8/8/8/8/PPPPPPPP/8"));
    bench.choose(bench.find<QComboBox>("armyMirror"), 0);
    bench.hand.key(Qt::Key_R);
    bench.hand.click("a1");
    // The pawns stand alike either way, so that players see their armies turned.
    bench.press("mirrorArmy");
    QCOMPARE(bench.board(), QString("7r/pppppppp/8/8/8/8/PPPPPPPP/R7"));
    bench.choose(bench.find<QComboBox>("armyMirror"), 2);
    bench.press("mirrorArmy");
    QCOMPARE(bench.board(), QString("r7/pppppppp/8/8/8/8/PPPPPPPP/R7"));
}

void tst_setup_mode::shuffledArmies()
{
    SetupBench bench;
    const QString before = bench.board();
    int changed = 0;
    for (const unsigned seed : {1U, 2U, 3U, 4U}) {
        bench.window.findChild<ArmyBox *>()->setSeed(seed);
        bench.press("shuffleArmy");
        const QStringList ranks = bench.board().split(QLatin1Char('/'));
        QString sorted = ranks.back();
        std::sort(sorted.begin(), sorted.end());
        QCOMPARE(sorted, QString("BBKNNQRR"));
        QCOMPARE(ranks.front(), ranks.back().toLower()); // the other army follows
        QCOMPARE(ranks[1], QString("pppppppp"));
        changed += bench.board() != before ? 1 : 0;
    }
    QVERIFY(changed > 0);
}

void tst_setup_mode::resetAndClear()
{
    SetupBench bench;
    const QString before = bench.board();
    bench.press("clearSetup");
    QCOMPARE(bench.board(), QString("8/8/8/8/8/8/8/8"));
    bench.hand.key(Qt::Key_K);
    bench.hand.click("e4");
    bench.press("resetSetup");
    QCOMPARE(bench.board(), before);
    bench.trigger("edit.undo");
    QCOMPARE(bench.board(), QString("8/8/8/8/4K3/8/8/8"));
    bench.trigger("edit.undo");
    QTest::keyClick(&bench.window.current()->canvas(),
                    Qt::Key_Backspace,
                    Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.board(), QString("8/8/8/8/8/8/8/8"));
    bench.trigger("edit.undo");
    bench.trigger("edit.undo");
    QCOMPARE(bench.board(), before);
}

void tst_setup_mode::whatTheArmiesAreWorth()
{
    SetupBench bench(designOf("square:8x8", {{"Rook", "ride n e s w"}, {"Knight", knightPath}}));
    bench.workspace().choices().setArmyMirror(ArmyMirror::None);
    bench.hand.key(Qt::Key_1);
    bench.hand.click("a1");
    bench.hand.key(Qt::Key_2);
    bench.hand.click("b1");
    bench.hand.key(Qt::Key_Tab);
    bench.hand.click("b8");
    // Counted elsewhere often enough: a rook has 14 moves from any cell, a knight 336 from all
    // 64: 5.25.
    QCOMPARE(bench.find<QLabel>("material")->text(), QString("Mobility: White 19.3 · Black 5.3"));
    Design design = bench.session().design();
    design.rules.edit([](Rules &rules) {
        rules.scoring.pieces = {{PieceId(0), 5}, {PieceId(1), 3}};
    });
    bench.session().apply("Points", design);
    QCOMPARE(bench.find<QLabel>("material")->text(), QString("Points: White 8 · Black 3"));
}

/// Twelve keys at most, and no mouse.
void tst_setup_mode::playersAreNamedAndTurned()
{
    SetupBench bench;
    const auto players = [&]() -> const std::vector<Player> & {
        return bench.session().design().rules->players;
    };
    auto *name = bench.find<QLineEdit>("playerName");
    auto *facing = bench.find<QComboBox>("playerFacing");
    QVERIFY(!name->isVisible());
    bench.hand.key(Qt::Key_Tab);
    QTest::mouseClick(bench.find<QToolButton>("showsPlayer"), Qt::LeftButton);
    QVERIFY(name->isVisible());
    QCOMPARE(name->text(), QString("Black"));
    QCOMPARE(facing->currentText(), QString("a half turn"));
    QTest::keyClicks(name, "Red");
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(players()[1].name, std::string("Red"));
    QCOMPARE(name->text(), QString("Red"));
    // A name that somebody has is refused, and the field says what holds.
    name->setText(QStringLiteral("White"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(players()[1].name, std::string("Red"));
    QCOMPARE(name->text(), QString("Red"));
    QVERIFY(!bench.window.current()->notices().sentence().isEmpty());
    // What was typed goes to whom it was typed for.
    name->setText(QStringLiteral("Blue"));
    for (auto *button : bench.find<SetupPanel>("setupPanel")->findChildren<QToolButton *>()) {
        if (button->text() == QLatin1String("White"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QCOMPARE(players()[0].name, std::string("White"));
    QCOMPARE(players()[1].name, std::string("Blue"));
    QCOMPARE(name->text(), QString("White"));
    bench.workspace().choices().setPlayer(PlayerId(1));
    bench.choose(facing, facing->findText(QStringLiteral("north and south exchanged")));
    QCOMPARE(players()[1].facing, orientation::flipNorthSouth);
    for (int i = 0; i < 3; ++i)
        bench.trigger("edit.undo");
    QCOMPARE(players()[1].name, std::string("Black"));
    QCOMPARE(players()[1].facing, orientation::half);
}

void tst_setup_mode::playersAreAddedAndRemoved()
{
    SetupBench bench;
    const auto players = [&]() -> const std::vector<Player> & {
        return bench.session().design().rules->players;
    };
    QTest::mouseClick(bench.find<QToolButton>("showsPlayer"), Qt::LeftButton);
    auto *name = bench.find<QLineEdit>("playerName");
    auto *removes = bench.find<QPushButton>("removePlayer");
    QTest::mouseClick(bench.find<QPushButton>("addPlayer"), Qt::LeftButton);
    QCOMPARE(players().size(), 3U);
    QCOMPARE(name->text(), QString("Red"));
    bench.workspace().choices().setPlayer(PlayerId(0));
    const std::size_t pieces = bench.session().design().setup->placements.size();
    QTest::mouseClick(removes, Qt::LeftButton);
    QCOMPARE(players().size(), 2U);
    QCOMPARE(players()[0].name, std::string("Black"));
    QVERIFY(bench.session().design().setup->placements.size() < pieces);
    QTest::mouseClick(removes, Qt::LeftButton);
    QVERIFY(!removes->isEnabled());
    for (int i = 0; i < 3; ++i)
        bench.trigger("edit.undo");
    QCOMPARE(players().size(), 2U);
    QCOMPARE(players()[0].name, std::string("White"));
    QCOMPARE(bench.session().design().setup->placements.size(), pieces);
}

/// Also the sixth of six.
void tst_setup_mode::everyPlayerIsInReach()
{
    SetupBench bench("chinese-checkers-six");
    auto *panel = bench.find<SetupPanel>("setupPanel");
    const auto button = [&]() -> QToolButton * {
        for (auto *each : panel->findChildren<QToolButton *>()) {
            if (each->text() == QLatin1String("Yellow"))
                return each;
        }
        return nullptr;
    };
    QVERIFY(button());
    QTRY_VERIFY(panel->width() <= 400);
    QTRY_VERIFY(button()->mapTo(panel, QPoint(button()->width(), 0)).x() <= panel->width());
}

void tst_setup_mode::aKnightByKeyboardAlone()
{
    SetupBench bench(
        designOf("square:8x8", {{"King", "leap n ne e se s sw w nw"}, {"Knight", knightPath}}));
    bench.trigger("mode.board");
    QString heard;
    connect(&bench.workspace(), &Workspace::said, this, [&](const QString &sentence) {
        heard = sentence;
    });
    const QList<Qt::Key> keys = {Qt::Key_F5,
                                 Qt::Key_2,
                                 Qt::Key_Up,
                                 Qt::Key_Up,
                                 Qt::Key_Up,
                                 Qt::Key_Right,
                                 Qt::Key_Right,
                                 Qt::Key_Return,
                                 Qt::Key_W};
    QVERIFY(keys.size() <= 12);
    for (const Qt::Key key : keys)
        QTest::keyClick(QApplication::focusWidget(), key);
    QCOMPARE(bench.board(), QString("8/8/2n5/8/8/2N5/8/8")); // and its counterpart
    QVERIFY2(heard.startsWith("White Knight on c3: 8 move"), qPrintable(heard));
    QVERIFY2(heard.endsWith(": a2, a4, b1, b5, d1, d5, e2, e4"), qPrintable(heard));
}

/// From the badge to a letter of its own in three clicks.
void tst_setup_mode::twoPiecesShareALetter()
{
    Design design = designOf("square:8x8", {{"Cannon", "ride n e s w"}, {"Camel", knightPath}});
    design.pieces.edit([](Pieces &pieces) { pieces.types[1].letter = pieces.types[0].letter; });
    SetupBench bench(design);
    auto *problems = bench.find<ProblemsPanel>("problemsPanel");
    problems->checkNow();
    auto *badge = bench.find<QToolButton>("problemCount");
    QVERIFY(badge);
    QCOMPARE(badge->text(), QString("1 problem"));
    bench.trigger("view.hide-panels");
    HandCount effort;
    const auto click = [&effort](QWidget *widget, QPoint at) {
        ++effort.clicks;
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
    };
    click(badge, badge->rect().center());
    QVERIFY(problems->isVisible());
    auto *list = problems->findChild<QTreeWidget *>();
    QTreeWidgetItem *item = nullptr;
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        if (list->topLevelItem(i)->text(1).contains("share the letter C"))
            item = list->topLevelItem(i);
    }
    QVERIFY(item);
    click(list->viewport(), list->visualItemRect(item).center());
    QCOMPARE(bench.workspace().choices().piece(), std::optional(PieceId(1)));
    auto *fix = qobject_cast<QPushButton *>(list->itemWidget(item, 3));
    QCOMPARE(fix->text(), QString("Give it a free letter"));
    click(fix, fix->rect().center());
    const auto &types = bench.session().design().pieces->types;
    QVERIFY(types[0].letter != types[1].letter);
    problems->checkNow();
    QCOMPARE(problems->warnings(), 0);
    ROOKERY_WITHIN(effort, {.clicks = 3});
}

/// A click is to look at the pieces that stand there, unless one has been picked.
void tst_setup_mode::selectWhereThePiecesStand()
{
    Bench bench;
    bench.window.openBundled("chess");
    QCOMPARE(bench.workspace().choices().mode(), Mode::Setup);
    QCOMPARE(bench.workspace().choices().tool(), QString("select"));
    const Design before = bench.workspace().design();
    CanvasHand(&bench.window.current()->canvas()).click("b1");
    QVERIFY(bench.workspace().design() == before);
}

void tst_setup_mode::placeMany()
{
    OneSide desk(rooks());
    desk.hover("b2");
    QCOMPARE(desk.marked(Mark::Move), QString("a2 b1 b3 b4 c2 d2")); // as if it stood there
    desk.click("a1");
    desk.click("b1");
    desk.workspace.choices().setPlayer(PlayerId(1));
    desk.sweep({"a4", "d4"});
    QCOMPARE(desk.pieces(), QString("a1:R0 a4:R1 b1:R0 b4:R1 c4:R1 d4:R1"));
    QCOMPARE(desk.undoCount(), 3);
    desk.sweep({"a4", "b4"}, Qt::RightButton);
    QCOMPARE(desk.pieces(), QString("a1:R0 b1:R0 c4:R1 d4:R1"));
    QCOMPARE(desk.undoCount(), 4);
}

void tst_setup_mode::placePicksWithAlt()
{
    Desk desk(rooks());
    desk.workspace.choices().setMode(Mode::Setup);
    desk.workspace.choices().setPiece(PieceId(1));
    desk.workspace.choices().setPlayer(PlayerId(1));
    desk.click("a1");
    desk.workspace.choices().setPiece(PieceId(0));
    desk.workspace.choices().setPlayer(PlayerId(0));
    desk.click("a1", Qt::LeftButton, Qt::AltModifier);
    QCOMPARE(desk.workspace.choices().piece(), std::optional(PieceId(1)));
    QCOMPARE(desk.workspace.choices().player(), PlayerId(1));
    QCOMPARE(desk.undoCount(), 1);
}

void tst_setup_mode::erasePieces()
{
    OneSide desk(rooks());
    desk.sweep({"a1", "d1"});
    desk.setTool("erase-pieces");
    desk.sweep({"b1", "c1"});
    QCOMPARE(desk.pieces(), QString("a1:R0 d1:R0"));
    desk.click("b3");
    QCOMPARE(desk.undoCount(), 2);
}

void tst_setup_mode::dragAPiece()
{
    OneSide desk(rooks());
    desk.click("a1");
    desk.setTool("select");
    desk.sweep({"a1", "b2", "c3"});
    QCOMPARE(desk.pieces(), QString("c3:R0"));
    QCOMPARE(desk.undoCount(), 2);
}

void tst_setup_mode::keyboardPlacesAndErases()
{
    OneSide desk(rooks());
    desk.canvas.setCursorCell(desk.cell("a1"));
    desk.key(Qt::Key_Right);
    desk.key(Qt::Key_Return);
    QCOMPARE(desk.pieces(), QString("b1:R0"));
    desk.key(Qt::Key_Up);
    desk.key(Qt::Key_Space);
    QCOMPARE(desk.pieces(), QString("b1:R0 b2:R0"));
    desk.canvas.eraseAtCursor();
    QCOMPARE(desk.pieces(), QString("b1:R0"));
    QCOMPARE(desk.undoCount(), 3);
}

void tst_setup_mode::eraseSelectionByMode()
{
    OneSide desk(rooks());
    desk.sweep({"a1", "d1"});
    desk.workspace.choices().setSelection({SiteId(0), SiteId(4)});
    eraseSelection(desk.workspace.session(), desk.workspace.choices());
    QCOMPARE(desk.pieces(), QString("c1:R0 d1:R0"));
    desk.workspace.choices().setMode(Mode::Board);
    desk.workspace.choices().setSelection({SiteId(0), SiteId(8)});
    eraseSelection(desk.workspace.session(), desk.workspace.choices());
    QCOMPARE(desk.pieces(), QString("d1:R0"));
    QCOMPARE(desk.workspace.board().size(), std::size_t(14));
}

ROOKERY_WIDGET_TEST(tst_setup_mode)
#include "tst_setup_mode.moc"
