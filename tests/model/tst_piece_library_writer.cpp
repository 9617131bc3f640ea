#include "model/movement/betza/betza_writer.h"
#include "tests/model/betza_tables.h"
#include "tests/model/library_support.h"

#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

const char *const specs[] = {"square:8x8",
                             "square:5x9",
                             "square:15x15",
                             "square:7x6:cylinder",
                             "square:6x6:torus",
                             "square:7x5:moebius"};

struct Known
{
    std::string name;
    std::string betza;
};

/// The library, and the worked examples of the notation.
const std::vector<Known> &pieces()
{
    static const std::vector<Known> all = [] {
        std::vector<Known> list;
        for (const LibraryPiece &piece : library().pieces())
            list.push_back({piece.name, piece.betza});
        for (const ExampleRow &row : examples)
            list.push_back({std::string("example: ") + row.name, row.betza});
        return list;
    }();
    return all;
}

BetzaPiece readBetza(const Known &piece, int side)
{
    return must(readBetza(piece.betza, BetzaDialect::XBetza, side));
}

bool sameLegs(const BetzaPiece &one, const BetzaPiece &other)
{
    return movementsOf(one) == movementsOf(other);
}

} // namespace

/// What the writer makes of the library's moves reads back as the same piece.
class tst_piece_library_writer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBack_data();
    void readsBack();
    void otherDialectsReadBackOrSayWhyNot_data();
    void otherDialectsReadBackOrSayWhyNot();

private:
    void compare(const BetzaPiece &before,
                 const BetzaPiece &after,
                 const std::string &spec,
                 const std::string &text);
};

/// On 200 random positions in all.
void tst_piece_library_writer::compare(const BetzaPiece &before,
                                       const BetzaPiece &after,
                                       const std::string &spec,
                                       const std::string &text)
{
    if (sameLegs(before, after))
        return;
    Asker asker(designWith(spec, {typeOf("before", before), typeOf("after", after)}));
    std::mt19937 random(static_cast<unsigned>(text.size()));
    for (unsigned i = 0; i < seeds(200) / std::size(specs) + 1; ++i) {
        const CellId from = strew(asker.position(), random);
        const bool moved = i % 4 != 0;
        QVERIFY2(asker.outcomes("before", from, 0, moved)
                     == asker.outcomes("after", from, 0, moved),
                 (spec + ": " + text).c_str());
    }
}

void tst_piece_library_writer::readsBack_data()
{
    QTest::addColumn<std::size_t>("piece");
    for (std::size_t i = 0; i < pieces().size(); ++i)
        QTest::newRow(pieces()[i].name.c_str()) << i;
}

void tst_piece_library_writer::readsBack()
{
    QFETCH(std::size_t, piece);
    const Known &known = pieces()[piece];
    std::vector<Movement> written; // crooked slides are other legs on a board of another size
    Result<std::string> text = std::string();
    for (const std::string spec : specs) {
        const BetzaPiece before = readBetza(known, longestSide(spec));
        if (movementsOf(before) != written)
            text = writeBetza(before.moves, BetzaDialect::XBetza);
        written = movementsOf(before);
        QVERIFY2(text.has_value(), messageOf(text).c_str());
        TAKE(after, rookery::readBetza(*text, BetzaDialect::XBetza, longestSide(spec)));
        compare(before, after, spec, *text);
    }
}

void tst_piece_library_writer::otherDialectsReadBackOrSayWhyNot_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<int>("least");
    QTest::newRow("Betza 1.0") << "betza1" << 100;
    QTest::newRow("Fairy-Stockfish") << "fairy-stockfish" << 100;
    QTest::newRow("XBoard") << "xboard" << 150;
}

void tst_piece_library_writer::otherDialectsReadBackOrSayWhyNot()
{
    QFETCH(QString, dialect);
    QFETCH(int, least);
    const auto into = enumFromName<BetzaDialect>(dialect.toStdString()).value();
    const std::string title(enumTitle(into));
    int written = 0;
    for (const Known &known : pieces()) {
        const BetzaPiece before = readBetza(known, 8);
        const auto text = writeBetza(before.moves, into);
        if (!text) {
            const std::string &why = text.error().sentence();
            const bool names = why.starts_with("leg ") || why.find(title) != std::string::npos
                               || why == "there is no move to write";
            QVERIFY2(names, (known.name + ": " + why).c_str());
            continue;
        }
        TAKE(after, rookery::readBetza(*text, into, 8));
        compare(before, after, "square:8x8", *text);
        compare(before, after, "square:7x6:cylinder", *text);
        ++written;
    }
    QVERIFY2(written >= least, qPrintable(QString::number(written)));
}

QTEST_APPLESS_MAIN(tst_piece_library_writer)
#include "tst_piece_library_writer.moc"
