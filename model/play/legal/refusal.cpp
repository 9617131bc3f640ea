#include "model/play/legal/refusal.h"

#include "model/play/legal/move_explainer.h"

#include <algorithm>

namespace rookery {

std::optional<PieceId> onlyDrop(const std::vector<Move> &legal)
{
    const bool isOnly =
        !legal.empty() && std::all_of(legal.begin(), legal.end(), [&](const Move &move) {
            return move.kind == Move::Kind::Drop && move.type == legal.front().type;
        });
    return isOnly ? std::optional(legal.front().type) : std::nullopt;
}

Message describeRefusal(const Design &design,
                        MoveRules &moveRules,
                        const Position &position,
                        CellId from,
                        CellId to,
                        CellNaming naming)
{
    return MoveExplainer(design, moveRules, position, naming).answer(from, to).sentence;
}

Message describeRefusedDrop(const Design &design,
                            MoveRules &moveRules,
                            const Position &position,
                            PieceId type,
                            CellId to,
                            CellNaming naming)
{
    return MoveExplainer(design, moveRules, position, naming).refusedDrop(type, to);
}

Message describeRefusedText(const Design &design,
                            MoveRules &moveRules,
                            const Position &position,
                            std::string_view typed,
                            CellNaming naming)
{
    const MoveAnswer answer = MoveExplainer(design, moveRules, position, naming).answer(typed);
    return answer.barrier == Barrier::Unclear ? Message() : answer.sentence;
}

} // namespace rookery
