#include "widgets/pieces/new_piece.h"

#include "model/edit/pieces/piece_edits.h"

#include <QCoreApplication>

namespace rookery {

bool addNewPiece(Workspace &workspace)
{
    const Design &design = workspace.design();
    const PieceId made(design.pieces->types.size());
    const QString word = QCoreApplication::translate("NewPiece", "Piece");
    const std::string name = freePieceName(*design.pieces, word.toStdString());
    if (!workspace.session().apply(QCoreApplication::translate("NewPiece", "New piece"),
                                   withPieceAdded(design, name),
                                   newPieceKey(made)))
        return false;
    workspace.choices().setPiece(made);
    Q_EMIT workspace.pieceMade();
    return true;
}

QString newPieceKey(PieceId piece)
{
    return QStringLiteral("new-piece/%1").arg(piece.index());
}

} // namespace rookery
