#pragma once

#include "tests/widgets/effort.h"
#include "tests/widgets/window_support.h"
#include "widgets/export/export_view.h"
#include "widgets/export/limits_report.h"

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>

namespace rookery::test {

/// The window in Export mode.
class ExportBench : public Bench
{
public:
    ExportView &view() { return window.current()->exportView(); }
    ExportPlan &plan() { return window.current()->exportPlan(); }
    QPushButton *button(const char *name)
    {
        return view().findChild<QPushButton *>(QLatin1String(name));
    }
    Portability portability(const char *format)
    {
        return *plan().target(plan().indexOf(format)).portability();
    }

    void show(const char *format)
    {
        trigger("file.export");
        view().choose(plan().indexOf(format));
    }
    /// Proves the target with little effort: what is asked here is what the window makes of it.
    void prove()
    {
        ProofRequest little;
        little.depth = 2;
        little.positions.positions = 10;
        little.positions.perRule = 1;
        little.positions.effort = 20'000;
        view().setProofRequest(little);
        click(button("proveTarget"));
    }
    QStringList report()
    {
        return view().report().text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }
    /// The keys of an action, sent to whatever has the keyboard.
    void press(const char *action)
    {
        ++effort.keys;
        QAction *wanted = window.actions().at(QLatin1String(action));
        QVERIFY2(!wanted->shortcut().isEmpty(), action);
        QSignalSpy spy(wanted, &QAction::triggered);
        QWidget *focus = QApplication::focusWidget();
        QTest::keySequence(focus ? focus : &window, wanted->shortcut());
        QVERIFY2(spy.size() == 1, action);
    }
    void click(QAbstractButton *button)
    {
        ++effort.clicks;
        QVERIFY(button && button->isVisible() && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }
    /// Writes the target, and waits until it is made.
    void write()
    {
        click(button("writeExport"));
        QTRY_VERIFY_WITH_TIMEOUT(!view().isMaking(), 60'000);
    }

    HandCount effort;
};

} // namespace rookery::test
