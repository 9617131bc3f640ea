# Run by ctest: cmake -DROOT=<source folder> -DLUPDATE=<tool> -DSCRATCH=<folder> -P translations.cmake
# The plurals of the sources and those of the English translation are the same, and all have words.
cmake_minimum_required(VERSION 3.25)

set(committed ${ROOT}/resources/translations/rookery_en.ts)
set(fresh ${SCRATCH}/rookery_en.ts)
set(update -pluralonly -no-obsolete -locations none -source-language en -target-language en -I . widgets app -ts)
file(COPY ${committed} DESTINATION ${SCRATCH})
execute_process(COMMAND ${LUPDATE} ${update} ${fresh}
    WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE failed OUTPUT_VARIABLE report ERROR_VARIABLE report)
if(failed)
    message(FATAL_ERROR "lupdate failed: ${report}")
endif()
file(READ ${committed} old)
file(READ ${fresh} new)
list(JOIN update " " update)
if(NOT old STREQUAL new)
    message(FATAL_ERROR "a plural text was added, changed or removed; run in the source folder\n"
        "  lupdate ${update} resources/translations/rookery_en.ts\n"
        "and write the singular and the plural of what is marked unfinished")
endif()
if(new MATCHES "unfinished")
    message(FATAL_ERROR "resources/translations/rookery_en.ts has texts without words; write their singular and plural")
endif()
