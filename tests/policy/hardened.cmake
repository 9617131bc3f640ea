# Run by ctest: cmake -DREADELF=<readelf> -DPROGRAMS=<program>... -P hardened.cmake
# Programs have what cmake/hardened.cmake asks for.
cmake_minimum_required(VERSION 3.25)

set(bad "")
foreach(program IN LISTS PROGRAMS)
    execute_process(COMMAND ${READELF} --wide --file-header --program-headers --dynamic --dyn-syms ${program}
        OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
    foreach(row IN ITEMS
            "is no position-independent program|Type: +DYN"
            "resolves functions while it runs|BIND_NOW|Flags:[^\n]* NOW"
            "has tables that stay writable|GNU_RELRO"
            "has a stack that may be run|GNU_STACK +0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ 0x[0-9a-f]+ RW "
            "does not protect its stack|__stack_chk_fail"
            "does not check memory calls|__[a-z]+_chk@")
        string(REGEX MATCH "^[^|]*" complaint "${row}")
        string(REGEX REPLACE "^[^|]*\\|" "" sign "${row}")
        if(NOT text MATCHES "${sign}")
            string(APPEND bad "\n  ${program} ${complaint}")
        endif()
    endforeach()
    if(text MATCHES "TEXTREL")
        string(APPEND bad "\n  ${program} changes its own code")
    endif()
endforeach()
if(bad)
    message(FATAL_ERROR "not hardened:${bad}")
endif()
