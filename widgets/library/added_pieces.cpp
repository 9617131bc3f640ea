#include "widgets/library/added_pieces.h"

#include "model/edit/pieces/piece_text.h"
#include "widgets/workspace/workspace.h"

namespace rookery {

bool addPieces(Workspace &workspace, const QString &step, const std::vector<PieceType> &types)
{
    if (!workspace.session().apply(step, withPiecesAdded(workspace.design(), types)))
        return false;
    workspace.choices().setPiece(PieceId(workspace.design().pieces->types.size() - 1));
    return true;
}

} // namespace rookery
