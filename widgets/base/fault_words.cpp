#include "widgets/base/fault_words.h"

#include "widgets/base/shown_wording.h"

#include <QCoreApplication>

namespace rookery {

QString shownFault(const Error &error)
{
    const QString said = shown(error.message);
    const int column = error.place.column;
    return column > 0 ? QCoreApplication::translate("Faults", "%1 (column %2)")
                            .arg(said, QString::number(column))
                      : said;
}

QString withMoreFaults(const QString &fault, int more)
{
    return more > 0
               ? QCoreApplication::translate("Faults", "%1 – and %n more fault(s)", nullptr, more)
                     .arg(fault)
               : fault;
}

} // namespace rookery
