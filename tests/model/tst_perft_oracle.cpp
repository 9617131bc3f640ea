#include "model/engine/fast_game.h"
#include "model/exchange/fairy_stockfish/reader/fairy_catalogue.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/file/disk/file_content.h"
#include "model/play/legal/move_rules.h"
#include "model/play/position/position_text.h"
#include "tests/model/perft_support.h"
#include "tests/oracle/counts_file.h"
#include "tests/support.h"

#include <map>
#include <set>

using namespace rookery;
using namespace rookery::fairy;

namespace {

// Counting without optimisation takes ten times as long.
constexpr std::uint64_t mostNodes = test::amount<std::uint64_t>(200'000, 500);

std::string textOf(const std::string &path)
{
    auto text = readWholeFile(path);
    if (!text)
        qFatal("%s", text.error().sentence().c_str());
    return std::move(*text);
}

/// The definitions that Fairy-Stockfish comes with, which are not ours to keep.
std::optional<std::string> givenDefinitions()
{
    const QByteArray folder = qgetenv("ROOKERY_ORACLE_DIR");
    if (folder.isEmpty())
        return std::nullopt;
    return textOf(folder.toStdString() + "/fairy-variants.ini");
}

/// The oracle's own account of these has lost regions that are lists of single squares.
const std::set<std::string> lostRegions = {"atomic-giveaway-hill",
                                           "chak",
                                           "chennis",
                                           "crowdedxiangqi",
                                           "elgam",
                                           "knights-halma",
                                           "kono",
                                           "rooksquare",
                                           "stardust"};

} // namespace

class TestPerftOracle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const char *file : {"perft_fsf.shared.json", "perft_by_name.json"}) {
            const auto read = readPerftOracle(
                textOf(ROOKERY_SOURCE_DIR "/tests/data/oracle/" + std::string(file)));
            QVERIFY2(read, test::messageOf(read).c_str());
            for (const OracleVariant &variant : *read)
                add(variant);
        }
        m_given = givenDefinitions();
        if (!m_given)
            qWarning("ROOKERY_ORACLE_DIR is not set: %d variants are counted by the oracle's own "
                     "account of their rules, "
                     "and %d not at all",
                     int(m_variants.size() - builtInCount() - lostRegions.size()),
                     int(lostRegions.size()));
    }

    void everyVariantCountsAsTheEngineDoes_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < m_variants.size(); i += test::stride(3))
            QTest::newRow(m_variants[i].name.c_str()) << int(i);
    }

    void everyVariantCountsAsTheEngineDoes()
    {
        QFETCH(int, index);
        const OracleVariant &variant = m_variants[std::size_t(index)];
        const bool isBuiltIn = builtInVariants().find(variant.name) != nullptr;
        if (!isBuiltIn && !m_given && lostRegions.count(variant.name) > 0)
            QSKIP("its rules are only known from the definitions in ROOKERY_ORACLE_DIR");
        const std::string text = m_given     ? *m_given
                                 : isBuiltIn ? std::string()
                                             : variant.definition;
        const auto imported = importVariant(text, variant.name);
        const auto refusal = refusals().find(variant.name);
        if (refusal != refusals().end()) {
            QVERIFY2(!imported, "it can be imported now");
            QCOMPARE(QString::fromStdString(imported.error().front().sentence()),
                     QString::fromLatin1(refusal->second));
            return;
        }
        QVERIFY2(imported, test::messageOf(imported).c_str());
        TAKE(again, readDesign(writeDesign(imported->design)));
        QVERIFY2(again.design == imported->design,
                 "the design changes when it is saved and opened");
        compareCounts(again.design, variant.rows);
    }

    /// Definitions drawn at random, which say things together that no variant says.
    void mixedDefinitionsCountAsTheEngineDoes_data()
    {
        QTest::addColumn<int>("index");
        const auto read =
            readPerftOracle(textOf(ROOKERY_SOURCE_DIR "/tests/data/oracle/perft_mixed.json"));
        QVERIFY2(read, test::messageOf(read).c_str());
        m_mixed = *read;
        QCOMPARE(m_mixed.size(), 150U);
        for (std::size_t i = 0; i < m_mixed.size(); i += test::stride(10))
            QTest::newRow(m_mixed[i].name.c_str()) << int(i);
    }

    void mixedDefinitionsCountAsTheEngineDoes()
    {
        QFETCH(int, index);
        const OracleVariant &variant = m_mixed[std::size_t(index)];
        const auto imported = importVariant(
            textOf(ROOKERY_SOURCE_DIR "/tests/data/oracle/mixed_variants.ini"), variant.name);
        QVERIFY2(imported, test::messageOf(imported).c_str());
        compareCounts(imported->design, variant.rows);
    }

    /// With as many pieces on the goal as it asks for none of them may be attacked; with one more
    /// it is reached whatever an enemy takes.
    void safeGoalsEndTheGameAsTheyDoInTheEngine_data()
    {
        QTest::addColumn<int>("index");
        const auto read =
            readPerftOracle(textOf(ROOKERY_SOURCE_DIR "/tests/data/oracle/perft_goals.json"));
        QVERIFY2(read, test::messageOf(read).c_str());
        m_goals = *read;
        QCOMPARE(m_goals.size(), 6U);
        for (std::size_t i = 0; i < m_goals.size(); ++i)
            QTest::newRow(m_goals[i].name.c_str()) << int(i);
    }

    void safeGoalsEndTheGameAsTheyDoInTheEngine()
    {
        QFETCH(int, index);
        const OracleVariant &variant = m_goals[std::size_t(index)];
        const auto imported = importVariant(
            textOf(ROOKERY_SOURCE_DIR "/tests/data/oracle/goal_variants.ini"), variant.name);
        QVERIFY2(imported, test::messageOf(imported).c_str());
        compareCounts(imported->design, variant.rows);
        const FastGame fast(imported->design);
        const Board board(imported->design.board, imported->design.directions);
        for (const OracleRow &row : variant.rows) {
            TAKE(position, readPosition(row.fen, imported->design, board));
            const auto nodes = fast.perft(position, 1);
            QVERIFY2(nodes == row.nodes, ("the tables count otherwise in " + row.fen).c_str());
        }
    }

private:
    static void compareCounts(const Design &design, const std::vector<OracleRow> &rows)
    {
        const auto engine = makeGameEngine(design);
        for (const OracleRow &row : rows) {
            if (row.nodes > mostNodes)
                continue;
            TAKE(position, readPosition(row.fen, design, engine->board()));
            engine->begin(position);
            const std::uint64_t nodes = engine->perft(row.depth);
            QVERIFY2(nodes == row.nodes,
                     (row.fen + " at depth " + std::to_string(row.depth) + ": "
                      + std::to_string(nodes) + " instead of " + std::to_string(row.nodes))
                         .c_str());
        }
    }

    /// The counts of a variant may be in both files.
    void add(const OracleVariant &variant)
    {
        const auto known =
            std::find_if(m_variants.begin(), m_variants.end(), [&](const auto &other) {
                return other.name == variant.name;
            });
        if (known == m_variants.end())
            m_variants.push_back(variant);
        else
            known->rows.insert(known->rows.end(), variant.rows.begin(), variant.rows.end());
    }

    std::size_t builtInCount() const
    {
        return std::size_t(
            std::count_if(m_variants.begin(), m_variants.end(), [](const OracleVariant &variant) {
                return builtInVariants().find(variant.name) != nullptr;
            }));
    }

    /// What cannot be said yet, with the sentence that says so.
    static const std::map<std::string, const char *> &refusals()
    {
        static const std::map<std::string, const char *> rows = {
            {"annexation",
             "'flipEnclosedPieces' of annexation cannot be imported: Fairy-Stockfish turns pieces "
             "beyond a hole of the board too"},
            {"cfour-anyside",
             "'enclosingDrop' of cfour-anyside cannot be imported: the engine lets pieces slide in "
             "from a side where no rule "
             "here would"},
        };
        return rows;
    }

    std::vector<OracleVariant> m_variants;
    std::vector<OracleVariant> m_mixed;
    std::vector<OracleVariant> m_goals;
    std::optional<std::string> m_given;
};

QTEST_GUILESS_MAIN(TestPerftOracle)
#include "tst_perft_oracle.moc"
