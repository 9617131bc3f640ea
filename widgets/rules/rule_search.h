#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace rookery {

/// How well a rule fits what was typed, the best first.
enum class RuleFit {
    Name,         ///< it is called so
    NameBegins,   ///< a name of it begins so
    Synonym,      ///< one of its synonyms is just that
    NameWords,    ///< each word begins a word of one of its names
    SynonymWords, ///< or of one of its synonyms
    Said,         ///< what is said of it has these words, one after the other
    Words,        ///< each word begins a word of any of these
    Within,       ///< or stands in the middle of one
    None
};

/// A text as a search sees it: small words without accents, marks and hyphens.
QStringList searchWords(const QString &text);

/// What a rule is looked for by, as searchWords().
struct WordsOfRule
{
    std::vector<QStringList> names;
    std::vector<QStringList> synonyms; ///< the most telling first
    QStringList said;
};

struct RuleFound
{
    RuleFit fit = RuleFit::None;
    std::size_t place = 0; ///< of the synonym that fits
};

/// Plural or singular, the order of the words and the gaps between them make no difference. No
/// words at all are in every name.
RuleFound findRule(const WordsOfRule &rule, const QStringList &wanted);

} // namespace rookery
