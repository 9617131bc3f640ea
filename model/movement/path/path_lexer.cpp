#include "model/movement/path/path_lexer.h"

#include "model/base/shown.h"
#include "model/design/limits.h"

#include <cstdlib>
#include <optional>
#include <string>

namespace rookery {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// A signed number of at most three digits at the start of `text`, which it consumes.
std::optional<int> takeNumber(std::string_view &text)
{
    std::size_t length = 0;
    if (text.starts_with('-') || text.starts_with('+'))
        ++length;
    const std::size_t firstDigit = length;
    while (length < text.size() && isAsciiDigit(text[length]))
        ++length;
    const std::size_t digits = length - firstDigit;
    if (digits == 0 || digits > 3)
        return std::nullopt;
    int number = 0;
    for (std::size_t i = firstDigit; i < length; ++i)
        number = number * 10 + (text[i] - '0');
    if (text.front() == '-')
        number = -number;
    text.remove_prefix(length);
    return number;
}

bool startsNumber(char c)
{
    return isAsciiDigit(c) || c == '-' || c == '+';
}

} // namespace

Result<PathToken> PathLexer::next()
{
    while (m_at < m_text.size() && isSpace(m_text[m_at]))
        ++m_at;
    PathToken token;
    token.column = static_cast<int>(m_at) + 1;
    if (m_at == m_text.size())
        return token;
    const char c = m_text[m_at];
    if (c == '(' && m_at + 1 < m_text.size() && startsNumber(m_text[m_at + 1]))
        return vector(token);
    if (c == '[')
        return rowAndColumn(token);
    if (c == '(' || c == ')' || c == '~') {
        token.kind = c == '('   ? PathToken::Kind::Open
                     : c == ')' ? PathToken::Kind::Close
                                : PathToken::Kind::Tilde;
        return take(token, 1);
    }
    std::size_t length = 0;
    while (m_at + length < m_text.size() && isPathWordCharacter(m_text[m_at + length]))
        ++length;
    if (length == 0 || !isAsciiLetter(c))
        return failure(Message("{sign} has no meaning in a path",
                               {{"sign", shownCharacter(m_text.substr(m_at))}}),
                       {1, token.column, {}});
    token.kind = PathToken::Kind::Word;
    return take(token, length);
}

PathToken PathLexer::take(PathToken token, std::size_t length)
{
    token.text = m_text.substr(m_at, length);
    m_at += length;
    return token;
}

Result<PathToken> PathLexer::vector(PathToken token)
{
    std::string_view rest = m_text.substr(m_at + 1);
    const Place place{1, token.column, {}};
    std::size_t parts = 0;
    do {
        if (parts > 0)
            rest.remove_prefix(1);
        while (parts > 0 && !rest.empty() && isSpace(rest.front()))
            rest.remove_prefix(1);
        const auto part = takeNumber(rest);
        if (!part || parts == token.vector.along.size())
            return failure(Message("a vector is written like (3,1)"), place);
        if (std::abs(*part) > limits::vectorPart) {
            return failure(Message("a vector may lead at most {most#cell#cells} along each axis",
                                   {{"most", limits::vectorPart}}),
                           place);
        }
        token.vector.along[parts++] = *part;
    } while (rest.starts_with(','));
    if (parts < 2 || !rest.starts_with(')'))
        return failure(Message("a vector is written like (3,1)"), place);
    if (token.vector == Vector{})
        return failure(Message("the vector (0,0) leads nowhere"), place);
    token.kind = PathToken::Kind::Vector;
    return take(token, m_text.size() - rest.size() + 1 - m_at);
}

Result<PathToken> PathLexer::rowAndColumn(PathToken token)
{
    std::string_view rest = m_text.substr(m_at + 1);
    const Place place{1, token.column, {}};
    const auto row = takeNumber(rest);
    const bool hasComma = row && rest.starts_with(',');
    if (hasComma)
        rest.remove_prefix(1);
    while (hasComma && !rest.empty() && isSpace(rest.front()))
        rest.remove_prefix(1);
    const auto column = hasComma ? takeNumber(rest) : std::nullopt;
    if (!column || !rest.starts_with(']'))
        return failure(Message("a row and a column are written like {form}", {{"form", "[-1,3]"}}),
                       place);
    if (std::max(std::abs(*row), std::abs(*column)) > limits::vectorPart)
        return failure(Message("a vector may lead at most {most#cell#cells} along each axis",
                               {{"most", limits::vectorPart}}),
                       place);
    if (*row == 0 && *column == 0)
        return failure(Message("the vector {vector} leads nowhere", {{"vector", "[0,0]"}}), place);
    token.vector = Vector{{*column, -*row}};
    token.kind = PathToken::Kind::Vector;
    return take(token, m_text.size() - rest.size() + 1 - m_at);
}

} // namespace rookery
