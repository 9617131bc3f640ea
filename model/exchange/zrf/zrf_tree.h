#pragma once

#include "model/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// A word, a string or a list in brackets, after macros have been put in.
struct ZrfNode
{
    enum class Kind { Word, String, List };

    Kind kind = Kind::Word;
    std::string text; ///< of a word or string
    std::vector<ZrfNode> items;
    Place place;

    bool isList() const { return kind == Kind::List; }
    bool is(std::string_view word) const { return kind == Kind::Word && text == word; }
    /// The list's first word, or nothing.
    std::string_view head() const
    {
        return isList() && !items.empty() && items.front().kind == Kind::Word
                   ? std::string_view(items.front().text)
                   : std::string_view();
    }
    /// The first list inside that begins with this word; null if there is none.
    const ZrfNode *find(std::string_view word) const;
};

/// What a text may be, so that no macro can grow without end.
inline constexpr std::size_t zrfMostWords = 1'000'000;
inline constexpr int zrfMostDepth = 64;

/// Everything at the top of the text, definitions put in and left out. Errors have line and column.
Result<std::vector<ZrfNode>> readZrfTree(std::string_view text);

} // namespace rookery
