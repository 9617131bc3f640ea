#include "model/exchange/fairy_stockfish/reader/fairy_fen.h"

#include "model/base/shown.h"
#include "model/base/text.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

class FenReader
{
public:
    explicit FenReader(const FairyVariant &variant)
        : m_variant(variant)
        , m_text(variant.startFen)
        , m_rank(variant.ranks - 1)
    {
    }

    Result<FairyFen> read()
    {
        while (!m_fault && !isDone() && c() != ' ' && c() != '[')
            readSquare();
        if (!m_fault)
            endRank();
        if (!m_fault && m_rank != 0)
            fail(Message("the position ends on rank {rank}; every rank down to 1 is to be given",
                         {{"rank", m_rank + 1}}));
        if (!m_fault && !isDone() && c() == '[')
            readHands();
        if (!m_fault)
            readFields();
        if (m_fault)
            return failure(*m_fault);
        return std::move(m_fen);
    }

private:
    bool isDone() const { return m_at >= m_text.size(); }
    char c() const { return m_text[m_at]; }

    void fail(Message sentence)
    {
        m_fault = Error{std::move(sentence), {0, static_cast<int>(m_at) + 1, {}}, {}};
    }

    void endRank()
    {
        // The engine takes a rank that ends early for one with empty squares behind.
        if (m_file > m_variant.files)
            fail(Message("rank {rank} has more than {files} squares",
                         {{"rank", m_rank + 1}, {"files", m_variant.files}}));
    }

    void readSquare()
    {
        if (c() == '/') {
            endRank();
            if (!m_fault && m_rank == 0)
                fail(Message("there are more than {ranks} ranks", {{"ranks", m_variant.ranks}}));
            --m_rank;
            m_file = 0;
            ++m_at;
        } else if (isAsciiDigit(c())) {
            int count = 0;
            while (!isDone() && isAsciiDigit(c()) && count < mostFiles)
                count = count * 10 + (m_text[m_at++] - '0');
            m_file += count;
            endRank();
        } else if (m_file >= m_variant.files) {
            fail(Message("rank {rank} has more than {files} squares",
                         {{"rank", m_rank + 1}, {"files", m_variant.files}}));
        } else if (c() == '*') {
            m_fen.holes.emplace_back(m_file++, m_rank);
            ++m_at;
        } else {
            readPiece();
        }
    }

    std::optional<Kind> readLetter()
    {
        const auto kind =
            isDone() ? std::nullopt
                     : m_variant.kindOf(lowered(std::string_view(m_text).substr(m_at, 1)).front());
        if (!kind)
            fail(isDone() ? Message("a piece is missing")
                          : Message("the variant has no piece {name}",
                                    {{"name", shownCharacter(m_text.substr(m_at))}}));
        return kind;
    }

    void readPiece()
    {
        FenPiece piece;
        const bool isPromoted = c() == '+';
        if (isPromoted)
            ++m_at;
        const auto kind = readLetter();
        if (!kind)
            return;
        piece.kind = *kind;
        if (isPromoted) {
            const auto promoted = m_variant.promoted.find(*kind);
            if (promoted == m_variant.promoted.end())
                return fail(Message("this piece has no promoted form"));
            piece.was = piece.kind;
            piece.kind = promoted->second;
        }
        piece.side = c() >= 'A' && c() <= 'Z' ? white : black;
        piece.file = m_file++;
        piece.rank = m_rank;
        m_fen.pieces.push_back(piece);
        ++m_at;
        if (!isDone() && c() == '~')
            ++m_at;
    }

    void readHands()
    {
        for (++m_at; !isDone() && c() != ']'; ++m_at) {
            if (c() == '-')
                continue;
            const auto kind = readLetter();
            if (!kind)
                return;
            ++m_fen.hands[c() >= 'A' && c() <= 'Z' ? white : black][*kind];
        }
        if (isDone())
            return fail(Message("{sign} is missing behind the hands", {{"sign", "']'"}}));
        ++m_at;
    }

    /// Whose turn it is, rights, and check counters wherever they stand. Counts of moves and
    /// squares of pawns just gone say nothing about a start.
    void readFields()
    {
        std::vector<std::string> fields;
        for (const std::string_view field : split(std::string_view(m_text).substr(m_at), ' ')) {
            if (!field.empty())
                fields.emplace_back(field);
        }
        if (!fields.empty() && fields[0] != "w" && fields[0] != "b")
            return fail(Message("{name} is neither 'w' nor 'b'", {{"name", inQuotes(fields[0])}}));
        m_fen.toMove = !fields.empty() && fields[0] == "b" ? black : white;
        if (fields.size() > 1 && !isAsciiDigit(fields[1].front()))
            m_fen.rights = fields[1];
        for (const std::string &field : fields) {
            const std::size_t plus = field.find('+');
            if (plus == 1 && field.size() == 3 && isAsciiDigit(field[0]) && isAsciiDigit(field[2]))
                m_fen.checks = {field[0] - '0', field[2] - '0'};
        }
    }

    const FairyVariant &m_variant;
    std::string m_text;
    std::size_t m_at = 0;
    int m_file = 0;
    int m_rank;
    FairyFen m_fen;
    std::optional<Error> m_fault;
};

} // namespace

const FenPiece *FairyFen::at(int file, int rank) const
{
    const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const FenPiece &piece) {
        return piece.file == file && piece.rank == rank;
    });
    return found == pieces.end() ? nullptr : &*found;
}

Result<FairyFen> readFairyFen(const FairyVariant &variant)
{
    return FenReader(variant).read();
}

} // namespace rookery::fairy
