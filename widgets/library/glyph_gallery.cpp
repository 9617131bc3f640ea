#include "widgets/library/glyph_gallery.h"

#include "model/picture/piece_look.h"
#include "widgets/base/form.h"
#include "widgets/base/search_fit.h"
#include "widgets/base/tokens.h"
#include "widgets/library/letter_picture.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPixmapCache>
#include <QScrollArea>
#include <QScrollBar>
#include <QSvgRenderer>
#include <QToolButton>
#include <QVBoxLayout>

namespace rookery {

namespace {

constexpr int side = Tokens::choicePicture;
constexpr int columns = 7;
constexpr int shownHeight = 300; // of what scrolls
constexpr PieceColours light{0xffffff, 0x202020};
constexpr PieceColours dark{0x303030, 0xf0f0f0};

/// The light piece, and the dark one half behind it.
QPixmap pixmapOf(std::string_view glyph, double ratio)
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
    return pixmap;
}

/// Kept for the next time that the gallery is opened.
QIcon iconOf(const char *glyph, double ratio)
{
    const QString key = QStringLiteral("glyph/%1/%2").arg(QLatin1String(glyph)).arg(ratio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = pixmapOf(glyph, ratio);
        QPixmapCache::insert(key, pixmap);
    }
    return QIcon(pixmap);
}

/// By its names in English, too, which the literature uses.
SearchFit fitOf(const GlyphWords &words, const QString &wanted)
{
    return searchFit(
        wanted, words.title(), words.shownNames() + QLatin1Char(' ') + QLatin1String(words.names));
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
    , m_search(new QLineEdit)
    , m_nothing(new QLabel(tr("No picture is called so.")))
    , m_area(new QScrollArea)
{
    setObjectName(QStringLiteral("glyphGallery"));
    makeSearch();
    m_nothing->setObjectName(QStringLiteral("glyphNothing"));
    QWidget *sections = makeSections();
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(sections);
    sections->setAutoFillBackground(false);
    m_area->viewport()->setAutoFillBackground(false);
    // Whatever is found, the gallery keeps its size, and the menu its place.
    m_area->setFixedSize(sections->sizeHint().width()
                             + m_area->verticalScrollBar()->sizeHint().width(),
                         shownHeight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Tokens::gap, Tokens::smallGap, Tokens::gap, Tokens::smallGap);
    column->setSpacing(Tokens::smallGap);
    column->addWidget(m_search);
    column->addWidget(m_area);
    column->addLayout(makeLetters(letters));
    showFitting({});
}

void GlyphGallery::makeSearch()
{
    m_search->setObjectName(QStringLiteral("glyphSearch"));
    m_search->setPlaceholderText(tr("Search the pictures…"));
    m_search->setClearButtonEnabled(true);
    form::explain(m_search,
                  tr("Search the pictures"),
                  tr("Finds pictures by a name, such as marshal or cardinal; Enter takes the "
                     "first"));
    connect(m_search, &QLineEdit::textChanged, this, &GlyphGallery::showFitting);
    connect(m_search, &QLineEdit::returnPressed, this, &GlyphGallery::pickFirst);
}

QWidget *GlyphGallery::makeSections()
{
    auto *sections = new QWidget;
    auto *column = new QVBoxLayout(sections);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::hairGap);
    for (const GlyphWords &words : glyphWords()) {
        if (m_sections.empty() || m_sections.back().family != words.family) {
            auto *grid = new QGridLayout;
            grid->setSpacing(Tokens::hairGap);
            grid->setColumnStretch(columns, 1);
            m_sections.push_back({words.family, form::heading(titleOf(words.family)), grid, {}});
            column->addWidget(m_sections.back().heading);
            column->addLayout(grid);
        }
        m_sections.back().pictures.push_back({&words, makeButton(words)});
    }
    // All of them in place once, so that the column says how wide it is.
    for (Section &section : m_sections) {
        int place = 0;
        for (const Picture &picture : section.pictures) {
            section.grid->addWidget(picture.button, place / columns, place % columns);
            ++place;
        }
    }
    column->addWidget(m_nothing);
    column->addStretch();
    return sections;
}

QToolButton *GlyphGallery::makeButton(const GlyphWords &words)
{
    const QString glyph = QLatin1String(words.glyph);
    auto *button = new QToolButton;
    button->setObjectName(QStringLiteral("glyph:") + glyph);
    button->setIcon(iconOf(words.glyph, devicePixelRatioF()));
    button->setIconSize({side, side});
    button->setAutoRaise(true);
    form::explain(button, words.title(), tr("Draws the piece so: %1").arg(words.shownNames()));
    connect(button, &QToolButton::clicked, this, [this, glyph] { Q_EMIT picked(glyph); });
    return button;
}

void GlyphGallery::showFitting(const QString &wanted)
{
    bool isAnyFound = false;
    for (Section &section : m_sections) {
        int place = 0;
        for (const Picture &picture : section.pictures) {
            const bool isFound = fitOf(*picture.words, wanted) != SearchFit::None;
            section.grid->removeWidget(picture.button);
            picture.button->setVisible(isFound);
            if (isFound) {
                section.grid->addWidget(picture.button, place / columns, place % columns);
                ++place;
            }
        }
        section.heading->setVisible(place > 0);
        isAnyFound = isAnyFound || place > 0;
    }
    m_nothing->setVisible(!isAnyFound);
    m_area->verticalScrollBar()->setValue(0);
}

/// The best of what is found, the first of equals.
void GlyphGallery::pickFirst()
{
    const GlyphWords *best = nullptr;
    SearchFit bestFit = SearchFit::None;
    for (const GlyphWords &words : glyphWords()) {
        const SearchFit fit = fitOf(words, m_search->text());
        if (fit < bestFit) {
            bestFit = fit;
            best = &words;
        }
    }
    if (best && !m_search->text().trimmed().isEmpty())
        Q_EMIT picked(QLatin1String(best->glyph));
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
