#include "model/play/position_parts.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/limits.h"

#include <algorithm>

namespace rookery {

PieceSpelling::PieceSpelling(const Pieces &pieces)
    : m_pieces(pieces)
{
    for (std::size_t i = 0; i < pieces.types.size(); ++i) {
        const PieceType &type = pieces.types[i];
        const std::string name = spelledName(type.name);
        m_byName[name].push_back(PieceId(i));
        m_byLowered[lowered(name)].push_back(PieceId(i));
        if (!type.letter.empty())
            m_byLetter.try_emplace(lowered(type.letter), PieceId(i));
    }
}

std::optional<PieceId> PieceSpelling::letter(std::string_view text) const
{
    const auto found = m_byLetter.find(lowered(text));
    if (found == m_byLetter.end())
        return std::nullopt;
    return found->second;
}

bool PieceSpelling::ownsLetter(PieceId type) const
{
    return letter(m_pieces[type].letter) == type;
}

std::optional<PieceId> PieceSpelling::exactName(std::string_view text) const
{
    const auto found = m_byName.find(spelledName(text));
    if (found == m_byName.end() || found->second.size() > 1)
        return std::nullopt;
    return found->second.front();
}

Result<PieceId> PieceSpelling::name(std::string_view text, std::size_t index) const
{
    const std::string quoted = inQuotes(text);
    const auto found = m_byLowered.find(lowered(spelledName(text)));
    if (found == m_byLowered.end()) {
        std::vector<std::string> known;
        for (const PieceType &type : m_pieces.types)
            known.push_back(spelledName(type.name));
        return positionFault(index, "no piece is called " + quoted + didYouMean(text, known));
    }
    if (found->second.size() > 1)
        return positionFault(index, "more than one piece is called " + quoted);
    return found->second.front();
}

PositionFiller::PositionFiller(const Design &design, const Board &board)
    : m_design(design)
    , m_board(board)
    , m_spelling(*design.pieces)
    , m_position(board.size(), design.rules->players.size(), design.pieces->types.size())
{
}

void PositionFiller::put(CellId cell, PieceId type, PlayerId owner)
{
    const Placement *start = m_design.setup->at(m_board.site(cell));
    const bool isAtHome = start && start->piece == type && start->player == owner;
    m_position.put(cell, {type, owner, !isAtHome});
}

Result<int> PositionFiller::addToHand(PieceId type, PlayerId owner, std::size_t index)
{
    const int count = m_position.count(OffBoard::Hand, owner, type) + 1;
    if (count > limits::handCount) {
        return positionFault(index,
                             "a hand holds at most " + std::to_string(limits::handCount)
                                 + " men of one type");
    }
    m_position.setCount(OffBoard::Hand, owner, type, count);
    return count;
}

Result<PlayerId> PositionFiller::ownerByCase(char c, std::size_t index) const
{
    if (c >= 'A' && c <= 'Z')
        return PlayerId(0);
    if (m_position.players() < 2) {
        return positionFault(index,
                             "lower case is the second player's, and the design has one player");
    }
    return PlayerId(1);
}

Result<PlayerId> PositionFiller::player(std::string_view digits, std::size_t index) const
{
    constexpr std::size_t mostDigits = 4;
    std::size_t number = 0;
    for (const char digit : digits.substr(0, mostDigits))
        number = number * 10 + static_cast<std::size_t>(digit - '0');
    const bool exists = number >= 1 && number <= m_position.players();
    if (exists && digits.size() <= mostDigits)
        return PlayerId(number - 1);
    return positionFault(index,
                         "there is no player " + std::string(digits) + "; the design has "
                             + counted(m_position.players(), "player"));
}

std::vector<PositionWord> positionWords(std::string_view text, std::size_t from)
{
    const auto isSpace = [](char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    };
    std::vector<PositionWord> words;
    for (std::size_t at = from; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && !isSpace(text[end]))
            ++end;
        if (end > at)
            words.push_back({text.substr(at, end - at), at});
        at = end + 1;
    }
    return words;
}

std::string spelledName(std::string_view name)
{
    std::string text(name);
    std::replace(text.begin(), text.end(), ' ', '_');
    return text;
}

bool isDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isAsciiDigit);
}

Unexpected<Error> positionFault(std::size_t index, std::string message)
{
    return failure(std::move(message), {1, static_cast<int>(index) + 1, {}});
}

} // namespace rookery
