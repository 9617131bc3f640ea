#include "model/exchange/game_files/kif_file.h"

#include "model/base/text.h"
#include "model/exchange/game_files/shogi_record.h"
#include "model/exchange/game_files/text_encoding.h"

#include <algorithm>
#include <cstdio>
#include <map>

namespace rookery {

namespace {

struct KifWord
{
    std::string_view word;
    std::string_view meaning;
};

/// Instead of a move; the meaning is one for the player to move. The first one of a meaning is
/// written.
constexpr KifWord kifEnds[] = {
    {"投了", "loss"},
    {"反則勝ち", "win"},
    {"千日手", "draw"},
    {"中断", "none"},
    {"持将棋", "draw"},
    {"引き分け", "draw"},
    {"詰み", "loss"},
    {"詰", "loss"},
    {"切れ負け", "loss"},
    {"反則負け", "loss"},
    {"不戦敗", "loss"},
    {"入玉勝ち", "win"},
    {"不戦勝", "win"},
    {"不詰", "none"},
    {"封じ手", "none"},
};

/// Headers and what PGN calls them; others keep their names. The first one of a name is written.
constexpr KifWord kifHeaders[] = {
    {"先手", "White"},
    {"後手", "Black"},
    {"下手", "White"},
    {"上手", "Black"},
    {"棋戦", "Event"},
    {"場所", "Site"},
};

constexpr std::string_view colon = "：";
constexpr std::string_view branchWord = "変化";
constexpr std::string_view startWord = "手合割";
constexpr std::string_view dateWord = "開始日時";
constexpr std::string_view handWord = "の持駒";
constexpr std::string_view wideSpace = "　";
constexpr std::string_view wideDigitBytes = "\xEF\xBC"; ///< `１` to `９` begin so
constexpr std::string_view wideDigits[] = {"１", "２", "３", "４", "５", "６", "７", "８", "９"};
constexpr std::string_view numerals[] = {
    "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"};

/// The first character of a text in UTF-8.
std::string_view firstSign(std::string_view text)
{
    std::size_t size = 1;
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U)
        ++size;
    return text.substr(0, size);
}

std::string_view withoutMargins(std::string_view text)
{
    for (;;) {
        const std::size_t before = text.size();
        if (!text.empty() && std::string_view(" \t\r").find(text.front()) != std::string_view::npos)
            text.remove_prefix(1);
        if (!text.empty() && std::string_view(" \t\r").find(text.back()) != std::string_view::npos)
            text.remove_suffix(1);
        if (text.starts_with(wideSpace))
            text.remove_prefix(wideSpace.size());
        if (text.ends_with(wideSpace))
            text.remove_suffix(wideSpace.size());
        if (text.size() == before)
            return text;
    }
}

/// The number that a text begins with, and how long it is.
std::pair<int, std::size_t> leadingNumber(std::string_view text)
{
    constexpr std::size_t mostDigits = 6;
    std::size_t size = 0;
    int number = 0;
    for (; size < text.size() && size < mostDigits && isAsciiDigit(text[size]); ++size)
        number = number * 10 + (text[size] - '0');
    return {number, size};
}

class KifReader
{
public:
    explicit KifReader(const GameText &game)
        : m_text(asUtf8(game.text, OtherEncoding::ShiftJis))
        , m_line(game.line)
        , m_record(game.line)
    {
    }

    RecordedGame read()
    {
        for (const std::string_view line : split(m_text, '\n')) {
            readLine(withoutMargins(line));
            ++m_line;
        }
        if (m_record.game().result.empty() && !m_winner.empty())
            m_record.game().result = m_winner;
        if (!m_unknownStart.first.empty() && !m_record.hasDiagram())
            m_record.fault(Message("the handicap '{name}' is not known, and no diagram shows it",
                                   {{"name", excerpt(m_unknownStart.first)}}),
                           m_unknownStart.second);
        return m_record.finished();
    }

private:
    void readLine(std::string_view line)
    {
        const bool isRuler =
            line.starts_with(wideDigitBytes) && line.find(colon) == std::string_view::npos;
        const bool isFrame =
            isRuler || line.starts_with('+') || line.starts_with("手数") || line.starts_with('#');
        if (line.empty() || isFrame)
            return;
        if (line.starts_with('*'))
            return m_record.comment(line.substr(1), m_line);
        if (line.starts_with('&'))
            return m_record.comment(line, m_line);
        if (line.starts_with('|'))
            return readRank(line.substr(1));
        if (line.starts_with("まで"))
            return readSummary(line);
        if (line == "後手番" || line == "上手番") {
            m_record.diagram().toMove = 1;
            return;
        }
        if (line == "先手番" || line == "下手番")
            return;
        const auto [number, size] = leadingNumber(line);
        if (size > 0)
            return readMove(withoutMargins(line.substr(size)));
        const std::size_t end = line.find(colon);
        if (end == std::string_view::npos)
            return m_record.strange(line, "KIF", m_line);
        const std::string_view value = withoutMargins(line.substr(end + colon.size()));
        if (line.starts_with(branchWord))
            return readBranch(value);
        readHeader(line.substr(0, end), value);
    }

    void readHeader(std::string_view key, std::string_view value)
    {
        if (key.ends_with(handWord))
            return readHand(key.starts_with("先") || key.starts_with("下") ? 0 : 1, value);
        if (key == startWord && value == "平手")
            return;
        if (key == startWord && !m_record.hasDiagram()) {
            if (auto diagram = shogiHandicap(value))
                m_record.setDiagram(std::move(*diagram));
            else if (value.find("将棋") != std::string_view::npos)
                m_record.game().setTag("Variant", std::string(value));
            else if (value != "その他")
                m_unknownStart = {std::string(value), m_line};
        }
        if (key == dateWord && value.size() >= dateSize) {
            std::string date(value.substr(0, dateSize));
            std::replace(date.begin(), date.end(), '/', '.');
            m_record.game().setTag("Date", date);
        }
        const auto *const known = std::find_if(std::begin(kifHeaders),
                                               std::end(kifHeaders),
                                               [&](const KifWord &row) { return row.word == key; });
        m_record.game().setTag(std::string(known == std::end(kifHeaders) ? key : known->meaning),
                               std::string(value));
    }

    /// `飛　角二`; `なし` is nothing.
    void readHand(int player, std::string_view text)
    {
        std::string &hand = m_record.diagram().hands[player];
        hand.clear();
        if (text.starts_with("なし"))
            return;
        const ShogiSign *last = nullptr;
        int count = 0;
        const auto take = [&] {
            if (last)
                hand.append(static_cast<std::size_t>(std::max(count, 1)), last->fen.front());
            count = 0;
        };
        while (!text.empty()) {
            const std::string_view sign = firstSign(text);
            text.remove_prefix(sign.size());
            const auto *const numeral = std::find(std::begin(numerals), std::end(numerals), sign);
            if (const ShogiSign *piece = shogiSignByKif(sign)) {
                take();
                last = piece;
            } else if (numeral != std::end(numerals)) {
                count += static_cast<int>(numeral - std::begin(numerals)) + 1;
            } else if (sign != wideSpace && sign != " ") {
                return m_record.strange(sign, "KIF", m_line);
            }
        }
        take();
    }

    /// `v香v桂 ・ ...|一`
    void readRank(std::string_view text)
    {
        std::vector<ShogiDiagram::Cell> cells;
        constexpr std::size_t mostFiles = 9;
        text = text.substr(0, text.rfind('|'));
        while (!text.empty() && cells.size() < mostFiles) {
            const int player = text.front() == 'v' || text.front() == 'V' ? 1 : 0;
            if (player == 1 || text.front() == ' ' || text.front() == '^')
                text.remove_prefix(1);
            const std::string_view sign = firstSign(text);
            text.remove_prefix(sign.size());
            const ShogiSign *piece = shogiSignByKif(sign);
            if (!piece && sign != "・")
                return m_record.strange(sign, "KIF", m_line);
            cells.push_back({piece, player});
        }
        m_record.diagram().ranks.push_back(std::move(cells));
    }

    /// `７六歩(77)   ( 0:16/00:00:16)+`, or a word that ends the game.
    void readMove(std::string_view text)
    {
        const std::size_t clock = text.rfind('(');
        int seconds = 0;
        if (clock != std::string_view::npos && text.find(':', clock) != std::string_view::npos) {
            int minutes = 0;
            const std::string time(text.substr(clock + 1));
            if (std::sscanf(time.c_str(), "%6d:%2d", &minutes, &seconds) == 2)
                seconds += std::clamp(minutes, 0, 100'000) * 60;
            text = withoutMargins(text.substr(0, clock));
        }
        const auto *const end = std::find_if(std::begin(kifEnds),
                                             std::end(kifEnds),
                                             [&](const KifWord &row) { return row.word == text; });
        if (end != std::end(kifEnds)) {
            m_record.endBy(end->meaning);
            m_record.game().setTag("Termination", std::string(text));
            return;
        }
        if (text.empty())
            return m_record.strange("a number without a move", "KIF", m_line);
        m_record.move(std::string(text == "パス" ? "--" : text), m_line);
        m_record.elapsed(std::max(seconds, 0), m_line);
    }

    void readBranch(std::string_view value)
    {
        const auto [number, size] = leadingNumber(value);
        if (number < 1 || !m_record.goBackTo(static_cast<std::size_t>(number - 1)))
            m_record.fault(
                Message("no line has so many moves that a branch could replace move {number}",
                        {{"number", number}}),
                m_line);
    }

    /// `まで62手で後手の勝ち`, where the moves do not say it.
    void readSummary(std::string_view line)
    {
        const auto says = [&](std::string_view word) {
            return line.find(word) != std::string_view::npos;
        };
        if (says("先手の勝") || says("下手の勝"))
            m_winner = "1-0";
        else if (says("後手の勝") || says("上手の勝"))
            m_winner = "0-1";
        else if (says("千日手") || says("持将棋") || says("引き分け"))
            m_winner = "1/2-1/2";
    }

    static constexpr std::size_t dateSize = 10; ///< `2003/05/03`

    std::string m_text;
    int m_line;
    std::string m_winner;
    std::pair<std::string, int> m_unknownStart; ///< and its line
    ShogiRecord m_record;
};

class KifWriter
{
public:
    KifWriter(const RecordedGame &game, bool isShogi)
        : m_game(game)
        , m_tree(recordedTree(game.items))
        , m_diagram(startDiagram(game))
        , m_isShogi(isShogi)
    {
    }

    std::string text()
    {
        m_text = "# KIF version=2.0 encoding=UTF-8\n";
        writeHeaders();
        writeStart();
        m_text += "手数----指手---------消費時間--\n";
        remarks(RecordedTree::root);
        writeLine(RecordedTree::root, 0, Ends::Yes);
        // The last branch comes first, so that its number still means the line above.
        while (!m_branches.empty()) {
            const auto [node, depth] = m_branches.back();
            m_branches.pop_back();
            m_text += "\n" + std::string(branchWord) + std::string(colon)
                      + std::to_string(depth + 1) + "手\n";
            move(node, depth + 1);
            writeLine(node, depth + 1, Ends::No);
        }
        return std::move(m_text);
    }

private:
    enum class Ends { No, Yes };

    /// The main line behind a node; its branches wait.
    void writeLine(std::size_t node, int depth, Ends ends)
    {
        std::vector<std::pair<std::size_t, int>> branches;
        for (; !m_tree.nodes[node].children.empty(); ++depth) {
            const auto &children = m_tree.nodes[node].children;
            for (std::size_t i = children.size() - 1; i > 0; --i)
                branches.emplace_back(children[i], depth);
            node = children.front();
            move(node, depth + 1);
        }
        if (ends == Ends::Yes)
            numbered(depth + 1, end(depth), 0);
        m_branches.insert(m_branches.end(), branches.begin(), branches.end());
    }

    void numbered(int number, const std::string &text, int seconds)
    {
        char line[64];
        std::snprintf(line, sizeof line, "%4d ", number);
        m_text += line + text;
        std::snprintf(line, sizeof line, "   (%2d:%02d/)\n", seconds / 60, seconds % 60);
        m_text += seconds > 0 ? line : "\n";
    }

    void move(std::size_t node, int number)
    {
        std::string text = m_tree.nodes[node].move.text;
        constexpr std::string_view same = "同";
        if (text.starts_with(same))
            text.insert(same.size(), wideSpace);
        int seconds = 0;
        for (GameItem &item : m_tree.nodes[node].remarks) {
            if (item.kind == GameItem::Kind::Comment && seconds == 0)
                seconds = takeElapsed(item.text).value_or(0);
        }
        numbered(number, text, seconds);
        remarks(node);
    }

    void remarks(std::size_t node)
    {
        for (const GameItem &item : m_tree.nodes[node].remarks) {
            const std::string said = (item.kind == GameItem::Kind::Glyph ? "$" : "") + item.text;
            for (const std::string_view part : split(said, '\n')) {
                if (!part.empty())
                    m_text += "*" + std::string(part) + "\n";
            }
        }
    }

    void header(std::string_view key, std::string value)
    {
        std::replace(value.begin(), value.end(), '\n', ' ');
        m_text.append(key).append(colon).append(value).append("\n");
    }

    void writeHeaders()
    {
        constexpr std::string_view others[] = {"Result", "SetUp", "FEN", "Termination"};
        for (const auto &[name, value] : m_game.tags) {
            const bool isUnknown = value == "?" || value == "????.??.??";
            const bool isOther =
                std::find(std::begin(others), std::end(others), name) != std::end(others);
            if (isUnknown || isOther || name == startWord || (name == "Variant" && m_isShogi)
                || (name == "Date" && !m_game.tag(dateWord).empty()))
                continue;
            const auto *const known =
                std::find_if(std::begin(kifHeaders),
                             std::end(kifHeaders),
                             [&name = name](const KifWord &row) { return row.meaning == name; });
            if (name == "Date") {
                std::string date = value;
                std::replace(date.begin(), date.end(), '.', '/');
                header(dateWord, date);
            } else {
                header(known == std::end(kifHeaders) ? std::string_view(name) : known->word, value);
            }
        }
    }

    void writeStart()
    {
        if (const std::string whole = unsaidStart(m_game); !whole.empty())
            header("Position", whole);
        const std::string before = m_game.tag(startWord);
        const auto handicap = shogiHandicap(before);
        if (!m_diagram || (handicap && handicap->fen() == m_diagram->fen())) {
            if (m_isShogi)
                header(startWord, before.empty() ? "平手" : before);
            return;
        }
        hand(1, "後手");
        const std::size_t files = m_diagram->ranks.front().size();
        const std::string frame = "+" + std::string(3 * files, '-') + "+\n";
        m_text += " ";
        for (std::size_t file = files; file > 0; --file)
            m_text += " " + std::string(file <= std::size(wideDigits) ? wideDigits[file - 1] : "");
        m_text += "\n" + frame;
        for (std::size_t rank = 0; rank < m_diagram->ranks.size(); ++rank) {
            m_text += "|";
            for (const ShogiDiagram::Cell &cell : m_diagram->ranks[rank])
                m_text += (cell.sign && cell.player == 1 ? "v" : " ")
                          + std::string(cell.sign ? cell.sign->kif : "・");
            m_text += "|" + std::string(rank < std::size(numerals) ? numerals[rank] : "") + "\n";
        }
        m_text += frame;
        hand(0, "先手");
        m_text += m_diagram->toMove == 0 ? "先手番\n" : "後手番\n";
    }

    void hand(int player, const std::string &name)
    {
        std::map<char, int> counts;
        for (const char letter : m_diagram->hands[player])
            ++counts[letter];
        std::string text;
        for (const auto &[letter, count] : counts) {
            text += shogiSignByFen(std::string(1, letter))->kif;
            if (count > 10)
                text += "十";
            if (count > 1)
                text += numerals[std::min((count - 1) % 10, 9)];
            text += wideSpace;
        }
        header(name + std::string(handWord), text.empty() ? "なし" : text);
    }

    /// The word of the file that the game comes from, as long as it says the same.
    std::string end(int depth) const
    {
        const int toMove = ((m_diagram ? m_diagram->toMove : 0) + depth) % 2;
        std::string_view outcome = outcomeFor(toMove, m_game.result);
        if (outcome.empty())
            outcome = "none";
        const std::string before = m_game.tag("Termination");
        std::string word;
        for (const KifWord &row : kifEnds) {
            if (row.meaning == outcome && (word.empty() || row.word == before))
                word = row.word;
        }
        return word;
    }

    const RecordedGame &m_game;
    RecordedTree m_tree;
    std::optional<ShogiDiagram> m_diagram;
    bool m_isShogi;
    std::string m_text;
    std::vector<std::pair<std::size_t, int>> m_branches; ///< and how many moves come before
};

} // namespace

RecordedGame readKifGame(const GameText &game)
{
    return KifReader(game).read();
}

std::string writeKifGame(const RecordedGame &game, const Design &design)
{
    return KifWriter(game, design.info->name == "Shogi").text();
}

bool KifBoundary::begins(std::string_view line)
{
    constexpr std::string_view colonInShiftJis = "\x81\x46";
    constexpr std::string_view branchInShiftJis = "\x95\xCF\x89\xBB";
    const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
    const std::string_view text = line.substr(first);
    const bool isRemark = text.starts_with('*') || text.starts_with('&') || text.starts_with('#')
                          || text.starts_with(branchWord) || text.starts_with(branchInShiftJis);
    const bool isMove = !text.empty() && isAsciiDigit(text.front());
    const bool isHeader = !isRemark && !isMove
                          && (text.find(colon) != std::string_view::npos
                              || text.find(colonInShiftJis) != std::string_view::npos);
    const bool isNext = m_hasMoves && isHeader;
    m_hasMoves = (m_hasMoves && !isNext) || isMove;
    return isNext;
}

} // namespace rookery
