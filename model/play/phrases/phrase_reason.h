#pragma once

#include "model/base/message.h"
#include "model/phrase/names.h"
#include "model/play/phrases/own_program.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace rookery {

/// A phrase of a rule, with what is known of the rule's names: those stand in it as values.
struct AskedPhrase
{
    using Known = std::vector<std::pair<std::uint16_t, phrase::Node>>;

    AskedPhrase(phrase::Node root,
                const std::vector<phrase::Local> &names,
                const Known &known = {});

    phrase::Node node;
    const std::vector<phrase::Local> &locals;
};

/// Says of phrases why they do not hold, in the words of people, with the values that they have.
class PhraseReasons
{
public:
    /// What is asked reads what the frame reads; all must stay.
    PhraseReasons(const OwnProgram &program,
                  std::shared_ptr<const phrase::Names> names,
                  const Frame &asked);

    /// `'e4 is empty' does not hold: the White Cat is on e4`: of what is joined by `and`, the first
    /// part that fails; of an own word, what fails in it.
    Message whyNot(const AskedPhrase &truth) const { return blame(truth, true, 0); }
    /// `the cells beside e2 (d2, e1 and e3)`.
    Message set(const AskedPhrase &members) const;
    /// What stands for a value in a phrase.
    phrase::Node constant(Value value, phrase::Type type) const;
    /// What a name stands for in a frame of the program.
    phrase::Node constant(const Frame &frame, const LocalPlace &place) const;

private:
    std::vector<Value> values(const AskedPhrase &asked) const;
    bool holds(const AskedPhrase &asked) const { return values(asked).front() != 0; }
    AskedPhrase part(const AskedPhrase &of, std::size_t place) const;
    Message blame(const AskedPhrase &truth, bool wanted, int depth) const;
    Message blameOfParts(const AskedPhrase &truth, bool wanted, int depth) const;
    Message blameOfWord(const AskedPhrase &call, bool wanted, int depth) const;
    Message blameOfMembers(const AskedPhrase &quantifier, bool wanted) const;
    Message plain(const AskedPhrase &truth, bool wanted, std::vector<Message> values) const;
    std::vector<Message> partValues(const AskedPhrase &truth) const;
    std::string standing(Value cell) const;
    std::string valueOf(const AskedPhrase &asked) const;
    Message said(const AskedPhrase &asked) const;

    const OwnProgram &m_program;
    std::shared_ptr<const phrase::Names> m_names; ///< the messages know them as well
    const Frame &m_asked;
};

} // namespace rookery
