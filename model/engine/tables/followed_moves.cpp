#include "model/engine/tables/followed_moves.h"

#include "model/phrase/step_changes.h"

#include <algorithm>

namespace rookery::fast {

namespace {

using phrase::MoveRef;
using phrase::MoveSort;

template<class Test>
bool areAll(const OwnEffect &effect, Test &&test)
{
    const auto &refs = effect.after.list;
    return !refs.empty() && std::all_of(refs.begin(), refs.end(), test);
}

/// Whether it is done after captures alone. What falls without being captured by a move is not seen
/// before it is made.
bool followsCapturesOnly(const OwnEffect &effect, const Rules &rules)
{
    return rules.enclosing.empty()
           && areAll(effect, [](const MoveRef &ref) { return ref.sort == MoveSort::Capture; });
}

bool changesBoard(const OwnEffect &effect)
{
    const bool followsMoves = !areAll(effect, [](const MoveRef &ref) {
        return ref.sort == MoveSort::Named || ref.sort == MoveSort::Own
               || ref.sort == MoveSort::Start;
    });
    return followsMoves && phrase::changedBy(effect.steps.list) == phrase::Changed::Board;
}

bool hasAny(const std::vector<bool> &types)
{
    return std::find(types.begin(), types.end(), true) != types.end();
}

} // namespace

FollowedMoves::FollowedMoves(const Rules &rules, std::size_t types)
    : m_movers(rules.players.size(), std::vector<bool>(types))
    , m_captors(m_movers)
{
    for (const OwnEffect &effect : rules.effects) {
        if (!changesBoard(effect))
            continue;
        auto &all = followsCapturesOnly(effect, rules) ? m_captors : m_movers;
        for (const PlayerId player : IdRange<PlayerId>(rules.players.size())) {
            for (const PieceId type : IdRange<PieceId>(types)) {
                if (covers(effect.players, player) && covers(effect.types, type))
                    all[player.index()][type.index()] = true;
            }
        }
    }
}

bool FollowedMoves::any(PlayerId player) const
{
    return !m_movers.empty() && (hasAny(movers(player)) || hasAny(captors(player)));
}

bool FollowedMoves::mayFollow(const Move &move, PlayerId player) const
{
    if (!any(player))
        return false;
    if (move.kind != Move::Kind::Displace)
        return true;
    return movers(player)[move.type.index()]
           || (move.isCapture() && captors(player)[move.type.index()]);
}

} // namespace rookery::fast
