#pragma once

#include "model/base/wording.h"

#include <concepts>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Sentences are templates with named arguments, so that each can be translated as a whole:
///
///     {name}          the argument's text
///     {name#one#more} its number with a noun: "1 piece", "3 pieces"
///     {name/, }       the texts of its items with this between them
///     {name*number}   its items, each with that number: "2 Rooks and 2 Knights"
///     [a|b|c]         the first of these parts in which every argument has a text and every
///                     condition holds; nothing where there is none
///     {?name}         a condition, which writes nothing: the argument says something
///     {?name=word}    a condition: it is this word (or number); `!=` and, for numbers, `<` too
///
/// Parts may lie in parts; an inner one does not decide about the outer. Spaces of the template
/// that would stand beside another one, or at the end of a line, are left out.
namespace rookery {

class Message;

/// How a message is said.
struct Speech
{
    Wording wording = {};
    /// Cells and moves by what the board's edge calls them, not by their names in files.
    bool byLabels = false;
};

/// What the names of a template stand for.
class MessageArguments
{
public:
    struct Argument
    {
        /// A text, which says something unless it is empty.
        Argument(std::string said = {})
            : Argument(said, said, !said.empty())
        {
        }
        Argument(const char *said)
            : Argument(std::string(said))
        {
        }
        /// A number, which says something unless it is 0.
        Argument(std::integral auto number)
            : Argument(std::to_string(number), std::to_string(number), number != 0)
        {
        }
        Argument(Message part);
        Argument(std::string said,
                 std::string compared,
                 bool saysSomething = true,
                 std::vector<std::string> listed = {})
            : text(std::move(said))
            , word(std::move(compared))
            , isSaid(saysSomething)
            , items(std::move(listed))
        {
        }

        std::string text;
        std::string word; ///< what conditions compare with
        bool isSaid;      ///< whether it says something
        std::vector<std::string> items;
        /// In place of the text, where this is not the same in every speech.
        std::function<std::string(const Speech &)> say = {};
    };

    MessageArguments() = default;
    MessageArguments(std::initializer_list<std::pair<const char *, Argument>> arguments);

    void set(std::string name, Argument argument);

    /// Null for a name that the template should not use.
    const Argument *find(std::string_view name) const;

private:
    std::map<std::string, Argument, std::less<>> m_arguments;
};

/// The template with its arguments. One that is not well formed, or names what is not among them,
/// is a programmer's mistake.
std::string
filled(std::string_view text, const MessageArguments &arguments, const Speech &speech = {});

/// A sentence that can be said in any language: a template with its arguments, which may be
/// messages themselves. So that translators find it, the template stands right behind `Message(`.
class Message
{
public:
    Message() = default;
    explicit Message(std::string_view text, MessageArguments arguments = {})
        : m_text(text)
        , m_arguments(std::move(arguments))
    {
    }
    explicit Message(const char *text, MessageArguments arguments = {})
        : Message(std::string_view(text), std::move(arguments))
    {
    }
    /// What is put together at run time is said as it stands.
    Message(std::string text)
        : Message(literal(std::move(text)))
    {
    }
    /// What is said as it stands in every language, as names and foreign texts are.
    static Message literal(std::string text);

    /// In English, by the names of files, unless the speech says otherwise.
    std::string text(const Speech &speech = {}) const;
    bool isEmpty() const { return m_text.empty(); }

    /// Whether both say the same in English.
    friend bool operator==(const Message &a, const Message &b) { return a.text() == b.text(); }

private:
    std::string m_text;
    MessageArguments m_arguments;
};

enum class Conjunction { And, Or };

/// "a, b and c", or "a, b and 3 more" where there are more than that many.
Message joined(std::span<const std::string> items,
               std::size_t most = 6,
               Conjunction conjunction = Conjunction::And);

/// The same as an argument: conditions compare how many there are.
MessageArguments::Argument listArgument(std::vector<std::string> items, std::size_t most = 6);

} // namespace rookery
