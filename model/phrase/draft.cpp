#include "model/phrase/draft.h"

#include "model/phrase/sentences.h"
#include "model/phrase/writer.h"

#include <algorithm>

namespace rookery::phrase {

namespace {

using Tree = std::variant<Phrase, Choices, Steps>;

template<class T>
Result<Tree> treeOf(Result<T> read)
{
    if (!read)
        return failure(std::move(read).error());
    return Tree(std::move(*read));
}

Result<Tree> readTree(const std::vector<std::string> &lines, const MemberContext &context)
{
    Scope scope = context.scope;
    scope.mayHaveBlanks = true;
    const Names &names = *context.names;
    if (context.sort == MemberSort::Choices)
        return treeOf(readChoices(lines, scope, names));
    if (context.sort == MemberSort::Steps)
        return treeOf(readSteps(lines, scope, names));
    std::string text;
    for (const std::string &line : lines)
        text += (text.empty() ? "" : " ") + line;
    if (context.sort == MemberSort::Phrase)
        return treeOf(readPhrase(text, context.wanted, scope, names));
    Head head = context.head;
    return treeOf(readMeaning(text, head, names, scope));
}

/// A set of one, which is written and said as what is in it.
bool isSetOfOne(const Node &node)
{
    return node.kind == Kind::SetOf && node.parts.size() == 1
           && node.parts.front().kind != Kind::None;
}

} // namespace

Result<Draft> Draft::read(const std::vector<std::string> &lines, const MemberContext &context)
{
    auto tree = readTree(lines, context);
    if (!tree)
        return failure(std::move(tree).error());
    Draft draft;
    draft.m_context = std::make_shared<const MemberContext>(context);
    draft.m_tree = std::make_shared<const Tree>(std::move(*tree));
    draft.find();
    return draft;
}

void Draft::find()
{
    const Names &names = *m_context->names;
    const auto texts =
        std::visit([&](const auto &tree) { return writtenLines(tree, names); }, *m_tree);
    const auto said = std::visit(
        [&](const auto &tree) { return saidLines(tree, names, m_context->wording); }, *m_tree);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        m_lines.push_back(texts[i].text);
        findParts(texts[i], i);
        say(said[i], i);
    }
}

void Draft::findParts(const MarkedLine &text, std::size_t line)
{
    std::vector<std::size_t> open;
    Mark around{}; ///< a set whose braces go with its only member, if there is one
    for (const Mark &mark : text.marks) {
        while (!open.empty() && m_parts[open.back()].end <= mark.begin)
            open.pop_back();
        DraftPart part;
        part.line = line;
        part.begin = around.part ? around.begin : mark.begin;
        part.end = around.part ? around.end : mark.end;
        around = {};
        part.parent = open.empty() ? -1 : int(open.back());
        const bool isLine = open.empty() && m_context->sort != MemberSort::Phrase
                            && m_context->sort != MemberSort::Meaning;
        if (isLine && m_context->sort == MemberSort::Steps)
            part.step = static_cast<const Step *>(mark.part);
        else if (isLine)
            part.choice = static_cast<const ChooseLine *>(mark.part);
        else
            part.node = static_cast<const Node *>(mark.part);
        if (part.node && isSetOfOne(*part.node)) {
            around = Mark{mark.part, part.begin, part.end};
            continue;
        }
        open.push_back(m_parts.size());
        m_parts.push_back(part);
    }
}

void Draft::say(const MarkedLine &said, std::size_t line)
{
    const auto partOf = [&](const void *address) {
        for (std::size_t i = m_parts.size(); i-- > 0;) {
            const DraftPart &part = m_parts[i];
            if (part.line == line
                && (part.node == address || part.step == address || part.choice == address))
                return int(i);
        }
        return -1;
    };
    std::vector<int> owners(said.text.size(), -1);
    for (const Mark &mark : said.marks) {
        if (const int part = partOf(mark.part); part >= 0)
            std::fill(owners.begin() + std::ptrdiff_t(mark.begin),
                      owners.begin() + std::ptrdiff_t(mark.end),
                      part);
    }
    SentenceLine &to = m_sentence.emplace_back();
    to.depth = int(indentOf(line) / 2);
    for (std::size_t at = 0; at < said.text.size();) {
        const auto end = std::find_if(owners.begin() + std::ptrdiff_t(at),
                                      owners.end(),
                                      [&](int owner) { return owner != owners[at]; });
        const auto next = std::size_t(end - owners.begin());
        to.runs.push_back({said.text.substr(at, next - at), owners[at]});
        at = next;
    }
}

const std::vector<Local> &Draft::locals() const
{
    return std::visit([](const auto &tree) -> const std::vector<Local> & { return tree.locals; },
                      *m_tree);
}

bool Draft::hasBlanks() const
{
    return std::any_of(
        m_parts.begin(), m_parts.end(), [](const DraftPart &part) { return part.isBlank(); });
}

bool Draft::isEmpty() const
{
    return m_parts.empty() || (m_parts.size() == 1 && m_parts.front().isBlank());
}

std::optional<std::size_t> Draft::blankFrom(std::size_t part) const
{
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const std::size_t place = (part + i) % m_parts.size();
        if (m_parts[place].isBlank())
            return place;
    }
    return std::nullopt;
}

std::string Draft::textOf(std::size_t part) const
{
    const DraftPart &of = m_parts[part];
    if (!of.step)
        return m_lines[of.line].substr(of.begin, of.end - of.begin);
    std::string text;
    const std::size_t indent = indentOf(of.line);
    for (std::size_t line = of.line; line < blockEnd(of.line); ++line)
        text += (text.empty() ? "" : "\n") + m_lines[line].substr(indent);
    return text;
}

std::size_t Draft::indentOf(std::size_t line) const
{
    return std::min(m_lines[line].find_first_not_of(' '), m_lines[line].size());
}

std::size_t Draft::blockEnd(std::size_t line) const
{
    const std::size_t indent = indentOf(line);
    std::size_t end = line + 1;
    const auto goesOn = [&] {
        return indentOf(end) > indent
               || (indentOf(end) == indent && m_lines[end].compare(indent, 4, "else") == 0);
    };
    while (m_context->sort == MemberSort::Steps && end < m_lines.size() && goesOn())
        ++end;
    return end;
}

} // namespace rookery::phrase
