#pragma once

#include "model/exchange/proof/proof_questions.h"
#include "model/play/legal/move_rules.h"

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

/// The same with moves as Rookery writes them, '_' for blanks.
class PlayedInNode final : public NodeTarget
{
public:
    using NodeTarget::NodeTarget;

    /// Its games are slow.
    std::uint64_t room() const override { return 3'000; }

    /// A drop, castling or own move names more where other moves are like it.
    std::string
    text(const Subject &subject, const Position &position, const Move &move) const override;

private:
    mutable std::unique_ptr<MoveRules> m_moveRules; ///< of the game that is compared, which is one
};

/// Whether Node and this module of it are there; `modules` are folders, separated by ':'.
bool hasNodeModule(const std::string &modules, const std::string &name);

} // namespace rookery
