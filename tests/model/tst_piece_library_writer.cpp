#include "model/movement/betza_writer.h"
#include "tests/model/library_support.h"

#include <QMap>
#include <QTest>

using namespace rookery;
using namespace rookery::test;

namespace {

/// What the writer cannot say yet, and why. This list can only shrink.
const QMap<QString, QString> &unsaid()
{
    static const QMap<QString, QString> list = {
        {QStringLiteral("Rook General"), QStringLiteral("leg 4 leads back to itself, which a chain cannot say")},
        {QStringLiteral("Bishop General"), QStringLiteral("leg 4 leads back to itself, which a chain cannot say")},
        {QStringLiteral("Great General"), QStringLiteral("leg 4 leads back to itself, which a chain cannot say")},
    };
    return list;
}

const char *const specs[] = {"square:8x8", "square:5x9", "square:12x4", "square:15x15"};

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
    void onlyWhatIsListedIsUnsaid();

private:
    QMap<QString, QString> m_refused;
};

void tst_piece_library_writer::readsBack_data()
{
    QTest::addColumn<std::size_t>("piece");
    for (std::size_t i = 0; i < library().size(); ++i)
        QTest::newRow(library()[i].name.c_str()) << i;
}

void tst_piece_library_writer::readsBack()
{
    QFETCH(std::size_t, piece);
    const LibraryPiece &known = library()[piece];
    std::mt19937 random(static_cast<unsigned>(piece));
    std::vector<Movement> written; // crooked slides are other legs on a board of another size
    Result<std::string> text = std::string();
    for (const std::string spec : specs) {
        const BetzaPiece before = readBetza(known, longestSide(spec));
        if (movementsOf(before) != written)
            text = writeBetza(before.moves, BetzaDialect::XBetza);
        written = movementsOf(before);
        if (!text) {
            m_refused[QString::fromStdString(known.name)] = QString::fromStdString(text.error().message);
            return;
        }
        TAKE(after, readBetza(*text, BetzaDialect::XBetza, longestSide(spec)));
        if (sameLegs(before, after))
            continue;
        Asker asker(designWith(spec, {typeOf("before", before), typeOf("after", after)}));
        for (unsigned i = 0; i < seeds(200) / std::size(specs); ++i) {
            const CellId from = strew(asker.position(), random);
            const bool moved = i % 4 != 0;
            QVERIFY2(asker.outcomes("before", from, 0, moved) == asker.outcomes("after", from, 0, moved),
                     (spec + ": " + *text).c_str());
        }
    }
}

void tst_piece_library_writer::onlyWhatIsListedIsUnsaid()
{
    QCOMPARE(m_refused, unsaid());
}

QTEST_APPLESS_MAIN(tst_piece_library_writer)
#include "tst_piece_library_writer.moc"
