#include "model/file/design/older_components.h"

#include "model/design/limits.h"
#include "model/file/design/older_members.h"
#include "model/file/design/rule_library.h"
#include "model/file/design/section_readers.h"
#include "model/file/json/json_printer.h"

#include <algorithm>
#include <map>
#include <utility>

namespace rookery {

namespace {

/// A value on one line.
std::string onOneLine(const JsonOut &value)
{
    const std::string text = printJson(value);
    return compactJson(JsonTree::read(text)->root());
}

/// As many line feeds as a text has, so that what follows stays on its line.
std::string linesOf(std::string_view text)
{
    return std::string(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')), '\n');
}

/// Where a member or an element begins.
std::size_t beginOf(const JsonValue &value)
{
    return value.isMember() ? value.keyOffset() : value.offset();
}

std::size_t endOf(const JsonValue &value)
{
    return value.offset() + value.source().size();
}

/// The components of one file as own rules.
class Conversion
{
public:
    explicit Conversion(const JsonTree &older)
        : m_older(older)
        , m_findings(older.text())
        , m_rules(memberOf(older.root(), "rules"))
        , m_phrases(older.root(), m_findings)
    {
    }

    WithForms run()
    {
        if (!m_rules || m_rules->kind() != JsonKind::Object || !hasComponents())
            return {};
        m_taken = takenNames(m_older);
        for (const JsonValue member : *m_rules) {
            if (const LibraryRule *form = formOf(member.key()))
                convertList(*form, member);
            else if (member.hasKey("ends") && member.kind() == JsonKind::List)
                convertEnds(member);
        }
        return {written(), m_findings.takeErrors()};
    }

private:
    static const LibraryRule *formOf(std::string_view component)
    {
        const auto rules = ruleLibrary();
        const auto rule = std::find_if(rules.begin(), rules.end(), [&](const LibraryRule &each) {
            return !each.reads.empty() && each.reads == component;
        });
        return rule == rules.end() ? nullptr : &*rule;
    }

    static const LibraryRule *formOfEnd(const JsonValue &end)
    {
        const auto when = memberOf(end, "when");
        return when && when->kind() == JsonKind::String ? formOf("ends/" + when->string())
                                                        : nullptr;
    }

    bool hasComponents() const
    {
        for (const JsonValue member : *m_rules) {
            if (formOf(member.key()))
                return true;
            if (!member.hasKey("ends") || member.kind() != JsonKind::List)
                continue;
            for (const JsonValue end : member) {
                if (formOfEnd(end))
                    return true;
            }
        }
        return false;
    }

    void convertList(const LibraryRule &form, const JsonValue &list)
    {
        const std::string key = inQuotes(list.key());
        if (!isListOf(list, key, limits::rules, "rules of one kind", m_findings))
            return;
        for (const JsonValue component : list) {
            if (isObject(component, "a rule in " + key, m_findings))
                convert(form, component);
        }
    }

    void convertEnds(const JsonValue &ends)
    {
        for (const JsonValue end : ends) {
            if (const LibraryRule *form = formOfEnd(end))
                m_ends.emplace_back(end, convert(*form, end));
        }
    }

    /// Adds the rules of the form to the lists. An end is given back, and stands where it stood.
    std::string convert(const LibraryRule &form, const JsonValue &component)
    {
        FormBlanks blanks = usualBlanks(form.parameters);
        std::vector<JsonValue> others;
        for (const JsonValue member : component) {
            const auto parameter =
                std::find_if(form.parameters.begin(),
                             form.parameters.end(),
                             [&](const FormParameter &each) { return member.hasKey(each.key()); });
            if (parameter == form.parameters.end())
                others.push_back(member);
            else if (auto phrase = m_phrases.phraseOf(*parameter, member);
                     phrase && !phrase->empty())
                blanks[parameter->name] = std::move(*phrase);
        }
        const std::string text = filledForm(form.rules, blanks, m_taken);
        const auto filled = JsonTree::read(text);
        const bool hasEnd = memberOf(filled->root(), "ends").has_value();
        std::string end;
        for (const JsonValue list : filled->root()) {
            const bool isMain =
                hasEnd ? list.hasKey("ends") : !list.hasKey("words") && !list.hasKey("numbers");
            for (const JsonValue rule : list) {
                const std::string own = onOneLine(
                    isMain ? withOthers(rule, std::exchange(others, {})) : JsonOut::copied(rule));
                if (list.hasKey("ends"))
                    end = own;
                else
                    add(list.key(), own);
            }
        }
        return end;
    }

    /// What else is said of a component, such as the outcome of an end, is said of the own rule.
    static JsonOut withOthers(const JsonValue &rule, const std::vector<JsonValue> &others)
    {
        const auto isSaid = [&](const JsonValue &member) {
            return std::any_of(others.begin(), others.end(), [&](const JsonValue &other) {
                return other.key() == member.key() && !member.hasKey("when");
            });
        };
        JsonOut whole = JsonOut::object();
        for (const JsonValue member : rule) {
            if (!isSaid(member))
                whole.set(member.key(), JsonOut::copied(member));
        }
        for (const JsonValue &other : others) {
            if (!other.hasKey("when"))
                whole.set(other.key(), JsonOut::copied(other));
        }
        return whole;
    }

    void add(const std::string &list, const std::string &rule)
    {
        std::string &rules = m_added[list];
        rules += (rules.empty() ? "" : ", ") + rule;
    }

    /// The file with what was added before the own rules that it has.
    std::string written()
    {
        const std::string_view text = m_older.text();
        std::size_t copied = m_rules->offset() + 1;
        std::string whole(text.substr(0, copied));
        bool isFirst = true;
        const auto addMember = [&](const std::string &member) {
            whole += (std::exchange(isFirst, false) ? "" : ", ") + member;
        };
        for (const JsonValue member : *m_rules) {
            std::string between(text.substr(copied, beginOf(member) - copied));
            std::erase(between, ',');
            copied = endOf(member);
            if (formOf(member.key())) {
                whole += between;
                addNewLists(addMember);
                whole += linesOf(text.substr(beginOf(member), copied - beginOf(member)));
            } else {
                whole += (std::exchange(isFirst, false) ? "" : ",") + between + nowOf(member);
            }
        }
        addNewLists(addMember);
        return whole.append(text.substr(copied));
    }

    /// Lists that the file has not.
    template<class AddMember>
    void addNewLists(AddMember &&addMember)
    {
        for (auto list = m_added.begin(); list != m_added.end();) {
            if (memberOf(m_rules, list->first)) {
                ++list;
                continue;
            }
            addMember("\"" + list->first + "\": [" + list->second + "]");
            list = m_added.erase(list);
        }
    }

    std::string nowOf(const JsonValue &member) const
    {
        const std::string_view text = m_older.text();
        std::string now(text.substr(beginOf(member), member.offset() - beginOf(member)));
        std::size_t copied = member.offset();
        const auto added = m_added.find(member.key());
        if (added != m_added.end() && member.kind() == JsonKind::List) {
            now += "[" + added->second + (member.size() > 0 ? ", " : "");
            ++copied;
        }
        if (member.hasKey("ends")) {
            for (const auto &[end, own] : m_ends) {
                now += text.substr(copied, end.offset() - copied);
                now += own + linesOf(end.source());
                copied = endOf(end);
            }
        }
        return now.append(text.substr(copied, endOf(member) - copied));
    }

    const JsonTree &m_older;
    Findings m_findings;
    std::optional<JsonValue> m_rules;
    MemberPhrases m_phrases;
    TakenNames m_taken;
    std::map<std::string, std::string> m_added; ///< by list the rules, separated by commas
    std::vector<std::pair<JsonValue, std::string>> m_ends;
};

} // namespace

WithForms withForms(const JsonTree &older)
{
    return Conversion(older).run();
}

} // namespace rookery
