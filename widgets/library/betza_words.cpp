#include "widgets/library/betza_words.h"

#include "model/movement/betza/betza.h"
#include "model/movement/betza/betza_atoms.h"
#include "model/movement/betza/betza_letters.h"

#include <QCoreApplication>

namespace rookery {

namespace {

struct LetterRow
{
    char letter;
    const char *meaning;
    const char *example;
};

constexpr LetterRow atoms[] = {
    {'W', QT_TRANSLATE_NOOP("Betza", "Wazir: one step orthogonally"), "W"},
    {'F', QT_TRANSLATE_NOOP("Betza", "Ferz: one step diagonally"), "F"},
    {'K', QT_TRANSLATE_NOOP("Betza", "King: one step any way"), "K"},
    {'R', QT_TRANSLATE_NOOP("Betza", "Rook: slides orthogonally"), "R"},
    {'B', QT_TRANSLATE_NOOP("Betza", "Bishop: slides diagonally"), "B"},
    {'Q', QT_TRANSLATE_NOOP("Betza", "Queen: slides any way"), "Q"},
    {'N', QT_TRANSLATE_NOOP("Betza", "Knight: leaps (1,2)"), "N"},
    {'D', QT_TRANSLATE_NOOP("Betza", "Dabbaba: leaps (0,2)"), "D"},
    {'A', QT_TRANSLATE_NOOP("Betza", "Alfil: leaps (2,2)"), "A"},
    {'C', QT_TRANSLATE_NOOP("Betza", "Camel: leaps (1,3)"), "C"},
    {'Z', QT_TRANSLATE_NOOP("Betza", "Zebra: leaps (2,3)"), "Z"},
    {'H', QT_TRANSLATE_NOOP("Betza", "leaps (0,3)"), "H"},
    {'G', QT_TRANSLATE_NOOP("Betza", "leaps (3,3)"), "G"},
    {'L', QT_TRANSLATE_NOOP("Betza", "leaps (1,3), as C does"), "L"},
    {'J', QT_TRANSLATE_NOOP("Betza", "leaps (2,3), as Z does"), "J"},
    {'U', QT_TRANSLATE_NOOP("Betza", "leaps to any cell"), "U"},
};

constexpr LetterRow modifiers[] = {
    {'m', QT_TRANSLATE_NOOP("Betza", "without capturing"), "mK"},
    {'c', QT_TRANSLATE_NOOP("Betza", "only to capture"), "cK"},
    {'f', QT_TRANSLATE_NOOP("Betza", "forward"), "fK"},
    {'b', QT_TRANSLATE_NOOP("Betza", "backward"), "bK"},
    {'l', QT_TRANSLATE_NOOP("Betza", "to the left"), "lK"},
    {'r', QT_TRANSLATE_NOOP("Betza", "to the right"), "rK"},
    {'v', QT_TRANSLATE_NOOP("Betza", "vertically: forward and backward"), "vK"},
    {'s', QT_TRANSLATE_NOOP("Betza", "sideways: left and right"), "sK"},
    {'h', QT_TRANSLATE_NOOP("Betza", "half of the eight leaps, turned one way"), "hrN"},
    {'i', QT_TRANSLATE_NOOP("Betza", "only as the first move"), "ifmW2"},
    {'n', QT_TRANSLATE_NOOP("Betza", "lame: may be blocked on the way"), "nN"},
    {'j', QT_TRANSLATE_NOOP("Betza", "jumps: the cell next to it must be taken"), "jD"},
    {'p', QT_TRANSLATE_NOOP("Betza", "hops over one piece, to any cell behind"), "pR"},
    {'g', QT_TRANSLATE_NOOP("Betza", "hops over one piece, to the cell behind"), "gQ"},
    {'z', QT_TRANSLATE_NOOP("Betza", "crooked: every step turns the other way"), "zB"},
    {'q', QT_TRANSLATE_NOOP("Betza", "circular: every step turns the same way"), "qN"},
    {'o', QT_TRANSLATE_NOOP("Betza", "goes round the edges, as on a cylinder"), "oR"},
    {'d', QT_TRANSLATE_NOOP("Betza", "captures its own side's pieces"), "dK"},
    {'a', QT_TRANSLATE_NOOP("Betza", "and then another leg"), "KaK"},
    {'y', QT_TRANSLATE_NOOP("Betza", "the next leg is a slide outward"), "FyafsF"},
    {'u', QT_TRANSLATE_NOOP("Betza", "puts what it captured down where the leg began"), ""},
    {'t', QT_TRANSLATE_NOOP("Betza", "never a royal piece"), ""},
    {'e', QT_TRANSLATE_NOOP("Betza", "captures en passant"), ""},
    {'k', QT_TRANSLATE_NOOP("Betza", "captures only a royal piece"), ""},
    {'x', QT_TRANSLATE_NOOP("Betza", "borrows the move of the piece there"), ""},
};

BetzaWord wordOf(const LetterRow &row, BetzaDialect dialect)
{
    const bool canBeRead = *row.example != '\0' && readBetza(row.example, dialect).has_value();
    return {QString(QLatin1Char(row.letter)),
            QCoreApplication::translate("Betza", row.meaning),
            canBeRead ? row.example : std::string()};
}

} // namespace

std::vector<BetzaWord> betzaWords(BetzaDialect dialect)
{
    std::vector<BetzaWord> words;
    for (const LetterRow &row : atoms) {
        if (betza::atomOf(row.letter, dialect))
            words.push_back(wordOf(row, dialect));
    }
    for (const LetterRow &row : modifiers) {
        if (!betza::letterFault(row.letter, dialect))
            words.push_back(wordOf(row, dialect));
    }
    return words;
}

} // namespace rookery
