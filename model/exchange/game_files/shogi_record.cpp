#include "model/exchange/game_files/shogi_record.h"

#include "model/exchange/game_files/text_encoding.h"

#include <algorithm>
#include <cstdio>

namespace rookery {

namespace {

constexpr std::string_view elapsedMark = "[%emt ";
constexpr int secondsOfMinute = 60;

} // namespace

ShogiDiagram &ShogiRecord::diagram()
{
    if (!m_diagram)
        m_diagram.emplace();
    return *m_diagram;
}

void ShogiRecord::move(std::string text, int line)
{
    m_path.push_back(
        m_tree.add(m_path.back(), {GameItem::Kind::Move, std::move(text), line, 0, 0}));
}

void ShogiRecord::remark(GameItem::Kind kind, std::string text, int line)
{
    m_tree.nodes[m_path.back()].remarks.push_back({kind, std::move(text), line, 0, 0});
}

void ShogiRecord::comment(std::string_view text, int line)
{
    const bool isGlyph = text.size() > 1 && text.front() == '$'
                         && std::all_of(text.begin() + 1, text.end(), isAsciiDigit);
    if (isGlyph)
        remark(GameItem::Kind::Glyph, std::string(text.substr(1)), line);
    else
        remark(GameItem::Kind::Comment, std::string(text), line);
}

void ShogiRecord::elapsed(int seconds, int line)
{
    char text[32];
    std::snprintf(text,
                  sizeof text,
                  "[%%emt %d:%02d:%02d]",
                  seconds / secondsOfMinute / secondsOfMinute,
                  seconds / secondsOfMinute % secondsOfMinute,
                  seconds % secondsOfMinute);
    if (seconds > 0 && m_path.back() != RecordedTree::root)
        remark(GameItem::Kind::Comment, text, line);
}

bool ShogiRecord::goBackTo(std::size_t moves)
{
    if (moves >= m_path.size())
        return false;
    m_path.resize(moves + 1);
    m_isMain = false;
    return true;
}

void ShogiRecord::openBranch()
{
    m_branches.push_back(m_path);
    if (m_path.size() > 1)
        m_path.pop_back();
}

void ShogiRecord::closeBranch()
{
    if (m_branches.empty())
        return;
    m_path = std::move(m_branches.back());
    m_branches.pop_back();
}

int ShogiRecord::toMove() const
{
    const int first = m_diagram ? m_diagram->toMove : 0;
    return (first + static_cast<int>(depth())) % 2;
}

void ShogiRecord::endBy(std::string_view outcome)
{
    if (!m_isMain || !m_branches.empty() || !m_game.result.empty())
        return;
    const bool firstWins = (outcome == "win") == (toMove() == 0);
    if (outcome == "draw")
        m_game.result = "1/2-1/2";
    else if (outcome == "none")
        m_game.result = "*";
    else
        m_game.result = firstWins ? "1-0" : "0-1";
}

void ShogiRecord::fault(Message message, int line)
{
    m_game.faults.push_back({std::move(message), {line, 0, {}}, {}});
}

void ShogiRecord::strange(std::string_view text, std::string_view format, int line)
{
    if (m_strange++ == 0)
        fault(Message("'{text}' is no line of a game in {format}",
                      {{"text", excerpt(text)}, {"format", std::string(format)}}),
              line);
}

RecordedGame ShogiRecord::finished()
{
    if (m_strange > 1)
        fault(Message("{count#more line#more lines} could not be read either",
                      {{"count", m_strange - 1}}),
              m_game.faults.front().place.line);
    if (m_diagram && m_diagram->fen() != shogiStart().fen()) {
        m_game.setTag("SetUp", "1");
        m_game.setTag("FEN", m_diagram->fen());
    }
    m_game.items = m_tree.items();
    return std::move(m_game);
}

std::string_view outcomeFor(int toMove, std::string_view result)
{
    if (result == "1/2-1/2")
        return "draw";
    if (result != "1-0" && result != "0-1")
        return {};
    return (result == "1-0") == (toMove == 0) ? "win" : "loss";
}

std::optional<int> takeElapsed(std::string &comment)
{
    const std::size_t begin = comment.find(elapsedMark);
    const std::size_t end = comment.find(']', begin);
    int hours = 0;
    int minutes = 0;
    int seconds = 0;
    if (begin == std::string::npos || end == std::string::npos
        || std::sscanf(comment.c_str() + begin + elapsedMark.size(),
                       "%4d:%2d:%2d",
                       &hours,
                       &minutes,
                       &seconds)
               != 3)
        return std::nullopt;
    const std::size_t from = begin > 0 && comment[begin - 1] == ' ' ? begin - 1 : begin;
    comment.erase(from, end + 1 - from);
    return (hours * secondsOfMinute + minutes) * secondsOfMinute + seconds;
}

std::optional<ShogiDiagram> startDiagram(const RecordedGame &game)
{
    const std::string fen = game.tag("FEN");
    return fen.empty() ? std::nullopt : shogiDiagram(fen);
}

std::string unsaidStart(const RecordedGame &game)
{
    const auto diagram = startDiagram(game);
    const bool isSaid =
        !game.tag("Position").empty() || (diagram && diagram->fen() == game.tag("FEN"));
    return isSaid ? std::string() : game.tag("FEN");
}

} // namespace rookery
