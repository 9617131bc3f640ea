#include "app/start/when.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace rookery {

QString spokenTime(const QDateTime &when, const QDateTime &now)
{
    const qint64 days = when.date().daysTo(now.date());
    const QLocale locale;
    const QString time = locale.toString(when.time(), QLocale::ShortFormat);
    if (days == 0)
        return QCoreApplication::translate("When", "today %1").arg(time);
    if (days == 1)
        return QCoreApplication::translate("When", "yesterday %1").arg(time);
    return locale.toString(when.date(), QLocale::ShortFormat);
}

} // namespace rookery
