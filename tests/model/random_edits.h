#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <random>
#include <string>
#include <utility>
#include <vector>

namespace rookery::test {

/// Any edit of model/edit with arguments that are likely, unlikely or hostile: empty and overlong
/// names, control characters, huge numbers, sites that do not exist, thousands of legs. Everything
/// follows from the seed.
class RandomEdits
{
public:
    explicit RandomEdits(unsigned seed)
        : m_random(seed)
    {
    }

    struct Tried
    {
        std::string name;
        Result<Design> result;
    };
    Tried next(const Design &design);

private:
    Tried boardEdit(const Design &design);
    Tried cellEdit(const Design &design);
    Tried linkEdit(const Design &design);
    Tried zoneEdit(const Design &design);
    ZoneMeaning zoneMeaning(const Design &design);
    Tried directionEdit(const Design &design);
    Tried pieceEdit(const Design &design);
    Tried movementEdit(const Design &design);
    Tried setupEdit(const Design &design);
    Tried ruleEdit(const Design &design);

    int upTo(int last) { return static_cast<int>(m_random() % (static_cast<unsigned>(last) + 1U)); }
    bool oneIn(int sides) { return upTo(sides - 1) == 0; }
    template<class T>
    const T &pick(const std::vector<T> &list)
    {
        return list[m_random() % list.size()];
    }
    template<class E>
    E row()
    {
        const auto rows = enumRows<E>();
        return rows[m_random() % rows.size()].value;
    }
    template<class SomeId, class List>
    SomeId idOf(const List &list)
    {
        return SomeId(m_random() % list.size());
    }

    int number(); ///< small, or now and then extreme
    std::string name();
    std::string text(); ///< of several lines
    SiteId site(const Design &design);
    std::vector<SiteId> sites(const Design &design);
    Vector vector();
    Point point();
    Orientation orientation();
    Movement movement(const Design &design);
    BetzaText betza();
    std::string path(const Directions &directions);
    LegGraph legs(const Directions &directions);
    Leg leg(const Directions &directions, std::size_t count);
    Step step(const Directions &directions);
    BoardRecipe recipe();

    std::mt19937 m_random;
};

} // namespace rookery::test
