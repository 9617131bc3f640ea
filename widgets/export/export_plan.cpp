#include "widgets/export/export_plan.h"

#include "model/edit/rules/export_edits.h"
#include "model/exchange/target/export_files.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

constexpr int afterEdit = 200; // milliseconds

Remedy remedyOf(PieceFate fate)
{
    return fate == PieceFate::LeftOut ? Remedy::LeaveOut : Remedy::Approximate;
}

TargetSettings settingsIn(const Design &design, const Format &format, const QString &path)
{
    const ExportTarget target = exportTarget(design, format.id);
    TargetSettings settings;
    settings.dialect = target.dialect;
    settings.options.insert(target.options.begin(), target.options.end());
    for (const ExportedPiece &each : target.pieces)
        settings.choices.push_back({(*design.pieces)[each.piece].name, remedyOf(each.fate)});
    settings.path = path;
    settings.isRepeated = target.isRepeated;
    return settings;
}

ExportTarget targetOf(const TargetSettings &settings, const Format &format, const Design &design)
{
    ExportTarget target;
    target.format = std::string(format.id);
    target.dialect = settings.dialect;
    target.options.insert(settings.options.begin(), settings.options.end());
    for (const PieceChoice &choice : settings.choices) {
        const PieceFate fate =
            choice.remedy == Remedy::LeaveOut ? PieceFate::LeftOut : PieceFate::Nearest;
        if (const auto piece = design.pieces->find(choice.piece))
            target.pieces.push_back({*piece, fate});
    }
    target.isRepeated = settings.isRepeated;
    return target;
}

bool isCounted(const Format &format)
{
    return format.carries == Carries::Game || format.carries == Carries::Pieces;
}

} // namespace

std::optional<Remedy> TargetSettings::chosenFor(const std::string &piece) const
{
    const auto row = std::find_if(choices.begin(), choices.end(), [&](const PieceChoice &choice) {
        return choice.piece == piece;
    });
    return row == choices.end() ? std::nullopt : std::optional(row->remedy);
}

void TargetSettings::choose(const std::string &piece, std::optional<Remedy> remedy)
{
    std::erase_if(choices, [&](const PieceChoice &choice) { return choice.piece == piece; });
    if (remedy)
        choices.push_back({piece, *remedy});
}

std::optional<Portability> Target::portability() const
{
    if (!verdict)
        return std::nullopt;
    return *verdict ? (*verdict)->portability() : Portability::Impossible;
}

ExportPlan::ExportPlan(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_seen(session.committed())
    , m_verdicts([this](const Verdicts &verdicts) { take(verdicts); })
{
    for (const Format &format : formats()) {
        if (format.writes())
            m_targets.push_back({&format, settingsIn(m_seen, format, {})});
    }
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &ExportPlan::start);
    connect(&session, &Session::designSettled, this, &ExportPlan::follow);
    outdate(0);
}

std::size_t ExportPlan::indexOf(std::string_view format) const
{
    const auto row = std::find_if(m_targets.begin(), m_targets.end(), [&](const Target &target) {
        return target.format->id == format;
    });
    Q_ASSERT(row != m_targets.end());
    return static_cast<std::size_t>(row - m_targets.begin());
}

void ExportPlan::setSettings(std::size_t index, TargetSettings settings)
{
    TargetSettings &present = m_targets[index].settings;
    if (present == settings)
        return;
    const bool changesFile = present.dialect != settings.dialect
                             || present.options != settings.options
                             || present.choices != settings.choices;
    const bool isEdit = changesFile || present.isRepeated != settings.isRepeated;
    const Format &format = *m_targets[index].format;
    present = std::move(settings);
    if (isEdit) {
        const Design &design = m_session.committed();
        const auto next = withExportTarget(design, targetOf(present, format, design));
        // As the design keeps them, so that its news of them are none.
        if (next)
            present = settingsIn(*next, format, present.path);
        m_session.apply(tr("Settings of %1").arg(shown(format.title)), next);
    }
    if (changesFile)
        outdate(0);
    Q_EMIT settingsChanged(index);
}

void ExportPlan::setAfterSave(AfterSave use)
{
    if (use != afterSave())
        m_session.apply(tr("Exports after saving"),
                        withExportsAfterSave(m_session.committed(), use));
}

/// Settings that changed here are no news; what else has changed is.
void ExportPlan::follow()
{
    const Design before = std::exchange(m_seen, m_session.committed());
    const Sections changed = changedSections(before, m_seen);
    const bool isReset = (changed & (Section::Exports | Section::Pieces)) && readSettings();
    if (isReset)
        outdate(0);
    if (isReset || before.exports->afterSave != m_seen.exports->afterSave)
        Q_EMIT settingsReset();
    if (changed & ~Sections(Section::Exports))
        outdate(afterEdit);
}

/// Whether any differ from those of before.
bool ExportPlan::readSettings()
{
    bool isChanged = false;
    for (Target &target : m_targets) {
        TargetSettings now = settingsIn(m_seen, *target.format, target.settings.path);
        isChanged = isChanged || !(now == target.settings);
        target.settings = std::move(now);
    }
    return isChanged;
}

ExportJob ExportPlan::job(std::size_t index) const
{
    return job(index, m_targets[index].settings.path);
}

ExportJob ExportPlan::job(std::size_t index, const QString &path) const
{
    const Target &target = m_targets[index];
    const Design &design = m_session.committed();
    const std::string name = path.isEmpty()
                                 ? design.info->name
                                 : std::filesystem::path(path.toStdString()).stem().string();
    return {design,
            target.format,
            {target.settings.dialect, fileStem(name), target.settings.options, {}},
            target.settings.choices};
}

void ExportPlan::outdate(int delay)
{
    m_isSettled = false;
    m_verdicts.forget();
    m_delay.start(delay);
    Q_EMIT verdictsChanged();
}

void ExportPlan::start()
{
    if (m_session.isPreviewing())
        return m_delay.start(afterEdit);
    std::vector<ExportJob> jobs;
    for (std::size_t i = 0; i < m_targets.size(); ++i)
        jobs.push_back(job(i));
    m_verdicts.ask([jobs = std::move(jobs)](BackgroundRun &run) {
        Verdicts verdicts;
        const Subject plain(jobs.front().design);
        for (const ExportJob &each : jobs) {
            if (run.stop)
                break;
            verdicts.push_back(each.choices.empty()
                                   ? Result<Verdict>(verdictOf(*each.format, plain, each.request))
                                   : each.verdict());
        }
        return verdicts;
    });
}

void ExportPlan::take(const Verdicts &verdicts)
{
    for (std::size_t i = 0; i < m_targets.size(); ++i)
        m_targets[i].verdict = verdicts[i];
    m_isSettled = true;
    Q_EMIT verdictsChanged();
}

int ExportPlan::exactCount() const
{
    return static_cast<int>(
        std::count_if(m_targets.begin(), m_targets.end(), [](const Target &target) {
            return isCounted(*target.format) && target.portability() == Portability::Exact;
        }));
}

int ExportPlan::countedTargets() const
{
    return static_cast<int>(
        std::count_if(m_targets.begin(), m_targets.end(), [](const Target &target) {
            return isCounted(*target.format);
        }));
}

std::vector<std::size_t> ExportPlan::capableTargets() const
{
    std::vector<std::size_t> found;
    for (const Portability wanted :
         {Portability::Exact, Portability::ExactButDraws, Portability::WithDifferences}) {
        for (std::size_t i = 0; i < m_targets.size(); ++i) {
            if (isCounted(*m_targets[i].format) && m_targets[i].portability() == wanted)
                found.push_back(i);
        }
    }
    return found;
}

QString shownState(const std::optional<Portability> &portability)
{
    if (!portability)
        return QStringLiteral("… ") + QCoreApplication::translate("ExportPlan", "working out");
    switch (*portability) {
    case Portability::Exact:
        return QStringLiteral("● ") + QCoreApplication::translate("ExportPlan", "exact");
    case Portability::ExactButDraws:
        return QStringLiteral("◕ ")
               + QCoreApplication::translate("ExportPlan", "exact but for draws");
    case Portability::WithDifferences:
        return QStringLiteral("◐ ") + QCoreApplication::translate("ExportPlan", "with differences");
    case Portability::Impossible:
        break;
    }
    return QStringLiteral("○ ") + QCoreApplication::translate("ExportPlan", "impossible");
}

} // namespace rookery
