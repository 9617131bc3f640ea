#include "model/base/text.h"
#include "model/exchange/fairymax/fairymax_rays.h"
#include "model/exchange/target/export_files.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace rookery {

namespace {

constexpr int mostRanks = 16;
constexpr int mostTypes = 15;
constexpr int usualPromotion = 7; // the number of the type that pawns become

/// One of the engine's numbered types: a type of the design for one player or for both.
struct TypeRow
{
    std::optional<PieceId> piece; ///< nothing: a number that is not used
    PlayerId player;
};

/// A game in the making, with what it cannot say.
class Game
{
public:
    explicit Game(const Subject &subject)
        : m_subject(subject)
        , m_letters(*lettersFor(subject.pieces()))
    {
    }

    Verdict verdict;

    void run()
    {
        if (!findPawn() || !findRoyal())
            return;
        addPromotion();
        number();
        for (const PieceId piece : m_subject.pieceIds())
            addRays(piece);
        addCastling();
        addEnPassant();
        addEnds();
        leaveOutOfGame(m_subject, verdict, [this](const UsedRule &rule) {
            return m_said.contains({rule.kind, rule.index});
        });
    }

    std::string text() const
    {
        std::string all = std::to_string(m_subject.files()) + "x"
                          + std::to_string(m_subject.ranks()) + "\n" + backRank(PlayerId(0))
                          + backRank(PlayerId(1));
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            all += line(m_rows[i], i);
        return all;
    }

private:
    void say(RuleKind kind, std::size_t index) { m_said.insert({kind, index}); }
    static Element element(PieceId piece) { return {Element::Kind::Piece, piece.index()}; }

    const Placement *pieceAt(int file, int rank) const
    {
        return m_subject.design().setup->at(
            SiteId(static_cast<std::size_t>(file * m_subject.ranks() + rank)));
    }

    /// A full rank of pieces of one type in front of a full rank of others, and no other piece:
    /// where the second player's first rank has a gap the engine puts something that no one can
    /// capture.
    bool findPawn()
    {
        for (const PlayerId player : m_subject.playerIds()) {
            const int rank = player.index() == 0 ? 1 : m_subject.ranks() - 2;
            const int back = player.index() == 0 ? 0 : m_subject.ranks() - 1;
            for (int file = 0; file < m_subject.files(); ++file) {
                const Placement *boardPiece = pieceAt(file, rank);
                const Placement *behind = pieceAt(file, back);
                const bool isFull = boardPiece != nullptr && behind != nullptr
                                    && boardPiece->player == player && behind->player == player;
                if (!isFull || (m_pawn && *m_pawn != boardPiece->piece))
                    return noPawns();
                m_pawn = boardPiece->piece;
            }
        }
        const auto pieces = static_cast<std::size_t>(4 * m_subject.files());
        if (m_subject.ranks() < 4 || m_subject.design().setup->placements.size() != pieces)
            return noPawns();
        return true;
    }

    bool noPawns()
    {
        verdict.prevents(
            Message("each side must begin with a full first rank and a full second rank of "
                    "pieces of one and the same type, and no other piece"));
        return false;
    }

    bool findRoyal()
    {
        const auto royals = m_subject.markedRoyals();
        const bool isOne = royals.size() == 1
                           && m_subject.startingPieces(royals.front(), PlayerId(0)) == 1
                           && m_subject.startingPieces(royals.front(), PlayerId(1)) == 1
                           && m_subject.rules().royals.empty();
        if (!isOne) {
            verdict.prevents(Message("each side must have one royal piece"));
            return false;
        }
        m_royal = royals.front();
        say(RuleKind::RoyalType, m_royal->index());
        checkRoyal();
        return true;
    }

    /// Measured with 5.0b: with a royal knight it also accepts moves from empty cells.
    void checkRoyal()
    {
        const auto ways = simpleMoves(m_subject, *m_royal);
        if (ways && std::any_of(ways->begin(), ways->end(), [](const SimpleMove &way) {
                return std::max(std::abs(way.step.x()), std::abs(way.step.y())) > 1;
            }))
            verdict.differs(
                aboutPiece(m_subject,
                           *m_royal,
                           Message("with a royal piece that leaps the engine accepts some moves "
                                   "that are none")),
                element(*m_royal),
                Remedy::Approximate);
    }

    void addPromotion()
    {
        const auto &rules = m_subject.rules().promotions;
        const auto shape = rules.size() == 1 ? lastRankPromotion(m_subject, 0) : std::nullopt;
        if (!shape || shape->depth != 1 || !covers(rules.front().types, *m_pawn)) {
            verdict.prevents(
                aboutPiece(m_subject, *m_pawn, Message("it must promote on the last rank")),
                element(*m_pawn));
            return;
        }
        m_into = rules.front().into;
        const bool isOnlyPawn = rules.front().types.size() == 1;
        if (isOnlyPawn)
            say(RuleKind::Promotion, 0);
    }

    bool isAlike(PieceId piece) const
    {
        return movesAlike(m_subject,
                          piece,
                          m_subject.rules()[PlayerId(0)].facing,
                          m_subject.rules()[PlayerId(1)].facing);
    }

    /// Pawns are the first two, and the type they become without a word is the seventh.
    void number()
    {
        m_rows = {{m_pawn, PlayerId(0)}, {m_pawn, PlayerId(1)}};
        std::vector<TypeRow> rest;
        for (const PieceId piece : m_subject.pieceIds()) {
            if (piece == *m_pawn || (!m_into.empty() && piece == m_into.front()))
                continue;
            rest.push_back({piece, PlayerId(0)});
            if (!isAlike(piece))
                rest.push_back({piece, PlayerId(1)});
        }
        m_rows.insert(m_rows.end(), rest.begin(), rest.end());
        if (!m_into.empty()) {
            while (m_rows.size() + 1 < usualPromotion)
                m_rows.push_back({std::nullopt, PlayerId(0)});
            m_rows.insert(m_rows.begin() + usualPromotion - 1,
                          TypeRow{m_into.front(), PlayerId(0)});
            if (!isAlike(m_into.front()))
                verdict.prevents(
                    aboutPiece(m_subject,
                               m_into.front(),
                               Message("what pawns become must move alike for both sides")),
                    element(m_into.front()));
        }
        if (m_rows.size() > mostTypes)
            verdict.prevents(
                Message("there may be {most} kinds of pieces, pawns of each side and pieces that "
                        "move otherwise for each counted twice, not {count}",
                        {{"most", mostTypes}, {"count", m_rows.size()}}));
    }

    void addRays(PieceId piece)
    {
        const auto ways = simpleMoves(m_subject, piece);
        if (!ways)
            return verdict.prevents(aboutPiece(m_subject, piece, ways.error().message),
                                    element(piece));
        for (const SimpleMove &way : *ways) {
            if (!fairymax::ray(way, PlayerId(0)))
                return verdict.prevents(
                    aboutPiece(
                        m_subject, piece, Message("one of its ways of moving has no number there")),
                    element(piece));
            m_lateral = std::max(
                m_lateral, std::max(std::abs(way.step.x()), std::abs((way.step + way.second).x())));
        }
        if (m_subject.files() + m_lateral > fairymax::width)
            verdict.prevents(
                aboutPiece(m_subject,
                           piece,
                           Message("its leaps and the files together may not exceed {width}",
                                   {{"width", fairymax::width}})),
                element(piece));
        addSpecial(piece);
    }

    /// The pawn's double step is known, and nothing else that is not always there.
    void addSpecial(PieceId piece)
    {
        for (const MovementLegs &move : m_subject.moves(piece)) {
            if (move.when == When::Always && !move.startsIn)
                continue;
            if (piece != *m_pawn || !isDoubleStep(m_subject, move)
                || move.when == When::UnmovedUnchecked || m_hasDoubleStep)
                return verdict.prevents(
                    aboutPiece(
                        m_subject,
                        piece,
                        Message(
                            "moves that are not always available must be the pawn's double step")),
                    element(piece));
            m_hasDoubleStep = true;
            say(RuleKind::UnmovedOnly, piece.index());
            say(RuleKind::StartZone, piece.index());
        }
    }

    /// How many files the king goes, to the east if positive, towards a partner in the corner,
    /// which goes to its other side; nothing for other wings.
    std::optional<int> usualWing(const CastlingWing &wing) const
    {
        const auto at = [&](SiteId site) {
            return m_subject.board().siteCoordinates(site).value_or(Vector{});
        };
        const int home = wing.player.index() == 0 ? 0 : m_subject.ranks() - 1;
        for (const SiteId site : {wing.king, wing.partner, wing.kingTo, wing.partnerTo}) {
            if (at(site).y() != home)
                return std::nullopt;
        }
        const int side = at(wing.partner).x() > at(wing.king).x() ? 1 : -1;
        const bool isCorner = at(wing.partner).x() == (side > 0 ? m_subject.files() - 1 : 0);
        const int files = at(wing.kingTo).x() - at(wing.king).x();
        const bool isUsual = isCorner && files * side >= 2 && files * side <= 4
                             && wing.kingTo != wing.partner
                             && at(wing.partnerTo).x() == at(wing.kingTo).x() - side;
        return isUsual ? std::optional(files) : std::nullopt;
    }

    /// Measured with 5.0b: which numbers let a king go so many files.
    static std::string castlingRay(int files)
    {
        if (std::abs(files) == 2)
            return files > 0 ? " 1,34" : " -1,34";
        if (files > 0)
            return files == 3 ? " 1,3034" : " 1,2034";
        return files == -3 ? " -1,1034" : " -1,2034";
    }

    void addCastling()
    {
        const CastlingRule *rule = plainCastling(m_subject.rules());
        if (rule == nullptr || rule->kings != PieceSet{*m_royal})
            return;
        std::map<PlayerId, std::set<int>> wings;
        for (const CastlingWing &wing : rule->wings) {
            const auto files = usualWing(wing);
            if (!files)
                return;
            wings[wing.player].insert(*files);
        }
        if (rule->wings.size() != 4 || wings[PlayerId(0)] != wings[PlayerId(1)])
            return;
        for (const int files : wings[PlayerId(0)])
            m_castling = castlingRay(files) + m_castling;
        say(RuleKind::Castling, 0);
    }

    /// The engine takes in passing whenever there is a double step.
    void addEnPassant()
    {
        const auto &rules = m_subject.rules().enPassant;
        const auto isPawns = [&](const PieceSet &set) {
            return set.empty() || set == PieceSet{*m_pawn};
        };
        const bool isUsual = rules.size() == 1 && !rules.front().zone
                             && rules.front().players.empty() && isPawns(rules.front().victims)
                             && isPawns(rules.front().takers);
        if (isUsual && m_hasDoubleStep)
            say(RuleKind::EnPassant, 0);
        else if (m_hasDoubleStep)
            verdict.differs(
                Message("pawns may be taken en passant"), element(*m_pawn), Remedy::Approximate);
    }

    void addEnds()
    {
        for (std::size_t i = 0; i < m_subject.rules().ends.size(); ++i) {
            const End &end = m_subject.rules().ends[i];
            const bool isMate = isPlainMate(end.condition) && end.outcome == Outcome::Loss;
            const bool isStalemate =
                std::holds_alternative<Stalemate>(end.condition) && end.outcome == Outcome::Draw;
            if ((isMate || isStalemate) && end.players.empty())
                say(RuleKind::End, i);
        }
    }

    std::string backRank(PlayerId player) const
    {
        std::string text;
        for (int file = 0; file < m_subject.files(); ++file) {
            const Placement *boardPiece =
                pieceAt(file, player.index() == 0 ? 0 : m_subject.ranks() - 1);
            std::size_t number = 0;
            for (std::size_t i = 0; boardPiece != nullptr && i < m_rows.size(); ++i) {
                const bool isIts = m_rows[i].piece == boardPiece->piece
                                   && (m_rows[i].player == player || number == 0);
                number = isIts ? i + 1 : number;
            }
            text += (file == 0 ? "" : " ") + std::to_string(number);
        }
        return text + "\n";
    }

    std::string line(const TypeRow &row, std::size_t index) const
    {
        // What no piece may become has a value that ends in 3.
        if (!row.piece)
            return "x:3 1,0\n";
        const auto ways = simpleMoves(m_subject, *row.piece);
        int value = 100;
        std::string rays;
        for (const SimpleMove &way : *ways) {
            rays += *fairymax::ray(way, row.player);
            value += way.most == 1 ? 30 : 100;
        }
        const bool isPawn = index < 2;
        if (isPawn && m_hasDoubleStep)
            rays = " " + std::to_string(fairymax::stepNumber({{0, 1, 0, 0}}, row.player)) + ",24"
                   + rays;
        const bool isChoice = std::find(m_into.begin(), m_into.end(), *row.piece) != m_into.end();
        value = row.piece == m_royal ? -1 : value / 10 * 10 + (isChoice || isPawn ? 0 : 3);
        if (row.piece == m_royal)
            rays = m_castling + rays;
        const char letter = m_letters[row.piece->index()];
        return std::string(1, isPawn ? static_cast<char>(letter - 'A' + 'a') : letter) + ":"
               + std::to_string(value) + rays + "\n";
    }

    const Subject &m_subject;
    std::string m_letters;
    std::optional<PieceId> m_pawn;
    std::optional<PieceId> m_royal;
    std::vector<PieceId> m_into;
    std::vector<TypeRow> m_rows;
    int m_lateral = 0;
    bool m_hasDoubleStep = false;
    std::string m_castling; ///< the king's rays for it
    std::set<std::pair<RuleKind, std::size_t>> m_said;
};

} // namespace

Verdict checkFairyMax(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!requireTwoPlayers(subject, verdict)
        || !requireRectangle(subject, verdict, fairymax::width - 2, mostRanks)
        || !requireLetters(subject, verdict))
        return verdict;
    if (subject.hasHoles())
        verdict.prevents(Message("the board may not have holes"));
    requireOppositeFacing(subject, verdict);
    if (!verdict.obstacles.empty())
        return verdict;
    Game game(subject);
    game.run();
    return game.verdict;
}

/// The engine begins with a game without a name, so that the same stands there twice.
Result<std::vector<ExportedFile>>
writeFairyMax(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    Game game(subject);
    game.run();
    std::string comments;
    for (const std::string &line : headLines(subject, verdict))
        comments += "// " + asciiLine(line) + "\n";
    const std::string text = "version 4.8(w)\n" + game.text() + "\n" + comments + "Game: rk_"
                             + lowered(fileStem(request.name)) + "\n" + game.text() + "\n// end\n";
    return std::vector<ExportedFile>{{request.name + ".ini", text}};
}

} // namespace rookery
