#pragma once

#include <cctype>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// A strict reader of Ludii's game descriptions: the whole text must be one game of the grammar in
/// tests/data/grammar/ludii.txt, and names and sites that it uses must be declared.
namespace rookery::test {

/// A word, or a list in round or curly brackets. `label` is an argument's name, as in "if:(...)".
struct LudiiNode
{
    std::string label;
    std::string word; ///< "(" or "{" for a list; a string with its quotes
    std::vector<LudiiNode> parts;
    int line = 1;
    std::size_t at = 0; ///< in the text

    bool isList() const { return word == "(" || word == "{"; }
    std::string head() const
    {
        return word == "(" && !parts.empty() ? parts.front().word : std::string();
    }
};

/// Reads bracketed texts, of the language and of its grammar.
class LudiiParser
{
public:
    LudiiParser(const std::string &text, std::string_view comment)
        : m_text(text)
        , m_comment(comment)
    {
    }

    /// All that stands in the text; a fault ends it.
    std::vector<LudiiNode> nodes(char close = 0)
    {
        std::vector<LudiiNode> all;
        while (fault.empty()) {
            skip();
            if (m_at >= m_text.size()) {
                if (close != 0)
                    fault = "something is not closed";
                break;
            }
            if (std::string_view(")}]").find(m_text[m_at]) != std::string_view::npos) {
                if (m_text[m_at] != close)
                    fault = "line " + std::to_string(m_line) + ": '" + m_text[m_at]
                            + "' closes nothing";
                ++m_at;
                break;
            }
            all.push_back(node());
        }
        return all;
    }

    std::string fault;

private:
    void skip()
    {
        while (m_at < m_text.size()) {
            if (m_text.compare(m_at, m_comment.size(), m_comment) == 0)
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            else if (std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0)
                m_line += m_text[m_at++] == '\n' ? 1 : 0;
            else
                break;
        }
    }

    LudiiNode node()
    {
        LudiiNode result;
        result.line = m_line;
        result.at = m_at;
        const std::size_t colon = m_text.find_first_of(":(){}[]\" \t\r\n", m_at);
        if (colon != std::string::npos && colon > m_at && m_text[colon] == ':') {
            result.label = m_text.substr(m_at, colon - m_at);
            m_at = colon + 1;
        }
        const char c = m_at < m_text.size() ? m_text[m_at] : ' ';
        if (c == '(' || c == '{' || c == '[') {
            ++m_at;
            result.word = std::string(1, c);
            result.parts = nodes(c == '(' ? ')' : c == '{' ? '}' : ']');
        } else if (c == '"') {
            const std::size_t end = m_text.find_first_of("\"\n", m_at + 1);
            if (end == std::string::npos || m_text[end] != '"')
                fault = "line " + std::to_string(m_line) + ": a string goes on";
            result.word = m_text.substr(m_at, end - m_at + 1);
            m_at = std::min(end, m_text.size() - 1) + 1;
        } else {
            const std::size_t end =
                std::min(m_text.find_first_of("(){}[]\" \t\r\n", m_at), m_text.size());
            result.word = m_text.substr(m_at, end - m_at);
            m_at = end;
        }
        return result;
    }

    const std::string &m_text;
    std::string_view m_comment;
    std::size_t m_at = 0;
    int m_line = 1;
};

/// The nodes with what is defined put wherever its name stands, and without the defines.
inline std::vector<LudiiNode> withoutDefines(const std::vector<LudiiNode> &nodes)
{
    std::map<std::string, LudiiNode> known;
    const auto put = [&known](const auto &self, const LudiiNode &node) -> LudiiNode {
        const auto found = known.find(node.word);
        LudiiNode result = found != known.end() ? found->second : node;
        result.label = node.label;
        if (found != known.end())
            return result;
        for (LudiiNode &part : result.parts)
            part = self(self, part);
        return result;
    };
    std::vector<LudiiNode> rest;
    for (const LudiiNode &node : nodes) {
        if (node.head() == "define" && node.parts.size() == 3)
            known.emplace(node.parts[1].word, put(put, node.parts[2]));
        else
            rest.push_back(put(put, node));
    }
    return rest;
}

class LudiiReader
{
public:
    explicit LudiiReader(const std::string &grammarFile)
    {
        std::ifstream lines(grammarFile);
        for (std::string line; std::getline(lines, line);) {
            const std::size_t equals = line.find(" = ");
            if (line.empty() || line.front() == '#' || equals == std::string::npos)
                continue;
            std::vector<std::vector<LudiiNode>> forms(1);
            for (LudiiNode &node : LudiiParser(line.substr(equals + 3), "#").nodes()) {
                if (node.word == "|")
                    forms.emplace_back();
                else
                    forms.back().push_back(std::move(node));
            }
            for (auto &form : forms)
                m_rules[line.substr(0, equals)].push_back(std::move(form.at(0)));
        }
    }

    /// The first fault of a text with its line; empty if there is none.
    std::string fault(const std::string &text)
    {
        if (m_rules.count("game") == 0)
            return "the grammar is missing";
        LudiiParser parser(text, "//");
        const std::vector<LudiiNode> all = withoutDefines(parser.nodes());
        if (!parser.fault.empty())
            return parser.fault;
        if (all.size() != 1)
            return "a file holds one game";
        m_farthest = 0;
        m_seen.clear();
        if (!fits(all.front(), "game"))
            return m_seen;
        return undeclared(all.front());
    }

private:
    static bool isNumber(const std::string &word, bool isFloat)
    {
        const std::size_t begin = word.starts_with('-') ? 1 : 0;
        const std::size_t dot = word.find('.');
        const bool isEnough = word.size() > begin
                              && word.find_first_not_of("0123456789.", begin) == std::string::npos;
        return isEnough
               && (isFloat ? dot != std::string::npos && dot > begin
                                 && word.find('.', dot + 1) == std::string::npos
                                 && dot + 1 < word.size()
                           : dot == std::string::npos);
    }

    /// Remembers what stands farthest in the text of all that did not fit.
    bool misfit(const LudiiNode &node, const std::string &wanted)
    {
        if (node.at >= m_farthest) {
            m_farthest = node.at;
            const std::string shown = node.word == "("   ? "(" + node.head() + " ...)"
                                      : node.word == "{" ? "{...}"
                                                         : node.word;
            m_seen = "line " + std::to_string(node.line) + ": "
                     + (node.label.empty() ? "" : node.label + ":") + shown + " is no " + wanted;
        }
        return false;
    }

    /// Whether a node is what a word of the grammar stands for.
    bool fits(const LudiiNode &node, const std::string &wanted)
    {
        const auto rule = m_rules.find(wanted);
        if (rule != m_rules.end()) {
            for (const LudiiNode &form : rule->second) {
                if (fitsForm(node, form))
                    return true;
            }
            return misfit(node, wanted);
        }
        const bool isWord = !node.isList() && !node.word.empty();
        const bool isString = isWord && node.word.front() == '"';
        const bool isIt = wanted == "string"    ? isString
                          : wanted == "int"     ? isWord && isNumber(node.word, false)
                          : wanted == "float"   ? isWord && isNumber(node.word, true)
                          : wanted == "boolean" ? node.word == "True" || node.word == "False"
                                                : isWord && node.word == wanted;
        return isIt || misfit(node, wanted);
    }

    bool fitsForm(const LudiiNode &node, const LudiiNode &form)
    {
        if (form.word == "{") {
            if (node.word != "{" || node.parts.empty())
                return false;
            for (const LudiiNode &part : node.parts) {
                if (!part.label.empty() || !fitsForm(part, form.parts.at(0)))
                    return misfit(part, "part of this list");
            }
            return true;
        }
        if (form.word != "(")
            return fits(node, form.word);
        if (node.word != "(" || node.head() != form.head())
            return false;
        return fitsParts(node, 1, form, 1);
    }

    /// Whether the arguments from one on are those of the form from one on.
    bool fitsParts(const LudiiNode &node, std::size_t at, const LudiiNode &form, std::size_t want)
    {
        if (want == form.parts.size())
            return at == node.parts.size()
                   || misfit(node.parts[at], "argument of (" + node.head() + " ...)");
        const LudiiNode &next = form.parts[want];
        const bool isOptional = next.word == "[";
        const LudiiNode &wanted = isOptional ? next.parts.at(0) : next;
        if (at < node.parts.size() && node.parts[at].label == wanted.label
            && fitsForm(node.parts[at], wanted) && fitsParts(node, at + 1, form, want + 1))
            return true;
        return (isOptional && fitsParts(node, at, form, want + 1))
               || (at == node.parts.size() && misfit(node, "whole form"));
    }

    void collect(const LudiiNode &node)
    {
        const std::string head = node.head();
        if (head == "graph") {
            m_sites = node.parts.at(1).parts.size();
        } else if (head == "track" || head == "map") {
            m_declared[head].insert(node.parts.at(1).word);
        } else if (head == "regions") {
            m_declared[head].insert(node.parts.at(1).word);
        } else if (head == "piece" && node.parts.size() > 2) {
            std::string name = node.parts.at(1).word;
            m_declared["piece"].insert(name);
            name.insert(name.size() - 1, node.parts.at(2).word.substr(1));
            m_declared["place"].insert(name);
        }
        for (const LudiiNode &part : node.parts)
            collect(part);
    }

    std::string undeclared(const LudiiNode &game)
    {
        m_declared.clear();
        m_sites = 0;
        collect(game);
        for (const char *kind : {"piece", "regions"}) {
            if (std::string fault = ambiguous(kind); !fault.empty())
                return fault;
        }
        return undeclaredIn(game);
    }

    /// Ludii takes the first whose name holds the one that is asked for.
    std::string ambiguous(const std::string &kind) const
    {
        const auto names = m_declared.find(kind);
        if (names == m_declared.end())
            return {};
        for (const std::string &name : names->second) {
            for (const std::string &other : names->second) {
                if (name != other
                    && other.find(name.substr(1, name.size() - 2)) != std::string::npos)
                    return "the " + kind + " " + name + " is part of " + other;
            }
        }
        return {};
    }

    std::string undeclaredIn(const LudiiNode &node) const
    {
        static const std::map<std::string, std::string> uses = {{"mapEntry", "map"},
                                                                {"move", "track"},
                                                                {"sites", "regions"},
                                                                {"place", "place"},
                                                                {"piece", "piece"},
                                                                {"id", "piece"},
                                                                {"forEach", "piece"},
                                                                {"where", "piece"}};
        static const std::set<std::string> ofSites = {"track", "pair", "regions", "place"};
        const std::string head = node.head();
        const auto use = uses.find(head);
        for (const LudiiNode &part : node.parts) {
            const bool isName = use != uses.end() && !part.isList() && part.word.starts_with('"');
            if (isName
                && (m_declared.count(use->second) == 0
                    || m_declared.at(use->second).count(part.word) == 0))
                return "line " + std::to_string(part.line) + ": the " + use->second + " "
                       + part.word + " is not declared";
            const bool isSites = ofSites.count(head) != 0 || part.label == "edges";
            if (std::string fault = isSites ? sitesIn(part) : std::string(); !fault.empty())
                return fault;
            if (std::string fault = undeclaredIn(part); !fault.empty())
                return fault;
        }
        return {};
    }

    /// A number in here that is no site of the board.
    std::string sitesIn(const LudiiNode &node) const
    {
        if (!node.isList() && isNumber(node.word, false)
            && (node.word.size() > 6 || std::stoul(node.word) >= m_sites))
            return "line " + std::to_string(node.line) + ": the board has no site " + node.word;
        for (const LudiiNode &part : node.parts) {
            if (std::string fault = sitesIn(part); !fault.empty())
                return fault;
        }
        return {};
    }

    std::map<std::string, std::vector<LudiiNode>> m_rules;
    std::map<std::string, std::set<std::string>> m_declared;
    std::size_t m_sites = 0;
    std::size_t m_farthest = 0;
    std::string m_seen;
};

} // namespace rookery::test
