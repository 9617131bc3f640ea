# Run by ctest: cmake -DROOT=<source folder> -DSCRATCH=<folder to write to> -P class_sizes.cmake
# A class that does more than 500 lines of work does more than one thing. The model is left out: its engine's kernel is one
# class on purpose, because its generators are inlined into one another.
cmake_minimum_required(VERSION 3.25)

# class_sizes(<result> <source>...): `<lines> <class>` for each class.
function(class_sizes result)
    execute_process(COMMAND awk -f ${CMAKE_CURRENT_LIST_DIR}/class_sizes.awk ${ARGN}
        COMMAND sort -k2 OUTPUT_VARIABLE sizes ERROR_VARIABLE errors RESULTS_VARIABLE codes OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(errors OR NOT codes STREQUAL "0;0")
        message(FATAL_ERROR "the classes could not be measured: ${errors}")
    endif()
    string(REPLACE "\n" ";" sizes "${sizes}")
    set(${result} "${sizes}" PARENT_SCOPE)
endfunction()

# What is counted, shown on a sample.
file(WRITE ${SCRATCH}/class_sizes_sample.cpp [[
namespace rookery {
class Grid
{
public:
    int side() const { return m_side; } // one
    struct Cell
    {
        int row() const
        {
            return at.front();
        }
        std::vector<int> at = {1, 2};
    };
    enum class Kind { Square, Hexagon };

private:
    int m_side{3};
};

Grid::Grid(int side)
    : m_side{side}
{
    const auto text = R"c(} not a brace)c";
    for (const char sign : {'{', '"'})
        use("}", sign); /* } */
}

template<typename Value>
Table<Value> Table<Value>::with(std::span<const Value> values) const
{
}

int alone()
{
    return 1;
}
}
]])
class_sizes(sizes ${SCRATCH}/class_sizes_sample.cpp)
if(NOT sizes STREQUAL "6 Grid;3 Grid::Cell;2 Table")
    message(FATAL_ERROR "class_sizes.awk counts the sample wrong: ${sizes}")
endif()

file(GLOB_RECURSE sources ${ROOT}/widgets/*.h ${ROOT}/widgets/*.cpp ${ROOT}/app/*.h ${ROOT}/app/*.cpp)
class_sizes(sizes ${sources})
set(bad "")
foreach(row IN LISTS sizes)
    string(REGEX MATCH "^[0-9]+" lines "${row}")
    if(lines GREATER 500)
        string(APPEND bad "\n  ${row}")
    endif()
endforeach()
if(bad)
    message(FATAL_ERROR "more than 500 lines of function bodies in one class:${bad}")
endif()
