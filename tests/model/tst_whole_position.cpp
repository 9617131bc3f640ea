#include "model/play/ends/game_end.h"
#include "model/play/legal/move_rules.h"
#include "model/play/position/position_text.h"
#include "model/play/position/relevant_part.h"
#include "tests/designs.h"
#include "tests/model/random_rules.h"
#include "tests/model/table.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace rookery;
using namespace rookery::test;

namespace {

/// Holds the positions of a game against what their texts say.
class Game
{
public:
    Game(const Design &design, MoveRules &moveRules, Position start, unsigned seed)
        : m_design(design)
        , m_moveRules(moveRules)
        , m_now(std::move(start))
        , m_random(seed)
    {
    }

    /// The first position that its text does not say whole, after so many moves at random at most,
    /// or nothing.
    QString play(int moves)
    {
        for (int ply = 0;; ++ply) {
            if (QString fault = faultHere(); !fault.isEmpty())
                return fault;
            ++m_positions;
            std::vector<Move> legal;
            m_moveRules.legal(m_now, legal);
            if (legal.empty() || ply == moves)
                return {};
            Undo undo;
            const Move move = legal[m_random() % legal.size()];
            m_played +=
                QString::fromStdString(moveText(move, m_moveRules.board(), *m_design.pieces, legal))
                + ' ';
            m_moveRules.make(m_now, move, undo);
        }
    }
    int positions() const { return m_positions; }

private:
    QString faultHere()
    {
        const Board &board = m_moveRules.board();
        const std::string text = writePosition(m_now, m_design, board);
        const auto fault = [&](const std::string &what) {
            return QString::fromStdString(text + ": " + what) + " (" + m_played.trimmed() + ')';
        };
        auto read = readPosition(text, m_design, board);
        if (!read)
            return fault(read.error().sentence());
        const std::string again = writePosition(*read, m_design, board);
        if (again != text)
            return fault("written again as " + again);
        if (read->toMove() != m_now.toMove())
            return fault("another player is to move");
        std::vector<Move> here;
        std::vector<Move> there;
        m_moveRules.legal(m_now, here);
        m_moveRules.legal(*read, there);
        if (!std::is_permutation(here.begin(), here.end(), there.begin(), there.end()))
            return fault(std::to_string(there.size()) + " legal moves, in the game "
                         + std::to_string(here.size()));
        if (m_moveRules.end(*read) != m_moveRules.end(m_now))
            return fault("another result");
        if (heededPart(*read, m_design, board) != heededPart(m_now, m_design, board))
            return fault("something that the rules ask for is lost");
        return {};
    }

    const Design &m_design;
    MoveRules &m_moveRules;
    Position m_now;
    std::mt19937 m_random;
    QString m_played;
    int m_positions = 0;
};

/// Moves of one leg, some of them only for unmoved pieces.
void simplifyLegs(Design &design, Dice &dice)
{
    design.pieces.edit([&](Pieces &pieces) {
        for (PieceType &type : pieces.types) {
            for (Movement &movement : type.moves) {
                LegGraph &graph = std::get<LegGraph>(movement.definition);
                graph = shortened(tamed(std::move(graph)));
                graph.legs.resize(1);
                for (LegEnd *end : endsOf(graph.legs.front()))
                    end->then.clear();
                graph.legs.front().only.unmoved = dice.oneIn(4);
            }
        }
    });
}

/// Rules about what only a position's history tells.
void addHistory(Design &design, Dice &dice)
{
    design.rules.edit([&](Rules &rules) {
        if (dice.oneIn(4))
            rules.gating.push_back({{PieceId(dice.upTo(1))}, {}, {}, {}});
        if (dice.oneIn(4))
            rules.ends.push_back({QuietMoves{20, {}}, Outcome::Draw, {}, {}, {}, {}, {}});
        if (dice.oneIn(4))
            rules.ends.push_back({MoveLimit{30}, Outcome::Draw, {}, {}, {}, {}, {}});
        if (dice.oneIn(4))
            rules.ends.push_back({Passes{2}, Outcome::Draw, {}, {}, {}, {}, {}});
        if (dice.oneIn(4))
            rules.ends.push_back({Checks{3}, Outcome::Win, {}, {}, {}, {}, {}});
        if (dice.oneIn(4))
            rules.turns.progression = Progression::ByOne;
        if (dice.oneIn(4))
            rules.turns.opening = {PlayerId(0), PlayerId(1), PlayerId(1)};
    });
    design.pieces.edit([&](Pieces &pieces) {
        if (dice.oneIn(4))
            pieces.types[0].imitates.push_back({});
    });
}

} // namespace

class tst_whole_position : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWrittenAs_data();
    void isWrittenAs();
    void bundledGames_data();
    void bundledGames();
    void randomDesigns();
};

/// What the text of a position says after some moves; an ordinary position says no more than FEN.
void tst_whole_position::isWrittenAs_data()
{
    QTest::addColumn<QString>("design");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("text");
    QTest::newRow("chess, at the start")
        << "chess"
        << ""
        << "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    QTest::newRow("chess, a knight that has come home counts for nothing")
        << "chess"
        << "g1-f3 g8-f6 f3-g1 f6-g8"
        << "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3";
    QTest::newRow("chess, a king that has come home does not castle")
        << "chess"
        << "e2-e4 e7-e5 e1-e2 g8-f6 e2-e1 f6-g8"
        << "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w kq - 4 4";
    QTest::newRow("seirawan chess, everybody may let a piece in")
        << "seirawan-chess"
        << ""
        << "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1";
    QTest::newRow("ouk chatrang, a king has moved")
        << "ouk-chatrang"
        << "c1-d2"
        << "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/3S4/RN1KMSNR b DEde - 1 1";
    QTest::newRow("connect6, half a turn played")
        << "connect6"
        << "f18 a6"
        << "19/5s13/19/19/19/19/19/19/19/19/19/19/19/S18/19/19/19/19/19 w - - 0 2 moves=2";
    QTest::newRow("connect6, half of a later turn played")
        << "connect6"
        << "a1 b1 c1 d1 e1 f2"
        << "19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/5S13/sSSss14 w - - 0 4 moves=6";
    QTest::newRow("knight's tour, a wall where the knight was") << "knights-tour"
                                                                << "a1-b3,a1"
                                                                << "b3:N / turn=1 wall=a1";
    QTest::newRow("berolina chess, a pawn that is not straight ahead of the cell it passed")
        << "berolina-chess"
        << "g2-e4"
        << "rnbqkbnr/pppppppp/8/8/4P3/8/PPPPPP1P/RNBQKBNR b KQkq f3e4 0 1";
}

void tst_whole_position::isWrittenAs()
{
    QFETCH(QString, design);
    QFETCH(QString, moves);
    QFETCH(QString, text);
    Table table(design, {});
    for (const QString &move : moves.split(' ', Qt::SkipEmptyParts))
        table.play(move);
    QCOMPARE(table.text(), text);
    const auto again = readPosition(text.toStdString(), table.design, table.moveRules.board());
    QVERIFY(again);
    QCOMPARE(QString::fromStdString(writePosition(*again, table.design, table.moveRules.board())),
             text);
}

void tst_whole_position::bundledGames_data()
{
    QTest::addColumn<QString>("design");
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(10)) {
        const std::string name(bundledDesigns()[i].name);
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

void tst_whole_position::bundledGames()
{
    QFETCH(QString, design);
    const Design game = bundledDesign(design.toStdString());
    MoveRules moveRules(game);
    const Position start = startPosition(game, moveRules.board());
    const bool isLarge = moveRules.board().size() > 256;
    const unsigned games = seeds(amount(3U, 1U));
    for (unsigned seed = 0; seed < games; ++seed) {
        const QString fault =
            Game(game, moveRules, start, seed).play(isLarge ? amount(10, 2) : amount(60, 12));
        QVERIFY2(fault.isEmpty(), qPrintable(QString("seed %1: ").arg(seed) + fault));
    }
}

void tst_whole_position::randomDesigns()
{
    int positions = 0;
    const unsigned last = seeds(amount(600U, 40U));
    for (unsigned seed = 0; seed < last; ++seed) {
        Dice dice(seed);
        auto design = randomDesign(dice);
        if (!design)
            continue;
        simplifyLegs(*design, dice);
        addHistory(*design, dice);
        const Design game = withRandomSetup(std::move(*design), dice);
        MoveRules moveRules(game);
        Game play(game, moveRules, startPosition(game, moveRules.board()), seed);
        const QString fault = play.play(30);
        QVERIFY2(fault.isEmpty(), qPrintable(QString("seed %1: ").arg(seed) + fault));
        positions += play.positions();
    }
    QVERIFY2(positions > static_cast<int>(last) * 5, qPrintable(QString::number(positions)));
}

QTEST_APPLESS_MAIN(tst_whole_position)
#include "tst_whole_position.moc"
