#pragma once

#include "model/base/result.h"
#include "model/base/text.h"
#include "model/design/vector.h"

#include <cstddef>
#include <string_view>

namespace rookery {

/// `(`, `)`, `~`, a word, or a whole vector: `(3,1)` of two to four parts, or `[-1,3]`, which is
/// (row, column) with rows counted downwards.
struct PathToken
{
    enum class Kind { Open, Close, Tilde, Word, Vector, End };

    Kind kind = Kind::End;
    std::string_view text;
    Vector vector;
    int column = 1;
};

/// What names of directions and keywords are made of.
inline bool isPathWordCharacter(char c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == '_';
}

/// Takes the notation of paths apart. Errors have the column.
class PathLexer
{
public:
    /// The text must outlive its tokens.
    explicit PathLexer(std::string_view text)
        : m_text(text)
    {
    }

    /// At the end of the text one token after the other says so.
    Result<PathToken> next();

private:
    PathToken take(PathToken token, std::size_t length);
    Result<PathToken> vector(PathToken token);
    Result<PathToken> rowAndColumn(PathToken token);

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace rookery
