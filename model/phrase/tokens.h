#pragma once

#include "model/base/result.h"
#include "model/phrase/tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery::phrase {

enum class TokenKind : std::uint8_t { Name, Quoted, Number, Sign, End };

/// One word of a text.
struct Token
{
    TokenKind kind = TokenKind::End;
    std::string text;
    Source source;

    bool is(std::string_view word) const
    {
        return (kind == TokenKind::Name || kind == TokenKind::Sign) && text == word;
    }
};

/// Whether the whole text is one name without quotes.
bool isNameText(std::string_view text);

/// The tokens of a line, with an End at the end. `line` counts from 1 and is only kept.
Result<std::vector<Token>> tokensOf(std::string_view text, int line);

} // namespace rookery::phrase
