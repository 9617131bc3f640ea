#include "model/movement/betza/betza_directions.h"

#include <optional>
#include <string_view>

namespace rookery::betza {

namespace {

constexpr Headings bits(std::initializer_list<int> headings)
{
    Headings all = 0;
    for (const int heading : headings)
        all |= headingBit(heading);
    return all;
}

struct LetterRow
{
    char letter;
    Headings obliqueNarrow;
    Headings obliqueWide;
    Headings kingNarrow;
    Headings kingWide;
};

constexpr LetterRow rows[] = {
    {'f', bits({7, 0}), bits({6, 7, 0, 1}), bits({0}), bits({7, 0, 1})},
    {'b', bits({3, 4}), bits({2, 3, 4, 5}), bits({4}), bits({3, 4, 5})},
    {'l', bits({5, 6}), bits({4, 5, 6, 7}), bits({6}), bits({5, 6, 7})},
    {'r', bits({1, 2}), bits({0, 1, 2, 3}), bits({2}), bits({1, 2, 3})},
    {'v', bits({0, 3, 4, 7}), bits({0, 3, 4, 7}), bits({0, 4}), bits({7, 0, 1, 3, 4, 5})},
    {'s', bits({1, 2, 5, 6}), bits({1, 2, 5, 6}), bits({2, 6}), bits({1, 2, 3, 5, 6, 7})},
};

const LetterRow *rowOf(char letter)
{
    for (const LetterRow &row : rows) {
        if (row.letter == letter)
            return &row;
    }
    return nullptr;
}

/// A direction letter without `h`.
bool isPlain(char letter)
{
    return rowOf(letter) != nullptr;
}

bool isOneOf(char letter, std::string_view set)
{
    return set.find(letter) != std::string_view::npos;
}

/// Two letters that XBoard unites although the diagram's tables combine them.
bool xboardUnites(char first, char second, Compass8 compass)
{
    const auto isWithin = [](char one, char other) {
        return (isOneOf(one, "fb") && other == 'v') || (isOneOf(one, "lr") && other == 's');
    };
    if (compass == Compass8::Oblique)
        return isWithin(first, second) || isWithin(second, first);
    if (compass == Compass8::King)
        return isOneOf(first, "vs") || isWithin(first, second);
    return false;
}

/// Pairs on a diagonal atom that leave XBoard with all four directions.
bool xboardTakesAllDiagonals(char first, char second)
{
    const auto crosses = [](char one, char other) {
        return (isOneOf(one, "fb") && other == 's') || (isOneOf(one, "lr") && other == 'v');
    };
    return crosses(first, second) || crosses(second, first);
}

/// What two neighbours mean together, or nothing if each stands for itself.
std::optional<Headings> combined(const LetterRow &first, const LetterRow &second, Compass8 compass)
{
    switch (compass) {
    case Compass8::Orthogonal:
        return std::nullopt;
    case Compass8::Diagonal:
        if (const Headings both = first.kingWide & second.kingWide)
            return both;
        return std::nullopt;
    case Compass8::Oblique:
        if (const Headings both = first.obliqueWide & second.obliqueNarrow)
            return both;
        return std::nullopt;
    case Compass8::King:
        break;
    }
    const Headings both = first.kingWide & second.kingWide;
    if (both == 0)
        return std::nullopt;
    return (first.kingNarrow & second.kingWide) != 0 ? first.kingNarrow : both;
}

Headings alone(const LetterRow &row, Compass8 compass)
{
    switch (compass) {
    case Compass8::Orthogonal:
    case Compass8::King:
        return row.kingNarrow;
    case Compass8::Diagonal:
        return row.kingWide;
    case Compass8::Oblique:
        break;
    }
    return row.obliqueNarrow;
}

/// Pairs that the programs read differently, or that say no more than one of their letters.
bool isRedundant(char first, char second)
{
    static constexpr std::string_view pairs[] = {
        "vf", "fv", "vb", "bv", "ls", "sl", "rs", "sr", "vl", "vr", "vs", "sv", "sf", "sb"};
    for (const std::string_view pair : pairs) {
        if (pair[0] == first && pair[1] == second)
            return true;
    }
    return false;
}

class Directions8
{
public:
    Directions8(std::span<const Letter> letters,
                Compass8 compass,
                BetzaDialect dialect,
                std::vector<BetzaWarning> &warnings)
        : m_letters(letters)
        , m_compass(compass)
        , m_isXBoard(dialect == BetzaDialect::XBoard)
        , m_warnings(warnings)
    {
    }

    Result<Headings> read()
    {
        for (std::size_t at = 0; at < m_letters.size();) {
            const std::size_t used = m_isXBoard ? readXBoardHalf(at) : readHalf(at);
            if (m_fault)
                return failure(*m_fault);
            at += used != 0 ? used : readPlain(at);
        }
        if (m_chosen == 0)
            m_chosen = allHeadings;
        return static_cast<Headings>(m_chosen & headingsOf(m_compass));
    }

private:
    char letter(std::size_t at) const { return at < m_letters.size() ? m_letters[at].letter : ' '; }

    void warn(std::size_t at, Message sentence)
    {
        m_warnings.push_back({m_letters[at].column, std::move(sentence)});
    }

    /// Reads `h` here or behind this letter; the number of letters used, 0 if it is a plain one.
    std::size_t readHalf(std::size_t at)
    {
        const char here = letter(at);
        const char next = letter(at + 1);
        if (here == 'h') {
            if (next == 'l' || next == 'r') {
                if (m_compass != Compass8::Oblique) {
                    m_fault = Error{
                        Message("'h{letter}' chooses every second oblique leap; this atom has none",
                                {{"letter", std::string(1, next)}}),
                        {1, m_letters[at].column, {}}};
                    return 0;
                }
                m_chosen |= chiral(next);
                return 2;
            }
            warn(at, Message("'h' has no direction before it and is ignored"));
            return 1;
        }
        if (next != 'h')
            return 0;
        const LetterRow &row = *rowOf(here);
        if (m_compass == Compass8::Oblique)
            m_chosen |= row.obliqueWide;
        else if (m_compass == Compass8::King)
            m_chosen |= row.kingWide;
        else {
            warn(at + 1,
                 Message("'h' means nothing on an orthogonal or diagonal atom and is ignored"));
            m_chosen |= alone(row, m_compass);
        }
        return 2;
    }

    std::size_t readXBoardHalf(std::size_t at)
    {
        const char here = letter(at);
        const char next = letter(at + 1);
        if (here != 'h' && next != 'h')
            return 0;
        if (m_compass == Compass8::Oblique) {
            if (here == 'h')
                m_chosen |= chiral(next == 'r' ? 'r' : 'l');
            else
                m_chosen |= isOneOf(here, "vs") ? allHeadings : rowOf(here)->obliqueWide;
        } else if (m_compass == Compass8::Orthogonal && isPlain(here)) {
            warn(at + 1,
                 Message("'h' means nothing on an orthogonal or diagonal atom and is ignored"));
            m_chosen |= rowOf(here)->kingNarrow;
        } else if (m_compass == Compass8::Diagonal && isPlain(here)) {
            m_chosen |= rowOf(here)->kingWide;
        } else if (m_compass == Compass8::Diagonal && isPlain(next)) {
            m_chosen |= rowOf(next)->kingWide;
        } else {
            warn(
                at,
                Message(
                    "XBoard takes all directions where 'h' stands on an atom that is not oblique"));
            m_chosen |= allHeadings;
        }
        return at + 1 < m_letters.size() ? 2 : 1;
    }

    std::size_t readPlain(std::size_t at)
    {
        const LetterRow &row = *rowOf(letter(at));
        const LetterRow *next = rowOf(letter(at + 1));
        if (next == nullptr || m_compass == Compass8::Orthogonal) {
            m_chosen |= alone(row, m_compass);
            return 1;
        }
        if (isRedundant(row.letter, next->letter))
            warn(at,
                 Message("'{letters}' is read differently by different programs; single letters "
                         "are safer",
                         {{"letters", std::string{row.letter, next->letter}}}));
        if (m_isXBoard) {
            if (const auto special = xboardPair(row.letter, next->letter)) {
                m_chosen |= *special;
                return 2;
            }
        }
        const auto both = combined(row, *next, m_compass);
        if (!both) {
            m_chosen |= alone(row, m_compass);
            return 1;
        }
        if (m_compass == Compass8::King && m_letters.size() > 2 && at % 2 == 1)
            warn(at,
                 Message("'{letters}' is read together here; double a letter to keep it apart",
                         {{"letters", std::string{row.letter, next->letter}}}));
        m_chosen |= *both;
        return 2;
    }

    /// What XBoard makes of a pair where it differs from the diagram.
    std::optional<Headings> xboardPair(char first, char second) const
    {
        const bool isDoubled = first == second && isOneOf(first, "vs");
        if (m_compass == Compass8::Oblique && isDoubled)
            return allHeadings;
        if (m_compass == Compass8::Diagonal && xboardTakesAllDiagonals(first, second))
            return allHeadings;
        if (xboardUnites(first, second, m_compass)) {
            return static_cast<Headings>(alone(*rowOf(first), m_compass)
                                         | alone(*rowOf(second), m_compass));
        }
        return std::nullopt;
    }

    std::span<const Letter> m_letters;
    Compass8 m_compass;
    bool m_isXBoard;
    std::vector<BetzaWarning> &m_warnings;
    Headings m_chosen = 0;
    std::optional<Error> m_fault;
};

} // namespace

bool isDirection(char letter)
{
    return letter == 'h' || isPlain(letter);
}

Headings obliqueNarrow(char letter)
{
    const LetterRow *row = rowOf(letter);
    return row != nullptr ? row->obliqueNarrow : Headings{};
}

Headings obliqueWide(char letter)
{
    const LetterRow *row = rowOf(letter);
    return row != nullptr ? row->obliqueWide : Headings{};
}

Headings chiral(char hand)
{
    return hand == 'r' ? bits({0, 2, 4, 6}) : bits({1, 3, 5, 7});
}

Result<Headings> readDirections(std::span<const Letter> letters,
                                Compass8 compass,
                                BetzaDialect dialect,
                                std::vector<BetzaWarning> &warnings)
{
    return Directions8(letters, compass, dialect, warnings).read();
}

} // namespace rookery::betza
