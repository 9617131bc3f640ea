#include "model/exchange/fairy_stockfish/fairy_catalogue.h"
#include "model/exchange/fairy_stockfish/fairy_import.h"
#include "model/file/bundled.h"
#include "model/file/design_reader.h"
#include "model/play/castling_wings.h"
#include "model/play/fast/broad_engine.h"
#include "model/play/fast/fast_game.h"
#include "model/play/moves.h"
#include "model/play/position_text.h"
#include "model/play/referee.h"
#include "tests/model/random_designs.h"
#include "tests/support.h"

#include <thread>

using namespace rookery;
using namespace rookery::test;

namespace {

// Listing by trial without optimisation takes ten times as long.
#ifdef NDEBUG
constexpr int games = 6;
constexpr int longestGame = 120;
constexpr std::size_t each = 1;
constexpr unsigned randomDesigns = 150;
#else
constexpr int games = 1;
constexpr int longestGame = 16;
constexpr std::size_t each = 16; ///< so manieth of the named designs
constexpr unsigned randomDesigns = 4;
#endif

unsigned firstSeed = 0; ///< of the random designs

/// Random legs without what tables do not know: whom they meet, and men who are moved or left
/// standing.
LegGraph tamed(LegGraph graph)
{
    for (Leg &leg : graph.legs) {
        leg.only.unmoved = leg.only.startCell = false;
        leg.returns = leg.unloads = false;
        leg.onFoe.whom = {};
        leg.onFoe.effect = leg.onFoe.stop ? Effect::Capture : Effect::None;
        if (leg.onFoe.stop)
            leg.onFoe.then.clear();
        leg.onFriend = {};
        leg.onFriend.then = leg.onFoe.then;
        leg.most = std::min(leg.most, 5);
    }
    return graph;
}

/// The same for some men only, whether they are met on the way or captured.
LegGraph filtered(LegGraph graph, PieceId except)
{
    for (Leg &leg : graph.legs)
        leg.onFoe.whom = leg.onFriend.whom = {Whom::Except, {except}};
    return graph;
}

/// Random legs, of which a walk soon comes to an end.
LegGraph shortened(LegGraph graph)
{
    for (Leg &leg : graph.legs) {
        leg.least = std::min(leg.least, 2);
        leg.most = std::min(leg.most, 2);
    }
    return graph;
}

using Words = std::vector<std::string>;

Words wordsOf(const std::vector<Move> &moves, const Board &board, const Pieces &pieces)
{
    Words words;
    for (const Move &move : moves)
        words.push_back(moveText(move, board, pieces, moves));
    std::sort(words.begin(), words.end());
    return words;
}

std::string onlyIn(const Words &a, const Words &b)
{
    Words only;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(only));
    std::string text;
    for (const std::string &word : only)
        text += " " + word;
    return text;
}

/// Holds tables and referee together, position by position.
class Comparison
{
public:
    explicit Comparison(const Design &design,
                        Processor processor = Processor::Detected,
                        const FastGame *previous = nullptr)
        : m_design(design)
        , m_referee(design)
        , m_fast(design, nullptr, processor, previous)
    {
    }

    const FastGame &fast() const { return m_fast; }
    Referee &referee() { return m_referee; }
    const Design &design() const { return m_design; }

    /// Empty, or how the answers differ.
    std::string faultIn(Position &position)
    {
        std::vector<Move> expected;
        std::vector<Move> listed;
        m_referee.legal(position, expected);
        if (!m_fast.legal(position, listed))
            return "the tables do not take the position";
        const Words a = wordsOf(expected, m_referee.board(), *m_design.pieces);
        const Words b = wordsOf(listed, m_referee.board(), *m_design.pieces);
        if (a != b)
            return "missing:" + onlyIn(a, b) + " wrong:" + onlyIn(b, a) + " in "
                   + writePosition(position, m_design, m_referee.board());
        const auto counted = m_fast.perft(position, 1);
        if (counted != expected.size())
            return "counts " + std::to_string(*counted) + " instead of "
                   + std::to_string(expected.size()) + " in "
                   + writePosition(position, m_design, m_referee.board());
        return {};
    }

    /// The same of the engine that keeps reaches instead of tables.
    std::string faultOf(const fast::BroadEngine &broad, Position &position)
    {
        std::vector<Move> expected;
        std::vector<Move> listed;
        m_referee.legal(position, expected);
        broad.legal(position, listed);
        const Words a = wordsOf(expected, m_referee.board(), *m_design.pieces);
        const Words b = wordsOf(listed, m_referee.board(), *m_design.pieces);
        if (a != b)
            return "kept reaches, missing:" + onlyIn(a, b) + " wrong:" + onlyIn(b, a) + " in "
                   + writePosition(position, m_design, m_referee.board());
        constexpr std::size_t mostBranches = 60;
        const auto counted = expected.size() > mostBranches
                                 ? std::nullopt
                                 : broad.perft(position, 2, fast::Leaves::Counted);
        if (counted && counted != m_referee.perftByTrying(position, 2))
            return "kept reaches count otherwise in "
                   + writePosition(position, m_design, m_referee.board());
        return {};
    }

    /// The same along random games.
    std::string faultInGames(Dice &dice, const Position &start)
    {
        const fast::BroadEngine broad(m_design, std::make_shared<const CompiledGame>(m_design));
        for (int game = 0; game < games; ++game) {
            Position position = start;
            for (int ply = 0; ply < longestGame; ++ply) {
                std::string fault = faultIn(position);
                if (fault.empty() && ply % 8 == 0)
                    fault = faultInSequences(position, 2);
                if (fault.empty() && ply % 16 == 15)
                    fault = faultOf(broad, position);
                if (!fault.empty())
                    return "after " + std::to_string(ply) + " moves, " + fault;
                std::vector<Move> moves;
                m_referee.legal(position, moves);
                if (moves.empty())
                    break;
                Undo undo;
                m_referee.make(position, dice.pick(moves), undo);
            }
        }
        return {};
    }

    std::string faultInSequences(Position &position, int depth)
    {
        constexpr std::size_t mostBranches = 60;
        std::vector<Move> moves;
        m_referee.legal(position, moves);
        if (moves.size() > mostBranches)
            return {};
        const auto counted = m_fast.perft(position, depth);
        const auto listed = m_fast.perftListed(position, depth);
        const std::uint64_t expected = m_referee.perftByTrying(position, depth);
        if (counted == expected && listed == expected)
            return {};
        return std::to_string(*counted) + " counted and " + std::to_string(*listed)
               + " listed instead of " + std::to_string(expected) + " sequences from "
               + writePosition(position, m_design, m_referee.board());
    }

private:
    Design m_design;
    Referee m_referee;
    FastGame m_fast;
};

} // namespace

class TestFastGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bundledDesignsAgree_data()
    {
        QTest::addColumn<QString>("name");
        for (std::size_t i = 0; i < bundledDesigns().size(); i += stride(each)) {
            const BundledDesign &bundled = bundledDesigns()[i];
            const QString name =
                QString::fromUtf8(bundled.name.data(), qsizetype(bundled.name.size()));
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void bundledDesignsAgree()
    {
        QFETCH(QString, name);
        TAKE(read, readDesign(findBundled(name.toStdString())->text));
        agree(read.design);
    }

    void knownVariantsAgree_data()
    {
        QTest::addColumn<QString>("name");
        const auto &sections = fairy::builtInVariants().sections;
        for (std::size_t i = 0; i < sections.size(); i += stride(each))
            QTest::newRow(sections[i].name.c_str()) << QString::fromStdString(sections[i].name);
    }

    void knownVariantsAgree()
    {
        QFETCH(QString, name);
        const auto imported = fairy::importVariant("", name.toStdString());
        if (!imported)
            QSKIP("it cannot be imported");
        agree(imported->design);
    }

    void randomDesignsAgree()
    {
        unsigned compared = 0;
        for (unsigned seed = firstSeed; seed < firstSeed + seeds(randomDesigns); ++seed) {
            Dice dice(seed);
            const auto design = randomDesign(dice);
            if (!design)
                continue;
            Comparison comparison(*design, dice.oneIn(2) ? Processor::Detected : Processor::Any);
            QVERIFY(comparison.fast().faults().empty());
            compared += positionsThatAgree(comparison, 2, dice, seed);
        }
        QVERIFY2(compared >= seeds(randomDesigns), qPrintable(QString::number(compared)));
    }

    void otherPlayersAndManyTypesAgree()
    {
        unsigned compared = 0;
        for (unsigned seed = firstSeed; seed < firstSeed + seeds(randomDesigns); ++seed) {
            Dice dice(seed);
            auto design = randomDesign(dice);
            if (!design)
                continue;
            const std::size_t players = 1 + static_cast<std::size_t>(dice.upTo(3));
            design->rules.edit([&](Rules &rules) {
                rules.players.resize(players, rules.players.back());
                if (players == 1) {
                    rules.turns = {};
                    rules.ends.clear();
                }
                for (std::size_t i = 0; i < players; ++i)
                    rules.players[i].name = "Player " + std::to_string(i + 1);
            });
            if (players == 2) {
                design->pieces.edit(
                    [](Pieces &pieces) { pieces.types.resize(66, pieces.types[1]); });
            }
            Comparison comparison(*design, Processor::Any);
            QCOMPARE(comparison.fast().faults().size(), std::size_t(1));
            compared += positionsThatAgree(comparison, players, dice, seed);
        }
        QVERIFY2(compared >= seeds(randomDesigns), qPrintable(QString::number(compared)));
    }

    void editsTakeOverWhatIsTheSame()
    {
        for (unsigned seed = firstSeed; seed < firstSeed + seeds(randomDesigns) / 4 + 1; ++seed) {
            Dice dice(seed);
            auto design = randomDesign(dice);
            if (!design)
                continue;
            const Processor processor = dice.oneIn(2) ? Processor::Detected : Processor::Any;
            std::unique_ptr<Comparison> before;
            for (int edit = 0; edit < 4; ++edit) {
                auto comparison = std::make_unique<Comparison>(
                    *design, processor, before ? &before->fast() : nullptr);
                positionsThatAgree(*comparison, 2, dice, seed);
                if (QTest::currentTestFailed())
                    return;
                before = std::move(comparison);
                changeOnePiece(*design, dice);
            }
        }
    }

    void everyProcessorCountsTheSame()
    {
        TAKE(read, readDesign(findBundled("chess")->text));
        const FastGame detected(read.design);
        const FastGame portable(read.design, nullptr, Processor::Any);
        const Board board(read.design.board, read.design.directions);
        const Position start = startPosition(read.design, board);
        QCOMPARE(*detected.perft(start, 4), std::uint64_t(197'281));
        QCOMPARE(*portable.perft(start, 4), std::uint64_t(197'281));
        QCOMPARE(*portable.perftListed(start, 4), std::uint64_t(197'281));
    }

    void threadsMayAskAtOnce()
    {
        TAKE(read, readDesign(findBundled("chess")->text));
        const FastGame fast(read.design);
        const Board board(read.design.board, read.design.directions);
        const Position start = startPosition(read.design, board);
        std::array<std::uint64_t, 4> nodes{};
        std::vector<std::thread> threads;
        for (std::uint64_t &count : nodes)
            threads.emplace_back([&] { count = *fast.perft(start, 3); });
        for (std::thread &thread : threads)
            thread.join();
        for (const std::uint64_t count : nodes)
            QCOMPARE(count, std::uint64_t(8'902));
    }

    void whatTablesDoNotKnowIsBorrowed()
    {
        Design design = designOf("square:4x4", {{"Man", "leap n"}});
        design.rules.edit([](Rules &rules) {
            rules.explosions.emplace_back();
            rules.walling.emplace_back();
        });
        const FastGame fast(design);
        QVERIFY(fast.faults().empty());
        std::vector<std::string> rules;
        for (const FastGame::BorrowedRule &row : fast.borrowed())
            rules.push_back(row.rule + ": " + row.means);
        QCOMPARE(rules,
                 (std::vector<std::string>{"walls are built: listed by the referee",
                                           "captures explode: each move tried by the referee"}));
    }

    void gamesWithoutTablesSayWhy()
    {
        Design design = designOf("square:17x17", {{"Man", "leap n"}});
        design.rules.edit([](Rules &rules) { rules.players.pop_back(); });
        const FastGame fast(design);
        QCOMPARE(fast.faults(),
                 (std::vector<std::string>{"the board has more than 256 cells",
                                           "there are not two players"}));
        const Board board(design.board, design.directions);
        QCOMPARE(*fast.perft(startPosition(design, board), 1), std::uint64_t(0));
    }

    void gamesWithoutTablesLeaveOnlySomeMenToTheReferee()
    {
        TAKE(read, readDesign(findBundled("four-player-chess")->text));
        const FastGame fast(read.design);
        QCOMPARE(fast.faults().size(), std::size_t(1));
        std::vector<std::string> walked;
        for (const FastGame::WalkedType &row : fast.walked())
            walked.push_back((*read.design.pieces)[row.type].name + " " + row.because);
        QCOMPARE(walked, (std::vector<std::string>{"King castles", "Pawn promotes"}));
        QVERIFY(fast.borrowed().empty());
    }

private:
    /// Two types of men with legs of any kind, under some rules; nothing if the board has no cell.
    static std::optional<Design> randomDesign(Dice &dice)
    {
        Design design = dice.board();
        if (Board(design.board, design.directions).size() == 0)
            return std::nullopt;
        for (const char *name : {"First", "Second"})
            design = must(withPieceAdded(design, name));
        for (const PieceId piece : {PieceId(0), PieceId(1)}) {
            LegGraph legs = dice.oneIn(3) ? shortened(dice.legs()) : tamed(dice.legs());
            if (dice.oneIn(4))
                legs = filtered(tamed(dice.legs()), PieceId(dice.upTo(1)));
            const When when = dice.oneIn(4) ? When::Unmoved : When::Always;
            design = must(withMovementAdded(design, piece, Movement{legs, when, {}}));
        }
        design.pieces.edit([&](Pieces &pieces) {
            if (dice.oneIn(2))
                pieces.types.front().royalty = Royalty::Royal;
        });
        design.rules.edit([&](Rules &rules) {
            decorate(rules, dice);
            if (dice.oneIn(2))
                addBorrowed(rules, dice);
        });
        return design;
    }

    static void changeOnePiece(Design &design, Dice &dice)
    {
        const Movement movement{tamed(dice.legs()), When::Always, {}};
        design.pieces.edit([&](Pieces &pieces) {
            PieceType &piece = pieces.types[static_cast<std::size_t>(dice.upTo(1))];
            if (dice.oneIn(5))
                piece.royalty = piece.royalty == Royalty::Royal ? Royalty::None : Royalty::Royal;
            else if (dice.oneIn(3))
                piece.moves.push_back(movement);
            else
                piece.moves.assign(1, movement);
        });
        if (dice.oneIn(5))
            design.rules.edit([&](Rules &rules) { decorate(rules, dice); });
    }

    /// How many random positions were compared until one differed, which fails the test.
    static unsigned
    positionsThatAgree(Comparison &comparison, std::size_t players, Dice &dice, unsigned seed)
    {
        const Design &design = comparison.design();
        const fast::BroadEngine broad(design, std::make_shared<const CompiledGame>(design));
        for (unsigned round = 0; round < 4; ++round) {
            Position position(
                comparison.referee().board().size(), players, design.pieces->types.size());
            dice.fill(position, 10 * dice.upTo(5));
            beginPlay(position, *design.rules, comparison.referee().board());
            std::string fault = comparison.faultIn(position);
            if (fault.empty())
                fault = comparison.faultInSequences(position, 2);
            if (fault.empty())
                fault = comparison.faultOf(broad, position);
            if (!fault.empty()) {
                const QString text = QString("seed %1: ").arg(seed) + QString::fromStdString(fault);
                QTest::qFail(qPrintable(text), __FILE__, __LINE__);
                return round;
            }
        }
        return 4;
    }

    static void agree(const Design &design)
    {
        Comparison comparison(design);
        for (const std::string &fault : comparison.fast().faults())
            QVERIFY(!fault.empty() && fault.back() != '.');
        Dice dice(1);
        const std::string fault =
            comparison.faultInGames(dice, startPosition(design, comparison.referee().board()));
        QVERIFY2(fault.empty(), fault.c_str());
    }

    static void decorate(Rules &rules, Dice &dice)
    {
        if (dice.oneIn(4))
            rules.compulsions.push_back({MustCapture::Must, {}, {}, {}});
        if (dice.oneIn(4))
            rules.pass = dice.oneIn(2) ? Pass::Stuck : Pass::Always;
        if (dice.oneIn(4))
            rules.hands.captured = Captured::CaptorsHand;
        if (dice.oneIn(3)) {
            Promotion promotion;
            promotion.types = {PieceId(1)};
            promotion.into = {PieceId(dice.upTo(1))};
            promotion.duty = dice.oneIn(2) ? PromotionDuty::May : PromotionDuty::WhenStuck;
            promotion.zone = ZoneId(dice.upTo(1));
            promotion.touch = dice.oneIn(2) ? ZoneTouch::End : ZoneTouch::Either;
            promotion.by = dice.pick(std::vector{PromotionBy::AnyMove,
                                                 PromotionBy::Capture,
                                                 PromotionBy::InPlace,
                                                 PromotionBy::QuietStep});
            promotion.last = dice.oneIn(3) ? LastOfKind::Anywhere : LastOfKind::AsOthers;
            rules.promotions.push_back(promotion);
        }
        if (dice.oneIn(4)) {
            EnPassant rule;
            rule.zone = dice.oneIn(2) ? std::optional(ZoneId(dice.upTo(1))) : std::nullopt;
            rules.enPassant.push_back(rule);
        }
        if (dice.oneIn(6))
            rules.ends.push_back(
                {Extinct{{PieceId(1)}, Counted::Together, 0, 0, false}, Outcome::Loss, {}, {}});
        if (dice.oneIn(6))
            rules.check.giving = GivingCheck::Forbidden;
    }

    /// Rules that the tables leave to the referee.
    static void addBorrowed(Rules &rules, Dice &dice)
    {
        const auto anyOf = [&](auto... values) {
            return dice.pick(std::vector{values...});
        };
        if (dice.oneIn(5))
            rules.explosions.push_back({{}, {}, {}, anyOf(Lines::All, Lines::Orthogonal), {}});
        if (dice.oneIn(6))
            rules.petrifications.push_back({{PieceId(1)}, {}});
        if (dice.oneIn(4)) {
            Enclosing rule;
            rule.shape =
                anyOf(Enclosure::Line, Enclosure::Neighbour, Enclosure::Pair, Enclosure::All);
            rule.fate = anyOf(EnclosedFate::ChangeSides, EnclosedFate::Captured);
            rule.arrival = anyOf(ArrivedBy::Any, ArrivedBy::Move);
            rules.enclosing.push_back(rule);
        }
        if (dice.oneIn(5)) {
            Walling rule;
            rule.place =
                anyOf(WallPlace::Anywhere, WallPlace::Shot, WallPlace::Vacated, WallPlace::Edge);
            rule.life = anyOf(WallLife::Stays, WallLife::Moves);
            rule.turn = anyOf(WallTurn::WithMove, WallTurn::Instead);
            rules.walling.push_back(rule);
        }
        if (dice.oneIn(5))
            rules.turns.cycle = {PlayerId(0), PlayerId(1), PlayerId(1), PlayerId(0)};
        if (dice.oneIn(5))
            rules.immunities.push_back({{PieceId(0)}, {PieceId(dice.upTo(1))}, {}});
        if (dice.oneIn(5))
            rules.check.flight = Flight::None;
        if (dice.oneIn(6))
            rules.cautions.push_back({{PieceId(1)}, {}, {}});
        if (dice.oneIn(6))
            rules.flying.push_back({{PieceId(dice.upTo(1))}, {}, 2, {}});
        if (dice.oneIn(6))
            rules.holdings.push_back({{PieceId(0)},
                                      {PieceId(1)},
                                      anyOf(Lines::All, Lines::Orthogonal),
                                      {},
                                      anyOf(HeldTurn::Nothing, HeldTurn::Removal),
                                      {}});
        if (dice.oneIn(5)) {
            Drop drop;
            drop.colour = anyOf(DropColour::Any, DropColour::Opposite);
            drop.contact = anyOf(DropContact::Anything,
                                 DropContact::Friend,
                                 DropContact::NoFoe,
                                 DropContact::OnTop,
                                 DropContact::FromASide,
                                 DropContact::Flanking);
            rules.drops = {drop};
            rules.hands.supply = Supply::Endless;
        }
        if (dice.oneIn(5))
            rules.ends.push_back(
                {Row{{}, 3, Lines::All, RowOrder::Unbroken}, Outcome::Win, {}, {}});
        if (dice.oneIn(5))
            rules.ends.push_back({Reached{{}, ZoneId(0), 1, false, dice.oneIn(2), {PlayerId(1)}},
                                  Outcome::Win,
                                  {},
                                  {}});
        if (dice.oneIn(5))
            rules.ends.push_back({Passes{2}, Outcome::Draw, {}, {}});
        if (dice.oneIn(6))
            rules.compulsions.push_back(
                {MustCapture::Must, {{CaptureValue::Men, {}, 1, {}, 0, {}}}, {}, {}});
        if (dice.oneIn(6)) {
            const auto when =
                anyOf(ExchangeWhen::Always, ExchangeWhen::InCheck, ExchangeWhen::InNeed);
            rules.exchanges.push_back({{PieceId(0)}, {}, {}, when, 1, {}});
        }
        if (dice.oneIn(6))
            rules.blockades.emplace_back();
        if (dice.oneIn(4))
            rules.turns.lost = anyOf(LostPlayer::MenLeave, LostPlayer::MenStay, LostPlayer::MenDie);
        const bool isForARound = dice.oneIn(2);
        for (EnPassant &rule : rules.enPassant)
            rule.within = isForARound ? PassedFor::Round : PassedFor::NextTurn;
    }
};

/// `--seed N` begins the random designs there; ROOKERY_SEEDS says how many there are.
int main(int argc, char *argv[])
{
    std::vector<char *> others;
    for (int i = 0; i < argc; ++i) {
        if (std::string_view(argv[i]) == "--seed" && i + 1 < argc)
            firstSeed = static_cast<unsigned>(std::stoul(argv[++i]));
        else
            others.push_back(argv[i]);
    }
    TestFastGame test;
    return QTest::qExec(&test, static_cast<int>(others.size()), others.data());
}

#include "tst_fast_game.moc"
