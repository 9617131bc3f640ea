#pragma once

#include <QCoreApplication>

#include <functional>

class QWidget;

namespace rookery {

/// How the window asks for file names and decisions; tests answer in its place.
struct Questions
{
    enum class Unsaved { Save, Discard, Cancel };
    enum class Overwrite { Replace, Compare, Cancel };

    std::function<QString(QWidget *)> openPath;
    std::function<QString(QWidget *, const QString &suggestion, const QString &filter)> savePath;
    std::function<Unsaved(QWidget *, const QString &title)> unsaved;
    std::function<Overwrite(QWidget *, const QString &title)> overwriteChanged;

    /// Dialogs begin in the folder that is asked for, empty for wherever they like.
    static Questions byDialog(std::function<QString()> folder);

    Q_DECLARE_TR_FUNCTIONS(rookery::Questions)
};

/// The names of design files, for dialogs.
QString designFilter();

} // namespace rookery
