#pragma once

#include "app/languages.h"
#include "app/settings/files_page.h"

#include <QDialog>

class QDialogButtonBox;
class QListWidget;
class QStackedWidget;

namespace rookery {

/// The preferences, page by page. What is changed is in effect at once; Cancel puts back what was
/// kept last, Apply and OK keep it.
class SettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(Preferences &preferences,
                   QList<Language> languages,
                   FilesPage::Questions questions,
                   QWidget *parent = nullptr);

    static constexpr int keysPage = 2;
    static constexpr int enginesPage = 4;

    void showPage(int number);
    QSize sizeHint() const override;

public Q_SLOTS:
    void accept() override;
    void reject() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void makePages();
    void addPage(SettingsPage *page);
    void retranslate();
    void fitList();
    void showValues();
    void refresh();
    void importFrom(const QString &path);
    void exportTo(const QString &path);

    Preferences &m_preferences;
    const QList<Language> m_languages;
    const FilesPage::Questions m_questions;
    QListWidget *m_list;
    QStackedWidget *m_stack;
    QList<SettingsPage *> m_pages;
    FilesPage *m_files = nullptr;
    QDialogButtonBox *m_buttons;
    bool m_isOld = false; ///< its words are of another language
};

} // namespace rookery
