#pragma once

#include "widgets/base/key_table.h"
#include "widgets/rules/rule_list.h"

#include <QFrame>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace rookery {

class RuleForm;

/// One rule as a sentence. The chosen one shows its choosers below, and what can be done with it.
class RuleRowView final : public QFrame
{
    Q_OBJECT

public:
    explicit RuleRowView(QWidget *parent = nullptr);

    void show(const RuleEntry &entry, const QString &number);
    const RuleEntry &entry() const { return m_entry; }
    /// Sentences of what is doubtful about it; empty for none.
    void setProblems(const QStringList &sentences);
    /// Takes the form in, or gives it back with nullptr.
    void setForm(RuleForm *form);
    bool isChosen() const { return m_form != nullptr; }
    void setMovable(bool up, bool down);
    static const KeyTable<RuleRowView> &keys();

Q_SIGNALS:
    void chosen();
    void removeWanted();
    void moveWanted(int by);
    /// From the keyboard: the row so many further.
    void stepWanted(int by);
    /// The mouse draws it away.
    void dragWanted();
    /// The keyboard wants to go into the choosers.
    void formWanted();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    RuleEntry m_entry;
    QPoint m_pressed; ///< where the mouse went down, on the screen
    QLabel *m_number;
    QLabel *m_sentence;
    QLabel *m_problems;
    QWidget *m_tools;
    QToolButton *m_up;
    QToolButton *m_down;
    QVBoxLayout *m_column;
    RuleForm *m_form = nullptr;
};

} // namespace rookery
