#pragma once

#include "model/exchange/target/subject.h"
#include "widgets/export/sheet_examples.h"
#include "widgets/picture/board_picture.h"

#include <memory>
#include <optional>

namespace rookery {

/// A picture of a design with everything it is painted from: the setup, one piece alone with where
/// it goes, or a pinned example. The subject must outlive it.
class DiagramPicture
{
public:
    /// The start position.
    explicit DiagramPicture(const Subject &subject);
    /// How this piece moves.
    DiagramPicture(const Subject &subject, PieceId piece);
    /// A position with the moves that are said of it.
    DiagramPicture(const Subject &subject, const SheetExample &example);

    BoardPicture picture() const;

private:
    const Subject &m_subject;
    BoardScene m_scene;
    Position m_position;
    Reach m_reach;
    std::optional<CellId> m_from;
};

} // namespace rookery
