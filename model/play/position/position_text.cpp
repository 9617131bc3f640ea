#include "model/play/position/position_text.h"

#include "model/base/text.h"
#include "model/play/position/castling_wings.h"
#include "model/play/position/own_fields.h"
#include "model/play/position/own_questions.h"
#include "model/play/position/position_fields.h"
#include "model/play/position/position_parts.h"
#include "model/play/position/relevant_part.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace rookery {

namespace {

/// The words of a text, without what stands in the brackets of a `(name)`.
std::vector<std::string> bareWords(std::string_view text)
{
    bool isName = false;
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (c == '(' || c == ')')
            isName = c == '(';
        if (c == ' ' && !isName)
            words.emplace_back();
        else if (!isName)
            words.back() += c;
    }
    std::erase(words, "");
    return words;
}

bool isField(const std::string &word)
{
    return isPositionField({word, 0});
}

/// Whether a text is pairs of cell and piece: a ':' stands in it, or a '/' by itself, before the
/// first field of our own; or it begins with a field.
bool hasPairs(std::string_view text)
{
    const std::vector<std::string> words = bareWords(text);
    const auto field = std::find_if(words.begin(), words.end(), isField);
    if (field != words.end() && field == words.begin())
        return true;
    return std::any_of(words.begin(), field, [](const std::string &each) {
        return each == "/" || each.find(':') != std::string::npos;
    });
}

/// The position that a text says, whether or not it says all numbers.
Result<Position> readText(std::string_view text, const Design &design, const Board &board)
{
    PositionFiller filler(design, board);
    return hasPairs(text) ? readPairs(text, std::move(filler)) : readFen(text, std::move(filler));
}

constexpr std::string_view turnStartField = "turn-start=";

/// How FEN names a piece that may be captured in passing: by the cells it has passed, or by its own
/// cell too, where it does not stand straight ahead of them.
enum class PasserForm { Passed, WithPiece };

class Writer
{
public:
    Writer(const Position &position, const Design &design, const Board &board)
        : m_position(position)
        , m_design(design)
        , m_board(board)
        , m_spelling(*design.pieces)
        , m_heeded(heededPart(position, design, board))
    {
    }

    /// The text that says most without fields of our own, then these.
    std::string write() const
    {
        if (!isFen())
            return withFields(pairs());
        const std::string text = fen(PasserForm::Passed);
        if (saysPassers(text))
            return withFields(text);
        const std::string longer = fen(PasserForm::WithPiece);
        return withFields(saysPassers(longer) ? longer : text);
    }

private:
    bool saysPassers(const std::string &text) const
    {
        const auto &passers = m_heeded.state().passers;
        if (passers.empty())
            return true;
        const auto read = readText(text, m_design, m_board);
        return read && read->state().passers == passers;
    }

    std::string withFields(const std::string &text) const
    {
        const auto read = readText(text, m_design, m_board);
        assert(read);
        if (!read)
            return text;
        // Where FEN's number does not tell the place in the order of turns, the moves are counted
        // from the start of the game, so that FEN's number comes back.
        Position said = m_heeded;
        if (heededPart(*read, m_design, m_board).state().turn != said.state().turn)
            said.state().turn = m_position.state().turn;
        return text + positionFields(said, *read, m_design, m_board);
    }

    bool isFen() const
    {
        const BoardRecipe &recipe = m_board.recipe();
        if (recipe.lattice != Lattice::Square || !recipe.edits.added.empty()
            || m_position.players() != 2)
            return false;
        for (const CellId cell : m_board.cells()) {
            const auto piece = m_position.at(cell);
            if (m_position.unownedAt(cell) || (piece && !m_spelling.ownsLetter(piece->type)))
                return false;
        }
        bool allHaveLetters = true;
        forEachInHand([&](const Piece &piece) {
            allHaveLetters = allHaveLetters && m_spelling.ownsLetter(piece.type);
        });
        return allHaveLetters;
    }

    template<class Visit>
    void forEachInHand(Visit &&visit) const
    {
        for (const PlayerId player : IdRange<PlayerId>(m_position.players())) {
            for (const PieceId type : IdRange<PieceId>(m_position.types())) {
                const int count = m_position.count(OffBoard::Hand, player, type);
                for (int i = 0; i < count; ++i)
                    visit(Piece{type, player, false});
            }
        }
    }

    std::string letter(const Piece &piece) const
    {
        const std::string &letter = (*m_design.pieces)[piece.type].letter;
        return piece.owner == PlayerId(0) ? letter : lowered(letter);
    }

    std::string fen(PasserForm form) const
    {
        const BoardRecipe &recipe = m_board.recipe();
        std::string text;
        for (int rank = recipe.ranks - 1; rank >= 0; --rank) {
            text += fenRank(rank);
            if (rank > 0)
                text += '/';
        }
        std::string hands;
        forEachInHand([&](const Piece &piece) { hands += letter(piece); });
        if (!hands.empty())
            text += "[" + hands + "]";
        return text + (m_position.toMove() == PlayerId(0) ? " w" : " b") + fields(form);
    }

    /// Castling rights, cells passed, checks left and counters, where the rules need any of them.
    std::string fields(PasserForm form) const
    {
        const Rules &rules = *m_design.rules;
        std::optional<int> checks;
        bool counts = false;
        for (const End &end : rules.ends) {
            if (const auto *row = std::get_if<Checks>(&end.condition))
                checks = row->count;
            counts = counts || std::holds_alternative<QuietMoves>(end.condition);
        }
        const PlayState &state = m_position.state();
        const bool isLate = state.quietMoves > 0 || state.turn > 1;
        if (rules.castling.empty() && rules.enPassant.empty() && !checks && !counts && !isLate)
            return {};
        std::string text = " " + rights() + " " + passed(form);
        if (checks) {
            text += " " + std::to_string(std::max(*checks - state.checksGiven[0], 0)) + "+"
                    + std::to_string(std::max(*checks - state.checksGiven[1], 0));
        }
        return text + " " + std::to_string(state.quietMoves) + " "
               + std::to_string(state.turn / 2 + 1);
    }

    std::string rights() const
    {
        std::string text;
        for (const PlayerId player : IdRange<PlayerId>(m_position.players()))
            text += rightsOf(player);
        return text.empty() ? "-" : text;
    }

    /// Letters of wings; then of the files of other pieces whose first moves the rules ask for.
    std::string rightsOf(PlayerId player) const
    {
        const std::vector<Wing> wings = wingsOf(*m_design.rules, m_board);
        std::string text;
        std::vector<int> files;
        for (std::size_t i = 0; i < wings.size(); ++i) {
            if (wings[i].player != player || (m_position.state().castlingRights >> i & 1U) == 0)
                continue;
            const WingHome &home = m_position.homes()[i];
            const bool isShuffled =
                m_design.rules->castling[wings[i].rule].home == CastlingHome::Shuffled;
            text += isShuffled ? m_board.name(home.partner).front() : wings[i].letter.front();
            for (const CellId cell : {home.king, home.partner})
                files.push_back(m_board.coordinates(cell)->x());
        }
        if (rightsTellFirstMoves(m_design))
            text += unmovedFiles(player, files);
        return player == PlayerId(0) ? uppered(text) : lowered(text);
    }

    /// The files of pieces of the nearest rank that have not moved, but for these.
    std::string unmovedFiles(PlayerId player, const std::vector<int> &others) const
    {
        constexpr int letters = 26;
        std::string text;
        for (const CellId cell : m_board.cells()) {
            const auto piece = m_heeded.at(cell);
            const auto place = m_board.coordinates(cell);
            const bool isMeant = piece && place && piece->owner == player && !piece->moved
                                 && isHomeRank(cell, player, m_design, m_board);
            if (isMeant && place->x() < letters
                && std::find(others.begin(), others.end(), place->x()) == others.end())
                text += static_cast<char>('a' + place->x());
        }
        std::sort(text.begin(), text.end());
        return text;
    }

    static std::string uppered(std::string text)
    {
        std::transform(text.begin(), text.end(), text.begin(), [](char c) {
            return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        });
        return text;
    }

    std::string passed(PasserForm form) const
    {
        std::string text;
        for (const Passer &passer : m_heeded.state().passers)
            text += m_board.name(passer.passed);
        if (text.empty())
            return "-";
        if (form == PasserForm::WithPiece)
            text += m_board.name(m_heeded.state().passers.front().stands);
        return text;
    }

    /// `+P` where the pawn's promotion is clear, else `Q~` where it is clear what the queen was.
    std::string placed(const Piece &piece) const
    {
        const Rules &rules = *m_design.rules;
        if (piece.was && m_spelling.ownsLetter(*piece.was)
            && promotedType(*piece.was, piece.owner, rules) == piece.type)
            return "+" + letter({*piece.was, piece.owner, false});
        const bool isClear =
            piece.was && unpromotedType(piece.type, piece.owner, rules) == piece.was;
        return letter(piece) + (isClear ? "~" : "");
    }

    std::string fenRank(int rank) const
    {
        std::string text;
        int empty = 0;
        const auto flush = [&] {
            if (empty > 0)
                text += std::to_string(empty);
            empty = 0;
        };
        for (int file = 0; file < m_board.recipe().files; ++file) {
            const auto cell = m_board.cellAt(SiteId(file * m_board.recipe().ranks + rank));
            if (cell && m_position.isEmpty(*cell)) {
                ++empty;
                continue;
            }
            flush();
            text += !cell || m_position.isWall(*cell) ? "*" : placed(*m_position.at(*cell));
        }
        flush();
        return text;
    }

    std::string pairs() const
    {
        std::string text;
        for (const CellId cell : m_board.cells()) {
            if (const auto piece = m_position.at(cell))
                text += m_board.name(cell) + ":" + m_spelling.written(*piece) + " ";
        }
        forEachInHand(
            [&](const Piece &piece) { text += "hand:" + m_spelling.written(piece) + " "; });
        return text + "/ turn=" + std::to_string(m_position.toMove().index() + 1);
    }

    const Position &m_position;
    const Design &m_design;
    const Board &m_board;
    PieceSpelling m_spelling;
    Position m_heeded; ///< without what the rules never ask for
};

/// The position that a text says, all numbers with it, but for where the turn began.
Result<Position> readWhole(std::string_view text, const Design &design, const Board &board)
{
    auto read = readText(text, design, board);
    if (!read)
        return read;
    if (auto fault = missingNumber(design, board, *read))
        return failure(*std::move(fault));
    return read;
}

} // namespace

Result<Position> readPosition(std::string_view text, const Design &design, const Board &board)
{
    const std::size_t at = text.find(turnStartField);
    const bool isWord = at != std::string_view::npos && (at == 0 || text[at - 1] == ' ');
    if (!isWord || !asksTurnStart(*design.rules))
        return readWhole(text, design, board);
    const std::size_t begin = at + turnStartField.size();
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    std::string now(text); // columns stay as they are
    std::fill(now.begin() + std::ptrdiff_t(at), now.begin() + std::ptrdiff_t(end), ' ');
    std::string then(text.substr(begin, end - begin));
    std::replace(then.begin(), then.end(), ';', ' ');
    auto read = readWhole(now, design, board);
    if (!read)
        return read;
    auto began = readWhole(then, design, board);
    if (!began) {
        Error error = began.error();
        error.place.column += static_cast<int>(begin);
        return failure(std::move(error));
    }
    Past past = read->past();
    past.turnStart = std::make_shared<const Position>(*std::move(began));
    read->setPast(std::move(past));
    return read;
}

bool tellsCastling(std::string_view text)
{
    const std::vector<std::string> words = bareWords(text);
    const auto field = std::find_if(words.begin(), words.end(), isField);
    if (std::any_of(field, words.end(), [](const std::string &word) {
            return word.starts_with("castling=");
        }))
        return true;
    return !hasPairs(text) && field - words.begin() > 2 && !isDigits(words[2]);
}

std::string writePosition(const Position &position, const Design &design, const Board &board)
{
    std::string text = Writer(position, design, board).write();
    const auto &turnStart = position.past().turnStart;
    if (!turnStart || !position.state().own.goesOn || !asksTurnStart(*design.rules))
        return text;
    std::string began = Writer(*turnStart, design, board).write();
    std::replace(began.begin(), began.end(), ' ', ';');
    return text + " " + std::string(turnStartField) + began;
}

} // namespace rookery
