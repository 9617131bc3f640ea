#include "app/window/document_view.h"
#include "app/window/export_writer.h"
#include "app/window/import_dialog.h"
#include "app/window/main_window.h"
#include "app/window/notice_bar.h"
#include "app/window/print_dialog.h"
#include "model/exchange/recognition.h"
#include "model/file/disk/atomic_write.h"
#include "model/file/disk/file_content.h"
#include "widgets/export/portability_chip.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QPrintDialog>
#include <QPrinter>
#include <QStatusBar>
#include <QToolButton>

/// What leaves the window for other programs and for paper.
namespace rookery {

void MainWindow::connectExportActions()
{
    const auto show = [this] {
        if (current())
            current()->workspace().choices().setMode(Mode::Export);
    };
    m_actions->on(QStringLiteral("file.export"), show);
    m_actions->on(QStringLiteral("file.repeat-exports"), [this] { exports()->repeat(); });
    m_actions->on(QStringLiteral("file.import"), [this] {
        // What is on the clipboard is often what is wanted.
        const QString copied = QApplication::clipboard()->text();
        importText(recognised(copied.toStdString()) ? copied : QString(), {});
    });
    m_actions->on(QStringLiteral("file.print"), [this] { printSheet(); });
    connect(m_portability, &QToolButton::clicked, this, show);
}

ExportWriter *MainWindow::exports() const
{
    return current()->findChild<ExportWriter *>();
}

void MainWindow::importFile(const QString &path)
{
    const auto text = readWholeFile(path.toStdString());
    if (text)
        return importText(QString::fromStdString(*text), QFileInfo(path).fileName());
    statusBar()->showMessage(
        tr("“%1” was not opened: %2")
            .arg(QFileInfo(path).fileName(), QString::fromStdString(text.error().message)),
        15'000);
}

void MainWindow::importText(const QString &text, const QString &fileName)
{
    auto *dialog = new ImportDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setText(text, fileName);
    connect(dialog, &ImportDialog::fileWanted, this, [this, dialog] {
        const QString path = m_questions.openPath(dialog);
        const auto content =
            path.isEmpty() ? Result<std::string>(std::string()) : readWholeFile(path.toStdString());
        if (!path.isEmpty() && content)
            dialog->setText(QString::fromStdString(*content), QFileInfo(path).fileName());
    });
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (!dialog->imported())
            return;
        DocumentView *view =
            addDocument(std::make_unique<Document>(dialog->imported()->design, m_store));
        view->workspace().choices().setMode(Mode::Setup);
        if (const auto &losses = dialog->imported()->losses; !losses.empty())
            view->notices().say(tr("%n thing(s) could not be imported. The first: %1",
                                   nullptr,
                                   static_cast<int>(losses.size()))
                                    .arg(QString::fromStdString(losses.front().sentence)));
    });
    dialog->open();
}

void MainWindow::printSheet()
{
    DocumentView *view = current();
    auto *dialog = new PrintDialog(view->workspace().session().committed(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const QString title = view->document().title();
    connect(dialog, &PrintDialog::savePdfWanted, this, [this, dialog, title] {
        QString path =
            m_questions.savePath(dialog, title + QStringLiteral(".pdf"), tr("Pages (*.pdf)"));
        if (path.isEmpty())
            return;
        if (!path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
            path += QStringLiteral(".pdf");
        const QByteArray pdf = sheetPdf(dialog->subject(), dialog->content());
        const auto done = writeFileAtomically(
            path.toStdString(),
            std::string_view(pdf.constData(), static_cast<std::size_t>(pdf.size())));
        statusBar()->showMessage(done ? tr("Saved %1").arg(QDir::toNativeSeparators(path))
                                      : QString::fromStdString(done.error().message),
                                 8000);
        if (done)
            dialog->accept();
    });
    connect(dialog, &PrintDialog::printWanted, this, [dialog] {
        QPrinter printer(QPrinter::HighResolution);
        QPrintDialog choice(&printer, dialog);
        if (choice.exec() != QDialog::Accepted)
            return;
        rookery::printSheet(printer, dialog->subject(), dialog->content());
        dialog->accept();
    });
    dialog->open();
}

} // namespace rookery
