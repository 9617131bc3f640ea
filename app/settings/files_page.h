#pragma once

#include "app/settings/settings_page.h"

#include <functional>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace rookery {

/// Where files and copies of unsaved work are, and the settings themselves as a file.
class FilesPage final : public SettingsPage
{
    Q_OBJECT

public:
    /// How pages ask for names; tests answer in their place.
    struct Questions
    {
        std::function<QString(QWidget *, const QString &now)> folder;
        std::function<QString(QWidget *)> openPath;
        std::function<QString(QWidget *)> savePath;
        std::function<bool(const QString &path)> showFolder; ///< in the desktop's file manager
        std::function<QString(QWidget *)> program;           ///< an engine

        static Questions byDialog();
    };

    explicit FilesPage(Questions questions);

    QString title() const override { return tr("Files"); }
    void show(const PreferenceValues &values) override;
    void write(PreferenceValues &values) const override;
    /// What became of an import, an export or a folder to be shown.
    void say(const QString &sentence);

Q_SIGNALS:
    void forgetWanted();
    void importWanted(const QString &path);
    void exportWanted(const QString &path);
    void resetWanted();

private:
    QLayout *makeFolder();
    QLayout *makeRecent();
    QLayout *makeRecovery();
    QLayout *makeWhole();

    const Questions m_questions;
    QLineEdit *m_folder;
    QSpinBox *m_recent;
    QLabel *m_message;
};

} // namespace rookery
