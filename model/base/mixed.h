#pragma once

#include <cstdint>

namespace rookery {

/// The same for the same number, another one for another, with bits that tell nothing of its own: a
/// part of a key. In a nanosecond. A step of the generator splitmix64 (Steele, Lea and Flood: Fast
/// splittable pseudorandom number generators, 2014).
constexpr std::uint64_t mixed(std::uint64_t number)
{
    number += 0x9e37'79b9'7f4a'7c15;
    number = (number ^ number >> 30U) * 0xbf58'476d'1ce4'e5b9;
    number = (number ^ number >> 27U) * 0x94d0'49bb'1331'11eb;
    return number ^ number >> 31U;
}

} // namespace rookery
