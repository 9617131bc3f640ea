#include "tests/oracle/published_counts.h"

#include "app/cli/json_output.h"
#include "model/engine/make_game_engine.h"
#include "model/play/position/position_text.h"
#include "tests/oracle/published_games.h"
#include "tests/oracle/uncounted.h"
#include "tests/oracle/ways_perft.h"

#include <iostream>
#include <map>

namespace rookery::oracle {

namespace {

/// Counts of one position, by depth.
struct Entry
{
    std::string game;
    std::string position;
    std::map<int, std::uint64_t> counts;
    bool countsWays = false; ///< captures of the same pieces in another order count again

    std::string title() const { return game + " '" + position + "'"; }
};

/// Entries of games beyond chess say a start in words, and the rules that their source counts by.
cli::Json withPosition(cli::Json json)
{
    const bool isInWords = json.is_object() && json.contains("start") && json["start"].is_string()
                           && json.contains("rules") && json["rules"].is_string();
    if (!isInWords)
        return json;
    std::string start = json["start"];
    if (start == "empty")
        start = "initial";
    json["position"] = start + " [" + std::string(json["rules"]) + "]";
    if (json.contains("perft") && json["perft"].contains("turns"))
        json["perft"] = cli::Json::object();
    return json;
}

std::optional<Entry> entryOf(const cli::Json &json)
{
    const bool isWhole = json.is_object() && json.contains("game") && json["game"].is_string()
                         && json.contains("position") && json["position"].is_string()
                         && json.contains("perft") && json["perft"].is_object();
    if (!isWhole)
        return std::nullopt;
    Entry entry{json["game"], json["position"], {}, false};
    for (const auto &[depth, nodes] : json["perft"].items()) {
        if (!nodes.is_number_unsigned())
            return std::nullopt;
        entry.counts[std::atoi(depth.c_str())] = nodes;
    }
    const std::string notes = json.value("notes", "");
    entry.countsWays = notes.find("counted separately") != std::string::npos
                       || notes.find("duplicate captures kept") != std::string::npos;
    return entry;
}

class PublishedRun
{
public:
    PublishedRun(const OracleRequest &request, std::string_view uncounted)
        : m_request(request)
        , m_uncounted(uncounted)
    {
    }

    void compare(const Entry &entry)
    {
        if (m_request.variant && entry.game != *m_request.variant)
            return;
        if (const auto reason = m_uncounted.reason(entry.game, entry.position))
            return refuse(entry, *reason);
        const auto game = publishedGame(entry.game, entry.position);
        if (!game)
            return refuseUnlisted(entry, game.error().sentence());
        const auto engine = makeGameEngine(game->design);
        MoveRules &moveRules = engine->moveRules();
        auto position = Result<Position>(startPosition(game->design, moveRules.board()));
        if (game->position)
            position = readPosition(*game->position, game->design, moveRules.board());
        if (!position)
            return refuseUnlisted(entry, position.error().sentence());
        engine->begin(*position);
        int compared = 0;
        for (const auto &[depth, nodes] : entry.counts) {
            if (depth == 0 || nodes > m_request.mostNodes)
                continue;
            ++compared;
            const std::uint64_t found = entry.countsWays || game->countsWays
                                            ? WaysPerft(moveRules).count(*position, depth)
                                            : engine->perft(depth);
            if (found != nodes)
                return fail(entry, depth, found, nodes);
        }
        if (compared == 0)
            return refuse(entry,
                          "every count is larger than " + std::to_string(m_request.mostNodes));
        ++m_passed;
        m_rows += compared;
        std::cout << "PASS " << entry.title() << ": " << compared << " counts of " << game->name
                  << '\n';
    }

    cli::Outcome finish()
    {
        if (!m_request.variant) {
            for (const std::string &line : m_uncounted.idleLines()) {
                ++m_failed;
                std::cout << "FAIL no entry is that of '" << line << "'\n";
            }
        }
        std::cout << m_rows << " counts compared\n"
                  << m_passed << " passed, " << m_failed << " failed, " << m_refused
                  << " refused\n";
        return m_failed > 0 ? cli::ExitCode::Problems : cli::ExitCode::Fine;
    }

private:
    void refuse(const Entry &entry, const std::string &reason)
    {
        ++m_refused;
        std::cout << "REFUSED " << entry.title() << ": " << reason << '\n';
    }

    /// Where there is a list, it has to name what cannot be compared.
    void refuseUnlisted(const Entry &entry, const std::string &reason)
    {
        if (!m_request.uncounted)
            return refuse(entry, reason);
        ++m_failed;
        std::cout << "FAIL " << entry.title() << ": " << reason << ", and it is not listed\n";
    }

    void fail(const Entry &entry, int depth, std::uint64_t found, std::uint64_t wanted)
    {
        ++m_failed;
        std::cout << "FAIL " << entry.title() << ": at depth " << depth << ": " << found
                  << " instead of " << wanted << '\n';
    }

    const OracleRequest &m_request;
    Uncounted m_uncounted;
    int m_rows = 0;
    int m_passed = 0;
    int m_failed = 0;
    int m_refused = 0;
};

/// A test of one variant of Fairy-Stockfish as an entry.
cli::Json entryOfTest(const cli::Json &test)
{
    const bool isWhole = test.is_object() && test.contains("variant")
                         && test.contains("normalised_fen") && test.contains("depth")
                         && test["depth"].is_number_integer() && test.contains("nodes");
    if (!isWhole)
        return {};
    std::string variant = test.value("variant", "");
    if (test.value("chess960", false))
        variant = variant == "chess" ? "fischerandom" : variant + " (chess960)";
    return {{"game", "fsf/" + variant},
            {"position", test["normalised_fen"]},
            {"perft", {{std::to_string(test["depth"].get<int>()), test["nodes"]}}}};
}

/// None if the file is of another form.
std::optional<std::vector<cli::Json>> entriesOf(std::string_view text)
{
    const cli::Json json = cli::Json::parse(text, nullptr, false);
    if (!json.is_object())
        return std::nullopt;
    if (const auto entries = json.find("entries"); entries != json.end() && entries->is_array())
        return std::vector<cli::Json>(entries->begin(), entries->end());
    const auto tests = json.find("tests");
    if (tests == json.end() || !tests->is_array())
        return std::nullopt;
    std::vector<cli::Json> entries;
    for (const cli::Json &test : *tests)
        entries.push_back(entryOfTest(test));
    return entries;
}

} // namespace

bool hasPublishedCounts(std::string_view text)
{
    return entriesOf(text).has_value();
}

cli::Outcome
runPublishedCounts(const OracleRequest &request, std::string_view text, std::string_view uncounted)
{
    const auto entries = entriesOf(text);
    PublishedRun run(request, uncounted);
    for (std::size_t i = 0; i < entries->size(); ++i) {
        const auto entry = entryOf(withPosition((*entries)[i]));
        if (!entry)
            return cli::failed(
                {cli::ExitCode::Problems,
                 {request.file + ": error: count " + std::to_string(i + 1)
                  + " needs a 'game', a 'position' and a 'perft' with counts by depth"}});
        run.compare(*entry);
    }
    return run.finish();
}

} // namespace rookery::oracle
