#pragma once

#include "model/design/design.h"

#include <QCoreApplication>
#include <QString>

namespace rookery {

/// What a design is called after it became another one than it was begun from.
struct NamesOfCopies
{
    /// `my-chess_2.rookery` as a title: "My chess 2".
    static QString titleOfFile(const QString &path);

    /// Whether a title says what the file's name says, but for capitals, accents and hyphens.
    static bool isCalledLike(const std::string &title, const QString &path);

    enum class Origin {
        Others, ///< a bundled or imported game: what it says of its source is about that game
        Own     ///< an earlier file of the designer's
    };
    /// The new title; of another's game also what it is based on, without its inventor as author.
    /// Its licence stays: it holds for what is made of it, too.
    static Info renamed(const Info &info, const QString &title, Origin origin);

    Q_DECLARE_TR_FUNCTIONS(rookery::NamesOfCopies)
};

} // namespace rookery
