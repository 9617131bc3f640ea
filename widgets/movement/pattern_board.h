#pragma once

#include "model/play/reach/compiled_game.h"
#include "model/play/reach/trace.h"

#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// A piece that the user put on the grid to see what it blocks; not part of the design.
struct TestPiece
{
    enum class Side {
        Friend,
        Enemy,
        Wall, ///< no piece at all: the board has no cell there
    };

    Vector at; ///< on the board, from the piece
    Side side = Side::Enemy;

    friend bool operator==(const TestPiece &, const TestPiece &) = default;
};

/// How many cells across a painter of this lattice may be, and which of these numbers is usual.
std::vector<int> patternSides(Lattice lattice);
int usualPatternSide(Lattice lattice);

/// A small empty board with a piece in the middle, on which the generator is asked what some of its
/// movements do: of the lattice, directions and players of the design that is being edited, without
/// its seams, holes and drawn links. A hand-drawn board has none of its own; squares stand for it.
class PatternBoard
{
public:
    /// Which movements a question is about.
    enum class About { Selected, Others, Item };

    PatternBoard(Lattice lattice, int side);

    Lattice lattice() const { return m_lattice; }
    int side() const { return m_side; }
    const Design &design() const { return m_design; }
    const Board &board() const { return m_game->board(); }
    const Position &position() const { return m_position; }

    std::shared_ptr<const Board> sharedBoard() const { return m_game->sharedBoard(); }
    CellId centre() const { return *board().cellAt(m_centre); }
    std::optional<CellId> cell(const Vector &fromCentre) const;
    Vector fromCentre(CellId cell) const { return fromCentre(board().site(cell)); }
    /// The same for places where a wall stands.
    std::optional<SiteId> site(const Vector &fromCentre) const;
    /// Whether no step of this kind leads on from a cell.
    bool endsAhead(const Vector &fromCentre, const Vector &step) const;
    /// The first of the steps that lead there: on triangles there are several.
    Vector fromCentre(SiteId site) const { return m_vectors[site.index()]; }

    struct Movements
    {
        std::vector<Movement> selected;
        std::vector<Movement> others;
        std::vector<Movement> item;
    };

    /// Takes cells off the board; whether that is anything new. Cells have other numbers then.
    bool setWalls(const std::vector<TestPiece> &pieces);
    /// What is asked about from now on; compiles only what has changed.
    void set(const Design &edited, const PieceType &type, Movements movements);
    void setPieces(PlayerId mover, const std::vector<TestPiece> &pieces);

    /// What the piece may do on the board as it is, and on which cells it could capture if an enemy
    /// stood there.
    const Reach &ask(About about);
    /// Whether the last answer has not all marks: the moves branch too often.
    bool isCut() const { return m_scratch.isCut; }

    /// Who has to stand about for a way to be open.
    enum class Given { AsItIs, EnemyThere, PieceBeside };
    struct Ways
    {
        std::vector<Trajectory> open;
        Given given = Given::AsItIs;
    };
    /// How these legs lead to the cell: as the pieces stand, else with an enemy on the empty cell,
    /// else with an enemy beside it, to be jumped or taken.
    Ways waysTo(CellId cell, const MovementLegs &legs) const;
    /// As the pieces stand.
    std::vector<Trajectory> waysAsItIs(CellId cell, std::span<const MovementLegs> legs) const;
    /// With an enemy on the cell if it is empty; else none.
    std::vector<Trajectory> waysWithEnemy(CellId cell, std::span<const MovementLegs> legs) const;
    Mover mover() const;

private:
    static constexpr std::size_t plainPiece = 3; ///< the piece without movements, for its picture
    static constexpr std::size_t testPiece = 4;

    PlayerId enemy() const
    {
        return PlayerId((m_mover.index() + 1) % m_design.rules->players.size());
    }
    void reach(const Piece &piece, Reach &reach) const;
    std::vector<CellId> besides(CellId cell) const;

    Lattice m_lattice;
    int m_side;
    Design m_design;
    std::vector<SiteId> m_walls;
    std::unique_ptr<CompiledGame> m_game;
    SiteId m_centre;
    std::vector<Vector> m_vectors; ///< by site, from the middle
    Position m_position;
    PlayerId m_mover;
    Reach m_answer;
    Reach m_whatIf;
    mutable ReachScratch m_scratch;
};

} // namespace rookery
