#include "model/analysis/comparison/difference_list.h"

#include "model/base/shown.h"

#include <algorithm>
#include <map>

namespace rookery {

namespace {

constexpr std::size_t wholeLength = 60; ///< of a text that is said whole

bool beginsCharacter(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

/// The part of a long text that differs from another one, with a word or two before it.
std::string_view partOf(std::string_view text, std::string_view other)
{
    if (std::max(text.size(), other.size()) <= wholeLength)
        return text;
    const std::size_t common = std::min(text.size(), other.size());
    std::size_t begin = 0;
    while (begin < common && text[begin] == other[begin])
        ++begin;
    std::size_t end = 0;
    while (end < common - begin && text[text.size() - 1 - end] == other[other.size() - 1 - end])
        ++end;
    constexpr std::size_t lead = 12;
    std::size_t from = begin > lead ? begin - lead : 0;
    if (const std::size_t space = text.find(' ', from); from > 0 && space < begin)
        from = space + 1;
    while (from < begin && !beginsCharacter(text[from]))
        ++from;
    const std::size_t stop = text.find(' ', text.size() - end);
    return text.substr(from, stop == std::string_view::npos ? stop : stop - from);
}

} // namespace

MessageArguments::Argument quotedArgument(std::string_view text)
{
    return text.empty() ? std::string() : inQuotes(text);
}

MessageArguments::Argument sitesArgument(const Board &board, std::vector<SiteId> sites)
{
    std::sort(sites.begin(), sites.end());
    std::vector<CellId> cells;
    std::vector<std::string> names;
    for (const SiteId site : sites) {
        names.push_back(board.siteName(site));
        if (const auto cell = board.cellAt(site))
            cells.push_back(*cell);
    }
    return cells.size() == names.size() ? cellsArgument(board, cells)
                                        : listArgument(std::move(names));
}

MessageArguments::Argument orientationArgument(Lattice lattice, const Orientation &orientation)
{
    for (const auto &row : latticeOrientations(lattice)) {
        if (row.value == orientation)
            return DifferenceList::titleArgument(row.title);
    }
    return {};
}

MessageArguments::Argument DifferenceList::titleArgument(std::string_view title)
{
    MessageArguments::Argument argument{std::string(title)};
    argument.say = [title = std::string(title)](const Speech &speech) {
        return speech.wording(title);
    };
    return argument;
}

bool DifferenceList::goesOn()
{
    if (m_watch.stop && *m_watch.stop)
        return false;
    if (m_watch.heard)
        m_watch.heard(m_begun, m_parts);
    ++m_begun;
    return true;
}

void DifferenceList::add(DifferenceKind kind, Message sentence, OnBoth<CellId> cells)
{
    m_list.push_back(
        {m_section, kind, std::move(sentence), std::move(cells.before), std::move(cells.after)});
}

void DifferenceList::value(const Message &what,
                           const MessageArguments::Argument &before,
                           const MessageArguments::Argument &after,
                           OnBoth<CellId> cells)
{
    const DifferenceKind kind = !before.isSaid  ? DifferenceKind::Added
                                : !after.isSaid ? DifferenceKind::Removed
                                                : DifferenceKind::Changed;
    add(kind,
        Message("{what}: was [{before}|none], is [{after}|none]",
                {{"what", what}, {"before", before}, {"after", after}}),
        std::move(cells));
}

void DifferenceList::text(const Message &what, std::string_view before, std::string_view after)
{
    if (before == after)
        return;
    value(what, quotedArgument(partOf(before, after)), quotedArgument(partOf(after, before)));
}

void DifferenceList::extras(const Message &what, const Extras &before, const Extras &after)
{
    std::map<std::string, std::pair<std::string, std::string>> members;
    for (const auto &[key, member] : before)
        members[key].first = member;
    for (const auto &[key, member] : after)
        members[key].second = member;
    bool isSame = true;
    for (const auto &[key, both] : members) {
        isSame = isSame && both.first == both.second;
        text(Message("{what}, unknown member {key}", {{"what", what}, {"key", inQuotes(key)}}),
             both.first,
             both.second);
    }
    if (isSame && before != after)
        changed(Message("{what}: the unknown members stand in another order", {{"what", what}}));
}

} // namespace rookery
