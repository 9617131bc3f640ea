#include "widgets/export/export_options.h"

#include "model/exchange/proof/proof_program.h"
#include "widgets/base/form.h"
#include "widgets/base/retire.h"
#include "widgets/base/tokens.h"

#include <QCheckBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace rookery {

ExportOptions::ExportOptions(ExportPlan &plan, QWidget *parent)
    : QWidget(parent)
    , m_plan(plan)
    , m_title(form::heading({}))
    , m_facts(new QLabel)
    , m_path(new QLabel)
    , m_afterSave(new QCheckBox(tr("Write after saving")))
{
    setObjectName(QStringLiteral("exportOptions"));
    for (QLabel *label : {m_title, m_facts, m_path})
        label->setWordWrap(true);
    m_facts->setObjectName(QStringLiteral("targetFacts"));
    m_path->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::panelMargins);
    layout->setSpacing(Tokens::gap);
    layout->addWidget(m_title);
    layout->addWidget(m_facts);
    layout->addStretch(1);
    layout->addWidget(m_path);
    layout->addWidget(m_afterSave);
    m_afterSave->setObjectName(QStringLiteral("exportAfterSave"));
    form::explain(m_afterSave,
                  tr("Write after saving"),
                  tr("Whenever the design is saved, the targets with a tick are written again "
                     "where they were written before"));
    connect(m_afterSave, &QCheckBox::clicked, this, [this](bool isOn) {
        m_plan.setAfterSave(isOn ? AfterSave::Repeat : AfterSave::Nothing);
    });
    connect(&plan, &ExportPlan::settingsReset, this, [this] { show(m_target); });
    connect(&plan, &ExportPlan::settingsChanged, this, [this](std::size_t target) {
        if (target == m_target)
            refreshFacts();
    });
}

void ExportOptions::show(std::size_t target)
{
    m_target = target;
    const Target &row = m_plan.target(target);
    const Format &format = *row.format;
    retire(m_form);
    m_form = new QWidget;
    auto *rows = new QFormLayout(m_form);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setRowWrapPolicy(QFormLayout::WrapAllRows);
    if (!format.dialects.empty()) {
        std::vector<OptionChoice> versions;
        for (const std::string_view dialect : format.dialects)
            versions.push_back({dialect, dialect});
        addChoice(QStringLiteral("dialect"),
                  tr("Version"),
                  tr("Which version of the target will read the file"),
                  versions,
                  row.settings.dialect);
    }
    for (const FormatOption &option : format.options) {
        const auto chosen = row.settings.options.find(option.id);
        addChoice(asKey(option.id),
                  shown(option.title),
                  shown(option.tip),
                  {option.choices.begin(), option.choices.end()},
                  chosen == row.settings.options.end() ? std::string_view()
                                                       : std::string_view(chosen->second));
    }
    static_cast<QVBoxLayout *>(layout())->insertWidget(2, m_form);
    m_form->setVisible(rows->rowCount() > 0);
    refreshFacts();
    refreshAfterSave();
}

void ExportOptions::refreshAfterSave()
{
    m_afterSave->setChecked(m_plan.afterSave() == AfterSave::Repeat);
}

void ExportOptions::refreshFacts()
{
    const Target &row = m_plan.target(m_target);
    const Format &format = *row.format;
    m_title->setText(shown(format.title));
    QStringList facts = {tr("Carries %1.").arg(shown(enumTitle(format.carries)))};
    if (format.isExperimental)
        facts << tr("Experimental: no one here can run it.");
    if (const auto program = proofProgram(format, row.settings.dialect); !program.empty())
        facts << tr("Can be proved with %1.").arg(shown(program));
    m_facts->setText(facts.join(QLatin1Char(' ')));
    m_path->setText(row.settings.path.isEmpty()
                        ? tr("Not written yet.")
                        : tr("Written to %1").arg(QDir::toNativeSeparators(row.settings.path)));
}

void ExportOptions::addChoice(const QString &id,
                              const QString &title,
                              const QString &tip,
                              const std::vector<OptionChoice> &choices,
                              std::string_view chosen)
{
    auto *combo = new QComboBox;
    combo->setObjectName(QStringLiteral("option-") + id);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(12);
    form::explain(combo, title, tip);
    for (const OptionChoice &choice : choices) {
        combo->addItem(shown(choice.title), asKey(choice.id));
        if (choice.id == chosen)
            combo->setCurrentIndex(combo->count() - 1);
    }
    connect(combo, &QComboBox::activated, this, [this, combo, id] {
        TargetSettings settings = m_plan.target(m_target).settings;
        const std::string choice = combo->currentData().toString().toStdString();
        if (id == QLatin1String("dialect"))
            settings.dialect = choice;
        else
            settings.options[id.toStdString()] = choice;
        m_plan.setSettings(m_target, std::move(settings));
    });
    auto *label = new QLabel(title);
    label->setBuddy(combo);
    static_cast<QFormLayout *>(m_form->layout())->addRow(label, combo);
}

} // namespace rookery
