#include "widgets/workspace/workspace.h"

#include "model/database/game_database.h"
#include "widgets/game/game_keeper.h"
#include "widgets/game/play_session.h"
#include "widgets/game/program_learning.h"

#include <utility>

namespace rookery {

namespace {

using Duty = ProgramPlayers::Duty;

/// Who looks at a game goes back and on in it as he likes: no program moves meanwhile, nor goes on
/// by itself afterwards. Dice are thrown all the same.
void setDuty(PlaySession &play, Duty duty)
{
    if (duty == play.programs().duty())
        return;
    const bool isDrawn = play.isThinking() && play.isChance(play.toMove());
    play.programs().setDuty(duty);
    play.stop();
    if (isDrawn)
        play.go();
}

} // namespace

Workspace::Workspace(Design design, QObject *parent)
    : QObject(parent)
    , m_session(std::move(design))
    , m_choices(m_session)
    , m_view(m_session, m_choices)
    , m_trial(m_session)
{
    // The game follows the design while somebody sees it.
    connect(&m_session, &Session::designChanged, this, [this] {
        if (m_play && showsGame(m_choices.mode()))
            m_play->refresh();
    });
    connect(&m_choices, &Choices::modeChanged, this, [this](Mode mode) {
        if (showsGame(mode))
            play().refresh();
        if (m_play)
            setDuty(*m_play, mode == Mode::Analysis ? Duty::Rest : Duty::Play);
        if (mode != Mode::Pieces)
            m_trial.leaveGame();
    });
    connect(&m_session, &Session::refused, this, &Workspace::said);
}

Workspace::~Workspace() = default;

PlaySession &Workspace::play()
{
    if (!m_play) {
        m_play = std::make_unique<PlaySession>(m_session);
        connect(m_play.get(), &PlaySession::recordChanged, this, &Workspace::gameChanged);
        m_keeper = std::make_unique<GameKeeper>(*m_play);
        connect(m_keeper.get(), &GameKeeper::failed, this, &Workspace::said);
        m_learning = std::make_unique<ProgramLearning>(m_session, *m_keeper);
        connect(m_learning.get(), &ProgramLearning::said, this, &Workspace::said);
        connect(m_learning.get(), &ProgramLearning::learned, this, [this] {
            m_play->programs().setLearned(m_learning->source());
            Q_EMIT learned();
        });
        setFile(m_file);
    }
    return *m_play;
}

GameKeeper &Workspace::keeper()
{
    play();
    return *m_keeper;
}

ProgramLearning &Workspace::learning()
{
    play();
    return *m_learning;
}

void Workspace::setFile(const std::filesystem::path &file)
{
    m_file = file;
    if (m_keeper)
        m_keeper->setFile(file.empty() ? file : gamesBeside(file));
}

bool Workspace::hasUnsavedGame() const
{
    return m_play && m_play->hasUnsavedGame();
}

QString Workspace::unsavedGame() const
{
    return hasUnsavedGame() ? m_play->gameText() : QString();
}

void Workspace::forget(const QObject *receiver)
{
    for (QObject *part : {static_cast<QObject *>(this),
                          static_cast<QObject *>(&m_session),
                          static_cast<QObject *>(&m_session.undoStack()),
                          static_cast<QObject *>(&m_choices),
                          static_cast<QObject *>(&m_view),
                          static_cast<QObject *>(&m_trial)})
        part->disconnect(receiver);
}

} // namespace rookery
