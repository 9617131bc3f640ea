#include "model/exchange/proof_positions.h"

#include "model/exchange/rule_removal.h"

#include <algorithm>
#include <memory>
#include <random>

namespace rookery {

namespace {

/// What the games of a search prefer, one after the other: random moves alone seldom trade, promote or castle.
enum class Style { Any, Captures, Special, Quiet };

constexpr Style styles[] = {Style::Any, Style::Captures, Style::Special, Style::Quiet};

bool isSpecial(const Move &move)
{
    return move.kind != Move::Kind::Displace || move.becomes || move.gate || move.wall || !move.taken.empty();
}

bool isPreferred(const Move &move, Style style)
{
    switch (style) {
    case Style::Captures:
        return move.isCapture();
    case Style::Special:
        return isSpecial(move);
    case Style::Quiet:
        return !move.isCapture();
    default:
        return true;
    }
}

/// The game without one rule, played beside the game itself.
class GameWithout
{
public:
    GameWithout(const Design &design, const Design &whole, const Position &start)
        : m_referee(design)
        , m_hasOtherWings(design.rules->castling != whole.rules->castling)
        , m_hasOtherHands(design.setup->hands != whole.setup->hands)
        , m_position(start)
    {
        goOnFrom(start);
    }

    /// Whether the rule matters here. If so, the game goes on from the true position.
    bool differs(const Position &position, const std::vector<Move> &legal, bool isStuck)
    {
        m_referee.legal(m_position, m_moves);
        bool differs = m_moves != legal;
        if (isStuck && !differs)
            differs = !m_referee.end(m_position);
        if (differs)
            m_referee.legal(goOnFrom(position), m_moves);
        return differs;
    }

    /// After differs(): the same move, if it is legal here, and else what has become of the position.
    void follow(const Move &move, const Position &after)
    {
        const bool isLegal = std::find(m_moves.begin(), m_moves.end(), move) != m_moves.end();
        if (!isLegal) {
            goOnFrom(after);
            return;
        }
        Undo undo;
        m_referee.make(m_position, move, undo);
    }

    /// From the true position, without what belongs to the rule: rights to castle on wings that are not there, pieces
    /// that the setup puts in hand.
    Position &goOnFrom(const Position &position)
    {
        m_position = position;
        if (m_hasOtherWings) {
            m_position.setHomes({});
            m_position.state().castlingRights = 0;
        }
        if (m_hasOtherHands)
            emptyHands();
        return m_position;
    }

    std::size_t listed() const { return m_moves.size(); }

private:
    void emptyHands()
    {
        for (const PlayerId player : IdRange<PlayerId>(m_position.players())) {
            for (const PieceId type : IdRange<PieceId>(m_position.types()))
                m_position.setCount(OffBoard::Hand, player, type, 0);
        }
    }

    Referee m_referee;
    bool m_hasOtherWings;
    bool m_hasOtherHands;
    Position m_position;
    std::vector<Move> m_moves;
};

/// A rule that is looked for.
struct Sought
{
    std::unique_ptr<GameWithout> game;
    std::size_t place; ///< in the list of what is exercised
    int seen = 0;      ///< in how many positions it has mattered
    int inGame = 0;    ///< positions kept of this game
};

class Search
{
public:
    Search(const Design &design, std::span<const UsedRule> rules, const PositionWishes &wishes)
        : m_wishes(wishes)
        , m_referee(design)
        , m_start(startPosition(design, m_referee.board()))
    {
        for (const UsedRule &rule : rules)
            seek(design, rule);
        m_firstType = m_drawn.rules.size();
        for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
            const Element element{Element::Kind::Piece, i};
            m_drawn.rules.push_back({{RuleKind::Unknown, i, design.pieces->types[i].name + " moves", element}, 0});
        }
    }

    DrawnPositions run()
    {
        for (int game = 0; game < m_wishes.mostGames && !isEnough() && !isSpent(); ++game) {
            play(game);
            ++m_drawn.games;
        }
        m_drawn.isCutShort = !isEnough() && isSpent();
        return std::move(m_drawn);
    }

private:
    void seek(const Design &design, const UsedRule &rule)
    {
        const std::size_t place = m_drawn.rules.size();
        m_drawn.rules.push_back({rule, 0});
        if (rule.kind == RuleKind::End) {
            m_ends.push_back(place);
            return;
        }
        const auto without = withoutRule(design, rule);
        if (!without)
            return;
        m_sought.push_back({std::make_unique<GameWithout>(*without, design, m_start), place, 0, 0});
    }

    bool needs(std::size_t place) const { return m_drawn.rules[place].positions < m_wishes.perRule; }
    bool isSpent() const { return m_effort > m_wishes.effort || (m_wishes.stop != nullptr && *m_wishes.stop); }
    bool isEnough() const
    {
        if (m_drawn.positions.size() < static_cast<std::size_t>(m_wishes.positions))
            return false;
        const auto hasPlenty = [&](const Sought &sought) { return !needs(sought.place); };
        return std::all_of(m_sought.begin(), m_sought.end(), hasPlenty)
               && std::all_of(m_ends.begin(), m_ends.end(), [&](std::size_t place) { return !needs(place); });
    }

    void play(int game)
    {
        std::mt19937 random(m_wishes.seed * 7919U + static_cast<unsigned>(game));
        const Style style = styles[static_cast<std::size_t>(game) % std::size(styles)];
        GameRecord record(m_referee, m_start);
        m_path.clear();
        for (Sought &sought : m_sought) {
            sought.game->goOnFrom(m_start);
            sought.inGame = 0;
        }
        for (int ply = 0; ply <= m_wishes.mostPlies && !isSpent(); ++ply) {
            const std::vector<Move> legal = record.legalMoves();
            const auto end = legal.empty() ? record.end() : std::nullopt;
            look(record.position(), legal, end, random);
            if (legal.empty())
                return;
            const Move move = chosen(legal, style, random);
            record.play(move);
            m_path.push_back(move);
            for (Sought &sought : m_sought) {
                if (needs(sought.place))
                    sought.game->follow(move, record.position());
            }
        }
    }

    /// Keeps the position if some rule that still needs positions matters in it, and some of the others.
    void look(const Position &position, const std::vector<Move> &legal, const std::optional<GameEnd> &end, std::mt19937 &random)
    {
        constexpr unsigned oneIn = 9;
        // Where the moves before have ended the game, rules can still be seen in what would be legal.
        Position copy = position;
        std::vector<Move> listed = legal;
        if (end)
            m_referee.legal(copy, listed);
        const bool isStuck = end && listed.empty();
        m_effort += listed.size() + 1;
        ++m_looks;
        m_matter.clear();
        for (Sought &sought : m_sought) {
            if (!needs(sought.place))
                continue;
            if (sought.game->differs(position, listed, isStuck) && isWelcome(sought, random))
                m_matter.push_back(sought.place);
            m_effort += sought.game->listed();
        }
        if (end && end->rule) {
            for (const std::size_t place : m_ends) {
                if (m_drawn.rules[place].rule.index == *end->rule && needs(place))
                    m_matter.push_back(place);
            }
        }
        const bool isAmongFirst = random() % oneIn == 0 && m_drawn.positions.size() < static_cast<std::size_t>(m_wishes.positions);
        if (m_matter.empty() && !isAmongFirst)
            return;
        addTypes(legal);
        for (const std::size_t place : m_matter)
            ++m_drawn.rules[place].positions;
        m_drawn.positions.push_back({m_path, position, end, m_matter, isStuck});
    }

    /// Of a rule that often matters a few positions of each game are kept, from anywhere in it.
    bool isWelcome(Sought &sought, std::mt19937 &random)
    {
        constexpr int often = 20;
        constexpr int mostOfGame = 2;
        ++sought.seen;
        const bool isRare = sought.seen * often < m_looks;
        if (!isRare && (sought.inGame >= mostOfGame || random() % 6 != 0))
            return false;
        ++sought.inGame;
        return true;
    }

    /// The types that have a move here matter, too.
    void addTypes(const std::vector<Move> &legal)
    {
        std::vector<bool> moves(m_drawn.rules.size() - m_firstType);
        for (const Move &move : legal) {
            if (move.kind != Move::Kind::Pass && move.kind != Move::Kind::Build && move.type.index() < moves.size())
                moves[move.type.index()] = true;
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i])
                m_matter.push_back(m_firstType + i);
        }
    }

    /// Half of the moves as the style prefers them, where there are such moves.
    Move chosen(const std::vector<Move> &legal, Style style, std::mt19937 &random)
    {
        if (random() % 2 == 0) {
            m_preferred.clear();
            for (std::size_t i = 0; i < legal.size(); ++i) {
                if (isPreferred(legal[i], style))
                    m_preferred.push_back(i);
            }
            if (!m_preferred.empty())
                return legal[m_preferred[random() % m_preferred.size()]];
        }
        return legal[random() % legal.size()];
    }

    PositionWishes m_wishes;
    Referee m_referee;
    Position m_start;
    std::vector<Sought> m_sought;
    std::vector<std::size_t> m_ends; ///< places of rules that are ends
    std::size_t m_firstType = 0;     ///< where the piece types begin in the list
    DrawnPositions m_drawn;
    std::vector<Move> m_path;
    std::vector<std::size_t> m_matter;
    std::vector<std::size_t> m_preferred;
    std::uint64_t m_effort = 0;
    int m_looks = 0; ///< positions looked at
};

} // namespace

DrawnPositions drawPositions(const Design &design, std::span<const UsedRule> rules, const PositionWishes &wishes)
{
    return Search(design, rules, wishes).run();
}

} // namespace rookery
