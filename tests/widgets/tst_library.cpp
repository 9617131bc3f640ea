#include "model/file/design/design_writer.h"
#include "tests/widgets/library_support.h"
#include "widgets/library/glyph_gallery.h"
#include "widgets/library/identity_chip.h"
#include "widgets/library/known_pieces.h"
#include "widgets/library/picture_button.h"
#include "widgets/movement/movement_grid.h"
#include "widgets/pieces/path_field.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

namespace {

constexpr int longEnough =
    60'000; // comparing with all known pieces takes a while where nothing is optimised

} // namespace

class tst_library : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void searching_data();
    void searching();
    void nothingFound();
    void whatIsMeantFitsTheBoard();
    void addedWithOneClick();
    void anotherTabIsAnotherBoard();
    void aBoardDrawnByHandHasNoPiecesOfSquares();
    void startedFrom();
    void draggedToTheList();
    void likeTheEditedOne();
    void whoItIs_data();
    void whoItIs();
    void newPieceWhereItIsNeeded();
    void aKnownNameBringsItsMoves();
    void aTabOnlyRenames();
    void aTypedLetterStays();
    void aPencilInsteadOfAName();
    void aPictureOfOnesOwn();
    void aPictureOfTheGallery();
    void aDiscWithLetters();
    void aPictureThatCannotBeTaken();
    void anotherDialect();
    void usualSpelling();
    void lettersOffered();
    void rulesNotInBetza();
};

void tst_library::searching_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first");
    QTest::newRow("name") << "gryphon"
                          << "Gryphon";
    QTest::newRow("another tradition's name") << "griffon"
                                              << "Gryphon";
    QTest::newRow("notation") << "FyafsF"
                              << "Gryphon";
    QTest::newRow("the cannon that is best known") << "cannon"
                                                   << "Pao";
    QTest::newRow("without accents") << "osho"
                                     << "King";
}

void tst_library::searching()
{
    QFETCH(QString, text);
    QFETCH(QString, first);
    LibraryBench bench;
    QCOMPARE(bench.listed().size(), static_cast<qsizetype>(known_pieces::library().size()));
    QTest::keyClicks(bench.library()->searchField(), text);
    QVERIFY(!bench.listed().isEmpty());
    QCOMPARE(bench.listed().front(), first);
}

void tst_library::nothingFound()
{
    LibraryBench bench;
    QTest::keyClicks(bench.library()->searchField(), "grifonn");
    auto *nothing = bench.find<QLabel>("libraryNothing");
    QVERIFY(nothing->isVisible());
    QVERIFY2(nothing->text().contains("Nothing called ‘grifonn’")
                 && nothing->text().contains("Did you mean"),
             qPrintable(nothing->text()));
    QVERIFY2(nothing->text().contains("Griffon"), qPrintable(nothing->text()));
    Q_EMIT nothing->linkActivated("Griffon");
    QVERIFY(!nothing->isVisible());
    QCOMPARE(bench.listed().front(), QString("Gryphon"));
}

/// On hexagons a piece of squares is no help.
void tst_library::whatIsMeantFitsTheBoard()
{
    LibraryBench bench("glinski");
    auto *nothing = bench.find<QLabel>("libraryNothing");
    bench.library()->searchField()->setText("grifonn");
    QVERIFY(nothing->isVisible());
    QCOMPARE(nothing->text(), QString("Nothing called ‘grifonn’."));
    bench.library()->searchField()->setText("unicorm"); // of boards with levels
    QVERIFY2(!nothing->text().contains("Unicorn"), qPrintable(nothing->text()));
    bench.library()->searchField()->setText("nightridor");
    QVERIFY2(nothing->text().contains("Nightrider"), qPrintable(nothing->text()));
}

void tst_library::addedWithOneClick()
{
    LibraryBench bench;
    const std::size_t before = bench.count();
    bench.library()->show("Gryphon");
    QListView *list = bench.library()->list();
    const QRect row = list->visualRect(list->model()->index(0, 0));
    QTest::mouseClick(
        list->viewport(), Qt::LeftButton, {}, LibraryDelegate::addButton(row).center());
    QCOMPARE(bench.count(), before + 1);
    QCOMPARE(bench.pieceText(), QString("Gryphon G FyafsF"));
    QCOMPARE(bench.steps(), 1);
    // Once more by the keyboard, under a free name.
    QTest::keyClick(bench.library()->searchField(), Qt::Key_Return);
    QCOMPARE(bench.pieceText(), QString("Gryphon 2 Y FyafsF"));
    bench.trigger("edit.undo");
    bench.trigger("edit.undo");
    QCOMPARE(bench.count(), before);
    // What is typed now counts, not what was found before.
    bench.library()->searchField()->setText("cannon");
    bench.library()->searchField()->setText("lion");
    const QString best = bench.listed().front();
    QTest::keyClick(bench.library()->searchField(), Qt::Key_Return);
    QCOMPARE(QString::fromStdString(bench.piece().name), best);
}

void tst_library::anotherTabIsAnotherBoard()
{
    LibraryBench bench("glinski");
    QVERIFY(bench.listed().contains(QStringLiteral("Gliński Pawn")));
    bench.window.openBundled("chess");
    bench.trigger("mode.pieces");
    QVERIFY(!bench.listed().contains(QStringLiteral("Gliński Pawn")));
    QVERIFY(bench.listed().contains(QStringLiteral("Camel")));
}

/// Before its first piece too.
void tst_library::aBoardDrawnByHandHasNoPiecesOfSquares()
{
    LibraryBench bench;
    QVERIFY(bench.listed().contains(QStringLiteral("Camel")));
    const QString file = bench.path("drawn.rookery");
    write(file, QByteArray::fromStdString(writeDesign(designOf("free"))));
    QVERIFY(bench.window.openFile(file));
    bench.trigger("mode.pieces");
    QCOMPARE(bench.count(), std::size_t(0));
    QVERIFY2(!bench.listed().contains(QStringLiteral("Camel")),
             qPrintable(bench.listed().join(QLatin1Char(' '))));
}

void tst_library::startedFrom()
{
    LibraryBench bench;
    bench.library()->show("Camel");
    bench.find<QPushButton>("libraryStart")->click();
    QCOMPARE(bench.pieceText(), QString("My Camel M C"));
    bench.trigger("pieces.new");
    const std::size_t count = bench.count();
    bench.find<QPushButton>("libraryStart")->click();
    QCOMPARE(bench.count(), count);
    QVERIFY(bench.pieceText().endsWith(" C"));
}

void tst_library::draggedToTheList()
{
    LibraryBench bench;
    bench.library()->show("Zebra");
    const std::size_t before = bench.count();
    const auto *model = bench.library()->list()->model();
    const std::unique_ptr<QMimeData> data(model->mimeData({model->index(0, 0)}));
    QWidget *target = bench.pieces()->list()->viewport();
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &drop);
    QVERIFY(drop.isAccepted());
    QCOMPARE(bench.count(), before + 1);
    QCOMPARE(bench.pieceText(), QString("Zebra Z Z"));
}

void tst_library::likeTheEditedOne()
{
    LibraryBench bench;
    bench.addTester("CfN");
    bench.library()->likeButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(bench.library()->list()->isVisible() && bench.listed().size() < 30,
                             longEnough);
    QCOMPARE(bench.listed().front(), QString("Camel"));
    const QString differs =
        bench.library()->list()->model()->index(0, 0).data(LibraryModel::LikenessRole).toString();
    QVERIFY2(differs.startsWith("also"), qPrintable(differs));
}

void tst_library::whoItIs_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("known") << "FyafsF"
                           << "This is the Gryphon";
    QTest::newRow("turned") << "bmWbcF"
                            << "This is the Shatranj Pawn";
    QTest::newRow("almost") << "CfW"
                            << "Like the Camel, and also to (0,1)";
}

void tst_library::whoItIs()
{
    QFETCH(QString, betza);
    QFETCH(QString, sentence);
    LibraryBench bench;
    bench.addTester(qPrintable(betza));
    IdentityChip *chip = bench.header()->identityChip();
    QTRY_VERIFY_WITH_TIMEOUT(chip->isVisible() && chip->sentence().startsWith(sentence.left(12)),
                             longEnough);
    QVERIFY2(chip->sentence().startsWith(sentence), qPrintable(chip->sentence()));
    chip->click();
    QVERIFY(!bench.listed().isEmpty());
    QVERIFY(bench.library()->isVisible());
}

/// From the painter and from the list, where one is after a name or a look.
void tst_library::newPieceWhereItIsNeeded()
{
    LibraryBench bench;
    const std::size_t before = bench.count();
    MovementGrid *grid = bench.window.current()->pieceEditor().grid();
    grid->setFocus();
    QTest::keyClick(grid, Qt::Key_N);
    QCOMPARE(bench.count(), before + 1);
    QTRY_VERIFY(bench.header()->nameField()->hasFocus());
    QTest::keyClicks(bench.header()->nameField(), "Gunner"); // an n is a letter there
    QTest::keyClick(bench.header()->nameField(), Qt::Key_Return);
    QCOMPARE(bench.count(), before + 1);
    QCOMPARE(bench.pieceText(), QString("Gunner G")); // the letter is the name's, not Piece's
    bench.trigger("edit.undo");                       // made and named is one step
    QCOMPARE(bench.count(), before);
    bench.trigger("edit.redo");
    QCOMPARE(bench.count(), before + 1);
    QListWidget *list = bench.pieces()->list();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_N);
    QCOMPARE(bench.count(), before + 2);
}

/// Journey 1: N, the name, Enter.
void tst_library::aKnownNameBringsItsMoves()
{
    LibraryBench bench;
    const std::size_t before = bench.count();
    const int steps = bench.steps();
    bench.window.current()->canvas().setFocus();
    QTest::keyClick(&bench.window.current()->canvas(), Qt::Key_N);
    QCOMPARE(bench.count(), before + 1);
    QLineEdit *name = bench.header()->nameField();
    QTRY_VERIFY(name->hasFocus());
    QTest::keyClicks(name, "Griffon");
    QVERIFY2(bench.header()->suggestion().contains("FyafsF"),
             qPrintable(bench.header()->suggestion()));
    // What is offered does not lie over that sentence.
    auto *sentence = bench.find<QLabel>("nameSuggestion");
    const QRect said(sentence->mapToGlobal(QPoint()), sentence->size());
    QVERIFY(!name->completer()->popup()->isVisible()
            || !name->completer()->popup()->geometry().intersects(said));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(bench.pieceText(), QString("Griffon G FyafsF"));
    QCOMPARE(bench.steps(), steps + 1); // made, and given name and moves at once
    QCOMPARE(bench.header()->suggestion(), QString());
    QVERIFY(bench.window.current()->pieceEditor().grid()->hasFocus()); // moves come next
    // A piece with moves only changes its name.
    name->selectAll();
    QTest::keyClicks(name, "Camel");
    QCOMPARE(bench.header()->suggestion(), QString());
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(bench.pieceText(), QString("Camel G FyafsF"));
}

/// Enter takes the moves of the known piece; who goes on with Tab has moves of their own in mind.
void tst_library::aTabOnlyRenames()
{
    LibraryBench bench;
    bench.trigger("pieces.new");
    QLineEdit *name = bench.header()->nameField();
    QTRY_VERIFY(name->hasFocus());
    QTest::keyClicks(name, "Griffon");
    QVERIFY(bench.header()->suggestion().contains("FyafsF"));
    QWidget *offers = name->completer()->popup(); // it has the keyboard while it is open
    QTest::keyClick(offers->isVisible() ? offers : name, Qt::Key_Tab);
    QTRY_COMPARE(bench.pieceText(), QString("Griffon G"));
    QVERIFY(!name->hasFocus());
    QCOMPARE(bench.header()->suggestion(), QString());
}

/// Only a letter that the program made up follows the first name.
void tst_library::aTypedLetterStays()
{
    LibraryBench bench;
    const auto type = [](QLineEdit *field, const char *text) {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(text));
        QTest::keyClick(field, Qt::Key_Return);
    };
    bench.trigger("pieces.new");
    QTRY_VERIFY(bench.header()->nameField()->hasFocus());
    type(bench.header()->letterField(), "V");
    type(bench.header()->nameField(), "Gunner");
    QCOMPARE(bench.pieceText(), QString("Gunner V"));
    bench.trigger("pieces.new");
    type(bench.header()->letterField(), "Z");
    type(bench.header()->nameField(), "Griffon");
    QCOMPARE(bench.pieceText(), QString("Griffon Z FyafsF"));
    bench.trigger("pieces.new");
    type(bench.header()->nameField(), "Hound");
    QCOMPARE(bench.pieceText(), QString("Hound H"));
}

void tst_library::aPencilInsteadOfAName()
{
    LibraryBench bench;
    bench.trigger("pieces.new");
    QLineEdit *name = bench.header()->nameField();
    QTRY_VERIFY(name->hasFocus());
    const QString text = name->text();
    QTest::keyClick(name, Qt::Key_2);
    QVERIFY(!name->hasFocus());
    QCOMPARE(name->text(), text);
    MovementGrid *grid = bench.window.current()->pieceEditor().grid();
    QCOMPARE(grid->options().pencil, Pencil::Ride);
    QTRY_VERIFY(grid->cellRect({}).width() > 0);
    QTest::mouseClick(grid, Qt::LeftButton, {}, grid->cellPixel(0, 2));
    QCOMPARE(bench.piece().moves.size(), std::size_t(1));
}

void tst_library::aPictureOfOnesOwn()
{
    LibraryBench bench;
    write(
        bench.path("n.svg"),
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/><rect width="9" height="9" fill="#f00"/></svg>)");
    PictureButton *button = bench.header()->pictureButton();
    const QImage before = button->icon().pixmap(36, 36).toImage();
    button->take(bench.path("n.svg"), PlayerId(0));
    QCOMPARE(bench.piece().artwork.size(), std::size_t(1));
    const QImage drawn = button->icon().pixmap(36, 36).toImage();
    QVERIFY(drawn != before);
    QCOMPARE(drawn.pixelColor(18, 18), QColor(Qt::red));
    // Tinted for all others.
    button->take(bench.path("n.svg"), std::nullopt);
    bench.workspace().choices().setPlayer(PlayerId(1));
    QVERIFY(button->icon().pixmap(36, 36).toImage().pixelColor(18, 18) != QColor(Qt::red));
    bench.trigger("edit.undo");
    bench.trigger("edit.undo");
    bench.workspace().choices().setPlayer(PlayerId(0));
    QCOMPARE(button->icon().pixmap(36, 36).toImage(), before);
}

void tst_library::aPictureOfTheGallery()
{
    LibraryBench bench;
    PictureButton *button = bench.header()->pictureButton();
    const QImage before = button->icon().pixmap(36, 36).toImage();
    Q_EMIT button->menu()->aboutToShow();
    auto *gallery = button->menu()->findChild<GlyphGallery *>();
    QVERIFY(gallery);
    QVERIFY(gallery->findChildren<QToolButton *>().size() >= 60);
    const int steps = bench.steps();
    gallery->findChild<QToolButton *>("glyph:amazon")->click();
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.piece().artwork.size(), std::size_t(1));
    QVERIFY(button->icon().pixmap(36, 36).toImage() != before);
    // Another one takes its place.
    Q_EMIT button->menu()->aboutToShow();
    button->menu()->findChild<GlyphGallery *>()->findChild<QToolButton *>("glyph:disc")->click();
    QCOMPARE(bench.piece().artwork.size(), std::size_t(1));
}

void tst_library::aDiscWithLetters()
{
    LibraryBench bench;
    PictureButton *button = bench.header()->pictureButton();
    const QImage before = button->icon().pixmap(36, 36).toImage();
    const auto part = [button](const char *name) {
        return button->menu()->findChild<QWidget *>(QLatin1String(name));
    };
    Q_EMIT button->menu()->aboutToShow();
    QCOMPARE(qobject_cast<QLineEdit *>(part("glyphLetters"))->text(),
             QString::fromStdString(bench.piece().letter));
    const int steps = bench.steps();
    qobject_cast<QToolButton *>(part("glyphLetter"))->click();
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.piece().artwork.size(), std::size_t(1));
    const std::string drawn = *bench.piece().artwork.front().picture.content;
    QVERIFY(drawn.find("<path") != std::string::npos); // nothing was left out of it
    const QImage after = button->icon().pixmap(36, 36).toImage();
    QVERIFY(after != before);
    QVERIFY(after.pixelColor(18, 5).lightness() > after.pixelColor(18, 2).lightness());
    // Other letters take their place; without any there is nothing to draw.
    Q_EMIT button->menu()->aboutToShow();
    auto *letters = qobject_cast<QLineEdit *>(part("glyphLetters"));
    letters->setText(" ");
    QVERIFY(!part("glyphLetter")->isEnabled());
    letters->setText("Ab");
    QTest::keyClick(letters, Qt::Key_Return);
    QCOMPARE(bench.piece().artwork.size(), std::size_t(1));
    QVERIFY(*bench.piece().artwork.front().picture.content != drawn);
    QCOMPARE(bench.steps(), steps + 2);
}

void tst_library::aPictureThatCannotBeTaken()
{
    LibraryBench bench;
    write(bench.path("n.svg"), "<html/>");
    QString said;
    connect(&bench.workspace(), &Workspace::said, &bench.workspace(), [&](const QString &sentence) {
        said = sentence;
    });
    bench.header()->pictureButton()->take(bench.path("n.svg"), std::nullopt);
    QCOMPARE(said,
             QString("n.svg was not taken: this is not an SVG picture: it begins with 'html'"));
    QVERIFY(bench.piece().artwork.empty());
    bench.header()->pictureButton()->take(bench.path("none.svg"), std::nullopt);
    QVERIFY(said.startsWith("none.svg was not taken"));
}

void tst_library::anotherDialect()
{
    LibraryBench bench;
    bench.addTester("FyafsF");
    QComboBox *dialect = bench.line()->dialectBox();
    QVERIFY(dialect->isVisible());
    const auto choose = [&](BetzaDialect wanted) {
        const int row = dialect->findData(static_cast<int>(wanted));
        dialect->setCurrentIndex(row);
        Q_EMIT dialect->activated(row);
    };
    choose(BetzaDialect::FairyStockfish);
    QCOMPARE(std::get<BetzaText>(bench.piece().moves.front().definition).dialect,
             BetzaDialect::FairyStockfish);
    choose(BetzaDialect::Betza1);
    QVERIFY(!bench.line()->fault().isEmpty());
    QCOMPARE(std::get<BetzaText>(bench.piece().moves.front().definition).dialect,
             BetzaDialect::FairyStockfish);
    QCOMPARE(dialect->currentData().toInt(), static_cast<int>(BetzaDialect::FairyStockfish));
}

/// Only Enter offers it, and Tab takes it.
void tst_library::usualSpelling()
{
    LibraryBench bench;
    bench.addTester("N");
    PathField *field = bench.line()->field();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "L");
    bench.line()->readNow();
    QCOMPARE(bench.line()->offer(), QString());
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(bench.line()->offer(), QString("C"));
    QVERIFY(bench.find<QLabel>("pathStatus")->text().contains("Tab"));
    QTest::keyClick(field, Qt::Key_Tab);
    QCOMPARE(field->toPlainText(), QString("C"));
    QCOMPARE(bench.pieceText(), QString("Tester T C"));
}

void tst_library::lettersOffered()
{
    LibraryBench bench;
    bench.addTester("F");
    PathField *field = bench.line()->field();
    field->setFocus();
    field->moveCursor(QTextCursor::End);
    QTest::keyClick(field, Qt::Key_Space, Qt::ControlModifier);
    auto *offered = field->completer()->completionModel();
    QVERIFY(offered->rowCount() > 25);
    QVERIFY(offered->index(0, 0).data().toString().startsWith("W – Wazir"));
    QVERIFY(!offered->index(0, 0).data(Qt::DecorationRole).value<QIcon>().isNull());
    Q_EMIT field->completer()->activated(QString("N"));
    QCOMPARE(field->toPlainText(), QString("FN"));
}

void tst_library::rulesNotInBetza()
{
    LibraryBench bench;
    Design design = bench.workspace().design();
    design.directions.edit([](Directions &directions) {
        directions.list.push_back({"gate", std::nullopt, {}, {}});
    });
    Leg first;
    first.steps = {*design.directions->find(std::string_view("n"))};
    first.onFriend.then = {LegId(1)};
    Leg second;
    second.steps = {DirectionId(design.directions->list.size() - 1)};
    second.onEmpty.stop = true;
    const PieceType odd{
        "Odd", "O", {Movement{LegGraph{{first, second}, {LegId(0)}}, When::Always, {}}}};
    bench.session().apply("add", withPiecesAdded(design, {odd}));
    bench.workspace().choices().setPiece(PieceId(bench.count() - 1));
    QVERIFY(bench.line()->field()->isReadOnly());
    QVERIFY2(bench.line()->badge().startsWith("1 rule")
                 && bench.line()->badge().endsWith("not in Betza"),
             qPrintable(bench.line()->badge()));
    bench.line()->replaceButton()->click();
    QVERIFY(!bench.line()->field()->isReadOnly());
    QCOMPARE(bench.line()->badge(), QString());
}

ROOKERY_WIDGET_TEST(tst_library)
#include "tst_library.moc"
