#pragma once

#include "model/base/result.h"
#include "model/exchange/engines/engine_setup.h"

#include <atomic>
#include <vector>

namespace rookery {

/// The engines known by name that are installed, each once; none is started.
std::vector<EngineSetup> installedEngines();

/// The engines that are kept, then those that are installed and no kept one is: an engine is the
/// same if its command is.
std::vector<EngineSetup> allEngines(const std::vector<EngineSetup> &kept);

/// An engine that was tried.
struct TriedEngine
{
    EngineSetup setup;
    EngineIdentity identity;
};

/// Starts a program, in the protocol of the setup and then in the others until it answers one, and
/// ends it again. The error is one sentence. Waits up to the patience's start for each protocol,
/// unless `stop` is set.
Result<TriedEngine> tryEngine(const EngineSetup &setup,
                              const std::atomic<bool> *stop = nullptr,
                              const EnginePatience &patience = {std::chrono::seconds(4)});

} // namespace rookery
