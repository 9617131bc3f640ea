# Run by ctest: cmake -DBUILD=<build folder> -DSCRATCH=<folder> -P desktop.cmake
# What `cmake --install` leaves on a desktop is valid, and all its files name each other rightly.
cmake_minimum_required(VERSION 3.25)

set(id io.github.rookery.Rookery)
set(root ${SCRATCH}/installed)
file(REMOVE_RECURSE ${root})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${root}
    OUTPUT_QUIET ERROR_VARIABLE report RESULT_VARIABLE failed)
if(failed)
    message(FATAL_ERROR "cmake --install failed: ${report}")
endif()

set(desktop ${root}/share/applications/${id}.desktop)
set(metainfo ${root}/share/metainfo/${id}.metainfo.xml)
set(mime ${root}/share/mime/packages/${id}.xml)
set(icons ${root}/share/icons/hicolor)
foreach(file IN ITEMS ${desktop} ${metainfo} ${mime} ${root}/bin/rookery ${root}/bin/rookery-cli)
    if(NOT EXISTS ${file})
        message(FATAL_ERROR "not installed: ${file}")
    endif()
endforeach()

# What is installed besides, for people who read, type and look at folders.
foreach(file IN ITEMS man/man1/rookery.1.gz man/man1/rookery-cli.1.gz doc/rookery/copyright doc/rookery/changelog.gz
        bash-completion/completions/rookery bash-completion/completions/rookery-cli zsh/vendor-completions/_rookery
        fish/vendor_completions.d/rookery.fish thumbnailers/rookery.thumbnailer)
    if(NOT EXISTS ${root}/share/${file})
        message(FATAL_ERROR "not installed: share/${file}")
    endif()
endforeach()
# A shared build, which is not given to others, keeps its libraries in the build folder.
file(GLOB_RECURSE libraries ${BUILD}/librookery_*.so)
set(folders)
foreach(library IN LISTS libraries)
    cmake_path(GET library PARENT_PATH folder)
    list(APPEND folders ${folder})
endforeach()
list(REMOVE_DUPLICATES folders)
list(JOIN folders ":" folders)
set(ENV{LD_LIBRARY_PATH} "${folders}")
# The manual tells every command, as the program's own help does.
execute_process(COMMAND ${root}/bin/rookery-cli help OUTPUT_VARIABLE help)
file(READ ${CMAKE_CURRENT_LIST_DIR}/../../resources/man/rookery-cli.1 manual)
string(REPLACE "\\-" "-" manual "${manual}")
string(REGEX MATCHALL "\n  [a-z][a-z-]*  " commands "${help}")
foreach(command IN LISTS commands)
    string(STRIP "${command}" command)
    if(NOT manual MATCHES "\n\.B ${command}[ \n]")
        message(FATAL_ERROR "resources/man/rookery-cli.1 does not tell '${command}'")
    endif()
endforeach()
# Completion in bash asks the program.
execute_process(COMMAND bash -c "PATH=${root}/bin:$PATH; . ${root}/share/bash-completion/completions/rookery
    compopt() { :; }; COMP_WORDS=(rookery-cli per); COMP_CWORD=1; _rookery rookery-cli per rookery-cli; echo \${COMPREPLY[*]}
    COMP_WORDS=(rookery-cli perft --di); COMP_CWORD=2; _rookery rookery-cli --di perft; echo \${COMPREPLY[*]}"
    OUTPUT_VARIABLE completed ERROR_VARIABLE completed)
if(NOT completed STREQUAL "perft\n--divide\n")
    message(FATAL_ERROR "completion in bash offers: ${completed}")
endif()

function(run)
    execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE report ERROR_VARIABLE report RESULT_VARIABLE failed)
    if(failed OR report)
        message(FATAL_ERROR "${ARGN}: ${failed}\n${report}")
    endif()
endfunction()
run(desktop-file-validate --warn-kde ${desktop})
run(xmllint --nonet --noout ${metainfo} ${mime} ${icons}/scalable/apps/rookery.svg ${icons}/symbolic/apps/rookery-symbolic.svg)

# What software centres ask, screenshots among it; addresses are not opened. It prints what it passed.
execute_process(COMMAND appstreamcli validate --no-net ${metainfo}
    OUTPUT_VARIABLE report ERROR_VARIABLE report RESULT_VARIABLE failed)
if(failed)
    message(FATAL_ERROR "appstreamcli: ${report}")
endif()

# expect(<file> <text>): the file has the text word for word.
function(expect file text)
    file(READ ${file} content)
    string(FIND "${content}" "${text}" at)
    if(at EQUAL -1)
        message(FATAL_ERROR "${file} must say '${text}'; the desktop's files have to agree on their names")
    endif()
endfunction()
set(type application/vnd.rookery.project+json)
expect(${desktop} "Exec=rookery %F")
expect(${desktop} "Icon=rookery\n")
expect(${desktop} "MimeType=${type};\n")
expect(${root}/share/thumbnailers/rookery.thumbnailer "MimeType=${type};\n")
expect(${mime} "<mime-type type=\"${type}\">")
expect(${mime} "<glob pattern=\"*.rookery\"/>")
expect(${mime} "<icon name=\"rookery\"/>")
expect(${metainfo} "<id>${id}</id>")
expect(${metainfo} "<launchable type=\"desktop-id\">${id}.desktop</launchable>")
expect(${metainfo} "<icon type=\"stock\">rookery</icon>")
expect(${metainfo} "<mediatype>${type}</mediatype>")
foreach(picture IN ITEMS knight griffon)
    if(NOT EXISTS ${CMAKE_CURRENT_LIST_DIR}/../../resources/pictures/${picture}.png)
        message(FATAL_ERROR "no resources/pictures/${picture}.png")
    endif()
    expect(${metainfo} "/pictures/${picture}.png</image>")
endforeach()
foreach(program IN ITEMS rookery rookery-cli)
    expect(${metainfo} "<binary>${program}</binary>")
endforeach()
