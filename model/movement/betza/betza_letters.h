#pragma once

#include "model/movement/betza/betza_directions.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::betza {

/// The modifiers of one leg: its directions in order, and how often each other letter stands there.
class Modifiers
{
public:
    void add(const Letter &letter);

    int count(char letter) const { return m_counts[index(letter)]; }
    bool has(char letter) const { return count(letter) > 0; }
    /// Where the letter stands first; 0 if nowhere.
    int column(char letter) const { return m_columns[index(letter)]; }
    bool hasAny(std::string_view letters) const;
    /// f b l r v s h, and z and q where they choose a turn.
    const std::vector<Letter> &directions() const { return m_directions; }
    const std::vector<Letter> &inOrder() const { return m_inOrder; }

private:
    static std::size_t index(char letter) { return static_cast<std::size_t>(letter - 'a'); }

    std::array<int, 26> m_counts{};
    std::array<int, 26> m_columns{};
    std::vector<Letter> m_directions;
    std::vector<Letter> m_inOrder;
};

/// Why a lower-case letter cannot stand before an atom of the dialect, if so.
std::optional<Message> letterFault(char letter, BetzaDialect dialect);

/// XBoard drops what stands out of its order, so that a string would mean something else: the first
/// letter that does.
std::optional<Error> xboardOrderFault(const Modifiers &modifiers);

std::string quoted(char letter);

/// One whole character in quotes, or `this character` if it cannot be shown.
Message shownCharacter(std::string_view text, std::size_t at);

} // namespace rookery::betza
