#include "model/edit/pieces/piece_text.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/limits.h"
#include "model/edit/pieces/paint_symmetry.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/movement/betza/betza.h"
#include "model/movement/path/path_notation.h"
#include "model/movement/path/step_text.h"

#include <algorithm>
#include <optional>

namespace rookery {

namespace {

/// A part of a line, with its place in it.
struct Part
{
    std::string_view text;
    int column = 1; ///< from 1, in bytes
};

class LineReader
{
public:
    LineReader(std::string_view line, const PieceLibrary &library, const std::string &fallbackName)
        : m_line(line)
        , m_library(library)
        , m_fallbackName(fallbackName)
    {
    }

    Result<PieceType> read(std::vector<Message> &notes)
    {
        const std::size_t equals = m_line.find('=');
        const std::size_t colon = m_line.find(':');
        if (equals != m_line.npos && equals < colon)
            return readSetting(part(0, equals), part(equals + 1));
        if (colon != m_line.npos)
            return readDiagramLine(notes);
        return typeOf({}, {}, part(0), BetzaDialect::XBetza);
    }

private:
    Part part(std::size_t from, std::size_t end = std::string_view::npos) const
    {
        const std::string_view whole = m_line.substr(from, end == m_line.npos ? end : end - from);
        const std::string_view text = trimmed(whole);
        const std::size_t skipped =
            text.empty() ? 0 : static_cast<std::size_t>(text.data() - whole.data());
        return {text, static_cast<int>(from + skipped) + 1};
    }

    /// `Griffon:G:FyafsF:griffon:a1,h1`
    Result<PieceType> readDiagramLine(std::vector<Message> &notes)
    {
        std::vector<Part> parts;
        std::size_t from = 0;
        for (std::size_t end = m_line.find(':'); end != m_line.npos; end = m_line.find(':', from)) {
            parts.push_back(part(from, end));
            from = end + 1;
        }
        parts.push_back(part(from));
        if (parts.size() < 3)
            return failure(
                Message("a piece is written as name:id:betza, and the third part is missing here"),
                {1, static_cast<int>(m_line.size()) + 1, {}});
        if (parts.size() > 3 && !parts[3].text.empty())
            notes.push_back(Message("the picture {name} is not taken over",
                                    {{"name", inQuotes(parts[3].text)}}));
        if (parts.size() > 4 && !parts[4].text.empty())
            notes.push_back(Message("the start cells {cells} are not taken over",
                                    {{"cells", inQuotes(parts[4].text)}}));
        return typeOf(parts[0], parts[1], parts[2], BetzaDialect::XBetza);
    }

    /// `customPiece1 = a:FnW`, `archbishop = a`
    Result<PieceType> readSetting(const Part &key, const Part &value) const
    {
        const std::size_t colon = value.text.find(':');
        if (key.text.substr(0, 11) == "customPiece" && colon != value.text.npos) {
            const std::string_view betza = trimmed(value.text.substr(colon + 1));
            const auto behind = static_cast<int>(betza.data() - value.text.data());
            return typeOf({},
                          {value.text.substr(0, colon), value.column},
                          {betza, value.column + behind},
                          BetzaDialect::FairyStockfish);
        }
        const auto called = m_library.called(key.text);
        if (called.size() != 1 || value.text.size() != 1 || !isAsciiLetter(value.text.front())) {
            return failure(
                Message("this sets {key}, which makes no piece", {{"key", inQuotes(key.text)}}),
                {1, key.column, {}});
        }
        PieceType type = pieceTypeOf(m_library[called.front()]);
        type.letter = letterOf(value.text);
        return type;
    }

    /// The first letter of an id; a piece can do without.
    static std::string letterOf(std::string_view id)
    {
        const auto found = std::find_if(id.begin(), id.end(), isAsciiLetter);
        if (found == id.end())
            return {};
        const char letter = *found;
        return {letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter};
    }

    /// Other dialects may mean something else by the same letters.
    std::string nameOf(const Part &name, const BetzaText &betza, std::string_view letter) const
    {
        if (!name.text.empty())
            return std::string(name.text);
        const auto pieces = m_library.pieces();
        const auto known =
            std::find_if(pieces.begin(), pieces.end(), [&](const LibraryPiece &piece) {
                return betza.dialect == BetzaDialect::XBetza && piece.betza == betza.text;
            });
        if (known != pieces.end())
            return known->name;
        return letter.empty() ? m_fallbackName : m_fallbackName + " " + std::string(letter);
    }

    Result<PieceType>
    typeOf(const Part &name, const Part &id, const Part &betza, BetzaDialect dialect) const
    {
        const auto read = readBetza(betza.text, dialect);
        if (!read) {
            Error error = read.error();
            error.place = {1, betza.column + std::max(error.place.column, 1) - 1, {}};
            return failure(std::move(error));
        }
        PieceType type;
        type.letter = letterOf(id.text);
        const BetzaText text{std::string(betza.text), dialect};
        type.name = nameOf(name, text, type.letter);
        if (auto fault = titleFault(type.name); !fault.isEmpty())
            return failure(std::move(fault), {1, name.column, {}});
        type.moves.push_back({text, When::Always, {}});
        return type;
    }

    std::string_view m_line;
    const PieceLibrary &m_library;
    const std::string &m_fallbackName;
};

/// The directions that a blank of a library's path stands for; empty if the board lacks them.
std::vector<std::string> wordsOf(std::string_view blank, const Design &design)
{
    const Directions &directions = *design.directions;
    const Lattice lattice = design.board->lattice;
    std::vector<std::string> words;
    if (!blank.starts_with('(')) {
        for (const DirectionGroup &group : directionGroups(directions, lattice)) {
            if (group.name != blank)
                continue;
            for (const DirectionId member : group.members)
                words.push_back(directions[member].name);
        }
        return words;
    }
    const auto steps = readSteps(blank, directions);
    const Vector *vector = steps ? vectorOf(steps->front()) : nullptr;
    if (!vector)
        return words;
    for (const Vector &image : symmetricVectors(*vector, PaintSymmetry::All, lattice)) {
        const auto named = directions.find(image);
        words.push_back(named ? directions[*named].name : vectorWord(image));
    }
    return words;
}

/// The library's path with its blanks filled; nothing if one of them has nothing on this board.
std::optional<std::string> filledPath(std::string_view path, const Design &design)
{
    std::string text;
    while (!path.empty()) {
        const std::size_t open = std::min(path.find('{'), path.size());
        text += path.substr(0, open);
        path.remove_prefix(open);
        if (path.empty())
            break;
        const std::size_t end = path.find('}');
        if (end == path.npos)
            return std::nullopt;
        const auto words = wordsOf(path.substr(1, end - 1), design);
        if (words.empty())
            return std::nullopt;
        for (const std::string &word : words)
            text += (&word == &words.front() ? "" : " ") + word;
        path.remove_prefix(end + 1);
    }
    return text;
}

bool saysNothing(std::string_view line)
{
    return line.empty() || line.front() == '#' || line.front() == ';'
           || (line.front() == '[' && line.back() == ']' && line.find(':') != line.npos);
}

} // namespace

PieceType pieceTypeOf(const LibraryPiece &piece)
{
    PieceType type;
    type.name = piece.name;
    type.letter = piece.letter;
    type.moves.push_back({BetzaText{piece.betza, BetzaDialect::XBetza}, When::Always, {}});
    return type;
}

std::optional<PieceType> pieceTypeOn(const LibraryPiece &piece, const Design &design)
{
    const std::string *path = pathOn(piece, design.board->lattice);
    if (!path)
        return piece.betza.empty() ? std::nullopt : std::optional(pieceTypeOf(piece));
    auto text = filledPath(*path, design);
    if (!text || !readPath(*text, *design.directions))
        return std::nullopt;
    PieceType type;
    type.name = piece.name;
    type.letter = piece.letter;
    type.moves.push_back({PathText{std::move(*text)}, When::Always, {}});
    return type;
}

std::vector<PieceLine>
readPieceLines(std::string_view text, const PieceLibrary &library, const std::string &fallbackName)
{
    std::vector<PieceLine> lines;
    int number = 0;
    for (const std::string_view whole : split(text, '\n')) {
        ++number;
        const std::string_view line = trimmed(whole);
        if (saysNothing(line))
            continue;
        std::vector<Message> notes;
        auto piece = LineReader(line, library, fallbackName).read(notes);
        lines.push_back({number, std::string(line), std::move(piece), std::move(notes)});
    }
    return lines;
}

Result<Design> withPiecesAdded(const Design &design, const std::vector<PieceType> &types)
{
    Result<Design> result = design;
    for (const PieceType &type : types) {
        const auto &taken = result->pieces->types;
        const bool isFree = std::none_of(taken.begin(), taken.end(), [&](const PieceType &other) {
            return other.letter == type.letter;
        });
        const std::string name = freePieceName(*result->pieces, type.name);
        result = withPieceAdded(*result, name, isFree ? type.letter : std::string());
        for (std::size_t i = 0; result && i < type.moves.size(); ++i)
            result = withMovementAdded(
                *result, PieceId(result->pieces->types.size() - 1), type.moves[i]);
        if (!result)
            return failure(
                Message("{piece}: {why}", {{"piece", type.name}, {"why", result.error().message}}));
    }
    return result;
}

} // namespace rookery
