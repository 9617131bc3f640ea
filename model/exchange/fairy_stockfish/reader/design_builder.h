#pragma once

#include "model/design/design.h"
#include "model/exchange/fairy_stockfish/reader/fairy_design.h"
#include "model/exchange/fairy_stockfish/reader/fairy_fen.h"
#include "model/exchange/fairy_stockfish/reader/fairy_variant.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rookery::fairy {

/// The design of a variant in the making, and what several parts of it need: where squares, types
/// and sides have gone, zones by their cells, and refusals.
class DesignBuilder
{
public:
    DesignBuilder(const FairyVariant &variant, FairyFen fen);

    const FairyVariant &variant() const { return m_variant; }
    const FairyFen &fen() const { return m_fen; }

    void refuse(std::string_view key, Message reason);

    bool isHole(int file, int rank) const;
    SiteId site(int file, int rank) const { return SiteId(file * m_variant.ranks + rank); }
    /// The squares that are cells of the board, as sorted sites.
    std::vector<SiteId> cellsOf(const Squares &squares) const;
    bool coversBoard(const Squares &squares) const;
    bool coversBoard(const Sides<Squares> &squares) const;

    /// The zone of these cells, made under this name if there is none yet; nothing if it is the
    /// whole board.
    std::optional<ZoneId> zone(std::string_view name, const Sides<Squares> &squares);
    std::optional<ZoneId> zone(std::string_view name, const Squares &squares)
    {
        return zone(name, Sides<Squares>{squares, squares});
    }

    PieceId piece(Kind kind) const { return m_pieces.at(kind); }
    /// Types of the set that the variant has, sorted; of `*` all of them.
    std::vector<Kind> kindsOf(const KindSet &set) const;
    std::vector<PieceId> pieces(const std::vector<Kind> &kinds) const;
    /// The same as a rule writes it: empty where it is about all types.
    PieceSet pieceSet(const KindSet &set) const;
    static PlayerSet only(std::size_t side) { return {PlayerId(side)}; }
    /// The player sets under which a rule is to be said: once for both sides if they are equal.
    template<class T>
    static std::vector<std::pair<std::size_t, PlayerSet>> sidesOf(const Sides<T> &values)
    {
        if (values[white] == values[black])
            return {{white, {}}};
        return {{white, only(white)}, {black, only(black)}};
    }

    void addPiece(Kind kind, PieceType type);
    void addEnd(EndCondition condition, Outcome outcome, PlayerSet players = {})
    {
        m_rules.ends.push_back({std::move(condition), outcome, std::move(players), {}, {}, {}, {}});
    }

    /// An end that is a form of model/file/design/rule_library.h, with its parameters.
    void addFormEnd(std::string form, Outcome outcome, PlayerSet players = {})
    {
        m_forms.push_back(
            {m_rules.ends.size() + m_forms.size(), std::move(form), outcome, std::move(players)});
    }
    /// The types as a phrase: `{Pawn, King}`.
    std::string namesOf(const PieceSet &types) const;
    /// The cells as a phrase: `{g1, c1}`.
    std::string namesOf(const std::vector<SiteId> &cells) const;

    Rules &rules() { return m_rules; }
    Setup &setup() { return m_setup; }
    Pieces &pieceTypes() { return m_types; }

    Result<Design, Refusals> take();

private:
    struct FormEnd
    {
        std::size_t place; ///< among the ends
        std::string form;
        Outcome outcome;
        PlayerSet players;
    };

    BoardRecipe recipe() const;
    static void insert(Design &design, const FormEnd &end);

    const FairyVariant &m_variant;
    FairyFen m_fen;
    std::map<Kind, PieceId> m_pieces;
    std::vector<Zone> m_zones;
    Pieces m_types;
    Rules m_rules;
    std::vector<FormEnd> m_forms;
    Setup m_setup;
    Refusals m_refusals;
};

/// For the player that a condition names; none is a draw.
Outcome outcomeOf(GameValue value);

// The parts of a design, in the order in which they are added.
void addPieces(DesignBuilder &builder);
void addRoyals(DesignBuilder &builder);
void addCastling(DesignBuilder &builder);
void addPawnRules(DesignBuilder &builder);
void addPromotions(DesignBuilder &builder);
void addHands(DesignBuilder &builder);
void addWalls(DesignBuilder &builder);
void addCaptures(DesignBuilder &builder);
void addEnds(DesignBuilder &builder);
void addCountedEnds(DesignBuilder &builder);
void addSetup(DesignBuilder &builder);
/// Refuses what the engine does where rules meet that cannot be said as a rule; last of all.
void refuseHabits(DesignBuilder &builder);

/// A type whose pieces could go where they can never move on and do not promote.
std::optional<PieceId> typeWhoGetsStuck(const Design &design);

} // namespace rookery::fairy
