#include "model/movement/betza/betza_chain_writer.h"

#include "model/movement/betza/betza_routes.h"

namespace rookery::betza {

namespace {

class RouteSpeller
{
public:
    RouteSpeller(When when, BetzaDialect dialect)
        : m_when(when)
        , m_dialect(dialect)
    {
    }

    std::optional<std::string> spell(const Route &route) const
    {
        auto text = chained(route);
        if (!text && m_dialect == BetzaDialect::XBetza)
            text = bracketed(route);
        return text;
    }

private:
    std::string prefix(const Part &part,
                       const Route &route,
                       std::size_t index,
                       const std::string &directions,
                       char toggle) const
    {
        std::string letters;
        if (index == 0 && m_when == When::Unmoved)
            letters += 'i';
        const auto [before, behind] = spelledTies(part.ties);
        letters += before + directions + behind;
        const auto has = [&](char right) {
            return part.rights.find(right) != std::string::npos;
        };
        for (const char right : std::string_view("mcdt")) {
            if (has(right) && !(right == 'm' && toggle == 'y'))
                letters += right;
        }
        if (has('p') && toggle != 'g')
            letters += 'p';
        if (toggle == 'g')
            letters += 'g';
        if (index == 0 && route.joined)
            letters += *route.joined == Joined::Sides ? "o" : "oo";
        if (toggle == 'y')
            letters += 'y';
        return letters;
    }

    /// As a chain of one atom, if its legs have one shape and their ranges only toggle.
    std::optional<std::string> chained(const Route &route) const
    {
        const Part &first = route.parts.front();
        if (m_dialect == BetzaDialect::Betza1 || m_dialect == BetzaDialect::FairyStockfish)
            if (route.parts.size() > 1)
                return std::nullopt;
        const Compass8 compass = compassOf(first.shape, first.ways);
        const auto directions = spelledDirections(first.ways, compass, m_dialect);
        const auto atom = spelledAtom(first.shape, compass, first.range, m_dialect);
        if (!directions || !atom)
            return std::nullopt;
        std::string text;
        for (std::size_t i = 0; i < route.parts.size(); ++i) {
            const Part &part = route.parts[i];
            const bool isLast = i + 1 == route.parts.size();
            if (!(part.shape == first.shape))
                return std::nullopt;
            char toggle = ' ';
            if (!isLast && route.parts[i + 1].range != part.range) {
                const int next = route.parts[i + 1].range;
                const bool isToggle = (part.range == 1 && next == unlimited) || next == 1;
                const bool isEmptyRight = part.rights.find('m') != std::string::npos;
                if (!isToggle || (!isEmptyRight && part.rights != "p" && part.rights != "tp"))
                    return std::nullopt;
                toggle = isEmptyRight ? 'y' : 'g';
            }
            const auto turns = i == 0 ? directions : spelledTurns(part.ways, m_dialect);
            if (!turns)
                return std::nullopt;
            std::string letters = prefix(part, route, i, *turns, toggle);
            if (!isLast && part.rights == "m" && m_dialect == BetzaDialect::XBetza)
                std::erase(letters, 'm');
            text += letters;
            if (!isLast)
                text += 'a';
        }
        return text + *atom;
    }

    std::optional<std::string> bracketed(const Route &route) const
    {
        std::string text = m_when == When::Unmoved ? "i" : "";
        if (route.joined)
            text += *route.joined == Joined::Sides ? "o" : "oo";
        text += '[';
        Route flat = route;
        flat.joined.reset();
        std::optional<int> parity;
        for (std::size_t i = 0; i < flat.parts.size(); ++i) {
            const Part &part = flat.parts[i];
            Compass8 compass = compassOf(part.shape, part.ways);
            if (i > 0 && part.shape == Shape{})
                compass = Compass8::King;
            if (i > 0 && part.shape.longer > 1 && !part.shape.isOblique()) {
                if (!parity || compass == Compass8::King)
                    return std::nullopt;
                const bool changes = compass == Compass8::Diagonal;
                compass = (*parity == 1) != changes ? Compass8::Diagonal : Compass8::Orthogonal;
            }
            parity = nextParity(parity, i, part);
            const auto directions = i == 0 ? spelledDirections(part.ways, compass, m_dialect)
                                           : spelledTurns(part.ways, m_dialect);
            const auto atom = spelledAtom(part.shape, compass, part.range, m_dialect);
            if (!directions || !atom)
                return std::nullopt;
            std::string letters = prefix(part, flat, 1, *directions, ' ');
            const bool isLast = i + 1 == flat.parts.size();
            if (!isLast && part.rights == "m")
                std::erase(letters, 'm');
            text += (i == 0 ? "" : "-") + letters + *atom;
        }
        return text + "]";
    }

    /// Whether the heading after a part is orthogonal (0) or diagonal (1), if all its ways agree.
    static std::optional<int>
    nextParity(std::optional<int> before, std::size_t index, const Part &part)
    {
        const Compass8 turns = compassOf(Shape{}, part.ways);
        if (turns == Compass8::King)
            return std::nullopt;
        const int turn = turns == Compass8::Diagonal ? 1 : 0;
        if (index == 0)
            return turn;
        if (!before)
            return std::nullopt;
        return (*before + turn) % 2;
    }

    When m_when;
    BetzaDialect m_dialect;
};

} // namespace

Result<std::string> writeChains(const LegGraph &graph, When when, BetzaDialect dialect)
{
    const auto routes = routesOf(graph);
    if (!routes)
        return failure(routes.error());
    std::string text;
    for (const Route &route : *routes) {
        const auto spelled = RouteSpeller(when, dialect).spell(route);
        if (!spelled) {
            return failure(Message("leg {number} cannot be written in {dialect}",
                                   {{"number", route.parts.back().leg.index() + 1},
                                    {"dialect", std::string(enumTitle(dialect))}}));
        }
        text += *spelled;
    }
    return text;
}

} // namespace rookery::betza
