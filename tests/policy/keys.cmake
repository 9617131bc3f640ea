# Run by ctest: cmake -DROOT=<source folder> -P keys.cmake
# A part of the window that handles keys does so by a KeyTable (widgets/base/key_table.h), and app/settings/key_rows.cpp
# puts every table on the sheet of keys.
cmake_minimum_required(VERSION 3.25)

# Where keys are named without a table. What a key does in these is what it does in every such part of every program, or they
# are tables themselves.
set(others
    widgets/base/key_table.h
    widgets/base/event_guard.cpp # keys that would paste nothing
    # the canvas and the painter: Tab, Shift and the like, and the keys of the cursor, which are listed
    widgets/canvas/board_canvas_input.cpp widgets/canvas/board_canvas_keys.cpp widgets/canvas/scene_widget.cpp widgets/movement/movement_grid_input.cpp
    widgets/directions/compass_rose_aim.cpp # where the keys of its table point
    # usual keys, which users change
    widgets/tools/toolbox.cpp app/window/action_table.cpp app/window/design_actions.cpp app/settings/key_rows.cpp
    app/settings/preferences_text.cpp
    # menus, popups and the lists below a search field: arrows, Enter, Del, Esc
    app/help/help_page.cpp app/window/action_search.cpp app/start/welcome_page.cpp app/tour/tour.cpp
    widgets/library/library_panel.cpp widgets/library/paste_preview.cpp widgets/movement/cell_moves_menu.cpp
    widgets/play/move_chooser.cpp widgets/rules/id_picker.cpp widgets/rules/part_menu.cpp widgets/rules/rule_picker.cpp
    widgets/rules/rules_panel.cpp
    # fields of text: Enter, Esc, Tab, and what completes words
    widgets/pieces/path_field.cpp widgets/pieces/piece_header.cpp widgets/rules/phrase_field.cpp
    # lists and pictures of which arrows choose a part
    widgets/analysis/problems_panel.cpp widgets/lab/score_curve.cpp widgets/library/diff_view.cpp
    widgets/play/follow_page.cpp widgets/rules/sentence_view.cpp widgets/setup/setup_tray.cpp)

set(bad "")
file(READ ${ROOT}/app/settings/key_rows.cpp sheet)
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/widgets/*.h ${ROOT}/widgets/*.cpp ${ROOT}/app/*.h ${ROOT}/app/*.cpp)
foreach(file IN LISTS files)
    file(READ ${ROOT}/${file} text)
    if(text MATCHES "Qt::Key_" AND NOT text MATCHES "KeyTable<" AND NOT file IN_LIST others)
        string(APPEND bad "\n  ${file} handles keys that no KeyTable lists")
    endif()
    string(REGEX MATCHALL "KeyTable<[A-Za-z]+> &[A-Za-z:]+\\(\\)\n{" tables "${text}")
    foreach(table IN LISTS tables)
        string(REGEX REPLACE "^[^&]*&|\n{" "" table ${table})
        string(FIND "${sheet}" "${table}" place)
        if(place EQUAL -1)
            string(APPEND bad "\n  app/settings/key_rows.cpp does not list ${table}")
        endif()
    endforeach()
endforeach()
foreach(file IN LISTS others)
    if(NOT EXISTS ${ROOT}/${file})
        string(APPEND bad "\n  ${file} is gone; tests/policy/keys.cmake still names it")
    endif()
endforeach()
if(bad)
    message(FATAL_ERROR "keys that the sheet of keys does not know:${bad}")
endif()
