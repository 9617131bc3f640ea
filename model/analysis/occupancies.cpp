#include "model/analysis/occupancies.h"

#include "model/base/mixed.h"
#include "model/play/reach/leg_walk.h"

#include <array>
#include <cstdint>
#include <utility>

namespace rookery {

namespace {

using Placed = std::pair<CellId, Occupant>;

/// What a walk among certain pieces came upon, by cell.
struct Answer
{
    std::vector<std::uint64_t> arrivals; ///< how often and by which legs, hashed; 0 if never
    std::vector<bool> moves;
    std::vector<bool> captures;
};

std::uint64_t hashOf(const Traveller &traveller)
{
    const std::uint64_t node = traveller.node;
    const auto count = static_cast<std::uint64_t>(traveller.count);
    return mixed((node << 32U) ^ count) | 1U;
}

/// Asks one position after the other, and remembers what each cell depends on.
class Inquiry
{
public:
    Inquiry(const Board &board,
            const Mover &mover,
            std::span<const MovementLegs> movements,
            std::size_t players,
            const std::function<bool()> &goesOn,
            int mostEvents)
        : m_board(board)
        , m_mover(mover)
        , m_program(compileProgram(movements, board.compass(), mover.facing))
        , m_players(players)
        , m_goesOn(goesOn)
        , m_mostEvents(mostEvents)
        , m_cells(board.size())
    {
    }

    std::optional<std::vector<CellChances>> chances()
    {
        m_base = ask({});
        for (const CellId cell : m_board.cells()) {
            if (cell == m_mover.from || m_base.arrivals[cell.index()] == 0)
                continue;
            m_cells[cell.index()].captures =
                ask({Placed(cell, Occupant::Enemy)}).captures[cell.index()];
        }
        for (const CellId cell : m_board.cells()) {
            if (cell != m_mover.from)
                tryCrowd(cell);
        }
        for (const CellId piece : m_board.cells()) {
            if (piece == m_mover.from || m_base.arrivals[piece.index()] == 0)
                continue;
            for (const Occupant who : {Occupant::Friend, Occupant::Enemy})
                tryPiece({piece, who});
        }
        if (m_isOver)
            return std::nullopt;
        return summary();
    }

private:
    struct Cell
    {
        bool captures = false; ///< an enemy there, with no other piece about
        bool moveFails = false;
        bool captureFails = false;
        bool moveNeedsPiece = false;
        bool captureNeedsPiece = false;
    };

    Answer ask(std::initializer_list<Placed> pieces, Occupant others = Occupant::Empty)
    {
        const std::size_t size = m_board.size();
        Answer answer{std::vector<std::uint64_t>(size, 0),
                      std::vector<bool>(size, false),
                      std::vector<bool>(size, false)};
        m_isOver = m_isOver || !m_goesOn();
        if (m_isOver)
            return answer;
        Position position(size, m_players, 1);
        const PlayerId enemy((m_mover.player.index() + 1) % m_players);
        const auto put = [&](CellId cell, Occupant who) {
            if (who == Occupant::Empty)
                position.take(cell);
            else
                position.put(cell,
                             {PieceId(0), who == Occupant::Friend ? m_mover.player : enemy, true});
        };
        for (const CellId cell : m_board.cells())
            put(cell, others);
        for (const auto &[cell, who] : pieces)
            put(cell, who);
        int arrivals = 0;
        const auto note = [&](const Traveller &traveller, const LegArrival &arrival, bool stops) {
            const std::size_t cell = traveller.cell.index();
            answer.arrivals[cell] += hashOf(traveller);
            answer.moves[cell] = answer.moves[cell] || (stops && !arrival.takes());
            answer.captures[cell] = answer.captures[cell] || (stops && arrival.takes());
            return ++arrivals < m_mostEvents;
        };
        LegWalk walk(m_board, m_program, position, m_mover);
        walk.showEach(note);
        m_reach.begin(size);
        m_isOver = m_isOver || !walk.run(m_reach);
        return answer;
    }

    /// Whether the piece comes there even if every other cell is taken.
    void tryCrowd(CellId cell)
    {
        const std::size_t i = cell.index();
        for (const Occupant others : {Occupant::Friend, Occupant::Enemy}) {
            if (m_base.moves[i] && !m_cells[i].moveFails)
                m_cells[i].moveFails = !ask({{cell, Occupant::Empty}}, others).moves[i];
            if (m_cells[i].captures && !m_cells[i].captureFails)
                m_cells[i].captureFails = !ask({{cell, Occupant::Enemy}}, others).captures[i];
        }
    }

    void tryPiece(const Placed &piece)
    {
        const Answer with = ask({piece});
        bool goesFarther = false;
        for (const CellId cell : m_board.cells()) {
            const std::size_t i = cell.index();
            if (cell == piece.first || cell == m_mover.from
                || with.arrivals[i] == m_base.arrivals[i])
                continue;
            goesFarther = goesFarther || with.arrivals[i] != 0;
            compareMoves(cell, with);
            // How the piece comes to a cell does not depend on what stands there.
            const bool isOpen =
                m_cells[i].captures ? m_cells[i].captureFails : m_cells[i].captureNeedsPiece;
            if (!isOpen)
                compareCaptures(cell,
                                with.arrivals[i] != 0
                                    && ask({piece, {cell, Occupant::Enemy}}).captures[i]);
        }
        if (goesFarther)
            trySecondPiece(piece, with);
    }

    void trySecondPiece(const Placed &piece, const Answer &with)
    {
        for (const CellId second : m_board.cells()) {
            const std::size_t place = second.index();
            const bool isNew =
                with.arrivals[place] != 0 && with.arrivals[place] != m_base.arrivals[place];
            if (!isNew || second == piece.first || second == m_mover.from)
                continue;
            for (const Occupant who : {Occupant::Friend, Occupant::Enemy}) {
                const Placed other(second, who);
                const Answer both = ask({piece, other});
                for (const CellId cell : m_board.cells()) {
                    const std::size_t i = cell.index();
                    if (cell == piece.first || cell == second || cell == m_mover.from
                        || both.arrivals[i] == 0 || both.arrivals[i] == with.arrivals[i])
                        continue;
                    compareMoves(cell, both);
                    if (!m_cells[i].captures && !m_cells[i].captureNeedsPiece)
                        compareCaptures(cell,
                                        ask({piece, other, {cell, Occupant::Enemy}}).captures[i]);
                }
            }
        }
    }

    void compareMoves(CellId cell, const Answer &with)
    {
        const std::size_t i = cell.index();
        if (m_base.moves[i])
            m_cells[i].moveFails = m_cells[i].moveFails || !with.moves[i];
        else
            m_cells[i].moveNeedsPiece = m_cells[i].moveNeedsPiece || with.moves[i];
    }

    void compareCaptures(CellId cell, bool captures)
    {
        Cell &known = m_cells[cell.index()];
        if (known.captures)
            known.captureFails = known.captureFails || !captures;
        else
            known.captureNeedsPiece = known.captureNeedsPiece || captures;
    }

    std::vector<CellChances> summary() const
    {
        const auto dependence = [](bool can, bool fails, bool needsPiece) {
            if (can)
                return fails ? Dependence::FreeWay : Dependence::Always;
            return needsPiece ? Dependence::NeedsPiece : Dependence::Never;
        };
        std::vector<CellChances> chances;
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            const Cell &cell = m_cells[i];
            chances.push_back(
                {dependence(m_base.moves[i], cell.moveFails, cell.moveNeedsPiece),
                 dependence(cell.captures, cell.captureFails, cell.captureNeedsPiece)});
        }
        return chances;
    }

    const Board &m_board;
    const Mover &m_mover;
    Program m_program;
    std::size_t m_players;
    const std::function<bool()> &m_goesOn;
    int m_mostEvents;
    std::vector<Cell> m_cells;
    Answer m_base;
    Reach m_reach; ///< of the last walk
    bool m_isOver = false;
};

Message bothChances(Dependence dependence)
{
    switch (dependence) {
    case Dependence::Never:
        return {};
    case Dependence::NeedsPiece:
        return Message("moves and captures only with another piece to jump or take");
    case Dependence::FreeWay:
        return Message("moves and captures while the way is free");
    case Dependence::Always:
        return Message("moves and captures always");
    }
    return {};
}

Message moveChance(Dependence dependence)
{
    switch (dependence) {
    case Dependence::Never:
        return Message("never moves");
    case Dependence::NeedsPiece:
        return Message("moves only with another piece to jump or take");
    case Dependence::FreeWay:
        return Message("moves while the way is free");
    case Dependence::Always:
        return Message("moves always");
    }
    return {};
}

Message captureChance(Dependence dependence)
{
    switch (dependence) {
    case Dependence::Never:
        return Message("never captures");
    case Dependence::NeedsPiece:
        return Message("captures only with another piece to jump or take");
    case Dependence::FreeWay:
        return Message("captures while the way is free");
    case Dependence::Always:
        return Message("captures always");
    }
    return {};
}

} // namespace

std::optional<std::vector<CellChances>> chancesOf(const Board &board,
                                                  const Mover &mover,
                                                  std::span<const MovementLegs> movements,
                                                  std::size_t players,
                                                  const std::function<bool()> &goesOn,
                                                  int mostEvents)
{
    return Inquiry(board, mover, movements, players, goesOn, mostEvents).chances();
}

Message describeChances(const CellChances &chances)
{
    if (chances.move == chances.capture)
        return bothChances(chances.move);
    const bool neverMoves = chances.move == Dependence::Never;
    const Message move = moveChance(chances.move);
    const Message capture = captureChance(chances.capture);
    return Message("{one}, {other}",
                   {{"one", neverMoves ? capture : move}, {"other", neverMoves ? move : capture}});
}

} // namespace rookery
