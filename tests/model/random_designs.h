#pragma once

#include "model/board/board_forms.h"
#include "model/board/lattice_sites.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/link_edits.h"
#include "model/movement/legs/leg_traits.h"
#include "model/movement/movement.h"
#include "model/play/position/position.h"
#include "tests/model/member_count.h"
#include "tests/support.h"

#include <optional>
#include <random>
#include <vector>

namespace rookery::test {

/// Random designs and positions; every number comes from the seed, so a failure can be repeated.
class Dice
{
public:
    explicit Dice(unsigned seed)
        : m_random(seed)
    {
    }

    int upTo(int last) { return static_cast<int>(m_random() % static_cast<unsigned>(last + 1)); }
    bool oneIn(int sides) { return upTo(sides - 1) == 0; }
    template<class T>
    const T &pick(const std::vector<T> &list)
    {
        return list[static_cast<std::size_t>(upTo(static_cast<int>(list.size()) - 1))];
    }

    Design board()
    {
        const auto forms = boardForms();
        const auto &form =
            oneIn(2) ? forms.front()
                     : forms[static_cast<std::size_t>(upTo(static_cast<int>(forms.size()) - 2))];
        BoardRecipe recipe = usualRecipe(form);
        do {
            for (const SizeParameter &size : form.sizes)
                recipe.*size.member = 1 + upTo(form.sizes.size() > 2 ? 2 : 5);
            recipe.topology = form.topologies[static_cast<std::size_t>(
                upTo(static_cast<int>(form.topologies.size()) - 1))];
        } while (!boardShapeFault(recipe).isEmpty());
        m_lattice = recipe.lattice;
        m_directions = static_cast<int>(standardDirections(m_lattice).list.size());
        Design design = newDesign(recipe, "Random");
        design.rules.edit([&](Rules &rules) { rules.players[1].facing = orientation(); });
        design = withRandomEdits(std::move(design));
        design.board.edit([&](BoardRecipe &changed) {
            changed.edits.zones = zones(static_cast<int>(latticeSites(recipe)->count()));
        });
        return design;
    }

    LegGraph legs()
    {
        for (;;) {
            LegGraph graph = anyLegs();
            if (legGraphFault(graph, standardDirections(m_lattice)).isEmpty())
                return graph;
        }
    }

    /// Legs that go on as they began: they jump, take and pass pieces along one ray.
    LegGraph straightLegs()
    {
        LegGraph graph = legs();
        for (std::size_t i = 0; i < graph.legs.size(); ++i) {
            Leg &leg = graph.legs[i];
            if (i > 0)
                leg.steps = {Turn{0}};
            else
                keepNear(leg);
            leg.sameLength = leg.unloads = false;
            leg.only = {};
            for (LegEnd *end : {&leg.onFriend, &leg.onEnemy}) {
                if (end->effect != Effect::None)
                    end->effect = Effect::Capture;
                if (oneIn(2))
                    end->then.push_back(LegId(upTo(static_cast<int>(graph.legs.size()) - 1)));
            }
        }
        return graph;
    }

    /// Legs of one or two steps, none of which comes again, that take pieces on the way.
    LegGraph shortLegs()
    {
        LegGraph graph = legs();
        for (std::size_t i = 0; i < graph.legs.size(); ++i) {
            Leg &leg = graph.legs[i];
            keepNear(leg);
            leg.least = 1;
            leg.most = 1 + upTo(1);
            for (LegEnd *end : endsOf(leg)) {
                end->then.clear();
                if (i + 1 < graph.legs.size() && !oneIn(3))
                    end->then = {LegId(i + 1)};
            }
            if (oneIn(2))
                leg.onEnemy.effect = Effect::Capture;
        }
        return graph;
    }

    void fill(Position &position, int percent)
    {
        for (const CellId cell : IdRange<CellId>(position.size())) {
            if (upTo(99) < percent)
                position.put(cell,
                             {PieceId(upTo(static_cast<int>(position.types()) - 1)),
                              PlayerId(upTo(static_cast<int>(position.players()) - 1)),
                              true});
        }
    }

    Orientation orientation()
    {
        const auto rows = latticeOrientations(m_lattice);
        return rows[static_cast<std::size_t>(upTo(static_cast<int>(rows.size()) - 1))].value;
    }

private:
    std::vector<Zone> zones(int sites)
    {
        std::vector<Zone> list(2);
        for (Zone &zone : list) {
            zone.name = &zone == list.data() ? "left" : "right";
            for (int site = 0; site < sites; ++site) {
                if (oneIn(2))
                    zone.cells.emplace_back(site);
            }
        }
        return list;
    }

    Design withRandomEdits(Design design)
    {
        const auto randomSite = [&] {
            return SiteId(upTo(static_cast<int>(latticeSites(*design.board)->count()) - 1));
        };
        for (int holes = upTo(3); holes > 0; --holes) {
            const SiteId site = randomSite();
            design = must(withCellsRemoved(design, std::span(&site, 1)));
        }
        if (oneIn(3))
            design = must(withCellAdded(design, {-2000, 0}));
        const Board board(design.board, design.directions);
        for (int turned = oneIn(3) ? upTo(4) : 0; turned > 0 && board.size() > 0; --turned) {
            const SiteId site = board.site(CellId(upTo(static_cast<int>(board.size()) - 1)));
            const auto player = oneIn(2) ? std::nullopt : std::optional(PlayerId(upTo(1)));
            design = must(withCellFacing(design, std::span(&site, 1), player, orientation()));
        }
        for (int links = upTo(4); links > 0 && board.size() > 0; --links) {
            const auto cell = [&] {
                return board.site(CellId(upTo(static_cast<int>(board.size()) - 1)));
            };
            const DirectionId direction(upTo(m_directions - 1));
            const SiteId from = cell();
            if (oneIn(4)) {
                design = must(withLinksCut(design, direction, std::span(&from, 1)));
                continue;
            }
            const LinkPair pair{from, cell(), oneIn(2) ? orientation() : Orientation{}};
            design = must(withLinks(design, direction, std::span(&pair, 1)));
        }
        return design;
    }

    LegGraph anyLegs()
    {
        LegGraph graph;
        const int count = 1 + upTo(2);
        for (int i = 0; i < count; ++i)
            graph.legs.push_back(leg(i == 0, count));
        graph.first = {LegId(0)};
        return graph;
    }

    static_assert(memberCount<Leg>() == 7 && memberCount<LegCourse>() == 4
                      && memberCount<LegTies>() == 3 && memberCount<LegEnd>() == 4
                      && memberCount<LegOutcome>() == 4 && memberCount<LegConditions>() == 5
                      && std::size(tieFlags) == memberCount<LegTies>()
                      && std::size(conditionFlags) + 1 == memberCount<LegConditions>() // zones
                      && memberCount<PieceFilter>() == 2 && std::variant_size_v<Step> == 5,
                  "draw the new property of a leg, too (extras mean nothing in play)");

    Leg leg(bool isFirst, int count)
    {
        Leg leg;
        for (int steps = 1 + upTo(2); steps > 0; --steps) {
            if (!isFirst && oneIn(2))
                leg.steps.emplace_back(Turn{upTo(7) - 3});
            else if (oneIn(5))
                leg.steps.emplace_back(Vector{1 + upTo(2), upTo(3) - 1});
            else if (oneIn(8))
                leg.steps.emplace_back(
                    Around{{upTo(2), 1 + upTo(1)}, oneIn(2) ? Joined::Sides : Joined::All});
            else
                leg.steps.emplace_back(DirectionId(upTo(m_directions - 1)));
        }
        leg.least = oneIn(4) ? 1 + upTo(2) : 1;
        leg.most = oneIn(2) ? unlimited : leg.least + upTo(2);
        leg.way = oneIn(5) ? Way::Any : Way::Empty;
        leg.onEmpty = end(count);
        leg.onEnemy = end(count);
        leg.onFriend = oneIn(4) ? end(count) : LegEnd{};
        if (leg.onEnemy.stop)
            leg.onEnemy.effect = Effect::Capture;
        if (leg.onFriend.stop)
            leg.onFriend.effect = Effect::Capture;
        if (!leg.onEnemy.stop && oneIn(4))
            leg.onEnemy.effect = Effect::Capture;
        if (leg.onEnemy.stop && leg.onEnemy.effect == Effect::Capture && !leg.onEnemy.then.empty())
            leg.onEnemy.lastOnly = oneIn(2); // a chain of captures
        makeUnusual(leg, isFirst);
        leg.sameLength = !isFirst && oneIn(8);
        leg.returns = oneIn(5);
        leg.unloads = oneIn(10);
        if (oneIn(20)) {
            leg.steps = {Anywhere{}};
            leg.least = leg.most = 1;
        }
        return leg;
    }

    void keepNear(Leg &leg)
    {
        if (leg.leadsAnywhere())
            leg.steps = {DirectionId(upTo(m_directions - 1))};
    }

    /// Conditions, and pieces that are moved instead of captured.
    void makeUnusual(Leg &leg, bool isFirst)
    {
        leg.only.unmoved = oneIn(12);
        leg.only.startCell = oneIn(12);
        leg.only.notBack = !isFirst && oneIn(5);
        leg.only.atEdge = !isFirst && oneIn(4);
        const auto rules = enumRows<ZoneRule>();
        while (oneIn(5))
            leg.only.zones.push_back(
                {rules[static_cast<std::size_t>(upTo(3))].value, ZoneId(upTo(1))});
        for (LegEnd *end : {&leg.onFriend, &leg.onEnemy}) {
            if (oneIn(6))
                end->whom = {oneIn(2) ? Whom::Only : Whom::Except, {PieceId(upTo(1))}};
            else if (oneIn(12))
                end->whom = {oneIn(2) ? Whom::Royal : Whom::Common, {}};
            if (end->effect == Effect::Capture && oneIn(6))
                end->effect = oneIn(2) ? Effect::Swap : Effect::Push;
        }
    }

    LegEnd end(int count)
    {
        LegEnd end;
        end.stop = !oneIn(3);
        if (oneIn(2))
            end.then.push_back(LegId(upTo(count - 1)));
        end.lastOnly = end.stop && oneIn(30);
        if (oneIn(8))
            end.becomes = PieceId(upTo(1));
        return end;
    }

    std::mt19937 m_random;
    Lattice m_lattice = Lattice::Square;
    int m_directions = 16;
};

} // namespace rookery::test
