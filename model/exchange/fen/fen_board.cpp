#include "model/exchange/fen/fen_board.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/board/rectangle.h"
#include "model/design/limits.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"

#include <algorithm>
#include <map>
#include <set>

namespace rookery {

namespace {

struct KnownLetter
{
    char letter;
    const char *name;
    const char *betza;
};

constexpr KnownLetter orthodox[] = {
    {'B', "Bishop", "B"},
    {'K', "King", "K"},
    {'N', "Knight", "N"},
    {'P', "Pawn", "fmWfcFifmnD"},
    {'Q', "Queen", "Q"},
    {'R', "Rook", "R"},
};

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

char capital(char c)
{
    return isCapital(c) ? c : static_cast<char>(c - 'a' + 'A');
}

class Reader
{
public:
    explicit Reader(std::string_view text)
        : m_text(text)
    {
    }

    Result<FenBoard> run()
    {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
        std::vector<std::size_t> begins = {m_at};
        int rank = 0;
        int file = 0;
        for (; m_at < m_text.size() && m_text[m_at] != ' ' && m_text[m_at] != '['; ++m_at) {
            if (m_text[m_at] == '/') {
                if (auto fault = endRank(file))
                    return failure(std::move(*fault));
                ++rank;
                file = 0;
            } else if (auto fault = cell(file, rank)) {
                return failure(std::move(*fault));
            }
            if (file > limits::side || rank >= limits::side)
                return failure(here(
                    Message("a board may have {most} files and ranks", {{"most", limits::side}})));
        }
        if (auto fault = endRank(file))
            return failure(std::move(*fault));
        m_board.ranks = rank + 1;
        for (FenBoard::Piece &piece : m_board.pieces)
            piece.rank = rank - piece.rank;
        for (auto &[holeFile, holeRank] : m_board.holes)
            holeRank = rank - holeRank;
        if (auto fault = hands())
            return failure(std::move(*fault));
        return side();
    }

private:
    Error here(Message sentence) const
    {
        return {std::move(sentence), {1, static_cast<int>(m_at) + 1, {}}, {}};
    }

    std::optional<Error> endRank(int file)
    {
        if (file == 0)
            return here(Message("a rank is empty; '8' would be eight empty cells"));
        if (m_board.files != 0 && m_board.files != file)
            return here(Message("this rank has {count} cells, those above it have {files}",
                                {{"count", file}, {"files", m_board.files}}));
        m_board.files = file;
        return std::nullopt;
    }

    std::optional<Error> cell(int &file, int rank)
    {
        const char c = m_text[m_at];
        if (isAsciiDigit(c)) {
            int count = 0;
            std::size_t end = m_at;
            while (end < m_text.size() && isAsciiDigit(m_text[end]) && count <= limits::side)
                count = count * 10 + (m_text[end++] - '0');
            if (count == 0)
                return here(Message("a number of empty cells must not be 0"));
            m_at = end - 1;
            file += count;
        } else if (c == '*') {
            m_board.holes.emplace_back(file++, rank);
        } else if (isAsciiLetter(c)) {
            m_board.pieces.push_back({file++, rank, capital(c), isCapital(c)});
        } else {
            return here(Message("ranks are written in letters, digits and '*', not {found}",
                                {{"found", shownCharacter(m_text.substr(m_at))}}));
        }
        return std::nullopt;
    }

    std::optional<Error> hands()
    {
        if (m_at >= m_text.size() || m_text[m_at] != '[')
            return std::nullopt;
        for (++m_at; m_at < m_text.size() && m_text[m_at] != ']'; ++m_at) {
            if (!isAsciiLetter(m_text[m_at]) && m_text[m_at] != '-')
                return here(Message("pieces in hand are written as letters, not {found}",
                                    {{"found", shownCharacter(m_text.substr(m_at))}}));
            if (m_text[m_at] != '-')
                m_board.hands += m_text[m_at];
        }
        if (m_at == m_text.size())
            return here(Message("the pieces in hand end with {closing}", {{"closing", "']'"}}));
        ++m_at;
        return std::nullopt;
    }

    Result<FenBoard> side()
    {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
        const char c = m_at < m_text.size() ? m_text[m_at] : 'w';
        if (c != 'w' && c != 'b')
            return failure(here(Message("the side to move is w or b, not {found}",
                                        {{"found", shownCharacter(m_text.substr(m_at))}})));
        m_board.isFirstToMove = c == 'w';
        return std::move(m_board);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    FenBoard m_board;
};

} // namespace

std::string FenBoard::letters() const
{
    std::set<char> all;
    for (const Piece &piece : pieces)
        all.insert(piece.letter);
    for (const char c : hands)
        all.insert(capital(c));
    return {all.begin(), all.end()};
}

Result<FenBoard> readFenBoard(std::string_view fen)
{
    return Reader(fen).run();
}

PieceType pieceOfLetter(char letter)
{
    PieceType type;
    type.letter = std::string(1, letter);
    type.name = type.letter;
    for (const KnownLetter &row : orthodox) {
        if (row.letter == letter) {
            type.name = row.name;
            type.moves = {{BetzaText{row.betza}, When::Always, {}}};
        }
    }
    return type;
}

Result<Imported, Errors>
designOf(const FenBoard &board, std::string name, Pieces types, std::vector<Loss> losses)
{
    BoardRecipe recipe;
    recipe.files = board.files;
    recipe.ranks = board.ranks;
    const auto site = [sites = Rectangle{board.ranks}](int file, int rank) {
        return sites.site(file, rank);
    };
    for (const auto &[file, rank] : board.holes)
        recipe.edits.removed.push_back(site(file, rank));
    std::sort(recipe.edits.removed.begin(), recipe.edits.removed.end());
    std::map<char, PieceId> byLetter;
    for (std::size_t i = 0; i < types.types.size(); ++i)
        byLetter.emplace(types.types[i].letter.front(), PieceId(i));
    Setup setup;
    for (const FenBoard::Piece &piece : board.pieces)
        setup.placements.push_back({site(piece.file, piece.rank),
                                    byLetter.at(piece.letter),
                                    PlayerId(piece.isFirst ? 0U : 1U)});
    std::sort(setup.placements.begin(),
              setup.placements.end(),
              [](const Placement &a, const Placement &b) { return a.site < b.site; });
    std::map<std::pair<PlayerId, PieceId>, int> hands;
    for (const char c : board.hands)
        ++hands[{PlayerId(isCapital(c) ? 0U : 1U), byLetter.at(capital(c))}];
    for (const auto &[whose, count] : hands)
        setup.hands.push_back({whose.first, whose.second, count});
    if (!board.isFirstToMove)
        losses.push_back(
            {Message("the second player is to move in the text; a design begins with the first"),
             {},
             {Remedy::LeaveOut}});
    Design design = newDesign(recipe, std::move(name));
    design.pieces = std::move(types);
    design.setup = std::move(setup);
    // Whatever a design may not be is known to the reader of design files.
    auto again = readDesign(writeDesign(design));
    if (!again)
        return Unexpected(again.error());
    return Imported{std::move(again->design), std::move(losses)};
}

} // namespace rookery
