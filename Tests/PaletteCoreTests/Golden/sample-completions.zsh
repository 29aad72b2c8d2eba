#compdef palette
# zsh completion for palette, made by 'palette completions zsh'.

# What the program itself offers for a kind of word.
_palette__offer() {
  local line
  local -a offers open
  for line in ${(f)"$(command palette __complete -- $1 "${(Q)PREFIX}" \
    "${line_words[@]}" 2>/dev/null)"}; do
    local value=${line%%$'\t'*} description=
    if [[ $line == *$'\t'* ]]; then description=:${line#*$'\t'}; fi
    description="${${value//\\/\\\\}//:/\\:}$description"
    # What ends with a slash can go on.
    if [[ $value == */ ]]; then open+=("$description"); else offers+=("$description"); fi
  done
  _describe -t $1 $1 offers -- open -S ''
}

_palette() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  local -a line_words=("${(@Q)words[2,CURRENT-1]}")
  local -a common_options=(
    '(--json)--json[Print JSON.]'
    '(--lang)--lang=[The language of names.]:TAG: '
    '*--catalogue=[A catalogue to add to the bundled one.]:FILE:_files'
    '(--color --colour)--color=[When to use colour.]:WHEN:(auto always never)'
    '(--color --colour)--colour=[When to use colour.]:WHEN:(auto always never)'
    '(-h --help)-h[Show help and do nothing else.]'
    '(-h --help)--help[Show help and do nothing else.]'
    '(-V --version)-V[Show the version and do nothing else.]'
    '(-V --version)--version[Show the version and do nothing else.]'
  )
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'list:List what the catalogue holds.'
      'show:Show colours.'
      'pick:Pick a colour on the wheel.'
      'adjust:Change colours.'
      'fav:Keep colours.'
      'catalogue:Work on catalogues.'
      'help:Show help for the program or for one command.'
      'completions:Print a completion script for a shell.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in
        list) _palette_list ;;
        show) _palette_show ;;
        pick) _palette_pick ;;
        adjust) _palette_adjust ;;
        fav | favourites | favorites) _palette_fav ;;
        catalogue | catalog) _palette_catalogue ;;
        help) _palette_help ;;
        completions) _palette_completions ;;
      esac ;;
  esac
}

_palette_list() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(-l --long)-l[Show all\: names \[and\] '\''moods'\''.]' \
    '(-l --long)--long[Show all\: names \[and\] '\''moods'\''.]' \
    "${common_options[@]}" \
    '1:CATEGORY: '
}

_palette_show() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '*:COLOUR: _palette__offer colour'
}

_palette_pick() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(-n --size)-n[The width of the wheel.]:N: ' \
    '(-n --size)--size=[The width of the wheel.]:N: ' \
    '(--angle)--angle=[The hue.]:DEG: ' \
    "${common_options[@]}" \
    '1:X: ' \
    '2:Y: '
}

_palette_adjust() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '*--lighten=[Make it lighter.]:NUMBER: ' \
    '*--rotate=[Turn the hue.]:NUMBER: ' \
    '*--grey[Make it grey.]' \
    '*--gray[Make it grey.]' \
    "${common_options[@]}"
}

_palette_fav() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'list:List the favourites.'
      'add:Keep a colour.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in
        list) _palette_fav_list ;;
        add) _palette_fav_add ;;
      esac ;;
  esac
}

_palette_fav_list() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}"
}

_palette_fav_add() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--name)--name=[Its name.]:TEXT: ' \
    '(--like)--like=[A colour to stand beside.]:COLOUR: _palette__offer colour' \
    "${common_options[@]}" \
    '1:COLOUR: '
}

_palette_catalogue() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'check:Check catalogues.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in
        check) _palette_catalogue_check ;;
      esac ;;
  esac
}

_palette_catalogue_check() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '*:PATH:_files'
}

_palette_help() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'list:List what the catalogue holds.'
      'show:Show colours.'
      'pick:Pick a colour on the wheel.'
      'adjust:Change colours.'
      'fav:Keep colours.'
      'catalogue:Work on catalogues.'
      'help:Show help for the program or for one command.'
      'completions:Print a completion script for a shell.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in
        fav | favourites | favorites) _palette_help_fav ;;
        catalogue | catalog) _palette_help_catalogue ;;
      esac ;;
  esac
}

_palette_help_fav() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'list:List the favourites.'
      'add:Keep a colour.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in

      esac ;;
  esac
}

_palette_help_catalogue() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'check:Check catalogues.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in

      esac ;;
  esac
}

_palette_completions() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '1:SHELL:(bash zsh fish)'
}

if [[ $funcstack[1] == _palette ]]; then
  _palette "$@"
else
  compdef _palette palette
fi
