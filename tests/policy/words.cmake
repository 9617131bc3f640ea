# Run by ctest: cmake -DROOT=<source folder> -P words.cmake
# Code, comments and texts speak the field's words (CONTRIBUTING.md has the list). The old words may stand only
# where they are keys of older files, words of the language of own rules (`nobody`), options of commands, names of games and pieces, or lines of exported programs.
cmake_minimum_required(VERSION 3.25)

set(old "man|men|Man|Men|foe|foes|Foe|Foes|whoever|Whoever|nobody|Nobody|Referee|referee|Arbiter|arbiter|borrowed|shunned|spared")
set(keys "\"[a-z/-]*(man|men|foe|foes|spared|borrowed)(-[a-z-]+|/[^\"]*)?\"|'(man|men|foe|foes|spared)'|\"--foes\"|\\{[?a-z][^} ,]*\\}|\"nobody\"|`nobody`|\\(nobody\\)")
set(names "Men's Morris|\"Man\"|\\bMan's\\b")
set(programs "\\\\n\"|const man\\b|\\bman\\(pos|man \\?|: man\\b")
execute_process(
    COMMAND grep -rnwE "${old}" --include=*.h --include=*.cpp model widgets app
    COMMAND sed -E "s@${keys}|${names}@@g"
    COMMAND grep -vE "${programs}|^model/exchange/(jocly|nomignolov|move_table)/|^model/file/design/older_words"
    COMMAND grep -wE "${old}"
    WORKING_DIRECTORY ${ROOT} OUTPUT_VARIABLE bad)
if(bad)
    message(FATAL_ERROR "old words; CONTRIBUTING.md says which to use instead:\n${bad}")
endif()
