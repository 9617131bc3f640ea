#pragma once

#include "app/languages.h"
#include "app/settings/settings_page.h"

class QListWidget;

namespace rookery {

/// The language of the window: the system's, or one of those that there are.
class LanguagePage final : public SettingsPage
{
    Q_OBJECT

public:
    explicit LanguagePage(const QList<Language> &languages);

    QString title() const override { return tr("Language"); }
    void show(const PreferenceValues &values) override;
    void write(PreferenceValues &values) const override;

private:
    QListWidget *m_list;
};

} // namespace rookery
