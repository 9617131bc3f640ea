#pragma once

#include "model/design/design.h"
#include "model/file/design/cell_names.h"
#include "model/file/design/name_table.h"
#include "model/file/json/fields.h"
#include "model/file/json/findings.h"
#include "model/phrase/names.h"

#include <optional>

namespace rookery {

// The parts of a design file, each read by its own function. All of them report what is wrong and
// go on as well as they can, so that one look at a bad file finds everything; what they give is
// only used as a design if nothing was wrong.

Info readInfo(Fields &top, Findings &findings);

struct BoardSection
{
    BoardRecipe recipe;                ///< without links, which need the directions
    std::optional<JsonValue> links;    ///< still to be read
    std::optional<JsonValue> zones;    ///< the same, for the cells and the players
    std::optional<JsonValue> outlines; ///< the same
    std::optional<JsonValue> colours;  ///< the same
    std::optional<JsonValue> facings;  ///< the same
    bool hasCells = true;              ///< whether it is known which cells there are
};

BoardSection readBoard(const JsonValue &value, Findings &findings);
void readCellEdits(const JsonValue &value, BoardRecipe &recipe, Findings &findings);

struct DirectionSection
{
    Directions directions;
    NameTable<DirectionId> names{"direction"};
};

DirectionSection
readDirections(const std::optional<JsonValue> &value, Lattice lattice, Findings &findings);
/// The author's groups of directions.
std::vector<DirectionGroup> readDirectionGroups(const JsonValue &value,
                                                const NameTable<DirectionId> &names,
                                                Findings &findings);
/// A vector of two to four whole numbers.
std::optional<Vector> readVector(const JsonValue &value, Findings &findings);

void readLinkEdits(const JsonValue &value,
                   const DirectionSection &directions,
                   const NamedCells &cells,
                   BoardRecipe &recipe,
                   Findings &findings);

/// How a player or a traveller may hold a board of this lattice. `kind` is "turn" or "facing".
std::optional<Orientation>
readOrientation(const JsonValue &value, std::string_view kind, Lattice lattice, Findings &findings);

struct PlayerSection
{
    std::vector<Player> players;
    NameTable<PlayerId> names{"player"};
};

PlayerSection
readPlayers(const std::optional<JsonValue> &value, Lattice lattice, Findings &findings);

/// What zones refer to.
struct ZoneNames
{
    const NamedCells &cells;
    const NameTable<PlayerId> &players;
};

/// The zones of a board's edits, in the order of the file.
std::vector<Zone> readZones(const JsonValue &value, const ZoneNames &names, Findings &findings);

/// A place on the drawing, in thousandths of a cell.
std::optional<Point> readPoint(const JsonValue &value, Findings &findings);
/// The outlines that cells have by hand, sorted by site.
std::vector<ShapedCell>
readOutlines(const JsonValue &value, const NamedCells &cells, Findings &findings);
/// The colours that cells have by hand, sorted by site.
std::vector<ColouredCell>
readColours(const JsonValue &value, const NamedCells &cells, Findings &findings);
/// The facings of single cells, in the order that a recipe keeps them.
std::vector<CellFacing> readCellFacings(const JsonValue &value,
                                        const ZoneNames &names,
                                        Lattice lattice,
                                        Findings &findings);

struct PieceSection
{
    Pieces pieces;
    NameTable<PieceId> names{"piece"};
};

/// The names of zones, once those are read; not whole if they could not be.
NameTable<ZoneId> zoneTable(const BoardSection &board);

PieceSection readPieces(const std::optional<JsonValue> &value,
                        const DirectionSection &directions,
                        const NameTable<ZoneId> &zones,
                        const NameTable<PlayerId> &players,
                        Findings &findings);
/// What a piece looks like. Files are not looked into; see model/file/artwork/picture.h.
std::vector<PieceArt>
readArtwork(const JsonValue &value, const NameTable<PlayerId> &players, Findings &findings);

/// What legs refer to.
struct LegNames
{
    const DirectionSection &directions;
    const NameTable<ZoneId> &zones;
    const NameTable<PieceId> &pieces; ///< all of the file, also those that come later
};

/// A movement written as legs; `fields` also gives the numbers of its first legs.
LegGraph readLegs(const JsonValue &legs, Fields &fields, const LegNames &names, Findings &findings);
/// Refers to piece types by a list of their names.
std::vector<PieceId> readPieceList(const JsonValue &value,
                                   std::string_view what,
                                   const LegNames &names,
                                   Findings &findings);

/// What the start position refers to; without cells, names of cells are not looked up.
struct SetupNames
{
    const NamedCells *cells = nullptr;
    const NameTable<PlayerId> &players;
    const NameTable<PieceId> &pieces;
};

Setup readSetup(const std::optional<JsonValue> &setup,
                const std::optional<JsonValue> &hands,
                const SetupNames &names,
                Findings &findings);

/// `promoted`: by cell the type that a piece of the setup was before it promoted.
void readPromotedPieces(const JsonValue &value,
                        const SetupNames &names,
                        Setup &setup,
                        Findings &findings);

/// What rules refer to; without cells, names of cells are not looked up.
struct RuleNames
{
    const NamedCells *cells = nullptr;
    const NameTable<PlayerId> &players;
    const NameTable<PieceId> &pieces;
    const NameTable<ZoneId> &zones;
    const NameTable<DirectionId> &directions;
};

/// The problems that the author has approved.
std::vector<Approval> readApprovals(const JsonValue &value, Findings &findings);

/// The pinned examples; positions and moves are not looked into.
Examples readExamples(const JsonValue &value, Findings &findings);

/// How the design is written for other programs; which targets there are is not looked into.
Exports readExports(const JsonValue &value, const NameTable<PieceId> &pieces, Findings &findings);

/// The rules without the players.
Rules readRules(const std::optional<JsonValue> &value, const RuleNames &names, Findings &findings);

/// The letter of a castling wing; empty if it is no text.
std::string readWingLetter(const JsonValue &value, Findings &findings);

/// Why an empty list of names is no list of whom, or along what, a rule is about.
Message emptySet(std::string_view key, bool isOfDirections);

/// The own rules among them, of which only the texts are there yet. `value` is that of all rules.
void readOwnRules(Rules &rules,
                  phrase::Names names,
                  const std::optional<JsonValue> &value,
                  Findings &findings);

} // namespace rookery
