#include "tests/oracle/counts_file.h"

#include "model/exchange/fairy_stockfish/reader/fairy_keys.h"
#include "model/file/json/fields.h"

#include <algorithm>
#include <limits>

namespace rookery::fairy {

namespace {

/// Writes the oracle's resolved rules as a section of variants.ini.
class DefinitionWriter
{
public:
    DefinitionWriter(const JsonValue &variant, Findings &findings)
        : m_findings(findings)
    {
        m_text = "[" + variant.key() + "]\n";
        if (!isObject(variant, "a variant", findings))
            return;
        Fields fields(variant, findings);
        writeNumber(fields, "ranks", "maxRank");
        writeNumber(fields, "files", "maxFile");
        if (const auto pieces = fields.find("pieces");
            pieces && isObject(*pieces, "'pieces'", findings)) {
            for (const JsonValue piece : *pieces)
                writePiece(piece);
        }
        if (m_keys.count('n') + m_keys.count('b') + m_keys.count('r') + m_keys.count('q') > 0)
            writePromotions();
        if (const auto rules = fields.find("rules");
            rules && isObject(*rules, "'rules'", findings)) {
            for (const JsonValue rule : *rules)
                writeRule(rule);
        }
        if (const auto fen = fields.find("startFen"))
            add("startFen", readText(*fen, "'startFen'", findings).value_or(""));
    }

    std::string take() { return std::move(m_text); }

private:
    void add(const std::string &key, const std::string &value)
    {
        m_text.append(key).append(" = ").append(value).append("\n");
    }

    void writeNumber(Fields &fields, const char *from, const char *to)
    {
        if (const auto value = fields.find(from))
            add(to,
                std::to_string(readInteger(*value, from, 1, mostFiles, m_findings).value_or(1)));
    }

    void writePiece(const JsonValue &piece)
    {
        if (!isObject(piece, "a piece", m_findings))
            return;
        Fields fields(piece, m_findings);
        const auto nameValue = fields.find("name");
        const auto betzaValue = fields.find("betza");
        const std::string name =
            nameValue ? readText(*nameValue, "'name'", m_findings).value_or("") : "";
        const std::string betza =
            betzaValue ? readText(*betzaValue, "'betza'", m_findings).value_or("") : "";
        const std::string key = name.empty() ? "customPiece" + std::to_string(++m_custom) : name;
        const bool hasMoves = name.empty() || name == "king";
        add(key, piece.key() + (hasMoves ? ":" + betza : ""));
        if (!piece.key().empty())
            m_keys[piece.key().front()] = key;
    }

    /// What the oracle does not name is as in chess.
    void writePromotions()
    {
        std::string letters;
        for (const auto &[letter, key] : m_keys) {
            if (key == "knight" || key == "bishop" || key == "rook" || key == "queen")
                letters += letter;
        }
        add("promotionPieceTypes", letters.empty() ? "-" : letters);
    }

    void writeRule(const JsonValue &rule)
    {
        std::string key = rule.key();
        const std::size_t dot = key.find('.');
        if (dot != std::string::npos) {
            const auto kind = dot + 1 < key.size() ? m_keys.find(key[dot + 1]) : m_keys.end();
            if (kind == m_keys.end())
                return; // of a type that the variant no longer has
            std::string title = kind->second;
            title.front() = static_cast<char>(title.front() - 'a' + 'A');
            key = key.substr(0, dot) + title;
        }
        std::string value;
        if (rule.kind() == JsonKind::Boolean)
            value = readBoolean(rule, key, m_findings) ? "true" : "false";
        else if (key == "castlingWins" && rule.kind() == JsonKind::Number)
            value = castlingLetters(readInteger(rule, key, 0, 15, m_findings).value_or(0));
        else if (rule.kind() == JsonKind::Number)
            value = std::string(rule.source());
        else
            value = withoutUnknown(readText(rule, key, m_findings).value_or(""));
        const FairyKey *known = findKey(key);
        const bool isFile = known && known->form == Form::File && rule.kind() == JsonKind::Number;
        add(key, isFile || !value.empty() ? value : "-");
    }

    /// The oracle has a bit for each right.
    static std::string castlingLetters(int rights)
    {
        constexpr std::string_view letters = "KQkq";
        std::string value;
        for (std::size_t i = 0; i < letters.size(); ++i) {
            if ((rights >> i & 1) != 0)
                value += letters[i];
        }
        return value;
    }

    /// `?3:?23 c:h` without the types that the variant no longer has.
    static std::string withoutUnknown(const std::string &value)
    {
        std::string kept;
        for (const std::string_view word : split(value, ' ')) {
            if (word.find('?') == std::string_view::npos)
                kept.append(kept.empty() ? "" : " ").append(word);
        }
        return kept;
    }

    Findings &m_findings;
    std::string m_text;
    std::map<char, std::string> m_keys; ///< by letter
    int m_custom = 0;
};

class OracleReader
{
public:
    explicit OracleReader(std::string_view text)
        : m_findings(text)
    {
    }

    Result<std::vector<OracleVariant>, Errors> read(const JsonTree &tree)
    {
        if (isObject(tree.root(), "a perft oracle", m_findings)) {
            Fields fields(tree.root(), m_findings);
            if (const auto variants = fields.find("variants");
                variants && isObject(*variants, "'variants'", m_findings)) {
                for (const JsonValue variant : *variants)
                    m_variants.push_back(
                        {variant.key(), DefinitionWriter(variant, m_findings).take(), {}});
            }
            const auto rows = fields.require("perft", "a perft oracle");
            if (rows && isList(*rows, "'perft'", m_findings)) {
                for (const JsonValue row : *rows)
                    readRow(row);
            }
        }
        if (m_findings.hasErrors())
            return Unexpected(m_findings.takeErrors());
        return std::move(m_variants);
    }

private:
    std::string text(Fields &fields, const char *key)
    {
        const auto value = fields.require(key, "a count");
        return value ? readText(*value, key, m_findings).value_or("") : std::string();
    }

    void readRow(const JsonValue &value)
    {
        if (!isObject(value, "a count", m_findings))
            return;
        Fields fields(value, m_findings);
        const std::string name = text(fields, "variant");
        OracleRow row;
        row.fen = text(fields, "fen");
        if (const auto depth = fields.require("depth", "a count"))
            row.depth = readInteger(*depth, "'depth'", 0, 100, m_findings).value_or(0);
        if (const auto nodes = fields.require("nodes", "a count"))
            row.nodes = static_cast<std::uint64_t>(
                readInteger(*nodes, "'nodes'", 0, std::numeric_limits<int>::max(), m_findings)
                    .value_or(0));
        const auto known =
            std::find_if(m_variants.begin(), m_variants.end(), [&](const OracleVariant &variant) {
                return variant.name == name;
            });
        if (known != m_variants.end())
            known->rows.push_back(std::move(row));
        else
            m_variants.push_back({name, {}, {std::move(row)}});
    }

    Findings m_findings;
    std::vector<OracleVariant> m_variants;
};

} // namespace

Result<std::vector<OracleVariant>, Errors> readPerftOracle(std::string_view text)
{
    const auto tree = JsonTree::read(text);
    if (!tree)
        return Unexpected(tree.error());
    return OracleReader(text).read(*tree);
}

} // namespace rookery::fairy
