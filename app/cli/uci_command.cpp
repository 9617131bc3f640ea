#include "app/cli/command_table.h"
#include "app/cli/learned_option.h"
#include "app/cli/thinking_game.h"
#include "app/cli/variant_names.h"
#include "model/exchange/engines/known_variants.h"

#include <iostream>
#include <map>
#include <mutex>
#include <sstream>

namespace rookery::cli {

namespace {

/// What `go` says.
struct GoWords
{
    std::map<std::string, std::int64_t> numbers;
    std::vector<std::string> only;
    bool isInfinite = false;
};

bool isFlagWord(const std::string &word)
{
    return word == "infinite" || word == "ponder";
}

GoWords readGo(std::istringstream &words)
{
    GoWords go;
    std::string word;
    while (words >> word) {
        if (isFlagWord(word)) {
            go.isInfinite = true;
        } else if (word == "searchmoves") {
            while (words >> word)
                go.only.push_back(word);
        } else if (std::int64_t number = 0; words >> number) {
            go.numbers[word] = number;
        } else {
            words.clear();
        }
    }
    return go;
}

/// Answers a window that speaks UCI, until it says `quit` or its end of the line closes. A search
/// that ends by itself is not cut short by the next command, nor by the end of a script.
class UciTalk
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
            if (word == "quit") {
                if (m_game)
                    m_game->stop();
                break;
            }
            answer(word, words);
        }
        settle();
        return ExitCode::Fine;
    }

private:
    using Clock = std::chrono::steady_clock;

    /// Until no search runs any more.
    void settle()
    {
        if (m_game)
            m_isEndless ? m_game->stop() : m_game->wait();
    }

    void answer(const std::string &word, std::istringstream &words)
    {
        if (word == "ucinewgame" || word == "setoption" || word == "position" || word == "go")
            settle();
        if (word == "uci")
            introduce();
        else if (word == "isready")
            getReady();
        else if (word == "ucinewgame")
            newGame();
        else if (word == "setoption")
            setOption(words);
        else if (word == "position")
            setPosition(words);
        else if (word == "go")
            go(readGo(words));
        else if (word == "stop" || word == "ponderhit")
            stop();
    }

    void say(const std::string &text)
    {
        const std::lock_guard lock(m_mutex);
        std::cout << text << std::endl;
    }

    void introduce()
    {
        std::ostringstream text;
        text << "id name Rookery " << ROOKERY_VERSION << "\nid author the Rookery project\n"
             << "option name Hash type spin default 64 min 1 max 4096\n"
             << "option name Threads type spin default 1 min 1 max " << mostThreads << '\n'
             << "option name MultiPV type spin default 1 min 1 max 16\n"
             << "option name Ponder type check default false\n"
             << "option name Seed type spin default 1 min 0 max 1000000\n"
             << "option name Level type spin default 8 min 1 max 8\n"
             << "option name UCI_AnalyseMode type check default false\n"
             << "option name UCI_Variant type combo default chess";
        for (const std::string &name : offeredVariants())
            text << " var " << name;
        text << "\noption name DesignPath type string default <empty>\n"
             << "option name VariantPath type string default <empty>\n"
             << "option name LearnedFile type string default <empty>\nuciok";
        say(text.str());
    }

    void getReady()
    {
        game();
        say("readyok");
    }

    void newGame()
    {
        if (!m_game)
            return;
        m_game->searcher().forget(m_seed);
        static_cast<void>(m_game->begin({})); // the start has no moves that could be refused
    }

    void setOption(std::istringstream &words)
    {
        std::string word;
        std::string name;
        std::string value;
        bool isValue = false;
        while (words >> word) {
            if (word == "name" && name.empty() && !isValue)
                continue;
            if (word == "value" && !isValue) {
                isValue = true;
                continue;
            }
            std::string &to = isValue ? value : name;
            to += (to.empty() ? "" : " ") + word;
        }
        apply(name, value);
    }

    void apply(const std::string &name, const std::string &value)
    {
        const int number = std::atoi(value.c_str());
        if (name == "Hash")
            m_positions = positionsIn(static_cast<std::size_t>(std::clamp(number, 1, 4'096)));
        else if (name == "Threads")
            m_threads = static_cast<unsigned>(std::clamp(number, 1, int{mostThreads}));
        else if (name == "MultiPV")
            m_lines = static_cast<std::size_t>(std::clamp(number, 1, 16));
        else if (name == "Level")
            m_level = std::clamp(number, weakestLevel, strongestLevel);
        else if (name == "Seed")
            m_seed = static_cast<unsigned>(std::max(number, 0));
        else if (name == "VariantPath")
            m_variantFile = value == "<empty>" ? std::string() : value;
        else if (name == "LearnedFile")
            m_learnedFile = value == "<empty>" ? std::string() : value;
        else if (name == "UCI_Variant")
            load(m_variantFile.empty() || !bundledVariant(value).empty()
                     ? designOfVariant(value)
                     : designOfVariantFile(m_variantFile, value));
        else if (name == "DesignPath" && value != "<empty>")
            load(designOfVariant(value));
        if (name == "VariantPath" && !m_variantFile.empty())
            load(designOfVariantFile(m_variantFile, {}));
        if ((name == "Seed" || name == "LearnedFile") && m_game)
            load(m_game->design());
    }

    void load(Tried<Design> design)
    {
        if (!design) {
            for (const std::string &line : design.error().lines)
                say("info string " + line);
            return;
        }
        const LearnedSource asked = learnedFile();
        const auto learned = [&asked](std::uint64_t fingerprint) {
            auto values = asked ? asked(fingerprint) : nullptr;
            return values ? values : bundledLearned(fingerprint);
        };
        m_game = std::make_unique<ThinkingGame>(std::move(*design), m_seed, learned);
        if (asked && !asked(m_game->searcher().recipe().fingerprint()))
            say("info string " + isAboutAnother(m_learnedFile));
    }

    /// Null without one that can be read.
    LearnedSource learnedFile()
    {
        if (m_learnedFile.empty())
            return {};
        auto learned = learnedOption(m_learnedFile);
        if (learned)
            return std::move(*learned);
        say("info string " + learned.error().lines.front());
        return {};
    }

    ThinkingGame &game()
    {
        if (!m_game)
            load(designOfVariant("chess"));
        return *m_game;
    }

    void setPosition(std::istringstream &words)
    {
        std::string word;
        std::string position;
        words >> word;
        const bool isGiven = word == "fen";
        while (words >> word && word != "moves") {
            if (isGiven)
                position += (position.empty() ? "" : " ") + word;
        }
        if (const auto begun = game().begin(position); !begun) {
            say("info string " + begun.error().sentence());
            return;
        }
        while (words >> word) {
            if (const auto played = game().play(word); !played) {
                say("info string " + word + ": " + played.error().sentence());
                return;
            }
        }
    }

    SearchLimits limitsOf(const GoWords &go)
    {
        using std::chrono::milliseconds;
        const auto number = [&](const char *name, std::int64_t otherwise) {
            const auto found = go.numbers.find(name);
            return found == go.numbers.end() ? otherwise : found->second;
        };
        SearchLimits limits;
        limits.time = std::chrono::hours(1'000);
        limits.remembered = m_positions;
        limits.lines = m_lines;
        limits.threads = m_threads;
        limits.depth = static_cast<int>(std::clamp<std::int64_t>(number("depth", 64), 1, 64));
        if (const std::int64_t mate = number("mate", 0); mate > 0)
            limits.depth = static_cast<int>(std::min<std::int64_t>(2 * mate, 64));
        limits.nodes = nodesOfLevel(m_level);
        if (const std::int64_t nodes = number("nodes", 0); nodes > 0)
            limits.nodes = std::min(limits.nodes, static_cast<std::uint64_t>(nodes));
        const bool isFirst = game().record().position().toMove() == PlayerId(0);
        const std::int64_t left = number(isFirst ? "wtime" : "btime", -1);
        if (left >= 0)
            limits.time = timeForMove(milliseconds(left),
                                      milliseconds(number(isFirst ? "winc" : "binc", 0)),
                                      static_cast<int>(number("movestogo", 0)));
        if (const std::int64_t time = number("movetime", -1); time >= 0)
            limits.time = milliseconds(std::max<std::int64_t>(time, 1));
        for (const std::string &text : go.only) {
            if (const auto move = game().moveOf(text))
                limits.only.push_back(*move);
        }
        return limits;
    }

    void go(const GoWords &go)
    {
        if (const auto perft = go.numbers.find("perft"); perft != go.numbers.end()) {
            GameEngine &engine = game().searcher().engine();
            const auto nodes = engine.perft(static_cast<int>(perft->second));
            if (const auto trouble = engine.takeTrouble())
                return say("info string error: " + trouble->text());
            return say("Nodes searched: " + std::to_string(nodes));
        }
        m_begin = Clock::now();
        m_isHeld = go.isInfinite;
        m_isEndless = go.isInfinite || go.numbers.empty();
        m_held.clear();
        if (const std::string &why = game().searcher().blindness(); !why.empty())
            say("info string " + why);
        game().think(
            limitsOf(go),
            [this](const SearchResult &result) { report(result); },
            [this](const SearchResult &result) { conclude(result); });
    }

    /// A window that lets it think without end hears of the move only after `stop`.
    void conclude(const SearchResult &result)
    {
        if (!result.fault.isEmpty())
            say("info string error: " + result.fault.text());
        std::string text = "bestmove (none)";
        if (result.best)
            text = "bestmove " + m_game->textOf(*result.best);
        if (m_isHeld)
            m_held = text;
        else
            say(text);
    }

    void stop()
    {
        if (!m_game)
            return;
        m_game->stop();
        if (m_isHeld && !m_held.empty())
            say(m_held);
        m_isHeld = false;
        m_held.clear();
    }

    static std::string scoreText(int score)
    {
        if (Searcher::isWin(score))
            return "mate " + std::to_string((Searcher::win - score + 1) / 2);
        if (Searcher::isWin(-score))
            return "mate -" + std::to_string((Searcher::win + score) / 2);
        return "cp " + std::to_string(score);
    }

    void report(const SearchResult &result)
    {
        const auto time =
            std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_begin);
        const auto ms = static_cast<std::uint64_t>(std::max<std::int64_t>(time.count(), 1));
        std::ostringstream text;
        for (std::size_t i = 0; i < result.lines.size(); ++i) {
            const SearchLine &line = result.lines[i];
            if (line.moves.empty())
                continue;
            text << (i == 0 ? "" : "\n") << "info depth " << std::max(result.depth, 1)
                 << " seldepth " << std::max<std::size_t>(result.depth, line.moves.size())
                 << " multipv " << i + 1 << " score " << scoreText(line.score) << " nodes "
                 << result.nodes << " nps " << result.nodes * 1'000 / ms << " hashfull "
                 << m_game->searcher().memoryUsed() << " time " << time.count() << " pv "
                 << m_game->textOf(line.moves);
        }
        if (!text.str().empty())
            say(text.str());
    }

    std::unique_ptr<ThinkingGame> m_game; ///< made when it is first asked for
    std::string m_variantFile;
    std::string m_learnedFile; ///< empty: what comes with the program
    std::size_t m_positions = positionsIn(64);
    unsigned m_threads = 1;
    std::size_t m_lines = 1;
    int m_level = strongestLevel;
    unsigned m_seed = 1;
    Clock::time_point m_begin;
    bool m_isHeld = false;
    bool m_isEndless = false; ///< the search that runs has to be stopped
    std::string m_held;       ///< what is said after `stop`
    std::mutex m_mutex;
};

} // namespace

Outcome runUci(Arguments &arguments)
{
    arguments.note("Reads the commands of the Universal Chess Interface on standard input. Options "
                   "beside the usual ones: UCI_Variant, DesignPath (a design's file), "
                   "VariantPath (a variants.ini) and LearnedFile (of 'analyse --learn').");
    if (auto end = arguments.parse())
        return *end;
    return UciTalk().run();
}

} // namespace rookery::cli
