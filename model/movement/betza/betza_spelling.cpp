#include "model/movement/betza/betza_spelling.h"

#include "model/movement/betza/betza_directions.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string_view>

namespace rookery::betza {

namespace {

using Spellings = std::map<Headings, std::string>;

std::optional<Headings>
meaningOf(const std::string &letters, Compass8 compass, BetzaDialect dialect)
{
    std::vector<Letter> row;
    for (const char letter : letters)
        row.push_back({letter, static_cast<int>(row.size()) + 1});
    std::vector<BetzaWarning> warnings;
    const auto headings = readDirections(row, compass, dialect, warnings);
    if (!headings || !warnings.empty())
        return std::nullopt;
    return *headings;
}

/// The shortest spelling of everything that up to four letters can say without a doubt.
Spellings spellingsOf(Compass8 compass, BetzaDialect dialect)
{
    constexpr std::size_t longest = 4;
    Spellings spellings;
    std::vector<std::string> words = {""};
    for (std::size_t length = 1; length <= longest; ++length) {
        std::vector<std::string> longer;
        for (const std::string &word : words) {
            for (const char letter : std::string_view("fblrvsh")) {
                longer.push_back(word + letter);
                if (const auto meaning = meaningOf(longer.back(), compass, dialect))
                    spellings.try_emplace(*meaning, longer.back());
            }
        }
        words = std::move(longer);
    }
    return spellings;
}

const Spellings &spellings(Compass8 compass, BetzaDialect dialect)
{
    static const std::map<std::pair<Compass8, BetzaDialect>, Spellings> all = [] {
        std::map<std::pair<Compass8, BetzaDialect>, Spellings> made;
        for (const BetzaDialect some : {BetzaDialect::XBetza, BetzaDialect::XBoard}) {
            for (const Compass8 each :
                 {Compass8::Orthogonal, Compass8::Diagonal, Compass8::Oblique, Compass8::King})
                made[{each, some}] = spellingsOf(each, some);
        }
        return made;
    }();
    return all.at({compass, dialect == BetzaDialect::XBoard ? dialect : BetzaDialect::XBetza});
}

/// One heading at a time, in pairs of letters that do not combine with their neighbours.
std::string inPairs(Headings headings, Compass8 compass)
{
    static constexpr std::string_view king[] = {"ff", "fr", "rr", "br", "bb", "bl", "ll", "fl"};
    static constexpr std::string_view oblique[] = {"rf", "fr", "br", "rb", "lb", "bl", "fl", "lf"};
    std::string letters;
    for (int heading = 0; heading < 8; ++heading) {
        if (has(headings, heading))
            letters +=
                (compass == Compass8::Oblique ? oblique : king)[static_cast<std::size_t>(heading)];
    }
    return letters;
}

std::optional<std::string> spelled(Headings headings, Compass8 compass, BetzaDialect dialect)
{
    const Spellings &known = spellings(compass, dialect);
    if (const auto row = known.find(headings); row != known.end())
        return row->second;
    return inPairs(headings, compass);
}

std::string inParentheses(const Shape &shape, Compass8 compass)
{
    const int shorter = compass == Compass8::Diagonal ? shape.longer : shape.shorter;
    return "(" + std::to_string(shape.longer) + "," + std::to_string(shorter) + ")";
}

/// The letter for one step, in its modern form where the dialect has it.
std::string atomLetter(const Shape &shape, Compass8 compass, BetzaDialect dialect)
{
    if (compass == Compass8::King)
        return "K";
    for (const char letter : std::string_view("WFDNAHCZGLJ")) {
        const auto atom = atomOf(letter, dialect);
        if (atom && atom->shape == shape && atom->compass == compass)
            return std::string(1, letter);
    }
    return {};
}

} // namespace

std::optional<Headed8> headedOf(const Vector &vector)
{
    if (vector.along[2] != 0 || vector.along[3] != 0 || vector == Vector{})
        return std::nullopt;
    const auto [least, most] = std::minmax({std::abs(vector.x()), std::abs(vector.y())});
    const Shape shape{least == most ? 0 : least, most};
    for (int heading = 0; heading < 8; ++heading) {
        if (vectorOf(shape, heading) == vector)
            return Headed8{shape, heading};
    }
    return std::nullopt;
}

Compass8 compassOf(const Shape &shape, Headings headings)
{
    if (shape.isOblique())
        return Compass8::Oblique;
    if ((headings & ~headingsOf(Compass8::Orthogonal)) == 0)
        return Compass8::Orthogonal;
    return (headings & ~headingsOf(Compass8::Diagonal)) == 0 ? Compass8::Diagonal : Compass8::King;
}

std::optional<std::string>
spelledDirections(Headings headings, Compass8 compass, BetzaDialect dialect)
{
    if (headings == headingsOf(compass))
        return std::string();
    return spelled(headings, compass, dialect);
}

std::optional<std::string> spelledTurns(Headings turns, BetzaDialect dialect)
{
    if (turns == (allHeadings & ~headingBit(4)))
        return inPairs(turns, Compass8::King);
    return spelled(turns, Compass8::King, dialect);
}

std::pair<std::string, std::string> spelledTies(const LegTies &ties)
{
    return {ties.sameLength ? "i" : "", ties.unloads ? "u" : ""};
}

std::optional<std::string>
spelledAtom(const Shape &shape, Compass8 compass, int range, BetzaDialect dialect)
{
    const std::string letter = atomLetter(shape, compass, dialect);
    if (range != unlimited && range > 99)
        return std::nullopt;
    if (letter.empty() && dialect != BetzaDialect::XBetza)
        return std::nullopt;
    if (range == 1)
        return letter.empty() ? inParentheses(shape, compass) : letter;
    if (shape == Shape{} && (range == unlimited || !letter.empty())) {
        const std::string slider = compass == Compass8::King         ? "Q"
                                   : compass == Compass8::Orthogonal ? "R"
                                                                     : "B";
        return range == unlimited ? slider : slider + std::to_string(range);
    }
    if (letter.empty())
        return inParentheses(shape, compass) + std::to_string(range == unlimited ? 0 : range);
    if (range != unlimited)
        return letter + std::to_string(range);
    return letter + (dialect == BetzaDialect::XBoard ? "0" : letter);
}

} // namespace rookery::betza
