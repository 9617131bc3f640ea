#include "model/exchange/play_html/play_data.h"

#include "model/board/cell_below.h"
#include "model/design/rule_lines.h"
#include "model/exchange/play_html/compact_json.h"
#include "model/exchange/play_html/own_data.h"
#include "model/exchange/play_html/rule_data.h"
#include "model/play/rules/sight_lines.h"

#include <map>
#include <numeric>

namespace rookery {

namespace {

/// The number of an id, or -1.
template<class SomeId>
std::string maybe(const std::optional<SomeId> &id)
{
    return id ? json::number(id->index()) : "-1";
}

constexpr auto indexOf = [](const auto &id) {
    return json::number(id.index());
};

/// The board as a graph.
class BoardData
{
public:
    explicit BoardData(const Subject &subject)
        : m_subject(subject)
        , m_board(subject.board())
        , m_compass(m_board.compass())
        , m_steps(m_compass.stepCount())
        , m_facings(m_compass.orientationCount())
    {
    }

    std::string text() const
    {
        const BoardRecipe &recipe = m_board.recipe();
        json::Object board;
        board.add("names", byCell([&](CellId cell) { return json::text(m_board.name(cell)); }))
            .add("coordinates", byCell([&](CellId cell) { return coordinates(cell); }))
            .add("isFlatSquare",
                 json::flag(recipe.lattice == Lattice::Square && recipe.topology == Topology::Flat))
            .add("ranks", json::number(recipe.ranks))
            .add("cellOfSite",
                 json::list(IdRange<SiteId>(m_board.siteCount()),
                            [&](SiteId site) { return maybe(m_board.cellAt(site)); }))
            .add("facingCount", json::number(m_facings.end() == m_facings.begin() ? 1 : count()))
            .add("seenSteps", seenSteps())
            .add("composed", composed())
            .add("links", json::list(m_steps, [&](StepId step) { return links(step); }))
            .add("turns", json::list(m_steps, [&](StepId step) { return turns(step); }))
            .add("plainSteps", plainSteps())
            .add("facings", facings())
            .add("cellFacings", m_board.hasCellFacings() ? cellFacings() : "null")
            .add("zones", zones())
            .add("below", byCell([&](CellId cell) { return maybe(cellBelow(m_board, cell)); }));
        addLines(board);
        return board.done();
    }

private:
    template<class Write>
    std::string byCell(Write &&write) const
    {
        return json::list(m_board.cells(), write);
    }

    std::size_t count() const { return m_compass.orientationCount(); }

    std::string coordinates(CellId cell) const
    {
        const auto place = m_board.coordinates(cell);
        return place ? json::list(place->along, [](int part) { return json::number(part); }) : "[]";
    }

    std::string seenSteps() const
    {
        return json::list(m_facings, [&](OrientationId facing) {
            return json::list(m_steps,
                              [&](StepId step) { return indexOf(m_compass.seen(facing, step)); });
        });
    }

    std::string composed() const
    {
        return json::list(m_facings, [&](OrientationId facing) {
            return json::list(m_facings, [&](OrientationId turn) {
                return indexOf(m_compass.crossed(facing, turn));
            });
        });
    }

    std::string links(StepId step) const
    {
        return byCell([&](CellId cell) {
            const auto link = m_board.link(cell, step);
            return link ? indexOf(link->to) : "-1";
        });
    }

    /// Null for a step that turns no traveller.
    std::string turns(StepId step) const
    {
        bool turnsAny = false;
        std::string all = byCell([&](CellId cell) {
            const auto link = m_board.link(cell, step);
            const std::size_t turn = link ? link->turn.index() : 0;
            turnsAny = turnsAny || turn != 0;
            return json::number(turn);
        });
        return turnsAny ? all : "null";
    }

    /// Directions that lead to the next cell of their line and over none.
    std::string plainSteps() const
    {
        std::vector<std::size_t> plain;
        const auto &directions = m_board.directions().list;
        for (std::size_t i = 0; i < directions.size(); ++i) {
            int divisor = 0;
            if (directions[i].vector) {
                for (const int part : directions[i].vector->along)
                    divisor = std::gcd(divisor, part);
            }
            if (divisor == 1)
                plain.push_back(i);
        }
        return json::list(plain, [](std::size_t step) { return json::number(step); });
    }

    std::string facings() const
    {
        return json::list(m_subject.rules().players, [&](const Player &player) {
            return indexOf(m_compass.find(player.facing));
        });
    }

    std::string cellFacings() const
    {
        return json::list(m_subject.playerIds(), [&](PlayerId player) {
            return byCell([&](CellId cell) {
                return indexOf(m_board.held(cell, player, m_subject.rules()[player].facing));
            });
        });
    }

    std::string zones() const
    {
        const auto ids = IdRange<ZoneId>(m_board.recipe().edits.zones.size());
        return json::list(ids, [&](ZoneId zone) {
            const std::string cells = json::list(m_subject.playerIds(), [&](PlayerId player) {
                return json::list(m_subject.zoneCells(zone, player), indexOf);
            });
            return json::Object().add("cells", cells).done();
        });
    }

    void addLines(json::Object &board) const
    {
        json::Object lines;
        json::Object opposites;
        if (looksAlongLines(m_subject.rules())) {
            const SightLines sight(m_board);
            for (const auto &row : enumRows<Lines>()) {
                lines.add(row.name, byCell([&](CellId cell) {
                              return json::list(sight.from(cell, row.value), [](const auto &line) {
                                  return json::list(line, indexOf);
                              });
                          }));
                opposites.add(row.name,
                              json::list(sight.opposites(row.value),
                                         [](std::size_t line) { return json::number(line); }));
            }
        }
        board.add("linesOf", lines.done()).add("oppositeLines", opposites.done());
    }

    const Subject &m_subject;
    const Board &m_board;
    const Compass &m_compass;
    IdRange<StepId> m_steps;
    IdRange<OrientationId> m_facings;
};

/// The programs of a game, equal ones once.
class ProgramData
{
public:
    explicit ProgramData(const Subject &subject)
        : m_subject(subject)
    {
    }

    /// [type][player]: the number of the usual program, and of an imitator's after each type.
    std::string numbers()
    {
        return json::list(m_subject.pieceIds(), [&](PieceId type) {
            return json::list(m_subject.playerIds(), [&](PlayerId player) {
                json::Object row;
                row.add("usual", json::number(number(type, player, std::nullopt)));
                if (followsLast(type))
                    row.add("after", json::list(m_subject.pieceIds(), [&](PieceId last) {
                                return json::number(number(type, player, last));
                            }));
                return row.done();
            });
        });
    }

    std::string programs() const
    {
        return json::list(m_texts, [](const std::string &text) { return text; });
    }

private:
    bool followsLast(PieceId type) const
    {
        const auto &imitates = m_subject.pieces()[type].imitates;
        return std::any_of(imitates.begin(), imitates.end(), [](const Imitation &imitation) {
            return !imitation.type;
        });
    }

    std::size_t number(PieceId type, PlayerId player, std::optional<PieceId> last)
    {
        Position position(0, m_subject.rules().players.size(), m_subject.pieces().types.size());
        position.state().lastMoved = last;
        const Program &program = last ? m_subject.game().program(position, {type, player})
                                      : m_subject.game().program(type, player);
        const auto legs = legsOf(m_subject.pieces()[type], m_subject.design(), last);
        const std::string written = text(program, legs);
        const auto [row, isNew] = m_numbers.try_emplace(written, m_texts.size());
        if (isNew)
            m_texts.push_back(written);
        return row->second;
    }

    std::string text(const Program &program, const std::vector<MovementLegs> &legs) const
    {
        std::vector<std::uint32_t> unmoved;
        std::vector<std::uint32_t> unchecked;
        for (const std::uint32_t node : program.at(program.firstUnmoved)) {
            const When when = legs[program.nodes[node].movement].when;
            (when == When::UnmovedUnchecked ? unchecked : unmoved).push_back(node);
        }
        return json::Object()
            .add("nodes",
                 json::list(program.nodes,
                            [&](const Program::Node &each) { return node(program, each); }))
            .add("always", numbers(program.at(program.firstAlways)))
            .add("unmoved", numbers(unmoved))
            .add("unchecked", numbers(unchecked))
            .add("needsMemory", json::flag(program.needsMemory))
            .addIf(program.measures, "measures", "true")
            .done();
    }

    template<class Nodes>
    static std::string numbers(const Nodes &nodes)
    {
        return json::list(nodes, [](std::uint32_t node) { return json::number(node); });
    }

    std::string node(const Program &program, const Program::Node &node) const
    {
        // Every member of the ties is named, so that a new one cannot be forgotten.
        const auto &[sameLength, returns, unloads] = static_cast<const LegTies &>(node);
        return json::Object()
            .addIf(node.isAnywhere, "anywhere", "true")
            .addIf(!node.isAnywhere, "own", json::number(node.own.index()))
            .addIf(node.least != 1, "least", json::number(node.least))
            .addIf(node.most != 1, "most", json::number(node.most == unlimited ? 0 : node.most))
            .addIf(node.way == Way::Any, "jumps", "true")
            .addIf(sameLength, "sameLength", "true")
            .addIf(returns, "returns", "true")
            .addIf(unloads, "unloads", "true")
            .addIf(node.only != 0, "only", conditions(program.conditions[node.only]))
            .add("ends",
                 json::list(endsOf(node),
                            [&](const Program::End *each) { return end(program, *each); }))
            .done();
    }

    static std::string conditions(const LegConditions &only)
    {
        const auto &[unmoved, startCell, notBack, atEdge, zones] = only;
        return json::Object()
            .add("unmoved", json::flag(unmoved))
            .add("startCell", json::flag(startCell))
            .add("notBack", json::flag(notBack))
            .add("atEdge", json::flag(atEdge))
            .add("zones",
                 json::list(zones,
                            [](const ZoneCondition &condition) {
                                return json::Object()
                                    .add("rule", json::text(enumName(condition.rule)))
                                    .add("zone", json::number(condition.zone.index()))
                                    .done();
                            }))
            .done();
    }

    std::string end(const Program &program, const Program::End &end) const
    {
        const auto &[stop, effect, lastOnly, becomes] = static_cast<const LegOutcome &>(end);
        return json::Object()
            .addIf(stop, "stop", "true")
            .addIf(effect != Effect::None, "effect", json::text(enumName(effect)))
            .addIf(lastOnly, "last", "true")
            .addIf(becomes.has_value(), "becomes", maybe(becomes))
            .addIf(!end.then.empty(), "then", numbers(program.at(end.then)))
            .addIf(end.filter != 0, "filter", admitted(program, end))
            .done();
    }

    std::string admitted(const Program &program, const Program::End &end) const
    {
        std::vector<PieceId> types;
        for (const PieceId type : m_subject.pieceIds()) {
            if (program.admits(end, type))
                types.push_back(type);
        }
        return json::list(types, indexOf);
    }

    const Subject &m_subject;
    std::map<std::string, std::size_t> m_numbers;
    std::vector<std::string> m_texts;
};

std::string setup(const Subject &subject)
{
    const Position start = startPosition(subject.design(), subject.board());
    std::vector<std::string> pieces;
    std::vector<std::string> walls;
    std::vector<std::string> unowned;
    std::vector<std::string> under;
    for (const CellId cell : subject.board().cells()) {
        if (const auto type = start.unownedAt(cell))
            unowned.push_back('[' + indexOf(cell) + ',' + indexOf(*type) + ']');
        else if (start.isWall(cell))
            walls.push_back(indexOf(cell));
        if (const auto stack = start.under(cell); !stack.empty())
            under.push_back('[' + indexOf(cell) + ','
                            + json::list(stack,
                                         [](const auto &row) {
                                             return '[' + json::number(row.square.type) + ','
                                                    + (row.square.owner < Position::wall
                                                           ? json::number(row.square.owner)
                                                           : "-1")
                                                    + ']';
                                         })
                            + ']');
        const auto piece = start.at(cell);
        if (piece)
            pieces.push_back('[' + indexOf(cell) + ',' + indexOf(piece->type) + ','
                             + indexOf(piece->owner) + ',' + maybe(piece->was) + ']');
    }
    std::vector<std::string> hands;
    for (const PlayerId player : subject.playerIds()) {
        for (const PieceId type : subject.pieceIds()) {
            if (const int count = start.count(OffBoard::Hand, player, type); count != 0)
                hands.push_back('[' + indexOf(player) + ',' + indexOf(type) + ','
                                + json::number(count) + ']');
        }
    }
    const auto itself = [](const std::string &row) {
        return row;
    };
    return json::Object()
        .add("pieces", json::list(pieces, itself))
        .add("hands", json::list(hands, itself))
        .add("walls", json::list(walls, itself))
        .add("unowned", json::list(unowned, itself))
        .add("under", json::list(under, itself))
        .done();
}

std::string types(const Subject &subject)
{
    return json::list(subject.pieces().types, [](const PieceType &type) {
        return json::Object()
            .add("name", json::text(type.name))
            .add("letter", json::text(type.letter))
            .add("royal", json::flag(type.royalty == Royalty::Royal))
            .add("home", maybe(type.confinedTo))
            .done();
    });
}

} // namespace

std::string playData(const Subject &subject)
{
    ProgramData programs(subject);
    json::Object data;
    data.add("title", json::text(subject.design().info->name))
        .add("players",
             json::list(subject.rules().players,
                        [](const Player &player) {
                            return json::Object().add("name", json::text(player.name)).done();
                        }))
        .add("types", types(subject))
        .add("board", BoardData(subject).text())
        .add("programOf", programs.numbers())
        .add("programs", programs.programs())
        .add("rules", ruleData(subject.design(), subject.board()))
        .add("setup", setup(subject))
        .add("own", ownData(subject));
    return data.done();
}

} // namespace rookery
