#include "model/design/limits.h"
#include "model/file/design/section_readers.h"

namespace rookery {

namespace {

std::vector<std::string> readMoves(Fields &fields, std::string_view key, Findings &findings)
{
    std::vector<std::string> moves;
    const auto value = fields.find(key);
    if (!value || !isListOf(*value, inQuotes(key), limits::movesPerExample, "moves", findings))
        return moves;
    for (const JsonValue move : *value) {
        const auto text = readText(move, "a move", findings);
        if (text && text->empty())
            findings.error(move, Message("a move cannot be an empty text"));
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
    example.name = fields.text("name");
    example.position = fields.text("position");
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
    approval.code = fields.text("code");
    approval.sentence = fields.text("problem");
    approval.note = fields.text("note");
    approval.extras = fields.rest();
    if (approval.code.empty())
        findings.error(value, Message("an approved problem needs the 'code' of the problem"));
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
