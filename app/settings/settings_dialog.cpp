#include "app/settings/settings_dialog.h"

#include "app/settings/appearance_page.h"
#include "app/settings/engines_page.h"
#include "app/settings/language_page.h"
#include "app/settings/preferences_text.h"
#include "app/settings/shortcuts_page.h"
#include "model/file/disk/atomic_write.h"
#include "model/file/disk/file_content.h"
#include "widgets/base/form.h"
#include "widgets/base/shown_wording.h"
#include "widgets/base/tokens.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace rookery {

SettingsDialog::SettingsDialog(Preferences &preferences,
                               QList<Language> languages,
                               FilesPage::Questions questions,
                               QWidget *parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_languages(std::move(languages))
    , m_questions(std::move(questions))
    , m_list(new QListWidget)
    , m_stack(new QStackedWidget)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel
                                     | QDialogButtonBox::Apply))
{
    setObjectName(QStringLiteral("settingsDialog"));
    m_list->setObjectName(QStringLiteral("settingsPages"));
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Expanding);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_list);
    middle->addWidget(m_stack, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(middle, 1);
    layout->addWidget(m_buttons);
    retranslate();
    connect(m_list, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &SettingsDialog::reject);
    connect(m_buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this, [this] {
        m_preferences.keep();
        refresh();
    });
    connect(&m_preferences, &Preferences::changed, this, &SettingsDialog::refresh);
}

void SettingsDialog::makePages()
{
    addPage(new AppearancePage);
    addPage(new LanguagePage(m_languages));
    addPage(new ShortcutsPage);
    m_files = new FilesPage(m_questions);
    addPage(m_files);
    addPage(new EnginesPage(m_questions.program));
    connect(m_files, &FilesPage::forgetWanted, this, [this] {
        m_preferences.setRecentFiles({});
        m_preferences.setPinnedFiles({});
        m_files->say(tr("The list of recent files is empty."));
    });
    connect(m_files, &FilesPage::importWanted, this, &SettingsDialog::importFrom);
    connect(m_files, &FilesPage::exportWanted, this, &SettingsDialog::exportTo);
    connect(m_files, &FilesPage::resetWanted, this, [this] {
        PreferenceValues usual;
        usual.tour = m_preferences.values().tour;
        m_preferences.tryOut(usual);
        showValues();
        m_files->say(tr("All settings are as they were at first."));
    });
}

void SettingsDialog::addPage(SettingsPage *page)
{
    m_pages.append(page);
    m_stack->addWidget(page);
    m_list->addItem(page->title());
    connect(page, &SettingsPage::edited, this, [this, page] {
        PreferenceValues values = m_preferences.values();
        page->write(values);
        m_preferences.tryOut(values);
    });
}

/// Makes the pages anew, so that all their words are of the language of now.
void SettingsDialog::retranslate()
{
    const int row = std::max(0, m_list->currentRow());
    setWindowTitle(tr("Settings"));
    form::explain(m_list, tr("Pages"), tr("Up and down choose a page of settings"));
    m_list->clear();
    for (SettingsPage *page : std::exchange(m_pages, {})) {
        m_stack->removeWidget(page);
        page->deleteLater();
    }
    makePages();
    showValues();
    showPage(row);
    fitList();
    for (QAbstractButton *button : m_buttons->buttons()) {
        button->setAccessibleName(button->text().remove(QLatin1Char('&')));
        button->setToolTip(QString());
    }
    const auto explainButton = [this](QDialogButtonBox::StandardButton which, const QString &tip) {
        m_buttons->button(which)->setToolTip(tip);
        m_buttons->button(which)->setStatusTip(tip);
    };
    explainButton(QDialogButtonBox::Ok, tr("Keeps the changes and closes"));
    explainButton(QDialogButtonBox::Cancel, tr("Puts everything back as it was kept last"));
    explainButton(QDialogButtonBox::Apply, tr("Keeps the changes and stays"));
}

/// As wide as the titles of the pages are in the present text.
void SettingsDialog::fitList()
{
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth()
                          + 2 * Tokens::padding);
}

void SettingsDialog::showPage(int number)
{
    m_list->setCurrentRow(number);
    m_stack->setCurrentIndex(number);
}

void SettingsDialog::showValues()
{
    for (SettingsPage *page : std::as_const(m_pages))
        page->show(m_preferences.values());
    refresh();
}

void SettingsDialog::refresh()
{
    m_buttons->button(QDialogButtonBox::Apply)->setEnabled(!m_preferences.areKept());
}

/// Wide enough for its texts, and never more than the screen has.
QSize SettingsDialog::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const QSize wanted(metrics.averageCharWidth() * 92, metrics.lineSpacing() * 26);
    return wanted.boundedTo(screen()->availableSize() - QSize(40, 60));
}

void SettingsDialog::accept()
{
    m_preferences.keep();
    QDialog::accept();
}

void SettingsDialog::reject()
{
    m_preferences.putBack();
    QDialog::reject();
}

void SettingsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        QTimer::singleShot(0, this, &SettingsDialog::fitList); // once the list has the font too
    const bool isNew = event->type() == QEvent::LanguageChange && !std::exchange(m_isOld, true);
    if (!isNew)
        return;
    // The page that asked for the language is still at work.
    QTimer::singleShot(0, this, [this] {
        m_isOld = false;
        const bool hadFocus = m_stack->isAncestorOf(focusWidget());
        retranslate();
        if (hadFocus)
            m_stack->currentWidget()->nextInFocusChain()->setFocus(Qt::OtherFocusReason);
    });
}

void SettingsDialog::importFrom(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    const auto content = readWholeFile(path.toStdString());
    if (!content)
        return m_files->say(shown(content.error().message));
    const auto read =
        PreferencesText::read(QByteArray::fromStdString(*content), m_preferences.values());
    if (const auto *fault = std::get_if<QString>(&read))
        return m_files->say(tr("“%1” was not imported: %2").arg(name, *fault));
    m_preferences.tryOut(std::get<PreferenceValues>(read));
    showValues();
    m_files->say(tr("The settings of “%1” are in effect; OK keeps them.").arg(name));
}

void SettingsDialog::exportTo(const QString &path)
{
    const QByteArray bytes = PreferencesText::write(m_preferences.values());
    const auto done = writeFileAtomically(path.toStdString(), bytes.toStdString());
    m_files->say(done ? tr("Saved %1").arg(path) : shown(done.error().message));
}

} // namespace rookery
