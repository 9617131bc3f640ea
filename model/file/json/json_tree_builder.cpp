#include "model/base/shown.h"
#include "model/design/limits.h"
#include "model/file/json/json_syntax.h"
#include "model/file/json/json_tree.h"
#include "model/file/json/line_index.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

namespace rookery {

namespace {

/// Reads a text byte by byte and tells how far the JSON library has come.
class CountingIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    CountingIterator(const char *at, const char **furthest)
        : m_at(at)
        , m_furthest(furthest)
    {
    }

    reference operator*() const { return *m_at; }
    CountingIterator &operator++()
    {
        *m_furthest = ++m_at;
        return *this;
    }
    CountingIterator operator++(int)
    {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const CountingIterator &a, const CountingIterator &b)
    {
        return a.m_at == b.m_at;
    }

private:
    const char *m_at;
    const char **m_furthest;
};

} // namespace

/// Receives the JSON library's events; the function names are the library's.
class JsonTreeBuilder
{
public:
    explicit JsonTreeBuilder(std::string_view text)
        : m_furthest(text.data())
    {
        m_tree.m_text = text;
    }

    Result<JsonTree, Errors> build()
    {
        const std::string_view text = m_tree.m_text;
        const CountingIterator first(text.data(), &m_furthest);
        const CountingIterator last(text.data() + text.size(), &m_furthest);
        const bool isWhole = nlohmann::json::sax_parse(first, last, this);
        if (!isWhole)
            return Unexpected(Errors{fault()});
        if (!m_repeated.empty())
            return Unexpected(repeatedKeys());
        return std::move(m_tree);
    }

    // NOLINTBEGIN(readability-identifier-naming)
    bool null() { return scalar(JsonKind::Null); }
    bool boolean(bool) { return scalar(JsonKind::Boolean); }
    bool number_integer(nlohmann::json::number_integer_t) { return scalar(JsonKind::Number); }
    bool number_unsigned(nlohmann::json::number_unsigned_t) { return scalar(JsonKind::Number); }
    bool number_float(nlohmann::json::number_float_t, const std::string &)
    {
        return scalar(JsonKind::Number);
    }
    bool string(const std::string &) { return scalar(JsonKind::String); }
    bool binary(const nlohmann::json::binary_t &) { return false; } // not in text
    bool start_object(std::size_t) { return open(JsonKind::Object); }
    bool start_array(std::size_t) { return open(JsonKind::List); }
    bool end_array() { return close(); }
    bool end_object()
    {
        findRepeatedKeys(m_open.back().node);
        return close();
    }
    bool key(const std::string &)
    {
        m_key = static_cast<std::uint32_t>(nextToken());
        advance(JsonProgress::After::Key, m_key, consumed());
        return true;
    }
    bool parse_error(std::size_t, const std::string &, const nlohmann::json::exception &)
    {
        return false;
    }
    // NOLINTEND(readability-identifier-naming)

private:
    struct Open
    {
        std::uint32_t node;
        std::uint32_t lastChild = JsonTree::none;
    };

    static constexpr std::size_t mostRepeated = 1'000;

    std::size_t consumed() const
    {
        return static_cast<std::size_t>(m_furthest - m_tree.m_text.data());
    }

    /// Where the token begins that the library has just reported.
    std::size_t nextToken() const
    {
        const auto isBetween = [](char c) {
            return isJsonSpace(c) || c == ',' || c == ':';
        };
        std::size_t at = m_progress.end;
        while (isBetween(m_tree.m_text[at]))
            ++at;
        return at;
    }

    void advance(JsonProgress::After after, std::size_t begin, std::size_t end)
    {
        m_progress.after = after;
        m_progress.begin = begin;
        m_progress.end = end;
    }

    bool add(JsonKind kind, std::size_t begin, std::size_t end)
    {
        if (m_tree.m_nodes.size() == limits::fileValues) {
            m_limit = {
                begin,
                Message("the file holds more than {most} values", {{"most", limits::fileValues}})};
            return false;
        }
        const auto index = static_cast<std::uint32_t>(m_tree.m_nodes.size());
        JsonTree::Node node;
        node.kind = kind;
        node.begin = static_cast<std::uint32_t>(begin);
        node.end = static_cast<std::uint32_t>(end);
        node.key = std::exchange(m_key, JsonTree::none);
        if (!m_open.empty()) {
            Open &parent = m_open.back();
            node.parent = parent.node;
            node.index = m_tree.m_nodes[parent.node].size++;
            if (parent.lastChild != JsonTree::none)
                m_tree.m_nodes[parent.lastChild].next = index;
            parent.lastChild = index;
        }
        m_tree.m_nodes.push_back(node);
        return true;
    }

    bool scalar(JsonKind kind)
    {
        const std::size_t begin = nextToken();
        // The library ends a number by looking at the character behind it.
        const std::size_t end =
            kind == JsonKind::Number ? numberEnd(m_tree.m_text, begin) : consumed();
        advance(JsonProgress::After::Value, begin, end);
        return add(kind, begin, end);
    }

    bool open(JsonKind kind)
    {
        const std::size_t begin = nextToken();
        if (m_open.size() == static_cast<std::size_t>(limits::fileNesting)) {
            m_limit = {begin,
                       Message("the file is nested more than {most} levels deep",
                               {{"most", limits::fileNesting}})};
            return false;
        }
        advance(JsonProgress::After::Opening, begin, begin + 1);
        m_progress.opening = begin;
        const auto index = static_cast<std::uint32_t>(m_tree.m_nodes.size());
        if (!add(kind, begin, begin + 1))
            return false;
        m_open.push_back({index});
        return true;
    }

    bool close()
    {
        advance(JsonProgress::After::Value, consumed() - 1, consumed());
        m_tree.m_nodes[m_open.back().node].end = static_cast<std::uint32_t>(m_progress.end);
        m_open.pop_back();
        m_progress.opening = std::nullopt;
        if (!m_open.empty())
            m_progress.opening = m_tree.m_nodes[m_open.back().node].begin;
        return true;
    }

    void findRepeatedKeys(std::uint32_t object)
    {
        std::vector<std::pair<std::string, std::uint32_t>> keys;
        if (m_tree.m_nodes[object].size < 2)
            return;
        for (std::uint32_t node = object + 1; node != JsonTree::none;
             node = m_tree.m_nodes[node].next)
            keys.emplace_back(JsonValue(m_tree, node).key(), node);
        std::sort(keys.begin(), keys.end());
        for (std::size_t i = 1, first = 0; i < keys.size(); ++i) {
            if (keys[i].first != keys[first].first)
                first = i;
            else if (m_repeated.size() < mostRepeated)
                m_repeated.push_back({keys[first].second, keys[i].second});
        }
    }

    Error fault() const
    {
        JsonFault fault = m_limit ? *m_limit : syntaxFault(m_tree.m_text, m_progress);
        const LineIndex lines(m_tree.m_text.substr(0, fault.offset));
        Error error{std::move(fault.message), lines.place(fault.offset), {}};
        if (fault.offset >= m_tree.m_text.size() && m_progress.opening) {
            const std::size_t opening = *m_progress.opening;
            error.notes.push_back(Message("the {sign} at {place} is not closed",
                                          {{"sign", shownCharacter(m_tree.m_text.substr(opening))},
                                           {"place", placeText(lines.place(opening))}}));
        }
        return error;
    }

    Errors repeatedKeys()
    {
        std::sort(m_repeated.begin(), m_repeated.end(), [](const Repeated &a, const Repeated &b) {
            return a.second < b.second;
        });
        const LineIndex lines(m_tree.m_text);
        Errors errors;
        for (const Repeated &pair : m_repeated) {
            const JsonValue first(m_tree, pair.first);
            const JsonValue second(m_tree, pair.second);
            Error error{
                Message("the key '{key}' is given twice", {{"key", shownText(second.key())}}),
                lines.place(second.keyOffset()),
                {}};
            error.place.pointer = second.pointer();
            error.notes.push_back(Message("it is first given at {place}",
                                          {{"place", placeText(lines.place(first.keyOffset()))}}));
            errors.push_back(std::move(error));
        }
        return errors;
    }

    /// Two members of one object with the same key, as nodes.
    struct Repeated
    {
        std::uint32_t first;
        std::uint32_t second;
    };

    const char *m_furthest;
    JsonTree m_tree;
    std::vector<Open> m_open;
    std::uint32_t m_key = JsonTree::none;
    JsonProgress m_progress;
    std::optional<JsonFault> m_limit;
    std::vector<Repeated> m_repeated;
};

Result<JsonTree, Errors> JsonTree::read(std::string_view text)
{
    if (auto fault = encodingFault(text)) {
        const LineIndex lines(text.substr(0, fault->offset));
        return Unexpected(Errors{Error{std::move(fault->message), lines.place(fault->offset), {}}});
    }
    return JsonTreeBuilder(text).build();
}

} // namespace rookery
