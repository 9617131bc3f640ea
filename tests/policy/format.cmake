# Run by ctest: cmake -DROOT=<source folder> -DCLANG_FORMAT=<tool> -P format.cmake
# Every source stands as .clang-format says.
cmake_minimum_required(VERSION 3.25)

set(files "")
foreach(folder IN ITEMS model widgets app tests)
    file(GLOB_RECURSE found ${ROOT}/${folder}/*.h ${ROOT}/${folder}/*.cpp)
    list(APPEND files ${found})
endforeach()
execute_process(COMMAND ${CLANG_FORMAT} --dry-run --Werror ${files}
    RESULT_VARIABLE failed OUTPUT_VARIABLE report ERROR_VARIABLE report)
if(failed)
    string(SUBSTRING "${report}" 0 4000 report)
    message(FATAL_ERROR "run clang-format-14 -i on these files:\n${report}")
endif()
