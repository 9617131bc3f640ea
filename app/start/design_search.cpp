#include "app/start/design_search.h"

#include "app/start/rule_words.h"
#include "model/file/bundled/gallery_table.h"
#include "widgets/base/search_fit.h"
#include "widgets/base/shown.h"

#include <QStringList>

#include <algorithm>

namespace rookery {

namespace {

/// A shorter text begins words everywhere; it is looked for in names alone.
constexpr qsizetype leastLetters = 3;

QString otherNames(const BundledDesign &design)
{
    QStringList names{
        asKey(design.family), shown(design.family), asKey(design.author), asKey(design.name)};
    for (const std::string &name : bundledGalleryTable().entryOf(design.name).names)
        names << QString::fromStdString(name);
    return names.join(QStringLiteral(", "));
}

/// Without its sources.
QString aboutOf(const BundledDesign &design)
{
    return asKey(design.about.substr(0, design.about.find(" Source")));
}

template<class Holds>
bool each(const QStringList &words, const QString &text, Holds holds)
{
    return std::all_of(
        words.begin(), words.end(), [&](const QString &word) { return holds(text, word); });
}

} // namespace

SearchedDesign::SearchedDesign(const BundledDesign &design)
    : m_texts{asKey(design.title),
              otherNames(design),
              asKey(design.pieces),
              ruleWords(design),
              aboutOf(design)}
{
    QString before;
    for (QString &text : m_texts) {
        text = comparable(text);
        if (!before.isEmpty())
            text.prepend(before + QStringLiteral(", "));
        before = text;
    }
}

DesignRank SearchedDesign::rank(const QString &sought) const
{
    const QString &title = m_texts.front();
    if (title == sought)
        return {DesignFit::Name, false, title.size()};
    if (title.startsWith(sought))
        return {DesignFit::NameBegins, false, title.size()};
    const QStringList words = sought.split(QLatin1Char(' '));
    const int named = sought.size() < leastLetters ? 2 : places;
    for (int i = 0; i < named; ++i) {
        const QString &text = m_texts[static_cast<std::size_t>(i)];
        if (each(words, text, beginsAWord))
            return {static_cast<DesignFit>(static_cast<int>(DesignFit::NameWords) + i),
                    !each(words, text, hasTheWord),
                    title.size()};
    }
    const auto has = [](const QString &text, const QString &word) {
        return text.contains(word);
    };
    if (each(words, m_texts[1], has))
        return {DesignFit::Within, false, title.size()};
    return {};
}

} // namespace rookery
