#include "model/play/legal/player_views.h"

#include "model/play/legal/rule_questions.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

std::shared_ptr<const OwnProgram> programOf(const MoveRules &rules)
{
    const auto &own = rules.book().own();
    return own ? own : makeWholeProgram(rules.design(), rules.sharedGame()->sharedBoard());
}

std::unique_ptr<GameQuestions> questionsOf(const MoveRules &rules)
{
    const auto book = std::make_shared<const RuleBook>(rules.design(), rules.sharedGame());
    return std::make_unique<RuleQuestions>(
        rules.design(), std::make_shared<Threats>(rules.design(), rules.sharedGame(), book));
}

/// A type that may be captured like any other.
PieceId commonType(const Design &design)
{
    const auto &types = design.pieces->types;
    const auto found = std::find_if(types.begin(), types.end(), [](const PieceType &type) {
        return type.royalty == Royalty::None;
    });
    return PieceId(found == types.end() ? 0 : found - types.begin());
}

/// Whether two moves look the same to the player who does not see what they capture.
bool isSameTry(const Move &a, const Move &b)
{
    return a.kind == b.kind && a.from == b.from && a.to == b.to && a.type == b.type
           && a.becomes == b.becomes && a.gate == b.gate && a.wall == b.wall
           && a.exchanges == b.exchanges && a.own == b.own;
}

bool isAmong(const Move &move, const std::vector<Move> &moves)
{
    return std::any_of(
        moves.begin(), moves.end(), [&](const Move &other) { return isSameTry(move, other); });
}

bool capturesOn(const Move &move, CellId cell)
{
    return (move.captures && move.to == cell)
           || std::any_of(move.taken.begin(), move.taken.end(), [&](const Taken &taken) {
                  return !taken.putTo && taken.cell == cell;
              });
}

bool hears(Hears to, PlayerId mover, std::optional<PlayerId> listener)
{
    return !listener || to == Hears::Everyone || (to == Hears::Mover) == (mover == *listener);
}

std::vector<std::string>
heard(const std::vector<Announcement> &all, PlayerId mover, std::optional<PlayerId> listener)
{
    std::vector<std::string> texts;
    for (const Announcement &each : all) {
        if (hears(each.to, mover, listener) && !each.text.empty())
            texts.push_back(each.text);
    }
    return texts;
}

/// How many of the moves, from the first on, belong to rounds in which every player has moved.
std::size_t openRounds(std::span<const PlayerId> movers, const std::vector<PlayerId> &all)
{
    std::size_t open = 0;
    std::set<PlayerId> moved;
    for (std::size_t i = 0; i < movers.size(); ++i) {
        moved.insert(movers[i]);
        const auto hasMoved = [&](PlayerId player) {
            return moved.contains(player);
        };
        if (!std::all_of(all.begin(), all.end(), hasMoved))
            continue;
        open = i + 1;
        moved.clear();
    }
    return open;
}

} // namespace

PlayerViews::PlayerViews(const Design &design, std::shared_ptr<const CompiledGame> game)
    : m_rules(design, std::move(game))
    , m_program(programOf(m_rules))
    , m_questions(questionsOf(m_rules))
    , m_own(m_program)
    , m_guest{commonType(design), PlayerId(), true}
{
    m_own.setGame(m_questions.get());
    m_own.setTrouble(&m_trouble);
}

PlayerViews::~PlayerViews() = default;

Position PlayerViews::seen(const Position &position, PlayerId player)
{
    Position copy = position;
    m_own.hide(position, player, copy);
    return copy;
}

bool PlayerViews::mayTry(PlayerId player) const
{
    const auto &views = rules().views;
    return std::any_of(views.begin(), views.end(), [&](const OwnView &view) {
        return view.tries == Tries::Again && covers(view.players, player);
    });
}

std::vector<Move> PlayerViews::tries(const Position &position)
{
    const PlayerId player = position.toMove();
    Position whole = position;
    std::vector<Move> legal;
    m_rules.legal(whole, legal);
    if (legal.empty() || !mayTry(player))
        return legal;
    Position seen = this->seen(position, player);
    std::vector<Move> all;
    m_rules.pseudoLegal(seen, all);
    for (const CellId cell : m_own.hiddenFrom(position, player)) {
        if (seen.isEmpty(cell))
            addCaptures(seen, cell, player, all);
    }
    for (const Move &move : legal) {
        if (!isAmong(move, all))
            all.push_back(move);
    }
    m_rules.takeTrouble();
    return all;
}

/// What could be captured on a cell that is not seen, if an enemy stood there.
void PlayerViews::addCaptures(const Position &seen,
                              CellId cell,
                              PlayerId player,
                              std::vector<Move> &all)
{
    Position guess = seen;
    Piece guest = m_guest;
    guest.owner = PlayerId((player.index() + 1) % seen.players());
    guess.put(cell, guest);
    m_rules.pseudoLegal(guess, m_found);
    for (Move &move : m_found) {
        if (capturesOn(move, cell) && !isAmong(move, all))
            all.push_back(std::move(move));
    }
}

std::optional<Move> PlayerViews::played(const Move &tried, std::span<const Move> legal)
{
    const auto found = std::find_if(
        legal.begin(), legal.end(), [&](const Move &move) { return isSameTry(tried, move); });
    return found == legal.end() ? std::nullopt : std::optional(*found);
}

std::vector<std::string>
PlayerViews::told(const Position &before, const Move &move, std::optional<PlayerId> listener)
{
    if (m_program->tells().empty())
        return {};
    Position after = before;
    Undo undo;
    m_own.begin(before, move);
    m_rules.make(after, move, undo);
    return heard(m_own.told(move, undo.captured, after), before.toMove(), listener);
}

std::vector<std::string>
PlayerViews::refused(const Position &position, const Move &tried, std::optional<PlayerId> listener)
{
    m_own.begin(position, tried);
    return heard(m_own.toldOfRefused(tried), position.toMove(), listener);
}

std::vector<bool> PlayerViews::unseenMoves(std::span<const Move> moves,
                                           std::span<const PlayerId> movers,
                                           PlayerId player,
                                           GameStage stage) const
{
    std::vector<bool> unseen(moves.size());
    if (stage == GameStage::IsOver)
        return unseen;
    const std::size_t open = openRounds(movers, rules().deciders());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const SecretUntil secret = moves[i].own ? moves[i].own->secret : SecretUntil::Never;
        unseen[i] = movers[i] != player
                    && (m_program->sight().hidesMoves(player) || secret == SecretUntil::Game
                        || (secret == SecretUntil::Round && i >= open));
    }
    return unseen;
}

} // namespace rookery
