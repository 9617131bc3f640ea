#include "widgets/export/export_preview.h"

#include "widgets/base/form.h"
#include "widgets/base/tokens.h"
#include "widgets/export/code_colours.h"
#include "widgets/export/export_plan.h"
#include "widgets/picture/picture_export.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QSvgRenderer>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr int shownCharacters = 200'000;
constexpr int pictureSide = 1400;

std::string_view suffixOf(const std::string &name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string::npos ? std::string_view() : std::string_view(name).substr(dot);
}

QImage imageOfSvg(const std::string &svg)
{
    QSvgRenderer renderer(QByteArray::fromStdString(svg));
    if (!renderer.isValid())
        return {};
    QImage image(renderer.defaultSize().scaled(pictureSide, pictureSide, Qt::KeepAspectRatio),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

/// A picture file as an image; null for text.
QImage imageOf(const ExportedFile &file)
{
    if (suffixOf(file.name) == ".svg")
        return imageOfSvg(file.text);
    return suffixOf(file.name) == ".png" ? QImage::fromData(QByteArray::fromStdString(file.text))
                                         : QImage();
}

} // namespace

void PictureView::setImage(QImage image)
{
    m_image = std::move(image);
    update();
}

void PictureView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (m_image.isNull())
        return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSizeF room = QSizeF(size()) - QSizeF(16, 16);
    const QSizeF fitting = QSizeF(m_image.size()).scaled(room, Qt::KeepAspectRatio);
    painter.drawImage(
        QRectF(QPointF((width() - fitting.width()) / 2, (height() - fitting.height()) / 2),
               fitting),
        m_image);
}

ExportPreview::ExportPreview(QWidget *parent)
    : QWidget(parent)
    , m_choice(new QComboBox)
    , m_caption(new QLabel)
    , m_stack(new QStackedWidget)
    , m_text(new QPlainTextEdit)
    , m_colours(new CodeColours(m_text->document()))
    , m_picture(new PictureView)
    , m_nothing(new QLabel)
{
    setObjectName(QStringLiteral("exportPreview"));
    form::explain(m_choice, tr("File"), tr("Which of the files is shown"));
    form::explain(m_text, tr("Preview"), tr("The file as it would be written"));
    form::explain(m_picture, tr("Picture"), tr("The picture as it would be written"));
    m_text->setObjectName(QStringLiteral("previewText"));
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_picture->setObjectName(QStringLiteral("previewPicture"));
    m_picture->setMinimumSize(160, 120);
    m_caption->setWordWrap(true);
    m_nothing->setObjectName(QStringLiteral("previewNothing"));
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setMargin(2 * Tokens::padding);
    for (QWidget *page : std::initializer_list<QWidget *>{m_nothing, m_text, m_picture})
        m_stack->addWidget(page);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::smallGap);
    layout->addWidget(m_choice);
    layout->addWidget(m_caption);
    layout->addWidget(m_stack, 1);
    m_caption->hide();
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ExportPreview::showFile);
}

void ExportPreview::showFiles(const Format &format, std::vector<ExportedFile> files)
{
    const int before = m_choice->currentIndex();
    m_files = std::move(files);
    m_colours->setSuffix(format.suffix);
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    for (const ExportedFile &file : m_files)
        m_choice->addItem(QString::fromStdString(file.name));
    m_choice->setVisible(m_files.size() > 1);
    m_choice->setCurrentIndex(before >= 0 && before < m_choice->count() ? before : 0);
    showFile(m_choice->currentIndex());
}

void ExportPreview::showFile(int index)
{
    if (index < 0)
        return;
    const ExportedFile &file = m_files[static_cast<std::size_t>(index)];
    m_caption->hide();
    if (const QImage image = imageOf(file); !image.isNull()) {
        m_svg = suffixOf(file.name) == ".svg" ? QByteArray::fromStdString(file.text) : QByteArray();
        m_picture->setImage(image);
        m_stack->setCurrentWidget(m_picture);
        return;
    }
    if (suffixOf(file.name) == ".pdf")
        return showNothing(tr("A PDF of %Ln kilobyte(s); open it after it was written.",
                              nullptr,
                              static_cast<int>(file.text.size() / 1000 + 1)));
    m_colours->setSuffix(suffixOf(file.name));
    QString text = QString::fromStdString(file.text.substr(0, shownCharacters));
    if (file.text.size() > shownCharacters)
        text += QLatin1Char('\n')
                + tr("… and %Ln more kilobyte(s)",
                     nullptr,
                     static_cast<int>((file.text.size() - shownCharacters) / 1000 + 1));
    if (text != m_text->toPlainText())
        m_text->setPlainText(text);
    m_stack->setCurrentWidget(m_text);
}

void ExportPreview::showNothing(const QString &sentence)
{
    m_choice->setVisible(m_files.size() > 1);
    m_caption->hide();
    m_nothing->setText(sentence);
    m_stack->setCurrentWidget(m_nothing);
}

void ExportPreview::showPicture(const QImage &image, const QString &caption)
{
    m_choice->hide();
    m_caption->setText(caption);
    m_caption->setVisible(!caption.isEmpty());
    m_svg.clear();
    m_picture->setImage(image);
    m_stack->setCurrentWidget(m_picture);
}

std::unique_ptr<QMimeData> ExportPreview::copiedPicture() const
{
    return m_stack->currentWidget() == m_picture ? clipboardImage(m_picture->image(), m_svg)
                                                 : nullptr;
}

QString ExportPreview::text() const
{
    const int index = std::max(0, m_choice->currentIndex());
    if (static_cast<std::size_t>(index) >= m_files.size())
        return {};
    const ExportedFile &file = m_files[static_cast<std::size_t>(index)];
    const bool isPixels = suffixOf(file.name) == ".png" || suffixOf(file.name) == ".pdf";
    return isPixels ? QString() : QString::fromStdString(file.text);
}

} // namespace rookery
