#include "app/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QStandardPaths>
#include <QTranslator>

#include <algorithm>

namespace rookery {

namespace {

const QString builtIn = QStringLiteral(":/translations");
const QString english = QStringLiteral("en");

/// Buttons of dialogs, for machines without Qt's own translations.
[[maybe_unused]] constexpr const char *buttons[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Apply"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Reset"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Help"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&No"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Restore Defaults"),
};

/// Where languages are found: the user's, the system's and the program's own.
QStringList allFolders()
{
    QStringList folders = languageFolders();
    folders << builtIn;
    return folders;
}

/// The file of a language; empty if there is none.
QString fileOf(const QString &code)
{
    for (const QString &folder : allFolders()) {
        const QString path = folder + QStringLiteral("/rookery_%1.qm").arg(code);
        if (QFileInfo::exists(path))
            return path;
    }
    return {};
}

/// "de" of "de-AT.UTF-8": the code itself, else that of the language without its country.
QString spokenFor(QString code)
{
    code = code.section(QLatin1Char('.'), 0, 0).replace(QLatin1Char('-'), QLatin1Char('_'));
    for (const QString &each : {code, code.section(QLatin1Char('_'), 0, 0)}) {
        if (each == english || (!each.isEmpty() && !fileOf(each).isEmpty()))
            return each;
    }
    return {};
}

QString systemLanguage()
{
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        if (const QString code = spokenFor(wanted); !code.isEmpty())
            return code;
    }
    return english;
}

QString titleOf(const QString &code)
{
    const QLocale locale(code);
    // Of "español de España" the first word is the language.
    QString title = locale.nativeLanguageName().section(QLatin1Char(' '), 0, 0);
    if (title.isEmpty() || locale.language() == QLocale::C)
        return code;
    title[0] = title[0].toUpper();
    const bool hasCountry = code.contains(QLatin1Char('_'));
    return hasCountry ? QStringLiteral("%1 (%2)").arg(title, locale.nativeTerritoryName()) : title;
}

/// What the last call has installed; English itself stays below (widgets/base/translations.h).
QList<QPointer<QTranslator>> &installed()
{
    static QList<QPointer<QTranslator>> translators;
    return translators;
}

QString &spokenNow()
{
    static QString code = english;
    return code;
}

void install(const QString &file, const QString &folder)
{
    auto *texts = new QTranslator(QCoreApplication::instance());
    if (texts->load(file, folder) && QCoreApplication::installTranslator(texts))
        installed() << texts;
    else
        delete texts;
}

} // namespace

QStringList languageFolders()
{
    QStringList folders = QStandardPaths::locateAll(QStandardPaths::AppDataLocation,
                                                    QStringLiteral("translations"),
                                                    QStandardPaths::LocateDirectory);
    folders << QCoreApplication::applicationDirPath()
                   + QStringLiteral("/../share/rookery/translations");
    return folders;
}

QList<Language> languages()
{
    QList<Language> found;
    for (const QString &folder : allFolders()) {
        for (const QString &file : QDir(folder).entryList({QStringLiteral("rookery_*.qm")})) {
            const QString code = file.chopped(3).section(QLatin1Char('_'), 1);
            const Language language{code, titleOf(code)};
            if (code != english && !found.contains(language))
                found << language;
        }
    }
    std::sort(found.begin(), found.end(), [](const Language &one, const Language &other) {
        return one.title.localeAwareCompare(other.title) < 0;
    });
    found.prepend({english, QStringLiteral("English")});
    return found;
}

bool hasLanguage(const QString &code)
{
    return !spokenFor(code).isEmpty();
}

QString installLanguage(const QString &code)
{
    const QString wanted = code.isEmpty() ? systemLanguage() : spokenFor(code);
    const QString spoken = wanted.isEmpty() ? english : wanted;
    spokenNow() = spoken; // before the windows hear of it
    for (const QPointer<QTranslator> &each : std::exchange(installed(), {}))
        delete each; // which removes it
    // A system of the same language knows better how its country writes numbers.
    const QLocale system = QLocale::system();
    const QLocale own(spoken);
    QLocale::setDefault(system.language() == own.language() ? system : own);
    if (spoken != english) {
        install(QStringLiteral("qtbase_") + spoken,
                QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(fileOf(spoken), {});
    } else {
        // Nothing was installed that would tell the windows.
        QEvent changed(QEvent::LanguageChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &changed);
    }
    return spoken;
}

QString spokenLanguage()
{
    return spokenNow();
}

} // namespace rookery
