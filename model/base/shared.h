#pragma once

#include <memory>
#include <utility>

namespace rookery {

/// A value shared between copies of its owner until one of them changes it. Comparing two that
/// share an address is free, which is how a session learns what an edit left alone.
template<class T>
class Shared
{
public:
    Shared()
        : Shared(T{})
    {
    }
    Shared(T value)
        : m_value(std::make_shared<const T>(std::move(value)))
    {
    }

    const T &operator*() const { return *m_value; }
    const T *operator->() const { return m_value.get(); }

    bool sameAs(const Shared &other) const { return m_value == other.m_value; }

    /// Replaces the value by what change(T &) makes of a copy.
    template<class Change>
    void edit(Change &&change)
    {
        T copy = *m_value;
        std::forward<Change>(change)(copy);
        m_value = std::make_shared<const T>(std::move(copy));
    }

    friend bool operator==(const Shared &a, const Shared &b)
    {
        return a.sameAs(b) || *a.m_value == *b.m_value;
    }

private:
    std::shared_ptr<const T> m_value;
};

} // namespace rookery
