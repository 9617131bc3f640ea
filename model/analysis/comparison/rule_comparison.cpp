#include "model/analysis/comparison/list_changes.h"
#include "model/analysis/comparison/member_texts.h"
#include "model/analysis/comparison/section_comparisons.h"
#include "model/base/message_list.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/board/zone_map.h"
#include "model/design/rule_path.h"
#include "model/design/rule_sheet.h"
#include "model/design/rules/passing.h"
#include "model/design/terms/rule_visitor.h"

#include <algorithm>

namespace rookery {

namespace {

/// All components of one kind in a design.
struct KindOfRule
{
    std::string_view key;
    bool isList = false;
    bool isNamed = false; ///< by the author: an own rule
    std::vector<ComponentTexts> components;
};

/// Whether components of a kind have names of their own.
class NameSeeker final : public RuleVisitor
{
public:
    void onText(std::string_view key, RuleText) override { isFound = isFound || key == "name"; }

    bool isFound = false;
};

/// The rules of one design, kind by kind in the order of a file.
class RuleLister final : public RuleVisitor
{
public:
    RuleLister(const Design &design, const Board &board)
        : m_rules(*design.rules)
        , m_names(design, board)
    {
        visitFields(*this, m_rules);
    }

    std::vector<KindOfRule> kinds;
    std::vector<MemberText> numbers; ///< that belong to no component
    Extras unknown;

    void onSaid(std::string_view key, std::string_view, RuleChoice) override
    {
        Passing passing{m_rules.pass, m_rules.passers};
        onRule(key, RuleRef(passing));
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        kinds.push_back({key, false, false, {componentTexts(rule, m_names)}});
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        KindOfRule kind{key, true, false, {}};
        for (std::size_t i = 0; i < rules.size(); ++i) {
            NameSeeker seeker;
            rules[i].visit(seeker);
            kind.isNamed = seeker.isFound;
            kind.components.push_back(componentTexts(rules[i], m_names));
        }
        kinds.push_back(std::move(kind));
    }
    void number(std::string_view key, int &value, int, int) override
    {
        const std::string text = std::to_string(value);
        numbers.push_back({std::string(key), text, text});
    }
    void extras(Extras &extras) override { unknown = extras; }

private:
    Rules m_rules;
    MemberNames m_names;
};

bool isSame(const std::vector<MemberText> &a, const std::vector<MemberText> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](auto &one, auto &other) {
        return one.path == other.path && one.print == other.print;
    });
}

bool isSame(const ComponentTexts &a, const ComponentTexts &b)
{
    return a.extras == b.extras && isSame(a.members, b.members);
}

/// Compares the components of one kind.
class KindComparison
{
public:
    KindComparison(const Counterparts &both,
                   const KindOfRule &before,
                   const KindOfRule &after,
                   DifferenceList &list)
        : m_both(both)
        , m_before(before)
        , m_after(after)
        , m_list(list)
    {
    }

    void run()
    {
        const auto isSameAt = [&](std::size_t i, std::size_t j) {
            return isSame(m_before.components[i], m_after.components[j]);
        };
        for (const ListChange &change :
             listChanges(m_before.components.size(), m_after.components.size(), isSameAt)) {
            if (change.isMoved)
                add(DifferenceKind::Changed,
                    Message("{rule}, at another place of the list: {after}", said(change)),
                    change);
            else if (!change.after)
                add(DifferenceKind::Removed,
                    Message("{rule}, gone: {before}", said(change)),
                    change);
            else if (!change.before)
                add(DifferenceKind::Added, Message("{rule}, new: {after}", said(change)), change);
            else
                addChanged(change);
        }
    }

private:
    /// The component's sentence when it is asked for.
    MessageArguments::Argument sentence(const Design &design,
                                        const std::shared_ptr<const Board> &board,
                                        std::size_t place) const
    {
        MessageArguments::Argument argument;
        std::string path(m_before.key);
        if (m_before.isList)
            path += "/" + std::to_string(place);
        argument.isSaid = true;
        argument.say = [design, board, path](const Speech &speech) {
            return ruleSentence(design, path, speech.wording, [&](std::size_t site) {
                return siteText(*board, SiteId(site), speech);
            });
        };
        return argument;
    }

    static std::string siteText(const Board &board, SiteId site, const Speech &speech)
    {
        return speech.byLabels ? siteLabel(board, site) : board.siteName(site);
    }

    /// What the kind is called, and which of its list it is: by its name, else by its place.
    Message ruleName(const ListChange &change) const
    {
        const auto rows = ruleRows();
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const RuleRow &each) {
            return each.key == m_before.key;
        });
        const ComponentTexts &rule =
            change.after ? m_after.components[*change.after] : m_before.components[*change.before];
        std::string which;
        for (const MemberText &member : rule.members) {
            if (member.path == "name" && !member.print.empty())
                which = inQuotes(member.print);
        }
        if (which.empty() && m_before.isList)
            which = std::to_string((change.after ? *change.after : *change.before) + 1);
        return Message("{kind}[ {which}]",
                       {{"kind", DifferenceList::titleArgument(row->title)}, {"which", which}});
    }

    MessageArguments said(const ListChange &change) const
    {
        MessageArguments arguments{{"rule", ruleName(change)}};
        if (change.before)
            arguments.set("before", sentence(m_both.before, m_both.sharedBefore, *change.before));
        if (change.after)
            arguments.set("after", sentence(m_both.after, m_both.sharedAfter, *change.after));
        return arguments;
    }

    void addChanged(const ListChange &change)
    {
        const ComponentTexts &before = m_before.components[*change.before];
        const ComponentTexts &after = m_after.components[*change.after];
        MessageArguments arguments = said(change);
        arguments.set("members", messagesArgument(changedMembers(before, after)));
        const auto *was = arguments.find("before");
        const auto *is = arguments.find("after");
        if (was->say({}) == is->say({}))
            add(DifferenceKind::Changed, Message("{rule}: {members}", arguments), change);
        else
            add(DifferenceKind::Changed,
                Message("{rule}: said \"{before}\", says \"{after}\" ({members})", arguments),
                change);
    }

    std::vector<Message> changedMembers(const ComponentTexts &before,
                                        const ComponentTexts &after) const
    {
        std::vector<Message> messages;
        DividedTexts was = divided(before.members);
        DividedTexts is = divided(after.members);
        addMembers(messages, was.own, is.own, {});
        for (const auto &[list, parts] : is.parts)
            addParts(messages, list, was.parts[list], parts);
        for (const auto &[list, parts] : was.parts) {
            if (!is.parts.contains(list))
                addParts(messages, list, parts, {});
        }
        if (before.extras != after.extras)
            messages.push_back(Message("unknown members are others"));
        return messages;
    }

    /// Members of the component, or of the parts at this place of a list.
    void addMembers(std::vector<Message> &messages,
                    const std::vector<MemberText> &before,
                    const std::vector<MemberText> &after,
                    const std::string &place) const
    {
        const auto find = [](const std::vector<MemberText> &members, const std::string &path) {
            const auto found = std::find_if(
                members.begin(), members.end(), [&](auto &each) { return each.path == path; });
            return found == members.end() ? nullptr : &*found;
        };
        for (const MemberText &member : before) {
            const MemberText *there = find(after, member.path);
            if (there == nullptr || there->print != member.print)
                messages.push_back(memberText(member.path, place, &member, there));
        }
        for (const MemberText &member : after) {
            if (find(before, member.path) == nullptr)
                messages.push_back(memberText(member.path, place, nullptr, &member));
        }
    }

    void addParts(std::vector<Message> &messages,
                  const std::string &list,
                  const std::vector<PartTexts> &before,
                  const std::vector<PartTexts> &after) const
    {
        const auto isSamePart = [&](std::size_t i, std::size_t j) {
            return isSame(before[i], after[j]);
        };
        for (const ListChange &change : listChanges(before.size(), after.size(), isSamePart)) {
            const std::size_t place = change.after ? *change.after : *change.before;
            const MessageArguments part{{"list", title(list)}, {"place", place + 1}};
            if (change.isMoved)
                messages.push_back(Message("{list} {place} at another place", part));
            else if (!change.after)
                messages.push_back(Message("{list} {place} gone", part));
            else if (!change.before)
                messages.push_back(Message("{list} {place} new", part));
            else
                addMembers(messages,
                           before[*change.before],
                           after[*change.after],
                           std::to_string(place + 1));
        }
    }

    MessageArguments::Argument title(const std::string &path) const
    {
        return DifferenceList::titleArgument(
            ruleFieldRow(std::string(m_before.key) + "/" + path).title);
    }

    /// Its title, with the place of the part that it is in.
    Message memberText(const std::string &path,
                       const std::string &place,
                       const MemberText *before,
                       const MemberText *after) const
    {
        return Message("{member}[ {place}]: was [{before}|none], is [{after}|none]",
                       {{"member", title(path)},
                        {"place", place},
                        {"before", before ? before->shown : MessageArguments::Argument()},
                        {"after", after ? after->shown : MessageArguments::Argument()}});
    }

    /// The cells that a component names, and those of its zones.
    static std::vector<SiteId>
    sitesOf(const KindOfRule &kind, std::optional<std::size_t> place, const Board &board)
    {
        if (!place)
            return {};
        const ComponentTexts &rule = kind.components[*place];
        std::vector<SiteId> sites = rule.sites;
        for (const ZoneId zone : rule.zones) {
            const auto cells = commonSites(board, board.recipe().edits.zones[zone.index()]);
            sites.insert(sites.end(), cells.begin(), cells.end());
        }
        return sites;
    }

    void add(DifferenceKind kind, Message sentence, const ListChange &change)
    {
        m_list.add(kind,
                   std::move(sentence),
                   m_both.cells({sitesOf(m_before, change.before, m_both.boardBefore),
                                 sitesOf(m_after, change.after, m_both.boardAfter)}));
    }

    const Counterparts &m_both;
    const KindOfRule &m_before;
    const KindOfRule &m_after;
    DifferenceList &m_list;
};

} // namespace

void compareRules(const Counterparts &both, DifferenceList &list)
{
    const RuleLister before(both.renamed, both.boardBefore);
    const RuleLister after(both.after, both.boardAfter);
    for (const DesignSection section : {DesignSection::Rules, DesignSection::OwnRules}) {
        list.begin(section);
        const bool isOwn = section == DesignSection::OwnRules;
        for (std::size_t i = 0; isOwn && i < before.numbers.size(); ++i) {
            if (before.numbers[i].print != after.numbers[i].print)
                list.value(Message("Language of the own rules"),
                           before.numbers[i].shown,
                           after.numbers[i].shown);
        }
        for (std::size_t i = 0; i < before.kinds.size(); ++i) {
            const KindOfRule &was = before.kinds[i];
            const KindOfRule &is = after.kinds[i];
            if ((was.isNamed || is.isNamed) == isOwn)
                KindComparison(both, was, is, list).run();
        }
        if (!isOwn)
            list.extras(Message("Rules"), before.unknown, after.unknown);
    }
}

} // namespace rookery
