#include "model/exchange/fairy_stockfish/reader/fairy_catalogue.h"

#include "model/base/did_you_mean.h"
#include "model/base/shown.h"
#include "model/base/text.h"
#include "model/exchange/fairy_stockfish/reader/fairy_keys.h"
#include "model/exchange/fairy_stockfish/reader/fairy_values.h"
#include "model/file/bundled/bundled.h"

#include <algorithm>
#include <cassert>

namespace rookery::fairy {

namespace {

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

/// Reads one section into the variant that it inherits.
class SectionReader
{
public:
    SectionReader(const IniSection &section, ResolvedVariant &resolved, bool isFile)
        : m_section(section)
        , m_resolved(resolved)
        , m_variant(resolved.variant)
        , m_isFile(isFile)
    {
    }

    Errors read()
    {
        m_variant.name = m_section.name;
        readPieces();
        readEarlyKeys();
        for (const IniEntry &entry : m_section.entries) {
            if (m_section.find(entry.key) == &entry)
                readKey(entry);
        }
        if (!m_variant.doubleStep)
            m_variant.doubleStepRegion = {};
        return std::move(m_errors);
    }

private:
    void error(const Place &place, Message sentence)
    {
        m_errors.push_back({std::move(sentence), m_isFile ? place : Place(), {}});
    }

    void valueError(const IniEntry &entry, const Error &error)
    {
        Place place = entry.valuePlace;
        place.column += std::max(error.place.column, 1) - 1;
        this->error(place,
                    Message("'{key}': {fault}", {{"key", entry.key}, {"fault", error.message}}));
    }

    /// In the engine's order of the types, so that a letter goes to the last that claims it.
    void readPieces()
    {
        for (Kind kind = 0; kind < kindCount(); ++kind) {
            if (const IniEntry *entry = m_section.find(kindKey(kind)))
                readPiece(kind, *entry);
        }
    }

    void readPiece(Kind kind, const IniEntry &entry)
    {
        const std::string_view value = trimmed(entry.value);
        if (value == "-") {
            m_variant.removeKind(kind);
            return;
        }
        const bool hasMoves = isCustom(kind) || kind == kingKind();
        if (value.empty() || !isAsciiLetter(value.front())
            || (value.size() > 1 && !(hasMoves && value[1] == ':'))) {
            error(entry.valuePlace,
                  Message("'{key}': {value} is no letter[{?moves}, nor a letter with a colon and a "
                          "Betza string]",
                          {{"key", entry.key}, {"value", inQuotes(value)}, {"moves", hasMoves}}));
            return;
        }
        if (isCustom(kind) && value.size() == 1) {
            error(entry.valuePlace,
                  Message("'{key}' needs a Betza string: '{example}'",
                          {{"key", entry.key}, {"example", std::string(value) + ":W"}}));
            return;
        }
        const char letter = lowered(value.substr(0, 1)).front();
        m_variant.setLetter(kind, letter);
        if (hasMoves)
            setBetza(kind,
                     value.size() > 1 ? std::string(value.substr(2))
                                      : std::string(kindBetza(kind)));
        note(entry);
    }

    void setBetza(Kind kind, const std::string &betza)
    {
        m_variant.betza[kind] = betza;
        const bool capturesInPassing = isCustom(kind) && betza.find('e') != std::string::npos;
        for (KindSet &types : m_variant.enPassantTypes) {
            if (capturesInPassing)
                types.kinds[kind] = true;
        }
    }

    /// Keys that others may say better.
    void readEarlyKeys()
    {
        if (const IniEntry *entry = m_section.find("pawnTypes")) {
            if (const auto kinds = readKinds(entry->value, m_variant)) {
                m_variant.promotionPawns = {*kinds, *kinds};
                m_variant.enPassantTypes = {*kinds, *kinds};
                m_variant.moveRuleTypes = {*kinds, *kinds};
            } else {
                valueError(*entry, kinds.error());
            }
        }
        if (const IniEntry *entry = m_section.find("maxRank"))
            readPlain(*findKey("maxRank"), *entry);
        if (const IniEntry *entry = m_section.find("promotionRank"))
            readPromotionRank(*entry);
        if (const IniEntry *entry = m_section.find("doubleStepRank"))
            readDoubleStepRank(*entry);
    }

    /// An old form of a promotion region: from this rank on.
    void readPromotionRank(const IniEntry &entry)
    {
        const auto rank = readNumber(entry.value, 1, mostRanks);
        if (!rank)
            return valueError(entry, rank.error());
        m_variant.promotionRegion = {};
        for (int each = *rank; each <= m_variant.ranks; ++each)
            addRelative(m_variant.promotionRegion, each);
        note(entry);
    }

    void readDoubleStepRank(const IniEntry &entry)
    {
        const auto most = readNumber(entry.value, 1, mostRanks);
        if (!most)
            return valueError(entry, most.error());
        int least = *most;
        if (const IniEntry *other = m_section.find("doubleStepRankMin")) {
            const auto number = readNumber(other->value, 1, *most);
            if (!number)
                return valueError(*other, number.error());
            least = *number;
        }
        m_variant.doubleStepRegion = {};
        for (int each = least; each <= *most; ++each)
            addRelative(m_variant.doubleStepRegion, each);
        note(entry);
    }

    /// A rank from 1 as each side counts it.
    void addRelative(Sides<Squares> &regions, int rank) const
    {
        if (rank > m_variant.ranks)
            return;
        regions[0].addRank(rank - 1);
        regions[1].addRank(m_variant.ranks - rank);
    }

    void readKey(const IniEntry &entry)
    {
        static constexpr std::string_view early[] = {
            "pawnTypes", "maxRank", "promotionRank", "doubleStepRank", "doubleStepRankMin"};
        if (findKind(entry.key)
            || std::find(std::begin(early), std::end(early), entry.key) != std::end(early))
            return;
        if (isKeyWithoutRule(entry.key)) {
            m_resolved.notes.push_back(
                Message("'{key}' of {section} says nothing about the rules and is left out",
                        {{"key", entry.key}, {"section", "[" + m_section.name + "]"}}));
        } else if (const auto mobility = mobilityKey(entry.key)) {
            readMobility(*mobility, entry);
        } else if (const FairyKey *key = findKey(entry.key)) {
            readPlain(*key, entry);
        } else if (entry.key == "dropOnTop") {
            readDropOnTop(entry);
        } else {
            error(entry.keyPlace,
                  Message(
                      "unknown key {key}{hint}",
                      {{"key", inQuotes(entry.key)}, {"hint", didYouMean(entry.key, keyNames())}}));
        }
    }

    void readPlain(const FairyKey &key, const IniEntry &entry)
    {
        const auto done = readValue(entry.value, key, m_variant);
        if (!done)
            return valueError(entry, done.error());
        note(entry);
    }

    void readMobility(const MobilityKey &key, const IniEntry &entry)
    {
        const auto squares = readSquares(entry.value);
        if (!squares)
            return valueError(entry, squares.error());
        m_variant.mobility[key.side == Side::White ? 0 : 1][key.kind] = *squares;
        note(entry);
    }

    void readDropOnTop(const IniEntry &entry)
    {
        const auto isOn = readTruth(entry.value);
        if (!isOn)
            return valueError(entry, isOn.error());
        if (*isOn)
            m_variant.enclosingDrop = Enclosing::Top;
        note(entry);
    }

    void note(const IniEntry &entry)
    {
        if (m_isFile)
            m_variant.places[entry.key] = entry.valuePlace;
    }

    const IniSection &m_section;
    ResolvedVariant &m_resolved;
    FairyVariant &m_variant;
    bool m_isFile;
    Errors m_errors;
};

std::vector<std::string> namesOf(const IniFile &file)
{
    std::vector<std::string> names;
    for (const IniSection &section : file.sections)
        names.push_back(section.name);
    return names;
}

/// A variant of the file that stands before `end`, or a built-in one.
struct Found
{
    const IniSection *section = nullptr;
    std::size_t index = 0; ///< in the file, 0 for a built-in one
    bool isFile = false;
};

Found findSection(const IniFile &file, std::string_view name, std::size_t end)
{
    for (std::size_t i = 0; i < std::min(end, file.sections.size()); ++i) {
        if (file.sections[i].name == name)
            return {&file.sections[i], i, true};
    }
    return {builtInVariants().find(name), 0, false};
}

} // namespace

std::vector<std::string> FairyCatalogue::names() const
{
    return namesOf(m_file);
}

Result<ResolvedVariant, Errors> FairyCatalogue::resolve(std::string_view name) const
{
    std::vector<Found> chain;
    Found next = findSection(m_file, name, m_file.sections.size());
    if (!next.section) {
        auto known = namesOf(builtInVariants());
        const auto own = names();
        known.insert(known.end(), own.begin(), own.end());
        return Unexpected(
            Errors{{Message("there is no variant {name}{hint}",
                            {{"name", inQuotes(name)}, {"hint", didYouMean(name, known)}}),
                    {},
                    {}}});
    }
    for (;;) {
        chain.push_back(next);
        const IniSection &section = *next.section;
        if (section.parent.empty())
            break;
        // Built-in ones may only build upon built-in ones before them, which a test makes sure of.
        next = findSection(m_file, section.parent, next.isFile ? next.index : 0);
        if (!next.section) {
            return Unexpected(
                Errors{{Message("{section} inherits from {parent}, which is neither a variant "
                                "before it nor built in{hint}",
                                {{"section", "[" + section.name + "]"},
                                 {"parent", inQuotes(section.parent)},
                                 {"hint", didYouMean(section.parent, namesOf(builtInVariants()))}}),
                        section.parentPlace,
                        {}}});
        }
    }
    ResolvedVariant resolved{emptyVariant(), {}};
    Errors errors;
    for (auto link = chain.rbegin(); link != chain.rend(); ++link) {
        const Errors found = SectionReader(*link->section, resolved, link->isFile).read();
        errors.insert(errors.end(), found.begin(), found.end());
    }
    if (!errors.empty())
        return Unexpected(std::move(errors));
    return resolved;
}

const IniFile &builtInVariants()
{
    static const IniFile file = [] {
        auto read = readIniFile(bundledFairyVariants());
        assert(read.has_value());
        return std::move(*read);
    }();
    return file;
}

} // namespace rookery::fairy
