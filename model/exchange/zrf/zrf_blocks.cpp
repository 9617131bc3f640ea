#include "model/exchange/zrf/zrf_blocks.h"

#include <algorithm>

namespace rookery {

namespace {

constexpr std::size_t mostBlocks = 4'000;
constexpr int mostLegs = 12;

/// Writes out every path as a block of its own where paths part.
class BlockWriter
{
public:
    BlockWriter(const Program &program, const ZrfWords &words)
        : m_program(program)
        , m_words(words)
    {
    }

    Result<std::vector<std::string>> run()
    {
        for (const std::uint32_t node : m_program.at(m_program.firstAlways))
            leg(m_program.nodes[node], {}, 0);
        if (m_isTooLong || m_blocks.size() > mostBlocks)
            return failure(Message("its legs would make too many blocks"));
        return std::move(m_blocks);
    }

private:
    using Node = Program::Node;

    void leg(const Node &node, const std::string &before, int depth)
    {
        if (depth > mostLegs || m_blocks.size() > mostBlocks) {
            m_isTooLong = true;
            return;
        }
        const std::string step = m_words.direction(node.own);
        if (node.way == Way::Any)
            jumps(node, before, step, depth);
        else if (node.onEmpty.then.empty() && node.onFriend.then.empty()
                 && node.onEnemy.then.empty())
            m_blocks.push_back(before + slide(node, step));
        else
            parts(node, before, step, depth);
    }

    static std::string repeated(const std::string &words, int times)
    {
        std::string text;
        for (int i = 0; i < times; ++i)
            text += words;
        return text;
    }

    /// One run along the path that offers every cell of it.
    std::string slide(const Node &node, const std::string &step) const
    {
        const std::string add = m_words.add + " ";
        const bool quiet = node.onEmpty.stop;
        const bool enemies = node.onEnemy.stop;
        const std::string open = repeated(step + " (verify empty?) ", node.least - 1);
        const std::string last =
            node.onFriend.stop ? (enemies ? "" : "(verify friend?) ") : "(verify enemy?) ";
        if (node.most == unlimited) {
            const std::string loop = "(while empty? " + (quiet ? add : "") + step + ") ";
            const bool captures = enemies || node.onFriend.stop;
            return open + step + " " + loop + (captures ? last + add : "");
        }
        const int steps = node.most - node.least + 1;
        if (quiet && enemies && !node.onFriend.stop)
            return open + step + " (verify not-friend?) " + add
                   + repeated("(verify empty?) " + step + " (verify not-friend?) " + add,
                              steps - 1);
        if (quiet && !enemies && !node.onFriend.stop)
            return open + repeated(step + " (verify empty?) " + add, steps);
        std::string text = open;
        for (int i = 0; i < steps; ++i) {
            const bool isLast = i == steps - 1;
            text += step + " ";
            if (quiet)
                text += "(if empty? " + add + ") ";
            text += isLast ? (quiet ? "(verify not-empty?) " : "") + last + add
                           : "(if not-empty? " + last + add + ") (verify empty?) ";
        }
        return text;
    }

    void jumps(const Node &node, const std::string &before, const std::string &step, int depth)
    {
        for (int count = node.least; count <= std::min(node.most, m_words.longest); ++count)
            ends(node, before + repeated(step + " ", count), depth, true);
    }

    /// A block for each cell where the leg may end.
    void parts(const Node &node, const std::string &before, const std::string &step, int depth)
    {
        const std::string open = step + " (verify empty?) ";
        if (node.most == unlimited && node.onEmpty.then.empty())
            return hop(node, before, step, depth);
        for (int count = node.least; count <= std::min(node.most, m_words.longest); ++count)
            ends(node, before + repeated(open, count - 1) + step + " ", depth, true);
    }

    /// To the first piece, wherever it stands.
    void hop(const Node &node, const std::string &before, const std::string &step, int depth)
    {
        const std::string open = repeated(step + " (verify empty?) ", node.least - 1);
        if (node.onEmpty.stop || node.onFriend.stop || node.onEnemy.stop) {
            Node straight = node;
            straight.onFriend.then = straight.onEnemy.then = {};
            m_blocks.push_back(before + slide(straight, step));
        }
        ends(node, before + open + step + " (while empty? " + step + ") ", depth, false);
    }

    void ends(const Node &node, const std::string &here, int depth, bool stops)
    {
        if (stops && (node.onEmpty.stop || node.onEnemy.stop || node.onFriend.stop))
            m_blocks.push_back(here
                               + condition(node.onEmpty.stop, node.onFriend.stop, node.onEnemy.stop)
                               + m_words.add + " ");
        follow(node.onEmpty, here + "(verify empty?) ", depth);
        const auto friends = m_program.at(node.onFriend.then);
        const auto enemies = m_program.at(node.onEnemy.then);
        if (std::equal(friends.begin(), friends.end(), enemies.begin(), enemies.end()))
            return follow(node.onEnemy, here + "(verify not-empty?) ", depth);
        follow(node.onFriend, here + "(verify friend?) ", depth);
        follow(node.onEnemy, here + "(verify enemy?) ", depth);
    }

    void follow(const Program::End &end, const std::string &here, int depth)
    {
        for (const std::uint32_t next : m_program.at(end.then))
            leg(m_program.nodes[next], here, depth + 1);
    }

    static std::string condition(bool empty, bool friends, bool enemies)
    {
        if (empty && friends && enemies)
            return {};
        if (empty && enemies)
            return "(verify not-friend?) ";
        if (friends && enemies)
            return "(verify not-empty?) ";
        if (empty && friends)
            return "(verify not-enemy?) ";
        return empty ? "(verify empty?) " : enemies ? "(verify enemy?) " : "(verify friend?) ";
    }

    const Program &m_program;
    const ZrfWords &m_words;
    std::vector<std::string> m_blocks;
    bool m_isTooLong = false;
};

} // namespace

Result<std::vector<std::string>> zrfBlocks(const Program &program, const ZrfWords &words)
{
    return BlockWriter(program, words).run();
}

} // namespace rookery
