#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/play/position_parts.h"

#include <algorithm>

namespace rookery {

namespace {

/// Reads `4k3/8/.../R3K3[Pp] w - - 0 1` from left to right; the first fault ends it.
class FenReader
{
public:
    FenReader(std::string_view text, PositionFiller filler)
        : m_text(text)
        , m_filler(std::move(filler))
        , m_files(m_filler.board().recipe().files)
        , m_rank(m_filler.board().recipe().ranks - 1)
    {
    }

    Result<Position> read()
    {
        if (m_filler.board().recipe().lattice != Lattice::Square)
            return fail("this board has no ranks; write pairs such as 'a1:R e8:k / turn=1'");
        skipSpaces();
        if (atEnd())
            return fail("a position is expected here");
        while (!m_fault && !atEnd() && peek() != ' ' && peek() != '[')
            readPlacement();
        if (!m_fault)
            endRank();
        if (!m_fault && m_rank != 0)
            setFault(m_at,
                     "the position ends on rank " + rankName()
                         + "; every rank down to 1 is to be given");
        if (!m_fault && !atEnd() && peek() == '[')
            readHands();
        if (!m_fault)
            readFields();
        if (m_fault)
            return failure(*m_fault);
        return m_filler.take();
    }

private:
    bool atEnd() const { return m_at == m_text.size(); }
    char peek() const { return m_text[m_at]; }
    void skipSpaces()
    {
        while (!atEnd() && peek() == ' ')
            ++m_at;
    }

    Unexpected<Error> fail(std::string message) const
    {
        return positionFault(m_at, std::move(message));
    }
    void setFault(std::size_t index, std::string message)
    {
        m_fault = Error{std::move(message), {1, static_cast<int>(index) + 1, {}}, {}};
    }

    std::string rankName() const { return std::to_string(m_rank + 1); }
    SiteId site() const { return SiteId(m_file * m_filler.board().recipe().ranks + m_rank); }
    std::optional<CellId> cell() const { return m_filler.board().cellAt(site()); }
    std::string cellName() const { return m_filler.board().siteName(site()); }

    void readPlacement()
    {
        const char c = peek();
        if (c == '/')
            return nextRank();
        if (isAsciiDigit(c))
            return readEmptyCells();
        if (m_file >= m_files)
            return setFault(m_at,
                            "rank " + rankName() + " has more than its "
                                + counted(static_cast<std::size_t>(m_files), "cell"));
        if (c == '*')
            return readHole();
        const std::size_t start = m_at;
        const auto man = readPlaced();
        if (!man)
            return;
        if (!cell())
            return setFault(start, cellName() + " is a hole, which is written '*'");
        m_filler.put(*cell(), man->type, man->owner);
        if (man->was)
            m_filler.setWas(*cell(), *man->was);
        ++m_file;
    }

    /// A man on a cell: `+P` is what the pawn promotes to, `Q~` a queen that was something else.
    std::optional<Man> readPlaced()
    {
        const std::size_t start = m_at;
        const bool isPromoted = peek() == '+';
        if (isPromoted)
            ++m_at;
        if (isPromoted && atEnd()) {
            setFault(start, "'+' stands before the letter of a man that has promoted");
            return std::nullopt;
        }
        auto man = readMan("a position");
        if (!man)
            return man;
        if (isPromoted) {
            const auto type = m_filler.promoted(man->type, man->owner);
            if (!type) {
                setFault(start, "'+' marks a promoted piece, and this one has no single promotion");
                return std::nullopt;
            }
            man->was = man->type;
            man->type = *type;
        } else if (!atEnd() && peek() == '~') {
            man->was = m_filler.unpromoted(man->type, man->owner);
            if (!man->was) {
                setFault(m_at, "'~' marks a promoted piece, and nothing promotes to this one");
                return std::nullopt;
            }
            ++m_at;
        }
        return man;
    }

    void endRank()
    {
        if (m_file < m_files)
            setFault(m_at,
                     "rank " + rankName() + " ends after " + std::to_string(m_file) + " of its "
                         + counted(static_cast<std::size_t>(m_files), "cell"));
    }

    void nextRank()
    {
        endRank();
        if (m_fault)
            return;
        if (m_rank == 0)
            return setFault(m_at, "rank 1 is the last; nothing comes below it");
        --m_rank;
        m_file = 0;
        ++m_at;
    }

    void readEmptyCells()
    {
        const std::size_t start = m_at;
        int count = 0;
        while (!atEnd() && isAsciiDigit(peek())) {
            count = std::min(count * 10 + (peek() - '0'), m_files + 1);
            ++m_at;
        }
        if (count == 0 || m_text[start] == '0')
            return setFault(start, "a number of empty cells begins with 1 to 9");
        for (; count > 0; --count, ++m_file) {
            if (m_file >= m_files)
                return setFault(start,
                                "rank " + rankName() + " has more than its "
                                    + counted(static_cast<std::size_t>(m_files), "cell"));
            if (!cell())
                return setFault(start,
                                cellName() + " is a hole, which is written '*' and not counted");
        }
    }

    void readHole()
    {
        if (cell() && !m_filler.hasWalls())
            return setFault(m_at, cellName() + " is not a hole");
        if (cell())
            m_filler.putWall(*cell());
        ++m_file;
        ++m_at;
    }

    /// A letter or `(name)`.
    std::optional<Man> readMan(const char *where)
    {
        const char c = peek();
        if (c == '(')
            return readNamed();
        if (c == '+' || c == '~') {
            setFault(m_at,
                     std::string("'") + c
                         + "' marks a promoted piece, and this design has no promotions");
            return std::nullopt;
        }
        if (!isAsciiLetter(c)) {
            setFault(m_at, shownCharacter(m_text.substr(m_at)) + " has no meaning in " + where);
            return std::nullopt;
        }
        const auto type = m_filler.spelling().letter(m_text.substr(m_at, 1));
        if (!type) {
            setFault(m_at, std::string("no piece has the letter '") + c + "'");
            return std::nullopt;
        }
        const std::size_t start = m_at++;
        return owned(*type, c, start);
    }

    std::optional<Man> readNamed()
    {
        const std::size_t start = m_at + 1;
        const std::size_t end = m_text.find(')', start);
        if (end == std::string_view::npos) {
            setFault(m_at, "this '(' has no ')'");
            return std::nullopt;
        }
        const std::string_view name = m_text.substr(start, end - start);
        const auto type = m_filler.spelling().name(name, start);
        if (!type) {
            m_fault = type.error();
            return std::nullopt;
        }
        if (!isAsciiLetter(name.front())) {
            setFault(start,
                     "the case of " + inQuotes(name)
                         + " does not tell its owner; write pairs such as 'a1:1/Knight'");
            return std::nullopt;
        }
        m_at = end + 1;
        return owned(*type, name.front(), start);
    }

    std::optional<Man> owned(PieceId type, char c, std::size_t start)
    {
        const auto owner = m_filler.ownerByCase(c, start);
        if (owner)
            return Man{type, *owner, false};
        m_fault = owner.error();
        return std::nullopt;
    }

    /// `[PPn]`, `[]` and `[-]`.
    void readHands()
    {
        const std::size_t opened = m_at++;
        if (m_text.substr(m_at).starts_with("-]"))
            ++m_at;
        while (!m_fault && !atEnd() && peek() != ']') {
            const std::size_t start = m_at;
            const auto man = readMan("a hand");
            if (!man)
                return;
            const auto count = m_filler.addToHand(man->type, man->owner, start);
            if (!count)
                m_fault = count.error();
        }
        if (!m_fault && atEnd())
            return setFault(opened, "this '[' has no ']'");
        ++m_at;
    }

    void readFields()
    {
        if (!atEnd() && peek() != ' ')
            return setFault(m_at, "the side to move stands behind a space");
        const auto words = positionWords(m_text, m_at);
        if (words.empty())
            return;
        readSide(words.front());
        int place = 0;
        for (std::size_t i = 1; i < words.size() && !m_fault; ++i) {
            place = placeOf(std::span(words).subspan(i), place);
            if (place > lastPlace)
                setFault(words[i].index,
                         inQuotes(words[i].text) + " has no meaning after the side to move");
            else
                readField(words[i], place);
            ++place;
        }
    }

    void readField(const PositionWord &word, int place)
    {
        switch (place) {
        case 0:
            return m_filler.setRights(word.text);
        case 1:
            return readPassed(word);
        case 2:
        case 5:
            return m_filler.setChecks(word.text);
        case 3:
            return m_filler.setQuietMoves(number(word.text));
        case 4:
            return m_filler.setMoveNumber(number(word.text));
        default:
            return;
        }
    }

    static int number(std::string_view digits)
    {
        constexpr std::size_t mostDigits = 6;
        int value = 0;
        for (const char digit : digits.substr(0, mostDigits))
            value = value * 10 + (digit - '0');
        return value;
    }

    /// Cells one after the other: `e3`, `e3e4`; with the cell of the man himself where he is not
    /// straight ahead, as `c5d6` of a pawn who went diagonally. He comes first; a single man may
    /// come anywhere, since some programs sort the cells.
    void readPassed(const PositionWord &word)
    {
        if (word.text == "-" || isDigits(word.text))
            return;
        std::vector<CellId> cells;
        for (const std::string_view name : cellNames(word.text)) {
            if (const auto cell = m_filler.board().find(name))
                cells.push_back(*cell);
        }
        const auto man = std::find_if(
            cells.begin(), cells.end(), [&](CellId cell) { return !m_filler.isEmpty(cell); });
        std::optional<CellId> stands = man != cells.end() ? std::optional(*man) : std::nullopt;
        for (const CellId cell : cells) {
            if (!m_filler.isEmpty(cell))
                stands = cell;
            else
                m_filler.addPasser(cell, stands);
        }
    }

    /// A word cut before each letter that follows a digit.
    static std::vector<std::string_view> cellNames(std::string_view word)
    {
        std::vector<std::string_view> names;
        std::size_t begin = 0;
        for (std::size_t i = 1; i <= word.size(); ++i) {
            if (i == word.size() || (isAsciiLetter(word[i]) && isAsciiDigit(word[i - 1]))) {
                names.push_back(word.substr(begin, i - begin));
                begin = i;
            }
        }
        return names;
    }

    bool areCells(std::string_view word) const
    {
        const auto names = cellNames(word);
        return !names.empty() && std::all_of(names.begin(), names.end(), [&](std::string_view name) {
            return m_filler.board().find(name).has_value();
        });
    }

    void readSide(const PositionWord &word)
    {
        if (isDigits(word.text)) {
            const auto player = m_filler.player(word.text, word.index);
            if (player)
                m_filler.setToMove(*player);
            else
                m_fault = player.error();
            return;
        }
        if (word.text != "w" && word.text != "b")
            return setFault(word.index,
                            "the side to move is 'w', 'b' or a player's number, not "
                                + inQuotes(word.text));
        const auto player = m_filler.player(word.text == "w" ? "1" : "2", word.index);
        if (player)
            m_filler.setToMove(*player);
        else
            m_fault = player.error();
    }

    /// The place in FEN, from `first` on, whose form the word has: castling rights, en passant (or
    /// the limit of counted endgames), check counters, two move counters, check counters again.
    int placeOf(std::span<const PositionWord> words, int first) const
    {
        const auto end = std::find_if(words.begin(), words.end(), [](const PositionWord &word) {
            return !isDigits(word.text);
        });
        // Two numbers are the counters, with no limit before them.
        const bool areCounters = end - words.begin() == 2;
        int place = areCounters ? std::max(first, 3) : first;
        while (place <= lastPlace && !fits(words.front().text, place))
            ++place;
        return place;
    }

    bool fits(std::string_view word, int place) const
    {
        switch (place) {
        case 0:
            return word == "-" || isCastling(word);
        case 1:
            return word == "-" || isDigits(word) || areCells(word);
        case 2:
        case 5:
            return isCheckCount(word);
        default:
            return isDigits(word);
        }
    }

    /// Castling and gating rights: K and Q, or the letters of files.
    bool isCastling(std::string_view word) const
    {
        return std::all_of(word.begin(), word.end(), [&](char c) {
            const std::string letter = lowered({&c, 1});
            return letter == "k" || letter == "q"
                   || (isAsciiLetter(c) && letter[0] - 'a' < m_files);
        });
    }

    /// `3+3`, `+0+1`.
    static bool isCheckCount(std::string_view word)
    {
        if (word.starts_with('+'))
            word.remove_prefix(1);
        const auto parts = split(word, '+');
        return parts.size() == 2 && isDigits(parts[0]) && isDigits(parts[1]);
    }

    static constexpr int lastPlace = 5;

    std::string_view m_text;
    PositionFiller m_filler;
    std::size_t m_at = 0;
    int m_files;
    int m_file = 0;
    int m_rank;
    std::optional<Error> m_fault;
};

} // namespace

Result<Position> readFen(std::string_view text, PositionFiller filler)
{
    return FenReader(text, std::move(filler)).read();
}

} // namespace rookery
