#include "model/movement/betza/betza_syntax.h"

#include "model/base/text.h"
#include "model/design/limits.h"

#include <algorithm>

namespace rookery::betza {

namespace {

class SyntaxReader
{
public:
    SyntaxReader(std::string_view text, BetzaDialect dialect)
        : m_text(text)
        , m_dialect(dialect)
    {
    }

    Result<WrittenPiece> read()
    {
        skipBlanks();
        if (m_at == m_text.size())
            return failure(Message("a piece needs at least one atom, such as W or N"), {1, 1, {}});
        if (m_text.size() > limits::nameBytes * 5)
            return failure(Message("a Betza string may have at most 1000 characters"), {1, 1, {}});
        while (m_at < m_text.size()) {
            if (!readMove())
                return failure(*m_fault);
            skipBlanks();
        }
        return std::move(m_piece);
    }

private:
    int column() const { return static_cast<int>(m_at) + 1; }
    char here() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    char ahead() const { return m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0'; }
    bool isXBetza() const { return m_dialect == BetzaDialect::XBetza; }

    bool fail(Message message, int where)
    {
        m_fault = Error{std::move(message), {1, where, {}}, {}};
        return false;
    }
    void warn(Message sentence, int where)
    {
        m_piece.warnings.push_back({where, std::move(sentence)});
    }

    /// Around moves, before their atoms and in brackets, as pasted texts have them.
    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(" \t", m_at), m_text.size()); }

    /// What has been read from a place on, without blanks.
    std::string textFrom(std::size_t begin) const
    {
        std::string text(m_text.substr(begin, m_at - begin));
        std::erase_if(text, [](char c) { return c == ' ' || c == '\t'; });
        return text;
    }

    bool startsVector() const { return here() == '(' && isAsciiDigit(ahead()); }

    bool readMove()
    {
        WrittenMove move;
        move.column = column();
        std::vector<Letter> prefix;
        if (!readPrefix(prefix))
            return false;
        const std::size_t begin = static_cast<std::size_t>(move.column) - 1;
        if (here() == 'O' || here() == '@' || here() == 'I')
            return readSpecial(prefix, begin);
        if (here() == '[') {
            if (!readBrackets(prefix, move))
                return false;
        } else {
            auto atom = readAtom();
            if (!atom)
                return false;
            move.atoms = {*atom};
            if (!readChain(prefix, move))
                return false;
        }
        move.text = textFrom(begin);
        m_piece.moves.push_back(std::move(move));
        return true;
    }

    /// Lower-case letters and the parentheses of groups, up to the atom.
    bool readPrefix(std::vector<Letter> &prefix)
    {
        for (skipBlanks(); m_at < m_text.size(); ++m_at, skipBlanks()) {
            const char c = here();
            const bool isGroup = (c == '(' || c == ')') && isXBetza() && !startsVector();
            if (!isGroup && !(c >= 'a' && c <= 'z'))
                break;
            if (auto fault = isGroup ? std::nullopt : letterFault(c, m_dialect))
                return fail(std::move(*fault), column());
            prefix.push_back({c, column()});
        }
        if (m_at == m_text.size()) {
            if (!prefix.empty() && prefix.back().letter == ')')
                return fail(
                    Message(
                        "no atom behind the group; an upper-case letter such as W must follow it"),
                    column());
            return fail(
                Message(
                    "no atom at the end; modifiers stand before an upper-case letter such as W"),
                column());
        }
        return true;
    }

    std::optional<Atom> readAtom()
    {
        const int start = column();
        std::optional<Atom> atom;
        if (startsVector()) {
            atom = readVector();
        } else {
            atom = atomOf(here(), m_dialect);
            if (atom)
                ++m_at;
            else
                failOnAtom();
        }
        if (!atom)
            return std::nullopt;
        atom->column = start;
        if (!readSuffix(*atom))
            return std::nullopt;
        return atom;
    }

    void failOnAtom()
    {
        const char c = here();
        if (c >= 'A' && c <= 'Z') {
            const bool inXBetza = c == 'I' || atomOf(c, BetzaDialect::XBetza);
            const bool isElsewhere = !isXBetza() && inXBetza;
            fail(Message("unknown atom {atom}; [{dialect} does not have it|the atoms are W F D N A "
                         "H C L Z J G, K R B Q and U]",
                         {{"atom", quoted(c)},
                          {"dialect", isElsewhere ? Message(enumTitle(m_dialect)) : Message()}}),
                 column());
        } else if (isAsciiDigit(c)) {
            fail(Message("a number stands behind an atom, as in R4"), column());
        } else if (c == ']' || c == '?' || c == '-') {
            fail(Message("{sign} belongs between {opening} and {closing}",
                         {{"sign", quoted(c)}, {"opening", "'['"}, {"closing", "']'"}}),
                 column());
        } else {
            fail(Message("{character} has no meaning in a Betza string",
                         {{"character", shownCharacter(m_text, m_at)}}),
                 column());
        }
    }

    std::optional<int> readNumber(std::size_t mostDigits)
    {
        int number = 0;
        std::size_t digits = 0;
        for (; isAsciiDigit(here()); ++m_at) {
            if (++digits > mostDigits)
                return std::nullopt;
            number = number * 10 + (here() - '0');
        }
        if (digits == 0)
            return std::nullopt;
        return number;
    }

    std::optional<Atom> readVector()
    {
        const int start = column();
        const auto refuse = [&](Message message) {
            fail(std::move(message), start);
            return std::optional<Atom>();
        };
        if (!isXBetza())
            return refuse(Message("{dialect} has no vectors; the dialect 'xbetza' has them",
                                  {{"dialect", std::string(enumTitle(m_dialect))}}));
        ++m_at;
        const auto first = readNumber(3);
        if (!first || here() != ',')
            return refuse(Message("a leap is written like (4,1)"));
        ++m_at;
        const auto second = readNumber(3);
        if (!second || here() != ')')
            return refuse(Message("a leap is written like (4,1)"));
        ++m_at;
        if (*first == 0 && *second == 0)
            return refuse(Message("the leap (0,0) leads nowhere"));
        if (std::max(*first, *second) > limits::vectorPart)
            return refuse(Message("a leap may lead at most {most#cell#cells} along each axis",
                                  {{"most", limits::vectorPart}}));
        return leapAtom(*first, *second);
    }

    bool readSuffix(Atom &atom)
    {
        const char letter = atom.letter;
        const int suffix = column();
        while (isXBetza() && (here() == 'X' || here() == 'Y')) {
            if (std::string_view("KQRBU").find(letter) != std::string_view::npos)
                return fail(Message("{sign} lengthens a leap; {atom} is none",
                                    {{"sign", quoted(here())}, {"atom", quoted(letter)}}),
                            column());
            atom = lengthened(atom, here());
            ++m_at;
        }
        const bool isLong = column() > suffix;
        if (isLong && std::string_view("AGZJ").find(letter) != std::string_view::npos) {
            const int shorter =
                atom.compass == Compass8::Diagonal ? atom.shape.longer : atom.shape.shorter;
            warn(Message("sources differ on a longer {atom}; this one is ({shorter},{longer})",
                         {{"atom", quoted(letter)},
                          {"shorter", shorter},
                          {"longer", atom.shape.longer}}),
                 suffix);
        }
        if (atom.shape.longer > limits::vectorPart)
            return fail(
                Message("the leap is longer than {most} cells", {{"most", limits::vectorPart}}),
                atom.column);
        if (here() == '*')
            return fail(Message("not supported yet: '*', a range up to the middle of the board"),
                        column());
        return readRange(atom, !isLong && letter != '(');
    }

    bool readRange(Atom &atom, bool mayDouble)
    {
        const char letter = atom.letter;
        const bool isDoubled = mayDouble && here() == letter;
        const bool isRider = std::string_view("KQRBU").find(letter) == std::string_view::npos;
        if (isDoubled && isRider) {
            if (m_dialect == BetzaDialect::XBoard)
                return fail(Message("XBoard does not double atoms; write {atom}0",
                                    {{"atom", std::string(1, letter)}}),
                            column());
            ++m_at;
            atom.range = unlimited;
            atom.rangeWritten = true;
            if (isAsciiDigit(here()))
                return fail(
                    Message("a doubled atom has no limit already; leave out the number or the "
                            "second letter"),
                    column());
            return true;
        }
        if (isDoubled)
            warn(Message("the second {atom} is another move, not a range",
                         {{"atom", quoted(letter)}}),
                 column());
        if (!isAsciiDigit(here()))
            return true;
        if (letter == 'U')
            return fail(Message("'U' has no range; it reaches every cell"), column());
        const int where = column();
        const auto number = readNumber(2);
        if (!number)
            return fail(Message("a range has at most two digits"), where);
        if (*number == 0 && m_dialect == BetzaDialect::Betza1)
            return fail(Message("Betza 1.0 doubles the atom instead of a range 0"), where);
        atom.range = *number == 0 ? unlimited : *number;
        atom.rangeWritten = true;
        return true;
    }

    bool readChain(const std::vector<Letter> &prefix, WrittenMove &move)
    {
        auto legs = legsOfPrefix(prefix, move.first);
        if (!legs) {
            m_fault = std::move(legs).error();
            return false;
        }
        move.legs = std::move(*legs);
        for (WrittenLeg &leg : move.legs) {
            if (leg.modifiers.inOrder().empty() && prefix.empty())
                leg.column = move.atoms.front().column;
            if (m_dialect != BetzaDialect::XBoard)
                continue;
            m_fault = xboardOrderFault(leg.modifiers);
            if (m_fault)
                return false;
        }
        return true;
    }

    bool readBrackets(const std::vector<Letter> &prefix, WrittenMove &move)
    {
        const int opened = column();
        if (!isXBetza())
            return fail(Message("{dialect} has no brackets; the dialect 'xbetza' has them",
                                {{"dialect", Message(enumTitle(m_dialect))}}),
                        opened);
        move.isBracketed = true;
        for (const Letter &letter : prefix) {
            if (letter.letter == 'a' || letter.letter == '(' || letter.letter == ')')
                return fail(Message("a chain cannot lead into brackets; write all legs inside"),
                            letter.column);
            move.whole.add(letter);
        }
        move.first = {0};
        ++m_at;
        for (;;) {
            skipBlanks();
            if (!readBracketLeg(move))
                return false;
            skipBlanks();
            const char end = here();
            if (end == '\0')
                return fail(Message("this {opening} has no {closing}",
                                    {{"opening", "'['"}, {"closing", "']'"}}),
                            opened);
            if (end != '-' && end != '?' && end != ']')
                return fail(Message("'-', '?' or {closing} must follow a leg in brackets",
                                    {{"closing", "']'"}}),
                            column());
            ++m_at;
            move.legs.back().mayStop = end != '-';
            if (end == ']')
                break;
            move.legs.back().next = {move.legs.size()};
        }
        if (move.legs.size() > 8)
            return fail(Message("a move may have at most 8 legs"), opened);
        return true;
    }

    bool readBracketLeg(WrittenMove &move)
    {
        WrittenLeg leg;
        leg.column = column();
        std::vector<Letter> letters;
        if (here() == '\0')
            return fail(Message("a leg is expected here, but the string ends"), column());
        if (!readPrefix(letters))
            return false;
        for (const Letter &letter : letters) {
            if (letter.letter == 'a' || letter.letter == '(' || letter.letter == ')')
                return fail(Message("{sign} has no place in brackets; '-' and '?' join their legs",
                                    {{"sign", quoted(letter.letter)}}),
                            letter.column);
            leg.modifiers.add(letter);
        }
        if (here() == ']' || here() == '-' || here() == '?' || here() == '[')
            return fail(Message("a leg is expected here, not {sign}", {{"sign", quoted(here())}}),
                        column());
        const auto atom = readAtom();
        if (!atom)
            return false;
        leg.atom = move.atoms.size();
        move.atoms.push_back(*atom);
        move.legs.push_back(std::move(leg));
        return true;
    }

    /// Castling, drops and imitators: declared, with their letters and number as written.
    bool readSpecial(const std::vector<Letter> &prefix, std::size_t begin)
    {
        const char letter = here();
        const int where = column();
        const bool isKnown =
            letter == 'O' || isXBetza() || (letter == '@' && m_dialect == BetzaDialect::XBoard);
        if (!isKnown) {
            failOnAtom();
            return false;
        }
        const std::string_view fitting = letter == 'O'   ? "islrj"
                                         : letter == '@' ? "jfsb"
                                                         : "bmcekd";
        for (const Letter &modifier : prefix) {
            if (fitting.find(modifier.letter) == std::string_view::npos)
                return fail(Message("{sign} has no meaning before {atom}",
                                    {{"sign", quoted(modifier.letter)}, {"atom", quoted(letter)}}),
                            modifier.column);
        }
        ++m_at;
        const std::size_t digits = m_at;
        const auto number = readNumber(2);
        if (!number && m_at != digits)
            return fail(Message("a number has at most two digits here"),
                        static_cast<int>(digits) + 1);
        if (letter == '@' && !number)
            return fail(Message("a drop says how many ranks deep, as in @8"), column());
        const BetzaSpecial special = letter == '@'             ? BetzaSpecial::Drop
                                     : letter == 'I'           ? BetzaSpecial::Imitator
                                     : number.value_or(0) == 0 ? BetzaSpecial::NullMove
                                                               : BetzaSpecial::Castling;
        m_piece.specials.push_back({special, where, textFrom(begin)});

        const char *what = special == BetzaSpecial::Drop       ? "drop"
                           : special == BetzaSpecial::Imitator ? "imitator"
                           : special == BetzaSpecial::NullMove ? "null"
                                                               : "castling";
        const bool isPlainImitator =
            special == BetzaSpecial::Imitator
            && std::all_of(prefix.begin(), prefix.end(), [](const Letter &modifier) {
                   return modifier.letter == 'm' || modifier.letter == 'c';
               });
        m_piece.warnings.push_back(
            {where,
             isPlainImitator
                 ? Message("an imitator moves as the type that moved last, so that it adds nothing "
                           "before anybody has moved")
                 : Message("[{?what=drop}a drop|{?what=imitator}an imitator|{?what=null}a null "
                           "move|castling] is noted and adds nothing to the reach",
                           {{"what", what}}),
             true});
        return true;
    }

    std::string_view m_text;
    BetzaDialect m_dialect;
    std::size_t m_at = 0;
    WrittenPiece m_piece;
    std::optional<Error> m_fault;
};

} // namespace

Result<WrittenPiece> readSyntax(std::string_view text, BetzaDialect dialect)
{
    return SyntaxReader(text, dialect).read();
}

} // namespace rookery::betza
