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
    void fail(std::string message, int column)
    {
        if (!m_fault)
            m_fault = Error{std::move(message), {1, column, {}}, {}};
    }
    void warn(std::string sentence, int column)
    {
        m_piece.warnings.push_back({column, std::move(sentence)});
    }

    void failIfBoth(const Modifiers &modifiers, char one, char other)
    {
        if (!modifiers.has(one) || !modifiers.has(other))
            return;
        fail(std::string("'") + one + "' and '" + other + "' exclude each other on one leg",
             std::max(modifiers.column(one), modifiers.column(other)));
    }

    void failIfHas(const Modifiers &modifiers, char letter, std::string message)
    {
        if (modifiers.has(letter))
            fail(std::move(message), modifiers.column(letter));
    }

    void checkWhole()
    {
        for (const Letter &letter : m_move.whole.inOrder()) {
            if (!isDirection(letter.letter)
                && std::string_view("mcdio").find(letter.letter) == std::string_view::npos) {
                fail(std::string("'") + letter.letter
                         + "' cannot stand before brackets; write it inside",
                     letter.column);
                return;
            }
        }
        const auto &directions = m_move.whole.directions();
        if (!directions.empty())
            warn("directions before brackets are read as the way of the whole move, which is "
                 "provisional",
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
            warn("'y' changes the range of the legs that follow; none does, so that it is ignored",
                 modifiers.column('y'));
        if (modifiers.count('o') > 2)
            fail("'oo' joins all edges; more of them mean nothing", modifiers.column('o'));
        if (modifiers.count('o') == 2 && m_dialect == BetzaDialect::XBoard)
            fail("XBoard knows the cylinder 'o' but not 'oo'", modifiers.column('o'));
        if (modifiers.count('o') == 2 && m_dialect == BetzaDialect::Betza1)
            fail("Betza 1.0 knows the cylinder 'o' but not 'oo'", modifiers.column('o'));
        if (!isFirst)
            failIfHas(modifiers, 'o', "'o' holds for the whole move and stands on its first leg");
        if (modifiers.count('i') > 1)
            fail("not supported yet: 'ii', a move from the third rank", modifiers.column('i'));
        if (modifiers.has('t') && !leg.next.empty() && !modifiers.hasAny("pg"))
            fail("'t' says that the piece hopped over is a friend, so that this leg needs 'p' or "
                 "'g'",
                 modifiers.column('t'));
        checkPathLetters(leg, isFirst);
        checkCurve(leg, isFirst);
        if (m_move.isBracketed && !leg.next.empty())
            failIfHas(
                modifiers, 'g', "in brackets each leg has its own range; write 'p' instead of 'g'");
        if (m_move.isBracketed)
            failIfHas(modifiers,
                      'y',
                      "in brackets each leg has its own range, so that 'y' has no meaning");
    }

    void checkUniversal(const WrittenLeg &leg)
    {
        for (const Letter &letter : leg.modifiers.inOrder()) {
            if (std::string_view("mcdiektu").find(letter.letter) == std::string_view::npos)
                fail(std::string("'") + letter.letter + "' has no meaning before 'U'",
                     letter.column);
        }
        if (m_move.legs.size() > 1)
            fail("not supported yet: the universal leaper in a move of several legs", leg.column);
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
            fail(std::string("'") + letter
                     + "' is not defined on this oblique leap; write its path as legs, such as "
                       "afsafW",
                 column);
        } else if (isHorse && !isSingle) {
            fail("not supported yet: 'n' on a knight's leap among several legs; write its path as "
                 "legs, such as afsW",
                 column);
        } else if (isLong && leg.next.empty() && modifiers.hasAny("pg")) {
            fail(std::string("not supported yet: a hop together with '") + letter + "' on a leap",
                 column);
        } else if (isLong && letter == 'j' && atom.range != 1) {
            fail("'j' on a leap that is repeated is not defined; write its path as legs", column);
        } else if (isLong && letter == 'j' && modifiers.count('j') > 1) {
            fail("'jj' skips cells of a slide; this atom leaps", column);
        } else if (letter == 'j' && atom.range == 1 && !isLong && isSingle) {
            fail(std::string("'j' passes over the first cell, so that ") + atom.letter
                     + " needs a range, as in j" + atom.letter + "3",
                 column);
        }
        if (modifiers.has('i') && !isFirst)
            fail(std::string("not supported yet: 'i' together with '") + letter
                     + "' on a later leg",
                 column);
    }

    void checkCurve(const WrittenLeg &leg, bool isFirst)
    {
        const Modifiers &modifiers = leg.modifiers;
        if (!isFirst) {
            if (modifiers.has('i') && leg.next.empty() && modifiers.hasAny("pg"))
                fail("not supported yet: 'i' together with a hop on the last leg",
                     modifiers.column('i'));
            return;
        }
        if (!hasCurveLetter(modifiers))
            return;
        const char letter = modifiers.has('z') ? 'z' : 'q';
        const int column = modifiers.column(letter);
        if (!leg.next.empty() || m_move.isBracketed)
            fail(std::string("'") + letter + "' on the first of several legs has no bend before it",
                 column);
        if (modifiers.count(letter) > 1)
            fail(std::string("one '") + letter + "' is enough", column);
        if (modifiers.hasAny("nju"))
            fail(std::string("not supported yet: '") + letter + "' together with n, j or u",
                 column);
    }

    void declare(BetzaSpecial special, int column)
    {
        m_piece.specials.push_back({special, column, m_move.text});
        m_piece.warnings.push_back(
            {column, std::string(enumTitle(special)) + ": noted, adds nothing to the reach", true});
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
                    warn(std::string("XBoard and other programs read '") + each.letter
                             + "' differently; C and Z are the same everywhere",
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
                warn("a later leg without directions goes every way but back, in XBoard only "
                     "forward and sideways; "
                     "write them",
                     leg.column);
            if (isFirst && leg.next.empty() && leg.modifiers.has('g') && atom.range != 1
                && atom.range != unlimited)
                warn(
                    "the range counts the whole way; other programs read a limited 'g' differently",
                    leg.modifiers.column('g'));
            if (!isFirst && atom.shape.isOblique() && hasCurveLetter(leg.modifiers))
                warn("'z' and 'q' are read as either bend while there was none; sources differ on "
                     "oblique leaps",
                     leg.column);
        }
        if (m_move.legs.size() > 1 && !m_move.isBracketed && atom.rangeWritten
            && atom.range != unlimited)
            warn("the range holds for every leg; the Interactive Diagram applies it to the first",
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
