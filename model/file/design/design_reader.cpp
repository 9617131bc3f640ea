#include "model/file/design/design_reader.h"

#include "model/board/idle_links.h"
#include "model/board/phrase_names.h"
#include "model/file/artwork/picture.h"
#include "model/file/design/format_versions.h"
#include "model/file/design/older_components.h"
#include "model/file/design/older_words.h"
#include "model/file/design/section_readers.h"
#include "model/file/disk/atomic_write.h"

#include <algorithm>

namespace rookery {

namespace {

/// Forgets links that say what the lattice says anyway.
void dropIdleLinks(Design &design)
{
    if (design.board->edits.links.empty())
        return;
    auto kept = withoutIdleLinks(design.board, design.directions);
    design.board.edit([&](BoardRecipe &recipe) { recipe.edits.links = std::move(kept); });
}

Design readSections(const JsonTree &tree, Findings &findings)
{
    Fields top(tree.root(), findings);
    top.find("rookery");
    Info info = readInfo(top, findings);
    const auto boardValue = top.require("board", "a design");
    BoardSection board;
    board.hasCells = false;
    if (boardValue)
        board = readBoard(*boardValue, findings);
    DirectionSection directions =
        readDirections(top.find("directions"), board.recipe.lattice, findings);
    if (const auto groups = top.find("directionGroups"))
        directions.directions.groups = readDirectionGroups(*groups, directions.names, findings);
    PlayerSection players = readPlayers(top.find("players"), board.recipe.lattice, findings);

    std::optional<NamedCells> cells;
    if (board.hasCells)
        cells.emplace(board.recipe);
    if (board.links && cells)
        readLinkEdits(*board.links, directions, *cells, board.recipe, findings);
    if (board.zones && cells)
        board.recipe.edits.zones = readZones(*board.zones, {*cells, players.names}, findings);
    if (board.outlines && cells)
        board.recipe.edits.shaped = readOutlines(*board.outlines, *cells, findings);
    if (board.colours && cells)
        board.recipe.edits.coloured = readColours(*board.colours, *cells, findings);
    if (board.facings && cells) {
        board.recipe.edits.facings = readCellFacings(
            *board.facings, {*cells, players.names}, board.recipe.lattice, findings);
    }
    const NameTable<ZoneId> zones = zoneTable(board);
    PieceSection pieces =
        readPieces(top.find("pieces"), directions, zones, players.names, findings);
    const SetupNames names{cells ? &*cells : nullptr, players.names, pieces.names};
    const auto setup = top.find("setup");
    const auto hands = top.find("hands");
    const auto promoted = top.find("promoted");

    Design design;
    Setup boardPieces = readSetup(setup, hands, names, findings);
    if (promoted)
        readPromotedPieces(*promoted, names, boardPieces, findings);
    design.setup = std::move(boardPieces);
    const auto ruleValue = top.find("rules");
    Rules rules = readRules(
        ruleValue, {names.cells, players.names, pieces.names, zones, directions.names}, findings);
    rules.players = std::move(players.players);
    if (const auto examples = top.find("examples"))
        design.examples = readExamples(*examples, findings);
    if (const auto exports = top.find("exports"))
        design.exports = readExports(*exports, pieces.names, findings);
    if (const auto approved = top.find("approved"))
        info.approved = readApprovals(*approved, findings);
    info.extras = top.rest();
    design.info = std::move(info);
    design.board = std::move(board.recipe);
    design.directions = std::move(directions.directions);
    design.pieces = std::move(pieces.pieces);
    design.rules = std::move(rules);
    if (!findings.hasErrors()) {
        const phrase::Names things = thingNames(design);
        design.rules.edit([&](Rules &all) { readOwnRules(all, things, ruleValue, findings); });
    }
    return design;
}

Result<ReadDesign, Errors> readCurrent(const JsonTree &tree)
{
    Findings findings(tree.text());
    Design design = readSections(tree, findings);
    if (findings.hasErrors())
        return Unexpected(findings.takeErrors());
    dropIdleLinks(design);
    return ReadDesign{std::move(design), findings.takeWarnings()};
}

/// Components that older files have are read as the own rules that say the same.
Result<ReadDesign, Errors> readByForms(const JsonTree &tree)
{
    WithForms forms = withForms(tree);
    if (forms.text.empty())
        return readCurrent(tree);
    const auto inForms = JsonTree::read(forms.text);
    if (!inForms)
        return Unexpected(inForms.error());
    auto read = readCurrent(*inForms);
    if (forms.errors.empty())
        return read;
    if (!read) {
        forms.errors.insert(forms.errors.end(), read.error().begin(), read.error().end());
        std::stable_sort(
            forms.errors.begin(), forms.errors.end(), [](const Error &one, const Error &other) {
                return one.place.line < other.place.line;
            });
    }
    return Unexpected(std::move(forms.errors));
}

} // namespace

NameTable<ZoneId> zoneTable(const BoardSection &board)
{
    NameTable<ZoneId> zones("zone");
    for (const Zone &zone : board.recipe.edits.zones)
        zones.declareImplied(zone.name);
    if (!board.hasCells)
        zones.declareUnreadable();
    return zones;
}

Info readInfo(Fields &top, Findings &findings)
{
    Info info;
    if (const auto name = top.find("name")) {
        info.name = readText(*name, "'name'", findings).value_or("");
        if (auto fault = titleFault(info.name); !info.name.empty() && !fault.isEmpty())
            findings.error(*name, std::move(fault));
    }
    info.author = top.text("author");
    info.family = top.text("family");
    info.about = top.text("about");
    info.license = top.text("license");
    return info;
}

Result<ReadDesign, Errors> readDesign(std::string_view text)
{
    auto tree = JsonTree::read(text);
    if (!tree)
        return Unexpected(std::move(tree).error());
    const auto version = declaredVersion(*tree);
    if (!version)
        return Unexpected(Errors{version.error()});
    std::string current(text);
    if (*version < designFormatVersion) {
        const auto steps = upgradeSteps().subspan(static_cast<std::size_t>(*version) - 1);
        auto upgraded = upgradedText(std::move(current), steps);
        if (!upgraded)
            return Unexpected(std::move(upgraded).error());
        current = std::move(*upgraded);
        tree = JsonTree::read(current);
        if (!tree)
            return Unexpected(std::move(tree).error());
    }
    const auto renamed = withWordsOfTheField(*tree);
    if (!renamed)
        return readByForms(*tree);
    const auto inOurWords = JsonTree::read(*renamed);
    return inOurWords ? readByForms(*inOurWords) : Unexpected(inOurWords.error());
}

Result<ReadDesign, FileErrors> readDesignFile(const std::filesystem::path &path,
                                              const std::filesystem::path &home)
{
    const auto text = readWholeFile(path);
    if (!text)
        return Unexpected(FileErrors{FileFault::Unavailable, {text.error()}});
    auto design = readDesign(*text);
    if (!design)
        return Unexpected(FileErrors{FileFault::Malformed, std::move(design).error()});
    design->design = withPicturesRead(design->design, home.empty() ? path.parent_path() : home);
    return std::move(*design);
}

} // namespace rookery
