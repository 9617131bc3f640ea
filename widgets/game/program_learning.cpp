#include "widgets/game/program_learning.h"

#include "model/analysis/learning/learning.h"
#include "model/database/kept_learning.h"
#include "model/engine/recipe/evaluation_recipe.h"
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
        m_isFreshKept = outcome.fault.empty();
        if (!outcome.fault.empty())
            Q_EMIT said(
                tr("What was learned is not kept: %1.").arg(QString::fromStdString(outcome.fault)));
        m_looking.forget();
        m_known.reset();
        Q_EMIT changed();
    })
    , m_dropping([this](const std::string &fault) {
        if (!fault.empty())
            Q_EMIT said(
                tr("What was learned is still kept: %1.").arg(QString::fromStdString(fault)));
        m_looking.forget();
        m_known.reset();
        Q_EMIT learned();
        Q_EMIT changed();
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
    m_looking.forget();
    m_known.reset();
    if (isLearning()) {
        m_learning.forget();
        Q_EMIT said(tr("The design is another one: the program learns no more."));
    }
    Q_EMIT changed();
}

void ProgramLearning::followFile()
{
    const std::filesystem::path file =
        m_keeper.isKeeping() ? m_keeper.file() : std::filesystem::path();
    if (file == m_file)
        return;
    m_file = file;
    m_known.reset();
    m_looking.forget();
    if (m_fresh && !m_isFreshKept && !m_file.empty())
        m_keeping.ask([fresh = m_fresh, design = m_seen, file](BackgroundRun &) {
            return keep(fresh, design, file);
        });
    Q_EMIT learned();
    Q_EMIT changed();
}

void ProgramLearning::look()
{
    followFile();
    if (m_known || m_looking.isRunning() || m_session.isPreviewing())
        return;
    m_looking.ask(
        [design = m_session.design(), fresh = m_fresh, isKept = m_isFreshKept, games = m_file](
            BackgroundRun &run) {
            Known known;
            known.fault = learningFault(design);
            if (!known.fault.isEmpty() || run.stop)
                return known;
            const EvaluationRecipe recipe(design);
            for (const PieceId type : IdRange<PieceId>(recipe.types()))
                known.derived.push_back(recipe.value(type));
            const std::uint64_t fingerprint = recipe.fingerprint();
            if (fresh && fresh->fingerprint == fingerprint) {
                known.file = *fresh;
                known.place = isKept ? Place::GamesFile : Place::Window;
                return known;
            }
            known.file = games.empty() ? std::nullopt : keptLearning(games, fingerprint);
            known.place = known.file ? Place::GamesFile : Place::Program;
            if (!known.file)
                known.file = bundledLearnedFile(fingerprint);
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
        return file.empty() ? Outcome{learned, {}, {}} : keep(learned, design, file);
    });
    Q_EMIT changed();
}

ProgramLearning::Outcome ProgramLearning::keep(const std::shared_ptr<const LearnedFile> &file,
                                               const Design &design,
                                               const std::filesystem::path &games)
{
    auto database = GameDatabase::open(games, Sqlite::Access::Write);
    if (!database)
        return {file, {}, database.error().sentence()};
    const auto kept = keepLearning(*database, versionOf(design), *file);
    return kept ? Outcome{file, games, {}} : Outcome{file, {}, kept.error().sentence()};
}

void ProgramLearning::take(const Outcome &outcome)
{
    m_known.reset();
    m_looking.forget();
    if (!outcome.file) {
        Q_EMIT said(tr("Nothing was learned: there was no quiet position."));
    } else {
        m_fresh = outcome.file;
        m_isFreshKept = !outcome.keptIn.empty();
        if (outcome.fault.empty())
            Q_EMIT said(tr("The program has learned from %n game(s).",
                           nullptr,
                           static_cast<int>(m_fresh->games)));
        else
            Q_EMIT said(
                tr("What was learned is not kept: %1.").arg(QString::fromStdString(outcome.fault)));
        Q_EMIT learned();
    }
    Q_EMIT changed();
}

void ProgramLearning::drop()
{
    if (!m_known || !m_known->file)
        return;
    const std::uint64_t dropped = m_known->file->fingerprint;
    if (m_fresh && m_fresh->fingerprint == dropped) {
        m_fresh.reset();
        m_isFreshKept = false;
    }
    m_looking.forget();
    m_dropping.ask([file = m_file, dropped](BackgroundRun &) -> std::string {
        if (file.empty())
            return {};
        auto database = GameDatabase::open(file, Sqlite::Access::Write);
        if (!database)
            return database.error().sentence();
        const auto gone = dropLearning(*database, dropped);
        return gone ? std::string() : gone.error().sentence();
    });
}

LearnedSource ProgramLearning::source() const
{
    return [fresh = m_fresh, kept = learnedKeptIn(m_file)](std::uint64_t fingerprint) {
        return fresh && fresh->fingerprint == fingerprint
                   ? std::make_shared<const LearnedValues>(fresh->values)
                   : kept(fingerprint);
    };
}

} // namespace rookery
