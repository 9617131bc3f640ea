#include "widgets/library/known_pieces.h"

#include "model/base/folded.h"
#include "model/base/text.h"
#include "model/file/bundled/piece_library_reader.h"
#include "model/movement/movement.h"
#include "widgets/base/shown.h"

#include <QCoreApplication>

#include <algorithm>

namespace rookery {

namespace {

/// More differences than this, and a piece is not worth comparing with.
constexpr std::size_t mostDifferences = 16;

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
    const auto likest = finder().nearest(moves, 1, *design.directions);
    if (!likest.empty() && likest.front().places() <= mostDifferences)
        identity.nearest = likest.front();
    return identity;
}

QString known_pieces::identityText(const Identity &identity, const QString &name)
{
    if (identity.nearest) {
        const QString known = nameOf(identity.nearest->match);
        return QCoreApplication::translate("KnownPieces", "Differs from the %1 only: %2")
            .arg(known, QString::fromStdString(likenessText(*identity.nearest)));
    }
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
    if (!others.isEmpty())
        text += QCoreApplication::translate("KnownPieces", "; so moves the %1 too")
                    .arg(others.join(QStringLiteral(", ")));
    return text;
}

std::optional<std::size_t> known_pieces::called(const QString &name)
{
    const auto found = library().called(name.trimmed().toStdString());
    return found.size() == 1 ? std::optional(found.front()) : std::nullopt;
}

QString known_pieces::nearestName(const QString &name)
{
    const auto all = library().allNames();
    return QString::fromStdString(nearest(name.trimmed().toStdString(), all));
}

} // namespace rookery
