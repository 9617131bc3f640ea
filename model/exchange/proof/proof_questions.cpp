#include "model/exchange/proof/proof_questions.h"

namespace rookery {

namespace {

std::string questionLine(const std::string &start, std::span<const std::string> path, int depth)
{
    std::string line = std::to_string(depth) + (start.empty() ? "" : " " + start + ";");
    for (const std::string &move : path)
        line += " " + move;
    return line + "\n";
}

} // namespace

QuestionedTarget::QuestionedTarget(std::string name,
                                   std::vector<std::string> command,
                                   const ProofRequest &request,
                                   std::filesystem::path folder,
                                   std::vector<std::pair<std::string, std::string>> environment,
                                   std::size_t memory)
    : m_name(std::move(name))
    , m_command(std::move(command))
    , m_limits{request.time, 64U << 20U, memory, request.stop}
    , m_folder(std::move(folder))
    , m_environment(std::move(environment))
{
}

Result<Branches> QuestionedTarget::branches(std::span<const std::string> path,
                                            int depth,
                                            std::span<const std::string>)
{
    const auto answers = ask(questionLine({}, path, depth), 1);
    if (!answers)
        return failure(answers.error());
    const DrivenAnswer &answer = answers->front();
    if (answer.refused && *answer.refused < path.size())
        return failure(Message("{program} refused: move {move}",
                               {{"program", m_name}, {"move", path[*answer.refused]}}));
    if (answer.refused)
        return failure(
            Message("{program} refused a move that it was not given", {{"program", m_name}}));
    Branches branches;
    for (std::size_t i = 0; i < answer.texts.size(); ++i)
        branches[answer.texts[i]] += depth > 1 && i < answer.below.size() ? answer.below[i] : 1;
    return branches;
}

Result<std::vector<ProofAnswer>> QuestionedTarget::answers(std::span<const ProofQuestion> questions)
{
    std::string text;
    for (const ProofQuestion &question : questions)
        text += questionLine(question.start, question.path, question.isDeep ? 2 : 1);
    const auto answers = ask(text, questions.size());
    if (!answers)
        return failure(answers.error());
    std::vector<ProofAnswer> all;
    for (const DrivenAnswer &answer : *answers)
        all.push_back(answer.summary());
    return all;
}

Result<std::vector<DrivenAnswer>> QuestionedTarget::ask(const std::string &questions,
                                                        std::size_t count) const
{
    if (!writeInto(m_folder, {{"questions.txt", questions}}))
        return failure(Message("the questions could not be written"));
    const ProcessReport report =
        supervise({m_command, questions, m_folder, m_environment, m_limits});
    if (const std::size_t at = report.output.find("failed: "); at != std::string::npos)
        return failure(Message("{program}: {words}",
                               {{"program", m_name}, {"words", report.output.substr(at, 120)}}));
    auto answers = readAnswers(report.output);
    if (!report.isFine() || answers.size() != count)
        return failure(describeEnd(m_name, report, m_limits));
    return answers;
}

} // namespace rookery
