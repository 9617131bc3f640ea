#include "model/exchange/engines/engine_finder.h"

#include "model/exchange/engines/hosted_engine.h"
#include "model/exchange/supervisor/supervisor.h"

#include <algorithm>

namespace rookery {

namespace {

struct KnownEngine
{
    std::string_view name;
    std::string_view program;
    std::string_view argument; ///< empty for none
    EngineProtocol protocol;
};

/// As Debian calls the programs.
constexpr KnownEngine knownEngines[] = {
    {"Fairy-Stockfish", "fairy-stockfish", "", EngineProtocol::Uci},
    {"Stockfish", "stockfish", "", EngineProtocol::Uci},
    {"Sjaak II", "sjaakii", "", EngineProtocol::Cecp},
    {"Fairy-Max", "fairymax", "", EngineProtocol::Cecp},
    {"MaxQi", "maxqi", "", EngineProtocol::Cecp},
    {"GNU Chess", "gnuchess", "--uci", EngineProtocol::Uci},
    {"HaChu", "hachu", "", EngineProtocol::Cecp},
    {"HoiChess", "hoichess", "", EngineProtocol::Cecp},
    {"Phalanx", "phalanx", "", EngineProtocol::Cecp},
    {"Crafty", "crafty", "", EngineProtocol::Cecp},
    {"Toga II", "toga2", "", EngineProtocol::Uci},
    {"Fruit", "fruit", "", EngineProtocol::Uci},
    {"Glaurung", "glaurung", "", EngineProtocol::Uci},
    {"Ethereal", "ethereal-chess", "", EngineProtocol::Uci},
    {"Leela Chess Zero", "lc0", "", EngineProtocol::Uci},
};

} // namespace

std::vector<EngineSetup> installedEngines()
{
    std::vector<EngineSetup> found;
    for (const KnownEngine &row : knownEngines) {
        if (installedProgram(std::string(row.program)).empty())
            continue;
        EngineSetup setup{std::string(row.name), {std::string(row.program)}, row.protocol};
        if (!row.argument.empty())
            setup.command.emplace_back(row.argument);
        found.push_back(std::move(setup));
    }
    return found;
}

std::vector<EngineSetup> allEngines(const std::vector<EngineSetup> &kept)
{
    std::vector<EngineSetup> all = kept;
    for (EngineSetup &found : installedEngines()) {
        const bool isKept = std::any_of(kept.begin(), kept.end(), [&](const EngineSetup &each) {
            return each.command == found.command;
        });
        if (!isKept)
            all.push_back(std::move(found));
    }
    return all;
}

Result<TriedEngine>
tryEngine(const EngineSetup &setup, const std::atomic<bool> *stop, const EnginePatience &patience)
{
    std::vector<EngineProtocol> protocols = {setup.protocol};
    for (const EngineProtocol each :
         {EngineProtocol::Uci, EngineProtocol::Cecp, EngineProtocol::Usi, EngineProtocol::Ucci}) {
        if (each != setup.protocol)
            protocols.push_back(each);
    }
    std::optional<Error> first;
    for (const EngineProtocol protocol : protocols) {
        if (stop && *stop)
            break;
        EngineSetup tried = setup;
        tried.protocol = protocol;
        HostedEngine engine(tried, patience);
        auto identity = engine.introduce(stop);
        // CECP takes a program at its word that says nothing.
        if (identity && identity->hasIntroducedItself) {
            engine.quit();
            return TriedEngine{std::move(tried), std::move(*identity)};
        }
        if (!identity && !first)
            first = identity.error();
        if (installedProgram(setup.command.empty() ? std::string() : setup.command.front()).empty())
            break;
    }
    return failure(first ? first->message
                         : Message("{engine} answers in none of the protocols of engines",
                                   {{"engine", setup.title()}}));
}

} // namespace rookery
