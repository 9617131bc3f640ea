#include "model/exchange/proof/proof_placement.h"

#include "model/play/position/castling_wings.h"
#include "model/play/position/position_fields.h"
#include "model/play/position/position_text.h"

#include <algorithm>
#include <map>
#include <vector>

namespace rookery {

namespace {

/// The fields of a FEN, the hands apart.
struct FenFields
{
    std::string placement;
    std::string hands;
    bool hasHands = false; ///< brackets, though they may be empty
    std::string mover;
    std::string rights; ///< sorted
    std::string passed;
    std::string checks; ///< "3+3"
    std::string counters;
};

std::optional<FenFields> fieldsOf(std::string_view text)
{
    const auto words = positionWords(text);
    if (words.size() < 2 || std::any_of(words.begin(), words.end(), isPositionField))
        return std::nullopt;
    FenFields fields;
    fields.placement = std::string(words[0].text);
    if (const std::size_t open = fields.placement.find('['); open != std::string::npos) {
        fields.hasHands = true;
        fields.hands = fields.placement.substr(open + 1, fields.placement.size() - open - 2);
        fields.placement.resize(open);
    }
    fields.mover = std::string(words[1].text);
    if (words.size() > 2
        && isDigits(words[2].text)) // no field for castling: what that means is each program's own
        return std::nullopt;
    fields.rights = words.size() > 2 ? std::string(words[2].text) : "-";
    fields.passed = words.size() > 3 ? std::string(words[3].text) : "-";
    std::sort(fields.rights.begin(), fields.rights.end());
    for (std::size_t i = 4; i < words.size(); ++i) {
        const std::string word(words[i].text);
        if (word.find('+') != std::string::npos)
            fields.checks = word + " ";
        else
            fields.counters += " " + word;
    }
    if (fields.counters.empty())
        fields.counters = " 0 1";
    return fields;
}

/// Each letter of the design's replaced by that of the export; nothing where a type has no single
/// letter.
std::optional<std::string>
relettered(const std::string &text, const Pieces &pieces, std::string_view letters)
{
    std::map<char, char> other;
    for (std::size_t i = 0; i < pieces.types.size() && i < letters.size(); ++i) {
        const std::string &letter = pieces.types[i].letter;
        if (letter.size() != 1 || letter.front() < 'A' || letter.front() > 'Z')
            return std::nullopt;
        other[letter.front()] = letters[i];
        other[static_cast<char>(letter.front() - 'A' + 'a')] =
            static_cast<char>(letters[i] - 'A' + 'a');
    }
    std::string result;
    for (const char c : text) {
        const auto found = other.find(c);
        result += found != other.end() ? found->second : c;
    }
    return result;
}

std::optional<FenFields>
written(const Subject &subject, const Position &position, std::string_view letters)
{
    auto fields = fieldsOf(writePosition(position, subject.design(), subject.board()));
    if (!fields)
        return std::nullopt;
    const auto placement = relettered(fields->placement, subject.pieces(), letters);
    const auto hands = relettered(fields->hands, subject.pieces(), letters);
    if (!placement || !hands)
        return std::nullopt;
    fields->placement = *placement;
    fields->hands = *hands;
    return fields;
}

/// Castling rights by the files of the partners.
std::string partnerFiles(const Subject &subject, const Position &position)
{
    std::string rights;
    const auto wings = wingsOf(subject.rules(), subject.board());
    for (std::size_t i = 0; i < wings.size() && i < position.homes().size(); ++i) {
        if ((position.state().castlingRights >> i & 1U) == 0)
            continue;
        const int file =
            subject.board().coordinates(position.homes()[i].partner).value_or(Vector{}).x();
        rights += static_cast<char>((wings[i].player.index() == 0 ? 'A' : 'a') + file);
    }
    std::sort(rights.begin(), rights.end());
    return rights.empty() ? "-" : rights;
}

bool isSameStart(FenFields ours, FenFields theirs)
{
    std::sort(ours.hands.begin(), ours.hands.end());
    std::sort(theirs.hands.begin(), theirs.hands.end());
    return ours.placement == theirs.placement && ours.hands == theirs.hands
           && ours.mover == theirs.mover && ours.rights == theirs.rights
           && ours.passed == theirs.passed && ours.checks == theirs.checks;
}

} // namespace

std::optional<std::string> fenFor(const Subject &subject,
                                  const Position &position,
                                  std::string_view letters,
                                  std::string_view setup)
{
    const auto theirs = fieldsOf(setup);
    const Position begin = startPosition(subject.design(), subject.board());
    auto start = written(subject, begin, letters);
    auto fields = written(subject, position, letters);
    if (!theirs || !start || !fields)
        return std::nullopt;
    if (start->rights != theirs->rights) {
        start->rights = partnerFiles(subject, begin);
        fields->rights = partnerFiles(subject, position);
    }
    if (!isSameStart(*start, *theirs) || (!fields->hands.empty() && !theirs->hasHands))
        return std::nullopt;
    const std::string hands = theirs->hasHands ? "[" + fields->hands + "]" : "";
    return fields->placement + hands + " " + fields->mover + " " + fields->rights + " "
           + fields->passed + " " + fields->checks + fields->counters.substr(1);
}

} // namespace rookery
