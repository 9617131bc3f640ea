#include "app/window/questions.h"

#include "app/games/game_commands.h"

#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace rookery {

QString designFilter()
{
    return Questions::tr("Rookery designs (*.rookery)");
}

Questions Questions::byDialog(std::function<QString()> folder)
{
    Questions questions;
    questions.openPath = [folder](QWidget *parent) {
        const QString foreign = tr("Other programs' games (*.ini *.zrf *.html *.fen *.txt)");
        return QFileDialog::getOpenFileName(
            parent,
            tr("Open a design or a game"),
            folder(),
            QStringList{designFilter(), gameFilter(), foreign}.join(QStringLiteral(";;")));
    };
    questions.savePath =
        [folder](QWidget *parent, const QString &suggestion, const QString &filter) {
            // What has a place already stays there.
            const bool isName = !suggestion.contains(QLatin1Char('/')) && !folder().isEmpty();
            return QFileDialog::getSaveFileName(parent,
                                                tr("Save as"),
                                                isName ? QDir(folder()).filePath(suggestion)
                                                       : suggestion,
                                                filter);
        };
    questions.unsaved = [](QWidget *parent, const QString &title) {
        QMessageBox box(QMessageBox::Warning,
                        tr("Unsaved work"),
                        tr("“%1” has unsaved changes.").arg(title),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel,
                        parent);
        box.setInformativeText(tr("Without saving, the changes since the last save are lost."));
        box.setDefaultButton(QMessageBox::Save);
        switch (box.exec()) {
        case QMessageBox::Save:
            return Unsaved::Save;
        case QMessageBox::Discard:
            return Unsaved::Discard;
        default:
            return Unsaved::Cancel;
        }
    };
    questions.overwriteChanged = [](QWidget *parent, const QString &title) {
        QMessageBox box(QMessageBox::Warning,
                        tr("Changed on disk"),
                        tr("Another program has changed “%1” since you opened it.").arg(title),
                        QMessageBox::Cancel,
                        parent);
        box.setInformativeText(tr("Saving replaces what that program wrote."));
        const auto *compare = box.addButton(tr("Compare…"), QMessageBox::ActionRole);
        const auto *replace = box.addButton(tr("Replace it"), QMessageBox::DestructiveRole);
        // Enter loses nothing.
        box.setDefaultButton(QMessageBox::Cancel);
        box.setEscapeButton(QMessageBox::Cancel);
        box.exec();
        return box.clickedButton() == replace   ? Overwrite::Replace
               : box.clickedButton() == compare ? Overwrite::Compare
                                                : Overwrite::Cancel;
    };
    return questions;
}

} // namespace rookery
