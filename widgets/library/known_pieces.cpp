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

/// `alias` is empty where the piece is called by its own name.
QString sameText(const PieceMatch &match, const QString &alias)
{
    const auto text = [](const char *source) {
        return QCoreApplication::translate("KnownPieces", source);
    };
    const QString name = nameOf(match);
    const bool isTurned = match.turned != Orientation{};
    const QString turn = isTurned ? shown(enumTitle(match.turned)) : QString();
    if (isTurned && !alias.isEmpty())
        return text(QT_TRANSLATE_NOOP("KnownPieces", "This is the %1, turned: %2, also called %3"))
            .arg(name, turn, alias);
    if (isTurned)
        return text(QT_TRANSLATE_NOOP("KnownPieces", "This is the %1, turned: %2")).arg(name, turn);
    if (!alias.isEmpty())
        return text(QT_TRANSLATE_NOOP("KnownPieces", "This is the %1, also called %2"))
            .arg(name, alias);
    return text(QT_TRANSLATE_NOOP("KnownPieces", "This is the %1")).arg(name);
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
    const bool isMainName = folded(library()[match.piece].name) == folded(name.toStdString());
    const bool isAlias = own != identity.same.end() && !isMainName;
    const QString text = sameText(match, isAlias ? name : QString());
    return others.isEmpty() ? text
                            : QCoreApplication::translate("KnownPieces", "%1; so moves the %2 too")
                                  .arg(text, others.join(QStringLiteral(", ")));
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

QString known_pieces::noteFor(const Design &design)
{
    std::vector<std::string> names;
    if (design.board->lattice == Lattice::Triangle) {
        for (const LibraryPiece &piece : library(Lattice::Triangle).pieces()) {
            if (const auto type = pieceTypeOn(piece, design))
                names.push_back(type->name);
        }
    }
    if (names.empty())
        return {};
    return QCoreApplication::translate("KnownPieces",
                                       "On triangles only %1 are known, which go in the board's "
                                       "groups of directions. Paint all other pieces.")
        .arg(shown(joined(names)));
}

} // namespace rookery
