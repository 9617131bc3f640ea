#pragma once

#include "model/phrase/marked_line.h"
#include "model/phrase/reader.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// A member of an own rule while it is made: its text, its sentence and its parts are views of one
/// tree, in which `?` stands for what is not said yet. Every change gives another draft.
namespace rookery::phrase {

enum class MemberSort : std::uint8_t { Phrase, Meaning, Choices, Steps };

/// As what the lines of a member are read.
struct MemberContext
{
    MemberSort sort = MemberSort::Phrase;
    std::optional<Type> wanted; ///< of a phrase; nothing: of any type
    Scope scope;
    Head head; ///< of the word that is meant
    std::shared_ptr<const Names> names;
    Wording wording = {}; ///< of its sentence
};

/// A part that can be changed: a node, a step, or a line of choices; the others are null.
struct DraftPart
{
    const Node *node = nullptr;
    const Step *step = nullptr;
    const ChooseLine *choice = nullptr;
    std::size_t line = 0;
    std::size_t begin = 0; ///< in its line, in bytes
    std::size_t end = 0;
    int parent = -1;

    bool isBlank() const
    {
        return (node && node->kind == Kind::Blank) || (step && step->kind == StepKind::Blank);
    }
};

/// Words of a sentence that belong to one part, and to none inside it.
struct SentenceRun
{
    std::string text;
    int part = -1; ///< none: `else`
};

struct SentenceLine
{
    int depth = 0; ///< of the block it stands in
    std::vector<SentenceRun> runs;
};

class Draft
{
public:
    /// Fails with the line and column of what is wrong.
    static Result<Draft> read(const std::vector<std::string> &lines, const MemberContext &context);

    const MemberContext &context() const { return *m_context; }
    /// A line for each step or choice.
    const std::vector<std::string> &lines() const { return m_lines; }
    const std::vector<SentenceLine> &sentence() const { return m_sentence; }
    /// In the order of the text, so that outer ones stand before those inside them.
    const std::vector<DraftPart> &parts() const { return m_parts; }
    const std::vector<Local> &locals() const;
    bool hasBlanks() const;
    /// Whether nothing is said at all.
    bool isEmpty() const;
    /// The first blank from this part on, or else the first of all.
    std::optional<std::size_t> blankFrom(std::size_t part) const;
    std::string textOf(std::size_t part) const;
    /// Lines of the block below a line, with what else belongs to the step.
    std::size_t blockEnd(std::size_t line) const;
    std::size_t indentOf(std::size_t line) const;

private:
    using Tree = std::variant<Phrase, Choices, Steps>;

    void find();
    void findParts(const MarkedLine &text, std::size_t line);
    void say(const MarkedLine &said, std::size_t line);

    std::shared_ptr<const MemberContext> m_context;
    std::shared_ptr<const Tree> m_tree; ///< that the parts point into
    std::vector<std::string> m_lines;
    std::vector<SentenceLine> m_sentence;
    std::vector<DraftPart> m_parts;
};

/// Another node, step or line of choices in its place. Of a step with a block, the block stays if
/// the other one has one as well.
Result<Draft> withPart(const Draft &draft, std::size_t part, std::string_view text);

/// A node becomes a blank; a blank beside `and` and the like goes with it. A step or a line goes.
Result<Draft> withoutPart(const Draft &draft, std::size_t part);

/// A step or a line of choices before a line, as far in as `indent` says.
Result<Draft>
withLine(const Draft &draft, std::size_t before, std::size_t indent, std::string_view text);

/// What may stand in the place of a node, the type of the node itself first.
std::vector<Type> typesAt(const Draft &draft, std::size_t part);

} // namespace rookery::phrase
