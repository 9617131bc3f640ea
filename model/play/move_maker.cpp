#include "model/play/move_maker.h"

#include "model/play/enclosure.h"
#include "model/play/passers.h"

#include <algorithm>
#include <cassert>

namespace rookery {

/// One move being played.
class MoveMaker::Making
{
public:
    Making(const RuleBook &book, Position &position, const Move &move, Undo &undo)
        : m_book(book)
        , m_rules(book.rules())
        , m_position(position)
        , m_move(move)
        , m_undo(undo)
        , m_player(position.toMove())
    {
    }

    void run()
    {
        m_undo.squares.clear();
        m_undo.counts.clear();
        m_undo.state = m_position.state();
        m_undo.toMove = m_player;
        if (m_move.goesOn) {
            act();
            return dropLostRights();
        }
        PlayState &state = m_position.state();
        const std::vector<CellId> wading = waders();
        const std::vector<Passer> passers = lastingPassers(m_rules, m_position);
        state.tradedOn.reset();
        state.passers.clear();
        state.fallen.clear();
        state.castledWing = -1;
        ++state.quietMoves;
        state.passes = m_move.kind == Move::Kind::Pass ? state.passes + 1 : 0;
        act();
        if (m_move.gate)
            comeIn(*m_move.gate);
        if (m_move.wall)
            build(*m_move.wall);
        drown(wading);
        dropLostRights();
        keepPassers(passers);
        if (m_move.retires)
            retire();
        advance();
    }

private:
    void act()
    {
        switch (m_move.kind) {
        case Move::Kind::Displace:
        case Move::Kind::Castle:
            return displace();
        case Move::Kind::Drop:
            return drop();
        case Move::Kind::Promote:
            return promoteInPlace();
        case Move::Kind::Remove:
            m_position.state().quietMoves = 0;
            capture(m_move.from);
            return moveOthers();
        case Move::Kind::Build:
        case Move::Kind::Pass:
            return;
        }
    }

    void displace()
    {
        Position::Square mover = m_position.square(m_move.from);
        const bool captured = m_move.isCapture();
        const auto victim = m_move.captures ? m_position.at(m_move.to) : std::nullopt;
        notePassers(mover);
        set(m_move.from, {});
        moveOthers();
        if (m_move.captures)
            capture(m_move.to);
        const PieceId type(mover.type);
        m_position.state().lastMoved = type;
        mover.moved = true;
        if (m_move.exchanges)
            ++m_position.state().exchanges[m_player.index()];
        if (m_move.becomes)
            promote(mover, *m_move.becomes);
        set(m_move.to, mover);
        if (captured || resetsCount(type))
            m_position.state().quietMoves = 0;
        if (captured)
            afterCapture(type, victim);
        enclose(Arrival::Move);
        coordinate();
        if (m_move.kind == Move::Kind::Castle)
            afterCastling();
    }

    /// Men captured elsewhere, and men who change places.
    void moveOthers()
    {
        for (const Taken &man : m_move.taken) {
            if (!man.putTo)
                capture(man.cell);
        }
        std::vector<std::pair<CellId, Position::Square>> lifted;
        for (const Taken &man : m_move.taken) {
            if (man.putTo) {
                lifted.push_back({*man.putTo, m_position.square(man.cell)});
                set(man.cell, {});
            }
        }
        for (auto &[cell, square] : lifted) {
            square.moved = true;
            set(cell, square);
        }
    }

    void drop()
    {
        Position::Square man;
        man.type = static_cast<std::uint16_t>(m_move.type.index());
        man.owner = static_cast<std::uint8_t>(m_player.index());
        man.moved = !m_rules.gating.empty();
        if (m_move.becomes)
            promote(man, *m_move.becomes);
        if (m_rules.hands.supply == Supply::Counted)
            changeCount(OffBoard::Hand, m_player, m_move.type, -1);
        set(m_move.to, man);
        moveOthers();
        m_position.state().quietMoves = 0;
        enclose(Arrival::Drop);
        gainRights();
    }

    void promoteInPlace()
    {
        Position::Square man = m_position.square(m_move.from);
        promote(man, *m_move.becomes);
        set(m_move.from, man);
        m_position.state().quietMoves = 0;
    }

    void comeIn(const Gate &gate)
    {
        Position::Square man;
        man.type = static_cast<std::uint16_t>(gate.type.index());
        man.owner = static_cast<std::uint8_t>(m_player.index());
        man.moved = true;
        changeCount(OffBoard::Hand, m_player, gate.type, -1);
        set(gate.cell, man);
    }

    void build(CellId cell)
    {
        const bool moves =
            std::any_of(m_rules.walling.begin(), m_rules.walling.end(), [](const Walling &walling) {
                return walling.life == WallLife::Moves;
            });
        for (const CellId old : m_book.board().cells()) {
            if (moves && m_position.isWall(old))
                set(old, {});
        }
        wall(cell);
    }

    void wall(CellId cell)
    {
        Position::Square square;
        square.owner = Position::wall;
        set(cell, square);
    }

    /// A man becomes another type, or again what it was.
    void promote(Position::Square &man, PieceId type) const
    {
        const bool goesBack = man.was == type.index();
        if (goesBack)
            man.was = Position::noType;
        else if (m_book.remembersPromotion() && man.was == Position::noType)
            man.was = man.type;
        man.type = static_cast<std::uint16_t>(type.index());
    }

    void capture(CellId cell)
    {
        const auto victim = m_position.at(cell);
        assert(victim);
        const bool isTraded = m_move.kind == Move::Kind::Displace
                              && m_book.isGuardedFromTrade(victim->type)
                              && !m_book.isGuardedFromTrade(m_move.type);
        if (isTraded)
            m_position.state().tradedOn = cell;
        noteFall(*victim);
        notePoints(*victim);
        set(cell, {});
        const auto taker = takerOf(victim->owner);
        if (!taker)
            return changeCount(OffBoard::Captured, victim->owner, victim->type, 1);
        const bool reverts = m_rules.hands.form == HandForm::Unpromoted && victim->was;
        changeCount(OffBoard::Hand, *taker, reverts ? *victim->was : victim->type, 1);
    }

    void notePoints(const Man &victim)
    {
        PlayState &state = m_position.state();
        if (victim.owner == m_player || state.isOut(victim.owner))
            return;
        for (const TypePoints &row : m_rules.scoring.captured)
            state.points[m_player.index()] += row.type == victim.type ? row.points : 0;
    }

    void noteFall(const Man &victim)
    {
        const bool isAsked =
            std::any_of(m_rules.ends.begin(), m_rules.ends.end(), [&](const End &end) {
                const auto *fallen = std::get_if<Fallen>(&end.condition);
                return fallen && covers(fallen->types, victim.type);
            });
        if (isAsked)
            m_position.state().fallen.push_back({victim.type, victim.owner, m_move.type});
    }

    /// To whose hand a man goes that falls in this move; his own side's explosions give him to the
    /// opponent, if there is one only.
    std::optional<PlayerId> takerOf(PlayerId owner) const
    {
        if (m_rules.hands.captured == Captured::Away)
            return std::nullopt;
        if (owner != m_player)
            return m_player;
        return m_book.players() == 2 ? std::optional(PlayerId(1 - owner.index())) : std::nullopt;
    }

    void afterCapture(PieceId captor, const std::optional<Man> &victim)
    {
        const auto explosion = std::find_if(
            m_rules.explosions.begin(), m_rules.explosions.end(), [&](const Explosion &rule) {
                return (!victim || covers(rule.victims, victim->type))
                       && covers(rule.captors, captor);
            });
        const bool explodes = explosion != m_rules.explosions.end();
        if (explodes)
            explode(*explosion);
        for (const Petrification &petrification : m_rules.petrifications) {
            if (!covers(petrification.types, captor))
                continue;
            if (!explodes)
                capture(m_move.to);
            return wall(m_move.to);
        }
    }

    void explode(const Explosion &explosion)
    {
        capture(m_move.to);
        for (const auto &line : m_book.lines().from(m_move.to, explosion.lines)) {
            const auto man = line.empty() ? std::nullopt : m_position.at(line.front());
            const bool isSpared =
                man
                && std::find(explosion.spared.begin(), explosion.spared.end(), man->type)
                       != explosion.spared.end();
            if (man && !isSpared)
                capture(line.front());
        }
    }

    /// The foes where the lines of the man who has arrived cross those of its partners.
    void coordinate()
    {
        for (const Coordination &rule : m_rules.coordinations) {
            if (!covers(rule.captors, m_move.type))
                continue;
            for (const CellId cell : crossings(m_book, m_position, rule, m_move.to, m_player)) {
                m_position.state().quietMoves = 0;
                capture(cell);
            }
        }
    }

    bool isUnderWater(const Drowning &rule, CellId cell) const
    {
        const auto man = m_position.at(cell);
        return man && man->owner == m_player && covers(rule.types, man->type)
               && covers(rule.players, m_player) && m_book.isIn(rule.zone, m_player, cell);
    }

    /// Cells of own men who stand before the move where they must not stay.
    std::vector<CellId> waders() const
    {
        std::vector<CellId> cells;
        for (const Drowning &rule : m_rules.drownings) {
            forEachCell(m_position.men(m_player), [&](CellId cell) {
                if (isUnderWater(rule, cell))
                    cells.push_back(cell);
            });
        }
        return cells;
    }

    void drown(const std::vector<CellId> &wading)
    {
        for (const CellId cell : wading) {
            const bool hasMoved = m_move.kind == Move::Kind::Displace && cell == m_move.from;
            const CellId now = hasMoved ? m_move.to : cell;
            const bool isUnder =
                std::any_of(m_rules.drownings.begin(),
                            m_rules.drownings.end(),
                            [&](const Drowning &rule) { return isUnderWater(rule, now); });
            const bool isAnother = !hasMoved && now == m_move.to;
            if (!isUnder || isAnother)
                continue;
            m_position.state().quietMoves = 0;
            capture(now);
        }
    }

    enum class Arrival { Move, Drop };

    void enclose(Arrival arrival)
    {
        for (const Enclosing &rule : m_rules.enclosing) {
            const bool counts = rule.arrival == ArrivedBy::Any
                                || (rule.arrival == ArrivedBy::Drop) == (arrival == Arrival::Drop);
            const auto man = m_position.at(m_move.to);
            const bool fits = counts && (rule.arrival != ArrivedBy::Along || isAlong(rule.lines));
            if (fits && man && covers(rule.captors, man->type)) {
                for (const CellId cell : enclosed(m_book, m_position, rule, m_move.to, m_player))
                    meetFate(rule.fate, cell);
            }
        }
    }

    /// Whether the man has gone straight on along one of these lines.
    bool isAlong(Lines lines) const
    {
        const auto &all = m_book.lines().from(m_move.from, lines);
        return std::any_of(all.begin(), all.end(), [&](const std::vector<CellId> &line) {
            return std::find(line.begin(), line.end(), m_move.to) != line.end();
        });
    }

    void meetFate(EnclosedFate fate, CellId cell)
    {
        m_position.state().quietMoves = 0;
        if (fate == EnclosedFate::Captured)
            return capture(cell);
        Position::Square man = m_position.square(cell);
        man.owner = static_cast<std::uint8_t>(m_player.index());
        set(cell, man);
    }

    bool resetsCount(PieceId type) const
    {
        return std::any_of(m_rules.ends.begin(), m_rules.ends.end(), [&](const End &end) {
            const auto *quiet = std::get_if<QuietMoves>(&end.condition);
            return quiet
                   && std::find(quiet->types.begin(), quiet->types.end(), type)
                          != quiet->types.end();
        });
    }

    /// The cells that a man who goes straight on passes, where it may be captured in passing. A man
    /// that has promoted by the move is no longer the one who passed.
    void notePassers(const Position::Square &mover)
    {
        const bool passes =
            m_move.kind == Move::Kind::Displace && !m_move.becomes && !m_move.exchanges;
        for (const EnPassant &rule : m_rules.enPassant) {
            if (passes && covers(rule.victims, PieceId(mover.type)))
                notePassers(rule);
        }
        sortPassers();
    }

    void sortPassers()
    {
        auto &passers = m_position.state().passers;
        std::sort(passers.begin(), passers.end());
        passers.erase(std::unique(passers.begin(), passers.end()), passers.end());
    }

    /// Not where something has happened to the man, or on the cell that he passed.
    void keepPassers(const std::vector<Passer> &lasting)
    {
        if (lasting.empty())
            return;
        for (const Passer &passer : lasting) {
            const bool isTouched = std::any_of(
                m_undo.squares.begin(), m_undo.squares.end(), [&](const Undo::OldSquare &old) {
                    return old.cell == passer.passed || old.cell == passer.stands;
                });
            if (!isTouched)
                m_position.state().passers.push_back(passer);
        }
        sortPassers();
    }

    void notePassers(const EnPassant &rule)
    {
        const PlayerId next = nextPlayer();
        const std::vector<CellId> cells = way(m_book.board(), m_move.from, m_move.to);
        const bool isRound = rule.within == PassedFor::Round;
        for (const CellId cell : cells) {
            const bool isFor =
                isRound || (covers(rule.players, next) && m_book.isIn(rule.zone, next, cell));
            if (cell != m_move.to && isFor)
                m_position.state().passers.push_back({cell, m_move.to});
        }
    }

    /// Rights end when somebody leaves or reaches a cell of theirs.
    void dropLostRights()
    {
        std::uint64_t &rights = m_position.state().castlingRights;
        if (rights == 0 || m_move.kind == Move::Kind::Drop)
            return;
        for (std::size_t i = 0; i < m_position.homes().size(); ++i) {
            const WingHome &home = m_position.homes()[i];
            const bool isTouched = std::any_of(
                m_undo.squares.begin(), m_undo.squares.end(), [&](const Undo::OldSquare &old) {
                    return old.cell == home.king || old.cell == home.partner;
                });
            if (isTouched)
                rights &= ~(std::uint64_t(1) << i);
        }
    }

    /// A man put down where it belongs may castle, if the rules say so.
    void gainRights()
    {
        for (std::size_t i = 0; i < m_position.homes().size(); ++i) {
            const Wing &wing = m_book.wings()[i];
            const CastlingRule &rule = m_rules.castling[wing.rule];
            const WingHome &home = m_position.homes()[i];
            const bool isHere = home.king == m_move.to || home.partner == m_move.to;
            if (rule.men == CastlingMen::Dropped && isHere
                && standsReady(m_position, wing, rule, home))
                m_position.state().castlingRights |= std::uint64_t(1) << i;
        }
    }

    void afterCastling()
    {
        const auto here =
            std::find_if(m_book.wings().begin(), m_book.wings().end(), [&](const Wing &wing) {
                return wing.player == m_player && wing.kingTo == m_move.to;
            });
        if (here == m_book.wings().end())
            return;
        m_position.state().castledWing = static_cast<int>(here - m_book.wings().begin());
        if (m_rules.castling[here->rule].rivalry != CastlingRivalry::OppositeWings)
            return;
        for (std::size_t i = 0; i < m_book.wings().size(); ++i) {
            const Wing &wing = m_book.wings()[i];
            if (wing.player != m_player && wing.letter == here->letter)
                m_position.state().castlingRights &= ~(std::uint64_t(1) << i);
        }
    }

    PlayerId nextPlayer() const
    {
        const Turns &turns = m_rules.turns;
        if (turns.opening.empty() && turns.cycle.empty() && turns.progression == Progression::None)
            return PlayerId((m_player.index() + 1) % m_book.players());
        return playerAt(m_rules, m_undo.state.turn + 1);
    }

    /// The turns of who is out of the game are left out.
    void advance()
    {
        PlayState &state = m_position.state();
        ++state.turn;
        PlayerId next = nextPlayer();
        for (std::size_t out = 0; state.isOut(next) && out < m_book.players(); ++out) {
            ++state.turn;
            next = playerAt(m_rules, state.turn);
        }
        m_position.setToMove(next);
    }

    /// Who has moved last before this turn.
    PlayerId lastMover() const
    {
        int turn = m_position.state().turn - 1;
        while (turn > 0 && m_position.state().isOut(playerAt(m_rules, turn)))
            --turn;
        return playerAt(m_rules, std::max(turn, 0));
    }

    void retire()
    {
        PlayState &state = m_position.state();
        if (m_move.mated && lastMover() != m_player)
            state.points[lastMover().index()] += m_rules.scoring.mate;
        state.out = static_cast<std::uint16_t>(state.out | 1U << m_player.index());
        if (m_rules.turns.lost == LostPlayer::MenDie)
            return;
        std::vector<CellId> cells;
        forEachCell(m_position.men(m_player), [&](CellId cell) { cells.push_back(cell); });
        for (const CellId cell : cells) {
            const Man man = *m_position.at(cell);
            set(cell, {});
            changeCount(OffBoard::Captured, man.owner, man.type, 1);
            if (m_rules.turns.lost == LostPlayer::MenStay)
                wall(cell);
        }
    }

    void set(CellId cell, const Position::Square &square)
    {
        m_undo.squares.push_back({cell, m_position.square(cell)});
        m_position.setSquare(cell, square);
    }

    void changeCount(OffBoard place, PlayerId player, PieceId type, int by)
    {
        const int count = m_position.count(place, player, type);
        m_undo.counts.push_back({place, player, type, count});
        m_position.setCount(place, player, type, count + by);
    }

    const RuleBook &m_book;
    const Rules &m_rules;
    Position &m_position;
    const Move &m_move;
    Undo &m_undo;
    PlayerId m_player;
};

MoveMaker::MoveMaker(std::shared_ptr<const RuleBook> book)
    : m_book(std::move(book))
{
}

void MoveMaker::make(Position &position, const Move &move, Undo &undo) const
{
    Making(*m_book, position, move, undo).run();
}

void MoveMaker::unmake(Position &position, const Undo &undo)
{
    for (auto old = undo.squares.rbegin(); old != undo.squares.rend(); ++old)
        position.setSquare(old->cell, old->square);
    for (auto old = undo.counts.rbegin(); old != undo.counts.rend(); ++old)
        position.setCount(old->place, old->player, old->type, old->count);
    position.state() = undo.state;
    position.setToMove(undo.toMove);
}

} // namespace rookery
