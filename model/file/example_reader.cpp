#include "model/design/limits.h"
#include "model/file/section_readers.h"

namespace rookery {

namespace {

std::string readLine(Fields &fields, std::string_view key, Findings &findings)
{
    const auto value = fields.find(key);
    const auto text = value ? readText(*value, inQuotes(key), findings) : std::nullopt;
    if (!text)
        return {};
    if (text->size() > limits::textBytes) {
        findings.error(*value,
                       "a text may have at most " + std::to_string(limits::textBytes)
                           + " bytes, not " + std::to_string(text->size()));
    }
    return *text;
}

std::vector<std::string> readMoves(Fields &fields, std::string_view key, Findings &findings)
{
    std::vector<std::string> moves;
    const auto value = fields.find(key);
    if (!value || !isListOf(*value, inQuotes(key), limits::movesPerExample, "moves", findings))
        return moves;
    for (const JsonValue move : *value) {
        const auto text = readText(move, "a move", findings);
        if (text && text->empty())
            findings.error(move, "a move cannot be an empty text");
        else if (text)
            moves.push_back(*text);
    }
    return moves;
}

Example readExample(const JsonValue &value, Findings &findings)
{
    Example example;
    if (!isObject(value, "an example", findings))
        return example;
    Fields fields(value, findings);
    example.name = readLine(fields, "name", findings);
    example.position = readLine(fields, "position", findings);
    example.expected = readMoves(fields, "expected", findings);
    example.forbidden = readMoves(fields, "forbidden", findings);
    example.extras = fields.rest();
    return example;
}

Approval readApproval(const JsonValue &value, Findings &findings)
{
    Approval approval;
    if (!isObject(value, "an approved problem", findings))
        return approval;
    Fields fields(value, findings);
    approval.code = readLine(fields, "code", findings);
    approval.sentence = readLine(fields, "problem", findings);
    approval.note = readLine(fields, "note", findings);
    approval.extras = fields.rest();
    if (approval.code.empty())
        findings.error(value, "an approved problem needs the 'code' of the problem");
    return approval;
}

} // namespace

std::vector<Approval> readApprovals(const JsonValue &value, Findings &findings)
{
    std::vector<Approval> approvals;
    if (!isListOf(value, "'approved'", limits::approvals, "approved problems", findings))
        return approvals;
    for (const JsonValue approval : value)
        approvals.push_back(readApproval(approval, findings));
    return approvals;
}

Examples readExamples(const JsonValue &value, Findings &findings)
{
    Examples examples;
    if (!isListOf(value, "'examples'", limits::examples, "examples", findings))
        return examples;
    for (const JsonValue example : value)
        examples.list.push_back(readExample(example, findings));
    return examples;
}

} // namespace rookery
