#include "model/board/labels.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/rules/army_guesses.h"
#include "model/edit/rules/own_texts.h"
#include "model/edit/rules/rule_kinds.h"
#include "model/edit/rules/rule_starters.h"
#include "model/edit/rules/rule_templates.h"
#include "widgets/rules/rule_clipboard.h"
#include "widgets/rules/rule_path_parts.h"
#include "widgets/rules/rule_picker.h"
#include "widgets/rules/rules_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QToolButton>

#include <algorithm>
#include <optional>
#include <utility>

/// What the rows and buttons of the panel do to the design.
namespace rookery {

namespace {

/// Of `castling/1/wings/0/king-to`: which castling, and which wing of it.
std::optional<std::pair<std::size_t, std::size_t>> kingFieldOf(const std::string &path)
{
    constexpr std::string_view wings = "/wings";
    constexpr std::string_view member = "/king-to";
    if (!path.ends_with(member))
        return std::nullopt;
    const auto [list, wing] = listAndPlace(path.substr(0, path.size() - member.size()));
    return std::pair(listAndPlace(list.substr(0, list.size() - wings.size())).second, wing);
}

bool isCount(const QString &text)
{
    bool isNumber = false;
    const int count = text.toInt(&isNumber);
    return isNumber && count >= 0;
}

/// A zone of the selected cells for this member of a rule; without any, they are painted next.
bool addZoneFor(Workspace &workspace, const std::string &path)
{
    Choices &choices = workspace.choices();
    const std::vector<SiteId> cells(choices.selection().begin(), choices.selection().end());
    const ZoneId made(workspace.design().board->edits.zones.size());
    auto next = withNewZone(workspace.design(), cells);
    if (next)
        next = withRuleField(*next, path, std::vector{made.index()});
    if (!workspace.session().apply(RulesPanel::tr("Add a zone"), std::move(next)))
        return false;
    choices.setZone(made);
    if (!cells.empty())
        return true;
    choices.setMode(Mode::Board);
    choices.setTool(QStringLiteral("zone"));
    Q_EMIT workspace.said(
        RulesPanel::tr("Paint the cells of the new zone; Setup mode leads back to the rule"));
    return true;
}

} // namespace

void RulesPanel::add(const QString &kind, int condition)
{
    if (!workspace())
        return;
    const std::string list = kind.toStdString();
    m_sheetButton->setChecked(false);
    if (condition == RulePicker::fromLibrary) {
        if (const std::string path = addLibraryRule(*workspace(), list); !path.empty())
            goTo(path);
        return;
    }
    m_wanted.insert(list);
    const Design &design = workspace()->design();
    auto next = condition >= 0 ? withEndAdded(design, static_cast<std::size_t>(condition))
                               : withKindAdded(design, list);
    const bool isThere = next && *next == design; // it only gets a row
    if (isThere)
        refresh();
    else if (!workspace()->session().apply(tr("Add a rule"), std::move(next)))
        return;
    const auto count = ruleCount(workspace()->design(), list);
    goTo(count ? pathAt(list, std::max<std::size_t>(*count, 1) - 1) : list);
}

void RulesPanel::remove(const std::string &path)
{
    const auto [list, place] = listAndPlace(path);
    m_wanted.erase(list);
    auto next = withRuleRemoved(workspace()->design(), path);
    if (next && *next == workspace()->design())
        return refresh(); // it said what is usual
    if (!workspace()->session().apply(tr("Remove a rule"), std::move(next)))
        return;
    const auto left = ruleCount(workspace()->design(), list).value_or(0);
    if (left > 0)
        goTo(pathAt(list, std::min(place, left - 1)));
    else
        m_picker->setFocus(Qt::OtherFocusReason);
}

void RulesPanel::move(const std::string &path, int by)
{
    const auto [list, place] = listAndPlace(path);
    const auto count = ruleCount(workspace()->design(), list).value_or(0);
    const auto to = static_cast<std::ptrdiff_t>(place) + by;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(count))
        return;
    moveTo(path, static_cast<std::size_t>(to));
}

void RulesPanel::moveTo(const std::string &path, std::size_t target)
{
    const auto [list, place] = listAndPlace(path);
    if (workspace()->session().apply(tr("Move a rule"),
                                     withRuleMoved(workspace()->design(), path, target)))
        goTo(pathAt(list, target));
}

void RulesPanel::edit(const std::string &path, const RuleValue &value)
{
    if (!workspace())
        return; // a field gives up the keyboard while its design is closed
    const bool isDone =
        workspace()->session().apply(tr("Change a rule"),
                                     withRuleField(workspace()->design(), path, value),
                                     QStringLiteral("rule:") + QString::fromStdString(path));
    if (!isDone)
        placeForm(); // shows what holds
}

void RulesPanel::say(const std::string &path, const phrase::Draft &draft, const QString &mergeKey)
{
    if (workspace())
        workspace()->session().apply(
            tr("Say a rule"), withRuleDraft(workspace()->design(), path, draft), mergeKey);
}

void RulesPanel::typeCell(const std::string &path, const QString &name)
{
    if (!workspace())
        return;
    if (const auto cell = findLabelled(workspace()->board(), name.toStdString()))
        return edit(path, std::vector{workspace()->board().site(*cell).index()});
    if (const auto wing = kingFieldOf(path); wing && isCount(name)) {
        if (!workspace()->session().apply(
                tr("Change a rule"),
                withKingSteps(workspace()->design(), wing->first, wing->second, name.toInt())))
            placeForm();
        return;
    }
    Q_EMIT workspace()->said(tr("There is no cell “%1” on this board").arg(name));
    placeForm();
}

void RulesPanel::giveNewZone(const std::string &path)
{
    if (workspace() && !addZoneFor(*workspace(), path))
        placeForm(); // shows what holds
}

void RulesPanel::applyTemplate(const QString &key)
{
    if (!workspace())
        return;
    m_sheetButton->setChecked(false);
    workspace()->session().apply(tr("Rules from a template"),
                                 withRuleTemplate(workspace()->design(), key.toStdString()));
}

void RulesPanel::markRoyal()
{
    const Design &design = workspace()->design();
    const auto king = likelyKing(design);
    if (!king) {
        Q_EMIT workspace()->said(
            tr("Which piece is royal is not clear; add the rule “Royal groups” and choose it"));
        return add(QStringLiteral("royals"), -1);
    }
    Design next = design;
    next.pieces.edit([&](Pieces &pieces) { pieces.types[king->index()].royalty = Royalty::Royal; });
    workspace()->session().apply(tr("Mark a royal piece"), withRuleAdded(next, "ends"));
}

void RulesPanel::copySheet()
{
    QGuiApplication::clipboard()->setText(m_sheet->toPlainText());
}

} // namespace rookery
