#include "app/help/manual_pictures.h"

#include "model/base/did_you_mean.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/game/game_record.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/notation/notation.h"
#include "model/play/position/position_text.h"
#include "widgets/base/shown_wording.h"
#include "widgets/game/play_marks.h"
#include "widgets/picture/design_picture.h"
#include "widgets/picture/picture_export.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>
#include <QUrlQuery>
#include <QWidget>

#include <algorithm>
#include <optional>

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

/// What an address asks for, put into a picture part by part.
class AddressReader
{
public:
    AddressReader(const Design &design, const QUrlQuery &query)
        : m_design(design)
        , m_query(query)
        , m_shown(design)
    {
    }

    Fault read()
    {
        if (!has("zones"))
            m_shown.leaveOutZones();
        for (const auto &part : {&AddressReader::readPosition,
                                 &AddressReader::readMoves,
                                 &AddressReader::readArrows,
                                 &AddressReader::readPiece,
                                 &AddressReader::readLinks,
                                 &AddressReader::readSide}) {
            if (Fault fault = (this->*part)())
                return fault;
        }
        return std::nullopt;
    }

    BoardPicture &picture() { return m_shown.picture(); }
    int side() const { return m_side; }

private:
    QString valueOf(const char *part) const
    {
        return m_query.queryItemValue(QLatin1String(part), QUrl::FullyDecoded);
    }

    bool has(const char *part) const { return m_query.hasQueryItem(QLatin1String(part)); }

    Result<CellId, QString> cellOf(const char *part) const
    {
        const QString name = valueOf(part);
        if (const auto cell = m_shown.board().find(name.toStdString()))
            return *cell;
        return Unexpected(
            pictureText(QT_TRANSLATE_NOOP("ManualPictures", "the board has no cell “%1”"))
                .arg(name));
    }

    /// The moves that a part names, separated by commas. `take` may play them.
    template<class Take>
    Fault readEach(const char *part, const Take &take)
    {
        if (!has(part))
            return std::nullopt;
        MoveRules rules(m_design, m_shown.sharedGame());
        GameRecord game(rules, m_shown.position());
        for (const QString &typed : valueOf(part).split(QLatin1Char(','))) {
            const std::vector<Move> legal = game.legalMoves();
            const auto move =
                readMove(typed.toStdString(),
                         familyNotation(m_design, m_shown.board()),
                         {m_design, rules.game(), game.position(), legal, game.lastTo()});
            if (!move)
                return shown(move.error().message);
            take(game, *move);
        }
        return std::nullopt;
    }

    Fault readPosition()
    {
        if (!has("position"))
            return std::nullopt;
        auto position =
            rookery::readPosition(valueOf("position").toStdString(), m_design, m_shown.board());
        if (!position)
            return shown(position.error().message);
        m_shown.setPosition(std::move(*position));
        return std::nullopt;
    }

    /// The position after them, with what the last one did.
    Fault readMoves()
    {
        return readEach("moves", [this](GameRecord &game, const Move &move) {
            game.play(move);
            m_shown.setPosition(game.position());
            markMove(picture().game.emplace(), move);
        });
    }

    /// Moves that are worth a look, the best first.
    Fault readArrows()
    {
        return readEach("arrows", [this](const GameRecord &, const Move &move) {
            std::vector<MoveArrow> &arrows = picture().arrows;
            if (const auto arrow = arrowOf(move, static_cast<int>(arrows.size())))
                arrows.push_back(*arrow);
        });
    }

    /// What a piece reaches, and its path to one cell.
    Fault readPiece()
    {
        if (has("piece") != has("at") || (has("to") && !has("at")))
            return pictureText(QT_TRANSLATE_NOOP(
                "ManualPictures", "“piece” and “at” belong together, and “to” needs them"));
        if (!has("piece"))
            return std::nullopt;
        const auto piece = m_design.pieces->find(valueOf("piece").toStdString());
        if (!piece)
            return pictureText(QT_TRANSLATE_NOOP("ManualPictures", "the design has no piece “%1”"))
                .arg(valueOf("piece"));
        const auto from = cellOf("at");
        if (!from)
            return from.error();
        m_shown.showReach(*piece, *from);
        if (!has("to"))
            return std::nullopt;
        const auto to = cellOf("to");
        if (!to)
            return to.error();
        if (!m_shown.showPath(*to))
            return pictureText(QT_TRANSLATE_NOOP("ManualPictures", "no path leads to %1"))
                .arg(valueOf("to"));
        return std::nullopt;
    }

    /// The arrows of a direction.
    Fault readLinks()
    {
        if (!has("links"))
            return std::nullopt;
        picture().linksOf = m_design.directions->find(valueOf("links").toStdString());
        if (picture().linksOf)
            return std::nullopt;
        return pictureText(QT_TRANSLATE_NOOP("ManualPictures", "the board has no direction “%1”"))
            .arg(valueOf("links"));
    }

    Fault readSide()
    {
        if (!has("size"))
            return std::nullopt;
        bool isNumber = false;
        m_side = valueOf("size").toInt(&isNumber);
        if (isNumber && m_side >= smallestSide && m_side <= largestSide)
            return std::nullopt;
        return pictureText(QT_TRANSLATE_NOOP("ManualPictures",
                                             "the longer side has %1 to %2 pixels, not “%3”"))
            .arg(smallestSide)
            .arg(largestSide)
            .arg(valueOf("size"));
    }

    const Design &m_design;
    const QUrlQuery &m_query;
    DesignPicture m_shown;
    int m_side = usualSide;
};

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
    AddressReader reader(read->design, query);
    if (Fault fault = reader.read())
        return Unexpected(std::move(*fault));
    BoardPicture &picture = reader.picture();
    picture.theme = theme;
    return pixmapOf(picture, pictureSize(picture, reader.side()), pixelRatio);
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
