#include "model/exchange/game_files/sgf_file.h"

#include "model/base/text.h"
#include "model/exchange/game_files/recorded_tree.h"
#include "model/exchange/game_files/text_encoding.h"
#include "model/play/moves/notation/sgf_notation.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace rookery {

namespace {

/// Properties of the first node and what PGN calls them; others keep their names.
constexpr std::pair<std::string_view, std::string_view> sgfHeaders[] = {
    {"PB", "White"}, // the first player
    {"PW", "Black"},
    {"BR", "WhiteElo"},
    {"WR", "BlackElo"},
    {"EV", "Event"},
    {"PC", "Site"},
    {"DT", "Date"},
    {"RO", "Round"},
    {"AN", "Annotator"},
    {"SZ", "Size"},
};

/// `RKTAG[Name:value]` is ours, for tags that SGF has no property for.
constexpr std::string_view ownTag = "RKTAG";

/// Judgements, with the numbers of PGN.
struct SgfGlyph
{
    std::string_view property;
    std::string_view value;
    std::string_view number;
};

constexpr SgfGlyph sgfGlyphs[] = {
    {"TE", "1", "1"},
    {"BM", "1", "2"},
    {"TE", "2", "3"},
    {"BM", "2", "4"},
    {"IT", "", "5"},
    {"DO", "", "6"},
};

constexpr std::string_view sgfSpaces = " \t\r\n\v\f";

bool isSgfCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

struct Property
{
    std::string name;
    std::vector<std::string> values;
    int line = 0;
};

class SgfReader
{
public:
    explicit SgfReader(const GameText &game)
        : m_text(asUtf8(game.text))
        , m_line(game.line)
    {
        m_game.line = game.line;
    }

    RecordedGame read()
    {
        while (m_at < m_text.size() && peek() != '(')
            advance();
        if (m_at == m_text.size())
            fault(Message("a game in SGF begins with '(;', not with '{found}'",
                          {{"found", excerpt(m_text)}}),
                  m_game.line);
        while (m_at < m_text.size() && readSign()) {
        }
        if (!m_open.empty())
            fault(Message("{count} '(' without a ')'", {{"count", m_open.size()}}),
                  m_open.back().line);
        if (m_first == 'W')
            turnColours();
        m_game.items = m_tree.items();
        return std::move(m_game);
    }

private:
    struct Branch
    {
        std::size_t node; ///< to go on from behind it
        int line;
    };

    char peek() const { return m_text[m_at]; }

    void advance()
    {
        if (m_text[m_at++] == '\n')
            ++m_line;
    }

    void fault(Message message, int line)
    {
        constexpr std::size_t most = 20;
        if (m_game.faults.size() < most)
            m_game.faults.push_back({std::move(message), {line, 0, {}}, {}});
    }

    /// Whether the game goes on.
    bool readSign()
    {
        const char sign = peek();
        if (isAsciiLetter(sign)) {
            readProperty();
            return true;
        }
        if (sign == '(') {
            if (m_isOver)
                fault(Message("another game begins in the line where one ends; it is not read"),
                      m_line);
            m_open.push_back({m_node, m_line});
        } else if (sign == ')' && !m_open.empty()) {
            m_node = m_open.back().node;
            m_open.pop_back();
            m_isOver = m_open.empty();
        } else if (sign == ';') {
            m_isRoot = m_nodes++ == 0;
        } else if (sgfSpaces.find(sign) == std::string_view::npos) {
            strange();
            return true;
        }
        const bool goesOn = !(sign == '(' && m_isOver);
        if (!goesOn)
            m_open.clear();
        advance();
        return goesOn;
    }

    void strange()
    {
        const std::size_t end = std::min(m_text.find_first_of("();", m_at + 1), m_text.size());
        if (!m_isOver)
            fault(Message("'{text}' is no property of SGF",
                          {{"text", excerpt(std::string_view(m_text).substr(m_at, end - m_at))}}),
                  m_line);
        while (m_at < end)
            advance();
    }

    /// Older files spell names out; the capitals count.
    void readProperty()
    {
        Property property;
        property.line = m_line;
        const std::size_t begin = m_at;
        for (; m_at < m_text.size() && isAsciiLetter(peek()); advance()) {
            if (isSgfCapital(peek()))
                property.name += peek();
        }
        const std::string written = m_text.substr(begin, m_at - begin);
        skipSpace();
        while (m_at < m_text.size() && peek() == '[') {
            property.values.push_back(readValue());
            skipSpace();
        }
        if (property.values.empty() || property.name.empty())
            return fault(Message("the property '{name}' has no value in brackets",
                                 {{"name", excerpt(written)}}),
                         property.line);
        if (!m_isOver)
            take(property);
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && sgfSpaces.find(peek()) != std::string_view::npos)
            advance();
    }

    /// A backslash takes the next sign as it is, and a line break away.
    std::string readValue()
    {
        const int line = m_line;
        std::string value;
        advance();
        for (; m_at < m_text.size() && peek() != ']'; advance()) {
            const bool isEscaped = peek() == '\\' && m_at + 1 < m_text.size();
            if (isEscaped)
                advance();
            const bool isSpace = sgfSpaces.find(peek()) != std::string_view::npos;
            if (!isSpace)
                value += peek();
            else if (peek() != '\r' && !(isEscaped && peek() == '\n'))
                value += ' ';
        }
        if (m_at == m_text.size())
            fault(withoutPartner('[', ']'), line);
        else
            advance();
        return value;
    }

    void take(const Property &property)
    {
        const std::string &value = property.values.front();
        if (property.name == "B" || property.name == "W")
            return takeMove(property.name, value, property.line);
        if (property.name == "C")
            return remark(GameItem::Kind::Comment, value, property.line);
        for (const SgfGlyph &row : sgfGlyphs) {
            if (row.property == property.name && (row.value.empty() || row.value == value))
                return remark(GameItem::Kind::Glyph, std::string(row.number), property.line);
        }
        if (m_isRoot)
            return takeHeader(property);
        std::string text = property.name;
        for (const std::string &each : property.values)
            text += "[" + each + "]";
        remark(GameItem::Kind::Comment, text, property.line);
    }

    void takeHeader(const Property &property)
    {
        const std::string &value = property.values.front();
        if (property.name == "GM")
            return takeGame(value);
        if (property.name == ownTag) {
            for (const std::string &each : property.values) {
                const std::size_t colon = std::min(each.find(':'), each.size());
                m_game.setTag(each.substr(0, colon), each.substr(std::min(colon + 1, each.size())));
            }
            return;
        }
        if (property.name == "FF" || property.name == "CA" || property.name == "AP")
            return;
        if (property.name == "RE")
            takeResult(value);
        if (property.name == "PL")
            m_first = value.starts_with('W') || value.starts_with('w') ? 'W' : 'B';
        std::string all;
        for (const std::string &each : property.values)
            appendItem(all, " ", each);
        const auto *const known =
            std::find_if(std::begin(sgfHeaders), std::end(sgfHeaders), [&](const auto &row) {
                return row.first == property.name;
            });
        const std::string_view name =
            known == std::end(sgfHeaders) ? std::string_view(property.name) : known->second;
        m_game.setTag(std::string(name), all);
    }

    /// Of games that we do not know the number stands for the name.
    void takeGame(const std::string &value)
    {
        int number = 0;
        std::from_chars(value.data(), value.data() + value.size(), number);
        const SgfRow *row = sgfRow(number);
        m_game.setTag("Variant", row ? std::string(row->design) : "SGF game " + value);
    }

    void takeResult(const std::string &value)
    {
        if (value.starts_with("B+"))
            m_game.result = "1-0";
        else if (value.starts_with("W+"))
            m_game.result = "0-1";
        else if (value == "0" || value == "Draw" || value == "Jigo")
            m_game.result = "1/2-1/2";
        else
            m_game.result = "*";
    }

    /// The first move of the file shows whose turn it is. A move of the other player keeps its
    /// colour, and is not legal.
    void takeMove(const std::string &colour, const std::string &value, int line)
    {
        m_isRoot = false;
        if (m_first == 0)
            m_first = colour.front();
        const bool isFirst = colour.front() == m_first;
        if (value == "resign" || value == "forfeit") {
            if (m_game.result.empty())
                m_game.result = colour == "W" ? "1-0" : "0-1";
            return;
        }
        GameItem move{GameItem::Kind::Move, value.empty() ? "pass" : value, line, 0, 0};
        move.ply = m_node == RecordedTree::root ? 0 : m_tree.nodes[m_node].move.ply + 1;
        if (isFirst != (move.ply % 2 == 0))
            move.text = colour + "[" + value + "]";
        m_node = m_tree.add(m_node, std::move(move));
    }

    /// In Hex either colour may be the first player's, elsewhere white moves first where stones
    /// were given.
    void turnColours()
    {
        if (m_game.tag("Variant") != "Hex")
            return m_game.setTag(std::string(whiteFirst), "yes");
        for (auto &[name, value] : m_game.tags)
            name = name == "White" ? "Black" : name == "Black" ? "White" : name;
        if (m_game.result == "1-0" || m_game.result == "0-1")
            m_game.result = m_game.result == "1-0" ? "0-1" : "1-0";
    }

    void remark(GameItem::Kind kind, const std::string &text, int line)
    {
        m_tree.nodes[m_node].remarks.push_back({kind, text, line, 0, 0});
    }

    std::string m_text;
    std::size_t m_at = 0;
    int m_line;
    RecordedGame m_game;
    RecordedTree m_tree;
    std::size_t m_node = RecordedTree::root;
    std::vector<Branch> m_open;
    int m_nodes = 0;
    char m_first = 0; ///< the colour to move first
    bool m_isRoot = false;
    bool m_isOver = false;
};

class SgfWriter
{
public:
    SgfWriter(const RecordedGame &game, const Design &design)
        : m_game(game)
        , m_tree(recordedTree(game.items))
        , m_design(design)
    {
    }

    std::string text()
    {
        writeRoot();
        remarks(RecordedTree::root);
        writeMoves();
        return std::move(m_text) + ")\n";
    }

private:
    void property(std::string_view name, const std::string &value)
    {
        m_text.append(name);
        this->value(value);
    }

    void value(const std::string &value)
    {
        m_text += '[';
        for (const char c : value) {
            if (c == ']' || c == '\\')
                m_text += '\\';
            m_text += c;
        }
        m_text += ']';
    }

    void writeRoot()
    {
        const BoardRecipe &recipe = *m_design.board;
        m_text = "(;FF[4]CA[UTF-8]";
        property("GM", std::to_string(sgfRow(m_design)->number));
        std::string size = std::to_string(recipe.files);
        if (recipe.files != recipe.ranks)
            size += ":" + std::to_string(recipe.ranks);
        property("SZ", size);
        for (const auto &[name, value] : m_game.tags)
            writeTag(name, value);
        const bool isDraw = m_game.result == "1/2-1/2";
        const std::string result = m_game.result == "1-0"   ? "B+"
                                   : m_game.result == "0-1" ? "W+"
                                   : isDraw                 ? "0"
                                                            : "?";
        const std::string before = m_game.tag("RE");
        const bool says = result != "0" && result != "?" && before.starts_with(result);
        property("RE", says ? before : result);
    }

    void writeTag(const std::string &name, const std::string &value)
    {
        constexpr std::string_view others[] = {"Result", "Size", "Variant", "RE", whiteFirst};
        const bool isOther =
            std::find(std::begin(others), std::end(others), name) != std::end(others);
        if (isOther || value == "?" || value == "????.??.??")
            return;
        const auto *const known = std::find_if(std::begin(sgfHeaders),
                                               std::end(sgfHeaders),
                                               [&](const auto &row) { return row.second == name; });
        if (known != std::end(sgfHeaders))
            return property(known->first, value);
        const bool isStones = name == "AB" || name == "AW" || name == "AE";
        if (!isStones && name != "FEN" && name.size() == 2
            && std::all_of(name.begin(), name.end(), isSgfCapital))
            return property(name, value);
        if (!isStones)
            return property(ownTag, name + ":" + value);
        m_text += name;
        for (const std::string_view point : split(value, ' '))
            this->value(std::string(point));
    }

    void remarks(std::size_t node)
    {
        std::string comment;
        for (const GameItem &item : m_tree.nodes[node].remarks) {
            const auto *const glyph =
                std::find_if(std::begin(sgfGlyphs), std::end(sgfGlyphs), [&](const SgfGlyph &row) {
                    return item.kind == GameItem::Kind::Glyph && row.number == item.text;
                });
            if (glyph != std::end(sgfGlyphs))
                property(glyph->property, std::string(glyph->value));
            else
                appendItem(
                    comment, " ", (item.kind == GameItem::Kind::Glyph ? "$" : "") + item.text);
        }
        if (!comment.empty())
            property("C", comment);
    }

    /// Without recursion: a game may have any number of branches.
    void writeMoves()
    {
        struct Task
        {
            std::size_t node;
            bool isClosing;
        };
        std::vector<Task> open;
        const auto pushChildren = [&](std::size_t node) {
            const auto &children = m_tree.nodes[node].children;
            for (std::size_t i = children.size(); i > 0; --i) {
                if (children.size() > 1)
                    open.push_back({children[i - 1], true});
                open.push_back({children[i - 1], false});
            }
        };
        pushChildren(RecordedTree::root);
        while (!open.empty()) {
            const Task task = open.back();
            open.pop_back();
            if (task.isClosing) {
                m_text += ')';
                continue;
            }
            const RecordedTree::Node &node = m_tree.nodes[task.node];
            if (m_tree.nodes[node.parent].children.size() > 1)
                m_text += "\n(";
            else if (node.move.ply % 10 == 0)
                m_text += '\n';
            m_text += ';';
            const bool isPass = node.move.text == "pass";
            property(node.move.ply % 2 == 0 ? "B" : "W", isPass ? "" : node.move.text);
            remarks(task.node);
            pushChildren(task.node);
        }
    }

    const RecordedGame &m_game;
    RecordedTree m_tree;
    const Design &m_design;
    std::string m_text;
};

} // namespace

RecordedGame readSgfGame(const GameText &game)
{
    return SgfReader(game).read();
}

std::string writeSgfGame(const RecordedGame &game, const Design &design)
{
    return SgfWriter(game, design).text();
}

bool SgfBoundary::begins(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(sgfSpaces);
    const std::string_view text = line.substr(std::min(first, line.size()));
    // One that is not closed ends where another one says what it is.
    const bool isRoot = text.starts_with("(;FF[") || text.starts_with("(;GM[");
    const bool isNext =
        m_hasGame && ((m_depth == 0 && text.starts_with('(') && !m_isInValue) || isRoot);
    if (isNext)
        *this = {};
    for (const char c : line) {
        if (m_isInValue) {
            m_isInValue = m_isEscaped || c != ']';
            m_isEscaped = !m_isEscaped && c == '\\';
        } else if (c == '[') {
            m_isInValue = m_depth > 0;
        } else if (c == '(') {
            ++m_depth;
            m_hasGame = true;
        } else if (c == ')') {
            m_depth = std::max(0, m_depth - 1);
        }
    }
    return isNext;
}

} // namespace rookery
