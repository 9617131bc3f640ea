#include "app/cli/command_table.h"
#include "app/cli/listing.h"
#include "model/exchange/target/format.h"

#include <iostream>

namespace rookery::cli {

namespace {

std::string padded(std::string_view text, std::size_t width)
{
    std::string cell(text);
    cell.resize(std::max(width, cell.size() + 1), ' ');
    return cell;
}

void printTable()
{
    std::cout << padded("Format", 22) << padded("Way", 14) << padded("Carries", 28) << "Title\n";
    for (const Format &format : formats()) {
        const char *way = format.writes() && format.reads() ? "write, read"
                          : format.writes()                 ? "write"
                                                            : "read";
        std::cout << padded(format.id, 22) << padded(way, 14)
                  << padded(enumTitle(format.carries), 28) << format.title
                  << (format.isExperimental ? " (experimental)" : "") << '\n';
        if (!format.dialects.empty()) {
            std::cout << padded("", 22) << "dialects:";
            for (const std::string_view dialect : format.dialects)
                std::cout << ' ' << dialect;
            std::cout << '\n';
        }
        for (const FormatOption &option : format.options) {
            std::cout << padded("", 22) << "options:";
            for (const OptionChoice &choice : option.choices)
                std::cout << ' ' << option.id << '=' << choice.id;
            std::cout << '\n';
        }
        if (format.isPainted)
            std::cout << padded("", 22) << "painted by rookery, not by rookery-cli\n";
        if (!format.proof.empty())
            std::cout << padded("", 22) << "can be proved with " << format.proof << '\n';
    }
}

Json asJson()
{
    Json all = Json::array();
    for (const Format &format : formats()) {
        Json dialects = Json::array();
        for (const std::string_view dialect : format.dialects)
            dialects.push_back(dialect);
        Json options = Json::array();
        for (const FormatOption &option : format.options) {
            Json choices = Json::array();
            for (const OptionChoice &choice : option.choices)
                choices.push_back({{"id", choice.id}, {"title", choice.title}});
            options.push_back({{"id", option.id}, {"title", option.title}, {"choices", choices}});
        }
        all.push_back({{"id", format.id},
                       {"title", format.title},
                       {"carries", enumName(format.carries)},
                       {"suffix", format.suffix},
                       {"writes", format.writes()},
                       {"reads", format.reads()},
                       {"dialects", dialects},
                       {"options", options},
                       {"painted", format.isPainted},
                       {"proof", format.proof.empty() ? Json() : Json(format.proof)},
                       {"experimental", format.isExperimental}});
    }
    return all;
}

} // namespace

Outcome runFormats(Arguments &arguments)
{
    return runListing(arguments, asJson, printTable);
}

} // namespace rookery::cli
