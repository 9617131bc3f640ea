#pragma once

#include "tests/widgets/canvas_support.h"
#include "tests/widgets/export_support.h"
#include "widgets/setup/setup_panel.h"

#include <QApplication>
#include <QLineEdit>
#include <QToolButton>

namespace rookery::test {

/// The window, with a hand whose clicks and drags, keys and words are counted as journeys count
/// them.
class JourneyBench : public ExportBench
{
public:
    void tool(const char *name) { click(find<QToolButton>(name)); }
    /// Goes to whatever has the keyboard.
    void key(Qt::Key code)
    {
        ++effort.keys;
        QWidget *focus = QApplication::focusWidget();
        QVERIFY(focus);
        QTest::keyClick(focus, code);
    }
    void word(QWidget *field, const char *text)
    {
        ++effort.words;
        QTest::keyClicks(field, QLatin1String(text));
    }
    CanvasHand hand() { return CanvasHand(&window.current()->canvas()); }
    void clickCell(const char *cell)
    {
        ++effort.clicks;
        hand().click(cell);
    }
    void sweepCells(std::initializer_list<const char *> cells)
    {
        ++effort.clicks; // a drag counts as much
        hand().sweep(cells);
    }
    /// A piece of Setup's palette, by a click.
    void pick(const QString &piece)
    {
        for (QToolButton *button : find<SetupPanel>("setupPanel")->findChildren<QToolButton *>()) {
            if (button->isVisible()
                && button->accessibleName().startsWith(piece + QLatin1Char(',')))
                return click(button);
        }
        QFAIL(qPrintable(piece));
    }
};

} // namespace rookery::test
