#include "model/play/game_end.h"

#include <algorithm>

namespace rookery {

/// Whether a condition holds for a player in a position.
class EndJudge::Look
{
public:
    Look(const RuleBook &book, Threats &threats, const Position &position, PlayerId player)
        : m_book(book)
        , m_threats(threats)
        , m_position(position)
        , m_player(player)
    {
    }

    bool operator()(const Extinct &rule) const
    {
        const bool mayAnswer = rule.answered && m_player == m_position.toMove();
        const int foeAtLeast = rule.foeAtLeast + (mayAnswer ? 1 : 0);
        const auto isGone = [&](const PieceSet &types) {
            int foes = 0;
            for (const PlayerId other : IdRange<PlayerId>(m_book.players()))
                foes += other == m_player ? 0 : count(other, types);
            return count(m_player, types) <= rule.atMost && foes >= foeAtLeast;
        };
        if (rule.counted == Counted::Together)
            return isGone(rule.types);
        return anyId(IdRange<PieceId>(m_book.types()),
                     [&](PieceId type) { return covers(rule.types, type) && isGone({type}); });
    }

    /// Not while somebody has a move left to do the same.
    /// Whoever has come through an attack has reached it when his own turn comes.
    bool operator()(const Reached &rule) const
    {
        const bool counts = rule.answered.empty() ? hasMoved() || rule.safe : !mayBeAnswered(rule);
        return counts && hasReached(rule);
    }

    bool mayBeAnswered(const Reached &rule) const
    {
        return m_player != m_position.toMove() && !rule.answered.empty()
               && covers(rule.answered, m_position.toMove());
    }

    bool hasReached(const Reached &rule) const
    {
        int men = 0;
        bool isFull = true;
        for (const CellId cell : m_book.board().cells()) {
            if (!m_book.isIn(rule.zone, m_player, cell))
                continue;
            const auto man = m_position.at(cell);
            isFull = isFull && !m_position.isEmpty(cell);
            const bool counts =
                man && man->owner == m_player && covers(rule.types, man->type)
                && (!rule.safe || !m_threats.isAttacked(m_position, cell, m_player));
            men += counts ? 1 : 0;
        }
        return men >= rule.count || (rule.blockedCounts && isFull && men > 0);
    }

    bool operator()(const Checks &rule) const
    {
        return m_position.state().checksGiven[m_player.index()] >= rule.count;
    }

    bool operator()(const Row &rule) const
    {
        return hasMoved() && anyCell(m_position.men(m_player), [&](CellId cell) {
                   if (!belongs(cell, rule.types))
                       return false;
                   const auto &lines = m_book.lines().from(cell, rule.lines);
                   return std::any_of(
                       lines.begin(), lines.end(), [&](const std::vector<CellId> &line) {
                           return lengthAlong(line, rule) >= rule.length;
                       });
               });
    }

    bool operator()(const Block &rule) const
    {
        return hasMoved() && anyCell(m_position.men(m_player), [&](CellId cell) {
                   const auto &lines = m_book.lines().from(cell, Lines::Orthogonal);
                   const auto &opposites = m_book.lines().opposites(Lines::Orthogonal);
                   for (std::size_t up = 0; up < lines.size(); ++up) {
                       for (std::size_t across = 0; across < up; ++across) {
                           if (opposites[up] != across && fillsBlock(cell, up, across, rule))
                               return true;
                       }
                   }
                   return false;
               });
    }

    bool operator()(const Arranged &rule) const
    {
        return hasMoved()
               && std::all_of(rule.men.begin(), rule.men.end(), [&](const Standing &standing) {
                      const auto cell = m_book.board().cellAt(standing.cell);
                      const auto man = cell ? m_position.at(*cell) : std::nullopt;
                      return man && man->owner == m_player && man->type == standing.type;
                  });
    }

    bool operator()(const CastlingLost &rule) const
    {
        const auto &wings = m_book.wings();
        for (std::size_t i = 0; i < wings.size(); ++i) {
            const bool stands = (m_position.state().castlingRights >> i & 1U) != 0;
            if (wings[i].player == m_player && stands && isNamed(rule.letters, wings[i]))
                return false;
        }
        return true;
    }

    bool operator()(const Joining &rule) const
    {
        if (!hasMoved())
            return false;
        CellSet seen(m_book.board().size());
        std::vector<CellId> open;
        const auto enter = [&](CellId cell) {
            if (!seen.has(cell) && belongs(cell, rule.types)) {
                seen.add(cell);
                open.push_back(cell);
            }
        };
        for (const CellId cell : m_book.board().cells()) {
            if (m_book.isIn(rule.from, m_player, cell))
                enter(cell);
        }
        while (!open.empty()) {
            const CellId cell = open.back();
            open.pop_back();
            if (m_book.isIn(rule.to, m_player, cell))
                return true;
            for (const auto &line : m_book.lines().from(cell, rule.lines)) {
                if (!line.empty())
                    enter(line.front());
            }
        }
        return false;
    }

    bool operator()(const BoardFull &) const
    {
        return m_player == m_position.toMove() && !anyId(m_book.board().cells(), [&](CellId cell) {
                   return m_position.isEmpty(cell);
               });
    }

    bool operator()(const Passes &rule) const
    {
        return m_player == m_position.toMove() && m_position.state().passes >= rule.count;
    }

    bool operator()(const Castled &rule) const
    {
        const int index = m_position.state().castledWing;
        if (index < 0)
            return false;
        const Wing &wing = m_book.wings()[static_cast<std::size_t>(index)];
        return wing.player == m_player && isNamed(rule.letters, wing)
               && covers(rule.players, m_player);
    }

    bool operator()(const FacingRefused &rule) const
    {
        return m_player != m_position.toMove() && m_position.state().facing
               && royalsFace(m_book, m_position, rule.lines);
    }

    /// Conditions about players without a move, and about the moves before.
    template<class Other>
    bool operator()(const Other &) const
    {
        return false;
    }

private:
    /// What a player builds counts when it is built.
    bool hasMoved() const { return m_player != m_position.toMove() || m_book.players() == 1; }

    static bool isNamed(const std::vector<std::string> &letters, const Wing &wing)
    {
        return letters.empty()
               || std::find(letters.begin(), letters.end(), wing.letter) != letters.end();
    }

    bool belongs(CellId cell, const PieceSet &types) const
    {
        const auto man = m_position.at(cell);
        return man && man->owner == m_player && covers(types, man->type);
    }

    /// From a corner along two lines.
    bool fillsBlock(CellId corner, std::size_t up, std::size_t across, const Block &rule) const
    {
        const auto fills = [&](CellId from, std::size_t line) {
            const auto &cells = m_book.lines().from(from, Lines::Orthogonal)[line];
            const auto side = static_cast<std::size_t>(rule.side - 1);
            return belongs(from, rule.types) && cells.size() >= side
                   && std::all_of(cells.begin(), cells.begin() + (rule.side - 1), [&](CellId cell) {
                          return belongs(cell, rule.types);
                      });
        };
        if (!fills(corner, up) || !fills(corner, across))
            return false;
        const auto &column = m_book.lines().from(corner, Lines::Orthogonal)[up];
        return std::all_of(column.begin(), column.begin() + (rule.side - 1), [&](CellId cell) {
            return fills(cell, across);
        });
    }

    int count(PlayerId player, const PieceSet &types) const
    {
        int men = 0;
        forEachCell(m_position.men(player), [&](CellId cell) {
            men += covers(types, PieceId(m_position.square(cell).type)) ? 1 : 0;
        });
        for (const PieceId type : IdRange<PieceId>(m_book.types())) {
            if (covers(types, type))
                men += m_position.count(OffBoard::Hand, player, type);
        }
        return men;
    }

    int lengthAlong(const std::vector<CellId> &line, const Row &rule) const
    {
        int length = 1;
        for (const CellId cell : line) {
            const bool isMan = belongs(cell, rule.types);
            if (!isMan && rule.order == RowOrder::Unbroken)
                break;
            length += isMan ? 1 : 0;
        }
        return length;
    }

    const RuleBook &m_book;
    Threats &m_threats;
    const Position &m_position;
    PlayerId m_player;
};

EndJudge::EndJudge(std::shared_ptr<const RuleBook> book, std::shared_ptr<Threats> threats)
    : m_book(std::move(book))
    , m_threats(std::move(threats))
{
    const auto &ends = m_book->rules().ends;
    m_hasAnswers = std::any_of(ends.begin(), ends.end(), [](const End &end) {
        const auto *reached = std::get_if<Reached>(&end.condition);
        return reached && !reached->answered.empty();
    });
    m_hasImmediateEnds = std::any_of(ends.begin(), ends.end(), [](const End &end) {
        const EndCondition &is = end.condition;
        return !std::holds_alternative<Mate>(is) && !std::holds_alternative<Stalemate>(is)
               && !std::holds_alternative<Repetition>(is) && !std::holds_alternative<QuietMoves>(is)
               && !std::holds_alternative<MoveLimit>(is) && !std::holds_alternative<CountedOut>(is);
    });
}

std::optional<GameEnd> EndJudge::immediate(const Position &position)
{
    const auto &ends = m_book->rules().ends;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        for (std::size_t turn = 1; turn <= m_book->players(); ++turn) {
            // Whoever is to move comes last: the others have moved before.
            const PlayerId player((position.toMove().index() + turn) % m_book->players());
            if (!covers(ends[i].players, player))
                continue;
            if (std::visit(Look(*m_book, *m_threats, position, player), ends[i].condition))
                return resolved(i, player, position);
        }
    }
    return std::nullopt;
}

std::optional<GameEnd>
EndJudge::unanswered(Position &position, std::span<const Move> moves, const MoveMaker &maker)
{
    const auto &ends = m_book->rules().ends;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const auto *reached = std::get_if<Reached>(&ends[i].condition);
        for (const PlayerId player : IdRange<PlayerId>(m_book->players())) {
            if (!reached || !covers(ends[i].players, player) || covers(reached->answered, player))
                continue;
            const Look look(*m_book, *m_threats, position, player);
            if (!look.mayBeAnswered(*reached) || !look.hasReached(*reached))
                continue;
            const PlayerId answerer = position.toMove();
            const bool canAnswer = std::any_of(moves.begin(), moves.end(), [&](const Move &move) {
                Undo undo;
                maker.make(position, move, undo);
                const bool answers =
                    Look(*m_book, *m_threats, position, answerer).hasReached(*reached);
                MoveMaker::unmake(position, undo);
                return answers;
            });
            if (!canAnswer)
                return resolved(i, player, position);
        }
    }
    return std::nullopt;
}

GameEnd EndJudge::stuck(const Position &position)
{
    const PlayerId player = position.toMove();
    const bool isInCheck = m_threats->isInCheck(position, player);
    const auto &ends = m_book->rules().ends;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const bool fits = isInCheck ? std::holds_alternative<Mate>(ends[i].condition)
                                    : std::holds_alternative<Stalemate>(ends[i].condition);
        if (fits && covers(ends[i].players, player))
            return resolved(i, player, position);
    }
    return {std::nullopt, player, std::nullopt, true};
}

namespace {

std::optional<PlayerId> onlyOther(PlayerId player, std::size_t players)
{
    if (players != 2)
        return std::nullopt;
    return PlayerId(1 - player.index());
}

int pointsOf(const Position &position, PlayerId player, const Scoring &scoring)
{
    int points = 0;
    for (const PlayerPoints &row : scoring.players)
        points += row.player == player ? row.points : 0;
    forEachCell(position.men(player), [&](CellId cell) {
        for (const TypePoints &row : scoring.men)
            points += row.type.index() == position.square(cell).type ? row.points : 0;
    });
    return points;
}

int menOnBoard(const Position &position, PlayerId player)
{
    int men = 0;
    forEachCell(position.men(player), [&](CellId) { ++men; });
    return men;
}

/// The player with the most, if nobody has as much.
template<class Value>
std::optional<PlayerId> leader(std::size_t players, Value &&value)
{
    std::optional<PlayerId> best;
    int most = 0;
    bool isTied = false;
    for (const PlayerId player : IdRange<PlayerId>(players)) {
        const int here = value(player);
        if (best && here == most)
            isTied = true;
        if (!best || here > most) {
            best = player;
            most = here;
            isTied = false;
        }
    }
    return isTied ? std::nullopt : best;
}

} // namespace

GameEnd EndJudge::resolved(std::size_t rule, PlayerId about, const Position &position) const
{
    const End &end = m_book->rules().ends[rule];
    const Scoring &scoring = m_book->rules().scoring;
    const std::size_t players = m_book->players();
    GameEnd result{rule, about, std::nullopt, end.outcome == Outcome::Draw};
    const auto decide = [&](std::optional<PlayerId> winner) {
        result.winner = winner;
        result.isDraw = !winner;
    };
    switch (end.outcome) {
    case Outcome::Win:
        result.winner = about;
        break;
    case Outcome::Loss:
        result.winner = onlyOther(about, players);
        break;
    case Outcome::Draw:
        break;
    case Outcome::MoreMen:
        decide(leader(players, [&](PlayerId player) { return menOnBoard(position, player); }));
        break;
    case Outcome::FewerMen:
        decide(leader(players, [&](PlayerId player) { return -menOnBoard(position, player); }));
        break;
    case Outcome::MorePoints:
        decide(
            leader(players, [&](PlayerId player) { return pointsOf(position, player, scoring); }));
        break;
    }
    if (const auto *reached = std::get_if<Reached>(&end.condition);
        reached && !reached->answered.empty()) {
        const auto other = onlyOther(about, players);
        if (other && Look(*m_book, *m_threats, position, *other).hasReached(*reached))
            decide(std::nullopt);
    }
    if (result.isDraw && scoring.drawsGoTo) {
        result.winner = scoring.drawsGoTo;
        result.isDraw = false;
    }
    return result;
}

bool royalsFace(const RuleBook &book, const Position &position, Lines lines)
{
    for (const PlayerId player : IdRange<PlayerId>(book.players())) {
        const bool faces = anyCell(position.men(player), [&](CellId cell) {
            if (!book.isRoyal(PieceId(position.square(cell).type), player))
                return false;
            const auto &all = book.lines().from(cell, lines);
            return std::any_of(all.begin(), all.end(), [&](const std::vector<CellId> &line) {
                const auto first = std::find_if(
                    line.begin(), line.end(), [&](CellId at) { return !position.isEmpty(at); });
                const auto man = first == line.end() ? std::nullopt : position.at(*first);
                return man && man->owner != player && book.isRoyal(man->type, man->owner);
            });
        });
        if (faces)
            return true;
    }
    return false;
}

} // namespace rookery
