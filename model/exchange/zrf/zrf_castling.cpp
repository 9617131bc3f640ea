#include "model/exchange/zrf/zrf_castling.h"

#include "model/exchange/zrf/zrf_cursor.h"
#include "model/play/position/castling_wings.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

/// A wing with the pieces that castle on it.
struct ManagedWing
{
    Wing wing;
    PieceId king;
    PieceId partner;
    bool asksSafety = false;
};

/// The wings that blocks say; those on which two pieces that may castle start.
std::vector<ManagedWing> managedWings(const Subject &subject)
{
    std::vector<ManagedWing> wings;
    const Board &board = subject.board();
    const auto &rules = subject.rules().castling;
    const auto start = [&](CellId cell, PlayerId player, const PieceSet &types) {
        const Placement *piece = subject.design().setup->at(board.site(cell));
        const bool isThere =
            piece != nullptr && piece->player == player && covers(types, piece->piece);
        return isThere ? std::optional(piece->piece) : std::nullopt;
    };
    for (const Wing &wing : wingsOf(subject.rules(), board)) {
        const CastlingRule &rule = rules[wing.rule];
        const auto king = start(wing.home.king, wing.player, rule.kings);
        const auto partner = start(wing.home.partner, wing.player, rule.partners);
        if (!king || !partner || !isZrfCastling(subject, rule))
            continue;
        const bool isRoyal = subject.pieces()[*king].royalty != Royalty::None;
        wings.push_back({wing, *king, *partner, isRoyal && rule.safety == CastlingSafety::Way});
    }
    return wings;
}

std::string blockOf(const Subject &subject, const ZrfVocabulary &words, const ManagedWing &row)
{
    const WingHome &home = row.wing.home;
    const std::string safe = row.asksSafety ? "(verify not-attacked?) " : "";
    const auto mustBeEmpty = [&](CellId cell) {
        return std::string(cell == home.king || cell == home.partner ? "" : "(verify empty?) ");
    };
    const auto kingWay = way(subject.board(), home.king, row.wing.kingTo);
    std::string text =
        "(verify unmoved?) (verify (position? " + words.cell(home.king) + ")) " + safe;
    for (const CellId cell : way(subject.board(), home.partner, row.wing.partnerTo)) {
        const bool isLater = std::find(kingWay.begin(), kingWay.end(), cell) != kingWay.end();
        if (!isLater && !mustBeEmpty(cell).empty())
            text += words.cell(cell) + " " + mustBeEmpty(cell);
    }
    for (const CellId cell : kingWay)
        text += words.cell(cell) + " " + mustBeEmpty(cell) + safe;
    return text + "(set-attribute unmoved? false) to cascade " + words.cell(home.partner)
           + " (verify friend?) (verify (piece? " + words.type(row.partner)
           + ")) (verify unmoved?) from " + words.cell(row.wing.partnerTo)
           + " (set-attribute unmoved? false) to add";
}

} // namespace

bool isZrfCastling(const Subject &subject, const CastlingRule &rule)
{
    const bool isUsual = rule.home == CastlingHome::Fixed && rule.pieces == CastlingPieces::Unmoved
                         && rule.rivalry == CastlingRivalry::None;
    return isUsual && subject.rules().royals.empty()
           && std::none_of(rule.wings.begin(), rule.wings.end(), [](const CastlingWing &wing) {
                  return wing.kingTo == wing.partner || wing.kingTo == wing.king
                         || wing.kingTo == wing.partnerTo;
              });
}

std::vector<std::string>
zrfCastling(const Subject &subject, const ZrfVocabulary &words, PieceId king)
{
    std::vector<std::string> blocks;
    for (const ManagedWing &wing : managedWings(subject)) {
        if (wing.king == king)
            blocks.push_back(blockOf(subject, words, wing));
    }
    return blocks;
}

bool castlesInZrf(const Subject &subject, PieceId piece)
{
    const auto wings = managedWings(subject);
    return std::any_of(wings.begin(), wings.end(), [&](const ManagedWing &wing) {
        return wing.king == piece || wing.partner == piece;
    });
}

bool isMeantAsCastling(const ZrfNode &block)
{
    if (!ZrfCursor(block).skipVerify("unmoved?"))
        return false;
    return std::any_of(block.items.begin(), block.items.end(), [](const ZrfNode &item) {
        return item.is("cascade");
    });
}

Result<ZrfCastling> readZrfCastling(const ZrfNode &block)
{
    ZrfCursor cursor(block);
    ZrfCastling read;
    read.place = block.place;
    const auto cell = [&](std::string &name) {
        const ZrfNode *word = cursor.here();
        cursor.need(word != nullptr && word->kind == ZrfNode::Kind::Word);
        if (!cursor.isLost()) {
            name = word->text;
            cursor.advance();
        }
    };
    const auto safe = [&] {
        if (cursor.skipVerify("not-attacked?"))
            read.safety = CastlingSafety::Way;
    };
    cursor.need(cursor.skipVerify("unmoved?"));
    read.king = cursor.skipVerifyOf("position?").value_or(std::string());
    cursor.need(!read.king.empty());
    for (safe(); cursor.here() != nullptr && cursor.here()->kind == ZrfNode::Kind::Word; safe()) {
        cell(read.kingTo);
        cursor.skipVerify("empty?");
    }
    cursor.need(cursor.skipList("set-attribute"));
    cursor.need(cursor.skip("to") && cursor.skip("cascade"));
    cell(read.partner);
    cursor.need(cursor.skipVerify("friend?"));
    read.partnerType = cursor.skipVerifyOf("piece?").value_or(std::string());
    cursor.need(cursor.skipVerify("unmoved?") && cursor.skip("from"));
    cell(read.partnerTo);
    cursor.need(cursor.skipList("set-attribute") && cursor.skip("to"));
    cursor.need(cursor.skip("add") && !read.kingTo.empty());
    if (cursor.isLost())
        return failure(cursor.fault("castling"));
    return read;
}

std::vector<CastlingRule> zrfCastlingRules(const std::vector<ZrfCastling> &read,
                                           const std::map<std::string, SiteId> &sites,
                                           const std::map<std::string, std::size_t> &types,
                                           const Setup &setup)
{
    std::vector<CastlingRule> rules;
    std::set<std::pair<PlayerId, char>> letters;
    const auto site = [&](const std::string &name) {
        const auto found = sites.find(name);
        return found == sites.end() ? std::nullopt : std::optional(found->second);
    };
    for (const ZrfCastling &each : read) {
        const auto king = site(each.king);
        const auto kingTo = site(each.kingTo);
        const auto partner = site(each.partner);
        const auto partnerTo = site(each.partnerTo);
        const auto type = types.find(each.partnerType);
        const Placement *piece = king ? setup.at(*king) : nullptr;
        if (piece == nullptr || !kingTo || !partner || !partnerTo || type == types.end())
            continue;
        char letter = *kingTo > *king ? 'K' : 'Q';
        while (!letters.insert({piece->player, letter}).second && letter < 'Z')
            ++letter;
        const auto rule = std::find_if(rules.begin(), rules.end(), [&](const CastlingRule &row) {
            return row.safety == each.safety;
        });
        CastlingRule &home = rule == rules.end() ? rules.emplace_back() : *rule;
        home.safety = each.safety;
        home.wings.push_back(
            {piece->player, std::string(1, letter), *king, *partner, *kingTo, *partnerTo, {}});
        const auto add = [](PieceSet &set, PieceId id) {
            if (std::find(set.begin(), set.end(), id) == set.end())
                set.insert(std::upper_bound(set.begin(), set.end(), id), id);
        };
        add(home.kings, piece->piece);
        add(home.partners, PieceId(type->second));
    }
    return rules;
}

} // namespace rookery
