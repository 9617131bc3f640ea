#include "model/engine/solver/score_line.h"

namespace rookery {

namespace {

std::optional<ScoreBounds> after(SolverView &view, const Move &move, const ProvedOf &proved)
{
    std::vector<Move> moves;
    view.make(move);
    const auto end = view.look(moves);
    auto bounds = end ? ScoreBounds{*end, *end, 0} : proved(view.key().value);
    if (!bounds)
        bounds = view.foresee();
    view.unmake();
    return bounds;
}

const Move *
nextMove(SolverView &view, const std::vector<Move> &moves, GameScore score, const ProvedOf &proved)
{
    const bool isFirst = view.isFirstToMove();
    const bool wins = score != 0 && isFirst == (score > 0);
    const Move *best = nullptr;
    int height = 0;
    for (const Move &move : moves) {
        const auto bounds = after(view, move, proved);
        if (!bounds || (isFirst ? bounds->least < score : bounds->most > score))
            continue;
        if (!best || (wins ? bounds->height < height : bounds->height > height)) {
            best = &move;
            height = bounds->height;
        }
    }
    return best;
}

} // namespace

std::vector<Move> lineOf(SolverView &view, GameScore score, const ProvedOf &proved)
{
    std::vector<Move> line;
    std::vector<Move> moves;
    while (line.size() < longestLine && !view.look(moves)) {
        const Move *next = nextMove(view, moves, score, proved);
        if (!next)
            break;
        line.push_back(*next);
        view.make(line.back());
    }
    for (std::size_t i = 0; i < line.size(); ++i)
        view.unmake();
    return line;
}

} // namespace rookery
