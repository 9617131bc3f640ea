#include "model/file/design/rule_form.h"

#include "model/base/text.h"
#include "model/file/json/json_printer.h"

#include <algorithm>
#include <cassert>

namespace rookery {

namespace {

bool isOfName(char letter)
{
    return (letter >= 'a' && letter <= 'z') || letter == '-';
}

/// One text of a form's rules with its blanks filled in.
class BlankFiller
{
public:
    BlankFiller(const FormBlanks &blanks, int number)
        : m_blanks(blanks)
        , m_number(number)
    {
    }

    std::string filled(std::string_view text) const
    {
        std::string whole;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t open = text.find('[', at);
            bool isComplete = true;
            whole += plain(text.substr(at, open - at), isComplete);
            assert(isComplete);
            if (open == std::string_view::npos)
                break;
            const std::size_t close = text.find(']', open);
            whole += firstGiven(text.substr(open + 1, close - open - 1));
            at = close + 1;
        }
        return whole;
    }

    bool isGiven(std::string_view parameter) const { return m_blanks.contains(parameter); }

private:
    std::string firstGiven(std::string_view parts) const
    {
        for (const std::string_view part : split(parts, '|')) {
            bool isComplete = true;
            std::string text = plain(part, isComplete);
            if (isComplete)
                return text;
        }
        return {};
    }

    std::string plain(std::string_view text, bool &isComplete) const
    {
        std::string whole;
        for (std::size_t at = 0; at < text.size();) {
            if (text[at] != '?') {
                whole += text[at++];
                continue;
            }
            if (text.substr(at).starts_with("?#")) {
                whole += m_number > 1 ? std::to_string(m_number) : "";
                at += 2;
                continue;
            }
            const std::size_t begin = ++at;
            while (at < text.size() && isOfName(text[at]))
                ++at;
            const auto blank = m_blanks.find(text.substr(begin, at - begin));
            isComplete = isComplete && blank != m_blanks.end();
            whole += blank == m_blanks.end() ? "" : blank->second;
        }
        return whole;
    }

    const FormBlanks &m_blanks;
    int m_number;
};

JsonOut filledValue(const JsonValue &value, const BlankFiller &filler)
{
    if (value.kind() == JsonKind::String)
        return JsonOut::text(filler.filled(value.string()));
    if (value.kind() == JsonKind::List) {
        JsonOut list = JsonOut::list();
        for (const JsonValue element : value) {
            const auto given = memberOf(element, "given");
            if (!given || filler.isGiven(given->string()))
                list.add(filledValue(element, filler));
        }
        return list;
    }
    if (value.kind() != JsonKind::Object)
        return JsonOut::copied(value);
    JsonOut object = JsonOut::object();
    for (const JsonValue member : value) {
        if (member.hasKey("given"))
            continue;
        const bool isText = member.kind() == JsonKind::String;
        if (!isText || !filler.filled(member.string()).empty())
            object.set(member.key(), filledValue(member, filler));
    }
    return object;
}

/// `liberties` of `liberties(c)`.
std::string headOf(const std::string &name)
{
    return name.substr(0, name.find('('));
}

void addNames(const JsonValue &value, TakenNames &names)
{
    if (value.kind() != JsonKind::List && value.kind() != JsonKind::Object)
        return;
    for (const JsonValue child : value) {
        if (child.isMember() && child.hasKey("name") && child.kind() == JsonKind::String)
            names.insert(headOf(child.string()));
        addNames(child, names);
    }
}

TakenNames namesOf(const JsonValue &value)
{
    TakenNames names;
    addNames(value, names);
    return names;
}

} // namespace

std::vector<std::string_view> partsBetweenCommas(std::string_view text)
{
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    int depth = 0;
    bool isQuoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        isQuoted = isQuoted != (letter == '\'');
        if (!isQuoted && (letter == '{' || letter == '('))
            ++depth;
        if (!isQuoted && (letter == '}' || letter == ')'))
            --depth;
        if (letter != ',' || isQuoted || depth > 0)
            continue;
        parts.push_back(text.substr(begin, at - begin));
        begin = at + 1;
    }
    parts.push_back(text.substr(begin));
    return parts;
}

FormBlanks usualBlanks(const std::vector<FormParameter> &parameters)
{
    FormBlanks blanks;
    for (const FormParameter &parameter : parameters) {
        if (!parameter.usual.empty())
            blanks.emplace(parameter.name, parameter.usual);
    }
    return blanks;
}

TakenNames takenNames(const JsonTree &design)
{
    TakenNames names = namesOf(design.root());
    const auto edits = memberOf(memberOf(design.root(), "board"), "edits");
    const auto zones = memberOf(edits, "zones");
    if (zones && zones->kind() == JsonKind::Object) {
        for (const JsonValue zone : *zones)
            names.insert(zone.key());
    }
    return names;
}

std::string filledForm(std::string_view rules, const FormBlanks &blanks, TakenNames &taken)
{
    const auto tree = JsonTree::read(rules);
    assert(tree.has_value());
    for (int number = 1;; ++number) {
        std::string text = printJson(filledValue(tree->root(), BlankFiller(blanks, number)));
        const auto filled = JsonTree::read(text);
        assert(filled.has_value());
        const TakenNames names = namesOf(filled->root());
        const bool isFree = std::none_of(names.begin(), names.end(), [&](const std::string &name) {
            return taken.contains(name);
        });
        if (!isFree && rules.find("?#") != std::string_view::npos)
            continue;
        taken.insert(names.begin(), names.end());
        return text;
    }
}

} // namespace rookery
