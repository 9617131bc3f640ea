#pragma once

#include "model/base/result.h"
#include "widgets/picture/canvas_theme.h"

#include <QHash>
#include <QPixmap>
#include <QString>
#include <QUrl>
#include <QVariant>

class QWidget;

namespace rookery {

/// The board that an address such as `board:chess?piece=Knight&at=b1` names, as the canvas paints
/// it, or a sentence that says why there is none. The README of this folder has all that an address
/// may say.
Result<QPixmap, QString>
manualPicture(const QUrl &address, const CanvasTheme &theme, double pixelRatio);

/// The pictures of a page of the manual, in its colours and for its screen. Each is painted when it
/// is first in view.
class ManualPictures
{
public:
    explicit ManualPictures(const QWidget &page);

    /// Nothing for an address of another kind. Where no picture can be made, it says why.
    QVariant of(const QUrl &address);
    /// The page has other colours, or another language.
    void forget() { m_painted.clear(); }

private:
    QPixmap painted(const QUrl &address) const;

    const QWidget &m_page;
    double m_pixelRatio = 0; ///< for which they were painted
    QHash<QUrl, QPixmap> m_painted;
};

} // namespace rookery
