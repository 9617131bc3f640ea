#include "widgets/canvas/chosen_tool.h"

#include "widgets/game/play_session.h"

#include <algorithm>

namespace rookery {

namespace {

ToolContext toolContext(Workspace &space)
{
    return {space.session(),
            space.choices(),
            space.view(),
            space.trial(),
            [&space]() -> PlaySession & { return space.play(); },
            [&space](const QString &sentence) {
                Q_EMIT space.said(sentence);
            }};
}

} // namespace

std::unique_ptr<Tool> makeChosenTool(Workspace &workspace)
{
    const Mode mode = workspace.choices().mode();
    const ToolRow *row = toolRow(workspace.choices().tool());
    if (!row || !row->modes.contains(mode)) {
        const auto rows = toolsFor(mode);
        row = rows.isEmpty() ? nullptr : toolRow(rows.front().id);
    }
    return row ? row->make(toolContext(workspace)) : nullptr;
}

void leaveTool(Choices &choices)
{
    const auto rows = toolsFor(choices.mode());
    const bool hasSelect = std::any_of(rows.begin(), rows.end(), [](const ToolRow &row) {
        return row.id == QLatin1String("select");
    });
    if (hasSelect && choices.tool() != QLatin1String("select"))
        return choices.setTool(QStringLiteral("select"));
    choices.setSelection({});
}

} // namespace rookery
