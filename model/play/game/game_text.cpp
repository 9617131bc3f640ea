#include "model/base/text.h"
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

class GameReader
{
public:
    explicit GameReader(std::string_view text)
        : m_text(text)
    {
    }

    Result<GameTree> read()
    {
        std::string start;
        while (skipSpace(), at('[')) {
            const std::size_t opened = m_at;
            auto tag = readTag();
            if (!tag)
                return failure(std::move(tag).error());
            if (tag->first == "Start")
                start = tag->second;
            else if (tag->first != "Design" && tag->first != "Result")
                return failure(Message("unknown tag '{tag}'; the tags are Design, Start and Result",
                                       {{"tag", tag->first}}),
                               place(opened));
        }
        GameTree tree(start);
        while (skipSpace(), m_at < m_text.size()) {
            if (auto error = readItem(tree))
                return failure(*error);
        }
        if (!m_branches.empty())
            return failure(Message("a '(' has no ')'"), place(m_branches.back().opened));
        return tree;
    }

private:
    static constexpr std::size_t deepest = 256;

    struct Branch
    {
        std::size_t opened;
        std::size_t node; ///< to go on from behind it
    };

    bool at(char c) const { return m_at < m_text.size() && m_text[m_at] == c; }
    void skipSpace()
    {
        while (m_at < m_text.size()
               && std::string_view(" \t\r\n").find(m_text[m_at]) != std::string_view::npos)
            ++m_at;
    }

    Place place(std::size_t offset) const
    {
        const std::string_view before = m_text.substr(0, offset);
        const auto line = std::count(before.begin(), before.end(), '\n');
        const std::size_t begin =
            before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
        return {static_cast<int>(line) + 1, static_cast<int>(offset - begin) + 1, {}};
    }

    Result<std::pair<std::string, std::string>> readTag()
    {
        const std::size_t opened = m_at++;
        std::pair<std::string, std::string> tag;
        while (m_at < m_text.size() && isAsciiLetter(m_text[m_at]))
            tag.first += m_text[m_at++];
        skipSpace();
        if (!at('"'))
            return failure(Message("a tag is written {form}", {{"form", "[Name \"value\"]"}}),
                           place(opened));
        for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at) {
            if (at('\\') && m_at + 1 < m_text.size())
                ++m_at;
            tag.second += m_text[m_at];
        }
        ++m_at;
        skipSpace();
        if (!at(']'))
            return failure(Message("a tag is written {form}", {{"form", "[Name \"value\"]"}}),
                           place(opened));
        ++m_at;
        return tag;
    }

    std::optional<Error> readItem(GameTree &tree)
    {
        const std::size_t begin = m_at;
        if (at('{')) {
            const std::size_t end = m_text.find('}', m_at);
            if (end == std::string_view::npos)
                return Error{Message::literal("a '{' has no '}'"), place(begin)};
            tree.setComment(m_node, std::string(m_text.substr(m_at + 1, end - m_at - 1)));
            m_at = end + 1;
        } else if (at('(')) {
            if (m_node == GameTree::root)
                return Error{Message("a branch must stand behind the move that it replaces"),
                             place(begin)};
            if (m_branches.size() == deepest)
                return Error{
                    Message("branches are nested more than {most} deep", {{"most", deepest}}),
                    place(begin)};
            m_branches.push_back({begin, m_node});
            m_node = tree.node(m_node).parent;
            ++m_at;
        } else if (at('}')) {
            return Error{Message::literal("a '}' has no '{'"), place(begin)};
        } else if (at(')')) {
            if (m_branches.empty())
                return Error{Message("a ')' has no '('"), place(begin)};
            m_node = m_branches.back().node;
            m_branches.pop_back();
            ++m_at;
        } else {
            readWord(tree);
        }
        return std::nullopt;
    }

    void readWord(GameTree &tree)
    {
        const std::size_t begin = m_at;
        while (m_at < m_text.size()
               && std::string_view(" \t\r\n(){}").find(m_text[m_at]) == std::string_view::npos)
            ++m_at;
        const std::string_view word = m_text.substr(begin, m_at - begin);
        const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
        const bool isNumber = digits > 0
                              && word.find_first_not_of('.', digits) == std::string_view::npos
                              && digits < word.size();
        const bool isResult = word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
        if (!isNumber && !isResult)
            addMove(tree, word);
    }

    /// The longest judgement at its end is none of the move's letters.
    void addMove(GameTree &tree, std::string_view word)
    {
        Judgement found = Judgement::None;
        for (const auto &row : enumRows<Judgement>()) {
            const bool fits = word.size() > row.name.size() && word.ends_with(row.name);
            if (fits && row.name.size() > enumName(found).size())
                found = row.value;
        }
        word.remove_suffix(enumName(found).size());
        m_node = tree.add(m_node, std::string(word));
        tree.setJudgement(m_node, found);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_node = GameTree::root;
    std::vector<Branch> m_branches;
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

Result<GameTree> readGame(std::string_view text)
{
    return GameReader(text).read();
}

} // namespace rookery
