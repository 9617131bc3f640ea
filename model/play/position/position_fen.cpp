#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/play/position/fen_fields.h"
#include "model/play/position/position_fields.h"
#include "model/play/position/position_parts.h"

#include <algorithm>

namespace rookery {

namespace {

/// Reads `4k3/8/.../R3K3[Pp] w - - 0 1` from left to right; the first fault ends it.
class FenReader
{
public:
    FenReader(std::string_view text, PositionFiller filler)
        : m_text(text)
        , m_filler(std::move(filler))
        , m_files(m_filler.board().recipe().files)
        , m_rank(m_filler.board().recipe().ranks - 1)
    {
    }

    Result<Position> read()
    {
        if (m_filler.board().recipe().lattice != Lattice::Square)
            return fail(
                Message("this board has no ranks; write pairs such as 'a1:R e8:k / turn=1'"));
        skipSpaces();
        if (atEnd())
            return fail(Message("a position is expected here"));
        while (!m_fault && !atEnd() && peek() != ' ' && peek() != '[')
            readPlacement();
        if (!m_fault)
            endRank();
        if (!m_fault && m_rank != 0)
            setFault(
                m_at,
                Message("the position ends on rank {rank}; every rank down to 1 is to be given",
                        {{"rank", rankName()}}));
        if (!m_fault && !atEnd() && peek() == '[')
            readHands();
        if (!m_fault && !atEnd() && peek() != ' ')
            return fail(Message("the side to move stands behind a space"));
        if (m_fault)
            return failure(*m_fault);
        return readFields();
    }

private:
    bool atEnd() const { return m_at == m_text.size(); }
    char peek() const { return m_text[m_at]; }
    void skipSpaces()
    {
        while (!atEnd() && peek() == ' ')
            ++m_at;
    }

    Unexpected<Error> fail(Message message) const
    {
        return positionFault(m_at, std::move(message));
    }
    void setFault(std::size_t index, Message message)
    {
        m_fault = positionError(index, std::move(message));
    }

    std::string rankName() const { return std::to_string(m_rank + 1); }
    SiteId site() const { return SiteId(m_file * m_filler.board().recipe().ranks + m_rank); }
    std::optional<CellId> cell() const { return m_filler.board().cellAt(site()); }
    std::string cellName() const { return m_filler.board().siteName(site()); }

    void readPlacement()
    {
        const char c = peek();
        if (c == '/')
            return nextRank();
        if (isAsciiDigit(c))
            return readEmptyCells();
        if (m_file >= m_files)
            return setFault(m_at,
                            Message("rank {rank} has more than its {files#cell#cells}",
                                    {{"rank", rankName()}, {"files", m_files}}));
        if (c == '*')
            return readHole();
        const std::size_t start = m_at;
        const auto piece = readPlaced();
        if (!piece)
            return;
        if (!cell())
            return setFault(
                start, Message("{cell} is a hole, which is written '*'", {{"cell", cellName()}}));
        m_filler.put(*cell(), piece->type, piece->owner);
        if (piece->was)
            m_filler.setWas(*cell(), *piece->was);
        ++m_file;
    }

    /// A piece on a cell: `+P` is what the pawn promotes to, `Q~` a queen that was something else.
    std::optional<Piece> readPlaced()
    {
        const std::size_t start = m_at;
        const bool isPromoted = peek() == '+';
        if (isPromoted)
            ++m_at;
        if (isPromoted && atEnd()) {
            setFault(start, Message("'+' stands before the letter of a piece that has promoted"));
            return std::nullopt;
        }
        auto piece = readPiece("a position");
        if (!piece)
            return piece;
        if (isPromoted) {
            const auto type = promotedType(piece->type, piece->owner, m_filler.rules());
            if (!type) {
                setFault(
                    start,
                    Message("'+' marks a promoted piece, and this one has no single promotion"));
                return std::nullopt;
            }
            piece->was = piece->type;
            piece->type = *type;
        } else if (!atEnd() && peek() == '~') {
            piece->was = unpromotedType(piece->type, piece->owner, m_filler.rules());
            if (!piece->was) {
                setFault(m_at,
                         Message("'~' marks a promoted piece, and nothing promotes to this one"));
                return std::nullopt;
            }
            ++m_at;
        }
        return piece;
    }

    void endRank()
    {
        if (m_file < m_files)
            setFault(m_at,
                     Message("rank {rank} ends after {file} of its {files#cell#cells}",
                             {{"rank", rankName()}, {"file", m_file}, {"files", m_files}}));
    }

    void nextRank()
    {
        endRank();
        if (m_fault)
            return;
        if (m_rank == 0)
            return setFault(m_at, Message("rank 1 is the last; nothing comes below it"));
        --m_rank;
        m_file = 0;
        ++m_at;
    }

    void readEmptyCells()
    {
        const std::size_t start = m_at;
        int count = 0;
        while (!atEnd() && isAsciiDigit(peek())) {
            count = std::min(count * 10 + (peek() - '0'), m_files + 1);
            ++m_at;
        }
        if (count == 0 || m_text[start] == '0')
            return setFault(start, Message("a number of empty cells begins with 1 to 9"));
        for (; count > 0; --count, ++m_file) {
            if (m_file >= m_files)
                return setFault(start,
                                Message("rank {rank} has more than its {files#cell#cells}",
                                        {{"rank", rankName()}, {"files", m_files}}));
            if (!cell())
                return setFault(start,
                                Message("{cell} is a hole, which is written '*' and not counted",
                                        {{"cell", cellName()}}));
        }
    }

    void readHole()
    {
        if (cell() && !m_filler.hasWalls())
            return setFault(m_at, Message("{cell} is not a hole", {{"cell", cellName()}}));
        if (cell())
            m_filler.putWall(*cell());
        ++m_file;
        ++m_at;
    }

    /// A letter or `(name)`.
    std::optional<Piece> readPiece(const char *where)
    {
        const char c = peek();
        if (c == '(')
            return readNamed();
        if (c == '+' || c == '~') {
            setFault(m_at,
                     Message("{sign} marks a promoted piece, and this design has no promotions",
                             {{"sign", inQuotes(m_text.substr(m_at, 1))}}));
            return std::nullopt;
        }
        if (!isAsciiLetter(c)) {
            setFault(m_at,
                     Message("{sign} has no meaning in {where}",
                             {{"sign", shownCharacter(m_text.substr(m_at))}, {"where", where}}));
            return std::nullopt;
        }
        const auto type = m_filler.spelling().letter(m_text.substr(m_at, 1));
        if (!type) {
            setFault(
                m_at,
                Message("no piece has the letter '{letter}'", {{"letter", std::string(1, c)}}));
            return std::nullopt;
        }
        const std::size_t start = m_at++;
        return owned(*type, c, start);
    }

    std::optional<Piece> readNamed()
    {
        const std::size_t start = m_at + 1;
        const std::size_t end = m_text.find(')', start);
        if (end == std::string_view::npos) {
            setFault(m_at, Message("this '(' has no ')'"));
            return std::nullopt;
        }
        const std::string_view name = m_text.substr(start, end - start);
        const auto type = m_filler.spelling().name(name, start);
        if (!type) {
            m_fault = type.error();
            return std::nullopt;
        }
        if (!isAsciiLetter(name.front())) {
            setFault(
                start,
                Message(
                    "the case of {name} does not tell its owner; write pairs such as 'a1:1/Knight'",
                    {{"name", inQuotes(name)}}));
            return std::nullopt;
        }
        m_at = end + 1;
        return owned(*type, name.front(), start);
    }

    std::optional<Piece> owned(PieceId type, char c, std::size_t start)
    {
        const auto owner = ownerByCase(c, start, m_filler.players());
        if (owner)
            return Piece{type, *owner, false};
        m_fault = owner.error();
        return std::nullopt;
    }

    /// `[PPn]`, `[]` and `[-]`.
    void readHands()
    {
        const std::size_t opened = m_at++;
        if (m_text.substr(m_at).starts_with("-]"))
            ++m_at;
        while (!m_fault && !atEnd() && peek() != ']') {
            const std::size_t start = m_at;
            const auto piece = readPiece("a hand");
            if (!piece)
                return;
            const auto count = m_filler.addToHand(piece->type, piece->owner, start);
            if (!count)
                m_fault = count.error();
        }
        if (!m_fault && atEnd())
            return setFault(
                opened,
                Message("a '{sign}' has no '{partner}'", {{"sign", "["}, {"partner", "]"}}));
        ++m_at;
    }

    /// The fields of FEN come first, then our own.
    Result<Position> readFields()
    {
        const std::vector<PositionWord> words = positionWords(m_text, m_at);
        const auto own = std::find_if(words.begin(), words.end(), isPositionField);
        if (auto fault = readFenFields({words.begin(), own}, m_filler))
            return failure(*fault);
        return m_filler.take({own, words.end()});
    }

    std::string_view m_text;
    PositionFiller m_filler;
    std::size_t m_at = 0;
    int m_files;
    int m_file = 0;
    int m_rank;
    std::optional<Error> m_fault;
};

} // namespace

Result<Position> readFen(std::string_view text, PositionFiller filler)
{
    return FenReader(text, std::move(filler)).read();
}

} // namespace rookery
