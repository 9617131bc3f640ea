#include "app/help/help_commands.h"

#include "app/help/help_page.h"
#include "app/help/key_sheet.h"
#include "app/settings/preferences.h"
#include "app/window/picture_commands.h"

#include <QPrintDialog>
#include <QPrinter>

namespace rookery {

namespace {

template<class Window>
void bringUp(Window &window)
{
    window.setAttribute(Qt::WA_DeleteOnClose);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

HelpCommands::HelpCommands(const Preferences &preferences,
                           const Questions &questions,
                           QWidget *window)
    : QObject(window)
    , m_preferences(preferences)
    , m_questions(questions)
    , m_window(window)
{
}

void HelpCommands::showManual(const QString &place)
{
    auto *page = m_window->findChild<HelpPage *>();
    if (!page)
        page = new HelpPage(m_preferences.values().keys, m_window);
    bringUp(*page);
    page->goTo(place);
}

void HelpCommands::showKeys()
{
    auto *sheet = m_window->findChild<KeySheet *>();
    if (!sheet) {
        sheet = new KeySheet(m_preferences.values().keys, m_window);
        connect(&m_preferences, &Preferences::changed, sheet, [this, sheet] {
            sheet->setChanges(m_preferences.values().keys);
        });
        connect(sheet, &KeySheet::changeWanted, this, &HelpCommands::keysWanted);
        connect(sheet, &KeySheet::savePdfWanted, this, [this, sheet] { savePdf(*sheet); });
        connect(sheet, &KeySheet::printWanted, this, [sheet] {
            QPrinter printer(QPrinter::HighResolution);
            QPrintDialog choice(&printer, sheet);
            if (choice.exec() == QDialog::Accepted)
                sheet->print(printer);
        });
    }
    bringUp(*sheet);
}

void HelpCommands::savePdf(KeySheet &sheet)
{
    const QString path = askForPages(m_questions, &sheet, sheet.windowTitle());
    if (!path.isEmpty())
        Q_EMIT said(savePages(path, sheet.pdf()).sentence, 8000);
}

} // namespace rookery
