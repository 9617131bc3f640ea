#include "model/movement/betza/betza_letters.h"

#include "model/base/text.h"

#include <algorithm>

namespace rookery::betza {

namespace {

constexpr std::string_view xbetzaLetters = "bcdefghijklmnopqrstuvxyz";
constexpr std::string_view xboardOrder = "ifblrvshumcdextpgoynj";
constexpr std::string_view betza1Letters = "bcfghjlmnopqrsvz";

bool isIn(std::string_view set, char letter)
{
    return set.find(letter) != std::string_view::npos;
}

} // namespace

void Modifiers::add(const Letter &letter)
{
    m_inOrder.push_back(letter);
    if (isDirection(letter.letter) || letter.letter == 'z' || letter.letter == 'q')
        m_directions.push_back(letter);
    if (m_counts[index(letter.letter)]++ == 0)
        m_columns[index(letter.letter)] = letter.column;
}

bool Modifiers::hasAny(std::string_view letters) const
{
    return std::any_of(letters.begin(), letters.end(), [this](char letter) { return has(letter); });
}

std::optional<Message> letterFault(char letter, BetzaDialect dialect)
{
    const std::string_view known = dialect == BetzaDialect::XBetza   ? xbetzaLetters
                                   : dialect == BetzaDialect::XBoard ? xboardOrder
                                                                     : betza1Letters;
    const bool isChain = letter == 'a' && dialect != BetzaDialect::Betza1;
    if (isChain || isIn(known, letter))
        return std::nullopt;
    if (letter == 'a' || isIn(xbetzaLetters, letter))
        return Message("{letter} is not a letter of {dialect}; the dialect 'xbetza' has it",
                       {{"letter", quoted(letter)}, {"dialect", Message(enumTitle(dialect))}});
    const char upper = static_cast<char>(letter - 'a' + 'A');
    return Message("unknown letter {letter}[; did you mean the atom {atom}?]",
                   {{"letter", quoted(letter)},
                    {"atom", atomOf(upper, dialect) ? quoted(upper) : std::string()}});
}

std::optional<Error> xboardOrderFault(const Modifiers &modifiers)
{
    const auto rank = [](char c) {
        return isDirection(c) ? std::size_t{1} : xboardOrder.find(c);
    };
    const auto &letters = modifiers.inOrder();
    for (std::size_t i = 1; i < letters.size(); ++i) {
        if (rank(letters[i].letter) < rank(letters[i - 1].letter)) {
            return Error{
                Message("XBoard wants {first} before {second}; its order is i, directions, "
                        "u m c d e x t p g o y n j",
                        {{"first", quoted(letters[i].letter)},
                         {"second", quoted(letters[i - 1].letter)}}),
                {1, letters[i].column, {}},
                {}};
        }
    }
    return std::nullopt;
}

std::string quoted(char letter)
{
    return std::string("'") + letter + "'";
}

Message shownCharacter(std::string_view text, std::size_t at)
{
    std::size_t length = 1;
    while (at + length < text.size()
           && (static_cast<unsigned char>(text[at + length]) & 0xC0U) == 0x80U)
        ++length;
    const std::string_view character = text.substr(at, length);
    const bool isPrintable = length == 1 && character.front() >= ' ' && character.front() < '\x7F';
    const bool isForeign = length > 1 && firstBadUtf8(character) == std::string_view::npos;
    return isPrintable || isForeign ? Message::literal("'" + std::string(character) + "'")
                                    : Message("this character");
}

} // namespace rookery::betza
