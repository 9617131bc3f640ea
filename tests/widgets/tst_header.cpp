#include "app/header/document_button.h"
#include "app/header/mode_bar.h"
#include "model/edit/rules/description_edits.h"
#include "tests/widgets/settings_support.h"
#include "widgets/base/segments.h"

#include <QDesktopServices>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Layouts within layouts find their sizes one after the other.
void settle()
{
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
}

class HeaderBench : public Bench
{
public:
    QToolBar *bar() { return find<QToolBar>("modeBar"); }
    DocumentButton *design() { return find<DocumentButton>("documentButton"); }
    Segments *modes() { return find<Segments>("modes"); }
    QToolButton *buttonOf(const char *id)
    {
        const QAction *action = window.actions().at(QLatin1String(id));
        for (auto *button : bar()->findChildren<QToolButton *>()) {
            if (button->defaultAction() == action)
                return button;
        }
        return nullptr;
    }
    QRect placeOf(const QWidget *part) { return {part->mapTo(bar(), QPoint()), part->size()}; }
    void resize(int width)
    {
        window.resize(width, 700);
        QTRY_COMPARE(bar()->width(), width);
        settle();
    }
    void rename(const std::string &name)
    {
        Info info = *session().design().info;
        info.name = name;
        session().apply(QStringLiteral("rename"), withInfo(session().design(), info));
        settle();
    }
};

} // namespace

/// The row at the top: the design, the modes, and what everybody looks for.
class tst_header : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void showUrl(const QUrl &url) { m_shown = url; }

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup() { applyLook({}); }
    void modesStayInViewWhereItIsNarrow_data();
    void modesStayInViewWhereItIsNarrow();
    void wordsGoWhereItIsNarrow();
    void modesStandInTheMiddle_data();
    void modesStandInTheMiddle();
    void modesAreOneChoice();
    void theDesignIsNamed();
    void aLongNameEndsInDots();
    void whatIsDoneWithTheWholeDesign();
    void itsFolderIsShown();
    void moreIsInAMenu();

private:
    QUrl m_shown;
};

void tst_header::modesStayInViewWhereItIsNarrow_data()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 150, 200, 300})
        QTest::addRow("%d %%", percent) << percent;
}

void tst_header::modesStayInViewWhereItIsNarrow()
{
    QFETCH(int, percent);
    Look look;
    look.textPercent = percent;
    applyLook(look);
    HeaderBench bench;
    bench.window.openBundled("chess");
    bench.resize(1024);
    for (const char *id : {"mode.board", "mode.export", "edit.undo", "help.search"}) {
        const QToolButton *button = bench.buttonOf(id);
        QVERIFY2(button->isVisible(), id);
        QVERIFY2(bench.bar()->rect().contains(bench.placeOf(button)), id);
        QVERIFY2(button->width() >= button->sizeHint().width(), id);
    }
    QVERIFY(bench.buttonOf("mode.board")->toolTip().startsWith("Board mode"));
}

void tst_header::wordsGoWhereItIsNarrow()
{
    QObject owner;
    const ActionSet actions(&owner);
    QMenu recent;
    QMenu panels;
    ModeBar bar(actions, {recent, panels});
    bar.show();
    auto *modes = bar.findChild<Segments *>("modes");
    const auto showsWords = [&](int width) {
        bar.resize(width, bar.height());
        settle();
        return modes->buttons()[0]->toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
    };
    const auto isWhole = [&](const QToolButton *button) {
        return bar.rect().contains({button->mapTo(&bar, QPoint()), button->size()})
               && button->width() >= button->sizeHint().width();
    };
    QVERIFY(showsWords(4000));
    QCOMPARE(modes->buttons()[0]->text(), QString("Board"));
    const int wide = modes->width();
    QVERIFY(!showsWords(bar.minimumSizeHint().width()));
    QCOMPARE(modes->buttons()[0]->toolButtonStyle(), Qt::ToolButtonIconOnly);
    QVERIFY(modes->width() < wide);
    // At no width is one of them cut.
    for (int width = bar.minimumSizeHint().width(); width < 2000; width += 10) {
        showsWords(width);
        for (const QToolButton *button : modes->buttons())
            QVERIFY2(isWhole(button), qPrintable(QString::number(width)));
    }
}

void tst_header::modesStandInTheMiddle_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("a short name") << "Go";
    QTest::newRow("a long name") << QString(60, QLatin1Char('n'));
}

void tst_header::modesStandInTheMiddle()
{
    QFETCH(QString, name);
    HeaderBench bench;
    bench.window.openBundled("chess");
    bench.rename(name.toStdString());
    bench.resize(1600);
    const int middle = bench.placeOf(bench.modes()).center().x();
    QVERIFY2(std::abs(middle - 800) <= 8, qPrintable(QString::number(middle)));
    QVERIFY(bench.placeOf(bench.design()).right() < bench.placeOf(bench.modes()).left());
    QVERIFY(bench.placeOf(bench.buttonOf("edit.undo")).left()
            > bench.placeOf(bench.modes()).right());
}

void tst_header::modesAreOneChoice()
{
    HeaderBench bench;
    bench.window.openBundled("chess");
    QCOMPARE(bench.modes()->buttons().size(), 7);
    for (const char *id : {"mode.board", "mode.play", "mode.export"}) {
        bench.buttonOf(id)->click();
        int chosen = 0;
        for (const QToolButton *button : bench.modes()->buttons()) {
            chosen += button->isChecked() ? 1 : 0;
            QVERIFY(button->focusPolicy() & Qt::TabFocus);
        }
        QCOMPARE(chosen, 1);
        QVERIFY2(bench.buttonOf(id)->isChecked(), id);
    }
    QCOMPARE(bench.workspace().choices().mode(), Mode::Export);
}

void tst_header::theDesignIsNamed()
{
    HeaderBench bench;
    QVERIFY(!bench.design()->isVisible());
    bench.window.openBundled("chess");
    QVERIFY(bench.design()->isVisible());
    QCOMPARE(bench.design()->text(), QString("Chess"));
    bench.edit(27);
    QCOMPARE(bench.design()->text(), QString("Chess *"));
    bench.saveAnswer = bench.path("holes.rookery");
    bench.trigger("file.save");
    QVERIFY2(!bench.design()->text().contains('*'), qPrintable(bench.design()->text()));
    bench.window.openBundled("tablut");
    QCOMPARE(bench.design()->text(), QString("Tablut"));
    bench.trigger("file.new-template");
    QVERIFY(!bench.design()->isVisible());
    bench.trigger("mode.board");
    QVERIFY(bench.design()->isVisible());
}

void tst_header::aLongNameEndsInDots()
{
    HeaderBench bench;
    bench.window.openBundled("chess");
    bench.resize(1024);
    const QRect modes = bench.placeOf(bench.modes());
    const auto seen = [&] {
        return bench.design()->grab().toImage();
    };
    const QImage brief = seen();
    bench.rename(std::string(150, 'n'));
    QCOMPARE(bench.placeOf(bench.modes()), modes); // they give way to no name
    QVERIFY(bench.design()->width() < bench.design()->sizeHint().width());
    QVERIFY(bench.design()->width() >= bench.design()->minimumSizeHint().width());
    QVERIFY(seen() != brief);
    const QImage dots = seen();
    bench.rename(std::string(149, 'n') + "m"); // where it is not seen
    QCOMPARE(seen(), dots);
}

void tst_header::whatIsDoneWithTheWholeDesign()
{
    HeaderBench bench;
    bench.window.openBundled("chess");
    const QMenu *menu = bench.design()->menu();
    QVERIFY(menu);
    for (const char *id : {"file.describe", "file.folder", "file.compare"})
        QVERIFY2(menu->actions().contains(bench.window.actions().at(QLatin1String(id))), id);
    QVERIFY(menu->actions().contains(bench.find<QMenu>("recentMenu")->menuAction()));
}

void tst_header::itsFolderIsShown()
{
    HeaderBench bench;
    const QAction *folder = bench.window.actions().at("file.folder");
    QVERIFY(!folder->isEnabled());
    bench.window.openBundled("chess");
    QVERIFY(!folder->isEnabled());
    QVERIFY2(folder->toolTip().startsWith("This design has no file yet"),
             qPrintable(folder->toolTip()));
    bench.saveAnswer = bench.path("chess.rookery");
    bench.trigger("file.save");
    QVERIFY(folder->isEnabled());
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "showUrl");
    bench.trigger("file.folder");
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(m_shown, QUrl::fromLocalFile(bench.folder.path()));
}

void tst_header::moreIsInAMenu()
{
    HeaderBench bench;
    bench.window.openBundled("chess");
    const auto *more = bench.find<QToolButton>("moreActions");
    QVERIFY(more->isVisible() && !more->accessibleName().isEmpty());
    const QList<QAction *> listed = more->menu()->actions();
    QVERIFY(listed.contains(bench.window.actions().at("edit.copy-picture")));
    QVERIFY(listed.contains(bench.find<QMenu>("panelsMenu")->menuAction()));
    for (const QAction *action : listed)
        QVERIFY(action->isSeparator() || !action->text().isEmpty());
}

ROOKERY_WIDGET_TEST(tst_header)
#include "tst_header.moc"
