#pragma once

#include "model/base/result.h"
#include "model/exchange/fairy_stockfish/reader/fairy_variant.h"

#include <span>
#include <string_view>
#include <variant>

namespace rookery::fairy {

/// Which players a key speaks of.
enum class Side { Both, White, Black };

/// How a value is written where the member's type does not say it.
enum class Form {
    Plain,   ///< a number, text, squares, several types
    File,    ///< a file: a letter or a number
    OneType, ///< one type, `*` or `-`
    Rights   ///< castling rights, or `-`
};

template<class T>
using Member = T FairyVariant::*;

using AnyMember = std::variant<Member<bool>,
                               Member<int>,
                               Member<std::string>,
                               Member<Squares>,
                               Member<KindSet>,
                               Member<Sides<bool>>,
                               Member<Sides<Squares>>,
                               Member<Sides<KindSet>>,
                               Member<std::map<Kind, int>>,
                               Member<std::map<Kind, Kind>>,
                               Member<GameValue>,
                               Member<Enclosing>,
                               Member<Walling>,
                               Member<Counting>,
                               Member<MoveCounting>,
                               Member<Chasing>>;

/// One key of variants.ini and where its value goes.
struct FairyKey
{
    std::string_view name;
    AnyMember member;
    Side side = Side::Both;
    Form form = Form::Plain;
    int least = 0; ///< of a number
    int most = 10'000;
};

std::span<const FairyKey> fairyKeys();

/// Null for an unknown key.
const FairyKey *findKey(std::string_view name);

/// Keys that say how a program draws or judges the game, and nothing about its rules.
bool isKeyWithoutRule(std::string_view name);

/// `mobilityRegionWhiteCustomPiece3`: whose and which type's, or nothing.
struct MobilityKey
{
    Side side;
    Kind kind;
};
std::optional<MobilityKey> mobilityKey(std::string_view name);

/// Every name that a key can have, for hints.
std::vector<std::string> keyNames();

} // namespace rookery::fairy
