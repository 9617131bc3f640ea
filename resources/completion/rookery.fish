# Completion of rookery and rookery-cli for fish. Commands and options are asked of the program itself.
function __rookery_commands
    command $argv[1] help 2>/dev/null | sed -nE 's/^  ([a-z][a-z-]*)  +(.*)/\1\t\2/p'
end
function __rookery_options
    set -l words (commandline -opc)
    set -q words[2]; or return
    command $words[1] help $words[2] 2>/dev/null | sed -nE 's/^  (-[a-z],)?(--?[a-z-]+)( [A-Z=]+)?  +(.*)/\2\t\4/p'
end
for program in rookery rookery-cli
    complete -c $program -n '__fish_is_first_arg' -a "(__rookery_commands $program)"
    complete -c $program -n 'string match -q -- "-*" (commandline -ct)' -a '(__rookery_options)'
end
