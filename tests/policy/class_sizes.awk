# The lines of function bodies of each class in C++ sources as .clang-format lays them out, with the lines of their braces;
# those of a nested class are its own. Prints `<lines> <class>` for each class; run with the sources as arguments.

# The line without texts, characters and comments; raw texts and block comments may go over several lines.
function code_of(line,    cut, rest, mark)
{
    cut = ""
    while (line != "") {
        if (until != "") {
            if (!(mark = index(line, until)))
                return cut
            line = substr(line, mark + length(until))
            until = ""
        }
        if (!match(line, /R"[a-z]*\(|"|'|\/\/|\/\*/))
            return cut line
        cut = cut substr(line, 1, RSTART - 1)
        mark = substr(line, RSTART, RLENGTH)
        rest = substr(line, RSTART + RLENGTH)
        if (mark == "//")
            return cut
        if (mark == "/*") {
            until = "*/"
        } else if (mark ~ /^R/) {
            until = ")" substr(mark, 3, length(mark) - 3) "\""
        } else if (mark == "'" && cut ~ /[0-9]$/) {
            # a separator of digits
        } else if (mark == "'" && match(rest, /^([^\\']|\\.)*'/) || mark == "\"" && match(rest, /^([^\\"]|\\.)*"/)) {
            rest = substr(rest, RLENGTH + 1)
            cut = cut "0"
        }
        line = rest
    }
    return cut
}

# The class that a scope's head defines; empty if it defines none.
function class_in(head)
{
    if (head ~ /[(]/ || head ~ /(^|[^a-zA-Z_])enum / || !match(head, /(^|[^a-zA-Z_])(class|struct|union) [A-Za-z_0-9:]+/))
        return ""
    head = substr(head, RSTART, RLENGTH)
    sub(/.* /, "", head)
    return head
}

# The class that a function's head names: `Grid` of `int Grid::side(Cell at)`.
function owner_in(head)
{
    sub(/[(].*/, "", head)
    sub(/operator.*/, "operator", head)
    if (!match(head, /[A-Za-z_0-9:~]+$/))
        return ""
    head = substr(head, RSTART)
    return sub(/::~?[A-Za-z_0-9]+$/, "", head) ? head : ""
}

# Whether a brace after this text opens a function: of initialisers it stands after a name, a comma, a bracket or an equals sign.
function opens_function(head)
{
    return head ~ /[(].*[) }a-z0-9_]$/ && head !~ /[=,({]$/
}

function finish(scope)
{
    if (is_body[scope] && owner[scope] != "")
        lines[owner[scope]] += FNR - began[scope] + 1
}

function open_scope(head,    name)
{
    while (gsub(/<[^<>()]*>/, "", head))
        ; # arguments of templates
    ++depth
    began[depth] = FNR
    is_body[depth] = 0
    owner[depth] = owner[depth - 1]
    is_inner[depth] = is_inner[depth - 1] || is_body[depth - 1]
    if (is_inner[depth])
        return
    name = class_in(head)
    is_local[depth] = is_local[depth - 1] || head ~ /(^|[^a-zA-Z_])namespace$/
    if (name != "") {
        if (is_local[depth] && owner[depth] == "")
            file_of[name] = " of " FILENAME
        owner[depth] = owner[depth] == "" ? name file_of[name] : owner[depth] "::" name
    } else if (head ~ /(^|[^a-zA-Z_])namespace([^a-zA-Z_]|$)/) {
        return
    } else if (opens_function(head)) {
        is_body[depth] = 1
        if (owner[depth] == "" && (name = owner_in(head)) != "")
            owner[depth] = name file_of[name]
    } else {
        is_inner[depth] = 1 # of an enumeration or an initialiser
    }
}

function expect_balance()
{
    if (depth != 0)
        print "unbalanced braces in " file > "/dev/stderr"
    is_unbalanced = is_unbalanced || depth != 0
}

FNR == 1 { expect_balance(); file = FILENAME; depth = 0; head = ""; until = ""; split("", owner); split("", is_body); split("", is_inner); split("", is_local); split("", file_of) }

/^#/ && until == "" { next }

{
    rest = code_of($0)
    while (match(rest, /[{};]/)) {
        sign = substr(rest, RSTART, 1)
        head = head substr(rest, 1, RSTART - 1)
        rest = substr(rest, RSTART + 1)
        if (sign == "{") {
            # An initialiser of a member stands in front of the function's body, whose head goes on after it.
            is_initialiser = head ~ /[A-Za-z0-9_>]$/
            heads[depth + 1] = is_initialiser ? head : ""
            sub(/[ \n]+$/, "", head)
            open_scope(is_initialiser ? "=" : head)
            head = ""
        } else if (sign == "}") {
            finish(depth)
            head = heads[depth]
            --depth
        } else {
            head = ""
        }
    }
    head = head rest "\n"
}

END {
    expect_balance()
    for (name in lines)
        print lines[name], name
    exit is_unbalanced
}
