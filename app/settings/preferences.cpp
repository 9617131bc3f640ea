#include "app/settings/preferences.h"

#include "app/settings/engine_entries.h"
#include "model/engine/search/search_limits.h"

#include <QJsonDocument>
#include <QSettings>
#include <QThread>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

/// How the settings call what they remember. They never change: older versions wrote them.
namespace name {
constexpr QLatin1String theme("theme");
constexpr QLatin1String board("board");
constexpr QLatin1String pieces("pieces");
constexpr QLatin1String text("text-size");
constexpr QLatin1String motion("motion");
constexpr QLatin1String language("language");
constexpr QLatin1String keys("keys");
constexpr QLatin1String legend("legend");
constexpr QLatin1String minimap("minimap");
constexpr QLatin1String sounds("sounds");
constexpr QLatin1String moves("animate-moves");
constexpr QLatin1String recent("recent");
constexpr QLatin1String pinned("pinned");
constexpr QLatin1String recentCount("recent-files");
constexpr QLatin1String folder("folder");
constexpr QLatin1String tour("tour");
constexpr QLatin1String threads("threads");
constexpr QLatin1String engines("engines");
constexpr QLatin1String geometry("window/geometry");
constexpr QLatin1String closedPanels("window/closed-panels");
constexpr QLatin1String foldedSections("window/folded-sections");
constexpr QLatin1String layout("window/layout");
} // namespace name

QMap<QString, QKeySequence> storedKeys(QSettings &settings)
{
    QMap<QString, QKeySequence> keys;
    settings.beginGroup(name::keys);
    for (const QString &id : settings.childKeys())
        keys.insert(id, QKeySequence(settings.value(id).toString(), QKeySequence::PortableText));
    settings.endGroup();
    return keys;
}

void storeKeys(QSettings &settings, const QMap<QString, QKeySequence> &keys)
{
    settings.remove(name::keys);
    settings.beginGroup(name::keys);
    for (auto row = keys.begin(); row != keys.end(); ++row)
        settings.setValue(row.key(), row.value().toString(QKeySequence::PortableText));
    settings.endGroup();
}

PreferenceValues storedValues()
{
    QSettings settings;
    PreferenceValues values;
    values.look.theme = themeFromName(settings.value(name::theme).toString());
    values.look.board = boardThemeFromName(settings.value(name::board).toString());
    values.look.pieces = pieceThemeFromName(settings.value(name::pieces).toString());
    values.look.textPercent =
        std::clamp(settings.value(name::text, 100).toInt(), Look::leastText, Look::mostText);
    if (settings.value(name::motion) == QLatin1String("reduced"))
        values.look.motion = Motion::Reduced;
    values.language = settings.value(name::language).toString();
    values.keys = storedKeys(settings);
    if (!settings.value(name::legend, true).toBool())
        values.legend = LegendView::Folded;
    if (!settings.value(name::minimap, true).toBool())
        values.minimap = MinimapView::Hidden;
    if (settings.value(name::sounds, false).toBool())
        values.sounds = Sounds::On;
    if (!settings.value(name::moves, true).toBool())
        values.moves = MoveView::AtOnce;
    values.recentCount = std::clamp(
        settings.value(name::recentCount, values.recentCount).toInt(), 0, values.mostRecent);
    values.folder = settings.value(name::folder).toString();
    if (settings.value(name::tour) == QLatin1String("answered"))
        values.tour = TourOffer::Answered;
    values.threads =
        std::clamp(settings.value(name::threads, 0).toInt(), 0, PreferenceValues::mostThreads());
    const auto engines = QJsonDocument::fromJson(settings.value(name::engines).toString().toUtf8());
    values.engines = enginesFromJson(engines.array()).value_or(std::vector<EngineSetup>());
    return values;
}

void store(const PreferenceValues &values)
{
    QSettings settings;
    settings.setValue(name::theme, themeName(values.look.theme));
    settings.setValue(name::board, boardThemeName(values.look.board));
    settings.setValue(name::pieces, pieceThemeName(values.look.pieces));
    settings.setValue(name::text, values.look.textPercent);
    settings.setValue(name::motion,
                      values.look.motion == Motion::Reduced ? QStringLiteral("reduced")
                                                            : QStringLiteral("full"));
    settings.setValue(name::language, values.language);
    storeKeys(settings, values.keys);
    settings.setValue(name::legend, values.legend == LegendView::Open);
    settings.setValue(name::minimap, values.minimap == MinimapView::Shown);
    settings.setValue(name::sounds, values.sounds == Sounds::On);
    settings.setValue(name::moves, values.moves == MoveView::Slides);
    settings.setValue(name::recentCount, values.recentCount);
    settings.setValue(name::folder, values.folder);
    settings.setValue(name::tour,
                      values.tour == TourOffer::Answered ? QStringLiteral("answered")
                                                         : QStringLiteral("open"));
    settings.setValue(name::threads, values.threads);
    const QJsonDocument engines(enginesToJson(values.engines));
    settings.setValue(name::engines, QString::fromUtf8(engines.toJson(QJsonDocument::Compact)));
}

} // namespace

int PreferenceValues::mostThreads()
{
    return std::clamp(QThread::idealThreadCount(), 1, int{rookery::mostThreads});
}

unsigned PreferenceValues::programThreads() const
{
    return static_cast<unsigned>(threads > 0 ? threads : std::max(mostThreads() - 1, 1));
}

Preferences::Preferences(QObject *parent)
    : QObject(parent)
    , m_values(storedValues())
    , m_kept(m_values)
{
}

void Preferences::tryOut(const PreferenceValues &values)
{
    if (values == m_values)
        return;
    const PreferenceValues before = std::exchange(m_values, values);
    Q_EMIT changed(before);
}

void Preferences::keep()
{
    if (m_values == m_kept)
        return;
    m_kept = m_values;
    store(m_kept);
}

void Preferences::set(const PreferenceValues &values)
{
    tryOut(values);
    keep();
}

QStringList Preferences::recentFiles() const
{
    return QSettings().value(name::recent).toStringList().mid(0, m_values.recentCount);
}

void Preferences::setRecentFiles(const QStringList &paths)
{
    QSettings().setValue(name::recent, QStringList(paths.mid(0, m_values.recentCount)));
    Q_EMIT recentFilesChanged();
}

QStringList Preferences::pinnedFiles() const
{
    return QSettings().value(name::pinned).toStringList();
}

void Preferences::setPinnedFiles(const QStringList &paths)
{
    QSettings().setValue(name::pinned, paths);
    Q_EMIT recentFilesChanged();
}

QByteArray Preferences::geometry() const
{
    return QSettings().value(name::geometry).toByteArray();
}

void Preferences::setGeometry(const QByteArray &geometry)
{
    QSettings().setValue(name::geometry, geometry);
}

QStringList Preferences::closedPanels() const
{
    // Problems are counted in the status bar, and the board has the room.
    const QStringList usual{QStringLiteral("problems"), QStringLiteral("history")};
    return QSettings().value(name::closedPanels, usual).toStringList();
}

void Preferences::forgetClosedPanels()
{
    QSettings().remove(name::closedPanels);
}

void Preferences::setClosedPanels(const QStringList &panels)
{
    QSettings().setValue(name::closedPanels, panels);
}

QStringList Preferences::foldedSections() const
{
    return QSettings().value(name::foldedSections).toStringList();
}

void Preferences::setFoldedSections(const QStringList &keys)
{
    QSettings().setValue(name::foldedSections, keys);
    Q_EMIT foldedSectionsChanged();
}

QByteArray Preferences::layout() const
{
    return QSettings().value(name::layout).toByteArray();
}

void Preferences::setLayout(const QByteArray &layout)
{
    QSettings().setValue(name::layout, layout);
}

} // namespace rookery
