#include "widgets/rules/rules_panel.h"

#include "model/edit/army_guesses.h"
#include "model/edit/rule_templates.h"
#include "widgets/icons.h"
#include "widgets/panels/form.h"
#include "widgets/rules/rule_form.h"
#include "widgets/rules/rule_list.h"
#include "widgets/rules/rule_picker.h"
#include "widgets/rules/rule_row.h"
#include "widgets/rules/rule_spotlight.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

QString text(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

/// The place of a rule in its list, and the list.
std::pair<std::string, std::size_t> listAndPlace(const std::string &path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return {path, 0};
    return {path.substr(0, slash), std::stoul(path.substr(slash + 1))};
}

std::string pathAt(const std::string &list, std::size_t place)
{
    return list + "/" + std::to_string(place);
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
    connect(m_form, &RuleForm::partWanted, this, [this](const std::string &list) {
        workspace()->session().apply(tr("Add to a rule"),
                                     withRuleAdded(workspace()->design(), list));
    });
    connect(m_form, &RuleForm::partUnwanted, this, [this](const std::string &path) {
        workspace()->session().apply(tr("Remove from a rule"),
                                     withRuleRemoved(workspace()->design(), path));
    });
}

QLayout *RulesPanel::makeHeading()
{
    m_templates->setObjectName(QStringLiteral("ruleTemplates"));
    m_templates->setText(tr("Template"));
    m_templates->setPopupMode(QToolButton::InstantPopup);
    m_templates->setFocusPolicy(Qt::StrongFocus);
    form::explain(m_templates,
                  m_templates->text(),
                  tr("Replaces all rules by those of a family of games; one step to undo"));
    auto *menu = new QMenu(m_templates);
    menu->setToolTipsVisible(true);
    for (const RuleTemplate &row : ruleTemplates()) {
        QAction *action = menu->addAction(text(row.title));
        action->setToolTip(text(row.says));
        action->setStatusTip(text(row.says));
        connect(
            action, &QAction::triggered, this, [this, key = text(row.key)] { applyTemplate(key); });
    }
    m_templates->setMenu(menu);
    m_sheetButton->setObjectName(QStringLiteral("ruleSheetButton"));
    m_sheetButton->setText(tr("Sheet"));
    m_sheetButton->setCheckable(true);
    m_sheetButton->setFocusPolicy(Qt::StrongFocus);
    form::explain(
        m_sheetButton, tr("Rule sheet"), tr("Shows the rules as a text to read and to copy"));
    connect(m_sheetButton, &QToolButton::toggled, this, &RulesPanel::showSheet);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(10, 8, 10, 6);
    row->setSpacing(6);
    row->addWidget(m_picker);
    row->addStretch();
    row->addWidget(m_templates);
    row->addWidget(m_sheetButton);
    return row;
}

QWidget *RulesPanel::makeEmptyPage()
{
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("noRules"));
    auto *says =
        new QLabel(tr("Nobody can lose yet. <b>Mark a royal piece</b> or add another goal."));
    says->setWordWrap(true);
    auto *royal = new QPushButton(tr("Mark a royal piece"));
    royal->setObjectName(QStringLiteral("markRoyal"));
    form::explain(
        royal, royal->text(), tr("Makes the likeliest piece royal and adds checkmate as an end"));
    connect(royal, &QPushButton::clicked, this, &RulesPanel::markRoyal);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(8);
    column->addWidget(says);
    column->addWidget(royal, 0, Qt::AlignLeft);
    column->addSpacing(6);
    column->addWidget(form::heading(tr("Begin with the rules of a family")));
    for (const RuleTemplate &row : ruleTemplates()) {
        auto *button = new QPushButton(text(row.title));
        button->setObjectName(QStringLiteral("template:") + text(row.key));
        form::explain(button, text(row.title), text(row.says));
        auto *explained = new QLabel(text(row.says));
        explained->setWordWrap(true);
        explained->setForegroundRole(QPalette::PlaceholderText);
        column->addWidget(button);
        column->addWidget(explained);
        connect(button, &QPushButton::clicked, this, [this, key = text(row.key)] {
            applyTemplate(key);
        });
    }
    return page;
}

QWidget *RulesPanel::makeList()
{
    auto *page = new QWidget;
    m_column = new QVBoxLayout;
    m_column->setSpacing(4);
    m_empty = makeEmptyPage();
    auto *outer = new QVBoxLayout;
    outer->setSpacing(4);
    outer->addLayout(m_column);
    outer->addWidget(m_empty);
    outer->addStretch();
    form::wrapInScrollArea(page, outer);
    return page;
}

QWidget *RulesPanel::makeSheet()
{
    auto *page = new QWidget;
    m_sheet = new QPlainTextEdit;
    m_sheet->setObjectName(QStringLiteral("ruleSheet"));
    m_sheet->setReadOnly(true);
    m_sheet->setTabChangesFocus(true);
    form::explain(m_sheet, tr("Rule sheet"), tr("The rules in plain words"));
    auto *copy = new QPushButton(tr("Copy"));
    copy->setObjectName(QStringLiteral("copyRuleSheet"));
    form::explain(copy, tr("Copy the rule sheet"), tr("Puts the whole sheet on the clipboard"));
    connect(copy, &QPushButton::clicked, this, &RulesPanel::copySheet);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(10, 0, 10, 8);
    column->addWidget(m_sheet, 1);
    column->addWidget(copy, 0, Qt::AlignRight);
    return page;
}

void RulesPanel::bound()
{
    m_wanted.clear();
    m_chosen.clear();
    m_problems.clear();
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
        workspace()->setNotes({});
}

void RulesPanel::refresh()
{
    m_isOld = false;
    const auto entries =
        workspace() ? ruleEntries(workspace()->design(), m_wanted) : std::vector<RuleEntry>();
    const bool isThere = std::any_of(entries.begin(), entries.end(), [&](const RuleEntry &entry) {
        return entry.path == m_chosen;
    });
    if (!isThere)
        m_chosen.clear();
    refreshRows(entries);
    m_empty->setVisible(workspace() && hasNoRules(workspace()->design()));
    placeForm();
    refreshProblems();
    refreshSheet();
    refreshSpotlight();
}

QLabel *RulesPanel::headingAt(std::size_t place, const QString &title)
{
    while (m_headings.size() <= place) {
        QLabel *label = form::heading({});
        label->setParent(m_empty->parentWidget());
        label->setContentsMargins(0, 6, 0, 0);
        m_headings.push_back(label);
    }
    m_headings[place]->setText(title);
    m_headings[place]->show();
    return m_headings[place];
}

RuleRowView *RulesPanel::makeRow()
{
    auto *row = new RuleRowView(m_empty->parentWidget());
    connect(row, &RuleRowView::chosen, this, [this, row] { choose(row->entry().path); });
    connect(row, &RuleRowView::removeWanted, this, [this, row] { remove(row->entry().path); });
    connect(
        row, &RuleRowView::moveWanted, this, [this, row](int by) { move(row->entry().path, by); });
    connect(row, &RuleRowView::stepWanted, this, &RulesPanel::step);
    connect(row, &RuleRowView::formWanted, this, [this] {
        for (QWidget *child : m_form->findChildren<QWidget *>()) {
            if (child->isVisible() && child->focusPolicy() & Qt::TabFocus)
                return child->setFocus(Qt::TabFocusReason);
        }
    });
    return row;
}

void RulesPanel::refreshRows(const std::vector<RuleEntry> &entries)
{
    while (QLayoutItem *item = m_column->takeAt(0))
        delete item;
    for (QLabel *heading : m_headings)
        heading->hide();
    m_shown = entries.size();
    while (m_rows.size() < m_shown)
        m_rows.push_back(makeRow());
    std::size_t headings = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        RuleRowView *row = m_rows[i];
        if (i >= m_shown) {
            row->setForm(nullptr);
            row->hide();
            continue;
        }
        const RuleEntry &entry = entries[i];
        if (i == 0 || entries[i - 1].kind != entry.kind) {
            QLabel *heading = headingAt(headings++, text(entry.kind->title));
            heading->setToolTip(text(entry.kind->says));
            m_column->addWidget(heading);
        }
        const auto [list, place] = listAndPlace(entry.path);
        const bool isLast = i + 1 == m_shown || entries[i + 1].kind != entry.kind;
        const bool isNumbered = entry.isInList && (place > 0 || !isLast);
        row->show(entry, isNumbered ? QStringLiteral("%1.").arg(place + 1) : QString());
        row->setMovable(entry.isInList && place > 0, entry.isInList && !isLast);
        m_column->addWidget(row);
    }
}

void RulesPanel::placeForm()
{
    RuleRowView *target = row(m_chosen);
    for (RuleRowView *each : m_rows) {
        if (each != target && each->isChosen())
            each->setForm(nullptr);
    }
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
    for (std::size_t i = 0; i < m_shown; ++i) {
        if (!path.empty() && m_rows[i]->entry().path == path)
            return m_rows[i];
    }
    return nullptr;
}

void RulesPanel::choose(const std::string &path)
{
    if (path == m_chosen)
        return;
    m_chosen = path;
    placeForm();
    scrollToChosen();
    refreshSpotlight();
}

void RulesPanel::scrollToChosen()
{
    QTimer::singleShot(0, this, [this] {
        auto *area = m_pages->findChild<QScrollArea *>();
        RuleRowView *target = row(m_chosen);
        if (!area || !target)
            return;
        area->widget()->layout()->activate();
        QScrollBar *bar = area->verticalScrollBar();
        const int top = target->mapTo(area->widget(), QPoint()).y() - 8;
        const int bottom = top + target->height() + 16;
        // Where it is too tall, its sentence matters most.
        if (bottom > bar->value() + area->viewport()->height())
            bar->setValue(bottom - area->viewport()->height());
        if (top < bar->value())
            bar->setValue(top);
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
    if (!found && m_shown > 0 && !hasNoRules(workspace()->design()))
        found = m_rows.front();
    if (found)
        found->setFocus(Qt::OtherFocusReason);
    else
        m_picker->setFocus(Qt::OtherFocusReason);
}

void RulesPanel::step(int by)
{
    for (std::size_t i = 0; i < m_shown; ++i) {
        if (m_rows[i]->entry().path != m_chosen)
            continue;
        const auto next = static_cast<std::ptrdiff_t>(i) + by;
        if (next >= 0 && next < static_cast<std::ptrdiff_t>(m_shown)) {
            const auto place = static_cast<std::size_t>(next);
            choose(m_rows[place]->entry().path);
            m_rows[place]->setFocus(Qt::TabFocusReason);
        }
        return;
    }
}

void RulesPanel::add(const QString &kind, int condition)
{
    if (!workspace())
        return;
    const std::string list = kind.toStdString();
    m_sheetButton->setChecked(false);
    m_wanted.insert(list);
    const auto count = ruleCount(workspace()->design(), list);
    if (!count) {
        refresh();
        return goTo(list);
    }
    auto next = withRuleAdded(workspace()->design(), list);
    const std::string path = pathAt(list, *count);
    if (next && condition >= 0)
        next = withRuleField(*next, path + "/when", condition);
    if (workspace()->session().apply(tr("Add a rule"), std::move(next)))
        goTo(path);
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
    const auto target = static_cast<std::size_t>(to);
    if (workspace()->session().apply(tr("Move a rule"),
                                     withRuleMoved(workspace()->design(), path, target)))
        goTo(pathAt(list, target));
}

void RulesPanel::edit(const std::string &path, const RuleValue &value)
{
    if (!workspace())
        return; // a field gives up the keyboard while its design is closed
    workspace()->session().apply(tr("Change a rule"),
                                 withRuleField(workspace()->design(), path, value),
                                 QStringLiteral("rule:") + QString::fromStdString(path));
}

void RulesPanel::typeCell(const std::string &path, const QString &name)
{
    if (!workspace())
        return;
    if (const auto cell = workspace()->board().find(name.toStdString()))
        return edit(path, std::vector{workspace()->board().site(*cell).index()});
    Q_EMIT workspace()->said(tr("There is no cell “%1” on this board").arg(name));
    placeForm();
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

void RulesPanel::keyPressEvent(QKeyEvent *event)
{
    RuleRowView *found = row(m_chosen);
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
    for (std::size_t i = 0; i < m_shown; ++i) {
        const std::string pointer = "/rules/" + m_rows[i]->entry().path;
        const std::string list = "/rules/" + listAndPlace(m_rows[i]->entry().path).first;
        const bool isFirst = i == 0 || m_rows[i - 1]->entry().kind != m_rows[i]->entry().kind;
        QStringList sentences;
        for (const Problem &problem : m_problems) {
            const std::string &place = problem.place.pointer;
            const bool isHere =
                place == pointer || place.starts_with(pointer + "/") || (isFirst && place == list);
            if (!isHere)
                continue;
            QString sentence = QString::fromStdString(problem.sentence);
            sentence[0] = sentence[0].toUpper();
            sentences << sentence + QLatin1Char('.');
        }
        m_rows[i]->setProblems(sentences);
    }
}

void RulesPanel::refreshSheet()
{
    QStringList lines;
    std::string_view before;
    for (const RuleSentence &sentence :
         workspace() ? ruleSheet(workspace()->design()) : std::vector<RuleSentence>()) {
        const auto rows = ruleRows();
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const RuleRow &each) {
            return each.key == sentence.key;
        });
        if (sentence.key != before)
            lines << (lines.isEmpty() ? QString() : QStringLiteral("\n")) + text(row->title);
        before = sentence.key;
        lines << QStringLiteral("  • ") + QString::fromStdString(sentence.text);
    }
    m_sheet->setPlainText(lines.isEmpty() ? tr("There are no rules yet.")
                                          : lines.join(QLatin1Char('\n')));
}

void RulesPanel::refreshSpotlight()
{
    if (workspace() && isVisible())
        workspace()->setNotes(m_chosen.empty() ? std::vector<CellNote>()
                                               : ruleSpotlight(*workspace(), m_chosen));
}

void RulesPanel::showSheet(bool shown)
{
    m_pages->setCurrentIndex(shown ? 1 : 0);
}

void RulesPanel::copySheet()
{
    QGuiApplication::clipboard()->setText(m_sheet->toPlainText());
}

} // namespace rookery
