#pragma once

#include <map>
#include <string>
#include <string_view>
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

/// What the names of a template stand for.
class MessageArguments
{
public:
    struct Argument
    {
        std::string text;
        std::string word = {}; ///< what conditions compare with
        bool isSaid = true;    ///< whether it says something
        std::vector<std::string> items = {};
    };

    void set(std::string name, Argument argument);
    /// A text, which says something unless it is empty.
    void set(std::string name, std::string text);
    /// A number, which says something unless it is 0.
    void set(std::string name, int number);

    /// Null for a name that the template should not use.
    const Argument *find(std::string_view name) const;

private:
    std::map<std::string, Argument, std::less<>> m_arguments;
};

/// The template with its arguments. One that is not well formed, or names what is not among them,
/// is a programmer's mistake.
std::string filled(std::string_view text, const MessageArguments &arguments);

} // namespace rookery
