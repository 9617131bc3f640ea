#include "widgets/game/play_record.h"

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

std::size_t PlayRecord::before() const
{
    return current() == GameTree::root ? GameTree::root : m_tree.node(current()).parent;
}

std::size_t PlayRecord::after() const
{
    GameTree ahead = whole();
    ahead.forward();
    return ahead.current();
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

GameTree PlayRecord::takeEarlier()
{
    GameTree tree = std::move(m_earlier.back());
    m_earlier.pop_back();
    return tree;
}

} // namespace rookery
