#include "model/engine/recipe/evaluation_term.h"
#include "model/play/rules/sight_lines.h"

#include <algorithm>
#include <set>

namespace rookery {

int signOf(Outcome outcome)
{
    return outcome == Outcome::Win ? 1 : outcome == Outcome::Loss ? -1 : 0;
}

int countOf(const Position &position, PlayerId player, const PieceSet &types)
{
    int pieces = 0;
    forEachCell(position.pieces(player), [&](CellId cell) {
        pieces += covers(types, PieceId(position.square(cell).type)) ? 1 : 0;
    });
    for (const PieceId type : IdRange<PieceId>(position.types())) {
        if (covers(types, type))
            pieces += position.count(OffBoard::Hand, player, type);
    }
    return pieces;
}

std::vector<std::vector<CellId>> neighboursOf(const Board &board, Lines lines)
{
    const SightLines sights(board);
    std::vector<std::vector<CellId>> next(board.size());
    for (const CellId cell : board.cells()) {
        for (const auto &line : sights.from(cell, lines)) {
            if (!line.empty())
                next[cell.index()].push_back(line.front());
        }
    }
    return next;
}

namespace {

/// Free places for a row: the more of its cells a player has, the better.
class RowTerm final : public EvaluationTerm
{
public:
    RowTerm(const Board &board, const Row &rule, PlayerSet players)
        : m_types(rule.types)
        , m_players(std::move(players))
        , m_length(static_cast<std::size_t>(rule.length))
    {
        std::set<std::vector<CellId>> places;
        const SightLines sights(board);
        for (const CellId cell : board.cells()) {
            for (const auto &line : sights.from(cell, rule.lines)) {
                if (line.size() + 1 < m_length)
                    continue;
                std::vector<CellId> place{cell};
                place.insert(place.end(),
                             line.begin(),
                             line.begin() + static_cast<std::ptrdiff_t>(m_length) - 1);
                std::sort(place.begin(), place.end());
                places.insert(std::move(place));
            }
        }
        for (const auto &place : places)
            m_cells.insert(m_cells.end(), place.begin(), place.end());
        for (std::size_t have = 0; have <= m_length; ++have) {
            const auto missing = static_cast<int>(std::max<std::size_t>(m_length - have, 1));
            constexpr int perPiece = 200;
            m_worth.push_back(perPiece * static_cast<int>(have) / (missing * missing));
        }
    }

    void add(const Position &position, EvaluationRoom &, PlayerScores &scores) const override
    {
        for (std::size_t begin = 0; begin < m_cells.size(); begin += m_length)
            addPlace(position, begin, scores);
    }

    std::string words() const override
    {
        return "places for a row of " + std::to_string(m_length)
               + ", by how many of its cells are taken";
    }

private:
    void addPlace(const Position &position, std::size_t begin, PlayerScores &scores) const
    {
        std::size_t have = 0;
        std::uint8_t owner = Position::noOwner;
        for (std::size_t i = begin; i < begin + m_length; ++i) {
            const Position::Square &square = position.square(m_cells[i]);
            if (square.owner == Position::noOwner)
                continue;
            const bool fits = square.owner != Position::wall
                              && (owner == Position::noOwner || owner == square.owner)
                              && covers(m_types, PieceId(square.type));
            if (!fits)
                return;
            owner = square.owner;
            ++have;
        }
        if (owner != Position::noOwner && covers(m_players, PlayerId(owner)))
            scores[owner] += m_worth[have];
    }

    PieceSet m_types;
    PlayerSet m_players;
    std::size_t m_length;
    std::vector<CellId> m_cells; ///< of each place, one after the other
    std::vector<int> m_worth;    ///< by how many cells of a place are taken
};

/// How many pieces a chain between two zones still lacks.
class ChainTerm final : public EvaluationTerm
{
public:
    ChainTerm(const TermSource &source, const Joining &rule, PlayerSet players)
        : m_types(rule.types)
        , m_players(std::move(players))
        , m_cells(source.game->board().size())
    {
        const Board &board = source.game->board();
        const Compass &compass = board.compass();
        const auto lines = neighboursOf(board, rule.lines);
        for (const PlayerId player : IdRange<PlayerId>(source.book.players())) {
            auto next = lines;
            if (!rule.directions.empty()) {
                const OrientationId facing = compass.find(source.book.rules()[player].facing);
                for (const CellId cell : board.cells()) {
                    next[cell.index()].clear();
                    for (const DirectionId direction : rule.directions) {
                        const auto link =
                            board.link(cell, compass.seen(facing, compass.step(direction)));
                        if (link)
                            next[cell.index()].push_back(link->to);
                    }
                }
            }
            m_next.push_back(std::move(next));
            for (const auto zone : {rule.from, rule.to}) {
                std::vector<bool> inside(m_cells);
                for (const CellId cell : board.cells())
                    inside[cell.index()] = source.book.isIn(zone, player, cell);
                m_zones.push_back(std::move(inside));
            }
        }
    }

    void add(const Position &position, EvaluationRoom &room, PlayerScores &scores) const override
    {
        constexpr int perCell = 120;
        constexpr int perOption = 4;
        for (std::size_t player = 0; player < m_next.size(); ++player) {
            if (!covers(m_players, PlayerId(player)))
                continue;
            const auto [lacking, options] = lack(position, player, room);
            scores[player] += options * perOption - lacking * perCell;
        }
    }

    std::string words() const override
    {
        return "the cells that the shortest chain between the two zones lacks";
    }

private:
    struct Lack
    {
        int lacking;
        int options; ///< cells of the second zone where a chain as short ends
    };

    Lack lack(const Position &position, std::size_t player, EvaluationRoom &room) const
    {
        constexpr int never = 1'000;
        std::vector<int> &far = room.numbers;
        far.assign(m_cells, never);
        // Own cells cost nothing: two lists in turn, one for each number of cells put down.
        std::vector<CellId> now;
        std::vector<CellId> later;
        const auto enter = [&](CellId cell, int cost) {
            const Position::Square &square = position.square(cell);
            const bool isFree = square.owner == Position::noOwner;
            const bool isOwn = square.owner == player && covers(m_types, PieceId(square.type));
            if (!isFree && !isOwn)
                return;
            const int total = cost + (isFree ? 1 : 0);
            if (total >= far[cell.index()])
                return;
            far[cell.index()] = total;
            (isFree ? later : now).push_back(cell);
        };
        for (std::size_t i = 0; i < m_cells; ++i) {
            if (m_zones[2 * player][i])
                enter(CellId(i), 0);
        }
        for (int cost = 0; !now.empty() || !later.empty(); ++cost) {
            while (!now.empty()) {
                const CellId cell = now.back();
                now.pop_back();
                if (far[cell.index()] != cost)
                    continue;
                for (const CellId next : m_next[player][cell.index()])
                    enter(next, cost);
            }
            now.swap(later);
        }
        Lack result{never, 0};
        for (std::size_t i = 0; i < m_cells; ++i) {
            if (!m_zones[2 * player + 1][i] || far[i] > result.lacking)
                continue;
            result.options = far[i] < result.lacking ? 1 : result.options + 1;
            result.lacking = far[i];
        }
        result.lacking = std::min(result.lacking, 50);
        return result;
    }

    PieceSet m_types;
    PlayerSet m_players;
    std::size_t m_cells;
    std::vector<std::vector<std::vector<CellId>>> m_next; ///< [player][cell]
    std::vector<std::vector<bool>> m_zones;               ///< [player][from, to][cell]
};

/// How many moves one of a few pieces still needs to a zone, others in its way.
class RoadTerm final : public EvaluationTerm
{
public:
    RoadTerm(const TermSource &source, const Reached &rule, PlayerId player)
        : m_game(source.game)
        , m_types(rule.types)
        , m_player(player)
        , m_goal(source.game->board().size())
    {
        for (const CellId cell : m_game->board().cells())
            m_goal[cell.index()] = source.book.isIn(rule.zone, player, cell);
    }

    void add(const Position &position, EvaluationRoom &room, PlayerScores &scores) const override
    {
        constexpr int near = 900;
        constexpr int blocked = -150;
        const auto [moves, roads] = movesNeeded(position, room);
        scores[m_player.index()] +=
            moves < 0 ? blocked : near * roads / (roads + moves * moves) - 20 * moves;
    }

    std::string words() const override { return "the moves that are still needed to a zone"; }

private:
    struct Road
    {
        int moves; ///< -1: none
        int roads; ///< goal cells that are as near
    };

    Road movesNeeded(const Position &position, EvaluationRoom &room) const
    {
        constexpr std::size_t most = 48; // cells looked at
        room.numbers.assign(m_goal.size(), -1);
        room.cells.clear();
        Piece piece{PieceId(0), m_player, true};
        forEachCell(position.pieces(m_player), [&](CellId cell) {
            if (!covers(m_types, PieceId(position.square(cell).type)))
                return;
            piece.type = PieceId(position.square(cell).type);
            room.numbers[cell.index()] = 0;
            room.cells.push_back(cell);
        });
        Road road{-1, 0};
        for (std::size_t i = 0; i < std::min(room.cells.size(), most); ++i) {
            const int moves = room.numbers[room.cells[i].index()] + 1;
            if (road.roads > 0 && moves > road.moves)
                break;
            m_game->reach(position, room.cells[i], piece, room.reach, room.scratch);
            for (const CellId cell : room.reach.touched()) {
                if (!room.reach.has(cell, Mark::Move) || room.numbers[cell.index()] >= 0)
                    continue;
                room.numbers[cell.index()] = moves;
                room.cells.push_back(cell);
                if (m_goal[cell.index()]) {
                    road.moves = moves;
                    ++road.roads;
                }
            }
        }
        return road;
    }

    std::shared_ptr<const CompiledGame> m_game;
    PieceSet m_types;
    PlayerId m_player;
    std::vector<bool> m_goal;
};

/// Pieces of which the last few count more than as pieces.
class LastPiecesTerm final : public EvaluationTerm
{
public:
    LastPiecesTerm(const TermSource &source, PieceSet types, int atMost, PlayerId player)
        : m_types(std::move(types))
        , m_atMost(atMost)
        , m_player(player)
        , m_weight(800)
    {
        int value = 0;
        for (const PieceId type : IdRange<PieceId>(source.book.types())) {
            if (covers(m_types, type))
                value = std::max(value, source.values[type.index()]);
        }
        constexpr int most = 1'000'000;
        m_weight = most / (500 + value);
    }

    void add(const Position &position, EvaluationRoom &, PlayerScores &scores) const override
    {
        const int left = std::max(countOf(position, m_player, m_types) - m_atMost, 1);
        scores[m_player.index()] -= m_weight / (left * left);
    }

    std::string words() const override { return "how few are left of pieces whose loss decides"; }

private:
    PieceSet m_types;
    int m_atMost;
    PlayerId m_player;
    int m_weight;
};

/// Checks given, where their number decides.
class ChecksTerm final : public EvaluationTerm
{
public:
    ChecksTerm(int count, PlayerSet players)
        : m_count(count)
        , m_players(std::move(players))
    {
    }

    void add(const Position &position, EvaluationRoom &, PlayerScores &scores) const override
    {
        constexpr int weight = 1'800;
        for (std::size_t player = 0; player < position.players(); ++player) {
            const int left = std::max(m_count - position.state().checksGiven[player], 1);
            if (covers(m_players, PlayerId(player)))
                scores[player] += weight / (left * left);
        }
    }

    std::string words() const override { return "the checks that are left to give"; }

private:
    int m_count;
    PlayerSet m_players;
};

/// Pieces that are counted in the end and change sides meanwhile: few and not beside empty cells
/// early, many late.
class FlippedTerm final : public EvaluationTerm
{
public:
    FlippedTerm(const Board &board, Lines lines, bool moreWin)
        : m_next(neighboursOf(board, lines))
        , m_sign(moreWin ? 1 : -1)
    {
        // A line through a cell that leaves the board on one side cannot be closed there.
        const SightLines sights(board);
        const auto &opposites = sights.opposites(lines);
        for (const CellId cell : board.cells()) {
            const auto &from = sights.from(cell, lines);
            int open = 0;
            for (std::size_t i = 0; i < from.size(); ++i)
                open += !from[i].empty() && !from[opposites[i]].empty() ? 1 : 0;
            m_openLines.push_back(open / 2);
        }
    }

    void add(const Position &position, EvaluationRoom &, PlayerScores &scores) const override
    {
        int taken = 0;
        for (std::size_t player = 0; player < position.players(); ++player)
            forEachCell(position.pieces(PlayerId(player)), [&](CellId) { ++taken; });
        const auto cells = static_cast<int>(m_next.size());
        const int late = 100 * taken / std::max(cells, 1);
        // 0 until three quarters are full, then up to 100.
        const int counts = std::max(0, late - 75) * 4;
        for (std::size_t player = 0; player < position.players(); ++player) {
            int score = 0;
            forEachCell(position.pieces(PlayerId(player)),
                        [&](CellId cell) { score += counts + stability(position, cell); });
            scores[player] += m_sign * score;
        }
    }

    std::string words() const override
    {
        return "pieces that cannot be turned, pieces beside empty cells, and late the pieces";
    }

private:
    int stability(const Position &position, CellId cell) const
    {
        constexpr int safe = 300;
        constexpr int edge = 30;
        constexpr int frontier = -12;
        constexpr int givesCorner = -120;
        const int open = m_openLines[cell.index()];
        int score = open == 0 ? safe : open == 1 ? edge : 0;
        int empty = 0;
        for (const CellId next : m_next[cell.index()]) {
            if (!position.isEmpty(next))
                continue;
            ++empty;
            if (m_openLines[next.index()] == 0 && open != 0)
                score += givesCorner / (open == 1 ? 2 : 1);
        }
        return score + (open == 0 ? 0 : frontier * empty);
    }

    std::vector<std::vector<CellId>> m_next;
    std::vector<int> m_openLines; ///< by cell: lines on which it can be between two others
    int m_sign;
};

bool flipsLines(const Rules &rules)
{
    return std::any_of(rules.enclosing.begin(), rules.enclosing.end(), [](const Enclosing &rule) {
        return rule.shape == Enclosure::Line && rule.fate == EnclosedFate::ChangeSides;
    });
}

void addExtinctTerms(const TermSource &source,
                     const Extinct &rule,
                     PlayerId player,
                     EvaluationTerms &terms)
{
    constexpr int few = 6;
    const auto addSet = [&](const PieceSet &types) {
        const int had = countOf(source.start, player, types);
        if (had > rule.atMost && had - rule.atMost <= few)
            terms.push_back(std::make_unique<LastPiecesTerm>(source, types, rule.atMost, player));
    };
    if (rule.counted == Counted::Together)
        return addSet(rule.types);
    for (const PieceId type : IdRange<PieceId>(source.book.types())) {
        if (covers(rule.types, type))
            addSet({type});
    }
}

void addTermsOf(const TermSource &source, const End &end, EvaluationTerms &terms)
{
    const int sign = signOf(end.outcome);
    if (const auto *row = std::get_if<Row>(&end.condition);
        row && sign > 0 && row->order == RowOrder::Unbroken)
        terms.push_back(std::make_unique<RowTerm>(source.game->board(), *row, end.players));
    if (const auto *chain = std::get_if<Joining>(&end.condition); chain && sign > 0)
        terms.push_back(std::make_unique<ChainTerm>(source, *chain, end.players));
    if (const auto *checks = std::get_if<Checks>(&end.condition); checks && sign > 0)
        terms.push_back(std::make_unique<ChecksTerm>(checks->count, end.players));
    for (const PlayerId player : IdRange<PlayerId>(source.book.players())) {
        if (!covers(end.players, player))
            continue;
        if (const auto *goal = std::get_if<Reached>(&end.condition);
            goal && sign > 0 && goal->count == 1) {
            const int pieces = countOf(source.start, player, goal->types);
            const bool isRoyal =
                std::any_of(goal->types.begin(), goal->types.end(), [&](PieceId type) {
                    return source.book.isRoyal(type, player);
                });
            if (pieces > 0 && pieces <= 2 && !isRoyal)
                terms.push_back(std::make_unique<RoadTerm>(source, *goal, player));
        }
        if (const auto *extinct = std::get_if<Extinct>(&end.condition); extinct && sign < 0)
            addExtinctTerms(source, *extinct, player, terms);
    }
}

} // namespace

void addEndTerms(const TermSource &source, EvaluationTerms &terms)
{
    const Rules &rules = source.book.rules();
    for (const End &end : rules.ends)
        addTermsOf(source, end, terms);
    const auto counts = std::find_if(rules.ends.begin(), rules.ends.end(), [](const End &end) {
        return end.outcome == Outcome::MorePieces || end.outcome == Outcome::FewerPieces;
    });
    if (counts != rules.ends.end() && flipsLines(rules))
        terms.push_back(std::make_unique<FlippedTerm>(source.game->board(),
                                                      rules.enclosing.front().lines,
                                                      counts->outcome == Outcome::MorePieces));
}

} // namespace rookery
