# Completion of rookery and rookery-cli for bash. Commands and options are asked of the program itself.
_rookery() {
    local program=$1 word=$2 before=$3 words
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ] && [[ $word != -* ]]; then
        words=$("$program" help 2>/dev/null | sed -n 's/^  \([a-z][a-z-]*\)  .*/\1/p')
    elif [ "$before" = help ]; then
        words=$("$program" help 2>/dev/null | sed -n 's/^  \([a-z][a-z-]*\)  .*/\1/p')
    elif [[ $word == -* ]]; then
        words=$("$program" help "${COMP_WORDS[1]}" 2>/dev/null | grep -oE '^  -[^ ]+' | tr -d ' ' | tr ',' '\n')
    elif [ "$before" = --to ] || [ "$before" = --from ]; then
        words=$("$program" formats 2>/dev/null | sed -n 's/^\([a-z][a-z-]*\) .*/\1/p')
    fi
    if [ -n "$words" ]; then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
    else
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}
complete -F _rookery rookery rookery-cli
