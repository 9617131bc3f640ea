#include "model/design/limits.h"
#include "model/file/design/section_readers.h"
#include "model/movement/movement.h"
#include "model/movement/path/path_notation.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

class PieceReader
{
public:
    PieceReader(const LegNames &names, const NameTable<PlayerId> &players, Findings &findings)
        : m_names(names)
        , m_directions(m_names.directions)
        , m_players(players)
        , m_findings(findings)
    {
    }

    PieceType read(const JsonValue &value, NameTable<PieceId> &names)
    {
        PieceType type;
        if (!isObject(value, "a piece", m_findings)) {
            names.declareUnreadable();
            return type;
        }
        Fields piece(value, m_findings);
        type.name = readDeclaredName(piece, "a piece", titleFault, names, m_findings);
        readLetter(piece, type);
        m_legs = 0;
        const auto moves = piece.find("moves");
        if (moves
            && isListOf(*moves, "'moves'", limits::movesPerPiece, "moves of a piece", m_findings)) {
            for (const JsonValue move : *moves)
                type.moves.push_back(readMovement(move));
            if (auto fault = legCountFault(m_legs); !fault.isEmpty())
                m_findings.error(*moves, std::move(fault));
        }
        if (const auto royal = piece.find("royal"))
            type.royalty =
                readBoolean(*royal, "'royal'", m_findings) ? Royalty::Royal : Royalty::None;
        type.confinedTo = readZone(piece, "confined-to");
        if (const auto imitates = piece.find("imitates"))
            readImitations(*imitates, type);
        if (const auto artwork = piece.find("artwork"))
            readPictures(*artwork, type);
        type.extras = piece.rest();
        return type;
    }

    std::size_t looseSteps() const { return m_steps.size(); }

private:
    std::optional<ZoneId> readZone(Fields &fields, std::string_view key)
    {
        const auto value = fields.find(key);
        const auto name = value ? readText(*value, inQuotes(key), m_findings) : std::nullopt;
        return name ? m_names.zones.resolve(*name, *value, m_findings) : std::nullopt;
    }

    void readLetter(Fields &piece, PieceType &type)
    {
        const auto value = piece.find("letters");
        const auto letter = value ? readText(*value, "'letters'", m_findings) : std::nullopt;
        if (!letter || letter->empty())
            return;
        if (letter->size() != 1 || !isAsciiLetter(letter->front())) {
            m_findings.error(*value,
                             Message("a piece's letter is one of A to Z, not {text}",
                                     {{"text", inQuotes(*letter)}}));
            return;
        }
        const char c = letter->front();
        type.letter = c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c;
    }

    void readImitations(const JsonValue &list, PieceType &type)
    {
        if (!isListOf(
                list, "'imitates'", limits::movesPerPiece, "imitations of a piece", m_findings))
            return;
        for (const JsonValue value : list) {
            if (!isObject(value, "an imitation", m_findings))
                continue;
            Fields fields(value, m_findings);
            Imitation imitation;
            if (const auto as = fields.find("type")) {
                if (const auto name = readText(*as, "'type'", m_findings))
                    imitation.type = m_names.pieces.resolve(*name, *as, m_findings);
            }
            if (const auto moves = fields.find("moves"))
                imitation.moves = readBoolean(*moves, "'moves'", m_findings);
            if (const auto captures = fields.find("captures"))
                imitation.captures = readBoolean(*captures, "'captures'", m_findings);
            fields.refuseRest("an imitation");
            if (!imitation.moves && !imitation.captures)
                m_findings.error(value, Message("an imitation has moves, captures or both"));
            type.imitates.push_back(imitation);
        }
    }

    void readPictures(const JsonValue &value, PieceType &type)
    {
        const bool wereTooMany = !pictureCountFault(m_pictures).isEmpty();
        type.artwork = readArtwork(value, m_players, m_findings);
        for (const PieceArt &art : type.artwork) {
            ++m_pictures.count;
            m_pictures.bytes += art.picture.content->size();
        }
        if (auto fault = pictureCountFault(m_pictures); !wereTooMany && !fault.isEmpty())
            m_findings.error(value, std::move(fault));
    }

    Movement readMovement(const JsonValue &value)
    {
        Movement movement;
        if (!isObject(value, "a move", m_findings))
            return movement;
        Fields move(value, m_findings);
        const auto path = move.find("path");
        const auto betza = move.find("betza");
        const auto legs = move.find("legs");
        const int notations = (path ? 1 : 0) + (betza ? 1 : 0) + (legs ? 1 : 0);
        if (notations > 1)
            m_findings.error(
                value,
                Message("a move is written as 'path', as 'betza' or as 'legs', not in two ways"));
        else if (notations == 0)
            m_findings.error(value, Message("a move needs 'path', 'betza' or 'legs'"));
        else if (path)
            movement.definition = readPathOnly(*path, move);
        else if (betza)
            movement.definition = readBetzaOnly(*betza, move);
        else
            movement.definition = readLegGraph(*legs, move);
        if (notations > 0 && !betza) {
            if (const auto dialect = move.find("dialect"))
                m_findings.errorAtKey(
                    *dialect,
                    Message("'dialect' says how to read 'betza', which this move does not have"));
        }
        movement.when = move.choice("when", "condition", When::Always);
        movement.startsIn = readZone(move, "starts-in");
        movement.extras = move.rest();
        return movement;
    }

    PathText readPathOnly(const JsonValue &path, Fields &move)
    {
        if (const auto first = move.find("first"))
            m_findings.errorAtKey(*first,
                                  Message("'first' numbers legs, which a path does not have"));
        return readPathText(path);
    }

    PathText readPathText(const JsonValue &value)
    {
        const auto text = readText(value, "'path'", m_findings);
        if (!text)
            return {};
        const auto path = readPath(*text, m_directions.directions);
        if (path) {
            count(legsOfPath(*path));
            return {*text};
        }
        if (m_directions.names.isWhole()) // else the word it stumbles over may well be one of those
            errorIn(value, *text, path.error());
        return {*text};
    }

    /// Which leg is the first is only to be said of legs.
    BetzaText readBetzaOnly(const JsonValue &betza, Fields &move)
    {
        if (const auto first = move.find("first"))
            m_findings.errorAtKey(
                *first, Message("'first' numbers legs, which a Betza string does not have"));
        const std::size_t faults = m_findings.errorCount();
        const auto dialect = move.choice("dialect", "dialect", BetzaDialect::XBetza);
        const auto text = readText(betza, "'betza'", m_findings);
        if (!text || m_findings.errorCount() > faults)
            return {};
        Movement movement;
        movement.definition = BetzaText{*text, dialect};
        const auto moves = legsOf(movement, m_directions.directions);
        if (!moves)
            errorIn(betza, *text, moves.error());
        for (std::size_t i = 0; moves && i < moves->size(); ++i)
            count((*moves)[i].legs);
        return {*text, dialect};
    }

    /// At the column of the text where its own reader stumbled.
    void errorIn(const JsonValue &value, const std::string &text, const Error &error)
    {
        // Escapes take more bytes in the file than in the text, so that a column would mislead.
        const bool isPlain = value.source().size() == text.size() + 2;
        const auto column = static_cast<std::size_t>(std::max(error.place.column, 1));
        m_findings.errorInside(value, isPlain ? column : 0, error.message);
    }

    LegGraph readLegGraph(const JsonValue &value, Fields &move)
    {
        LegGraph graph = readLegs(value, move, m_names, m_findings);
        count(graph);
        return graph;
    }

    void count(const LegGraph &graph)
    {
        m_legs += graph.legs.size();
        collectLooseSteps(graph, m_steps);
    }

    LegNames m_names;
    const DirectionSection &m_directions;
    const NameTable<PlayerId> &m_players;
    Findings &m_findings;
    PictureCount m_pictures;
    std::size_t m_legs = 0; ///< of the piece being read
    std::set<Step> m_steps;
};

/// The names alone, so that any piece can refer to any other.
NameTable<PieceId> allNames(const JsonValue &pieces)
{
    NameTable<PieceId> names("piece");
    for (const JsonValue piece : pieces) {
        std::optional<std::string> name;
        if (piece.kind() == JsonKind::Object) {
            for (const JsonValue member : piece) {
                if (member.key() == "name" && member.kind() == JsonKind::String)
                    name = member.string();
            }
        }
        if (name)
            names.declareImplied(*name);
        else
            names.declareUnreadable();
    }
    return names;
}

} // namespace

PieceSection readPieces(const std::optional<JsonValue> &value,
                        const DirectionSection &directions,
                        const NameTable<ZoneId> &zones,
                        const NameTable<PlayerId> &players,
                        Findings &findings)
{
    PieceSection section;
    if (!value)
        return section;
    if (!isListOf(*value, "'pieces'", limits::pieceTypes, "pieces", findings)) {
        section.names.declareUnreadable();
        return section;
    }
    const NameTable<PieceId> names = allNames(*value);
    PieceReader reader({directions, zones, names}, players, findings);
    for (const JsonValue piece : *value)
        section.pieces.types.push_back(reader.read(piece, section.names));
    if (auto fault = vectorCountFault(reader.looseSteps()); !fault.isEmpty())
        findings.error(*value, std::move(fault));
    return section;
}

} // namespace rookery
