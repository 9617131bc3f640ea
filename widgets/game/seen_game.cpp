#include "widgets/game/seen_game.h"

#include <QStringList>

namespace rookery {

namespace {

QString sentencesOf(const std::vector<std::string> &told)
{
    QStringList all;
    for (const std::string &text : told)
        all << QString::fromStdString(text);
    return all.join(QStringLiteral(" · "));
}

} // namespace

void SeenGame::setGame(const Design &design, const std::shared_ptr<const CompiledGame> &game)
{
    const std::string name = m_player ? (*m_rules)[*m_player].name : std::string();
    m_rules = design.rules;
    m_game = game;
    m_player = hasSecrets() && !name.empty() ? m_rules->find(name) : std::nullopt;
    m_views.reset();
    if (hasSecrets() || !m_rules->tells.empty())
        m_views = std::make_unique<PlayerViews>(design, game);
}

void SeenGame::goTo(const Position &start, const std::vector<Move> &moves, MoveRules &rules)
{
    m_whole = start;
    m_told.clear();
    for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
        Undo undo;
        rules.make(*m_whole, moves[i], undo);
    }
    if (!moves.empty())
        return make(moves.back(), rules);
    look();
}

void SeenGame::make(const Move &move, MoveRules &rules)
{
    m_told = m_views ? sentencesOf(m_views->told(*m_whole, move, m_player)) : QString();
    Undo undo;
    rules.make(*m_whole, move, undo);
    look();
}

void SeenGame::look()
{
    forgetRuling();
    m_shown.reset();
    m_seen.reset();
    if (m_player)
        m_seen = m_views->seen(*m_whole, *m_player);
}

void SeenGame::forgetRuling()
{
    m_choice.reset();
    m_wholeRuling = m_ruling = {};
}

void SeenGame::accept(const Ruling &ruling)
{
    m_wholeRuling = m_ruling = ruling;
    if (isLooking() && !ruling.legal.empty())
        m_ruling.legal = m_views->tries(*m_whole);
    if (m_player && !isLooking() && !ruling.end) {
        m_ruling.legal.clear();
        m_ruling.checked.clear();
        m_ruling.count.reset();
    }
    m_choice.emplace(m_game, position(), m_ruling.legal);
}

void SeenGame::resetChoice()
{
    if (m_choice)
        m_choice->reset();
    m_shown.reset();
}

QString SeenGame::whyNoChoice() const
{
    if (!m_player || isLooking())
        return {};
    return tr("It is the turn of %1, and the board shows what %2 sees")
        .arg(QString::fromStdString((*m_rules)[m_whole->toMove()].name),
             QString::fromStdString((*m_rules)[*m_player].name));
}

std::optional<Move> SeenGame::played(const Move &chosen) const
{
    return isLooking() ? PlayerViews::played(chosen, m_wholeRuling.legal) : std::optional(chosen);
}

QString SeenGame::refuse(const Move &tried)
{
    const Move refused = tried; // it may be one of those that the choice has
    std::erase(m_ruling.legal, refused);
    m_choice.emplace(m_game, position(), m_ruling.legal);
    m_shown.reset();
    const QString told = sentencesOf(m_views->refused(*m_whole, refused, m_player));
    return told.isEmpty() ? tr("This move is refused; try another") : told;
}

const Move *SeenGame::lastMove(const GameTree &tree) const
{
    const std::size_t current = tree.current();
    return current == GameTree::root || isUnseen(tree, current) ? nullptr
                                                                : &tree.node(current).move;
}

bool SeenGame::isUnseen(const GameTree &tree, std::size_t node) const
{
    if (!m_player || node == GameTree::root)
        return false;
    std::size_t last = node;
    while (!tree.node(last).children.empty())
        last = tree.node(last).children.front();
    std::vector<Move> moves;
    std::vector<PlayerId> movers;
    std::size_t place = 0;
    for (const std::size_t each : tree.line(last)) {
        if (each == node)
            place = moves.size();
        moves.push_back(tree.node(each).move);
        movers.push_back(tree.node(each).player);
    }
    const GameStage stage = m_ruling.end ? GameStage::IsOver : GameStage::GoesOn;
    return m_views->unseenMoves(moves, movers, *m_player, stage)[place];
}

} // namespace rookery
