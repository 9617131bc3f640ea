#include "widgets/base/translations.h"

#include <QCoreApplication>
#include <QTranslator>

namespace rookery {

void loadTranslations()
{
    auto *texts = new QTranslator(QCoreApplication::instance());
    if (texts->load(QStringLiteral(":/translations/rookery_en.qm")))
        QCoreApplication::installTranslator(texts);
}

} // namespace rookery
