#include "model/play/position/field_wording.h"

#include "model/base/shown.h"

#include <algorithm>
#include <charconv>

namespace rookery {

FieldFault fieldFault(const PositionWord &word, Message message)
{
    return positionError(word.index, std::move(message));
}

Result<CellId> readCell(const FieldWording &wording, const PositionWord &word)
{
    if (const auto cell = wording.board.find(word.text))
        return *cell;
    return positionFault(word.index,
                         Message("there is no cell {text}", {{"text", inQuotes(word.text)}}));
}

Result<CellId>
readTaken(const FieldWording &wording, const PositionWord &word, const Position &position)
{
    const auto cell = readCell(wording, word);
    if (!cell || position.at(*cell))
        return cell;
    return positionFault(word.index,
                         Message("no piece stands on {text}", {{"text", shownText(word.text)}}));
}

Result<int> readNumber(const PositionWord &word, int least, int most)
{
    int number = 0;
    const char *const end = word.text.data() + word.text.size();
    const auto [stop, wrong] = std::from_chars(word.text.data(), end, number);
    if (wrong == std::errc() && stop == end && number >= least && number <= most)
        return number;
    return positionFault(
        word.index,
        Message("{text} is not a number from {least} to {most}",
                {{"text", inQuotes(word.text)}, {"least", least}, {"most", most}}));
}

std::pair<PositionWord, PositionWord> partedAt(char sign, const PositionWord &word)
{
    const std::size_t place = std::min(word.text.find(sign), word.text.size());
    const std::size_t rest = std::min(place + 1, word.text.size());
    return {{word.text.substr(0, place), word.index}, {word.text.substr(rest), word.index + rest}};
}

} // namespace rookery
