#pragma once

#include "model/exchange/proof.h"
#include "model/exchange/proof_targets.h"

namespace rookery {

/// A script `driver.js` in the folder that answers questions.txt with a module of Node, in the words of readAnswers().
class NodeDriver
{
public:
    NodeDriver(std::string program, const ProofRequest &request, std::filesystem::path folder, std::vector<std::string> arguments);

    /// As ProofTarget wants them.
    Result<Branches> branches(std::span<const std::string> path, int depth) const;
    Result<std::vector<ProofAnswer>> answers(std::span<const ProofQuestion> questions) const;

private:
    Result<std::vector<DrivenAnswer>> ask(const std::string &questions, std::size_t count) const;

    std::string m_program;
    ProofRequest m_request;
    std::filesystem::path m_folder;
    std::vector<std::string> m_arguments;
};

/// Whether Node and this module of it are there; `modules` are folders, separated by ':'.
bool hasNodeModule(const std::string &modules, const std::string &name);

} // namespace rookery
