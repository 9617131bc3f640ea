#include "model/edit/rules/export_edits.h"

#include "model/design/limits.h"

#include <algorithm>

namespace rookery {

namespace {

ExportTarget bare(std::string_view format)
{
    ExportTarget target;
    target.format = std::string(format);
    return target;
}

} // namespace

Result<Design> withExportTarget(const Design &design, ExportTarget target)
{
    target.extras = exportTarget(design, target.format).extras;
    std::sort(target.pieces.begin(),
              target.pieces.end(),
              [](const ExportedPiece &a, const ExportedPiece &b) { return a.piece < b.piece; });
    Design next = design;
    next.exports.edit([&](Exports &exports) {
        auto &targets = exports.targets;
        std::erase_if(targets,
                      [&](const ExportTarget &each) { return each.format == target.format; });
        if (target == bare(target.format))
            return;
        const auto place =
            std::find_if(targets.begin(), targets.end(), [&](const ExportTarget &each) {
                return each.format > target.format;
            });
        targets.insert(place, std::move(target));
    });
    if (next.exports->targets.size() > limits::exportTargets)
        return failure(
            Message("at most {most} targets are possible", {{"most", limits::exportTargets}}));
    return next;
}

Design withExportsAfterSave(const Design &design, AfterSave use)
{
    Design next = design;
    next.exports.edit([&](Exports &exports) { exports.afterSave = use; });
    return next;
}

ExportTarget exportTarget(const Design &design, std::string_view format)
{
    const auto &targets = design.exports->targets;
    const auto row = std::find_if(targets.begin(), targets.end(), [&](const ExportTarget &each) {
        return each.format == format;
    });
    return row == targets.end() ? bare(format) : *row;
}

} // namespace rookery
