#pragma once

#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// A strict reader of Regular Boardgames: every word is a sign of the language, a section, a number
/// or a name that the file declares, and they stand where the grammar has them. See
/// tests/data/grammar/rbg.txt.
namespace rookery::test {

class RbgReader
{
public:
    explicit RbgReader(const std::string &grammarFile)
    {
        std::ifstream lines(grammarFile);
        for (std::string line; std::getline(lines, line);) {
            std::istringstream words(line);
            std::string kind;
            std::string word;
            if (words >> kind >> word && kind.front() != '#')
                (kind == "section"    ? m_sections
                 : kind == "reserved" ? m_reserved
                                      : m_signs)
                    .insert(word);
        }
    }

    /// The first fault of a text with its line; empty if there is none.
    std::string fault(const std::string &text)
    {
        m_words.clear();
        m_names.clear();
        m_at = 0;
        try {
            if (m_signs.empty() || m_sections.empty())
                return "the grammar is missing";
            split(text);
            std::set<std::string> found;
            while (!isAtEnd())
                found.insert(section());
            for (const std::string &name : m_sections) {
                if (found.count(name) == 0)
                    return "#" + name + " is missing";
            }
        } catch (const std::runtime_error &error) {
            const int line = m_words.empty() ? 1 : m_words[std::min(m_at, m_words.size() - 1)].line;
            return "line " + std::to_string(line) + ": " + error.what();
        }
        return {};
    }

private:
    enum class Kind { Piece, Player, Variable, Label, Macro };

    struct Word
    {
        std::string text;
        int line = 1;
    };

    static constexpr std::size_t longestSign = 3;

    static bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
    static bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
    [[noreturn]] static void fail(const std::string &what) { throw std::runtime_error(what); }

    /// Words, numbers, and the longest signs there are.
    void split(const std::string &text)
    {
        int line = 1;
        for (std::size_t i = 0; i < text.size();) {
            std::size_t end = i + 1;
            if (text[i] == '\n' || std::isspace(static_cast<unsigned char>(text[i])) != 0) {
                line += text[i] == '\n' ? 1 : 0;
                i = end;
                continue;
            }
            if (text.compare(i, 2, "//") == 0) {
                i = std::min(text.find('\n', i), text.size());
                continue;
            }
            if (isLetter(text[i]) || isDigit(text[i])) {
                const bool isNumber = isDigit(text[i]);
                while (end < text.size()
                       && (isDigit(text[end]) || (!isNumber && isLetter(text[end]))))
                    ++end;
            } else {
                end = i + longestSign;
                while (end > i && m_signs.count(text.substr(i, end - i)) == 0)
                    --end;
                if (end == i)
                    throw std::runtime_error("line " + std::to_string(line)
                                             + ": no sign begins with '" + text.substr(i, 1) + "'");
            }
            m_words.push_back({text.substr(i, end - i), line});
            i = end;
        }
    }

    bool isAtEnd() const { return m_at >= m_words.size(); }
    std::string peek() const { return isAtEnd() ? std::string() : m_words[m_at].text; }
    std::string take()
    {
        if (isAtEnd())
            fail("the text ends too early");
        return m_words[m_at++].text;
    }
    bool takes(std::string_view sign)
    {
        const bool isIt = peek() == sign;
        m_at += isIt ? 1 : 0;
        return isIt;
    }
    void expect(std::string_view sign)
    {
        if (!takes(sign))
            fail("'" + std::string(sign) + "' is expected, not '" + peek() + "'");
    }
    std::string name()
    {
        const std::string word = peek();
        if (word.empty() || !isLetter(word.front()))
            fail("a name is expected, not '" + word + "'");
        if (m_sections.count(word) != 0 || m_reserved.count(word) != 0)
            fail("'" + word + "' is a word of the language");
        return take();
    }
    void number()
    {
        const std::string word = take();
        if (!isDigit(word.front()))
            fail("a number is expected, not '" + word + "'");
    }
    void declare(Kind kind, bool isAgainFine = false)
    {
        const std::string word = name();
        const auto [at, isNew] = m_names.emplace(word, kind);
        if (!isNew && (!isAgainFine || at->second != kind))
            fail("'" + word + "' is declared twice");
    }
    void known(Kind kind, std::string_view what)
    {
        const std::string word = name();
        const auto found = m_names.find(word);
        if (found == m_names.end() || found->second != kind)
            fail("'" + word + "' is no " + std::string(what));
    }

    std::string section()
    {
        expect("#");
        const std::string word = peek();
        if (m_sections.count(word) == 0) {
            declare(Kind::Macro);
            expect("=");
            moves();
            return {};
        }
        take();
        expect("=");
        if (word == "board")
            board();
        else if (word == "rules")
            moves();
        else
            declarations(word == "players"  ? Kind::Player
                         : word == "pieces" ? Kind::Piece
                                            : Kind::Variable);
        if (!isAtEnd() && peek() != "#")
            fail("'" + peek() + "' stands behind the section '" + word + "'");
        return word;
    }

    void declarations(Kind kind)
    {
        do {
            declare(kind);
            if (kind != Kind::Piece) {
                expect("(");
                number();
                expect(")");
            }
        } while (takes(","));
    }

    /// Each vertex with its piece and its ways: label and vertex.
    void board()
    {
        std::set<std::string> vertices;
        std::vector<std::string> targets;
        while (!isAtEnd() && peek() != "#") {
            if (const std::string vertex = name();
                m_names.count(vertex) != 0 || !vertices.insert(vertex).second)
                fail("'" + vertex + "' is declared twice");
            expect("[");
            known(Kind::Piece, "piece");
            expect("]");
            expect("{");
            std::set<std::string> labels;
            do {
                if (!labels.insert(peek()).second)
                    fail("two ways are called '" + peek() + "'");
                declare(Kind::Label, true);
                expect(":");
                targets.push_back(name());
            } while (takes(","));
            expect("}");
        }
        for (const std::string &target : targets) {
            if (vertices.count(target) == 0)
                fail("'" + target + "' is no vertex");
        }
    }

    void moves()
    {
        do {
            if (!move())
                fail("a move is expected, not '" + peek() + "'");
            while (move()) {
            }
        } while (takes("+"));
    }

    /// One factor of a product, perhaps again and again; false at its end.
    bool move()
    {
        if (takes("(")) {
            moves();
            expect(")");
        } else if (takes("{?") || takes("{!")) {
            moves();
            expect("}");
        } else if (takes("{$")) {
            arithmetic();
            comparison();
            arithmetic();
            expect("}");
        } else if (takes("[$")) {
            assignments();
        } else if (takes("{")) {
            pieces();
        } else if (takes("[")) {
            known(Kind::Piece, "piece");
            expect("]");
        } else if (takes("->")) {
            known(Kind::Player, "player");
        } else if (!takes("->>")) {
            if (peek().empty() || !isLetter(peek().front()))
                return false;
            const std::string word = name();
            const auto found = m_names.find(word);
            if (found == m_names.end()
                || (found->second != Kind::Label && found->second != Kind::Macro))
                fail("'" + word + "' is no way and no macro");
        }
        if (takes("^"))
            number();
        else
            takes("*");
        return true;
    }

    void pieces()
    {
        if (takes("}"))
            return; // of no piece, so that it never holds
        do {
            known(Kind::Piece, "piece");
        } while (takes(","));
        expect("}");
    }

    void assignments()
    {
        do {
            const auto found = m_names.find(peek());
            if (found == m_names.end()
                || (found->second != Kind::Variable && found->second != Kind::Player))
                fail("'" + peek() + "' is no variable and no player");
            take();
            expect("=");
            arithmetic();
        } while (takes(","));
        expect("]");
    }

    void comparison()
    {
        for (const char *sign : {"==", "!=", "<=", ">=", "<", ">"}) {
            if (takes(sign))
                return;
        }
        fail("a comparison is expected, not '" + peek() + "'");
    }

    void arithmetic()
    {
        do {
            if (takes("(")) {
                arithmetic();
                expect(")");
            } else if (!peek().empty() && isDigit(peek().front())) {
                number();
            } else {
                const auto found = m_names.find(name());
                if (found == m_names.end() || found->second == Kind::Label
                    || found->second == Kind::Macro)
                    fail("a variable, a piece or a player is expected, not '"
                         + m_words[m_at - 1].text + "'");
            }
        } while (takes("+") || takes("-") || takes("*") || takes("/"));
    }

    std::set<std::string> m_sections;
    std::set<std::string> m_reserved;
    std::set<std::string> m_signs;
    std::vector<Word> m_words;
    std::map<std::string, Kind> m_names;
    std::size_t m_at = 0;
};

} // namespace rookery::test
