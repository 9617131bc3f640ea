#include "model/exchange/game_files/game_collection.h"

namespace rookery {

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
    std::streambuf &bytes = *m_stream.rdbuf();
    constexpr auto end = std::streambuf::traits_type::eof();
    for (auto c = bytes.sbumpc(); c != end; c = bytes.sbumpc()) {
        m_line += std::streambuf::traits_type::to_char_type(c);
        if (m_line.back() == '\n' || m_line.size() == longestPart)
            break;
    }
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

std::vector<GameEntry> indexedGames(std::istream &stream, const GameFileFormat &format)
{
    std::vector<GameEntry> entries;
    GameCollection games(stream, format);
    while (const auto game = games.next()) {
        if (game->text.find_first_not_of(" \t\r\n") != std::string::npos)
            entries.push_back({game->offset, game->line, format.tags(*game)});
    }
    return entries;
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

} // namespace rookery
