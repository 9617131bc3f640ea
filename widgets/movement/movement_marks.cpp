#include "widgets/movement/movement_marks.h"

#include "model/movement/movement.h"

#include <utility>

namespace rookery {

MovementMarks::MovementMarks(const EditedMovement &movement, QObject *parent)
    : QObject(parent)
    , m_movement(movement)
{
    connect(&m_chances, &ChancesFinder::found, this, &MovementMarks::chancesFound);
}

MovementMarks::~MovementMarks() = default;

void MovementMarks::setBoard(Lattice lattice, int side)
{
    m_chances.forget();
    m_board = std::make_unique<PatternBoard>(lattice, side);
    m_marks.begin(m_board->board().size());
    m_faint.begin(m_board->board().size());
    m_isCut = false;
}

bool MovementMarks::refresh(const std::vector<TestPiece> &pieces)
{
    using About = PatternBoard::About;
    const bool hasOtherWalls = compile(pieces);
    const bool isPart = m_movement.item() || m_movement.leg();
    m_isCut = false;
    m_marks = ask(isPart ? About::Item : About::Selected);
    m_faint.begin(m_board->board().size());
    if (isPart)
        addFaint(ask(About::Selected));
    if (m_shown == Shown::AllMovements)
        addFaint(ask(About::Others));
    refreshChances();
    return hasOtherWalls;
}

const Reach &MovementMarks::ask(PatternBoard::About about)
{
    const Reach &reach = m_board->ask(about);
    m_isCut = m_isCut || m_board->isCut();
    return reach;
}

/// Compiles what is shown, with the test pieces about.
bool MovementMarks::compile(const std::vector<TestPiece> &pieces)
{
    PatternBoard::Movements asked;
    for (std::size_t i = 0; i < m_movement.entries().size(); ++i) {
        auto &movements = i == m_movement.current() ? asked.selected : asked.others;
        for (Movement &movement : m_movement.shown(i))
            movements.push_back(std::move(movement));
    }
    asked.item = m_movement.chosenPart();
    const bool hasOtherWalls = m_board->setWalls(pieces);
    m_board->set(m_movement.workspace().design(), *m_movement.type(), std::move(asked));
    m_board->setPieces(m_movement.workspace().choices().player(), pieces);
    return hasOtherWalls;
}

void MovementMarks::addFaint(const Reach &reach)
{
    for (const CellId cell : reach.touched()) {
        for (const Mark mark :
             {Mark::Move, Mark::Capture, Mark::Blocked, Mark::Hurdle, Mark::Victim}) {
            if (reach.has(cell, mark))
                m_faint.add(cell, mark);
        }
        if (reach.has(cell, Mark::Via))
            m_faint.addVia(cell, static_cast<std::uint8_t>(reach.viaLeg(cell)));
    }
}

void MovementMarks::refreshChances()
{
    if (m_piecesShown == Pieces::AsPlaced)
        return m_chances.forget();
    std::vector<MovementLegs> legs;
    const auto add = [&](const std::vector<Movement> &movements) {
        for (const Movement &movement : movements) {
            if (auto read = legsOf(movement, m_movement.directions()))
                legs.insert(legs.end(), read->begin(), read->end());
        }
    };
    const auto part = m_movement.chosenPart();
    for (std::size_t i = 0; part.empty() && i < m_movement.entries().size(); ++i) {
        if (m_shown == Shown::AllMovements || i == m_movement.current())
            add(m_movement.shown(i));
    }
    add(part);
    m_chances.ask(
        m_board->sharedBoard(), m_board->mover(), std::move(legs), m_board->position().players());
}

std::optional<MarkKind> MovementMarks::markAt(const Vector &at) const
{
    const auto cell = m_board->cell(at);
    return cell ? markFor(m_marks, *cell) : std::nullopt;
}

std::optional<MarkKind> MovementMarks::faintMarkAt(const Vector &at) const
{
    const auto cell = m_board->cell(at);
    return cell && !markFor(m_marks, *cell) ? markFor(m_faint, *cell) : std::nullopt;
}

int MovementMarks::viaLegAt(const Vector &at) const
{
    const auto cell = m_board->cell(at);
    return cell ? m_marks.viaLeg(*cell) : 0;
}

std::optional<CellChances> MovementMarks::chancesAt(const Vector &at) const
{
    const auto cell = m_board->cell(at);
    const auto &chances = m_chances.chances();
    if (!cell || m_piecesShown == Pieces::AsPlaced || cell->index() >= chances.size())
        return std::nullopt;
    return chances[cell->index()];
}

} // namespace rookery
