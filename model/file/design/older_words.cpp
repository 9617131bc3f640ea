#include "model/file/design/older_words.h"

#include <array>
#include <cstdint>
#include <map>

namespace rookery {

namespace {

enum class Part : std::uint8_t { Key, Value };

struct Word
{
    std::string_view place; ///< a pointer; `*` is any element or member
    Part part;
    std::string_view older; ///< of a key the last name of the place
    std::string_view now;
};

constexpr std::array words = {
    Word{"/pieces/*/moves/*/legs/*/foe", Part::Key, "foe", "enemy"},
    Word{"/rules/turns/lost", Part::Value, "men-leave", "pieces-leave"},
    Word{"/rules/turns/lost", Part::Value, "men-stay", "pieces-stay"},
    Word{"/rules/turns/lost", Part::Value, "men-die", "pieces-die"},
    Word{"/rules/castling/*/men", Part::Key, "men", "pieces"},
    Word{"/rules/drops/*/contact", Part::Value, "no-foe", "no-enemy"},
    Word{"/rules/compulsions/*/priorities/*/value", Part::Value, "men", "pieces"},
    Word{"/rules/explosions/*/spared", Part::Key, "spared", "unharmed"},
    Word{"/rules/ends/*/when", Part::Value, "few-men", "few-pieces"},
    Word{"/rules/ends/*/outcome", Part::Value, "more-men", "more-pieces"},
    Word{"/rules/ends/*/outcome", Part::Value, "fewer-men", "fewer-pieces"},
    Word{"/rules/ends/*/foe-at-least", Part::Key, "foe-at-least", "enemy-at-least"},
    Word{"/rules/ends/*/men", Part::Key, "men", "pieces"},
    Word{"/rules/scoring/men", Part::Key, "men", "pieces"},
};

/// Finds where in a text words stand that have others now.
class WordSearch
{
public:
    /// By the offset of their opening quotes.
    using Finds = std::map<std::size_t, const Word *>;

    static Finds of(const JsonTree &tree)
    {
        WordSearch search;
        for (const Word &word : words)
            search.look(tree.root(), word.place, word);
        return std::move(search.m_finds);
    }

private:
    void look(const JsonValue &value, std::string_view place, const Word &word)
    {
        if (place.empty())
            return take(value, word);
        if (value.kind() != JsonKind::Object && value.kind() != JsonKind::List)
            return;
        place.remove_prefix(1);
        const std::string_view name = place.substr(0, place.find('/'));
        for (const JsonValue child : value) {
            if (name == "*" || (child.isMember() && child.hasKey(name)))
                look(child, place.substr(name.size()), word);
        }
    }

    void take(const JsonValue &value, const Word &word)
    {
        if (word.part == Part::Key)
            m_finds.emplace(value.keyOffset(), &word);
        else if (value.kind() == JsonKind::String && value.string() == word.older)
            m_finds.emplace(value.offset(), &word);
    }

    Finds m_finds;
};

} // namespace

std::optional<std::string> withWordsOfTheField(const JsonTree &older)
{
    const WordSearch::Finds finds = WordSearch::of(older);
    if (finds.empty())
        return std::nullopt;
    std::string text;
    std::size_t copied = 0;
    for (const auto &[offset, word] : finds) {
        const std::size_t end = older.text().find('"', offset + 1);
        text.append(older.text().substr(copied, offset + 1 - copied)).append(word->now);
        copied = end;
    }
    return text.append(older.text().substr(copied));
}

} // namespace rookery
