#include "model/movement/betza/betza_fairy_stockfish.h"

#include "model/movement/betza/betza_fairy_lines.h"
#include "model/movement/betza/betza_letters.h"

#include <algorithm>
#include <set>
#include <string>

namespace rookery::betza {

namespace {

/// Two direction letters as the engine keeps them; a single one is doubled.
struct Pair
{
    char first;
    char second;
    int column;
};

/// The oblique octants that a pair chooses. Most pairs choose nothing at all.
Headings octantsOf(const Pair &pair)
{
    const std::string_view sides = "lr";
    const std::string_view ends = "fb";
    const auto isIn = [](std::string_view set, char letter) {
        return set.find(letter) != std::string_view::npos;
    };
    if (pair.first == pair.second)
        return obliqueNarrow(pair.first);
    if (pair.second == 'h')
        return isIn("fblr", pair.first) ? obliqueWide(pair.first) : Headings{};
    if (pair.first == 'h')
        return isIn(sides, pair.second) ? chiral(pair.second) : Headings{};
    const bool combines = (isIn(ends, pair.first) && isIn("lrs", pair.second))
                          || (isIn(sides, pair.first) && isIn("fbv", pair.second));
    return combines ? static_cast<Headings>(obliqueWide(pair.first) & obliqueNarrow(pair.second))
                    : Headings{};
}

class FairyReader
{
public:
    explicit FairyReader(std::string_view text)
        : m_text(text)
    {
    }

    BetzaPiece read()
    {
        for (; m_at < m_text.size(); ++m_at)
            readCharacter(m_text[m_at]);
        if (!m_found)
            warn(1, Message("Fairy-Stockfish finds no atom here, so that the piece cannot move"));
        else if (m_prefix.isUsed)
            warn(static_cast<int>(m_text.size()),
                 Message("Fairy-Stockfish ignores modifiers without an atom behind them"));
        if (m_lines.quiet.leaks() || m_lines.capture.leaks() || m_lines.initialQuiet.leaks())
            warn(1,
                 Message("Fairy-Stockfish lets moves along the same lines take over each other's "
                         "reach"));
        BetzaPiece piece;
        addFairyMoves(m_lines, piece);
        std::stable_sort(
            m_warnings.begin(), m_warnings.end(), [](const BetzaWarning &a, const BetzaWarning &b) {
                return a.column < b.column;
            });
        piece.warnings = std::move(m_warnings);
        return piece;
    }

private:
    struct Prefix
    {
        bool isUsed = false;
        bool quiet = false;
        bool capture = false;
        bool hops = false;
        bool isLame = false;
        bool isInitial = false;
        int limit = 0;
        std::vector<Pair> pairs;
    };

    void warn(int column, Message sentence) { m_warnings.push_back({column, std::move(sentence)}); }
    int column() const { return static_cast<int>(m_at) + 1; }
    char ahead() const { return m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0'; }

    void readCharacter(char c)
    {
        const auto atom = c == 'U' ? std::nullopt : atomOf(c, BetzaDialect::FairyStockfish);
        if (atom) {
            readAtom(*atom);
            return;
        }
        if (isDirection(c)) {
            readDirection(c);
        } else if (c == 'm') {
            m_prefix.quiet = true;
        } else if (c == 'c') {
            m_prefix.capture = true;
        } else if (c == 'p' || c == 'g') {
            m_prefix.hops = true;
            if (c == 'g')
                m_prefix.limit = 1;
        } else if (c == 'n') {
            m_prefix.isLame = true;
        } else if (c == 'i') {
            m_prefix.isInitial = true;
        } else {
            if ((static_cast<unsigned char>(c) & 0xC0U) == 0x80U)
                return; // the rest of a character that was skipped
            warn(column(),
                 Message("Fairy-Stockfish skips {character}",
                         {{"character", shownCharacter(m_text, m_at)}}));
            return;
        }
        m_prefix.isUsed = true;
    }

    void readDirection(char c)
    {
        const std::string_view upright = "fbvh";
        const std::string_view sideways = "rlsh";
        const auto isIn = [](std::string_view set, char letter) {
            return set.find(letter) != std::string_view::npos;
        };
        const char next = ahead();
        const bool combines = next != '\0'
                              && (next == c || (isIn(upright, c) && isIn(sideways, next))
                                  || (isIn(sideways, c) && isIn(upright, next)));
        m_prefix.pairs.push_back({c, combines ? next : c, column()});
        if (combines)
            ++m_at;
    }

    void readAtom(const Atom &atom)
    {
        m_found = true;
        const int where = column();
        m_atomColumn = where;
        const bool hasDigit = ahead() >= '0' && ahead() <= '9';
        bool isRider = atom.range == unlimited;
        if (hasDigit || ahead() == atom.letter) {
            isRider = true;
            if (hasDigit) {
                if (m_prefix.limit == 1 && ahead() != '1')
                    warn(where,
                         Message(
                             "Fairy-Stockfish reads the digit in place of 'g', which becomes 'p'"));
                m_prefix.limit = ahead() - '0';
            }
            ++m_at;
        } else if (m_prefix.hops && !isRider) {
            warn(where, Message("Fairy-Stockfish gives a hop without a digit any range"));
        }
        if (m_prefix.isLame && !isRider)
            m_prefix.limit = -1;
        if (!m_prefix.quiet && !m_prefix.capture)
            m_prefix.quiet = m_prefix.capture = true;
        if (m_prefix.isInitial && m_prefix.capture)
            warn(where, Message("Fairy-Stockfish makes initial moves only without capture"));
        warnAboutAtom(atom, isRider, where);
        if (atom.compass == Compass8::King) {
            addAtom(Shape{}, Compass8::Orthogonal, false, isRider);
            addAtom(Shape{}, Compass8::Diagonal, false, isRider);
        } else {
            addAtom(atom.shape, atom.compass, true, isRider);
        }
        m_prefix = {};
    }

    void warnAboutAtom(const Atom &atom, bool isRider, int where)
    {
        const bool isLine = atom.shape.longer == 1;
        const bool isKnight = atom.shape == Shape{1, 2};
        const std::string name = quoted(atom.letter);
        if (m_prefix.hops && !isLine)
            warn(where,
                 Message(
                     "Fairy-Stockfish hops only along rook and bishop lines; {atom} gets no moves",
                     {{"atom", name}}));
        else if (isRider && !m_prefix.hops && !isLine && !isKnight)
            warn(
                where,
                Message("Fairy-Stockfish rides only with steps of W, F and N; {atom} gets no moves",
                        {{"atom", name}}));
        else if (m_prefix.isLame && isRider)
            warn(where, Message("Fairy-Stockfish ignores 'n' on a slide"));
        else if (m_prefix.isLame
                 && !FairyLines::isLameLeap(
                     vectorOf(atom.shape, atom.compass == Compass8::Diagonal ? 1 : 0)))
            warn(where,
                 Message("Fairy-Stockfish gives {atom} with 'n' no moves", {{"atom", name}}));
        if (m_prefix.isInitial)
            warn(where,
                 Message("Fairy-Stockfish makes initial moves from the double step region, moved "
                         "or not"));
        if (atom.compass == Compass8::King && !m_prefix.pairs.empty())
            warn(where,
                 Message("Fairy-Stockfish reads directions on {atom} for W and F separately",
                         {{"atom", name}}));
    }

    void addAtom(const Shape &shape, Compass8 compass, bool isOwnAtom, bool isRider)
    {
        Headings octants = m_prefix.pairs.empty() ? allHeadings : Headings{};
        for (const Pair &pair : m_prefix.pairs) {
            if (isOwnAtom && compass == Compass8::Orthogonal && pair.first != pair.second) {
                // On an orthogonal atom each letter stands for itself.
                octants |= octantsOf({pair.first, pair.first, pair.column});
                octants |= octantsOf({pair.second, pair.second, pair.column});
                continue;
            }
            const Headings some = octantsOf(pair);
            if (some == 0) {
                const char both[] = {pair.first, pair.second};
                warn(pair.column,
                     Message("Fairy-Stockfish has no directions for '{letters}'",
                             {{"letters", std::string(both, pair.first == pair.second ? 1 : 2)}}));
            }
            octants |= some;
        }
        const FairyLines::Kind kind = m_prefix.hops ? FairyLines::Kind::Hop
                                      : isRider     ? FairyLines::Kind::Slide
                                                    : FairyLines::Kind::Step;
        bool overwrites = false;
        std::set<Vector> steps; // several octants of a straight atom are one direction
        for (int octant = 0; octant < 8; ++octant) {
            if (has(octants, octant))
                steps.insert(stepInOctant(shape, compass, octant));
        }
        for (const Vector &step : steps)
            overwrites = put(kind, step) || overwrites;
        if (overwrites)
            warn(m_atomColumn,
                 Message(
                     "Fairy-Stockfish keeps one range for each direction; this atom overwrites an "
                     "earlier one"));
    }

    /// Straight steps seen as oblique ones whose shorter part is nothing, or as long as the other.
    static Vector stepInOctant(const Shape &shape, Compass8 compass, int octant)
    {
        if (shape.isOblique())
            return vectorOf(shape, octant);
        if (compass == Compass8::Diagonal)
            return vectorOf(shape, octant | 1);
        return vectorOf(shape, (octant + 1) & 6);
    }

    /// Whether another range stood there before.
    bool put(FairyLines::Kind kind, const Vector &step)
    {
        bool overwrites = false;
        if (m_prefix.quiet)
            overwrites = m_lines.of(m_prefix.isInitial, false).put(kind, step, m_prefix.limit);
        if (m_prefix.capture)
            overwrites =
                m_lines.of(m_prefix.isInitial, true).put(kind, step, m_prefix.limit) || overwrites;
        return overwrites;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    Prefix m_prefix;
    FairyPiece m_lines;
    bool m_found = false;
    int m_atomColumn = 1;
    std::vector<BetzaWarning> m_warnings;
};

} // namespace

BetzaPiece readFairyStockfish(std::string_view text)
{
    return FairyReader(text).read();
}

} // namespace rookery::betza
