#include "widgets/rules/rules_panel.h"

#include "model/board/phrase_names.h"
#include "model/file/design/form_use.h"
#include "widgets/base/form.h"
#include "widgets/base/icons.h"
#include "widgets/base/shown.h"
#include "widgets/base/shown_wording.h"
#include "widgets/rules/rule_clipboard.h"
#include "widgets/rules/rule_drag.h"
#include "widgets/rules/rule_form.h"
#include "widgets/rules/rule_list.h"
#include "widgets/rules/rule_path_parts.h"
#include "widgets/rules/rule_picker.h"
#include "widgets/rules/rule_row.h"
#include "widgets/rules/rule_rows.h"
#include "widgets/rules/rule_spotlight.h"
#include "widgets/session/followed.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace rookery {

namespace {

/// So that a row is seen; where it is too tall, its sentence matters most.
void scrollTo(QScrollArea &area, const QWidget &row)
{
    area.widget()->layout()->activate();
    QScrollBar *bar = area.verticalScrollBar();
    const int top = row.mapTo(area.widget(), QPoint()).y() - 8;
    const int bottom = top + row.height() + 16;
    if (bottom > bar->value() + area.viewport()->height())
        bar->setValue(bottom - area.viewport()->height());
    if (top < bar->value())
        bar->setValue(top);
}

/// All rules of a design, each kind below its title.
QString sheetText(const Design &design)
{
    QStringList lines;
    std::string_view before;
    const auto rows = ruleRows();
    for (const RuleSentence &sentence :
         formSheet(design, shownWording(), thingNames(design).cellName)) {
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const RuleRow &each) {
            return each.key == sentence.key;
        });
        if (sentence.key != before)
            lines << (lines.isEmpty() ? QString() : QStringLiteral("\n")) + shown(row->title);
        before = sentence.key;
        lines << QStringLiteral("  • ") + QString::fromStdString(sentence.text);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

RulesPanel::RulesPanel(QWidget *parent)
    : Panel(parent)
    , m_picker(new RulePicker)
    , m_templates(new QToolButton)
    , m_sheetButton(new QToolButton)
    , m_pages(new QStackedWidget)
    , m_form(new RuleForm(this))
{
    setObjectName(QStringLiteral("rulesPanel"));
    m_form->hide();
    m_pages->addWidget(makeList());
    m_pages->addWidget(makeSheet());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(makeHeading());
    column->addWidget(m_pages, 1);
    connect(m_picker, &RulePicker::picked, this, &RulesPanel::add);
    connect(m_form, &RuleForm::edited, this, &RulesPanel::edit);
    connect(m_form, &RuleForm::cellTyped, this, &RulesPanel::typeCell);
    connect(m_form, &RuleForm::zoneWanted, this, &RulesPanel::giveNewZone);
    connect(m_form, &RuleForm::drafted, this, &RulesPanel::say);
    connect(m_form, &RuleForm::lit, this, &RulesPanel::refreshSpotlight);
    connect(m_form, &RuleForm::partWanted, this, [this](const std::string &list) {
        workspace()->session().apply(tr("Add to a rule"),
                                     withRuleAdded(workspace()->design(), list));
    });
    connect(m_form, &RuleForm::partUnwanted, this, [this](const std::string &path) {
        workspace()->session().apply(tr("Remove from a rule"),
                                     withRuleRemoved(workspace()->design(), path));
    });
}

void RulesPanel::bound()
{
    m_wanted.clear();
    m_chosen.clear();
    m_problems.clear();
    m_drag->setWorkspace(workspace());
    if (workspace()) {
        connect(&workspace()->session(), &Session::designChanged, this, [this](Sections changed) {
            if (!isVisible())
                m_isOld = true;
            else if (changed & ~Sections(Section::Info))
                refresh();
        });
    }
    refresh();
}

void RulesPanel::showEvent(QShowEvent *event)
{
    Panel::showEvent(event);
    if (m_isOld)
        refresh();
    refreshSpotlight();
}

void RulesPanel::hideEvent(QHideEvent *event)
{
    Panel::hideEvent(event);
    if (workspace() && !m_chosen.empty())
        workspace()->view().setNotes({});
}

/// The chosen rule, known by its sentence, stays chosen where others of its list come or go.
void RulesPanel::followChosen(const std::vector<RuleEntry> &entries)
{
    const auto [list, place] = listAndPlace(m_chosen);
    const auto isOfList = [&, prefix = list + "/"](const RuleEntry &entry) {
        return entry.path.starts_with(prefix);
    };
    std::vector<RuleEntry> before = m_rows->entries();
    std::erase_if(before, std::not_fn(isOfList));
    std::vector<RuleEntry> now = entries;
    std::erase_if(now, std::not_fn(isOfList));
    if (const auto found = followed(before, now, place, &RuleEntry::sentence))
        m_chosen = pathAt(list, *found);
}

void RulesPanel::refresh()
{
    m_isOld = false;
    const auto entries =
        workspace() ? ruleEntries(workspace()->design(), m_wanted) : std::vector<RuleEntry>();
    followChosen(entries);
    const bool isThere = std::any_of(entries.begin(), entries.end(), [&](const RuleEntry &entry) {
        return entry.path == m_chosen;
    });
    if (!isThere)
        m_chosen.clear();
    m_rows->show(entries);
    m_empty->setVisible(workspace() && hasNoRules(workspace()->design()));
    placeForm();
    refreshProblems();
    refreshSheet();
    refreshSpotlight();
}

void RulesPanel::placeForm()
{
    RuleRowView *target = row(m_chosen);
    m_rows->leaveFormsExceptOf(target);
    if (!target || !workspace()) {
        m_form->setParent(this);
        m_form->hide();
        return;
    }
    m_form->show(*workspace(), m_chosen);
    if (!target->isChosen())
        target->setForm(m_form);
    m_form->setVisible(true);
}

RuleRowView *RulesPanel::row(const std::string &path) const
{
    return m_rows->row(path);
}

/// So that the keyboard goes on in the choosers.
void RulesPanel::enterForm()
{
    for (QWidget *child : m_form->findChildren<QWidget *>()) {
        if (child->isVisible() && child->focusPolicy() & Qt::TabFocus)
            return child->setFocus(Qt::TabFocusReason);
    }
}

void RulesPanel::choose(const std::string &path)
{
    if (path == m_chosen)
        return;
    m_chosen = path;
    if (const RuleRowView *found = row(path))
        m_rows->reveal(*found);
    placeForm();
    scrollToChosen();
    refreshSpotlight();
}

void RulesPanel::scrollToChosen()
{
    QTimer::singleShot(0, this, [this] {
        auto *area = m_pages->findChild<QScrollArea *>();
        RuleRowView *target = row(m_chosen);
        if (area && target)
            scrollTo(*area, *target);
    });
}

void RulesPanel::goTo(const std::string &path)
{
    m_sheetButton->setChecked(false);
    const auto at = [&](std::size_t words) {
        std::size_t end = 0;
        for (std::size_t i = 0; i < words && end != std::string::npos; ++i)
            end = path.find('/', end == 0 ? 0 : end + 1);
        return path.substr(0, end);
    };
    // The pointer may name a part of the rule, or a whole list.
    for (const std::string &candidate :
         {at(2), at(1), at(1) + "/0", at(1) == "passers" ? std::string("pass") : at(1)}) {
        if (RuleRowView *found = row(candidate)) {
            choose(candidate);
            return found->setFocus(Qt::OtherFocusReason);
        }
    }
    takeKeyboard();
}

void RulesPanel::takeKeyboard()
{
    RuleRowView *found = row(m_chosen);
    if (!found && workspace() && !hasNoRules(workspace()->design()))
        found = m_rows->first();
    if (found)
        found->setFocus(Qt::OtherFocusReason);
    else
        m_picker->setFocus(Qt::OtherFocusReason);
}

void RulesPanel::step(int by)
{
    if (RuleRowView *next = m_rows->rowBeside(m_chosen, by)) {
        choose(next->entry().path);
        next->setFocus(Qt::TabFocusReason);
    }
}

/// Whole rules are copied where the keyboard is on a row; inside its choosers, what they hold.
bool RulesPanel::event(QEvent *event)
{
    const bool isOurs = event->type() == QEvent::ShortcutOverride && isCopying(event);
    if (isOurs)
        event->accept();
    return isOurs || Panel::event(event);
}

bool RulesPanel::isCopying(const QEvent *event) const
{
    const auto *key = static_cast<const QKeyEvent *>(event);
    const RuleRowView *found = row(m_chosen);
    return workspace() && ((found && found->hasFocus()) || m_picker->hasFocus())
           && (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::Paste));
}

void RulesPanel::keyPressEvent(QKeyEvent *event)
{
    RuleRowView *found = row(m_chosen);
    if (isCopying(event) && event->matches(QKeySequence::Copy))
        return copyRule(*workspace(), m_chosen);
    if (isCopying(event)) {
        if (const std::string path = pasteRules(*workspace()); !path.empty())
            goTo(path);
        return;
    }
    if (event->key() == Qt::Key_Escape && found && !found->hasFocus())
        return found->setFocus(Qt::OtherFocusReason);
    Panel::keyPressEvent(event);
}

void RulesPanel::setProblems(const std::vector<Problem> &problems)
{
    m_problems = problems;
    refreshProblems();
}

void RulesPanel::refreshProblems()
{
    if (workspace())
        m_rows->setProblems(workspace()->design(), m_problems);
}

void RulesPanel::refreshSheet()
{
    const QString sheet = workspace() ? sheetText(workspace()->design()) : QString();
    m_sheet->setPlainText(sheet.isEmpty() ? tr("There are no rules yet.") : sheet);
}

void RulesPanel::refreshSpotlight()
{
    if (!workspace() || !isVisible())
        return;
    if (auto light = m_form->light(); light && !m_chosen.empty())
        return workspace()->view().setNotes(std::move(*light));
    workspace()->view().setNotes(m_chosen.empty() ? std::vector<CellNote>()
                                                  : ruleSpotlight(*workspace(), m_chosen));
}

void RulesPanel::showSheet(bool shown)
{
    m_pages->setCurrentIndex(shown ? 1 : 0);
}

} // namespace rookery
