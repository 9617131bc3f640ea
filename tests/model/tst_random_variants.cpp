#include "model/file/design/design_reader.h"
#include "model/file/design/design_writer.h"
#include "model/play/legal/move_rules.h"
#include "tests/model/random_variants.h"
#include "tests/support.h"

#include <set>

using namespace rookery;
using namespace rookery::test;

/// The designs that exports are tried on are games, and many different ones.
class tst_random_variants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySeedIsAGame();
};

void tst_random_variants::everySeedIsAGame()
{
    std::set<std::string> names;
    const unsigned count = seeds(amount(200U, 20U));
    for (unsigned seed = 0; seed < count; ++seed) {
        const Design design = randomVariant(seed);
        const std::string &name = design.info->name;
        QVERIFY2(design == randomVariant(seed), name.c_str());
        const auto read = readDesign(writeDesign(design));
        QVERIFY2(read.has_value(), name.c_str());
        QVERIFY2(read->design == design, name.c_str());
        MoveRules moveRules(design);
        Position position = startPosition(design, moveRules.board());
        std::vector<Move> moves;
        moveRules.legal(position, moves);
        QVERIFY2(!moves.empty(), name.c_str());
        names.insert(name);
    }
    QVERIFY2(names.size() > count * 9 / 10, std::to_string(names.size()).c_str());
}

QTEST_APPLESS_MAIN(tst_random_variants)
#include "tst_random_variants.moc"
