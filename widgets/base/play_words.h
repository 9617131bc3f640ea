#pragma once

#include <QString>

#include <string>

namespace rookery {

/// A sentence of the model as it is shown by itself, with a capital.
inline QString shownSentence(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

inline QString shownSentence(const std::string &sentence)
{
    return shownSentence(QString::fromStdString(sentence));
}

} // namespace rookery
