#pragma once

#include "model/design/rule_fields.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// Passes over every member of a rule that visitFields() shows. A visitor who looks at some kinds
/// of members derives from it, takes its names over with `using`, and adds his own.
class RulePasser
{
public:
    template<class E>
    void choice(std::string_view, E &)
    {
    }
    template<class E>
    void said(std::string_view, std::string_view, E &)
    {
    }
    void number(std::string_view, int &, int, int) {}
    void flag(std::string_view, bool &) {}
    void word(std::string_view, std::string &) {}
    void words(std::string_view, std::vector<std::string> &) {}
    void perFile(std::string_view, std::optional<FileLimit> &) {}
    void extras(Extras &) {}
    template<class SomeId>
    void set(std::string_view, std::vector<SomeId> &)
    {
    }
    template<class SomeId>
    void list(std::string_view, std::vector<SomeId> &)
    {
    }
    template<class SomeId>
    void id(std::string_view, SomeId &)
    {
    }
    template<class SomeId>
    void optional(std::string_view, std::optional<SomeId> &)
    {
    }
};

} // namespace rookery
