#include "widgets/library/known_pieces.h"

#include "model/base/folded.h"
#include "model/base/text.h"
#include "model/edit/pieces/piece_text.h"
#include "model/file/bundled/piece_library_reader.h"
#include "model/movement/movement.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace rookery {

namespace {

QString nameOf(const PieceMatch &match)
{
    return QString::fromStdString(known_pieces::library()[match.piece].name);
}

bool isCalled(const LibraryPiece &piece, const QString &name)
{
    const std::string wanted = folded(name.toStdString());
    return folded(piece.name) == wanted
           || std::any_of(piece.names.begin(), piece.names.end(), [&](const OtherName &other) {
                  return folded(other.name) == wanted;
              });
}

QString turnText(const PieceMatch &match)
{
    if (match.turned == Orientation{})
        return {};
    return QCoreApplication::translate("KnownPieces", ", turned: %1")
        .arg(shown(enumTitle(match.turned)));
}

} // namespace

const PieceLibrary &known_pieces::library()
{
    static const PieceLibrary pieces = bundledPieceLibrary();
    return pieces;
}

const PieceLibrary &known_pieces::library(Lattice lattice)
{
    if (lattice == Lattice::Square)
        return library();
    static std::map<Lattice, PieceLibrary> byLattice;
    const auto found = byLattice.find(lattice);
    return found != byLattice.end()
               ? found->second
               : byLattice.emplace(lattice, bundledPieceLibrary(lattice)).first->second;
}

const PieceFinder &known_pieces::finder()
{
    static const PieceFinder byMoves(library());
    return byMoves;
}

known_pieces::Identity known_pieces::identityOf(const PieceType &type, const Design &design)
{
    Identity identity;
    if (type.moves.empty() || design.board->lattice != Lattice::Square)
        return identity;
    const auto moves = legsOf(type, design);
    identity.same = finder().identify(moves, *design.directions);
    if (!identity.same.empty())
        return identity;
    identity.step = finder().oneStepAway(moves, *design.directions);
    return identity;
}

QString known_pieces::identityText(const Identity &identity, const QString &name)
{
    if (identity.step)
        return shown(stepText(*identity.step, library()[identity.step->match.piece].name));
    if (identity.same.empty())
        return {};
    const auto own =
        std::find_if(identity.same.begin(), identity.same.end(), [&](const PieceMatch &match) {
            return isCalled(library()[match.piece], name);
        });
    const PieceMatch &match = own == identity.same.end() ? identity.same.front() : *own;
    QStringList others;
    for (const PieceMatch &other : identity.same) {
        if (other.piece != match.piece && other.turned == match.turned && others.size() < 3)
            others << nameOf(other);
    }
    QString text = QCoreApplication::translate("KnownPieces", "This is the %1").arg(nameOf(match))
                   + turnText(match);
    const bool isMainName = folded(library()[match.piece].name) == folded(name.toStdString());
    if (own != identity.same.end() && !isMainName)
        text += QCoreApplication::translate("KnownPieces", ", also called %1").arg(name);
    if (!others.isEmpty())
        text += QCoreApplication::translate("KnownPieces", "; so moves the %1 too")
                    .arg(others.join(QStringLiteral(", ")));
    return text;
}

std::optional<PieceType> known_pieces::called(const QString &name, const Design &design)
{
    const PieceLibrary &known = library(design.board->lattice);
    const auto found = known.called(name.trimmed().toStdString());
    return found.size() == 1 ? pieceTypeOn(known[found.front()], design) : std::nullopt;
}

QString known_pieces::nearestName(const QString &name, const Design &design)
{
    std::vector<std::string> names;
    for (const LibraryPiece &piece : library(design.board->lattice).pieces()) {
        if (!pieceTypeOn(piece, design))
            continue;
        names.push_back(piece.name);
        for (const OtherName &other : piece.names)
            names.push_back(other.name);
    }
    return QString::fromStdString(nearest(name.trimmed().toStdString(), names));
}

} // namespace rookery
