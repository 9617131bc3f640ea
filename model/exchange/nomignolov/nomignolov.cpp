#include "model/base/text.h"
#include "model/exchange/nomignolov/lua_data.h"
#include "model/exchange/play_html/play_data.h"
#include "model/exchange/play_html/rule_data.h"
#include "model/exchange/target/format_rows.h"
#include "model/exchange/target/quoting.h"
#include "model/file/bundled/bundled.h"

namespace rookery {

namespace {

constexpr const char *introduction = R"lua(
-- list_moves() lists the legal moves in `moves` and says in `details` what they do; what has been played counts where it
-- matters. The host's functions, id_whose_turn_is_it() and get_cells_type(type), are those of the article of 2008; not tried
-- in the program itself. By them the script follows what is played as far as it can be seen on the board. The article names
-- none that would tell a script which move was made, nor that a game is over and who has won it: a host that can calls
-- play_move(text), take_back() and result(), and then needs no function of its own.

)lua";

/// The tables of the article: what pieces are called, where they stand at the start and where
/// captured ones go.
class HostTables
{
public:
    explicit HostTables(const Subject &subject)
        : m_subject(subject)
    {
        // The words that Lua and the script keep for themselves, as far as they look like names.
        Identifiers names({"captured", "hand",   "unowned", "wall",     "and",  "break", "do",
                           "else",     "elseif", "end",     "false",    "for",  "if",    "goto",
                           "in",       "local",  "nil",     "function", "not",  "or",    "repeat",
                           "return",   "then",   "true",    "until",    "while"});
        for (const PlayerId player : subject.playerIds()) {
            for (const PieceId piece : subject.pieceIds())
                m_names.push_back(names.unique(
                    lowered(subject.rules()[player].name + " " + subject.pieces()[piece].name),
                    "pieces"));
        }
    }

    std::string text() const
    {
        const bool isKept = m_subject.rules().hands.captured == Captured::CaptorsHand;
        return "-- The types of each player's pieces.\ntypes = {\n" + types()
               + "}\n\n-- Which pieces stand where at the start.\nsetup = {\n" + setup()
               + "}\n\n-- Where captured pieces go. Those in a hand belong to the captor, and are "
                 "of the type that stands\n"
                 "-- in the same place of the captor's types.\ncaptured_go_to = \""
               + (isKept ? "hand" : "captured") + "\"\n\n";
    }

private:
    const std::string &name(PieceId piece, PlayerId player) const
    {
        return m_names[player.index() * m_subject.pieces().types.size() + piece.index()];
    }

    std::string types() const
    {
        std::string text;
        for (const PlayerId player : m_subject.playerIds()) {
            text += "  {";
            for (const PieceId piece : m_subject.pieceIds())
                text += " " + luaString(name(piece, player)) + ",";
            text += " },\n";
        }
        return text;
    }

    std::string setup() const
    {
        std::string text;
        for (const PlayerId player : m_subject.playerIds()) {
            for (const PieceId piece : m_subject.pieceIds()) {
                const std::string places = startPlaces(piece, player);
                if (!places.empty())
                    text += "  " + name(piece, player) + " = {" + places + " },\n";
            }
        }
        return text;
    }

    std::string startPlaces(PieceId piece, PlayerId player) const
    {
        const Setup &setup = *m_subject.design().setup;
        std::string places;
        for (const Placement &placed : setup.placements) {
            if (placed.piece == piece && placed.player == player)
                places +=
                    " " + luaString(m_subject.board().name(*m_subject.board().cellAt(placed.site)))
                    + ",";
        }
        for (const HandEntry &entry : setup.hands) {
            for (int i = 0; entry.piece == piece && entry.player == player && i < entry.count; ++i)
                places += " \"hand\",";
        }
        return places;
    }

    const Subject &m_subject;
    std::vector<std::string> m_names; ///< by player and piece
};

} // namespace

Verdict checkNomignolov(const Subject &subject, const ExportRequest &)
{
    Verdict verdict;
    if (subject.board().size() == 0 || subject.rules().players.empty())
        verdict.prevents(Message("there is no board to play on, or no player"));
    for (const char *name : {"captured", "hand"}) {
        if (subject.board().find(name))
            verdict.prevents(
                Message("no cell of the board is called {name}, as one off the board is",
                        {{"name", name}}));
    }
    judgePlayedRules(subject, verdict);
    return verdict;
}

Result<std::vector<ExportedFile>>
writeNomignolov(const Subject &subject, const Verdict &verdict, const ExportRequest &request)
{
    std::string text;
    for (const std::string &line : headLines(subject, verdict))
        text += "-- " + oneLine(line) + "\n";
    text += introduction + HostTables(subject).text() + luaData(playData(subject), "game_data")
            + "\n" + std::string(bundledLuaScript());
    return std::vector<ExportedFile>{{request.name + ".lua", text}};
}

} // namespace rookery
