#include "model/exchange/fairy_stockfish/reader/fairy_import.h"

#include "model/base/text.h"
#include "model/exchange/fairy_stockfish/reader/fairy_catalogue.h"
#include "model/exchange/fairy_stockfish/reader/fairy_design.h"
#include "model/movement/movement.h"

#include <algorithm>

namespace rookery::fairy {

namespace {

/// The engine reads first moves off the cell on which a piece stands, however it came there.
void keepFirstMovesOfDropped(Design &design)
{
    const auto &types = design.pieces->types;
    if (std::any_of(types.begin(), types.end(), [&](const PieceType &type) {
            return hasFirstMove(type, design);
        }))
        design.rules.edit([](Rules &rules) { rules.hands.dropped = Dropped::Unmoved; });
}

} // namespace

Result<ImportedVariant, Errors> importVariant(std::string_view text, std::string_view name)
{
    auto file = readIniFile(text);
    if (!file)
        return Unexpected(file.error());
    const FairyCatalogue catalogue(std::move(*file));
    std::string wanted(name);
    if (wanted.empty()) {
        const auto names = catalogue.names();
        if (names.size() != 1) {
            const std::string which =
                names.empty() ? "the text has no variant" : "the variants are " + listed(names, 20);
            return Unexpected(Errors{{"a variant is to be named; " + which, {}, {}}});
        }
        wanted = names.front();
    }
    auto resolved = catalogue.resolve(wanted);
    if (!resolved)
        return Unexpected(resolved.error());
    auto design = designOf(resolved->variant);
    if (!design)
        return Unexpected(design.error());
    if (resolved->variant.pieceDrops && !resolved->variant.gating)
        keepFirstMovesOfDropped(*design);
    if (resolved->variant.pawnDropMateIllegal)
        resolved->notes.push_back("'shogiPawnDropMateIllegal' of [" + wanted
                                  + "] is left out: the engine lets a pawn be put down with mate, "
                                    "and counts that as a loss");
    const auto &regions = resolved->variant.connectRegion1;
    if (!regions[0].isEmpty() || !regions[1].isEmpty())
        resolved->notes.push_back(
            "'connectRegion1White' and the like of [" + wanted
            + "]: chains that turn back on their way do not count, as in the engine");
    return ImportedVariant{std::move(*design), std::move(resolved->notes)};
}

} // namespace rookery::fairy
