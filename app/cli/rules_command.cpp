#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/rule_members.h"
#include "app/cli/sources.h"
#include "model/base/text.h"
#include "model/board/phrase_names.h"
#include "model/design/rule_sheet.h"
#include "model/file/design/form_use.h"
#include "model/file/design/rule_library.h"
#include "model/phrase/functions.h"
#include "model/phrase/reference.h"

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

/// `step(c: cell, d: direction)`; values that may be left out stand in square brackets.
std::string callOf(const phrase::FunctionRow &row)
{
    std::string text(row.name);
    std::size_t at = 0;
    for (const phrase::Parameter &parameter : row.given()) {
        text += at >= row.needed ? "[" : "";
        text += at == 0 ? "" : ", ";
        text += std::string(parameter.name) + ": " + std::string(enumName(parameter.type));
        text += at >= row.needed ? "]" : "";
        ++at;
    }
    if (const std::size_t open = row.name.size(); row.count > 0)
        text.insert(open, "(").append(")");
    return text;
}

/// Lines of text below one another, each so far indented.
std::string indented(std::string_view lines, std::size_t by)
{
    std::string text;
    for (const std::string_view line : split(lines, '\n'))
        appendItem(text, "\n" + std::string(by, ' '), line);
    return text;
}

Json languageJson()
{
    Json list = Json::array();
    for (const phrase::FunctionRow &row : phrase::functions())
        list.push_back({{"name", row.name},
                        {"call", callOf(row)},
                        {"group", enumName(row.group)},
                        {"gives", enumName(row.result)},
                        {"reads", enumName(row.locality)},
                        {"language", int(row.level)},
                        {"says", row.help},
                        {"example", row.example}});
    for (const phrase::ReferenceRow &row : phrase::referenceRows())
        list.push_back({{"name", row.form},
                        {"call", row.form},
                        {"group", enumName(row.group)},
                        {"says", row.help},
                        {"example", row.example}});
    return list;
}

void printForms()
{
    std::optional<phrase::ReferenceGroup> group;
    for (const phrase::ReferenceRow &row : phrase::referenceRows()) {
        if (group != row.group)
            std::cout << (group ? "\n" : "") << enumTitle(row.group) << '\n';
        group = row.group;
        std::cout << "  " << row.form << "\n      " << row.help << '\n';
        if (!row.example.empty())
            std::cout << "      Example: " << indented(row.example, 15) << '\n';
    }
}

void printFunctions()
{
    std::string_view group;
    for (const phrase::FunctionRow &row : phrase::functions()) {
        if (enumTitle(row.group) != group) {
            std::cout << "\nFunctions: " << enumTitle(row.group) << '\n';
            group = enumTitle(row.group);
        }
        std::cout << "  " << callOf(row) << " -> " << enumName(row.result) << "\n      " << row.help
                  << "\n      Example: " << row.example << '\n';
    }
}

/// The whole language of own rules: its forms, and its functions.
void printLanguage(bool isJson)
{
    if (isJson)
        return printJson(languageJson());
    printForms();
    printFunctions();
}

void printLibrary(bool isJson)
{
    Json list = Json::array();
    for (const LibraryRule &rule : ruleLibrary()) {
        if (isJson) {
            list.push_back({{"key", rule.key},
                            {"title", rule.title},
                            {"says", rule.help},
                            {"rules", Json::parse(begunRules(rule))}});
            for (const FormParameter &parameter : rule.parameters)
                list.back()["parameters"].push_back(
                    {{"name", parameter.name}, {"says", parameter.title}});
            continue;
        }
        std::cout << rule.key << ": " << rule.title << "\n    " << rule.help << '\n';
        for (const FormParameter &parameter : rule.parameters)
            std::cout << "    " << parameter.name << ": " << parameter.title << '\n';
    }
    if (isJson)
        printJson(list);
}

void printSheet(const Design &design, bool isJson)
{
    Json list = Json::array();
    for (const RuleSentence &sentence : formSheet(design, {}, thingNames(design).cellName)) {
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
    bool areFunctions = false;
    bool isLibrary = false;
    bool isForced = false;
    std::optional<std::string> added;
    std::optional<std::string> explained;
    std::optional<std::string> out;
    arguments.words("FILE", files, 0, 1);
    arguments.flag("--json", isJson, "print for machines");
    arguments.flag(
        "--functions", areFunctions, "print the language of own rules: phrases, steps, functions");
    arguments.value("--explain", "KEY", explained, "print what a component of rules may say");
    arguments.flag("--library", isLibrary, "print the own rules that are ready to be added");
    arguments.value("--add",
                    "KEY",
                    added,
                    "add ready rules to FILE's, with phrases for their parameters as in 'drowning: "
                    "types={Lion, Zebra}, zone=river'; needs -o");
    arguments.value("-o", "FILE", out, "where to write the design; - is standard output");
    arguments.flag("--force", isForced, "replace the -o file if it exists");
    arguments.note("Without FILE the components that rules are made of; with it what that design's "
                   "rules say.");
    if (auto end = arguments.parse())
        return *end;
    if (areFunctions) {
        printLanguage(isJson);
        return ExitCode::Fine;
    }
    if (explained) {
        const std::string members = ruleMembers(*explained);
        if (members.empty())
            return badValue("--explain",
                            {"there is no component '" + printable(*explained)
                                 + "'; 'rookery-cli rules' lists them",
                             {},
                             {}});
        std::cout << members;
        return ExitCode::Fine;
    }
    if (isLibrary) {
        printLibrary(isJson);
        return ExitCode::Fine;
    }
    if (added.has_value() != out.has_value())
        return wrongUsage("options '--add' and '-o' go together");
    if (added && files.empty())
        return wrongUsage("'--add' needs a FILE");
    if (files.empty()) {
        printTables(isJson);
        return ExitCode::Fine;
    }
    const auto read = readFileOrBundled(files.front());
    if (!read)
        return failed(read.error());
    if (!added) {
        printSheet(read->design, isJson);
        return ExitCode::Fine;
    }
    if (auto fault = overwritingFault(*out, isForced ? Overwriting::Forced : Overwriting::Refused))
        return failed(std::move(*fault));
    const auto design = withLibraryRule(read->design, *added);
    return design ? save(*out, *design) : badValue("--add", design.error());
}

} // namespace rookery::cli
