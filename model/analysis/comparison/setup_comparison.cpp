#include "model/analysis/comparison/section_comparisons.h"

#include <map>

namespace rookery {

namespace {

Message pieceText(const Design &design, const Placement &placement)
{
    const Pieces &pieces = *design.pieces;
    return Message("{player} {piece}[, promoted from {was}]",
                   {{"player", (*design.rules)[placement.player].name},
                    {"piece", pieces[placement.piece].name},
                    {"was", placement.was ? pieces[*placement.was].name : std::string()}});
}

/// Sites on which the same stood before and the same stands now.
struct SameChange
{
    Message was;
    Message is;
    OnBoth<SiteId> sites;
};

class SetupComparison
{
public:
    explicit SetupComparison(const Counterparts &both)
        : m_both(both)
    {
    }

    std::vector<SameChange> take()
    {
        for (const Placement &placement : m_both.before.setup->placements) {
            const auto site = m_both.sites.after(placement.site);
            const Placement *there = site ? m_both.after.setup->at(*site) : nullptr;
            if (there == nullptr || !isSame(placement, *there))
                add(&placement, there);
        }
        for (const Placement &placement : m_both.after.setup->placements) {
            const auto site = m_both.sites.before(placement.site);
            if (!site || m_both.before.setup->at(*site) == nullptr)
                add(nullptr, &placement);
        }
        return std::move(m_changes);
    }

private:
    bool isSame(const Placement &before, const Placement &after) const
    {
        return m_both.mapped(before) == after;
    }

    void add(const Placement *before, const Placement *after)
    {
        const Message was = before ? pieceText(m_both.before, *before) : Message();
        const Message is = after ? pieceText(m_both.after, *after) : Message();
        const auto [row, isNew] =
            m_rows.emplace(std::pair(was.text(), is.text()), m_changes.size());
        if (isNew)
            m_changes.push_back({was, is, {}});
        OnBoth<SiteId> &sites = m_changes[row->second].sites;
        const auto add = [](std::vector<SiteId> &list, std::optional<SiteId> site) {
            if (site)
                list.push_back(*site);
        };
        add(sites.before, before ? before->site : m_both.sites.before(after->site));
        add(sites.after, after ? after->site : m_both.sites.after(before->site));
    }

    const Counterparts &m_both;
    std::map<std::pair<std::string, std::string>, std::size_t> m_rows;
    std::vector<SameChange> m_changes;
};

/// By player and type of the first design.
std::map<std::pair<PlayerId, PieceId>, int> handsBefore(const Counterparts &both)
{
    std::map<std::pair<PlayerId, PieceId>, int> counts;
    for (const HandEntry &entry : both.before.setup->hands)
        counts[{entry.player, entry.piece}] = entry.count;
    return counts;
}

void addHand(
    DifferenceList &list, const std::string &player, const std::string &piece, int was, int is)
{
    if (was != is)
        list.value(Message("{piece} in hand of {player}", {{"player", player}, {"piece", piece}}),
                   was,
                   is);
}

void compareHands(const Counterparts &both, DifferenceList &list)
{
    auto was = handsBefore(both);
    for (const HandEntry &entry : both.after.setup->hands) {
        const auto player = both.players.before(entry.player);
        const auto piece = both.pieces.before(entry.piece);
        int count = 0;
        if (player && piece) {
            const auto found = was.find({*player, *piece});
            count = found == was.end() ? 0 : found->second;
            was.erase({*player, *piece});
        }
        addHand(list,
                (*both.after.rules)[entry.player].name,
                (*both.after.pieces)[entry.piece].name,
                count,
                entry.count);
    }
    for (const auto &[key, count] : was)
        addHand(list,
                (*both.before.rules)[key.first].name,
                (*both.before.pieces)[key.second].name,
                count,
                0);
}

} // namespace

void compareSetups(const Counterparts &both, DifferenceList &list)
{
    list.begin(DesignSection::Setup);
    for (SameChange &change : SetupComparison(both).take()) {
        const bool isOnSecond = !change.sites.after.empty();
        list.value(Message("{cells}",
                           {{"cells",
                             isOnSecond ? sitesArgument(both.boardAfter, change.sites.after)
                                        : sitesArgument(both.boardBefore, change.sites.before)}}),
                   change.was,
                   change.is,
                   both.cells(change.sites));
    }
    compareHands(both, list);
}

} // namespace rookery
