#include "tests/widgets/setup_support.h"

using namespace rookery;
using namespace rookery::test;

/// What Setup mode says besides the pieces on the board: the position as text, who begins, rights,
/// hands.
class tst_setup_position : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void textIsLive();
    void faultsOfTheText_data();
    void faultsOfTheText();
    void whoMovesFirst();
    void rightsToCastle();
    void rightsOfMovedPiecesAreListedOnce();
    void rightsInTheText_data();
    void rightsInTheText();
    void handsBesideTheBoard();
    void handsOfShogi();
};

void tst_setup_position::textIsLive()
{
    SetupBench bench;
    auto *field = bench.find<QLineEdit>("positionText");
    QVERIFY(field->text().startsWith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("4k3/8/8/8/8/8/8/4K2R w"));
    // No Enter was needed, and what was typed stays as it is.
    QCOMPARE(bench.board(), QString("4k3/8/8/8/8/8/8/4K2R"));
    QCOMPARE(field->text(), QString("4k3/8/8/8/8/8/8/4K2R w"));
    QCOMPARE(bench.session().undoStack().count(), 1);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(field->text(), bench.text());
    // The other way round.
    bench.window.current()->canvas().setFocus();
    bench.hand.key(Qt::Key_N);
    bench.hand.click("c3");
    QVERIFY(field->text().startsWith("4k3/8/8/8/8/2N5/8/4K2R w"));
    bench.trigger("edit.undo");
    bench.trigger("edit.undo");
    QVERIFY(field->text().startsWith("rnbqkbnr/"));
}

void tst_setup_position::faultsOfTheText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::newRow("an unknown letter") << "4k3/8/8/3Z4/8/8/8/4K3 w" << 10;
    QTest::newRow("too many cells") << "4k3/9/8/8/8/8/8/4K3 w" << 5;
}

void tst_setup_position::faultsOfTheText()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    SetupBench bench;
    auto *field = bench.find<QLineEdit>("positionText");
    auto *fault = bench.find<QLabel>("positionFault");
    const Design before = bench.session().design();
    field->setFocus();
    field->setText(text);
    QTest::keyClick(field, Qt::Key_End);
    QTest::keyClicks(field, QStringLiteral(" "));
    QVERIFY(fault->isVisible());
    QVERIFY2(fault->text().endsWith(QStringLiteral("(column %1)").arg(column)),
             qPrintable(fault->text()));
    QVERIFY(bench.session().design() == before);
    // Leaving the field shows again what is on the board.
    bench.window.current()->canvas().setFocus();
    QVERIFY(!fault->isVisible());
    QCOMPARE(field->text(), bench.text());
}

void tst_setup_position::whoMovesFirst()
{
    SetupBench bench;
    bench.choose(bench.find<QComboBox>("firstMover"), 1);
    QCOMPARE(bench.session().position().toMove(), PlayerId(1));
    QVERIFY(bench.text().contains(" b "));
    auto *field = bench.find<QLineEdit>("positionText");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("4k3/8/8/8/8/8/8/4K2R w"));
    QCOMPARE(bench.session().position().toMove(), PlayerId(0));
    QCOMPARE(bench.find<QComboBox>("firstMover")->currentIndex(), 0);
}

void tst_setup_position::rightsInTheText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const char *rights, const char *shown) {
        const QString pieces = QStringLiteral("r3k2r/8/8/8/8/8/8/R3K2R w ");
        QTest::newRow(name) << pieces + rights << pieces + shown + QStringLiteral(" - 0 1");
    };
    row("one right of White", "Q - 0 1", "Q");
    row("Black's alone", "kq - 0 1", "kq");
    row("nobody's", "- - 0 1", "-");
    row("all", "KQkq - 0 1", "KQkq");
    row("nothing said", "", "KQkq");
}

/// Rights to castle of a position that is pasted stay as they are, and so do their boxes.
void tst_setup_position::rightsInTheText()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);
    SetupBench bench;
    auto *field = bench.find<QLineEdit>("positionText");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(field->text(), shown);
    const QString rights = shown.section(QLatin1Char(' '), 2, 2);
    for (const auto &[name, letter] : {std::pair("right:0K", 'K'),
                                       std::pair("right:0Q", 'Q'),
                                       std::pair("right:1K", 'k'),
                                       std::pair("right:1Q", 'q')})
        QTRY_COMPARE(bench.find<QCheckBox>(name)->isChecked(),
                     rights.contains(QLatin1Char(letter)));
    bench.trigger("edit.undo");
    QVERIFY(bench.text().contains(" KQkq "));
}

void tst_setup_position::rightsToCastle()
{
    SetupBench bench;
    auto *box = bench.find<QCheckBox>("right:1Q");
    QVERIFY(box->isChecked());
    QCOMPARE(box->text(), QString("Black may castle e8–c8"));
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QVERIFY(bench.text().contains(" KQk "));
    box = bench.find<QCheckBox>("right:1Q");
    QVERIFY(!box->isChecked());
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QVERIFY(bench.text().contains(" KQkq "));
    bench.session().apply("labels", withLabels(bench.session().design(), Labels::Shogi));
    QTRY_COMPARE(bench.find<QCheckBox>("right:1Q")->text(), QString("Black may castle 4a–6a"));
}

void tst_setup_position::rightsOfMovedPiecesAreListedOnce()
{
    SetupBench bench;
    auto *field = bench.find<QLineEdit>("positionText");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("r3k2r/8/8/8/8/8/8/1R2K2R w"));
    QTest::keyClick(field, Qt::Key_Return);
    QStringList texts;
    for (const auto *each : bench.window.findChildren<QCheckBox *>()) {
        if (each->objectName().startsWith(QStringLiteral("right:")))
            texts << each->text();
    }
    QCOMPARE(texts,
             QStringList({"White may castle e1–g1",
                          "White may castle e1–c1",
                          "Black may castle e8–g8",
                          "Black may castle e8–c8"}));
    // As the position says; a click makes it so with the rook where it stands.
    auto *box = bench.find<QCheckBox>("right:0Q");
    QVERIFY(!box->isChecked());
    QVERIFY(bench.text().contains(" Kkq "));
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    QVERIFY(bench.text().contains(" KQkq "));
    QVERIFY(bench.find<QCheckBox>("right:0Q")->isChecked());
    QCOMPARE(bench.session().design().rules->castling.front().wings.size(), std::size_t(4));
}

void tst_setup_position::handsBesideTheBoard()
{
    SetupBench bench;
    auto *tray = bench.find<SetupTray>("bottomTray");
    QVERIFY(!tray->isVisible()); // chess has no hands
    auto *wants = bench.find<QCheckBox>("wantsHands");
    QTest::mouseClick(wants, Qt::LeftButton, {}, QPoint(8, wants->height() / 2));
    QVERIFY(tray->isVisible());
    bench.hand.key(Qt::Key_N);
    QTest::mouseClick(bench.find<QToolButton>("hand:0:+"), Qt::LeftButton);
    const PieceId knight = *bench.session().design().pieces->find("Knight");
    const auto button = [&] {
        return bench.find<QToolButton>(qPrintable(QStringLiteral("hand:0:%1").arg(knight.index())));
    };
    QCOMPARE(bench.session().position().count(OffBoard::Hand, PlayerId(0), knight), 1);
    QTest::mouseClick(button(), Qt::LeftButton);
    QCOMPARE(button()->text(), QString("×2"));
    QTest::mouseClick(button(), Qt::RightButton);
    QCOMPARE(button()->text(), QString("×1"));
    QTest::keyClick(button(), Qt::Key_Delete);
    QVERIFY(!button());
    QTest::mouseClick(bench.find<QToolButton>("hand:1:+"), Qt::LeftButton);
    QCOMPARE(bench.session().position().count(OffBoard::Hand, PlayerId(1), knight), 1);
    QVERIFY(bench.text().contains("[n]"));
    bench.trigger("mode.board");
    QVERIFY(!tray->isVisible());
}

void tst_setup_position::handsOfShogi()
{
    Design design = designOf(
        "square:5x5", {{"King", "leap n ne e se s sw w nw"}, {"Gold", "leap n ne e s w nw"}});
    design.rules.edit([](Rules &rules) { rules.hands.captured = Captured::CaptorsHand; });
    SetupBench bench(design);
    QVERIFY(bench.find<SetupTray>("bottomTray")->isVisible());
    QVERIFY(bench.find<SetupTray>("topTray")->isVisible());
    QVERIFY(bench.find<QCheckBox>("wantsHands")->isChecked());
    QVERIFY(!bench.find<QCheckBox>("wantsHands")->isEnabled());
    QVERIFY(bench.find<SetupTray>("bottomTray")->findChild<QToolButton *>("hand:0:+"));
    bench.workspace().view().setFlipped(true);
    QVERIFY(bench.find<SetupTray>("topTray")->findChild<QToolButton *>("hand:0:+"));
}

ROOKERY_WIDGET_TEST(tst_setup_position)
#include "tst_setup_position.moc"
