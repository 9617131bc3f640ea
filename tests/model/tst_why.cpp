#include "model/play/legal/move_explainer.h"
#include "model/play/moves/move_path.h"
#include "tests/model/random_rules.h"
#include "tests/model/table.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace rookery;
using namespace rookery::test;

namespace {

using Pair = std::pair<CellId, CellId>;

/// From where to where the moves of a list lead.
std::set<Pair> pairsOf(const std::vector<Move> &moves)
{
    std::set<Pair> pairs;
    for (const Move &move : moves) {
        if (move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle)
            pairs.insert({move.from, move.to});
        // Own moves lead from the first cell that they choose to the last.
        if (const auto cells = move.own ? ownCells(move) : std::vector<CellId>(); !cells.empty())
            pairs.insert({cells.front(), cells.back()});
    }
    return pairs;
}

/// One position, and everything that its answers are held against.
struct Known
{
    Known(const Design &design, MoveRules &asked, Position at)
        : moveRules(asked)
        , position(std::move(at))
        , explainer(design, asked, position)
    {
        moveRules.legal(position, legal);
        moveRules.pseudoLegal(position, pseudo);
        pairs = pairsOf(legal);
        pseudoPairs = pairsOf(pseudo);
    }

    /// Whether what would lead there breaks a rule about single moves.
    bool isEveryCandidateUnsafe(const Pair &pair)
    {
        return std::all_of(pseudo.begin(), pseudo.end(), [&](const Move &move) {
            return !pairsOf({move}).contains(pair) || !moveRules.isSafe(position, move);
        });
    }

    /// What the answer's barrier says, as far as something else than the explainer knows it.
    QString faultOf(const Pair &pair, const MoveAnswer &answer)
    {
        const auto piece = position.at(pair.first);
        const bool isCandidate = pseudoPairs.contains(pair);
        const auto are = [&](auto is) {
            return !legal.empty() && std::all_of(legal.begin(), legal.end(), is);
        };
        const auto unless = [](bool isTrue, const char *fault) {
            return isTrue ? QString() : QString(fault);
        };
        switch (answer.barrier) {
        case Barrier::None:
            return unless(answer.reason.isEmpty() && answer.sentence.isEmpty()
                              && answer.ways.size() + answer.others.size() > 0,
                          "a legal move has a way and no reason");
        case Barrier::NoPiece:
            return unless(!piece, "a piece stands there");
        case Barrier::GameOver:
            return unless(legal.empty() && moveRules.end(position), "the game is not over");
        case Barrier::OutOfGame:
            return unless(piece && position.state().isOut(piece->owner),
                          "the player is in the game");
        case Barrier::NotToMove:
            return unless(piece && piece->owner != position.toMove(), "it is that player's turn");
        case Barrier::Leaving:
            return unless(are([](const Move &move) { return move.retires; }), "no player leaves");
        case Barrier::SingleMove:
            return unless(isCandidate && isEveryCandidateUnsafe(pair), "the move is safe");
        case Barrier::DropDuty:
            return unless(are([](const Move &move) { return move.kind == Move::Kind::Drop; }),
                          "other moves than drops are legal");
        case Barrier::CaptureDuty:
            return unless(are([](const Move &move) { return move.isCapture() || move.goesOn; }),
                          "other moves than captures are legal");
        case Barrier::Castling:
        case Barrier::Movement:
        case Barrier::InPlace:
        case Barrier::GoesOn:
        case Barrier::FirstMove:
        case Barrier::Exchange:
        case Barrier::Immune:
        case Barrier::Promotion:
        case Barrier::Wall:
            return unless(!isCandidate, "the rules list it where check is left aside");
        case Barrier::OwnMoves:
            return unless(
                !isCandidate
                    && std::any_of(pseudo.begin(),
                                   pseudo.end(),
                                   [](const Move &move) { return move.kind == Move::Kind::Own; }),
                "no own move is offered, or one leads there");
        case Barrier::Drop:
        case Barrier::Pass:
        case Barrier::Unclear:
            return "said of texts alone";
        case Barrier::Unknown:
            break;
        }
        return "the reason is not known";
    }

    MoveRules &moveRules;
    Position position;
    MoveExplainer explainer;
    std::vector<Move> legal;
    std::vector<Move> pseudo;
    std::set<Pair> pairs;
    std::set<Pair> pseudoPairs;
};

/// At most so many cells, the same ones in every run.
std::vector<CellId> someCells(std::vector<CellId> cells, std::size_t most, std::mt19937 &random)
{
    std::shuffle(cells.begin(), cells.end(), random);
    cells.resize(std::min(cells.size(), most));
    return cells;
}

/// Cells with a piece of the player to move, and a few others.
std::vector<CellId> starts(const Position &position, const Board &board, std::mt19937 &random)
{
    std::vector<CellId> own;
    std::vector<CellId> others;
    for (const CellId cell : board.cells()) {
        const auto piece = position.at(cell);
        (piece && piece->owner == position.toMove() ? own : others).push_back(cell);
    }
    own = someCells(own, qEnvironmentVariableIsSet("ROOKERY_SEEDS") ? own.size() : 8, random);
    const auto few = someCells(others, 3, random);
    own.insert(own.end(), few.begin(), few.end());
    return own;
}

} // namespace

/// Whether a piece may go somewhere, and why not.
class tst_why : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysYesWhereAMoveIsLegal_data();
    void saysYesWhereAMoveIsLegal();
    void saysYesInRandomDesigns();
    void meetsTheCommonReasons();

private:
    void playAndCompare(const Design &design, unsigned games, unsigned seed);
    void compare(const Design &design,
                 MoveRules &moveRules,
                 const Position &position,
                 std::mt19937 &random);

    std::map<Barrier, int> m_met;
};

void tst_why::saysYesWhereAMoveIsLegal_data()
{
    QTest::addColumn<QByteArray>("name");
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(26)) {
        const QByteArray name(bundledDesigns()[i].name.data(),
                              static_cast<int>(bundledDesigns()[i].name.size()));
        QTest::newRow(name.constData()) << name;
    }
}

/// In positions of random games, for pairs of cells: yes exactly where the legal moves have one,
/// and else a reason that is true.
void tst_why::saysYesWhereAMoveIsLegal()
{
    QFETCH(QByteArray, name);
    const Design design = bundledDesign(name.toStdString());
    playAndCompare(design, seeds(2), 18);
}

/// The same of legs of any kind under rules of any kind.
void tst_why::saysYesInRandomDesigns()
{
    for (unsigned seed = 0; seed < seeds(amount(60U, 8U)); ++seed) {
        Dice dice(seed);
        auto design = randomDesign(dice);
        if (!design)
            continue;
        playAndCompare(withRandomSetup(std::move(*design), dice), 1, seed);
        if (QTest::currentTestFailed()) {
            qWarning("seed %u", seed);
            return;
        }
    }
}

void tst_why::playAndCompare(const Design &design, unsigned games, unsigned seed)
{
    MoveRules moveRules(design);
    std::mt19937 random(seed);
    for (unsigned game = 0; game < games; ++game) {
        Position position = startPosition(design, moveRules.board());
        std::vector<Move> moves;
        const auto plies = game * 7 + random() % 40;
        for (std::size_t ply = 0; ply <= plies; ++ply) {
            moveRules.legal(position, moves);
            if (moves.empty() || ply == plies)
                break;
            Undo undo;
            moveRules.make(position, moves[random() % moves.size()], undo);
        }
        compare(design, moveRules, position, random);
        if (QTest::currentTestFailed()) {
            qWarning("game %u", game);
            return;
        }
    }
}

void tst_why::compare(const Design &design,
                      MoveRules &moveRules,
                      const Position &position,
                      std::mt19937 &random)
{
    const Board &board = moveRules.board();
    Known known(design, moveRules, position);
    const std::vector<CellId> from = starts(position, board, random);
    std::vector<CellId> all(board.size());
    std::size_t next = 0;
    for (const CellId cell : board.cells())
        all[next++] = cell;
    for (const CellId start : from) {
        std::vector<CellId> ends = someCells(all, 100, random);
        for (const Pair &pair : known.pairs) {
            if (pair.first == start)
                ends.push_back(pair.second);
        }
        for (const CellId end : ends) {
            const MoveAnswer answer = known.explainer.answer(start, end);
            ++m_met[answer.barrier];
            const QString about = QString::fromStdString(
                board.name(start) + " to " + board.name(end) + " in "
                + writePosition(position, design, board) + ": " + answer.sentence.text());
            const bool isLegal = known.pairs.contains({start, end});
            QVERIFY2((answer.barrier == Barrier::None) == isLegal, qPrintable(about));
            QVERIFY2(answer.sentence.isEmpty() == isLegal, qPrintable(about));
            const QString fault = known.faultOf({start, end}, answer);
            QVERIFY2(fault.isEmpty(), qPrintable(fault + ": " + about));
        }
    }
}

/// The positions are not too tame: each of these has been the answer, some of them often.
void tst_why::meetsTheCommonReasons()
{
    if (m_met.empty())
        QSKIP("asked about alone");
    const auto met = [&](Barrier barrier, int least) {
        QVERIFY2(m_met[barrier] >= amount(least, 0),
                 qPrintable(QString("%1: %2 times").arg(int(barrier)).arg(m_met[barrier])));
    };
    met(Barrier::None, 1'000);
    met(Barrier::NoPiece, 1'000);
    met(Barrier::NotToMove, 1'000);
    met(Barrier::Movement, 10'000);
    met(Barrier::GameOver, 100);
    met(Barrier::SingleMove, 50);
    met(Barrier::CaptureDuty, 10);
    met(Barrier::Castling, 10);
    if (qEnvironmentVariableIsSet("ROOKERY_SEEDS")) {
        for (const auto &[barrier, times] : m_met)
            qInfo("barrier %d: %d times", int(barrier), times);
    }
}

QTEST_APPLESS_MAIN(tst_why)
#include "tst_why.moc"
