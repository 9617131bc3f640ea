#pragma once

#include <QString>

namespace rookery::test {

/// What a hand does, as the budgets of journeys count it: a word that is typed counts once, a drag
/// as much as a click where no row of its own is asked.
struct HandCount
{
    int clicks = 0;
    int drags = 0;
    int keys = 0;
    int words = 0;

    QString text() const
    {
        return QStringLiteral("%1 clicks, %2 drags, %3 keys, %4 words")
            .arg(clicks)
            .arg(drags)
            .arg(keys)
            .arg(words);
    }
    bool isWithin(const HandCount &budget) const
    {
        return clicks <= budget.clicks && drags <= budget.drags && keys <= budget.keys
               && words <= budget.words;
    }
};

/// Fails with what was needed where a journey needs more than its budget.
#define ROOKERY_WITHIN(effort, ...)                                                                \
    QVERIFY2((effort).isWithin(HandCount __VA_ARGS__), qPrintable((effort).text()))

} // namespace rookery::test
