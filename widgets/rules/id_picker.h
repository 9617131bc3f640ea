#pragma once

#include "widgets/rules/whole_text.h"

#include <QStringList>
#include <QToolButton>

#include <vector>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace rookery {

/// A button that says what is chosen, with a list to choose from that can be searched: pieces or
/// players of a rule. Ids are their indices.
class IdPicker final
    : public QToolButton
    , public WholeText
{
    Q_OBJECT

public:
    enum class Kind {
        Set,      ///< the order does not matter
        List,     ///< in the order in which they are chosen
        Sequence, ///< the same, and each may come again
    };

    /// `whenEmpty` is what an empty choice means: "Everybody", "None".
    IdPicker(Kind kind, const QString &whenEmpty, QWidget *parent = nullptr);

    void setNames(const QStringList &names);
    void setChosen(const std::vector<std::size_t> &chosen);
    const std::vector<std::size_t> &chosen() const { return m_chosen; }
    /// The list, while it is open or not; for tests.
    QListWidget *list() const { return m_list; }

    void openList();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;
    int wholeWidth() const override;

Q_SIGNALS:
    void picked(const std::vector<std::size_t> &chosen);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    /// Like a combo box, beside which it stands.
    void paintEvent(QPaintEvent *event) override;

private:
    void toggle(QListWidgetItem *item);
    void change(std::vector<std::size_t> chosen);
    void refreshList();
    void refreshText();
    void filter(const QString &text);

    Kind m_kind;
    QString m_whenEmpty;
    QStringList m_names;
    std::vector<std::size_t> m_chosen;
    QWidget *m_popup;
    QLineEdit *m_search;
    QListWidget *m_list;
};

} // namespace rookery
