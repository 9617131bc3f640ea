#include "widgets/export/painted_formats.h"

#include "model/exchange/target/quoting.h"
#include "widgets/export/diagram_picture.h"
#include "widgets/export/piece_set.h"
#include "widgets/export/piece_sheet.h"
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

Files paintPng(const Format &format, const Subject &subject, const ExportRequest &request)
{
    const int side = std::stoi(std::string(chosenOption(format, request, "size")));
    if (chosenOption(format, request, "show") == "setup")
        return {{request.name + ".png", png(DiagramPicture(subject).picture(), side)}};
    Files files;
    Identifiers names;
    for (const PieceId piece : subject.pieceIds()) {
        const std::string name =
            request.name + "-" + names.unique(subject.pieces()[piece].name, "piece");
        files.push_back({name + ".png", png(DiagramPicture(subject, piece).picture(), side)});
    }
    return files;
}

Files paintPdf(const Format &format, const Subject &subject, const ExportRequest &request)
{
    if (chosenOption(format, request, "show") != "setup")
        return {{request.name + ".pdf", sheetPdf(subject, wholeSheet(subject)).toStdString()}};
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
