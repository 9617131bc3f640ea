#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace rookery {

/// An open file, closed at the end of its scope.
class Descriptor
{
public:
    explicit Descriptor(int number = -1)
        : m_number(number)
    {
    }
    Descriptor(Descriptor &&other) noexcept
        : m_number(std::exchange(other.m_number, -1))
    {
    }
    Descriptor &operator=(Descriptor &&other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor()
    {
        if (isOpen())
            ::close(m_number);
    }

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }
    /// 0 on success; some systems report only here that a write has failed.
    int close() { return ::close(std::exchange(m_number, -1)); }

private:
    int m_number;
};

/// Why a system call failed, in the words of the system; never an empty sentence.
inline std::string systemReason(int error)
{
    return error == 0 ? "the system gave no reason" : std::generic_category().message(error);
}

/// Bytes that no one can guess.
inline std::string randomBytes(std::size_t count)
{
    std::string bytes(count, '\0');
    if (::getentropy(bytes.data(), bytes.size()) == 0)
        return bytes;
    std::random_device source;
    std::uniform_int_distribution<int> byte(0, 255);
    std::generate(bytes.begin(), bytes.end(), [&] { return static_cast<char>(byte(source)); });
    return bytes;
}

} // namespace rookery
