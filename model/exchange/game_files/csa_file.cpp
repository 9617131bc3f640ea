#include "model/exchange/game_files/csa_file.h"

#include "model/base/text.h"
#include "model/exchange/game_files/shogi_record.h"
#include "model/exchange/game_files/text_encoding.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

namespace {

/// How a game has ended, and what that means for the player who was to move.
struct CsaEnd
{
    std::string_view word;
    std::string_view outcome;
};

/// The first one of an outcome is written.
constexpr CsaEnd csaEnds[] = {
    {"TORYO", "loss"},
    {"KACHI", "win"},
    {"HIKIWAKE", "draw"},
    {"CHUDAN", "none"},
    {"SENNICHITE", "draw"},
    {"JISHOGI", "draw"},
    {"MAX_MOVES", "draw"},
    {"TSUMI", "loss"},
    {"TIME_UP", "loss"},
    {"ILLEGAL_MOVE", "loss"},
    {"MATTA", "none"},
    {"FUZUMI", "none"},
    {"ERROR", "none"},
};

/// `$EVENT:` and what PGN calls it; others keep their names.
constexpr std::pair<std::string_view, std::string_view> csaHeaders[] = {
    {"EVENT", "Event"},
    {"SITE", "Site"},
    {"VARIANT", "Variant"},
    {"POSITION", "Position"},
    {"ROUND", "Round"},
};

constexpr std::string_view branchMark = "'&";
constexpr std::string_view encodingLine = "'CSA encoding=UTF-8";
constexpr std::size_t cellSize = 3;  ///< `-KY`, ` * `
constexpr std::size_t placeSize = 4; ///< `63KI`

class CsaReader
{
public:
    explicit CsaReader(const GameText &game)
        : m_text(asUtf8(game.text, OtherEncoding::ShiftJis))
        , m_line(game.line)
        , m_record(game.line)
    {
    }

    RecordedGame read()
    {
        for (std::string_view line : split(m_text, '\n')) {
            while (!line.empty() && (line.back() == '\r' || line.back() == ' '))
                line.remove_suffix(1);
            readLine(line);
            ++m_line;
        }
        return m_record.finished();
    }

private:
    void readLine(std::string_view line)
    {
        if (line.empty() || line == "/" || line.starts_with('V'))
            return;
        if (line.starts_with(branchMark))
            return readBranch(line.substr(branchMark.size()));
        if (line.starts_with('\''))
            return line.starts_with("'CSA encoding=") ? void()
                                                      : m_record.comment(line.substr(1), m_line);
        if (line.starts_with('N') && line.size() > 1 && (line[1] == '+' || line[1] == '-'))
            return m_record.game().setTag(line[1] == '+' ? "White" : "Black",
                                          std::string(line.substr(2)));
        if (line.starts_with('$'))
            return readHeader(line.substr(1));
        for (const std::string_view part : split(line, ','))
            readPart(part);
    }

    void readBranch(std::string_view text)
    {
        if (text == "(")
            m_record.openBranch();
        else if (text == ")")
            m_record.closeBranch();
        else
            readLine(text);
    }

    void readHeader(std::string_view line)
    {
        const std::size_t colon = std::min(line.find(':'), line.size());
        const std::string_view key = line.substr(0, colon);
        const std::string value(line.substr(std::min(colon + 1, line.size())));
        const auto *const known = std::find_if(std::begin(csaHeaders),
                                               std::end(csaHeaders),
                                               [&](const auto &row) { return row.first == key; });
        m_record.game().setTag(std::string(known == std::end(csaHeaders) ? key : known->second),
                               value);
        constexpr std::size_t dateSize = 10;
        if (key == "START_TIME" && value.size() >= dateSize) {
            std::string date = value.substr(0, dateSize);
            std::replace(date.begin(), date.end(), '/', '.');
            m_record.game().setTag("Date", date);
        }
    }

    void readPart(std::string_view part)
    {
        if (part.starts_with('P'))
            return readPlaces(part);
        if (part == "+" || part == "-") {
            if (part == "-")
                m_record.diagram().toMove = 1;
            if (part == "-" && m_record.diagram().ranks.empty())
                m_record.diagram().ranks = shogiStart().ranks;
            return;
        }
        if (part.starts_with('%'))
            return readEnd(part.substr(1));
        if (part.starts_with('T') && part.size() > 1 && isAsciiDigit(part[1]))
            return m_record.elapsed(std::atoi(std::string(part.substr(1)).c_str()), m_line);
        if (part.size() < 2 || (part[0] != '+' && part[0] != '-'))
            return m_record.strange(part, "CSA", m_line);
        // A move of the player whose turn it is not keeps its sign, and is not legal.
        const bool isDue = (part[0] == '+') == (m_record.toMove() == 0);
        m_record.move(std::string(part.substr(isDue ? 1 : 0)), m_line);
    }

    void readEnd(std::string_view word)
    {
        if (word == "+ILLEGAL_ACTION" || word == "-ILLEGAL_ACTION")
            return m_record.endBy((word[0] == '+') == (m_record.toMove() == 0) ? "loss" : "win");
        const auto *const end = std::find_if(std::begin(csaEnds),
                                             std::end(csaEnds),
                                             [&](const CsaEnd &row) { return row.word == word; });
        if (end == std::end(csaEnds))
            return m_record.strange("%" + std::string(word), "CSA", m_line);
        m_record.endBy(end->outcome);
        m_record.game().setTag("Termination", "%" + std::string(word));
    }

    /// `PI82HI`, `P1-KY-KE ...`, `P+00FU`.
    void readPlaces(std::string_view text)
    {
        if (text.starts_with("PI")) {
            if (text.size() == 2)
                return;
            m_record.diagram().ranks = shogiStart().ranks;
            return eachPlace(text.substr(2), [&](int file, int rank, const ShogiSign &) {
                if (ShogiDiagram::Cell *cell = m_record.diagram().at(file, rank))
                    *cell = {};
            });
        }
        if (text.size() > 2 && isAsciiDigit(text[1]))
            return readRank(static_cast<std::size_t>(text[1] - '0'), text.substr(2));
        if (text.size() < 2 || (text[1] != '+' && text[1] != '-'))
            return m_record.strange(text, "CSA", m_line);
        if (m_record.diagram().ranks.empty())
            m_record.diagram().ranks.assign(9, std::vector<ShogiDiagram::Cell>(9));
        const int player = text[1] == '+' ? 0 : 1;
        eachPlace(text.substr(2), [&](int file, int rank, const ShogiSign &sign) {
            if (ShogiDiagram::Cell *cell = m_record.diagram().at(file, rank))
                *cell = {&sign, player};
            else if (file == 0 && rank == 0)
                m_record.diagram().hands[player] += sign.fen;
        });
    }

    void readRank(std::size_t rank, std::string_view text)
    {
        auto &ranks = m_record.diagram().ranks;
        ranks.resize(std::max(ranks.size(), rank));
        if (rank == 0)
            return m_record.strange(text, "CSA", m_line);
        std::vector<ShogiDiagram::Cell> cells;
        constexpr std::size_t files = 9;
        for (std::size_t i = 0; i < text.size() && cells.size() < files; i += cellSize) {
            const std::string_view cell = text.substr(i, cellSize);
            const ShogiSign *sign =
                cell.size() == cellSize ? shogiSignByCsa(cell.substr(1)) : nullptr;
            if (!sign && cell.find('*') == std::string_view::npos)
                return m_record.strange(text, "CSA", m_line);
            cells.push_back({sign, cell.front() == '-' ? 1 : 0});
        }
        ranks[rank - 1] = std::move(cells);
    }

    template<typename Take>
    void eachPlace(std::string_view text, const Take &take)
    {
        for (; !text.empty(); text.remove_prefix(std::min(placeSize, text.size()))) {
            const ShogiSign *sign =
                text.size() >= placeSize ? shogiSignByCsa(text.substr(2, 2)) : nullptr;
            if (!sign || !isAsciiDigit(text[0]) || !isAsciiDigit(text[1]))
                return m_record.strange(text, "CSA", m_line);
            take(text[0] - '0', text[1] - '0', *sign);
        }
    }

    std::string m_text;
    int m_line;
    ShogiRecord m_record;
};

/// Items of a game as lines; those of branches stand behind a mark.
class CsaWriter
{
public:
    CsaWriter(const RecordedGame &game, bool isShogi)
        : m_game(game)
        , m_diagram(startDiagram(game))
        , m_isShogi(isShogi)
    {
    }

    std::string text()
    {
        m_text = std::string(encodingLine) + "\nV2.2\n";
        writeHeaders();
        writeStart();
        std::vector<int> branches;
        int moved = m_diagram ? m_diagram->toMove : 0;
        for (const GameItem &item : m_game.items) {
            if (item.kind == GameItem::Kind::Open) {
                line("(", true);
                branches.push_back(moved--);
            } else if (item.kind == GameItem::Kind::Close) {
                line(")", true);
                moved = branches.back();
                branches.pop_back();
            } else {
                write(item, moved, !branches.empty());
            }
        }
        m_text += "%" + end(moved % 2) + "\n";
        return std::move(m_text);
    }

private:
    void line(const std::string &text, bool isBranch)
    {
        m_text += (isBranch ? std::string(branchMark) : std::string()) + text + "\n";
    }

    void write(const GameItem &item, int &moved, bool isBranch)
    {
        if (item.kind == GameItem::Kind::Move)
            return line((moved++ % 2 == 0 ? "+" : "-") + item.text, isBranch);
        if (item.kind == GameItem::Kind::Glyph)
            return line("'$" + item.text, isBranch);
        std::string said = item.text;
        if (const auto seconds = takeElapsed(said))
            line("T" + std::to_string(*seconds), isBranch);
        for (const std::string_view part : split(said, '\n')) {
            if (!part.empty())
                line((part.front() == '&' ? "' " : "'") + std::string(part), isBranch);
        }
    }

    void writeHeaders()
    {
        for (const auto &[name, value] : m_game.tags) {
            const bool isPlayer = name == "White" || name == "Black";
            const bool isKnown = value != "?" && value != "????.??.??";
            if (!isKnown || name == "Result" || name == "SetUp" || name == "FEN"
                || name == "Termination" || (name == "Variant" && m_isShogi)
                || (name == "Date" && !m_game.tag("START_TIME").empty()))
                continue;
            std::string flat = value;
            std::replace(flat.begin(), flat.end(), '\n', ' ');
            m_text += isPlayer ? (name == "White" ? "N+" : "N-") : "$" + keyOf(name) + ":";
            if (name == "Date")
                std::replace(flat.begin(), flat.end(), '.', '/');
            m_text += flat + "\n";
        }
    }

    static std::string keyOf(const std::string &name)
    {
        if (name == "Date")
            return "START_TIME";
        const auto *const known = std::find_if(std::begin(csaHeaders),
                                               std::end(csaHeaders),
                                               [&](const auto &row) { return row.second == name; });
        return known == std::end(csaHeaders) ? name : std::string(known->first);
    }

    void writeStart()
    {
        if (const std::string whole = unsaidStart(m_game); !whole.empty())
            m_text += "$POSITION:" + whole + "\n";
        if (!m_diagram) {
            m_text += "PI\n+\n";
            return;
        }
        for (std::size_t rank = 0; rank < m_diagram->ranks.size(); ++rank) {
            m_text += "P" + std::to_string(rank + 1);
            for (const ShogiDiagram::Cell &cell : m_diagram->ranks[rank])
                m_text += cell.sign ? (cell.player == 0 ? "+" : "-") + std::string(cell.sign->csa)
                                    : " * ";
            m_text += "\n";
        }
        for (const int player : {0, 1}) {
            if (m_diagram->hands[player].empty())
                continue;
            m_text += player == 0 ? "P+" : "P-";
            for (const char letter : m_diagram->hands[player])
                m_text += "00" + std::string(shogiSignByFen(std::string(1, letter))->csa);
            m_text += "\n";
        }
        m_text += m_diagram->toMove == 0 ? "+\n" : "-\n";
    }

    /// The word of the file that the game comes from, as long as it says the same.
    std::string end(int toMove) const
    {
        std::string_view outcome = outcomeFor(toMove, m_game.result);
        if (outcome.empty())
            outcome = "none";
        const std::string before = m_game.tag("Termination");
        for (const CsaEnd &row : csaEnds) {
            if (row.outcome == outcome && before == "%" + std::string(row.word))
                return std::string(row.word);
        }
        return std::string(
            std::find_if(std::begin(csaEnds), std::end(csaEnds), [&](const CsaEnd &row) {
                return row.outcome == outcome;
            })->word);
    }

    const RecordedGame &m_game;
    std::optional<ShogiDiagram> m_diagram;
    bool m_isShogi;
    std::string m_text;
};

} // namespace

RecordedGame readCsaGame(const GameText &game)
{
    return CsaReader(game).read();
}

std::string writeCsaGame(const RecordedGame &game, const Design &design)
{
    return CsaWriter(game, design.info->name == "Shogi").text();
}

bool CsaBoundary::begins(std::string_view line)
{
    const bool isNext = m_isOver || (m_hasMoves && line.starts_with('V'));
    if (isNext)
        *this = {};
    m_isOver = line == "/" || line.starts_with("/\n") || line.starts_with("/\r");
    m_hasMoves = m_hasMoves || line.starts_with('+') || line.starts_with('-');
    return isNext;
}

} // namespace rookery
