#pragma once

#include "model/picture/marks.h"
#include "model/play/reach/reach.h"
#include "widgets/movement/chances_finder.h"
#include "widgets/movement/edited_movement.h"
#include "widgets/movement/pattern_board.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// What the edited movement does around the piece on an empty board: marks in full strength for
/// what is chosen, faint ones for the rest, and what it could do however others stand. Cells are
/// named by the steps that lead there from the piece.
class MovementMarks final : public QObject
{
    Q_OBJECT

public:
    explicit MovementMarks(const EditedMovement &movement, QObject *parent = nullptr);
    ~MovementMarks() override;

    const PatternBoard &board() const { return *m_board; }
    /// An empty one, without marks until the next refresh.
    void setBoard(Lattice lattice, int side);

    /// Which movements are marked.
    enum class Shown { CurrentMovement, AllMovements };
    void setShown(Shown shown) { m_shown = shown; }
    /// Whose presence the marks are about: the test pieces, or anybody anywhere.
    enum class Pieces { AsPlaced, Anyhow };
    Pieces piecesShown() const { return m_piecesShown; }
    void showPieces(Pieces pieces) { m_piecesShown = pieces; }

    /// Asks for all marks with these pieces about. Whether there are other walls among them than
    /// before: then the cells have other numbers.
    bool refresh(const std::vector<TestPiece> &pieces);

    const Reach &strong() const { return m_marks; }
    const Reach &faint() const { return m_faint; }
    /// Whether not all marks were found.
    bool isCut() const { return m_isCut; }
    std::optional<MarkKind> markAt(const Vector &at) const;
    std::optional<MarkKind> faintMarkAt(const Vector &at) const;
    int viaLegAt(const Vector &at) const;
    /// While others might stand anyhow and the answer is there.
    std::optional<CellChances> chancesAt(const Vector &at) const;

Q_SIGNALS:
    void chancesFound();

private:
    bool compile(const std::vector<TestPiece> &pieces);
    const Reach &ask(PatternBoard::About about);
    void addFaint(const Reach &reach);
    void refreshChances();

    const EditedMovement &m_movement;
    std::unique_ptr<PatternBoard> m_board;
    Shown m_shown = Shown::AllMovements;
    Pieces m_piecesShown = Pieces::AsPlaced;
    Reach m_marks; ///< in full strength
    Reach m_faint; ///< what else the movement or the piece does
    bool m_isCut = false;
    ChancesFinder m_chances;
};

} // namespace rookery
