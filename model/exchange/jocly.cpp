#include "model/board/layout.h"
#include "model/exchange/format_rows.h"
#include "model/exchange/jocly_lines.h"
#include "model/exchange/quoting.h"
#include "model/exchange/requirements.h"
#include "model/exchange/rule_shapes.h"

#include <algorithm>
#include <map>
#include <set>

namespace rookery {

namespace {

/// Which of the model's types a man is: each player has types of his own, and unmoved men with a
/// move for their first turn have another.
struct TypeKey
{
    PlayerId player;
    PieceId piece;
    bool isUnmoved = false;

    friend auto operator<=>(const TypeKey &, const TypeKey &) = default;
};

bool hasFirstMove(const Subject &subject, PieceId piece)
{
    const auto &moves = subject.moves(piece);
    return std::any_of(moves.begin(), moves.end(), [](const MovementLegs &move) {
        return move.when != When::Always;
    });
}

/// The rule that the model's own en passant is: whoever makes a double step may be taken on the
/// cell between.
bool isKnownEnPassant(const Subject &subject)
{
    const auto &rules = subject.rules().enPassant;
    return rules.size() == 1 && !rules.front().zone && rules.front().players.empty();
}

bool isKnownCastling(const CastlingRule &rule)
{
    CastlingRule usual;
    usual.kings = rule.kings;
    usual.partners = rule.partners;
    usual.wings = rule.wings;
    usual.extras = rule.extras;
    return usual == rule;
}

bool isKnownStalemate(const End &end)
{
    return std::holds_alternative<Stalemate>(end.condition)
           && (end.outcome == Outcome::Draw || end.outcome == Outcome::Win
               || end.outcome == Outcome::Loss);
}

bool isKnownRepetition(const End &end)
{
    const auto *repetition = std::get_if<Repetition>(&end.condition);
    return repetition != nullptr && *repetition == Repetition{} && end.outcome == Outcome::Draw;
}

bool isKnownQuietMoves(const End &end)
{
    return std::holds_alternative<QuietMoves>(end.condition) && end.outcome == Outcome::Draw;
}

/// The first end of this kind that is for all players; null without one.
const End *findEnd(const Subject &subject, bool (*isKnown)(const End &))
{
    const auto &ends = subject.rules().ends;
    const auto row = std::find_if(ends.begin(), ends.end(), [&](const End &end) {
        return end.players.empty() && isKnown(end);
    });
    return row == ends.end() ? nullptr : &*row;
}

class Model
{
public:
    explicit Model(const Subject &subject)
        : m_subject(subject)
    {
        for (const PlayerId player : subject.playerIds()) {
            for (const PieceId piece : subject.pieceIds()) {
                add({player, piece, false});
                if (hasFirstMove(subject, piece))
                    add({player, piece, true});
            }
        }
    }

    /// A sentence for the first piece that lines cannot say.
    std::string fault() const
    {
        for (const auto &[key, number] : m_types) {
            for (const CellId cell : m_subject.board().cells()) {
                const auto lines = linesFrom(key, cell);
                if (!lines)
                    return aboutPiece(m_subject, key.piece, lines.error().message);
            }
        }
        return {};
    }

    std::string text(const Verdict &verdict) const
    {
        std::string js;
        for (const std::string &line : headLines(m_subject, verdict))
            js += "// " + oneLine(line) + "\n";
        js += "\"use strict\";\n"
              "const base = "
              "require(\"jocly/dist/node/games/chessbase/classic-chess-model.js\").model;\n"
              "const Model = {\n"
              "  Game: Object.assign({}, base.Game),\n"
              "  Board: Object.assign({}, base.Board),\n"
              "  Move: Object.assign({}, base.Move),\n"
              "};\n"
              "exports.model = Model;\n\n";
        js += geometry() + types() + promotions() + castling() + quietMoves();
        js += "Model.Game.cbDefine = function () {\n"
              "  return { geometry: geometry, pieceTypes: pieceTypes, castle: castle, promote: "
              "promote, evaluate: evaluate };\n"
              "};\n";
        return js + stalemate();
    }

    std::string config(const std::string &title) const
    {
        const std::string repeats =
            findEnd(m_subject, isKnownRepetition) != nullptr ? "true" : "false";
        return "// Written by Rookery\nexports.config = { status: true, model: { \"title-en\": "
               + title + ", module: \"chessbase\", gameOptions: { preventRepeat: " + repeats
               + ", uctTransposition: "
                 "\"state\", "
                 "levelOptions: { checkFactor: 0.2, pieceValueFactor: 1 } }, levels: [{ name: "
                 "\"easy\", label: \"Easy\", "
                 "ai: \"uct\", maxNodes: 100 }] }, view: { \"title-en\": "
               + title + ", skins: [{ name: \"skin\" }], defaultOptions: {} } };\n";
    }

private:
    void add(const TypeKey &key)
    {
        const int number = static_cast<int>(m_types.size());
        m_types.emplace(key, number);
        m_order.push_back(key);
    }

    Result<std::vector<JoclyLine>> linesFrom(const TypeKey &key, CellId cell) const
    {
        std::vector<JoclyLine> all;
        for (const GuardedProgram &guarded : programsOf(m_subject, key.piece, key.player)) {
            if (guarded.when != When::Always && !key.isUnmoved)
                continue;
            if (guarded.startsIn
                && !m_subject.game().zones().isInZone(cell, *guarded.startsIn, key.player))
                continue;
            const Board &board = m_subject.board();
            const OrientationId held =
                board.held(cell, key.player, m_subject.rules()[key.player].facing);
            auto lines = joclyLines(board, guarded.program, cell, held);
            if (!lines)
                return lines;
            all.insert(all.end(), lines->begin(), lines->end());
        }
        const auto &confined = m_subject.pieces()[key.piece].confinedTo;
        for (JoclyLine &line : all) {
            for (JoclyCell &target : line) {
                const bool isAllowed =
                    !confined
                    || m_subject.game().zones().isInZone(target.cell, *confined, key.player);
                target.moves = target.moves && isAllowed;
                target.captures = target.captures && isAllowed;
            }
        }
        return all;
    }

    std::string geometry() const
    {
        const Board &board = m_subject.board();
        std::string names;
        std::string places;
        for (const CellId cell : board.cells()) {
            names += (names.empty() ? "" : ", ") + jsString(board.name(cell));
            const Point at = cellShape(board, cell).centre;
            places += (places.empty() ? "[" : ", [") + std::to_string(at.x) + ", "
                      + std::to_string(at.y) + "]";
        }
        const std::string size = std::to_string(board.size());
        const std::string width = std::to_string(std::max(1, m_subject.files()));
        const std::string height = std::to_string(std::max(1, m_subject.ranks()));
        return "const names = [" + names
               + "];\n// Where each cell is drawn, in thousandths of a cell.\nconst places = ["
               + places + "];\nconst geometry = {\n  boardSize: " + size + ", width: " + width
               + ", height: " + height
               + ",\n  C: (pos) => Math.floor(places[pos][0] / 1000), R: (pos) => "
                 "Math.floor(places[pos][1] / 1000),\n"
                 "  POS: (c, r) => c * "
               + height
               + " + r, Graph: () => null,\n"
                 "  PosName: (pos) => names[pos], PosByName: (name) => names.indexOf(name), "
                 "CompactCrit: () => null,\n"
                 "  GetDistances: () => names.map(() => names.map(() => 1)),\n"
                 "  DistEdges: () => names.map(() => 0), distEdge: names.map(() => 0), corners: "
                 "{},\n};\n\n";
    }

    std::string types() const
    {
        std::string js = "// Lines of cells: 0x10000 may move there, 0x20000 may capture there, "
                         "0x80000 captures behind a man.\n"
                         "const graph = (lines) => lines.map((from) => from.map((line) => "
                         "Int32Array.from(line)));\n"
                         "const pieceTypes = {\n";
        for (const TypeKey &key : m_order)
            js += type(key);
        return js + "};\n\n";
    }

    std::string type(const TypeKey &key) const
    {
        const PieceType &piece = m_subject.pieces()[key.piece];
        const std::string letter = piece.letter.empty() ? "?" : piece.letter;
        std::string js = "  " + std::to_string(m_types.at(key)) + ": { name: "
                         + jsString(m_subject.rules()[key.player].name + " " + piece.name
                                    + (key.isUnmoved ? ", unmoved" : ""))
                         + ", abbrev: " + jsString(letter) + ", fenAbbrev: " + jsString(letter)
                         + ", value: 1";
        if (piece.royalty == Royalty::Royal)
            js += ", isKing: true";
        if (isCastlingPartner(key.piece))
            js += ", castle: true";
        if (isKnownEnPassant(m_subject)) {
            const EnPassant &rule = m_subject.rules().enPassant.front();
            if (covers(rule.victims, key.piece))
                js += ", epTarget: true";
            if (covers(rule.takers, key.piece))
                js += ", epCatch: true";
        }
        js += ",\n    initial: [" + initial(key) + "],\n    graph: graph([\n";
        for (const CellId cell : m_subject.board().cells())
            js += "      [" + lines(key, cell) + "],\n";
        return js + "    ]) },\n";
    }

    std::string lines(const TypeKey &key, CellId cell) const
    {
        std::string js;
        const auto lines = linesFrom(key, cell);
        if (!lines)
            return js;
        for (const JoclyLine &line : *lines) {
            js += js.empty() ? "[" : ", [";
            for (std::size_t i = 0; i < line.size(); ++i) {
                const std::size_t value = line[i].cell.index() + (line[i].moves ? 0x10000 : 0)
                                          + (line[i].captures ? 0x20000 : 0)
                                          + (line[i].screen ? 0x80000 : 0);
                js += (i == 0 ? "" : ", ") + std::to_string(value);
            }
            js += "]";
        }
        return js;
    }

    std::string initial(const TypeKey &key) const
    {
        std::string js;
        const bool startsHere = key.isUnmoved == hasFirstMove(m_subject, key.piece);
        for (const Placement &man : m_subject.design().setup->placements) {
            if (!startsHere || man.piece != key.piece || man.player != key.player)
                continue;
            js += (js.empty() ? "" : ", ") + std::string("{ s: ")
                  + (key.player.index() == 0 ? "1" : "-1")
                  + ", p: " + std::to_string(m_subject.board().cellAt(man.site)->index()) + " }";
        }
        return js;
    }

    bool isCastlingPartner(PieceId piece) const
    {
        const auto &rules = m_subject.rules().castling;
        return rules.size() == 1 && covers(rules.front().partners, piece)
               && m_subject.pieces()[piece].royalty == Royalty::None;
    }

    /// By type and cell: the types a man may become there, its own first if it need not promote.
    std::string promotions() const
    {
        std::string js = "const promotions = {\n";
        for (const TypeKey &key : m_order) {
            js += "  " + std::to_string(m_types.at(key)) + ": {";
            for (const CellId cell : m_subject.board().cells()) {
                const std::string choice = choices(key, cell);
                if (!choice.empty())
                    js += " " + std::to_string(cell.index()) + ": [" + choice + "],";
            }
            js += " },\n";
        }
        return js + "};\nconst moved = {" + moved()
               + "};\nconst promote = (game, piece, move) =>\n"
                 "  promotions[piece.t][move.t] || (moved[piece.t] === undefined ? [] : "
                 "[moved[piece.t]]);\n\n";
    }

    std::string moved() const
    {
        std::string js;
        for (const TypeKey &key : m_order) {
            if (key.isUnmoved)
                js += " " + std::to_string(m_types.at(key)) + ": "
                      + std::to_string(m_types.at({key.player, key.piece, false})) + ",";
        }
        return js + " ";
    }

    std::string choices(const TypeKey &key, CellId cell) const
    {
        std::set<int> numbers;
        for (const Promotion &promotion : m_subject.rules().promotions) {
            const bool applies =
                isPromotionByCell(promotion) && covers(promotion.types, key.piece)
                && covers(promotion.players, key.player)
                && (!promotion.zone
                    || m_subject.game().zones().isInZone(cell, *promotion.zone, key.player));
            if (!applies)
                continue;
            if (promotion.duty == PromotionDuty::May)
                numbers.insert(m_types.at({key.player, key.piece, false}));
            for (const PieceId into : promotion.into)
                numbers.insert(m_types.at({key.player, into, false}));
        }
        std::string js;
        for (const int number : numbers)
            js += (js.empty() ? "" : ", ") + std::to_string(number);
        return js;
    }

    std::string castling() const
    {
        std::string js = "const castle = {";
        for (const CastlingRule &rule : m_subject.rules().castling) {
            for (const CastlingWing &wing :
                 isKnownCastling(rule) ? rule.wings : std::vector<CastlingWing>{}) {
                const std::string name =
                    jsString("O-O" + std::string(wing.letter == "K" ? "" : " " + wing.letter));
                js += "\n  \"" + number(wing.king) + "/" + number(wing.partner) + "\": { k: ["
                      + way(wing.king, wing.kingTo) + "], r: [" + way(wing.partner, wing.partnerTo)
                      + "], n: " + name + " },";
            }
        }
        return js + "\n};\n\n";
    }

    /// The engine counts moves without a capture; men of some types begin the count anew.
    std::string quietMoves() const
    {
        const End *end = findEnd(m_subject, isKnownQuietMoves);
        if (end == nullptr)
            return "const evaluate = undefined;\n\n";
        const QuietMoves &quiet = std::get<QuietMoves>(end->condition);
        std::string numbers;
        for (const TypeKey &key : m_order) {
            if (std::find(quiet.types.begin(), quiet.types.end(), key.piece) != quiet.types.end())
                numbers += (numbers.empty() ? "" : ", ") + std::to_string(m_types.at(key));
        }
        return "const beginsAnew = [" + numbers
               + "];\n"
                 "Model.Board.ApplyMove = function (aGame, move) {\n"
                 "  const man = this.pieces[this.board[move.f]];\n"
                 "  const type = man ? man.t : -1;\n"
                 "  base.Board.ApplyMove.apply(this, arguments);\n"
                 "  if (beginsAnew.includes(type)) this.noCaptCount = 0;\n"
                 "};\n"
                 "const draw = 2;\n"
                 "function evaluate() {\n"
                 "  if (this.noCaptCount >= "
               + std::to_string(quiet.moves)
               + ") {\n"
                 "    this.mFinished = true;\n"
                 "    this.mWinner = draw;\n"
                 "  }\n"
                 "}\n\n";
    }

    /// Who wins where nobody can move and nobody is in check; a draw without a word.
    std::string stalemate() const
    {
        const End *end = findEnd(m_subject, isKnownStalemate);
        if (end == nullptr || end->outcome == Outcome::Draw)
            return {};
        return std::string("Model.Game.cbOnStaleMate = ")
               + (end->outcome == Outcome::Win ? "1" : "-1") + ";\n";
    }

    std::string number(SiteId site) const
    {
        return std::to_string(m_subject.board().cellAt(site)->index());
    }

    /// The cells from one to another along their rank, without the first.
    std::string way(SiteId from, SiteId to) const
    {
        const int ranks = m_subject.ranks();
        const auto at = m_subject.board().siteCoordinates(from).value_or(Vector{});
        const int end = m_subject.board().siteCoordinates(to).value_or(Vector{}).x();
        const int step = end > at.x() ? 1 : -1;
        std::string js;
        for (int file = at.x() + step; file != end + step && end != at.x(); file += step)
            js += (js.empty() ? "" : ", ") + number(SiteId(file * ranks + at.y()));
        return js.empty() ? number(to) : js;
    }

    const Subject &m_subject;
    std::map<TypeKey, int> m_types;
    std::vector<TypeKey> m_order;
};

void checkKings(const Subject &subject, Verdict &verdict)
{
    std::vector<PieceId> royal;
    for (const PieceId piece : subject.pieceIds()) {
        if (subject.pieces()[piece].royalty == Royalty::Royal)
            royal.push_back(piece);
    }
    const bool fits = royal.size() == 1 && subject.startingMen(royal.front(), PlayerId(0)) == 1
                      && subject.startingMen(royal.front(), PlayerId(1)) == 1;
    if (!fits)
        verdict.prevents("each side must have exactly one royal man");
}

void checkRules(const Subject &subject, Verdict &verdict)
{
    const Rules &rules = subject.rules();
    for (const UsedRule &rule : subject.usedRules()) {
        bool isSaid = rule.kind == RuleKind::RoyalType || rule.kind == RuleKind::StartZone
                      || rule.kind == RuleKind::UnmovedOnly || rule.kind == RuleKind::Confinement;
        if (rule.kind == RuleKind::Promotion)
            isSaid = isPromotionByCell(rules.promotions[rule.index]);
        if (rule.kind == RuleKind::EnPassant)
            isSaid = isKnownEnPassant(subject);
        if (rule.kind == RuleKind::Castling)
            isSaid = rules.castling.size() == 1 && isKnownCastling(rules.castling.front())
                     && subject.isPlainRectangle();
        if (rule.kind == RuleKind::End) {
            // Of two ends of a kind the model knows the first.
            const End *end = &rules.ends[rule.index];
            const bool isMate = end->players.empty() && isPlainMate(end->condition)
                                && end->outcome == Outcome::Loss;
            isSaid = isMate || end == findEnd(subject, isKnownStalemate)
                     || end == findEnd(subject, isKnownRepetition)
                     || end == findEnd(subject, isKnownQuietMoves);
        }
        if (!isSaid)
            verdict.differs("left out: " + rule.sentence, rule.element);
    }
}

} // namespace

Verdict checkJocly(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!requireTwoPlayers(subject, verdict))
        return verdict;
    checkKings(subject, verdict);
    requireDisplacements(subject, verdict);
    if (verdict.obstacles.empty()) {
        const std::string fault = Model(subject).fault();
        if (!fault.empty())
            verdict.prevents(fault);
    }
    checkRules(subject, verdict);
    return verdict;
}

Result<std::vector<ExportedFile>>
writeJocly(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    const std::string &name = subject.design().info->name;
    return std::vector<ExportedFile>{
        {request.name + "-model.js", Model(subject).text(verdict)},
        {request.name + "-config.js",
         Model(subject).config(jsString(name.empty() ? "Game" : name))}};
}

} // namespace rookery
