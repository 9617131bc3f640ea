#include "app/settings/language_page.h"

#include "widgets/base/form.h"

#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rookery {

LanguagePage::LanguagePage(const QList<Language> &languages)
    : m_list(new QListWidget)
{
    m_list->setObjectName(QStringLiteral("settingsLanguages"));
    form::explain(
        m_list, tr("Language"), tr("The window speaks it as soon as the settings are closed"));
    const auto add = [this](const QString &name, const QString &code) {
        auto *item = new QListWidgetItem(name, m_list);
        item->setData(Qt::UserRole, code);
    };
    add(tr("As the system has it"), {});
    for (const Language &language : languages)
        add(language.title, language.code);
    auto *note = new QLabel(tr("Files and the command line are in English, whatever the language "
                               "of the window."));
    note->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(note);
    connect(m_list, &QListWidget::currentRowChanged, this, &SettingsPage::edited);
}

void LanguagePage::show(const PreferenceValues &values)
{
    const QSignalBlocker blocker(this);
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(Qt::UserRole) == values.language)
            return m_list->setCurrentRow(row);
    }
    m_list->setCurrentRow(0); // its file is no longer there
}

void LanguagePage::write(PreferenceValues &values) const
{
    values.language = m_list->currentItem()->data(Qt::UserRole).toString();
}

} // namespace rookery
