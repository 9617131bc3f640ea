#include "model/base/text.h"
#include "model/board/layout.h"
#include "model/board/rectangle.h"
#include "model/exchange/jocly/jocly_rules.h"
#include "model/exchange/jocly/jocly_types.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/exchange/target/requirements.h"
#include "model/exchange/target/rule_shapes.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

/// The files of one game.
class Model
{
public:
    explicit Model(const Subject &subject)
        : m_subject(subject)
        , m_types(subject)
        , m_knowsEnPassant(joclyKnowsEnPassant(subject, m_types))
    {
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
        return js + stalemate() + firstCheck() + repetition();
    }

    std::string config(const std::string &title) const
    {
        const std::string repeats = joclyRepetition(m_subject) != nullptr ? "true" : "false";
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
    std::string geometry() const
    {
        const Board &board = m_subject.board();
        std::string names;
        std::string places;
        for (const CellId cell : board.cells()) {
            appendItem(names, ", ", jsString(board.name(cell)));
            const Point at = cellShape(board, cell).centre;
            appendItem(
                places, ", ", "[" + std::to_string(at.x) + ", " + std::to_string(at.y) + "]");
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
        std::string js =
            "// Lines of cells: 0x10000 may move there, 0x20000 may capture there, "
            "0x40000 has to be empty before a capture, 0x80000 captures behind a piece.\n"
            "const graph = (lines) => lines.map((from) => from.map((line) => "
            "Int32Array.from(line)));\n"
            "const pieceTypes = {\n";
        for (const JoclyType &type : m_types.list())
            js += typeText(type);
        return js + "};\n\n";
    }

    std::string typeText(const JoclyType &type) const
    {
        const PieceType &piece = m_subject.pieces()[type.piece];
        const std::string letter = piece.letter.empty() ? "?" : piece.letter;
        std::string js = "  " + std::to_string(m_types.number(type)) + ": { name: "
                         + jsString(m_subject.rules()[type.player].name + " " + piece.name
                                    + (type.isUnmoved ? ", unmoved" : ""))
                         + ", abbrev: " + jsString(letter) + ", fenAbbrev: " + jsString(letter)
                         + ", value: 1";
        if (piece.royalty == Royalty::Royal)
            js += ", isKing: true";
        if (isCastlingPartner(type.piece))
            js += ", castle: true";
        if (m_knowsEnPassant) {
            const EnPassant &rule = m_subject.rules().enPassant.front();
            if (covers(rule.victims, type.piece))
                js += ", epTarget: true";
            if (covers(rule.takers, type.piece))
                js += ", epCatch: true";
        }
        js += ",\n    initial: [" + initial(type) + "],\n    graph: graph([\n";
        for (const CellId cell : m_subject.board().cells())
            js += "      [" + lines(type, cell) + "],\n";
        return js + "    ]) },\n";
    }

    std::string lines(const JoclyType &type, CellId cell) const
    {
        std::string js;
        const auto lines = m_types.linesFrom(type, cell);
        if (!lines)
            return js;
        for (const JoclyLine &line : *lines) {
            js += js.empty() ? "[" : ", [";
            for (std::size_t i = 0; i < line.size(); ++i)
                js += (i == 0 ? "" : ", ") + std::to_string(flagged(line, i));
            js += "]";
        }
        return js;
    }

    /// A cell with its flags. The model looks for attackers through cells with a flag only, among
    /// which moving there does not count.
    static std::size_t flagged(const JoclyLine &line, std::size_t i)
    {
        const JoclyCell &cell = line[i];
        const bool capturesLater =
            std::any_of(line.begin() + static_cast<std::ptrdiff_t>(i),
                        line.end(),
                        [](const JoclyCell &later) { return later.captures; });
        const bool isPassed = !cell.captures && !cell.screen && capturesLater;
        return cell.cell.index() + (cell.moves ? 0x10000 : 0) + (cell.captures ? 0x20000 : 0)
               + (isPassed ? 0x40000 : 0) + (cell.screen ? 0x80000 : 0);
    }

    std::string initial(const JoclyType &type) const
    {
        std::string js;
        for (const Placement &boardPiece : m_subject.design().setup->placements) {
            if (!m_types.isFirst(type) || boardPiece.piece != type.piece
                || boardPiece.player != type.player)
                continue;
            appendItem(js,
                       ", ",
                       std::string("{ s: ") + (type.player.index() == 0 ? "1" : "-1") + ", p: "
                           + std::to_string(m_subject.board().cellAt(boardPiece.site)->index())
                           + " }");
        }
        return js;
    }

    bool isCastlingPartner(PieceId piece) const
    {
        const auto &rules = m_subject.rules().castling;
        return rules.size() == 1 && covers(rules.front().partners, piece)
               && m_subject.pieces()[piece].royalty == Royalty::None;
    }

    /// By type and cell: the types a piece may become there, its own first if it need not promote.
    std::string promotions() const
    {
        std::string js = "const promotions = {\n";
        for (const JoclyType &type : m_types.list()) {
            js += "  " + std::to_string(m_types.number(type)) + ": {";
            for (const CellId cell : m_subject.board().cells()) {
                const std::string choice = choices(type, cell);
                if (!choice.empty())
                    js += " " + std::to_string(cell.index()) + ": [" + choice + "],";
            }
            js += " },\n";
        }
        return js + "};\nconst moved = {" + moved()
               + "};\n// Who captures in passing does not promote by it.\n"
                 "const promote = (game, piece, move) =>\n"
                 "  (!move.ep && promotions[piece.t][move.t]) || (moved[piece.t] === undefined ? "
                 "[] : "
                 "[moved[piece.t]]);\n\n";
    }

    std::string moved() const
    {
        std::string js;
        for (const JoclyType &type : m_types.list()) {
            if (type.isUnmoved)
                js += " " + std::to_string(m_types.number(type)) + ": "
                      + std::to_string(m_types.number({type.player, type.piece, false})) + ",";
        }
        return js + " ";
    }

    std::string choices(const JoclyType &type, CellId cell) const
    {
        std::set<int> numbers;
        for (const Promotion &promotion : m_subject.rules().promotions) {
            const bool applies =
                joclyKnowsPromotion(m_subject, promotion) && covers(promotion.types, type.piece)
                && covers(promotion.players, type.player)
                && (!promotion.zone
                    || m_subject.game().zones().isInZone(cell, *promotion.zone, type.player));
            if (!applies)
                continue;
            if (promotion.duty == PromotionDuty::May)
                numbers.insert(m_types.number({type.player, type.piece, false}));
            for (const PieceId into : promotion.into)
                numbers.insert(m_types.number({type.player, into, false}));
        }
        std::string js;
        for (const int number : numbers)
            appendItem(js, ", ", std::to_string(number));
        return js;
    }

    std::string castling() const
    {
        std::string js = "const castle = {";
        for (const CastlingWing &wing :
             joclyWings(m_subject).value_or(std::vector<CastlingWing>{})) {
            const std::string name =
                jsString("O-O" + std::string(wing.letter == "K" ? "" : " " + wing.letter));
            js += "\n  \"" + number(wing.king) + "/" + number(wing.partner) + "\": { k: ["
                  + way(wing.king, wing.kingTo) + "], r: [" + way(wing.partner, wing.partnerTo)
                  + "], n: " + name + " },";
        }
        return js + "\n};\n\n";
    }

    /// The engine counts moves without a capture; pieces of some types begin the count anew.
    std::string quietMoves() const
    {
        const End *end = joclyQuietMoves(m_subject);
        if (end == nullptr)
            return "const evaluate = undefined;\n\n";
        const QuietMoves &quiet = std::get<QuietMoves>(end->condition);
        std::string numbers;
        for (const JoclyType &type : m_types.list()) {
            if (std::find(quiet.types.begin(), quiet.types.end(), type.piece) != quiet.types.end())
                appendItem(numbers, ", ", std::to_string(m_types.number(type)));
        }
        return "const beginsAnew = [" + numbers
               + "];\n"
                 "Model.Board.ApplyMove = function (aGame, move) {\n"
                 "  const man = this.pieces[this.board[move.f]];\n"
                 "  const type = man ? man.t : -1;\n"
                 "  base.Board.ApplyMove.apply(this, arguments);\n"
                 "  if (move.cg !== undefined) this.noCaptCount++;\n"
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

    /// The model counts visits by numbers of pieces, whose twins differ, without castling and en
    /// passant, and from the first move on.
    std::string repetition() const
    {
        if (joclyRepetition(m_subject) == nullptr)
            return {};
        return "Model.Board.GetSignature = function () {\n"
               "  const man = (pos) => this.pieces[this.board[pos]];\n"
               "  const rights = Object.keys(castle).filter((key) => key.split(\"/\").every((pos) "
               "=> man(pos) && !man(pos).m));\n"
               "  const plain = (type) => (moved[type] === undefined ? type : moved[type]);\n"
               "  const men = names.map((name, pos) => (man(pos) ? man(pos).s * (plain(man(pos).t) "
               "+ 1) : 0));\n"
               "  const mover = this.lastMove ? man(this.lastMove.t).s : -1;\n"
               "  return [mover, rights, this.epTarget ? this.epTarget.p : \"\", men].join(\" "
               "\");\n"
               "};\n"
               "Model.Game.GetRepeatOccurence = function (board) {\n"
               "  const first = new this.mBoardClass(this);\n"
               "  first.InitialPosition(this);\n"
               "  const seen = this.mVisitedBoards[board.GetSignature()] || 0;\n"
               "  return seen + (first.GetSignature() === board.GetSignature() ? 1 : 0);\n"
               "};\n";
    }

    /// The model looks for check after moves only.
    static std::string firstCheck()
    {
        return "Model.Board.InitialPosition = function (game) {\n"
               "  base.Board.InitialPosition.apply(this, arguments);\n"
               "  this.check = this.cbGetAttackers(game, this.kings[this.mWho], this.mWho, "
               "true).length > 0;\n"
               "};\n";
    }

    /// Which player wins where no player can move and no piece is in check; a draw without a word.
    std::string stalemate() const
    {
        const End *end = joclyStalemate(m_subject);
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
            appendItem(js, ", ", number(Rectangle{ranks}.site(file, at.y())));
        return js.empty() ? number(to) : js;
    }

    const Subject &m_subject;
    JoclyTypes m_types;
    bool m_knowsEnPassant;
};

} // namespace

Verdict checkJocly(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (!requireTwoPlayers(subject, verdict))
        return verdict;
    checkJoclyKings(subject, verdict);
    requireDisplacements(subject, verdict);
    if (!verdict.obstacles.empty())
        return verdict;
    const JoclyTypes types(subject);
    const std::string fault = types.fault();
    if (!fault.empty())
        verdict.prevents(fault);
    else
        checkJoclyRules(subject, types, verdict);
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
