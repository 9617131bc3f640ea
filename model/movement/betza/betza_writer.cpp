#include "model/movement/betza/betza_writer.h"

#include "model/movement/betza/betza_chain_writer.h"
#include "model/movement/betza/betza_circle_writer.h"
#include "model/movement/betza/betza_weaver.h"

#include <algorithm>
#include <set>
#include <utility>

namespace rookery {

namespace betza {

namespace {

std::string legName(LegId leg)
{
    return "leg " + std::to_string(leg.index() + 1);
}

/// Steps in the order in which the reader makes them.
int orderOf(const Step &step)
{
    if (const auto *turn = std::get_if<Turn>(&step))
        return turn->points & 7;
    const auto *vector = vectorOf(step);
    const auto headed = vector != nullptr ? headedOf(*vector) : std::nullopt;
    return headed ? headed->heading : 0;
}

/// Why no string says such a leg; null if one may.
const char *faultOf(const Leg &leg)
{
    const auto listsTypes = [](const LegEnd &end) {
        return end.whom.whom == Whom::Only || end.whom.whom == Whom::Except;
    };
    return !leg.only.isNone()                 ? "holds only under a condition"
           : isOverOnlyAtLast(leg)            ? "must be carried on where it can be"
           : anyEnd(leg, &LegEnd::becomes)    ? "changes the piece's type"
           : anyEnd(leg, &LegEnd::movesPiece) ? "moves a piece instead of capturing it"
           : anyEnd(leg, listsTypes)          ? "counts only pieces of some types"
                                              : nullptr;
}

/// Whether the second leg only goes on in the direction of the first.
bool goesStraightOn(const Leg &leg, const Leg &next)
{
    const bool isSame = leg.steps.size() == 1 && next.steps == leg.steps;
    return isSame || next.steps == Steps{Turn{0}};
}

/// Steps over empty cells straight on are one leg, as the reader makes them of `nD`.
LegGraph withLongSteps(LegGraph graph)
{
    const auto isFixed = [](const Leg &leg) {
        return leg.least == leg.most && leg.most != unlimited && leg.way == Way::Empty
               && !leg.isTied();
    };
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (Leg &leg : graph.legs) {
            const bool isOnWay = isFixed(leg) && leg.onFriend == LegEnd{} && leg.onEnemy == LegEnd{}
                                 && leg.onEmpty.then.size() == 1
                                 && leg.onEmpty == LegEnd{{}, leg.onEmpty.then, {}};
            if (!isOnWay)
                continue;
            const Leg &next = graph[leg.onEmpty.then.front()];
            if (&next == &leg || !isFixed(next) || !goesStraightOn(leg, next))
                continue;
            Leg both = next;
            both.steps = leg.steps;
            both.least = both.most = leg.least + next.least;
            leg = std::move(both);
            isChanged = true;
        }
    }
    return usefulLegs(std::move(graph));
}

/// The graph with vectors for declared directions, as the reader would have made it.
Result<LegGraph> plain(const LegGraph &graph, const Directions &directions)
{
    LegGraph result = graph;
    for (std::size_t i = 0; i < result.legs.size(); ++i) {
        Leg &leg = result.legs[i];
        if (const char *fault = faultOf(leg))
            return failure(Message("{leg} {why}, which Betza cannot express",
                                   {{"leg", legName(LegId(i))}, {"why", fault}}));
        leg.extras.clear();
        for (LegEnd *end : endsOf(leg))
            end->extras.clear();
        for (Step &step : leg.steps) {
            if (const auto *id = std::get_if<DirectionId>(&step)) {
                const Direction &direction = directions[*id];
                if (!direction.vector || !direction.walk.empty())
                    return failure(
                        Message("{leg} steps in direction '{direction}', which is no vector",
                                {{"leg", legName(LegId(i))}, {"direction", direction.name}}));
                step = *direction.vector;
            }
        }
        std::stable_sort(leg.steps.begin(), leg.steps.end(), [](const Step &a, const Step &b) {
            return orderOf(a) < orderOf(b);
        });
    }
    return withLongSteps(usefulLegs(std::move(result)));
}

/// First legs with the same steps belong together: a hop of limited range has one for each length.
std::vector<std::pair<Steps, std::vector<LegId>>> byFirstSteps(const LegGraph &graph)
{
    std::vector<std::pair<Steps, std::vector<LegId>>> groups;
    for (const LegId id : graph.first) {
        const Steps &steps = graph[id].steps;
        const auto group = std::find_if(
            groups.begin(), groups.end(), [&](const auto &other) { return other.first == steps; });
        if (group != groups.end())
            group->second.push_back(id);
        else
            groups.push_back({steps, {id}});
    }
    return groups;
}

std::string rightsOf(const LegGraph &graph)
{
    for (const Leg &leg : graph.legs) {
        const char *enemy = !leg.onEnemy.stop                      ? ""
                            : leg.onEnemy.whom.whom == Whom::Royal ? "k"
                                                                   : "c";
        const std::string rights = std::string(leg.onEmpty.stop ? "m" : "") + enemy
                                   + (leg.onFriend.stop ? "d" : "")
                                   + (leg.onEnemy.whom.whom == Whom::Common ? "t" : "");
        if (!rights.empty())
            return rights == "mc" ? "" : rights;
    }
    return {};
}

/// Strings that one leg with one atom could be, most usual first.
class Shorthands
{
public:
    Shorthands(const LegGraph &graph, When when, BetzaDialect dialect)
        : m_graph(graph)
        , m_when(when)
        , m_dialect(dialect)
    {
    }

    std::optional<std::string> find()
    {
        const Leg &first = m_graph[m_graph.first.front()];
        if (first.leadsAnywhere())
            return tried("", "U", "");
        Headings headings = 0;
        std::optional<Shape> shape;
        for (const Step &step : first.steps) {
            const auto *vector = vectorOf(step);
            const auto headed = vector != nullptr ? headedOf(*vector) : std::nullopt;
            if (!headed || (shape && !(*shape == headed->shape)))
                return std::nullopt;
            shape = headed->shape;
            headings |= headingBit(headed->heading);
            if (const auto joined = joinedEdges(step))
                m_around = *joined == Joined::Sides ? "o" : "oo";
        }
        if (auto text = withShape(
                *shape, headings, {"", "p", "g", "j", "jj", "z", "q", "pz", "gz", "pq", "gq"}))
            return text;
        if (!(*shape == Shape{}))
            return std::nullopt;
        for (const int length : {2, 3, 4}) {
            if (auto text = withShape({0, length}, headings, {"n", "j"}))
                return text;
        }
        return horse();
    }

private:
    std::optional<std::string>
    withShape(const Shape &shape, Headings headings, const std::vector<std::string> &paths)
    {
        const Compass8 compass = compassOf(shape, headings);
        if (compass == Compass8::King && shape.longer > 1)
            return std::nullopt;
        auto directions = spelledDirections(headings, compass, m_dialect);
        if (!directions)
            return std::nullopt;
        for (const std::string &path : paths) {
            for (const int range : rangesFor(path)) {
                const auto atom =
                    range >= 1 ? spelledAtom(shape, compass, range, m_dialect) : std::nullopt;
                if (!atom)
                    continue;
                if (auto text = tried(*directions, *atom, path))
                    return text;
            }
        }
        return std::nullopt;
    }

    /// The ranges with which a string could have so many legs.
    std::vector<int> rangesFor(const std::string &path) const
    {
        constexpr int longestTried = 30;
        if (path.empty())
            return {m_graph.legs.front().most};
        if (m_graph.legs.size() == 1)
            return {1};
        std::set<int> ranges = {1, unlimited};
        for (const Leg &leg : m_graph.legs) {
            for (int more = -1; more <= 2 && leg.most < longestTried; ++more)
                ranges.insert(std::max(leg.most + more, 1));
        }
        for (int range = 2;
             range <= std::min(static_cast<int>(m_graph.legs.size()) + 1, longestTried);
             ++range)
            ranges.insert(range);
        return {ranges.begin(), ranges.end()};
    }

    /// A lame knight is written by the leaps, not by the steps that make them.
    std::optional<std::string> horse()
    {
        Headings octants = 0;
        for (const LegId first : m_graph.first) {
            const Leg &leg = m_graph[first];
            if (leg.onEmpty.then.size() != 1)
                return std::nullopt;
            for (const Step &step : leg.steps) {
                for (const Step &turn : m_graph[leg.onEmpty.then.front()].steps) {
                    const auto *turned = std::get_if<Turn>(&turn);
                    if (turned == nullptr || (turned->points != 1 && turned->points != -1))
                        return std::nullopt;
                    octants |= headingBit(orderOf(step) + (turned->points == 1 ? 0 : 7));
                }
            }
        }
        return withShape({1, 2}, octants, {"n"});
    }

    /// The string if it reads back as exactly these legs.
    std::optional<std::string>
    tried(const std::string &directions, const std::string &atom, const std::string &path) const
    {
        const std::string rights = rightsOf(m_graph);
        std::string hops;
        std::string rest;
        for (const char letter : path)
            (letter == 'p' || letter == 'g' ? hops : rest) += letter;
        const std::string text = std::string(m_when == When::Unmoved ? "i" : "") + directions
                                 + spelledTies(m_graph[m_graph.first.front()]).second + rights
                                 + hops + m_around + rest + atom;
        const BetzaDialect reader =
            m_dialect == BetzaDialect::FairyStockfish ? BetzaDialect::XBetza : m_dialect;
        const auto piece = readBetza(text, reader);
        if (!piece || piece->moves.size() != 1 || piece->moves.front().when != m_when)
            return std::nullopt;
        if (!(piece->moves.front().legs == m_graph))
            return std::nullopt;
        return text;
    }

    const LegGraph &m_graph;
    When m_when;
    BetzaDialect m_dialect;
    std::string m_around;
};

/// Both moves in one string. An atom's letter twice in a row would be a range to some readers, so
/// that a move that begins as the one before it ends comes first.
std::string joined(const std::string &text, const std::string &more)
{
    const bool isDoubled = !text.empty() && !more.empty() && text.back() == more.front();
    return isDoubled ? more + text : text + more;
}

/// Every part in the shortest way it has: as one leg with one atom, else as chains.
Result<std::string> writeMove(const LegGraph &graph, When when, BetzaDialect dialect)
{
    std::string text;
    LegGraph chained = graph;
    chained.first.clear();
    for (auto &[steps, first] : byFirstSteps(graph)) {
        if (const auto shorthand = Shorthands(beginningWith(graph, first), when, dialect).find()) {
            text = joined(text, *shorthand);
            continue;
        }
        text += writeCircles(graph, first, when, dialect);
        for (const LegId id : first) {
            if (auto shorthand = Shorthands(beginningWith(graph, {id}), when, dialect).find())
                text = joined(text, *shorthand);
            else if (graph[id].leadsAnywhere())
                return failure(Message("{leg} leads anywhere, which cannot be written here",
                                       {{"leg", legName(id)}}));
            else
                chained.first.push_back(id);
        }
    }
    if (chained.first.empty())
        return text;
    for (std::size_t i = 0; i < graph.legs.size(); ++i) {
        if (!graph.legs[i].onEnemy.whom.isAny())
            return failure(
                Message("{leg} minds who is royal, which a chain of legs cannot express here",
                        {{"leg", legName(LegId(i))}}));
    }
    auto chains = writeChains(chained, when, dialect);
    return chains ? text + *chains : chains;
}

/// First legs with steps of both kinds apart, so that no atom is K or Q with directions, which most
/// dialects read in their own way. Fairy-Stockfish counts lines, so that it gets none at all.
LegGraph withoutKings(const LegGraph &graph, BetzaDialect dialect)
{
    LegGraph parted = graph;
    parted.first.clear();
    for (const LegId id : graph.first) {
        if (dialect == BetzaDialect::Betza1 && graph[id].steps.size() == 8) {
            parted.first.push_back(id);
            continue;
        }
        for (const int kind : {0, 1}) {
            Leg leg = graph[id];
            std::erase_if(leg.steps, [kind](const Step &step) {
                const auto *vector = std::get_if<Vector>(&step);
                const auto headed = vector != nullptr ? headedOf(*vector) : std::nullopt;
                const bool isOblique = headed && headed->shape.isOblique();
                return (isOblique ? 0 : orderOf(step) % 2) != kind;
            });
            if (leg.steps.empty())
                continue;
            parted.first.emplace_back(parted.legs.size());
            parted.legs.push_back(std::move(leg));
        }
    }
    return usefulLegs(std::move(parted));
}

/// Why the engine would not play the string as written, if so.
std::optional<Error> doubtOf(const std::string &text, BetzaDialect dialect)
{
    const auto piece = readBetza(text, dialect);
    if (!piece)
        return piece.error();
    if (dialect != BetzaDialect::FairyStockfish)
        return std::nullopt;
    for (const BetzaWarning &warning : piece->warnings) {
        if (warning.sentence.text().find("double step region") == std::string::npos)
            return Error{Message("{why}, in {text}", {{"why", warning.sentence}, {"text", text}}),
                         {1, warning.column, {}}};
    }
    return std::nullopt;
}

} // namespace

} // namespace betza

Result<std::string>
writeBetza(std::span<const MovementLegs> moves, BetzaDialect dialect, const Directions &directions)
{
    std::string text;
    for (const MovementLegs &move : moves) {
        auto graph = betza::plain(move.legs, directions);
        if (!graph)
            return failure(std::move(graph).error());
        if (graph->first.empty())
            continue;
        const bool hasOwnKing =
            dialect == BetzaDialect::FairyStockfish || dialect == BetzaDialect::Betza1;
        if (move.when == When::Unmoved && dialect == BetzaDialect::Betza1)
            return failure(Message("Betza 1.0 has no moves for unmoved pieces only"));
        auto written = betza::writeMove(
            hasOwnKing ? betza::withoutKings(*graph, dialect) : *graph, move.when, dialect);
        if (!written)
            return written;
        text = betza::joined(text, *written);
    }
    if (text.empty())
        return failure(Message("there is no move to write"));
    if (auto doubt = betza::doubtOf(text, dialect))
        return failure(std::move(*doubt));
    return text;
}

} // namespace rookery
