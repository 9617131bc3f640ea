# What `cmake --install` adds for people who do not build: manuals, completion of shells, and the Debian package
# that `cpack -G DEB` makes of it (preset `package`). lintian finds nothing in it: tests/package/fresh_root.sh.
set(package_texts)
# compressed(<output> <text>): as Debian wants its manuals and changelogs.
function(compressed output text)
    set(to ${PROJECT_BINARY_DIR}/package/${output})
    add_custom_command(OUTPUT ${to}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/package
        COMMAND gzip -9nc ${text} > ${to}
        DEPENDS ${text}
        VERBATIM)
    set(package_texts ${package_texts} ${to} PARENT_SCOPE)
endfunction()
configure_file(resources/package/changelog.in package/changelog @ONLY)
compressed(changelog.gz ${PROJECT_BINARY_DIR}/package/changelog)
foreach(program IN ITEMS rookery rookery-cli)
    compressed(${program}.1.gz ${PROJECT_SOURCE_DIR}/resources/man/${program}.1)
endforeach()
add_custom_target(package_texts ALL DEPENDS ${package_texts})

set(from ${PROJECT_BINARY_DIR}/package)
set(completion resources/completion)
install(FILES ${from}/changelog.gz resources/package/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/rookery)
install(FILES ${from}/rookery-cli.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${completion}/_rookery DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
foreach(program IN ITEMS rookery rookery-cli) # bash and fish look for the name of the command
    install(FILES ${completion}/rookery.bash RENAME ${program}
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
    install(FILES ${completion}/rookery.fish RENAME ${program}.fish
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endforeach()
if(ROOKERY_GUI)
    install(FILES ${from}/rookery.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
    install(FILES resources/desktop/rookery.thumbnailer DESTINATION ${CMAKE_INSTALL_DATADIR}/thumbnailers)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME rookery)
set(CPACK_PACKAGE_CONTACT "The Rookery authors <rookery@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for inventing board games and chess variants")
set(CPACK_PACKAGE_DESCRIPTION
"Draw a board, say what its directions mean, define how the pieces move, and
see at once every cell that a piece can reach. State the rules, play the
result, save it, and export it to the engines and sites where people play.
.
The package holds the designer, rookery, and rookery-cli, which answers the
same questions on the command line.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_DEPENDS qt6-qpa-plugins)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fairy-stockfish, sjaakii, lua5.4, gcc, libcanberra0")
include(CPack)
