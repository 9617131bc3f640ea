#pragma once

#include <QString>

class QDateTime;

namespace rookery {

/// A moment as one speaks of it: `today 14:05`, `yesterday 9:30`, else the day, as the language of
/// the window writes it.
QString spokenTime(const QDateTime &when, const QDateTime &now);

} // namespace rookery
