#include "widgets/library/glyph_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace rookery {

namespace {

constexpr GlyphWords words[] = {
    {GlyphFamily::Chess, "king", QT_TRANSLATE_NOOP("GlyphNames", "King")},
    {GlyphFamily::Chess, "queen", QT_TRANSLATE_NOOP("GlyphNames", "Queen")},
    {GlyphFamily::Chess, "rook", QT_TRANSLATE_NOOP("GlyphNames", "Rook, castle, chariot")},
    {GlyphFamily::Chess, "bishop", QT_TRANSLATE_NOOP("GlyphNames", "Bishop, courier")},
    {GlyphFamily::Chess, "knight", QT_TRANSLATE_NOOP("GlyphNames", "Knight")},
    {GlyphFamily::Chess, "pawn", QT_TRANSLATE_NOOP("GlyphNames", "Pawn")},
    {GlyphFamily::Fairy, "amazon", QT_TRANSLATE_NOOP("GlyphNames", "Amazon")},
    {GlyphFamily::Fairy,
     "chancellor",
     QT_TRANSLATE_NOOP("GlyphNames", "Chancellor, marshal, empress")},
    {GlyphFamily::Fairy,
     "archbishop",
     QT_TRANSLATE_NOOP("GlyphNames", "Archbishop, cardinal, princess")},
    {GlyphFamily::Fairy,
     "crowned-rook",
     QT_TRANSLATE_NOOP("GlyphNames", "Crowned rook, dragon king")},
    {GlyphFamily::Fairy,
     "crowned-bishop",
     QT_TRANSLATE_NOOP("GlyphNames", "Crowned bishop, dragon horse")},
    {GlyphFamily::Fairy,
     "crowned-knight",
     QT_TRANSLATE_NOOP("GlyphNames", "Crowned knight, centaur")},
    {GlyphFamily::Fairy, "nightrider", QT_TRANSLATE_NOOP("GlyphNames", "Nightrider")},
    {GlyphFamily::Fairy, "griffon", QT_TRANSLATE_NOOP("GlyphNames", "Griffon, gryphon")},
    {GlyphFamily::Fairy, "aanca", QT_TRANSLATE_NOOP("GlyphNames", "Aanca, elephant bird")},
    {GlyphFamily::Fairy, "unicorn", QT_TRANSLATE_NOOP("GlyphNames", "Unicorn, kirin")},
    {GlyphFamily::Fairy, "dragon", QT_TRANSLATE_NOOP("GlyphNames", "Dragon")},
    {GlyphFamily::Fairy, "phoenix", QT_TRANSLATE_NOOP("GlyphNames", "Phoenix, firebird")},
    {GlyphFamily::Fairy, "ferz", QT_TRANSLATE_NOOP("GlyphNames", "Ferz, counsellor, advisor")},
    {GlyphFamily::Fairy, "wazir", QT_TRANSLATE_NOOP("GlyphNames", "Wazir, vizier")},
    {GlyphFamily::Fairy, "commoner", QT_TRANSLATE_NOOP("GlyphNames", "Commoner, mann")},
    {GlyphFamily::Fairy, "prince", QT_TRANSLATE_NOOP("GlyphNames", "Prince, duke, coronet")},
    {GlyphFamily::Fairy, "champion", QT_TRANSLATE_NOOP("GlyphNames", "Champion")},
    {GlyphFamily::Fairy, "wizard", QT_TRANSLATE_NOOP("GlyphNames", "Wizard, sorcerer, mage")},
    {GlyphFamily::Fairy, "jester", QT_TRANSLATE_NOOP("GlyphNames", "Jester, fool, clown")},
    {GlyphFamily::Fairy, "mitre", QT_TRANSLATE_NOOP("GlyphNames", "Mitre, cleric, priest, pope")},
    {GlyphFamily::Fairy,
     "helmet",
     QT_TRANSLATE_NOOP("GlyphNames", "Helmet, warrior, hero, spartan")},
    {GlyphFamily::Fairy, "guard", QT_TRANSLATE_NOOP("GlyphNames", "Guard, soldier, watchman")},
    {GlyphFamily::Fairy, "soldier", QT_TRANSLATE_NOOP("GlyphNames", "Soldier, foot soldier")},
    {GlyphFamily::Fairy,
     "superpawn",
     QT_TRANSLATE_NOOP("GlyphNames", "Crowned pawn, superpawn, sergeant")},
    {GlyphFamily::Fairy, "tower", QT_TRANSLATE_NOOP("GlyphNames", "Tower, keep")},
    {GlyphFamily::Fairy, "wall", QT_TRANSLATE_NOOP("GlyphNames", "Wall, fortress, block")},
    {GlyphFamily::Fairy,
     "immobilizer",
     QT_TRANSLATE_NOOP("GlyphNames", "Immobilizer, upside-down rook")},
    {GlyphFamily::Fairy, "cannon", QT_TRANSLATE_NOOP("GlyphNames", "Cannon, gun")},
    {GlyphFamily::Fairy,
     "catapult",
     QT_TRANSLATE_NOOP("GlyphNames", "Catapult, war machine, dabbaba")},
    {GlyphFamily::Shogi, "shogi-king", QT_TRANSLATE_NOOP("GlyphNames", "Shogi king, jade")},
    {GlyphFamily::Shogi,
     "shogi-rook",
     QT_TRANSLATE_NOOP("GlyphNames", "Shogi rook, flying chariot")},
    {GlyphFamily::Shogi,
     "shogi-bishop",
     QT_TRANSLATE_NOOP("GlyphNames", "Shogi bishop, angle mover")},
    {GlyphFamily::Shogi, "shogi-gold", QT_TRANSLATE_NOOP("GlyphNames", "Gold general")},
    {GlyphFamily::Shogi, "shogi-silver", QT_TRANSLATE_NOOP("GlyphNames", "Silver general")},
    {GlyphFamily::Shogi,
     "shogi-knight",
     QT_TRANSLATE_NOOP("GlyphNames", "Shogi knight, cassia horse")},
    {GlyphFamily::Shogi,
     "shogi-lance",
     QT_TRANSLATE_NOOP("GlyphNames", "Shogi lance, incense chariot")},
    {GlyphFamily::Shogi, "shogi-pawn", QT_TRANSLATE_NOOP("GlyphNames", "Shogi pawn, foot soldier")},
    {GlyphFamily::Shogi,
     "shogi-free-king",
     QT_TRANSLATE_NOOP("GlyphNames", "Free king of shogi, queen")},
    {GlyphFamily::Shogi,
     "shogi-promoted-rook",
     QT_TRANSLATE_NOOP("GlyphNames", "Dragon king, promoted rook")},
    {GlyphFamily::Shogi,
     "shogi-promoted-bishop",
     QT_TRANSLATE_NOOP("GlyphNames", "Dragon horse, promoted bishop")},
    {GlyphFamily::Shogi,
     "shogi-promoted-silver",
     QT_TRANSLATE_NOOP("GlyphNames", "Promoted silver")},
    {GlyphFamily::Shogi,
     "shogi-promoted-knight",
     QT_TRANSLATE_NOOP("GlyphNames", "Promoted knight of shogi")},
    {GlyphFamily::Shogi, "shogi-promoted-lance", QT_TRANSLATE_NOOP("GlyphNames", "Promoted lance")},
    {GlyphFamily::Shogi, "shogi-tokin", QT_TRANSLATE_NOOP("GlyphNames", "Tokin, promoted pawn")},
    {GlyphFamily::Xiangqi,
     "xiangqi-general",
     QT_TRANSLATE_NOOP("GlyphNames", "Xiangqi general, king")},
    {GlyphFamily::Xiangqi,
     "xiangqi-advisor",
     QT_TRANSLATE_NOOP("GlyphNames", "Xiangqi advisor, guard, mandarin")},
    {GlyphFamily::Xiangqi,
     "xiangqi-elephant",
     QT_TRANSLATE_NOOP("GlyphNames", "Xiangqi elephant, minister")},
    {GlyphFamily::Xiangqi, "xiangqi-horse", QT_TRANSLATE_NOOP("GlyphNames", "Xiangqi horse")},
    {GlyphFamily::Xiangqi,
     "xiangqi-chariot",
     QT_TRANSLATE_NOOP("GlyphNames", "Xiangqi chariot, rook")},
    {GlyphFamily::Xiangqi, "xiangqi-cannon", QT_TRANSLATE_NOOP("GlyphNames", "Xiangqi cannon")},
    {GlyphFamily::Xiangqi,
     "xiangqi-soldier",
     QT_TRANSLATE_NOOP("GlyphNames", "Xiangqi soldier, pawn")},
    {GlyphFamily::Animals, "horse", QT_TRANSLATE_NOOP("GlyphNames", "Horse, mare, pony")},
    {GlyphFamily::Animals, "zebra", QT_TRANSLATE_NOOP("GlyphNames", "Zebra")},
    {GlyphFamily::Animals, "camel", QT_TRANSLATE_NOOP("GlyphNames", "Camel")},
    {GlyphFamily::Animals, "giraffe", QT_TRANSLATE_NOOP("GlyphNames", "Giraffe")},
    {GlyphFamily::Animals, "elephant", QT_TRANSLATE_NOOP("GlyphNames", "Elephant, alfil")},
    {GlyphFamily::Animals, "bull", QT_TRANSLATE_NOOP("GlyphNames", "Bull, ox, buffalo, bison")},
    {GlyphFamily::Animals, "lion", QT_TRANSLATE_NOOP("GlyphNames", "Lion, leo")},
    {GlyphFamily::Animals, "tiger", QT_TRANSLATE_NOOP("GlyphNames", "Tiger")},
    {GlyphFamily::Animals, "leopard", QT_TRANSLATE_NOOP("GlyphNames", "Leopard, cheetah, panther")},
    {GlyphFamily::Animals, "cat", QT_TRANSLATE_NOOP("GlyphNames", "Cat")},
    {GlyphFamily::Animals, "dog", QT_TRANSLATE_NOOP("GlyphNames", "Dog, hound")},
    {GlyphFamily::Animals, "wolf", QT_TRANSLATE_NOOP("GlyphNames", "Wolf")},
    {GlyphFamily::Animals, "fox", QT_TRANSLATE_NOOP("GlyphNames", "Fox")},
    {GlyphFamily::Animals, "bear", QT_TRANSLATE_NOOP("GlyphNames", "Bear")},
    {GlyphFamily::Animals, "monkey", QT_TRANSLATE_NOOP("GlyphNames", "Monkey, ape")},
    {GlyphFamily::Animals, "rabbit", QT_TRANSLATE_NOOP("GlyphNames", "Rabbit, hare")},
    {GlyphFamily::Animals, "rat", QT_TRANSLATE_NOOP("GlyphNames", "Rat, mouse")},
    {GlyphFamily::Animals, "crocodile", QT_TRANSLATE_NOOP("GlyphNames", "Crocodile, alligator")},
    {GlyphFamily::Animals, "serpent", QT_TRANSLATE_NOOP("GlyphNames", "Serpent, snake, basilisk")},
    {GlyphFamily::Animals, "fish", QT_TRANSLATE_NOOP("GlyphNames", "Fish")},
    {GlyphFamily::Animals, "crab", QT_TRANSLATE_NOOP("GlyphNames", "Crab")},
    {GlyphFamily::Animals, "snail", QT_TRANSLATE_NOOP("GlyphNames", "Snail")},
    {GlyphFamily::Animals, "bat", QT_TRANSLATE_NOOP("GlyphNames", "Bat")},
    {GlyphFamily::Animals,
     "bird",
     QT_TRANSLATE_NOOP("GlyphNames", "Bird, swallow, chick, sparrow")},
    {GlyphFamily::Animals, "goose", QT_TRANSLATE_NOOP("GlyphNames", "Goose, duck, swan")},
    {GlyphFamily::Animals, "crane", QT_TRANSLATE_NOOP("GlyphNames", "Crane, stork, heron")},
    {GlyphFamily::Animals, "cock", QT_TRANSLATE_NOOP("GlyphNames", "Cock, hen, pheasant")},
    {GlyphFamily::Animals, "hawk", QT_TRANSLATE_NOOP("GlyphNames", "Hawk, falcon")},
    {GlyphFamily::Animals, "eagle", QT_TRANSLATE_NOOP("GlyphNames", "Eagle")},
    {GlyphFamily::Insects, "bee", QT_TRANSLATE_NOOP("GlyphNames", "Bee, queen bee, wasp")},
    {GlyphFamily::Insects, "ant", QT_TRANSLATE_NOOP("GlyphNames", "Ant")},
    {GlyphFamily::Insects, "spider", QT_TRANSLATE_NOOP("GlyphNames", "Spider")},
    {GlyphFamily::Insects, "beetle", QT_TRANSLATE_NOOP("GlyphNames", "Beetle")},
    {GlyphFamily::Insects,
     "grasshopper",
     QT_TRANSLATE_NOOP("GlyphNames", "Grasshopper, locust, cricket")},
    {GlyphFamily::Insects, "ladybird", QT_TRANSLATE_NOOP("GlyphNames", "Ladybird, ladybug")},
    {GlyphFamily::Insects, "mosquito", QT_TRANSLATE_NOOP("GlyphNames", "Mosquito, fly")},
    {GlyphFamily::Insects, "woodlouse", QT_TRANSLATE_NOOP("GlyphNames", "Woodlouse, pillbug")},
    {GlyphFamily::Insects, "butterfly", QT_TRANSLATE_NOOP("GlyphNames", "Butterfly, moth, sylph")},
    {GlyphFamily::Things, "crown", QT_TRANSLATE_NOOP("GlyphNames", "Crown, emperor")},
    {GlyphFamily::Things, "shield", QT_TRANSLATE_NOOP("GlyphNames", "Shield, paladin")},
    {GlyphFamily::Things, "sword", QT_TRANSLATE_NOOP("GlyphNames", "Sword")},
    {GlyphFamily::Things, "axe", QT_TRANSLATE_NOOP("GlyphNames", "Axe")},
    {GlyphFamily::Things, "hammer", QT_TRANSLATE_NOOP("GlyphNames", "Hammer, dwarf")},
    {GlyphFamily::Things, "lance", QT_TRANSLATE_NOOP("GlyphNames", "Lance, spear")},
    {GlyphFamily::Things, "bow", QT_TRANSLATE_NOOP("GlyphNames", "Bow, archer")},
    {GlyphFamily::Things, "flag", QT_TRANSLATE_NOOP("GlyphNames", "Flag, banner")},
    {GlyphFamily::Things, "mask", QT_TRANSLATE_NOOP("GlyphNames", "Mask, thief, spy")},
    {GlyphFamily::Things, "orb", QT_TRANSLATE_NOOP("GlyphNames", "Crystal ball, orb, seer")},
    {GlyphFamily::Things, "hourglass", QT_TRANSLATE_NOOP("GlyphNames", "Hourglass, time")},
    {GlyphFamily::Things, "ship", QT_TRANSLATE_NOOP("GlyphNames", "Ship, boat")},
    {GlyphFamily::Things, "anchor", QT_TRANSLATE_NOOP("GlyphNames", "Anchor")},
    {GlyphFamily::Things, "balloon", QT_TRANSLATE_NOOP("GlyphNames", "Balloon, flier")},
    {GlyphFamily::Things, "wheel", QT_TRANSLATE_NOOP("GlyphNames", "Wheel, wagon")},
    {GlyphFamily::Things, "die", QT_TRANSLATE_NOOP("GlyphNames", "Die, dice")},
    {GlyphFamily::Things, "domino", QT_TRANSLATE_NOOP("GlyphNames", "Domino")},
    {GlyphFamily::Things, "flame", QT_TRANSLATE_NOOP("GlyphNames", "Flame, fire")},
    {GlyphFamily::Things, "drop", QT_TRANSLATE_NOOP("GlyphNames", "Drop, water")},
    {GlyphFamily::Things, "leaf", QT_TRANSLATE_NOOP("GlyphNames", "Leaf, tree, plant")},
    {GlyphFamily::Things, "bolt", QT_TRANSLATE_NOOP("GlyphNames", "Lightning, thunderbolt")},
    {GlyphFamily::Things, "sun", QT_TRANSLATE_NOOP("GlyphNames", "Sun")},
    {GlyphFamily::Things, "moon", QT_TRANSLATE_NOOP("GlyphNames", "Moon, night")},
    {GlyphFamily::Things, "heart", QT_TRANSLATE_NOOP("GlyphNames", "Heart")},
    {GlyphFamily::Things, "eye", QT_TRANSLATE_NOOP("GlyphNames", "Eye")},
    {GlyphFamily::Abstract,
     "disc",
     QT_TRANSLATE_NOOP("GlyphNames", "Disc, draughts piece, checker")},
    {GlyphFamily::Abstract,
     "crowned-disc",
     QT_TRANSLATE_NOOP("GlyphNames", "Crowned disc, king of draughts")},
    {GlyphFamily::Abstract, "stack", QT_TRANSLATE_NOOP("GlyphNames", "Stack, tower of discs")},
    {GlyphFamily::Abstract, "stone", QT_TRANSLATE_NOOP("GlyphNames", "Stone, stone of go")},
    {GlyphFamily::Abstract, "marble", QT_TRANSLATE_NOOP("GlyphNames", "Marble, ball")},
    {GlyphFamily::Abstract, "ring", QT_TRANSLATE_NOOP("GlyphNames", "Ring")},
    {GlyphFamily::Abstract, "tafl-king", QT_TRANSLATE_NOOP("GlyphNames", "King of tafl, hnefi")},
    {GlyphFamily::Abstract,
     "tafl-man",
     QT_TRANSLATE_NOOP("GlyphNames", "Tafl piece, peg, halma piece")},
    {GlyphFamily::Abstract, "meeple", QT_TRANSLATE_NOOP("GlyphNames", "Figure, worker, person")},
    {GlyphFamily::Abstract, "flat-stone", QT_TRANSLATE_NOOP("GlyphNames", "Flat stone, tile")},
    {GlyphFamily::Abstract,
     "standing-stone",
     QT_TRANSLATE_NOOP("GlyphNames", "Standing stone, slab")},
    {GlyphFamily::Abstract, "capstone", QT_TRANSLATE_NOOP("GlyphNames", "Capstone, cylinder")},
    {GlyphFamily::Abstract, "star", QT_TRANSLATE_NOOP("GlyphNames", "Star")},
    {GlyphFamily::Abstract, "square", QT_TRANSLATE_NOOP("GlyphNames", "Square, cube")},
    {GlyphFamily::Abstract, "diamond", QT_TRANSLATE_NOOP("GlyphNames", "Diamond, lozenge")},
    {GlyphFamily::Abstract, "triangle", QT_TRANSLATE_NOOP("GlyphNames", "Triangle, pyramid")},
    {GlyphFamily::Abstract, "hexagon", QT_TRANSLATE_NOOP("GlyphNames", "Hexagon")},
    {GlyphFamily::Abstract, "arrow", QT_TRANSLATE_NOOP("GlyphNames", "Arrow, forward")},
    {GlyphFamily::Abstract, "cross", QT_TRANSLATE_NOOP("GlyphNames", "Cross, X")},
    {GlyphFamily::Abstract, "plus", QT_TRANSLATE_NOOP("GlyphNames", "Plus")},
};

} // namespace

std::span<const GlyphWords> glyphWords()
{
    return words;
}

QString GlyphWords::shownNames() const
{
    return QCoreApplication::translate("GlyphNames", names);
}

QString GlyphWords::title() const
{
    return shownNames().section(QLatin1Char(','), 0, 0);
}

QString titleOf(GlyphFamily family)
{
    switch (family) {
    case GlyphFamily::Chess:
        return QCoreApplication::translate("GlyphNames", "Chess");
    case GlyphFamily::Fairy:
        return QCoreApplication::translate("GlyphNames", "Fairy pieces");
    case GlyphFamily::Shogi:
        return QCoreApplication::translate("GlyphNames", "Shogi");
    case GlyphFamily::Xiangqi:
        return QCoreApplication::translate("GlyphNames", "Xiangqi");
    case GlyphFamily::Animals:
        return QCoreApplication::translate("GlyphNames", "Animals");
    case GlyphFamily::Insects:
        return QCoreApplication::translate("GlyphNames", "Insects");
    case GlyphFamily::Things:
        return QCoreApplication::translate("GlyphNames", "Things");
    case GlyphFamily::Abstract:
        return QCoreApplication::translate("GlyphNames", "Stones and signs");
    }
    return {};
}

} // namespace rookery
