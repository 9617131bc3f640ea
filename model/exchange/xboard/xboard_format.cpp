#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/exchange/fen/fen_board.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/movement/betza/betza.h"

#include <map>

namespace rookery {

namespace {

constexpr int mostFiles = 16;
constexpr int mostRanks = 16;

} // namespace

Verdict checkXboard(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!requireTwoPlayersOnly(subject, verdict)
        || !requireRectangle(subject, verdict, mostFiles, mostRanks)
        || !requireLetters(subject, verdict))
        return verdict;
    if (subject.hasHoles())
        verdict.prevents(Message("the board may not have holes"));
    requireOppositeFacing(subject, verdict);
    for (const PieceId piece : subject.pieceIds()) {
        const auto betza = betzaOf(subject, piece, BetzaDialect::XBoard);
        if (!betza)
            verdict.prevents(aboutPiece(subject, piece, betza.error().message),
                             {Element::Kind::Piece, piece.index()});
    }
    leaveOutRules(subject, verdict, {RuleKind::UnmovedOnly});
    return verdict;
}

/// What an engine sends after `variant NAME`.
Result<std::vector<ExportedFile>>
writeXboard(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const std::string letters = *lettersFor(subject.pieces());
    std::string small;
    for (const char c : letters)
        small += static_cast<char>(c - 'A' + 'a');
    std::string text;
    for (const std::string &line : headLines(subject, verdict))
        text += "# " + oneLine(line) + "\n";
    text += "setup (" + letters + small + ") " + std::to_string(subject.files()) + "x"
            + std::to_string(subject.ranks()) + "+0_fairy " + placementFen(subject, letters, '*')
            + " w - - 0 1\n";
    for (const PieceId piece : subject.pieceIds()) {
        const auto betza = betzaOf(subject, piece, BetzaDialect::XBoard);
        if (!betza)
            return failure(betza.error());
        text += std::string("piece ") + letters[piece.index()] + "& " + *betza + "\n";
    }
    return std::vector<ExportedFile>{{request.name + ".txt", text}};
}

namespace {

/// Lines of an engine read back, each fault with its place.
class LinesReader
{
public:
    Result<Imported, Errors> read(std::string_view text)
    {
        int number = 0;
        for (std::string_view line : split(text, '\n')) {
            ++number;
            if (!line.empty() && line.back() == '\r')
                line.remove_suffix(1);
            if (line.starts_with("setup "))
                readSetup(line, number);
            else if (line.starts_with("piece "))
                readPiece(line, number);
            else if (line.find_first_not_of(' ') != std::string_view::npos && line.front() != '#')
                fault(Message("a line begins with 'setup' or 'piece', not {found}",
                              {{"found", inQuotes(line.substr(0, line.find(' ')))}}),
                      number,
                      1);
        }
        if (m_errors.empty() && !m_board)
            fault(Message("the text has no line 'setup'"), number, 1);
        return m_errors.empty() ? design() : Unexpected(std::move(m_errors));
    }

private:
    void fault(Message sentence, int line, std::size_t column)
    {
        m_errors.push_back({std::move(sentence), {line, static_cast<int>(column), {}}, {}});
    }

    /// `setup (LETTERS) 8x8+0_fairy FEN`; the board is the FEN's.
    void readSetup(std::string_view line, int number)
    {
        if (m_board)
            return fault(Message("there are two lines 'setup'"), number, 1);
        std::size_t at = 6;
        if (at < line.size() && line[at] == '(')
            at = line.find(')') == std::string_view::npos ? line.size() : line.find(')') + 2;
        if (at < line.size()
            && line.substr(at, line.find(' ', at) - at).find('/') == std::string_view::npos)
            at =
                line.find(' ', at) == std::string_view::npos ? line.size() : line.find(' ', at) + 1;
        if (at >= line.size())
            return fault(Message("'setup' needs a position in FEN"), number, line.size() + 1);
        auto board = readFenBoard(line.substr(at));
        if (!board)
            return fault(board.error().message,
                         number,
                         at + static_cast<std::size_t>(board.error().place.column));
        m_board = std::move(*board);
    }

    /// `piece N& BETZA`; without the sign only one side has it.
    void readPiece(std::string_view line, int number)
    {
        const char letter = line.size() > 6 ? line[6] : ' ';
        const bool isBoth = line.size() > 8 && line[7] == '&' && line[8] == ' ';
        if (!isAsciiLetter(letter) || !isBoth)
            return fault(
                Message("a line 'piece' names a letter with '&' behind it and then its moves, "
                        "as in 'piece N& N'"),
                number,
                7);
        const char key = letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter;
        const std::string betza(line.substr(9));
        if (const auto moves = readBetza(betza, BetzaDialect::XBoard); !moves)
            return fault(moves.error().message,
                         number,
                         9 + static_cast<std::size_t>(std::max(1, moves.error().place.column)));
        if (!m_moves.emplace(key, betza).second)
            fault(Message("piece {letter} is there twice", {{"letter", std::string(1, key)}}),
                  number,
                  7);
    }

    Result<Imported, Errors> design()
    {
        std::vector<Loss> losses = {
            {Message("rules such as castling, promotion and how the game ends are not imported"),
             {},
             {Remedy::LeaveOut}}};
        std::string letters = m_board->letters();
        for (const auto &[letter, betza] : m_moves) {
            if (letters.find(letter) == std::string::npos)
                letters += letter;
        }
        Pieces pieces;
        for (const char letter : letters) {
            PieceType type = pieceOfLetter(letter);
            if (const auto moves = m_moves.find(letter); moves != m_moves.end())
                type.moves = {{BetzaText{moves->second, BetzaDialect::XBoard}, When::Always, {}}};
            else if (type.moves.empty())
                losses.push_back(
                    {Message("piece {letter} has no moves yet: no line says how it moves",
                             {{"letter", std::string(1, letter)}}),
                     {Element::Kind::Piece, pieces.types.size()},
                     {Remedy::LeaveOut}});
            pieces.types.push_back(std::move(type));
        }
        return designOf(*m_board, "Variant", std::move(pieces), std::move(losses));
    }

    std::optional<FenBoard> m_board;
    std::map<char, std::string> m_moves;
    Errors m_errors;
};

} // namespace

Result<Imported, Errors> readXboard(std::string_view text, const ImportRequest &)
{
    return LinesReader().read(text);
}

} // namespace rookery
