#include "app/help/manual.h"

#include "app/window/action_table.h"
#include "model/phrase/functions.h"
#include "model/phrase/reference.h"
#include "widgets/base/shown.h"
#include "widgets/session/mode.h"
#include "widgets/tools/tool.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFragment>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// Of a long paragraph only what stands around the first word is shown.
constexpr int excerptBefore = 30;
constexpr int excerptLength = 110;

/// For a table of Markdown, too.
QString shownKeys(const QString &id, const QList<QKeySequence> &usual, const KeyChanges &changes)
{
    const QString names = keyNames(keysOf(id, usual, changes));
    return names.isEmpty() ? QCoreApplication::translate("rookery::HelpPage", "no key")
                           : QString(names).replace(QLatin1Char('|'), QStringLiteral("\\|"));
}

QString toolList(Mode mode, const KeyChanges &keys)
{
    QString text;
    for (const ToolRow &row : toolsFor(mode)) {
        text += QStringLiteral("- **%1** (%2) – %3\n")
                    .arg(QCoreApplication::translate("Tools", row.title),
                         shownKeys(QStringLiteral("tool.") + row.id, {QKeySequence(row.key)}, keys),
                         QCoreApplication::translate("Tools", row.hint)
                             .section(QStringLiteral(": "), 1));
    }
    return text;
}

QString keyTable(const KeyChanges &keys)
{
    QString text = QStringLiteral("| %1 | %2 |\n|---|---|\n")
                       .arg(QCoreApplication::translate("rookery::HelpPage", "Key"),
                            QCoreApplication::translate("rookery::HelpPage", "Action"));
    for (const ActionRow &row : actionTable()) {
        text += QStringLiteral("| %1 | %2 |\n")
                    .arg(shownKeys(QLatin1String(row.id), row.keys, keys),
                         QCoreApplication::translate("Actions", row.tip));
    }
    return text;
}

/// As code in a cell of a table, lines one after the other.
QString inCell(std::string_view text)
{
    QStringList lines = asKey(text).split(QLatin1Char('\n'));
    lines.removeAll(QString());
    for (QString &line : lines)
        line = QStringLiteral("`%1`").arg(line.replace(QLatin1Char('|'), QStringLiteral("\\|")));
    return lines.join(QLatin1Char(' '));
}

/// What own rules may say, from the tables of forms and functions.
QString languageTable()
{
    QString text = QStringLiteral("| | | |\n|---|---|---|\n");
    for (const phrase::ReferenceRow &row : phrase::referenceRows())
        text += QStringLiteral("| %1 | %2 | %3 |\n")
                    .arg(inCell(row.form), shown(row.help), inCell(row.example));
    for (const phrase::FunctionRow &row : phrase::functions()) {
        QStringList values;
        for (const phrase::Parameter &parameter : row.given())
            values << asKey(parameter.name);
        const QString call = values.isEmpty()
                                 ? QString()
                                 : QStringLiteral("(%1)").arg(values.join(QStringLiteral(", ")));
        text += QStringLiteral("| `%1%2` | %3 | `%4` |\n")
                    .arg(asKey(row.name), call, shown(row.help), asKey(row.example));
    }
    return text;
}

QString excerptOf(const QString &text, qsizetype first)
{
    const qsizetype start =
        text.size() <= excerptLength ? 0 : std::max<qsizetype>(0, first - excerptBefore);
    QString part = text.mid(start, excerptLength).simplified();
    part.remove(QChar::ObjectReplacementCharacter); // a picture
    if (start > 0)
        part.prepend(QStringLiteral("… "));
    if (start + excerptLength < text.size())
        part.append(QStringLiteral(" …"));
    return part;
}

/// Where the words occur in a paragraph; nothing if one is missing.
QList<ManualHit::Word> occurrences(const QString &text, const QStringList &words)
{
    QList<ManualHit::Word> found;
    for (const QString &word : words) {
        qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (at < 0)
            return {};
        for (; at >= 0; at = text.indexOf(word, at + word.size(), Qt::CaseInsensitive))
            found.append({static_cast<int>(at), static_cast<int>(word.size())});
    }
    std::sort(found.begin(), found.end(), [](const auto &a, const auto &b) {
        return a.position < b.position;
    });
    return found;
}

} // namespace

QString manualText(const KeyChanges &keys, const QString &language)
{
    QFile file(QStringLiteral(":/help/help_%1.md").arg(language));
    if (!file.exists())
        file.setFileName(QStringLiteral(":/help/help.md"));
    QString text = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    for (const auto &row : enumRows<Mode>())
        text.replace(QStringLiteral("{tools:%1}").arg(QString::fromUtf8(row.name.data())),
                     toolList(row.value, keys));
    text.replace(QStringLiteral("{keys}"), keyTable(keys));
    text.replace(QStringLiteral("{functions}"), languageTable());
    return text;
}

ManualPlaces takePlaces(QTextDocument &document)
{
    static const QRegularExpression mark(QStringLiteral(" ?\\{#([a-z-]+)\\} ?"));
    ManualPlaces places;
    for (;;) {
        QTextCursor found = document.find(mark);
        if (found.isNull())
            return places;
        places.insert(mark.match(found.selectedText()).captured(1), found.block().position());
        found.removeSelectedText();
    }
}

void describePictures(QTextDocument &document)
{
    QList<std::pair<int, QString>> texts; // where they go, the last one first
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment picture = part.fragment();
            if (picture.charFormat().isImageFormat())
                texts.prepend({picture.position() + picture.length(),
                               picture.charFormat().stringProperty(QTextFormat::ImageAltText)});
        }
    }
    QTextCharFormat slanted;
    slanted.setFontItalic(true);
    QTextCursor cursor(&document);
    for (const auto &[place, text] : texts) {
        cursor.setPosition(place);
        cursor.insertText(QChar(QChar::LineSeparator) + text, slanted);
    }
}

QList<ManualHeading> headingsOf(const QTextDocument &document)
{
    QList<ManualHeading> headings;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (const int level = block.blockFormat().headingLevel(); level > 0)
            headings.append({block.text(), level, block.position()});
    }
    return headings;
}

QList<ManualHit> hitsOf(const QTextDocument &document, const QString &words)
{
    // Some keyboards type an umlaut as two characters.
    const QStringList wanted =
        words.normalized(QString::NormalizationForm_C).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<ManualHit> hits;
    if (wanted.isEmpty())
        return hits;
    QString heading;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString text = block.text();
        if (block.blockFormat().headingLevel() > 0)
            heading = text;
        QList<ManualHit::Word> found = occurrences(text, wanted);
        if (found.isEmpty())
            continue;
        const int first = found.front().position;
        for (ManualHit::Word &word : found)
            word.position += block.position();
        hits.append({heading, excerptOf(text, first), found});
    }
    return hits;
}

} // namespace rookery
