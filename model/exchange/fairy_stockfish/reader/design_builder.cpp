#include "model/exchange/fairy_stockfish/reader/design_builder.h"

#include "model/board/board.h"
#include "model/exchange/fairy_stockfish/reader/fairy_design.h"
#include "model/file/design/rule_library.h"
#include "model/phrase/names.h"

#include <algorithm>
#include <cassert>

namespace rookery::fairy {

DesignBuilder::DesignBuilder(const FairyVariant &variant, FairyFen fen)
    : m_variant(variant)
    , m_fen(std::move(fen))
    , m_rules(twoPlayers())
{
    m_rules.drops.clear();
}

void DesignBuilder::refuse(std::string_view key, Message reason)
{
    const auto place = m_variant.places.find(std::string(key));
    Message message("'{key}' of {variant} cannot be imported: {reason}",
                    {{"key", std::string(key)}, {"variant", m_variant.name}, {"reason", reason}});
    m_refusals.push_back(
        {{std::move(message), place == m_variant.places.end() ? Place() : place->second, {}},
         std::move(reason)});
}

bool DesignBuilder::isHole(int file, int rank) const
{
    return std::find(m_fen.holes.begin(), m_fen.holes.end(), std::pair(file, rank))
           != m_fen.holes.end();
}

std::vector<SiteId> DesignBuilder::cellsOf(const Squares &squares) const
{
    std::vector<SiteId> cells;
    for (int file = 0; file < m_variant.files; ++file) {
        for (int rank = 0; rank < m_variant.ranks; ++rank) {
            if (squares.has(file, rank) && !isHole(file, rank))
                cells.push_back(site(file, rank));
        }
    }
    return cells;
}

bool DesignBuilder::coversBoard(const Squares &squares) const
{
    return cellsOf(squares) == cellsOf(Squares::all());
}

bool DesignBuilder::coversBoard(const Sides<Squares> &squares) const
{
    return coversBoard(squares[white]) && coversBoard(squares[black]);
}

std::optional<ZoneId> DesignBuilder::zone(std::string_view name, const Sides<Squares> &squares)
{
    if (coversBoard(squares))
        return std::nullopt;
    Zone zone;
    zone.cells = cellsOf(squares[white]);
    const auto blacks = cellsOf(squares[black]);
    if (blacks != zone.cells)
        zone.own.push_back({PlayerId(black), blacks});
    const auto same = std::find_if(m_zones.begin(), m_zones.end(), [&](const Zone &other) {
        return other.cells == zone.cells && other.own == zone.own;
    });
    if (same != m_zones.end())
        return ZoneId(same - m_zones.begin());
    zone.name = name;
    for (int number = 2; findZone(m_zones, zone.name); ++number)
        zone.name = std::string(name) + "-" + std::to_string(number);
    zone.hatch = static_cast<Hatch>(m_zones.size() % enumRows<Hatch>().size());
    zone.colour = static_cast<int>(m_zones.size() % 8);
    m_zones.push_back(std::move(zone));
    return ZoneId(m_zones.size() - 1);
}

std::vector<Kind> DesignBuilder::kindsOf(const KindSet &set) const
{
    std::vector<Kind> kinds;
    for (const auto &[kind, letter] : m_variant.letters) {
        if (set.has(kind))
            kinds.push_back(kind);
    }
    return kinds;
}

std::vector<PieceId> DesignBuilder::pieces(const std::vector<Kind> &kinds) const
{
    std::vector<PieceId> ids;
    for (const Kind kind : kinds)
        ids.push_back(piece(kind));
    std::sort(ids.begin(), ids.end());
    return ids;
}

PieceSet DesignBuilder::pieceSet(const KindSet &set) const
{
    if (set.all)
        return {};
    return pieces(kindsOf(set));
}

void DesignBuilder::addPiece(Kind kind, PieceType type)
{
    m_pieces.emplace(kind, PieceId(m_types.types.size()));
    m_types.types.push_back(std::move(type));
}

BoardRecipe DesignBuilder::recipe() const
{
    BoardRecipe recipe;
    recipe.files = m_variant.files;
    recipe.ranks = m_variant.ranks;
    for (const auto &[file, rank] : m_fen.holes)
        recipe.edits.removed.push_back(site(file, rank));
    std::sort(recipe.edits.removed.begin(), recipe.edits.removed.end());
    recipe.edits.zones = m_zones;
    return recipe;
}

std::string DesignBuilder::namesOf(const PieceSet &types) const
{
    std::string names;
    for (const PieceId type : types)
        names += (names.empty() ? "" : ", ") + phrase::quotedName(m_types[type].name);
    return "{" + names + "}";
}

std::string DesignBuilder::namesOf(const std::vector<SiteId> &cells) const
{
    const Board board(recipe(), standardDirections());
    std::string names;
    for (const SiteId cell : cells)
        names += (names.empty() ? "" : ", ") + board.siteName(cell);
    return "{" + names + "}";
}

void DesignBuilder::insert(Design &design, const FormEnd &end)
{
    auto with = withLibraryRule(design, end.form);
    assert(with.has_value());
    design = *std::move(with);
    design.rules.edit([&](Rules &rules) {
        rules.ends.back().outcome = end.outcome;
        rules.ends.back().players = end.players;
        const auto place = rules.ends.begin() + static_cast<std::ptrdiff_t>(end.place);
        std::rotate(place, rules.ends.end() - 1, rules.ends.end());
    });
}

Result<Design, Refusals> DesignBuilder::take()
{
    if (!m_refusals.empty()) {
        std::stable_sort(
            m_refusals.begin(), m_refusals.end(), [](const Refusal &one, const Refusal &other) {
                return std::pair(one.error.place.line, one.error.place.column)
                       < std::pair(other.error.place.line, other.error.place.column);
            });
        return Unexpected(std::move(m_refusals));
    }
    Design design = newDesign(recipe(), m_variant.name);
    design.info.edit(
        [](Info &info) { info.about = "Imported from a definition for Fairy-Stockfish."; });
    design.pieces = std::move(m_types);
    design.rules = std::move(m_rules);
    design.setup = std::move(m_setup);
    for (const FormEnd &end : m_forms)
        insert(design, end);
    return design;
}

Result<Design, Refusals> designOf(const FairyVariant &variant)
{
    auto fen = readFairyFen(variant);
    if (!fen) {
        Error error = fen.error();
        const auto place = variant.places.find("startFen");
        const int column = std::max(error.place.column, 1) - 1;
        error.place = place == variant.places.end() ? Place() : place->second;
        error.place.column += error.place.line > 0 ? column : 0;
        error.message = Message("'startFen' of {variant}: {why}",
                                {{"variant", variant.name}, {"why", error.message}});
        const Message reason = error.message;
        return Unexpected(Refusals{{std::move(error), reason}});
    }
    DesignBuilder builder(variant, std::move(*fen));
    addPieces(builder);
    addRoyals(builder);
    addCastling(builder);
    addPawnRules(builder);
    addPromotions(builder);
    addHands(builder);
    addWalls(builder);
    addCaptures(builder);
    addEnds(builder);
    addCountedEnds(builder);
    addSetup(builder);
    refuseHabits(builder);
    auto design = builder.take();
    const auto stuck =
        design && variant.immobilityIllegal ? typeWhoGetsStuck(*design) : std::nullopt;
    if (!stuck)
        return design;
    builder.refuse("immobilityIllegal",
                   Message("in the engine the {piece} attacks cells where it could not move on, "
                           "and never goes there",
                           {{"piece", (*design->pieces)[*stuck].name}}));
    return builder.take();
}

} // namespace rookery::fairy
