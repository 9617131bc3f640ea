# -DTESTS=<file>... -DPROGRAM=<file> -P together.cmake: writes the source of a program of several tests. It runs the one
# whose name it is started by. Each is in a namespace of its own, after all headers that any of them includes.
set(includes)
set(tests)
set(rows)
foreach(test IN LISTS TESTS)
    file(STRINGS ${test} lines REGEX "^#include ")
    list(FILTER lines EXCLUDE REGEX "\\.moc\"$")
    list(APPEND includes ${lines})
    get_filename_component(name ${test} NAME_WE)
    string(APPEND tests "namespace ${name} {\n#include \"${test}\"\n}\n")
    string(APPEND rows "    if (name == \"${name}\")\n        return ${name}::testMain(argc, argv);\n")
endforeach()
list(REMOVE_DUPLICATES includes)
list(JOIN includes "\n" includes)
file(WRITE ${PROGRAM} "${includes}
#include <filesystem>
#include <iostream>

#define main testMain
${tests}#undef main

int main(int argc, char **argv)
{
    const std::string name = std::filesystem::path(argc > 0 ? argv[0] : \"\").filename().string();
${rows}    std::cerr << name << \": no test of this program; start it by the name of one\\n\";
    return 2;
}
")
