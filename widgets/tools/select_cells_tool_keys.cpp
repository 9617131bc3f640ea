#include "model/board/mirrors.h"
#include "model/edit/board/board_edits.h"
#include "widgets/tools/select_cells_tool.h"

#include <QCoreApplication>

/// What keys do to the selected cells: copy, turn, mirror, nudge.
namespace rookery {

namespace {

/// A step to nudge by with Alt and an arrow key.
std::optional<Vector> nudgeOf(QKeyCombination key)
{
    if (key.keyboardModifiers().setFlag(Qt::KeypadModifier, false) != Qt::AltModifier)
        return std::nullopt;
    switch (key.key()) {
    case Qt::Key_Left:
        return Vector{{-1, 0}};
    case Qt::Key_Right:
        return Vector{{1, 0}};
    case Qt::Key_Up:
        return Vector{{0, 1}};
    case Qt::Key_Down:
        return Vector{{0, -1}};
    default:
        return std::nullopt;
    }
}

bool isPlain(QKeyCombination key, Qt::Key which)
{
    return key == QKeyCombination(which);
}

QKeyCombination withControl(Qt::Key key)
{
    return QKeyCombination(Qt::ControlModifier, key);
}

} // namespace

bool SelectCellsTool::takesKey(QKeyCombination key) const
{
    const bool hasCells = m_paste || !choices().selection().empty();
    if (isPlain(key, Qt::Key_R) || isPlain(key, Qt::Key_M)
        || key == QKeyCombination(Qt::ShiftModifier, Qt::Key_R))
        return hasCells;
    if (nudgeOf(key))
        return hasCells && !m_paste;
    if (key == withControl(Qt::Key_V))
        return !choices().clip().cells.empty();
    return key == withControl(Qt::Key_C) || key == withControl(Qt::Key_X)
           || key == withControl(Qt::Key_D);
}

void SelectCellsTool::key(QKeyCombination key)
{
    if (const auto by = nudgeOf(key))
        return nudge(*by);
    const Lattice lattice = session().design().board->lattice;
    const Orientation clockwise = hasThreeAxes(lattice) ? orientation::sixth : orientation::quarter;
    if (isPlain(key, Qt::Key_R))
        return turn(clockwise);
    if (key == QKeyCombination(Qt::ShiftModifier, Qt::Key_R))
        return turn(clockwise.inverse());
    if (isPlain(key, Qt::Key_M))
        return turn(mirroredEastWest(lattice));
    if (key == withControl(Qt::Key_V))
        return beginPaste(choices().clip());
    if (choices().selection().empty())
        return;
    copy();
    if (key == withControl(Qt::Key_X))
        eraseSelectedCells(session(), choices());
    else if (key == withControl(Qt::Key_D))
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
