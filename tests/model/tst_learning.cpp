#include "model/analysis/learning/learning.h"
#include "model/database/kept_learning.h"
#include "model/engine/make_game_engine.h"
#include "model/file/bundled/bundled.h"
#include "tests/designs.h"
#include "tests/support.h"

#include <QtTest>

#include <random>

using namespace rookery;
using namespace rookery::test;

/// What the program learns from games against itself, and how it plays by that.
class tst_learning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingLearnedChangesNothing_data();
    void nothingLearnedChangesNothing();
    void whatIsLearnedFollowsMoves_data();
    void whatIsLearnedFollowsMoves();
    void findsWhatWasPlanted();
    void learnsTheSameFromTheSameGames();
    void stopsWithoutHalfAGame();
    void learnsWhateverTheThreads();
    void whatComesWithTheProgramFits();
    void textsAreReadAgain();
    void keptBesideTheGames();
    void badTextsAreRefused_data();
    void badTextsAreRefused();
};

namespace {

/// With these values, or with what is derived alone.
std::shared_ptr<const EvaluationRecipe> recipeOf(GameEngine &engine,
                                                 const std::optional<LearnedValues> &learned = {})
{
    MoveRules &rules = engine.moveRules();
    const auto values = learned ? std::make_shared<const LearnedValues>(*learned) : nullptr;
    return std::make_shared<const EvaluationRecipe>(
        rules.design(), rules.sharedGame(), [values](std::uint64_t) { return values; });
}

void addDesigns()
{
    QTest::addColumn<std::string>("name");
    for (const char *name : {"chess",
                             "crazyhouse",
                             "xiangqi",
                             "three-check",
                             "glinski",
                             "antichess",
                             "hex-11",
                             "english-draughts",
                             "oware"})
        QTest::newRow(name) << std::string(name);
}

/// Calls see(position) for positions of games at random.
template<class Make, class See>
void playAtRandom(GameEngine &engine, const Position &start, const Make &make, const See &see)
{
    std::mt19937 random(7);
    const int plies = amount(120, 40);
    engine.begin(start);
    std::vector<Move> legal;
    for (int ply = 0; ply < plies && !engine.end(); ++ply) {
        legal.clear();
        engine.legal(legal);
        if (legal.empty())
            return;
        make(legal[random() % legal.size()]);
        see(engine.position());
    }
}

LearnedValues randomValues(const LearnedValues &shape, unsigned seed)
{
    std::mt19937 random(seed);
    std::uniform_int_distribution<int> some(-60, 60);
    LearnedValues values = shape;
    for (auto *list : {&values.places, &values.hands, &values.terms, &values.features}) {
        for (PhasedWorth &worth : *list)
            worth = {worth.early + some(random), worth.late + some(random)};
    }
    return values;
}

} // namespace

void tst_learning::nothingLearnedChangesNothing_data()
{
    addDesigns();
}

void tst_learning::nothingLearnedChangesNothing()
{
    QFETCH(std::string, name);
    const Design design = bundledDesign(name.c_str());
    const auto engine = makeGameEngine(design);
    const auto derived = recipeOf(*engine);
    Evaluator plain(derived);
    Evaluator taught(recipeOf(*engine, derived->nothingLearned()));
    const Position start = startPosition(design, engine->board());
    playAtRandom(
        *engine,
        start,
        [&](const Move &move) { engine->make(move); },
        [&](const Position &position) {
            for (const PlayerId player : design.rules->deciders()) {
                plain.begin(position);
                taught.begin(position);
                QCOMPARE(taught.score(position, player), plain.score(position, player));
            }
        });
}

void tst_learning::whatIsLearnedFollowsMoves_data()
{
    addDesigns();
}

void tst_learning::whatIsLearnedFollowsMoves()
{
    QFETCH(std::string, name);
    const Design design = bundledDesign(name.c_str());
    const auto engine = makeGameEngine(design);
    const auto recipe = recipeOf(*engine, randomValues(recipeOf(*engine)->nothingLearned(), 11));
    Evaluator following(recipe);
    Evaluator anew(recipe);
    const Position start = startPosition(design, engine->board());
    following.begin(start);
    std::vector<int> scores;
    const auto isTheSame = [&](const Position &position) {
        anew.begin(position);
        for (const PlayerId player : design.rules->deciders())
            QCOMPARE(following.score(position, player), anew.score(position, player));
    };
    playAtRandom(
        *engine,
        start,
        [&](const Move &move) {
            const Position before = engine->position();
            engine->make(move);
            following.follow(engine->lastChange(), engine->position());
            isTheSame(engine->position());
            following.takeBack();
            isTheSame(before);
            following.follow(engine->lastChange(), engine->position());
        },
        isTheSame);
}

namespace {

/// Games whose every position has a score that these values give it.
TrainingSet gamesOf(const Design &design, std::size_t games, const LearnedValues &truth)
{
    auto engine = makeGameEngine(design);
    const auto derived = recipeOf(*engine, recipeOf(*engine)->nothingLearned());
    const LearnedThings things(*derived, engine->board().size());
    Searcher searcher(design, std::move(engine), 1, derived);
    Evaluator evaluator(derived);
    TrainingLimits limits;
    limits.nodes = 20;
    limits.longest = 60;
    const std::atomic<bool> stop{false};
    TrainingSet set;
    for (std::size_t game = 0; game < games; ++game)
        addTrainingGame(searcher,
                        evaluator,
                        startPosition(design, searcher.engine().board()),
                        limits,
                        game,
                        set,
                        stop);
    for (std::size_t i = 0; i < set.positions.size(); ++i) {
        TrainingPosition &position = set.positions[i];
        double score = position.rest;
        for (const TrainingSet::Part &part : set.partsOf(i)) {
            if (part.thing < things.places())
                score += part.count
                         * (position.share * truth.places[part.thing].early
                            + (1 - position.share) * truth.places[part.thing].late);
        }
        position.searched = static_cast<int>(score);
    }
    return set;
}

} // namespace

void tst_learning::findsWhatWasPlanted()
{
    const Design design = bundledDesign("gardner-minichess");
    const auto engine = makeGameEngine(design);
    const LearnedValues nothing = recipeOf(*engine)->nothingLearned();
    LearnedValues truth = nothing;
    const PieceId knight = *design.pieces->find("Knight");
    const std::size_t cells = engine->board().size();
    for (const PlayerId player : IdRange<PlayerId>(2)) {
        for (std::size_t cell = 0; cell < cells; ++cell)
            truth.places[(knight.index() * 2 + player.index()) * cells + cell] = {150, -100};
    }
    const TrainingSet set = gamesOf(design, amount(200, 60), truth);
    LearningSettings settings;
    settings.trustInSearch = 1;
    settings.rounds = 60;
    settings.reluctance = 1;
    const std::atomic<bool> stop{false};
    const auto taught = recipeOf(*engine, nothing);
    const Learned learned = learnValues(*taught, cells, set, settings, stop);
    QVERIFY(learned.error.derived > 0);
    QVERIFY2(learned.error.learned < learned.error.derived / 2,
             qPrintable(QString::number(learned.error.learned / learned.error.derived)));
    PhasedWorth sum;
    for (std::size_t cell = 0; cell < 2 * cells; ++cell) {
        const PhasedWorth &worth = learned.values.places[knight.index() * 2 * cells + cell];
        sum = {sum.early + worth.early, sum.late + worth.late};
    }
    QVERIFY2(sum.early > 0 && sum.late < sum.early,
             qPrintable(QString("%1 %2").arg(sum.early).arg(sum.late)));
    const Learned again = learnValues(*taught, cells, set, settings, stop);
    QVERIFY(again.values == learned.values);
}

void tst_learning::learnsTheSameFromTheSameGames()
{
    const Design design = bundledDesign("gardner-minichess");
    const LearnedValues nothing = recipeOf(*makeGameEngine(design))->nothingLearned();
    const TrainingSet one = gamesOf(design, 3, nothing);
    const TrainingSet two = gamesOf(design, 3, nothing);
    QVERIFY(!one.positions.empty());
    QCOMPARE(one.positions.size(), two.positions.size());
    for (std::size_t i = 0; i < one.positions.size(); ++i) {
        QCOMPARE(one.positions[i].searched, two.positions[i].searched);
        QCOMPARE(one.positions[i].result, two.positions[i].result);
        QCOMPARE(one.partsOf(i).size(), two.partsOf(i).size());
    }
}

void tst_learning::stopsWithoutHalfAGame()
{
    const Design design = bundledDesign("gardner-minichess");
    auto engine = makeGameEngine(design);
    const auto derived = recipeOf(*engine, recipeOf(*engine)->nothingLearned());
    Searcher searcher(design, std::move(engine), 1, derived);
    Evaluator evaluator(derived);
    const std::atomic<bool> stop{true};
    TrainingSet set;
    addTrainingGame(
        searcher, evaluator, startPosition(design, searcher.engine().board()), {}, 1, set, stop);
    QVERIFY(set.positions.empty());
    QVERIFY(set.parts.empty());
}

void tst_learning::learnsWhateverTheThreads()
{
    const Design design = bundledDesign("gardner-minichess");
    QVERIFY(learningFault(design).isEmpty());
    QVERIFY(!learningFault(bundledDesign("backgammon")).isEmpty());
    LearningLimits limits;
    limits.games = 20;
    limits.nodes = 20;
    const std::atomic<bool> stop{false};
    std::atomic<std::size_t> heard{0};
    const LearnedFromGames one = learnFromGames(design, limits, stop);
    limits.threads = 3;
    const LearnedFromGames three =
        learnFromGames(design, limits, stop, [&](std::size_t) { ++heard; });
    QCOMPARE(one.games, std::size_t(20));
    QCOMPARE(heard.load(), std::size_t(20));
    QCOMPARE(three.positions, one.positions);
    QVERIFY(three.learned.values == one.learned.values);
    QCOMPARE(one.fingerprint, EvaluationRecipe(design).fingerprint());
}

void tst_learning::whatComesWithTheProgramFits()
{
    QStringList designs;
    const std::string_view all = bundledLearnedValues();
    for (std::size_t begin = 0; begin < all.size();) {
        const std::size_t end = all.find('\n', begin);
        TAKE(file, readLearned(all.substr(begin, end - begin)));
        const QString name = QString::fromStdString(file.design).toLower();
        const Design design = bundledDesign(name.toStdString());
        const EvaluationRecipe recipe(design, nullptr, bundledLearned);
        QVERIFY2(recipe.hasLearned(), qPrintable(name + ": learn it anew"));
        QCOMPARE(recipe.fingerprint(), file.fingerprint);
        designs << name;
        begin = end + 1;
    }
    QVERIFY(designs.contains("chess"));
    QVERIFY(!EvaluationRecipe(bundledDesign("xiangqi"), nullptr, [](std::uint64_t) {
                 return std::make_shared<const LearnedValues>();
             }).hasLearned()); // of another shape
}

void tst_learning::textsAreReadAgain()
{
    LearnedFile file{0xfedcba9876543210, "A \"name\"", 7, 300, {}};
    file.values =
        randomValues(recipeOf(*makeGameEngine(bundledDesign("chess")))->nothingLearned(), 3);
    TAKE(again, readLearned(writeLearned(file)));
    QCOMPARE(again.fingerprint, file.fingerprint);
    QCOMPARE(again.design, file.design);
    QCOMPARE(again.games, file.games);
    QCOMPARE(again.nodes, file.nodes);
    QVERIFY(again.values == file.values);
}

/// Each design finds its own; the last one counts until it is dropped.
void tst_learning::keptBesideTheGames()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("a.rookery-games").toStdString();
    QVERIFY(!keptLearning(path, 1));
    {
        auto database = GameDatabase::open(path, Sqlite::Access::Create);
        QVERIFY(database);
        const DesignVersion version = versionOf(bundledDesign("chess"));
        for (const auto &[fingerprint, games] : {std::pair{1, 10}, {2, 20}, {1, 30}}) {
            LearnedFile file;
            file.fingerprint = static_cast<std::uint64_t>(fingerprint);
            file.games = static_cast<std::size_t>(games);
            file.values.types = {games};
            QVERIFY(keepLearning(*database, version, file));
        }
    }
    QCOMPARE(keptLearning(path, 1)->games, std::size_t(30));
    QCOMPARE(keptLearning(path, 2)->games, std::size_t(20));
    QVERIFY(!keptLearning(path, 3));
    QCOMPARE(learnedKeptIn(path)(1)->types, std::vector<int>{30});
    QVERIFY(!learnedKeptIn(path)(3));
    auto database = GameDatabase::open(path, Sqlite::Access::Write);
    QVERIFY(database);
    QCOMPARE(*dropLearning(*database, 1), std::size_t(2));
    QCOMPARE(*dropLearning(*database, 1), std::size_t(0));
    QVERIFY(!keptLearning(path, 1));
    QVERIFY(keptLearning(path, 2));
}

void tst_learning::badTextsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    const QString whole = R"({"rookery-learned":1,"fingerprint":"1f","types":[1],"places":[1,2],)"
                          R"("hands":[],"terms":[],"features":[]})";
    const auto row = [&](const char *name, const char *from, const char *to, const char *sentence) {
        QTest::newRow(name) << QString(whole).replace(QLatin1String(from), QLatin1String(to))
                            << sentence;
    };
    row("as it is", "", "", "");
    row("no JSON", "{", "", "this is no file of what games have taught");
    row("another object",
        "rookery-learned",
        "rookery",
        "this is no file of what games have taught");
    row("newer", ":1,", ":2,", "this was written by a newer version");
    row("no number", "1f", "x", "'fingerprint' must be a number of sixteen hexadecimal digits");
    row("too long",
        "1f",
        "12345678123456781",
        "'fingerprint' must be a number of sixteen hexadecimal digits");
    row("text", "[1]", "[\"1\"]", "'types' must be a list of whole numbers");
    row("too much", "[1]", "[100001]", "'types' must be a list of whole numbers");
    row("half", "[1,2]", "[1,2.5]", "'places' must be a list of pairs of whole numbers");
    row("odd", "[1,2]", "[1,2,3]", "'places' must be a list of pairs of whole numbers");
    row("missing", "hands", "hand", "'hands' must be a list of pairs of whole numbers");
}

void tst_learning::badTextsAreRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    const auto read = readLearned(text.toStdString());
    QCOMPARE(read ? QString() : QString::fromStdString(read.error().message.text()), sentence);
}

QTEST_APPLESS_MAIN(tst_learning)

#include "tst_learning.moc"
