#include "model/exchange/zrf/zrf_board.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/board/board.h"
#include "model/board/lattice_sites.h"
#include "model/board/rectangle.h"
#include "model/design/limits.h"
#include "model/exchange/zrf/zrf_drawn_links.h"
#include "model/exchange/zrf/zrf_symmetry.h"

#include <algorithm>
#include <optional>

namespace rookery {

namespace {

/// Reads one board. The first fault ends it.
class Reader
{
public:
    Reader(const ZrfNode &board, const std::map<std::string, std::size_t> &players)
        : m_node(board)
        , m_players(players)
    {
    }

    Result<ZrfBoard> run()
    {
        if (const ZrfNode *grid = m_node.find("grid"))
            readGrid(*grid);
        else
            m_made.recipe.lattice = Lattice::Free;
        each("positions", [&](const ZrfNode &node) { readPositions(node); });
        if (m_made.recipe.lattice == Lattice::Free)
            m_made.recipe.files = m_made.recipe.ranks = 0;
        each("links", [&](const ZrfNode &node) { readLinks(node); });
        each("unlink", [&](const ZrfNode &node) { readUnlinks(node); });
        each("kill-positions", [&](const ZrfNode &node) { readHoles(node); });
        estimateVectors(m_links, m_places, m_made.list);
        addLinks();
        readFacings();
        each("zone", [&](const ZrfNode &node) { readZone(node); });
        for (const ZrfNode &item : m_node.items)
            checkKnown(item);
        if (m_fault)
            return failure(*m_fault);
        return std::move(m_made);
    }

private:
    void fail(const ZrfNode &node, Message message)
    {
        if (!m_fault)
            m_fault = Error{std::move(message), node.place, {}};
    }

    template<class Read>
    void each(std::string_view word, Read &&read)
    {
        for (const ZrfNode &item : m_node.items) {
            if (item.head() == word && !m_fault)
                read(item);
        }
    }

    void checkKnown(const ZrfNode &item)
    {
        constexpr std::string_view known[] = {
            "image", "grid", "positions", "links", "unlink", "kill-positions", "symmetry", "zone"};
        if (item.isList()
            && std::find(std::begin(known), std::end(known), item.head()) == std::end(known))
            fail(item,
                 Message("({word} ...) is not understood in a board",
                         {{"word", shownText(item.head())}}));
    }

    std::optional<int> number(const ZrfNode &node)
    {
        std::string_view digits = node.text;
        if (digits.starts_with('-'))
            digits.remove_prefix(1);
        const bool isNumber = !digits.empty() && digits.size() < 7
                              && std::all_of(digits.begin(), digits.end(), isAsciiDigit);
        if (isNumber)
            return std::stoi(node.text);
        fail(node,
             Message("a whole number is expected, not {found}", {{"found", inQuotes(node.text)}}));
        return std::nullopt;
    }

    struct Dimension
    {
        std::vector<std::string> names;
        int dx = 0; ///< pixels for each index
        int dy = 0;
    };

    std::optional<Dimension> dimension(const ZrfNode &node)
    {
        if (node.items.size() != 2 || node.items[1].items.size() != 2) {
            fail(node, Message("a dimension is (\"a/b/c\" (DX DY))"));
            return std::nullopt;
        }
        Dimension made;
        for (const std::string_view name : split(node.items[0].text, '/'))
            made.names.emplace_back(name);
        made.dx = number(node.items[1].items[0]).value_or(0);
        made.dy = number(node.items[1].items[1]).value_or(0);
        return made;
    }

    /// Two dimensions, one across and one down the screen.
    void readGrid(const ZrfNode &grid)
    {
        const ZrfNode *dimensions = grid.find("dimensions");
        if (dimensions == nullptr || dimensions->items.size() != 3)
            return fail(grid, Message("a grid of two dimensions is expected"));
        const auto first = dimension(dimensions->items[1]);
        const auto second = dimension(dimensions->items[2]);
        if (!first || !second)
            return;
        const bool isAcrossFirst = first->dy == 0 && second->dx == 0;
        if (!isAcrossFirst && (first->dx != 0 || second->dy != 0))
            return fail(*dimensions, Message("one dimension goes across and the other down"));
        const Dimension &across = isAcrossFirst ? *first : *second;
        const Dimension &down = isAcrossFirst ? *second : *first;
        const int files = static_cast<int>(across.names.size());
        const int ranks = static_cast<int>(down.names.size());
        if (files > limits::side || ranks > limits::side)
            return fail(
                *dimensions,
                Message("a board has at most {most} files and ranks", {{"most", limits::side}}));
        m_made.recipe.files = files;
        m_made.recipe.ranks = ranks;
        m_right = across.dx < 0 ? -1 : 1;
        m_up = down.dy < 0 ? 1 : -1;
        const auto lattice = latticeSites(m_made.recipe);
        for (int x = 0; x < files; ++x) {
            for (int y = 0; y < ranks; ++y) {
                const std::string name = isAcrossFirst
                                             ? first->names[index(x, files, m_right)]
                                                   + second->names[index(y, ranks, m_up)]
                                             : first->names[index(y, ranks, m_up)]
                                                   + second->names[index(x, files, m_right)];
                const SiteId site = Rectangle{ranks}.site(x, y);
                addSite(grid, name, site, lattice->name(site));
            }
        }
        if (const ZrfNode *directions = grid.find("directions"))
            readDirections(*directions, isAcrossFirst);
    }

    static std::size_t index(int place, int count, int sense)
    {
        return static_cast<std::size_t>(sense > 0 ? place : count - 1 - place);
    }

    void
    addSite(const ZrfNode &node, const std::string &name, SiteId site, const std::string &usual)
    {
        if (auto fault = cellNameFault(name); !fault.isEmpty())
            return fail(node,
                        Message("{name} cannot be a cell's name: {reason}",
                                {{"name", inQuotes(name)}, {"reason", fault}}));
        if (!m_made.sites.insert({name, site}).second)
            return fail(
                node, Message("there are two positions called {name}", {{"name", inQuotes(name)}}));
        if (name != usual)
            m_made.recipe.edits.renamed.push_back({site, name});
    }

    DirectionId direction(const std::string &name)
    {
        const auto [row, isNew] =
            m_made.directions.insert({name, DirectionId(m_made.list.list.size())});
        if (isNew) {
            Direction made;
            made.name = name;
            m_made.list.list.push_back(std::move(made));
        }
        return row->second;
    }

    void readDirections(const ZrfNode &node, bool isAcrossFirst)
    {
        for (std::size_t i = 1; i < node.items.size(); ++i) {
            const ZrfNode &item = node.items[i];
            if (item.items.size() != 3)
                return fail(item, Message("a direction is (NAME STEP STEP)"));
            const auto first = number(item.items[1]);
            const auto second = number(item.items[2]);
            if (!first || !second)
                return;
            if (auto fault = directionNameFault(item.items[0].text); !fault.isEmpty())
                return fail(item, std::move(fault));
            const DirectionId id = direction(item.items[0].text);
            const int x = (isAcrossFirst ? *first : *second) * m_right;
            const int y = (isAcrossFirst ? *second : *first) * m_up;
            if (x == 0 && y == 0)
                return fail(item, Message("a direction leads somewhere"));
            m_made.list.list[id.index()].vector = Vector{{x, y, 0, 0}};
        }
    }

    void readPositions(const ZrfNode &node)
    {
        const std::size_t lattice = static_cast<std::size_t>(
            m_made.recipe.lattice == Lattice::Free ? 0 : m_made.recipe.files * m_made.recipe.ranks);
        for (std::size_t i = 1; i < node.items.size(); ++i) {
            const ZrfNode &item = node.items[i];
            if (item.items.size() != 5)
                return fail(item, Message("a position is (NAME LEFT TOP RIGHT BOTTOM)"));
            std::vector<int> corners;
            for (std::size_t k = 1; k < 5; ++k)
                corners.push_back(number(item.items[k]).value_or(0));
            m_pitch = std::max(1, corners[2] - corners[0]);
            const auto scaled = [&](int a, int b) {
                return static_cast<int>((static_cast<long long>(a) + b) * cellUnit / 2 / m_pitch);
            };
            const Point at{scaled(corners[0], corners[2]), -scaled(corners[1], corners[3])};
            const SiteId site(lattice + m_made.recipe.edits.added.size());
            const std::string &name = item.items[0].text;
            addSite(item, name, site, name);
            m_places[site] = at;
            m_made.recipe.edits.added.push_back({name, at});
        }
    }

    std::optional<SiteId> site(const ZrfNode &node)
    {
        const auto found = m_made.sites.find(node.text);
        if (found != m_made.sites.end())
            return found->second;
        fail(node, Message("there is no position {name}", {{"name", inQuotes(node.text)}}));
        return std::nullopt;
    }

    void readLinks(const ZrfNode &node)
    {
        if (node.items.size() < 2)
            return fail(node, Message("links have a direction"));
        if (auto fault = directionNameFault(node.items[1].text); !fault.isEmpty())
            return fail(node.items[1], std::move(fault));
        const DirectionId id = direction(node.items[1].text);
        for (std::size_t i = 2; i < node.items.size(); ++i) {
            const ZrfNode &pair = node.items[i];
            if (pair.items.size() != 2)
                return fail(pair, Message("a link is (FROM TO)"));
            const auto from = site(pair.items[0]);
            const auto to = site(pair.items[1]);
            if (!from || !to)
                return;
            if (!m_links.insert({{*from, id}, to}).second)
                return fail(pair,
                            Message("{name} has two links in this direction",
                                    {{"name", inQuotes(pair.items[0].text)}}));
        }
    }

    /// `(cell dir)`, or a cell that loses all its links.
    void readUnlinks(const ZrfNode &node)
    {
        for (std::size_t i = 1; i < node.items.size(); ++i) {
            const ZrfNode &item = node.items[i];
            if (!item.isList() || item.items.size() != 2)
                return fail(item, Message("of unlink only (POSITION DIRECTION) is understood"));
            const auto from = site(item.items[0]);
            const auto way = m_made.directions.find(item.items[1].text);
            if (!from)
                return;
            if (way == m_made.directions.end())
                return fail(item, Message("of unlink only (POSITION DIRECTION) is understood"));
            m_links[{*from, way->second}] = std::nullopt;
        }
    }

    void readHoles(const ZrfNode &node)
    {
        for (std::size_t i = 1; i < node.items.size(); ++i) {
            const auto hole = site(node.items[i]);
            if (!hole)
                return;
            if (m_places.count(*hole) > 0)
                return fail(node.items[i], Message("only positions of a grid can be killed"));
            m_made.recipe.edits.removed.push_back(*hole);
            m_made.sites.erase(node.items[i].text);
        }
        auto &removed = m_made.recipe.edits.removed;
        std::sort(removed.begin(), removed.end());
        std::erase_if(m_made.recipe.edits.renamed, [&](const RenamedCell &cell) {
            return std::binary_search(removed.begin(), removed.end(), cell.site);
        });
    }

    void addLinks()
    {
        for (const auto &[key, to] : m_links) {
            LinkEdit link;
            link.from = key.first;
            link.direction = key.second;
            link.to = to;
            m_made.recipe.edits.links.push_back(link);
        }
    }

    void readFacings()
    {
        m_made.facings.assign(m_players.size(), orientation::same);
        std::vector<const ZrfNode *> symmetries;
        each("symmetry", [&](const ZrfNode &node) { symmetries.push_back(&node); });
        if (!m_fault)
            m_fault = readZrfSymmetries(symmetries, m_players, m_made);
    }

    void readZone(const ZrfNode &node)
    {
        const ZrfNode *name = node.find("name");
        const ZrfNode *positions = node.find("positions");
        if (name == nullptr || name->items.size() != 2 || positions == nullptr)
            return fail(node, Message("a zone is (zone (name N) (players P ...) (positions ...))"));
        std::vector<SiteId> cells;
        for (std::size_t i = 1; i < positions->items.size(); ++i) {
            if (const auto cell = site(positions->items[i]))
                cells.push_back(*cell);
        }
        std::sort(cells.begin(), cells.end());
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        Zone &zone = zoneCalled(*name);
        const ZrfNode *players = node.find("players");
        if (players == nullptr) {
            zone.cells = cells;
            return;
        }
        for (std::size_t i = 1; i < players->items.size(); ++i) {
            const auto player = m_players.find(players->items[i].text);
            if (player == m_players.end())
                return fail(players->items[i],
                            Message("there is no player {name}",
                                    {{"name", inQuotes(players->items[i].text)}}));
            const PlayerId id(player->second);
            std::erase_if(zone.own, [&](const PlayerZone &own) { return own.player == id; });
            zone.own.push_back({id, cells});
        }
        std::sort(zone.own.begin(), zone.own.end(), [](const PlayerZone &a, const PlayerZone &b) {
            return a.player < b.player;
        });
    }

    Zone &zoneCalled(const ZrfNode &name)
    {
        auto &zones = m_made.recipe.edits.zones;
        if (auto fault = zoneNameFault(name.items[1].text); !fault.isEmpty())
            fail(name, std::move(fault));
        if (const auto known = findZone(zones, name.items[1].text))
            return zones[known->index()];
        Zone zone;
        zone.name = name.items[1].text;
        zones.push_back(std::move(zone));
        return zones.back();
    }

    const ZrfNode &m_node;
    const std::map<std::string, std::size_t> &m_players;
    ZrfBoard m_made;
    int m_right = 1;
    int m_up = -1;
    int m_pitch = 1;
    ZrfPlaces m_places;
    ZrfLinks m_links;
    std::optional<Error> m_fault;
};

} // namespace

Result<ZrfBoard> readZrfBoard(const ZrfNode &board,
                              const std::map<std::string, std::size_t> &players)
{
    return Reader(board, players).run();
}

} // namespace rookery
