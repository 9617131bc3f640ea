#pragma once

#include "model/exchange/proof/proof_targets.h"

namespace rookery {

/// A program that answers questions in lines: a depth and the moves from the start each, `2 e2-e4
/// e7-e5`; where it takes positions, one may stand between them, with a `;` behind it. It finds
/// them in its input and in questions.txt, and answers in the words of readAnswers().
class QuestionedTarget : public ProofTarget
{
public:
    /// `name` is for sentences. The request says for how long and until when; `memory` in bytes, 0
    /// without limit.
    QuestionedTarget(std::string name,
                     std::vector<std::string> command,
                     const ProofRequest &request,
                     std::filesystem::path folder,
                     std::vector<std::pair<std::string, std::string>> environment = {},
                     std::size_t memory = 0);

    /// Each call starts the program once.
    Result<Branches> branches(std::span<const std::string> path,
                              int depth,
                              std::span<const std::string> ours) override;
    Result<std::vector<ProofAnswer>> answers(std::span<const ProofQuestion> questions) override;

private:
    Result<std::vector<DrivenAnswer>> ask(const std::string &questions, std::size_t count) const;

    std::string m_name;
    std::vector<std::string> m_command;
    ProcessLimits m_limits;
    std::filesystem::path m_folder;
    std::vector<std::pair<std::string, std::string>> m_environment;
};

} // namespace rookery
