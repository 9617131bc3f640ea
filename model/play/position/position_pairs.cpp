#include "model/base/shown.h"
#include "model/play/position/position_fields.h"
#include "model/play/position/position_parts.h"

#include <algorithm>

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
        std::vector<PositionWord> fields;
        for (auto word = slash == words.end() ? slash : slash + 1; word != words.end(); ++word) {
            if (!word->text.starts_with(turnKey))
                fields.push_back(*word);
            else if (auto fault = readTurn(*word))
                return failure(*fault);
        }
        return m_filler.take(fields);
    }

private:
    static constexpr std::string_view turnKey = "turn=";

    std::optional<Error> readPair(const PositionWord &word)
    {
        const std::size_t colon = word.text.find(':');
        if (isPositionField(word))
            return positionError(
                word.index, Message("{text} stands behind a '/'", {{"text", inQuotes(word.text)}}));
        if (colon == std::string_view::npos)
            return positionError(
                word.index,
                Message("{text} is not a pair such as a1:R", {{"text", inQuotes(word.text)}}));
        const std::string_view name = word.text.substr(0, colon);
        const auto cell = m_filler.board().find(name);
        if (!cell && name != "hand")
            return positionError(word.index,
                                 Message("there is no cell {text}", {{"text", inQuotes(name)}}));
        const PositionWord piece{word.text.substr(colon + 1), word.index + colon + 1};
        const auto boardPiece = m_filler.spelling().readPiece(piece, m_filler.players());
        if (!boardPiece)
            return boardPiece.error();
        if (!cell) {
            const auto count = m_filler.addToHand(boardPiece->type, boardPiece->owner, word.index);
            return count ? std::nullopt : std::optional(count.error());
        }
        if (!m_filler.isEmpty(*cell))
            return positionError(word.index,
                                 Message("{text} is named twice", {{"text", std::string(name)}}));
        m_filler.put(*cell, boardPiece->type, boardPiece->owner);
        return std::nullopt;
    }

    std::optional<Error> readTurn(const PositionWord &word)
    {
        const std::string_view number = word.text.substr(turnKey.size());
        const std::size_t index = word.index + turnKey.size();
        if (!isDigits(number))
            return positionError(index, Message("turn= is followed by a player's number"));
        const auto player = playerNumbered(number, index, m_filler.players());
        if (!player)
            return player.error();
        m_filler.setToMove(*player);
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
