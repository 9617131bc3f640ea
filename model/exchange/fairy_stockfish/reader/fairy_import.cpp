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

Result<ResolvedVariant, Errors> resolved(std::string_view text, std::string_view name)
{
    auto file = readIniFile(text);
    if (!file)
        return Unexpected(file.error());
    const FairyCatalogue catalogue(std::move(*file));
    if (!name.empty())
        return catalogue.resolve(name);
    const auto names = catalogue.names();
    if (names.empty())
        return Unexpected(
            Errors{{Message("a variant is to be named; the text has no variant"), {}, {}}});
    if (names.size() > 1)
        return Unexpected(Errors{{Message("a variant is to be named; the variants are {names}",
                                          {{"names", joined(names, 20)}}),
                                  {},
                                  {}}});
    return catalogue.resolve(names.front());
}

Errors errorsOf(const Refusals &refusals)
{
    Errors errors;
    for (const Refusal &refusal : refusals)
        errors.push_back(refusal.error);
    return errors;
}

} // namespace

Result<ImportedVariant, Errors> importVariant(std::string_view text, std::string_view name)
{
    auto found = resolved(text, name);
    if (!found)
        return Unexpected(found.error());
    const FairyVariant &variant = found->variant;
    auto design = designOf(variant);
    if (!design)
        return Unexpected(errorsOf(design.error()));
    if (variant.pieceDrops && !variant.gating)
        keepFirstMovesOfDropped(*design);
    const MessageArguments section{{"section", "[" + variant.name + "]"}};
    if (variant.pawnDropMateIllegal)
        found->notes.push_back(
            Message("'shogiPawnDropMateIllegal' of {section} is left out: the engine lets a pawn "
                    "be dropped with mate, and counts that as a loss",
                    section));
    const auto &regions = variant.connectRegion1;
    if (!regions[0].isEmpty() || !regions[1].isEmpty())
        found->notes.push_back(
            Message("'connectRegion1White' and the like of {section}: chains that turn back on "
                    "their way do not count, as in the engine",
                    section));
    return ImportedVariant{std::move(*design), std::move(found->notes)};
}

std::vector<Message> reasonsAgainst(std::string_view text, std::string_view name)
{
    std::vector<Message> reasons;
    const auto found = resolved(text, name);
    if (!found) {
        for (const Error &error : found.error())
            reasons.push_back(error.message);
        return reasons;
    }
    const auto design = designOf(found->variant);
    if (!design) {
        for (const Refusal &refusal : design.error())
            reasons.push_back(refusal.reason);
    }
    return reasons;
}

} // namespace rookery::fairy
