#include "model/movement/betza/betza_checks.h"

#include "model/movement/betza/betza_heading.h"

#include <algorithm>
#include <string_view>

namespace rookery::betza {

namespace {

class Checks
{
public:
    Checks(const WrittenMove &move, BetzaDialect dialect, BetzaPiece &piece)
        : m_move(move)
        , m_dialect(dialect)
        , m_piece(piece)
    {
    }

    std::optional<Error> run()
    {
        checkWhole();
        for (std::size_t i = 0; i < m_move.legs.size() && !m_fault; ++i) {
            const WrittenLeg &leg = m_move.legs[i];
            const bool isFirst =
                std::find(m_move.first.begin(), m_move.first.end(), i) != m_move.first.end();
            checkLeg(leg, isFirst);
            declare(leg, isFirst);
        }
        if (!m_fault)
            warnAboutMove();
        return m_fault;
    }

private:
    void fail(Message message, int column)
    {
        if (!m_fault)
            m_fault = Error{std::move(message), {1, column, {}}, {}};
    }
    void warn(Message sentence, int column)
    {
        m_piece.warnings.push_back({column, std::move(sentence)});
    }

    void failIfBoth(const Modifiers &modifiers, char one, char other)
    {
        if (!modifiers.has(one) || !modifiers.has(other))
            return;
        fail(Message("'{one}' and '{other}' exclude each other on one leg",
                     {{"one", std::string(1, one)}, {"other", std::string(1, other)}}),
             std::max(modifiers.column(one), modifiers.column(other)));
    }

    void failIfHas(const Modifiers &modifiers, char letter, Message message)
    {
        if (modifiers.has(letter))
            fail(std::move(message), modifiers.column(letter));
    }

    void checkWhole()
    {
        for (const Letter &letter : m_move.whole.inOrder()) {
            if (!isDirection(letter.letter)
                && std::string_view("mcdio").find(letter.letter) == std::string_view::npos) {
                fail(Message("'{letter}' cannot stand before brackets; write it inside",
                             {{"letter", std::string(1, letter.letter)}}),
                     letter.column);
                return;
            }
        }
        const auto &directions = m_move.whole.directions();
        if (!directions.empty())
            warn(Message(
                     "directions before brackets are read as the way of the whole move, which is "
                     "provisional"),
                 directions.front().column);
    }

    void checkLeg(const WrittenLeg &leg, bool isFirst)
    {
        const Modifiers &modifiers = leg.modifiers;
        failIfBoth(modifiers, 'z', 'q');
        failIfBoth(modifiers, 'p', 'g');
        failIfBoth(modifiers, 'n', 'j');
        if (m_move.atoms[leg.atom].letter == 'U')
            checkUniversal(leg);
        if (leg.next.empty() && modifiers.has('y'))
            warn(Message("'y' changes the range of the legs that follow; none does, so that it is "
                         "ignored"),
                 modifiers.column('y'));
        if (modifiers.count('o') > 2)
            fail(Message("'oo' joins all edges; more of them mean nothing"), modifiers.column('o'));
        if (modifiers.count('o') == 2 && m_dialect == BetzaDialect::XBoard)
            fail(Message("XBoard knows the cylinder 'o' but not 'oo'"), modifiers.column('o'));
        if (modifiers.count('o') == 2 && m_dialect == BetzaDialect::Betza1)
            fail(Message("Betza 1.0 knows the cylinder 'o' but not 'oo'"), modifiers.column('o'));
        if (!isFirst)
            failIfHas(modifiers,
                      'o',
                      Message("'o' holds for the whole move and stands on its first leg"));
        if (modifiers.count('i') > 1)
            fail(Message("not supported yet: 'ii', a move from the third rank"),
                 modifiers.column('i'));
        if (modifiers.has('t') && !leg.next.empty() && !modifiers.hasAny("pg"))
            fail(Message("'t' says that the piece hopped over is a friend, so that this leg needs "
                         "'p' or "
                         "'g'"),
                 modifiers.column('t'));
        checkPathLetters(leg, isFirst);
        checkCurve(leg, isFirst);
        if (m_move.isBracketed && !leg.next.empty())
            failIfHas(modifiers,
                      'g',
                      Message("in brackets each leg has its own range; write 'p' instead of 'g'"));
        if (m_move.isBracketed)
            failIfHas(
                modifiers,
                'y',
                Message("in brackets each leg has its own range, so that 'y' has no meaning"));
    }

    void checkUniversal(const WrittenLeg &leg)
    {
        for (const Letter &letter : leg.modifiers.inOrder()) {
            if (std::string_view("mcdiektu").find(letter.letter) == std::string_view::npos)
                fail(Message("'{letter}' has no meaning before 'U'",
                             {{"letter", std::string(1, letter.letter)}}),
                     letter.column);
        }
        if (m_move.legs.size() > 1)
            fail(Message("not supported yet: the universal leaper in a move of several legs"),
                 leg.column);
    }

    void checkPathLetters(const WrittenLeg &leg, bool isFirst)
    {
        const Modifiers &modifiers = leg.modifiers;
        const Atom &atom = m_move.atoms[leg.atom];
        const bool isSingle = isFirst && leg.next.empty();
        const bool isLong = atom.shape.longer > 1;
        const char letter = modifiers.has('n') ? 'n' : 'j';
        if (!modifiers.hasAny("nj"))
            return;
        const int column = modifiers.column(letter);
        const bool isHorse = letter == 'n' && atom.shape == Shape{1, 2} && atom.range == 1;
        if (atom.shape.isOblique() && !isHorse) {
            fail(Message("'{letter}' is not defined on this oblique leap; write its path as legs, "
                         "such as afsafW",
                         {{"letter", std::string(1, letter)}}),
                 column);
        } else if (isHorse && !isSingle) {
            fail(Message("not supported yet: 'n' on a knight's leap among several legs; write its "
                         "path as "
                         "legs, such as afsW"),
                 column);
        } else if (isLong && leg.next.empty() && modifiers.hasAny("pg")) {
            fail(Message("not supported yet: a hop together with '{letter}' on a leap",
                         {{"letter", std::string(1, letter)}}),
                 column);
        } else if (isLong && letter == 'j' && atom.range != 1) {
            fail(Message("'j' on a leap that is repeated is not defined; write its path as legs"),
                 column);
        } else if (isLong && letter == 'j' && modifiers.count('j') > 1) {
            fail(Message("'jj' skips cells of a slide; this atom leaps"), column);
        } else if (letter == 'j' && atom.range == 1 && !isLong && isSingle) {
            fail(Message(
                     "'j' passes over the first cell, so that {atom} needs a range, as in j{atom}3",
                     {{"atom", std::string(1, atom.letter)}}),
                 column);
        }
        if (modifiers.has('i') && !isFirst)
            fail(Message("not supported yet: 'i' together with '{letter}' on a later leg",
                         {{"letter", std::string(1, letter)}}),
                 column);
    }

    void checkCurve(const WrittenLeg &leg, bool isFirst)
    {
        const Modifiers &modifiers = leg.modifiers;
        if (!isFirst) {
            if (modifiers.has('i') && leg.next.empty() && modifiers.hasAny("pg"))
                fail(Message("not supported yet: 'i' together with a hop on the last leg"),
                     modifiers.column('i'));
            return;
        }
        if (!hasCurveLetter(modifiers))
            return;
        const char letter = modifiers.has('z') ? 'z' : 'q';
        const int column = modifiers.column(letter);
        if (!leg.next.empty() || m_move.isBracketed)
            fail(Message("'{letter}' on the first of several legs has no bend before it",
                         {{"letter", std::string(1, letter)}}),
                 column);
        if (modifiers.count(letter) > 1)
            fail(Message("one '{letter}' is enough", {{"letter", std::string(1, letter)}}), column);
        if (modifiers.hasAny("nju"))
            fail(Message("not supported yet: '{letter}' together with n, j or u",
                         {{"letter", std::string(1, letter)}}),
                 column);
    }

    void declare(BetzaSpecial special, int column)
    {
        m_piece.specials.push_back({special, column, m_move.text});
        m_piece.warnings.push_back({column,
                                    Message("{special}: noted, adds nothing to the reach",
                                            {{"special", Message(enumTitle(special))}}),
                                    true});
    }

    void declare(const WrittenLeg &leg, bool isFirst)
    {
        const Modifiers &modifiers = leg.modifiers;
        if (modifiers.has('e'))
            declare(BetzaSpecial::EnPassantCapture, modifiers.column('e'));
        if (modifiers.has('x'))
            declare(leg.next.empty() ? BetzaSpecial::Borrow : BetzaSpecial::Induce,
                    modifiers.column('x'));
        const Atom &atom = m_move.atoms[leg.atom];
        const bool isStraight = !atom.shape.isOblique();
        const bool isSlide = isStraight && atom.shape.longer == 1 && modifiers.has('n');
        const bool isDouble =
            isStraight && isFirst && atom.shape.longer >= 2 && atom.shape.longer <= 4
            && ((modifiers.has('n') && modifiers.has('i')) || modifiers.count('n') > 1);
        if (isSlide || isDouble)
            declare(BetzaSpecial::EnPassantRights, modifiers.column('n'));
    }

    void warnAboutMove()
    {
        const Atom &atom = m_move.atoms.front();
        if (m_dialect != BetzaDialect::Betza1) {
            for (const Atom &each : m_move.atoms) {
                if (each.letter == 'L' || each.letter == 'J')
                    warn(Message("XBoard and other programs read '{letter}' differently; C and Z "
                                 "are the same everywhere",
                                 {{"letter", std::string(1, each.letter)}}),
                         each.column);
            }
        }
        const bool isFourfold =
            atom.compass == Compass8::Orthogonal || atom.compass == Compass8::Diagonal;
        for (std::size_t i = 0; i < m_move.legs.size(); ++i) {
            const WrittenLeg &leg = m_move.legs[i];
            const bool isFirst =
                std::find(m_move.first.begin(), m_move.first.end(), i) != m_move.first.end();
            if (!isFirst && !m_move.isBracketed && isFourfold && leg.modifiers.directions().empty())
                warn(Message(
                         "a later leg without directions goes every way but back, in XBoard only "
                         "forward and sideways; "
                         "write them"),
                     leg.column);
            if (isFirst && leg.next.empty() && leg.modifiers.has('g') && atom.range != 1
                && atom.range != unlimited)
                warn(Message("the range counts the whole way; other programs read a limited 'g' "
                             "differently"),
                     leg.modifiers.column('g'));
            if (!isFirst && atom.shape.isOblique() && hasCurveLetter(leg.modifiers))
                warn(Message("'z' and 'q' are read as either bend while there was none; sources "
                             "differ on "
                             "oblique leaps"),
                     leg.column);
        }
        if (m_move.legs.size() > 1 && !m_move.isBracketed && atom.rangeWritten
            && atom.range != unlimited)
            warn(Message("the range holds for every leg; the Interactive Diagram applies it to the "
                         "first"),
                 atom.column);
    }

    const WrittenMove &m_move;
    BetzaDialect m_dialect;
    BetzaPiece &m_piece;
    std::optional<Error> m_fault;
};

} // namespace

std::optional<Error> checkMove(const WrittenMove &move, BetzaDialect dialect, BetzaPiece &piece)
{
    return Checks(move, dialect, piece).run();
}

Role roleOf(const WrittenMove &move, const WrittenLeg &leg)
{
    const Modifiers &modifiers = leg.modifiers;
    const Modifiers &rights = modifiers.hasAny("mcdekx") ? modifiers : move.whole;
    Role role;
    if (leg.mayStop) {
        const bool isOpen = !rights.hasAny("mcdekx");
        role.stopsOnEmpty = isOpen || rights.has('m');
        role.takesEnemy = isOpen || rights.hasAny("ck");
        role.takesFriend = rights.has('d');
    }
    if (!leg.next.empty()) {
        const bool hops = modifiers.hasAny("pg");
        role.leavesEmpty = modifiers.hasAny("my") || !modifiers.hasAny("mcdekxpgy");
        role.tramplesEnemy = modifiers.hasAny("ck");
        role.tramplesFriend = modifiers.has('d');
        role.passesFriend = hops;
        role.passesEnemy = hops && !modifiers.has('t');
    }
    if (rights.has('k') && !rights.has('c'))
        role.enemies = Whom::Royal;
    else if (leg.next.empty() && modifiers.has('t'))
        role.enemies = Whom::Common;
    return role;
}

std::optional<Joined> joinedBy(const WrittenMove &move)
{
    int around = move.whole.count('o');
    for (const std::size_t first : move.first)
        around = std::max(around, move.legs[first].modifiers.count('o'));
    if (around == 0)
        return std::nullopt;
    return around == 1 ? Joined::Sides : Joined::All;
}

} // namespace rookery::betza
