#pragma once

#include "model/play/phrases/local_places.h"
#include "model/play/phrases/phrase_game.h"

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <vector>

namespace rookery {

/// What phrases look back at.
struct LooksBack
{
    bool history = false;
    bool beforeMove = false;
    bool beforeTurn = false;
    bool atStart = false;
    bool lastMove = false;
    bool turn = false; ///< how many turns there were
    bool move = false; ///< the move in progress or its choices
    bool game = false; ///< legal moves: `legal`, `stuck`, `rest`

    void add(const LooksBack &other);
};

/// Makes phrases of one design ready. The design's own rules must stay as long as this and all that
/// it makes.
class PhraseCompiler
{
public:
    PhraseCompiler(const PhraseGame &game, const Rules &rules);
    ~PhraseCompiler();

    /// Gives the locals of a rule their places and makes them those of what comes next.
    std::vector<LocalPlace> enter(std::span<const phrase::Local> locals);
    /// The same with the places that enter() has given.
    void enter(std::vector<LocalPlace> places) { m_places = std::move(places); }
    const LocalPlace &place(std::size_t slot) const { return m_places[slot]; }
    /// A place for a value that no name stands for.
    std::size_t room(phrase::Type type);

    Compiled compile(const phrase::Node &node);
    Scalar scalar(const phrase::Node &node) { return std::get<Scalar>(compile(node)); }
    SetOf set(const phrase::Node &node) { return std::get<SetOf>(compile(node)); }
    List list(const phrase::Node &node) { return std::get<List>(compile(node)); }
    Members members(const phrase::Node &node, std::size_t slot);
    std::vector<Scalar> scalars(const std::vector<phrase::Node> &parts);
    /// Null where the part is missing.
    Scalar scalarAt(const std::vector<phrase::Node> &parts, std::size_t place);

    /// A number that is made of the body of an own word, for a call of this word.
    Scalar ofWord(const phrase::Node &call,
                  const std::function<Scalar(const phrase::Node &)> &make);

    const FrameSize &size() const { return m_size; }
    /// Of all that has been made since forgetLooks().
    const LooksBack &looks() const { return m_looks; }
    void forgetLooks() { m_looks = {}; }

private:
    struct CompiledWord;

    Compiled local(const phrase::Node &node);
    Compiled name(const phrase::Node &node);
    Compiled number(const phrase::Node &node);
    Compiled zone(const phrase::Node &node);
    Compiled word(const phrase::Node &node);
    Compiled call(const phrase::Node &node);
    Compiled comparison(const phrase::Node &node);
    Compiled membership(const phrase::Node &node);
    Compiled arithmetic(const phrase::Node &node);
    Compiled operation(const phrase::Node &node);
    Compiled members(const phrase::Node &node);
    Compiled quantity(const phrase::Node &node);
    Compiled numberSum(const phrase::Node &node);
    Compiled image(const phrase::Node &node);
    Compiled choice(const phrase::Node &node);
    Compiled keptPosition(const phrase::Node &node);
    Compiled asSeen(const phrase::Node &node);
    Compiled setOf(const phrase::Node &node);
    std::variant<Scalar, SetOf> scalarOrSet(const phrase::Node &node);
    const CompiledWord &wordOf(std::size_t index);
    Compiled wordInPlace(const phrase::Node &call);
    std::size_t partsOf(const phrase::Node &node);
    Compiled constantSet(const std::vector<Value> &members);

    const PhraseGame &m_game;
    const Rules &m_rules;
    std::vector<LocalPlace> m_places;
    FrameSize m_size;
    LooksBack m_looks;
    std::vector<std::shared_ptr<const CompiledWord>> m_words;
    std::vector<std::size_t> m_wordParts; ///< by word, those of words in it counted; 0: not known
};

} // namespace rookery
