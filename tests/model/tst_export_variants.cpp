#include "model/exchange/proof/rule_removal.h"
#include "model/file/design/design_writer.h"
#include "tests/model/export_support.h"
#include "tests/model/random_variants.h"
#include "tests/support.h"

#include <QFile>

using namespace rookery;
using namespace rookery::test;

/// Edited, mutated and random games, each played in the programs it is exported to: positions of
/// random games, moves and ends, without the rules that the verdict leaves out. ROOKERY_DESIGNS
/// says how many designs are made, ROOKERY_FIRST with which seed they begin, and ROOKERY_KEEP in
/// which folder those that differ are kept.
class tst_export_variants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keptIsTheSameGame_data();
    void keptIsTheSameGame();
};

namespace {

unsigned numberFrom(const char *variable, unsigned usual)
{
    return qEnvironmentVariableIsSet(variable)
               ? static_cast<unsigned>(qEnvironmentVariableIntValue(variable))
               : usual;
}

ProofRequest shortProof(unsigned seed)
{
    ProofRequest request = proofRequest(1);
    request.positions.positions = 50;
    request.positions.perRule = 6;
    request.positions.effort = amount(400'000U, 60'000U);
    request.positions.seed = seed + 1;
    return request;
}

/// Writes the design into the folder that ROOKERY_KEEP names, if it names one.
void keep(const Design &design, const QString &name)
{
    const QString folder = qEnvironmentVariable("ROOKERY_KEEP");
    if (folder.isEmpty())
        return;
    QFile file(folder + '/' + name + QStringLiteral(".rookery"));
    if (!file.open(QIODevice::WriteOnly) || file.write(writeDesign(design).c_str()) < 0)
        qFatal("%s cannot be written", qPrintable(file.fileName()));
}

/// What the target does not play otherwise by its own account, beside rules that can be left out
/// here, too, and ends that it says come otherwise there.
bool isComparable(const Subject &subject, const Verdict &verdict)
{
    if (!verdict.obstacles.empty())
        return false;
    const RemainingGame kept = remainingGame(subject.design(), subject.usedRules(), verdict);
    return std::all_of(
        kept.rest.begin(), kept.rest.end(), [](const Loss &loss) { return loss.end.has_value(); });
}

} // namespace

void tst_export_variants::keptIsTheSameGame_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("dialect");
    QTest::newRow("Fairy-Stockfish, ffish") << "fairy-stockfish"
                                            << "current";
    QTest::newRow("Fairy-Stockfish 11.1") << "fairy-stockfish"
                                          << "11.1";
    QTest::newRow("Sjaak II") << "sjaak"
                              << "";
    QTest::newRow("Jocly") << "jocly"
                           << "";
    QTest::newRow("Lua") << "nomignolov"
                         << "";
    QTest::newRow("C") << "movetable"
                       << "";
}

void tst_export_variants::keptIsTheSameGame()
{
    QFETCH(QString, format);
    QFETCH(QString, dialect);
    const Format &row = *findFormat(format.toStdString());
    const unsigned first = numberFrom("ROOKERY_FIRST", 0);
    const unsigned count = numberFrom("ROOKERY_DESIGNS", amount(24U, 4U));
    const ExportRequest request{dialect.toStdString(), "game"};
    int exact = 0;
    int compared = 0;
    std::size_t positions = 0;
    QStringList wrong;
    for (unsigned seed = first; seed < first + count; ++seed) {
        const Subject subject(randomVariant(seed));
        const Verdict verdict = verdictOf(row, subject, request);
        if (!isComparable(subject, verdict))
            continue;
        const Proof proof = prove(row, subject, request, shortProof(seed));
        SKIP_IF_MISSING(proof);
        ++compared;
        exact += verdict.portability() == Portability::Exact ? 1 : 0;
        positions += proof.positions;
        if (agrees(proof))
            continue;
        wrong << QString("seed %1, %2: %3")
                     .arg(seed)
                     .arg(QString::fromStdString(subject.design().info->name),
                          QString::fromStdString(proof.sentence.text()));
        qInfo("%s", qPrintable(wrong.last()));
        keep(subject.design(), QStringLiteral("%1-%2-%3").arg(format, dialect).arg(seed));
    }
    qInfo("%u designs, %d of them compared, %d of these exact; %zu positions, %d designs differ",
          count,
          compared,
          exact,
          positions,
          static_cast<int>(wrong.size()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

QTEST_APPLESS_MAIN(tst_export_variants)
#include "tst_export_variants.moc"
