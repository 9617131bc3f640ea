#include "model/exchange/zrf/zrf_symmetry.h"

#include <algorithm>

namespace rookery {

namespace {

bool fits(const ZrfNode &node, const ZrfBoard &board, const Orientation &orientation)
{
    for (std::size_t i = 2; i < node.items.size(); ++i) {
        const auto from = node.items[i].items.size() == 2
                              ? board.directions.find(node.items[i].items[0].text)
                              : board.directions.end();
        const auto to = from != board.directions.end()
                            ? board.directions.find(node.items[i].items[1].text)
                            : from;
        if (from == board.directions.end() || to == board.directions.end())
            return false;
        const auto &own = board.list[from->second].vector;
        const auto &seen = board.list[to->second].vector;
        if (!own || !seen ? from->second != to->second : orientation.apply(*own) != *seen)
            return false;
    }
    return true;
}

/// What a symmetry calls each direction: the image of each by number.
std::optional<std::vector<std::size_t>> imagesOf(const ZrfNode &node, const ZrfBoard &board)
{
    std::vector<std::size_t> images(board.list.list.size());
    for (std::size_t i = 0; i < images.size(); ++i)
        images[i] = i;
    for (std::size_t i = 2; i < node.items.size(); ++i) {
        const auto &pair = node.items[i].items;
        const auto from =
            pair.size() == 2 ? board.directions.find(pair[0].text) : board.directions.end();
        const auto to = pair.size() == 2 ? board.directions.find(pair[1].text) : from;
        if (from == board.directions.end() || to == board.directions.end())
            return std::nullopt;
        images[from->second.index()] = to->second.index();
    }
    return images;
}

struct Seen
{
    std::size_t player = 0;
    std::vector<std::size_t> images;
    Orientation facing = {};
};

/// Places on the compass for directions that are nothing but lists of links, such that the players
/// see them renamed as the symmetries say.
class Compassing
{
public:
    explicit Compassing(std::vector<Seen> &seen)
        : m_seen(seen)
    {
    }

    /// Nothing if no facings will do.
    std::optional<std::vector<std::optional<Vector>>> run(std::size_t directions)
    {
        m_vectors.assign(directions, std::nullopt);
        return choose(0) ? std::optional(m_vectors) : std::nullopt;
    }

private:
    bool choose(std::size_t player)
    {
        if (player == m_seen.size())
            return place();
        return std::any_of(
            enumRows<Orientation>().begin(), enumRows<Orientation>().end(), [&](const auto &row) {
                m_seen[player].facing = row.value;
                return choose(player + 1);
            });
    }

    bool place()
    {
        std::fill(m_vectors.begin(), m_vectors.end(), std::nullopt);
        m_x = 1;
        m_y = 1;
        for (std::size_t direction = 0; direction < m_vectors.size(); ++direction) {
            const bool isFixed = std::all_of(m_seen.begin(), m_seen.end(), [&](const Seen &seen) {
                return seen.images[direction] == direction;
            });
            if (!isFixed && !m_vectors[direction] && !spread(direction))
                return false;
        }
        return true;
    }

    /// From a direction to all that some player calls by its name.
    bool spread(std::size_t direction)
    {
        if (++m_x >= m_y) {
            m_x = 1;
            ++m_y;
        }
        m_vectors[direction] = Vector{{m_x, m_y, 0, 0}};
        std::vector<std::size_t> reached{direction};
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const Seen &seen : m_seen) {
                const std::size_t image = seen.images[reached[i]];
                const Vector wanted = seen.facing.apply(*m_vectors[reached[i]]);
                const bool isOther = std::any_of(reached.begin(), reached.end(), [&](auto other) {
                    return (other == image) != (m_vectors[other] == wanted);
                });
                if (isOther || (m_vectors[image] && *m_vectors[image] != wanted))
                    return false;
                if (!m_vectors[image])
                    reached.push_back(image);
                m_vectors[image] = wanted;
            }
        }
        return true;
    }

    std::vector<Seen> &m_seen;
    std::vector<std::optional<Vector>> m_vectors;
    int m_x = 1; ///< no turn or mirror image of one is another
    int m_y = 1;
};

bool hasGrid(const ZrfBoard &board)
{
    return board.recipe.lattice != Lattice::Free;
}

std::optional<Error> notUnderstood(const ZrfNode &node)
{
    return Error{Message("this symmetry is no turn or mirror image of the board"), node.place, {}};
}

} // namespace

std::optional<Error> readZrfSymmetries(const std::vector<const ZrfNode *> &nodes,
                                       const std::map<std::string, std::size_t> &players,
                                       ZrfBoard &board)
{
    std::vector<Seen> all;
    const ZrfNode *odd = nullptr;
    for (const ZrfNode *node : nodes) {
        const auto player =
            node->items.size() > 1 ? players.find(node->items[1].text) : players.end();
        if (player == players.end())
            return Error{Message("a symmetry names a player"), node->place, {}};
        const auto images = imagesOf(*node, board);
        if (!images)
            return notUnderstood(*node);
        all.push_back({player->second, *images});
        const auto &rows = enumRows<Orientation>();
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto &one) {
            return fits(*node, board, one.value);
        });
        if (row == rows.end())
            odd = node;
        else
            board.facings[player->second] = row->value;
    }
    if (odd == nullptr)
        return std::nullopt;
    // Eight orientations of a board for each of three players: more are not tried.
    constexpr std::size_t most = 3;
    const auto vectors = hasGrid(board) || all.size() > most
                             ? std::nullopt
                             : Compassing(all).run(board.list.list.size());
    if (!vectors)
        return notUnderstood(*odd);
    for (std::size_t i = 0; i < vectors->size(); ++i)
        board.list.list[i].vector = (*vectors)[i];
    for (const Seen &seen : all)
        board.facings[seen.player] = seen.facing;
    return std::nullopt;
}

} // namespace rookery
