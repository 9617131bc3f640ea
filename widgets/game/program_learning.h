#pragma once

#include "model/base/message.h"
#include "model/database/learned_file.h"
#include "model/design/design.h"
#include "widgets/base/background.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

class GameKeeper;
class Session;

/// What games against itself have taught the program about the design: has it learn beside the
/// window, and keeps that in the design's file of games; where there is none, while the design is
/// open.
class ProgramLearning final : public QObject
{
    Q_OBJECT

public:
    ProgramLearning(Session &session, GameKeeper &keeper, QObject *parent = nullptr);

    enum class Place { Program, GamesFile, Window };
    struct Found
    {
        std::optional<LearnedFile> file; ///< none: nothing was learned
        Place place = Place::Program;    ///< where that is
    };
    /// What is known about the design as it is.
    struct Known
    {
        Message fault;            ///< why nothing can be learned; empty if something can
        std::vector<int> derived; ///< [type], what it is worth before, in hundredths
        Found found;
    };
    /// Nothing until it has been looked for, see look().
    const std::optional<Known> &known() const { return m_known; }
    /// Looks for it beside the window, unless it is known; changed() follows. Called often.
    void look();

    /// By so many games from the beginning on. For designs without a fault.
    void learn(std::size_t games);
    /// Learns from the games that there are.
    void finish() { m_learning.hurry(); }
    bool isLearning() const { return m_learning.isRunning(); }
    std::size_t games() const { return m_games; }
    std::size_t wanted() const { return m_wanted; }
    /// Lets the program forget what it has learned, but for what it comes with.
    void drop();

    /// For programs that play and look; for any thread.
    LearnedSource source() const;

Q_SIGNALS:
    void changed();
    /// source() is another one.
    void learned();
    /// A sentence for the status area.
    void said(const QString &sentence);

private:
    /// What one course of learning, or one write to the file, has come to.
    struct Outcome
    {
        std::shared_ptr<const LearnedFile> file; ///< null: nothing
        bool isKept = false;
        Message fault = {}; ///< why it is not kept where it should be
    };
    /// Where to look, for any thread.
    struct Places
    {
        std::shared_ptr<const LearnedFile> fresh;
        bool isFreshKept;
        std::filesystem::path games;
    };

    void followDesign();
    void followFile();
    void lookAnew();
    void take(const Outcome &outcome);
    void sayFault(const Outcome &outcome);
    Places places() const { return {m_fresh, m_isFreshKept, m_file}; }
    static Found find(const Places &places, std::uint64_t fingerprint);
    static Outcome keep(const std::shared_ptr<const LearnedFile> &file,
                        const Design &design,
                        const std::filesystem::path &games);

    Session &m_session;
    GameKeeper &m_keeper;
    std::filesystem::path m_file;               ///< of games; empty while none are kept
    Design m_seen;                              ///< what is known, learned and asked is about this
    std::shared_ptr<const LearnedFile> m_fresh; ///< learned since the window was opened
    bool m_isFreshKept = false;
    std::size_t m_games = 0;
    std::size_t m_wanted = 0;
    std::optional<Known> m_known;
    Background<Known> m_looking;
    Background<Outcome> m_learning;
    Background<Outcome> m_keeping;
    Background<Message> m_dropping;
};

} // namespace rookery
