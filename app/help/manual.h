#pragma once

#include "app/settings/key_rows.h"

#include <QHash>
#include <QList>
#include <QString>

class QTextDocument;

namespace rookery {

/// The manual as Markdown. Its lists of tools, keys and functions come from their tables, so that
/// they cannot fall behind; they speak what the window speaks. The text itself is in the language
/// of a code such as "de", or in English where no manual is written in it.
QString manualText(const KeyChanges &keys, const QString &language);

/// A place that has a name in the text, `{#zones}` at its beginning or end, for panels to lead to.
using ManualPlaces = QHash<QString, int>;

/// Takes the names of places out of the document; where they stood.
ManualPlaces takePlaces(QTextDocument &document);

/// Writes below each picture what it shows: its text in the Markdown.
void describePictures(QTextDocument &document);

/// A heading of the manual.
struct ManualHeading
{
    QString title;
    int level; ///< 1 is the title of the whole
    int position;
};

QList<ManualHeading> headingsOf(const QTextDocument &document);

/// A part of the manual in which all words occur.
struct ManualHit
{
    struct Word
    {
        int position;
        int length;
    };
    QString heading; ///< under which it stands
    QString excerpt;
    QList<Word> words; ///< where they are, from the first on
};

/// What has all of these words, in the order of the manual; nothing without words.
QList<ManualHit> hitsOf(const QTextDocument &document, const QString &words);

} // namespace rookery
