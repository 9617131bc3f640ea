#include "app/settings/engine_option_form.h"

#include "widgets/base/form.h"
#include "widgets/base/retire.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace rookery {

namespace {

/// What the host sets itself, or never uses.
constexpr std::string_view hosts[] = {"Protocol",
                                      "UCI_Variant",
                                      "VariantPath",
                                      "UCI_AnalyseMode",
                                      "UCI_Chess960",
                                      "UCI_ShowWDL",
                                      "UCI_Opponent",
                                      "MultiPV",
                                      "Ponder"};

bool isShown(const EngineOption &option)
{
    return option.kind != EngineOption::Kind::Button
           && std::find(std::begin(hosts), std::end(hosts), option.name) == std::end(hosts);
}

int within(long number)
{
    return static_cast<int>(
        std::clamp<long>(number, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()));
}

} // namespace

EngineOptionForm::EngineOptionForm(QWidget *parent)
    : QWidget(parent)
    , m_fields(new QFormLayout(this))
{
    m_fields->setContentsMargins(0, 0, 0, 0);
    m_fields->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_fields->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
}

void EngineOptionForm::clear()
{
    retireRows(*m_fields);
}

void EngineOptionForm::show(const EngineIdentity &identity, const EngineSetup &setup)
{
    clear();
    for (const EngineOption &option : identity.options) {
        if (!isShown(option))
            continue;
        const auto own = setup.options.find(option.name);
        const QString name = QString::fromStdString(option.name);
        QWidget *field = fieldFor(
            option,
            QString::fromStdString(own == setup.options.end() ? option.value : own->second));
        field->setObjectName(QStringLiteral("engineOption ") + name);
        form::explain(field,
                      name,
                      option.value.empty() ? tr("An option of the engine")
                                           : tr("An option of the engine, which has %1 by itself")
                                                 .arg(QString::fromStdString(option.value)));
        if (option.kind == EngineOption::Kind::Check)
            m_fields->addRow(QString(), field);
        else
            m_fields->addRow(name, field);
    }
}

QWidget *EngineOptionForm::fieldFor(const EngineOption &option, const QString &value)
{
    const QString name = QString::fromStdString(option.name);
    const auto say = [this, name](const QString &text) {
        Q_EMIT edited(name, text);
    };
    if (option.kind == EngineOption::Kind::Check) {
        auto *box = new QCheckBox(name);
        box->setChecked(value == QLatin1String("true"));
        connect(box, &QCheckBox::toggled, this, [say](bool isOn) {
            say(isOn ? QStringLiteral("true") : QStringLiteral("false"));
        });
        return box;
    }
    if (option.kind == EngineOption::Kind::Spin) {
        auto *number = new QSpinBox;
        number->setRange(within(option.least), within(option.most));
        number->setValue(within(value.toLong()));
        number->setKeyboardTracking(false);
        connect(
            number, &QSpinBox::valueChanged, this, [say](int now) { say(QString::number(now)); });
        return number;
    }
    if (option.kind == EngineOption::Kind::Combo) {
        auto *choice = new QComboBox;
        for (const std::string &each : option.choices)
            choice->addItem(QString::fromStdString(each));
        choice->setCurrentText(value);
        connect(choice, &QComboBox::textActivated, this, say);
        return choice;
    }
    auto *line = new QLineEdit(value);
    line->setMinimumWidth(line->fontMetrics().averageCharWidth() * 30);
    connect(line, &QLineEdit::editingFinished, this, [say, line] {
        if (line->isModified())
            say(line->text());
        line->setModified(false);
    });
    return line;
}

} // namespace rookery
