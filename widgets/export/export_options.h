#pragma once

#include "widgets/export/export_plan.h"

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLabel;

namespace rookery {

/// What the chosen target lets its user decide, made from the format's row.
class ExportOptions final : public QWidget
{
    Q_OBJECT

public:
    explicit ExportOptions(ExportPlan &plan, QWidget *parent = nullptr);

    void show(std::size_t target);

private:
    void refreshFacts();
    void refreshAfterSave();
    void addChoice(const QString &id,
                   const QString &title,
                   const QString &tip,
                   const std::vector<OptionChoice> &choices,
                   std::string_view chosen);

    ExportPlan &m_plan;
    std::size_t m_target = 0;
    QLabel *m_title;
    QLabel *m_facts;
    QWidget *m_form = nullptr;
    QLabel *m_path;
    QCheckBox *m_afterSave;
};

} // namespace rookery
