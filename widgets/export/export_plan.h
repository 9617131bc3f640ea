#pragma once

#include "widgets/base/background.h"
#include "widgets/base/shown.h"
#include "widgets/export/export_job.h"
#include "widgets/session/session.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// How a target is to be written, as the user chose it. All but the path is kept in the design.
struct TargetSettings
{
    std::string dialect;
    std::map<std::string, std::string, std::less<>> options;
    std::vector<PieceChoice> choices;
    QString path;            ///< where it was written last here; empty: nowhere yet
    bool isRepeated = false; ///< written again by "repeat exports"

    std::optional<Remedy> chosenFor(const std::string &piece) const;
    /// Nothing takes the choice back.
    void choose(const std::string &piece, std::optional<Remedy> remedy);

    friend bool operator==(const TargetSettings &, const TargetSettings &) = default;
};

/// A format that can be written, and how the open design fares in it.
struct Target
{
    const Format *format = nullptr;
    TargetSettings settings = {};
    std::optional<Result<Verdict>> verdict =
        {}; ///< nothing while it is worked out for the first time

    /// Nothing while unknown; a choice that cannot be kept makes it impossible.
    std::optional<Portability> portability() const;
};

/// Every target of one design. Verdicts are worked out in another thread and follow edits and
/// settings.
class ExportPlan final : public QObject
{
    Q_OBJECT

public:
    explicit ExportPlan(Session &session, QObject *parent = nullptr);

    const std::vector<Target> &targets() const { return m_targets; }
    const Target &target(std::size_t index) const { return m_targets[index]; }
    std::size_t indexOf(std::string_view format) const;
    /// A path is only noted; what else changes is an edit of the design.
    void setSettings(std::size_t index, TargetSettings settings);
    AfterSave afterSave() const { return m_session.committed().exports->afterSave; }
    void setAfterSave(AfterSave use);

    /// The design as it is now for this target, to be written where it was written last.
    ExportJob job(std::size_t index) const;
    /// The same for another place, whose name begins the names of files.
    ExportJob job(std::size_t index, const QString &path) const;

    /// Whether verdicts are those of the present design and settings.
    bool isSettled() const { return m_isSettled; }
    /// Of the targets that carry a game or its pieces: how many say all of it, and how many there
    /// are.
    int exactCount() const;
    int countedTargets() const;
    /// Counted targets that can say the design, exact ones first.
    std::vector<std::size_t> capableTargets() const;

Q_SIGNALS:
    /// Verdicts have come, or are no longer those of the design.
    void verdictsChanged();
    void settingsChanged(std::size_t index);
    /// The design says something else now than what was chosen here: it was undone, for instance.
    void settingsReset();

private:
    using Verdicts = std::vector<Result<Verdict>>;

    void follow();
    bool readSettings();
    void outdate(int delay);
    void start();
    void take(const Verdicts &verdicts);

    Session &m_session;
    Design m_seen; ///< of which the settings are
    std::vector<Target> m_targets;
    QTimer m_delay;
    Background<Verdicts> m_verdicts;
    bool m_isSettled = false;
};

/// "● exact", "◕ exact but for draws", "◐ with differences", "○ impossible".
QString shownState(const std::optional<Portability> &portability);

} // namespace rookery
