# Run by ctest: cmake -DROOT=<source folder> -P tokens.cmake
# Colours of the window stand in widgets/base/tokens.cpp, those of boards and tools in widgets/picture/canvas_theme.cpp. Tables of inks, each with
# one for light and one for dark grounds, stand where they are used: zones, seams, code, the shelf of glyphs. White and black rims are free.
# Gaps, margins, fixed sizes of controls and sides of icons are Tokens, or have names that say what is so large. Free are the least and largest
# sizes of canvases, lists and fields, the first sizes of dialogs that show pictures or tables, multiples of a line or a letter, and what
# painters measure on their own pictures and on paper. Fonts get their sizes in widgets/base/fonts.h, those of painters from the scale.
cmake_minimum_required(VERSION 3.25)

# Complains about the lines of widgets and app that match, but not in the files of the second pattern.
function(refuse what pattern free)
    execute_process(
        COMMAND grep -rnE "${pattern}" --include=*.h --include=*.cpp widgets app
        COMMAND grep -vE "${free}"
        WORKING_DIRECTORY ${ROOT} OUTPUT_VARIABLE bad)
    if(bad)
        message(SEND_ERROR "${what}:\n${bad}")
    endif()
endfunction()

set(numbers "QColor[({]+(0x|[0-9])|QRgb[^=]*= *0x|\\{0x[0-9a-f]{6,8}, *0x|\"#[0-9a-fA-F]{3,8}\"")
set(names "Qt::(red|green|blue|yellow|cyan|magenta|gray|darkGray|lightGray|dark[A-Z][a-z]+)")
set(tables "base/tokens.cpp|picture/(canvas_theme|zone_painter|seam_painter).cpp|export/code_colours.cpp|library/(glyph_gallery|letter_picture).cpp")
refuse("colours beside the tables of colours (Tokens, CanvasTheme)" "${numbers}|${names}"
    "^widgets/(${tables})|replace\\(\"#000000\"") # the ink of icons, which takes the palette's place

set(spaces "set(Horizontal|Vertical)?Spacing|addSpacing|setContentsMargins|setMargin")
set(sizes "setFixed(Width|Height|Size)|setIconSize|setGridSize")
set(alone "\\((\\{|QSize\\()?([^();]*[,+-] *)?[1-9][0-9]*[,)}]") # as an argument
set(added "\\([^;]*[+-] [1-9][0-9]*\\)")
refuse("sizes beside the table of sizes (Tokens)" "(${spaces})\\(.*[1-9]|(${sizes})(${alone}|${added})" "[0-9] \\* Tokens::")
set(own "pieces/leg_card|rules/(sentence_chip|rule_drag)|library/comparison_view|lab/report_writer")
refuse("distances beside the table of sizes (Tokens)" "constexpr int [a-zA-Z]*([gG]ap|[pP]adding|[mM]argin|[sS]pacing|[iI]nset)s? = [1-9]"
    "^widgets/(base/tokens.h|(${own}).cpp)")
set(painters "widgets/(base/fonts|picture/[a-z_]*|export/sheet_layout|library/(letter_picture|diff_view)|directions/compass_rose)")
refuse("sizes of text beside the fonts (fonts.h)" "setP(oint|ixel)SizeF?\\([^;]*[0-9]|QFont\\([^;]*, *[1-9]" "^${painters}.cpp")
