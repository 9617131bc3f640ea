#include "tests/widgets/application.h"
#include "tests/widgets/editing.h"
#include "widgets/pieces/notation_button.h"
#include "widgets/pieces/piece_header.h"

#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

using namespace rookery;
using namespace rookery::test;

class tst_piece_editor_views : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typedTextIsTheMove();
    void badTextKeepsTheMove_data();
    void badTextKeepsTheMove();
    void typingIsOneStepPerVisit();
    void anotherSpellingIsOffered();
    void textFollowsWhatChangedElsewhere();
    void completionOffersWords();
    void escapePutsTheTextBack();
    void legsThatNoPathCanSay();
    void legsThatAPathCanSay();
    void typedBetzaIsTheMove();
    void badBetzaKeepsTheMove();
    void betzaThatNoPathCanSay();
    void paintingOnBetza();
    void doubtsAboutBetza();
    void writtenInOtherNotations();
    void undoAndRedoReachAllViews();
    void otherEditsReachAllViews();
};

void tst_piece_editor_views::typedTextIsTheMove()
{
    Editing e(onePiece());
    e.type("ride n e s w leap (3,1)");
    QCOMPARE(e.paths(), "ride n e s w leap (3,1)");
    QCOMPARE(e.grid()->markAt(3, 1), MarkKind::Both);
    QCOMPARE(e.tree()->topLevelItem(0)->childCount(), 2);
    QCOMPARE(e.undoStack().count(), 1);
    // The pause is enough; no one has to leave the field.
    e.line()->field()->selectAll();
    QTest::keyClicks(e.line()->field(), "leap s");
    QTRY_COMPARE(e.paths(), "leap s");
    QCOMPARE(e.grid()->markAt(0, -1), MarkKind::Both);
}

void tst_piece_editor_views::badTextKeepsTheMove_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("status");
    QTest::newRow("unknown direction") << "ride n nx e"
                                       << "unknown direction 'nx'; did you mean 'n'?"
                                       << "Column 8: unknown direction 'nx'; did you mean 'n'?";
    QTest::newRow("open bracket") << "(n e"
                                  << "this '(' has no ')'"
                                  << "Column 1: this '(' has no ')'";
    QTest::newRow("half a word") << "rid"
                                 << "unknown direction 'rid'"
                                 << "Column 1: unknown direction 'rid'";
    QTest::newRow("nothing") << ""
                             << "a path needs at least one direction"
                             << "Column 1: a path needs at least one direction";
}

void tst_piece_editor_views::badTextKeepsTheMove()
{
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    QFETCH(QString, status);
    Editing e(onePiece("ride n e s w"));
    const QString before = e.file();
    e.line()->field()->setFocus();
    e.line()->field()->selectAll();
    QTest::keyClick(e.line()->field(), Qt::Key_Delete);
    QTest::keyClicks(e.line()->field(), text);
    e.line()->readNow();
    QCOMPARE(e.line()->fault(), sentence);
    auto *label = e.line()->findChild<QLabel *>("pathStatus");
    QVERIFY(label->isVisible());
    QVERIFY(label->text().contains(status.toHtmlEscaped()));
    QCOMPARE(e.line()->field()->extraSelections().size(), text.isEmpty() ? 0 : 1);
    QCOMPARE(e.line()->field()->toPlainText(), text);
    QCOMPARE(e.file(), before);
    QCOMPARE(e.count(MarkKind::Both), 28);
    QCOMPARE(e.tree()->topLevelItem(0)->childCount(), 1);
    // Mending the text takes the sentence away.
    e.type("leap n");
    QCOMPARE(e.line()->fault(), "");
    QVERIFY(!label->isVisible());
    QVERIFY(e.line()->field()->extraSelections().isEmpty());
}

void tst_piece_editor_views::typingIsOneStepPerVisit()
{
    Editing e(onePiece("leap n"));
    e.type("leap e");
    e.type("leap s");
    e.type("leap w");
    QCOMPARE(e.undoStack().count(), 1);
    e.grid()->setFocus();
    e.type("leap ne");
    QCOMPARE(e.undoStack().count(), 2);
    e.undoStack().undo();
    QCOMPARE(e.paths(), "leap w");
    QCOMPARE(e.line()->field()->toPlainText(), "leap w");
    e.undoStack().undo();
    QCOMPARE(e.paths(), "leap n");
}

void tst_piece_editor_views::anotherSpellingIsOffered()
{
    Editing e(onePiece("leap n"));
    e.type("n  e s w");
    QCOMPARE(e.paths(), "n  e s w");
    QCOMPARE(e.line()->field()->toPlainText(), "n  e s w");
    QCOMPARE(e.line()->offer(), "ride n e s w");
    auto *label = e.line()->findChild<QLabel *>("pathStatus");
    QVERIFY(label->isVisible());
    Q_EMIT label->linkActivated("write");
    QCOMPARE(e.paths(), "ride n e s w");
    QCOMPARE(e.line()->field()->toPlainText(), "ride n e s w");
    QCOMPARE(e.line()->offer(), "");
}

void tst_piece_editor_views::textFollowsWhatChangedElsewhere()
{
    Editing e(onePiece("leap n"));
    e.line()->field()->setFocus();
    QTest::keyClicks(e.line()->field(), " nx");
    e.line()->readNow();
    QVERIFY(!e.line()->fault().isEmpty());
    e.use(Pencil::Leap, PaintSymmetry::None);
    e.click(1, 0);
    QCOMPARE(e.line()->field()->toPlainText(), "leap n e");
    QCOMPARE(e.line()->fault(), "");
}

void tst_piece_editor_views::completionOffersWords()
{
    Editing e(onePiece("leap n"));
    PathField *field = e.line()->field();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "ri");
    QCOMPARE(field->completer()->currentCompletion(), "ride");
    Q_EMIT field->completer()->activated(QString("ride"));
    QCOMPARE(field->toPlainText(), "ride");
    QTest::keyClicks(field, " ss");
    QCOMPARE(field->completer()->completionCount(), 2); // sse, ssw
}

void tst_piece_editor_views::escapePutsTheTextBack()
{
    Editing e(onePiece("leap n"));
    e.line()->field()->setFocus();
    QTest::keyClicks(e.line()->field(), " (");
    e.line()->readNow();
    QVERIFY(!e.line()->fault().isEmpty());
    QTest::keyClick(e.line()->field(), Qt::Key_Escape);
    QCOMPARE(e.line()->field()->toPlainText(), "leap n");
    QCOMPARE(e.line()->fault(), "");
}

void tst_piece_editor_views::legsThatNoPathCanSay()
{
    Design design = designOf("square:8x8");
    design = withLegs(design, "Hook mover", hookMover(*design.directions));
    Editing e(design);
    const QString before = e.file();
    PathField *field = e.line()->field();
    QCOMPARE(field->toPlainText(), "RasR");
    QVERIFY(field->isReadOnly());
    QCOMPARE(e.grid()->markAt(3, 4), MarkKind::Both);
    QCOMPARE(e.tree()->topLevelItem(0)->child(0)->child(0)->text(LegRows::What), "on empty, then");
    QVERIFY(e.line()->replaceButton()->isVisible());
    e.line()->replaceButton()->click();
    QCOMPARE(e.undoStack().count(), 1);
    QVERIFY(!field->isReadOnly());
    QCOMPARE(field->toPlainText(), "");
    e.click(1, 2);
    QCOMPARE(e.paths(), knightPath);
    e.undoStack().undo();
    e.undoStack().undo();
    QCOMPARE(e.file(), before);
    QVERIFY(field->isReadOnly());
    // Painting leaves them alone and makes a move of its own.
    e.click(1, 2);
    QCOMPARE(e.paths(), QString("legs | ") + knightPath);
    QCOMPARE(e.editor->movement().current(), std::size_t(1));
}

void tst_piece_editor_views::legsThatAPathCanSay()
{
    const Design text = onePiece("leap n (~n ne stop)");
    const LegGraph legs =
        must(legsOf(text.pieces->types[0].moves[0], *text.directions)).front().legs;
    Editing e(withLegs(designOf("square:8x8"), "Piece", legs));
    const QString before = e.file();
    QCOMPARE(e.line()->field()->toPlainText(), "leap n (~n ne stop)");
    QVERIFY(!e.line()->field()->isReadOnly());
    e.line()->field()->setFocus();
    e.grid()->setFocus();
    QCOMPARE(e.file(), before); // looking does not rewrite
    e.use(Pencil::Leap, PaintSymmetry::None);
    e.click(1, 0);
    QCOMPARE(e.paths(), "leap n e (~n ne stop)");
}

void tst_piece_editor_views::typedBetzaIsTheMove()
{
    Editing e(onePiece("leap n"));
    e.type("FyafsF");
    QCOMPARE(e.paths(), "FyafsF");
    QVERIFY(e.file().contains("{ \"betza\": \"FyafsF\" }"));
    QCOMPARE(e.undoStack().count(), 1);
    QCOMPARE(e.line()->fault(), "");
    QCOMPARE(e.line()->offer(), "");
    QCOMPARE(e.line()->sentence(),
             "Piece steps diagonally, then may slide any distance outward like a rook.");
    QCOMPARE(e.grid()->markAt(1, 1), MarkKind::Both);
    QCOMPARE(e.grid()->markAt(1, 5), MarkKind::Both);
    QVERIFY(!e.grid()->markAt(2, 2));
    // Two moves: the ferz step, and the step with what follows it on an empty cell. Nothing in the
    // rows can be changed.
    const QTreeWidgetItem *row = e.editor->legList()->row(0);
    QCOMPARE(row->text(LegRows::Reach), "Betza");
    QCOMPARE(row->childCount(), 2);
    const QTreeWidgetItem *first = row->child(1)->child(0);
    QCOMPARE(first->text(LegRows::What), "1  ne se sw nw");
    QCOMPARE(first->child(0)->text(LegRows::What), "on empty, then");
    QCOMPARE(first->child(0)->child(0)->text(LegRows::What), "2  turn +1 turn -1");
    QVERIFY(!(first->child(0)->child(0)->flags() & Qt::ItemIsEditable));
    // Text that reads as a path is a path.
    e.type("n");
    QCOMPARE(e.paths(), "n");
    QVERIFY(e.file().contains("{ \"path\": \"n\" }"));
    e.undoStack().undo();
    QCOMPARE(e.paths(), "leap n");
}

void tst_piece_editor_views::badBetzaKeepsTheMove()
{
    Editing e(onePiece("leap n"));
    e.type("fmWwF");
    QCOMPARE(e.paths(), "leap n");
    QCOMPARE(e.line()->fault(), "unknown letter 'w'; did you mean the atom 'W'?");
    QVERIFY(e.line()->findChild<QLabel *>("pathStatus")->text().contains("Column 4: "));
    e.type("fmWF");
    QCOMPARE(e.line()->fault(), "");
    QCOMPARE(e.paths(), "fmWF");
}

void tst_piece_editor_views::betzaThatNoPathCanSay()
{
    Editing e(onePiece("leap n"));
    e.type("gQ");
    QVERIFY(!e.line()->field()->isReadOnly());
    QVERIFY(e.line()->replaceButton()->isVisible());
    // It is painted beside, and erased as a whole.
    e.click(1, 2);
    QCOMPARE(e.paths(), QString("gQ | ") + knightPath);
    e.undoStack().undo();
    e.editor->movement().choose(0);
    QSignalSpy said(&e.workspace, &Workspace::said);
    e.use(Pencil::Erase);
    e.click(1, 2);
    QCOMPARE(said.count(), 1);
    QCOMPARE(
        said.front().front().toString(),
        "This move is erased as a whole: right-click a cell that it reaches, or press Menu there, "
        "and choose it.");
    QCOMPARE(e.paths(), "gQ");
    e.use(Pencil::Leap);
    e.line()->replaceButton()->click();
    QCOMPARE(e.line()->field()->toPlainText(), "");
    e.click(1, 2);
    QCOMPARE(e.paths(), knightPath);
}

void tst_piece_editor_views::paintingOnBetza()
{
    Editing e(onePiece("leap n"));
    e.type("fmWfcF");
    QCOMPARE(e.editor->legList()->row(0)->childCount(), 2);
    QVERIFY(!e.line()->replaceButton()->isVisible());
    e.use(Pencil::Leap, PaintSymmetry::None);
    const int steps = e.undoStack().count();
    e.click(0, -1);
    QCOMPARE(e.paths(), "leap s move leap n capture leap ne nw");
    QCOMPARE(e.undoStack().count(), steps + 1);
    e.undoStack().undo();
    QCOMPARE(e.paths(), "fmWfcF");
    QCOMPARE(e.line()->field()->toPlainText(), "fmWfcF");
}

void tst_piece_editor_views::doubtsAboutBetza()
{
    Editing e(onePiece("leap n"));
    e.type("KisO2");
    const auto *status = e.line()->findChild<QLabel *>("pathStatus");
    QVERIFY(status->isVisible());
    QCOMPARE(status->text(), "Column 4: castling is noted and adds nothing to the reach");
    QCOMPARE(e.count(MarkKind::Both), 8);
    e.type("K");
    QVERIFY(!status->isVisible());
}

void tst_piece_editor_views::writtenInOtherNotations()
{
    Editing e(onePiece("leap n e s w"));
    const QMenu *menu = e.line()->notationButton()->menu();
    const auto texts = [&] {
        Q_EMIT const_cast<QMenu *>(menu)->aboutToShow();
        QStringList list;
        for (const QAction *action : menu->actions())
            list << action->text() + (action->isEnabled() ? "" : " -");
        return list.join(" | ");
    };
    QCOMPARE(texts(), "Path (now) - | Legs | Betza");
    menu->actions()[2]->trigger();
    QCOMPARE(e.paths(), "W");
    QCOMPARE(e.undoStack().count(), 1);
    QCOMPARE(texts(), "Path | Legs | Betza (now) -");
    menu->actions()[1]->trigger();
    QCOMPARE(e.paths(), "legs");
    menu->actions()[0]->trigger();
    QCOMPARE(e.paths(), "leap n e s w");
    QCOMPARE(e.undoStack().count(), 3);
    e.undoStack().undo();
    e.undoStack().undo();
    QCOMPARE(e.paths(), "W");
    // What a path cannot say is offered with the reason.
    e.type("gQ");
    QCOMPARE(
        texts(),
        "Path: leg 1 does something on a friend's cell, which a path cannot express - | Legs | "
        "Betza (now) -");
    menu->actions()[0]->trigger();
    QCOMPARE(e.paths(), "gQ");
    // A pawn's double step becomes a move of its own.
    e.type("fmWfcFifmR2");
    QCOMPARE(texts(), "Path | Legs | Betza (now) -");
    menu->actions()[0]->trigger();
    QCOMPARE(e.paths(), "move leap n capture leap ne nw | move (n n stop)");
    QCOMPARE(e.tree()->topLevelItemCount(), 2);
}

void tst_piece_editor_views::undoAndRedoReachAllViews()
{
    Editing e(onePiece());
    e.click(1, 2);
    e.use(Pencil::Ride);
    e.click(0, 1);
    const auto shows = [&](int marks, int rows, const QString &text) {
        QCOMPARE(e.count(MarkKind::Both), marks);
        QCOMPARE(e.tree()->topLevelItem(0)->childCount(), rows);
        QCOMPARE(e.line()->field()->toPlainText(), text);
    };
    shows(36, 2, QString(knightPath) + " ride n e s w");
    e.undoStack().undo();
    shows(8, 1, knightPath);
    e.undoStack().undo();
    shows(0, 0, "");
    e.undoStack().redo();
    e.undoStack().redo();
    shows(36, 2, QString(knightPath) + " ride n e s w");
}

void tst_piece_editor_views::otherEditsReachAllViews()
{
    Editing e(designOf("square:8x8", {{"Rook", "ride n e s w"}, {"Ferz", "leap ne se sw nw"}}));
    e.workspace.choices().setPiece(PieceId(1));
    QCOMPARE(e.count(MarkKind::Both), 4);
    QCOMPARE(e.line()->field()->toPlainText(), "leap ne se sw nw");
    QCOMPARE(e.editor->header()->nameField()->text(), "Ferz");
    e.workspace.session().apply("Delete", withPieceRemoved(e.workspace.design(), PieceId(1)));
    QCOMPARE(e.count(MarkKind::Both), 28);
    QCOMPARE(e.editor->header()->nameField()->text(), "Rook");
    // While the editor is hidden nothing is asked; it is up to date when it comes back.
    e.editor->hide();
    e.workspace.session().apply(
        "Change",
        withMovementChanged(
            e.workspace.design(), PieceId(0), 0, Movement{PathText{"leap n"}, When::Always, {}}));
    e.editor->show();
    QCOMPARE(e.count(MarkKind::Both), 1);
}

ROOKERY_WIDGET_TEST(tst_piece_editor_views)
#include "tst_piece_editor_views.moc"
