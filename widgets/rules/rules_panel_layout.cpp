#include "model/edit/rules/rule_templates.h"
#include "widgets/base/form.h"
#include "widgets/base/shown.h"
#include "widgets/base/tokens.h"
#include "widgets/rules/rule_clipboard.h"
#include "widgets/rules/rule_drag.h"
#include "widgets/rules/rule_picker.h"
#include "widgets/rules/rule_rows.h"
#include "widgets/rules/rules_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

/// The panel's fixed parts.
namespace rookery {

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
        QAction *action = menu->addAction(shown(row.title));
        action->setToolTip(shown(row.says));
        action->setStatusTip(shown(row.says));
        connect(action, &QAction::triggered, this, [this, key = asKey(row.key)] {
            applyTemplate(key);
        });
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
    row->setContentsMargins(Tokens::padding, Tokens::gap, Tokens::padding, Tokens::smallGap);
    row->setSpacing(Tokens::smallGap);
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
        new QLabel(tr("No player can lose yet. <b>Mark a royal piece</b> or add another goal."));
    says->setTextFormat(Qt::RichText);
    says->setWordWrap(true);
    auto *royal = new QPushButton(tr("Mark a royal piece"));
    royal->setObjectName(QStringLiteral("markRoyal"));
    form::explain(
        royal, royal->text(), tr("Makes the likeliest piece royal and adds checkmate as an end"));
    connect(royal, &QPushButton::clicked, this, &RulesPanel::markRoyal);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, Tokens::smallGap, 0, Tokens::smallGap);
    column->setSpacing(Tokens::gap);
    column->addWidget(says);
    column->addWidget(royal, 0, Qt::AlignLeft);
    column->addSpacing(Tokens::smallGap);
    column->addWidget(form::heading(tr("Begin with the rules of a family")));
    for (const RuleTemplate &row : ruleTemplates()) {
        auto *button = new QPushButton(shown(row.title));
        button->setObjectName(QStringLiteral("template:") + asKey(row.key));
        form::explain(button, shown(row.title), shown(row.says));
        auto *explained = new QLabel(shown(row.says));
        explained->setWordWrap(true);
        explained->setForegroundRole(QPalette::PlaceholderText);
        column->addWidget(button);
        column->addWidget(explained);
        connect(button, &QPushButton::clicked, this, [this, key = asKey(row.key)] {
            applyTemplate(key);
        });
    }
    return page;
}

QWidget *RulesPanel::makeList()
{
    auto *page = new QWidget;
    m_rows = new RuleRows;
    m_empty = makeEmptyPage();
    auto *outer = new QVBoxLayout;
    outer->setSpacing(Tokens::smallGap);
    outer->addWidget(m_rows);
    outer->addWidget(m_empty);
    outer->addStretch();
    form::wrapInScrollArea(page, outer);
    connect(m_rows, &RuleRows::chosen, this, &RulesPanel::choose);
    connect(m_rows, &RuleRows::removeWanted, this, &RulesPanel::remove);
    connect(m_rows, &RuleRows::moveWanted, this, &RulesPanel::move);
    connect(m_rows, &RuleRows::stepWanted, this, &RulesPanel::step);
    connect(m_rows, &RuleRows::formWanted, this, &RulesPanel::enterForm);
    m_drag = new RuleDrag(m_rows);
    connect(m_rows, &RuleRows::dragWanted, m_drag, &RuleDrag::drag);
    connect(m_drag, &RuleDrag::moved, this, &RulesPanel::moveTo);
    connect(m_drag, &RuleDrag::dropped, this, [this](const std::string &rules) {
        if (const std::string path = addDraggedRules(*workspace(), rules); !path.empty())
            goTo(path);
    });
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
    column->setContentsMargins(Tokens::padding, 0, Tokens::padding, Tokens::gap);
    column->addWidget(m_sheet, 1);
    column->addWidget(copy, 0, Qt::AlignRight);
    return page;
}

} // namespace rookery
