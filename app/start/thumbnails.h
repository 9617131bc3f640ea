#pragma once

#include "widgets/base/background.h"
#include "widgets/game/design_view.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QSize>
#include <QStringList>

#include <memory>
#include <string_view>

class QWidget;

namespace rookery {

/// Beside the two lines of a list's row.
inline constexpr QSize rowPicture(52, 46);

/// A bundled design as this view shows it; null if there is no such design, or the view speaks of
/// what the design does not have.
std::shared_ptr<const DesignPicture> shownBundled(std::string_view name, const DesignView &view);

/// A picture of a design, so large at the most, on the colour of a widget's window.
QPixmap thumbnailOf(const DesignPicture &shown, QSize size, const QWidget &widget);

/// Small pictures of the designs in files. The files are read beside the window, one after the
/// other; only painting is done in its thread, which owns the pictures of pieces.
class Thumbnails final : public QObject
{
    Q_OBJECT

public:
    /// For a widget that owns it.
    Thumbnails(QSize size, QWidget *widget);

    /// These are wanted now, and no others. What is known of a file that has not changed since is
    /// not read again.
    void want(const QStringList &paths);
    /// Null while there is none.
    QPixmap pictureOf(const QString &path) const;

Q_SIGNALS:
    void ready(const QString &path, const QPixmap &picture);

private:
    struct Known
    {
        QDateTime modified;
        QPixmap picture; ///< null for what is no design
    };
    struct Found
    {
        QString path;
        QDateTime modified;
        std::shared_ptr<const DesignPicture> design;
    };

    void readNext();
    void take(Found found);

    QSize m_size;
    QWidget &m_widget;
    QStringList m_wanted;
    QHash<QString, Known> m_known;
    Background<Found> m_reading;
};

} // namespace rookery
