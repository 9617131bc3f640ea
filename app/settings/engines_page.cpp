#include "app/settings/engines_page.h"

#include "app/settings/engine_entries.h"
#include "app/settings/engine_option_form.h"
#include "widgets/base/form.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace rookery {

namespace {

constexpr int mostVariants = 40; ///< named on the page

QString asText(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace

EnginesPage::EnginesPage(Question program)
    : m_program(std::move(program))
    , m_threads(new QSpinBox)
    , m_list(new QListWidget)
    , m_add(form::verb("engineAdd", tr("Add…"), tr("Chooses a program from the disk and tries it")))
    , m_remove(form::verb("engineRemove",
                          tr("Remove"),
                          tr("Forgets the engine and what was set of it; one that is installed "
                             "stays in the list as it is by itself")))
    , m_try(form::verb("engineTry",
                       tr("Try"),
                       tr("Starts the engine and asks who it is, what it plays and what can be "
                          "set")))
    , m_details(new QWidget)
    , m_name(new QLineEdit)
    , m_command(new QLineEdit)
    , m_protocol(form::enumCombo<EngineProtocol>(
          tr("Protocol"), tr("The language that the engine speaks; trying it finds out")))
    , m_message(new QLabel)
    , m_variants(new QLabel)
    , m_options(new EngineOptionForm)
{
    auto *column = new QVBoxLayout;
    column->addWidget(form::heading(tr("This program")));
    column->addLayout(makeThreads());
    column->addSpacing(Tokens::groupGap);
    column->addWidget(form::heading(tr("Other programs")));
    column->addLayout(makeList());
    m_details->setLayout(makeDetails());
    column->addWidget(m_details);
    column->addStretch(1);
    form::wrapInScrollArea(this, column);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        if (!m_isFilling)
            showChosen();
    });
    connect(m_add, &QPushButton::clicked, this, &EnginesPage::add);
    connect(m_remove, &QPushButton::clicked, this, &EnginesPage::remove);
    connect(m_try, &QPushButton::clicked, this, &EnginesPage::tryChosen);
    connect(m_options, &EngineOptionForm::edited, this, &EnginesPage::setOption);
    fill({});
}

QLayout *EnginesPage::makeThreads()
{
    m_threads->setObjectName(QStringLiteral("programThreads"));
    m_threads->setRange(0, PreferenceValues::mostThreads());
    m_threads->setSpecialValueText(tr("All but one"));
    form::explain(m_threads,
                  tr("Threads"),
                  tr("In how many threads this program looks for moves in Play and Analysis; its "
                     "levels use one, so that they play the same everywhere"));
    connect(m_threads, &QSpinBox::valueChanged, this, &SettingsPage::edited);
    auto *fields = new QFormLayout;
    fields->addRow(tr("&Threads"), m_threads);
    return fields;
}

QLayout *EnginesPage::makeList()
{
    m_list->setObjectName(QStringLiteral("engineList"));
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustIgnored);
    m_list->setMinimumHeight(m_list->fontMetrics().lineSpacing() * 6);
    m_list->setMaximumHeight(m_list->fontMetrics().lineSpacing() * 9);
    form::explain(m_list, tr("Engines"), tr("The programs that can be chosen as players"));
    auto *buttons = new QVBoxLayout;
    for (QPushButton *button : {m_try, m_add, m_remove})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto *row = new QHBoxLayout;
    row->addWidget(m_list, 1);
    row->addLayout(buttons);
    return row;
}

QLayout *EnginesPage::makeDetails()
{
    m_name->setObjectName(QStringLiteral("engineName"));
    form::explain(m_name, tr("Name"), tr("What the engine is called where players are chosen"));
    m_command->setObjectName(QStringLiteral("engineCommand"));
    form::explain(
        m_command, tr("Command"), tr("The program and its arguments, as they would be typed"));
    m_protocol->setObjectName(QStringLiteral("engineProtocol"));
    for (auto *label : {m_message, m_variants}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_message->setObjectName(QStringLiteral("engineMessage"));
    m_variants->setObjectName(QStringLiteral("engineVariants"));
    auto *fields = new QFormLayout;
    fields->setRowWrapPolicy(QFormLayout::WrapLongRows);
    fields->addRow(tr("Name"), m_name);
    fields->addRow(tr("Command"), m_command);
    fields->addRow(tr("Protocol"), m_protocol);
    const auto edit = [this](const auto &change) {
        if (!chosen() || m_isFilling)
            return;
        EngineSetup engine = *chosen();
        change(engine);
        if (!(engine == *chosen()))
            keep(engine);
    };
    connect(m_name, &QLineEdit::editingFinished, this, [this, edit] {
        edit([this](EngineSetup &engine) { engine.name = m_name->text().trimmed().toStdString(); });
    });
    connect(m_command, &QLineEdit::editingFinished, this, [this, edit] {
        edit([this](EngineSetup &engine) {
            if (auto command = commandFromText(m_command->text()); !command.empty())
                engine.command = std::move(command);
        });
    });
    connect(m_protocol, &QComboBox::activated, this, [this, edit] {
        edit([this](EngineSetup &engine) {
            engine.protocol = static_cast<EngineProtocol>(m_protocol->currentData().toInt());
        });
    });
    auto *column = new QVBoxLayout;
    column->setContentsMargins(0, Tokens::gap, 0, 0);
    column->setSpacing(Tokens::gap);
    column->addLayout(fields);
    column->addWidget(m_message);
    column->addWidget(m_variants);
    column->addWidget(m_options);
    return column;
}

const EngineSetup *EnginesPage::chosen() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < static_cast<int>(m_shown.size())
               ? &m_shown[static_cast<std::size_t>(row)]
               : nullptr;
}

bool EnginesPage::isKept(const EngineSetup &engine) const
{
    return std::find(m_kept.begin(), m_kept.end(), engine) != m_kept.end();
}

void EnginesPage::show(const PreferenceValues &values)
{
    {
        const QSignalBlocker blocker(this);
        m_threads->setValue(values.threads);
    }
    if (values.engines == m_kept)
        return;
    m_kept = values.engines;
    const Command command = chosen() ? chosen()->command : Command();
    fill(command);
}

void EnginesPage::write(PreferenceValues &values) const
{
    values.engines = m_kept;
    values.threads = m_threads->value();
}

/// The list anew; this engine is chosen, else the first.
void EnginesPage::fill(const Command &command)
{
    {
        const QScopedValueRollback guard(m_isFilling, true);
        m_shown = allEngines(m_kept);
        m_list->clear();
        int row = 0;
        for (const EngineSetup &engine : m_shown) {
            if (engine.command == command)
                row = m_list->count();
            m_list->addItem(asText(engine.title()));
            m_list->item(m_list->count() - 1)->setToolTip(commandText(engine.command));
        }
        m_list->setCurrentRow(m_shown.empty() ? -1 : row);
    }
    showChosen();
}

void EnginesPage::showChosen()
{
    const QScopedValueRollback guard(m_isFilling, true);
    const EngineSetup *engine = chosen();
    m_details->setVisible(engine || m_shown.empty());
    m_remove->setEnabled(engine && isKept(*engine));
    m_try->setEnabled(engine != nullptr);
    for (QWidget *each : std::initializer_list<QWidget *>{m_name, m_command, m_protocol})
        each->setEnabled(engine != nullptr);
    m_name->setText(engine ? asText(engine->title()) : QString());
    m_command->setText(engine ? commandText(engine->command) : QString());
    m_command->setCursorPosition(0);
    m_protocol->setCurrentIndex(engine ? m_protocol->findData(static_cast<int>(engine->protocol))
                                       : -1);
    showIdentity();
}

void EnginesPage::showIdentity()
{
    const EngineSetup *engine = chosen();
    const auto known = engine ? m_identities.find(engine->command) : m_identities.end();
    m_variants->clear();
    if (!engine) {
        m_options->clear();
        return m_message->setText(
            tr("Play needs no engine. Add one for a stronger opponent: Debian has "
               "fairy-stockfish, stockfish and sjaakii."));
    }
    if (known == m_identities.end()) {
        m_options->clear();
        return m_message->setText(tr("It was not tried yet."));
    }
    m_message->setText(describe(known->second, engine->protocol));
    QStringList variants;
    for (const std::string &variant : known->second.variants)
        variants << asText(variant);
    const auto more = static_cast<int>(variants.size()) - mostVariants;
    QString text = variants.mid(0, mostVariants).join(QStringLiteral(", "));
    if (more > 0)
        text = tr("%1 and %n more", nullptr, more).arg(text);
    if (!variants.isEmpty())
        m_variants->setText(tr("It plays %1.").arg(text));
    m_options->show(known->second, *engine);
}

QString EnginesPage::describe(const EngineIdentity &identity, EngineProtocol protocol) const
{
    const QString name = asText(identity.name);
    const QString author = asText(identity.author);
    QString text = author.isEmpty() ? name : tr("%1 by %2").arg(name, author);
    if (text.isEmpty())
        text = tr("It answers");
    text = tr("%1. It speaks %2.").arg(text, form::titleOf(protocol));
    if (identity.option("VariantPath"))
        text += QLatin1Char(' ')
                + tr("Designs of your own are handed over to it where its language says all of "
                     "their rules.");
    return text;
}

void EnginesPage::keep(const EngineSetup &engine)
{
    const EngineSetup *before = chosen();
    const auto place = before ? std::find(m_kept.begin(), m_kept.end(), *before) : m_kept.end();
    if (before && before->command != engine.command && m_identities.count(before->command) > 0)
        m_identities.erase(before->command);
    if (place == m_kept.end())
        m_kept.push_back(engine);
    else
        *place = engine;
    Q_EMIT edited();
    fill(Command(engine.command));
}

void EnginesPage::add()
{
    const QString path = m_program(this);
    if (path.isEmpty())
        return;
    const EngineSetup engine{QFileInfo(path).completeBaseName().toStdString(),
                             {path.toStdString()}};
    m_list->setCurrentRow(-1);
    keep(engine);
    tryChosen();
}

void EnginesPage::remove()
{
    const EngineSetup *engine = chosen();
    if (!engine)
        return;
    const Command command = engine->command;
    std::erase(m_kept, EngineSetup(*engine));
    Q_EMIT edited();
    fill(command);
}

void EnginesPage::tryChosen()
{
    const EngineSetup *engine = chosen();
    if (!engine)
        return;
    m_trying = engine->command;
    m_try->setEnabled(false);
    m_variants->clear();
    m_options->clear();
    m_message->setText(tr("It is tried…"));
    m_trial.ask([setup = *engine](BackgroundRun &run) { return tryEngine(setup, &run.stop); });
}

void EnginesPage::take(const Result<TriedEngine> &tried)
{
    m_try->setEnabled(chosen() != nullptr);
    const bool isChosen = chosen() && chosen()->command == m_trying;
    if (tried) {
        m_identities[m_trying] = tried->identity;
        if (isChosen && chosen()->protocol != tried->setup.protocol)
            return keep(tried->setup);
    } else {
        m_identities.erase(m_trying);
    }
    if (isChosen)
        showIdentity();
    if (isChosen && !tried)
        m_message->setText(shown(tried.error().message));
}

/// What the engine has by itself is not kept.
void EnginesPage::setOption(const QString &name, const QString &value)
{
    if (!chosen())
        return;
    EngineSetup engine = *chosen();
    const EngineOption *option = m_identities[engine.command].option(name.toStdString());
    if (option && option->value == value.toStdString())
        engine.options.erase(name.toStdString());
    else
        engine.options[name.toStdString()] = value.toStdString();
    // The fields stay: one of them is being edited.
    const auto place = std::find(m_kept.begin(), m_kept.end(), *chosen());
    if (place == m_kept.end())
        m_kept.push_back(engine);
    else
        *place = engine;
    m_shown[static_cast<std::size_t>(m_list->currentRow())] = engine;
    m_remove->setEnabled(true);
    Q_EMIT edited();
}

} // namespace rookery
