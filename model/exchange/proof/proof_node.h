#pragma once

#include "model/exchange/proof/played_text.h"
#include "model/exchange/proof/proof_questions.h"

namespace rookery {

/// A script `driver.js` in the folder that answers questions with a module of Node. `program` is
/// for sentences.
class NodeTarget : public QuestionedTarget
{
public:
    NodeTarget(std::string program,
               const ProofRequest &request,
               std::filesystem::path folder,
               std::vector<std::string> arguments);
};

/// The same by the whole design.
class PlayedInNode final : public Played<NodeTarget>
{
public:
    using Played::Played;

    /// Its games are slow.
    std::uint64_t room() const override { return 3'000; }
};

/// Whether Node and this module of it are there; `modules` are folders, separated by ':'.
bool hasNodeModule(const std::string &modules, const std::string &name);

} // namespace rookery
