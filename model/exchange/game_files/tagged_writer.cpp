#include "model/exchange/game_files/tagged_text.h"

#include <algorithm>

namespace rookery {

namespace {

/// Quotes and backslashes stand behind a backslash; what would end the line is a space.
std::string tagQuoted(const std::string &value)
{
    std::string text = "\"";
    for (const char c : value) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text + '"';
}

class TaggedWriter
{
public:
    TaggedWriter(const RecordedGame &game, std::size_t players, const TaggedForm &form)
        : m_game(game)
        , m_players(static_cast<int>(std::max<std::size_t>(players, 1)))
        , m_form(form)
    {
    }

    std::string text()
    {
        for (const auto &[name, value] : m_game.tags)
            m_text += tagLine(name, name == "Result" ? result() : value);
        m_text += '\n';
        for (const GameItem &item : m_game.items)
            write(item);
        word(result());
        return std::move(m_text) + "\n\n";
    }

private:
    std::string result() const
    {
        constexpr std::string_view plain[] = {"1-0", "0-1", "1/2-1/2"};
        const auto *const found = std::find(std::begin(plain), std::end(plain), m_game.result);
        return std::string(found == std::end(plain) ? "*" : m_form.wins[found - plain]);
    }

    void word(const std::string &text)
    {
        constexpr std::size_t longest = 79;
        const bool isBegin = m_column == 0;
        if (!isBegin && m_column + 1 + text.size() > longest) {
            m_text += '\n';
            m_column = 0;
        } else if (!isBegin && !m_isOpened) {
            m_text += ' ';
            ++m_column;
        }
        m_text += text;
        m_column += text.size();
        m_isOpened = text == "(";
    }

    void write(const GameItem &item)
    {
        switch (item.kind) {
        case GameItem::Kind::Move:
            return writeMove(item);
        case GameItem::Kind::Glyph:
            return word("$" + item.text);
        case GameItem::Kind::Comment:
            return writeComment(item.text);
        case GameItem::Kind::Open:
            m_isNumberDue = true;
            return word("(");
        case GameItem::Kind::Close:
            m_isNumberDue = true;
            m_text += ')';
            ++m_column;
        }
    }

    /// A number stands where the first player's turn comes, and behind all that is no move.
    void writeMove(const GameItem &item)
    {
        const bool isFirst = item.ply % m_players == 0;
        if (isFirst || m_isNumberDue)
            word(std::to_string(item.ply / m_players + 1) + (isFirst ? "." : "..."));
        word(item.text);
        m_isNumberDue = false;
    }

    /// Word by word, so that lines stay short; a closing brace would end it.
    void writeComment(std::string text)
    {
        std::replace(text.begin(), text.end(), '}', ')');
        std::replace(text.begin(), text.end(), '\n', ' ');
        text = "{" + text + "}";
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find(' ', begin), text.size());
            word(text.substr(begin, end - begin));
            begin = end + 1;
        }
        m_isNumberDue = true;
    }

    const RecordedGame &m_game;
    int m_players;
    const TaggedForm &m_form;
    std::string m_text;
    std::size_t m_column = 0;
    bool m_isOpened = false;
    bool m_isNumberDue = true;
};

} // namespace

std::string tagLine(const std::string &name, const std::string &value)
{
    return "[" + name + " " + tagQuoted(value) + "]\n";
}

std::string writeTagged(const RecordedGame &game, std::size_t players, const TaggedForm &form)
{
    return TaggedWriter(game, players, form).text();
}

} // namespace rookery
