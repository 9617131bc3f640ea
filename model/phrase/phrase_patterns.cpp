#include "model/phrase/phrase_patterns.h"

namespace rookery::phrase {

namespace {

bool isTruth(Type type)
{
    return type == Type::Truth;
}

bool isNumber(Type type)
{
    return type == Type::Number;
}

bool isNumbers(Type type)
{
    return type == Type::Numbers;
}

bool isCells(Type type)
{
    return type == Type::Cells;
}

bool isDirections(Type type)
{
    return type == Type::Directions;
}

bool isOne(Type type)
{
    return mayBeNone(type);
}

bool isMany(Type type)
{
    return isSet(type);
}

bool isAny(Type)
{
    return true;
}

} // namespace

std::span<const PhrasePattern> phrasePatterns()
{
    static constexpr PhrasePattern patterns[] = {
        {"? and ?", isTruth, "Both hold."},
        {"? or ?", isTruth, "One of them holds, or both."},
        {"not ?", isTruth, "It does not hold."},
        {"? = ?", isTruth, "Both are the same."},
        {"? != ?", isTruth, "They are not the same."},
        {"? in ?", isTruth, "One value is among several."},
        {"? not in ?", isTruth, "One value is not among several."},
        {"? < ?", isTruth, "One number is less than another."},
        {"? <= ?", isTruth, "One number is less than another or the same."},
        {"? > ?", isTruth, "One number is greater than another."},
        {"? >= ?", isTruth, "One number is greater than another or the same."},
        {"some $x in ? where ?", isTruth, "There is one for which it holds."},
        {"no $x in ? where ?", isTruth, "There is none for which it holds."},
        {"every $x in ? has ?", isTruth, "It holds for all."},
        {"some $d in dirs where ?", isTruth, "It holds for a direction."},
        {"true", isTruth, "It always holds."},
        {"false", isTruth, "It never holds."},
        {"0", isNumber, "A number; type any other."},
        {"1", isNumber, "A number; type any other."},
        {"2", isNumber, "A number; type any other."},
        {"count $x in ? where ?", isNumber, "How many there are for which it holds."},
        {"count $x in ?", isNumber, "How many there are."},
        {"? + ?", isNumber, "Two numbers together."},
        {"? - ?", isNumber, "One number less another."},
        {"? * ?", isNumber, "One number times another."},
        {"? / ?", isNumber, "One number divided by another, rounded down."},
        {"? % ?", isNumber, "What is left of a division."},
        {"sum ? for $x in ?", isNumber, "The numbers of all, together."},
        {"most ? for $x in ?", isNumber, "The greatest number of all."},
        {"least ? for $x in ?", isNumber, "The least number of all."},
        {"none", isOne, "No cell, no player, nothing."},
        {"the $x in ? where ?", isOne, "The first for which it holds."},
        {"?..?", isNumbers, "All numbers from one to another."},
        {"{?, ?}", isMany, "Two, as a set."},
        {"{}", isMany, "None at all."},
        {"{$x in ? where ?}", isMany, "Those for which it holds."},
        {"{? for $x in ?}", isMany, "What belongs to each of several."},
        {"? + ?", isMany, "Those of both."},
        {"? - ?", isMany, "Those of one that are not among the others."},
        {"? & ?", isMany, "Those that are in both."},
        {"spread $x from ? by ?", isCells, "All cells that one comes to by going on and on."},
        {"{ahead(?, $d, ?) for $d in dirs}", isCells, "The cells so far away in each direction."},
        {"{?}", isDirections, "A direction alone."},
        {"if ? then ? else ?", isAny, "One or the other, by what holds."},
        {"before(?)", isAny, "As it was before this move."},
        {"before-turn(?)", isAny, "As it was when this turn began."},
        {"at-start(?)", isAny, "As it was at the start of the game."},
        {"seen-by(?, ?)", isAny, "Without what a player may not see."},
    };
    return patterns;
}

std::span<const PhrasePattern> aroundPatterns()
{
    static constexpr PhrasePattern patterns[] = {
        {"not @", isTruth, "It does not hold.", "not: this"},
        {"@ and ?", isTruth, "Something else holds as well.", "this and …"},
        {"@ or ?", isTruth, "Or something else holds.", "this or …"},
        {"@ = ?", isAny, "It is the same as something else.", "this is …"},
        {"some $d in dirs where @",
         isTruth,
         "It holds for a direction.",
         "for some direction this"},
        {"some $x in ? where @", isTruth, "It holds for one of several.", "for some … this"},
        {"@ + ?", isNumber, "More than this.", "this plus …"},
        {"@ + ?", isMany, "Others as well.", "this with …"},
        {"@ - ?", isMany, "Some of them are left out.", "this without …"},
        {"before(@)", isAny, "As it was before this move.", "before the move this"},
    };
    return patterns;
}

std::span<const PhrasePattern> stepPatterns()
{
    static constexpr PhrasePattern patterns[] = {
        {"if ?:\n  ?", isAny, "Something is done only where it holds."},
        {"for $d in dirs:\n  ?", isAny, "Something is done in each direction."},
        {"for $x in near(?):\n  ?", isAny, "Something is done for each cell beside one."},
        {"for $x in pieces(?):\n  ?", isAny, "Something is done for each piece of a player."},
        {"for $x in ?:\n  ?", isAny, "Something is done for each of several."},
        {"capture ?", isAny, "Pieces are captured."},
        {"move ? to ?", isAny, "A piece goes to a cell and captures what stands there."},
        {"put ? of ? on ?", isAny, "A new piece stands on a cell."},
        {"turn ? into ?", isAny, "Pieces become another type."},
        {"give ? to ?", isAny, "Pieces change their owner."},
        {"remove ?", isAny, "Pieces leave the board and count for no player."},
        {"swap ? with ?", isAny, "What stands on two cells changes places."},
        {"again", isAny, "The same player moves again."},
        {"next ?", isAny, "This player's turn follows."},
        {"let $v = ?", isAny, "A value gets a name."},
        {"repeat ?:\n  ?", isAny, "Something is done so many times."},
        {"while ? at most 8:\n  ?", isAny, "Something is done as long as it holds."},
        {"wall ?", isAny, "Walls are built."},
        {"clear ?", isAny, "Walls go."},
        {"take ? from ?", isAny, "A piece leaves a player's hand."},
        {"add ? to-hand ?", isAny, "A piece comes to a player's hand."},
        {"stack ? on ?", isAny, "All that stands on a cell goes on top of another."},
        {"deal ? from ? to ?", isAny, "Some pieces of a stack go to another cell."},
        {"move every $x in ? to ?", isAny, "Several pieces move at once."},
    };
    return patterns;
}

std::span<const PhrasePattern> choicePatterns()
{
    static constexpr PhrasePattern patterns[] = {
        {"from in pieces(me)",
         isAny,
         "One click on a piece of the mover.",
         "one of the mover's pieces"},
        {"to in near(from) where empty(to)",
         isAny,
         "One click on an empty cell beside it.",
         "an empty cell beside it"},
        {"$x in ?", isAny, "One click on one of several.", "one of …"},
        {"$x in ? where ?",
         isAny,
         "One click on one for which something holds.",
         "one of … for which …"},
        {"let $v = ?", isAny, "A name for a value, without a click.", "a name for …"},
    };
    return patterns;
}

} // namespace rookery::phrase
