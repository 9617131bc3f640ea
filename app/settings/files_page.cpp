#include "app/settings/files_page.h"

#include "widgets/base/form.h"
#include "widgets/base/tokens.h"
#include "widgets/session/recovery_store.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QUrl>
#include <QVBoxLayout>

namespace rookery {

FilesPage::Questions FilesPage::Questions::byDialog()
{
    const auto filter = [] {
        return FilesPage::tr("Settings of Rookery (*.json)");
    };
    Questions questions;
    questions.folder = [](QWidget *parent, const QString &now) {
        return QFileDialog::getExistingDirectory(parent, FilesPage::tr("Folder for designs"), now);
    };
    questions.openPath = [filter](QWidget *parent) {
        return QFileDialog::getOpenFileName(parent, FilesPage::tr("Import settings"), {}, filter());
    };
    questions.savePath = [filter](QWidget *parent) {
        return QFileDialog::getSaveFileName(parent,
                                            FilesPage::tr("Export settings"),
                                            QStringLiteral("rookery-settings.json"),
                                            filter());
    };
    questions.showFolder = [](const QString &path) {
        return QDesktopServices::openUrl(QUrl::fromLocalFile(path));
    };
    questions.program = [](QWidget *parent) {
        return QFileDialog::getOpenFileName(parent, FilesPage::tr("Program of an engine"));
    };
    return questions;
}

FilesPage::FilesPage(Questions questions)
    : m_questions(std::move(questions))
    , m_folder(new QLineEdit)
    , m_recent(new QSpinBox)
    , m_message(new QLabel)
{
    auto *fields = new QFormLayout;
    fields->setRowWrapPolicy(QFormLayout::WrapLongRows);
    fields->addRow(tr("&Folder for designs"), makeFolder());
    fields->addRow(tr("&Recent files"), makeRecent());
    m_message->setObjectName(QStringLiteral("settingsMessage"));
    m_message->setWordWrap(true);
    auto *column = new QVBoxLayout;
    column->addLayout(fields);
    column->addSpacing(Tokens::groupGap);
    column->addWidget(form::heading(tr("Recovery")));
    column->addLayout(makeRecovery());
    column->addSpacing(Tokens::groupGap);
    column->addWidget(form::heading(tr("All settings of all pages")));
    column->addLayout(makeWhole());
    column->addWidget(m_message);
    column->addStretch(1);
    form::wrapInScrollArea(this, column);
}

QLayout *FilesPage::makeFolder()
{
    m_folder->setObjectName(QStringLiteral("settingsFolder"));
    m_folder->setPlaceholderText(tr("Wherever the last file was"));
    form::explain(
        m_folder, tr("Folder for designs"), tr("Where dialogs that open and save files begin"));
    auto *choose =
        form::verb("chooseFolder", tr("Choose…"), tr("Chooses the folder from the disk"));
    connect(m_folder, &QLineEdit::editingFinished, this, &SettingsPage::edited);
    connect(choose, &QPushButton::clicked, this, [this] {
        const QString path = m_questions.folder(this, m_folder->text());
        if (path.isEmpty())
            return;
        m_folder->setText(QDir::toNativeSeparators(path));
        Q_EMIT edited();
    });
    auto *row = new QHBoxLayout;
    row->addWidget(m_folder, 1);
    row->addWidget(choose);
    return row;
}

QLayout *FilesPage::makeRecent()
{
    m_recent->setObjectName(QStringLiteral("settingsRecent"));
    m_recent->setRange(0, PreferenceValues::mostRecent);
    m_recent->setSpecialValueText(tr("None"));
    form::explain(m_recent, tr("Recent files"), tr("How many files the start page remembers"));
    auto *forget = form::verb(
        "forgetRecent", tr("Forget them now"), tr("Empties the list at once; no file is touched"));
    connect(m_recent, &QSpinBox::valueChanged, this, &SettingsPage::edited);
    connect(forget, &QPushButton::clicked, this, &FilesPage::forgetWanted);
    auto *row = new QHBoxLayout;
    row->addWidget(m_recent);
    row->addWidget(forget);
    row->addStretch(1);
    return row;
}

/// There is nothing to be chosen: no edit is ever without its copy.
QLayout *FilesPage::makeRecovery()
{
    auto *what = new QLabel(
        tr("Unsaved work is always copied within two seconds of an edit, and offered again "
           "after a crash. The last copy of a design that was saved or closed is kept for 30 "
           "days. Files themselves change only when you save."));
    what->setWordWrap(true);
    const QString folder = QString::fromStdString(RecoveryStore::usualFolder().string());
    auto *place = new QLabel(QDir::toNativeSeparators(folder));
    place->setObjectName(QStringLiteral("recoveryFolder"));
    place->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    place->setWordWrap(true);
    form::explain(place, tr("Recovery copies"), tr("Where copies of unsaved work are kept"));
    auto *open = form::verb(
        "openRecovery", tr("Open folder"), tr("Shows the recovery copies in the file manager"));
    connect(open, &QPushButton::clicked, this, [this, folder] {
        if (!QDir(folder).exists())
            say(tr("There are no recovery copies yet."));
        else
            say(m_questions.showFolder(folder) ? QString() : tr("No program here shows folders."));
    });
    auto *row = new QHBoxLayout;
    row->addWidget(place, 1);
    row->addWidget(open);
    auto *column = new QVBoxLayout;
    column->addWidget(what);
    column->addLayout(row);
    return column;
}

QLayout *FilesPage::makeWhole()
{
    auto *import = form::verb(
        "importSettings", tr("Import…"), tr("Takes the settings from a file that was exported"));
    auto *exports = form::verb(
        "exportSettings", tr("Export…"), tr("Writes the settings to a file, for another computer"));
    auto *reset = form::verb(
        "resetSettings", tr("Reset all"), tr("Everything as it was at first; Cancel puts it back"));
    connect(import, &QPushButton::clicked, this, [this] {
        const QString path = m_questions.openPath(this);
        if (!path.isEmpty())
            Q_EMIT importWanted(path);
    });
    connect(exports, &QPushButton::clicked, this, [this] {
        const QString path = m_questions.savePath(this);
        if (!path.isEmpty())
            Q_EMIT exportWanted(path);
    });
    connect(reset, &QPushButton::clicked, this, &FilesPage::resetWanted);
    auto *row = new QHBoxLayout;
    for (QPushButton *button : {import, exports, reset})
        row->addWidget(button);
    row->addStretch(1);
    return row;
}

void FilesPage::show(const PreferenceValues &values)
{
    const QSignalBlocker blocker(this);
    m_folder->setText(QDir::toNativeSeparators(values.folder));
    m_recent->setValue(values.recentCount);
}

void FilesPage::write(PreferenceValues &values) const
{
    values.folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    values.recentCount = m_recent->value();
}

void FilesPage::say(const QString &sentence)
{
    m_message->setText(sentence);
}

} // namespace rookery
