#include "model/engine/tables/table_paths.h"

#include <algorithm>

namespace rookery::fast {

namespace {

constexpr std::size_t mostWays = 100'000;

/// What the path beyond a node of a tree needs of the node's cell.
enum class Need : std::uint8_t { Nothing, Empty, Taken };

class WayReader
{
public:
    WayReader(const RuleBook &book,
              const CellNumbers &numbers,
              PieceId type,
              PlayerId player,
              std::size_t mostConditions)
        : m_book(book)
        , m_numbers(numbers)
        , m_type(type)
        , m_player(player)
        , m_mostConditions(mostConditions)
    {
    }

    /// Empty, or what the tree does that a path cannot say.
    std::string read(const MoveTree &tree, CellId from)
    {
        m_from = from;
        for (const MoveTree::Part &part : tree.parts()) {
            std::vector<Way> &ways = m_ways[part.when];
            std::vector<Open> open;
            for (std::uint32_t i = part.begin; i < part.end; ++i) {
                while (!open.empty() && i >= open.back().end)
                    open.pop_back();
                const MoveTree::Node &node = tree.nodes()[i];
                if (std::string fault = faultOf(node); !fault.empty())
                    return fault;
                addEnd(node, open, ways);
                open.push_back({node.next, node.cell, needOf(node)});
                if (ways.size() > mostWays)
                    return "has too many ways";
            }
        }
        return m_isTooLong ? "goes past too many cells" : std::string();
    }

    TypeWays take()
    {
        for (auto &[when, ways] : m_ways) {
            std::sort(ways.begin(), ways.end());
            ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
        }
        return std::move(m_ways);
    }

private:
    /// A node in whose subtree the reader is.
    struct Open
    {
        std::uint32_t end;
        std::uint16_t cell;
        Need need;
    };

    static bool goesOn(const MoveTree::Node &node, Occupant occupant)
    {
        return (node.goesOn >> static_cast<unsigned>(occupant) & 1U) != 0;
    }

    static MoveTree::Act act(const MoveTree::Node &node, Occupant occupant)
    {
        return node.acts[static_cast<std::size_t>(occupant)];
    }

    static Need needOf(const MoveTree::Node &node)
    {
        if (goesOn(node, Occupant::Empty) == goesOn(node, Occupant::Enemy))
            return Need::Nothing;
        return goesOn(node, Occupant::Empty) ? Need::Empty : Need::Taken;
    }

    static std::string faultOf(const MoveTree::Node &node)
    {
        if (act(node, Occupant::Friend) != MoveTree::Act::Nothing)
            return "may end on a friend's cell or on its own";
        if (act(node, Occupant::Enemy) == MoveTree::Act::Move
            || act(node, Occupant::Empty) == MoveTree::Act::Capture)
            return "captures otherwise than by replacement";
        if (goesOn(node, Occupant::Friend) != goesOn(node, Occupant::Enemy))
            return "goes past friends otherwise than past enemies";
        return {};
    }

    void addEnd(const MoveTree::Node &node, const std::vector<Open> &open, std::vector<Way> &ways)
    {
        const bool moves = act(node, Occupant::Empty) == MoveTree::Act::Move;
        const bool captures = act(node, Occupant::Enemy) == MoveTree::Act::Capture;
        if ((!moves && !captures) || !m_book.mayEnd(m_type, m_player, CellId(node.cell)))
            return;
        Way way;
        way.from = static_cast<std::uint16_t>(m_numbers.of(m_from));
        way.to = static_cast<std::uint16_t>(m_numbers.of(CellId(node.cell)));
        way.moves = moves;
        way.captures = captures;
        for (const Open &before : open) {
            if (before.need == Need::Nothing)
                continue;
            const bool taken = before.need == Need::Taken;
            if (before.cell == node.cell) {
                // The path has been here before: the piece at its end is on it.
                way.moves = way.moves && !taken;
                way.captures = way.captures && taken;
                continue;
            }
            way.conditions.push_back(
                {static_cast<std::uint16_t>(m_numbers.of(CellId(before.cell))), taken});
        }
        std::sort(way.conditions.begin(), way.conditions.end());
        const auto last = std::unique(way.conditions.begin(), way.conditions.end());
        way.conditions.erase(last, way.conditions.end());
        const bool isContradictory = std::adjacent_find(way.conditions.begin(),
                                                        way.conditions.end(),
                                                        [](const Condition &a, const Condition &b) {
                                                            return a.cell == b.cell;
                                                        })
                                     != way.conditions.end();
        if (isContradictory || (!way.moves && !way.captures))
            return;
        m_isTooLong = m_isTooLong || way.conditions.size() > m_mostConditions;
        ways.push_back(std::move(way));
    }

    const RuleBook &m_book;
    const CellNumbers &m_numbers;
    PieceId m_type;
    PlayerId m_player;
    std::size_t m_mostConditions;
    CellId m_from;
    TypeWays m_ways;
    bool m_isTooLong = false;
};

} // namespace

CellNumbers::CellNumbers(const Board &board)
{
    const bool bySites = (board.siteCount() + 63) / 64 == (board.size() + 63) / 64;
    m_cells.resize(bySites ? board.siteCount() : board.size());
    for (const CellId cell : board.cells()) {
        const std::size_t number = bySites ? board.site(cell).index() : cell.index();
        m_numbers.push_back(static_cast<std::uint16_t>(number));
        m_cells[number] = cell;
    }
}

Result<TypeWays> waysOf(const TreeFrom &treeFrom,
                        const RuleBook &book,
                        const CellNumbers &numbers,
                        PieceId type,
                        PlayerId player,
                        std::size_t mostConditions)
{
    WayReader reader(book, numbers, type, player, mostConditions);
    for (const CellId from : book.board().cells()) {
        const MoveTree *tree = treeFrom(from);
        if (!tree)
            return failure(Message("may go where more decides than which cells are taken"));
        if (std::string fault = reader.read(*tree, from); !fault.empty())
            return failure(fault);
    }
    return reader.take();
}

namespace {

/// Sets of types that must be equal wherever they are met.
class Uniform
{
public:
    void meet(std::uint64_t types)
    {
        m_differs = m_differs || (m_types && *m_types != types);
        m_types = types;
    }

    bool differs() const { return m_differs; }
    std::uint64_t types() const { return m_types.value_or(0); }

private:
    std::optional<std::uint64_t> m_types;
    bool m_differs = false;
};

std::uint64_t refusedBy(const PieceFilter &filter, std::size_t types)
{
    std::uint64_t refused = 0;
    for (const PieceId type : IdRange<PieceId>(types))
        refused |= std::uint64_t(filter.admits(type) ? 0 : 1) << type.index();
    return refused;
}

} // namespace

std::optional<LeftAside> withoutFilters(std::vector<MovementLegs> &movements, std::size_t types)
{
    Uniform hurdles;
    Uniform victims;
    for (MovementLegs &movement : movements) {
        for (Leg &leg : movement.legs.legs) {
            for (LegEnd *end : {&leg.onFriend, &leg.onEnemy}) {
                const std::uint64_t refused = refusedBy(end->whom, types);
                if (!end->then.empty())
                    hurdles.meet(refused);
                if (end->stop)
                    victims.meet(refused);
                end->whom = {};
            }
        }
    }
    if (hurdles.differs() || victims.differs())
        return std::nullopt;
    return LeftAside{hurdles.types(), victims.types()};
}

} // namespace rookery::fast
