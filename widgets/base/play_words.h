#pragma once

#include <QString>

#include <string>

namespace rookery {

/// A sentence of the model as it is shown by itself, with a capital.
inline QString shownSentence(const std::string &sentence)
{
    QString text = QString::fromStdString(sentence);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace rookery
