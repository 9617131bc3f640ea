#include "model/board/lattice_sites.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>
#include <string>
#include <vector>

namespace rookery {

namespace {

/// Two of three axes exchanged, all of them with this sign.
constexpr Orientation mirror(std::int8_t first, std::int8_t second, std::int8_t sign)
{
    Orientation result{{0, 1, 2, 3}, {sign, sign, sign, 1}};
    result.axis[static_cast<std::size_t>(first)] = second;
    result.axis[static_cast<std::size_t>(second)] = first;
    return result;
}

constexpr Orientation third = orientation::sixth.seenThrough(orientation::sixth);

/// The mirrors are named after the angle of their axis, anticlockwise from east; files upright.
constexpr EnumName<Orientation> hexRows[] = {
    {orientation::same, "same", "as the board lies"},
    {orientation::sixth, "turn-60", "a sixth turn clockwise"},
    {third, "turn-120", "a third turn clockwise"},
    {orientation::threefoldHalf, "half", "a half turn"},
    {third.seenThrough(third), "turn-240", "a third turn anticlockwise"},
    {third.seenThrough(orientation::threefoldHalf), "turn-300", "a sixth turn anticlockwise"},
    {mirror(1, 2, 1), "flip-ns", "north and south exchanged"},
    {mirror(0, 2, -1), "mirror-30", "mirrored in the axis at 30 degrees"},
    {mirror(0, 1, 1), "mirror-60", "mirrored in the axis at 60 degrees"},
    {mirror(1, 2, -1), "flip-ew", "east and west exchanged"},
    {mirror(0, 2, 1), "mirror-120", "mirrored in the axis at 120 degrees"},
    {mirror(0, 1, -1), "mirror-150", "mirrored in the axis at 150 degrees"},
};

/// The same where the rows lie level, 30 degrees further clockwise.
constexpr EnumName<Orientation> hexPointyRows[] = {
    {orientation::same, "same", "as the board lies"},
    {orientation::sixth, "turn-60", "a sixth turn clockwise"},
    {third, "turn-120", "a third turn clockwise"},
    {orientation::threefoldHalf, "half", "a half turn"},
    {third.seenThrough(third), "turn-240", "a third turn anticlockwise"},
    {third.seenThrough(orientation::threefoldHalf), "turn-300", "a sixth turn anticlockwise"},
    {mirror(0, 2, -1), "flip-ns", "north and south exchanged"},
    {mirror(0, 1, 1), "mirror-30", "mirrored in the axis at 30 degrees"},
    {mirror(1, 2, -1), "mirror-60", "mirrored in the axis at 60 degrees"},
    {mirror(0, 2, 1), "flip-ew", "east and west exchanged"},
    {mirror(0, 1, -1), "mirror-120", "mirrored in the axis at 120 degrees"},
    {mirror(1, 2, 1), "mirror-150", "mirrored in the axis at 150 degrees"},
};

/// The orientations of a board of several levels: those of the plane by their names, the rest by
/// what own east, north, up (and on four axes U) lie on: `wsd` is a half turn upside down.
class LevelRows
{
public:
    explicit LevelRows(std::size_t axes)
    {
        for (const auto &row : enumRows<Orientation>())
            m_rows.push_back(row);
        if (axes == 4) {
            addInPlane();
            return;
        }
        std::array<std::int8_t, 3> axis{0, 1, 2};
        do {
            for (int signs = 0; signs < 8; ++signs) {
                const auto sign = [&](int bit) {
                    return static_cast<std::int8_t>((signs >> bit & 1) == 0 ? 1 : -1);
                };
                add({{axis[0], axis[1], axis[2], 3}, {sign(0), sign(1), sign(2), 1}}, axes);
            }
        } while (std::next_permutation(axis.begin(), axis.end()));
    }

    std::span<const EnumName<Orientation>> rows() const { return m_rows; }

private:
    void addInPlane()
    {
        for (const auto &row : enumRows<Orientation>()) {
            constexpr std::array<std::int8_t, 2> signs{1, -1};
            for (const std::int8_t up : signs) {
                for (const std::int8_t over : signs) {
                    Orientation orientation = row.value;
                    orientation.sign[2] = up;
                    orientation.sign[3] = over;
                    add(orientation, 4);
                }
            }
        }
    }

    void add(const Orientation &orientation, std::size_t axes)
    {
        const auto isThere = [&](const auto &row) {
            return row.value == orientation;
        };
        if (std::any_of(m_rows.begin(), m_rows.end(), isThere))
            return;
        constexpr std::string_view forward = "enuU";
        constexpr std::string_view back = "wsdD";
        std::string &name = m_texts.emplace_back();
        for (std::size_t i = 0; i < axes; ++i)
            name += (orientation.sign[i] > 0 ? forward
                                             : back)[static_cast<std::size_t>(orientation.axis[i])];
        std::string &title =
            m_texts.emplace_back(std::string(forward.substr(0, axes)) + " → " + name);
        m_rows.push_back({orientation, name, title});
    }

    std::deque<std::string> m_texts; ///< a deque does not move them
    std::vector<EnumName<Orientation>> m_rows;
};

} // namespace

std::span<const EnumName<Orientation>> latticeOrientations(Lattice lattice)
{
    static const LevelRows cube(3);
    static const LevelRows hyper(4);
    switch (lattice) {
    case Lattice::Hex:
        return hexRows;
    case Lattice::HexPointy:
    case Lattice::Triangle:
        return hexPointyRows;
    case Lattice::Cube:
        return cube.rows();
    case Lattice::Hyper:
        return hyper.rows();
    case Lattice::Square:
    case Lattice::Free: // its directions have their place on the same eight-point compass
        break;
    }
    return enumRows<Orientation>();
}

int compassPoints(Lattice lattice)
{
    return hasThreeAxes(lattice) ? 6 : 8;
}

std::optional<Vector> clockwise(Lattice lattice, const Vector &vector)
{
    if (hasThreeAxes(lattice))
        return orientation::sixth.apply(vector);
    if (vector.x() == 0 && vector.y() == 0)
        return std::nullopt;
    return clockwiseOnSquare(vector);
}

Vector clockwiseOnSquare(const Vector &vector)
{
    const int x = vector.x();
    const int y = vector.y();
    const auto inPlane = [&](int newX, int newY) {
        Vector turned = vector;
        turned.along[0] = newX;
        turned.along[1] = newY;
        return turned;
    };
    if (x == 0 || y == 0 || std::abs(x) == std::abs(y)) {
        // (0, n) -> (n, n) -> (n, 0): add the vector turned by a right angle, then halve the
        // diagonal.
        const bool wasDiagonal = x != 0 && y != 0;
        return wasDiagonal ? inPlane((x + y) / 2, (y - x) / 2) : inPlane(x + y, y - x);
    }
    // The neighbouring octant clockwise: across the nearer diagonal, or across the nearer axis.
    const bool steep = std::abs(y) > std::abs(x);
    const bool sameSign = (x > 0) == (y > 0);
    if (steep == sameSign)
        return sameSign ? inPlane(y, x) : inPlane(-y, -x);
    return sameSign ? inPlane(x, -y) : inPlane(-x, y);
}

} // namespace rookery
