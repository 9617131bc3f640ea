#pragma once

#include "model/edit/rules/rule_parts.h"
#include "model/phrase/draft.h"
#include "widgets/picture/overlays.h"

#include <QHash>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QVBoxLayout;

namespace rookery {

class FormLines;
class Workspace;

/// Choosers for every member of one rule, made from the list of its members alone.
class RuleForm final : public QWidget
{
    Q_OBJECT

public:
    explicit RuleForm(QWidget *parent = nullptr);

    /// Shows the component under a path as the workspace's design has it. Choosers that are there
    /// already keep the keyboard.
    void show(Workspace &workspace, const std::string &path);

    /// The chooser of a member, by its path; for tests.
    QWidget *chooser(const QString &path) const { return m_choosers.value(path).widget; }
    /// What a part of a sentence that is looked at marks on the board; nothing while none is.
    std::optional<std::vector<CellNote>> light() const;

protected:
    /// The wheel scrolls the panel and changes nothing by chance.
    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void edited(const std::string &path, const rookery::RuleValue &value);
    /// The name of a cell, perhaps of none.
    void cellTyped(const std::string &path, const QString &name);
    /// A zone that there is not yet.
    void zoneWanted(const std::string &path);
    /// A member in the words of own rules; changes with the same key are one step.
    void
    drafted(const std::string &path, const rookery::phrase::Draft &draft, const QString &mergeKey);
    /// light() is another one.
    void lit();
    void partWanted(const std::string &list);
    void partUnwanted(const std::string &path);

private:
    struct Chooser
    {
        QWidget *widget = nullptr;
        std::function<void(const RuleField &)> show;
    };

    /// A member, and how deep it lies in parts of parts.
    struct Line
    {
        RuleField field;
        int depth = 0;
        bool beginsPart = false;
    };

    void collect(const std::string &path, int depth, std::vector<Line> &lines) const;
    void build(const std::vector<Line> &lines);
    void addLine(const Line &line);
    void addPartHeading(const Line &line);
    Chooser makeChooser(const RuleField &field);
    Chooser makeChoice(const RuleField &field);
    Chooser makeNumber(const RuleField &field);
    Chooser makeFlag(const RuleField &field);
    Chooser makeText(const RuleField &field);
    Chooser makeCell(const RuleField &field);
    void askForCell(const std::string &path);
    Chooser makeOne(const RuleField &field);
    Chooser makeSeveral(const RuleField &field);
    Chooser makeLine(const RuleField &field);
    Chooser makeMoves(const RuleField &field);
    Chooser makeSentence(const RuleField &field);
    QStringList namesFor(RuleFieldKind kind) const;

    Workspace *m_workspace = nullptr;
    std::string m_path;
    QVBoxLayout *m_column;
    FormLines *m_content = nullptr;
    QStringList m_shape; ///< of what is shown: paths and kinds
    QHash<QString, Chooser> m_choosers;
    bool m_isRefreshing = false;
};

} // namespace rookery
