#include "model/exchange/proof/proof_targets.h"
#include "tests/model/export_support.h"
#include "tests/model/fairy_games.h"
#include "tests/model/random_variants.h"
#include "tests/support.h"

using namespace rookery;
using namespace rookery::test;

/// What is called exact in Fairy-Stockfish plays there as here: the legal moves and the ends at
/// every ply of random games, of the bundled designs and of everyday edits of them.
class tst_fairy_games : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bundledDesigns_data() { dialects(); }
    void bundledDesigns();
    void randomVariants_data() { dialects(); }
    void randomVariants();

private:
    static void dialects();
    static void
    play(std::vector<FairyTrial> trials, const std::string &dialect, const GameAmount &amount);
};

void tst_fairy_games::dialects()
{
    QTest::addColumn<QString>("dialect");
    QTest::newRow("current") << "current";
    QTest::newRow("11.1") << "11.1";
}

void tst_fairy_games::play(std::vector<FairyTrial> trials,
                           const std::string &dialect,
                           const GameAmount &amount)
{
    const bool isOld = dialect != "current";
    if (isOld ? installedProgram("fairy-stockfish").empty() : !hasFfish())
        QSKIP("the program is not installed (Debian package fairy-stockfish, npm package ffish)");
    const QString trouble = playInFairyStockfish(trials, dialect, amount);
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    std::size_t exact = 0;
    std::size_t positions = 0;
    int faults = 0;
    for (const FairyTrial &trial : trials) {
        exact += trial.isExact ? 1 : 0;
        positions += trial.positions;
        if (trial.fault.empty())
            continue;
        ++faults;
        qWarning(
            "%d %s\n    %s", static_cast<int>(trial.seed), trial.name.c_str(), trial.fault.c_str());
    }
    qInfo("%zu of %zu designs are exact; %zu positions compared", exact, trials.size(), positions);
    QCOMPARE(faults, 0);
}

void tst_fairy_games::bundledDesigns()
{
    QFETCH(QString, dialect);
    std::vector<FairyTrial> trials;
    for (std::size_t i = 0; i < rookery::bundledDesigns().size(); i += stride(30)) {
        const std::string name(rookery::bundledDesigns()[i].name);
        trials.push_back({name, bundledDesign(name), i, false, 0, {}});
    }
    play(std::move(trials), dialect.toStdString(), {amount(4, 1), amount(120, 40)});
}

void tst_fairy_games::randomVariants()
{
    QFETCH(QString, dialect);
    std::vector<FairyTrial> trials;
    const auto first = static_cast<unsigned>(qEnvironmentVariableIntValue("ROOKERY_FIRST_SEED"));
    const unsigned last = first + seeds(amount(150U, 12U));
    for (unsigned seed = first; seed < last; ++seed) {
        Design design = randomVariant(seed);
        std::string name = design.info->name;
        trials.push_back({std::move(name), std::move(design), seed, false, 0, {}});
    }
    play(std::move(trials), dialect.toStdString(), {2, amount(80, 30)});
}

QTEST_APPLESS_MAIN(tst_fairy_games)
#include "tst_fairy_games.moc"
