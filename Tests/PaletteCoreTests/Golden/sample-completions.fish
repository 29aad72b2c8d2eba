# fish completion for palette, made by 'palette completions fish'.

# Where the line has got to: the command, and the number of the positional to come.
function __palette_place
  set -l place ''
  set -l number 1
  set -l pending ''
  set -l ended ''
  for word in (commandline -opc)[2..-1]
    if test -n "$pending"
      set pending ''
    else if test -n "$ended"
      set number (math $number + 1)
    else
      switch "$place $word"
      case ' list'
        set place 'list'
      case ' show'
        set place 'show'
      case ' pick'
        set place 'pick'
      case ' adjust'
        set place 'adjust'
      case ' fav' ' favourites' ' favorites'
        set place 'fav'
      case ' catalogue' ' catalog'
        set place 'catalogue'
      case ' help'
        set place 'help'
      case ' completions'
        set place 'completions'
      case 'fav list'
        set place 'fav/list'
      case 'fav add'
        set place 'fav/add'
      case 'catalogue check'
        set place 'catalogue/check'
      case 'help list'
        set place 'help/list'
      case 'help show'
        set place 'help/show'
      case 'help pick'
        set place 'help/pick'
      case 'help adjust'
        set place 'help/adjust'
      case 'help fav' 'help favourites' 'help favorites'
        set place 'help/fav'
      case 'help catalogue' 'help catalog'
        set place 'help/catalogue'
      case 'help help'
        set place 'help/help'
      case 'help completions'
        set place 'help/completions'
      case 'help/fav list'
        set place 'help/fav/list'
      case 'help/fav add'
        set place 'help/fav/add'
      case 'help/catalogue check'
        set place 'help/catalogue/check'
      case '* --lang' '* --catalogue' '* --color' '* --colour' 'pick -n' 'pick --size' 'pick --angle' 'adjust --lighten' 'adjust --rotate' 'fav/add --name' 'fav/add --like'
        set pending 1
      case '* --'
        set ended 1
      case '* -?*'
      case '*'
        set number (math $number + 1)
      end
    end
  end
  echo $place
  echo $number
end

# Whether the line has got to a command and, if a number is given, to that positional, or to
# one behind it where 'more' is said.
function __palette_at
  set -l place (__palette_place)
  test "$place[1]" = "$argv[1]"; or return 1
  set -q argv[2]; or return 0
  test $place[2] = $argv[2]; or test "$argv[3]" = more -a $place[2] -gt $argv[2]
end

# What the program itself offers for a kind of word.
function __palette_offer
  set -l typed (commandline -ct | string replace -r -- '^--[^=]*=' '')
  set typed (string unescape -- $typed; or string trim -l -c '\'"' -- $typed)
  palette __complete -- $argv[1] "$typed" (commandline -opc)[2..-1] 2>/dev/null
end

complete -c palette -e
complete -c palette -f
complete -c palette -l json -d 'Print JSON.'
complete -c palette -l lang -x -d 'The language of names.'
complete -c palette -l catalogue -r -F -d 'A catalogue to add to the bundled one.'
complete -c palette -l color -l colour -x -a 'auto always never' -d 'When to use colour.'
complete -c palette -s h -l help -d 'Show help and do nothing else.'
complete -c palette -s V -l version -d 'Show the version and do nothing else.'
complete -c palette -n '__palette_at \'\' 1' -a list -d 'List what the catalogue holds.'
complete -c palette -n '__palette_at \'\' 1' -a show -d 'Show colours.'
complete -c palette -n '__palette_at \'\' 1' -a pick -d 'Pick a colour on the wheel.'
complete -c palette -n '__palette_at \'\' 1' -a adjust -d 'Change colours.'
complete -c palette -n '__palette_at \'\' 1' -a fav -d 'Keep colours.'
complete -c palette -n '__palette_at \'\' 1' -a catalogue -d 'Work on catalogues.'
complete -c palette -n '__palette_at \'\' 1' -a help -d 'Show help for the program or for one command.'
complete -c palette -n '__palette_at \'\' 1' -a completions -d 'Print a completion script for a shell.'
complete -c palette -n '__palette_at \'list\'' -s l -l long -d 'Show all: names [and] \'moods\'.'
complete -c palette -n '__palette_at \'show\' 1 more' -a '(__palette_offer colour)' -d 'The colours.'
complete -c palette -n '__palette_at \'pick\'' -s n -l size -x -d 'The width of the wheel.'
complete -c palette -n '__palette_at \'pick\'' -l angle -x -d 'The hue.'
complete -c palette -n '__palette_at \'adjust\'' -l lighten -x -d 'Make it lighter.'
complete -c palette -n '__palette_at \'adjust\'' -l rotate -x -d 'Turn the hue.'
complete -c palette -n '__palette_at \'adjust\'' -l grey -l gray -d 'Make it grey.'
complete -c palette -n '__palette_at \'fav\' 1' -a list -d 'List the favourites.'
complete -c palette -n '__palette_at \'fav\' 1' -a add -d 'Keep a colour.'
complete -c palette -n '__palette_at \'fav/add\'' -l name -x -d 'Its name.'
complete -c palette -n '__palette_at \'fav/add\'' -l like -x -a '(__palette_offer colour)' -d 'A colour to stand beside.'
complete -c palette -n '__palette_at \'catalogue\' 1' -a check -d 'Check catalogues.'
complete -c palette -n '__palette_at \'catalogue/check\' 1 more' -F -d 'The files.'
complete -c palette -n '__palette_at \'help\' 1' -a list -d 'List what the catalogue holds.'
complete -c palette -n '__palette_at \'help\' 1' -a show -d 'Show colours.'
complete -c palette -n '__palette_at \'help\' 1' -a pick -d 'Pick a colour on the wheel.'
complete -c palette -n '__palette_at \'help\' 1' -a adjust -d 'Change colours.'
complete -c palette -n '__palette_at \'help\' 1' -a fav -d 'Keep colours.'
complete -c palette -n '__palette_at \'help\' 1' -a catalogue -d 'Work on catalogues.'
complete -c palette -n '__palette_at \'help\' 1' -a help -d 'Show help for the program or for one command.'
complete -c palette -n '__palette_at \'help\' 1' -a completions -d 'Print a completion script for a shell.'
complete -c palette -n '__palette_at \'help/fav\' 1' -a list -d 'List the favourites.'
complete -c palette -n '__palette_at \'help/fav\' 1' -a add -d 'Keep a colour.'
complete -c palette -n '__palette_at \'help/catalogue\' 1' -a check -d 'Check catalogues.'
complete -c palette -n '__palette_at \'completions\' 1' -a 'bash zsh fish' -d 'The shell.'
