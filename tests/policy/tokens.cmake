# Run by ctest: cmake -DROOT=<source folder> -P tokens.cmake
# Colours of the window stand in widgets/base/tokens.cpp, those of boards and tools in widgets/picture/canvas_theme.cpp. Tables of inks, each with
# one for light and one for dark grounds, stand where they are used: zones, seams, code, the shelf of glyphs. White and black rims are free.
cmake_minimum_required(VERSION 3.25)

set(numbers "QColor[({]+(0x|[0-9])|QRgb[^=]*= *0x|\\{0x[0-9a-f]{6,8}, *0x|\"#[0-9a-fA-F]{3,8}\"")
set(names "Qt::(red|green|blue|yellow|cyan|magenta|gray|darkGray|lightGray|dark[A-Z][a-z]+)")
set(tables "base/tokens.cpp|picture/(canvas_theme|zone_painter|seam_painter).cpp|export/code_colours.cpp|library/(glyph_gallery|letter_picture).cpp")
execute_process(
    COMMAND grep -rnE "${numbers}|${names}" --include=*.h --include=*.cpp widgets app
    COMMAND grep -vE "^widgets/(${tables})|replace\\(\"#000000\"" # the ink of icons, which takes the palette's place
    WORKING_DIRECTORY ${ROOT} OUTPUT_VARIABLE bad)
if(bad)
    message(FATAL_ERROR "colours beside the tables of colours (Tokens, CanvasTheme):\n${bad}")
endif()

# So do the pixels between things and around them; a sheet that is printed has its own.
execute_process(
    COMMAND grep -rnE "(set(Horizontal|Vertical)?Spacing|addSpacing)\\(.*[1-9]|setContentsMargins\\(.*[1-9]" --include=*.cpp widgets app
    COMMAND grep -vE "[0-9] \\* Tokens::"
    WORKING_DIRECTORY ${ROOT} OUTPUT_VARIABLE bad)
if(bad)
    message(FATAL_ERROR "sizes beside Tokens:\n${bad}")
endif()
