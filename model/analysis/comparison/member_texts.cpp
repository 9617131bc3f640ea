#include "model/analysis/comparison/member_texts.h"

#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/design/rule_path.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_visitor.h"
#include "model/phrase/writer.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// Gathers the members of one component and of its parts.
class MemberGatherer final : public RuleVisitor
{
public:
    MemberGatherer(const MemberNames &names, ComponentTexts &texts, std::string path)
        : m_names(names)
        , m_texts(texts)
        , m_path(std::move(path))
    {
    }

    void onChoice(std::string_view key, RuleChoice choice) override
    {
        MessageArguments::Argument shown;
        const std::string_view title = choice.title(choice.row());
        shown.isSaid = true;
        shown.say = [title](const Speech &speech) {
            return speech.wording(title);
        };
        add(key, std::string(choice.name(choice.row())), std::move(shown));
    }
    void onIds(std::string_view key, RuleIds ids) override
    {
        std::vector<std::string> names;
        for (const std::size_t index : ids.indices()) {
            names.push_back(m_names.nameOf(ids.kind(), index));
            if (ids.kind() == IdKind::Site)
                m_texts.sites.emplace_back(index);
            if (ids.kind() == IdKind::Zone)
                m_texts.zones.emplace_back(index);
        }
        // The order of a set is that of the design, and says nothing.
        std::vector<std::string> printed = names;
        if (ids.use() == IdUse::Set)
            std::sort(printed.begin(), printed.end());
        std::string print;
        for (const std::string &name : printed)
            print += name + '\n';
        const std::size_t count = names.size();
        const bool isAll = count == 0 && ids.use() == IdUse::Set && ids.kind() != IdKind::Direction;
        add(key,
            std::move(print),
            isAll ? MessageArguments::Argument(Message("all"))
                  : listArgument(std::move(names), count));
    }
    void number(std::string_view key, int &value, int, int) override
    {
        const std::string text = std::to_string(value);
        add(key, text, text);
    }
    void flag(std::string_view key, bool &value) override
    {
        add(key, value ? "yes" : "no", value ? Message("yes") : Message("no"));
    }
    void word(std::string_view key, std::string &value) override { add(key, value, value); }
    void perFile(std::string_view key, std::optional<FileLimit> &value) override
    {
        const std::string text = value ? std::to_string(value->most) : std::string();
        add(key, text, text);
    }
    void onText(std::string_view key, RuleText text) override
    {
        const std::string written =
            std::visit([&](const auto *value) { return textOf(*value); }, text.value);
        std::string line = written;
        std::replace(line.begin(), line.end(), '\n', ' ');
        add(key, written, line.empty() ? line : "\"" + line + "\"");
    }
    void onRule(std::string_view key, RuleRef rule) override
    {
        MemberGatherer parts(m_names, m_texts, m_path + std::string(key) + "/");
        rule.visit(parts);
    }
    void onRules(std::string_view key, RuleList rules) override
    {
        const std::string count = std::to_string(rules.size());
        add(key, count, count);
        for (std::size_t i = 0; i < rules.size(); ++i) {
            MemberGatherer parts(
                m_names, m_texts, m_path + std::string(key) + "/" + std::to_string(i) + "/");
            rules[i].visit(parts);
        }
    }
    void onCondition(std::string_view key, RuleEndCondition condition) override
    {
        MessageArguments::Argument shown;
        const std::string_view title = condition.about().title;
        shown.isSaid = true;
        shown.say = [title](const Speech &speech) {
            return speech.wording(title);
        };
        add(key, std::string(condition.about().key), std::move(shown));
        condition.visit(*this);
    }
    void extras(Extras &extras) override
    {
        for (const auto &[key, member] : extras)
            m_texts.extras.emplace_back(m_path + key, member);
    }

private:
    static std::string textOf(const std::string &text) { return text; }
    static std::string textOf(const phrase::Head &head)
    {
        return head.name.empty() ? head.text : phrase::written(head);
    }
    template<class Tree>
    std::string textOf(const Tree &tree) const
    {
        if constexpr (requires { tree.texts; }) {
            std::string lines;
            for (const std::string &line : phrase::written(tree, m_names.phraseNames()))
                appendItem(lines, "\n", line);
            return lines;
        } else {
            return phrase::written(tree, m_names.phraseNames());
        }
    }

    void add(std::string_view key, std::string print, MessageArguments::Argument shown)
    {
        m_texts.members.push_back({m_path + std::string(key), std::move(print), std::move(shown)});
    }

    const MemberNames &m_names;
    ComponentTexts &m_texts;
    std::string m_path;
};

} // namespace

MemberNames::MemberNames(const Design &design, const Board &board)
    : m_design(design)
    , m_board(board)
    , m_phraseNames(rookery::phraseNames(design))
{
}

ComponentTexts componentTexts(const RuleRef &rule, const MemberNames &names)
{
    ComponentTexts texts;
    MemberGatherer gatherer(names, texts, {});
    rule.visit(gatherer);
    return texts;
}

DividedTexts divided(const std::vector<MemberText> &members)
{
    DividedTexts texts;
    for (const MemberText &member : members) {
        const auto words = split(member.path, '/');
        std::string list;
        std::string path;
        std::optional<std::size_t> place;
        for (const std::string_view word : words) {
            if (const auto number = rulePlace(word)) {
                place = number;
                list = path;
            } else {
                appendItem(path, "/", word);
            }
        }
        if (!place) {
            texts.own.push_back(member);
            continue;
        }
        std::vector<PartTexts> &parts = texts.parts[list];
        parts.resize(std::max(parts.size(), *place + 1));
        parts[*place].push_back({path, member.print, member.shown});
    }
    return texts;
}

} // namespace rookery
