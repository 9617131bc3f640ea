#include "app/start/thumbnails.h"

#include "model/file/design/bundled_design.h"
#include "model/file/design/design_reader.h"
#include "model/file/disk/file_content.h"
#include "widgets/picture/picture_export.h"

#include <QFileInfo>
#include <QWidget>

namespace rookery {

namespace {

/// As it begins, without its zones, unless the view says more; null where it cannot be shown.
std::shared_ptr<const DesignPicture> shownAs(Design design, const DesignView &view)
{
    auto shown =
        std::make_shared<DesignPicture>(std::move(design), DesignPicture::Detail::Thumbnail);
    return showView(view, *shown) ? nullptr : shown;
}

} // namespace

std::shared_ptr<const DesignPicture> shownBundled(std::string_view name, const DesignView &view)
{
    auto design = readBundledDesign(name);
    return design ? shownAs(*std::move(design), view) : nullptr;
}

QPixmap thumbnailOf(const DesignPicture &shown, QSize size, const QWidget &widget)
{
    BoardPicture picture = shown.picture();
    picture.theme = CanvasTheme::of(widget.palette());
    picture.theme.background = Qt::transparent; // cards have grounds of their own
    return pixmapOf(picture, size, widget.devicePixelRatioF());
}

Thumbnails::Thumbnails(QSize size, QWidget *widget)
    : QObject(widget)
    , m_size(size)
    , m_widget(*widget)
    , m_reading([this](Found found) { take(std::move(found)); })
{
}

QPixmap Thumbnails::pictureOf(const QString &path) const
{
    return m_known.value(path).picture;
}

void Thumbnails::want(const QStringList &paths)
{
    m_wanted.clear();
    for (const QString &path : paths) {
        const QFileInfo file(path);
        const auto known = m_known.constFind(path);
        const bool isKnown = known != m_known.constEnd() && known->modified == file.lastModified();
        if (isKnown)
            continue;
        m_known.remove(path);
        if (file.exists())
            m_wanted << path;
    }
    if (!m_reading.isRunning())
        readNext();
}

void Thumbnails::readNext()
{
    if (m_wanted.isEmpty())
        return;
    m_reading.ask([path = m_wanted.takeFirst()](BackgroundRun &) {
        Found found{path, QFileInfo(path).lastModified(), nullptr};
        const auto text = readWholeFile(path.toStdString());
        if (!text)
            return found;
        if (auto read = readDesign(*text))
            found.design = shownAs(std::move(read->design), {});
        return found;
    });
}

void Thumbnails::take(Found found)
{
    Known &known = m_known[found.path];
    known = {found.modified, {}};
    if (found.design) {
        known.picture = thumbnailOf(*found.design, m_size, m_widget);
        Q_EMIT ready(found.path, known.picture);
    }
    readNext();
}

} // namespace rookery
