#include "model/analysis/self_play.h"

#include "model/engine/make_game_engine.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rookery {

namespace {

constexpr double sure = 1.96; ///< standard errors on either side

/// A table as large as a game needs: it is emptied before each.
std::size_t rememberedFor(std::uint64_t nodes)
{
    constexpr std::uint64_t least = 1U << 12U;
    constexpr std::uint64_t most = 1U << 16U; // nodes
    return 16 * std::bit_ceil(std::clamp(nodes, least / 16, most));
}

int piecesOnBoard(const Position &position)
{
    int count = 0;
    for (std::size_t player = 0; player < position.players(); ++player) {
        for (const std::uint64_t word : position.pieces(PlayerId(player)))
            count += std::popcount(word);
    }
    return count + static_cast<int>(position.under().size());
}

/// Follows who is better by the program's own scores.
class Lead
{
public:
    void see(int score, bool isFirst)
    {
        constexpr int clear = 50; // hundredths, less is no lead
        const int leader = std::abs(score) < clear ? 0 : (score > 0) == isFirst ? 1 : -1;
        if (leader == 0 || leader == m_leader)
            return;
        m_changes += m_leader == 0 ? 0 : 1;
        m_leader = leader;
    }
    std::size_t changes() const { return m_changes; }

private:
    int m_leader = 0;
    std::size_t m_changes = 0;
};

BalanceGame countedOf(const SelfPlayedGame &game, PlayerId first, const Design &design)
{
    BalanceGame counted{pointsOf(game.end, first),
                        game.end.has_value(),
                        game.moves.size(),
                        game.branching,
                        game.captures,
                        game.leadChanges,
                        {},
                        {}};
    std::set<std::size_t> acted;
    for (const Move &move : game.moves) {
        const bool isOfPiece = move.kind != Move::Kind::Pass && move.kind != Move::Kind::Build
                               && move.kind != Move::Kind::Own;
        if (isOfPiece)
            acted.insert(move.type.index());
    }
    counted.acted.assign(acted.begin(), acted.end());
    if (game.end) {
        GameEnd plain = *game.end;
        plain.reason.clear(); // it may hold numbers that differ from game to game
        counted.end = describeEnd(plain, design);
    }
    return counted;
}

} // namespace

SelfPlayedGame playItself(Searcher &searcher,
                          const Position &start,
                          const SelfPlayLimits &limits,
                          unsigned seed,
                          const std::atomic<bool> &stop)
{
    searcher.forget(seed);
    GameRecord record(searcher.engine(), start);
    SearchLimits each;
    each.time = std::chrono::hours(1'000);
    each.nodes = limits.nodes;
    each.remembered = rememberedFor(limits.nodes);
    SelfPlayedGame game;
    Lead lead;
    const PlayerId first = start.toMove();
    while (!stop && static_cast<int>(game.moves.size()) < limits.longest) {
        game.end = record.end();
        if (game.end)
            break;
        const bool isOpening = static_cast<int>(game.moves.size()) < limits.opening;
        game.branching += static_cast<double>(record.legalMoves().size());
        const auto found =
            searcher.search(record, isOpening ? Strategy::Random : Strategy::AlphaBeta, each, stop);
        game.fault = found.fault;
        if (!found.best || !game.fault.isEmpty())
            break;
        if (!isOpening)
            lead.see(found.score, record.position().toMove() == first);
        const int before = piecesOnBoard(record.position());
        record.play(*found.best);
        game.captures +=
            static_cast<std::size_t>(std::max(before - piecesOnBoard(record.position()), 0));
        game.moves.push_back(*found.best);
    }
    game.leadChanges = lead.changes();
    game.isWhole = !stop && game.fault.isEmpty();
    game.branching /= static_cast<double>(std::max<std::size_t>(game.moves.size(), 1));
    return game;
}

double pointsOf(const std::optional<GameEnd> &end, PlayerId player)
{
    if (!end || end->isDraw)
        return 0.5;
    return (end->winner ? *end->winner == player : end->about != player) ? 1 : 0;
}

PlayerId firstToDecide(const Rules &rules, const Position &start)
{
    const PlayerId first = start.toMove();
    return rules.isChance(first) ? rules.deciders().front() : first;
}

Message selfPlayFault(const Design &design)
{
    const std::size_t players = design.rules->deciders().size();
    if (players != 2)
        return Message("this is about two players, and this design has {count}",
                       {{"count", players}});
    GameEngine engine(design);
    if (engine.board().size() == 0)
        return Message("the board has no cells");
    std::vector<Move> legal;
    engine.legal(legal);
    if (engine.end())
        return Message("the game is over before its first move");
    if (auto trouble = engine.takeTrouble())
        return *std::move(trouble);
    return legal.empty() ? Message("there is no first move") : Message();
}

Estimate meanOf(double sum, double squares, std::size_t games)
{
    if (games == 0)
        return {};
    const auto number = static_cast<double>(games);
    const double mean = sum / number;
    const double variance =
        games < 2 ? mean * mean : std::max((squares - sum * mean) / (number - 1), 0.0);
    return {mean, sure * std::sqrt(variance / number)};
}

Estimate shareOf(std::size_t wins, std::size_t draws, std::size_t games)
{
    if (games == 0)
        return {0, 1};
    constexpr double more = 4;
    const auto number = static_cast<double>(games);
    const double points = static_cast<double>(wins) + static_cast<double>(draws) / 2;
    const double share = (points + more / 2) / (number + more);
    const double drawn = static_cast<double>(draws) / (number + more);
    const double variance = share * (1 - share) - drawn / 4;
    return {points / number, sure * std::sqrt(std::max(variance, 0.0) / (number + more))};
}

void BalanceStatistics::add(std::size_t number, const BalanceGame &game)
{
    if (!m_numbers.insert(number).second)
        return;
    m_firstWins += game.points == 1 ? 1 : 0;
    m_secondWins += game.points == 0 ? 1 : 0;
    m_unfinished += game.isFinished ? 0 : 1;
    m_lengths.add(static_cast<double>(game.moves));
    m_branchings.add(game.branching);
    m_captures.add(static_cast<double>(game.captures));
    m_leadChanges.add(static_cast<double>(game.leadChanges));
    for (const std::size_t type : game.acted) {
        if (type < m_acting.size())
            ++m_acting[type];
    }
    if (!game.end.empty())
        ++m_ends[game.end];
}

Estimate BalanceStatistics::mean(const Sums &sums) const
{
    return meanOf(sums.sum, sums.squares, m_numbers.size());
}

GameBalance BalanceStatistics::balance() const
{
    GameBalance balance;
    balance.games = m_numbers.size();
    balance.firstWins = m_firstWins;
    balance.secondWins = m_secondWins;
    balance.draws = balance.games - m_firstWins - m_secondWins;
    balance.unfinished = m_unfinished;
    if (balance.games == 0)
        return balance;
    balance.points = shareOf(m_firstWins, balance.draws, balance.games);
    balance.won = shareOf(m_firstWins, 0, balance.games);
    balance.drawn = shareOf(balance.draws, 0, balance.games);
    balance.lost = shareOf(m_secondWins, 0, balance.games);
    balance.length = mean(m_lengths);
    balance.branching = mean(m_branchings);
    balance.captures = mean(m_captures);
    balance.leadChanges = mean(m_leadChanges);
    for (const std::size_t games : m_acting)
        balance.acting.push_back(shareOf(games, 0, balance.games));
    for (const auto &[end, games] : m_ends)
        balance.ends.push_back({end, games});
    std::stable_sort(balance.ends.begin(),
                     balance.ends.end(),
                     [](const EndCount &a, const EndCount &b) { return a.games > b.games; });
    return balance;
}

bool isOwnPart(const SelfPlayLimits &limits, std::size_t number)
{
    return number / 2 % limits.parts == limits.part;
}

Message playBalance(const Design &design,
                    const SelfPlayLimits &limits,
                    BalanceStatistics &statistics,
                    const std::atomic<bool> &stop,
                    const HeardGame &heard)
{
    const auto deadline = std::chrono::steady_clock::now() + limits.time;
    Searcher searcher(design, makeGameEngine(design), limits.seed);
    const Position start = searcher.engine().position();
    const PlayerId first = firstToDecide(*design.rules, start);
    for (std::size_t i = 0; i < limits.games && std::chrono::steady_clock::now() < deadline; ++i) {
        if (!isOwnPart(limits, i) || statistics.has(i))
            continue;
        const auto game =
            playItself(searcher, start, limits, limits.seed + static_cast<unsigned>(i), stop);
        if (!game.isWhole)
            return game.fault;
        const BalanceGame counted = countedOf(game, first, design);
        statistics.add(i, counted);
        if (heard && !heard(i, game, counted))
            break;
    }
    return {};
}

int betterSide(const GameBalance &balance)
{
    if (balance.points.value - balance.points.error > 0.5)
        return 1;
    return balance.points.value + balance.points.error < 0.5 ? -1 : 0;
}

} // namespace rookery
