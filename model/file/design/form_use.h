#pragma once

#include "model/design/design.h"
#include "model/design/rule_sheet.h"
#include "model/file/design/rule_library.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Forms found again in the own rules of a design.
namespace rookery {

/// Own rules that are exactly what a form makes of these phrases. Each may have a note besides; an
/// end is what it says for those whom it names.
struct FormUse
{
    const LibraryRule *form = nullptr;
    FormBlanks blanks;              ///< the parameters that are given, as far as the rules say them
    std::string number;             ///< behind its names: nothing, `2`, `3` ...
    std::vector<std::string> paths; ///< of the rules, as `words/0`, in the order of the form

    bool isOf(std::string_view key) const { return form->key == key; }
    /// The phrase of a parameter; empty where it is not given.
    std::string_view blank(std::string_view parameter) const;
    bool has(std::string_view path) const;
    /// The path of its rule in this list; empty where it has none there.
    std::string_view pathIn(std::string_view list) const;
    /// The path of the rule that the others serve: an end, or else what is no word and no number.
    std::string_view mainPath() const;
};

/// All forms of a design, in the order of the library and of its rules. No rule belongs to two.
std::vector<FormUse> formsIn(const Design &design);

/// The form that a rule belongs to.
const FormUse *formAt(const std::vector<FormUse> &forms, std::string_view path);

/// The form in one sentence: what it says of itself with its parameters, or its help where it says
/// nothing.
std::string formSentence(const FormUse &use,
                         const Design &design,
                         const Wording &wording = {},
                         const CellNames &cells = {});

/// What a design's rules say, as ruleSheet(), a form in its one sentence.
std::vector<RuleSentence>
formSheet(const Design &design, const Wording &wording = {}, const CellNames &cells = {});

/// The names of a set of names, `{King, 'Gold General'}`; nothing for another phrase.
std::optional<std::vector<std::string>> namesInSet(std::string_view phrase);

/// The word of a choice; nothing for another phrase.
std::optional<std::string> choiceOf(const FormUse &use, std::string_view parameter);
std::optional<int> numberOf(const FormUse &use, std::string_view parameter);

} // namespace rookery
