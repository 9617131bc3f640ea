#include "model/board/phrase_names.h"
#include "model/design/rule_path.h"
#include "model/design/rule_sentence.h"
#include "model/file/design/form_use.h"
#include "model/phrase/reader.h"
#include "model/phrase/sentences.h"

namespace rookery {

namespace {

/// Parameters as arguments of what a form says.
class FormArguments
{
public:
    FormArguments(const Design &design, const Wording &wording, const CellNames &cells)
        : m_naming(design, wording)
        , m_names(phraseNames(design))
    {
        if (cells)
            m_names.cellName = cells;
        m_scope.given = {{"p", phrase::Type::Player, phrase::Origin::Given}};
        m_scope.isAfterMove = true;
    }

    MessageArguments of(const FormUse &use)
    {
        for (const FormParameter &parameter : use.form->parameters)
            add(use, parameter.name);
        return std::move(m_arguments);
    }

private:
    void add(const FormUse &use, const std::string &parameter)
    {
        const std::string_view text = use.blank(parameter);
        if (const auto names = namesInSet(text); names || text.empty())
            return setNames(
                m_arguments, parameter, names.value_or(std::vector<std::string>()), m_naming);
        const std::string said = saidOf(text);
        const auto choice = choiceOf(use, parameter);
        const auto number = numberOf(use, parameter);
        if (number && !choice)
            m_arguments.set(parameter, *number);
        else
            m_arguments.set(parameter, {said, choice.value_or("")});
        m_arguments.set(parameter + ":or", said);
        m_arguments.set(parameter + ":a", said);
    }

    /// A set of cells that each player has is called by its name alone.
    std::string saidOf(std::string_view text) const
    {
        if (text.ends_with("(p)") && text.find_first_of(" (") == text.size() - 3)
            return std::string(text.substr(0, text.size() - 3));
        const auto read = phrase::readPhrase(text, std::nullopt, m_scope, m_names);
        return read ? phrase::said(*read, m_names, m_naming.wording) : std::string(text);
    }

    RuleNaming m_naming;
    phrase::Names m_names;
    phrase::Scope m_scope;
    MessageArguments m_arguments;
};

/// "a Lion ..." begins a sentence.
std::string capitalised(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

} // namespace

std::string formSentence(const FormUse &use,
                         const Design &design,
                         const Wording &wording,
                         const CellNames &cells)
{
    if (use.form->says.empty())
        return wording(use.form->help);
    const std::string said =
        filled(wording(use.form->says), FormArguments(design, wording, cells).of(use), {wording});
    const auto end = rulePlace(use.pathIn("ends").substr(use.pathIn("ends").find('/') + 1));
    if (!end)
        return capitalised(said);
    Rules rules = *design.rules;
    rules.ends[*end].because = {}; // the form's own words say it
    return ruleText(RuleRef(rules.ends[*end]),
                    &RuleAbout::sentence,
                    RuleNaming(design, wording, cells),
                    {{"when", said}});
}

std::vector<RuleSentence>
formSheet(const Design &design, const Wording &wording, const CellNames &cells)
{
    const auto forms = formsIn(design);
    std::vector<RuleSentence> sheet;
    for (RuleSentence &sentence : ruleSheet(design, wording, cells)) {
        const std::string path = std::string(sentence.key) + "/" + std::to_string(sentence.index);
        const FormUse *use = formAt(forms, path);
        if (use && use->mainPath() != path)
            continue;
        if (use)
            sentence.text = formSentence(*use, design, wording, cells);
        sheet.push_back(std::move(sentence));
    }
    return sheet;
}

} // namespace rookery
