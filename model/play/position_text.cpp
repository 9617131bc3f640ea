#include "model/play/position_text.h"

#include "model/base/text.h"
#include "model/play/castling_wings.h"
#include "model/play/position_parts.h"

#include <algorithm>
#include <optional>

namespace rookery {

namespace {

/// Whether a ':' or '=' stands outside the brackets of a `(name)`.
bool hasPairs(std::string_view text)
{
    bool isName = false;
    for (const char c : text) {
        if (c == '(' || c == ')')
            isName = c == '(';
        else if (!isName && (c == ':' || c == '='))
            return true;
    }
    return false;
}

class Writer
{
public:
    Writer(const Position &position, const Design &design, const Board &board)
        : m_position(position)
        , m_design(design)
        , m_board(board)
        , m_spelling(*design.pieces)
    {
    }

    std::string write() const { return isFen() ? fen() : pairs(); }

private:
    bool isFen() const
    {
        const BoardRecipe &recipe = m_board.recipe();
        if (recipe.lattice != Lattice::Square || !recipe.edits.added.empty())
            return false;
        const PlayState &state = m_position.state();
        const bool hasScore =
            state.exchanges != PlayState().exchanges || state.points != PlayState().points;
        if (m_position.players() != 2 || state.tradedOn || hasScore)
            return false;
        for (const CellId cell : m_board.cells()) {
            const auto man = m_position.at(cell);
            if (man && !m_spelling.ownsLetter(man->type))
                return false;
        }
        bool allHaveLetters = true;
        forEachInHand([&](const Man &man) {
            allHaveLetters = allHaveLetters && m_spelling.ownsLetter(man.type);
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
                    visit(Man{type, player, false});
            }
        }
    }

    std::string letter(const Man &man) const
    {
        const std::string &letter = (*m_design.pieces)[man.type].letter;
        return man.owner == PlayerId(0) ? letter : lowered(letter);
    }

    std::string fen() const
    {
        const BoardRecipe &recipe = m_board.recipe();
        std::string text;
        for (int rank = recipe.ranks - 1; rank >= 0; --rank) {
            text += fenRank(rank);
            if (rank > 0)
                text += '/';
        }
        std::string hands;
        forEachInHand([&](const Man &man) { hands += letter(man); });
        if (!hands.empty())
            text += "[" + hands + "]";
        return text + (m_position.toMove() == PlayerId(0) ? " w" : " b") + fields();
    }

    /// Castling rights, cells passed, checks left and counters, where the rules need any of them.
    std::string fields() const
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
        std::string text = " " + rights() + " " + passed();
        if (checks) {
            text += " " + std::to_string(std::max(*checks - state.checksGiven[0], 0)) + "+"
                    + std::to_string(std::max(*checks - state.checksGiven[1], 0));
        }
        return text + " " + std::to_string(state.quietMoves) + " "
               + std::to_string(state.turn / 2 + 1);
    }

    std::string rights() const
    {
        const std::vector<Wing> wings = wingsOf(*m_design.rules, m_board);
        std::string text;
        for (std::size_t i = 0; i < wings.size(); ++i) {
            if ((m_position.state().castlingRights >> i & 1U) == 0)
                continue;
            const CastlingRule &rule = m_design.rules->castling[wings[i].rule];
            std::string letter = wings[i].letter;
            if (rule.home == CastlingHome::Shuffled)
                letter = std::string(1, m_board.name(m_position.homes()[i].partner).front());
            const char upper = letter.front() >= 'a' ? static_cast<char>(letter.front() - 'a' + 'A')
                                                     : letter.front();
            const std::string written(1, upper);
            text += wings[i].player == PlayerId(0) ? written : lowered(written);
        }
        return text.empty() ? "-" : text;
    }

    std::string passed() const
    {
        std::string text;
        for (const Passer &passer : m_position.state().passers)
            text += m_board.name(passer.passed);
        return text.empty() ? "-" : text;
    }

    /// `+P` where the pawn's promotion is clear, else `Q~` for a man that was something else.
    std::string placed(const Man &man) const
    {
        if (!man.was)
            return letter(man);
        for (const Promotion &promotion : m_design.rules->promotions) {
            const bool isClear = promotion.into.size() == 1 && promotion.into.front() == man.type;
            if (isClear && covers(promotion.types, *man.was)
                && covers(promotion.players, man.owner))
                return "+" + letter({*man.was, man.owner, false});
        }
        return letter(man) + "~";
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
            const auto man = cell ? m_position.at(*cell) : std::nullopt;
            if (cell && m_position.isEmpty(*cell)) {
                ++empty;
                continue;
            }
            flush();
            text += man ? placed(*man) : "*";
        }
        flush();
        return text;
    }

    std::string pairs() const
    {
        std::string text;
        for (const CellId cell : m_board.cells()) {
            if (const auto man = m_position.at(cell))
                text += m_board.name(cell) + ":" + spelled(*man) + " ";
        }
        forEachInHand([&](const Man &man) { text += "hand:" + spelled(man) + " "; });
        text += "/ turn=" + std::to_string(m_position.toMove().index() + 1);
        const PlayState &state = m_position.state();
        for (const PlayerId player : IdRange<PlayerId>(m_position.players()))
            text += state.isOut(player) ? " out=" + std::to_string(player.index() + 1) : "";
        for (const PlayerId player : IdRange<PlayerId>(m_position.players()))
            text += tally("exchanged", player, state.exchanges[player.index()])
                    + tally("points", player, state.points[player.index()]);
        for (const Passer &passer : state.passers)
            text += " passed=" + m_board.name(passer.passed) + ":" + m_board.name(passer.stands);
        return text + (state.tradedOn ? " traded=" + m_board.name(*state.tradedOn) : "");
    }

    static std::string tally(const std::string &key, PlayerId player, int number)
    {
        if (number == 0)
            return {};
        return " " + key + "=" + std::to_string(player.index() + 1) + ":" + std::to_string(number);
    }

    std::string spelled(const Man &man) const
    {
        if (m_spelling.ownsLetter(man.type) && man.owner.index() < 2)
            return letter(man);
        const std::string name = spelledName((*m_design.pieces)[man.type].name);
        return std::to_string(man.owner.index() + 1) + "/" + name;
    }

    const Position &m_position;
    const Design &m_design;
    const Board &m_board;
    PieceSpelling m_spelling;
};

} // namespace

Result<Position> readPosition(std::string_view text, const Design &design, const Board &board)
{
    PositionFiller filler(design, board);
    return hasPairs(text) ? readPairs(text, std::move(filler)) : readFen(text, std::move(filler));
}

std::string writePosition(const Position &position, const Design &design, const Board &board)
{
    return Writer(position, design, board).write();
}

} // namespace rookery
