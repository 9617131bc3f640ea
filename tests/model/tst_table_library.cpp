#include "model/edit/board/board_edits.h"
#include "tests/model/library_support.h"
#include "tests/model/table_walk.h"
#include "tests/model/walk_witness.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

/// Move tables against the walker, for every piece of the library.
class tst_table_library : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tablesEqualWalker_data();
    void tablesEqualWalker();
    void relativeTablesEqualWalker();
};

void tst_table_library::tablesEqualWalker_data()
{
    QTest::addColumn<QString>("spec");
    QTest::addColumn<bool>("isWhole");
    for (const char *spec : {"square:8x8",
                             "square:10x8",
                             "square:7x6:cylinder",
                             "square:6x6:torus",
                             "square:7x5:moebius"}) {
        QTest::newRow(spec) << spec << true;
        QTest::addRow("%s with holes", spec) << spec << false;
    }
}

void tst_table_library::tablesEqualWalker()
{
    QFETCH(QString, spec);
    QFETCH(bool, isWhole);
    constexpr std::size_t mostEntries = 20'000;
    constexpr int mostEvents = 3'000;
    std::vector<PieceType> types;
    for (const LibraryPiece &piece : library().pieces())
        types.push_back(typeOf(piece.name, readBetza(piece, longestSide(spec.toStdString()))));
    Design design = designWith(spec.toStdString(), std::move(types));
    const std::vector<SiteId> holes = {SiteId(9), SiteId(20)};
    if (!isWhole)
        design = must(withCellsRemoved(design, holes));
    Asker asker(design);
    std::mt19937 random(7);
    std::size_t compared = 0;
    for (const PieceType &type : design.pieces->types) {
        const CellId from = strew(asker.position(), random);
        const PlayerId player(random() % 2);
        const Mover mover{from, player, (*design.rules)[player].facing, random() % 4 != 0};
        const auto movements = legsOf(type, design);
        MoveTableRequest request{movements};
        request.facing = mover.facing;
        request.mostEntries = mostEntries;
        const auto table = moveTable(asker.board(), from, request);
        const auto walked =
            walkedReach(asker.board(), asker.position(), mover, movements, mostEvents);
        if (!table || !walked)
            continue;
        const TableAnswer answer = answerFromTable(*table, asker.position(), mover);
        QVERIFY2(answer.reach == *walked, type.name.c_str());
        const auto outcomes =
            walkedOutcomes(asker.board(), asker.position(), mover, movements, mostEvents);
        QVERIFY2(answer.outcomes == *outcomes, type.name.c_str());
        ++compared;
    }
    // Long chains on boards without edges have tables that are too large.
    QVERIFY2(compared * 10 > design.pieces->types.size() * 9,
             qPrintable(QString::number(compared)));
}

void tst_table_library::relativeTablesEqualWalker()
{
    constexpr int files = 6;
    constexpr int ranks = 5;
    std::vector<PieceType> types;
    for (const LibraryPiece &piece : library().pieces())
        types.push_back(typeOf(piece.name, readBetza(piece, files)));
    const Design design = designWith("square:6x5", std::move(types));
    Asker asker(design);
    std::mt19937 random(11);
    std::size_t compared = 0;
    for (const PieceType &type : design.pieces->types) {
        const auto movements = legsOf(type, design);
        MoveTableRequest request{movements};
        request.mostEntries = 20'000;
        const auto table = relativeMoveTable(*design.directions, files, ranks, request);
        const CellId from = strew(asker.position(), random);
        const Mover mover{from, PlayerId(0), {}, true};
        const auto walked =
            walkedOutcomes(asker.board(), asker.position(), mover, movements, 3'000);
        if (!table || !walked)
            continue;
        QVERIFY2(answerFromTable(*table, asker.position(), mover).outcomes == *walked,
                 type.name.c_str());
        ++compared;
    }
    QVERIFY2(compared * 10 > design.pieces->types.size() * 9,
             qPrintable(QString::number(compared)));
}

QTEST_APPLESS_MAIN(tst_table_library)
#include "tst_table_library.moc"
