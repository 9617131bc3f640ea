#include "model/exchange/engines/engine_lines.h"
#include "model/exchange/engines/engine_talk.h"

namespace rookery {

namespace {

/// What differs between the kin.
struct UciWords
{
    const char *hello;
    const char *helloDone;
    const char *newGame; ///< empty: it has none
    const char *position;
};

UciWords wordsFor(EngineProtocol protocol)
{
    switch (protocol) {
    case EngineProtocol::Ucci:
        return {"ucci", "ucciok", "", "fen"};
    case EngineProtocol::Usi:
        return {"usi", "usiok", "usinewgame", "sfen"};
    case EngineProtocol::Uci:
    case EngineProtocol::Cecp:
        break;
    }
    return {"uci", "uciok", "ucinewgame", "fen"};
}

/// UCCI knows no word for its own start.
constexpr const char *xiangqiStart =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

class UciTalk final : public EngineTalk
{
public:
    UciTalk(const EngineSetup &setup, const EnginePatience &patience)
        : EngineTalk(setup, patience)
        , m_words(wordsFor(setup.protocol))
    {
    }

    Result<std::monostate> introduce(const std::atomic<bool> *stop) override
    {
        say(m_words.hello);
        const bool isDone = await(m_patience.start, stop, [this](const std::string &line) {
            readUciIntroduction(line, m_identity);
            return line == m_words.helloDone ? Ear::Takes : Ear::Ignores;
        });
        if (!isDone)
            return silent(m_words.helloDone);
        for (const char *usual : {"Threads", "Hash"}) {
            if (m_identity.option(usual))
                set(usual, optionFor(usual, *usual == 'T' ? "1" : "64"));
        }
        for (const auto &[name, value] : m_setup.options) {
            if (m_identity.option(name) && name != "Threads" && name != "Hash" && name != "MultiPV")
                set(name, value);
        }
        return std::monostate();
    }

    Result<std::monostate> newGame(const ToldGame &game, const std::atomic<bool> *stop) override
    {
        if (game.variant != m_variant || game.file != m_file) {
            m_variantStart.clear();
            if (!game.file.empty())
                set("VariantPath", game.file);
            if (!game.variant.empty() && m_identity.option("UCI_Variant"))
                set("UCI_Variant", game.variant);
            m_variant = game.variant;
            m_file = game.file;
        }
        if (*m_words.newGame != 0)
            say(m_words.newGame);
        say("isready");
        std::string complaint;
        const bool isReady = await(m_patience.start, stop, [&](const std::string &line) {
            takeVariantStart(line);
            if (line.starts_with("No such variant") || line.starts_with("Invalid value"))
                complaint = line;
            return line == "readyok" ? Ear::Takes : Ear::Ignores;
        });
        if (!isReady)
            return silent("readyok");
        if (!complaint.empty())
            return fault(Message("does not read the game: '{said}'", {{"said", complaint}}));
        return std::monostate();
    }

    Result<std::string> think(const ToldGame &game,
                              const EngineLimits &limits,
                              const std::atomic<bool> *stop,
                              const EngineSink &sink) override
    {
        if (limits.lines != m_lines && m_identity.option("MultiPV")) {
            set("MultiPV", std::to_string(limits.lines));
            m_lines = limits.lines;
        }
        say(positionLine(game));
        say(goLine(limits));
        std::string move;
        const auto listen = [&](const std::string &line) {
            const auto report = sink ? uciReport(line) : std::nullopt;
            if (report && report->rank <= limits.lines)
                sink(*report);
            const auto words = wordsOf(line);
            const bool isMove = words.size() > 1 && words[0] == "bestmove";
            if (isMove)
                move = words[1];
            else if (!words.empty() && (words[0] == "bestmove" || words[0] == "nobestmove"))
                move = "nothing";
            return move.empty() ? Ear::Ignores : Ear::Takes;
        };
        if (await(thinkingTime(limits), stop, listen))
            return move;
        if (stop && *stop && isOpen()) {
            say("stop");
            if (await(std::chrono::seconds(1), nullptr, listen))
                return move;
        }
        const auto why = silent("bestmove");
        // What it says later would be taken for another answer.
        m_dialogue.end(Message("it was ended"));
        return why;
    }

    void accepted(const std::string &) override {}

private:
    void set(const std::string &name, const std::string &value)
    {
        const bool isUcci = m_setup.protocol == EngineProtocol::Ucci;
        say("setoption " + std::string(isUcci ? "" : "name ") + name + (isUcci ? " " : " value ")
            + value);
    }

    /// `info string variant game files 8 ranks 8 pocket 0 template fairy startpos FEN`
    void takeVariantStart(const std::string &line)
    {
        constexpr std::string_view mark = " startpos ";
        const std::size_t at = line.find(mark);
        if (line.starts_with("info string variant ") && at != std::string::npos)
            m_variantStart = line.substr(at + mark.size());
    }

    std::string positionLine(const ToldGame &game) const
    {
        std::string start = game.start;
        if (start.empty() && m_setup.protocol == EngineProtocol::Ucci
            && (game.variant.empty() || game.variant == "xiangqi"))
            start = xiangqiStart;
        std::string line = "position ";
        line += start.empty() ? "startpos" : std::string(m_words.position) + " " + start;
        for (std::size_t i = 0; i < game.moves.size(); ++i)
            line += (i == 0 ? " moves " : " ") + game.moves[i];
        return line;
    }

    std::string goLine(const EngineLimits &limits) const
    {
        std::string go = "go";
        if (limits.nodes)
            go += " nodes " + std::to_string(*limits.nodes);
        if (limits.depth)
            go += " depth " + std::to_string(*limits.depth);
        if (!limits.time)
            return go;
        const std::string time = std::to_string(limits.time->count());
        switch (m_setup.protocol) {
        case EngineProtocol::Ucci:
            return go + " time " + time + " movestogo 1";
        case EngineProtocol::Usi:
            return go + " btime 0 wtime 0 byoyomi " + time;
        case EngineProtocol::Uci:
        case EngineProtocol::Cecp:
            break;
        }
        return go + " movetime " + time;
    }

    UciWords m_words;
    std::string m_variant;
    std::string m_file;
    int m_lines = 1; ///< that it tells of
};

} // namespace

std::unique_ptr<EngineTalk> makeUciTalk(const EngineSetup &setup, const EnginePatience &patience)
{
    return std::make_unique<UciTalk>(setup, patience);
}

} // namespace rookery
