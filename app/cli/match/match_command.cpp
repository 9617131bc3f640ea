#include "app/cli/analyse/part_file.h"
#include "app/cli/command_table.h"
#include "app/cli/games/kept_games.h"
#include "app/cli/match/match_players.h"
#include "app/cli/match/match_statistics.h"
#include "app/cli/numbers.h"
#include "app/cli/variant_names.h"
#include "model/base/text.h"
#include "model/engine/make_game_engine.h"
#include "model/engine/search/score_history.h"
#include "model/engine/search/search.h"
#include "model/play/moves/drawn_move.h"
#include "model/play/moves/notation/move_spelling.h"

#include <array>
#include <fstream>
#include <iostream>
#include <random>
#include <utility>

namespace rookery::cli {

namespace {

struct MatchRequest
{
    std::vector<std::string> words;
    std::optional<std::string> design, games, nodes, time, depth, seed, opening, shard, out,
        variant, sprt, plies, resign, draw, keep;
    std::vector<std::string> merged;
    bool isJson = false;
};

struct MatchPlan
{
    std::size_t games = 100;
    std::uint64_t seed = 1;
    int opening = 6; ///< random plies
    int plies = 400; ///< after which a game is drawn
    Shard shard;
    EngineLimits limits;
    SequentialTest test;
    bool isSequential = false;
    std::optional<ResignRule> resign; ///< none: games are played to their end
    std::optional<DrawRule> draw;
};

void declare(Arguments &arguments, MatchRequest &request)
{
    arguments.words("PLAYER", request.words, 0, 2);
    arguments.value("--design", "D", request.design, "a file, a bundled design or a known variant");
    arguments.value(
        "--games", "N", request.games, "how many, 100 without it; two for each opening");
    arguments.value("--nodes", "N", request.nodes, "nodes for each move");
    arguments.value("--time", "MS", request.time, "milliseconds for each move");
    arguments.value("--depth", "N", request.depth, "moves to look ahead");
    arguments.value(
        "--opening", "N", request.opening, "random moves before each game, 6 without it");
    arguments.value("--plies", "N", request.plies, "after so many moves a game is drawn; 400");
    arguments.value(
        "--resign", "N", request.resign, "lost by who has been N hundredths behind for four moves");
    arguments.value("--draw",
                    "N",
                    request.draw,
                    "drawn where both were within N hundredths for eight moves, after 80 moves");
    arguments.value("--seed", "S", request.seed, "of openings and players, 1 without it");
    arguments.value("--variant", "NAME", request.variant, "what other programs call the game");
    arguments.value(
        "--sprt", "E0,E1", request.sprt, "end when one of two Elo differences is clear");
    arguments.value("--shard", "K/N", request.shard, "play only the K-th of N parts of the match");
    arguments.value("-o",
                    "OUT",
                    request.out,
                    "a file that keeps the games; those in it are not played "
                    "again");
    arguments.value("--keep", "DB", request.keep, "also keep the games in a database, see 'games'");
    arguments.values("--merge", "FILE", request.merged, "add up the games of files instead");
    arguments.flag("--json", request.isJson, "print for machines");
    arguments.note(
        "Players are 'random', 'greedy', 'rookery', 'level:1' to 'level:8', 'nodes:N', "
        "'playouts' (games played out at random), 'uct:GAMES' (the same by plain UCT, so many "
        "for each move), 'learned:FILE' (of 'analyse --learn', or a database), 'uci:COMMAND', "
        "'xboard:COMMAND', 'usi:COMMAND' and 'ucci:COMMAND'. An engine "
        "that does not know the game is given it as a variants.ini, if it reads "
        "these and the file says all of the game.");
}

Tried<MatchPlan> planOf(const MatchRequest &request)
{
    MatchPlan plan;
    constexpr std::uint64_t many = 1'000'000'000;
    for (const auto &fault : {take("--games", request.games, many, plan.games),
                              take("--seed", request.seed, many, plan.seed),
                              take("--opening", request.opening, 1'000, plan.opening),
                              take("--plies", request.plies, 100'000, plan.plies),
                              take("--nodes", request.nodes, many, plan.limits.nodes),
                              take("--time", request.time, many, plan.limits.time),
                              take("--depth", request.depth, 64, plan.limits.depth)}) {
        if (fault)
            return failed(*fault);
    }
    if (request.resign)
        plan.resign.emplace();
    if (request.draw)
        plan.draw.emplace();
    for (const auto &fault :
         {plan.resign ? take("--resign", request.resign, many, plan.resign->score) : std::nullopt,
          plan.draw ? take("--draw", request.draw, many, plan.draw->score) : std::nullopt}) {
        if (fault)
            return failed(*fault);
    }
    if (!plan.limits.nodes && !plan.limits.time && !plan.limits.depth)
        plan.limits.nodes = 2'000;
    const auto shard = shardOf(request.shard);
    if (!shard)
        return failed(shard.error());
    plan.shard = *shard;
    if (request.sprt) {
        plan.isSequential = true;
        if (std::sscanf(request.sprt->c_str(), "%lf,%lf", &plan.test.low, &plan.test.high) != 2
            || plan.test.low >= plan.test.high)
            return wrongUsage("'--sprt' wants two differences of Elo, the lower first: 0,10");
    }
    return plan;
}

/// The games that a file holds, one in a line; those that cannot be read do not count.
void readGames(const std::string &file, MatchStatistics &statistics)
{
    std::ifstream input(file);
    for (std::string line; std::getline(input, line);) {
        const Json row = Json::parse(line, nullptr, false);
        if (row.is_object() && row.contains("game") && row.contains("points")
            && row["game"].is_number_unsigned() && row["points"].is_number_integer())
            statistics.add(row["game"].get<std::size_t>(), row["points"].get<int>());
    }
}

/// Plays games between two players.
class Match
{
public:
    Match(const Design &design, const MatchPlan &plan)
        : m_design(design)
        , m_plan(plan)
        , m_engine(makeGameEngine(design))
        , m_start(m_engine->position())
        , m_players(design.rules->deciders())
    {
    }

    struct Game
    {
        int points = 1; ///< of the first player of the match
        std::vector<std::string> moves;
        std::string end;
        std::vector<Move> line;        ///< the same moves
        std::optional<GameEnd> agreed; ///< where players ended it by their scores
    };

    /// The same opening for both games of a pair; who moves first alternates.
    Tried<Game> play(std::size_t number, MatchPlayer &first, MatchPlayer &second)
    {
        Game game;
        const auto seed = static_cast<unsigned>(m_plan.seed * 1'000'003 + number / 2);
        for (MatchPlayer *player : {&first, &second}) {
            if (const auto begun = player->begin(seed); !begun)
                return failed(begun.error());
        }
        std::mt19937 random(seed);
        const std::vector<Move> opening = drawnOpening(random);
        GameRecord record(*m_engine, m_start);
        m_scores = {};
        for (int ply = 0; ply < m_plan.plies; ++ply) {
            if (const auto end = record.end()) {
                game.points = pointsOf(*end, number);
                game.end = describeEnd(*end, m_design);
                return game;
            }
            const auto legal = record.legalMoves();
            if (auto trouble = m_engine->takeTrouble())
                return inTrouble(*trouble);
            if (legal.empty())
                break;
            const PlayerId player = record.position().toMove();
            const bool isFirst = isFirstPlayer(player, number);
            const auto chosen =
                ply < std::ssize(opening) ? MatchMove{opening[static_cast<std::size_t>(ply)]}
                : m_design.rules->isChance(player) ? drawn(legal, random)
                                                   : (isFirst ? first : second).choose(record);
            if (!chosen)
                return failed(chosen.error());
            const auto &move = chosen->move;
            if (move && std::find(legal.begin(), legal.end(), *move) == legal.end())
                return playerFailed({Message("an illegal move was chosen")});
            game.agreed = agreedBy(*chosen, player, isFirst, record.length());
            if (game.agreed) {
                game.points = pointsOf(*game.agreed, number);
                game.end = m_design.rules->players[player.index()].name
                           + (game.agreed->isDraw ? " offers a draw" : " resigns");
                return game;
            }
            const MoveSpelling spelling(
                m_engine->board(), *m_design.pieces, legal, CellNaming::Names);
            game.moves.push_back(spelling.engineText(*move));
            game.line.push_back(*move);
            record.play(*move);
            first.follow(*move);
            second.follow(*move);
        }
        game.end = "drawn after " + std::to_string(game.moves.size()) + " moves";
        return game;
    }

    /// A game of this match, as a database keeps it; the players' names are in the match's order.
    KeptGame kept(std::size_t number, const Game &game, const std::vector<std::string> &names)
    {
        KeptGame kept = keptGame(*m_engine, m_start, game.line, game.agreed);
        kept.event = "match";
        for (const PlayerId player : m_players)
            kept.players.push_back(names[isFirstPlayer(player, number) ? 0 : 1]);
        return kept;
    }

private:
    /// By a player itself, or by the scores that players have seen, where the match asks for that.
    std::optional<GameEnd>
    agreedBy(const MatchMove &chosen, PlayerId player, bool isFirst, std::size_t length)
    {
        GameEnd end;
        end.about = player;
        end.winner = player == m_players.front() ? m_players.back() : m_players.front();
        if (!chosen.move)
            return end;
        if (!chosen.score)
            return std::nullopt;
        ScoreHistory &scores = m_scores[isFirst ? 0 : 1];
        scores.add(length, *chosen.score);
        if (m_plan.resign && scores.isLost(*m_plan.resign))
            return end;
        end.winner.reset();
        end.isDraw =
            m_plan.draw && m_scores[0].isEqual(*m_plan.draw) && m_scores[1].isEqual(*m_plan.draw);
        return end.isDraw ? std::optional(end) : std::nullopt;
    }

    /// Random moves after which the game goes on: others where it is over, and fewer where it
    /// mostly is.
    std::vector<Move> drawnOpening(std::mt19937 &random)
    {
        constexpr int tries = 20;
        for (int length = m_plan.opening; length > 0; --length) {
            for (int i = 0; i < tries; ++i) {
                GameRecord record(*m_engine, m_start);
                while (std::cmp_less(record.length(), length) && !record.end()) {
                    const auto legal = record.legalMoves();
                    if (legal.empty())
                        break;
                    record.play(*drawn(legal, random)->move);
                }
                if (std::cmp_equal(record.length(), length) && !record.end())
                    return record.moves();
            }
        }
        return {};
    }

    bool isFirstPlayer(PlayerId player, std::size_t number) const
    {
        return (player == m_players.front()) == (number % 2 == 0);
    }

    int pointsOf(const GameEnd &end, std::size_t number) const
    {
        if (end.isDraw)
            return 1;
        if (end.winner)
            return isFirstPlayer(*end.winner, number) ? 2 : 0;
        return isFirstPlayer(end.about, number) ? 0 : 2;
    }

    static Tried<MatchMove> drawn(const std::vector<Move> &legal, std::mt19937 &random)
    {
        std::vector<Move> sorted = legal;
        std::sort(sorted.begin(), sorted.end(), precedes);
        return MatchMove{drawnMove(sorted, random)};
    }

    const Design &m_design;
    MatchPlan m_plan;
    std::unique_ptr<GameEngine> m_engine;
    Position m_start;
    std::vector<PlayerId> m_players;      ///< two
    std::array<ScoreHistory, 2> m_scores; ///< of the players of the match in this game
};

void print(const MatchRequest &request, const MatchStatistics &statistics, const MatchPlan &plan)
{
    if (request.isJson)
        printJson(statisticsJson(statistics, plan.test));
    else
        std::cout << statisticsText(statistics, plan.test) << '\n';
}

Outcome runGames(const MatchRequest &request, const MatchPlan &plan, const Design &design)
{
    const VariantWish variant = request.variant
                                    ? VariantWish{VariantWish::Kind::Order, *request.variant}
                                    : VariantWish{VariantWish::Kind::Name, *request.design};
    std::vector<std::unique_ptr<MatchPlayer>> players;
    for (const std::string &words : request.words) {
        auto player = matchPlayer(words, design, variant, plan.limits);
        if (!player)
            return wrongUsage(player.error().sentence());
        players.push_back(std::move(*player));
    }
    MatchStatistics statistics;
    if (request.out)
        readGames(*request.out, statistics);
    std::ofstream kept;
    if (request.out)
        kept.open(*request.out, std::ios::app);
    if (request.out && !kept)
        return failed(Failure{ExitCode::File, {*request.out + ": error: it cannot be written"}});
    auto keeper = Keeper::of(request.keep, design);
    if (!keeper)
        return failed(keeper.error());
    Match match(design, plan);
    for (std::size_t number = 0; number < plan.games; ++number) {
        if (number / 2 % plan.shard.parts != plan.shard.part || statistics.has(number))
            continue;
        const auto game = match.play(number, *players[0], *players[1]);
        if (!game) {
            if (statistics.games() > 0)
                print(request, statistics, plan);
            return failed(game.error());
        }
        statistics.add(number, game->points);
        if (request.out) {
            kept << Json({{"game", number},
                          {"points", game->points},
                          {"end", game->end},
                          {"moves", game->moves}})
                        .dump()
                 << std::endl;
            if (!kept)
                return failed(
                    Failure{ExitCode::File, {*request.out + ": error: the disk may be full"}});
        }
        if (request.keep) {
            if (const auto fault = keeper->keep(match.kept(number, *game, request.words)))
                return failed(*fault);
        }
        if (plan.isSequential && number % 2 == 1
            && std::abs(statistics.likelihood(plan.test)) >= SequentialTest::bound)
            break;
    }
    print(request, statistics, plan);
    return ExitCode::Fine;
}

} // namespace

Outcome runMatch(Arguments &arguments)
{
    MatchRequest request;
    declare(arguments, request);
    if (auto end = arguments.parse())
        return *end;
    const auto plan = planOf(request);
    if (!plan)
        return failed(plan.error());
    if (!request.merged.empty()) {
        MatchStatistics statistics;
        for (const std::string &file : request.merged) {
            if (!std::ifstream(file))
                return failed(Failure{ExitCode::File, {file + ": error: there is no such file"}});
            readGames(file, statistics);
        }
        print(request, statistics, *plan);
        return ExitCode::Fine;
    }
    if (request.words.size() != 2 || !request.design)
        return wrongUsage("a match wants two players and '--design'");
    const auto design = designOfVariant(*request.design);
    if (!design)
        return failed(design.error());
    if (const std::size_t players = design->rules->deciders().size(); players != 2)
        return wrongUsage("a match is for two players, and this design has "
                          + std::to_string(players));
    if (const std::string why = Searcher::blindnessOf(*design->rules); !why.empty())
        std::clog << "note: of the players of this program " << why << '\n';
    return runGames(request, *plan, *design);
}

} // namespace rookery::cli
