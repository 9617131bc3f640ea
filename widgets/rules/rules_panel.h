#pragma once

#include "model/base/problem.h"
#include "model/edit/rules/rule_parts.h"
#include "model/phrase/draft.h"
#include "widgets/workspace/panel.h"

#include <set>
#include <string>
#include <vector>

class QPlainTextEdit;
class QStackedWidget;
class QToolButton;

namespace rookery {

class RuleDrag;
class RuleForm;
class RulePicker;
class RuleRowView;
class RuleRows;
struct RuleEntry;

/// The rules of the design as sentences, one row each; the chosen row shows its choosers, and the
/// board what it is about. Beside it the same as a rule sheet to read and to copy.
class RulesPanel final : public Panel
{
    Q_OBJECT

public:
    explicit RulesPanel(QWidget *parent = nullptr);

    /// The path of the chosen rule; empty for none.
    const std::string &chosen() const { return m_chosen; }
    /// Shows the row of this rule, as a problem's pointer names it, and gives it the keyboard.
    void goTo(const std::string &path);
    /// Gives the keyboard to the chosen row, or to the first.
    void takeKeyboard();
    /// What is doubtful about the design; those about rules stand at their rows.
    void setProblems(const std::vector<Problem> &problems);
    RuleRowView *row(const std::string &path) const;
    RuleForm *form() const { return m_form; }
    RuleDrag &drag() const { return *m_drag; }

protected:
    void bound() override;
    bool event(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QLayout *makeHeading();
    QWidget *makeEmptyPage();
    QWidget *makeList();
    QWidget *makeSheet();
    void refresh();
    void followChosen(const std::vector<RuleEntry> &entries);
    void refreshProblems();
    void refreshSheet();
    void refreshSpotlight();
    void choose(const std::string &path);
    void placeForm();
    /// The chosen row with its choosers, as soon as they have their place.
    void scrollToChosen();
    bool isCopying(const QEvent *event) const;
    void step(int by);
    void enterForm();
    void add(const QString &kind, int condition);
    void remove(const std::string &path);
    void move(const std::string &path, int by);
    void moveTo(const std::string &path, std::size_t place);
    void edit(const std::string &path, const RuleValue &value);
    void say(const std::string &path, const phrase::Draft &draft, const QString &mergeKey);
    void typeCell(const std::string &path, const QString &name);
    void giveNewZone(const std::string &path);
    void applyTemplate(const QString &key);
    void markRoyal();
    void showSheet(bool shown);
    void copySheet();

    RulePicker *m_picker;
    QToolButton *m_templates;
    QToolButton *m_sheetButton;
    QStackedWidget *m_pages;
    QWidget *m_empty;
    RuleRows *m_rows;
    RuleDrag *m_drag;
    RuleForm *m_form;
    QPlainTextEdit *m_sheet;
    std::set<std::string> m_wanted; ///< rules that are shown although they say what is usual
    std::string m_chosen;
    std::vector<Problem> m_problems;
    bool m_isOld = false; ///< the design has changed while no one saw the panel
};

} // namespace rookery
