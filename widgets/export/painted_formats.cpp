#include "widgets/export/painted_formats.h"

#include "model/exchange/target/quoting.h"
#include "widgets/export/diagram_picture.h"
#include "widgets/export/piece_set.h"
#include "widgets/picture/picture_export.h"

#include <QBuffer>

#include <algorithm>

namespace rookery {

namespace {

constexpr int pageSide = 1600; ///< dots along the longer side of a page

using Files = std::vector<ExportedFile>;

/// `side` in pixels, the longer one.
std::string png(BoardPicture picture, int side)
{
    picture.hasLegend = true;
    QImage image = imageOf(picture, pictureSize(picture, side), false);
    image.setText(QStringLiteral("Software"), QStringLiteral("Written by Rookery"));
    QBuffer buffer;
    image.save(&buffer, "PNG");
    return buffer.data().toStdString();
}

bool showsSetup(const Format &format, const ExportRequest &request)
{
    return chosenOption(format, request, "show") == "setup";
}

Files paintPng(const Format &format, const Subject &subject, const ExportRequest &request)
{
    const int side = std::stoi(std::string(chosenOption(format, request, "size")));
    if (showsSetup(format, request))
        return {{request.name + ".png", png(DiagramPicture(subject).picture(), side)}};
    Files files;
    Identifiers names;
    for (const PieceId piece : subject.pieceIds()) {
        if (request.stop && *request.stop)
            break;
        const std::string name =
            request.name + "-" + names.unique(subject.pieces()[piece].name, "piece");
        files.push_back({name + ".png", png(DiagramPicture(subject, piece).picture(), side)});
    }
    return files;
}

Files paintPdf(const Format &format, const Subject &subject, const ExportRequest &request)
{
    if (!showsSetup(format, request))
        return {
            {request.name + ".pdf",
             sheetPdf(subject, wholeSheet(subject, request.stop), {request.stop, request.painted})
                 .toStdString()}};
    const DiagramPicture diagram(subject);
    const BoardPicture picture = diagram.picture();
    return {{request.name + ".pdf",
             pdfOf(picture, pictureSize(picture, pageSide), false).toStdString()}};
}

Files paintPieceSet(const Format &, const Subject &subject, const ExportRequest &request)
{
    return pieceSet(subject, request);
}

struct Painted
{
    std::string_view format;
    Files (*paint)(const Format &, const Subject &, const ExportRequest &);
};

constexpr Painted paintedTable[] = {
    {"pdf", paintPdf},
    {"piece-set", paintPieceSet},
    {"png", paintPng},
};

} // namespace

SheetPage
firstPage(const Format &format, const Subject &subject, const ExportRequest &request, int width)
{
    const bool isBoard = showsSetup(format, request);
    return sheetPage(
        subject, isBoard ? SheetContent() : wholeSheet(subject, request.stop), 0, width);
}

Result<std::vector<ExportedFile>>
paintFormat(const Format &format, const Subject &subject, const ExportRequest &request)
{
    if (subject.board().size() == 0)
        return failure(Message("a board without cells cannot be painted"));
    const auto row = std::find_if(std::begin(paintedTable),
                                  std::end(paintedTable),
                                  [&](const Painted &each) { return each.format == format.id; });
    if (row == std::end(paintedTable))
        return failure(Message("no one here paints {format}", {{"format", Message(format.title)}}));
    return row->paint(format, subject, request);
}

} // namespace rookery
