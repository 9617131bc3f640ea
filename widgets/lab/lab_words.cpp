#include "widgets/lab/lab_words.h"

#include "model/analysis/score_meaning.h"
#include "widgets/game/score_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace rookery {

namespace {

struct LabWords
{
    Q_DECLARE_TR_FUNCTIONS(rookery::LabWords)
};

} // namespace

QString scoreText(int score)
{
    if (const auto moves = movesToEnd(score))
        return shownMate(score < 0 ? -*moves : *moves);
    return shownScore(score);
}

QString playerName(const Design &design, PlayerId player)
{
    return QString::fromStdString((*design.rules)[player].name);
}

Prospect prospectOf(const Design &design, PlayerId begins, PlayerId toMove, int score)
{
    const std::vector<PlayerId> deciders = design.rules->deciders();
    Prospect prospect{toMove, 0.5, {}};
    if (deciders.size() == 2 && toMove != begins) {
        prospect.player = begins;
        score = -score;
    }
    prospect.share = expectedShare(score);
    const auto moves = movesToEnd(score);
    if (!moves) {
        prospect.text =
            QStringLiteral("%1 %2").arg(playerName(design, prospect.player), scoreText(score));
        return prospect;
    }
    prospect.share = score > 0 ? 1 : 0;
    const PlayerId other =
        deciders.size() == 2 && deciders[0] == prospect.player ? deciders.back() : deciders.front();
    const QString name = playerName(design, prospect.player);
    if (score > 0)
        prospect.text = LabWords::tr("%1 wins in %n move(s)", nullptr, *moves).arg(name);
    else if (deciders.size() == 2)
        prospect.text =
            LabWords::tr("%1 wins in %n move(s)", nullptr, *moves).arg(playerName(design, other));
    else
        prospect.text = LabWords::tr("%1 loses in %n move(s)", nullptr, *moves).arg(name);
    return prospect;
}

QString percentText(const Estimate &share)
{
    return QStringLiteral("%1 % ± %2")
        .arg(std::lround(share.value * 100))
        .arg(std::lround(share.error * 100));
}

QString figureText(const Estimate &figure, int decimals)
{
    const QLocale locale;
    return QStringLiteral("%1 ± %2").arg(locale.toString(figure.value, 'f', decimals),
                                         locale.toString(figure.error, 'f', decimals));
}

} // namespace rookery
