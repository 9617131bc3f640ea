#include "model/base/text.h"
#include "model/exchange/fairy_stockfish/fairy_export_variant.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"

namespace rookery {

Verdict checkFairyStockfish(const Subject &subject, const ExportRequest &request)
{
    return fairy::exportedVariant(subject, request).verdict;
}

Result<std::vector<ExportedFile>>
writeFairyStockfish(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const fairy::ExportedVariant variant = fairy::exportedVariant(subject, request);
    std::string text;
    for (const std::string &line : headLines(subject, verdict))
        text += "# " + oneLine(line) + "\n";
    for (const PieceId piece : subject.pieceIds())
        text += std::string("# ") + variant.letters[piece.index()] + ": "
                + oneLine(subject.pieces()[piece].name) + "\n";
    text += fairy::sectionText(variant);
    return std::vector<ExportedFile>{{request.name + ".ini", std::move(text)}};
}

Result<Imported, Errors> readFairyStockfish(std::string_view text, const ImportRequest &request)
{
    auto variant = fairy::importVariant(text, request.variant);
    if (!variant)
        return Unexpected(std::move(variant).error());
    Imported imported{std::move(variant->design), {}};
    for (Message &note : variant->notes)
        imported.losses.push_back({std::move(note), {}, {Remedy::LeaveOut}});
    return imported;
}

} // namespace rookery
