# Run by ctest: cmake -DROOT=<source folder> -P rich_text.cmake
# Texts of designs, games, files and programs are shown as they are. What is written as HTML is one of these files: it escapes
# what is not the program's own, or shows nothing else.
cmake_minimum_required(VERSION 3.25)

set(escaping
    app/help/key_sheet.cpp app/start/recovered_list.cpp widgets/directions/directions_panel.cpp widgets/lab/lines_page.cpp
    widgets/library/library_panel.cpp widgets/pieces/path_line.cpp widgets/play/play_bar.cpp)
set(own_words app/help/help_page.cpp app/window/main_window_view.cpp widgets/pieces/no_pieces_page.cpp widgets/rules/rules_panel_layout.cpp)

set(bad "")
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/widgets/*.h ${ROOT}/widgets/*.cpp ${ROOT}/app/*.h ${ROOT}/app/*.cpp)
foreach(file IN LISTS files)
    file(READ ${ROOT}/${file} text)
    string(REGEX REPLACE "//[^\n]*" "" text "${text}")
    set(is_html FALSE)
    if(text MATCHES "Qt::RichText|Qt::AutoText\\)|MarkdownText|setHtml\\(|insertHtml\\(|appendHtml\\(|setMarkdown\\(|toHtmlEscaped")
        set(is_html TRUE)
    endif()
    if(is_html AND NOT file IN_LIST escaping AND NOT file IN_LIST own_words AND NOT file STREQUAL widgets/base/event_guard.cpp)
        string(APPEND bad "\n  ${file} shows HTML, which tests/policy/rich_text.cmake does not know of")
    elseif(file IN_LIST escaping AND NOT text MATCHES "toHtmlEscaped")
        string(APPEND bad "\n  ${file} shows HTML and escapes nothing")
    elseif(NOT is_html AND (file IN_LIST escaping OR file IN_LIST own_words))
        string(APPEND bad "\n  ${file} shows no HTML: tests/policy/rich_text.cmake need not name it")
    endif()
endforeach()
if(bad)
    message(FATAL_ERROR "HTML in the window:${bad}")
endif()
