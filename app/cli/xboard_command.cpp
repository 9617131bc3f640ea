#include "app/cli/command_table.h"
#include "app/cli/thinking_game.h"
#include "app/cli/variant_names.h"
#include "model/engine/search/score_history.h"
#include "model/exchange/engines/known_variants.h"

#include <iostream>
#include <mutex>
#include <sstream>

namespace rookery::cli {

namespace {

/// The clock and limits that a window has set.
struct Clocks
{
    int movesPerSession = 0;
    std::chrono::milliseconds increment{0};
    std::chrono::milliseconds left = std::chrono::minutes(5);
    std::optional<std::chrono::milliseconds> exact; ///< for each move
    std::optional<int> depth;
    std::optional<std::int64_t> nodesPerSecond;
};

/// `5` minutes or `0:30`.
std::chrono::milliseconds minutesOf(const std::string &text)
{
    const std::size_t colon = text.find(':');
    const int minutes = std::atoi(text.c_str());
    const int seconds = colon == std::string::npos ? 0 : std::atoi(text.c_str() + colon + 1);
    return std::chrono::minutes(minutes) + std::chrono::seconds(seconds);
}

/// Answers a window that speaks the protocol of XBoard, until it says `quit` or its line closes.
class XboardTalk
{
public:
    Outcome run()
    {
        std::string line;
        while (std::getline(std::cin, line)) {
            if (!line.empty() && line.back() == '\r')
                line.pop_back();
            std::istringstream words(line);
            std::string word;
            words >> word;
            if (word == "quit")
                break;
            answer(word, words, line);
        }
        m_isAnswering = false;
        if (m_game)
            m_game->stop();
        return ExitCode::Fine;
    }

private:
    using Clock = std::chrono::steady_clock;
    using Command = void (XboardTalk::*)(std::istringstream &);

    struct Row
    {
        std::string_view word;
        Command command;
    };

    void answer(const std::string &word, std::istringstream &words, const std::string &line)
    {
        static constexpr Row rows[] = {
            {"protover", &XboardTalk::introduce},
            {"new", &XboardTalk::newGame},
            {"variant", &XboardTalk::setVariant},
            {"setboard", &XboardTalk::setBoard},
            {"usermove", &XboardTalk::userMove},
            {"force", &XboardTalk::force},
            {"go", &XboardTalk::go},
            {"playother", &XboardTalk::playOther},
            {"level", &XboardTalk::setLevel},
            {"st", &XboardTalk::setTime},
            {"sd", &XboardTalk::setDepth},
            {"nps", &XboardTalk::setNodes},
            {"time", &XboardTalk::setLeft},
            {"?", &XboardTalk::moveNow},
            {"ping", &XboardTalk::pong},
            {"undo", &XboardTalk::undo},
            {"remove", &XboardTalk::remove},
            {"post", &XboardTalk::post},
            {"nopost", &XboardTalk::noPost},
            {"analyze", &XboardTalk::analyse},
            {"exit", &XboardTalk::force},
            {"memory", &XboardTalk::setMemory},
            {"cores", &XboardTalk::setCores},
            {"result", &XboardTalk::force},
            {"hint", &XboardTalk::hint},
            {"draw", &XboardTalk::hearDraw},
            {"option", &XboardTalk::setOption},
        };
        for (const Row &row : rows) {
            if (row.word == word)
                return (this->*row.command)(words);
        }
        static constexpr std::string_view ignored[] = {"xboard",
                                                       "accepted",
                                                       "rejected",
                                                       "random",
                                                       "hard",
                                                       "easy",
                                                       "otim",
                                                       "computer",
                                                       "name",
                                                       "rating",
                                                       "ics",
                                                       "egtpath",
                                                       ".",
                                                       "bk",
                                                       "white",
                                                       "black",
                                                       ""};
        if (std::find(std::begin(ignored), std::end(ignored), word) != std::end(ignored))
            return;
        if (game().moveOf(word))
            return play(word);
        say("Error (unknown command): " + line);
    }

    void say(const std::string &text)
    {
        const std::lock_guard lock(m_mutex);
        std::cout << text << std::endl;
    }

    void introduce(std::istringstream &)
    {
        std::string variants = "normal";
        for (const std::string &name : offeredVariants())
            variants += "," + name;
        say("feature done=0 myname=\"Rookery " ROOKERY_VERSION
            "\" setboard=1 usermove=1 ping=1 memory=1 smp=1 colors=0 sigint=0 sigterm=0 "
            "analyze=1 nps=1 playother=1 san=0 time=1 draw=1 reuse=1 debug=1");
        say("feature option=\"Resigns and agrees to draws -check 0\"");
        say("feature variants=\"" + variants + "\"");
        say("feature done=1");
    }

    ThinkingGame &game()
    {
        if (!m_game)
            load("chess");
        return *m_game;
    }

    void load(const std::string &name)
    {
        auto design = designOfVariant(name);
        if (!design) {
            for (const std::string &line : design.error().lines)
                say("telluser " + line);
            return;
        }
        halt();
        m_game = std::make_unique<ThinkingGame>(std::move(*design), 1);
        m_variant = name;
    }

    void newGame(std::istringstream &)
    {
        if (m_variant != "chess" || !m_game)
            load("chess");
        halt();
        game().searcher().forget(1);
        static_cast<void>(game().begin({})); // the start has no moves that could be refused
        m_clocks = Clocks();
        m_isAnswering = true;
        m_mine = PlayerId(1);
        m_scores.clear();
    }

    void setOption(std::istringstream &words)
    {
        std::string text;
        std::getline(words >> std::ws, text);
        if (text.starts_with("Resigns and agrees to draws="))
            m_concedes = text.ends_with("=1");
    }

    /// The opponent offers a draw. What is not accepted is not answered.
    void hearDraw(std::istringstream &)
    {
        if (!mayDraw())
            return;
        std::unique_lock lock(m_scoresMutex);
        const bool accepts = m_scores.acceptsDraw();
        lock.unlock();
        if (accepts)
            say("offer draw");
    }

    bool mayDraw() { return m_concedes && knowsDraws(*game().design().rules); }

    void setVariant(std::istringstream &words)
    {
        std::string name;
        words >> name;
        load(name);
    }

    void setBoard(std::istringstream &words)
    {
        std::string text;
        std::getline(words >> std::ws, text);
        halt();
        if (const auto begun = game().begin(text); !begun)
            say("tellusererror Illegal position: " + begun.error().sentence());
    }

    void userMove(std::istringstream &words)
    {
        std::string move;
        words >> move;
        play(move);
    }

    void play(const std::string &move)
    {
        halt();
        if (const auto played = game().play(move); !played)
            return say("Illegal move (" + played.error().sentence() + "): " + move);
        if (m_isAnalysing)
            return think();
        answerIfMine();
    }

    void answerIfMine()
    {
        if (sayEnd() || !m_isAnswering || game().record().position().toMove() != m_mine)
            return;
        think();
    }

    bool sayEnd()
    {
        const auto end = game().record().end();
        if (!end)
            return false;
        const bool isFirst = end->winner == PlayerId(0);
        say(std::string(end->isDraw ? "1/2-1/2"
                        : isFirst   ? "1-0"
                                    : "0-1")
            + " {" + describeEnd(*end, game().design()) + "}");
        return true;
    }

    void force(std::istringstream &)
    {
        m_isAnswering = false;
        m_isAnalysing = false;
        halt();
    }

    void go(std::istringstream &)
    {
        halt();
        m_isAnswering = true;
        m_mine = game().record().position().toMove();
        answerIfMine();
    }

    void playOther(std::istringstream &)
    {
        halt();
        m_isAnswering = true;
        m_mine =
            PlayerId(1 - std::min<std::size_t>(game().record().position().toMove().index(), 1));
    }

    void setLevel(std::istringstream &words)
    {
        std::string minutes;
        double increment = 0;
        words >> m_clocks.movesPerSession >> minutes >> increment;
        m_clocks.left = minutesOf(minutes);
        m_clocks.increment = std::chrono::milliseconds(static_cast<int>(increment * 1'000));
        m_clocks.exact.reset();
    }

    void setTime(std::istringstream &words)
    {
        double seconds = 0;
        words >> seconds;
        m_clocks.exact = std::chrono::milliseconds(static_cast<int>(seconds * 1'000));
    }

    void setDepth(std::istringstream &words)
    {
        int depth = 0;
        words >> depth;
        m_clocks.depth = depth;
    }

    void setNodes(std::istringstream &words)
    {
        std::int64_t nodes = 0;
        words >> nodes;
        m_clocks.nodesPerSecond = nodes;
    }

    void setLeft(std::istringstream &words)
    {
        int hundredths = 0;
        words >> hundredths;
        m_clocks.left = std::chrono::milliseconds(hundredths * 10);
    }

    void setMemory(std::istringstream &words)
    {
        std::size_t megabytes = 64;
        words >> megabytes;
        m_positions = positionsIn(std::clamp<std::size_t>(megabytes, 1, 4'096));
    }

    void setCores(std::istringstream &words)
    {
        unsigned cores = 1;
        words >> cores;
        m_threads = std::clamp(cores, 1U, mostThreads);
    }

    /// The move found so far is played.
    void moveNow(std::istringstream &)
    {
        if (m_game && !m_isAnalysing)
            m_game->stop();
    }

    void pong(std::istringstream &words)
    {
        std::string number;
        words >> number;
        if (!m_isAnalysing && m_game)
            m_game->wait();
        say("pong " + number);
    }

    void undo(std::istringstream &)
    {
        halt();
        game().takeBack(1);
        if (m_isAnalysing)
            think();
    }

    void remove(std::istringstream &)
    {
        halt();
        game().takeBack(2);
    }

    void post(std::istringstream &) { m_posts = true; }
    void noPost(std::istringstream &) { m_posts = false; }

    void analyse(std::istringstream &)
    {
        halt();
        m_isAnalysing = true;
        m_isAnswering = false;
        think();
    }

    void hint(std::istringstream &)
    {
        halt();
        const std::atomic<bool> stop{false};
        const auto best =
            game()
                .searcher()
                .search(
                    game().record(), Strategy::AlphaBeta, {std::chrono::milliseconds(200)}, stop)
                .best;
        if (best)
            say("Hint: " + game().textOf(*best));
    }

    /// What is still being thought is of no use any more.
    void halt()
    {
        m_isDropped = true;
        if (m_game)
            m_game->stop();
        m_isDropped = false;
    }

    SearchLimits limits()
    {
        SearchLimits limits;
        limits.remembered = m_positions;
        limits.threads = m_threads;
        limits.depth = m_clocks.depth.value_or(64);
        const int made = static_cast<int>(game().record().length()) / 2;
        const int toGo = m_clocks.movesPerSession > 0
                             ? m_clocks.movesPerSession - made % m_clocks.movesPerSession
                             : 0;
        limits.time =
            m_isAnalysing
                ? std::chrono::hours(1'000)
                : m_clocks.exact.value_or(timeForMove(m_clocks.left, m_clocks.increment, toGo));
        if (m_clocks.nodesPerSecond && !m_isAnalysing) {
            limits.nodes = static_cast<std::uint64_t>(
                std::max<std::int64_t>(*m_clocks.nodesPerSecond * limits.time.count() / 1'000, 1));
            limits.time = std::chrono::hours(1'000);
        }
        return limits;
    }

    void think()
    {
        m_begin = Clock::now();
        if (const std::string &why = game().searcher().blindness(); !why.empty())
            say("# " + why);
        game().think(
            limits(),
            [this](const SearchResult &result) { report(result); },
            [this](const SearchResult &result) { conclude(result); });
    }

    void conclude(const SearchResult &result)
    {
        if (!result.fault.isEmpty())
            say("telluser " + result.fault.text());
        if (m_isDropped || m_isAnalysing || !result.best)
            return;
        std::unique_lock lock(m_scoresMutex);
        if (result.fault.isEmpty())
            m_scores.add(m_game->record().length(), result.score);
        const bool isLost = m_scores.isLost();
        const bool isEqual = m_scores.isEqual();
        lock.unlock();
        if (m_concedes && isLost) {
            m_isAnswering = false;
            return say("resign");
        }
        if (mayDraw() && isEqual)
            say("offer draw");
        const std::string text = m_game->textOf(*result.best);
        m_game->record().play(*result.best);
        say("move " + text);
        sayEnd();
    }

    void report(const SearchResult &result)
    {
        if ((!m_posts && !m_isAnalysing) || result.lines.empty() || result.lines[0].moves.empty())
            return;
        const auto time =
            std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_begin);
        const int score = result.lines[0].score;
        const int shown = Searcher::isWin(score)    ? 100'000 + (Searcher::win - score + 1) / 2
                          : Searcher::isWin(-score) ? -100'000 - (Searcher::win + score) / 2
                                                    : score;
        say(std::to_string(std::max(result.depth, 1)) + " " + std::to_string(shown) + " "
            + std::to_string(time.count() / 10) + " " + std::to_string(result.nodes) + " "
            + m_game->textOf(result.lines[0].moves));
    }

    std::unique_ptr<ThinkingGame> m_game; ///< made when it is first asked for
    std::string m_variant;
    Clocks m_clocks;
    Clock::time_point m_begin;
    PlayerId m_mine{1};
    std::size_t m_positions = SearchLimits().remembered;
    unsigned m_threads = 1;
    std::atomic<bool> m_isDropped{false};
    std::atomic<bool> m_isAnswering{true};
    std::atomic<bool> m_isAnalysing{false};
    std::atomic<bool> m_posts{false};
    std::atomic<bool> m_concedes{false};
    std::mutex m_scoresMutex;
    ScoreHistory m_scores; ///< of its moves in this game
    std::mutex m_mutex;
};

} // namespace

Outcome runXboard(Arguments &arguments)
{
    arguments.note("Reads the commands of XBoard's protocol on standard input, version 2.");
    if (auto end = arguments.parse())
        return *end;
    return XboardTalk().run();
}

} // namespace rookery::cli
