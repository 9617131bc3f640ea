#pragma once

#include "model/exchange/fairy_stockfish/fairy_export_variant.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace rookery::fairy {

/// A section of variants.ini in the making.
class Draft
{
public:
    Draft(const Subject &subject, ExportedVariant &variant, bool isOld)
        : names(subject.pieces().types.size())
        , m_subject(subject)
        , m_variant(variant)
        , m_isOld(isOld)
    {
    }

    const Subject &subject() const { return m_subject; }
    const Rules &rules() const { return m_subject.rules(); }
    Verdict &verdict() { return m_variant.verdict; }
    /// Debian's 11.1, which knows neither custom pieces nor most regions.
    bool isOld() const { return m_isOld; }

    static constexpr const char *endless = "ataxx"; ///< has pieces without end

    /// Inherits from a variant of the engine; what it says otherwise is to be written too.
    void inherit(std::string parent) { m_variant.parent = std::move(parent); }
    bool inherits() const { return !m_variant.parent.empty(); }

    void key(std::string name, std::string value)
    {
        m_variant.keys.emplace_back(std::move(name), std::move(value));
    }
    void key(std::string name, bool value)
    {
        key(std::move(name), std::string(value ? "true" : "false"));
    }
    void key(std::string name, int value) { key(std::move(name), std::to_string(value)); }

    std::optional<std::string_view> value(std::string_view name) const
    {
        return m_variant.value(name);
    }
    bool hasKey(std::string_view name) const { return value(name).has_value(); }
    template<class Value>
    void keyOnce(const char *name, Value value)
    {
        if (!hasKey(name))
            key(name, std::move(value));
    }

    /// What the engine's draws by counting and repetition are: it counts pieces then, too, where it
    /// counts them at all.
    Outcome countedDraw() const
    {
        const auto counting = value("materialCounting");
        return !counting               ? Outcome::Draw
               : *counting == "janggi" ? Outcome::MorePoints
                                       : Outcome::MorePieces;
    }

    char letter(PieceId piece) const
    {
        return static_cast<char>(m_variant.letters[piece.index()] - 'A' + 'a');
    }
    /// A capital for the first player.
    char letterOf(PieceId piece, PlayerId player) const
    {
        return fenLetter(m_variant.letters[piece.index()], player);
    }
    /// Letters run together in the order of the piece list, however the types are ordered here;
    /// every type for the empty set.
    std::string letters(const std::vector<PieceId> &types) const;
    /// `*8`, `d4 e4`, or `-` for no square.
    std::string squares(const std::vector<CellId> &cells) const;
    std::string zone(const std::optional<ZoneId> &zone, std::size_t player) const
    {
        return squares(m_subject.zoneCells(zone, PlayerId(player)));
    }
    bool hasEachType(const PieceSet &set) const;
    /// Whether king and partner stand there at the start; the engine believes in rights that it is
    /// told of, whatever stands there.
    bool isReady(const CastlingRule &rule, const CastlingWing &wing) const;

    /// The rule of this kind and place is in the file.
    void say(RuleKind kind, std::size_t index = 0) { m_said.insert({kind, index}); }
    bool isSaid(const UsedRule &rule) const { return m_said.count({rule.kind, rule.index}) > 0; }

    /// The type that has this name in the engine.
    std::optional<PieceId> named(std::string_view name) const
    {
        const auto found = std::find(names.begin(), names.end(), name);
        return found != names.end()
                   ? std::optional(PieceId(static_cast<std::size_t>(found - names.begin())))
                   : std::nullopt;
    }

    std::optional<PieceId> pawn;    ///< the type that is the engine's pawn
    std::optional<PieceId> runner;  ///< the type with a move from the region of double steps
    std::vector<std::string> names; ///< by piece, the engine's
    bool hasPseudoRoyals = false;   ///< and with them the keys of extinction
    bool hasHands = false;
    bool hasGates = false; ///< pieces that have not moved are marked in the start position
    bool isBlackFirst = false;
    int checks = 0;     ///< to be given, 0 if they are not counted
    std::string rights; ///< castling, as in FEN
    /// Types beside the one type that their pieces become as in Shogi.
    std::vector<std::pair<PieceId, PieceId>> promotedForms;
    PieceSet promotingPawns; ///< types that promote as the pawns of chess

private:
    const Subject &m_subject;
    ExportedVariant &m_variant;
    bool m_isOld;
    std::set<std::pair<RuleKind, std::size_t>> m_said;
};

/// The rank, counted from 1 as its player counts, from which on every cell lies in the zone;
/// nothing if the zone is anything else, or not the same for both players.
std::optional<int> firstOfLastRanks(const Subject &subject, const std::optional<ZoneId> &zone);

/// Whether there is a cell on which pieces of this type could never move, were the board empty.
bool canStick(const Subject &subject, PieceId piece);
/// Says which pieces the engine's ban on dead ends concerns beyond the rules of the design.
void checkImmobility(Draft &draft);

// The parts of a section, in the order in which they are written.
void writePieces(Draft &draft);
void writePawnRules(Draft &draft);
void writePromotions(Draft &draft);
void writeCastling(Draft &draft);
void writeHands(Draft &draft);
void writeMoveRules(Draft &draft);
void writeEnds(Draft &draft);
void writeStart(Draft &draft);

} // namespace rookery::fairy
