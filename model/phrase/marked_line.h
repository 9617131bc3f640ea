#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Lines of which it is known where each part of a tree stands in them.
namespace rookery::phrase {

/// From a byte to before another one. `part` is a Node, a Step or a ChooseLine of the tree that the
/// line was made of.
struct Mark
{
    const void *part = nullptr;
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct MarkedLine
{
    std::string text;
    std::vector<Mark> marks; ///< outer ones before those inside them
};

/// Whether it is kept where parts stand.
enum class Marking { None, Parts };

/// The text of a part between bytes that no UTF-8 text has.
std::string withMark(const void *part, std::string text);

/// The line without those bytes.
MarkedLine markedLine(std::string_view text);

} // namespace rookery::phrase
