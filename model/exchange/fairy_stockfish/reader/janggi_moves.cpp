#include "model/exchange/fairy_stockfish/reader/janggi_moves.h"

#include "model/exchange/fairy_stockfish/reader/design_builder.h"

#include <array>
#include <string_view>

namespace rookery::fairy {

namespace {

const LegEnd stop{{true, Effect::None}, {}, {}};
using Names = std::array<std::string_view, 4>;

constexpr Names orthogonal = {"n", "e", "s", "w"};
constexpr Names diagonal = {"ne", "se", "sw", "nw"};
constexpr Names forward = {"ne", "nw", {}, {}};

class JanggiMoves
{
public:
    explicit JanggiMoves(DesignBuilder &builder)
        : m_builder(builder)
        , m_directions(standardDirections())
    {
        const FairyVariant &variant = builder.variant();
        if (!variant.diagonalLines.isEmpty())
            m_lines = builder.zone("palace-lines", variant.diagonalLines);
    }

    void add()
    {
        const bool kingIsWazir = m_builder.variant().betzaOf(kingKind()) == "W";
        addAlongLines(*findKind("wazir"), diagonal, 1);
        addAlongLines(soldierKind(), forward, 1);
        addAlongLines(rookKind(), diagonal, unlimited);
        if (kingIsWazir)
            addAlongLines(kingKind(), diagonal, 1);
        if (m_builder.variant().has(cannonKind())) {
            move(cannonKind(), cannon(orthogonal));
            if (m_lines)
                move(cannonKind(), onLines(cannon(diagonal)));
        }
    }

private:
    std::vector<Step> steps(const Names &names) const
    {
        std::vector<Step> steps;
        for (const std::string_view name : names) {
            if (!name.empty())
                steps.emplace_back(*m_directions.find(name));
        }
        return steps;
    }

    void move(Kind kind, LegGraph legs)
    {
        auto &moves = m_builder.pieceTypes().types[m_builder.piece(kind).index()].moves;
        moves.push_back(Movement{std::move(legs), When::Always, {}});
    }

    LegGraph onLines(LegGraph graph) const
    {
        for (Leg &leg : graph.legs)
            leg.only.zones.push_back({ZoneRule::Within, *m_lines});
        return graph;
    }

    void addAlongLines(Kind kind, const Names &names, int most)
    {
        if (!m_lines || !m_builder.variant().has(kind))
            return;
        Leg leg;
        leg.steps = steps(names);
        leg.most = most;
        leg.onEmpty = stop;
        leg.onEnemy = stop;
        leg.onEnemy.effect = Effect::Capture;
        move(kind, onLines({{leg}, {LegId(0)}}));
    }

    LegGraph cannon(const Names &names) const
    {
        const PieceFilter noCannon{Whom::Except, {m_builder.piece(cannonKind())}};
        Leg toHurdle;
        toHurdle.steps = steps(names);
        toHurdle.most = unlimited;
        toHurdle.onFriend.then = {LegId(1)};
        toHurdle.onFriend.whom = noCannon;
        toHurdle.onEnemy = toHurdle.onFriend;
        Leg beyond;
        beyond.steps = {Turn{0}};
        beyond.most = unlimited;
        beyond.onEmpty = stop;
        beyond.onEnemy = stop;
        beyond.onEnemy.effect = Effect::Capture;
        beyond.onEnemy.whom = noCannon;
        return {{toHurdle, beyond}, {LegId(0)}};
    }

    DesignBuilder &m_builder;
    Directions m_directions;
    std::optional<ZoneId> m_lines;
};

} // namespace

void addJanggiMoves(DesignBuilder &builder)
{
    JanggiMoves(builder).add();
}

} // namespace rookery::fairy
