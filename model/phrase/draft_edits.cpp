#include "model/phrase/draft.h"

#include <algorithm>

namespace rookery::phrase {

namespace {

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

bool opensBlock(const std::string &line)
{
    return !line.empty() && line.back() == ':';
}

/// The lines with others in place of those from `first` to before `last`.
Result<Draft> withLines(const Draft &draft,
                        std::size_t first,
                        std::size_t last,
                        std::size_t indent,
                        const std::vector<std::string> &others)
{
    std::vector<std::string> lines = draft.lines();
    const auto at =
        lines.erase(lines.begin() + std::ptrdiff_t(first), lines.begin() + std::ptrdiff_t(last));
    std::vector<std::string> indented;
    for (const std::string &other : others)
        indented.push_back(std::string(indent, ' ') + other);
    lines.insert(at, indented.begin(), indented.end());
    // A block says something.
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto in = [&](std::size_t line) {
            return lines[line].find_first_not_of(' ');
        };
        const bool isEmpty = i + 1 == lines.size() || in(i + 1) <= in(i);
        if (draft.context().sort == MemberSort::Steps && opensBlock(lines[i]) && isEmpty)
            lines.insert(lines.begin() + std::ptrdiff_t(i) + 1, std::string(in(i) + 2, ' ') + "?");
    }
    return Draft::read(lines, draft.context());
}

std::string splice(const Draft &draft, const DraftPart &part, std::string_view text)
{
    std::string line = draft.lines()[part.line];
    line.replace(part.begin, part.end - part.begin, "(" + std::string(text) + ")");
    return line;
}

Result<Draft> withNode(const Draft &draft, std::size_t part, std::string_view text)
{
    std::vector<std::string> lines = draft.lines();
    const DraftPart &at = draft.parts()[part];
    std::string flat(text);
    std::replace(flat.begin(), flat.end(), '\n', ' ');
    // What is pasted may not reach beyond its place.
    if (const auto alone = parsePhrase(flat); !alone)
        return failure(alone.error());
    lines[at.line] = splice(draft, at, flat);
    auto next = Draft::read(lines, draft.context());
    if (next)
        return next;
    Error error = next.error();
    if (error.place.line == int(at.line) + 1 && error.place.column > int(at.begin))
        error.place.column -= int(at.begin) + 1;
    return failure(std::move(error));
}

Result<Draft> withStep(const Draft &draft, const DraftPart &at, std::string_view text)
{
    std::vector<std::string> others = linesOf(text);
    const std::size_t end = draft.blockEnd(at.line);
    const std::size_t indent = draft.indentOf(at.line);
    const bool isHead = others.size() == 2 && others.back() == "  ?";
    const bool keepsBlock = end > at.line + 1 && opensBlock(others.front()) && isHead;
    const bool keepsElse = keepsBlock && others.front().starts_with("if ");
    if (keepsBlock)
        others.resize(1);
    for (std::size_t line = at.line + 1; keepsBlock && line < end; ++line) {
        if (!keepsElse && draft.indentOf(line) == indent)
            break;
        others.push_back(draft.lines()[line].substr(indent));
    }
    return withLines(draft, at.line, end, indent, others);
}

/// Where a part and its neighbour are joined, so that each can stand for both.
bool joins(Kind kind)
{
    return kind == Kind::And || kind == Kind::Or || kind == Kind::Union || kind == Kind::Without
           || kind == Kind::Common || kind == Kind::Add || kind == Kind::Subtract;
}

} // namespace

Result<Draft> withPart(const Draft &draft, std::size_t part, std::string_view text)
{
    const DraftPart &at = draft.parts()[part];
    if (at.step)
        return withStep(draft, at, text);
    if (at.choice)
        return withLines(draft, at.line, at.line + 1, 0, linesOf(text));
    return withNode(draft, part, text);
}

Result<Draft> withoutPart(const Draft &draft, std::size_t part)
{
    const DraftPart &at = draft.parts()[part];
    if (!at.node)
        return withLines(draft, at.line, draft.blockEnd(at.line), 0, {});
    const auto parent = std::size_t(std::max(at.parent, 0));
    const Node *around = at.parent < 0 ? nullptr : draft.parts()[parent].node;
    if (!at.isBlank() || !around)
        return withPart(draft, part, "?");
    if (!joins(around->kind))
        return withPart(draft, parent, "?");
    for (std::size_t other = 0; other < draft.parts().size(); ++other) {
        if (other != part && draft.parts()[other].parent == at.parent)
            return withPart(draft, parent, draft.textOf(other));
    }
    return withPart(draft, parent, "?");
}

Result<Draft>
withLine(const Draft &draft, std::size_t before, std::size_t indent, std::string_view text)
{
    return withLines(draft, before, before, indent, linesOf(text));
}

std::vector<Type> typesAt(const Draft &draft, std::size_t part)
{
    const DraftPart &at = draft.parts()[part];
    if (!at.node)
        return {};
    // Whether a name of each type could stand here.
    MemberContext context = draft.context();
    std::vector<std::string> lines = draft.lines();
    lines[at.line] = splice(draft, at, "what-fits-here");
    std::vector<Type> types;
    context.scope.given.push_back({"what-fits-here", at.node->type, Origin::Given});
    const auto add = [&](Type type) {
        context.scope.given.back().type = type;
        const bool isThere = std::find(types.begin(), types.end(), type) != types.end();
        if (!isThere && Draft::read(lines, context))
            types.push_back(type);
    };
    add(at.node->type);
    for (const auto &row : enumRows<Type>())
        add(row.value);
    return types;
}

} // namespace rookery::phrase
