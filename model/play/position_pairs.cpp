#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/rule_limits.h"
#include "model/play/position_parts.h"

#include <algorithm>
#include <charconv>

namespace rookery {

namespace {

/// Reads `a1:R e8:k c3:2/Knight hand:P / turn=2` word by word.
class PairReader
{
public:
    explicit PairReader(PositionFiller filler)
        : m_filler(std::move(filler))
    {
    }

    Result<Position> read(std::string_view text)
    {
        const auto words = positionWords(text);
        const auto isSlash = [](const PositionWord &word) {
            return word.text == "/";
        };
        const auto slash = std::find_if(words.begin(), words.end(), isSlash);
        for (auto word = words.begin(); word != slash; ++word) {
            if (auto fault = readPair(*word))
                return failure(*fault);
        }
        if (slash == words.end())
            return m_filler.take();
        for (auto word = slash + 1; word != words.end(); ++word) {
            if (auto fault = readSetting(*word))
                return failure(*fault);
        }
        return m_filler.take();
    }

private:
    static Error fault(std::size_t index, std::string message)
    {
        return {std::move(message), {1, static_cast<int>(index) + 1, {}}, {}};
    }

    std::optional<Error> readPair(const PositionWord &word)
    {
        const std::size_t colon = word.text.find(':');
        if (colon == std::string_view::npos && word.text.starts_with("turn="))
            return fault(word.index, inQuotes(word.text) + " stands behind a '/'");
        if (colon == std::string_view::npos)
            return fault(word.index, inQuotes(word.text) + " is not a pair such as a1:R");
        const std::string_view name = word.text.substr(0, colon);
        const auto cell = m_filler.board().find(name);
        if (!cell && name != "hand")
            return fault(word.index, "there is no cell " + inQuotes(name));
        const PositionWord piece{word.text.substr(colon + 1), word.index + colon + 1};
        const auto man = readMan(piece);
        if (!man)
            return man.error();
        if (!cell) {
            const auto count = m_filler.addToHand(man->type, man->owner, word.index);
            return count ? std::nullopt : std::optional(count.error());
        }
        if (!m_filler.isEmpty(*cell))
            return fault(word.index, std::string(name) + " is named twice");
        m_filler.put(*cell, man->type, man->owner);
        return std::nullopt;
    }

    /// `R`, `knight`, `2/Knight`.
    Result<Man> readMan(const PositionWord &word) const
    {
        const std::size_t slash = word.text.find('/');
        if (slash != std::string_view::npos && isDigits(word.text.substr(0, slash))) {
            const auto owner = m_filler.player(word.text.substr(0, slash), word.index);
            if (!owner)
                return failure(owner.error());
            const std::size_t start = slash + 1;
            return readNamed({word.text.substr(start), word.index + start}, *owner);
        }
        if (word.text.empty())
            return positionFault(word.index, "a piece is missing after the ':'");
        const auto type = readUnowned(word);
        if (!type)
            return failure(type.error());
        if (!isAsciiLetter(word.text.front())) {
            return positionFault(word.index,
                                 "the case of " + inQuotes(word.text)
                                     + " does not tell its owner; write 1/" + shownText(word.text));
        }
        const auto owner = m_filler.ownerByCase(word.text.front(), word.index);
        if (!owner)
            return failure(owner.error());
        return Man{*type, *owner, false};
    }

    /// Where the case tells the owner, a letter comes before a name of one letter.
    Result<PieceId> readUnowned(const PositionWord &word) const
    {
        if (const auto type = m_filler.spelling().letter(word.text))
            return *type;
        return m_filler.spelling().name(word.text, word.index);
    }

    /// Where the owner is given, a name in its own case comes first.
    Result<Man> readNamed(const PositionWord &word, PlayerId owner) const
    {
        const PieceSpelling &spelling = m_filler.spelling();
        if (word.text.empty())
            return positionFault(word.index, "a piece is missing after the '/'");
        if (const auto type = spelling.exactName(word.text))
            return Man{*type, owner, false};
        if (const auto type = spelling.letter(word.text))
            return Man{*type, owner, false};
        const auto type = spelling.name(word.text, word.index);
        if (!type)
            return failure(type.error());
        return Man{*type, owner, false};
    }

    std::optional<Error> readSetting(const PositionWord &word)
    {
        const std::size_t equals = word.text.find('=');
        const std::string_view key = word.text.substr(0, equals);
        const bool hasPlayer = key == "turn" || key == "out";
        const bool hasCells = key == "traded" || key == "passed";
        const bool isTally = key == "exchanged" || key == "points";
        if (equals == std::string_view::npos || (!hasPlayer && !hasCells && !isTally))
            return fault(word.index,
                         inQuotes(word.text)
                             + " is not a setting; there are turn=N, out=N, traded=CELL, "
                               "passed=CELL:CELL, exchanged=N:TIMES and points=N:POINTS");
        const PositionWord value{word.text.substr(equals + 1), word.index + equals + 1};
        if (hasPlayer)
            return readPlayer(key, value);
        if (isTally)
            return readTally(key, value);
        return key == "traded" ? readTraded(value) : readPassed(value);
    }

    Result<CellId> readCell(const PositionWord &word) const
    {
        if (const auto cell = m_filler.board().find(word.text))
            return *cell;
        return positionFault(word.index, "there is no cell " + inQuotes(word.text));
    }

    std::optional<Error> readTraded(const PositionWord &word)
    {
        const auto cell = readCell(word);
        if (!cell)
            return cell.error();
        m_filler.setTraded(*cell);
        return std::nullopt;
    }

    /// The cell that was passed, and where the man stands who passed it.
    std::optional<Error> readPassed(const PositionWord &word)
    {
        const std::size_t colon = word.text.find(':');
        if (colon == std::string_view::npos)
            return fault(word.index, "passed= is followed by two cells, such as e3:e4");
        const auto passed = readCell({word.text.substr(0, colon), word.index});
        const PositionWord second{word.text.substr(colon + 1), word.index + colon + 1};
        const auto stands = readCell(second);
        if (!passed || !stands)
            return passed ? stands.error() : passed.error();
        if (m_filler.isEmpty(*stands) || !m_filler.addPasser(*passed, *stands))
            return fault(second.index,
                         "no man of the player who has just moved stands on "
                             + shownText(second.text));
        return std::nullopt;
    }

    /// A player's number and how much he has.
    std::optional<Error> readTally(std::string_view key, const PositionWord &word)
    {
        const bool isPoints = key == "points";
        const std::size_t colon = std::min(word.text.find(':'), word.text.size());
        const std::string_view text = word.text.substr(std::min(colon + 1, word.text.size()));
        const int most = isPoints ? rulelimits::weight : rulelimits::exchanges;
        int number = 0;
        const auto [stop, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (!isDigits(word.text.substr(0, colon)) || wrong != std::errc()
            || stop != text.data() + text.size() || number > most
            || number < (isPoints ? -most : 0))
            return fault(word.index,
                         std::string(key) + "= is followed by a player's number and a number up to "
                             + std::to_string(most) + ", such as 1:1");
        const auto player = m_filler.player(word.text.substr(0, colon), word.index);
        if (!player)
            return player.error();
        if (isPoints)
            m_filler.setPoints(*player, number);
        else
            m_filler.setExchanges(*player, static_cast<std::uint8_t>(number));
        return std::nullopt;
    }

    std::optional<Error> readPlayer(std::string_view key, const PositionWord &word)
    {
        if (!isDigits(word.text))
            return fault(word.index, std::string(key) + "= is followed by a player's number");
        const auto player = m_filler.player(word.text, word.index);
        if (!player)
            return player.error();
        if (key == "turn")
            m_filler.setToMove(*player);
        else
            m_filler.setOut(*player);
        return std::nullopt;
    }

    PositionFiller m_filler;
};

} // namespace

Result<Position> readPairs(std::string_view text, PositionFiller filler)
{
    return PairReader(std::move(filler)).read(text);
}

} // namespace rookery
