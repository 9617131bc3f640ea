#include "widgets/export/piece_set.h"

#include "model/exchange/target/requirements.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/picture/piece_art.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include <functional>

namespace rookery {

namespace {

constexpr int side = 45; ///< of a cell, in the units of the picture

std::string svgOf(const QSize &size, const std::function<void(QPainter &)> &paint)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setDescription(QStringLiteral("Written by Rookery"));
    QPainter painter(&generator);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    return buffer.data().toStdString();
}

std::string boardSvg(const Subject &subject, const CanvasTheme &theme)
{
    const QSize size(subject.files() * side, subject.ranks() * side);
    return svgOf(size, [&](QPainter &painter) {
        painter.fillRect(QRect(QPoint(0, 0), size), theme.background);
        for (const CellId cell : subject.board().cells()) {
            const Vector at = subject.board().coordinates(cell).value_or(Vector{});
            const QRect area(at.x() * side, (subject.ranks() - 1 - at.y()) * side, side, side);
            painter.fillRect(area, theme.patternCell((at.x() + at.y()) % 2));
        }
    });
}

std::string pieceSvg(const Subject &subject, PieceId piece, const PlayerColours &colours)
{
    return svgOf({side, side}, [&](QPainter &painter) {
        piece_art::paint(
            painter, QRectF(0, 0, side, side), subject.pieces()[piece], subject.design(), colours);
    });
}

/// The type that pieces of this one turn into as in shogi, where they are shown as `+P`.
std::optional<PieceId> promotedForm(const Subject &subject, PieceId piece)
{
    for (const Promotion &rule : subject.rules().promotions) {
        if (rule.touch == ZoneTouch::Either && rule.into.size() == 1 && covers(rule.types, piece))
            return rule.into.front();
    }
    return std::nullopt;
}

} // namespace

std::vector<ExportedFile> pieceSet(const Subject &subject, const ExportRequest &request)
{
    const CanvasTheme theme = CanvasTheme::light();
    const std::string size =
        std::to_string(subject.files()) + "x" + std::to_string(subject.ranks());
    std::vector<ExportedFile> files = {{request.name + size + ".svg", boardSvg(subject, theme)}};
    const std::string letters = lettersFor(subject.pieces()).value_or(std::string());
    for (const PlayerId player : subject.playerIds()) {
        const std::string prefix = player.index() == 0 ? "w" : "b";
        const PlayerColours colours = theme.player(player, subject.rules());
        for (const PieceId piece : subject.pieceIds()) {
            const char letter = letters[piece.index()];
            files.push_back({prefix + letter + ".svg", pieceSvg(subject, piece, colours)});
            if (const auto promoted = promotedForm(subject, piece))
                files.push_back(
                    {prefix + "+" + letter + ".svg", pieceSvg(subject, *promoted, colours)});
        }
    }
    return files;
}

} // namespace rookery
