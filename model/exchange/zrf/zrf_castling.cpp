#include "model/exchange/zrf/zrf_castling.h"

#include "model/exchange/target/plain_wings.h"
#include "model/exchange/zrf/zrf_cursor.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

std::string blockOf(const Subject &subject, const ZrfVocabulary &words, const PlainWing &row)
{
    const WingHome &home = row.wing.home;
    const std::string safe = row.asksSafety ? "(verify not-attacked?) " : "";
    const auto kingWay = row.kingWay(subject.board());
    const auto isOnWay = [&](CellId cell) {
        return std::find(kingWay.begin(), kingWay.end(), cell) != kingWay.end();
    };
    const auto empty = row.emptyCells(subject.board());
    std::string text =
        "(verify unmoved?) (verify (position? " + words.cell(home.king) + ")) " + safe;
    for (const CellId cell : empty) {
        if (!isOnWay(cell))
            text += words.cell(cell) + " (verify empty?) ";
    }
    for (const CellId cell : kingWay) {
        const bool mustBeEmpty = std::find(empty.begin(), empty.end(), cell) != empty.end();
        text += words.cell(cell) + " " + (mustBeEmpty ? "(verify empty?) " : "") + safe;
    }
    return text + "(set-attribute unmoved? false) to cascade " + words.cell(home.partner)
           + " (verify friend?) (verify (piece? " + words.type(row.partner)
           + ")) (verify unmoved?) from " + words.cell(row.wing.partnerTo)
           + " (set-attribute unmoved? false) to add";
}

} // namespace

std::vector<std::string>
zrfCastling(const Subject &subject, const ZrfVocabulary &words, PieceId king)
{
    std::vector<std::string> blocks;
    for (const PlainWing &wing : plainWings(subject)) {
        if (wing.king == king)
            blocks.push_back(blockOf(subject, words, wing));
    }
    return blocks;
}

bool castlesInZrf(const Subject &subject, PieceId piece)
{
    const auto wings = plainWings(subject);
    return std::any_of(wings.begin(), wings.end(), [&](const PlainWing &wing) {
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
        return failure(cursor.fault(Message("castling")));
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
