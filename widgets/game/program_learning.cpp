#include "widgets/game/program_learning.h"

#include "model/analysis/learning/learning.h"
#include "model/database/kept_learning.h"
#include "model/engine/recipe/evaluation_recipe.h"
#include "widgets/base/shown_wording.h"
#include "widgets/game/game_keeper.h"
#include "widgets/session/session.h"

#include <algorithm>
#include <thread>

namespace rookery {

namespace {

constexpr std::uint64_t nodesForMove = 500;

/// The window and a program that plays meanwhile keep a processor.
std::size_t threadsToLearn()
{
    return std::max(std::thread::hardware_concurrency(), 2U) - 1;
}

} // namespace

ProgramLearning::ProgramLearning(Session &session, GameKeeper &keeper, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_keeper(keeper)
    , m_seen(session.design())
    , m_looking([this](Known known) {
        m_known = std::move(known);
        Q_EMIT changed();
    })
    , m_learning([this](const Outcome &outcome) { take(outcome); })
    , m_keeping([this](const Outcome &outcome) {
        m_isFreshKept = outcome.isKept;
        sayFault(outcome);
        lookAnew();
    })
    , m_dropping([this](const Message &fault) {
        if (!fault.isEmpty())
            Q_EMIT said(tr("What was learned is still kept: %1.").arg(shown(fault)));
        Q_EMIT learned();
        lookAnew();
    })
{
    connect(&session, &Session::designChanged, this, &ProgramLearning::followDesign);
    connect(&keeper, &GameKeeper::changed, this, &ProgramLearning::followFile);
}

/// What was learned of another version says nothing of this one; a name changes nothing.
void ProgramLearning::followDesign()
{
    if (m_session.isPreviewing())
        return;
    const Sections changes =
        changedSections(std::exchange(m_seen, m_session.design()), m_session.design());
    if (!(changes & ~Sections(Section::Info | Section::Examples | Section::Exports)))
        return;
    if (isLearning()) {
        m_learning.forget();
        Q_EMIT said(tr("The design is another one: the program learns no more."));
    }
    lookAnew();
}

/// What is known counts no more.
void ProgramLearning::lookAnew()
{
    m_looking.forget();
    m_known.reset();
    Q_EMIT changed();
}

void ProgramLearning::followFile()
{
    const std::filesystem::path file =
        m_keeper.isKeeping() ? m_keeper.file() : std::filesystem::path();
    if (file == m_file)
        return;
    m_file = file;
    if (m_fresh && !m_isFreshKept && !m_file.empty())
        m_keeping.ask([fresh = m_fresh, design = m_seen, file](BackgroundRun &) {
            return keep(fresh, design, file);
        });
    Q_EMIT learned();
    lookAnew();
}

/// The last that was learned of the recipe: in this window, in the file, or by those who made the
/// program.
ProgramLearning::Found ProgramLearning::find(const Places &places, std::uint64_t fingerprint)
{
    if (places.fresh && places.fresh->fingerprint == fingerprint)
        return {*places.fresh, places.isFreshKept ? Place::GamesFile : Place::Window};
    if (!places.games.empty()) {
        if (auto kept = keptLearning(places.games, fingerprint))
            return {std::move(kept), Place::GamesFile};
    }
    return {bundledLearnedFile(fingerprint), Place::Program};
}

void ProgramLearning::look()
{
    followFile();
    if (m_known || m_looking.isRunning() || m_session.isPreviewing())
        return;
    m_looking.ask([design = m_session.design(), where = places()](BackgroundRun &run) {
        Known known;
        known.fault = learningFault(design);
        if (!known.fault.isEmpty() || run.stop)
            return known;
        const EvaluationRecipe recipe(design);
        for (const PieceId type : IdRange<PieceId>(recipe.types()))
            known.derived.push_back(recipe.value(type));
        known.found = find(where, recipe.fingerprint());
        return known;
    });
}

void ProgramLearning::learn(std::size_t games)
{
    LearningLimits limits;
    limits.games = games;
    limits.nodes = nodesForMove;
    limits.threads = threadsToLearn();
    m_games = 0;
    m_wanted = games;
    m_learning.ask([this, design = m_session.design(), limits, file = m_file](
                       BackgroundRun &run) -> Outcome {
        const LearnedFromGames found = learnFromGames(
            design,
            limits,
            run.stop,
            [&](std::size_t played) {
                run.inWindow([this, played] {
                    m_games = std::max(m_games, played);
                    Q_EMIT changed();
                });
            },
            &run.isForgotten);
        if (run.isForgotten || found.positions == 0)
            return {};
        const auto learned = std::make_shared<const LearnedFile>(LearnedFile{
            found.fingerprint, design.info->name, found.games, limits.nodes, found.learned.values});
        return file.empty() ? Outcome{learned} : keep(learned, design, file);
    });
    Q_EMIT changed();
}

ProgramLearning::Outcome ProgramLearning::keep(const std::shared_ptr<const LearnedFile> &file,
                                               const Design &design,
                                               const std::filesystem::path &games)
{
    auto database = GameDatabase::open(games, Sqlite::Access::Write);
    if (!database)
        return {file, false, database.error().message};
    const auto kept = keepLearning(*database, versionOf(design), *file);
    return kept ? Outcome{file, true} : Outcome{file, false, kept.error().message};
}

void ProgramLearning::sayFault(const Outcome &outcome)
{
    if (!outcome.fault.isEmpty())
        Q_EMIT said(tr("What was learned is not kept: %1.").arg(shown(outcome.fault)));
}

void ProgramLearning::take(const Outcome &outcome)
{
    if (!outcome.file) {
        Q_EMIT said(tr("Nothing was learned: there was no quiet position."));
    } else {
        m_fresh = outcome.file;
        m_isFreshKept = outcome.isKept;
        if (outcome.fault.isEmpty())
            Q_EMIT said(tr("The program has learned from %Ln game(s).",
                           nullptr,
                           static_cast<int>(m_fresh->games)));
        sayFault(outcome);
        Q_EMIT learned();
    }
    lookAnew();
}

void ProgramLearning::drop()
{
    if (!m_known || !m_known->found.file)
        return;
    const std::uint64_t dropped = m_known->found.file->fingerprint;
    if (m_fresh && m_fresh->fingerprint == dropped) {
        m_fresh.reset();
        m_isFreshKept = false;
    }
    m_looking.forget();
    m_dropping.ask([file = m_file, dropped](BackgroundRun &) -> Message {
        if (file.empty())
            return {};
        auto database = GameDatabase::open(file, Sqlite::Access::Write);
        if (!database)
            return database.error().message;
        const auto gone = dropLearning(*database, dropped);
        return gone ? Message() : gone.error().message;
    });
}

LearnedSource ProgramLearning::source() const
{
    return [where = places()](std::uint64_t fingerprint) {
        return sharedValues(find(where, fingerprint).file);
    };
}

} // namespace rookery
