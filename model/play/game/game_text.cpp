#include "model/play/game/game_tree.h"

#include <algorithm>

namespace rookery {

namespace {

/// Quotes and backslashes are written behind a backslash.
std::string tag(const std::string &name, const std::string &value)
{
    std::string text = "[" + name + " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + "\"]\n";
}

class GameWriter
{
public:
    explicit GameWriter(const GameTree &tree)
        : m_tree(tree)
    {
    }

    std::string text()
    {
        comment(GameTree::root);
        branch(GameTree::root, 0, true);
        return std::move(m_text);
    }

private:
    void word(const std::string &text)
    {
        if (!m_text.empty() && m_text.back() != '(')
            m_text += ' ';
        m_text += text;
    }

    void comment(std::size_t index)
    {
        std::string said = m_tree.node(index).comment;
        if (said.empty())
            return;
        std::replace(said.begin(), said.end(), '}', ')');
        word("{" + said + "}");
    }

    /// A number stands before the first move of a line, and wherever the turn comes round.
    void move(std::size_t index, std::size_t depth, bool isFirst)
    {
        const GameTree::Node &node = m_tree.node(index);
        if (isFirst || depth % 2 == 0)
            word(std::to_string(depth / 2 + 1) + (depth % 2 == 0 ? "." : "..."));
        word(node.text + std::string(enumName(node.judgement)));
        comment(index);
    }

    void branch(std::size_t from, std::size_t depth, bool isFirst)
    {
        while (!m_tree.node(from).children.empty()) {
            const auto &children = m_tree.node(from).children;
            move(children.front(), depth, isFirst);
            isFirst = false;
            for (std::size_t i = 1; i < children.size(); ++i) {
                word("(");
                move(children[i], depth, true);
                branch(children[i], depth + 1, false);
                m_text += ')';
                isFirst = true;
            }
            from = children.front();
            ++depth;
        }
    }

    const GameTree &m_tree;
    std::string m_text;
};

} // namespace

std::string writeGame(const GameTree &tree, const std::string &design, const std::string &result)
{
    std::string text;
    if (!design.empty())
        text += tag("Design", design);
    if (!tree.start().empty())
        text += tag("Start", tree.start());
    if (!result.empty())
        text += tag("Result", result);
    if (!text.empty())
        text += '\n';
    return text + GameWriter(tree).text() + "\n";
}

} // namespace rookery
