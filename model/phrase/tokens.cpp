#include "model/phrase/tokens.h"

#include "model/base/shown.h"

#include <algorithm>
#include <array>

namespace rookery::phrase {

namespace {

constexpr bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'
           || static_cast<unsigned char>(c) >= 0x80;
}

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The length of the name that the text begins with.
std::size_t nameLength(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size()) {
        const bool isHyphen = text[length] == '-' && length > 0 && isLetter(text[length - 1])
                              && length + 1 < text.size() && isLetter(text[length + 1]);
        if (!isHyphen && !isLetter(text[length]) && !(length > 0 && isDigit(text[length])))
            break;
        ++length;
    }
    return length;
}

constexpr std::array<std::string_view, 21> signs = {"..", "!=", "<=", ">=", "=", "<", ">",
                                                    "+",  "-",  "*",  "/",  "%", "&", "(",
                                                    ")",  "{",  "}",  ",",  ":", ";", "?"};

class Lexer
{
public:
    Lexer(std::string_view text, int line)
        : m_text(text)
        , m_line(line)
    {
    }

    Result<std::vector<Token>> run()
    {
        while (true) {
            while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t'))
                ++m_at;
            if (m_at == m_text.size())
                break;
            if (!next())
                return failure(m_fault, {m_line, int(m_at) + 1, {}});
        }
        add(TokenKind::End, 0, {});
        return std::move(m_tokens);
    }

private:
    bool next()
    {
        const std::string_view rest = m_text.substr(m_at);
        if (const std::size_t length = nameLength(rest))
            return add(TokenKind::Name, length, std::string(rest.substr(0, length)));
        if (isDigit(rest.front()))
            return number(rest);
        if (rest.front() == '\'')
            return quoted(rest);
        for (const std::string_view sign : signs) {
            if (rest.starts_with(sign))
                return add(TokenKind::Sign, sign.size(), std::string(sign));
        }
        m_fault = Message("'{text}' means nothing here", {{"text", shownText(rest.substr(0, 1))}});
        return false;
    }
    bool number(std::string_view rest)
    {
        const auto isEnd = [](char c) {
            return !isDigit(c);
        };
        const auto end = std::find_if(rest.begin(), rest.end(), isEnd);
        const auto length = static_cast<std::size_t>(end - rest.begin());
        if (end != rest.end() && isLetter(*end)) {
            m_fault = Message(
                "a name that begins with a digit stands in quotes, such as '{name}'",
                {{"name", std::string(rest.substr(0, length + nameLength(rest.substr(length))))}});
            return false;
        }
        return add(TokenKind::Number, length, std::string(rest.substr(0, length)));
    }
    bool quoted(std::string_view rest)
    {
        std::string name;
        std::size_t at = 1;
        for (; at < rest.size(); ++at) {
            if (rest[at] == '\'') {
                if (at + 1 >= rest.size() || rest[at + 1] != '\'')
                    break;
                ++at;
            }
            name += rest[at];
        }
        if (at >= rest.size()) {
            m_fault = Message("a quote is not closed");
            return false;
        }
        return add(TokenKind::Quoted, at + 1, std::move(name));
    }
    bool add(TokenKind kind, std::size_t length, std::string text)
    {
        m_tokens.push_back({kind, std::move(text), {m_line, int(m_at) + 1}});
        m_at += length;
        return true;
    }

    std::string_view m_text;
    int m_line;
    std::size_t m_at = 0;
    std::vector<Token> m_tokens;
    Message m_fault;
};

} // namespace

bool isNameText(std::string_view text)
{
    return !text.empty() && nameLength(text) == text.size();
}

Result<std::vector<Token>> tokensOf(std::string_view text, int line)
{
    return Lexer(text, line).run();
}

} // namespace rookery::phrase
