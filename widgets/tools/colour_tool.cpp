#include "widgets/tools/colour_tool.h"

#include "model/board/layout.h"
#include "model/design/limits.h"
#include "model/edit/board/colour_edits.h"

#include <QCoreApplication>

namespace rookery {

namespace {

QString undoText()
{
    return QCoreApplication::translate("Tools", "Colour cells");
}

} // namespace

std::optional<int> ColourTool::colourOf(const CanvasEvent &event) const
{
    return event.inverse() ? std::nullopt : std::optional(choices().cellColour());
}

Result<Design> ColourTool::coloured(const Design &base,
                                    const std::vector<SiteId> &sites,
                                    std::optional<int> colour) const
{
    const std::vector<SiteId> cells = repeated(sites);
    if (base.board->colouring == Colouring::Custom)
        return withCellsColoured(base, cells, colour);
    const auto byHand = withColouring(base, Colouring::Custom);
    return byHand ? withCellsColoured(*byHand, cells, colour) : byHand;
}

void ColourTool::press(const CanvasEvent &event)
{
    m_isRunning = event.cell && !(event.modifiers & Qt::AltModifier);
    if (m_isRunning)
        session().preview(coloured(session().committed(), event.swept, colourOf(event)));
    else if (event.cell)
        pick(*event.cell);
}

void ColourTool::drag(const CanvasEvent &event)
{
    if (m_isRunning)
        session().preview(coloured(session().design(), event.swept, colourOf(event)));
}

void ColourTool::release(const CanvasEvent &event)
{
    drag(event);
    if (std::exchange(m_isRunning, false))
        session().commit(undoText());
}

void ColourTool::pick(CellId cell)
{
    if (session().design().board->colouring == Colouring::Custom)
        choices().setCellColour(rookery::cellColour(board(), cell));
}

void ColourTool::act(CellId cell)
{
    session().apply(undoText(),
                    coloured(session().committed(), {board().site(cell)}, choices().cellColour()));
}

void ColourTool::undoAct(CellId cell)
{
    session().apply(undoText(),
                    coloured(session().committed(), {board().site(cell)}, std::nullopt));
}

bool ColourTool::takesKey(QKeyCombination key) const
{
    return keys().takes(*this, key);
}

void ColourTool::key(QKeyCombination key)
{
    keys().press(*this, key);
}

const KeyTable<ColourTool> &ColourTool::keys()
{
    static const auto digits = [] {
        QList<QKeyCombination> all;
        for (int colour = 0; colour < limits::cellColours; ++colour)
            all.append(static_cast<Qt::Key>(Qt::Key_1 + colour));
        return all;
    };
    static const KeyTable<ColourTool> table("colours",
                                            QT_TRANSLATE_NOOP("Keys", "Colours"),
                                            {{"",
                                              QT_TRANSLATE_NOOP("Keys", "Choose a colour"),
                                              digits(),
                                              [](ColourTool &tool, const QKeyEvent &event) {
                                                  tool.choices().setCellColour(event.key()
                                                                               - Qt::Key_1);
                                              }}});
    return table;
}

} // namespace rookery
