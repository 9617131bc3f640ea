#include "model/analysis/occupancies.h"

#include <array>
#include <cstdint>
#include <utility>

namespace rookery {

namespace {

using Placed = std::pair<CellId, Occupant>;

/// What a walk among certain men came upon, by cell.
struct Answer
{
    std::vector<std::uint64_t> arrivals; ///< how often and by which legs, hashed; 0 if never
    std::vector<bool> moves;
    std::vector<bool> captures;
};

std::uint64_t mixed(std::uint64_t value)
{
    value ^= value >> 33U;
    value *= 0xff51afd7ed558ccdULL;
    value ^= value >> 33U;
    value *= 0xc4ceb9fe1a85ec53ULL;
    return value ^ (value >> 33U);
}

std::uint64_t hashOf(const WalkStep &step)
{
    const std::uint64_t movement = step.movement;
    const std::uint64_t leg = step.leg.index();
    const auto count = static_cast<std::uint64_t>(step.count);
    return mixed((movement << 48U) ^ (leg << 32U) ^ count ^ 0x9e3779b97f4a7c15ULL) | 1U;
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
        , m_movements(movements)
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
                ask({Placed(cell, Occupant::Foe)}).captures[cell.index()];
        }
        for (const CellId cell : m_board.cells()) {
            if (cell != m_mover.from)
                tryCrowd(cell);
        }
        for (const CellId man : m_board.cells()) {
            if (man == m_mover.from || m_base.arrivals[man.index()] == 0)
                continue;
            for (const Occupant who : {Occupant::Friend, Occupant::Foe})
                tryMan({man, who});
        }
        if (m_isOver)
            return std::nullopt;
        return summary();
    }

private:
    struct Cell
    {
        bool captures = false; ///< a foe there, with nobody else about
        bool moveFails = false;
        bool captureFails = false;
        bool moveNeedsMan = false;
        bool captureNeedsMan = false;
    };

    Answer ask(std::initializer_list<Placed> men, Occupant others = Occupant::Empty)
    {
        const std::size_t size = m_board.size();
        Answer answer{std::vector<std::uint64_t>(size, 0),
                      std::vector<bool>(size, false),
                      std::vector<bool>(size, false)};
        m_isOver = m_isOver || !m_goesOn();
        if (m_isOver)
            return answer;
        Position position(size, m_players, 1);
        const PlayerId foe((m_mover.player.index() + 1) % m_players);
        const auto put = [&](CellId cell, Occupant who) {
            if (who == Occupant::Empty)
                position.take(cell);
            else
                position.put(cell,
                             {PieceId(0), who == Occupant::Friend ? m_mover.player : foe, true});
        };
        for (const CellId cell : m_board.cells())
            put(cell, others);
        for (const auto &[cell, who] : men)
            put(cell, who);
        int events = 0;
        walk(m_board, position, m_mover, m_movements, [&](const WalkReport &report) {
            const WalkStep &last = report.path.back();
            const std::size_t cell = last.cell.index();
            answer.arrivals[cell] += hashOf(last);
            if (report.event == WalkEvent::Move)
                answer.moves[cell] = true;
            if (report.event == WalkEvent::Capture)
                answer.captures[cell] = true;
            return ++events < m_mostEvents;
        });
        m_isOver = m_isOver || events >= m_mostEvents;
        return answer;
    }

    /// Whether the piece comes there even if every other cell is taken.
    void tryCrowd(CellId cell)
    {
        const std::size_t i = cell.index();
        for (const Occupant others : {Occupant::Friend, Occupant::Foe}) {
            if (m_base.moves[i] && !m_cells[i].moveFails)
                m_cells[i].moveFails = !ask({{cell, Occupant::Empty}}, others).moves[i];
            if (m_cells[i].captures && !m_cells[i].captureFails)
                m_cells[i].captureFails = !ask({{cell, Occupant::Foe}}, others).captures[i];
        }
    }

    void tryMan(const Placed &man)
    {
        const Answer with = ask({man});
        bool goesFarther = false;
        for (const CellId cell : m_board.cells()) {
            const std::size_t i = cell.index();
            if (cell == man.first || cell == m_mover.from || with.arrivals[i] == m_base.arrivals[i])
                continue;
            goesFarther = goesFarther || with.arrivals[i] != 0;
            compareMoves(cell, with);
            // How the piece comes to a cell does not depend on who stands there.
            const bool isOpen =
                m_cells[i].captures ? m_cells[i].captureFails : m_cells[i].captureNeedsMan;
            if (!isOpen)
                compareCaptures(
                    cell, with.arrivals[i] != 0 && ask({man, {cell, Occupant::Foe}}).captures[i]);
        }
        if (goesFarther)
            trySecondMan(man, with);
    }

    void trySecondMan(const Placed &man, const Answer &with)
    {
        for (const CellId second : m_board.cells()) {
            const std::size_t place = second.index();
            const bool isNew =
                with.arrivals[place] != 0 && with.arrivals[place] != m_base.arrivals[place];
            if (!isNew || second == man.first || second == m_mover.from)
                continue;
            for (const Occupant who : {Occupant::Friend, Occupant::Foe}) {
                const Placed other(second, who);
                const Answer both = ask({man, other});
                for (const CellId cell : m_board.cells()) {
                    const std::size_t i = cell.index();
                    if (cell == man.first || cell == second || cell == m_mover.from
                        || both.arrivals[i] == 0 || both.arrivals[i] == with.arrivals[i])
                        continue;
                    compareMoves(cell, both);
                    if (!m_cells[i].captures && !m_cells[i].captureNeedsMan)
                        compareCaptures(cell, ask({man, other, {cell, Occupant::Foe}}).captures[i]);
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
            m_cells[i].moveNeedsMan = m_cells[i].moveNeedsMan || with.moves[i];
    }

    void compareCaptures(CellId cell, bool captures)
    {
        Cell &known = m_cells[cell.index()];
        if (known.captures)
            known.captureFails = known.captureFails || !captures;
        else
            known.captureNeedsMan = known.captureNeedsMan || captures;
    }

    std::vector<CellChances> summary() const
    {
        const auto dependence = [](bool can, bool fails, bool needsMan) {
            if (can)
                return fails ? Dependence::FreeWay : Dependence::Always;
            return needsMan ? Dependence::NeedsMan : Dependence::Never;
        };
        std::vector<CellChances> chances;
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            const Cell &cell = m_cells[i];
            chances.push_back({dependence(m_base.moves[i], cell.moveFails, cell.moveNeedsMan),
                               dependence(cell.captures, cell.captureFails, cell.captureNeedsMan)});
        }
        return chances;
    }

    const Board &m_board;
    const Mover &m_mover;
    std::span<const MovementLegs> m_movements;
    std::size_t m_players;
    const std::function<bool()> &m_goesOn;
    int m_mostEvents;
    std::vector<Cell> m_cells;
    Answer m_base;
    bool m_isOver = false;
};

std::string describe(const char *verb, Dependence dependence)
{
    switch (dependence) {
    case Dependence::Never:
        return {};
    case Dependence::NeedsMan:
        return std::string(verb) + " only with another man to jump or take";
    case Dependence::FreeWay:
        return std::string(verb) + " while the way is free";
    case Dependence::Always:
        return std::string(verb) + " always";
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

std::string describeChances(const CellChances &chances)
{
    if (chances.move == chances.capture)
        return describe("moves and captures", chances.move);
    const std::string move = describe("moves", chances.move);
    const std::string capture = describe("captures", chances.capture);
    return move.empty()      ? capture + ", never moves"
           : capture.empty() ? move + ", never captures"
                             : move + ", " + capture;
}

} // namespace rookery
