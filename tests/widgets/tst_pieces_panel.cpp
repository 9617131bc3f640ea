#include "tests/model/edit_support.h"
#include "tests/widgets/application.h"
#include "widgets/base/tokens.h"
#include "widgets/picture/piece_row.h"
#include "widgets/pieces/piece_item.h"
#include "widgets/pieces/pieces_panel.h"
#include "widgets/workspace/workspace.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

using namespace rookery;
using namespace rookery::test;

class tst_pieces_panel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsSayWhatAPieceIs();
    void rowsGrowWithTheFont();
    void theChosenRowIsFilledSoftly();
    void namesAreChangedBesideThePicture();
    void blanksAroundASearchDoNotCount();
    void rowsAreDragged();
    void gapsLieBetweenTheRowsThatAreShown();
    void rowsAreOrderedByKeys();
};

namespace {

Design threePieces()
{
    Design design = designOf("square:3x3", {{"Rook", "ride n e s w"}, {"Bishop", "ride ne"}});
    design = must(withPieceAdded(design, "Ghost"));
    return withPiece(withPiece(design, "a1", 0, 0), "b2", 2, 1);
}

/// Three pieces in a panel of its own.
struct Panelled
{
    Panelled()
        : workspace(threePieces())
    {
        panel.resize(240, 400);
        panel.bind(&workspace);
        panel.show();
        workspace.choices().setPiece(PieceId(0));
        QApplication::setActiveWindow(&panel);
        list()->setFocus();
    }
    ~Panelled() { panel.bind(nullptr); }

    QListWidget *list() const { return panel.list(); }
    QString names() const
    {
        QStringList names;
        for (const PieceType &type : workspace.design().pieces->types)
            names << QString::fromStdString(type.name);
        return names.join(QLatin1Char(' '));
    }
    QString chosen() const
    {
        const auto piece = workspace.choices().piece();
        return piece ? QString::fromStdString((*workspace.design().pieces)[*piece].name)
                     : QString();
    }
    int steps() { return workspace.session().undoStack().count(); }
    /// The row's part nearer to its beginning, 0, or to its end, 1.
    QPoint at(int row, double part) const
    {
        const QRect area = list()->visualItemRect(list()->item(row));
        return {area.center().x(), area.top() + qRound(part * (area.height() - 1))};
    }

    Workspace workspace;
    PiecesPanel panel;
};

} // namespace

void tst_pieces_panel::rowsSayWhatAPieceIs()
{
    Panelled p;
    QCOMPARE(p.list()->count(), 3);
    const QListWidgetItem *rook = p.list()->item(0);
    QCOMPARE(rook->text(), "Rook");
    QCOMPARE(rook->data(PieceRow::LetterRole).toString(), "R");
    const QString moves = rook->data(PieceRow::MovesRole).toString();
    QVERIFY2(moves.contains("slide"), qPrintable(moves));
    QVERIFY(rook->data(Qt::AccessibleDescriptionRole).toString().contains(moves));
    QVERIFY(!rook->icon().isNull());
    QCOMPARE(p.list()->item(2)->data(PieceRow::MovesRole).toString(), "no moves yet");
}

/// 40 pixels where text is 16 high.
void tst_pieces_panel::rowsGrowWithTheFont()
{
    Panelled p;
    const auto height = [&] {
        return p.list()->visualItemRect(p.list()->item(0)).height();
    };
    QCOMPARE(height(), p.list()->fontMetrics().height() * 5 / 2);
    const int before = height();
    QFont font = p.list()->font();
    font.setPointSizeF(font.pointSizeF() * 2);
    p.list()->setFont(font);
    p.list()->doItemsLayout();
    QVERIFY(height() > before * 3 / 2);
    QCOMPARE(height(), p.list()->fontMetrics().height() * 5 / 2);
}

void tst_pieces_panel::theChosenRowIsFilledSoftly()
{
    Panelled p;
    const auto colourOf = [&](int row) {
        // Below the corners and above the words.
        const QPoint place = p.at(row, 0) + QPoint(0, 2);
        return p.list()->viewport()->grab().toImage().pixelColor(place);
    };
    const Tokens &tokens = Tokens::of(p.list()->palette());
    p.workspace.choices().setPiece(PieceId(1));
    QCOMPARE(colourOf(1), tokens.accentSoft);
    QVERIFY(colourOf(0) != tokens.accentSoft);
}

void tst_pieces_panel::namesAreChangedBesideThePicture()
{
    Panelled p;
    p.list()->editItem(p.list()->item(1));
    auto *field = p.list()->viewport()->findChild<QLineEdit *>();
    QVERIFY(field);
    const QRect row = p.list()->visualItemRect(p.list()->item(1));
    QVERIFY(row.contains(field->geometry()));
    QVERIFY(field->x() > row.left() + PieceRow::pictureSide(p.list()->fontMetrics()));
    field->selectAll();
    QTest::keyClicks(field, "Elephant");
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(p.names(), "Rook Elephant Ghost");
}

void tst_pieces_panel::blanksAroundASearchDoNotCount()
{
    Panelled p;
    p.panel.findChild<QLineEdit *>()->setText(QStringLiteral(" gho "));
    QTRY_COMPARE(p.list()->count(), 1);
    QCOMPARE(p.list()->item(0)->text(), QString("Ghost"));
}

/// Dropping takes the gap under the pointer; what stands on the board stays what it is.
void tst_pieces_panel::rowsAreDragged()
{
    Panelled p;
    p.panel.reorder(PieceId(0), p.panel.gapAt(p.at(2, 0.9)));
    QCOMPARE(p.names(), "Bishop Ghost Rook");
    QCOMPARE(p.chosen(), "Rook");
    QCOMPARE(pieces(p.workspace.design()), "a1:Rook/0 b2:Ghost/1");
    QCOMPARE(p.steps(), 1);
    QCOMPARE(p.list()->item(2)->text(), "Rook");
    QCOMPARE(p.list()->currentRow(), 2);
    p.panel.reorder(PieceId(2), p.panel.gapAt(p.at(0, 0.1)));
    QCOMPARE(p.names(), "Rook Bishop Ghost");
    QCOMPARE(p.steps(), 2);
    // Both gaps beside a row leave it where it is.
    p.panel.reorder(PieceId(1), p.panel.gapAt(p.at(1, 0.1)));
    p.panel.reorder(PieceId(1), p.panel.gapAt(p.at(1, 0.9)));
    QCOMPARE(p.names(), "Rook Bishop Ghost");
    QCOMPARE(p.steps(), 2);
    p.workspace.session().undoStack().undo();
    QCOMPARE(p.names(), "Bishop Ghost Rook");
}

void tst_pieces_panel::gapsLieBetweenTheRowsThatAreShown()
{
    Panelled p;
    p.panel.findChild<QLineEdit *>()->setText("host");
    QCOMPARE(p.list()->count(), 1);
    QCOMPARE(p.panel.gapAt(p.at(0, 0.1)), std::size_t(2));
    QCOMPARE(p.panel.gapAt(p.at(0, 0.9)), std::size_t(3));
    p.panel.findChild<QLineEdit *>()->clear();
    QCOMPARE(p.panel.gapAt(p.at(1, 0.1)), std::size_t(1));
    const QPoint below(20, p.at(2, 1).y() + 5);
    QCOMPARE(p.panel.gapAt(below), std::size_t(3));
}

void tst_pieces_panel::rowsAreOrderedByKeys()
{
    Panelled p;
    QTest::keyClick(p.list(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(p.names(), "Bishop Rook Ghost");
    QTest::keyClick(p.list(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(p.names(), "Bishop Ghost Rook");
    // There is no place behind the last.
    QTest::keyClick(p.list(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(p.names(), "Bishop Ghost Rook");
    QCOMPARE(p.steps(), 2);
    QTest::keyClick(p.list(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(p.names(), "Bishop Rook Ghost");
    QCOMPARE(p.chosen(), "Rook");
    QCOMPARE(p.list()->currentItem()->data(PieceItem::idRole).toInt(), 1);
}

ROOKERY_WIDGET_TEST(tst_pieces_panel)
#include "tst_pieces_panel.moc"
