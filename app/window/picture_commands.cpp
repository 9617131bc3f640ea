#include "app/window/picture_commands.h"

#include "app/window/document_view.h"
#include "app/window/notice_bar.h"
#include "app/window/print_dialog.h"
#include "app/window/questions.h"
#include "model/file/disk/atomic_write.h"
#include "model/play/position/position_text.h"
#include "widgets/base/shown_wording.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/picture/picture_export.h"
#include "widgets/picture/picture_source.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>

namespace rookery {

namespace {

constexpr int pictureSide = 1600;

/// The board with what its marks mean. The piece that is edited stands on it like any other: it is
/// put into `position`, a copy of the one on show.
BoardPicture pictureToKeep(DocumentView &view, Position &position)
{
    BoardPicture picture = view.canvas().picture();
    picture.hasLegend = true;
    if (view.workspace().choices().mode() != Mode::Pieces || !picture.hoverPiece)
        return picture;
    position.put(*picture.reachFrom, *picture.hoverPiece);
    picture.position = &position;
    picture.hoverPiece.reset();
    return picture;
}

/// Of the innermost widget around the keyboard's focus that shows one; null if none does.
std::unique_ptr<QMimeData> pictureAtFocus(const QWidget &window)
{
    const QWidget *focus = QApplication::focusWidget();
    for (const QWidget *at = focus ? focus : window.focusWidget(); at; at = at->parentWidget()) {
        const auto *source = dynamic_cast<const PictureSource *>(at);
        if (auto picture = source ? source->copiedPicture() : nullptr)
            return picture;
    }
    return nullptr;
}

} // namespace

QString askForPages(const Questions &questions, QWidget *asker, const QString &title)
{
    const QString path = questions.savePath(
        asker, title + QStringLiteral(".pdf"), PictureCommands::tr("Pages (*.pdf)"));
    const bool isWhole =
        path.isEmpty() || path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    return isWhole ? path : path + QStringLiteral(".pdf");
}

SavedPages savePages(const QString &path, const QByteArray &pdf)
{
    const auto done = writeFileAtomically(
        path.toStdString(),
        std::string_view(pdf.constData(), static_cast<std::size_t>(pdf.size())));
    if (!done)
        return {shown(done.error().message), false};
    return {PictureCommands::tr("Saved %1").arg(QDir::toNativeSeparators(path)), true};
}

PictureCommands::PictureCommands(const Questions &questions, QWidget *window)
    : QObject(window)
    , m_questions(questions)
    , m_window(window)
{
}

void PictureCommands::save(DocumentView &view)
{
    QString path = m_questions.savePath(m_window,
                                        view.document().title() + QStringLiteral(".svg"),
                                        tr("Pictures (*.svg *.png *.pdf)"));
    if (path.isEmpty())
        return;
    const auto format =
        enumFromName<PictureFormat>(QFileInfo(path).suffix().toLower().toStdString());
    if (!format)
        return view.notices().say(tr("A picture's name ends in .svg, .png or .pdf"));
    Position position = view.canvas().shownPosition();
    const BoardPicture picture = pictureToKeep(view, position);
    const QByteArray bytes = pictureBytes(
        picture, *format, pictureSize(picture, pictureSide), view.workspace().view().isFlipped());
    const auto done = writeFileAtomically(
        path.toStdString(),
        std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (!done || !done->loss.isEmpty())
        view.notices().say(shown(done ? done->loss : done.error().message));
    else
        Q_EMIT said(tr("Saved %1").arg(path), 4000);
}

void PictureCommands::copy(DocumentView &view)
{
    if (auto picture = pictureAtFocus(*m_window)) {
        QApplication::clipboard()->setMimeData(picture.release());
        Q_EMIT said(tr("This picture is on the clipboard"), 4000);
        return;
    }
    const Session &session = view.workspace().session();
    const QString text = QString::fromStdString(
        writePosition(session.position(), session.design(), session.board()));
    Position position = view.canvas().shownPosition();
    const BoardPicture picture = pictureToKeep(view, position);
    QApplication::clipboard()->setMimeData(
        clipboardPicture(picture, text, view.workspace().view().isFlipped()).release());
    Q_EMIT said(tr("The board is on the clipboard as SVG, PNG and text"), 4000);
}

void PictureCommands::print(DocumentView &view)
{
    auto *dialog = new PrintDialog(view.workspace().session().committed(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const QString title = view.document().title();
    connect(dialog, &PrintDialog::savePdfWanted, this, [this, dialog, title] {
        const QString path = askForPages(m_questions, dialog, title);
        if (path.isEmpty())
            return;
        dialog->makePdf([this, dialog, path](const QByteArray &pdf) {
            const SavedPages saved = savePages(path, pdf);
            Q_EMIT said(saved.sentence, 8000);
            if (saved.isWritten)
                dialog->accept();
        });
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
