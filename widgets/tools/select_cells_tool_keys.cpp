#include "model/board/mirrors.h"
#include "model/edit/board/board_edits.h"
#include "widgets/tools/select_cells_tool.h"

#include <QCoreApplication>

/// What keys do to the selected cells: copy, turn, mirror, nudge.
namespace rookery {

namespace {

/// The step of an arrow key.
Vector nudgeOf(QKeyCombination key)
{
    switch (key.key()) {
    case Qt::Key_Left:
        return Vector{{-1, 0}};
    case Qt::Key_Right:
        return Vector{{1, 0}};
    case Qt::Key_Up:
        return Vector{{0, 1}};
    default:
        return Vector{{0, -1}};
    }
}

} // namespace

bool SelectCellsTool::takesKey(QKeyCombination key) const
{
    return keys().takes(*this, key);
}

void SelectCellsTool::key(QKeyCombination key)
{
    keys().press(*this, key);
}

const KeyTable<SelectCellsTool> &SelectCellsTool::keys()
{
    using Key = QKeyCombination;
    using Self = SelectCellsTool;
    const auto hasCells = [](const Self &tool, Key) {
        return tool.m_paste || !tool.choices().selection().empty();
    };
    const auto hasSelection = [](const Self &tool, Key) {
        return !tool.m_paste && !tool.choices().selection().empty();
    };
    static const KeyTable<Self> table(
        "cells",
        QT_TRANSLATE_NOOP("Keys", "Selected cells"),
        {{"turn",
          QT_TRANSLATE_NOOP("Keys", "Turn clockwise"),
          {Qt::Key_R},
          [](Self &tool, const QKeyEvent &) { tool.turn(tool.clockwise()); },
          hasCells},
         {"turn-back",
          QT_TRANSLATE_NOOP("Keys", "Turn counterclockwise"),
          {Key(Qt::ShiftModifier, Qt::Key_R)},
          [](Self &tool, const QKeyEvent &) { tool.turn(tool.clockwise().inverse()); },
          hasCells},
         {"mirror",
          QT_TRANSLATE_NOOP("Keys", "Mirror"),
          {Qt::Key_M},
          [](Self &tool, const QKeyEvent &) {
              tool.turn(mirroredEastWest(tool.session().design().board->lattice));
          },
          hasCells},
         {"",
          QT_TRANSLATE_NOOP("Keys", "Nudge"),
          {Key(Qt::AltModifier, Qt::Key_Left),
           Key(Qt::AltModifier, Qt::Key_Right),
           Key(Qt::AltModifier, Qt::Key_Up),
           Key(Qt::AltModifier, Qt::Key_Down)},
          [](Self &tool, const QKeyEvent &event) { tool.nudge(nudgeOf(plainKey(event))); },
          hasSelection},
         {"",
          QT_TRANSLATE_NOOP("Keys", "Copy, cut, paste and duplicate"),
          {Key(Qt::ControlModifier, Qt::Key_C),
           Key(Qt::ControlModifier, Qt::Key_X),
           Key(Qt::ControlModifier, Qt::Key_V),
           Key(Qt::ControlModifier, Qt::Key_D)},
          [](Self &tool, const QKeyEvent &event) { tool.copyOrPaste(plainKey(event).key()); },
          [](const Self &tool, Key key) {
              return key.key() != Qt::Key_V || !tool.choices().clip().cells.empty();
          }}});
    return table;
}

Orientation SelectCellsTool::clockwise() const
{
    const bool isThreefold = hasThreeAxes(session().design().board->lattice);
    return isThreefold ? orientation::sixth : orientation::quarter;
}

void SelectCellsTool::copyOrPaste(Qt::Key letter)
{
    if (letter == Qt::Key_V)
        return beginPaste(choices().clip());
    if (choices().selection().empty())
        return;
    copy();
    if (letter == Qt::Key_X)
        eraseSelectedCells(session(), choices());
    else if (letter == Qt::Key_D)
        beginPaste(choices().clip());
}

void SelectCellsTool::copy()
{
    choices().setClip(clipOf(session().committed(), selected()));
    say(QCoreApplication::translate(
        "Tools", "%n cell(s) copied", nullptr, static_cast<int>(choices().clip().cells.size())));
}

void SelectCellsTool::turn(const Orientation &orientation)
{
    if (m_paste) {
        m_paste = turned(*m_paste, session().committed(), orientation);
        return pasteAt(m_pasteSite, m_pasteAt);
    }
    const auto sites = selected();
    const CellClip clip = clipOf(session().committed(), sites);
    if (clip.cells.empty())
        return;
    show(withCellsCarried(session().committed(),
                          sites,
                          orientation,
                          {clip.anchor, siteShape(board(), clip.anchor).centre}));
    finish(toolText(QT_TRANSLATE_NOOP("Tools", "Turn cells")));
}

void SelectCellsTool::nudge(const Vector &by)
{
    const auto sites = selected();
    const CellClip clip = clipOf(session().committed(), sites);
    if (clip.cells.empty())
        return;
    constexpr int looseStep = cellUnit / 4;
    ClipAim aim{std::nullopt,
                siteShape(board(), clip.anchor).centre
                    + Point{by.x() * looseStep, by.y() * looseStep}};
    if (const auto at = board().siteCoordinates(clip.anchor)) {
        aim.site = latticeSiteAt(board(), *at + by);
        if (!aim.site)
            return;
    }
    show(withCellsCarried(session().committed(), sites, orientation::same, aim));
    finish(toolText(QT_TRANSLATE_NOOP("Tools", "Nudge cells")));
}

} // namespace rookery
