#include "app/help/manual_pictures.h"

#include "model/base/text.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "widgets/base/shown_wording.h"
#include "widgets/game/design_view.h"
#include "widgets/picture/picture_export.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>
#include <QUrlQuery>
#include <QWidget>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

namespace {

constexpr int usualSide = 300; // of a widget's pixels
constexpr int smallestSide = 60;
constexpr int largestSide = 600;

QString pictureText(const char *source)
{
    return QCoreApplication::translate("ManualPictures", source);
}

/// Nothing, or why a part of the address cannot be shown.
using Fault = std::optional<QString>;

/// What an address asks for.
Result<DesignView, QString> viewOf(const QUrlQuery &query, const Design &design)
{
    const auto value = [&](const char *part) {
        return query.queryItemValue(QLatin1String(part), QUrl::FullyDecoded).toStdString();
    };
    const auto moves = [&](const char *part) {
        const std::string all = value(part);
        const auto each = all.empty() ? std::vector<std::string_view>() : split(all, ',');
        return std::vector<std::string>(each.begin(), each.end());
    };
    DesignView view{.position = value("position"),
                    .moves = moves("moves"),
                    .reach = value("at"),
                    .piece = value("piece"),
                    .to = value("to"),
                    .arrows = moves("arrows"),
                    .links = value("links"),
                    .zones = {}};
    if (view.piece.empty() != view.reach.empty() || (!view.to.empty() && view.reach.empty()))
        return Unexpected(pictureText(QT_TRANSLATE_NOOP(
            "ManualPictures", "“piece” and “at” belong together, and “to” needs them")));
    if (query.hasQueryItem(QStringLiteral("zones"))) {
        for (const Zone &zone : design.board->edits.zones)
            view.zones.push_back(zone.name);
    }
    return view;
}

/// The longer side in pixels.
Result<int, QString> sideOf(const QUrlQuery &query)
{
    const QString part = QStringLiteral("size");
    if (!query.hasQueryItem(part))
        return usualSide;
    const QString text = query.queryItemValue(part, QUrl::FullyDecoded);
    bool isNumber = false;
    const int side = text.toInt(&isNumber);
    if (isNumber && side >= smallestSide && side <= largestSide)
        return side;
    return Unexpected(
        pictureText(
            QT_TRANSLATE_NOOP("ManualPictures", "the longer side has %1 to %2 pixels, not “%3”"))
            .arg(smallestSide)
            .arg(largestSide)
            .arg(text));
}

/// A part that no address has.
Fault unknownPart(const QUrlQuery &query)
{
    const QStringList parts = {QStringLiteral("position"),
                               QStringLiteral("moves"),
                               QStringLiteral("arrows"),
                               QStringLiteral("piece"),
                               QStringLiteral("at"),
                               QStringLiteral("to"),
                               QStringLiteral("links"),
                               QStringLiteral("zones"),
                               QStringLiteral("size")};
    for (const auto &[name, value] : query.queryItems()) {
        if (!parts.contains(name))
            return pictureText(QT_TRANSLATE_NOOP("ManualPictures", "“%1” is none of %2"))
                .arg(name, parts.join(QStringLiteral(", ")));
    }
    return std::nullopt;
}

} // namespace

Result<QPixmap, QString>
manualPicture(const QUrl &address, const CanvasTheme &theme, double pixelRatio)
{
    const BundledDesign *bundled = findBundled(address.path().toStdString());
    if (!bundled)
        return Unexpected(
            pictureText(QT_TRANSLATE_NOOP("ManualPictures", "there is no bundled design “%1”"))
                .arg(address.path()));
    const QUrlQuery query(address);
    if (Fault fault = unknownPart(query))
        return Unexpected(std::move(*fault));
    const auto read = readDesign(bundled->text);
    if (!read)
        return Unexpected(shown(read.error().front().message));
    const auto view = viewOf(query, read->design);
    if (!view)
        return Unexpected(view.error());
    DesignPicture made(read->design);
    if (Fault fault = showView(*view, made))
        return Unexpected(std::move(*fault));
    const auto side = sideOf(query);
    if (!side)
        return Unexpected(side.error());
    BoardPicture &picture = made.picture();
    picture.theme = theme;
    return pixmapOf(picture, pictureSize(picture, *side), pixelRatio);
}

ManualPictures::ManualPictures(const QWidget &page)
    : m_page(page)
{
}

QVariant ManualPictures::of(const QUrl &address)
{
    if (address.scheme() != QLatin1String("board"))
        return {};
    if (m_pixelRatio != m_page.devicePixelRatioF())
        forget();
    m_pixelRatio = m_page.devicePixelRatioF();
    auto known = m_painted.constFind(address);
    if (known == m_painted.constEnd())
        known = m_painted.insert(address, painted(address));
    return *known;
}

QPixmap ManualPictures::painted(const QUrl &address) const
{
    CanvasTheme theme = CanvasTheme::of(m_page.palette());
    theme.background = m_page.palette().color(QPalette::Base);
    const auto made = manualPicture(address, theme, m_pixelRatio);
    if (made)
        return *made;
    const QString sentence = pictureText(QT_TRANSLATE_NOOP("ManualPictures", "No picture %1: %2."))
                                 .arg(address.toString(), made.error());
    const QRect room(0, 0, largestSide, largestSide);
    const int flags = Qt::TextWrapAnywhere;
    const QSize size = m_page.fontMetrics().boundingRect(room, flags, sentence).size();
    QPixmap pixmap(size * m_pixelRatio);
    pixmap.setDevicePixelRatio(m_pixelRatio);
    pixmap.fill(theme.background);
    QPainter painter(&pixmap);
    painter.setFont(m_page.font());
    painter.setPen(m_page.palette().color(QPalette::Text));
    painter.drawText(QRect(QPoint(0, 0), size), flags, sentence);
    return pixmap;
}

} // namespace rookery
