#pragma once

#include "model/play/reach/compiled_game.h"
#include "model/play/reach/leg_rules.h"

#include <span>

namespace rookery {

/// Answers one question by walking a program over the step tables.
class ReachWalk
{
public:
    enum class Rays {
        All,
        WithoutMemory, ///< those whose moves take pieces only where they end
    };

    /// All of them must live as long.
    ReachWalk(const CompiledGame &game,
              const Program &program,
              const Position &position,
              const Mover &mover,
              Reach &reach,
              ReachScratch &scratch);

    /// The marks of all moves but of those that begin with a node in `left` of the scratch: they
    /// need a walk that remembers.
    void run(Rays rays);

private:
    void begin(const Program::Opening &opening, Rays rays);
    void begin(std::span<const std::uint32_t> nodes, OrientationId held);
    void read(const RayProgram &program, std::span<const CellId> ray);
    void markVictims(const RayProgram &program, std::span<const CellId> ray);
    void ride(const Program::Node &node, CellId cell, OrientationId orientation);
    void
    rideStraight(const Program::Node &node, std::span<const CellId> ray, OrientationId orientation);
    void ridePlainly(const Program::Node &node, std::span<const CellId> ray);
    void passPlainly(const Program::Node &node, std::span<const CellId> empty);
    bool arrive(const Program::Node &node, CellId cell, OrientationId orientation, int count);
    std::size_t orientationSlots() const;
    std::size_t slot(OrientationId orientation, CellId cell) const;
    void beginEntries();
    void enter(std::uint32_t node, CellId cell, OrientationId orientation);
    void beginRide();
    bool firstOnRide(CellId cell, OrientationId orientation);

    const CompiledGame &m_game;
    const Compass &m_compass;
    const Program &m_program;
    const Position &m_position;
    const Mover &m_mover;
    LegRules m_rules;
    Reach &m_reach;
    ReachScratch &m_scratch;
};

} // namespace rookery
