#include "model/movement/betza/betza_heading.h"

#include <algorithm>
#include <cmath>

namespace rookery::betza {

namespace {

/// The direction letters with z and q read as the side they mean.
std::vector<Letter> withSides(const std::vector<Letter> &letters, char forZ, char forQ)
{
    std::vector<Letter> plain = letters;
    for (Letter &letter : plain) {
        if (letter.letter == 'z')
            letter.letter = forZ;
        else if (letter.letter == 'q')
            letter.letter = forQ;
    }
    return plain;
}

double turned(const Vector &from, const Vector &to)
{
    const double dot = from.x() * to.x() + from.y() * to.y();
    return dot / std::hypot(from.x(), from.y()) / std::hypot(to.x(), to.y());
}

} // namespace

Bend bendAfter(Bend before, int points)
{
    const int turn = points & 7;
    if (turn == 0 || turn == 4)
        return before;
    return turn < 4 ? Bend::Right : Bend::Left;
}

bool hasCurveLetter(const Modifiers &modifiers)
{
    return modifiers.hasAny("zq");
}

Result<Headings> Headed::first(const WrittenLeg &leg, std::vector<BetzaWarning> &warnings) const
{
    const Atom &atom = m_move.atoms[leg.atom];
    std::vector<Letter> letters = leg.modifiers.directions();
    std::erase_if(
        letters, [](const Letter &letter) { return letter.letter == 'z' || letter.letter == 'q'; });
    if (m_dialect != BetzaDialect::Betza1 || atom.compass != Compass8::King)
        return readDirections(letters, atom.compass, m_dialect, warnings);
    // Betza's own K is W and F, each with its own directions.
    auto straight = readDirections(letters, Compass8::Orthogonal, m_dialect, warnings);
    auto diagonal = readDirections(letters, Compass8::Diagonal, m_dialect, warnings);
    if (!straight || !diagonal)
        return !straight ? straight : diagonal;
    return static_cast<Headings>(*straight | *diagonal);
}

Headings Headed::defaultTurns(const WrittenLeg &leg) const
{
    const Compass8 compass = m_move.atoms[leg.atom].compass;
    const bool isFourfold = compass == Compass8::Orthogonal || compass == Compass8::Diagonal;
    if (m_dialect == BetzaDialect::XBoard && isFourfold)
        return headingBit(0) | headingBit(2) | headingBit(6);
    return static_cast<Headings>(allHeadings & ~headingBit(4));
}

Result<Headings>
Headed::relative(const WrittenLeg &leg, Bend bend, std::vector<BetzaWarning> &warnings) const
{
    const auto &letters = leg.modifiers.directions();
    if (letters.empty()) {
        if (!m_move.isBracketed)
            return defaultTurns(leg);
        const std::size_t here = static_cast<std::size_t>(&leg - m_move.legs.data());
        const Compass8 before = atom(here - 1).compass;
        const Compass8 now = atom(here).compass;
        const bool crosses = (before == Compass8::Orthogonal && now == Compass8::Diagonal)
                             || (before == Compass8::Diagonal && now == Compass8::Orthogonal);
        return crosses ? static_cast<Headings>(headingBit(1) | headingBit(7)) : headingBit(0);
    }
    const auto read = [&](char forZ, char forQ) {
        return readDirections(withSides(letters, forZ, forQ), Compass8::King, m_dialect, warnings);
    };
    Headings headings = 0;
    if (bend != Bend::Left) { // after a bend to the right z is left
        auto some = read('l', 'r');
        if (!some)
            return some;
        headings |= *some;
    }
    if (bend != Bend::Right) {
        auto some = read('r', 'l');
        if (!some)
            return some;
        headings |= *some;
    }
    if (!m_move.isBracketed)
        return headings;
    const std::size_t here = static_cast<std::size_t>(&leg - m_move.legs.data());
    return static_cast<Headings>(headings & fitting(atom(here - 1), atom(here)));
}

/// The turns that lead from a direction of one atom to a direction of the other.
Headings Headed::fitting(const Atom &before, const Atom &next) const
{
    const auto isFourfold = [](const Atom &atom) {
        return atom.compass == Compass8::Orthogonal || atom.compass == Compass8::Diagonal;
    };
    if (!isFourfold(before) || !isFourfold(next))
        return allHeadings;
    return headingsOf(before.compass == next.compass ? Compass8::Orthogonal : Compass8::Diagonal);
}

bool Headed::needsHeadings() const
{
    if (!m_move.isBracketed) {
        return m_move.legs.size() > 1
               && std::any_of(
                   m_move.legs.begin(), m_move.legs.end(), [this](const WrittenLeg &leg) {
                       return m_move.atoms[leg.atom].shape.longer > 1 && leg.modifiers.hasAny("nj");
                   });
    }
    if (!m_move.whole.directions().empty())
        return true;
    for (std::size_t i = 1; i < m_move.legs.size(); ++i) {
        const bool losesItsWay =
            atom(i - 1).compass == Compass8::King && atom(i).compass != Compass8::King;
        const bool isLame = atom(i).shape.longer > 1 && m_move.legs[i].modifiers.hasAny("nj");
        if (!(atom(i - 1).shape == atom(i).shape) || losesItsWay || isLame)
            return true;
    }
    return m_move.legs.size() > 1 && atom(0).shape.longer > 1
           && m_move.legs[0].modifiers.hasAny("nj");
}

/// The directions of the next leg that lie nearest to the way the one before it went.
Headings Headed::leastTurned(const Atom &before, int heading, const Atom &next) const
{
    const Vector went = vectorOf(before.shape, heading);
    double best = -2;
    for (int way = 0; way < 8; ++way) {
        if (has(headingsOf(next.compass), way))
            best = std::max(best, turned(went, vectorOf(next.shape, way)));
    }
    constexpr double rounding = 1e-9;
    Headings nearest = 0;
    for (int way = 0; way < 8; ++way) {
        if (has(headingsOf(next.compass), way)
            && turned(went, vectorOf(next.shape, way)) > best - rounding)
            nearest |= headingBit(way);
    }
    return nearest;
}

Result<Headings> Headed::after(std::size_t leg, int heading, Bend bend) const
{
    const WrittenLeg &written = m_move.legs[leg];
    std::vector<BetzaWarning> unheard;
    Headings turns = 0;
    if (m_move.isBracketed && written.modifiers.directions().empty()) {
        const Headings nearest = leastTurned(atom(leg - 1), heading, atom(leg));
        return leg == 1 ? wholeSecond(heading, nearest) : nearest;
    }
    if (m_move.isBracketed && atom(leg - 1).shape.isOblique() != atom(leg).shape.isOblique()) {
        return failure(
            Message("not supported yet: directions on a leg that changes between oblique and "
                    "straight steps; "
                    "without them it goes on outward"),
            {1, written.modifiers.directions().front().column, {}});
    }
    auto relativeTurns = relative(written, bend, unheard);
    if (!relativeTurns)
        return relativeTurns;
    for (int turn = 0; turn < 8; ++turn) {
        if (has(*relativeTurns, turn))
            turns |= headingBit(heading + turn);
    }
    if (m_move.isBracketed)
        turns &= headingsOf(atom(leg).compass);
    return leg == 1 && m_move.isBracketed ? wholeSecond(heading, turns) : turns;
}

/// Whether a move that bends like this lies in the directions before the brackets. A bend by half a
/// right angle is an oblique way; any other lies between its two parts.
Result<bool> Headed::isInWhole(int first, int second) const
{
    std::vector<BetzaWarning> unheard;
    const int turn = (second - first) & 7;
    const bool isOblique = turn == 1 || turn == 7;
    const int between = isOblique   ? (turn == 1 ? first : second)
                        : turn == 2 ? first + 1
                        : turn == 6 ? first - 1
                                    : first;
    const Compass8 compass = isOblique            ? Compass8::Oblique
                             : (between & 1) != 0 ? Compass8::Diagonal
                                                  : Compass8::Orthogonal;
    auto all = readDirections(m_move.whole.directions(), compass, m_dialect, unheard);
    if (!all)
        return failure(std::move(all).error());
    return has(*all, between);
}

Result<Headings> Headed::wholeSecond(int first, Headings headings) const
{
    if (m_move.whole.directions().empty())
        return headings;
    Headings kept = 0;
    for (int second = 0; second < 8; ++second) {
        if (!has(headings, second))
            continue;
        auto isIn = isInWhole(first, second);
        if (!isIn)
            return failure(std::move(isIn).error());
        if (*isIn)
            kept |= headingBit(second);
    }
    return kept;
}

Result<Headings> Headed::wholeFirst(Headings headings) const
{
    if (m_move.whole.directions().empty())
        return headings;
    const bool isOblique = std::any_of(m_move.atoms.begin(),
                                       m_move.atoms.end(),
                                       [](const Atom &atom) { return atom.shape.isOblique(); });
    if (isOblique || hasCurveLetter(m_move.whole)) {
        return failure(Message("not supported yet: directions before brackets with oblique leaps; "
                               "write them inside"),
                       {1, m_move.whole.directions().front().column, {}});
    }
    Headings kept = 0;
    for (int way = 0; way < 8; ++way) {
        if (!has(headings, way))
            continue;
        auto second =
            m_move.legs.size() > 1 ? after(1, way, Bend::None) : wholeSecond(way, headingBit(way));
        if (!second)
            return second;
        if (*second != 0)
            kept |= headingBit(way);
    }
    return kept;
}

} // namespace rookery::betza
