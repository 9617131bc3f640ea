#pragma once

#include "app/settings/themes.h"
#include "model/exchange/engines/engine_setup.h"

#include <QKeySequence>
#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace rookery {

/// Whether the start page offers the tour; it does until someone has answered.
enum class TourOffer { Open, Answered };
/// Whether the marks on a board are named, or a "?" stands for that.
enum class LegendView { Open, Folded };
/// Whether a board that does not fit the view is seen whole in a corner.
enum class MinimapView { Shown, Hidden };
/// Of moves, captures and the end of a game.
enum class Sounds { Off, On };

/// How the pieces of a game come to where they go.
enum class MoveView { Slides, AtOnce };

/// What a user wants of the program, whatever the design.
struct PreferenceValues
{
    static constexpr int mostRecent = 50;

    Look look;
    QString language; ///< "de", "pt_BR"; empty for the system's
    /// By id, of what has another key than usual; empty for none.
    QMap<QString, QKeySequence> keys;
    LegendView legend = LegendView::Open;
    MinimapView minimap = MinimapView::Shown;
    Sounds sounds = Sounds::Off;
    MoveView moves = MoveView::Slides;
    int recentCount = 20;
    QString folder; ///< where dialogs for files begin; empty for wherever they like
    TourOffer tour = TourOffer::Open;
    int threads = 0; ///< in which this program looks ahead; 0: see programThreads()
    /// Beside those that are installed, and those of them of which something is set.
    std::vector<EngineSetup> engines;

    /// All that the processor has at once.
    static int mostThreads();
    /// Without a choice all but one, which the window has.
    unsigned programThreads() const;

    friend bool operator==(const PreferenceValues &, const PreferenceValues &) = default;
};

/// The preferences in effect and what is remembered of them: read once at the start, written when
/// they are kept. It also keeps what the window remembers by itself. The names that all this has in
/// the settings stand here alone.
class Preferences final : public QObject
{
    Q_OBJECT

public:
    explicit Preferences(QObject *parent = nullptr);

    const PreferenceValues &values() const { return m_values; }
    /// Lets these be in effect until they are kept or put back.
    void tryOut(const PreferenceValues &values);
    bool areKept() const { return m_values == m_kept; }
    void keep();
    void putBack() { tryOut(m_kept); }
    /// In effect and remembered from now on.
    void set(const PreferenceValues &values);

    QStringList recentFiles() const;
    void setRecentFiles(const QStringList &paths);
    /// Files that the start page keeps at the top.
    QStringList pinnedFiles() const;
    void setPinnedFiles(const QStringList &paths);
    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    /// The panels that the user closed: `problems`, or with a mode `mode.board`.
    QStringList closedPanels() const;
    void setClosedPanels(const QStringList &panels);
    void forgetClosedPanels(); ///< those are closed that usually are
    /// The parts of panels that are folded away, by their keys.
    QStringList foldedSections() const;
    void setFoldedSections(const QStringList &keys);
    /// How panels stand; none while no one has arranged them.
    QByteArray layout() const;
    void setLayout(const QByteArray &layout);

Q_SIGNALS:
    /// Other values are in effect than before.
    void changed(const rookery::PreferenceValues &before);
    void recentFilesChanged();
    void foldedSectionsChanged();

private:
    PreferenceValues m_values;
    PreferenceValues m_kept;
};

} // namespace rookery
