# Run by ctest: cmake -DROOT=<source folder> -DLUPDATE=<tool> -DPYTHON=<python3> -DSCRATCH=<folder> -P translations.cmake
# Every translation has the texts of the sources, no others, and words for all of them. English has plurals only;
# model_texts.h is what model_texts.py makes of the model's tables.
cmake_minimum_required(VERSION 3.25)

set(folder resources/translations)

if(PYTHON)
    execute_process(COMMAND ${PYTHON} ${ROOT}/${folder}/model_texts.py ${SCRATCH}/model_texts.h
        RESULT_VARIABLE failed OUTPUT_VARIABLE report ERROR_VARIABLE report)
    if(failed)
        message(FATAL_ERROR "model_texts.py failed: ${report}")
    endif()
    file(READ ${ROOT}/${folder}/model_texts.h old)
    file(READ ${SCRATCH}/model_texts.h new)
    if(NOT old STREQUAL new)
        message(FATAL_ERROR "a title or help of the model was added, changed or removed; run ${folder}/model_texts.py,\n"
            "and then this test again")
    endif()
endif()

function(check language)
    set(committed ${ROOT}/${folder}/rookery_${language}.ts)
    set(fresh ${SCRATCH}/rookery_${language}.ts)
    set(update ${ARGN} -no-obsolete -locations none -source-language en -target-language ${language} -I . widgets app)
    if(NOT language STREQUAL "en")
        list(APPEND update ${folder}/model_texts.h)
    endif()
    list(APPEND update -ts)
    file(COPY ${committed} DESTINATION ${SCRATCH})
    execute_process(COMMAND ${LUPDATE} ${update} ${fresh}
        WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE failed OUTPUT_VARIABLE report ERROR_VARIABLE report)
    if(failed)
        message(FATAL_ERROR "lupdate failed: ${report}")
    endif()
    # A class that lupdate does not see through asks for its texts in another context than the file has them.
    if(report MATCHES "[^\n]*(lacks Q_OBJECT|Cannot invoke tr|context)[^\n]*")
        message(FATAL_ERROR "a text can never be translated: ${CMAKE_MATCH_0}")
    endif()
    file(READ ${committed} old)
    file(READ ${fresh} new)
    list(JOIN update " " update)
    if(NOT old STREQUAL new)
        message(FATAL_ERROR "a text was added, changed or removed; run in the source folder\n"
            "  lupdate ${update} ${folder}/rookery_${language}.ts\n"
            "and translate what is marked unfinished")
    endif()
    if(new MATCHES "<source>([^<]*)</source>[^/]*<translation type=\"unfinished\"")
        message(FATAL_ERROR "${folder}/rookery_${language}.ts has texts without words, the first: ${CMAKE_MATCH_1}")
    endif()
    if(new MATCHES "unfinished")
        message(FATAL_ERROR "${folder}/rookery_${language}.ts has texts without words")
    endif()
endfunction()

check(en -pluralonly)
check(de)
check(es)

if(PYTHON)
    execute_process(COMMAND ${PYTHON} ${ROOT}/tests/policy/translated_arguments.py
            ${ROOT}/${folder}/rookery_de.ts ${ROOT}/${folder}/rookery_es.ts
        RESULT_VARIABLE failed OUTPUT_VARIABLE report ERROR_VARIABLE report)
    if(failed)
        message(FATAL_ERROR "templates of the model are translated with other arguments:\n${report}")
    endif()
endif()
