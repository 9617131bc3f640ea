#include "model/board/board_forms.h"
#include "model/design/terms/rule_visitor.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/pieces/piece_edits.h"
#include "model/edit/setup/setup_edits.h"
#include "model/exchange/fairy_stockfish/fairy_export_variant.h"
#include "tests/model/export_support.h"
#include "tests/support.h"

using namespace rookery;
using namespace rookery::test;

/// Designs that looked exact in Fairy-Stockfish and were not: each is written right now, or says
/// what is different.
class tst_fairy_exactness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keys_data();
    void keys();
    void differences_data();
    void differences();
    void obstacles_data();
    void obstacles();
    void orderOfTypesMeansNothing_data();
    void orderOfTypesMeansNothing();
};

namespace {

using Edit = std::function<void(Design &)>;

PieceId piece(const Design &design, std::string_view name)
{
    return *design.pieces->find(name);
}

void setMoves(Design &design, std::string_view name, const char *betza)
{
    const PieceId type = piece(design, name);
    design.pieces.edit([&](Pieces &pieces) {
        pieces.types[type.index()].moves = {{BetzaText{betza}, When::Always, {}}};
    });
}

void setInto(Design &design, std::initializer_list<std::string_view> names)
{
    design.rules.edit([&](Rules &rules) {
        rules.promotions.front().into.clear();
        for (const std::string_view name : names)
            rules.promotions.front().into.push_back(piece(design, name));
    });
}

void exchange(Design &design, const char *one, const char *other)
{
    const SiteId a = siteOf(design, one);
    const SiteId b = siteOf(design, other);
    design.setup.edit([&](Setup &setup) {
        for (Placement &piece : setup.placements)
            piece.site = piece.site == a ? b : piece.site == b ? a : piece.site;
        std::sort(setup.placements.begin(),
                  setup.placements.end(),
                  [](const Placement &x, const Placement &y) { return x.site < y.site; });
    });
}

void punch(Design &design, const char *cell)
{
    const SiteId site = siteOf(design, cell);
    design = must(withCellsRemoved(design, std::span(&site, 1)));
}

/// The first ranks of each player, as a zone.
ZoneId ranks(Design &design, int first, int last)
{
    std::vector<SiteId> cells;
    for (int file = 0; file < design.board->files; ++file) {
        for (int rank = first; rank <= last; ++rank)
            cells.emplace_back(file * design.board->ranks + rank - 1);
    }
    const ZoneId zone(design.board->edits.zones.size());
    design = must(withZoneAdded(design, "some-ranks", cells));
    design = must(withZoneSharing(design, zone, ZoneSharing::Facing));
    return zone;
}

void capturesToHand(Design &design)
{
    design.rules.edit([](Rules &rules) { rules.hands.captured = Captured::CaptorsHand; });
}

/// A type that never leaves its player's ranks.
Edit kept(const char *name, int first, int last)
{
    return [=](Design &design) {
        const ZoneId zone = ranks(design, first, last);
        const PieceId type = piece(design, name);
        design.pieces.edit([&](Pieces &pieces) { pieces.types[type.index()].confinedTo = zone; });
    };
}

void keepPawns(Design &design)
{
    kept("Pawn", 1, 5)(design);
    design.rules.edit([](Rules &rules) { rules.promotions.clear(); });
}

fairy::ExportedVariant variantOf(const std::string &game, const Edit &edit, const char *dialect)
{
    Design design = bundledDesign(game);
    if (edit)
        edit(design);
    return fairy::exportedVariant(Subject(design), {dialect, "game"});
}

QString valueOf(const fairy::ExportedVariant &variant, std::string_view name)
{
    for (const auto &[key, value] : variant.keys) {
        if (key == name)
            return QString::fromStdString(value);
    }
    return "(none)";
}

QStringList sentences(const std::vector<Loss> &losses)
{
    QStringList all;
    for (const Loss &loss : losses)
        all.append(QString::fromStdString(loss.sentence()));
    return all;
}

/// Lists of types the other way round.
class Reverser final : public RuleVisitor
{
public:
    void onIds(std::string_view, RuleIds ids) override
    {
        if (ids.use() != IdUse::List || ids.kind() != IdKind::Piece)
            return;
        std::vector<std::size_t> types = ids.indices();
        std::reverse(types.begin(), types.end());
        ids.assign(types);
    }
};

} // namespace

void tst_fairy_exactness::keys_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("dialect");
    const auto row = [](const char *name,
                        const char *game,
                        const Edit &edit,
                        const char *key,
                        const char *value,
                        const char *dialect = "current") {
        QTest::newRow(name) << game << edit << key << value << dialect;
    };
    row(
        "promotion to rooks before queens",
        "chess",
        [](Design &d) {
            setInto(d, {"Rook", "Queen"});
        },
        "promotionPieceTypes",
        "qr");
    row(
        "the queen moved down the list of pieces",
        "chess",
        [](Design &d) { d = must(withPieceAt(d, piece(d, "Queen"), 4)); },
        "promotionPieceTypes",
        "rbnq");
    row(
        "who comes in where a bishop stands in the rook's place",
        "seirawan-chess",
        [](Design &d) { exchange(d, "a1", "c1"); },
        "startFen",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQKBNR[HEhe] w KABCDFGkqbcdfg - 0 1");
    row("repetitions that count pieces, where the engine counts them",
        "ataxx",
        {},
        "nFoldValue",
        "draw");
    row(
        "a piece that mates with its king's help, which the engine's own would not",
        "chess",
        [](Design &d) { setMoves(d, "Queen", "RNF"); },
        "customPiece1",
        "q:RNF");
    row("golds that turn back into lances and knights",
        "kyoto-shogi",
        {},
        "startFen",
        "p+nks+l/5/5/5/+LSK+NP[] w - - 0 1");
    row(
        "a king that does not stand where it castles",
        "chess",
        [](Design &d) {
            exchange(d, "d1", "e1");
            exchange(d, "d8", "e8");
        },
        "castling",
        "false");
    row(
        "one rook off its corner",
        "chess",
        [](Design &d) { exchange(d, "a1", "b1"); },
        "startFen",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w Kkq - 0 1");
    row(
        "a hopping rook is no Janggi cannon",
        "chess",
        [](Design &d) { setMoves(d, "Rook", "pR"); },
        "customPiece1",
        "r:pR");
    row("pawns kept to five ranks", "chess", keepPawns, "enPassantRegionWhite", "*1 *2 *3 *4 *5");
    row("stones without mates are no lack of material",
        "tic-tac-toe",
        {},
        "extinctionValue",
        "loss");
    row("the same with gravity", "connect-four", {}, "extinctionValue", "loss");
    row(
        "two passes that count pieces, beside a full board that does not",
        "othello",
        [](Design &d) {
            d.rules.edit([](Rules &rules) {
                rules.ends.insert(rules.ends.begin(),
                                  {BoardFull{}, Outcome::Draw, {}, {}, {}, {}, {}});
            });
        },
        "materialCounting",
        "unweighted");
    row(
        "who comes in where castling is left out",
        "seirawan-chess",
        [](Design &d) {
            d.rules.edit(
                [](Rules &rules) { rules.castling.front().safety = CastlingSafety::EndOnly; });
        },
        "startFen",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w ABCDEFGHabcdefgh - 0 1",
        "11.1");
    row("promotions of each player, left out: pawns go to the last rank",
        "chigorin-chess",
        {},
        "mandatoryPawnPromotion",
        "false",
        "11.1");
}

void tst_fairy_exactness::keys()
{
    QFETCH(QString, game);
    QFETCH(Edit, edit);
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, dialect);
    const auto variant = variantOf(game.toStdString(), edit, qPrintable(dialect));
    QCOMPARE(valueOf(variant, key.toStdString()), value);
}

void tst_fairy_exactness::differences_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("sentence");
    const auto row =
        [](const char *name, const char *game, const Edit &edit, const char *sentence) {
            for (const char *dialect : {"current", "11.1"})
                QTest::addRow("%s, %s", name, dialect) << game << edit << dialect << sentence;
        };
    row("captured pieces to hand, with pawns that go two steps at first",
        "chess",
        capturesToHand,
        "Pawn: its first move is a move from certain cells, where a piece that has moved can stand "
        "too");
    const auto rowOf = [](const char *name,
                          const char *dialect,
                          const char *game,
                          const Edit &edit,
                          const char *sentence) {
        QTest::addRow("%s, %s", name, dialect) << game << edit << dialect << sentence;
    };
    const auto endsAdded = [](std::initializer_list<End> ends, bool isFirst) {
        return [ends = std::vector<End>(ends), isFirst](Design &d) {
            d.rules.edit([&](Rules &rules) {
                rules.ends.insert(
                    isFirst ? rules.ends.begin() : rules.ends.end(), ends.begin(), ends.end());
            });
        };
    };
    Extinct bare;
    bare.atMost = 1;
    const char *const otherEnd =
        "where a move brings about two ends at once, the engine counts the other one";
    rowOf("a draw by few pieces behind a goal",
          "current",
          "king-of-the-hill",
          endsAdded({{bare, Outcome::Draw, {}, {}, {}, {}, {}}}, false),
          otherEnd);
    rowOf("a loss by few pieces behind a stalemate that draws",
          "current",
          "chess",
          endsAdded({{bare, Outcome::Loss, {}, {}, {}, {}, {}}}, false),
          otherEnd);
    rowOf("a stalemate that loses, beside counted quiet moves",
          "11.1",
          "minixiangqi",
          {},
          "who cannot move when the quiet moves have been counted out draws there");
    rowOf("pawns dropped where they promote",
          "11.1",
          "makruk",
          capturesToHand,
          "pawns dropped where they promote do so there only when they come from outside");
    rowOf("checks that are counted, by a piece that never goes there",
          "current",
          "three-check",
          kept("Queen", 4, 6),
          "Queen: it still gives check outside of its zone");
    rowOf("a first leap from a zone that is never left",
          "current",
          "ouk-chatrang",
          kept("Neang", 1, 2),
          "left out: Neang has a move for its first turn out of check");
    rowOf(
        "more than one sort of which only one piece may stand in a file",
        "current",
        "crazyhouse",
        [](Design &d) {
            d.rules.edit([](Rules &rules) {
                for (Drop &drop : rules.drops)
                    drop.perFile = FileLimit{1};
            });
        },
        "pieces are dropped under other conditions there");
    rowOf(
        "checks that may not be given, to kings that explode",
        "current",
        "atomic-chess",
        [](Design &d) {
            d.rules.edit([](Rules &rules) { rules.check.giving = GivingCheck::Forbidden; });
        },
        "left out: check may not be given");
    rowOf(
        "walls, where pieces come in",
        "current",
        "seirawan-chess",
        [](Design &d) { d.rules.edit([](Rules &rules) { rules.walling.emplace_back(); }); },
        "left out: turns build a wall on any empty cell");
    rowOf(
        "a king that could give check",
        "current",
        "racing-kings",
        [](Design &d) { setMoves(d, "King", "KN"); },
        "left out: check may not be given");
    rowOf(
        "kings that explode and may not flee",
        "current",
        "atomic-chess",
        [](Design &d) { d.rules.edit([](Rules &rules) { rules.check.flight = Flight::None; }); },
        "left out: a royal piece in check may not move away");
    rowOf("checks that may not be given, by a piece that never goes there",
          "current",
          "racing-kings",
          kept("Knight", 1, 4),
          "Knight: it still gives check outside of its zone");
    rowOf(
        "an arrow shot along a double step",
        "current",
        "amazons",
        [](Design &d) { setMoves(d, "Amazon", "fmWfcFfmnD"); },
        "left out: turns build a wall where the piece could move next");
    rowOf(
        "a queen with a double step from some cells, beside pawns",
        "current",
        "los-alamos-chess",
        [](Design &d) {
            const ZoneId zone = ranks(d, 3, 4);
            const PieceId queen = piece(d, "Queen");
            d.pieces.edit([&](Pieces &pieces) {
                pieces.types[queen.index()].moves.push_back(
                    {BetzaText{"fmnD"}, When::Always, {}, zone});
            });
        },
        "Pawn: it has a double step from these cells there, too");
    rowOf(
        "a pawn that does not promote where another piece does",
        "current",
        "dobutsu-shogi",
        [](Design &d) { setMoves(d, "Elephant", "fmWfcFfmnD"); },
        "Elephant: it cannot go there where others promote");
    rowOf(
        "pieces that must be able to go on, where others turn to stone",
        "current",
        "shogi",
        [](Design &d) {
            d.rules.edit([&](Rules &rules) {
                rules.petrifications = {Petrification{{piece(d, "Rook")}, true, {}}};
            });
        },
        "in the engine walls keep pieces from going where they could not move on");
    rowOf(
        "pawns that promote by a quiet step to what captures otherwise",
        "current",
        "sittuyin",
        [](Design &d) { setMoves(d, "General", "mWcF"); },
        "the engine lets pawns promote where what they become would capture");
    rowOf("pawns that promote by a quiet step to what is kept to a zone",
          "current",
          "sittuyin",
          kept("General", 1, 6),
          "the engine asks what the new piece would attack outside its zone, too");
    rowOf(
        "a zone of the first drops that later ones may not enter",
        "current",
        "reversi",
        [](Design &d) {
            const ZoneId zone = ranks(d, 1, 4);
            d.rules.edit([&](Rules &rules) { rules.drops.front().zone = zone; });
        },
        "in the engine the first pieces, too, keep to the drop region");
    rowOf("bishops for each colour, kept to a zone",
          "current",
          "placement-chess",
          kept("Bishop", 3, 6),
          "the engine keeps cells free that no bishop needs");
    rowOf(
        "pieces that shoot arrows and promote",
        "current",
        "amazons",
        [](Design &d) {
            Promotion promotion;
            promotion.types = {piece(d, "Amazon")};
            promotion.into = {piece(d, "Amazon")};
            promotion.zone = ranks(d, 10, 10);
            d.rules.edit([&](Rules &rules) { rules.promotions.push_back(promotion); });
        },
        "left out: turns build a wall where the piece could move next");
    rowOf(
        "pieces that shoot arrows and explode",
        "current",
        "amazons",
        [](Design &d) { d.rules.edit([&](Rules &rules) { rules.explosions = {Explosion{}}; }); },
        "left out: turns build a wall where the piece could move next");
    rowOf(
        "a royal pawn that promotes as in shogi",
        "current",
        "kyoto-shogi",
        [](Design &d) {
            d.pieces.edit([&](Pieces &pieces) {
                pieces.types[piece(d, "Pawn").index()].royalty = Royalty::Royal;
            });
        },
        "in the engine a royal piece that promotes may not go into check");
    rowOf(
        "kings in hand, where the last one is royal",
        "current",
        "atomic-chess",
        [](Design &d) {
            const PieceId king = piece(d, "King");
            d.rules.edit([&](Rules &rules) {
                rules.hands.captured = Captured::CaptorsHand;
                rules.drops = {Drop{}};
            });
            d.setup.edit([&](Setup &setup) {
                setup.hands.push_back({PlayerId(0), king, 1});
                setup.hands.push_back({PlayerId(1), king, 1});
            });
        },
        "in the engine a royal piece may not be dropped in check beside another one");
    rowOf(
        "a promotion that goes on",
        "current",
        "dobutsu-shogi",
        [](Design &d) {
            d.rules.edit([&](Rules &rules) {
                rules.promotions.front().types = {piece(d, "Elephant")};
                rules.promotions.front().into = {piece(d, "Elephant")};
            });
        },
        "a piece that has promoted twice goes to the hand as what it was last");
    rowOf(
        "first leaps of a king, where one side has none",
        "current",
        "ouk-chatrang",
        [](Design &d) {
            d.setup.edit([&](Setup &setup) {
                const PieceId king = piece(d, "Sdaach");
                std::erase_if(setup.placements, [&](const Placement &p) {
                    return p.piece == king && p.player == PlayerId(0);
                });
            });
        },
        "without a king of each side the engine confuses who has moved");
    rowOf(
        "a cannon, where pieces come in",
        "current",
        "seirawan-chess",
        [](Design &d) { setMoves(d, "Bishop", "mRcpR"); },
        "a piece that has come in is no hurdle for an attack on a king");
    rowOf(
        "stalemates that draw, where the engine counts pieces",
        "current",
        "reversi",
        [](Design &d) {
            d.rules.edit([](Rules &rules) {
                for (End &end : rules.ends) {
                    if (std::holds_alternative<Stalemate>(end.condition))
                        end.outcome = Outcome::Draw;
                }
            });
        },
        "left out: who is stalemated draws");
    rowOf(
        "passes of a player whose pieces are all turned",
        "current",
        "othello",
        [](Design &d) { d.rules.edit([](Rules &rules) { rules.pass = Pass::Always; }); },
        "a player without pieces on the board does not pass there");
    rowOf(
        "first moves out of check only, and kings that may not face each other",
        "current",
        "ouk-chatrang",
        [](Design &d) {
            Facing facing;
            facing.types = {piece(d, "Sdaach")};
            d.rules.edit([&](Rules &rules) { rules.check.facing.push_back(facing); });
        },
        "in the engine first moves answer a check where kings may not face each other");
    rowOf(
        "repetitions that draw, where the engine counts pieces",
        "current",
        "ataxx",
        [](Design &d) {
            d.rules.edit([](Rules &rules) { rules.ends.back().outcome = Outcome::Draw; });
        },
        "left out: who repeats a position for the third time draws");
    rowOf(
        "a cannon on a board with holes",
        "current",
        "chess",
        [](Design &d) {
            setMoves(d, "Rook", "mRcpR");
            punch(d, "d4");
        },
        "Rook: a hole counts as a piece to jump over");
    rowOf(
        "captures explode, and the king is royal",
        "current",
        "chess",
        [](Design &d) {
            d.rules.edit([&](Rules &rules) {
                rules.explosions = {Explosion{{}, {}, {piece(d, "Pawn")}, {}, Lines::All, {}}};
            });
        },
        "in the engine a king who explodes is gone and the game goes on");
    rowOf(
        "a double step over a cell outside the pawn's zone",
        "current",
        "chess",
        [](Design &d) {
            const ZoneId zone = ranks(d, 4, 8);
            d.pieces.edit(
                [&](Pieces &pieces) { pieces.types[piece(d, "Pawn").index()].confinedTo = zone; });
        },
        "Pawn: its double step goes over cells of its zone only");
    rowOf(
        "a piece kept to a zone",
        "11.1",
        "chess",
        [](Design &d) {
            const ZoneId zone = ranks(d, 1, 5);
            d.pieces.edit([&](Pieces &pieces) {
                pieces.types[piece(d, "Knight").index()].confinedTo = zone;
            });
        },
        "Knight: it still gives check outside of its zone");
    rowOf(
        "captures and drops that are both compulsory",
        "current",
        "sittuyin",
        [](Design &d) {
            d.rules.edit([](Rules &rules) {
                rules.compulsions = {Compulsion{MustCapture::Must, {}, {}, {}}};
            });
        },
        "left out: a player must capture");
    rowOf(
        "any piece to reach a rank",
        "11.1",
        "chess",
        [](Design &d) {
            const ZoneId zone = ranks(d, 8, 8);
            Reached end;
            end.zone = zone;
            d.rules.edit([&](Rules &rules) {
                rules.ends.push_back({end, Outcome::Win, {}, {}, {}, {}, {}});
            });
        },
        "left out: whose every piece stands in zone 'some-ranks' wins");
    rowOf(
        "no checks by cannons",
        "11.1",
        "shako",
        [](Design &d) {
            d.rules.edit([](Rules &rules) { rules.check.giving = GivingCheck::Forbidden; });
        },
        "left out: check may not be given");
    rowOf(
        "castling where kings may not face",
        "current",
        "chess",
        [](Design &d) {
            d.rules.edit([&](Rules &rules) {
                rules.check.facing = {{{piece(d, "King")}, Lines::Orthogonal, {}}};
            });
        },
        "left out: King castles with Rook");
    rowOf(
        "en passant where kings may not face",
        "current",
        "torpedo-chess",
        [](Design &d) {
            d.rules.edit([&](Rules &rules) {
                rules.check.facing = {{{piece(d, "King")}, Lines::Orthogonal, {}}};
            });
        },
        "left out: Pawn captures Pawn en passant");
    rowOf(
        "a goal on which the second player begins",
        "current",
        "chess",
        [](Design &d) {
            const ZoneId zone = ranks(d, 1, 1);
            Reached end;
            end.zone = zone;
            d.rules.edit([&](Rules &rules) {
                rules.ends.push_back({end, Outcome::Win, {}, {}, {}, {}, {}});
            });
        },
        "left out: whose every piece stands in zone 'some-ranks' wins");
    rowOf(
        "en passant by knights only",
        "current",
        "chess",
        [](Design &d) {
            d.rules.edit(
                [&](Rules &rules) { rules.enPassant.front().takers = {piece(d, "Knight")}; });
        },
        "left out: Knight captures Pawn en passant");
}

void tst_fairy_exactness::differences()
{
    QFETCH(QString, game);
    QFETCH(Edit, edit);
    QFETCH(QString, dialect);
    QFETCH(QString, sentence);
    const auto variant = variantOf(game.toStdString(), edit, qPrintable(dialect));
    QVERIFY2(sentences(variant.verdict.differences).contains(sentence),
             qPrintable(sentences(variant.verdict.differences).join("\n")));
}

void tst_fairy_exactness::obstacles_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a hopping rook is no Janggi cannon")
        << "chess" << Edit([](Design &d) { setMoves(d, "Rook", "pR"); })
        << "Rook: version 11.1 has no piece that moves pR";
    QTest::newRow("promotion by a double step") << "chess" << Edit([](Design &d) {
        const ZoneId zone = ranks(d, 4, 8);
        d.rules.edit([&](Rules &rules) { rules.promotions.front().zone = zone; });
    }) << "Pawn: in version 11.1 it does not promote by a double step";
    QTest::newRow("pawns that begin in the promotion zone") << "chess" << Edit([](Design &d) {
        const ZoneId zone = ranks(d, 2, 8);
        d.rules.edit([&](Rules &rules) { rules.promotions.front().zone = zone; });
    }) << "version 11.1 promotes pawns that come to the zone, not those within";
    QTest::newRow("promotion where pawns take en passant") << "chess" << Edit([](Design &d) {
        const ZoneId zone = ranks(d, 6, 8);
        d.rules.edit([&](Rules &rules) { rules.promotions.front().zone = zone; });
    }) << "Pawn: in version 11.1 it takes nothing en passant where it promotes";
}

void tst_fairy_exactness::obstacles()
{
    QFETCH(QString, game);
    QFETCH(Edit, edit);
    QFETCH(QString, sentence);
    const auto variant = variantOf(game.toStdString(), edit, "11.1");
    QVERIFY2(sentences(variant.verdict.obstacles).contains(sentence),
             qPrintable(sentences(variant.verdict.obstacles).join("\n")));
}

void tst_fairy_exactness::orderOfTypesMeansNothing_data()
{
    QTest::addColumn<QString>("design");
    const auto designs = bundledDesigns();
    for (std::size_t i = 0; i < designs.size(); i += stride(26))
        QTest::newRow(std::string(designs[i].name).c_str())
            << QString::fromStdString(std::string(designs[i].name));
}

void tst_fairy_exactness::orderOfTypesMeansNothing()
{
    QFETCH(QString, design);
    const Design original = bundledDesign(design.toStdString());
    Design reversed = original;
    reversed.rules.edit([](Rules &rules) {
        Reverser reverser;
        visitFields(reverser, rules);
    });
    if (reversed == original)
        return;
    const Subject one(original);
    const Subject other(reversed);
    for (const Format &format : formats()) {
        if (!format.writes() || format.carries == Carries::Position)
            continue;
        const Verdict here = verdictOf(format, one, {});
        const Verdict there = verdictOf(format, other, {});
        QVERIFY2(here.obstacles.size() == there.obstacles.size(), format.id.data());
        if (here.obstacles.empty())
            QVERIFY2(here.differences.size() == there.differences.size(), format.id.data());
    }
    for (const std::string_view dialect : fairy::exportDialects) {
        const ExportRequest request{std::string(dialect), "game"};
        QCOMPARE(fairy::sectionText(fairy::exportedVariant(other, request)),
                 fairy::sectionText(fairy::exportedVariant(one, request)));
    }
}

QTEST_APPLESS_MAIN(tst_fairy_exactness)
#include "tst_fairy_exactness.moc"
