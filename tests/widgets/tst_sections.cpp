#include "tests/widgets/settings_support.h"
#include "widgets/base/fold_section.h"
#include "widgets/base/form.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

using namespace rookery;
using namespace rookery::test;

namespace {

QToolButton *titleOf(FoldSection *section)
{
    return section->findChild<QToolButton *>(QStringLiteral("sectionTitle"));
}

} // namespace

/// Parts of panels that fold away, and the lines at which their fields begin.
class tst_sections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QSettings().clear(); }
    void cleanup() { applyLook({}); }
    void aTitleFoldsItsPart();
    void foldedPartsStayFolded();
    void noTwoPartsInViewShareAKey();
    void labelsStandInAColumn_data();
    void labelsStandInAColumn();
};

void tst_sections::aTitleFoldsItsPart()
{
    auto *content = new QLabel(QStringLiteral("a\nb\nc"));
    FoldSection section("test.part", QStringLiteral("Part"), content);
    QSignalSpy toggled(&section, &FoldSection::toggled);
    section.show();
    QVERIFY(QTest::qWaitForWindowExposed(&section));
    QToolButton *title = titleOf(&section);
    QCOMPARE(title->text(), QString("Part"));
    QVERIFY(!title->toolTip().isEmpty() && title->accessibleName() == "Part");
    QVERIFY(content->isVisible() && !section.isFolded());
    const int whole = section.sizeHint().height();
    const QString tip = title->toolTip();
    QTest::mouseClick(title, Qt::LeftButton);
    QVERIFY(!content->isVisible() && section.isFolded());
    QVERIFY(section.sizeHint().height() < whole);
    QVERIFY(title->toolTip() != tip);
    QCOMPARE(title->arrowType(), Qt::RightArrow);
    QTest::keyClick(title, Qt::Key_Space);
    QVERIFY(content->isVisible() && !section.isFolded());
    QCOMPARE(toggled.size(), 2);
    // What is not done by hand is not remembered.
    section.fold();
    QVERIFY(!content->isVisible());
    QCOMPARE(toggled.size(), 2);
}

void tst_sections::foldedPartsStayFolded()
{
    const auto place = [](Bench &bench) {
        return bench.find<FoldSection>("section:setup.place");
    };
    const auto isInView = [](Bench &bench) {
        return bench.find<QComboBox>("armyMirror")->isVisible();
    };
    {
        Bench bench;
        bench.window.openBundled("chess");
        bench.trigger("mode.setup");
        QVERIFY(isInView(bench));
        titleOf(place(bench))->click();
        QVERIFY(!isInView(bench));
        QVERIFY(bench.find<QComboBox>("firstMover")->isVisible()); // of the other part
        bench.trigger("mode.board");
        bench.trigger("mode.setup");
        QVERIFY(!isInView(bench));
    }
    QCOMPARE(Preferences().foldedSections(), QStringList{"setup.place"});
    Bench bench;
    bench.window.openBundled("tablut");
    bench.trigger("mode.setup");
    QVERIFY(place(bench)->isFolded() && !isInView(bench));
    bench.trigger("view.reset-layout");
    QVERIFY(!place(bench)->isFolded() && isInView(bench));
    QVERIFY(Preferences().foldedSections().isEmpty());
}

void tst_sections::noTwoPartsInViewShareAKey()
{
    Bench bench;
    int seen = 0;
    for (const char *design : {"chess", "glinski"}) {
        bench.window.openBundled(QLatin1String(design));
        for (const char *mode : {"mode.board", "mode.directions", "mode.setup"}) {
            bench.trigger(mode);
            QSet<QString> keys;
            for (const FoldSection *section : bench.window.findChildren<FoldSection *>()) {
                if (!section->isVisible())
                    continue;
                QVERIFY2(!keys.contains(section->key()), qPrintable(section->key()));
                keys << section->key();
            }
            QVERIFY2(keys.size() >= 2, mode);
            seen += static_cast<int>(keys.size());
        }
    }
    QVERIFY(seen > 12);
}

void tst_sections::labelsStandInAColumn_data()
{
    QTest::addColumn<int>("percent");
    QTest::addRow("usual text") << 100;
    QTest::addRow("large text") << 150;
}

void tst_sections::labelsStandInAColumn()
{
    QFETCH(int, percent);
    Look look;
    look.textPercent = percent;
    applyLook(look);
    Bench bench;
    bench.window.resize(1600, 900);
    bench.window.openBundled("chess");
    // Where a field begins and ends in its panel.
    const auto span = [&](const char *panel, const char *field) {
        const auto *inner = bench.find<QWidget>(field);
        const int left = inner->mapTo(bench.find<QWidget>(panel), QPoint()).x();
        return std::pair(left, left + inner->width());
    };
    bench.trigger("mode.board");
    QCoreApplication::processEvents();
    const auto [left, right] = span("boardPanel", "boardPlaces");
    QCOMPARE(span("boardPanel", "boardColouring"), std::pair(left, right));
    const int column = 88 * QFontInfo(bench.window.font()).pixelSize() / 13;
    QVERIFY2(left >= column && left <= column + 40, qPrintable(QString::number(left)));
    const int bar = bench.window.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    QVERIFY(right >= bench.find<QWidget>("boardPanel")->width() - bar - 20);
    bench.trigger("mode.setup");
    QCoreApplication::processEvents();
    const auto [otherLeft, otherRight] = span("setupPanel", "firstMover");
    QVERIFY2(std::abs(otherLeft - left) <= 6, qPrintable(QString::number(otherLeft - left)));
    QVERIFY(otherRight >= bench.find<QWidget>("setupPanel")->width() - bar - 20);
    // One word that needs more has it.
    const std::unique_ptr<QLabel> wide(form::label(QString(40, QLatin1Char('w'))));
    QVERIFY(wide->sizeHint().width() >= wide->minimumSizeHint().width());
    const std::unique_ptr<QLabel> narrow(form::label(QStringLiteral("i")));
    QVERIFY(narrow->minimumSizeHint().width() < narrow->sizeHint().width());
}

ROOKERY_WIDGET_TEST(tst_sections)
#include "tst_sections.moc"
