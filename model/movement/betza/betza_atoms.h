#pragma once

#include "model/design/vector.h"
#include "model/movement/betza/betza.h"

#include <cstdint>
#include <optional>

namespace rookery::betza {

/// Eight ways around the compass, bit 0 first. For orthogonal and diagonal steps bit 0 is north,
/// bit 1 northeast and so on; for oblique leaps bit 0 is the leap between north and northeast.
using Headings = std::uint8_t;

inline constexpr Headings allHeadings = 0xFF;

constexpr bool has(Headings headings, int heading)
{
    return ((headings >> (heading & 7)) & 1) != 0;
}
constexpr Headings headingBit(int heading)
{
    return static_cast<Headings>(1U << (static_cast<unsigned>(heading) & 7U));
}

/// How long a step is, without its direction: (0, n) is n cells straight, orthogonally or
/// diagonally; anything else is an oblique leap with its shorter part first.
struct Shape
{
    int shorter = 0;
    int longer = 1;

    bool isOblique() const { return shorter != 0; }
    friend bool operator==(const Shape &, const Shape &) = default;
};

Vector vectorOf(const Shape &shape, int heading);

/// Which directions an atom has, and which table reads its direction letters.
enum class Compass8 { Orthogonal, Diagonal, Oblique, King };

Headings headingsOf(Compass8 compass);

/// The move an upper-case letter stands for.
struct Atom
{
    char letter = 'W'; ///< `(` for a vector in parentheses, `U` for the universal leaper
    int column = 1;
    Shape shape;
    Compass8 compass = Compass8::Orthogonal;
    int range = 1;             ///< steps, or `unlimited`
    bool rangeWritten = false; ///< as a number, or by doubling the letter
};

/// The atom of a letter in a dialect, with the range it has by itself.
std::optional<Atom> atomOf(char letter, BetzaDialect dialect);

/// The atom that leaps so many cells along one axis and so many along the other.
Atom leapAtom(int first, int second);

/// The suffixes: X makes the longer part three longer, Y makes both parts two longer.
Atom lengthened(const Atom &atom, char suffix);

} // namespace rookery::betza
