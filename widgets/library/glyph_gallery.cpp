#include "widgets/library/glyph_gallery.h"

#include "model/file/bundled/bundled.h"
#include "model/picture/piece_look.h"
#include "widgets/base/form.h"
#include "widgets/library/letter_picture.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSvgRenderer>
#include <QToolButton>

namespace rookery {

namespace {

constexpr int side = 40;
constexpr int columns = 6;
constexpr PieceColours light{0xffffff, 0x202020};
constexpr PieceColours dark{0x303030, 0xf0f0f0};

/// The light piece, and the dark one half behind it.
QIcon iconOf(std::string_view glyph, double ratio)
{
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const auto draw = [&](const PieceColours &colours, const QRectF &area) {
        QSvgRenderer renderer(QByteArray::fromStdString(glyphSvg(glyph, colours)));
        renderer.render(&painter, area);
    };
    draw(dark, QRectF(side * 0.4, 0, side * 0.6, side * 0.6));
    draw(light, QRectF(0, side * 0.2, side * 0.8, side * 0.8));
    return QIcon(pixmap);
}

QIcon iconOfPicture(const std::string &svg, double ratio)
{
    QPixmap pixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(QByteArray::fromStdString(svg)).render(&painter, QRectF(0, 0, side, side));
    return QIcon(pixmap);
}

} // namespace

GlyphGallery::GlyphGallery(const QString &letters, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("glyphGallery"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(6, 6, 6, 6);
    grid->setSpacing(2);
    int place = 0;
    for (const std::string_view glyph : bundledGlyphNames()) {
        const QString name = QString::fromUtf8(glyph.data(), static_cast<qsizetype>(glyph.size()));
        auto *button = new QToolButton;
        button->setObjectName(QStringLiteral("glyph:") + name);
        button->setIcon(iconOf(glyph, devicePixelRatioF()));
        button->setIconSize({side, side});
        button->setAutoRaise(true);
        form::explain(button, name, tr("Draws the piece so: %1").arg(name));
        connect(button, &QToolButton::clicked, this, [this, name] { Q_EMIT picked(name); });
        grid->addWidget(button, place / columns, place % columns);
        ++place;
    }
    grid->addLayout(makeLetters(letters), grid->rowCount(), 0, 1, columns);
}

/// A piece as a disc with its letter, or with signs such as those of xiangqi.
QLayout *GlyphGallery::makeLetters(const QString &letters)
{
    constexpr int most = 3;
    auto *field = new QLineEdit;
    field->setObjectName(QStringLiteral("glyphLetters"));
    field->setMaxLength(most);
    form::explain(
        field,
        tr("Letters"),
        tr("One to three letters or other signs to draw the piece with; Enter takes them"));
    auto *label = new QLabel(tr("Letters"));
    label->setBuddy(field);
    auto *button = new QToolButton;
    button->setObjectName(QStringLiteral("glyphLetter"));
    button->setIconSize({side, side});
    button->setAutoRaise(true);
    form::explain(
        button, tr("Disc with letters"), tr("Draws the piece as a disc with these letters"));
    const auto show = [this, button](const QString &text) {
        const std::string picture = letterPicture(text);
        button->setEnabled(!picture.empty());
        button->setIcon(picture.empty() ? QIcon() : iconOfPicture(picture, devicePixelRatioF()));
    };
    const auto pick = [this, field, button] {
        if (button->isEnabled())
            Q_EMIT lettersPicked(field->text().trimmed());
    };
    connect(field, &QLineEdit::textChanged, this, show);
    connect(field, &QLineEdit::returnPressed, this, pick);
    connect(button, &QToolButton::clicked, this, pick);
    field->setText(letters);
    show(letters);
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(field, 1);
    row->addWidget(button);
    return row;
}

std::string GlyphGallery::picture(const std::string &glyph)
{
    return glyphSvg(glyph, {0xffffff, 0x000000});
}

} // namespace rookery
