#include "model/exchange/rule_removal.h"
#include "model/play/game_record.h"
#include "model/play/referee.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

#include <algorithm>
#include <map>
#include <random>

using namespace rookery;
using namespace rookery::test;

/// Every interactive diagram that is written reads back as the game that its verdict says it is. A
/// diagram's text says nothing of how games end, so that ends are no part of the comparison.
class tst_diagram_roundtrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gallery_data();
    void gallery();
};

namespace {

const Format &diagram()
{
    return *findFormat("interactive-diagram");
}

/// The design without what the verdict leaves out; nothing where there is no diagram, or where a
/// rule is left out that no function takes out of a design.
std::optional<Design> asWritten(Design design)
{
    constexpr int longest = 5; // rules that appear when others are gone
    for (int i = 0; i < longest; ++i) {
        const Subject subject(design);
        const Verdict verdict = verdictOf(diagram(), subject, {});
        if (!verdict.obstacles.empty())
            return std::nullopt;
        const auto isLeftOut = [](const Loss &loss) {
            return loss.sentence.starts_with("left out: ");
        };
        KeptGame kept = keptGame(design, subject.usedRules(), verdict);
        if (std::any_of(kept.rest.begin(), kept.rest.end(), isLeftOut))
            return std::nullopt;
        const bool isAll =
            std::none_of(verdict.differences.begin(), verdict.differences.end(), isLeftOut);
        design = std::move(kept.design);
        if (isAll) {
            design.rules.edit([](Rules &rules) { rules.ends.clear(); });
            return design;
        }
    }
    return std::nullopt;
}

/// Each legal move by what it does, in names: a diagram lists the types in an order of its own.
std::map<std::string, Move> movesOf(GameRecord &game, const Design &design, const Board &board)
{
    std::map<std::string, Move> moves;
    const auto squareOf = [&](CellId cell) {
        const Vector at = board.coordinates(cell).value_or(Vector{});
        return std::to_string(at.x()) + "," + std::to_string(at.y());
    };
    for (const Move &move : game.legalMoves()) {
        std::string key = std::to_string(int(move.kind)) + " " + (*design.pieces)[move.type].name;
        if (move.kind == Move::Kind::Displace)
            key += " " + squareOf(move.from);
        if (move.kind != Move::Kind::Pass)
            key += " " + squareOf(move.to);
        if (move.becomes)
            key += " =" + (*design.pieces)[*move.becomes].name;
        moves.insert({key, move});
    }
    return moves;
}

QString keysOf(const std::map<std::string, Move> &moves)
{
    QStringList keys;
    for (const auto &[key, move] : moves)
        keys << QString::fromStdString(key);
    return keys.join(QStringLiteral(", "));
}

/// The same moves in the same random games, ply by ply.
void playBeside(const Design &before, const Design &after)
{
    Referee ours(before);
    Referee theirs(after);
    std::mt19937 random(5);
    for (int i = 0; i < amount(6, 1); ++i) {
        GameRecord one(ours, startPosition(before, ours.board()));
        GameRecord other(theirs, startPosition(after, theirs.board()));
        for (int ply = 0; ply < amount(100, 10); ++ply) {
            const auto moves = movesOf(one, before, ours.board());
            const auto again = movesOf(other, after, theirs.board());
            QCOMPARE(keysOf(again), keysOf(moves));
            if (moves.empty())
                break;
            const auto chosen = std::next(moves.begin(), std::ptrdiff_t(random() % moves.size()));
            one.play(chosen->second);
            other.play(again.at(chosen->first));
        }
    }
}

std::uint64_t countOf(const Design &design, int depth)
{
    Referee referee(design);
    Position position = startPosition(design, referee.board());
    return referee.perft(position, depth);
}

} // namespace

void tst_diagram_roundtrip::gallery_data()
{
    QTest::addColumn<QString>("name");
    int designs = 0;
    for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(13)) {
        const BundledDesign &row = bundledDesigns()[i];
        if (!asWritten(bundledDesign(row.name)))
            continue;
        QTest::newRow(std::string(row.name).c_str())
            << QString::fromStdString(std::string(row.name));
        ++designs;
    }
    QVERIFY2(designs >= amount(70, 2), std::to_string(designs).c_str());
}

void tst_diagram_roundtrip::gallery()
{
    QFETCH(QString, name);
    const Design design = *asWritten(bundledDesign(name.toStdString()));
    const auto made = exported(diagram(), Subject(design), {{}, "game"});
    QVERIFY2(made.has_value(), made ? "" : made.error().notes.front().c_str());
    const auto read = readDiagram(made->files.front().text);
    QVERIFY2(read.has_value(), read ? "" : read.error().front().message.c_str());
    QVERIFY2(read->losses.empty(),
             read->losses.empty() ? "" : read->losses.front().sentence.c_str());
    for (int depth = 1; depth <= 2; ++depth)
        QCOMPARE(countOf(read->design, depth), countOf(design, depth));
    playBeside(design, read->design);
}

QTEST_APPLESS_MAIN(tst_diagram_roundtrip)
#include "tst_diagram_roundtrip.moc"
