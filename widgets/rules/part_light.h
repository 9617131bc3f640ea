#pragma once

#include "model/phrase/draft.h"
#include "model/play/legal/part_sight.h"
#include "widgets/picture/overlays.h"
#include "widgets/workspace/workspace.h"

#include <QString>

#include <optional>
#include <vector>

namespace rookery {

/// What a part of a rule gives in the position in view: a sentence, and cells to be marked.
struct PartLight
{
    QString sentence;
    std::vector<CellNote> notes;
};

/// `chosen` stands for a cell that the rule around the part gives.
PartLight partLight(const Workspace &workspace,
                    const phrase::Draft &draft,
                    std::size_t part,
                    std::optional<CellId> chosen,
                    PartAsker &asker);

} // namespace rookery
