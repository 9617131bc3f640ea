#include "model/play/moves/notation/notation.h"
#include "tests/model/file_support.h"
#include "tests/model/table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <map>
#include <random>

using namespace rookery;
using namespace rookery::test;

namespace {

/// What a notation makes of the position on a table.
struct Asked
{
    explicit Asked(Table &table)
        : m_table(table)
    {
        table.moveRules.legal(table.now, m_legal);
    }

    NotationContext context() const
    {
        return {m_table.design, m_table.moveRules.game(), m_table.now, m_legal, {}};
    }

    /// The move as records have it, or why there is none.
    QString read(const char *notation, const QString &text) const
    {
        const auto move = findNotation(notation)->read(text.toStdString(), context());
        return move ? written("long", *move) : QString::fromStdString(move.error().sentence());
    }

    QString written(const char *notation, const Move &move) const
    {
        return QString::fromStdString(findNotation(notation)->write(move, context()));
    }

    const std::vector<Move> &legal() const { return m_legal; }

private:
    Table &m_table;
    std::vector<Move> m_legal;
};

} // namespace

/// Moves in the notations of several games.
class tst_notations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data();
    void texts();
    void readsOtherForms_data();
    void readsOtherForms();
    void asOtherProgramsWrite();
    void readsWhatItWrites_data();
    void readsWhatItWrites();
};

void tst_notations::texts_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("notation");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("move");
    const auto row = [](const char *name,
                        const char *design,
                        const char *position,
                        const char *notation,
                        const char *text,
                        const char *move) {
        QTest::newRow(name) << design << position << notation << text << move;
    };
    row("a pawn", "chess", "", "san", "e4", "e2-e4");
    row("a knight", "chess", "", "san", "Nf3", "g1-f3");
    row("by the file", "chess", "4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1", "san", "Nf3", "g1-f3");
    row("two knights", "chess", "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "san", "Nge2", "g1-e2");
    row("by the rank", "chess", "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "san", "R5a3", "a5-a3");
    row("by both", "chess", "4k3/8/8/8/Q6Q/8/8/4K2Q w - - 0 1", "san", "Qh4e4", "h4-e4");
    row("a pawn captures", "chess", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "san", "exd5", "e4-d5");
    row("en passant", "chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "san", "exd6", "e5-d6xd5");
    row("promotion", "chess", "8/P7/8/8/8/8/8/k1K5 w - - 0 1", "san", "a8=N", "a7-a8=N");
    const char *castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    row("short castling", "chess", castling, "san", "O-O", "e1-g1");
    row("long castling", "chess", castling, "san", "O-O-O", "e1-c1");
    const char *hand = "4k3/8/8/8/8/4P3/8/4K3[NPn] w - - 0 1";
    row("a drop", "crazyhouse", hand, "san", "N@e5", "N@e5");
    row("a piece's move and a drop", "crazyhouse", hand, "san", "e4", "e3-e4");
    row("a pawn put down", "crazyhouse", hand, "san", "P@e4", "P@e4");
    row("a stone", "hex-11", "", "san", "S@f6", "S@f6");
    row("a piece that comes in", "seirawan-chess", "", "san", "Nc3/H", "b1-c3/H");
    row("a duck", "duck-chess", "", "san", "e4,e5", "e2-e4,e5");
    row("a pass", "janggi", "", "san", "--", "PASS");
}

void tst_notations::texts()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, notation);
    QFETCH(QString, text);
    QFETCH(QString, move);
    Table table(design, position);
    const Asked asked(table);
    const QByteArray name = notation.toLatin1();
    QCOMPARE(asked.read(name.constData(), text), move);
    const Move meant =
        must(findNotation(name.constData())->read(text.toStdString(), asked.context()));
    QCOMPARE(asked.written(name.constData(), meant), text);
}

void tst_notations::readsOtherForms_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("notation");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("meant");
    const auto row = [](const char *name,
                        const char *design,
                        const char *position,
                        const char *notation,
                        const char *typed,
                        const char *meant) {
        QTest::newRow(name) << design << position << notation << typed << meant;
    };
    row("judged", "chess", "", "san", "Nf3!?", "g1-f3");
    row("too exact", "chess", "", "san", "Ng1f3", "g1-f3");
    row("long algebraic", "chess", "", "san", "Ng1-f3", "g1-f3");
    row("both cells", "chess", "", "san", "g1f3", "g1-f3");
    row("a pawn with its letter", "chess", "", "san", "Pe4", "e2-e4");
    row("no such move", "chess", "", "san", "Nd5", "'Nd5' is not a move here");
    row("a line feed", "chess", "", "san", "N\nd5", "'N\\nd5' is not a move here");
    const char *castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    row("castling in zeros", "chess", castling, "san", "0-0", "e1-g1");
    row("long castling in zeros", "chess", castling, "san", "0-0-0+", "e1-c1");
    const char *promotes = "8/P7/8/8/8/8/8/k1K5 w - - 0 1";
    row("promotion without a sign", "chess", promotes, "san", "a8Q", "a7-a8=Q");
    row("promotion in parentheses", "chess", promotes, "san", "a8(Q)", "a7-a8=Q");
    row("promotion to nothing", "chess", promotes, "san", "a8", "'a8' is not a move here");
    row("two knights",
        "chess",
        "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1",
        "san",
        "Ne2",
        "'Ne2' may be several moves here");
    row("not pinned", "chess", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "san", "Ne2", "g1-e2");
    const char *hand = "4k3/8/8/8/8/4P3/8/4K3[NPn] w - - 0 1";
    row("a pawn put down without its letter", "crazyhouse", hand, "san", "@e4", "P@e4");
    row("in small letters", "crazyhouse", hand, "san", "p@d6", "P@d6");
    row("by the names of the cells", "xiangqi", "", "iccs", "h3-e3", "h3-e3");
    row("a piece that there is not",
        "crazyhouse",
        hand,
        "san",
        "XN@e5",
        "'XN@e5' is not a move here; did you mean 'N@e5'?");
    row("a stone by its cell alone", "hex-11", "", "san", "f6", "S@f6");
    row("null move", "janggi", "", "san", "Z0", "PASS");
    row("by the edge's labels", "shogi", "", "san", "P7f", "c3-c4");
}

void tst_notations::readsOtherForms()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, notation);
    QFETCH(QString, typed);
    QFETCH(QString, meant);
    Table table(design, position);
    QCOMPARE(Asked(table).read(notation.toLatin1().constData(), typed), meant);
}

/// The same texts as another program for the same moves of positions of its random games.
void tst_notations::asOtherProgramsWrite()
{
    const QByteArray file =
        QByteArray::fromStdString(contentOf(sourceFolder / "tests/data/oracle/moves_ffish.json"));
    std::map<QString, Table> tables;
    int compared = 0;
    for (const QJsonValue value : QJsonDocument::fromJson(file).array()) {
        const QJsonObject row = value.toObject();
        const QByteArray notation = row["notation"].toString().toLatin1();
        const QString variant = row["variant"].toString();
        Table &table = tables.try_emplace(variant, variant, QString()).first->second;
        table.now = must(readPosition(
            row["fen"].toString().toStdString(), table.design, table.moveRules.board()));
        const Asked asked(table);
        const QStringList words = row["moves"].toString().split(' ');
        for (int i = 0; i + 1 < words.size(); i += 2) {
            const Move move =
                must(findNotation("long")->read(words[i].toStdString(), asked.context()));
            QString theirs = words[i + 1];
            while (notation == "san" && (theirs.endsWith('+') || theirs.endsWith('#')))
                theirs.chop(1);
            QCOMPARE(asked.written(notation.constData(), move), theirs);
            QCOMPARE(asked.read(notation.constData(), words[i + 1]), asked.written("long", move));
            ++compared;
        }
    }
    QVERIFY(compared > 1000);
}

void tst_notations::readsWhatItWrites_data()
{
    QTest::addColumn<QString>("design");
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(9)) {
        const QByteArray name(bundledDesigns()[i].name.data(),
                              static_cast<int>(bundledDesigns()[i].name.size()));
        QTest::newRow(name.constData()) << QString(name);
    }
}

void tst_notations::readsWhatItWrites()
{
    QFETCH(QString, design);
    Table table(design, {});
    std::mt19937 random(11);
    for (int ply = 0; ply < amount(60, 16); ++ply) {
        const Asked asked(table);
        if (asked.legal().empty())
            break;
        std::vector<Move> some = asked.legal();
        std::shuffle(some.begin(), some.end(), random);
        some.resize(std::min<std::size_t>(some.size(), 12));
        for (const MoveNotation &notation : notations()) {
            if (!notation.obstacle(table.design, table.moveRules.board()).isEmpty())
                continue;
            for (const Move &move : some) {
                const std::string text = notation.write(move, asked.context());
                const auto read = notation.read(text, asked.context());
                QVERIFY2(read && *read == move,
                         (std::string(notation.name) + ": " + text + " for "
                          + asked.written("long", move).toStdString() + ": " + messageOf(read)
                          + " in " + table.text().toStdString())
                             .c_str());
            }
        }
        Undo undo;
        table.moveRules.make(table.now, some.front(), undo);
    }
}

QTEST_APPLESS_MAIN(tst_notations)
#include "tst_notations.moc"
