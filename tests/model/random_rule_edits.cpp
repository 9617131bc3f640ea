#include "model/check/check.h"
#include "model/design/rule_sheet.h"
#include "model/edit/rules/approval_edits.h"
#include "model/edit/rules/description_edits.h"
#include "model/edit/rules/export_edits.h"
#include "model/edit/rules/own_texts.h"
#include "model/edit/rules/rule_kinds.h"
#include "model/edit/rules/rule_parts.h"
#include "model/edit/rules/rule_starters.h"
#include "model/edit/rules/rule_templates.h"
#include "model/exchange/target/format.h"
#include "model/file/design/rule_clip.h"
#include "model/file/design/rule_library.h"
#include "tests/model/random_edits.h"

namespace rookery::test {

namespace {

Info info(RandomEdits &dice, const Design &design)
{
    Info info = *design.info;
    info.name = dice.oneIn(4) ? "" : dice.name();
    (dice.oneIn(2) ? info.author : info.about) = dice.text();
    info.license = dice.text();
    return info;
}

Problem problem(RandomEdits &dice)
{
    Problem problem;
    problem.severity = dice.row<Severity>();
    problem.code = dice.pick(checks()).code;
    problem.message = Message("problem {number}", {{"number", dice.upTo(9)}});
    return problem;
}

bool hasApprovals(const Design &design)
{
    return !design.info->approved.empty();
}

Problem approved(RandomEdits &dice, const Design &design)
{
    const Approval approval = dice.pick(design.info->approved);
    Problem problem;
    problem.code = approval.code;
    problem.message = Message("{text}", {{"text", approval.sentence}});
    return problem;
}

ExportTarget target(RandomEdits &dice, const Design &design)
{
    ExportTarget target;
    target.format = dice.pick(formats()).id;
    if (dice.oneIn(2))
        target.options["some"] = "other";
    if (!design.pieces->types.empty() && dice.oneIn(2))
        target.pieces.push_back({dice.piece(design), dice.row<PieceFate>()});
    target.isRepeated = dice.oneIn(2);
    return target;
}

/// The components of a design's rules, each with those inside it.
void listRules(const Design &design, const std::string &path, std::vector<std::string> &paths)
{
    paths.push_back(path);
    for (const RuleField &field : ruleFields(design, path)) {
        const bool isList = field.kind == RuleFieldKind::Parts;
        for (int i = 0; isList && i < std::get<int>(field.value); ++i)
            listRules(design, field.path + "/" + std::to_string(i), paths);
    }
}

std::vector<std::string> rulesOf(const Design &design)
{
    std::vector<std::string> paths;
    for (const RuleRow &row : ruleRows()) {
        const auto count = ruleCount(design, row.key);
        if (!count)
            listRules(design, std::string(row.key), paths);
        for (std::size_t i = 0; i < count.value_or(0); ++i)
            listRules(design, std::string(row.key) + "/" + std::to_string(i), paths);
    }
    return paths;
}

/// The path of a component.
std::string rule(RandomEdits &dice, const Design &design)
{
    return dice.oneIn(20) ? "ends/99" : dice.pick(rulesOf(design));
}

/// The path of a list of components.
std::string ruleList(RandomEdits &dice, const Design &design)
{
    if (dice.oneIn(2))
        return std::string(dice.pick(ruleRows()).key);
    std::vector<std::string> lists;
    for (const RuleField &field : ruleFields(design, rule(dice, design))) {
        if (field.kind == RuleFieldKind::Parts)
            lists.push_back(field.path);
    }
    return lists.empty() ? "ends" : dice.pick(lists);
}

/// Of phrases, choices and steps.
std::vector<std::string> ruleLines(RandomEdits &dice)
{
    static const std::vector<std::vector<std::string>> said = {
        {},
        {"turn % 2 = 0"},
        {"to in edge"},
        {"turn > 3 and (count x in pieces(me)) > 2"},
        {"x in pieces(me)", "y in near(x, dirs) where empty(y)"},
        {"x in cells where empty(x)"},
        {"move x to y"},
        {"capture near(to) & pieces(other)"},
        {"if turn % 4 = 0: again"},
        {"wall from"},
        {"edge"},
        {"3"},
        {"("}};
    return dice.oneIn(8) ? std::vector{dice.name()} : dice.pick(said);
}

RuleValue ruleValue(RandomEdits &dice, const Design &design, const RuleField &field)
{
    const auto ids = [&](std::size_t count) {
        std::vector<std::size_t> list(static_cast<std::size_t>(dice.oneIn(2) ? 1 : dice.upTo(2)));
        for (std::size_t &id : list)
            id = dice.place(count);
        return list;
    };
    switch (field.kind) {
    case RuleFieldKind::Choice:
    case RuleFieldKind::Flag:
    case RuleFieldKind::Parts:
        return dice.oneIn(20) ? dice.number() : dice.upTo(field.most);
    case RuleFieldKind::Number:
        return dice.oneIn(8) ? dice.number()
                             : field.least + dice.upTo(std::min(field.most - field.least, 5));
    case RuleFieldKind::Letter:
    case RuleFieldKind::Text:
        return dice.name();
    case RuleFieldKind::Said:
        return ruleLines(dice);
    case RuleFieldKind::Cell:
        return std::vector{dice.site(design).index()};
    case RuleFieldKind::Moves:
        return ids(field.choices.size());
    case RuleFieldKind::Limit:
    case RuleFieldKind::Piece:
    case RuleFieldKind::Player:
    case RuleFieldKind::MaybePlayer:
    case RuleFieldKind::MaybeZone:
    case RuleFieldKind::Pieces:
    case RuleFieldKind::Players:
    case RuleFieldKind::Directions:
        return ids(4);
    }
    return 0;
}

std::optional<RuleField> field(RandomEdits &dice, const Design &design)
{
    const auto fields = ruleFields(design, rule(dice, design));
    return fields.empty() ? std::nullopt : std::optional(dice.pick(fields));
}

Result<Design> ruleField(RandomEdits &dice, const Design &design)
{
    const auto member = field(dice, design);
    return member ? withRuleField(design, member->path, ruleValue(dice, design, *member))
                  : withRuleField(design, "", 0);
}

std::string textPath(RandomEdits &dice, const Design &design)
{
    const auto member = field(dice, design);
    return member ? member->path : std::string();
}

/// What is said with a blank in it, or without a part.
Result<Design> draft(RandomEdits &dice, const Design &design)
{
    const std::string path = textPath(dice, design);
    auto draft = ruleDraft(design, path);
    if (draft && !draft->parts().empty()) {
        const auto part = dice.place(draft->parts().size() - 1);
        draft = dice.oneIn(2) ? withPart(*draft, part, "?") : withoutPart(*draft, part);
    }
    return draft ? withRuleDraft(design, path, *draft) : failure(draft.error());
}

/// What a check proposes for a problem that it finds.
Result<Design> mend(RandomEdits &dice, const Design &design)
{
    const CheckRow row = dice.pick(checks());
    if (!row.mend)
        return failure(Message("nothing mends it"));
    std::vector<Problem> problems;
    row.find(design, problems);
    if (problems.empty())
        return failure(Message("there is no such problem"));
    return row.mend(design, dice.pick(problems));
}

std::vector<EditKind> kindsOfRules()
{
    return {
        EDIT_KIND(withInfo, info(dice, design)),
        EDIT_KIND(withProblemApproved, problem(dice), dice.text()),
        EDIT_KIND(withExportTarget, target(dice, design)),
        EDIT_KIND(withExportsAfterSave, AfterSave(dice.upTo(1))),
        {"withRuleField", ruleField},
        EDIT_KIND(withRuleAdded, ruleList(dice, design)),
        EDIT_KIND(withRuleRemoved, rule(dice, design)),
        EDIT_KIND(withRuleMoved, rule(dice, design), static_cast<std::size_t>(dice.upTo(3))),
        EDIT_KIND(withRuleLines, textPath(dice, design), ruleLines(dice)),
        {"withRuleDraft", draft},
        EDIT_KIND(withOwnRulesRead, textsOfOwnRules(design)),
        EDIT_KIND(withKindAdded, dice.pick(ruleRows()).key),
        EDIT_KIND(withEndAdded, dice.place(endRows().size() - 1)),
        EDIT_KIND(withKingSteps,
                  static_cast<std::size_t>(dice.upTo(1)),
                  static_cast<std::size_t>(dice.upTo(3)),
                  dice.upTo(4)),
        EDIT_KIND(withRuleTemplate, dice.pick(ruleTemplates()).key),
        EDIT_KIND(withLibraryRule, dice.pick(ruleLibrary()).key),
        EDIT_KIND(withPastedRules, copiedRule(design, rule(dice, design))),
        {"mend", mend},
    };
}

} // namespace

std::vector<EditKinds> ruleEditKinds()
{
    return {{anyDesign, kindsOfRules()},
            {hasApprovals,
             {EDIT_KIND(withApprovalNote, approved(dice, design), dice.text()),
              EDIT_KIND(withApprovalWithdrawn, approved(dice, design))}}};
}

} // namespace rookery::test
