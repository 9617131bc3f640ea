#include "model/exchange/proof_node.h"

#include "model/exchange/requirements.h"

#include <cstdlib>

namespace rookery {

namespace {

std::string questionLine(std::span<const std::string> path, int depth)
{
    std::string line = std::to_string(depth);
    for (const std::string &move : path)
        line += " " + move;
    return line + "\n";
}

} // namespace

NodeDriver::NodeDriver(std::string program, const ProofRequest &request, std::filesystem::path folder, std::vector<std::string> arguments)
    : m_program(std::move(program))
    , m_request(request)
    , m_folder(std::move(folder))
    , m_arguments(std::move(arguments))
{
}

Result<Branches> NodeDriver::branches(std::span<const std::string> path, int depth) const
{
    const auto answers = ask(questionLine(path, depth), 1);
    if (!answers)
        return failure(answers.error());
    const DrivenAnswer &answer = answers->front();
    if (answer.refused)
        return failure(m_program + " refused: move " + path[*answer.refused]);
    Branches branches;
    for (std::size_t i = 0; i < answer.texts.size(); ++i)
        branches[answer.texts[i]] += depth > 1 && i < answer.below.size() ? answer.below[i] : 1;
    return branches;
}

Result<std::vector<ProofAnswer>> NodeDriver::answers(std::span<const ProofQuestion> questions) const
{
    std::string text;
    for (const ProofQuestion &question : questions)
        text += questionLine(question.path, question.isDeep ? 2 : 1);
    const auto answers = ask(text, questions.size());
    if (!answers)
        return failure(answers.error());
    std::vector<ProofAnswer> all;
    for (const DrivenAnswer &answer : *answers)
        all.push_back(answer.summary());
    return all;
}

Result<std::vector<DrivenAnswer>> NodeDriver::ask(const std::string &questions, std::size_t count) const
{
    if (!writeInto(m_folder, {{"questions.txt", questions}}))
        return failure("the questions could not be written");
    std::vector<std::string> command = {"node", "driver.js"};
    command.insert(command.end(), m_arguments.begin(), m_arguments.end());
    // WebAssembly reserves far more address space than it uses.
    const ProcessLimits limits{m_request.time, 64U << 20U, 0, m_request.stop};
    const ProcessReport report =
        supervise({std::move(command), {}, m_folder, {{"NODE_PATH", m_request.modules}}, limits});
    if (const std::size_t at = report.output.find("failed: "); at != std::string::npos)
        return failure(m_program + " " + report.output.substr(at, 120));
    auto answers = readAnswers(report.output);
    if (!report.isFine() || answers.size() != count)
        return failure(m_program + " " + describeEnd(report, limits));
    return answers;
}

std::string nodeModules()
{
    const char *folders = std::getenv("NODE_PATH");
    return folders != nullptr ? folders : "/usr/local/lib/node_modules:/usr/lib/node_modules:/usr/share/nodejs";
}

bool hasNodeModule(const std::string &modules, const std::string &name)
{
    if (installedProgram("node").empty())
        return false;
    std::string_view folders = modules;
    while (!folders.empty()) {
        const std::size_t end = folders.find(':');
        std::error_code ignored;
        if (std::filesystem::exists(std::filesystem::path(folders.substr(0, end)) / name, ignored))
            return true;
        folders = end == std::string_view::npos ? std::string_view() : folders.substr(end + 1);
    }
    return false;
}

} // namespace rookery
