#include "model/play/legal/refusal.h"

#include "model/play/legal/move_explainer.h"
#include "model/play/moves/notation/typed_intent.h"

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
    const TypedIntent intent = typedIntent(typed, moveRules.board(), *design.pieces, naming);
    if (intent.passes)
        return Message("{player} may not pass",
                       {{"player", (*design.rules)[position.toMove()].name}});
    MoveExplainer explainer(design, moveRules, position, naming);
    if (intent.from && intent.to)
        return explainer.answer(*intent.from, *intent.to).sentence;
    const auto type = intent.drop ? intent.drop : onlyDrop(explainer.legal());
    const bool isDrop = type && intent.to;
    const bool isLegal =
        std::any_of(explainer.legal().begin(), explainer.legal().end(), [&](const Move &move) {
            return move.kind == Move::Kind::Drop && move.type == type && move.to == intent.to;
        });
    return isDrop && !isLegal ? explainer.refusedDrop(*type, *intent.to) : Message();
}

} // namespace rookery
