#include "model/exchange/proof/proof_positions.h"

#include "model/exchange/proof/game_without.h"
#include "model/exchange/proof/made_positions.h"
#include "model/exchange/proof/rule_removal.h"
#include "model/play/position/position_text.h"

#include <algorithm>
#include <memory>
#include <random>

namespace rookery {

namespace {

/// What the games of a search prefer, one after the other: random moves alone seldom trade,
/// promote, castle, repeat or mate.
enum class Style {
    Any,
    Captures,
    Special,
    Quiet,
    ToAndFro, ///< takes back what the player's last move did
    Ending,   ///< looks one move ahead for an end that still needs positions
};

constexpr Style styles[] = {
    Style::Any, Style::Captures, Style::Ending, Style::Special, Style::Quiet, Style::ToAndFro};

bool isSpecial(const Move &move)
{
    return move.kind != Move::Kind::Displace || move.becomes || move.gate || move.wall
           || !move.taken.empty();
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

/// A rule that is looked for.
struct Sought
{
    std::unique_ptr<GameWithout> game;
    std::size_t place; ///< in the list of what is exercised
    int seen = 0;      ///< in how many positions it has mattered
    int inGame = 0;    ///< positions kept of this game
    bool isOfStart;    ///< another player would begin
};

class Search
{
public:
    Search(const Design &design, std::span<const UsedRule> rules, const PositionWishes &wishes)
        : m_design(design)
        , m_wishes(wishes)
        , m_engine(design)
        , m_start(m_engine.position())
        , m_maker(design, m_engine.moveRules())
    {
        for (const UsedRule &rule : rules) {
            if (!isSpent())
                seek(design, rule);
        }
        m_firstType = m_drawn.rules.size();
        for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
            const Element element{Element::Kind::Piece, i};
            m_drawn.rules.push_back(
                {{RuleKind::Unknown, i, design.pieces->types[i].name + " moves", element}, 0});
        }
    }

    DrawnPositions run()
    {
        for (int game = 0; m_drawn.games < m_wishes.mostGames && !isEnough() && !isSpent();
             ++game) {
            std::mt19937 random(m_wishes.seed * 7919U + static_cast<unsigned>(game));
            const bool isMade = m_wishes.placed && game >= gamesFirst && game % 2 == 0;
            const auto start = isMade ? madeStart(random) : nullptr;
            play(start, styles[static_cast<std::size_t>(game) % std::size(styles)], random);
            ++(start ? m_drawn.madeStarts : m_drawn.games);
        }
        m_drawn.isCutShort = !isEnough() && isSpent();
        addExamples();
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
        const bool isOfStart =
            startPosition(*without, m_engine.board()).toMove() != m_start.toMove();
        m_sought.push_back(
            {std::make_unique<GameWithout>(*without, design, m_start), place, 0, 0, isOfStart});
    }

    /// For longer than it needs positions: other kinds of moves may be rarer.
    bool isWatched(const Sought &sought) const
    {
        constexpr int longer = 10;
        return needs(sought.place) || sought.seen < longer * m_wishes.perRule;
    }
    bool needs(std::size_t place) const
    {
        return m_drawn.rules[place].positions < m_wishes.perRule;
    }
    bool isSpent() const
    {
        return m_effort > m_wishes.effort || (m_wishes.stop != nullptr && *m_wishes.stop);
    }
    bool isEnough() const
    {
        if (m_drawn.positions.size() < static_cast<std::size_t>(m_wishes.positions))
            return false;
        const auto hasPlenty = [&](const Sought &sought) {
            return !needs(sought.place);
        };
        return std::all_of(m_sought.begin(), m_sought.end(), hasPlenty)
               && std::all_of(
                   m_ends.begin(), m_ends.end(), [&](std::size_t place) { return !needs(place); });
    }

    /// Made of a position of the games so far; null if some tries come to nothing.
    std::shared_ptr<const MadeStart> madeStart(std::mt19937 &random)
    {
        constexpr int tries = 8;
        constexpr std::uint64_t effort = 1'000; // about what each costs
        for (int i = 0; i < tries && !isSpent(); ++i) {
            m_effort += effort;
            const bool isFromStart = m_drawn.positions.empty() || random() % 3 == 0;
            const Position &from =
                isFromStart ? m_start
                            : m_drawn.positions[random() % m_drawn.positions.size()].position;
            auto made = m_maker.made(from, random);
            auto text = made ? m_wishes.placed(*made) : std::nullopt;
            if (text)
                return std::make_shared<const MadeStart>(
                    MadeStart{std::move(*made), std::move(*text)});
        }
        return nullptr;
    }

    void play(const std::shared_ptr<const MadeStart> &begin, Style style, std::mt19937 &random)
    {
        const Position &start = begin ? begin->position : m_start;
        const int mostPlies =
            begin ? std::min(m_wishes.mostPlies, mostFromMade) : m_wishes.mostPlies;
        GameRecord record(m_engine, start);
        m_begin = begin;
        m_path.clear();
        for (Sought &sought : m_sought) {
            sought.game->goOnFrom(start);
            sought.inGame = 0;
        }
        for (int ply = 0; ply <= mostPlies && !isSpent(); ++ply) {
            const std::vector<Move> legal = record.legalMoves();
            const auto end = legal.empty() ? record.end() : std::nullopt;
            m_maker.note(record.position());
            look(record.position(), legal, end, random);
            if (legal.empty())
                return;
            const auto last = style == Style::Ending ? lastMove(legal, random) : std::nullopt;
            const Move move = last ? *last : chosen(legal, style, random);
            record.play(move);
            m_path.push_back(move);
            for (Sought &sought : m_sought) {
                if (isWatched(sought))
                    sought.game->follow(move, record.position());
            }
        }
    }

    /// The legal moves; where only the moves before have ended the game, what would be legal.
    std::vector<Move> listed(std::vector<Move> legal, const std::optional<GameEnd> &end)
    {
        if (end)
            m_engine.legal(legal);
        return legal;
    }

    /// What cannot be read is a problem of the design, and nothing to compare.
    void addExamples()
    {
        const auto &examples = m_design.examples->list;
        for (std::size_t i = 0; i < examples.size(); ++i) {
            if (examples[i].position.empty())
                continue;
            auto position = readPosition(examples[i].position, m_design, m_engine.board());
            if (!position)
                continue;
            auto text = m_wishes.placed ? m_wishes.placed(*position) : std::nullopt;
            if (!text) {
                m_drawn.unplaced.push_back(i);
                continue;
            }
            GameRecord record(m_engine, *position);
            const std::vector<Move> legal = record.legalMoves();
            const auto end = legal.empty() ? record.end() : std::nullopt;
            m_drawn.positions.push_back(
                {std::make_shared<const MadeStart>(MadeStart{*position, std::move(*text)}),
                 {},
                 *position,
                 end,
                 {},
                 end && listed(legal, end).empty()});
            ++m_drawn.examples;
        }
    }

    /// Keeps the position if some rule that still needs positions matters in it, and some of the
    /// others.
    void look(const Position &position,
              const std::vector<Move> &legal,
              const std::optional<GameEnd> &end,
              std::mt19937 &random)
    {
        constexpr unsigned oneIn = 9;
        // Where the moves before have ended the game, rules can still be seen in what would be
        // legal.
        const std::vector<Move> listed = this->listed(legal, end);
        const bool isStuck = end && listed.empty();
        m_effort += listed.size() + 1;
        ++m_looks;
        m_matter.clear();
        for (Sought &sought : m_sought) {
            if (!isWatched(sought))
                continue;
            const bool isFirst = sought.isOfStart && m_drawn.games == 0 && m_path.empty();
            if (isFirst
                || (sought.game->differs(position, listed, isStuck) && isWelcome(sought, random)))
                m_matter.push_back(sought.place);
            m_effort += sought.game->listed();
        }
        if (end && end->rule) {
            for (const std::size_t place : m_ends) {
                if (m_drawn.rules[place].rule.index == *end->rule && needs(place))
                    m_matter.push_back(place);
            }
        }
        const bool isAmongFirst =
            random() % oneIn == 0
            && m_drawn.positions.size() < static_cast<std::size_t>(m_wishes.positions);
        if (m_matter.empty() && !isAmongFirst)
            return;
        addTypes(legal);
        for (const std::size_t place : m_matter)
            ++m_drawn.rules[place].positions;
        m_drawn.positions.push_back({m_begin, m_path, position, end, m_matter, isStuck});
    }

    /// Every kind of move at least once; else, of a rule that often matters, a few positions of
    /// each game, from anywhere in it.
    bool isWelcome(Sought &sought, std::mt19937 &random)
    {
        constexpr int often = 20;
        constexpr int mostOfGame = 2;
        ++sought.seen;
        if (sought.game->takeNews())
            return true;
        if (!needs(sought.place))
            return false;
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
            if (move.kind != Move::Kind::Pass && move.kind != Move::Kind::Build
                && move.type.index() < moves.size())
                moves[move.type.index()] = true;
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (moves[i])
                m_matter.push_back(m_firstType + i);
        }
    }

    /// A move after which the game is over by an end that still needs positions, if a look at some
    /// of them finds one.
    std::optional<Move> lastMove(const std::vector<Move> &legal, std::mt19937 &random)
    {
        constexpr std::size_t most = 12;
        if (random() % 2 == 0 || std::none_of(m_ends.begin(), m_ends.end(), [&](std::size_t place) {
                return needs(place);
            }))
            return std::nullopt;
        const std::size_t from = random() % legal.size();
        for (std::size_t i = 0; i < std::min(most, legal.size()); ++i) {
            const Move &move = legal[(from + i) % legal.size()];
            m_engine.make(move);
            m_engine.legal(m_replies);
            m_effort += m_replies.size() + 1;
            std::optional<std::size_t> rule; // that ends the game
            if (m_replies.empty()) {
                if (const auto end = m_engine.end())
                    rule = end->rule;
            }
            m_engine.unmake();
            const auto isNeeded = [&](std::size_t place) {
                return m_drawn.rules[place].rule.index == *rule && needs(place);
            };
            if (rule && std::any_of(m_ends.begin(), m_ends.end(), isNeeded))
                return move;
        }
        return std::nullopt;
    }

    /// Whether a move brings the piece back that this player has moved last.
    bool isBack(const Move &move) const
    {
        const std::size_t players = m_start.players();
        if (m_path.size() < players)
            return false;
        const Move &before = m_path[m_path.size() - players];
        return move.kind == Move::Kind::Displace && before.kind == Move::Kind::Displace
               && move.from == before.to && move.to == before.from && !move.isCapture();
    }

    /// Half of the moves as the style prefers them, where there are such moves; to and fro goes on
    /// for long.
    Move chosen(const std::vector<Move> &legal, Style style, std::mt19937 &random)
    {
        const unsigned others = style == Style::ToAndFro ? 24 : 2;
        if (random() % others != 0) {
            m_preferred.clear();
            for (std::size_t i = 0; i < legal.size(); ++i) {
                if (style == Style::ToAndFro ? isBack(legal[i]) : isPreferred(legal[i], style))
                    m_preferred.push_back(i);
            }
            if (!m_preferred.empty())
                return legal[m_preferred[random() % m_preferred.size()]];
        }
        return legal[random() % legal.size()];
    }

    static constexpr int gamesFirst = 8;    ///< before positions are made of them
    static constexpr int mostFromMade = 24; ///< plies of a game from a made position

    const Design &m_design;
    PositionWishes m_wishes;
    /// In the position of the game that is played; tables would cost more than they save.
    GameEngine m_engine;
    Position m_start;
    PositionMaker m_maker;
    std::vector<Sought> m_sought;
    std::vector<std::size_t> m_ends; ///< places of rules that are ends
    std::size_t m_firstType = 0;     ///< where the piece types begin in the list
    DrawnPositions m_drawn;
    std::shared_ptr<const MadeStart> m_begin; ///< of the game being played; null for the setup
    std::vector<Move> m_path;
    std::vector<std::size_t> m_matter;
    std::vector<std::size_t> m_preferred;
    std::vector<Move> m_replies;
    std::uint64_t m_effort = 0;
    int m_looks = 0; ///< positions looked at
};

} // namespace

DrawnPositions
drawPositions(const Design &design, std::span<const UsedRule> rules, const PositionWishes &wishes)
{
    return Search(design, rules, wishes).run();
}

} // namespace rookery
