#include "model/play/rules/enclosure.h"

#include <algorithm>

namespace rookery {

namespace {

class Encloser
{
public:
    Encloser(const RuleBook &book, const Position &position, const Enclosing &rule, PlayerId player)
        : m_book(book)
        , m_position(position)
        , m_rule(rule)
        , m_player(player)
    {
    }

    bool isVictim(CellId cell) const
    {
        const auto piece = m_position.at(cell);
        return piece && piece->owner != m_player && covers(m_rule.victims, piece->type)
               && m_book.isIn(m_rule.zone, m_player, cell);
    }

    bool isCaptor(CellId cell) const
    {
        const auto piece = m_position.at(cell);
        if (piece)
            return piece->owner == m_player
                   && (covers(m_rule.captors, piece->type)
                       || std::find(m_rule.helpers.begin(), m_rule.helpers.end(), piece->type)
                              != m_rule.helpers.end());
        return m_rule.hostile && m_position.isEmpty(cell)
               && m_book.isIn(m_rule.hostile, m_player, cell);
    }

    bool hasFriendBeside(CellId cell) const
    {
        const auto &lines = m_book.lines().from(cell, m_rule.lines);
        return std::any_of(lines.begin(), lines.end(), [&](const std::vector<CellId> &line) {
            const auto piece = line.empty() ? std::nullopt : m_position.at(line.front());
            return piece && piece->owner == m_player;
        });
    }

    /// Along one line away from the piece that has arrived.
    void addAlong(const std::vector<CellId> &line, std::vector<CellId> &found) const
    {
        switch (m_rule.shape) {
        case Enclosure::Neighbour:
            if (!line.empty() && isVictim(line[0]))
                found.push_back(line[0]);
            return;
        case Enclosure::Pair:
            if (line.size() > 1 && isVictim(line[0]) && isCaptor(line[1]))
                found.push_back(line[0]);
            return;
        case Enclosure::Line: {
            const auto end = std::find_if(
                line.begin(), line.end(), [&](CellId cell) { return !isVictim(cell); });
            if (end != line.end() && isCaptor(*end))
                found.insert(found.end(), line.begin(), end);
            return;
        }
        case Enclosure::All:
            if (!line.empty() && isVictim(line[0]) && isSurrounded(line[0]))
                found.push_back(line[0]);
            return;
        }
    }

private:
    bool isSurrounded(CellId cell) const
    {
        const auto &lines = m_book.lines().from(cell, m_rule.lines);
        return std::all_of(lines.begin(), lines.end(), [&](const std::vector<CellId> &line) {
            return line.empty() || isCaptor(line.front());
        });
    }

    const RuleBook &m_book;
    const Position &m_position;
    const Enclosing &m_rule;
    PlayerId m_player;
};

} // namespace

std::vector<CellId> enclosed(const RuleBook &book,
                             const Position &position,
                             const Enclosing &rule,
                             CellId cell,
                             PlayerId player)
{
    const Encloser encloser(book, position, rule, player);
    std::vector<CellId> found;
    if (rule.backing == Backing::Friend && !encloser.hasFriendBeside(cell))
        return found;
    for (const auto &line : book.lines().from(cell, rule.lines))
        encloser.addAlong(line, found);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

} // namespace rookery
