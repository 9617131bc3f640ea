#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/board/board_spec.h"
#include "model/board/rectangle.h"
#include "model/board/square_lattice.h"
#include "model/edit/pieces/betza_rules.h"
#include "model/exchange/interactive_diagram/known_pieces.h"
#include "model/exchange/target/format_rows.h"
#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/movement/betza/betza.h"

#include <algorithm>
#include <array>
#include <map>

namespace rookery {

namespace {

/// Settings that say how a diagram looks, and nothing about the game.
constexpr std::string_view appearance[] = {
    "graphicsdir",
    "whiteprefix",
    "blackprefix",
    "graphicstype",
    "squaresize",
    "lightshade",
    "darkshade",
    "startshade",
    "holeshade",
    "rimcolor",
    "coordcolor",
    "satellite",
    "borders",
    "usemarkers",
    "newclick",
    "promote",
    "firstrank",
    "startopen",
};

struct Field
{
    std::string_view text;
    int column = 1;
};

/// A line of the definition with its number in the whole text.
struct Line
{
    std::string_view text;
    int number = 1;
};

/// The lines inside the diagram's element, or all of them where there is no element.
std::vector<Line> definitionLines(std::string_view text)
{
    std::vector<Line> lines;
    int number = 0;
    const bool hasElement = text.find("idiagram") != std::string_view::npos;
    bool isInside = !hasElement;
    for (const std::string_view raw : split(text, '\n')) {
        ++number;
        std::string_view line = trimmed(raw);
        if (hasElement && !isInside) {
            const std::size_t open = line.find("idiagram");
            if (open == std::string_view::npos || line.find("<script") != std::string_view::npos)
                continue;
            isInside = true;
            const std::size_t close = line.find('>', open);
            line = close == std::string_view::npos ? std::string_view()
                                                   : trimmed(line.substr(close + 1));
        }
        const std::size_t end = line.find("</");
        if (const auto inner = trimmed(line.substr(0, end)); !inner.empty())
            lines.push_back({inner, number});
        if (hasElement && end != std::string_view::npos)
            break;
    }
    return lines;
}

/// Builds the design of a diagram line by line.
class Reader
{
public:
    Result<Imported, Errors> read(std::string_view text)
    {
        for (const Line &line : definitionLines(text))
            readLine(line);
        if (m_pieces.types.empty() && m_errors.empty())
            fail(Line{{}, 1},
                 1,
                 Message("a diagram has lines such as 'rook:R:R::a1,h1', and this text has none"));
        place();
        if (!m_errors.empty())
            return Unexpected(std::move(m_errors));
        return design();
    }

private:
    struct Placed
    {
        PieceId piece;
        Field squares;
        Line line;
    };

    void fail(const Line &line, int column, Message message)
    {
        m_errors.push_back({std::move(message), {line.number, column, {}}, {}});
    }

    void readLine(const Line &line)
    {
        const std::size_t equals = line.text.find('=');
        const std::size_t colon = line.text.find(':');
        if (colon != std::string_view::npos && (equals == std::string_view::npos || colon < equals))
            return readPiece(line);
        if (equals == std::string_view::npos)
            return fail(line,
                        1,
                        Message("a line is 'key=value' or 'name:id:move:image:squares', not {text}",
                                {{"text", inQuotes(line.text)}}));
        readSetting(line,
                    lowered(trimmed(line.text.substr(0, equals))),
                    {trimmed(line.text.substr(equals + 1)), static_cast<int>(equals) + 2});
    }

    std::optional<int> number(const Line &line, const Field &field, int least, int most)
    {
        const bool isNumber = !field.text.empty() && field.text.size() < 4
                              && std::all_of(field.text.begin(), field.text.end(), isAsciiDigit);
        const int value = isNumber ? std::stoi(std::string(field.text)) : -1;
        if (value >= least && value <= most)
            return value;
        fail(line,
             field.column,
             Message("a number from {least} to {most} is expected, not {text}",
                     {{"least", least}, {"most", most}, {"text", inQuotes(field.text)}}));
        return std::nullopt;
    }

    void readSetting(const Line &line, const std::string &key, const Field &value)
    {
        if (key == "files" || key == "ranks") {
            if (const auto count = number(line, value, 1, key == "files" ? 26 : 32))
                (key == "files" ? m_files : m_ranks) = *count;
        } else if (key == "symmetry") {
            m_symmetry = lowered(value.text);
            if (m_symmetry != "mirror" && m_symmetry != "rotate" && m_symmetry != "none")
                fail(line,
                     value.column,
                     Message("symmetry is mirror, rotate or none, not {text}",
                             {{"text", inQuotes(value.text)}}));
        } else if (key == "promozone" || key == "maxpromote") {
            if (const auto count = number(line, value, 0, 32))
                (key == "promozone" ? m_promotionDepth : m_promoting) = *count;
        } else if (key == "promochoice") {
            m_choice = std::string(value.text);
        } else if (key == "holdingstype" && value.text == "1") {
            m_hasHoldings = true;
        } else if (key == "royal") {
            m_royal.emplace_back(value.text);
        } else if (std::find(std::begin(appearance), std::end(appearance), key)
                   == std::end(appearance)) {
            m_losses.push_back(
                {Message("line {line}: the setting {name} is not understood and left out",
                         {{"line", line.number}, {"name", inQuotes(key)}}),
                 {},
                 {Remedy::LeaveOut}});
        }
    }

    static std::vector<Field> fieldsOf(std::string_view text)
    {
        std::vector<Field> fields;
        int column = 1;
        for (const std::string_view part : split(text, ':')) {
            fields.push_back({trimmed(part), column});
            column += static_cast<int>(part.size()) + 1;
        }
        fields.resize(std::max<std::size_t>(fields.size(), 6), Field{{}, column});
        return fields;
    }

    void readPiece(const Line &line)
    {
        const auto fields = fieldsOf(line.text);
        if (lowered(fields[0].text) == "hole") {
            m_holes.push_back({PieceId(0), fields[4], line});
            return;
        }
        const KnownPiece *known = findKnownPiece(lowered(fields[0].text));
        const bool isKnown = known != nullptr;
        PieceType type;
        type.name = std::string(fields[0].text);
        if (auto fault = titleFault(type.name); !fault.isEmpty())
            return fail(line, fields[0].column, std::move(fault));
        if (m_pieces.find(type.name))
            return fail(
                line,
                fields[0].column,
                Message("there are two pieces called {name}", {{"name", inQuotes(type.name)}}));
        type.letter = !fields[1].text.empty() ? std::string(fields[1].text.substr(0, 1))
                                              : std::string(isKnown ? known->letter : "");
        if (!type.letter.empty() && type.letter[0] >= 'a' && type.letter[0] <= 'z')
            type.letter[0] = static_cast<char>(type.letter[0] - 'a' + 'A');
        if (type.letter.empty() || !isAsciiLetter(type.letter[0]))
            type.letter.clear();
        const Field betza = fields[2].text.empty() && isKnown ? Field{known->betza, 1} : fields[2];
        if (!readMove(line, betza, type))
            return;
        const PieceId id(m_pieces.types.size());
        m_pieces.types.push_back(std::move(type));
        m_boardPieces.push_back({id, fields[4], line});
        readHand(line, id, fields[5]);
    }

    bool readMove(const Line &line, const Field &betza, PieceType &type)
    {
        if (betza.text.empty())
            return true;
        const auto piece = readBetza(betza.text, BetzaDialect::XBetza);
        if (!piece) {
            fail(line,
                 betza.column + std::max(0, piece.error().place.column - 1),
                 piece.error().message);
            return false;
        }
        for (const BetzaDeclared &special : piece->specials)
            readSpecial(special, type.name);
        Movement movement;
        movement.definition = BetzaText{std::string(betza.text), BetzaDialect::XBetza};
        type.moves.push_back(std::move(movement));
        return true;
    }

    /// What a move does beside the piece's own.
    void readSpecial(const BetzaDeclared &special, const std::string &name)
    {
        const bool isRule = special.special == BetzaSpecial::EnPassantRights
                            || special.special == BetzaSpecial::EnPassantCapture
                            || special.special == BetzaSpecial::Castling;
        if (!isRule)
            m_losses.push_back(
                {Message("{piece}: '{text}' ({meaning}) is kept as text and has no effect",
                         {{"piece", name},
                          {"text", special.text},
                          {"meaning", Message(enumTitle(special.special))}}),
                 {},
                 {Remedy::LeaveOut}});
    }

    /// The rules that strings declare, and what a diagram need not say: mate is lost, and a player
    /// without another move has drawn.
    Design withRules(Design design)
    {
        const auto &types = design.pieces->types;
        if (std::any_of(types.begin(), types.end(), [](const PieceType &type) {
                return type.royalty != Royalty::None;
            }))
            design.rules.edit([](Rules &rules) {
                rules.ends = {{Mate{}, Outcome::Loss, {}, {}, {}, {}, {}},
                              {Stalemate{}, Outcome::Draw, {}, {}, {}, {}, {}}};
            });
        if (!lacksDeclaredRules(design))
            return design;
        auto whole = withDeclaredRules(design);
        if (whole)
            return std::move(*whole);
        m_losses.push_back({Message("castling and captures en passant are left out: {reason}",
                                    {{"reason", whole.error().message}}),
                            {},
                            {Remedy::LeaveOut}});
        return design;
    }

    void readHand(const Line &line, PieceId piece, const Field &field)
    {
        if (field.text.empty())
            return;
        const auto count = number(line, field, 0, 99);
        for (int player = 0; count && *count > 0 && player < 2; ++player)
            m_hands.push_back({PlayerId(player), piece, *count});
    }

    /// `a2-h2,b1`; nothing after an error.
    std::vector<std::pair<int, int>> squaresOf(const Line &line, const Field &field)
    {
        std::vector<std::pair<int, int>> squares;
        int column = field.column;
        for (const std::string_view item : split(field.text, ',')) {
            const auto parts = split(item, '-');
            const auto from = square(line, trimmed(parts[0]), column);
            const auto to = parts.size() == 2 ? square(line, trimmed(parts[1]), column) : from;
            if (!from || !to || parts.size() > 2)
                return {};
            const bool isLine = from->first == to->first || from->second == to->second;
            if (!isLine) {
                fail(line,
                     column,
                     Message("a range of squares lies on one rank or file, unlike {text}",
                             {{"text", inQuotes(item)}}));
                return {};
            }
            for (int file = std::min(from->first, to->first);
                 file <= std::max(from->first, to->first);
                 ++file) {
                for (int rank = std::min(from->second, to->second);
                     rank <= std::max(from->second, to->second);
                     ++rank)
                    squares.emplace_back(file, rank);
            }
            column += static_cast<int>(item.size()) + 1;
        }
        return squares;
    }

    std::optional<std::pair<int, int>> square(const Line &line, std::string_view name, int column)
    {
        std::size_t letters = 0;
        while (letters < name.size() && isAsciiLetter(name[letters]))
            ++letters;
        const auto file = fileFromLetters(lowered(name.substr(0, letters)));
        const std::string_view digits = name.substr(letters);
        const bool isNumber = !digits.empty() && digits.size() < 4
                              && std::all_of(digits.begin(), digits.end(), isAsciiDigit);
        const int rank = isNumber ? std::stoi(std::string(digits)) - 1 : -1;
        if (letters > 0 && file && *file < m_files && rank >= 0 && rank < m_ranks)
            return std::pair(*file, rank);
        fail(line,
             column,
             Message("a square of the board is expected, not {text}", {{"text", inQuotes(name)}}));
        return std::nullopt;
    }

    void place()
    {
        for (const Placed &pieces : m_holes) {
            for (const auto &[file, rank] : squaresOf(pieces.line, pieces.squares))
                m_removed.push_back(Rectangle{m_ranks}.site(file, rank));
        }
        for (const Placed &pieces : m_boardPieces) {
            if (pieces.squares.text.empty())
                continue;
            const std::size_t split = pieces.squares.text.find(",,");
            Field white{pieces.squares.text.substr(0, split), pieces.squares.column};
            for (const auto &[file, rank] : white.text.empty() ? std::vector<std::pair<int, int>>{}
                                                               : squaresOf(pieces.line, white)) {
                put(pieces, file, rank, 0);
                if (m_symmetry != "none")
                    put(pieces,
                        m_symmetry == "rotate" ? m_files - 1 - file : file,
                        m_ranks - 1 - rank,
                        1);
            }
            if (split == std::string_view::npos)
                continue;
            Field black{pieces.squares.text.substr(split + 2),
                        pieces.squares.column + static_cast<int>(split) + 2};
            for (const auto &[file, rank] : squaresOf(pieces.line, black))
                put(pieces, file, rank, 1);
        }
    }

    void put(const Placed &pieces, int file, int rank, int player)
    {
        const SiteId site = Rectangle{m_ranks}.site(file, rank);
        const bool isNew =
            m_placed.emplace(site, Placement{site, pieces.piece, PlayerId(player)}).second;
        const bool isHole = std::find(m_removed.begin(), m_removed.end(), site) != m_removed.end();
        if (!isNew || isHole)
            fail(pieces.line,
                 pieces.squares.column,
                 Message(
                     "[{?hole}a piece stands on a hole|two pieces stand on one square]: {square}",
                     {{"hole", isHole}, {"square", fileLetters(file) + std::to_string(rank + 1)}}));
    }

    std::optional<PieceId> royal(const std::string &text) const
    {
        for (std::size_t i = 0; i < m_pieces.types.size(); ++i) {
            if (text == std::to_string(i + 1)
                || (!text.empty() && text == m_pieces.types[i].letter))
                return PieceId(i);
        }
        return std::nullopt;
    }

    struct Choice
    {
        PieceId piece;
        char sign = 0; ///< `*`: a captured one only; `!`: to stay so, but on the last rank; or none
    };

    std::vector<Choice> choices() const
    {
        std::vector<Choice> all;
        char sign = 0;
        for (const char c : m_choice) {
            for (std::size_t i = 0; i < m_pieces.types.size(); ++i) {
                if (m_pieces.types[i].letter == std::string(1, c))
                    all.push_back({PieceId(i), sign});
            }
            sign = c == '*' || c == '!' ? c : '\0';
        }
        return all;
    }

    /// What promotion may bring, in order. A captured piece makes room for one of its type.
    void choose(Promotion &promotion, std::size_t promoting)
    {
        std::map<PieceId, int> limits;
        for (const Choice &choice : choices()) {
            if (choice.sign == '!' && choice.piece.index() < promoting) {
                promotion.duty = PromotionDuty::WhenStuck;
                continue;
            }
            promotion.into.push_back(choice.piece);
            if (choice.sign != 0)
                limits[choice.piece] = limitOf(choice);
        }
        std::sort(promotion.into.begin(), promotion.into.end());
        promotion.into.erase(std::unique(promotion.into.begin(), promotion.into.end()),
                             promotion.into.end());
        for (const auto &[piece, most] : limits) {
            if (most > 0)
                promotion.limits.push_back({piece, most});
        }
    }

    /// As many as each player starts with; 0 where the sign cannot be understood.
    int limitOf(const Choice &choice)
    {
        int counts[2] = {};
        for (const auto &[site, placed] : m_placed)
            counts[placed.player.index()] += placed.piece == choice.piece ? 1 : 0;
        const bool isKnown =
            choice.sign == '*' && m_hasHoldings && counts[0] > 0 && counts[0] == counts[1];
        if (!isKnown)
            m_losses.push_back(
                {Message("promoChoice: '{sign}' before {piece} is not understood and left out",
                         {{"sign", std::string(1, choice.sign)},
                          {"piece", m_pieces[choice.piece].name}}),
                 {},
                 {Remedy::LeaveOut}});
        return isKnown ? counts[0] : 0;
    }

    void addPromotion(Design &design)
    {
        const std::size_t promoting =
            std::min(static_cast<std::size_t>(m_promoting), m_pieces.types.size());
        if (m_promotionDepth == 0 || m_promotionDepth >= m_ranks || promoting == 0)
            return;
        Promotion promotion;
        choose(promotion, promoting);
        if (promotion.into.empty()) {
            m_losses.push_back(
                {Message("the promotion names no piece to promote to and is left out"),
                 {},
                 {Remedy::LeaveOut}});
            return;
        }
        Zone zone;
        zone.name = "promotion";
        zone.sharing = ZoneSharing::Facing;
        for (int file = 0; file < m_files; ++file) {
            for (int rank = m_ranks - m_promotionDepth; rank < m_ranks; ++rank)
                zone.cells.push_back(Rectangle{m_ranks}.site(file, rank));
        }
        design.board.edit([&](BoardRecipe &recipe) { recipe.edits.zones.push_back(zone); });
        for (std::size_t i = 0; i < promoting; ++i)
            promotion.types.emplace_back(i);
        promotion.zone = ZoneId(0);
        design.rules.edit([&](Rules &rules) { rules.promotions.push_back(promotion); });
    }

    Result<Imported, Errors> design()
    {
        BoardRecipe recipe;
        recipe.files = m_files;
        recipe.ranks = m_ranks;
        std::sort(m_removed.begin(), m_removed.end());
        m_removed.erase(std::unique(m_removed.begin(), m_removed.end()), m_removed.end());
        recipe.edits.removed = m_removed;
        Design design = newDesign(recipe, "Diagram");
        for (const std::string &text : m_royal) {
            const auto piece = royal(text);
            if (piece)
                m_pieces.types[piece->index()].royalty = Royalty::Royal;
            else
                m_losses.push_back(
                    {Message("royal={name} names no piece and is left out", {{"name", text}}),
                     {},
                     {Remedy::LeaveOut}});
        }
        design.pieces = m_pieces;
        addPromotion(design);
        Setup setup;
        for (const auto &[site, boardPiece] : m_placed)
            setup.placements.push_back(boardPiece);
        std::sort(m_hands.begin(), m_hands.end(), [](const HandEntry &a, const HandEntry &b) {
            return std::pair(a.player, a.piece) < std::pair(b.player, b.piece);
        });
        setup.hands = m_hands;
        for (const Choice &choice : choices()) {
            if (choice.sign == '!')
                std::erase_if(setup.hands,
                              [&](const HandEntry &row) { return row.piece == choice.piece; });
        }
        design.setup = setup;
        // Whatever a design may not be is known to the reader of design files.
        auto again = readDesign(writeDesign(withRules(std::move(design))));
        if (!again)
            return Unexpected(again.error());
        return Imported{std::move(again->design), std::move(m_losses)};
    }

    int m_files = 8;
    int m_ranks = 8;
    int m_promotionDepth = 1;
    int m_promoting = 1;
    std::string m_symmetry = "mirror";
    std::string m_choice;
    bool m_hasHoldings = false;
    std::vector<std::string> m_royal;
    Pieces m_pieces;
    std::vector<Placed> m_boardPieces;
    std::vector<Placed> m_holes;
    std::vector<SiteId> m_removed;
    std::map<SiteId, Placement> m_placed;
    std::vector<HandEntry> m_hands;
    std::vector<Loss> m_losses;
    Errors m_errors;
};

} // namespace

Result<Imported, Errors> readInteractiveDiagram(std::string_view text, const ImportRequest &)
{
    return Reader().read(text);
}

} // namespace rookery
