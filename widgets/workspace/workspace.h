#pragma once

#include "widgets/session/choices.h"
#include "widgets/session/piece_trial.h"
#include "widgets/session/session.h"
#include "widgets/session/view_state.h"

#include <QObject>

#include <filesystem>
#include <memory>

namespace rookery {

class GameKeeper;
class PlaySession;
class ProgramLearning;

/// One open design and what the window remembers of it, held together for the window and its
/// panels. What needs only a part of it is given that part.
class Workspace final : public QObject
{
    Q_OBJECT

public:
    explicit Workspace(Design design, QObject *parent = nullptr);
    ~Workspace() override;

    Session &session() { return m_session; }
    const Session &session() const { return m_session; }
    const Design &design() const { return m_session.design(); }
    const Board &board() const { return m_session.board(); }
    /// The game that is played with the design; begins when it is first asked for.
    PlaySession &play();
    /// Keeps the games that end, where the designer wants it.
    GameKeeper &keeper();
    /// What games have taught the program.
    ProgramLearning &learning();
    /// The design's file from now on; empty while it has none.
    void setFile(const std::filesystem::path &file);
    /// Whether a game has been played that no file has.
    bool hasUnsavedGame() const;
    /// That game as text; empty if there is none.
    QString unsavedGame() const;

    Choices &choices() { return m_choices; }
    const Choices &choices() const { return m_choices; }
    ViewState &view() { return m_view; }
    const ViewState &view() const { return m_view; }
    PieceTrial &trial() { return m_trial; }
    const PieceTrial &trial() const { return m_trial; }

    /// No signal of any part reaches the receiver any more.
    void forget(const QObject *receiver);

Q_SIGNALS:
    /// The game that is played has other moves or comments, or was saved.
    void gameChanged();
    /// What games have taught the program is something else.
    void learned();
    /// A sentence for the status area.
    void said(const QString &sentence);
    /// A piece was made under a name that is to be changed.
    void pieceMade();
    /// This known piece is looked for; without a name all of them.
    void libraryWanted(const QString &name);

private:
    Session m_session;
    Choices m_choices;
    ViewState m_view;
    PieceTrial m_trial;
    std::unique_ptr<PlaySession> m_play;
    std::unique_ptr<GameKeeper> m_keeper;        ///< with the game
    std::unique_ptr<ProgramLearning> m_learning; ///< likewise
    std::filesystem::path m_file;
};

} // namespace rookery
