#include "model/play/position/position_words.h"

#include "model/base/did_you_mean.h"
#include "model/base/shown.h"
#include "model/base/text.h"

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
        return positionFault(index,
                             Message("no piece is called {quoted}{near}",
                                     {{"quoted", quoted}, {"near", didYouMean(text, known)}}));
    }
    if (found->second.size() > 1)
        return positionFault(
            index, Message("more than one piece is called {quoted}", {{"quoted", quoted}}));
    return found->second.front();
}

std::string PieceSpelling::written(PieceId type) const
{
    const PieceType &row = m_pieces[type];
    const auto sameName = exactName(row.letter);
    return ownsLetter(type) && (!sameName || *sameName == type) ? row.letter
                                                                : spelledName(row.name);
}

std::string PieceSpelling::written(const Piece &piece) const
{
    if (ownsLetter(piece.type) && piece.owner.index() < 2) {
        const std::string &letter = m_pieces[piece.type].letter;
        return piece.owner == PlayerId(0) ? letter : lowered(letter);
    }
    return std::to_string(piece.owner.index() + 1) + "/" + spelledName(m_pieces[piece.type].name);
}

/// A name in its own case comes first.
Result<PieceId> PieceSpelling::readType(const PositionWord &word) const
{
    if (const auto type = exactName(word.text))
        return *type;
    return readUnowned(word);
}

/// Where the case tells the owner, a letter comes before a name of one letter.
Result<PieceId> PieceSpelling::readUnowned(const PositionWord &word) const
{
    if (const auto type = letter(word.text))
        return *type;
    return name(word.text, word.index);
}

Result<Piece> PieceSpelling::readPiece(const PositionWord &word, std::size_t players) const
{
    const std::size_t slash = word.text.find('/');
    if (slash != std::string_view::npos && isDigits(word.text.substr(0, slash))) {
        const auto owner = playerNumbered(word.text.substr(0, slash), word.index, players);
        if (!owner)
            return failure(owner.error());
        const PositionWord named{word.text.substr(slash + 1), word.index + slash + 1};
        if (named.text.empty())
            return positionFault(word.index + slash + 1,
                                 Message("a piece is missing after the '/'"));
        const auto type = readType(named);
        if (!type)
            return failure(type.error());
        return Piece{*type, *owner};
    }
    if (word.text.empty())
        return positionFault(word.index, Message("a piece is missing after the ':'"));
    const auto type = readUnowned(word);
    if (!type)
        return failure(type.error());
    if (!isAsciiLetter(word.text.front())) {
        return positionFault(
            word.index,
            Message("the case of {text} does not tell its owner; write 1/{text2}",
                    {{"text", inQuotes(word.text)}, {"text2", shownText(word.text)}}));
    }
    const auto owner = ownerByCase(word.text.front(), word.index, players);
    if (!owner)
        return failure(owner.error());
    return Piece{*type, *owner};
}

Result<PlayerId> ownerByCase(char c, std::size_t index, std::size_t players)
{
    if (c >= 'A' && c <= 'Z')
        return PlayerId(0);
    if (players < 2) {
        return positionFault(
            index, Message("lower case is the second player's, and the design has one player"));
    }
    return PlayerId(1);
}

Result<PlayerId> playerNumbered(std::string_view digits, std::size_t index, std::size_t players)
{
    constexpr std::size_t mostDigits = 4;
    std::size_t number = 0;
    for (const char digit : digits.substr(0, mostDigits))
        number = number * 10 + static_cast<std::size_t>(digit - '0');
    const bool exists = number >= 1 && number <= players;
    if (exists && digits.size() <= mostDigits)
        return PlayerId(number - 1);
    return positionFault(
        index,
        Message("there is no player {number}; the design has {players#player#players}",
                {{"number", std::string(digits)}, {"players", players}}));
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

Error positionError(std::size_t index, Message message)
{
    return {std::move(message), {1, static_cast<int>(index) + 1, {}}, {}};
}

Unexpected<Error> positionFault(std::size_t index, Message message)
{
    return failure(positionError(index, std::move(message)));
}

} // namespace rookery
