#pragma once

#include "model/base/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

enum class JsonKind : std::uint8_t { Null, Boolean, Number, String, List, Object };

class JsonTree;

/// One value of a JsonTree: a cheap handle, valid as long as the tree stays where it is.
class JsonValue
{
public:
    JsonValue(const JsonTree &tree, std::uint32_t node)
        : m_tree(&tree)
        , m_node(node)
    {
    }

    JsonKind kind() const;
    std::size_t offset() const;      ///< of its first byte in the text
    std::string_view source() const; ///< as it is written, spaces and escapes included

    std::string string() const; ///< of a String, decoded
    bool boolean() const;       ///< of a Boolean
    std::optional<std::int64_t>
    integer() const; ///< of a Number written without fraction or exponent

    bool isMember() const; ///< of an object, and so has a key
    std::string key() const;
    std::string_view keySource() const; ///< as it is written, in quotes
    bool hasKey(std::string_view key) const;
    std::size_t keyOffset() const;
    JsonValue parent() const; ///< of any but the root

    std::size_t size() const; ///< number of elements or members
    class Iterator;
    Iterator begin() const; ///< elements or members in the order of the text
    Iterator end() const;

    /// RFC 6901: `/pieces/0/name`; empty for the root.
    std::string pointer() const;

private:
    const JsonTree *m_tree;
    std::uint32_t m_node;
};

/// A JSON text as a tree that remembers where everything stands. Keys of one object are unique,
/// nesting and size have limits. Strings and numbers stay in the text, which must outlive the tree.
class JsonTree
{
public:
    /// Of a text that is no JSON the first fault, of one that repeats keys all of them.
    static Result<JsonTree, Errors> read(std::string_view text);

    JsonValue root() const { return {*this, 0}; }
    std::string_view text() const { return m_text; }

private:
    friend class JsonValue;
    friend class JsonTreeBuilder;

    static constexpr std::uint32_t none = 0xffff'ffff;

    /// Nodes lie in the order of the text, so that a first child follows its parent.
    struct Node
    {
        JsonKind kind = JsonKind::Null;
        std::uint32_t begin = 0;
        std::uint32_t end = 0;    ///< behind its last byte
        std::uint32_t key = none; ///< the opening quote of its key
        std::uint32_t parent = none;
        std::uint32_t next = none; ///< sibling
        std::uint32_t index = 0;   ///< place among its siblings
        std::uint32_t size = 0;    ///< number of children
    };

    const Node &node(std::uint32_t index) const { return m_nodes[index]; }

    std::string_view m_text;
    std::vector<Node> m_nodes;
};

class JsonValue::Iterator
{
public:
    Iterator(const JsonTree &tree, std::uint32_t node)
        : m_tree(&tree)
        , m_node(node)
    {
    }
    JsonValue operator*() const { return {*m_tree, m_node}; }
    Iterator &operator++();
    friend bool operator==(const Iterator &, const Iterator &) = default;

private:
    const JsonTree *m_tree;
    std::uint32_t m_node;
};

/// The member of an object with this key; none where there is none, or no object.
std::optional<JsonValue> memberOf(const std::optional<JsonValue> &object, std::string_view key);

/// The value without insignificant spaces, numbers and strings exactly as they are written.
std::string compactJson(const JsonValue &value);

} // namespace rookery
