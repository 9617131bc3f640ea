#include "model/exchange/fairy_stockfish/fairy_export_variant.h"
#include "model/exchange/proof/proof_targets.h"
#include "model/exchange/target/subject.h"
#include "tests/model/table.h"

#include <QTest>

#include <cctype>
#include <random>

using namespace rookery;
using namespace rookery::test;

namespace {

/// How Fairy-Stockfish writes the moves of a design.
class EngineWriter
{
public:
    explicit EngineWriter(const Design &design)
        : m_subject(design)
        , m_variant(fairy::exportedVariant(m_subject, {"current", "game", {}, {}}))
    {
    }

    bool isExact() const
    {
        return m_variant.verdict.obstacles.empty() && m_variant.verdict.differences.empty();
    }

    /// Whether the engine gives the types of the move other letters than the design.
    bool isRenamed(const Move &move) const
    {
        const auto is = [&](PieceId type) {
            const std::string &letter = m_subject.pieces()[type].letter;
            return letter.size() != 1
                   || std::toupper(static_cast<unsigned char>(letter[0]))
                          != m_variant.letters[type.index()];
        };
        return (move.kind == Move::Kind::Drop && is(move.type))
               || (move.gate && is(move.gate->type)) || (move.becomes && is(*move.becomes));
    }

    std::string text(const Position &position, const Move &move) const
    {
        const Board &board = m_subject.board();
        if (move.kind == Move::Kind::Pass)
            return board.name(CellId(0)) + board.name(CellId(0));
        Move plain = move;
        if (move.kind == Move::Kind::Drop && move.becomes) {
            plain.becomes.reset();
            return "+" + coordinateText(m_subject, plain, m_variant.letters);
        }
        const bool isSigned = move.becomes && hasSigns() && isPieceStyle(position, move);
        if (isSigned)
            plain.becomes.reset();
        // A piece that comes in where the castling partner stood.
        if (move.kind == Move::Kind::Castle && move.gate && move.gate->cell != move.from)
            std::tie(plain.from, plain.to) = std::pair(move.gate->cell, move.from);
        return coordinateText(m_subject, plain, m_variant.letters) + (isSigned ? "+" : "");
    }

private:
    bool hasSigns() const
    {
        return std::any_of(m_variant.keys.begin(), m_variant.keys.end(), [](const auto &key) {
            return key.first == "promotedPieceType";
        });
    }

    bool isPieceStyle(const Position &position, const Move &move) const
    {
        const auto &rules = m_subject.rules().promotions;
        return std::any_of(rules.begin(), rules.end(), [&](const Promotion &rule) {
            return rule.touch == ZoneTouch::Either && covers(rule.types, move.type)
                   && covers(rule.players, position.toMove());
        });
    }

    Subject m_subject;
    fairy::ExportedVariant m_variant;
};

} // namespace

/// Moves as people and engines type them.
class tst_typed_moves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void engineTexts_data();
    void engineTexts();
    void readsWhatTheEngineWrites_data();
    void readsWhatTheEngineWrites();
};

void tst_typed_moves::engineTexts_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("meant");
    const auto row = [](const char *name,
                        const char *design,
                        const char *position,
                        const char *typed,
                        const char *meant) {
        QTest::newRow(name) << design << position << typed << meant;
    };
    const char *passed = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    row("en passant", "chess", passed, "e5d6", "e5-d6xd5");
    row("en passant as written here", "chess", passed, "e5-d6xd5", "e5-d6xd5");
    const char *castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    row("castling to where the king goes", "chess", castling, "e1g1", "e1-g1");
    row("castling onto the rook", "chess", castling, "e1h1", "e1-g1");
    row("castling onto the other rook", "chess", castling, "e1a1", "e1-c1");
    row("promotion by a letter", "chess", "8/P7/8/8/8/8/8/k1K5 w - - 0 1", "a7a8n", "a7-a8=N");
    row("promotion by a capital", "chess", "8/P7/8/8/8/8/8/k1K5 w - - 0 1", "a7a8N", "a7-a8=N");
    const char *hand = "4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1";
    row("a drop", "crazyhouse", hand, "N@e4", "e4");
    row("a drop in small letters", "crazyhouse", hand, "n@e4", "e4");
    row("a drop of the second player",
        "crazyhouse",
        "4k3/8/8/8/8/8/8/4K3[Nn] b - - 0 1",
        "n@e4",
        "e4");
    row("a drop with a star", "crazyhouse", hand, "N*e4", "e4");
    row("a promoted drop", "kyoto-shogi", "4k/5/5/5/K4[L] w - - 0 1", "+L@a4", "a4=G");
    row("a duck", "duck-chess", "", "e2e4,e4e5", "e2-e4,e5");
    row("a duck without the cell before it", "duck-chess", "", "e2e4,e5", "e2-e4,e5");
    row("a duck beside a new knight",
        "duck-chess",
        "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a7b8n,g3",
        "a7-b8=N,g3");
    row("a piece that comes in", "seirawan-chess", "", "b1c3h", "b1-c3/H");
    row("a pass, a cell twice", "janggi", "", "e2e2", "PASS");
    row("a pass of another protocol", "janggi", "", "@@@@", "PASS");
}

void tst_typed_moves::engineTexts()
{
    QFETCH(QString, design);
    QFETCH(QString, position);
    QFETCH(QString, typed);
    QFETCH(QString, meant);
    Table table(design, position);
    std::vector<Move> moves;
    table.moveRules.legal(table.now, moves);
    const Board &board = table.moveRules.board();
    const Pieces &pieces = *table.design.pieces;
    const auto found = findTypedMove(typed.toStdString(), board, pieces, moves, CellNaming::Names);
    QCOMPARE(QString::fromStdString(found ? moveText(*found, board, pieces, moves)
                                          : found.error().sentence()),
             meant);
}

void tst_typed_moves::readsWhatTheEngineWrites_data()
{
    QTest::addColumn<QByteArray>("name");
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(26)) {
        const QByteArray name(bundledDesigns()[i].name.data(),
                              static_cast<int>(bundledDesigns()[i].name.size()));
        if (EngineWriter(bundledDesign(name.toStdString())).isExact())
            QTest::newRow(name.constData()) << name;
    }
}

/// Every design that Fairy-Stockfish plays exactly: what it writes means the very move.
void tst_typed_moves::readsWhatTheEngineWrites()
{
    QFETCH(QByteArray, name);
    const Design design = bundledDesign(name.toStdString());
    const EngineWriter writer(design);
    MoveRules moveRules(design);
    const Board &board = moveRules.board();
    std::mt19937 random(5);
    int compared = 0;
    for (unsigned game = 0; game < seeds(3); ++game) {
        Position position = startPosition(design, board);
        for (int ply = 0; ply < 60; ++ply) {
            std::vector<Move> moves;
            moveRules.legal(position, moves);
            if (moves.empty())
                break;
            std::vector<Move> asked = moves;
            std::shuffle(asked.begin(), asked.end(), random);
            asked.resize(std::min<std::size_t>(asked.size(), 10));
            for (const Move &move : asked) {
                if (writer.isRenamed(move))
                    continue;
                const std::string text = writer.text(position, move);
                const auto read =
                    findTypedMove(text, board, *design.pieces, moves, CellNaming::Names);
                const std::string ours = moveText(move, board, *design.pieces, moves);
                const std::string found =
                    read ? moveText(*read, board, *design.pieces, moves) : read.error().sentence();
                QVERIFY2(read && *read == move,
                         qPrintable(
                             QString::fromStdString(text + " is " + ours + ", not " + found + " in "
                                                    + writePosition(position, design, board))));
                ++compared;
            }
            Undo undo;
            moveRules.make(position, asked[random() % asked.size()], undo);
        }
    }
    QVERIFY(compared > 10);
}

QTEST_APPLESS_MAIN(tst_typed_moves)
#include "tst_typed_moves.moc"
