#pragma once

#include "widgets/export/export_job.h"
#include "widgets/picture/picture_source.h"

#include <QImage>
#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QStackedWidget;

namespace rookery {

class CodeColours;

/// An image as large as it fits, never larger than it is.
class PictureView final : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;
    void setImage(QImage image);
    const QImage &image() const { return m_image; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QImage m_image;
};

/// What would be written: text with its signs coloured, or the picture. Of several files one is
/// shown.
class ExportPreview final
    : public QWidget
    , public PictureSource
{
    Q_OBJECT

public:
    explicit ExportPreview(QWidget *parent = nullptr);

    void showFiles(const Format &format, std::vector<ExportedFile> files);
    /// There is nothing to show; the sentence says why.
    void showNothing(const QString &sentence);
    /// A picture beside the files, such as the position where two programs disagree.
    void showPicture(const QImage &image, const QString &caption);

    /// The text of the shown file; empty while there is none or it is a picture of pixels.
    QString text() const;
    const std::vector<ExportedFile> &files() const { return m_files; }
    std::unique_ptr<QMimeData> copiedPicture() const override;

private:
    void showFile(int index);

    std::vector<ExportedFile> m_files;
    QByteArray m_svg; ///< that the picture was drawn from
    QComboBox *m_choice;
    QLabel *m_caption;
    QStackedWidget *m_stack;
    QPlainTextEdit *m_text;
    CodeColours *m_colours;
    PictureView *m_picture;
    QLabel *m_nothing;
};

} // namespace rookery
