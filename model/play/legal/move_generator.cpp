#include "model/play/legal/move_generator.h"

#include "model/play/phrases/own_rules.h"
#include "model/play/position/piece_count.h"
#include "model/play/rules/blockades.h"
#include "model/play/rules/castling_moves.h"
#include "model/play/rules/drop_rules.h"
#include "model/play/rules/exchanges.h"
#include "model/play/rules/gates.h"
#include "model/play/rules/promotion_moves.h"
#include "model/play/rules/promotion_turns.h"
#include "model/play/rules/removals.h"
#include "model/play/rules/wall_rules.h"

#include <algorithm>
#include <utility>

namespace rookery {

/// One list being made.
class Generator::Listing
{
public:
    Listing(Generator &generator, Position &position, std::vector<Move> &moves)
        : m_generator(generator)
        , m_book(*generator.m_book)
        , m_rules(m_book.rules())
        , m_threats(*generator.m_threats)
        , m_position(position)
        , m_moves(moves)
        , m_player(position.toMove())
    {
    }

    /// Chance has nothing but own moves.
    void addAll()
    {
        if (!m_book.hasOtherMoves() || m_rules.isChance(m_player))
            return;
        auto &cells = m_generator.m_cellsOfType;
        for (auto &ofType : cells)
            ofType.clear();
        forEachCell(m_position.pieces(m_player), [&](CellId cell) {
            const PieceId type(m_position.square(cell).type);
            if (!m_book.isStill(type))
                cells[type.index()].push_back(cell);
        });
        for (const auto &ofType : cells) {
            for (const CellId cell : ofType)
                addMovesOf(cell);
        }
        for (std::size_t i = 0; i < m_book.wings().size(); ++i)
            addCastling(i);
        addDrops();
        if (!m_rules.walling.empty())
            listBuilding(m_book, m_threats, m_generator.m_maker, m_position, m_moves);
        if (!m_rules.mills.empty())
            addMills(m_book, m_position, m_moves);
        if (!m_rules.blockades.empty())
            listBlockades(m_book, m_threats, m_position, m_moves);
        if (m_rules.pass == Pass::Always && covers(m_rules.passers, m_player))
            m_moves.push_back({});
    }

    /// Own moves, and only such moves as may follow in this turn.
    void addOwnMoves(OwnRules &own)
    {
        own.list(m_position, m_moves);
        if (m_position.state().own.only >= 0)
            std::erase_if(m_moves,
                          [&](const Move &move) { return own.isKeptOut(m_position, move); });
    }

    void addFrom(CellId from)
    {
        addMovesOf(from);
        for (std::size_t i = 0; i < m_book.wings().size(); ++i) {
            if (m_position.homes().size() > i && m_position.homes()[i].king == from)
                addCastling(i);
        }
    }

    void addMovesOf(CellId from)
    {
        const Piece piece = *m_position.at(from);
        if (const MoveTree *tree = m_threats.tree(piece.type, m_player, from))
            addEnds(from, piece, *tree);
        else
            addOutcomes(from, piece);
        addEnPassant(from, piece);
        if (!m_rules.flying.empty())
            addFlights(from, piece);
        if (!m_rules.exchanges.empty())
            listExchanges(m_book, m_threats, m_position, from, ExchangeNeed::Usual, m_moves);
        listPromotionTurns(m_book, m_threats, m_position, from, m_moves);
    }

private:
    void addEnds(CellId from, const Piece &piece, const MoveTree &tree)
    {
        const std::size_t before = m_moves.size();
        const std::uint32_t stamp = ++m_generator.m_stamp;
        const bool isConfined = m_book.pieces()[piece.type].confinedTo.has_value();
        tree.anyEnd(
            m_position,
            m_player,
            [&](When when) { return isAvailable(when, piece); },
            [&](CellId to, bool captures) {
                if (tree.hasTwins()
                    && std::exchange(m_generator.m_stamps[to.index()], stamp) == stamp)
                    return false;
                if (captures && !mayTake(to, piece.type))
                    return false;
                if (!isConfined || m_book.mayEnd(piece.type, m_player, to))
                    m_moves.push_back({Move::Kind::Displace, captures, from, to, piece.type});
                return false;
            });
        std::sort(m_moves.begin() + static_cast<std::ptrdiff_t>(before),
                  m_moves.end(),
                  [](const Move &a, const Move &b) { return a.to < b.to; });
        elaborate(before, piece);
    }

    /// To every empty cell where the piece does not go anyway.
    void addFlights(CellId from, const Piece &piece)
    {
        const bool flies =
            std::any_of(m_rules.flying.begin(), m_rules.flying.end(), [&](const Flying &rule) {
                return covers(rule.types, piece.type) && covers(rule.players, m_player)
                       && piecesLeft() <= rule.atMost;
            });
        if (!flies)
            return;
        const std::size_t before = m_moves.size();
        for (const CellId cell : m_book.board().cells()) {
            const auto goesThere = [&](const Move &move) {
                return move.kind == Move::Kind::Displace && move.from == from && move.to == cell;
            };
            const auto end = m_moves.begin() + static_cast<std::ptrdiff_t>(before);
            if (m_position.isEmpty(cell) && m_book.mayEnd(piece.type, m_player, cell)
                && std::none_of(m_moves.begin(), end, goesThere))
                m_moves.push_back({Move::Kind::Displace, false, from, cell, piece.type});
        }
        elaborate(before, piece);
    }

    /// The player's pieces, those in hand included.
    int piecesLeft() const
    {
        int pieces = piecesOf(m_position, m_player);
        for (const PieceId type : IdRange<PieceId>(m_book.types()))
            pieces += m_position.count(OffBoard::Hand, m_player, type);
        return pieces;
    }

    bool isAvailable(When when, const Piece &piece)
    {
        if (when == When::Always)
            return true;
        return !piece.moved
               && (when == When::Unmoved || !m_threats.isInCheck(m_position, m_player));
    }

    bool mayTake(CellId cell, PieceId captor) const
    {
        const auto victim = m_position.at(cell);
        return victim && (m_rules.immunities.empty() || !m_book.isImmune(victim->type, captor));
    }

    void addOutcomes(CellId from, const Piece &piece)
    {
        const std::size_t before = m_moves.size();
        for (const MoveOutcome &outcome : m_threats.outcomes(m_position, from, piece)) {
            const bool isWhole =
                std::all_of(outcome.taken.begin(), outcome.taken.end(), [&](const Taken &taken) {
                    return taken.putTo ? m_position.at(taken.cell).has_value()
                                       : mayTake(taken.cell, piece.type);
                });
            const bool endsOnWall = m_position.isWall(outcome.to);
            if (!isWhole || endsOnWall || !m_book.mayEnd(piece.type, m_player, outcome.to))
                continue;
            Move move{Move::Kind::Displace, false, from, outcome.to, piece.type};
            for (const Taken &taken : outcome.taken) {
                if (taken == Taken{outcome.to, std::nullopt})
                    move.captures = true;
                else
                    move.taken.push_back(taken);
            }
            move.becomes = outcome.becomes;
            m_moves.push_back(std::move(move));
        }
        elaborate(before, piece);
    }

    /// A piece that has passed a cell is captured there as if it stood on it.
    void addEnPassant(CellId from, const Piece &piece)
    {
        for (const Passer &passer : m_position.state().passers) {
            const bool mayTake = std::any_of(
                m_rules.enPassant.begin(), m_rules.enPassant.end(), [&](const EnPassant &rule) {
                    return covers(rule.takers, piece.type) && covers(rule.players, m_player)
                           && (rule.within == PassedFor::NextTurn
                               || m_book.isIn(rule.zone, m_player, passer.passed));
                });
            const auto victim = m_position.at(passer.stands);
            if (!mayTake || !victim || victim->owner == m_player
                || !m_position.isEmpty(passer.passed))
                continue;
            m_position.setSquare(passer.passed, m_position.square(passer.stands));
            const bool reaches = m_threats.attacks(m_position, from, passer.passed);
            m_position.setSquare(passer.passed, {});
            if (!reaches)
                continue;
            const std::size_t before = m_moves.size();
            Move move{Move::Kind::Displace, false, from, passer.passed, piece.type};
            move.taken.push_back({passer.stands, std::nullopt});
            const auto same = std::find_if(m_moves.begin(), m_moves.end(), [&](const Move &other) {
                return other.from == from && other.to == move.to && other.kind == move.kind;
            });
            if (same != m_moves.end() && m_rules.walling.empty() && m_rules.gating.empty())
                m_moves.erase(same);
            m_moves.push_back(std::move(move));
            elaborateUnpromoted(std::min(before, m_moves.size() - 1), piece);
        }
    }

    /// Everything that a move from here on may come with: promotions, pieces that come in, walls.
    void elaborate(std::size_t begin, const Piece &piece)
    {
        if (!m_book.promotions(piece.type, m_player).empty())
            addPromotions(m_book, m_threats, m_position, piece, begin, m_moves);
        elaborateUnpromoted(begin, piece);
    }

    /// A piece that castles or captures in passing does not promote by it.
    void elaborateUnpromoted(std::size_t begin, const Piece &piece)
    {
        if (!m_rules.gating.empty())
            addGates(m_book, m_position, piece, begin, m_moves);
        addWalls(begin);
    }

    void addWalls(std::size_t begin)
    {
        if (!m_rules.walling.empty())
            rookery::addWalls(m_book, m_threats, m_generator.m_maker, m_position, begin, m_moves);
    }

    void addCastling(std::size_t wing)
    {
        auto move = castling(m_book, m_position, wing);
        if (!move)
            return;
        const Piece king = *m_position.at(move->from);
        const std::size_t before = m_moves.size();
        m_moves.push_back(std::move(*move));
        elaborateUnpromoted(before, king);
    }

    void addDrops()
    {
        const std::size_t before = m_moves.size();
        listDrops(m_book, m_threats, m_position, m_moves);
        addWalls(before);
    }

    Generator &m_generator;
    const RuleBook &m_book;
    const Rules &m_rules;
    Threats &m_threats;
    Position &m_position;
    std::vector<Move> &m_moves;
    PlayerId m_player;
};

Generator::Generator(std::shared_ptr<const RuleBook> book, std::shared_ptr<Threats> threats)
    : m_book(std::move(book))
    , m_threats(std::move(threats))
    , m_maker(m_book)
    , m_cellsOfType(m_book->types())
    , m_stamps(m_book->board().size())
{
}

void Generator::list(Position &position, std::vector<Move> &moves)
{
    Listing listing(*this, position, moves);
    listing.addAll();
    if (OwnRules *own = m_maker.own())
        listing.addOwnMoves(*own);
}

void Generator::listBuiltIn(Position &position, std::vector<Move> &moves)
{
    Listing(*this, position, moves).addAll();
}

void Generator::listOwn(const Position &position, std::vector<Move> &moves)
{
    if (OwnRules *own = m_maker.own())
        own->list(position, moves);
}

void Generator::listDisplacements(Position &position, CellId from, std::vector<Move> &moves)
{
    Listing(*this, position, moves).addMovesOf(from);
}

void Generator::listFrom(Position &position, CellId from, std::vector<Move> &moves)
{
    const auto piece = position.at(from);
    if (piece && piece->owner == position.toMove())
        Listing(*this, position, moves).addFrom(from);
}

} // namespace rookery
