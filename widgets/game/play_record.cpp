#include "widgets/game/play_record.h"

#include "model/play/moves/notation/move_text.h"

#include <utility>

namespace rookery {

GameTree PlayRecord::whole() const
{
    GameTree tree = m_tree;
    if (m_replayedTo)
        tree.goTo(*m_replayedTo);
    return tree;
}

std::vector<Move> PlayRecord::moves() const
{
    std::vector<Move> list;
    for (const std::size_t node : m_tree.line(m_tree.current()))
        list.push_back(m_tree.node(node).move);
    return list;
}

bool PlayRecord::markCheck(const Ruling &ruling)
{
    const std::string &shown = m_tree.node(m_tree.current()).shown;
    if (ruling.checked.empty() || shown.empty() || shown.ends_with('+') || shown.ends_with('#'))
        return false;
    m_tree.setShown(m_tree.current(), shown + (ruling.legal.empty() ? "#" : "+"));
    return true;
}

NotationContext PlayRecord::context(const Design &design,
                                    const CompiledGame &game,
                                    const Position &position,
                                    const std::vector<Move> &legal) const
{
    const std::size_t at = m_tree.current();
    const auto last = at == GameTree::root ? std::nullopt : std::optional(m_tree.node(at).move.to);
    return {design, game, position, legal, last};
}

/// Moves that are not legal come one after the other, and a board may have many cells.
std::string PlayRecord::shown(std::size_t index, const Board &board, const Pieces &pieces) const
{
    const GameTree::Node &node = m_tree.node(index);
    if (index == GameTree::root)
        return {};
    if (node.standing == GameTree::Standing::Legal)
        return node.shown.empty() ? labelledText(node.move, node.text, board, pieces) : node.shown;
    if (!m_byLabel)
        m_byLabel.emplace(board, pieces, CellNaming::Names);
    return (*m_byLabel)(node.text).value_or(node.text);
}

void PlayRecord::set(GameTree tree)
{
    m_tree = std::move(tree);
    m_replayedTo.reset();
}

void PlayRecord::beginReplay()
{
    m_replayedTo = m_tree.current();
    m_tree.goTo(GameTree::root);
}

void PlayRecord::endReplay(GameTree whole)
{
    const auto goal = std::exchange(m_replayedTo, {});
    m_tree = std::move(whole);
    if (goal)
        m_tree.goTo(*goal);
}

void PlayRecord::goTo(std::size_t node)
{
    if (m_replayedTo)
        m_replayedTo = node;
    else
        m_tree.goTo(node);
}

namespace {

/// Whether chance has made a move, which may be one of a design with more players.
bool isDrawn(const GameTree::Node &node, const Rules &rules)
{
    return node.player.index() < rules.players.size() && rules.isChance(node.player);
}

} // namespace

std::size_t PlayRecord::before(const Rules &rules) const
{
    std::size_t node = current();
    bool wasDrawn = true;
    while (wasDrawn && node != GameTree::root) {
        wasDrawn = isDrawn(m_tree.node(node), rules);
        node = m_tree.node(node).parent;
    }
    return node;
}

std::size_t PlayRecord::after(const Rules &rules) const
{
    GameTree ahead = whole();
    while (ahead.forward()) {
        const auto next = ahead.next();
        if (!next || !isDrawn(m_tree.node(*next), rules))
            break;
    }
    return ahead.current();
}

bool PlayRecord::isDecided(const Design &design) const
{
    for (std::size_t node = 1; node < m_tree.size(); ++node) {
        if (!isDrawn(m_tree.node(node), *design.rules))
            return true;
    }
    return false;
}

std::size_t PlayRecord::end() const
{
    GameTree ahead = whole();
    while (ahead.forward()) {
    }
    return ahead.current();
}

void PlayRecord::keep()
{
    constexpr std::size_t most = 100;
    m_earlier.push_back(m_tree);
    if (m_earlier.size() > most)
        m_earlier.erase(m_earlier.begin());
}

void PlayRecord::keepIfBegun()
{
    const bool isSaid = !m_tree.node(GameTree::root).comment.empty();
    if (m_tree.size() > 1 || !m_tree.start().empty() || isSaid)
        keep();
}

GameTree PlayRecord::takeEarlier()
{
    GameTree tree = std::move(m_earlier.back());
    m_earlier.pop_back();
    return tree;
}

} // namespace rookery
