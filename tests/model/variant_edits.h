#pragma once

#include "model/edit/board/board_edits.h"
#include "model/edit/board/zone_edits.h"
#include "tests/model/random_designs.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace rookery::test {

/// What random edits of a design choose from: types, cells, zones, movements.
class VariantDice : public Dice
{
public:
    using Dice::Dice;

    PieceId anyPiece(const Design &design)
    {
        return PieceId(upTo(static_cast<int>(design.pieces->types.size()) - 1));
    }

    static const std::string &nameOf(const Design &design, PieceId piece)
    {
        return (*design.pieces)[piece].name;
    }

    /// The type with most pieces in the setup.
    static PieceId pawnOf(const Design &design)
    {
        std::vector<int> counts(design.pieces->types.size());
        for (const Placement &boardPiece : design.setup->placements)
            ++counts[boardPiece.piece.index()];
        return PieceId(static_cast<std::size_t>(std::max_element(counts.begin(), counts.end())
                                                - counts.begin()));
    }

    /// Some types, not sorted.
    std::vector<PieceId> someTypes(const Design &design, int most)
    {
        std::vector<PieceId> types;
        for (int i = upTo(most - 1); i >= 0; --i) {
            const PieceId piece = anyPiece(design);
            if (std::find(types.begin(), types.end(), piece) == types.end())
                types.push_back(piece);
        }
        return types;
    }

    PieceSet typeSet(const Design &design, int most)
    {
        PieceSet set = someTypes(design, most);
        std::sort(set.begin(), set.end());
        return set;
    }

    template<class T>
    T anyOf(std::initializer_list<T> values)
    {
        return pick(std::vector<T>(values));
    }

    template<class T>
    T &change(std::vector<T> &list)
    {
        return list[static_cast<std::size_t>(upTo(static_cast<int>(list.size()) - 1))];
    }

    SiteId anySite(const Design &design)
    {
        return SiteId(upTo(design.board->files * design.board->ranks - 1));
    }

    static SiteId mirrored(const Design &design, SiteId site)
    {
        const auto ranks = static_cast<std::size_t>(design.board->ranks);
        const std::size_t file = site.index() / ranks;
        return SiteId(file * ranks + (ranks - 1 - site.index() % ranks));
    }

    static std::vector<SiteId> rankCells(const Design &design, int from, int to)
    {
        std::vector<SiteId> cells;
        for (int file = 0; file < design.board->files; ++file) {
            for (int rank = std::max(from, 0); rank <= std::min(to, design.board->ranks - 1);
                 ++rank)
                cells.emplace_back(file * design.board->ranks + rank);
        }
        return cells;
    }

    /// A new zone of some ranks as each player counts them, or of the middle for both.
    ZoneId newZone(Design &design, std::string &words)
    {
        const int ranks = design.board->ranks;
        const std::string name = "zone-" + std::to_string(design.board->edits.zones.size() + 1);
        const bool isMiddle = oneIn(4);
        const int from = isMiddle ? ranks / 2 - 1 : upTo(ranks - 1);
        const int to = isMiddle ? ranks / 2 : oneIn(2) ? ranks - 1 : from + upTo(2);
        std::vector<SiteId> cells = rankCells(design, from, to);
        if (isMiddle)
            std::erase_if(cells, [&](SiteId cell) {
                const int file = static_cast<int>(cell.index()) / ranks;
                return file < design.board->files / 2 - 1 || file > design.board->files / 2;
            });
        const auto &removed = design.board->edits.removed;
        std::erase_if(cells, [&](SiteId cell) {
            return std::binary_search(removed.begin(), removed.end(), cell);
        });
        const ZoneId zone(design.board->edits.zones.size());
        design = must(withZoneAdded(design, name, cells));
        if (!isMiddle)
            design = must(withZoneSharing(design, zone, ZoneSharing::Facing));
        words = isMiddle ? "the middle"
                         : "ranks " + std::to_string(from + 1) + "-"
                               + std::to_string(std::min(to, ranks - 1) + 1);
        return zone;
    }

    static std::string namesOf(const Design &design, const std::vector<PieceId> &types)
    {
        std::string text;
        for (const PieceId piece : types)
            text += (text.empty() ? "" : "+") + nameOf(design, piece);
        return text.empty() ? "all" : text;
    }

    std::string betza()
    {
        std::string text;
        for (int parts = 1 + upTo(2); parts > 0; --parts) {
            const std::string atom =
                anyOf<std::string>({"W",  "F",  "D",  "A",  "N",  "H",   "C",  "Z",  "G",  "K",
                                    "R",  "B",  "Q",  "W2", "F3", "W3",  "DD", "AA", "NN", "R4",
                                    "B2", "pR", "gR", "pB", "gB", "cpR", "nN", "nA", "nD"});
            const bool isHopper = atom.find_first_of("pgn") != std::string::npos;
            if (!isHopper && oneIn(3))
                text += anyOf<std::string>({"m", "c"});
            if (!isHopper && oneIn(3))
                text += anyOf<std::string>({"f", "b", "v", "s", "fs"});
            text += atom;
        }
        return text;
    }
};

/// Changes the design and says how, or says nothing where it does not suit the design.
using VariantEdit = std::string (*)(VariantDice &dice, Design &design);

/// Edits of pieces, the setup and the board.
std::span<const VariantEdit> armyEdits();
/// Edits of the rules.
std::span<const VariantEdit> ruleEdits();

} // namespace rookery::test
