#include "tests/widgets/application.h"
#include "tests/widgets/editing.h"
#include "widgets/pieces/leg_card.h"

#include <QComboBox>
#include <QScrollBar>
#include <QTreeWidgetItemIterator>

using namespace rookery;
using namespace rookery::test;

class tst_leg_cards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsCutOffInANarrowList_data();
    void nothingIsCutOffInANarrowList();
    void chipsAreCellsOfTheirRow();
    void boxesAreOnTheFirstLine();
    void conditionsAreChips();
    void cardsSayWhatTheyDo();
};

namespace {

/// A leg with conditions that is followed by others on each occupant.
Design longWinded()
{
    Leg first;
    first.steps = {*standardDirections().find("n"), *standardDirections().find("s")};
    first.most = unlimited;
    first.only.unmoved = true;
    first.only.startCell = true;
    first.onEmpty.stop = true;
    first.onEnemy.then = {LegId(1)};
    Leg second;
    second.steps = {Turn{1}, Turn{-1}};
    second.least = 2;
    second.most = 5;
    second.only.startCell = true;
    second.only.notBack = true;
    second.onEmpty.stop = true;
    second.onFriend.then = {LegId(2)};
    Leg third = second;
    third.onFriend.then = {};
    return withLegs(designOf("square:8x8"), "Rambler", {{first, second, third}, {LegId(0)}});
}

LegCard cardOf(const QTreeWidget &tree, QTreeWidgetItem *row)
{
    return {tree, tree.indexFromItem(row), tree.visualItemRect(row)};
}

/// Text that its part of the card has no room for; empty if there is none.
QString cutOff(const QTreeWidget &tree, const LegCard &card, const QRect &row)
{
    QStringList cut;
    const QFontMetrics font = tree.fontMetrics();
    const auto check = [&](const QRect &room, const QString &text) {
        const QRect needed = font.boundingRect(0, 0, room.width(), 1000, Qt::TextWordWrap, text);
        if (needed.width() > room.width() || needed.height() > room.height() || !row.contains(room))
            cut << text;
    };
    check(card.words, card.text);
    for (const LegCard::Chip &chip : card.chips)
        check(LegCard::partsOf(tree, chip).words, chip.text);
    return cut.join(QStringLiteral(" | "));
}

/// The list gets its share of the width, rows are laid out, a scroll bar may come, and rows are
/// laid out beside it.
void settle()
{
    for (int round = 0; round < 6; ++round)
        QCoreApplication::processEvents();
}

} // namespace

void tst_leg_cards::nothingIsCutOffInANarrowList_data()
{
    QTest::addColumn<int>("width");
    QTest::newRow("as narrow as it gets") << 260;
    QTest::newRow("wide") << 520;
}

/// Each row has room for its words and chips, whatever their number; the legs of a chain stand one
/// deeper than the other.
void tst_leg_cards::nothingIsCutOffInANarrowList()
{
    QFETCH(int, width);
    const Design designs[] = {longWinded(),
                              onePiece("leap n ne e capture (n n n stop) (~n ne stop)"),
                              onePiece(griffonPath)};
    for (const Design &design : designs) {
        Editing e(design);
        e.tree()->setFixedSize(width, 400);
        e.tree()->expandAll();
        QCOMPARE(e.tree()->width(), width);
        settle();
        int cards = 0;
        for (QTreeWidgetItemIterator it(e.tree()); *it; ++it) {
            const QRect row = e.tree()->visualItemRect(*it);
            QVERIFY(row.right() < e.tree()->viewport()->width());
            const LegCard card = cardOf(*e.tree(), *it);
            QCOMPARE(cutOff(*e.tree(), card, row), QString());
            cards += card.isCard ? 1 : 0;
        }
        QVERIFY(cards > 0);
        QVERIFY(!e.tree()->horizontalScrollBar()->isVisible());
    }
}

/// A click on a chip chooses the row as a click beside it does.
void tst_leg_cards::chipsAreCellsOfTheirRow()
{
    Editing e(onePiece("leap n e"));
    settle();
    QTreeWidgetItem *row = e.editor->legList()->row(0, 0);
    const LegCard card = cardOf(*e.tree(), row);
    QVERIFY(card.isCard);
    for (const int column : {LegRows::Reach, LegRows::May}) {
        const LegCard::Chip *chip = card.chip(column);
        QVERIFY(chip && chip->offers);
        QCOMPARE(chip->text, row->text(column));
        const QModelIndex there = e.tree()->indexAt(chip->area.center());
        QCOMPARE(there.column(), column);
        QCOMPARE(e.tree()->visualRect(there), chip->area);
    }
    QCOMPARE(e.tree()->indexAt(card.words.topLeft()).column(), int(LegRows::What));
    QTest::mouseClick(
        e.tree()->viewport(), Qt::LeftButton, {}, card.chip(LegRows::May)->area.center());
    QCOMPARE(e.tree()->selectedItems(), QList<QTreeWidgetItem *>{row});
    QCOMPARE(e.editor->movement().item(), std::optional<std::size_t>(0));
    const auto *combo = e.tree()->viewport()->findChild<QComboBox *>();
    QVERIFY(combo && e.tree()->viewport()->rect().contains(combo->geometry()));
}

void tst_leg_cards::boxesAreOnTheFirstLine()
{
    Editing e(onePiece("leap n e"));
    settle();
    QTreeWidgetItem *row = e.editor->legList()->row(0, 0);
    const LegCard card = cardOf(*e.tree(), row);
    QVERIFY(card.height > LegCard::firstLine(*e.tree(), e.tree()->visualItemRect(row)).height());
    QTest::mouseClick(e.tree()->viewport(), Qt::LeftButton, {}, card.box.center());
    QVERIFY(!e.editor->movement().isOn({0, 0}));
    QCOMPARE(row->checkState(LegRows::What), Qt::Unchecked);
    // The box of a step is in its chip.
    Editing group(onePiece("(n ne stop)"));
    QTreeWidgetItem *step = group.editor->legList()->row(0, 0)->child(0);
    group.tree()->expandAll();
    QCoreApplication::processEvents();
    const QRect chip = cardOf(*group.tree(), step).chip(LegRows::May)->area;
    QTest::mouseClick(
        group.tree()->viewport(), Qt::LeftButton, {}, LegCard::boxIn(*group.tree(), chip).center());
    QTRY_COMPARE(group.paths(), "(~n ne stop)");
}

void tst_leg_cards::conditionsAreChips()
{
    Editing e(longWinded());
    settle();
    const auto conditions = [&](unsigned leg) {
        return e.editor->legList()
            ->row(0, {0, LegId(leg)})
            ->data(LegRows::What, LegRows::conditionsRole)
            .toStringList();
    };
    QCOMPARE(conditions(0),
             QStringList({"only while unmoved", "only from a cell where it starts"}));
    QCOMPARE(conditions(1),
             QStringList({"only from a cell where it starts", "not back to where it came from"}));
    const LegCard card = cardOf(*e.tree(), e.editor->legList()->row(0, {0, LegId(0)}));
    QCOMPARE(card.chips.size(), std::size_t(4));
    QVERIFY(!card.chips.back().icon.isNull());
}

void tst_leg_cards::cardsSayWhatTheyDo()
{
    Editing e(onePiece("leap n ride e"));
    QCOMPARE(cardOf(*e.tree(), e.editor->legList()->row(0, 0)).text, "Steps forward");
    QTreeWidgetItem *whole = e.editor->legList()->row(0);
    QVERIFY(!cardOf(*e.tree(), whole).isCard);
    QCOMPARE(cardOf(*e.tree(), whole).text, "Move 1");
    const Design board = designOf("square:8x8");
    Editing hook(withLegs(board, "Hook mover", hookMover(*board.directions)));
    QTreeWidgetItem *leg = hook.editor->legList()->row(0, {0, LegId(1)});
    QCOMPARE(cardOf(*hook.tree(), leg).text, "2: at a right angle, any distance over empty cells");
}

ROOKERY_WIDGET_TEST(tst_leg_cards)
#include "tst_leg_cards.moc"
