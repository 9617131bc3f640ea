#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "model/design/rule_sheet.h"

#include <iostream>

namespace rookery::cli {

namespace {

void printRows(std::span<const RuleRow> rows)
{
    for (const RuleRow &row : rows) {
        std::string key(row.key);
        key.resize(16, ' ');
        std::cout << "  " << key << row.says << '\n';
    }
}

Json jsonOf(std::span<const RuleRow> rows)
{
    Json list = Json::array();
    for (const RuleRow &row : rows)
        list.push_back({{"key", row.key}, {"title", row.title}, {"says", row.says}});
    return list;
}

void printTables(bool isJson)
{
    if (isJson) {
        printJson({{"rules", jsonOf(ruleRows())}, {"ends", jsonOf(endRows())}});
        return;
    }
    std::cout << "Components of 'rules' in a design:\n";
    printRows(ruleRows());
    std::cout << "\nWhat an end's 'when' may be:\n";
    printRows(endRows());
}

void printSheet(const Design &design, bool isJson)
{
    Json list = Json::array();
    for (const RuleSentence &sentence : ruleSheet(design)) {
        if (isJson)
            list.push_back(
                {{"key", sentence.key}, {"index", sentence.index}, {"says", sentence.text}});
        else
            std::cout << sentence.text << '\n';
    }
    if (isJson)
        printJson(list);
}

} // namespace

Outcome runRules(Arguments &arguments)
{
    std::vector<std::string> files;
    bool isJson = false;
    arguments.words("FILE", files, 0, 1);
    arguments.flag("--json", isJson, "print for machines");
    arguments.note("Without FILE the components that rules are made of; with it what that design's "
                   "rules say.");
    if (auto end = arguments.parse())
        return *end;
    if (files.empty()) {
        printTables(isJson);
        return ExitCode::Fine;
    }
    const auto read = readFileOrBundled(files.front());
    if (!read)
        return failed(read.error());
    printSheet(read->design, isJson);
    return ExitCode::Fine;
}

} // namespace rookery::cli
