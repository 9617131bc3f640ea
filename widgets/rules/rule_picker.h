#pragma once

#include "model/design/rule_sheet.h"

#include <QToolButton>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace rookery {

/// The button that adds rules: a list of every kind, of every end and of the ready rules, below
/// headings. It can be searched by what they are called, by what they say, and by the words of the
/// field; then what fits best comes first, and of equals what says something before an own rule
/// that is still empty. Below the list stands what the chosen one says, or how that is said which
/// was typed.
class RulePicker final : public QToolButton
{
    Q_OBJECT

public:
    static constexpr int ofAnyKind = -1;
    static constexpr int fromLibrary = -2;

    explicit RulePicker(QWidget *parent = nullptr);

    void openList();
    QListWidget *list() const { return m_list; }
    QLineEdit *search() const { return m_search; }

Q_SIGNALS:
    /// The key of a kind; for an end its condition's place, else ofAnyKind. With fromLibrary the
    /// key of ready rules.
    void picked(const QString &kind, int condition);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void fill();
    void filter(const QString &text);
    void sayWhatIsChosen();
    void pick(const QListWidgetItem *item);

    QWidget *m_popup;
    QLineEdit *m_search;
    QListWidget *m_list;
    QLabel *m_nothing;
    QLabel *m_says;
};

} // namespace rookery
