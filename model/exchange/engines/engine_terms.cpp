#include "model/exchange/engines/engine_terms.h"

#include "model/base/message_list.h"
#include "model/exchange/engines/known_variants.h"
#include "model/exchange/fairy_stockfish/fairy_export_variant.h"

#include <algorithm>

namespace rookery {

namespace {

/// What an engine plays that speaks of no variants.
std::string_view usualGame(EngineProtocol protocol)
{
    switch (protocol) {
    case EngineProtocol::Ucci:
        return "xiangqi";
    case EngineProtocol::Usi:
        return "shogi";
    case EngineProtocol::Uci:
    case EngineProtocol::Cecp:
        break;
    }
    return "chess";
}

/// Why no engine plays such a game.
Message unplayable(const Rules &rules)
{
    if (rules.deciders().size() != 2)
        return Message("engines play games of two players, and this one has {count}",
                       {{"count", rules.deciders().size()}});
    if (rules.hasChance())
        return Message("engines play games without dice or draws");
    if (rules.hasSecrets())
        return Message("engines play games in which nothing is hidden");
    return {};
}

/// The version of Fairy-Stockfish that the file is written for.
ExportRequest requestFor(const EngineIdentity &identity)
{
    ExportRequest request;
    request.dialect = fairy::exportDialects[0];
    if (identity.name.find("Fairy-Stockfish 11") != std::string::npos)
        request.dialect = fairy::exportDialects[1];
    return request;
}

/// The name that the engine has for a bundled design; empty if it has none.
std::string nameIn(const std::vector<std::string> &variants, const std::string &bundled)
{
    if (bundled.empty() || std::find(variants.begin(), variants.end(), bundled) != variants.end())
        return bundled;
    const auto found = std::find_if(variants.begin(), variants.end(), [&](const std::string &each) {
        return bundledVariant(each) == bundled;
    });
    return found == variants.end() ? std::string() : *found;
}

std::string nameFor(const EngineIdentity &identity,
                    EngineProtocol protocol,
                    const Design &design,
                    const VariantWish &wish)
{
    const auto &variants = identity.variants;
    if (wish.kind == VariantWish::Kind::Order)
        return wish.name;
    // This program itself knows more games than it lists.
    const bool isListed =
        identity.isRookery()
        || std::find(variants.begin(), variants.end(), wish.name) != variants.end();
    if (wish.kind == VariantWish::Kind::Name && isListed)
        return wish.name;
    const std::string twin = bundledTwin(design);
    if (twin.empty() || !variants.empty())
        return nameIn(variants, twin);
    return twin == usualGame(protocol) ? twin : std::string();
}

Message reasonsOf(const std::vector<Loss> &losses)
{
    constexpr std::size_t most = 3;
    std::vector<Message> all;
    for (std::size_t i = 0; i < std::min(most, losses.size()); ++i)
        all.push_back(losses[i].message);
    return Message("{reasons}[{?more}; and {more} more]",
                   {{"reasons", messagesArgument(std::move(all))},
                    {"more", losses.size() - std::min(most, losses.size())}});
}

Result<EngineTerms> handedOver(const Subject &subject, const EngineIdentity &identity)
{
    EngineTerms terms{{}, {}, requestFor(identity)};
    const Format *format = findFormat("fairy-stockfish");
    const Verdict verdict = verdictOf(*format, subject, terms.request);

    if (verdict.portability() == Portability::Impossible)
        return failure(Message("it does not know this game, and cannot be told: {reasons}",
                               {{"reasons", reasonsOf(verdict.obstacles)}}));
    if (verdict.portability() == Portability::WithDifferences) {
        std::vector<Loss> losses = verdict.differences;
        std::erase_if(losses, [](const Loss &loss) { return loss.kind != LossKind::Play; });
        return failure(Message(
            "it does not know this game, and what it can be told loses something: {reasons}",
            {{"reasons", reasonsOf(losses)}}));
    }
    auto made = exported(*format, subject, terms.request);
    if (!made)
        return failure(made.error());
    terms.ini = made->files.front().text;
    terms.variant = fairy::sectionOf(terms.ini);
    if (verdict.portability() == Portability::ExactButDraws)
        terms.note = reasonsOf(verdict.differences);
    return terms;
}

} // namespace

Result<EngineTerms> termsFor(const EngineIdentity &identity,
                             EngineProtocol protocol,
                             const Subject &subject,
                             const VariantWish &wish)
{
    if (const Message why = unplayable(subject.rules()); !why.isEmpty())
        return failure(why);
    const std::string name = nameFor(identity, protocol, subject.design(), wish);
    if (!name.empty())
        return EngineTerms{name, {}};
    if (identity.option("VariantPath"))
        return handedOver(subject, identity);
    return failure(
        Message("it does not know this game[; it plays {usual} only]",
                {{"usual", identity.variants.empty() ? std::string(usualGame(protocol)) : ""}}));
}

} // namespace rookery
