#pragma once

#include "widgets/export/export_plan.h"

#include <QTreeWidget>

#include <functional>

namespace rookery {

/// What one target makes of the design: a line for each piece and rule, and for a piece that it
/// cannot say the choices there are.
class LimitsReport final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit LimitsReport(ExportPlan &plan, QWidget *parent = nullptr);

    void show(std::size_t target, const Subject &subject);
    /// Puts before all else what the target's program has shown, rule by rule.
    void addProof(const Proof &proof, const QString &program);
    /// The lines as they can be pasted into a letter.
    QString text() const;

private:
    enum class Line { Kept, Differs, Lost, Unknown };

    QTreeWidgetItem *add(Line line, const QString &sentence);
    void addLosses(const std::vector<Loss> &losses, Line line);
    void insertProofLine(int place, Line line, const QString &sentence);
    void addChoices(QTreeWidgetItem *item, const Loss &loss);
    void addKept(const Verdict &verdict, const Subject &subject);

    ExportPlan &m_plan;
    std::size_t m_target = 0;
    std::vector<std::string> m_names; ///< of the design's pieces
};

} // namespace rookery
