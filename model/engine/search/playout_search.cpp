#include "model/engine/search/playout_search.h"

#include "model/engine/search/search_ends.h"
#include "model/engine/search/transposition_table.h"
#include "model/play/moves/drawn_move.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rookery {

namespace {

/// Hundredths that win ten games of eleven, less one.
constexpr float evenly = 300;

float pointsFor(int score)
{
    return 1 / (1 + std::exp(-static_cast<float>(score) / evenly));
}

int scoreFor(float points)
{
    constexpr float most = 0.999F;
    const float share = std::clamp(points, 1 - most, most);
    return static_cast<int>(std::lround(evenly * std::log(share / (1 - share))));
}

/// Bytes, about; shared points included.
constexpr std::size_t roomOfNode = 160;
constexpr std::size_t roomOfMove = 48;

/// Games from a position whose shared points count.
constexpr std::uint32_t enoughGames = 50;

} // namespace

PlayoutSearch::PlayoutSearch(GameEngine &engine, Evaluator &evaluator, std::mt19937 &random)
    : m_engine(engine)
    , m_evaluator(evaluator)
    , m_random(random)
    , m_players(evaluator.recipe().deciders())
    , m_longest(std::clamp<std::size_t>(engine.board().size() * 2, 100, 600))
{
}

std::uint32_t PlayoutSearch::numberOf(const Move &move, PlayerId player)
{
    return std::uint32_t{TranspositionTable::nameOf(move)}
           | static_cast<std::uint32_t>(player.index()) << 16U;
}

bool PlayoutSearch::isOver()
{
    return *m_stop || m_made >= m_mostMade || Clock::now() >= m_deadline
           || m_engine.moveRules().isInTrouble();
}

SearchResult PlayoutSearch::search(GameRecord &record,
                                   const std::vector<Move> &moves,
                                   const SearchLimits &limits,
                                   const std::atomic<bool> &stop,
                                   const SearchSink &sink)
{
    m_stop = &stop;
    m_deadline = Clock::now() + limits.time;
    m_mostMade = limits.nodes;
    m_made = 0;
    m_sharesMoves = !limits.isPlain;
    m_roomLeft = limits.remembered * 64;
    m_nodes.clear();
    listRoot(record, moves);
    SearchResult result;
    result.best = moves.front();
    std::uint64_t next = 64;
    for (std::uint64_t games = 1; games <= limits.playouts; ++games) {
        if (isOver())
            break;
        playOneGame();
        if (sink && games == next) {
            report(result, limits.lines);
            sink(result);
            next *= 2;
        }
    }
    report(result, limits.lines);
    if (sink)
        sink(result);
    return result;
}

/// Ends that look back are seen here, one move ahead.
void PlayoutSearch::listRoot(GameRecord &record, const std::vector<Move> &moves)
{
    m_allowed = moves;
    Node root;
    root.toMove = m_engine.position().toMove();
    list(root, m_allowed);
    m_nodes.push_back(std::move(root));
    for (std::size_t i = 0; i < m_allowed.size(); ++i) {
        record.play(m_allowed[i]);
        if (const auto end = endOneMoveAhead(record, moves.size())) {
            m_nodes.front().tried[i].next = static_cast<std::uint32_t>(m_nodes.size());
            Node over;
            over.over = pointsOf(*end);
            m_nodes.push_back(std::move(over));
        }
        record.takeBack();
    }
}

/// Whether there is still so much; then it is taken.
bool PlayoutSearch::takesRoom(std::size_t bytes)
{
    if (bytes > m_roomLeft)
        return false;
    m_roomLeft -= bytes;
    return true;
}

void PlayoutSearch::list(Node &node, const std::vector<Move> &moves) const
{
    node.isListed = true;
    node.tried.reserve(moves.size());
    for (const Move &move : moves)
        node.tried.push_back({numberOf(move, node.toMove)});
}

void PlayoutSearch::listMoves(std::vector<Move> &moves)
{
    m_engine.legal(moves);
    std::erase_if(moves, [](const Move &move) { return move.isIdle(); });
}

/// By the games after the move, and those in which it was made at any time after the position of
/// these shared points; else by the games and how few they are. Moves without games come first.
std::size_t PlayoutSearch::chosen(const Node &node, const SharedPoints &shared)
{
    constexpr float curiosity = 0.7F;
    constexpr float bias = 1e-4F;
    const float logGames = std::log(static_cast<float>(node.games + 1));
    std::size_t best = 0;
    float bestWorth = -1;
    std::uint32_t equals = 0;
    for (std::size_t i = 0; i < node.tried.size(); ++i) {
        const Tried &tried = node.tried[i];
        const auto games = static_cast<float>(tried.games);
        float worth = 10;
        if (m_sharesMoves) {
            const SharedPoints::Sum sum = shared.find(tried.number);
            if (sum.games > 0) {
                const auto all = static_cast<float>(sum.games);
                const float share = all / (all + games + bias * all * games);
                const float own = tried.games > 0 ? tried.mean() : 0;
                worth = (1 - share) * own + share * sum.points / all;
            } else if (tried.games > 0) {
                worth = tried.mean();
            }
        } else if (tried.games > 0) {
            worth = tried.mean() + curiosity * std::sqrt(logGames / games);
        }
        if (worth > bestWorth) {
            bestWorth = worth;
            best = i;
            equals = 1;
        } else if (worth == bestWorth && m_random() % ++equals == 0) {
            best = i;
        }
    }
    return best;
}

std::size_t PlayoutSearch::drawn(const std::vector<Move> &moves)
{
    const Move &move = drawnMove(moves, m_random);
    return static_cast<std::size_t>(&move - moves.data());
}

void PlayoutSearch::make(const Move &move)
{
    const PlayerId player = m_engine.position().toMove();
    m_played.push_back({player, numberOf(move, player)});
    m_engine.make(move);
    ++m_made;
}

/// Down the tree, one position further, and on to the end.
void PlayoutSearch::playOneGame()
{
    m_path.clear();
    m_played.clear();
    m_points.clear();
    std::uint32_t at = 0;
    std::uint32_t sharing = 0;
    while (m_points.empty()) {
        if (!m_nodes[at].over.empty()) {
            m_points = m_nodes[at].over;
            break;
        }
        if (at != 0)
            listMoves(m_moves);
        const std::vector<Move> &moves = at == 0 ? m_allowed : m_moves;
        if (moves.empty()) {
            endHere(false);
            m_nodes[at].over = m_points;
            break;
        }
        if (!m_nodes[at].isListed && !takesRoom(roomOfMove * moves.size())) {
            playOut();
            break;
        }
        if (!m_nodes[at].isListed)
            list(m_nodes[at], moves);
        if (m_nodes[at].games >= enoughGames)
            sharing = at;
        const std::size_t i =
            m_nodes[at].isDrawn ? drawn(moves) : chosen(m_nodes[at], m_nodes[sharing].shared);
        m_path.push_back({at, i});
        make(moves[i]);
        std::uint32_t next = m_nodes[at].tried[i].next;
        if (next != none && m_path.size() < m_longest) {
            at = next;
            continue;
        }
        if (next == none && takesRoom(roomOfNode)) {
            m_nodes[at].tried[i].next = static_cast<std::uint32_t>(m_nodes.size());
            Node node;
            node.toMove = m_engine.position().toMove();
            node.isDrawn = m_engine.moveRules().book().rules().isChance(node.toMove);
            m_nodes.push_back(std::move(node));
        }
        playOut();
    }
    countGame();
    for (std::size_t i = 0; i < m_played.size(); ++i)
        m_engine.unmake();
}

void PlayoutSearch::playOut()
{
    for (;;) {
        listMoves(m_moves);
        if (m_moves.empty() || m_played.size() >= m_longest || *m_stop)
            return endHere(!m_moves.empty());
        make(m_moves[drawn(m_moves)]);
    }
}

/// A game that was cut off is judged as it stands.
void PlayoutSearch::endHere(bool isCut)
{
    const auto end = isCut ? std::nullopt : m_engine.end();
    if (end) {
        m_points = pointsOf(*end);
        return;
    }
    m_points.assign(m_players, 0.5F);
    if (!isCut)
        return;
    m_evaluator.begin(m_engine.position());
    for (std::size_t i = 0; i < m_players; ++i)
        m_points[i] = pointsFor(m_evaluator.score(m_engine.position(), PlayerId(i)));
}

PlayoutSearch::Points PlayoutSearch::pointsOf(const GameEnd &end) const
{
    if (end.isDraw)
        return Points(m_players, 0.5F);
    Points points(m_players, end.winner ? 0.F : 1.F);
    const PlayerId named = end.winner ? *end.winner : end.about;
    if (named.index() < m_players)
        points[named.index()] = end.winner ? 1.F : 0.F;
    return points;
}

void PlayoutSearch::countGame()
{
    for (std::size_t i = 0; i < m_path.size(); ++i) {
        Node &node = m_nodes[m_path[i].node];
        ++node.games;
        if (node.isDrawn)
            continue;
        Tried &tried = node.tried[m_path[i].move];
        ++tried.games;
        tried.points += m_points[node.toMove.index()];
        if (!m_sharesMoves)
            continue;
        for (std::size_t j = i; j < m_played.size(); ++j) {
            if (m_played[j].player.index() < m_players)
                node.shared.add(m_played[j].number, m_points[m_played[j].player.index()]);
        }
    }
}

/// Moves of the root, those with most games first.
std::vector<std::size_t> PlayoutSearch::byGames() const
{
    const std::vector<Tried> &tried = m_nodes.front().tried;
    std::vector<std::size_t> order(tried.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return tried[a].games > tried[b].games;
    });
    return order;
}

/// The moves that had most games, as long as there were enough.
SearchLine PlayoutSearch::lineOf(std::size_t move)
{
    constexpr std::uint32_t few = 8;
    SearchLine line;
    const Tried &first = m_nodes.front().tried[move];
    line.score = first.games > 0 ? scoreFor(first.mean()) : 0;
    line.moves.push_back(m_allowed[move]);
    m_engine.make(m_allowed[move]);
    for (std::uint32_t at = first.next; at != none;) {
        const Node &node = m_nodes[at];
        const auto most =
            std::max_element(node.tried.begin(),
                             node.tried.end(),
                             [](const auto &a, const auto &b) { return a.games < b.games; });
        if (node.isDrawn || most == node.tried.end() || most->games < few)
            break;
        listMoves(m_moves);
        line.moves.push_back(m_moves[static_cast<std::size_t>(most - node.tried.begin())]);
        m_engine.make(line.moves.back());
        at = most->next;
    }
    for (std::size_t i = 0; i < line.moves.size(); ++i)
        m_engine.unmake();
    return line;
}

void PlayoutSearch::report(SearchResult &result, std::size_t lines)
{
    const auto order = byGames();
    result.lines.clear();
    for (std::size_t i = 0; i < std::min(std::max<std::size_t>(lines, 1), order.size()); ++i)
        result.lines.push_back(lineOf(order[i]));
    result.best = m_allowed[order.front()];
    result.score = result.lines.front().score;
    result.depth = static_cast<int>(result.lines.front().moves.size());
    result.nodes = m_made;
}

} // namespace rookery
