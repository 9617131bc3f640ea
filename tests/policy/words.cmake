# Run by ctest: cmake -DROOT=<source folder> -P words.cmake
# Code, comments and texts, those of resources too, speak the field's words (CONTRIBUTING.md has the list). The old words may stand only
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

# In what people read these are said otherwise, too; `finds` and the search of designs know what others call it.
set(said "in passing|cannot say|at pointer|he|him|his|himself")
execute_process(
    COMMAND grep -rnE "\"[^\"]*\\b(${said})\\b[^\"]*\"" --include=*.h --include=*.cpp model widgets app
    COMMAND grep -vE "\\.finds = |\"RuleWords\""
    WORKING_DIRECTORY ${ROOT} OUTPUT_VARIABLE inSources)
execute_process(
    COMMAND grep -nwE "${said}" resources/help/help.md resources/rules/library.json resources/pieces/pieces.json
    WORKING_DIRECTORY ${ROOT} OUTPUT_VARIABLE inResources)
if(inSources OR inResources)
    message(FATAL_ERROR "words that texts do not use; CONTRIBUTING.md says which to use instead:\n${inSources}${inResources}")
endif()

# What people read in resources: where pieces come from, ready rules, names and texts of bundled designs. In a game with a type called Man, as
# draughts and merels have, a man is one of these.
set(shown "\"(origin|about|name|because|say|note|title|help|says)\": \"([^\"\\\\]|\\\\.)*\"")
set(titles "All the King's Men|\"Checkers Man\"")
set(pieces "man|men|Man|Men")
string(REPLACE "${pieces}|" "" others "${old}")
execute_process(
    COMMAND grep -rLF "\"name\": \"Man\"" --include=*.rookery resources/designs
    WORKING_DIRECTORY ${ROOT} OUTPUT_VARIABLE manless OUTPUT_STRIP_TRAILING_WHITESPACE)
string(REPLACE "\n" ";" manless "${manless}")
function(refuse words)
    execute_process(
        COMMAND grep -roHE "${shown}" --include=*.rookery --include=*.json ${ARGN}
        COMMAND sed -E "s@${titles}@@g"
        COMMAND grep -wE "${words}"
        WORKING_DIRECTORY ${ROOT} OUTPUT_VARIABLE bad)
    if(bad)
        message(FATAL_ERROR "old words in what people read; CONTRIBUTING.md says which to use instead:\n${bad}")
    endif()
endfunction()
refuse("${pieces}" ${manless} resources/pieces resources/rules)
refuse("${others}" resources/designs resources/pieces resources/rules)
