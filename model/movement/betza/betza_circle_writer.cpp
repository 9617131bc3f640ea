#include "model/movement/betza/betza_circle_writer.h"

#include "model/movement/betza/betza.h"
#include "model/movement/betza/betza_chain_writer.h"
#include "model/movement/betza/betza_weaver.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace rookery::betza {

namespace {

bool leadsTo(const Leg &leg, LegId to)
{
    return anyEnd(leg, [to](const LegEnd &end) {
        return std::find(end.then.begin(), end.then.end(), to) != end.then.end();
    });
}

/// Without the one leg that leads back to itself, if there is one.
std::optional<LegGraph> withoutRepeatedLeg(const LegGraph &graph)
{
    std::optional<LegId> repeated;
    for (const LegId id : IdRange<LegId>(graph.legs.size())) {
        if (leadsTo(graph[id], id) && std::exchange(repeated, id))
            return std::nullopt;
    }
    if (!repeated)
        return std::nullopt;
    LegGraph straight = graph;
    for (Leg &leg : straight.legs) {
        for (LegEnd *end : endsOf(leg))
            std::erase(end->then, *repeated);
    }
    return usefulLegs(std::move(straight));
}

/// `p(afp)afcR`: a chain with one leg that may be repeated or left out.
struct Circle
{
    std::string text;
    std::vector<LegId> first; ///< whose legs it is
};

/// The text as a circle, if it reads back as exactly the legs that begin with `id` and some of the
/// `others`.
std::optional<Circle> readBack(const std::string &text,
                               const LegGraph &graph,
                               LegId id,
                               const std::vector<LegId> &others,
                               When when,
                               BetzaDialect dialect)
{
    const auto piece = readBetza(text, dialect);
    if (!piece || piece->moves.size() != 1 || piece->moves.front().when != when)
        return std::nullopt;
    for (std::size_t subset = 0; subset < std::size_t(1) << others.size(); ++subset) {
        Circle circle{text, {id}};
        for (std::size_t i = 0; i < others.size(); ++i) {
            if ((subset >> i & 1U) != 0)
                circle.first.push_back(others[i]);
        }
        std::sort(circle.first.begin(), circle.first.end());
        if (piece->moves.front().legs == beginningWith(graph, circle.first))
            return circle;
    }
    return std::nullopt;
}

constexpr std::size_t mostOthers = 4;

/// Begins with the first leg `id` and some of the `others`.
std::optional<Circle> writeCircle(const LegGraph &graph,
                                  LegId id,
                                  const std::vector<LegId> &others,
                                  When when,
                                  BetzaDialect dialect)
{
    const auto straight = dialect == BetzaDialect::XBetza && others.size() <= mostOthers
                              ? withoutRepeatedLeg(beginningWith(graph, {id}))
                              : std::nullopt;
    const auto chain = straight ? writeChains(*straight, when, dialect) : failure(Message(""));
    if (!chain)
        return std::nullopt;
    for (std::size_t begin = chain->find('a'); begin != std::string::npos;
         begin = chain->find('a', begin + 1)) {
        std::string text = *chain;
        const std::size_t end = text.find('a', begin + 1);
        if (end == std::string::npos)
            break;
        text.insert(end, ")");
        text.insert(begin, "(");
        if (auto circle = readBack(text, graph, id, others, when, dialect))
            return circle;
    }
    return std::nullopt;
}

/// `(afsafz)W`: two legs that are repeated together, found by trying the turns that they may make.
/// `id` is the leg that ends the move when they are left out.
std::optional<Circle> writePair(const LegGraph &graph,
                                LegId id,
                                const std::vector<LegId> &others,
                                When when,
                                BetzaDialect dialect)
{
    static constexpr std::array<std::string_view, 12> turns = {
        "f", "fs", "s", "bs", "fl", "fr", "l", "r", "fz", "z", "fq", "q"};
    const Leg &out = graph[id];
    const bool isWayOut =
        out.onEmpty.then.empty() && out.onFriend.then.empty() && out.onEnemy.then.empty();
    if (dialect != BetzaDialect::XBetza || !isWayOut || others.empty()
        || others.size() > mostOthers)
        return std::nullopt;
    const auto atom = writeChains(beginningWith(graph, {id}), when, dialect);
    if (!atom)
        return std::nullopt;
    const std::size_t letter = atom->find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ(");
    for (const std::string_view one : turns) {
        for (const std::string_view other : turns) {
            std::string text = *atom;
            text.insert(letter, "(a" + std::string(one) + "a" + std::string(other) + ")");
            if (auto circle = readBack(text, graph, id, others, when, dialect))
                return circle;
        }
    }
    return std::nullopt;
}

} // namespace

LegGraph beginningWith(LegGraph graph, const std::vector<LegId> &first)
{
    graph.first = first;
    return usefulLegs(std::move(graph));
}

std::string
writeCircles(const LegGraph &graph, std::vector<LegId> &first, When when, BetzaDialect dialect)
{
    std::string text;
    for (std::size_t i = 0; i < first.size();) {
        std::vector<LegId> others = first;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        auto circle = writeCircle(graph, first[i], others, when, dialect);
        if (!circle)
            circle = writePair(graph, first[i], others, when, dialect);
        if (!circle) {
            ++i;
            continue;
        }
        text += circle->text;
        std::erase_if(first, [&](LegId id) {
            return std::binary_search(circle->first.begin(), circle->first.end(), id);
        });
        i = 0;
    }
    return text;
}

} // namespace rookery::betza
