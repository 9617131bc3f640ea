#include "model/exchange/game_files/game_collection.h"

#include "model/base/text.h"
#include "model/exchange/game_files/tagged_text.h"

#include <algorithm>

namespace rookery {

namespace {

std::string_view withoutCheck(std::string_view move)
{
    return move.substr(0, move.find_last_not_of("+#") + 1);
}

/// The one that is sought has no capitals.
bool holds(std::string_view text, std::string_view sought)
{
    const auto isSame = [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a + ('a' - 'A')) : a) == b;
    };
    return std::search(text.begin(), text.end(), sought.begin(), sought.end(), isSame)
           != text.end();
}

} // namespace

GameCollection::GameCollection(std::istream &stream, const GameFileFormat &format)
    : m_stream(stream)
    , m_boundary(format.boundary())
{
}

/// The next line, or so much of it as may be in memory.
bool GameCollection::takeLine()
{
    constexpr std::size_t longestPart = std::size_t(1) << 16U;
    m_offset = m_read;
    m_number += m_endsLine && m_read > 0 ? 1 : 0;
    m_line.clear();
    do {
        if (m_taken == m_block.size()) {
            m_block.resize(longestPart);
            m_stream.read(m_block.data(), longestPart);
            m_block.resize(static_cast<std::size_t>(m_stream.gcount()));
            m_taken = 0;
        }
        const std::size_t most = std::min(m_block.size() - m_taken, longestPart - m_line.size());
        const std::string_view part = std::string_view(m_block).substr(m_taken, most);
        const std::size_t end = std::min(part.find('\n') + 1, part.size() + 1);
        m_line += part.substr(0, end == 0 ? part.size() : end);
        m_taken += end == 0 ? part.size() : std::min(end, part.size());
    } while (!m_block.empty() && !m_line.ends_with('\n') && m_line.size() < longestPart);
    m_read += m_line.size();
    m_endsLine = m_line.ends_with('\n');
    return !m_line.empty();
}

std::optional<GameText> GameCollection::next()
{
    GameText game;
    if (!m_hasLine) {
        m_hasLine = takeLine();
        if (m_hasLine)
            m_boundary->begins(m_line);
    }
    if (!m_hasLine)
        return std::nullopt;
    game.offset = m_offset;
    game.line = m_number;
    do {
        if (game.text.size() + m_line.size() <= longestGame)
            game.text += m_line;
        else
            game.isCut = true;
        const bool wasWhole = m_endsLine;
        m_hasLine = takeLine();
        if (m_hasLine && m_boundary->begins(m_line) && wasWhole)
            break;
    } while (m_hasLine);
    return game;
}

GameEntry entryOf(const GameText &game, const GameFileFormat &format)
{
    constexpr std::size_t mostMoves = 30;
    const RecordedGame read = format.beginning(game, mostMoves);
    GameEntry entry{game.offset,
                    game.line,
                    read.tag("White"),
                    read.tag("Black"),
                    read.tag("Event"),
                    read.tag("Date"),
                    read.result,
                    {}};
    std::size_t moves = 0;
    int depth = 0;
    for (const GameItem &item : read.items) {
        depth += item.kind == GameItem::Kind::Open    ? 1
                 : item.kind == GameItem::Kind::Close ? -1
                                                      : 0;
        if (item.kind == GameItem::Kind::Move && depth == 0 && moves++ < mostMoves)
            appendItem(entry.opening, " ", withoutCheck(item.text));
    }
    return entry;
}

void indexGames(std::istream &stream,
                const GameFileFormat &format,
                const std::function<bool(GameEntry &&entry)> &take)
{
    GameCollection games(stream, format);
    while (const auto game = games.next()) {
        if (game->text.find_first_not_of(" \t\r\n") != std::string::npos
            && !take(entryOf(*game, format)))
            return;
    }
}

std::optional<GameText>
gameAt(std::istream &stream, const GameFileFormat &format, const GameEntry &entry)
{
    stream.clear();
    stream.seekg(static_cast<std::streamoff>(entry.offset));
    auto game = GameCollection(stream, format).next();
    if (game) {
        game->offset = entry.offset;
        game->line = entry.line;
    }
    return game;
}

bool GameQuery::isMetBy(const GameEntry &entry) const
{
    if (!result.empty() && result != entry.result)
        return false;
    if (!entry.opening.starts_with(opening))
        return false;
    return text.empty() || holds(entry.white, text) || holds(entry.black, text)
           || holds(entry.event, text);
}

GameQuery GameQuery::plain() const
{
    GameQuery query{lowered(text), result, {}};
    for (const GameItem &item : readTagged({0, 1, opening, false}).items) {
        if (item.kind == GameItem::Kind::Move)
            appendItem(query.opening, " ", withoutCheck(item.text));
    }
    return query;
}

} // namespace rookery
