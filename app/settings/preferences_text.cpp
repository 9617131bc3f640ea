#include "app/settings/preferences_text.h"

#include "app/settings/engine_entries.h"
#include "app/settings/key_rows.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <optional>

namespace rookery {

namespace {

constexpr int formatVersion = 1;
constexpr QLatin1String mark("rookery-settings");

/// Reads one file's entries; after the first fault it only keeps that sentence.
class Entries
{
    Q_DECLARE_TR_FUNCTIONS(rookery::PreferencesText)

public:
    explicit Entries(QJsonObject object)
        : m_object(std::move(object))
    {
    }

    void fail(const QString &sentence)
    {
        if (m_fault.isEmpty())
            m_fault = sentence;
    }
    const QString &fault() const { return m_fault; }

    /// A value that the file may lack.
    std::optional<QJsonValue> take(const QString &name)
    {
        if (!m_object.contains(name))
            return std::nullopt;
        return m_object.take(name);
    }

    template<class Choice>
    void takeChoice(const QString &name, const QList<QPair<QString, Choice>> &choices, Choice &into)
    {
        const auto value = take(name);
        if (!value)
            return;
        QStringList names;
        for (const auto &[text, choice] : choices) {
            if (value->toString() == text) {
                into = choice;
                return;
            }
            names << text;
        }
        fail(tr("“%1” is not one of %2.").arg(name, names.join(QStringLiteral(", "))));
    }

    void takeNumber(const QString &name, int least, int most, int &into)
    {
        const auto value = take(name);
        if (!value)
            return;
        const double number = value->toDouble(least - 1.0);
        if (number < least || number > most || std::floor(number) != number)
            return fail(
                tr("“%1” is no whole number from %2 to %3.").arg(name).arg(least).arg(most));
        into = static_cast<int>(number);
    }

    void takeText(const QString &name, QString &into)
    {
        const auto value = take(name);
        if (value && !value->isString())
            return fail(tr("“%1” is no text.").arg(name));
        if (value)
            into = value->toString();
    }

    /// What was not asked for is not skipped in silence.
    void end()
    {
        if (!m_object.isEmpty())
            fail(tr("“%1” is no setting of Rookery.").arg(m_object.begin().key()));
    }

private:
    QJsonObject m_object;
    QString m_fault;
};

QString faultOf(const QByteArray &json, const QJsonParseError &error)
{
    const QByteArray before = json.left(error.offset);
    const auto line = before.count('\n') + 1;
    const auto column = before.size() - before.lastIndexOf('\n');
    return PreferencesText::tr("line %1, column %2: %3.")
        .arg(line)
        .arg(column)
        .arg(error.errorString());
}

QList<QPair<QString, Theme>> themeChoices()
{
    QList<QPair<QString, Theme>> choices;
    for (const Theme theme : {Theme::System, Theme::Light, Theme::Dark, Theme::Contrast})
        choices.append({themeName(theme), theme});
    return choices;
}

QList<QPair<QString, BoardTheme>> boardChoices()
{
    QList<QPair<QString, BoardTheme>> choices;
    for (const BoardThemeRow &row : boardThemes())
        choices.append({boardThemeName(row.theme), row.theme});
    return choices;
}

QList<QPair<QString, PieceTheme>> pieceChoices()
{
    QList<QPair<QString, PieceTheme>> choices;
    for (const PieceThemeRow &row : pieceThemes())
        choices.append({pieceThemeName(row.theme), row.theme});
    return choices;
}

QList<QPair<QString, Motion>> motionChoices()
{
    return {{QStringLiteral("full"), Motion::Full}, {QStringLiteral("reduced"), Motion::Reduced}};
}

QList<QPair<QString, LegendView>> legendChoices()
{
    return {{QStringLiteral("shown"), LegendView::Open},
            {QStringLiteral("hidden"), LegendView::Folded}};
}

QList<QPair<QString, MinimapView>> minimapChoices()
{
    return {{QStringLiteral("shown"), MinimapView::Shown},
            {QStringLiteral("hidden"), MinimapView::Hidden}};
}

QList<QPair<QString, Sounds>> soundChoices()
{
    return {{QStringLiteral("off"), Sounds::Off}, {QStringLiteral("on"), Sounds::On}};
}

QList<QPair<QString, MoveView>> moveChoices()
{
    return {{QStringLiteral("slide"), MoveView::Slides},
            {QStringLiteral("at-once"), MoveView::AtOnce}};
}

template<class Choice>
QString nameOf(const QList<QPair<QString, Choice>> &choices, Choice wanted)
{
    for (const auto &[name, choice] : choices) {
        if (choice == wanted)
            return name;
    }
    return {};
}

/// The keys of a file; each is of something that there is, and none is of two things.
KeyChanges takeKeys(Entries &entries, const QJsonObject &object)
{
    const QList<KeyRow> rows = keyRows();
    KeyChanges changes;
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        const auto row = std::find_if(rows.begin(), rows.end(), [&](const KeyRow &each) {
            return !each.id.isEmpty() && each.id == entry.key();
        });
        if (row == rows.end())
            entries.fail(PreferencesText::tr("“keys” names “%1”, which is nothing that has a key.")
                             .arg(entry.key()));
        const QString text = entry->toString();
        const QKeySequence key(text, QKeySequence::PortableText);
        const bool isKey =
            entry->isString()
            && (text.isEmpty() || (key.count() == 1 && key[0].key() != Qt::Key_unknown));
        if (!isKey)
            entries.fail(PreferencesText::tr("The key of “%1” is no key.").arg(entry.key()));
        changes.insert(entry.key(), key);
    }
    if (!entries.fault().isEmpty())
        return {};
    for (const KeyRow &row : rows) {
        for (const QKeySequence &key : keysOf(row.id, row.usual, changes)) {
            const KeyRow *other =
                changes.contains(row.id) ? keyHolder(rows, changes, row, key) : nullptr;
            if (other)
                entries.fail(PreferencesText::tr("“%1” and “%2” have the same key, %3.")
                                 .arg(row.title, other->title, key.toString()));
        }
    }
    return changes;
}

} // namespace

QByteArray PreferencesText::write(const PreferenceValues &values)
{
    QJsonObject keys;
    for (auto row = values.keys.begin(); row != values.keys.end(); ++row)
        keys.insert(row.key(), row.value().toString(QKeySequence::PortableText));
    const QJsonObject all{
        {mark, formatVersion},
        {QStringLiteral("theme"), themeName(values.look.theme)},
        {QStringLiteral("board"), boardThemeName(values.look.board)},
        {QStringLiteral("pieces"), pieceThemeName(values.look.pieces)},
        {QStringLiteral("text-size"), values.look.textPercent},
        {QStringLiteral("motion"), nameOf(motionChoices(), values.look.motion)},
        {QStringLiteral("language"), values.language},
        {QStringLiteral("legend"), nameOf(legendChoices(), values.legend)},
        {QStringLiteral("minimap"), nameOf(minimapChoices(), values.minimap)},
        {QStringLiteral("sounds"), nameOf(soundChoices(), values.sounds)},
        {QStringLiteral("moves"), nameOf(moveChoices(), values.moves)},
        {QStringLiteral("recent-files"), values.recentCount},
        {QStringLiteral("folder"), values.folder},
        {QStringLiteral("threads"), values.threads},
        {QStringLiteral("keys"), keys},
        {QStringLiteral("engines"), enginesToJson(values.engines)},
    };
    return QJsonDocument(all).toJson();
}

std::variant<PreferenceValues, QString> PreferencesText::read(const QByteArray &json,
                                                              const PreferenceValues &present)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (document.isNull())
        return faultOf(json, error);
    Entries entries(document.object());
    const auto version = entries.take(mark);
    if (!version)
        return tr("these are no settings of Rookery.");
    if (version->toInt() != formatVersion)
        return tr("it is of version %1; this program reads version %2.")
            .arg(version->toVariant().toString())
            .arg(formatVersion);
    PreferenceValues values = present;
    entries.takeChoice(QStringLiteral("theme"), themeChoices(), values.look.theme);
    entries.takeChoice(QStringLiteral("board"), boardChoices(), values.look.board);
    entries.takeChoice(QStringLiteral("pieces"), pieceChoices(), values.look.pieces);
    entries.takeNumber(
        QStringLiteral("text-size"), Look::leastText, Look::mostText, values.look.textPercent);
    entries.takeChoice(QStringLiteral("motion"), motionChoices(), values.look.motion);
    entries.takeText(QStringLiteral("language"), values.language);
    entries.takeChoice(QStringLiteral("legend"), legendChoices(), values.legend);
    entries.takeChoice(QStringLiteral("minimap"), minimapChoices(), values.minimap);
    entries.takeChoice(QStringLiteral("sounds"), soundChoices(), values.sounds);
    entries.takeChoice(QStringLiteral("moves"), moveChoices(), values.moves);
    entries.takeNumber(
        QStringLiteral("recent-files"), 0, PreferenceValues::mostRecent, values.recentCount);
    entries.takeText(QStringLiteral("folder"), values.folder);
    entries.takeNumber(
        QStringLiteral("threads"), 0, PreferenceValues::mostThreads(), values.threads);
    if (const auto keys = entries.take(QStringLiteral("keys"))) {
        if (!keys->isObject())
            entries.fail(tr("“keys” is no object."));
        values.keys = takeKeys(entries, keys->toObject());
    }
    if (const auto listed = entries.take(QStringLiteral("engines"))) {
        const auto engines = enginesFromJson(*listed);
        if (!engines)
            entries.fail(
                tr("“engines” is no list of engines, each with a command and a protocol."));
        values.engines = engines.value_or(values.engines);
    }
    entries.end();
    if (!entries.fault().isEmpty())
        return entries.fault();
    return values;
}

} // namespace rookery
