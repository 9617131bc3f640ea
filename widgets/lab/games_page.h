#pragma once

#include "model/database/game_database.h"
#include "widgets/base/background.h"
#include "widgets/lab/lab_page.h"

#include <filesystem>
#include <functional>
#include <memory>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace rookery {

/// The opening explorer: what was played from the position on show in the games that are kept
/// beside the design, and how those games ended. Asks beside the window.
class GamesPage final : public LabPage
{
    Q_OBJECT

public:
    explicit GamesPage(QWidget *parent = nullptr);

    /// Stops adding games, too: those added so far stay.
    void stop() override;
    void forget() override;
    void refresh() override;

    const std::vector<ExploredMove> &found() const { return m_found.moves; }
    std::size_t games() const { return m_found.games; }
    bool isAsking() const { return m_asking.isRunning(); }
    bool isAdding() const { return m_adding.isRunning(); }
    QString sentence() const;

    /// Begins to keep games in the design's file of games.
    void begin();
    /// A database of games, or games in another format.
    void add(const QString &file);
    /// Asks which file; to be replaced in tests. Empty: none.
    std::function<QString(QWidget *)> chooseFile;

private:
    struct Found
    {
        Message fault;
        std::size_t games = 0; ///< of this version of the design
        std::vector<ExploredMove> moves;
    };
    struct Added
    {
        Message fault;
        MergeCounts counts;
    };

    std::filesystem::path file() const;
    bool isKeeping() const;
    void ask();
    void show(const Found &found);
    void showAdded(const Added &added);
    void showState();
    static Found
    lookUp(const std::filesystem::path &file, const Design &design, const Position &position);
    static Added addTo(const std::filesystem::path &file,
                       const Design &design,
                       const std::filesystem::path &from,
                       BackgroundRun &run,
                       const std::function<void(const MergeCounts &)> &progress);

    QPushButton *m_begin;
    QPushButton *m_add;
    QLabel *m_state;
    QTreeWidget *m_list;
    QString m_message; ///< of the last file that was added
    Found m_found;
    std::optional<Position> m_asked; ///< that the list is about
    QMetaObject::Connection m_following;
    Background<Found> m_asking{[this](const Found &found) {
        show(found);
    }};
    Background<Added> m_adding{[this](const Added &added) {
        showAdded(added);
    }};
};

} // namespace rookery
