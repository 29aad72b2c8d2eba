# bash completion for palette, made by 'palette completions bash'.

# Follows the name of a command: sets place.
_palette_enter() {
  case "$place $1" in
    ' list') place='list' ;;
    ' show') place='show' ;;
    ' pick') place='pick' ;;
    ' adjust') place='adjust' ;;
    ' fav' | ' favourites' | ' favorites') place='fav' ;;
    ' catalogue' | ' catalog') place='catalogue' ;;
    ' help') place='help' ;;
    ' completions') place='completions' ;;
    'fav list') place='fav/list' ;;
    'fav add') place='fav/add' ;;
    'catalogue check') place='catalogue/check' ;;
    'help list') place='help/list' ;;
    'help show') place='help/show' ;;
    'help pick') place='help/pick' ;;
    'help adjust') place='help/adjust' ;;
    'help fav' | 'help favourites' | 'help favorites') place='help/fav' ;;
    'help catalogue' | 'help catalog') place='help/catalogue' ;;
    'help help') place='help/help' ;;
    'help completions') place='help/completions' ;;
    'help/fav list') place='help/fav/list' ;;
    'help/fav add') place='help/fav/add' ;;
    'help/catalogue check') place='help/catalogue/check' ;;
    *) return 1 ;;
  esac
}

# Whether an option takes a value here.
_palette_takes_value() {
  case "$place $1" in
    *' --lang' | *' --catalogue' | *' --color' | *' --colour' | 'pick -n' | 'pick --size' | 'pick --angle' | 'adjust --lighten' | 'adjust --rotate' | 'fav/add --name' | 'fav/add --like') return 0 ;;
    *) return 1 ;;
  esac
}

# What can be named here: sets commands and options.
_palette_names() {
  case "$place" in
    '') commands='list show pick adjust fav catalogue help completions' options='--json --lang --catalogue --color --colour -h --help -V --version' ;;
    'list') commands='' options='-l --long --json --lang --catalogue --color --colour -h --help -V --version' ;;
    'show') commands='' options='--json --lang --catalogue --color --colour -h --help -V --version' ;;
    'pick') commands='' options='-n --size --angle --json --lang --catalogue --color --colour -h --help -V --version' ;;
    'adjust') commands='' options='--lighten --rotate --grey --gray --json --lang --catalogue --color --colour -h --help -V --version' ;;
    'fav') commands='list add' options='--json --lang --catalogue --color --colour -h --help -V --version' ;;
    'fav/list') commands='' options='--json --lang --catalogue --color --colour -h --help -V --version' ;;
    'fav/add') commands='' options='--name --like --json --lang --catalogue --color --colour -h --help -V --version' ;;
    'catalogue') commands='check' options='--json --lang --catalogue --color --colour -h --help -V --version' ;;
    'catalogue/check') commands='' options='--json --lang --catalogue --color --colour -h --help -V --version' ;;
    'help') commands='list show pick adjust fav catalogue help completions' options='--json --lang --catalogue --color --colour -h --help -V --version' ;;
    'help/fav') commands='list add' options='--json --lang --catalogue --color --colour -h --help -V --version' ;;
    'help/catalogue') commands='check' options='--json --lang --catalogue --color --colour -h --help -V --version' ;;
    'completions') commands='' options='--json --lang --catalogue --color --colour -h --help -V --version' ;;
  esac
}

# What the value of an option, or the positional of a number, can be: sets words, kind or paths.
_palette_values() {
  case "$place $1" in
    *' --catalogue') paths=file ;;
    *' --color' | *' --colour') words+=' auto always never' ;;
    'show '[0-9]*) kind='colour' ;;
    'fav/add --like') kind='colour' ;;
    'catalogue/check '[0-9]*) paths=file ;;
    'completions 1') words+=' bash zsh fish' ;;
  esac
}

# Splits the line as the shell would: COMP_WORDS breaks at ':' and '=' too. Sets line_words and
# open_quote.
_palette_split() {
  local line="${COMP_LINE:0:COMP_POINT}" word="" begun="" char index
  line_words=() open_quote=""
  for ((index = 0; index < ${#line}; index++)); do
    char="${line:index:1}"
    if [[ $open_quote == \" && ${line:index:2} == \\[\"\$\`\\] ]]; then
      ((index++))
      word+="${line:index:1}"
    elif [[ -n $open_quote ]]; then
      if [[ $char == "$open_quote" ]]; then open_quote=""; else word+="$char"; fi
    elif [[ $char == [\'\"] ]]; then
      open_quote="$char" begun=1
    elif [[ $char == \\ ]]; then
      ((index++))
      word+="${line:index:1}" begun=1
    elif [[ $char == [[:space:]] ]]; then
      if [[ -n $begun ]]; then line_words+=("$word"); fi
      word="" begun=""
    else
      word+="$char" begun=1
    fi
  done
  line_words+=("$word")
}

# Writes value as it stands between the quotes that are open, so that the shell takes it as it is;
# fails where it cannot: a '!' between double quotes.
_palette_quote() {
  local text="" char index
  if [[ $open_quote == \" && $value == *!* ]]; then return 1; fi
  for ((index = 0; index < ${#value}; index++)); do
    char="${value:index:1}"
    case "$open_quote$char" in
      '""' | '"$' | '"`' | '"\') text+="\\$char" ;;
      "''") text+="'\\''" ;;
      *) text+="$char" ;;
    esac
  done
  value="$text"
}

# Adds a value to COMPREPLY if it starts as the current word does.
_palette_reply() {
  local value="$1" typed start
  [[ $value == "$current"* ]] || return
  if [[ -z $open_quote ]]; then
    printf -v value %q "$value"
    # bash replaces only what stands behind the last ':' or '=' that breaks words.
    typed="${current%"${current##*[:=]}"}"
    if [[ -n $typed && $COMP_WORDBREAKS == *"${typed: -1}"* ]]; then
      printf -v start %q "$typed"
      value="${value#"$start"}"
    elif [[ -n $glued && $COMP_WORDBREAKS != *=* ]]; then
      value="$glued$value"
    fi
  elif [[ $value == *[\"\'\$\`\\!]* ]]; then
    _palette_quote || return
  fi
  COMPREPLY+=("$value")
}

_palette() {
  local place="" commands="" options="" words="" kind="" paths=""
  local current="" glued="" open_quote="" value
  local -a line_words=()
  local index word pending="" ended="" number=1
  COMPREPLY=()
  _palette_split
  current="${line_words[${#line_words[@]} - 1]}"
  for ((index = 1; index < ${#line_words[@]} - 1; index++)); do
    word="${line_words[index]}"
    if [[ -n $pending ]]; then
      pending=""
    elif [[ -z $ended && $word == -- ]]; then
      ended=1
    elif [[ -z $ended && $word == -?* ]]; then
      if _palette_takes_value "$word"; then pending="$word"; fi
    elif ! _palette_enter "$word"; then
      ((number++))
    fi
  done
  _palette_names
  if [[ -n $pending ]]; then
    _palette_values "$pending"
  elif [[ -z $ended && $current == --*=* ]]; then
    _palette_values "${current%%=*}"
    glued="${current%%=*}="
    current="${current#*=}"
  elif [[ -z $ended && $current == -* ]]; then
    words="$options"
  else
    if [[ $number == 1 ]]; then words="$commands"; fi
    _palette_values "$number"
  fi
  for value in $words; do _palette_reply "$value"; done
  if [[ -n $kind ]]; then
    while IFS= read -r value; do
      _palette_reply "${value%%$'\t'*}"
    done < <(palette __complete -- "$kind" "$current" \
      "${line_words[@]:1:${#line_words[@]}-2}" 2>/dev/null)
    # What ends with a slash can go on.
    if [[ ${COMPREPLY[0]} == */ ]]; then compopt -o nospace 2>/dev/null; fi
  fi
  if [[ -n $paths ]]; then
    compopt -o filenames 2>/dev/null
    while IFS= read -r value; do COMPREPLY+=("$value"); done < <(compgen -A "$paths" -- "$current")
  fi
}
complete -F _palette palette
