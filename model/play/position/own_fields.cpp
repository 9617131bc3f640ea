#include "model/play/position/own_fields.h"

#include "model/base/did_you_mean.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/play/position/number_layout.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace rookery {

namespace {

/// No number is so small.
constexpr std::int32_t unsaid = std::numeric_limits<std::int32_t>::min();

std::vector<PositionWord> listOf(PositionWord word)
{
    std::vector<PositionWord> list;
    while (!word.text.empty()) {
        const auto [first, rest] = partedAt(',', word);
        list.push_back(first);
        word = rest;
    }
    return list;
}

std::optional<int> numberIn(std::string_view text)
{
    int number = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    return fault == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

NumberLayout layoutOf(const Design &design, const Board &board)
{
    return {*design.rules, board.size(), design.pieces->types.size()};
}

/// What a number is where a text does not say it: one that repetition ignores is no part of the
/// position, and then as it usually begins.
std::optional<std::int32_t> unsaidNumber(const OwnNumber &rule, const NumberLayout::Row &row)
{
    if (rule.repetition != NumberRepetition::Ignored || rule.start.isGiven())
        return std::nullopt;
    return std::clamp<std::int32_t>(0, row.least, row.most);
}

} // namespace

FieldValues numberValues(const FieldWording &wording, const Position &now, const Position &)
{
    FieldValues values;
    const NumberLayout layout = layoutOf(wording.design, wording.board);
    if (now.numbers().size() != layout.size())
        return values;
    for (std::size_t i = 0; i < layout.rows().size(); ++i) {
        const NumberLayout::Row &row = layout.rows()[i];
        const auto numbers = now.numbers().subspan(row.begin, row.count);
        const OwnNumber &rule = wording.design.rules->numbers[i];
        const auto usual = unsaidNumber(rule, row);
        if (usual && std::all_of(numbers.begin(), numbers.end(), [&](std::int32_t each) {
                return each == *usual;
            }))
            continue;
        std::string text = spelledName(rule.name) + ":";
        for (std::size_t first = 0; first < numbers.size();) {
            std::size_t end = first;
            while (end < numbers.size() && numbers[end] == numbers[first])
                ++end;
            text += (first == 0 ? "" : ",") + std::to_string(numbers[first]);
            if (end - first > 1)
                text += "*" + std::to_string(end - first);
            first = end;
        }
        values.push_back(std::move(text));
    }
    return values;
}

FieldFault readNumbers(const FieldWording &wording, const PositionWord &value, Position &position)
{
    const NumberLayout layout = layoutOf(wording.design, wording.board);
    const auto &rules = wording.design.rules->numbers;
    const auto [name, list] = partedAt(':', value);
    const auto rule =
        std::find_if(rules.begin(), rules.end(), [&, &text = name.text](const OwnNumber &each) {
            return spelledName(each.name) == text;
        });
    if (rule == rules.end()) {
        std::vector<std::string> known;
        for (const OwnNumber &each : rules)
            known.push_back(spelledName(each.name));
        return fieldFault(name,
                          Message("there is no number {text}{known}",
                                  {{"text", inQuotes(name.text)},
                                   {"known", didYouMean(std::string(name.text), known)}}));
    }
    const auto &row = layout.rows()[static_cast<std::size_t>(rule - rules.begin())];
    std::vector<std::int32_t> values;
    for (const PositionWord &each : listOf(list)) {
        const auto [amount, repeats] = partedAt('*', each);
        const auto number = numberIn(amount.text);
        const auto times = repeats.text.empty() ? std::optional(1) : numberIn(repeats.text);
        const bool fits = number && times && *number >= row.least && *number <= row.most
                          && *times > 0
                          && values.size() + static_cast<std::size_t>(*times) <= row.count;
        if (!fits)
            return fieldFault(
                each,
                Message("{text} does not fit: {name} has {count} values from {least} to {most}",
                        {{"text", inQuotes(each.text)},
                         {"name", inQuotes(rule->name)},
                         {"count", row.count},
                         {"least", row.least},
                         {"most", row.most}}));
        values.insert(values.end(), static_cast<std::size_t>(*times), *number);
    }
    if (values.size() != row.count)
        return fieldFault(
            value,
            Message(
                "{name} has {count} values, not {count2}",
                {{"name", inQuotes(rule->name)}, {"count", row.count}, {"count2", values.size()}}));
    if (position.numbers().size() != layout.size())
        position.setNumbers(std::vector<std::int32_t>(layout.size(), unsaid));
    for (std::size_t i = 0; i < values.size(); ++i)
        position.setNumber(row.begin + i, values[i]);
    return std::nullopt;
}

FieldFault missingNumber(const Design &design, const Board &board, Position &position)
{
    const NumberLayout layout = layoutOf(design, board);
    if (position.numbers().size() != layout.size())
        position.setNumbers(std::vector<std::int32_t>(layout.size(), unsaid));
    for (std::size_t i = 0; i < layout.rows().size(); ++i) {
        const NumberLayout::Row &row = layout.rows()[i];
        if (position.numbers()[row.begin] != unsaid)
            continue;
        const OwnNumber &rule = design.rules->numbers[i];
        if (const auto usual = unsaidNumber(rule, row)) {
            for (std::size_t place = 0; place < row.count; ++place)
                position.setNumber(row.begin + place, *usual);
            continue;
        }
        const std::string &name = rule.name;
        return positionError(
            0,
            Message("the text does not say the number {name}; numbers={name2}:0 would",
                    {{"name", inQuotes(name)}, {"name2", spelledName(name)}}));
    }
    return std::nullopt;
}

FieldValues stackValues(const FieldWording &wording, const Position &now, const Position &)
{
    FieldValues values;
    std::optional<CellId> cell;
    for (const Position::Under &row : now.under()) {
        Position one(1, now.players(), now.types());
        one.setSquare(CellId(0), row.square);
        const auto piece = one.at(CellId(0));
        const std::string text = piece ? wording.spelling.written(*piece)
                                       : "-" + wording.spelling.written(PieceId(row.square.type));
        if (cell == row.cell)
            values.back() += "," + text;
        else
            values.push_back(wording.board.name(row.cell) + ":" + text);
        cell = row.cell;
    }
    return values;
}

FieldFault readStack(const FieldWording &wording, const PositionWord &value, Position &position)
{
    const auto [place, list] = partedAt(':', value);
    const auto cell = readCell(wording, place);
    if (!cell)
        return cell.error();
    if (position.isEmpty(*cell))
        return fieldFault(place,
                          Message("no piece stands on {text}", {{"text", inQuotes(place.text)}}));
    std::vector<Position::Square> squares;
    for (PositionWord each : listOf(list)) {
        Position::Square square;
        square.moved = true;
        if (each.text.starts_with('-')) {
            const auto type = wording.spelling.readType({each.text.substr(1), each.index + 1});
            if (!type)
                return type.error();
            square = {
                static_cast<std::uint16_t>(type->index()), Position::unowned, Position::wall, true};
        } else {
            const auto piece = wording.spelling.readPiece(each, position.players());
            if (!piece)
                return piece.error();
            square.type = static_cast<std::uint16_t>(piece->type.index());
            square.owner = static_cast<std::uint8_t>(piece->owner.index());
        }
        squares.push_back(square);
    }
    position.setUnder(*cell, squares);
    return std::nullopt;
}

FieldValues unownedValues(const FieldWording &wording, const Position &now, const Position &)
{
    FieldValues values;
    for (const CellId cell : wording.board.cells()) {
        if (const auto type = now.unownedAt(cell))
            values.push_back(wording.board.name(cell) + ":" + wording.spelling.written(*type));
    }
    return values;
}

FieldFault readUnowned(const FieldWording &wording, const PositionWord &value, Position &position)
{
    const auto [place, name] = partedAt(':', value);
    const auto cell = readCell(wording, place);
    if (!cell)
        return cell.error();
    const auto type = wording.spelling.readType(name);
    if (!type)
        return type.error();
    if (position.at(*cell))
        return fieldFault(
            place, Message("a piece stands on {text} already", {{"text", inQuotes(place.text)}}));
    position.setSquare(
        *cell,
        {static_cast<std::uint16_t>(type->index()), Position::unowned, Position::wall, true});
    return std::nullopt;
}

namespace {

/// What is asked of the last move, each with its key and the greatest value there is.
struct LastMoveRow
{
    std::string_view key;
    int OwnState::*member;
};

constexpr LastMoveRow lastMoveRows[] = {
    {"mover", &OwnState::lastMover},
    {"from", &OwnState::lastFrom},
    {"to", &OwnState::lastTo},
    {"type", &OwnState::lastType},
    {"only", &OwnState::only},
};

/// How many values a member has, those below none aside.
int countOf(const FieldWording &wording, std::string_view key)
{
    if (key == "mover")
        return static_cast<int>(wording.design.rules->players.size());
    if (key == "type")
        return static_cast<int>(wording.design.pieces->types.size());
    constexpr int mostLists = 1024;
    return key == "only" ? mostLists : static_cast<int>(wording.board.size());
}

} // namespace

FieldValues lastMoveValues(const FieldWording &wording, const Position &now, const Position &read)
{
    FieldValues values;
    const OwnState &own = now.state().own;
    for (const LastMoveRow &row : lastMoveRows) {
        const int value = own.*row.member;
        if (value == read.state().own.*row.member)
            continue;
        const bool isCell = row.member == &OwnState::lastFrom || row.member == &OwnState::lastTo;
        values.push_back(
            std::string(row.key) + ":"
            + (isCell ? wording.board.name(CellId(value)) : std::to_string(value + 1)));
    }
    if (own.goesOn)
        values.emplace_back("again");
    return values;
}

FieldFault readLastMove(const FieldWording &wording, const PositionWord &value, Position &position)
{
    OwnState &own = position.state().own;
    const auto [key, text] = partedAt(':', value);
    if (value.text == "again") {
        own.goesOn = true;
        return std::nullopt;
    }
    for (const LastMoveRow &row : lastMoveRows) {
        if (row.key != key.text)
            continue;
        const bool isCell = row.member == &OwnState::lastFrom || row.member == &OwnState::lastTo;
        if (isCell) {
            const auto cell = readCell(wording, text);
            if (!cell)
                return cell.error();
            own.*row.member = static_cast<int>(cell->index());
            return std::nullopt;
        }
        const auto number = numberIn(text.text);
        const int most = countOf(wording, row.key);
        if (!number || *number < 1 || *number > most)
            return fieldFault(text,
                              Message("{text} is not a number from 1 to {most}",
                                      {{"text", inQuotes(text.text)}, {"most", most}}));
        own.*row.member = *number - 1;
        return std::nullopt;
    }
    return fieldFault(
        value,
        Message("the last move is told by mover:, from:, to:, type:, only: or again, not by {text}",
                {{"text", inQuotes(value.text)}}));
}

} // namespace rookery
