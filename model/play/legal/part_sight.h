#pragma once

#include "model/design/design.h"
#include "model/phrase/tree.h"
#include "model/play/position/position.h"
#include "model/play/reach/compiled_game.h"

#include <memory>
#include <optional>
#include <vector>

namespace rookery {

/// What a part of an own rule gives in a position, to be seen on the board.
struct PartSight
{
    /// Of sets the type of the set.
    phrase::Type type = phrase::Type::Truth;
    std::vector<std::int64_t> values; ///< the value, or the members of the set
    /// Where it gives cells, those; where a truth is asked of a cell, those for which it holds; of
    /// players and piece types, where such pieces stand; of directions, where they lead.
    std::vector<CellId> cells;
    bool isOfEachCell = false; ///< a truth was asked of each cell
    bool needsCell = false;    ///< nothing can be said without a cell
    bool isOfCell = false;     ///< said for the cell that was given
    bool tookTooLong = false;
};

/// Asks parts of the phrases of one design. Names that the rule gives outside of the part stand for
/// what is given (a cell), for every direction and piece type, and for the player to move.
class PartAsker
{
public:
    PartAsker(const Design &design, std::shared_ptr<const CompiledGame> game);
    ~PartAsker();

    /// Nothing for a part with blanks, or with names that nothing is known of.
    std::optional<PartSight> look(const phrase::Node &node,
                                  const std::vector<phrase::Local> &locals,
                                  const Position &position,
                                  std::optional<CellId> chosen);

private:
    struct Game;
    std::unique_ptr<Game> m_game;
};

} // namespace rookery
