#pragma once

#include <QList>
#include <QString>

namespace rookery {

/// A language that the window can speak.
struct Language
{
    QString code;  ///< "de", or "pt_BR"
    QString title; ///< in itself: "Deutsch"

    friend bool operator==(const Language &, const Language &) = default;
};

/// English first, then the others by their titles: those of the program, and those that somebody
/// has put into a folder of languageFolders() as rookery_XX.qm.
QList<Language> languages();

/// Where files with more languages are looked for, the user's own first.
QStringList languageFolders();

/// Whether a language can be spoken; "de" serves for "de_AT" as well.
bool hasLanguage(const QString &code);

/// Lets all windows speak a language, or, without a code, the system's; English where there is none
/// of this code. Answers what is spoken now. What is built already hears of it as
/// QEvent::LanguageChange.
QString installLanguage(const QString &code = {});

/// The code of what is spoken now.
QString spokenLanguage();

} // namespace rookery
