#include "model/analysis/learning/training_set.h"

#include "model/analysis/self_play.h"

#include <map>
#include <random>

namespace rookery {

namespace {

/// What the score of a position is made of, for the player who decides first.
void addParts(Evaluator &derived,
              const LearnedThings &things,
              const Position &position,
              PlayerId first,
              EvaluationRoom &room,
              TrainingSet &set)
{
    const EvaluationRecipe &recipe = derived.recipe();
    TrainingPosition &now = set.positions.back();
    derived.begin(position);
    now.rest = derived.score(position, first);
    now.share = static_cast<double>(derived.share()) / wholeShare;
    const auto addPart = [&set](std::size_t thing, float count) {
        set.parts.push_back({static_cast<std::uint32_t>(thing), count});
    };
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        const int sign = player == first ? 1 : -1;
        forEachCell(position.pieces(player), [&](CellId cell) {
            const std::size_t type = position.square(cell).type;
            addPart(things.place(type, player.index(), cell.index()), static_cast<float>(sign));
        });
        for (const PieceId type : IdRange<PieceId>(position.types())) {
            const int count = position.count(OffBoard::Hand, player, type);
            if (count != 0)
                addPart(things.hand(type.index(), player.index()),
                        static_cast<float>(sign * count));
        }
    }
    room.share = derived.share();
    for (std::size_t i = 0; i < things.terms(); ++i) {
        PlayerScores scores{};
        recipe.terms()[i]->add(position, room, scores);
        int said = 0;
        for (const PlayerId player : IdRange<PlayerId>(position.players()))
            said += player == first ? scores[player.index()] : -scores[player.index()];
        if (said != 0)
            addPart(things.term(i), static_cast<float>(said) / 100);
    }
    std::map<std::size_t, int> counts;
    recipe.features()->forEach(position, [&](std::size_t feature, PlayerId player, int count) {
        counts[feature] += player == first ? count : -count;
    });
    for (const auto &[feature, count] : counts) {
        if (count != 0)
            addPart(things.feature(feature), static_cast<float>(count) / LearnedValues::fine);
    }
}

} // namespace

void addTrainingGame(Searcher &searcher,
                     Evaluator &derived,
                     const Position &start,
                     const TrainingLimits &limits,
                     std::size_t number,
                     TrainingSet &set,
                     const std::atomic<bool> &stop)
{
    constexpr int decided = 1'500; ///< three rooks more, for some moves, and the game is over
    constexpr int longDecided = 6;
    const auto seed = static_cast<unsigned>(number);
    searcher.forget(seed);
    std::mt19937 random(seed);
    const int opening =
        limits.opening / 2
        + static_cast<int>(random() % static_cast<unsigned>(limits.opening / 2 + 1));
    GameRecord record(searcher.engine(), start);
    const PlayerId first =
        firstToDecide(searcher.engine().moveRules().book().rules(), record.position());
    const LearnedThings things(derived.recipe(), searcher.engine().board().size());
    SearchLimits each;
    each.time = std::chrono::hours(1'000);
    each.nodes = limits.nodes;
    each.remembered = 1U << 15U;
    EvaluationRoom room;
    const std::size_t before = set.positions.size();
    const std::size_t partsBefore = set.parts.size();
    double points = 0.5;
    int lasting = 0;
    int moves = 0;
    bool isWhole = true;
    for (; moves < limits.longest; ++moves) {
        if (const auto end = record.end()) {
            points = pointsOf(end, first);
            break;
        }
        const bool isOpening = moves < opening;
        const auto found =
            searcher.search(record, isOpening ? Strategy::Random : Strategy::AlphaBeta, each, stop);
        isWhole = !stop && found.fault.isEmpty();
        if (!found.best || !isWhole)
            break;
        const Position &position = record.position();
        const int sign = position.toMove() == first ? 1 : -1;
        const bool isQuiet =
            !found.best->captures && found.best->taken.empty() && !found.best->becomes;
        if (!isOpening) {
            lasting = std::abs(found.score) < decided             ? 0
                      : (lasting < 0) == (found.score * sign < 0) ? lasting + (lasting < 0 ? -1 : 1)
                      : (found.score * sign < 0)                  ? -1
                                                                  : 1;
            if (std::abs(lasting) > longDecided) {
                points = lasting > 0 ? 1 : 0;
                break;
            }
            const bool isKnown =
                std::abs(found.score) < decided && !searcher.engine().isInCheck(position.toMove());
            if (isQuiet && isKnown) {
                set.positions.push_back({number, set.parts.size(), 1, 0, 0, sign * found.score});
                addParts(derived, things, position, first, room, set);
            }
        }
        record.play(*found.best);
    }
    if (!isWhole || stop) {
        set.positions.resize(before);
        set.parts.resize(partsBefore);
    }
    for (std::size_t i = before; i < set.positions.size(); ++i)
        set.positions[i].result = points;
}

} // namespace rookery
