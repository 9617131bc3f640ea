#pragma once

#include "model/analysis/army_worth.h"
#include "model/edit/setup/setup_arrangement.h"
#include "model/file/design/design_writer.h"
#include "model/play/position/position_text.h"
#include "tests/widgets/canvas_support.h"
#include "tests/widgets/window_support.h"
#include "widgets/analysis/problems_panel.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/setup/army_box.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/setup/setup_tray.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

namespace rookery::test {

inline constexpr const char *knightPath = "leap nne nee see sse ssw sww nww nnw";

/// The window in Setup mode, with a hand on the board.
class SetupBench : public Bench
{
public:
    explicit SetupBench(const char *bundled = "chess")
    {
        window.openBundled(QLatin1String(bundled));
        begin();
    }
    explicit SetupBench(const Design &design)
    {
        write(path("own.rookery"), QByteArray::fromStdString(writeDesign(design)));
        window.openFile(path("own.rookery"));
        begin();
    }

    /// The board's part of the position as text.
    QString board() { return text().section(QLatin1Char(' '), 0, 0); }
    QString text()
    {
        return QString::fromStdString(
            writePosition(session().position(), session().design(), session().board()));
    }
    void press(const char *name) { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    void choose(QComboBox *combo, int index)
    {
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(combo, Qt::Key_Down);
    }
    const std::string &pickedPiece()
    {
        return (*session().design().pieces)[*workspace().choices().piece()].name;
    }

    CanvasHand hand;

private:
    void begin()
    {
        trigger("mode.setup");
        workspace().choices().setTool(QStringLiteral("place"));
        hand = CanvasHand(&window.current()->canvas());
        window.current()->canvas().setFocus();
    }
};

} // namespace rookery::test
