#include "app/cli/match_players.h"

#include "model/engine/make_game_engine.h"
#include "model/exchange/supervisor/dialogue.h"
#include "model/play/moves/notation/move_spelling.h"
#include "model/play/moves/notation/move_text.h"

#include <algorithm>
#include <sstream>

namespace rookery::cli {

std::vector<std::string> engineTexts(const Move &move,
                                     const Design &design,
                                     const Board &board,
                                     const std::vector<Move> &legal)
{
    const MoveSpelling spelling(board, *design.pieces, legal, CellNaming::Names);
    auto texts = spelling.engineTexts(move);
    texts.push_back(moveText(move, board, *design.pieces, legal));
    return texts;
}

namespace {

/// This program itself.
class OwnPlayer final : public MatchPlayer
{
public:
    OwnPlayer(const Design &design, Strategy strategy, SearchLimits limits)
        : m_design(design)
        , m_strategy(strategy)
        , m_limits(std::move(limits))
    {
    }

    Result<std::monostate> begin(unsigned seed) override
    {
        m_record.reset();
        if (!m_searcher)
            m_searcher = std::make_unique<Searcher>(m_design, makeGameEngine(m_design), seed);
        m_searcher->forget(seed);
        const Position start = startPosition(m_design, m_searcher->engine().board());
        m_record = std::make_unique<GameRecord>(m_searcher->engine(), start);
        return std::monostate();
    }

    void follow(const Move &move, const std::string &) override { m_record->play(move); }

    Result<Move> choose(GameRecord &) override
    {
        const std::atomic<bool> stop{false};
        const auto result = m_searcher->search(*m_record, m_strategy, m_limits, stop);
        if (!result.best)
            return failure("it has no move");
        return *result.best;
    }

private:
    const Design &m_design;
    Strategy m_strategy;
    SearchLimits m_limits;
    std::unique_ptr<Searcher> m_searcher;
    std::unique_ptr<GameRecord> m_record;
};

/// Another program, spoken to in one of two protocols.
class OtherProgram : public MatchPlayer
{
public:
    OtherProgram(std::vector<std::string> command,
                 const Design &design,
                 std::string variant,
                 MatchLimits limits)
        : m_command(std::move(command))
        , m_design(design)
        , m_variant(std::move(variant))
        , m_limits(limits)
    {
    }

protected:
    static constexpr std::chrono::milliseconds patience = std::chrono::seconds(10);

    Result<std::monostate> start()
    {
        if (!m_dialogue || !m_dialogue->isOpen())
            m_dialogue = std::make_unique<Dialogue>(m_command);
        if (!m_dialogue->isOpen())
            return failure(m_command.front() + ": " + m_dialogue->fault());
        return std::monostate();
    }

    /// Waits for a line that begins so.
    std::optional<std::string> await(std::string_view begin, std::chrono::milliseconds time)
    {
        const auto deadline = std::chrono::steady_clock::now() + time;
        for (;;) {
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
                deadline - std::chrono::steady_clock::now());
            auto line = m_dialogue->hear(std::max(left, std::chrono::milliseconds(0)));
            if (!line)
                return std::nullopt;
            if (line->starts_with(begin))
                return line;
        }
    }

    Unexpected<Error> silent(const std::string &awaited) const
    {
        return failure(m_command.front() + ": no '" + awaited + "' came"
                       + (m_dialogue->fault().empty() ? "" : "; " + m_dialogue->fault()));
    }

    Result<Move> legalMove(const std::string &text, GameRecord &record) const
    {
        const auto legal = record.legalMoves();
        const Board &board = m_board ? *m_board : *(m_board = boardOf());
        for (const Move &move : legal) {
            const auto texts = engineTexts(move, m_design, board, legal);
            if (std::find(texts.begin(), texts.end(), text) != texts.end())
                return move;
        }
        if (auto typed = findTypedMove(text, board, *m_design.pieces, legal, CellNaming::Names))
            return typed;
        return failure(m_command.front() + " plays '" + text + "', which is not legal");
    }

    std::chrono::milliseconds thinkingTime() const
    {
        return patience + m_limits.time.value_or(std::chrono::minutes(5)) * 4;
    }

    std::shared_ptr<const Board> boardOf() const { return CompiledGame(m_design).sharedBoard(); }

    std::vector<std::string> m_command;
    const Design &m_design;
    std::string m_variant;
    MatchLimits m_limits;
    std::unique_ptr<Dialogue> m_dialogue;
    std::string m_moves; ///< of the game, each behind a space
    mutable std::shared_ptr<const Board> m_board;
};

class UciPlayer final : public OtherProgram
{
public:
    using OtherProgram::OtherProgram;

    Result<std::monostate> begin(unsigned) override
    {
        const bool isNew = !m_dialogue || !m_dialogue->isOpen();
        if (auto started = start(); !started)
            return started;
        m_moves.clear();
        if (isNew) {
            m_dialogue->say("uci");
            if (!await("uciok", patience))
                return silent("uciok");
            m_dialogue->say("setoption name Threads value 1");
            m_dialogue->say("setoption name Hash value 64");
            if (!m_variant.empty())
                m_dialogue->say("setoption name UCI_Variant value " + m_variant);
        }
        m_dialogue->say("ucinewgame");
        m_dialogue->say("isready");
        if (!await("readyok", patience))
            return silent("readyok");
        return std::monostate();
    }

    void follow(const Move &, const std::string &text) override { m_moves += " " + text; }

    Result<Move> choose(GameRecord &record) override
    {
        m_dialogue->say("position startpos" + (m_moves.empty() ? "" : " moves" + m_moves));
        std::string go = "go";
        if (m_limits.nodes)
            go += " nodes " + std::to_string(*m_limits.nodes);
        if (m_limits.depth)
            go += " depth " + std::to_string(*m_limits.depth);
        if (m_limits.time)
            go += " movetime " + std::to_string(m_limits.time->count());
        m_dialogue->say(go);
        const auto line = await("bestmove", thinkingTime());
        if (!line)
            return silent("bestmove");
        std::istringstream words(*line);
        std::string move;
        words >> move >> move;
        return legalMove(move, record);
    }
};

class XboardPlayer final : public OtherProgram
{
public:
    using OtherProgram::OtherProgram;

    Result<std::monostate> begin(unsigned) override
    {
        const bool isNew = !m_dialogue || !m_dialogue->isOpen();
        if (auto started = start(); !started)
            return started;
        if (isNew) {
            m_dialogue->say("xboard");
            m_dialogue->say("protover 2");
            listen();
        }
        m_dialogue->say("new");
        m_dialogue->say("random");
        if (!m_variant.empty() && m_variant != "chess")
            m_dialogue->say("variant " + m_variant);
        m_dialogue->say("easy");
        m_dialogue->say("nopost");
        m_dialogue->say("force");
        if (m_limits.depth)
            m_dialogue->say("sd " + std::to_string(*m_limits.depth));
        return std::monostate();
    }

    void follow(const Move &, const std::string &text) override
    {
        if (text == m_own)
            m_own.clear();
        else
            m_dialogue->say((m_usesWord ? "usermove " : "") + text);
    }

    Result<Move> choose(GameRecord &record) override
    {
        if (m_limits.time) {
            // One move to make with what is on the clock: the nearest that this protocol has.
            const auto hundredths = std::max<std::int64_t>(m_limits.time->count() / 10, 1);
            m_dialogue->say("level 1 0:01 0");
            m_dialogue->say("time " + std::to_string(hundredths));
            m_dialogue->say("otim " + std::to_string(hundredths));
        }
        m_dialogue->say("go");
        const auto line = await("move ", thinkingTime());
        m_dialogue->say("force");
        if (!line)
            return silent("move");
        const std::string text = line->substr(5);
        auto move = legalMove(text, record);
        if (move)
            m_own = engineTexts(*move, m_design, *m_board, record.legalMoves()).front();
        return move;
    }

private:
    /// What it says about itself, for up to two seconds as the protocol wants it.
    void listen()
    {
        while (const auto line = await("feature", std::chrono::seconds(2))) {
            m_usesWord = m_usesWord || line->find("usermove=1") != std::string::npos;
            if (line->find("done=1") != std::string::npos)
                break;
        }
    }

    bool m_usesWord = false;
    std::string m_own; ///< its last move, which it knows
};

std::vector<std::string> splitCommand(const std::string &text)
{
    std::istringstream words(text);
    std::vector<std::string> command;
    for (std::string word; words >> word;)
        command.push_back(word);
    return command;
}

SearchLimits ownLimits(const MatchLimits &limits)
{
    SearchLimits own;
    own.time = limits.time.value_or(std::chrono::hours(1'000));
    own.nodes = limits.nodes.value_or(own.nodes);
    own.depth = limits.depth.value_or(own.depth);
    return own;
}

} // namespace

Result<std::unique_ptr<MatchPlayer>> matchPlayer(const std::string &words,
                                                 const Design &design,
                                                 const std::string &variant,
                                                 const MatchLimits &limits)
{
    SearchLimits own = ownLimits(limits);
    const std::size_t colon = words.find(':');
    const std::string kind = words.substr(0, colon);
    const std::string rest = colon == std::string::npos ? std::string() : words.substr(colon + 1);
    const auto player = [](auto made) {
        return std::unique_ptr<MatchPlayer>(std::move(made));
    };
    if (words == "random" || words == "greedy")
        return player(std::make_unique<OwnPlayer>(
            design, words == "random" ? Strategy::Random : Strategy::Greedy, own));
    if (words == "rookery")
        return player(std::make_unique<OwnPlayer>(design, Strategy::AlphaBeta, own));
    if (kind == "level" && rest.size() == 1 && rest[0] >= '1' && rest[0] <= '8') {
        own.nodes = std::min(own.nodes, nodesOfLevel(rest[0] - '0'));
        return player(std::make_unique<OwnPlayer>(design, Strategy::AlphaBeta, own));
    }
    if (kind == "nodes" && !rest.empty()
        && rest.find_first_not_of("0123456789") == std::string::npos && rest.size() < 12) {
        own.nodes = std::stoull(rest);
        return player(std::make_unique<OwnPlayer>(design, Strategy::AlphaBeta, own));
    }
    const auto command = splitCommand(rest);
    if (kind == "uci" && !command.empty())
        return player(std::make_unique<UciPlayer>(command, design, variant, limits));
    if (kind == "xboard" && !command.empty())
        return player(std::make_unique<XboardPlayer>(command, design, variant, limits));
    return failure("'" + words
                   + "' is no player; players are 'random', 'greedy', 'rookery', 'level:1' to "
                     "'level:8', 'nodes:N', 'uci:COMMAND' and 'xboard:COMMAND'");
}

} // namespace rookery::cli
