#include "widgets/base/search_fit.h"

#include "model/base/folded.h"

#include <QStringList>

#include <algorithm>

namespace rookery {

namespace {

/// Whether the word stands somewhere where a word begins, and this holds of the place behind it.
template<class Behind>
bool stands(const QString &text, const QString &word, Behind behind)
{
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if ((at == 0 || !text[at - 1].isLetterOrNumber()) && behind(at + word.size()))
            return true;
    }
    return false;
}

} // namespace

bool beginsAWord(const QString &text, const QString &word)
{
    return stands(text, word, [](qsizetype) { return true; });
}

bool hasTheWord(const QString &text, const QString &word)
{
    return stands(text, word, [&](qsizetype end) {
        return end == text.size() || !text[end].isLetterOrNumber();
    });
}

QString comparable(const QString &text)
{
    const QString small = text.toLower();
    return QString::fromStdString(folded(small.toStdString())).simplified();
}

SearchFit searchFit(const QString &wanted, const QString &name, const QString &words)
{
    const QString sought = comparable(wanted);
    const QString title = comparable(name);
    if (sought.isEmpty() || title == sought)
        return SearchFit::Name;
    if (title.startsWith(sought))
        return SearchFit::NameBegins;
    const QStringList parts = sought.split(QLatin1Char(' '));
    const auto each = [&parts](const QString &text, auto holds) {
        return std::all_of(
            parts.begin(), parts.end(), [&](const QString &part) { return holds(text, part); });
    };
    if (each(title, beginsAWord))
        return SearchFit::NameWords;
    const QString all = title + QLatin1Char(' ') + comparable(words);
    if (each(all, beginsAWord))
        return SearchFit::Words;
    const auto has = [](const QString &text, const QString &part) {
        return text.contains(part);
    };
    return each(all, has) ? SearchFit::Within : SearchFit::None;
}

} // namespace rookery
