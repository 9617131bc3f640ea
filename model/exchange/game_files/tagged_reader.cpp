#include "model/base/text.h"
#include "model/exchange/game_files/tagged_text.h"
#include "model/exchange/game_files/text_encoding.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr std::string_view taggedSpaces = " \t\r\n\v\f";
constexpr std::string_view judgementSigns = "!?";

bool isTaggedSpace(char c)
{
    return taggedSpaces.find(c) != std::string_view::npos;
}

/// Reads a game of the form of PGN from left to right; faults are noted and passed over.
class TaggedReader
{
public:
    TaggedReader(const GameText &game, const TaggedForm &form)
        : m_text(asUtf8(game.text))
        , m_line(game.line)
        , m_form(form)
    {
    }

    /// In branches moves do not count.
    RecordedGame readBeginning(std::size_t moves)
    {
        while (skipSpace(), m_at < m_text.size() && (m_mainMoves < moves || peek() == '['))
            readItem();
        if (m_game.result.empty()) {
            const std::size_t end = m_text.find_last_not_of(taggedSpaces) + 1;
            const std::size_t begin = end == 0 ? 0 : m_text.find_last_of(taggedSpaces, end - 1) + 1;
            takeResult(std::string_view(m_text).substr(begin, end - std::min(begin, end)));
        }
        return std::move(m_game);
    }

    RecordedGame read()
    {
        m_game.line = m_line;
        while (skipSpace(), m_at < m_text.size())
            readItem();
        for (const int line : m_open)
            fault(withoutPartner('(', ')'), line);
        return std::move(m_game);
    }

private:
    char peek() const { return m_text[m_at]; }
    bool isAtLineBegin() const { return m_at == 0 || m_text[m_at - 1] == '\n'; }

    void advance()
    {
        if (m_text[m_at++] == '\n')
            ++m_line;
    }

    void skipSpace()
    {
        while (m_at < m_text.size()
               && (isTaggedSpace(peek()) || (peek() == '%' && isAtLineBegin()))) {
            if (peek() == '%')
                restOfLine();
            else
                advance();
        }
    }

    std::string restOfLine()
    {
        const std::size_t begin = m_at;
        m_at = std::min(m_text.find('\n', m_at), m_text.size());
        std::string line = m_text.substr(begin, m_at - begin);
        while (!line.empty() && line.back() == '\r')
            line.pop_back();
        return line;
    }

    void fault(Message message, int line)
    {
        m_game.faults.push_back({std::move(message), {line, 0, {}}, {}});
    }

    void add(GameItem::Kind kind, std::string text, int line)
    {
        m_game.items.push_back({kind, std::move(text), line, 0, 0});
    }

    void readItem()
    {
        const int line = m_line;
        switch (peek()) {
        case '[':
            readTag();
            break;
        case '{':
            readComment();
            break;
        case ';':
            advance();
            add(GameItem::Kind::Comment, restOfLine(), line);
            break;
        case '(':
            m_open.push_back(line);
            add(GameItem::Kind::Open, {}, line);
            advance();
            break;
        case ')':
            close(line);
            advance();
            break;
        case '}':
            fault(withoutPartner('}', '{'), line);
            advance();
            break;
        case '$':
            advance();
            add(GameItem::Kind::Glyph, digits(), line);
            break;
        default:
            readWord();
        }
    }

    void close(int line)
    {
        if (m_open.empty())
            return fault(withoutPartner(')', '('), line);
        m_open.pop_back();
        add(GameItem::Kind::Close, {}, line);
    }

    std::string digits()
    {
        std::string all;
        for (; m_at < m_text.size() && isAsciiDigit(peek()); ++m_at)
            all += peek();
        return all;
    }

    /// A brace that is never closed holds all the rest.
    void readComment()
    {
        const int line = m_line;
        advance();
        std::string text;
        for (; m_at < m_text.size() && peek() != '}'; advance()) {
            if (peek() != '\r')
                text += isTaggedSpace(peek()) ? ' ' : peek();
        }
        if (m_at == m_text.size())
            fault(withoutPartner('{', '}'), line);
        else
            advance();
        add(GameItem::Kind::Comment, std::move(text), line);
    }

    /// `[Name "value"]` on one line; quotes and backslashes stand behind a backslash.
    void readTag()
    {
        const int line = m_line;
        const std::string whole = restOfLine();
        std::string_view rest = whole;
        rest.remove_prefix(1);
        rest.remove_prefix(std::min(rest.find_first_not_of(taggedSpaces), rest.size()));
        const std::size_t end = std::min(rest.find_first_of(" \t\""), rest.size());
        const std::string name(rest.substr(0, end));
        const std::size_t quote = rest.find('"');
        const std::size_t last = rest.rfind('"');
        if (name.empty() || quote == std::string_view::npos || last == quote)
            return fault(Message("a tag is written {form}, not {found}",
                                 {{"form", "[Name \"value\"]"}, {"found", excerpt(whole)}}),
                         line);
        std::string value;
        for (std::size_t i = quote + 1; i < last; ++i) {
            const bool isEscaped = rest[i] == '\\' && i + 1 < last;
            value += isEscaped ? rest[++i] : rest[i];
        }
        if (name == "Result")
            takeResult(value);
        m_game.setTag(name, value);
    }

    bool takeResult(std::string_view word)
    {
        constexpr std::string_view plain[] = {"1-0", "0-1", "1/2-1/2"};
        for (std::size_t i = 0; i < 3; ++i) {
            if (word == m_form.wins[i])
                m_game.result = plain[i];
        }
        if (word == "*" && m_game.result.empty())
            m_game.result = word;
        return word == "*" || std::find(m_form.wins, m_form.wins + 3, word) != m_form.wins + 3;
    }

    /// A promotion in parentheses, `e8(Q)`, is part of the word.
    bool isPromotionHere(std::size_t begin) const
    {
        return m_at > begin && m_at + 2 < m_text.size() && isAsciiLetter(m_text[m_at + 1])
               && m_text[m_at + 2] == ')';
    }

    void readWord()
    {
        const int line = m_line;
        const std::size_t begin = m_at;
        constexpr std::string_view ends = "{};)$";
        while (m_at < m_text.size() && !isTaggedSpace(peek())
               && ends.find(peek()) == std::string_view::npos) {
            if (peek() == '(' && !isPromotionHere(begin))
                break;
            m_at += peek() == '(' ? 3 : 1;
        }
        const std::string_view word = std::string_view(m_text).substr(begin, m_at - begin);
        if (!takeResult(word))
            addMove(withoutNumber(word), line);
    }

    /// `12.`, `12...` and the number of `12.e4`; `12` alone as well.
    static std::string_view withoutNumber(std::string_view word)
    {
        const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
        const std::size_t dots = std::min(word.find_first_not_of('.', digits), word.size());
        const bool isNumber = dots > digits || digits == word.size();
        return isNumber ? word.substr(dots) : word;
    }

    void addMove(std::string_view word, int line)
    {
        const std::size_t last = word.find_last_not_of(judgementSigns);
        if (last == std::string_view::npos && !word.empty())
            return addJudgement(word, line);
        const std::size_t size = word.empty() ? 0 : last + 1;
        if (size == 0 || word == "...")
            return;
        m_mainMoves += m_open.empty() ? 1 : 0;
        add(GameItem::Kind::Move, std::string(word.substr(0, size)), line);
        if (size < word.size())
            addJudgement(word.substr(size), line);
    }

    void addJudgement(std::string_view sign, int line)
    {
        constexpr std::string_view all[] = {"!", "?", "!!", "??", "!?", "?!"};
        const auto *const found = std::find(std::begin(all), std::end(all), sign);
        if (found != std::end(all))
            add(GameItem::Kind::Glyph, std::to_string(found - std::begin(all) + 1), line);
    }

    std::string m_text;
    std::size_t m_at = 0;
    int m_line;
    TaggedForm m_form;
    RecordedGame m_game;
    std::vector<int> m_open; ///< lines of branches not yet closed
    std::size_t m_mainMoves = 0;
};

} // namespace

RecordedGame readTaggedBeginning(const GameText &game, std::size_t moves, const TaggedForm &form)
{
    RecordedGame read = TaggedReader(game, form).readBeginning(moves);
    if (read.result.empty())
        read.result = "*";
    return read;
}

RecordedGame readTagged(const GameText &game, const TaggedForm &form)
{
    RecordedGame read = TaggedReader(game, form).read();
    if (game.isCut)
        read.faults.push_back(
            {Message("the game is longer than 16 MiB; the rest of it is not read"),
             {game.line, 0, {}}});
    return read;
}

} // namespace rookery
