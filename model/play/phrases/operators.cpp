#include "model/play/phrases/operators.h"

#include <functional>

namespace rookery {

using phrase::Kind;

namespace {

template<class Compute>
Compiled computed(Compute compute, Scalar a, Scalar b)
{
    const auto both = [compute](Frame &, Value one, Value other) {
        return compute(one, other);
    };
    const auto number = (*a).numberOfLocal();
    const auto constant = b.constant();
    if (number && constant)
        return scalarCall(both, *number, ConstantPart{*constant});
    return rookery::scalar(both, std::move(a), std::move(b));
}

/// The right side is not asked where the left one says all.
template<bool stopsAt>
class BothOrEither : public ScalarNode
{
public:
    BothOrEither(Scalar one, Scalar other)
        : m_one(std::move(one))
        , m_other(std::move(other))
    {
    }
    Value eval(Frame &frame) const override
    {
        if ((m_one->eval(frame) != 0) == stopsAt)
            return stopsAt ? 1 : 0;
        return m_other->eval(frame) != 0 ? 1 : 0;
    }

private:
    Scalar m_one;
    Scalar m_other;
};

Value divided(Value a, Value b)
{
    if (b == 0)
        return 0;
    const Value quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

} // namespace

Compiled operatorOf(Kind kind, Scalar a, Scalar b)
{
    switch (kind) {
    case Kind::Or:
        return Scalar(std::make_unique<BothOrEither<true>>(std::move(a), std::move(b)));
    case Kind::And:
        return Scalar(std::make_unique<BothOrEither<false>>(std::move(a), std::move(b)));
    case Kind::Equal:
        return computed(std::equal_to<Value>(), std::move(a), std::move(b));
    case Kind::NotEqual:
        return computed(std::not_equal_to<Value>(), std::move(a), std::move(b));
    case Kind::Less:
        return computed(std::less<Value>(), std::move(a), std::move(b));
    case Kind::LessEqual:
        return computed(std::less_equal<Value>(), std::move(a), std::move(b));
    case Kind::Greater:
        return computed(std::greater<Value>(), std::move(a), std::move(b));
    case Kind::GreaterEqual:
        return computed(std::greater_equal<Value>(), std::move(a), std::move(b));
    case Kind::Add:
        return computed([](Value x, Value y) { return held(x + y); }, std::move(a), std::move(b));
    case Kind::Subtract:
        return computed([](Value x, Value y) { return held(x - y); }, std::move(a), std::move(b));
    case Kind::Multiply:
        return computed([](Value x, Value y) { return held(x * y); }, std::move(a), std::move(b));
    case Kind::Divide:
        return computed(divided, std::move(a), std::move(b));
    default:
        return computed([](Value x, Value y) { return y == 0 ? 0 : x - divided(x, y) * y; },
                        std::move(a),
                        std::move(b));
    }
}

} // namespace rookery
