#include "model/play/position/castling_fields.h"

#include "model/base/shown.h"
#include "model/base/text.h"

namespace rookery {

namespace {

std::string wingText(const FieldWording &wording, const Wing &wing, const WingHome &home)
{
    const Board &board = wording.board;
    return std::to_string(wing.player.index() + 1) + ":" + board.name(home.king) + ":"
           + board.name(home.partner) + ":" + board.name(wing.kingTo) + ":"
           + board.name(wing.partnerTo);
}

/// The wings that a text names, with where king and partner stand.
Result<std::vector<std::pair<std::size_t, WingHome>>>
readWings(const FieldWording &wording, const PositionWord &word, const Position &position)
{
    const auto expected = [&] {
        return positionFault(
            word.index,
            Message("a player's number, the cells of king and partner and where they go "
                    "are expected here, such as 1:e1:h1:g1:f1"));
    };
    const auto [number, text] = partedAt(':', word);
    if (!isDigits(number.text))
        return expected();
    const auto player = playerNumbered(number.text, number.index, position.players());
    if (!player)
        return failure(player.error());
    std::vector<CellId> cells;
    for (const std::string_view name : split(text.text, ':')) {
        const std::size_t index = static_cast<std::size_t>(name.data() - word.text.data());
        const auto cell = readCell(wording, {name, word.index + index});
        if (!cell)
            return failure(cell.error());
        cells.push_back(*cell);
    }
    if (cells.size() != 4)
        return expected();
    const WingHome home{cells[0], cells[1]};
    std::vector<std::pair<std::size_t, WingHome>> found;
    for (std::size_t i = 0; i < wording.wings.size(); ++i) {
        const Wing &wing = wording.wings[i];
        const bool isFixed = wording.design.rules->castling[wing.rule].home == CastlingHome::Fixed;
        if (wing.player == *player && wing.kingTo == cells[2] && wing.partnerTo == cells[3]
            && (!isFixed || wing.home == home))
            found.emplace_back(i, home);
    }
    if (found.empty())
        return positionFault(
            word.index,
            Message("the rules have no castling {text}", {{"text", inQuotes(word.text)}}));
    return found;
}

} // namespace

FieldValues castlingRights(const FieldWording &wording, const Position &now, const Position &read)
{
    FieldValues values;
    if (now.state().castlingRights == read.state().castlingRights && now.homes() == read.homes())
        return values;
    for (std::size_t i = 0; i < wording.wings.size(); ++i) {
        if ((now.state().castlingRights >> i & 1U) != 0)
            values.push_back(wingText(wording, wording.wings[i], now.homes()[i]));
    }
    return values.empty() ? FieldValues{"-"} : values;
}

FieldFault
readCastlingRight(const FieldWording &wording, const PositionWord &value, Position &position)
{
    if (value.text == "-")
        return std::nullopt;
    const auto wings = readWings(wording, value, position);
    if (!wings)
        return wings.error();
    std::vector<WingHome> homes = position.homes();
    for (const auto &[wing, home] : *wings) {
        homes[wing] = home;
        position.state().castlingRights |= std::uint64_t(1) << wing;
    }
    position.setHomes(std::move(homes));
    return std::nullopt;
}

} // namespace rookery
