#compdef palette-cli
# zsh completion for palette-cli, made by 'palette-cli completions zsh'.

# What the program itself offers for a kind of word.
_palette-cli__offer() {
  local line
  local -a offers open
  for line in ${(f)"$(command palette-cli __complete -- $1 "${(Q)PREFIX}" \
    "${line_words[@]}" 2>/dev/null)"}; do
    local value=${line%%$'\t'*} description=
    if [[ $line == *$'\t'* ]]; then description=:${line#*$'\t'}; fi
    description="${${value//\\/\\\\}//:/\\:}$description"
    # What ends with a slash can go on.
    if [[ $value == */ ]]; then open+=("$description"); else offers+=("$description"); fi
  done
  _describe -t $1 $1 offers -- open -S ''
}

_palette-cli() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  local -a line_words=("${(@Q)words[2,CURRENT-1]}")
  local -a common_options=(
    '*--catalogue=[Add the palettes of a property list or a folder.]:PATH:_files'
    '*--catalog=[Add the palettes of a property list or a folder.]:PATH:_files'
    '(--data-dir)--data-dir=[Keep favourites, palettes and purchases in this folder.]:DIR:_files -/'
    '(--lang)--lang=[Show names in this language.]:TAG:(en zh)'
    '(--json)--json[Answer in JSON.]'
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
      'list:List categories, the palettes of one, or the colours of a palette.'
      'show:Show colours and palettes with all that is known of them.'
      'search:Find colours by name in any language, by mood, or near a colour.'
      'catalogue:Check a catalogue of your own.'
      'pick:Pick the colour at a point of the wheel.'
      'wheel:Draw the colour wheel, or write it to a file.'
      'convert:Write colours in another notation.'
      'nearest:Find the catalogue'\''s colours that look most like a colour.'
      'contrast:Tell how well text can be read on a background.'
      'difference:Measure how different two colours look.'
      'check:Check how well a palette'\''s colours can be told apart and read on one another.'
      'simulate:Show colours as people with a colour-vision deficiency see them.'
      'mix:Mix two colours.'
      'gradient:List the colours on the way from one to another.'
      'harmony:Find the colours that go with one.'
      'adjust:Lighten, saturate, turn and otherwise change colours.'
      'shades:Make a scale from light to dark around a colour.'
      'sort:Put colours in order.'
      'random:Make colours up.'
      'fav:Keep colours, newest first.'
      'edit:Change a palette of your own, or make one.'
      'remove:Remove palettes of your own.'
      'export:Write palettes as a file of another program.'
      'import:Keep the palettes of files as your own.'
      'formats:List the formats of palette files, and what each can hold.'
      'store:Buy and restore, in a simulated shop.'
      'ledger:Show, verify or export the record of purchases.'
      'help:Show help for the program or for one command.'
      'completions:Print a completion script for a shell.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in
        list) _palette-cli_list ;;
        show) _palette-cli_show ;;
        search) _palette-cli_search ;;
        catalogue | catalog) _palette-cli_catalogue ;;
        pick) _palette-cli_pick ;;
        wheel) _palette-cli_wheel ;;
        convert) _palette-cli_convert ;;
        nearest) _palette-cli_nearest ;;
        contrast) _palette-cli_contrast ;;
        difference) _palette-cli_difference ;;
        check) _palette-cli_check ;;
        simulate) _palette-cli_simulate ;;
        mix) _palette-cli_mix ;;
        gradient) _palette-cli_gradient ;;
        harmony) _palette-cli_harmony ;;
        adjust) _palette-cli_adjust ;;
        shades) _palette-cli_shades ;;
        sort) _palette-cli_sort ;;
        random) _palette-cli_random ;;
        fav | favourites | favorites) _palette-cli_fav ;;
        edit) _palette-cli_edit ;;
        remove) _palette-cli_remove ;;
        export) _palette-cli_export ;;
        import) _palette-cli_import ;;
        formats) _palette-cli_formats ;;
        store) _palette-cli_store ;;
        ledger) _palette-cli_ledger ;;
        help) _palette-cli_help ;;
        completions) _palette-cli_completions ;;
      esac ;;
  esac
}

_palette-cli_list() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '*--tag=[Only palettes with this tag.]:TAG: _palette-cli__offer tag' \
    '(--min)--min=[Only palettes of at least N colours.]:N: ' \
    '(--max)--max=[Only palettes of at most N colours.]:N: ' \
    '(--near)--near=[Only palettes that hold a colour near it, nearest first.]:COLOUR: _palette-cli__offer colour' \
    "${common_options[@]}" \
    '1:CATEGORY\[/PALETTE\]: _palette-cli__offer place'
}

_palette-cli_show() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(-o --output)-o[Write to this file, in the format of its ending.]:FILE:_files' \
    '(-o --output)--output=[Write to this file, in the format of its ending.]:FILE:_files' \
    '(--to)--to=[The format to write.]:FORMAT:(gpl ase aco jasc paintnet hex tokens css scss tailwind tailwind3 plist png png-sheet svg html swift alacritty kitty kpl procreate act riff sketchpalette)' \
    '(--force)--force[Replace the file if there is one.]' \
    "${common_options[@]}" \
    '*:COLOUR|PALETTE: _palette-cli__offer address'
}

_palette-cli_search() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--in)--in=[Look only in this category or palette.]:CATEGORY\[/PALETTE\]: _palette-cli__offer place' \
    '(-n --count)-n[How many to show at most, best first.]:K: ' \
    '(-n --count)--count=[How many to show at most, best first.]:K: ' \
    '(--palettes)--palettes[Find palettes instead of colours.]' \
    '*--tag=[Only palettes with this tag.]:TAG: _palette-cli__offer tag' \
    '(--min)--min=[Only palettes of at least N colours.]:N: ' \
    '(--max)--max=[Only palettes of at most N colours.]:N: ' \
    '(--near)--near=[Only palettes that hold a colour near it, nearest first.]:COLOUR: _palette-cli__offer colour' \
    "${common_options[@]}" \
    '*:TEXT: '
}

_palette-cli_catalogue() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'check:Report every problem in property lists or folders.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in
        check) _palette-cli_catalogue_check ;;
      esac ;;
  esac
}

_palette-cli_catalogue_check() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '*:PATH:_files'
}

_palette-cli_pick() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--size)--size=[The side of the frame.]:N: ' \
    '(--angle)--angle=[The hue, counter-clockwise from red.]:DEGREES: ' \
    '(--radius)--radius=[The saturation.]:FRACTION: ' \
    '(--value)--value=[How bright the whole wheel is; 100 unless given.]:PERCENT: ' \
    '(--locate)--locate=[Tell the point where this colour lies.]:COLOUR: _palette-cli__offer colour' \
    '(--image)--image=[Pick from this image, stretched to the frame; '\''-'\'' is standard input.]:FILE:_files' \
    '(--to)--to=[The notation to write.]:NOTATION:(hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name)' \
    '(--save)--save[Keep the colour as a favourite.]' \
    '(--name)--name=[The name to keep it under.]:NAME: ' \
    '(--copy)--copy[Send the text to the terminal'\''s clipboard.]' \
    "${common_options[@]}" \
    '*:X Y: '
}

_palette-cli_wheel() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--size)--size=[The side in points.]:N: ' \
    '(--mark)--mark=[Draw a ring where this colour lies.]:COLOUR: _palette-cli__offer colour' \
    '(--value)--value=[How bright the whole wheel is.]:PERCENT: ' \
    '(-o --output)-o[Write to this file, in the format of its ending; an existing file is replaced.]:FILE:_files' \
    '(-o --output)--output=[Write to this file, in the format of its ending; an existing file is replaced.]:FILE:_files' \
    '(--to)--to=[The format to write.]:FORMAT:(png svg html ppm pam)' \
    "${common_options[@]}"
}

_palette-cli_convert() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--to)--to=[The notation to write.]:NOTATION:(hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name)' \
    '(--gamut)--gamut=[How a colour outside sRGB becomes one inside.]:METHOD:(css clip)' \
    '(--template)--template=[Write this instead, with fields such as {hex}, {name} and {red}.]:TEXT: ' \
    "${common_options[@]}" \
    '*:COLOUR: _palette-cli__offer colour'
}

_palette-cli_nearest() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--in)--in=[Look only in this category or palette.]:CATEGORY\[/PALETTE\]: _palette-cli__offer place' \
    '(--metric)--metric=[How differences are measured.]:METRIC:(ok 76 2000)' \
    '(-n --count)-n[How many to find for each colour, nearest first.]:K: ' \
    '(-n --count)--count=[How many to find for each colour, nearest first.]:K: ' \
    '(--template)--template=[Write this instead, with fields such as {hex}, {name} and {red}.]:TEXT: ' \
    "${common_options[@]}" \
    '*:COLOUR: _palette-cli__offer colour'
}

_palette-cli_contrast() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--fix)--fix=[Find the nearest colour for the text that passes.]:LEVEL:(aa aaa)' \
    "${common_options[@]}" \
    '1:FG: _palette-cli__offer colour' \
    '2:BG: _palette-cli__offer colour'
}

_palette-cli_difference() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '1:A: _palette-cli__offer colour' \
    '2:B: _palette-cli__offer colour'
}

_palette-cli_check() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--metric)--metric=[How differences are measured.]:METRIC:(ok 76 2000)' \
    '(--background)--background=[What lies behind colours that can be seen through.]:COLOUR: _palette-cli__offer colour' \
    '(--against)--against=[Take only the pairs with this colour, of the palette or any.]:COLOUR: _palette-cli__offer colour' \
    '(--least-contrast)--least-contrast=[Fail where a pair has less contrast\: a ratio, as 4.5 or 4.5\:1, or aa \(4.5\), aa-large \(3\) or aaa \(7\).]:RATIO: ' \
    '(--least-difference)--least-difference=[Fail where two colours differ less.]:NUMBER: ' \
    "${common_options[@]}" \
    '1:PALETTE:{_palette-cli__offer palette; _files}'
}

_palette-cli_simulate() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--deficiency)--deficiency=[Which cones differ.]:KIND:(protan deutan tritan)' \
    '(--severity)--severity=[How much they differ, from 0 to 1.]:FRACTION: ' \
    '(--to)--to=[The notation to write.]:NOTATION:(hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name)' \
    '(--gamut)--gamut=[How a colour outside sRGB becomes one inside.]:METHOD:(css clip)' \
    '(--template)--template=[Write this instead, with fields such as {hex}, {name} and {red}.]:TEXT: ' \
    "${common_options[@]}" \
    '*:COLOUR: _palette-cli__offer colour'
}

_palette-cli_mix() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--at)--at=[How much of B there is, from 0 to 1.]:T: ' \
    '(--space)--space=[The colour space to mix in.]:SPACE:(srgb srgb-linear hsl hsv hwb oklab oklch lab lch xyz-d65 xyz-d50 display-p3 a98-rgb prophoto-rgb rec2020 xyz)' \
    '(--hue)--hue=[Which way round to go in a space with hues.]:PATH:(shorter longer increasing decreasing)' \
    '(--to)--to=[The notation to write.]:NOTATION:(hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name)' \
    '(--gamut)--gamut=[How a colour outside sRGB becomes one inside.]:METHOD:(css clip)' \
    '(--template)--template=[Write this instead, with fields such as {hex}, {name} and {red}.]:TEXT: ' \
    "${common_options[@]}" \
    '1:A: _palette-cli__offer colour' \
    '2:B: _palette-cli__offer colour'
}

_palette-cli_gradient() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(-n --count)-n[How many colours to list.]:N: ' \
    '(-n --count)--count=[How many colours to list.]:N: ' \
    '(--space)--space=[The colour space to mix in.]:SPACE:(srgb srgb-linear hsl hsv hwb oklab oklch lab lch xyz-d65 xyz-d50 display-p3 a98-rgb prophoto-rgb rec2020 xyz)' \
    '(--hue)--hue=[Which way round to go in a space with hues.]:PATH:(shorter longer increasing decreasing)' \
    '(--to)--to=[The notation to write.]:NOTATION:(hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name)' \
    '(--gamut)--gamut=[How a colour outside sRGB becomes one inside.]:METHOD:(css clip)' \
    '(--template)--template=[Write this instead, with fields such as {hex}, {name} and {red}.]:TEXT: ' \
    '(-o --output)-o[Write to this file, in the format of its ending.]:FILE:_files' \
    '(-o --output)--output=[Write to this file, in the format of its ending.]:FILE:_files' \
    '(--force)--force[Replace the file if there is one.]' \
    "${common_options[@]}" \
    '*:COLOUR: _palette-cli__offer colour'
}

_palette-cli_harmony() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--scheme)--scheme=[Which angles.]:SCHEME:(complementary analogous triadic tetradic square split-complementary)' \
    '(--space)--space=[Whose hue, lightness and saturation.]:SPACE:(hsl oklch)' \
    '(--to)--to=[The notation to write.]:NOTATION:(hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name)' \
    '(--gamut)--gamut=[How a colour outside sRGB becomes one inside.]:METHOD:(css clip)' \
    '(--template)--template=[Write this instead, with fields such as {hex}, {name} and {red}.]:TEXT: ' \
    "${common_options[@]}" \
    '1:COLOUR: _palette-cli__offer colour'
}

_palette-cli_adjust() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '*--lighten=[Add to the lightness.]:AMOUNT: ' \
    '*--darken=[Take from the lightness.]:AMOUNT: ' \
    '*--saturate=[Add to the saturation.]:AMOUNT: ' \
    '*--desaturate=[Take from the saturation.]:AMOUNT: ' \
    '*--rotate=[Turn the hue; less than 0 turns it back.]:DEGREES: ' \
    '*--grey[Make the grey of the same luminance.]' \
    '*--gray[Make the grey of the same luminance.]' \
    '*--complement[Take the opposite hue.]' \
    '*--invert[Take the opposite of red, green and blue.]' \
    '(--space)--space=[Whose hue, lightness and saturation.]:SPACE:(hsl oklch)' \
    '(--to)--to=[The notation to write.]:NOTATION:(hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name)' \
    '(--gamut)--gamut=[How a colour outside sRGB becomes one inside.]:METHOD:(css clip)' \
    '(--template)--template=[Write this instead, with fields such as {hex}, {name} and {red}.]:TEXT: ' \
    "${common_options[@]}" \
    '*:COLOUR: _palette-cli__offer colour'
}

_palette-cli_shades() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(-n --count)-n[How many steps.]:N: ' \
    '(-n --count)--count=[How many steps.]:N: ' \
    '(--to)--to=[The notation to write.]:NOTATION:(hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name)' \
    '(--gamut)--gamut=[How a colour outside sRGB becomes one inside.]:METHOD:(css clip)' \
    '(--template)--template=[Write this instead, with fields such as {hex}, {name} and {red}.]:TEXT: ' \
    "${common_options[@]}" \
    '1:COLOUR: _palette-cli__offer colour'
}

_palette-cli_sort() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--by)--by=[What to go by.]:MEASURE:(hue lightness chroma luminance)' \
    '(--unique)--unique[Leave out colours that are the same in eight bits, alpha included.]' \
    '(--to)--to=[The notation to write.]:NOTATION:(hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name)' \
    '(--gamut)--gamut=[How a colour outside sRGB becomes one inside.]:METHOD:(css clip)' \
    '(--template)--template=[Write this instead, with fields such as {hex}, {name} and {red}.]:TEXT: ' \
    "${common_options[@]}" \
    '*:COLOUR: _palette-cli__offer colour'
}

_palette-cli_random() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(-n --count)-n[How many colours.]:N: ' \
    '(-n --count)--count=[How many colours.]:N: ' \
    '(--seed)--seed=[A whole number, for colours that can be made again.]:SEED: ' \
    '(--to)--to=[The notation to write.]:NOTATION:(hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name)' \
    '(--template)--template=[Write this instead, with fields such as {hex}, {name} and {red}.]:TEXT: ' \
    "${common_options[@]}"
}

_palette-cli_fav() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'list:List what was kept.'
      'add:Keep colours.'
      'remove:Forget colours.'
      'toggle:Keep a colour, or forget it if it was kept.'
      'rename:Give a favourite another name.'
      'move:Move a favourite to another place of the list.'
      'clear:Forget all favourites.'
      'import:Keep the colours of palette files.'
      'export:Write the favourites as a palette file, newest first.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in
        list) _palette-cli_fav_list ;;
        add) _palette-cli_fav_add ;;
        remove) _palette-cli_fav_remove ;;
        toggle) _palette-cli_fav_toggle ;;
        rename) _palette-cli_fav_rename ;;
        move) _palette-cli_fav_move ;;
        clear) _palette-cli_fav_clear ;;
        import) _palette-cli_fav_import ;;
        export) _palette-cli_fav_export ;;
      esac ;;
  esac
}

_palette-cli_fav_list() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}"
}

_palette-cli_fav_add() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--name)--name=[The name to keep it under.]:NAME: ' \
    "${common_options[@]}" \
    '*:COLOUR: _palette-cli__offer colour'
}

_palette-cli_fav_remove() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '*:COLOUR|@N: _palette-cli__offer favourite'
}

_palette-cli_fav_toggle() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '1:COLOUR: _palette-cli__offer colour'
}

_palette-cli_fav_rename() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '1:COLOUR|@N: _palette-cli__offer favourite' \
    '2:NAME: '
}

_palette-cli_fav_move() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '1:COLOUR|@N: _palette-cli__offer favourite' \
    '2:PLACE: '
}

_palette-cli_fav_clear() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(-y --yes)-y[Do it without asking.]' \
    '(-y --yes)--yes[Do it without asking.]' \
    "${common_options[@]}"
}

_palette-cli_fav_import() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--from)--from=[The format of the files.]:FORMAT:(gpl ase aco jasc paintnet hex tokens css scss tailwind plist png kpl procreate act riff sketchpalette)' \
    "${common_options[@]}" \
    '*:FILE:_files'
}

_palette-cli_fav_export() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--to)--to=[The format to write.]:FORMAT:(gpl ase aco jasc paintnet hex tokens css scss tailwind tailwind3 plist png png-sheet svg html swift alacritty kitty kpl procreate act riff sketchpalette)' \
    '(-o --output)-o[Write to this file, in the format of its ending.]:FILE:_files' \
    '(-o --output)--output=[Write to this file, in the format of its ending.]:FILE:_files' \
    '(--force)--force[Replace the file if there is one.]' \
    "${common_options[@]}"
}

_palette-cli_edit() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--name)--name=[What the colour that is added is called.]:NAME: ' \
    '(--at)--at=[The place of the first colour that is added.]:PLACE: ' \
    "${common_options[@]}" \
    '1:PALETTE: _palette-cli__offer own' \
    '2:ACTION:(add rename move remove title)' \
    '*:ARGUMENT: _palette-cli__offer edit'
}

_palette-cli_remove() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(-y --yes)-y[Do it without asking.]' \
    '(-y --yes)--yes[Do it without asking.]' \
    "${common_options[@]}" \
    '*:PALETTE: _palette-cli__offer own'
}

_palette-cli_export() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--to)--to=[The format to write.]:FORMAT:(gpl ase aco jasc paintnet hex tokens css scss tailwind tailwind3 plist png png-sheet svg html swift alacritty kitty kpl procreate act riff sketchpalette)' \
    '(--from)--from=[The format of files.]:FORMAT:(gpl ase aco jasc paintnet hex tokens css scss tailwind plist png kpl procreate act riff sketchpalette)' \
    '(-o --output)-o[Write to this file, in the format of its ending; with --split, to this folder.]:FILE:_files' \
    '(-o --output)--output=[Write to this file, in the format of its ending; with --split, to this folder.]:FILE:_files' \
    '(--force)--force[Replace the file if there is one.]' \
    '(--split)--split[Write each palette to a file of its own.]' \
    '(--strict)--strict[Write nothing where the format cannot hold all.]' \
    '(--combinations)--combinations[Write the combinations too, each as a group of three.]' \
    '(--columns)--columns=[How many colours are in a row.]:N: ' \
    '(--cell)--cell=[The side of a colour in a picture.]:PIXELS: ' \
    '(--notation)--notation=[How colours are written in source text.]:NOTATION:(hex hex-upper css hsl hwb lab lch oklab oklch xyz p3 srgb)' \
    "${common_options[@]}" \
    '*:PALETTE:{_palette-cli__offer palette; _files}'
}

_palette-cli_import() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--into)--into=[Make one palette of all files, and call it so.]:NAME: ' \
    '(--from)--from=[The format of the files.]:FORMAT:(gpl ase aco jasc paintnet hex tokens css scss tailwind plist png kpl procreate act riff sketchpalette)' \
    '(--split)--split[Make a palette of each group of colours.]' \
    '(--replace)--replace[Put them in the place of palettes that are there already.]' \
    '(-y --yes)-y[Replace without asking.]' \
    '(-y --yes)--yes[Replace without asking.]' \
    "${common_options[@]}" \
    '*:FILE:_files'
}

_palette-cli_formats() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}"
}

_palette-cli_store() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'products:List what the shop sells.'
      'buy:Buy a product.'
      'restore:Bring back what the account owns, without a charge.'
      'status:Show what the account owns, and what is unfinished.'
      'approve:Approve a purchase that waits for it.'
      'decline:Decline a purchase that waits for approval.'
      'resolve:Do what an interrupted purchase waits for.'
      'refund:Take a purchase back, and pay it back.'
      'receipt:Print the app'\''s receipt, as the store signs it now.'
      'verify-receipt:Have a receipt checked by the store'\''s servers.'
      'settings:Show or change what the simulated shop does.'
      'reset:Forget what the app or the shop knows.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in
        products) _palette-cli_store_products ;;
        buy) _palette-cli_store_buy ;;
        restore) _palette-cli_store_restore ;;
        status) _palette-cli_store_status ;;
        approve) _palette-cli_store_approve ;;
        decline) _palette-cli_store_decline ;;
        resolve) _palette-cli_store_resolve ;;
        refund) _palette-cli_store_refund ;;
        receipt) _palette-cli_store_receipt ;;
        verify-receipt) _palette-cli_store_verify-receipt ;;
        settings) _palette-cli_store_settings ;;
        reset) _palette-cli_store_reset ;;
      esac ;;
  esac
}

_palette-cli_store_products() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}" \
    '*:ID: _palette-cli__offer product'
}

_palette-cli_store_buy() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--quantity)--quantity=[How many; only what is used up can be bought in numbers.]:N: ' \
    '(-y --yes)-y[Buy without asking.]' \
    '(-y --yes)--yes[Buy without asking.]' \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}" \
    '1:PRODUCT: _palette-cli__offer product'
}

_palette-cli_store_restore() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}"
}

_palette-cli_store_status() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}"
}

_palette-cli_store_approve() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}" \
    '1:ID: _palette-cli__offer product'
}

_palette-cli_store_decline() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--silent)--silent[Never tell the app, as some stores do\: it waits for ever.]' \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}" \
    '1:ID: _palette-cli__offer product'
}

_palette-cli_store_resolve() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}" \
    '1:ID: _palette-cli__offer product'
}

_palette-cli_store_refund() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}" \
    '1:PRODUCT|TRANSACTION: _palette-cli__offer product'
}

_palette-cli_store_receipt() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(-o --output)-o[Write to this file.]:FILE:_files' \
    '(-o --output)--output=[Write to this file.]:FILE:_files' \
    '(--force)--force[Replace the file if there is one.]' \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}"
}

_palette-cli_store_verify-receipt() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--endpoint)--endpoint=[The server to ask first.]:SERVER:(production sandbox)' \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}" \
    '1:FILE:_files'
}

_palette-cli_store_settings() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--reset)--reset[Give every setting its first value again.]' \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}" \
    '1:NAME:(payments-allowed ask-to-buy interrupted environment account storefront fail-with fail-restore-with restore-stops-after network delay receipt verify-status rebuy finish-fails crash-at)' \
    '2:VALUE: _palette-cli__offer setting-value'
}

_palette-cli_store_reset() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(-y --yes)-y[Do it without asking.]' \
    '(-y --yes)--yes[Do it without asking.]' \
    '(--products)--products=[Sell what this StoreKit configuration file holds.]:FILE:_files' \
    "${common_options[@]}" \
    '1:WHAT:(app all)'
}

_palette-cli_ledger() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'list:List what happened, oldest first.'
      'verify:Check every entry, and say what was changed.'
      'export:Write the ledger for another program.'
      'verify-jws:Check that exported transactions were signed here, and not changed since.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in
        list) _palette-cli_ledger_list ;;
        verify) _palette-cli_ledger_verify ;;
        export) _palette-cli_ledger_export ;;
        verify-jws) _palette-cli_ledger_verify-jws ;;
      esac ;;
  esac
}

_palette-cli_ledger_list() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}"
}

_palette-cli_ledger_verify() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--expect)--expect=[Compare with a head that was kept.]:COUNT\:HASH: ' \
    "${common_options[@]}"
}

_palette-cli_ledger_export() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    '(--to)--to=[The format to write.]:FORMAT:(json csv hledger beancount jws jwk receipt)' \
    '(-o --output)-o[Write to this file, in the format of its ending.]:FILE:_files' \
    '(-o --output)--output=[Write to this file, in the format of its ending.]:FILE:_files' \
    '(--force)--force[Replace the file if there is one.]' \
    "${common_options[@]}"
}

_palette-cli_ledger_verify-jws() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '1:FILE:_files'
}

_palette-cli_help() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'list:List categories, the palettes of one, or the colours of a palette.'
      'show:Show colours and palettes with all that is known of them.'
      'search:Find colours by name in any language, by mood, or near a colour.'
      'catalogue:Check a catalogue of your own.'
      'pick:Pick the colour at a point of the wheel.'
      'wheel:Draw the colour wheel, or write it to a file.'
      'convert:Write colours in another notation.'
      'nearest:Find the catalogue'\''s colours that look most like a colour.'
      'contrast:Tell how well text can be read on a background.'
      'difference:Measure how different two colours look.'
      'check:Check how well a palette'\''s colours can be told apart and read on one another.'
      'simulate:Show colours as people with a colour-vision deficiency see them.'
      'mix:Mix two colours.'
      'gradient:List the colours on the way from one to another.'
      'harmony:Find the colours that go with one.'
      'adjust:Lighten, saturate, turn and otherwise change colours.'
      'shades:Make a scale from light to dark around a colour.'
      'sort:Put colours in order.'
      'random:Make colours up.'
      'fav:Keep colours, newest first.'
      'edit:Change a palette of your own, or make one.'
      'remove:Remove palettes of your own.'
      'export:Write palettes as a file of another program.'
      'import:Keep the palettes of files as your own.'
      'formats:List the formats of palette files, and what each can hold.'
      'store:Buy and restore, in a simulated shop.'
      'ledger:Show, verify or export the record of purchases.'
      'help:Show help for the program or for one command.'
      'completions:Print a completion script for a shell.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in
        catalogue | catalog) _palette-cli_help_catalogue ;;
        fav | favourites | favorites) _palette-cli_help_fav ;;
        store) _palette-cli_help_store ;;
        ledger) _palette-cli_help_ledger ;;
      esac ;;
  esac
}

_palette-cli_help_catalogue() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'check:Report every problem in property lists or folders.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in

      esac ;;
  esac
}

_palette-cli_help_fav() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'list:List what was kept.'
      'add:Keep colours.'
      'remove:Forget colours.'
      'toggle:Keep a colour, or forget it if it was kept.'
      'rename:Give a favourite another name.'
      'move:Move a favourite to another place of the list.'
      'clear:Forget all favourites.'
      'import:Keep the colours of palette files.'
      'export:Write the favourites as a palette file, newest first.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in

      esac ;;
  esac
}

_palette-cli_help_store() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'products:List what the shop sells.'
      'buy:Buy a product.'
      'restore:Bring back what the account owns, without a charge.'
      'status:Show what the account owns, and what is unfinished.'
      'approve:Approve a purchase that waits for it.'
      'decline:Decline a purchase that waits for approval.'
      'resolve:Do what an interrupted purchase waits for.'
      'refund:Take a purchase back, and pay it back.'
      'receipt:Print the app'\''s receipt, as the store signs it now.'
      'verify-receipt:Have a receipt checked by the store'\''s servers.'
      'settings:Show or change what the simulated shop does.'
      'reset:Forget what the app or the shop knows.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in

      esac ;;
  esac
}

_palette-cli_help_ledger() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '(-): :->command' \
    '(-)*:: :->rest'
  case $state in
    command)
      local -a commands=(
      'list:List what happened, oldest first.'
      'verify:Check every entry, and say what was changed.'
      'export:Write the ledger for another program.'
      'verify-jws:Check that exported transactions were signed here, and not changed since.'
    )
    _describe -t commands command commands ;;
    rest)
      case $words[1] in

      esac ;;
  esac
}

_palette-cli_completions() {
  local curcontext=$curcontext state state_descr line
  local -A opt_args
  _arguments -C -S \
    "${common_options[@]}" \
    '1:SHELL:(bash zsh fish)'
}

if [[ $funcstack[1] == _palette-cli ]]; then
  _palette-cli "$@"
else
  compdef _palette-cli palette-cli
fi
