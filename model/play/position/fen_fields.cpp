#include "model/play/position/fen_fields.h"

#include "model/base/shown.h"
#include "model/base/text.h"

#include <algorithm>

namespace rookery {

namespace {

class FieldReader
{
public:
    explicit FieldReader(PositionFiller &filler)
        : m_filler(filler)
    {
    }

    std::optional<Error> read(std::span<const PositionWord> words)
    {
        if (words.empty())
            return std::nullopt;
        readSide(words.front());
        int place = 0;
        for (std::size_t i = 1; i < words.size() && !m_fault; ++i) {
            place = placeOf(words.subspan(i), place);
            if (place > lastPlace)
                setFault(words[i],
                         Message("{text} has no meaning after the side to move",
                                 {{"text", inQuotes(words[i].text)}}));
            else
                readField(words[i], place);
            ++place;
        }
        return std::move(m_fault);
    }

private:
    void setFault(const PositionWord &word, Message message)
    {
        m_fault = positionError(word.index, std::move(message));
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

    /// Cells one after the other: `e3`, `e3e4`; with the cell of the piece itself where it is not
    /// straight ahead, as `c5d6` of a pawn that went diagonally. It comes first; a single piece may
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
        const auto piece = std::find_if(
            cells.begin(), cells.end(), [&](CellId cell) { return !m_filler.isEmpty(cell); });
        std::optional<CellId> stands = piece != cells.end() ? std::optional(*piece) : std::nullopt;
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
        return !names.empty()
               && std::all_of(names.begin(), names.end(), [&](std::string_view name) {
                      return m_filler.board().find(name).has_value();
                  });
    }

    void readSide(const PositionWord &word)
    {
        const bool isLetter = word.text == "w" || word.text == "b";
        if (!isLetter && !isDigits(word.text))
            return setFault(word,
                            Message("the side to move is 'w', 'b' or a player's number, not {text}",
                                    {{"text", inQuotes(word.text)}}));
        const std::string_view number = !isLetter ? word.text : word.text == "w" ? "1" : "2";
        const auto player = playerNumbered(number, word.index, m_filler.players());
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
        const int files = m_filler.board().recipe().files;
        return std::all_of(word.begin(), word.end(), [&](char c) {
            const std::string letter = lowered({&c, 1});
            return letter == "k" || letter == "q" || (isAsciiLetter(c) && letter[0] - 'a' < files);
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

    PositionFiller &m_filler;
    std::optional<Error> m_fault;
};

} // namespace

std::optional<Error> readFenFields(std::span<const PositionWord> words, PositionFiller &filler)
{
    return FieldReader(filler).read(words);
}

} // namespace rookery
