#pragma once

#include "app/settings/settings_dialog.h"
#include "tests/widgets/window_support.h"

#include <QTemporaryDir>

#include <memory>

namespace rookery::test {

/// The settings' dialog, whose questions the test answers.
class SettingsBench
{
public:
    SettingsBench()
    {
        FilesPage::Questions questions;
        questions.folder = [this](QWidget *, const QString &) {
            return path;
        };
        questions.openPath = [this](QWidget *) {
            return path;
        };
        questions.savePath = questions.openPath;
        questions.showFolder = [this](const QString &wanted) {
            shownFolder = wanted;
            return true;
        };
        const QList<Language> languages{{QStringLiteral("de"), QStringLiteral("Deutsch")},
                                        {QStringLiteral("en"), QStringLiteral("English")}};
        dialog = std::make_unique<SettingsDialog>(preferences, languages, questions);
        dialog->show();
        if (!QTest::qWaitForWindowExposed(dialog.get()))
            qFatal("the dialog was not shown");
    }

    template<class T>
    T *find(const char *name)
    {
        return dialog->findChild<T *>(QLatin1String(name));
    }

    QTemporaryDir folder;
    QString path; ///< what the test answers
    QString shownFolder;
    Preferences preferences;
    std::unique_ptr<SettingsDialog> dialog;
};

} // namespace rookery::test
