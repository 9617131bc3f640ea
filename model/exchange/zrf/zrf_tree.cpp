#include "model/exchange/zrf/zrf_tree.h"

#include "model/base/shown.h"
#include "model/base/text.h"

#include <algorithm>
#include <map>
#include <optional>

namespace rookery {

namespace {

/// Brackets and words from left to right.
class Parser
{
public:
    explicit Parser(std::string_view text)
        : m_text(text)
    {
    }

    Result<std::vector<ZrfNode>> run()
    {
        std::vector<ZrfNode> top;
        skip();
        while (m_at < m_text.size() && !m_fault) {
            top.push_back(node(0));
            skip();
        }
        if (m_fault)
            return failure(*m_fault);
        return top;
    }

private:
    Place here() const { return {m_line, static_cast<int>(m_at - m_lineStart) + 1, {}}; }

    void fail(const Place &place, Message message)
    {
        if (!m_fault)
            m_fault = Error{std::move(message), place, {}};
        m_at = m_text.size();
    }

    void advance()
    {
        if (m_text[m_at++] == '\n') {
            ++m_line;
            m_lineStart = m_at;
        }
    }

    void skip()
    {
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == ';') {
                while (m_at < m_text.size() && m_text[m_at] != '\n')
                    ++m_at;
            } else if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
                advance();
            } else {
                return;
            }
        }
    }

    ZrfNode node(int depth)
    {
        ZrfNode made;
        made.place = here();
        if (depth > zrfMostDepth) {
            fail(made.place,
                 Message("brackets may be nested {most} deep", {{"most", zrfMostDepth}}));
            return made;
        }
        const char c = m_text[m_at];
        if (c == '(')
            return list(std::move(made), depth);
        if (c == ')') {
            fail(made.place, Message("this ')' has no '('"));
            return made;
        }
        if (c == '"')
            return string(std::move(made));
        while (m_at < m_text.size()
               && std::string_view(" \t\r\n();\"").find(m_text[m_at]) == std::string_view::npos)
            made.text += m_text[m_at++];
        return made;
    }

    ZrfNode list(ZrfNode made, int depth)
    {
        made.kind = ZrfNode::Kind::List;
        ++m_at;
        skip();
        while (m_at < m_text.size() && m_text[m_at] != ')') {
            made.items.push_back(node(depth + 1));
            skip();
        }
        if (m_at >= m_text.size())
            fail(made.place, Message("this '(' has no ')'"));
        else
            ++m_at;
        return made;
    }

    ZrfNode string(ZrfNode made)
    {
        made.kind = ZrfNode::Kind::String;
        ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != '"') {
            made.text += m_text[m_at];
            advance();
        }
        if (m_at >= m_text.size())
            fail(made.place, Message("this string has no end"));
        else
            ++m_at;
        return made;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_lineStart = 0;
    int m_line = 1;
    std::optional<Error> m_fault;
};

/// Puts the bodies of definitions where their names stand.
class Expander
{
public:
    Result<std::vector<ZrfNode>> run(const std::vector<ZrfNode> &top)
    {
        std::vector<ZrfNode> result;
        for (const ZrfNode &node : top) {
            if (node.head() == "define")
                define(node);
            else
                expand(node, {}, 0, result);
        }
        if (m_fault)
            return failure(*m_fault);
        return result;
    }

private:
    void fail(const ZrfNode &node, Message message)
    {
        if (!m_fault)
            m_fault = Error{std::move(message), node.place, {}};
    }

    void define(const ZrfNode &node)
    {
        if (node.items.size() < 2 || node.items[1].kind != ZrfNode::Kind::Word)
            return fail(node, Message("a definition has a name"));
        m_macros[node.items[1].text] =
            std::vector<ZrfNode>(node.items.begin() + 2, node.items.end());
    }

    /// Appends what the node stands for, with `$1` to `$9` replaced.
    void expand(const ZrfNode &node,
                const std::vector<ZrfNode> &arguments,
                int depth,
                std::vector<ZrfNode> &into)
    {
        if (m_fault)
            return;
        if (++m_words > zrfMostWords)
            return fail(node,
                        Message("definitions make more than {most} words of this text",
                                {{"most", zrfMostWords}}));
        if (depth > zrfMostDepth)
            return fail(
                node,
                Message("definitions may use each other {most} deep", {{"most", zrfMostDepth}}));
        if (node.kind == ZrfNode::Kind::Word && node.text.size() == 2 && node.text[0] == '$'
            && isAsciiDigit(node.text[1]))
            return argument(node, arguments, into);
        if (node.kind == ZrfNode::Kind::Word && m_macros.count(node.text) > 0 && depth > 0)
            return body(node.text, {}, depth, into);
        if (!node.isList()) {
            into.push_back(node);
            return;
        }
        if (const auto macro = m_macros.find(std::string(node.head())); macro != m_macros.end()) {
            std::vector<ZrfNode> given;
            for (std::size_t i = 1; i < node.items.size(); ++i)
                expand(node.items[i], arguments, depth + 1, given);
            return body(macro->first, given, depth, into);
        }
        ZrfNode copy = node;
        copy.items.clear();
        for (const ZrfNode &item : node.items)
            expand(item, arguments, depth + 1, copy.items);
        into.push_back(std::move(copy));
    }

    void
    argument(const ZrfNode &node, const std::vector<ZrfNode> &arguments, std::vector<ZrfNode> &into)
    {
        const auto index = static_cast<std::size_t>(node.text[1] - '1');
        if (node.text[1] == '0' || index >= arguments.size())
            return fail(node, Message("nothing is given for {name}", {{"name", node.text}}));
        into.push_back(arguments[index]);
    }

    void body(const std::string &name,
              const std::vector<ZrfNode> &arguments,
              int depth,
              std::vector<ZrfNode> &into)
    {
        const auto items = m_macros.at(name);
        for (const ZrfNode &item : items)
            expand(item, arguments, depth + 1, into);
    }

    std::map<std::string, std::vector<ZrfNode>> m_macros;
    std::size_t m_words = 0;
    std::optional<Error> m_fault;
};

} // namespace

const ZrfNode *ZrfNode::find(std::string_view word) const
{
    const auto found = std::find_if(
        items.begin(), items.end(), [&](const ZrfNode &item) { return item.head() == word; });
    return found == items.end() ? nullptr : &*found;
}

Result<std::vector<ZrfNode>> readZrfTree(std::string_view text)
{
    const auto parsed = Parser(text).run();
    return parsed ? Expander().run(*parsed) : failure(parsed.error());
}

} // namespace rookery
