#include "model/edit/pieces/movement_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/file/bundled/bundled.h"
#include "model/file/bundled/piece_library_reader.h"
#include "model/file/design/design_reader.h"
#include "model/movement/words/leg_words.h"
#include "model/movement/words/path_words.h"
#include "tests/model/random_edits.h"
#include "tests/support.h"

#include <QTest>

#include <functional>
#include <map>
#include <string>

using namespace rookery;
using namespace rookery::test;

namespace {

Movement betza(const char *text, When when = When::Always)
{
    return {BetzaText{text, BetzaDialect::XBetza}, when, {}};
}

Design withOne(const Movement &movement)
{
    const Design design = must(withPieceAdded(designOf("square:8x8"), "Piece"));
    return must(withMovementAdded(design, PieceId(0), movement));
}

/// The piece's movements in their notations, one behind the other.
QString texts(const Result<Design> &design)
{
    if (!design)
        return QString::fromStdString(design.error().sentence());
    QStringList list;
    for (const Movement &movement : (*design->pieces)[PieceId(0)].moves)
        list << QString::fromStdString(movementText(movement))
                    + (movement.when == When::Unmoved ? " (unmoved)" : "");
    return list.join(" | ");
}

} // namespace

/// Movements in plain words, as they are typed, and from one notation into another.
class tst_leg_words : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sentences_data();
    void sentences();
    void legsHaveSentences();
    void everyKnownPieceHasWords();
    void zonesOfAPieceAreSaid();
    void anyLegsHaveWords();
    void sentencesAreSaidInALanguage();
    void typed_data();
    void typed();
    void writtenOtherwise_data();
    void writtenOtherwise();
    void nothingIsLostOnTheWay();
    void pathWords_data();
    void pathWords();
    void pathWordsElsewhere_data();
    void pathWordsElsewhere();
};

void tst_leg_words::sentences_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const char *text, const char *words) {
        QTest::newRow(name) << text << words;
    };
    row("a wazir", "W", "steps orthogonally");
    row("a ferz", "F", "steps diagonally");
    row("a king", "K", "steps in any direction");
    row("a queen", "Q", "slides any distance in all 8 directions");
    row("a knight", "N", "leaps to the 8 knight squares");
    row("a camel", "C", "leaps to the 8 camel squares");
    row("a rook of four steps", "R4", "slides up to 4 steps orthogonally");
    row("a nightrider", "NN", "rides any number of knight leaps in a straight line");
    row("a knight that captures otherwise",
        "mKcN",
        "steps in any direction without capturing; leaps to the 8 knight squares only to capture");
    row("a knight and bishop",
        "BN",
        "slides any distance diagonally; leaps to the 8 knight squares");
    row("ahead only", "fK", "steps forward");
    row("a pawn",
        "fmWfcF",
        "steps forward without capturing; steps diagonally forward only to capture");
    row("a pawn with its double step",
        "fmWfcFifmR2",
        "steps forward without capturing; steps diagonally forward only to capture; while unmoved "
        "also slides up to 2 steps forward without capturing");
    row("a cannon",
        "mRcpR",
        "slides any distance orthogonally without capturing; slides orthogonally up to a piece and "
        "hops over it, then slides any distance straight on only to capture");
    row("a vao's capture",
        "cpB",
        "slides diagonally up to a piece and hops over it, then slides any distance straight on "
        "only to capture");
    row("a grasshopper",
        "gQ",
        "slides in any direction up to a piece and hops over it, then steps straight on");
    row("a queen that must hop",
        "pQ",
        "slides in any direction up to a piece and hops over it, then slides any distance straight "
        "on");
    row("a mao", "nN", "steps orthogonally to an empty square, then steps outward diagonally");
    row("a moa", "afsF", "steps diagonally to an empty square, then steps outward orthogonally");
    row("a lame dabbaba", "nD", "slides exactly 2 steps orthogonally");
    row("a griffon", "FyafsF", "steps diagonally, then may slide any distance outward like a rook");
    row("a griffon that must bend",
        "yafsF",
        "steps diagonally to an empty square, then slides any distance outward like a rook");
    row("an osprey",
        "DyafsW",
        "leaps to the 4 dabbaba squares; steps orthogonally to an empty square, then slides any "
        "distance outward like a bishop");
    row("a hook mover",
        "RmasR",
        "slides any distance orthogonally, then may slide any distance at a right angle");
    row("a rifle", "cabW", "captures an enemy next to it orthogonally, then returns to its square");
    row("a lion's double capture",
        "caK",
        "captures an enemy next to it in any direction, then steps in any direction but back");
    row("a lion's double step",
        "mKaK",
        "steps in any direction without capturing; steps in any direction to an empty square, then "
        "steps in any direction but back");
    row("a lion's igui",
        "KmcaKcabK",
        "steps in any direction; steps in any direction to an empty square or onto an enemy that "
        "it captures, then steps in any direction but back; captures an enemy next to it in any "
        "direction, then returns to its square");
    row("a zigzag bishop",
        "zFF",
        "steps diagonally again and again, turning 90° to one side and the other by turns");
    row("a rose",
        "qN",
        "leaps to the 8 knight squares again and again, turning 45° to the same side each time");
    row("a swap", "udW", "swaps places with a friend next to it orthogonally");
    row("friends only", "dW", "steps orthogonally only to capture a friend");
    row("anywhere", "U", "leaps to any square");
    row("round the sides", "oW", "steps orthogonally, round the sides of the board");
    row("a ski slide",
        "jB3",
        "jumps over one square diagonally, whatever stands there, then slides up to 2 steps "
        "straight on");
    row("a step or a jump",
        "WmpasW",
        "steps orthogonally; jumps over one square orthogonally, whatever stands there, then steps "
        "at a right angle");
    row("castling alone", "O2", "does not move");
    row("leaps without a name", "(7,1)", "leaps to the 8 (7,1) squares");
    row("leaps along lines", "(4,0)", "leaps 4 squares orthogonally");
    row("a fourleaper and a knight's leap",
        "(4,0)(5,5)(7,1)",
        "leaps to the 8 (7,1) squares, 4 squares orthogonally or 5 squares diagonally");
    row("a threerider", "HH", "rides any number of (3,0) leaps in a straight line");
    row("half of a knight", "fhN", "leaps to the 4 forward knight squares");
    row("a shogi knight", "fN", "leaps to the 2 knight squares farthest forward");
    row("a crab",
        "ffNbsN",
        "leaps to the 2 knight squares farthest forward, east-south-east or west-south-west");
    row("a gold general", "WfF", "steps orthogonally or diagonally forward");
    row("a silver general", "FfW", "steps diagonally or forward");
    row("more leaps than one names",
        "rhZrhCrN",
        "leaps 2 east and 3 north, 3 east and 2 north, 3 east and 2 south, 2 east and 3 south, 1 "
        "east and 3 north, 3 east and 1 north or 4 more");
    row("an osprey that goes on",
        "[D?B]",
        "leaps to the 4 dabbaba squares, then may slide any distance outward like a bishop");
    row("a slide that jumps",
        "[pQ-fpQ-fK]",
        "slides in any direction up to a piece and hops over it, then slides straight on up to a "
        "piece and hops over it, then steps straight on");
    row("over one piece and one step on",
        "[pD-fK]",
        "leaps to the 4 dabbaba squares over a piece, then steps straight on");
    row("over any number of pieces",
        "p(afp)afcR",
        "slides orthogonally up to a piece and hops over it and any number of pieces behind it, "
        "then slides any distance straight on only to capture");
    row("a locust",
        "[cQ-fmK]",
        "jumps over an enemy any distance away in any direction, capturing it, and lands right "
        "behind it");
    row("a long leaper",
        "mQcafmQ",
        "slides any distance in all 8 directions without capturing; jumps over an enemy any "
        "distance away in any direction, capturing it, and lands any distance behind it");
    row("a lion",
        "KNADcaKcabKmabK",
        "steps in any direction or leaps to the 4 dabbaba squares, to the 8 knight squares or to "
        "the 4 alfil squares; captures an enemy next to it in any direction, then steps in any "
        "direction; steps in any direction to an empty square, then returns to its square");
    row("a lame leap straight on", "afB", "slides at least 2 steps diagonally");
    row("places exchanged from afar",
        "udQ",
        "swaps places with a friend any distance away in any direction");
    row("over whatever stands there",
        "mpafsR",
        "slides any distance orthogonally, whatever stands there, then slides any distance outward "
        "like a bishop");
}

void tst_leg_words::sentences()
{
    QFETCH(QString, betza);
    Movement movement;
    movement.definition = BetzaText{betza.toStdString(), BetzaDialect::XBetza};
    QVERIFY(legsOf(movement, standardDirections()).has_value());
    QTEST(QString::fromStdString(describeMovementInWords(movement, standardDirections()).text()),
          "words");
}

void tst_leg_words::legsHaveSentences()
{
    const Directions directions = standardDirections();
    const Movement hook{hookMover(directions), When::Always, {}};
    QCOMPARE(QString::fromStdString(describeMovementInWords(hook, directions).text()),
             "slides any distance orthogonally, then may slide any distance at a right angle");
    const Movement path{PathText{"leap nne"}, When::Unmoved, {}};
    QCOMPARE(QString::fromStdString(describeMovementInWords(path, directions).text()),
             "leaps north-north-east");
}

/// All that comes with the program is said whole, and not too long to be read.
void tst_leg_words::everyKnownPieceHasWords()
{
    constexpr int longest = 1150;
    const auto check = [](const std::string &name, const Message &words) {
        const QString text = QString::fromStdString(words.text());
        const bool isWhole = !text.isEmpty() && text.size() <= longest && !text.contains("  ")
                             && !text.contains(" ,") && !text.contains(" ;")
                             && !text.contains("see the list");
        QVERIFY2(isWhole, (name + ": " + words.text()).c_str());
    };
    const PieceLibrary library = bundledPieceLibrary();
    std::map<std::string, std::string> pieces;
    for (const LibraryPiece &piece : library.pieces()) {
        const Message words = describeMovesInWords(readBetza(piece).moves, standardDirections());
        check(piece.name, words);
        // Pieces that move otherwise are said otherwise.
        const auto known = pieces.emplace(words.text(), piece.betza).first;
        QVERIFY2(known->second == piece.betza, (piece.name + ": " + words.text()).c_str());
    }
    for (const BundledDesign &bundled : bundledDesigns()) {
        TAKE(read, readDesign(bundled.text));
        const Design &design = read.design;
        for (const PieceType &type : design.pieces->types)
            check(std::string(bundled.name) + " " + type.name,
                  describeMovesInWords(legsOf(type, design), *design.directions, &design));
    }
}

/// Where a movement may begin and where every move must end belongs to what a piece does.
void tst_leg_words::zonesOfAPieceAreSaid()
{
    const BundledDesign *bundled = findBundled("xiangqi");
    QVERIFY(bundled != nullptr);
    TAKE(read, readDesign(bundled->text));
    const Design &design = read.design;
    const auto said = [&](const char *name) {
        const PieceType &type = (*design.pieces)[*design.pieces->find(name)];
        return QString::fromStdString(describePieceInWords(type, design).text());
    };
    QCOMPARE(said("Soldier"),
             "steps forward; steps sideways (only from the zone 'beyond-the-river')");
    QCOMPARE(said("Advisor"), "steps diagonally; no move ends outside the zone 'palace'");
    const PieceType &soldier = (*design.pieces)[*design.pieces->find("Soldier")];
    const Message aside = describeMovementInWords(soldier.moves[1], *design.directions, &design);
    QCOMPARE(QString::fromStdString(aside.text()),
             "steps sideways (only from the zone 'beyond-the-river')");
}

/// Whatever an author makes of the legs of a piece, they are said, and not at any length.
void tst_leg_words::anyLegsHaveWords()
{
    constexpr int edits = 150;
    constexpr std::size_t longest = 20'000; // with names as long as they may be
    for (unsigned seed = 0; seed < seeds(12); ++seed) {
        RandomEdits random(seed);
        Design design = withOne(betza("K"));
        for (int i = 0; i < edits; ++i) {
            auto tried = random.next(design);
            if (!tried.result)
                continue;
            design = std::move(*tried.result);
            for (const PieceType &type : design.pieces->types) {
                const std::string words =
                    describeMovesInWords(legsOf(type, design), *design.directions, &design).text();
                QVERIFY2(!words.empty() && words.size() <= longest,
                         (std::to_string(seed) + ", " + tried.name + ": " + words).c_str());
            }
        }
    }
}

/// Whole clauses are templates: a language puts their parts in its own order.
void tst_leg_words::sentencesAreSaidInALanguage()
{
    const std::map<std::string, std::string, std::less<>> german{
        {"[{then}] [{?may}may step|steps] {ways} [{where}]",
         "[{?may}kann [{then}] einen Schritt {ways} [{where}] ziehen|zieht [{then}] einen Schritt "
         "{ways} [{where}]]"},
        {"[{then}] [{?may}may slide|slides] {distance} {ways} [{where}]",
         "[{?may}kann [{then}] {distance} {ways} [{where}] ziehen|zieht [{then}] {distance} {ways} "
         "[{where}]]"},
        {"[{then}] [{?may}may leap|leaps] {ways} [{where}]", "springt {ways}"},
        {"then", "dann"},
        {"diagonally", "diagonal"},
        {"diagonally forward", "schräg nach vorn"},
        {"forward", "nach vorn"},
        {"any distance", "beliebig weit"},
        {"to the {count} {squares}", "auf die {count} {squares}"},
        {"knight squares", "Springerfelder"},
        {"{moves} without capturing", "{moves}, ohne zu schlagen"},
        {"{moves} only to capture", "{moves}, nur um zu schlagen"},
        {"outward [{?like=rook}like a rook|{?like=bishop}like a "
         "bishop|{?like=orthogonal}orthogonally|{?like=diagonal}diagonally]",
         "nach außen [{?like=rook}wie ein Turm|{?like=bishop}wie ein Läufer]"}};
    const Wording wording([&](std::string_view english) {
        const auto found = german.find(english);
        return found == german.end() ? std::string(english) : found->second;
    });
    const auto said = [&](const char *text) {
        const Message words = describeMovementInWords(betza(text), standardDirections());
        return QString::fromStdString(words.text({wording}));
    };
    QCOMPARE(said("N"), "springt auf die 8 Springerfelder");
    QCOMPARE(
        said("FyafsF"),
        "zieht einen Schritt diagonal, kann dann beliebig weit nach außen wie ein Turm ziehen");
    QCOMPARE(said("fmWfcF"),
             "zieht einen Schritt nach vorn, ohne zu schlagen; zieht einen Schritt schräg nach "
             "vorn, nur um zu schlagen");
}

void tst_leg_words::typed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("notation");
    QTest::addColumn<int>("column");
    const auto row = [](const char *name, const char *text, const char *notation, int column = 0) {
        QTest::newRow(name) << text << notation << column;
    };
    row("a path", "ride n e s w", "path");
    row("one direction", "n", "path");
    row("an atom", "N", "betza");
    row("a griffon", "FyafsF", "betza");
    row("a vector with a move of its own", "(3,1)", "path");
    row("an unknown direction", "leap nx", "unknown direction 'nx'; did you mean 'n'?", 6);
    row("half a word", "rid", "unknown direction 'rid'", 1);
    row("a capital that is no atom",
        "fmE",
        "unknown atom 'E'; the atoms are W F D N A H C L Z J G, K R B Q and U",
        3);
    row("a small letter that is none",
        "fmWwF",
        "unknown letter 'w'; did you mean the atom 'W'?",
        4);
    row("nothing", "", "a path needs at least one direction", 1);
}

void tst_leg_words::typed()
{
    QFETCH(QString, text);
    QFETCH(QString, notation);
    const auto read = readTyped(text.toStdString(), standardDirections());
    if (read) {
        QCOMPARE(QString(enumName(notationOf(*read)).data()), notation);
        return;
    }
    QCOMPARE(QString::fromStdString(read.error().sentence()), notation);
    QTEST(read.error().place.column, "column");
}

void tst_leg_words::writtenOtherwise_data()
{
    QTest::addColumn<QString>("betza");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("again");
    const auto row = [](const char *text, const char *path, const char *again) {
        QTest::newRow(text) << text << path << again;
    };
    row("W", "leap n e s w", "W");
    row("R4", "(n n n n stop) (e e e e stop) (s s s s stop) (w w w w stop)", "R4");
    row("RN", "ride n e s w leap nne nee see sse ssw sww nww nnw", "RN");
    row("fmWfcF", "move leap n capture leap ne nw", "fmWfcF");
    row("fmWfcFifmR2",
        "move leap n capture leap ne nw | move (n n stop) (unmoved)",
        "fmWfcF | fmR2 (unmoved)");
    row("C", "leap (1,3) (3,1) (3,-1) (1,-3) (-1,-3) (-3,-1) (-3,1) (-1,3)", "C");
    row("FyafsF",
        "leg 2 turns relative to the leg before it, which a path cannot express",
        "FyafsF");
    row("gQ", "leg 1 does something on a friend's cell, which a path cannot express", "gQ");
}

void tst_leg_words::writtenOtherwise()
{
    QFETCH(QString, betza);
    const Design design = withOne(Movement{BetzaText{betza.toStdString(), {}}, When::Always, {}});
    auto paths = withMovementWritten(design, PieceId(0), 0, Notation::Paths);
    QTEST(texts(paths), "path");
    if (!paths)
        return;
    for (std::size_t i = 0; i < (*paths->pieces)[PieceId(0)].moves.size(); ++i)
        paths = withMovementWritten(*paths, PieceId(0), i, Notation::Betza);
    QTEST(texts(paths), "again");
}

/// Legs take one movement for each move of the string.
void tst_leg_words::nothingIsLostOnTheWay()
{
    const Design design = withOne(betza("fmWfcFifmR2", When::Unmoved));
    const Design legs = must(withMovementWritten(design, PieceId(0), 0, Notation::Legs));
    QCOMPARE(texts(legs), "legs (unmoved) | legs (unmoved) | legs (unmoved)");
    QCOMPARE(texts(withMovementWritten(design, PieceId(0), 0, Notation::Betza)),
             "fmWfcFifmR2 (unmoved)");
    QCOMPARE(texts(withMovementWritten(withOne(betza("O2")), PieceId(0), 0, Notation::Paths)),
             "there is no move in it that could be written otherwise");
    QCOMPARE(texts(withMovementWritten(design, PieceId(0), 1, Notation::Paths)),
             "the piece has no movement 2");
    // A crooked slide ends with the board's longer side, also as legs.
    const Design crooked = withOne(betza("zB"));
    const Design unrolled = must(withMovementWritten(crooked, PieceId(0), 0, Notation::Legs));
    QCOMPARE(legCount(legsOf((*unrolled.pieces)[PieceId(0)], unrolled)),
             legCount(legsOf((*crooked.pieces)[PieceId(0)], crooked)));
}

void tst_leg_words::pathWords_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *path, const char *sentence) {
        QTest::newRow(path) << path << sentence;
    };
    QTest::newRow("no path at all") << ""
                                    << "does not move";
    row("leap nne nee see sse ssw sww nww nnw", "leaps to the 8 knight squares");
    row("leap n ne e se s sw w nw", "steps in any direction");
    row("leap n e s w", "steps orthogonally");
    row("leap n", "steps forward");
    row("leap nne nww", "leaps north-north-east or west-north-west");
    row("leap (3,1) (1,3) (-3,1) (-1,3) (3,-1) (1,-3) (-3,-1) (-1,-3) n",
        "steps forward or leaps to the 8 camel squares");
    row("leap (3,1)", "leaps 3 east and 1 north");
    row("leap (0,-2)", "leaps 2 squares backward");
    row("ride n e s w", "slides any distance orthogonally");
    row("ride n ne e se s sw w nw", "slides any distance in all 8 directions");
    row("ride nne nee see sse ssw sww nww nnw",
        "rides any number of knight leaps in a straight line");
    row("ride n nne",
        "slides any distance forward or rides any number of leaps north-north-east in a straight "
        "line");
    row("(n n n n stop) (s s s s stop)", "slides up to 4 steps forward or backward");
    row("(n stop)", "steps forward");
    row("((0,2) (0,2) stop)", "rides up to 2 leaps 2 squares forward in a straight line");
    row("(ne (n))", "steps north-east, then may slide any distance north");
    row("(ne n)", "steps north-east, then may slide any distance north");
    row("(~n ne stop)", "steps forward to an empty square, then steps north-east");
    row("(~n n)", "slides at least 2 steps forward");
    row("(e (n e))",
        "steps east, then may step north, then may step east, repeating the last 2 legs any number "
        "of times");
    row("(n n e stop)", "steps forward, then may step straight on, then may step east");
    row("(nw (n)) (nw (w)) (ne (n)) (ne (e)) (sw (s)) (sw (w)) (se (s)) (se (e))",
        "steps diagonally, then may slide any distance outward like a rook");
    row("move leap n capture leap nw ne",
        "steps forward without capturing; steps diagonally forward only to capture");
    row("leap nne nee see sse ssw sww nww (3,0) (0,3)",
        "leaps to the 4 backward knight squares, north-north-east, east-north-east, "
        "west-north-west, 3 east or 3 north");
    row("(n (ne)) (n (nw)) (e (ne)) (e (se)) (s (se)) (s (sw)) (w (sw)) (w (nw))",
        "steps orthogonally, then may slide any distance outward like a bishop");
    row("(~n n stop) (~s s stop) (~e e stop) (~w w stop)", "slides exactly 2 steps orthogonally");
    row("leap n leap e", "steps north or east");
}

void tst_leg_words::pathWords()
{
    QFETCH(QString, path);
    QFETCH(QString, sentence);
    const Directions directions = standardDirections();
    const Path read = path.isEmpty() ? Path{} : must(readPath(path.toStdString(), directions));
    QCOMPARE(QString::fromStdString(describePathInWords(read, directions).text()), sentence);
}

void tst_leg_words::pathWordsElsewhere_data()
{
    QTest::addColumn<int>("lattice");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("sentence");
    const auto row = [](Lattice lattice, const char *path, const char *sentence) {
        QTest::newRow(path) << static_cast<int>(lattice) << path << sentence;
    };
    row(Lattice::Hex, "ride n ne se s sw nw", "slides any distance in the 6 orthogonal directions");
    row(Lattice::Hex, "leap n ne se s sw nw nne e sse ssw w nnw", "steps in all 12 directions");
    row(Lattice::Hex,
        "leap (1,2,-3) (2,1,-3) (3,-1,-2) (3,-2,-1) (2,-3,1) (1,-3,2) (-1,-2,3) (-2,-1,3) "
        "(-3,1,2) (-3,2,1) (-2,3,-1) (-1,3,-2)",
        "leaps to the 12 knight cells");
    row(Lattice::Hex, "ride n ne", "slides any distance north or north-east");
    row(Lattice::Hex, "leap nne e", "steps north-north-east or east");
    row(Lattice::Hex, "leap (1,2,-3)", "leaps by (1,2,-3)");
    row(Lattice::Triangle, "leap n see", "steps north or east-south-east");
    row(Lattice::Cube, "leap u un", "steps up or north and up");
    row(Lattice::Cube, "ride n e s w u d", "slides any distance in the 6 orthogonal directions");
    row(Lattice::Cube,
        "leap n ne e se s sw w nw u un une ue use us usw uw unw d dn dne de dse ds dsw dw dnw",
        "steps in all 26 directions");
    row(Lattice::Cube,
        "leap n ne e se s sw w nw u",
        "steps in all 8 directions on its level or up");
    row(Lattice::Cube, "ride n e s w", "slides any distance orthogonally on its level");
    row(Lattice::Hyper,
        "ride n e s w u d U D",
        "slides any distance in the 8 orthogonal directions");
}

void tst_leg_words::pathWordsElsewhere()
{
    QFETCH(int, lattice);
    QFETCH(QString, path);
    QFETCH(QString, sentence);
    const Directions directions = standardDirections(static_cast<Lattice>(lattice));
    TAKE(read, readPath(path.toStdString(), directions));
    QCOMPARE(QString::fromStdString(describePathInWords(read, directions).text()), sentence);
}

QTEST_APPLESS_MAIN(tst_leg_words)
#include "tst_leg_words.moc"
