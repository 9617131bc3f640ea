#include "model/file/design/form_use.h"

#include "model/base/text.h"
#include "model/board/board.h"
#include "model/file/design/form_text.h"
#include "model/file/design/rule_writer.h"
#include "model/file/json/json_printer.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <numeric>

namespace rookery {

namespace {

bool isTheSame(const JsonValue &a, const JsonValue &b)
{
    return printJson(JsonOut::copied(a)) == printJson(JsonOut::copied(b));
}

/// One rule of a form and the list that it belongs to.
struct FormRule
{
    std::string list;
    JsonValue rule;
};

/// Finds one form among the rules of a design that no other form has.
class FormSearch
{
public:
    FormSearch(const LibraryRule &form,
               const JsonValue &formRules,
               const JsonValue &designRules,
               const std::vector<FormUse> &found)
        : m_form(form)
        , m_design(designRules)
        , m_found(found)
    {
        for (const JsonValue list : formRules) {
            for (const JsonValue rule : list)
                m_rules.push_back({list.key(), rule});
        }
    }

    std::optional<FormUse> next()
    {
        m_paths.clear();
        if (!findFrom(0, {}))
            return std::nullopt;
        return FormUse{&m_form, m_reading.blanks, m_reading.number.value_or(""), m_paths};
    }

private:
    bool findFrom(std::size_t at, const FormReading &known)
    {
        if (at == m_rules.size()) {
            m_reading = known;
            return !m_paths.empty();
        }
        const auto given = memberOf(m_rules[at].rule, "given");
        const std::string parameter = given ? given->string() : std::string();
        if (!given || !known.none.contains(parameter)) {
            if (findRule(at, given ? withGiven(known, parameter) : known))
                return true;
        }
        if (!given || known.blanks.contains(parameter))
            return false;
        FormReading without = known;
        without.none.insert(parameter);
        return findFrom(at + 1, without);
    }

    /// What a parameter is that only says whether a rule is there.
    FormReading withGiven(FormReading known, const std::string &parameter) const
    {
        if (known.blanks.contains(parameter))
            return known;
        for (const FormParameter &each : m_form.parameters) {
            if (each.name != parameter)
                continue;
            for (const auto &[word, phrase] : each.words) {
                if (!phrase.empty())
                    known.blanks.emplace(parameter, phrase);
            }
        }
        return known;
    }

    bool findRule(std::size_t at, const FormReading &known)
    {
        const auto list = memberOf(m_design, m_rules[at].list);
        if (!list)
            return false;
        std::size_t place = 0;
        for (const JsonValue rule : *list) {
            const std::string path = m_rules[at].list + "/" + std::to_string(place++);
            if (isTaken(path))
                continue;
            FormReading reading = known;
            if (!reads(m_rules[at].rule, rule, m_rules[at].list == "ends", reading))
                continue;
            m_paths.push_back(path);
            if (findFrom(at + 1, reading))
                return true;
            m_paths.pop_back();
        }
        return false;
    }

    bool isTaken(std::string_view path) const
    {
        return std::find(m_paths.begin(), m_paths.end(), path) != m_paths.end()
               || formAt(m_found, path) != nullptr;
    }

    /// Whether the form could have made this rule.
    static bool
    reads(const JsonValue &form, const JsonValue &rule, bool isEnd, FormReading &reading)
    {
        for (const JsonValue member : form) {
            if (member.hasKey("given"))
                continue;
            if (isEnd && member.hasKey("because"))
                continue;
            const auto own = memberOf(rule, member.key());
            const bool isText = member.kind() == JsonKind::String;
            if (own ? !readsValue(member, *own, reading)
                    : !isText || !readFormText(member.string(), "", reading))
                return false;
        }
        for (const JsonValue member : rule) {
            const bool isOfEnd = isEnd && (member.hasKey("outcome") || member.hasKey("players"));
            if (!memberOf(form, member.key()) && !isOfEnd && !member.hasKey("note"))
                return false;
        }
        return true;
    }

    static bool readsValue(const JsonValue &form, const JsonValue &value, FormReading &reading)
    {
        if (form.kind() != value.kind())
            return false;
        if (form.kind() == JsonKind::String)
            return readFormText(form.string(), value.string(), reading);
        if (form.kind() != JsonKind::List)
            return isTheSame(form, value);
        auto own = value.begin();
        for (const JsonValue element : form) {
            if (own == value.end() || !readsValue(element, *own, reading))
                return false;
            ++own;
        }
        return own == value.end();
    }

    const LibraryRule &m_form;
    const JsonValue m_design;
    const std::vector<FormUse> &m_found;
    std::vector<FormRule> m_rules;
    std::vector<std::string> m_paths;
    FormReading m_reading;
};

/// The rules of each form of the library, in its order.
const std::vector<JsonTree> &formTrees()
{
    static const std::vector<JsonTree> trees = [] {
        std::vector<JsonTree> read;
        for (const LibraryRule &form : ruleLibrary()) {
            auto tree = JsonTree::read(form.rules);
            assert(tree.has_value());
            read.push_back(*std::move(tree));
        }
        return read;
    }();
    return trees;
}

/// Places of the forms, those of many rules first: a rule of theirs may be all that another has.
const std::vector<std::size_t> &formOrder()
{
    static const std::vector<std::size_t> order = [] {
        std::vector<std::size_t> rules;
        for (const JsonTree &tree : formTrees()) {
            std::size_t count = 0;
            for (const JsonValue list : tree.root())
                count += list.size();
            rules.push_back(count);
        }
        std::vector<std::size_t> places(rules.size());
        std::iota(places.begin(), places.end(), std::size_t(0));
        std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
            return rules[a] > rules[b];
        });
        return places;
    }();
    return order;
}

/// The text of a name without its quotes; nothing for anything but a name.
std::optional<std::string> plainName(std::string_view text)
{
    if (text.empty())
        return std::nullopt;
    if (text.front() != '\'') {
        const bool isName = std::all_of(text.begin(), text.end(), [](char letter) {
            return std::string_view(" (){}&+,'").find(letter) == std::string_view::npos;
        });
        return isName ? std::optional(std::string(text)) : std::nullopt;
    }
    std::string name;
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (text[at] != '\'')
            name += text[at];
        else if (at + 1 < text.size() && text[at + 1] == '\'')
            name += text[at++];
        else
            return at + 1 == text.size() ? std::optional(name) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::string_view FormUse::blank(std::string_view parameter) const
{
    const auto found = blanks.find(parameter);
    return found == blanks.end() ? std::string_view() : std::string_view(found->second);
}

bool FormUse::has(std::string_view path) const
{
    return std::find(paths.begin(), paths.end(), path) != paths.end();
}

std::string_view FormUse::pathIn(std::string_view list) const
{
    const auto found = std::find_if(paths.begin(), paths.end(), [&](const std::string &path) {
        return path.starts_with(list) && path.substr(list.size()).starts_with('/');
    });
    return found == paths.end() ? std::string_view() : std::string_view(*found);
}

std::string_view FormUse::mainPath() const
{
    if (const std::string_view end = pathIn("ends"); !end.empty())
        return end;
    const auto main = std::find_if(paths.begin(), paths.end(), [](const std::string &path) {
        return !path.starts_with("words/") && !path.starts_with("numbers/");
    });
    return main == paths.end() ? paths.front() : *main;
}

std::vector<FormUse> formsIn(const Design &design)
{
    std::vector<FormUse> found;
    const std::string text = printJson(rulesOut(design, Board(design.board, design.directions)));
    const auto rules = JsonTree::read(text);
    assert(rules.has_value());
    for (const std::size_t i : formOrder()) {
        const JsonValue form = formTrees()[i].root();
        while (auto use = FormSearch(ruleLibrary()[i], form, rules->root(), found).next())
            found.push_back(std::move(*use));
    }
    std::stable_sort(found.begin(), found.end(), [](const FormUse &a, const FormUse &b) {
        return a.form < b.form;
    });
    return found;
}

const FormUse *formAt(const std::vector<FormUse> &forms, std::string_view path)
{
    const auto found =
        std::find_if(forms.begin(), forms.end(), [&](const FormUse &use) { return use.has(path); });
    return found == forms.end() ? nullptr : &*found;
}

std::optional<std::vector<std::string>> namesInSet(std::string_view phrase)
{
    if (phrase.size() < 2 || phrase.front() != '{' || phrase.back() != '}')
        return std::nullopt;
    std::vector<std::string> names;
    for (const std::string_view part : partsBetweenCommas(phrase.substr(1, phrase.size() - 2))) {
        auto name = plainName(trimmed(part));
        if (!name)
            return std::nullopt;
        names.push_back(std::move(*name));
    }
    return names;
}

std::optional<std::string> choiceOf(const FormUse &use, std::string_view parameter)
{
    for (const FormParameter &each : use.form->parameters) {
        for (const auto &[word, phrase] : each.words) {
            if (each.name == parameter && phrase == use.blank(parameter))
                return word;
        }
    }
    return std::nullopt;
}

std::optional<int> numberOf(const FormUse &use, std::string_view parameter)
{
    const std::string_view phrase = use.blank(parameter);
    int number = 0;
    const auto [end, error] = std::from_chars(phrase.data(), phrase.data() + phrase.size(), number);
    const bool isNumber = error == std::errc() && end == phrase.data() + phrase.size();
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace rookery
