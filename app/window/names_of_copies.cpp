#include "app/window/names_of_copies.h"

#include "widgets/base/search_fit.h"

#include <QFileInfo>

namespace rookery {

namespace {

QString wordsOfFile(const QString &path)
{
    QString words = QFileInfo(path).completeBaseName();
    return words.replace(QLatin1Char('_'), QLatin1Char(' '))
        .replace(QLatin1Char('-'), QLatin1Char(' '))
        .simplified();
}

} // namespace

QString NamesOfCopies::titleOfFile(const QString &path)
{
    QString title = wordsOfFile(path);
    if (!title.isEmpty())
        title.front() = title.front().toUpper();
    return title;
}

bool NamesOfCopies::isCalledLike(const std::string &title, const QString &path)
{
    return comparable(QString::fromStdString(title)) == comparable(wordsOfFile(path));
}

Info NamesOfCopies::renamed(const Info &info, const QString &title, Origin origin)
{
    Info result = info;
    result.name = title.toStdString();
    if (origin == Origin::Own)
        return result;
    const QString game = QString::fromStdString(info.name);
    const QString based =
        info.author.empty()
            ? tr("Based on %1.").arg(game)
            : tr("Based on %1 by %2.").arg(game, QString::fromStdString(info.author));
    const QString about = QString::fromStdString(info.about);
    result.about =
        (about.isEmpty() ? based : tr("%1 Of that game: %2").arg(based, about)).toStdString();
    result.author.clear();
    return result;
}

} // namespace rookery
