#pragma once

#include <QObject>

#include <optional>
#include <string>

class QDropEvent;
class QFrame;
class QMimeData;

namespace rookery {

class RuleRowView;
class Workspace;

/// Rules that are dragged by their rows: to another place of their list, or into another design,
/// also one of another program.
class RuleDrag final : public QObject
{
    Q_OBJECT

public:
    /// `list` holds the rows, and takes what is dropped.
    explicit RuleDrag(QWidget *list);

    /// Whose rules the rows are; null for none.
    void setWorkspace(const Workspace *workspace) { m_workspace = workspace; }
    /// Lets the user drag the rule of a row; returns when it is dropped.
    void drag(const RuleRowView &row);
    /// What a drag of the rule carries, which takes part in the next drop.
    QMimeData *take(const std::string &path);
    /// Whether these are rules of another design than that of the rows.
    bool areForeign(const QMimeData &data) const;
    /// As if they were dropped on the list.
    void dropForeign(const QMimeData &data);

Q_SIGNALS:
    /// The rule belongs at another place of its list, counted without it.
    void moved(const std::string &path, std::size_t place);
    /// Rules of another design, as model/file/design/rule_clip.h has them.
    void dropped(const std::string &rules);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Gap
    {
        std::size_t place; ///< counted with the dragged rule
        int y;
    };
    /// Where the dragged rule of this design would go; nothing outside its list.
    std::optional<Gap> gapAt(int y) const;
    void look(QDropEvent &event);
    void drop(QDropEvent &event);

    QWidget *m_list;
    QFrame *m_line; ///< where it would go
    const Workspace *m_workspace = nullptr;
    const Workspace *m_source = nullptr; ///< of what is dragged; null if it comes from elsewhere
    std::string m_path;
};

} // namespace rookery
