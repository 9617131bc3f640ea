#pragma once

#include "model/base/result.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/board/board_masks.h"
#include "model/design/board_recipe.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// The parts between colons, with the column where each begins.
class Parts
{
public:
    explicit Parts(std::string_view text)
        : m_parts(split(text, ':'))
    {
        int column = 1;
        for (const auto part : m_parts) {
            m_columns.push_back(column);
            column += static_cast<int>(part.size()) + 1;
        }
    }

    bool atEnd() const { return m_next == m_parts.size(); }
    std::string_view peek() const { return atEnd() ? std::string_view() : m_parts[m_next]; }
    std::string_view take() { return m_parts[m_next++]; }

    /// An error at the part that peek() would give, or at the end.
    Unexpected<Error> fail(Message message) const
    {
        const int last = m_columns.back() + static_cast<int>(m_parts.back().size());
        return failure(std::move(message), {1, atEnd() ? last : m_columns[m_next], {}});
    }

    /// Of the part that peek() gives; the example is what a size looks like.
    Unexpected<Error> failSize(const std::string &example) const
    {
        return fail(Message("{text} is not a size such as {example}",
                            {{"text", inQuotes(peek())}, {"example", example}}));
    }

private:
    std::vector<std::string_view> m_parts;
    std::vector<int> m_columns;
    std::size_t m_next = 0;
};

/// `NxM...`: so many numbers. The part is not taken.
Result<std::vector<int>>
readNumbers(Parts &parts, std::size_t least, std::size_t most, const std::string &example);

// Specifications of squares with holes and of rings; the word before them is taken already.

/// Shapes whose size is that of the rectangle around them; of a cross the arms count, too.
constexpr bool isCutOut(Mask mask)
{
    return mask != Mask::Rectangle && mask != Mask::Cross;
}

/// `example` is what a size looks like.
Result<BoardRecipe> readCross(Parts &parts, const std::string &example);
Result<BoardRecipe> readCutOut(Parts &parts, Mask mask, const std::string &example);
Result<BoardRecipe> readMask(Parts &parts);
/// The shortest text that reads as a rectangle with these holes: `disc:9`, `mask:##/#.`.
std::string cutOutText(const BoardRecipe &recipe);
Result<BoardRecipe> readRing(Parts &parts, const std::string &example);

} // namespace rookery
