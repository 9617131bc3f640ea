#pragma once

#include <QString>

namespace rookery {

/// How well a thing fits what is searched for, the best first.
enum class SearchFit {
    Name,       ///< it is called so
    NameBegins, ///< its name begins so
    NameWords,  ///< each word that is searched for begins a word of its name
    Words,      ///< or of the other words that it is found by
    Within,     ///< each occurs somewhere, be it in the middle of a word
    None
};

/// The text without what makes no difference to a search: capital letters, accents, hyphens and
/// the width of gaps.
QString comparable(const QString &text);

/// Whether a word of the text begins with this word, or is it. Both are comparable().
bool beginsAWord(const QString &text, const QString &word);
bool hasTheWord(const QString &text, const QString &word);

/// Of what is comparable(). Everything fits an empty search equally well.
SearchFit searchFit(const QString &wanted, const QString &name, const QString &words);

} // namespace rookery
