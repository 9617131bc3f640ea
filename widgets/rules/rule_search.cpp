#include "widgets/rules/rule_search.h"

#include "widgets/base/search_fit.h"

#include <algorithm>
#include <array>

namespace rookery {

namespace {

constexpr qsizetype shortestWithin = 3; ///< letters that are worth finding in the middle of a word

QString singular(const QString &word)
{
    if (word.size() < 4 || !word.endsWith(QLatin1Char('s')) || word.endsWith(QLatin1String("ss")))
        return word;
    if (word.endsWith(QLatin1String("ies")))
        return word.chopped(3) + QLatin1Char('y');
    constexpr std::array hissing{
        QLatin1String("sses"), QLatin1String("xes"), QLatin1String("ches"), QLatin1String("shes")};
    const bool hisses = std::any_of(
        hissing.begin(), hissing.end(), [&](QLatin1String end) { return word.endsWith(end); });
    return word.chopped(hisses ? 2 : 1);
}

QStringList singulars(QStringList words)
{
    for (QString &word : words)
        word = singular(word);
    return words;
}

bool isSame(const QStringList &text, const QStringList &wanted)
{
    QStringList has = singulars(text);
    QStringList wants = singulars(wanted);
    if (has.join(QString()) == wants.join(QString()))
        return true;
    has.sort();
    wants.sort();
    return has == wants;
}

/// The last word may not be typed to its end.
bool beginsSo(const QStringList &text, const QStringList &wanted)
{
    return text.join(QString()).startsWith(wanted.join(QString()))
           || singulars(text).join(QString()).startsWith(singulars(wanted).join(QString()));
}

bool hasInARow(const QStringList &text, const QStringList &wanted)
{
    for (qsizetype at = 0; at + wanted.size() <= text.size(); ++at) {
        if (beginsSo(text.mid(at), wanted))
            return true;
    }
    return false;
}

bool hasWord(const QStringList &text, const QString &wanted)
{
    return std::any_of(text.begin(), text.end(), [&](const QString &word) {
        return word.startsWith(wanted) || singular(word).startsWith(singular(wanted));
    });
}

bool hasWithin(const QStringList &text, const QString &wanted)
{
    return hasWord(text, wanted)
           || (wanted.size() >= shortestWithin && text.join(QLatin1Char(' ')).contains(wanted));
}

template<class Has>
bool hasEach(const QStringList &text, const QStringList &wanted, Has has)
{
    return std::all_of(
        wanted.begin(), wanted.end(), [&](const QString &word) { return has(text, word); });
}

} // namespace

QStringList searchWords(const QString &text)
{
    const QString typed = comparable(text);
    QString words;
    for (const QChar c : typed) {
        // e.p. is one word, as is the captor's.
        const bool isInside = c == QLatin1Char('.') || c == QLatin1Char('\'') || c == QChar(0x2019);
        if (!isInside)
            words += c.isLetterOrNumber() ? c : QLatin1Char(' ');
    }
    return words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

RuleFound findRule(const WordsOfRule &rule, const QStringList &wanted)
{
    if (wanted.isEmpty())
        return {RuleFit::Name, 0};
    const auto firstOf = [&](const std::vector<QStringList> &texts, auto fits) {
        return std::find_if(texts.begin(), texts.end(), [&](const QStringList &text) {
            return fits(text, wanted);
        });
    };
    const auto hasWords = [](const QStringList &text, const QStringList &words) {
        return hasEach(text, words, hasWord);
    };
    const auto placeOf = [&](auto found) {
        return static_cast<std::size_t>(found - rule.synonyms.begin());
    };
    const auto &[names, synonyms, said] = rule;
    if (firstOf(names, isSame) != names.end())
        return {RuleFit::Name, 0};
    if (firstOf(names, beginsSo) != names.end())
        return {RuleFit::NameBegins, 0};
    if (const auto found = firstOf(synonyms, isSame); found != synonyms.end())
        return {RuleFit::Synonym, placeOf(found)};
    if (firstOf(names, hasWords) != names.end())
        return {RuleFit::NameWords, 0};
    if (const auto found = firstOf(synonyms, hasWords); found != synonyms.end())
        return {RuleFit::SynonymWords, placeOf(found)};
    if (hasInARow(said, wanted))
        return {RuleFit::Said, 0};
    QStringList all = said;
    for (const auto *texts : {&names, &synonyms}) {
        for (const QStringList &text : *texts)
            all << text;
    }
    if (hasEach(all, wanted, hasWord))
        return {RuleFit::Words, 0};
    return {hasEach(all, wanted, hasWithin) ? RuleFit::Within : RuleFit::None, 0};
}

} // namespace rookery
