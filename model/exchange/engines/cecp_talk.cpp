#include "model/exchange/engines/engine_lines.h"
#include "model/exchange/engines/engine_talk.h"

#include <algorithm>

namespace rookery {

namespace {

class CecpTalk final : public EngineTalk
{
public:
    using EngineTalk::EngineTalk;

    Result<std::monostate> introduce(const std::atomic<bool> *stop) override
    {
        say("xboard");
        say("protover 2");
        // Those who speak of no features are given two seconds, as the protocol wants it.
        const auto time =
            std::min<std::chrono::milliseconds>(m_patience.start, std::chrono::seconds(2));
        bool asksForTime = false;
        const auto listen = [&](const std::string &line) {
            asksForTime = asksForTime || line.find("done=0") != std::string::npos;
            const std::size_t at = line.find("feature ");
            return at != std::string::npos && readCecpFeatures(line.substr(at), m_identity)
                       ? Ear::Takes
                       : Ear::Ignores;
        };
        if (!await(time, stop, listen) && asksForTime && isOpen())
            await(m_patience.start, stop, listen);
        if (!isOpen() || (stop && *stop))
            return silent("feature");
        return std::monostate();
    }

    Result<std::monostate> newGame(const ToldGame &game, const std::atomic<bool> *stop) override
    {
        begin(game);
        if (const std::string refused = awaitPong(stop); !refused.empty())
            return fault(Message("does not begin the game: '{said}'", {{"said", refused}}));
        return isOpen() ? Result<std::monostate>(std::monostate()) : silent("pong");
    }

    Result<std::string> think(const ToldGame &game,
                              const EngineLimits &limits,
                              const std::atomic<bool> *stop,
                              const EngineSink &sink) override
    {
        catchUp(game);
        limit(limits);
        const std::string refused = awaitPong(stop);
        if (!refused.empty())
            return fault(Message("does not follow the game: '{said}'", {{"said", refused}}));
        if (!isOpen())
            return silent("pong");
        say("go");
        std::string move;
        Message end;
        const auto listen = [&](const std::string &line) {
            hear(line, sink, move, end);
            return move.empty() && end.isEmpty() ? Ear::Ignores : Ear::Takes;
        };
        bool hasAnswered = await(thinkingTime(limits), stop, listen);
        const bool isStopped = !hasAnswered && stop && *stop && isOpen();
        if (isStopped) {
            say("?");
            hasAnswered = await(std::chrono::seconds(1), nullptr, listen);
        }
        if (!hasAnswered) {
            const auto why = silent("move");
            m_dialogue.end(Message("it was ended"));
            return why;
        }
        say("force");
        if (isStopped)
            m_isLost = true; // the move that it made is none of the game's
        if (!end.isEmpty())
            return fault(end);
        return move;
    }

    void accepted(const std::string &text) override { m_told.moves.push_back(text); }

private:
    void begin(const ToldGame &game)
    {
        say("new");
        say("random");
        if (!game.variant.empty() && game.variant != "chess" && game.variant != "normal")
            say("variant " + game.variant);
        if (!game.file.empty())
            say("option VariantPath=" + game.file);
        for (const auto &[name, value] : m_setup.options)
            set(name, value);
        say("easy");
        say("post");
        say("force");
        if (!game.start.empty())
            say("setboard " + game.start);
        m_told = game;
        m_told.moves.clear();
        m_isLost = false;
    }

    void set(const std::string &name, const std::string &value)
    {
        const EngineOption *option = m_identity.option(name);
        if (!option)
            return;
        const bool isCheck = option->kind == EngineOption::Kind::Check;
        say("option " + name + "=" + (isCheck ? std::string(value == "true" ? "1" : "0") : value));
    }

    /// Tells it the moves that it does not know; from the start if it knows others.
    void catchUp(const ToldGame &game)
    {
        const bool isBehind =
            !m_isLost && m_told.start == game.start && m_told.moves.size() <= game.moves.size()
            && std::equal(m_told.moves.begin(), m_told.moves.end(), game.moves.begin());
        if (!isBehind)
            begin(game);
        for (std::size_t i = m_told.moves.size(); i < game.moves.size(); ++i) {
            say((m_identity.takesMoveWord ? "usermove " : "") + game.moves[i]);
            m_told.moves.push_back(game.moves[i]);
        }
    }

    void limit(const EngineLimits &limits)
    {
        if (limits.depth)
            say("sd " + std::to_string(*limits.depth));
        if (!limits.time)
            return;
        // One move to make with what is on the clock: the nearest that this protocol has.
        const auto hundredths = std::max<std::int64_t>(limits.time->count() / 10, 1);
        const auto seconds = std::max<std::int64_t>((limits.time->count() + 999) / 1'000, 1);
        const std::string clock = std::to_string(seconds / 60) + ":"
                                  + (seconds % 60 < 10 ? "0" : "") + std::to_string(seconds % 60);
        say("level 1 " + clock + " 0");
        say("time " + std::to_string(hundredths));
        say("otim " + std::to_string(hundredths));
    }

    /// What it has refused until then; empty if nothing.
    std::string awaitPong(const std::atomic<bool> *stop)
    {
        if (!m_identity.answersPings)
            return {};
        const std::string pong = "pong " + std::to_string(++m_pings);
        say("ping " + std::to_string(m_pings));
        std::string refused;
        const bool isThere = await(m_patience.start, stop, [&](const std::string &line) {
            if (refused.empty() && isRefusal(line))
                refused = line;
            return line == pong ? Ear::Takes : Ear::Ignores;
        });
        if (!isThere && isOpen())
            m_dialogue.end("no '" + pong + "' came");
        return refused;
    }

    static bool isRefusal(const std::string &line)
    {
        return line.starts_with("Illegal move") || line.starts_with("Illegal position")
               || line.starts_with("tellusererror")
               || line.find("unsupported variant") != std::string::npos
               || (line.starts_with("Error (") && line.find("llegal move") != std::string::npos);
    }

    /// A result may still be one of the moves before where nothing was pinged.
    void
    hear(const std::string &line, const EngineSink &sink, std::string &move, Message &end) const
    {
        if (line.starts_with("move ")) {
            const auto words = wordsOf(line);
            move = words.size() > 1 ? words[1] : "nothing";
        } else if (isRefusal(line)) {
            end = Message("does not follow the game: '{said}'", {{"said", line}});
        } else if (line.starts_with("resign")) {
            move = resigns;
        } else if (m_identity.answersPings
                   && (line.starts_with("1-0") || line.starts_with("0-1")
                       || line.starts_with("1/2-1/2"))) {
            end = Message("takes the game for ended: '{said}'", {{"said", line}});
        } else if (sink) {
            if (const auto report = cecpReport(line))
                sink(*report);
        }
    }

    ToldGame m_told;       ///< what it knows of the game
    bool m_isLost = false; ///< it knows another game
    int m_pings = 0;
};

} // namespace

std::unique_ptr<EngineTalk> makeCecpTalk(const EngineSetup &setup, const EnginePatience &patience)
{
    return std::make_unique<CecpTalk>(setup, patience);
}

} // namespace rookery
