#include "model/play/position/turn_order.h"

namespace rookery {

bool takeSimpleTurns(const Rules &rules)
{
    const Turns &turns = rules.turns;
    return turns.opening.empty() && turns.cycle.empty() && turns.progression == Progression::None;
}

PlayerId playerAt(const Rules &rules, int turn)
{
    const Turns &turns = rules.turns;
    const auto place = static_cast<std::size_t>(turn);
    if (place < turns.opening.size())
        return turns.opening[place];
    const std::size_t length = turns.cycle.empty() ? rules.players.size() : turns.cycle.size();
    std::size_t left = place - turns.opening.size();
    std::size_t index = left % length;
    if (turns.progression == Progression::ByOne) {
        index = 0;
        for (std::size_t moves = 1; left >= moves; ++moves) {
            left -= moves;
            ++index;
        }
        index %= length;
    }
    return turns.cycle.empty() ? PlayerId(index) : turns.cycle[index];
}

int firstTurnOf(const Rules &rules, PlayerId player)
{
    const Turns &turns = rules.turns;
    const std::size_t length = turns.cycle.empty() ? rules.players.size() : turns.cycle.size();
    for (std::size_t turn = 0; turn < turns.opening.size() + 2 * length * length; ++turn) {
        if (playerAt(rules, static_cast<int>(turn)) == player)
            return static_cast<int>(turn);
    }
    return 0;
}

PlayerId playerAfter(const Rules &rules, PlayerId player, int turn)
{
    if (takeSimpleTurns(rules))
        return PlayerId((player.index() + 1) % rules.players.size());
    return playerAt(rules, turn + 1);
}

} // namespace rookery
