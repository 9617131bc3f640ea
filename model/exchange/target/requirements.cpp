#include "model/exchange/target/requirements.h"

#include "model/base/text.h"
#include "model/board/square_lattice.h"
#include "model/movement/betza/betza_writer.h"

#include <algorithm>

namespace rookery {

namespace {

char capital(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// Whether a player wins by this end.
bool isWon(const End &end)
{
    return end.outcome != Outcome::Draw;
}

/// The first free letter among these; 0 if there is none.
char firstFree(std::string_view wanted, const std::string &used)
{
    for (const char c : wanted) {
        if (isAsciiLetter(c) && used.find(capital(c)) == std::string::npos)
            return capital(c);
    }
    return 0;
}

} // namespace

void leaveOut(const Subject &subject, Verdict &verdict, const UsedRule &rule)
{
    verdict.differs(Message("left out: {rule}", {{"rule", rule.message}}), rule.element);
    if (rule.kind == RuleKind::End && isCountedDraw(subject.rules().ends[rule.index]))
        verdict.differences.back().kind = LossKind::CountedDraw;
}

void leaveOutRules(const Subject &subject, Verdict &verdict, std::initializer_list<RuleKind> said)
{
    for (const UsedRule &rule : subject.usedRules()) {
        if (std::find(said.begin(), said.end(), rule.kind) == said.end())
            leaveOut(subject, verdict, rule);
    }
}

void leaveOutOfGame(const Subject &subject,
                    Verdict &verdict,
                    const std::function<bool(const UsedRule &)> &isSaid)
{
    std::size_t lostWins = 0;
    bool losesDrops = false;
    for (const UsedRule &rule : subject.usedRules()) {
        if (isSaid(rule))
            continue;
        leaveOut(subject, verdict, rule);
        const bool isWin = rule.kind == RuleKind::End && isWon(subject.rules().ends[rule.index]);
        lostWins += isWin ? 1 : 0;
        losesDrops = losesDrops || rule.kind == RuleKind::Hands || rule.kind == RuleKind::Supply
                     || rule.kind == RuleKind::Drop;
    }
    const auto &ends = subject.rules().ends;
    const auto wins = static_cast<std::size_t>(std::count_if(ends.begin(), ends.end(), isWon));
    if (wins > 0 && lostWins == wins)
        verdict.prevents(Message("it would leave no way to win"));
    const auto &placed = subject.design().setup->placements;
    const bool isStill = std::all_of(placed.begin(), placed.end(), [&](const Placement &row) {
        return subject.moves(row.piece).empty();
    });
    if (losesDrops && isStill)
        verdict.prevents(Message("it would leave no moves, since every piece is dropped"));
    else if (!subject.rules().ownMoves.empty() && isStill)
        verdict.prevents(Message("it would leave no moves, since all moves are own rules"));
}

bool requireTwoPlayers(const Subject &subject, Verdict &verdict)
{
    const std::size_t players = subject.rules().deciders().size();
    if (players != 2)
        verdict.prevents(Message("there are two players, not {count}", {{"count", players}}));
    return subject.rules().players.size() == 2;
}

void requireNoChance(const Subject &subject, Verdict &verdict)
{
    for (const Player &player : subject.rules().players) {
        if (player.isChance)
            verdict.prevents(Message("nothing is left to chance there, and '{player}' is chance",
                                     {{"player", player.name}}));
    }
}

bool requireTwoPlayersOnly(const Subject &subject, Verdict &verdict)
{
    requireNoChance(subject, verdict);
    return requireTwoPlayers(subject, verdict);
}

bool requireRectangle(const Subject &subject, Verdict &verdict, int mostFiles, int mostRanks)
{
    if (!subject.isPlainRectangle()) {
        verdict.prevents(
            Message("the board must be a flat rectangle without joined edges, added cells, "
                    "links or facings of its own"));
        return false;
    }
    if (subject.files() > mostFiles || subject.ranks() > mostRanks) {
        verdict.prevents(Message(
            "the board may have {most-files} files and {most-ranks} ranks, not {files} and {ranks}",
            {{"most-files", mostFiles},
             {"most-ranks", mostRanks},
             {"files", subject.files()},
             {"ranks", subject.ranks()}}));
        return false;
    }
    return true;
}

void requireStraightTravel(const Subject &subject, Verdict &verdict)
{
    if (subject.hasTurns())
        verdict.prevents(Message("links may not turn the traveller, as this board's do"));
    if (subject.board().hasCellFacings())
        verdict.prevents(Message("cells may not say which way is forward, as this board's do"));
}

bool requireOppositeFacing(const Subject &subject, Verdict &verdict)
{
    bool isMet = true;
    for (const PieceId piece : subject.pieceIds()) {
        for (const PlayerId player : subject.playerIds()) {
            const Orientation usual = player.index() == 0 ? orientation::same : orientation::half;
            if (movesAlike(subject, piece, subject.rules()[player].facing, usual))
                continue;
            verdict.prevents(aboutPiece(subject,
                                        piece,
                                        Message("[{?second}{player}'s must move as after a half "
                                                "turn|{player}'s must move as the board lies]",
                                                {{"player", subject.rules()[player].name},
                                                 {"second", player.index()}})),
                             {Element::Kind::Piece, piece.index()});
            isMet = false;
        }
    }
    return isMet;
}

std::optional<std::string> lettersFor(const Pieces &pieces)
{
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    if (pieces.types.size() > alphabet.size())
        return std::nullopt;
    std::string letters(pieces.types.size(), '\0');
    for (std::size_t i = 0; i < letters.size(); ++i)
        letters[i] = firstFree(pieces.types[i].letter, letters);
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (letters[i] == 0)
            letters[i] = firstFree(pieces.types[i].name, letters);
        if (letters[i] == 0)
            letters[i] = firstFree(alphabet, letters);
    }
    return letters;
}

bool requireLetters(const Subject &subject, Verdict &verdict)
{
    const std::size_t types = subject.pieces().types.size();
    if (types > 26)
        verdict.prevents(
            Message("there are letters for 26 piece types, not for {count}", {{"count", types}}));
    return types <= 26;
}

Result<std::string> betzaOf(const Subject &subject, PieceId piece, BetzaDialect dialect)
{
    std::vector<MovementLegs> moves;
    for (const MovementLegs &move : subject.moves(piece)) {
        if (!move.startsIn)
            moves.push_back({move.legs, move.when});
    }
    if (moves.empty())
        return std::string();
    return writeBetza(moves, dialect, *subject.design().directions);
}

char fenLetter(char capital, PlayerId player)
{
    return player.index() == 0 ? capital : static_cast<char>(capital - 'A' + 'a');
}

std::string placementFen(const Subject &subject, std::string_view letters, char hole)
{
    return placementFen(
        subject,
        [&](const Placement &piece) {
            return std::string(1, fenLetter(letters[piece.piece.index()], piece.player));
        },
        hole);
}

std::string placementFen(const Subject &subject,
                         const std::function<std::string(const Placement &)> &word,
                         char hole)
{
    const Setup &setup = *subject.design().setup;
    std::string fen;
    for (int rank = subject.ranks() - 1; rank >= 0; --rank) {
        int empty = 0;
        const auto flush = [&] {
            if (empty > 0)
                fen += std::to_string(empty);
            empty = 0;
        };
        for (int file = 0; file < subject.files(); ++file) {
            const SiteId site(file * subject.ranks() + rank);
            const Placement *piece = setup.at(site);
            if (!subject.board().cellAt(site) && hole != 0) {
                flush();
                fen += hole;
            } else if (piece != nullptr) {
                flush();
                fen += word(*piece);
            } else {
                ++empty;
            }
        }
        flush();
        if (rank > 0)
            fen += '/';
    }
    return fen;
}

std::string squareName(const Subject &subject, CellId cell)
{
    return squareName(subject, subject.board().site(cell));
}

std::string squareName(const Subject &subject, SiteId site)
{
    const Vector at = subject.board().siteCoordinates(site).value_or(Vector{});
    return fileLetters(at.x()) + std::to_string(at.y() + 1);
}

std::string holeNames(const Subject &subject)
{
    std::string names;
    for (const SiteId site : subject.design().board->edits.removed)
        appendItem(names, ",", squareName(subject, site));
    return names;
}

Message aboutPiece(const Subject &subject, PieceId piece, Message sentence)
{
    return Message("{piece}: {sentence}",
                   {{"piece", subject.pieces()[piece].name}, {"sentence", std::move(sentence)}});
}

} // namespace rookery
