#include "model/exchange/ludii/ludii_words.h"
#include "model/play/game/game_record.h"
#include "tests/model/export_support.h"
#include "tests/model/ludii_game.h"
#include "tests/support.h"

#include <algorithm>
#include <random>

using namespace rookery;
using namespace rookery::test;

/// What the pieces of a Ludii file reach, found from its text alone by what the language's ludemes
/// mean, is what the design's pieces reach. Only the ludemes that our writer uses are known here.
class tst_ludii_moves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gallery_data();
    void gallery();
    void wrongTexts_data();
    void wrongTexts();
    void wholeGames_data();
    void wholeGames();
};

namespace {

std::optional<std::string> ludiiText(const Design &design)
{
    const auto made = exported(*findFormat("ludii"), Subject(design), {{}, "game"});
    return made ? std::optional(made->files.front().text) : std::nullopt;
}

QString wordsOf(const std::set<int> &sites)
{
    QStringList all;
    for (const int site : sites)
        all << QString::number(site);
    return all.join(QLatin1Char(' '));
}

/// Which of the file's pieces it is.
std::size_t pieceOf(const std::vector<PlayerId> &order, const Piece &piece, std::size_t types)
{
    const auto place = std::find(order.begin(), order.end(), piece.owner) - order.begin();
    return std::size_t(place) * types + piece.type.index();
}

/// The first piece in positions drawn at random that reaches other sites by the text than by the
/// design.
QString firstDifference(Design design, const std::string &text, int positions)
{
    LudiiGame theirs(text);
    const auto order = LudiiWords(Subject(design)).players();
    design.pieces.edit([](Pieces &pieces) {
        for (PieceType &type : pieces.types)
            type.confinedTo.reset(); // which the verdict leaves out
    });
    const std::size_t types = design.pieces->types.size();
    const std::size_t players = design.rules->players.size();
    if (theirs.pieces() != types * players)
        return QStringLiteral("another number of pieces");
    std::mt19937 random(3);
    for (int i = 0; types > 0 && i < positions; ++i) {
        Asker ours(design);
        theirs.clear();
        std::map<CellId, Piece> placed;
        for (const CellId cell : ours.board().cells()) {
            if (random() % 4 != 0)
                continue;
            const Piece boardPiece{PieceId(random() % types), PlayerId(random() % players), true};
            placed.emplace(cell, boardPiece);
            ours.position().put(cell, boardPiece);
            theirs.put(int(cell.index()), pieceOf(order, boardPiece, types));
        }
        for (const auto &[cell, boardPiece] : placed) {
            const std::string &name = (*design.pieces)[boardPiece.type].name;
            const Reach &reach = ours.reach(name, cell, int(boardPiece.owner.index()));
            std::set<int> wanted;
            for (const CellId target : ours.board().cells()) {
                if (reach.isTarget(target))
                    wanted.insert(int(target.index()));
            }
            const std::set<int> found = theirs.targets(int(cell.index()));
            if (found != wanted)
                return QString::fromStdString(name + " on " + ours.board().name(cell)) + ": "
                       + wordsOf(found) + ", not " + wordsOf(wanted);
        }
    }
    return {};
}

bool isForWholeGames(const Design &design)
{
    const auto portability = verdictOf(*findFormat("ludii"), Subject(design), {}).portability();
    return design.rules->players.size() == 2
           && (portability == Portability::Exact || portability == Portability::ExactButDraws);
}

std::string keyOf(int from, int to, const std::string &becomes, const std::set<int> &cleared)
{
    std::string key = std::to_string(from) + "-" + std::to_string(to);
    for (const int site : cleared)
        key += "x" + std::to_string(site);
    return key + (becomes.empty() ? "" : "=" + becomes);
}

/// Whether captures are turns of several moves.
bool hasChains(const std::string &text)
{
    return text.find("EndOfTurn") != std::string::npos;
}

/// With the cells of what chains capture.
std::map<std::string, Move> ourMoves(GameRecord &game, const LudiiWords &words, bool namesTaken)
{
    std::map<std::string, Move> moves;
    for (const Move &move : game.legalMoves()) {
        const int from = move.kind == Move::Kind::Drop ? -1 : int(move.from.index());
        const std::string becomes = move.becomes ? '"' + words.type(*move.becomes) + '"' : "";
        std::set<int> cleared;
        for (const Taken &piece : namesTaken ? move.taken : std::vector<Taken>())
            cleared.insert(int(piece.cell.index()));
        moves.emplace(keyOf(from, int(move.to.index()), becomes, cleared), move);
    }
    return moves;
}

/// Goes on until the turn is over. What a piece was and where it stood is told by its first move.
void addTurns(const LudiiGame &game, int from, int before, std::map<std::string, LudiiGame> &after)
{
    LudiiGame asked(game);
    for (const LudiiGame::Move &move : asked.legalMoves()) {
        LudiiGame next(game);
        const int first = from >= 0 ? from : move.from;
        const int was = from >= 0 || move.from < 0 ? before : next.whatAt(move.from);
        next.play(move);
        if (next.isSameTurn()) {
            addTurns(next, first, was, after);
            continue;
        }
        const int now = next.whatAt(move.to);
        const std::string becomes = was >= 0 && now != was ? next.nameOf(now) : "";
        after.emplace(keyOf(first, move.to, becomes, next.cleared()), next);
    }
}

/// With a choice of promotion, or a chain of captures, as one move; what is left when it has been
/// made.
std::map<std::string, LudiiGame> theirMoves(const LudiiGame &game)
{
    std::map<std::string, LudiiGame> after;
    addTurns(game, -1, -1, after);
    return after;
}

template<class Moves>
QString keysOf(const Moves &moves)
{
    QStringList keys;
    for (const auto &[key, value] : moves)
        keys << QString::fromStdString(key);
    return keys.join(QLatin1Char(' '));
}

/// The first of positions drawn at random in which other moves are legal by the text than by the
/// design.
QString firstDifferenceOfMoves(const Design &design, const std::string &text, int positions)
{
    MoveRules rules(design);
    const LudiiWords words{Subject(design)};
    const std::size_t types = design.pieces->types.size();
    std::mt19937 random(5);
    for (int i = 0; i < positions; ++i) {
        Position position(rules.board().size(), 2, types);
        position.setToMove(words.players().front());
        LudiiGame theirs(text);
        theirs.clear();
        for (const CellId cell : rules.board().cells()) {
            if (random() % 5 != 0)
                continue;
            const Piece boardPiece{PieceId(random() % types), PlayerId(random() % 2), true};
            position.put(cell, boardPiece);
            theirs.put(int(cell.index()), pieceOf(words.players(), boardPiece, types));
        }
        GameRecord ours(rules, position);
        if (ours.end())
            continue;
        const QString wanted = keysOf(ourMoves(ours, words, true));
        const QString found = keysOf(theirMoves(theirs));
        if (found != wanted)
            return QStringLiteral("position %1: ").arg(i) + found + ", not " + wanted;
    }
    return {};
}

/// Nothing for a draw by counting, which the file may leave out.
std::optional<LudiiGame::Result>
resultOf(const GameEnd &end, const Rules &rules, const LudiiWords &words)
{
    if (end.rule && isCountedDraw(rules.ends[*end.rule]))
        return std::nullopt;
    return end.isDraw || !end.winner           ? LudiiGame::Result::Draw
           : *end.winner == words.players()[0] ? LudiiGame::Result::First
                                               : LudiiGame::Result::Second;
}

} // namespace

void tst_ludii_moves::gallery_data()
{
    QTest::addColumn<QString>("name");
    int designs = 0;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(11)) {
        const BundledDesign &row = bundledDesigns()[i];
        const Design design = bundledDesign(row.name);
        if (!ludiiText(design))
            continue;
        QTest::newRow(std::string(row.name).c_str())
            << QString::fromStdString(std::string(row.name));
        ++designs;
    }
    QVERIFY2(designs >= amount(20, 1), std::to_string(designs).c_str());
}

void tst_ludii_moves::gallery()
{
    QFETCH(QString, name);
    const Design design = bundledDesign(name.toStdString());
    const std::string text = *ludiiText(design);
    if (hasChains(text))
        QCOMPARE(firstDifferenceOfMoves(design, text, amount(20, 2)), QString());
    else
        QCOMPARE(firstDifference(design, text, amount(5, 1)), QString());
}

void tst_ludii_moves::wrongTexts_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("another track") << "Slide \"T0\""
                                   << "Slide \"T4\"";
    QTest::newRow("no capture at the end of a slide") << "(to if:(is Enemy (who at:(to))) (apply"
                                                      << "(to (apply";
    QTest::newRow("a slide that ends on the first empty site") << "(to if:(is Enemy (who at:(to)))"
                                                               << "(to if:(is Empty (to))";
    QTest::newRow("another map") << "(to (mapEntry \"M0\""
                                 << "(to (mapEntry \"M1\"";
    QTest::newRow("captures of friends") << "if:(not (is Friend"
                                         << "if:(not (is Enemy";
}

void tst_ludii_moves::wrongTexts()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    const Design design = bundledDesign("gardner-minichess");
    QString text = QString::fromStdString(*ludiiText(design));
    QVERIFY(text.contains(from));
    text.replace(from, to);
    QVERIFY(!firstDifference(design, text.toStdString(), 5).isEmpty());
}

void tst_ludii_moves::wholeGames_data()
{
    QTest::addColumn<QString>("name");
    constexpr std::size_t large = 150; // cells, of which the sanitizers take long
    int designs = 0;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(23)) {
        const BundledDesign &row = bundledDesigns()[i];
        const Design design = bundledDesign(row.name);
        if (!isForWholeGames(design))
            continue;
        ++designs;
        if (stride(2) == 1 || Subject(design).board().size() <= large)
            QTest::newRow(std::string(row.name).c_str())
                << QString::fromStdString(std::string(row.name));
    }
    QVERIFY2(designs >= amount(20, 1), std::to_string(designs).c_str());
}

/// Of what is called exact: the same legal moves and the same ends in random games, played by the
/// text alone beside the design.
void tst_ludii_moves::wholeGames()
{
    QFETCH(QString, name);
    const Design design = bundledDesign(name.toStdString());
    const LudiiWords words{Subject(design)};
    const std::string text = *ludiiText(design);
    MoveRules rules(design);
    std::mt19937 random(11);
    for (int i = 0; i < amount(5, 1); ++i) {
        GameRecord ours(rules, startPosition(design, rules.board()));
        LudiiGame theirs(text);
        for (int ply = 0; ply < amount(120, 4); ++ply) {
            if (const auto end = ours.end()) {
                const auto result = resultOf(*end, *design.rules, words);
                QVERIFY(!result || *result == theirs.result());
                break;
            }
            QVERIFY(theirs.result() == LudiiGame::Result::None);
            const auto moves = ourMoves(ours, words, hasChains(text));
            auto after = theirMoves(theirs);
            QCOMPARE(keysOf(after), keysOf(moves));
            const auto chosen = std::next(moves.begin(), std::ptrdiff_t(random() % moves.size()));
            ours.play(chosen->second);
            theirs = LudiiGame(after.at(chosen->first));
        }
    }
}

QTEST_APPLESS_MAIN(tst_ludii_moves)
#include "tst_ludii_moves.moc"
