#include "model/exchange/game_courier/board_lines.h"

#include "model/base/did_you_mean.h"
#include "model/board/board.h"
#include "model/board/rectangle.h"
#include "model/edit/board/direction_edits.h"
#include "model/edit/board/link_edits.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

namespace rookery {

namespace {

struct Token
{
    enum class Kind { Word, Open, Close, EndOfStatement, End };

    Kind kind = Kind::End;
    std::string_view text;
    Place place;
};

class Scanner
{
public:
    explicit Scanner(std::string_view text)
        : m_text(text)
    {
    }

    Token next()
    {
        skipBlanks();
        Token token{Token::Kind::End, {}, {m_line, m_column, {}}};
        if (m_at == m_text.size())
            return token;
        switch (m_text[m_at]) {
        case '(':
            return single(token, Token::Kind::Open);
        case ')':
            return single(token, Token::Kind::Close);
        case ';':
        case '\n':
            return single(token, Token::Kind::EndOfStatement);
        default:
            break;
        }
        const std::size_t begin = m_at;
        while (m_at < m_text.size()
               && std::string_view(" \t\r\n();").find(m_text[m_at]) == std::string_view::npos)
            advance();
        token.kind = Token::Kind::Word;
        token.text = m_text.substr(begin, m_at - begin);
        return token;
    }

private:
    Token single(Token token, Token::Kind kind)
    {
        token.kind = kind;
        token.text = m_text.substr(m_at, 1);
        advance();
        return token;
    }

    void skipBlanks()
    {
        while (m_at < m_text.size()) {
            const bool isComment = m_text.substr(m_at, 2) == "//";
            if (isComment) {
                while (m_at < m_text.size() && m_text[m_at] != '\n')
                    advance();
            } else if (m_text[m_at] == ' ' || m_text[m_at] == '\t' || m_text[m_at] == '\r') {
                advance();
            } else {
                return;
            }
        }
    }

    void advance()
    {
        ++m_column;
        if (m_text[m_at] == '\n') {
            ++m_line;
            m_column = 1;
        }
        ++m_at;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 1;
    int m_column = 1;
};

class LineReader
{
public:
    LineReader(const Design &design, std::string_view text)
        : m_design(design)
        , m_scanner(text)
        , m_token(m_scanner.next())
    {
    }

    Result<Design> read()
    {
        while (m_token.kind != Token::Kind::End) {
            if (m_token.kind == Token::Kind::EndOfStatement)
                take();
            else if (auto error = statement())
                return failure(*error);
        }
        return m_design;
    }

private:
    using Fault = std::optional<Error>;
    enum class Reading { Forward, Backward };

    Token take()
    {
        Token taken = m_token;
        m_token = m_scanner.next();
        return taken;
    }

    static Error at(const Token &token, Message message)
    {
        return {std::move(message), token.place, {}};
    }

    static Message shown(const Token &token)
    {
        return token.kind == Token::Kind::Word || token.kind == Token::Kind::Open
                       || token.kind == Token::Kind::Close
                   ? Message::literal("'" + std::string(token.text) + "'")
                   : Message("the end of the line");
    }

    bool atEnd() const
    {
        return m_token.kind == Token::Kind::End || m_token.kind == Token::Kind::EndOfStatement;
    }

    Fault statement()
    {
        const Token word = take();
        if (word.text == "map")
            return map();
        if (word.text == "link")
            return link(Reading::Forward);
        if (word.text == "rlink")
            return link(Reading::Backward);
        if (word.text == "unlink")
            return unlink();
        const std::vector<std::string> known = {"map", "link", "rlink", "unlink"};
        return at(
            word,
            Message("a line begins with map, link, rlink or unlink, not {found}{hint}",
                    {{"found", shown(word)}, {"hint", didYouMean(std::string(word.text), known)}}));
    }

    Fault map()
    {
        if (atEnd())
            return at(m_token, Message("map needs a direction and its step, such as n 0 1"));
        while (!atEnd()) {
            const Token name = take();
            if (name.kind != Token::Kind::Word)
                return at(
                    name,
                    Message("a direction is expected here, not {found}", {{"found", shown(name)}}));
            Vector vector;
            std::size_t parts = 0;
            while (parts < vector.along.size()) {
                const auto number = numberHere();
                if (!number)
                    break;
                vector.along[parts++] = *number;
                take();
            }
            if (parts < 2)
                return at(
                    m_token,
                    Message(
                        "the step of '{name}' is two whole numbers, files and ranks, not {found}",
                        {{"name", std::string(name.text)}, {"found", shown(m_token)}}));
            const DirectionMapping mapping{std::string(name.text), vector};
            auto mapped = withDirectionsMapped(m_design, std::span(&mapping, 1));
            if (!mapped)
                return at(name, mapped.error().sentence());
            m_design = std::move(*mapped);
        }
        return std::nullopt;
    }

    std::optional<int> numberHere() const
    {
        if (m_token.kind != Token::Kind::Word)
            return std::nullopt;
        int number = 0;
        const char *end = m_token.text.data() + m_token.text.size();
        const auto [rest, error] = std::from_chars(m_token.text.data(), end, number);
        if (error != std::errc() || rest != end)
            return std::nullopt;
        return number;
    }

    /// The direction of a link; one that no one has declared is added without a vector.
    Result<DirectionId> direction()
    {
        const Token name = take();
        if (name.kind != Token::Kind::Word)
            return failure(
                at(name,
                   Message("a direction is expected here, not {found}", {{"found", shown(name)}})));
        const std::string text(name.text);
        if (const auto known = m_design.directions->find(std::string_view(text)))
            return *known;
        auto added = withDirectionAdded(m_design, text, std::nullopt);
        if (!added)
            return failure(at(name, added.error().sentence()));
        m_design = std::move(*added);
        return *m_design.directions->find(std::string_view(text));
    }

    /// The cells of one list, in brackets or up to the end of the statement.
    Result<std::vector<SiteId>> cells(const Board &board)
    {
        const bool isBracketed = m_token.kind == Token::Kind::Open;
        if (isBracketed)
            take();
        std::vector<SiteId> sites;
        while (m_token.kind == Token::Kind::Word) {
            const Token name = take();
            const auto cell = board.find(name.text);
            if (!cell)
                return failure(
                    at(name, Message("there is no cell {name}", {{"name", shown(name)}})));
            sites.push_back(board.site(*cell));
        }
        if (isBracketed && m_token.kind != Token::Kind::Close)
            return failure(
                at(m_token,
                   Message("')' is expected here, not {found}", {{"found", shown(m_token)}})));
        if (!isBracketed && !atEnd() && m_token.kind != Token::Kind::Open)
            return failure(
                at(m_token,
                   Message("a cell is expected here, not {found}", {{"found", shown(m_token)}})));
        if (isBracketed)
            take();
        return sites;
    }

    Fault link(Reading reading)
    {
        const auto id = direction();
        if (!id)
            return id.error();
        const Board board(m_design.board, m_design.directions);
        std::vector<LinkPair> pairs;
        if (atEnd())
            return at(m_token, Message("link needs cells such as (h1 a1)"));
        while (!atEnd()) {
            const Token begin = m_token;
            const auto chain = cells(board);
            if (!chain)
                return chain.error();
            if (chain->size() < 2)
                return at(begin, Message("a link leads from one cell to another, such as (h1 a1)"));
            for (std::size_t i = 0; i + 1 < chain->size(); ++i)
                pairs.push_back({(*chain)[i], (*chain)[i + 1]});
        }
        auto linked = reading == Reading::Forward ? withLinks(m_design, *id, pairs)
                                                  : withReverseLinks(m_design, *id, pairs);
        if (!linked)
            return linked.error();
        m_design = std::move(*linked);
        return std::nullopt;
    }

    Fault unlink()
    {
        const auto id = direction();
        if (!id)
            return id.error();
        const Board board(m_design.board, m_design.directions);
        std::vector<SiteId> from;
        if (atEnd())
            return at(m_token, Message("unlink needs cells such as a8"));
        while (!atEnd()) {
            const auto more = cells(board);
            if (!more)
                return more.error();
            from.insert(from.end(), more->begin(), more->end());
        }
        auto cut = withLinksCut(m_design, *id, from);
        if (!cut)
            return cut.error();
        m_design = std::move(*cut);
        return std::nullopt;
    }

    Design m_design;
    Scanner m_scanner;
    Token m_token;
};

/// The open rectangle with the board's holes: what `map` alone means.
std::optional<CellId> mapped(const Board &board, CellId from, const Direction &direction)
{
    const auto at = board.coordinates(from);
    const BoardRecipe &recipe = board.recipe();
    if (recipe.lattice != Lattice::Square || !direction.vector || !at)
        return std::nullopt;
    const Vector to = *at + *direction.vector;
    const bool isInside = to.x() >= 0 && to.y() >= 0 && to.x() < recipe.files
                          && to.y() < recipe.ranks && to.along[2] == 0 && to.along[3] == 0;
    return isInside ? board.cellAt(Rectangle{recipe.ranks}.site(to.x(), to.y())) : std::nullopt;
}

/// `link n (a1 a2 a3) (b1 b2);`: chains as long as they get.
std::string chainsOf(const Board &board, const std::map<CellId, CellId> &next)
{
    std::map<CellId, int> arrivals;
    for (const auto &[from, to] : next)
        ++arrivals[to];
    std::map<CellId, CellId> left = next;
    std::string text;
    const auto write = [&](CellId from) {
        std::string chain = board.name(from);
        for (auto row = left.find(from); row != left.end(); row = left.find(from)) {
            from = row->second;
            left.erase(row);
            chain += " " + board.name(from);
        }
        text += " (" + chain + ")";
    };
    for (const auto &[from, to] : next) {
        if (arrivals.count(from) == 0)
            write(from);
    }
    while (!left.empty()) // the rest goes round
        write(left.begin()->first);
    return text;
}

} // namespace

BoardLines boardLines(const Design &design)
{
    const Board board(design.board, design.directions);
    const bool isMapped = design.board->lattice == Lattice::Square;
    BoardLines lines;
    std::size_t turned = 0;
    for (const Direction &direction : design.directions->list) {
        if (!isMapped || !direction.vector || !direction.walk.empty())
            continue;
        lines.text += "map " + direction.name + " " + std::to_string(direction.vector->x()) + " "
                      + std::to_string(direction.vector->y()) + ";\n";
    }
    for (std::size_t i = 0; i < design.directions->list.size(); ++i) {
        const Direction &direction = design.directions->list[i];
        const bool isWalk = !direction.walk.empty();
        std::map<CellId, CellId> linked;
        std::string cut;
        for (const CellId from : board.cells()) {
            const auto link = board.link(from, board.compass().step(DirectionId(i)));
            const auto byMap = isWalk ? std::nullopt : mapped(board, from, direction);
            turned += link && link->turn != OrientationId(0) ? 1 : 0;
            if (link && link->to != byMap)
                linked.emplace(from, link->to);
            else if (!link && byMap)
                cut += " " + board.name(from);
        }
        if (!linked.empty())
            lines.text += "link " + direction.name + chainsOf(board, linked) + ";\n";
        if (!cut.empty())
            lines.text += "unlink " + direction.name + cut + ";\n";
    }
    if (turned > 0) {
        lines.losses.push_back(
            Message("{count#link turns#links turn} the traveller, which these lines cannot express",
                    {{"count", turned}}));
    }
    return lines;
}

Result<Design> withBoardLines(const Design &design, std::string_view text)
{
    return LineReader(design, text).read();
}

} // namespace rookery
