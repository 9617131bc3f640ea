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

/// The same by the whole design; see PlayedText.
class PlayedInNode final : public NodeTarget
{
public:
    using NodeTarget::NodeTarget;

    /// Its games are slow.
    std::uint64_t room() const override { return 3'000; }

    std::string
    text(const Subject &subject, const Position &position, const Move &move) const override
    {
        return m_texts.text(subject, position, move);
    }

private:
    PlayedText m_texts;
};

/// Whether Node and this module of it are there; `modules` are folders, separated by ':'.
bool hasNodeModule(const std::string &modules, const std::string &name);

} // namespace rookery
