#include "model/design/design.h"
#include "tests/designs.h"
#include "tests/widgets/window_support.h"

#include <QClipboard>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QToolTip>

using namespace rookery;
using namespace rookery::test;

/// Texts of a design are shown as they are, wherever a widget or a dialog of Qt shows them.
class tst_foreign_texts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void everyLabelSaysWhatItIs();
    void tooltipsArePlain();
    void messageBoxesArePlain();
    void emptyClipboardsAreNotPasted();
};

namespace {

const std::string picture = "<img src=/dev/zero>";

/// Chess, whose every name is a picture that never ends, and larger than life.
Design hostile()
{
    Design design = bundledDesign("chess");
    design.info.edit([](Info &info) {
        info.name = "<h1>Chess" + picture;
        info.about = "<table><tr><td>" + picture;
        info.author = "<a href=x>" + picture;
    });
    design.pieces.edit([](Pieces &pieces) {
        for (PieceType &type : pieces.types)
            type.name = "<b>" + type.name + "</b>" + picture;
    });
    design.rules.edit([](Rules &rules) {
        for (Player &player : rules.players)
            player.name = "<font size=7>" + player.name + picture;
    });
    return design;
}

/// Every label that Qt would guess about, or that was given a picture as HTML.
QStringList guessing(const QWidget &window)
{
    QStringList wrong;
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        const bool isHtml = label->textFormat() == Qt::RichText;
        const bool wasShown = label->testAttribute(Qt::WA_WState_Polished);
        if ((wasShown && label->textFormat() == Qt::AutoText)
            || (isHtml && label->text().contains(QLatin1String("<img"))))
            wrong << label->objectName() + QStringLiteral(": ") + label->text();
    }
    return wrong;
}

} // namespace

void tst_foreign_texts::everyLabelSaysWhatItIs()
{
    Bench bench;
    bench.window.openBundled("chess");
    bench.session().apply("names", hostile());
    for (const char *mode : {"mode.board",
                             "mode.directions",
                             "mode.pieces",
                             "mode.setup",
                             "mode.play",
                             "mode.analysis",
                             "mode.export"}) {
        bench.trigger(mode);
        QTest::qWait(50);
        QCOMPARE(guessing(bench.window).join(QLatin1Char('\n')), QString());
    }
}

void tst_foreign_texts::tooltipsArePlain()
{
    QWidget owner;
    owner.show();
    const QString name = QString::fromStdString("<b>Rook</b>" + picture);
    QToolTip::showText(QPoint(10, 10), name, &owner);
    const auto *tip = [] {
        const QLabel *found = nullptr;
        for (const QWidget *widget : QApplication::topLevelWidgets()) {
            if (widget->inherits("QTipLabel"))
                found = qobject_cast<const QLabel *>(widget);
        }
        return found;
    }();
    QVERIFY(tip);
    QCOMPARE(tip->text(), name);
    QCOMPARE(tip->textFormat(), Qt::PlainText);
    QToolTip::hideText();
}

void tst_foreign_texts::messageBoxesArePlain()
{
    QMessageBox box;
    box.setText(QString::fromStdString("<i>" + picture));
    box.show();
    QCOMPARE(guessing(box).join(QLatin1Char('\n')), QString());
}

/// As they are on X before any program has copied something.
void tst_foreign_texts::emptyClipboardsAreNotPasted()
{
    QPlainTextEdit field;
    field.show();
    QApplication::setActiveWindow(&field);
    field.setFocus();
    QGuiApplication::clipboard()->setMimeData(new QMimeData);
    QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
    QTest::keyClick(&field, Qt::Key_Insert, Qt::ShiftModifier);
    QCOMPARE(field.toPlainText(), QString());
    QGuiApplication::clipboard()->setText(QStringLiteral("copied"));
    QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(field.toPlainText(), QString("copied"));
}

ROOKERY_WIDGET_TEST(tst_foreign_texts)
#include "tst_foreign_texts.moc"
