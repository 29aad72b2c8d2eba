# fish completion for palette-cli, made by 'palette-cli completions fish'.

# Where the line has got to: the command, and the number of the positional to come.
function __palette_cli_place
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
      case ' search'
        set place 'search'
      case ' catalogue' ' catalog'
        set place 'catalogue'
      case ' pick'
        set place 'pick'
      case ' wheel'
        set place 'wheel'
      case ' convert'
        set place 'convert'
      case ' fav' ' favourites' ' favorites'
        set place 'fav'
      case ' store'
        set place 'store'
      case ' ledger'
        set place 'ledger'
      case ' help'
        set place 'help'
      case ' completions'
        set place 'completions'
      case 'catalogue check'
        set place 'catalogue/check'
      case 'fav list'
        set place 'fav/list'
      case 'fav add'
        set place 'fav/add'
      case 'fav remove'
        set place 'fav/remove'
      case 'fav toggle'
        set place 'fav/toggle'
      case 'fav rename'
        set place 'fav/rename'
      case 'fav move'
        set place 'fav/move'
      case 'fav clear'
        set place 'fav/clear'
      case 'store products'
        set place 'store/products'
      case 'store buy'
        set place 'store/buy'
      case 'store restore'
        set place 'store/restore'
      case 'store status'
        set place 'store/status'
      case 'store settings'
        set place 'store/settings'
      case 'store reset'
        set place 'store/reset'
      case 'ledger list'
        set place 'ledger/list'
      case 'ledger verify'
        set place 'ledger/verify'
      case '* --catalogue' '* --catalog' '* --data-dir' '* --lang' '* --color' '* --colour' 'pick --size' 'pick --angle' 'pick --radius' 'pick --value' 'pick --locate' 'pick --to' 'pick --name' 'wheel --size' 'wheel --mark' 'wheel --value' 'wheel -o' 'wheel --output' 'wheel --to' 'convert --to' 'fav/add --name' 'store/products --products' 'store/buy --quantity' 'store/buy --products' 'store/restore --products' 'store/status --products' 'store/settings --products' 'store/reset --products' 'ledger/verify --expect'
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
function __palette_cli_at
  set -l place (__palette_cli_place)
  test "$place[1]" = "$argv[1]"; or return 1
  set -q argv[2]; or return 0
  test $place[2] = $argv[2]; or test "$argv[3]" = more -a $place[2] -gt $argv[2]
end

# What the program itself offers for a kind of word.
function __palette_cli_offer
  set -l typed (commandline -ct | string replace -r -- '^--[^=]*=' '' | string trim -l -c '\'"')
  palette-cli __complete $argv[1] "$typed" 2>/dev/null
end

complete -c palette-cli -e
complete -c palette-cli -f
complete -c palette-cli -l catalogue -l catalog -r -F -d 'Add the palettes of a property list or a folder.'
complete -c palette-cli -l data-dir -x -a '(__fish_complete_directories)' -d 'Keep favourites and purchases in this folder.'
complete -c palette-cli -l lang -x -a 'en zh' -d 'Show names in this language.'
complete -c palette-cli -l json -d 'Answer in JSON.'
complete -c palette-cli -l color -l colour -x -a 'auto always never' -d 'When to use colour.'
complete -c palette-cli -s h -l help -d 'Show help and do nothing else.'
complete -c palette-cli -s V -l version -d 'Show the version and do nothing else.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a list -d 'List categories, the palettes of one, or the colours of a palette.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a show -d 'Show colours and palettes with all that is known of them.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a search -d 'Find colours by name in any language, by mood, or by hex.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a catalogue -d 'Check a catalogue of your own.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a pick -d 'Pick the colour at a point of the wheel.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a wheel -d 'Draw the colour wheel, or write it to a file.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a convert -d 'Write colours in another notation.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a fav -d 'Keep colours, newest first.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a store -d 'Buy and restore, in a simulated shop.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a ledger -d 'Show or verify the record of purchases.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a help -d 'Show help for the program or for one command.'
complete -c palette-cli -n '__palette_cli_at \'\' 1' -a completions -d 'Print a completion script for a shell.'
complete -c palette-cli -n '__palette_cli_at \'list\' 1' -a '(__palette_cli_offer place)' -d 'What to list; all categories if left out.'
complete -c palette-cli -n '__palette_cli_at \'show\' 1 more' -a '(__palette_cli_offer address)' -d 'A colour in any notation, by name or by address, or a palette\'s address.'
complete -c palette-cli -n '__palette_cli_at \'search\'' -l palettes -d 'Find palettes instead of colours.'
complete -c palette-cli -n '__palette_cli_at \'catalogue\' 1' -a check -d 'Report every problem in property lists or folders.'
complete -c palette-cli -n '__palette_cli_at \'catalogue/check\' 1 more' -F -d 'A property list, or a folder of them.'
complete -c palette-cli -n '__palette_cli_at \'pick\'' -l size -x -d 'The side of the frame.'
complete -c palette-cli -n '__palette_cli_at \'pick\'' -l angle -x -d 'The hue, counter-clockwise from red.'
complete -c palette-cli -n '__palette_cli_at \'pick\'' -l radius -x -d 'The saturation.'
complete -c palette-cli -n '__palette_cli_at \'pick\'' -l value -x -d 'How bright the whole wheel is.'
complete -c palette-cli -n '__palette_cli_at \'pick\'' -l locate -x -a '(__palette_cli_offer colour)' -d 'Tell the point where this colour lies.'
complete -c palette-cli -n '__palette_cli_at \'pick\'' -l to -x -a 'hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 cmyk ansi256 swiftui uikit android int name' -d 'The notation to write.'
complete -c palette-cli -n '__palette_cli_at \'pick\'' -l save -d 'Keep the colour as a favourite.'
complete -c palette-cli -n '__palette_cli_at \'pick\'' -l name -x -d 'The name to keep it under.'
complete -c palette-cli -n '__palette_cli_at \'pick\'' -l copy -d 'Send the text to the terminal\'s clipboard.'
complete -c palette-cli -n '__palette_cli_at \'wheel\'' -l size -x -d 'The side in points.'
complete -c palette-cli -n '__palette_cli_at \'wheel\'' -l mark -x -a '(__palette_cli_offer colour)' -d 'Draw a ring where this colour lies.'
complete -c palette-cli -n '__palette_cli_at \'wheel\'' -l value -x -d 'How bright the whole wheel is.'
complete -c palette-cli -n '__palette_cli_at \'wheel\'' -s o -l output -r -F -d 'Write to this file, in the format of its suffix; an existing file is replaced.'
complete -c palette-cli -n '__palette_cli_at \'wheel\'' -l to -x -a 'ppm pam svg' -d 'The format to write.'
complete -c palette-cli -n '__palette_cli_at \'convert\'' -l to -x -a 'hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 cmyk ansi256 swiftui uikit android int name' -d 'The notation to write.'
complete -c palette-cli -n '__palette_cli_at \'convert\' 1 more' -a '(__palette_cli_offer colour)' -d 'A colour; \'-\' stands for standard input.'
complete -c palette-cli -n '__palette_cli_at \'fav\' 1' -a list -d 'List what was kept.'
complete -c palette-cli -n '__palette_cli_at \'fav\' 1' -a add -d 'Keep colours.'
complete -c palette-cli -n '__palette_cli_at \'fav\' 1' -a remove -d 'Forget colours.'
complete -c palette-cli -n '__palette_cli_at \'fav\' 1' -a toggle -d 'Keep a colour, or forget it if it was kept.'
complete -c palette-cli -n '__palette_cli_at \'fav\' 1' -a rename -d 'Give a favourite another name.'
complete -c palette-cli -n '__palette_cli_at \'fav\' 1' -a move -d 'Move a favourite to another place of the list.'
complete -c palette-cli -n '__palette_cli_at \'fav\' 1' -a clear -d 'Forget all favourites.'
complete -c palette-cli -n '__palette_cli_at \'fav/add\'' -l name -x -d 'The name to keep it under.'
complete -c palette-cli -n '__palette_cli_at \'fav/add\' 1 more' -a '(__palette_cli_offer colour)' -d 'A colour in any notation, by name or by address.'
complete -c palette-cli -n '__palette_cli_at \'fav/remove\' 1 more' -a '(__palette_cli_offer favourite)' -d 'A colour, or its place in the list.'
complete -c palette-cli -n '__palette_cli_at \'fav/toggle\' 1' -a '(__palette_cli_offer colour)' -d 'A colour in any notation, by name or by address.'
complete -c palette-cli -n '__palette_cli_at \'fav/rename\' 1' -a '(__palette_cli_offer favourite)' -d 'A colour, or its place in the list.'
complete -c palette-cli -n '__palette_cli_at \'fav/move\' 1' -a '(__palette_cli_offer favourite)' -d 'A colour, or its place in the list.'
complete -c palette-cli -n '__palette_cli_at \'fav/clear\'' -s y -l yes -d 'Do it without asking.'
complete -c palette-cli -n '__palette_cli_at \'store\' 1' -a products -d 'List what the shop sells.'
complete -c palette-cli -n '__palette_cli_at \'store\' 1' -a buy -d 'Buy a product.'
complete -c palette-cli -n '__palette_cli_at \'store\' 1' -a restore -d 'Bring back what the account owns, without a charge.'
complete -c palette-cli -n '__palette_cli_at \'store\' 1' -a status -d 'Show what the account owns, and what is unfinished.'
complete -c palette-cli -n '__palette_cli_at \'store\' 1' -a settings -d 'Show or change what the simulated shop does.'
complete -c palette-cli -n '__palette_cli_at \'store\' 1' -a reset -d 'Forget what the app or the shop knows.'
complete -c palette-cli -n '__palette_cli_at \'store/products\'' -l products -r -F -d 'Sell what this StoreKit configuration file holds.'
complete -c palette-cli -n '__palette_cli_at \'store/buy\'' -l quantity -x -d 'How many; only what is used up can be bought in numbers.'
complete -c palette-cli -n '__palette_cli_at \'store/buy\'' -s y -l yes -d 'Buy without asking.'
complete -c palette-cli -n '__palette_cli_at \'store/buy\'' -l products -r -F -d 'Sell what this StoreKit configuration file holds.'
complete -c palette-cli -n '__palette_cli_at \'store/buy\' 1' -a '(__palette_cli_offer product)' -d 'The product, or the last part of its identifier.'
complete -c palette-cli -n '__palette_cli_at \'store/restore\'' -l products -r -F -d 'Sell what this StoreKit configuration file holds.'
complete -c palette-cli -n '__palette_cli_at \'store/status\'' -l products -r -F -d 'Sell what this StoreKit configuration file holds.'
complete -c palette-cli -n '__palette_cli_at \'store/settings\'' -l reset -d 'Give every setting its first value again.'
complete -c palette-cli -n '__palette_cli_at \'store/settings\'' -l products -r -F -d 'Sell what this StoreKit configuration file holds.'
complete -c palette-cli -n '__palette_cli_at \'store/settings\' 1' -a 'payments-allowed environment account storefront fail-with network receipt verify-status crash-at' -d 'The setting.'
complete -c palette-cli -n '__palette_cli_at \'store/reset\'' -s y -l yes -d 'Do it without asking.'
complete -c palette-cli -n '__palette_cli_at \'store/reset\'' -l products -r -F -d 'Sell what this StoreKit configuration file holds.'
complete -c palette-cli -n '__palette_cli_at \'store/reset\' 1' -a 'app all' -d 'What to forget.'
complete -c palette-cli -n '__palette_cli_at \'ledger\' 1' -a list -d 'List what happened, oldest first.'
complete -c palette-cli -n '__palette_cli_at \'ledger\' 1' -a verify -d 'Check every entry, and say what was changed.'
complete -c palette-cli -n '__palette_cli_at \'ledger/verify\'' -l expect -x -d 'Compare with a head that was kept.'
complete -c palette-cli -n '__palette_cli_at \'help\' 1 more' -a 'list show search catalogue pick wheel convert fav store ledger help completions' -d 'The command, and its subcommand if it has any.'
complete -c palette-cli -n '__palette_cli_at \'completions\' 1' -a 'bash zsh fish' -d 'The shell.'
