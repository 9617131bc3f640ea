#include "model/movement/betza/betza_atoms.h"

#include <algorithm>

namespace rookery::betza {

namespace {

struct Row
{
    char letter;
    int first;
    int second;
};

constexpr Row leaps[] = {
    {'W', 0, 1},
    {'F', 1, 1},
    {'D', 0, 2},
    {'N', 1, 2},
    {'A', 2, 2},
    {'H', 0, 3},
    {'L', 1, 3},
    {'C', 1, 3},
    {'J', 2, 3},
    {'Z', 2, 3},
    {'G', 3, 3},
    {'R', 0, 1},
    {'B', 1, 1},
};

bool isKnown(char letter, BetzaDialect dialect)
{
    const bool isModern = letter == 'C' || letter == 'Z';
    if (letter == 'U')
        return dialect == BetzaDialect::XBetza;
    return !(isModern && dialect == BetzaDialect::Betza1);
}

} // namespace

Vector vectorOf(const Shape &shape, int heading)
{
    int x = shape.shorter;
    int y = shape.longer;
    if ((heading & 1) != 0) {
        if (shape.isOblique())
            std::swap(x, y);
        else
            x = y;
    }
    for (int quarters = (heading & 7) / 2; quarters > 0; --quarters) {
        const int turned = -x;
        x = y;
        y = turned;
    }
    return Vector{x, y};
}

Headings headingsOf(Compass8 compass)
{
    switch (compass) {
    case Compass8::Orthogonal:
        return 0x55;
    case Compass8::Diagonal:
        return 0xAA;
    case Compass8::Oblique:
    case Compass8::King:
        break;
    }
    return allHeadings;
}

Atom leapAtom(int first, int second)
{
    const auto [shorter, longer] = std::minmax(first, second);
    Atom atom;
    atom.letter = '(';
    atom.shape = {shorter == longer ? 0 : shorter, longer};
    atom.compass = shorter == longer ? Compass8::Diagonal
                   : shorter == 0    ? Compass8::Orthogonal
                                     : Compass8::Oblique;
    return atom;
}

std::optional<Atom> atomOf(char letter, BetzaDialect dialect)
{
    if (!isKnown(letter, dialect))
        return std::nullopt;
    char meant = letter;
    if (dialect == BetzaDialect::XBoard && (letter == 'L' || letter == 'J'))
        meant = letter == 'L' ? 'J' : 'L';
    std::optional<Atom> atom;
    for (const Row &row : leaps) {
        if (row.letter == meant)
            atom = leapAtom(row.first, row.second);
    }
    if (letter == 'K' || letter == 'Q' || letter == 'U') {
        atom = Atom{};
        atom->compass = Compass8::King;
    }
    if (!atom)
        return std::nullopt;
    atom->letter = letter;
    if (letter == 'R' || letter == 'B' || letter == 'Q')
        atom->range = unlimited;
    return atom;
}

Atom lengthened(const Atom &atom, char suffix)
{
    const bool isDiagonal = atom.compass == Compass8::Diagonal;
    int shorter = isDiagonal ? atom.shape.longer : atom.shape.shorter;
    int longer = atom.shape.longer;
    longer += suffix == 'X' ? 3 : 2;
    shorter += suffix == 'X' ? 0 : 2;
    Atom result = leapAtom(shorter, longer);
    result.letter = atom.letter;
    result.column = atom.column;
    return result;
}

} // namespace rookery::betza
