#pragma once

#include <cstddef>
#include <memory>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace rookery {

/// An array on large pages where the system has them: for tables in which nearly every question
/// meets another page.
template<class T>
class LargePages
{
public:
    explicit LargePages(std::size_t size)
        : m_first(allocated(size))
    {
    }

    T &operator[](std::size_t place) { return m_first.get()[place]; }

private:
    static constexpr std::align_val_t page{2 << 20U};

    struct Free
    {
        void operator()(T *first) const { ::operator delete(first, page); }
    };

    static T *allocated(std::size_t size)
    {
        void *memory = ::operator new(size * sizeof(T), page);
#ifdef __linux__
        madvise(memory, size * sizeof(T), MADV_HUGEPAGE);
#endif
        auto *first = static_cast<T *>(memory);
        std::uninitialized_value_construct_n(first, size);
        return first;
    }

    std::unique_ptr<T, Free> m_first;
};

} // namespace rookery
