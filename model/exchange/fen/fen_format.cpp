#include "model/base/text.h"
#include "model/exchange/fen/fen_board.h"
#include "model/exchange/target/format_rows.h"
#include "model/play/position/position_text.h"

namespace rookery {

Verdict checkFen(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    const std::string text = writePosition(
        startPosition(subject.design(), subject.board()), subject.design(), subject.board());
    if (text.find(':') != std::string::npos || text.find('=') != std::string::npos)
        verdict.differs(
            Message("FEN cannot name these pieces or cells; the position is written as pairs "
                    "of cell and piece"),
            {},
            Remedy::Approximate);
    return verdict;
}

Result<std::vector<ExportedFile>>
writeFen(const Subject &subject, const Verdict &, const ExportRequest &request)
{
    const Position start = startPosition(subject.design(), subject.board());
    return std::vector<ExportedFile>{
        {request.name + ".fen", writePosition(start, subject.design(), subject.board()) + "\n"}};
}

/// The first line that is no comment. Letters of chess move as in chess; what the others do FEN
/// does not say.
Result<Imported, Errors> readFen(std::string_view text, const ImportRequest &)
{
    int number = 0;
    for (std::string_view line : split(text, '\n')) {
        ++number;
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        if (line.find_first_not_of(' ') == std::string_view::npos || line.front() == '#')
            continue;
        auto board = readFenBoard(line);
        if (!board) {
            Error error = board.error();
            error.place.line = number;
            return Unexpected(Errors{std::move(error)});
        }
        Pieces pieces;
        std::vector<Loss> losses = {{Message("FEN says where pieces stand; rules such as castling, "
                                             "promotion and how the game ends are not imported"),
                                     {},
                                     {Remedy::LeaveOut}}};
        for (const char letter : board->letters()) {
            pieces.types.push_back(pieceOfLetter(letter));
            if (pieces.types.back().moves.empty())
                losses.push_back(
                    {Message("piece {letter} has no moves yet: FEN does not say how it moves",
                             {{"letter", std::string(1, letter)}}),
                     {Element::Kind::Piece, pieces.types.size() - 1},
                     {Remedy::LeaveOut}});
        }
        return designOf(*board, "Position", std::move(pieces), std::move(losses));
    }
    return Unexpected(Errors{Error{Message("the text has no position"), {1, 1, {}}, {}}});
}

} // namespace rookery
