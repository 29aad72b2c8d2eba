# bash completion for palette-cli, made by 'palette-cli completions bash'.

# Follows the name of a command: sets place.
_palette_cli_enter() {
  case "$place $1" in
    ' list') place='list' ;;
    ' show') place='show' ;;
    ' search') place='search' ;;
    ' catalogue' | ' catalog') place='catalogue' ;;
    ' pick') place='pick' ;;
    ' wheel') place='wheel' ;;
    ' convert') place='convert' ;;
    ' nearest') place='nearest' ;;
    ' contrast') place='contrast' ;;
    ' difference') place='difference' ;;
    ' check') place='check' ;;
    ' simulate') place='simulate' ;;
    ' mix') place='mix' ;;
    ' gradient') place='gradient' ;;
    ' harmony') place='harmony' ;;
    ' adjust') place='adjust' ;;
    ' shades') place='shades' ;;
    ' sort') place='sort' ;;
    ' random') place='random' ;;
    ' fav' | ' favourites' | ' favorites') place='fav' ;;
    ' edit') place='edit' ;;
    ' remove') place='remove' ;;
    ' export') place='export' ;;
    ' import') place='import' ;;
    ' formats') place='formats' ;;
    ' store') place='store' ;;
    ' ledger') place='ledger' ;;
    ' help') place='help' ;;
    ' completions') place='completions' ;;
    'catalogue check') place='catalogue/check' ;;
    'fav list') place='fav/list' ;;
    'fav add') place='fav/add' ;;
    'fav remove') place='fav/remove' ;;
    'fav toggle') place='fav/toggle' ;;
    'fav rename') place='fav/rename' ;;
    'fav move') place='fav/move' ;;
    'fav clear') place='fav/clear' ;;
    'fav import') place='fav/import' ;;
    'fav export') place='fav/export' ;;
    'store products') place='store/products' ;;
    'store buy') place='store/buy' ;;
    'store restore') place='store/restore' ;;
    'store status') place='store/status' ;;
    'store approve') place='store/approve' ;;
    'store decline') place='store/decline' ;;
    'store resolve') place='store/resolve' ;;
    'store refund') place='store/refund' ;;
    'store receipt') place='store/receipt' ;;
    'store verify-receipt') place='store/verify-receipt' ;;
    'store settings') place='store/settings' ;;
    'store reset') place='store/reset' ;;
    'ledger list') place='ledger/list' ;;
    'ledger verify') place='ledger/verify' ;;
    'ledger export') place='ledger/export' ;;
    'ledger verify-jws') place='ledger/verify-jws' ;;
    'help list') place='help/list' ;;
    'help show') place='help/show' ;;
    'help search') place='help/search' ;;
    'help catalogue' | 'help catalog') place='help/catalogue' ;;
    'help pick') place='help/pick' ;;
    'help wheel') place='help/wheel' ;;
    'help convert') place='help/convert' ;;
    'help nearest') place='help/nearest' ;;
    'help contrast') place='help/contrast' ;;
    'help difference') place='help/difference' ;;
    'help check') place='help/check' ;;
    'help simulate') place='help/simulate' ;;
    'help mix') place='help/mix' ;;
    'help gradient') place='help/gradient' ;;
    'help harmony') place='help/harmony' ;;
    'help adjust') place='help/adjust' ;;
    'help shades') place='help/shades' ;;
    'help sort') place='help/sort' ;;
    'help random') place='help/random' ;;
    'help fav' | 'help favourites' | 'help favorites') place='help/fav' ;;
    'help edit') place='help/edit' ;;
    'help remove') place='help/remove' ;;
    'help export') place='help/export' ;;
    'help import') place='help/import' ;;
    'help formats') place='help/formats' ;;
    'help store') place='help/store' ;;
    'help ledger') place='help/ledger' ;;
    'help help') place='help/help' ;;
    'help completions') place='help/completions' ;;
    'help/catalogue check') place='help/catalogue/check' ;;
    'help/fav list') place='help/fav/list' ;;
    'help/fav add') place='help/fav/add' ;;
    'help/fav remove') place='help/fav/remove' ;;
    'help/fav toggle') place='help/fav/toggle' ;;
    'help/fav rename') place='help/fav/rename' ;;
    'help/fav move') place='help/fav/move' ;;
    'help/fav clear') place='help/fav/clear' ;;
    'help/fav import') place='help/fav/import' ;;
    'help/fav export') place='help/fav/export' ;;
    'help/store products') place='help/store/products' ;;
    'help/store buy') place='help/store/buy' ;;
    'help/store restore') place='help/store/restore' ;;
    'help/store status') place='help/store/status' ;;
    'help/store approve') place='help/store/approve' ;;
    'help/store decline') place='help/store/decline' ;;
    'help/store resolve') place='help/store/resolve' ;;
    'help/store refund') place='help/store/refund' ;;
    'help/store receipt') place='help/store/receipt' ;;
    'help/store verify-receipt') place='help/store/verify-receipt' ;;
    'help/store settings') place='help/store/settings' ;;
    'help/store reset') place='help/store/reset' ;;
    'help/ledger list') place='help/ledger/list' ;;
    'help/ledger verify') place='help/ledger/verify' ;;
    'help/ledger export') place='help/ledger/export' ;;
    'help/ledger verify-jws') place='help/ledger/verify-jws' ;;
    *) return 1 ;;
  esac
}

# Whether an option takes a value here.
_palette_cli_takes_value() {
  case "$place $1" in
    *' --catalogue' | *' --catalog' | *' --data-dir' | *' --lang' | *' --color' | *' --colour' | 'list --tag' | 'list --min' | 'list --max' | 'list --near' | 'show -o' | 'show --output' | 'show --to' | 'search --in' | 'search -n' | 'search --count' | 'search --tag' | 'search --min' | 'search --max' | 'search --near' | 'pick --size' | 'pick --angle' | 'pick --radius' | 'pick --value' | 'pick --locate' | 'pick --image' | 'pick --to' | 'pick --name' | 'wheel --size' | 'wheel --mark' | 'wheel --value' | 'wheel -o' | 'wheel --output' | 'wheel --to' | 'convert --to' | 'convert --gamut' | 'convert --template' | 'nearest --in' | 'nearest --metric' | 'nearest -n' | 'nearest --count' | 'nearest --template' | 'contrast --fix' | 'check --metric' | 'check --background' | 'check --against' | 'check --least-contrast' | 'check --least-difference' | 'simulate --deficiency' | 'simulate --severity' | 'simulate --to' | 'simulate --gamut' | 'simulate --template' | 'mix --at' | 'mix --space' | 'mix --hue' | 'mix --to' | 'mix --gamut' | 'mix --template' | 'gradient -n' | 'gradient --count' | 'gradient --space' | 'gradient --hue' | 'gradient --to' | 'gradient --gamut' | 'gradient --template' | 'gradient -o' | 'gradient --output' | 'harmony --scheme' | 'harmony --space' | 'harmony --to' | 'harmony --gamut' | 'harmony --template' | 'adjust --lighten' | 'adjust --darken' | 'adjust --saturate' | 'adjust --desaturate' | 'adjust --rotate' | 'adjust --space' | 'adjust --to' | 'adjust --gamut' | 'adjust --template' | 'shades -n' | 'shades --count' | 'shades --to' | 'shades --gamut' | 'shades --template' | 'sort --by' | 'sort --to' | 'sort --gamut' | 'sort --template' | 'random -n' | 'random --count' | 'random --seed' | 'random --to' | 'random --template' | 'fav/add --name' | 'fav/import --from' | 'fav/export --to' | 'fav/export -o' | 'fav/export --output' | 'edit --name' | 'edit --at' | 'export --to' | 'export --from' | 'export -o' | 'export --output' | 'export --columns' | 'export --cell' | 'export --notation' | 'import --into' | 'import --from' | 'store/products --products' | 'store/buy --quantity' | 'store/buy --products' | 'store/restore --products' | 'store/status --products' | 'store/approve --products' | 'store/decline --products' | 'store/resolve --products' | 'store/refund --products' | 'store/receipt -o' | 'store/receipt --output' | 'store/receipt --products' | 'store/verify-receipt --endpoint' | 'store/verify-receipt --products' | 'store/settings --products' | 'store/reset --products' | 'ledger/verify --expect' | 'ledger/export --to' | 'ledger/export -o' | 'ledger/export --output') return 0 ;;
    *) return 1 ;;
  esac
}

# What can be named here: sets commands and options.
_palette_cli_names() {
  case "$place" in
    '') commands='list show search catalogue pick wheel convert nearest contrast difference check simulate mix gradient harmony adjust shades sort random fav edit remove export import formats store ledger help completions' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'list') commands='' options='--tag --min --max --near --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'show') commands='' options='-o --output --to --force --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'search') commands='' options='--in -n --count --palettes --tag --min --max --near --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'catalogue') commands='check' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'catalogue/check') commands='' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'pick') commands='' options='--size --angle --radius --value --locate --image --to --save --name --copy --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'wheel') commands='' options='--size --mark --value -o --output --to --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'convert') commands='' options='--to --gamut --template --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'nearest') commands='' options='--in --metric -n --count --template --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'contrast') commands='' options='--fix --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'difference') commands='' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'check') commands='' options='--metric --background --against --least-contrast --least-difference --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'simulate') commands='' options='--deficiency --severity --to --gamut --template --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'mix') commands='' options='--at --space --hue --to --gamut --template --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'gradient') commands='' options='-n --count --space --hue --to --gamut --template -o --output --force --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'harmony') commands='' options='--scheme --space --to --gamut --template --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'adjust') commands='' options='--lighten --darken --saturate --desaturate --rotate --grey --gray --complement --invert --space --to --gamut --template --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'shades') commands='' options='-n --count --to --gamut --template --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'sort') commands='' options='--by --unique --to --gamut --template --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'random') commands='' options='-n --count --seed --to --template --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'fav') commands='list add remove toggle rename move clear import export' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'fav/list') commands='' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'fav/add') commands='' options='--name --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'fav/remove') commands='' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'fav/toggle') commands='' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'fav/rename') commands='' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'fav/move') commands='' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'fav/clear') commands='' options='-y --yes --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'fav/import') commands='' options='--from --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'fav/export') commands='' options='--to -o --output --force --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'edit') commands='' options='--name --at --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'remove') commands='' options='-y --yes --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'export') commands='' options='--to --from -o --output --force --split --strict --combinations --columns --cell --notation --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'import') commands='' options='--into --from --split --replace -y --yes --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'formats') commands='' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store') commands='products buy restore status approve decline resolve refund receipt verify-receipt settings reset' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/products') commands='' options='--products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/buy') commands='' options='--quantity -y --yes --products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/restore') commands='' options='--products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/status') commands='' options='--products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/approve') commands='' options='--products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/decline') commands='' options='--silent --products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/resolve') commands='' options='--products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/refund') commands='' options='--products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/receipt') commands='' options='-o --output --force --products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/verify-receipt') commands='' options='--endpoint --products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/settings') commands='' options='--reset --products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'store/reset') commands='' options='-y --yes --products --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'ledger') commands='list verify export verify-jws' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'ledger/list') commands='' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'ledger/verify') commands='' options='--expect --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'ledger/export') commands='' options='--to -o --output --force --catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'ledger/verify-jws') commands='' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'help') commands='list show search catalogue pick wheel convert nearest contrast difference check simulate mix gradient harmony adjust shades sort random fav edit remove export import formats store ledger help completions' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'help/catalogue') commands='check' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'help/fav') commands='list add remove toggle rename move clear import export' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'help/store') commands='products buy restore status approve decline resolve refund receipt verify-receipt settings reset' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'help/ledger') commands='list verify export verify-jws' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
    'completions') commands='' options='--catalogue --catalog --data-dir --lang --json --color --colour -h --help -V --version' ;;
  esac
}

# What the value of an option, or the positional of a number, can be: sets words, kind or paths.
_palette_cli_values() {
  case "$place $1" in
    *' --catalogue' | *' --catalog') paths=file ;;
    *' --data-dir') paths=directory ;;
    *' --lang') words+=' en zh' ;;
    *' --color' | *' --colour') words+=' auto always never' ;;
    'list --tag') kind='tag' ;;
    'list --near') kind='colour' ;;
    'list 1') kind='place' ;;
    'show -o' | 'show --output') paths=file ;;
    'show --to') words+=' gpl ase aco jasc paintnet hex tokens css scss tailwind tailwind3 plist png png-sheet svg html swift alacritty kitty kpl procreate act riff sketchpalette' ;;
    'show '[0-9]*) kind='address' ;;
    'search --in') kind='place' ;;
    'search --tag') kind='tag' ;;
    'search --near') kind='colour' ;;
    'catalogue/check '[0-9]*) paths=file ;;
    'pick --locate') kind='colour' ;;
    'pick --image') paths=file ;;
    'pick --to') words+=' hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name' ;;
    'wheel --mark') kind='colour' ;;
    'wheel -o' | 'wheel --output') paths=file ;;
    'wheel --to') words+=' png svg html ppm pam' ;;
    'convert --to') words+=' hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name' ;;
    'convert --gamut') words+=' css clip' ;;
    'convert '[0-9]*) kind='colour' ;;
    'nearest --in') kind='place' ;;
    'nearest --metric') words+=' ok 76 2000' ;;
    'nearest '[0-9]*) kind='colour' ;;
    'contrast --fix') words+=' aa aaa' ;;
    'contrast 1') kind='colour' ;;
    'contrast 2') kind='colour' ;;
    'difference 1') kind='colour' ;;
    'difference 2') kind='colour' ;;
    'check --metric') words+=' ok 76 2000' ;;
    'check --background') kind='colour' ;;
    'check --against') kind='colour' ;;
    'check 1') kind='palette' paths=file ;;
    'simulate --deficiency') words+=' protan deutan tritan' ;;
    'simulate --to') words+=' hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name' ;;
    'simulate --gamut') words+=' css clip' ;;
    'simulate '[0-9]*) kind='colour' ;;
    'mix --space') words+=' srgb srgb-linear hsl hsv hwb oklab oklch lab lch xyz-d65 xyz-d50 display-p3 a98-rgb prophoto-rgb rec2020 xyz' ;;
    'mix --hue') words+=' shorter longer increasing decreasing' ;;
    'mix --to') words+=' hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name' ;;
    'mix --gamut') words+=' css clip' ;;
    'mix 1') kind='colour' ;;
    'mix 2') kind='colour' ;;
    'gradient --space') words+=' srgb srgb-linear hsl hsv hwb oklab oklch lab lch xyz-d65 xyz-d50 display-p3 a98-rgb prophoto-rgb rec2020 xyz' ;;
    'gradient --hue') words+=' shorter longer increasing decreasing' ;;
    'gradient --to') words+=' hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name' ;;
    'gradient --gamut') words+=' css clip' ;;
    'gradient -o' | 'gradient --output') paths=file ;;
    'gradient '[0-9]*) kind='colour' ;;
    'harmony --scheme') words+=' complementary analogous triadic tetradic square split-complementary' ;;
    'harmony --space') words+=' hsl oklch' ;;
    'harmony --to') words+=' hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name' ;;
    'harmony --gamut') words+=' css clip' ;;
    'harmony 1') kind='colour' ;;
    'adjust --space') words+=' hsl oklch' ;;
    'adjust --to') words+=' hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name' ;;
    'adjust --gamut') words+=' css clip' ;;
    'adjust '[0-9]*) kind='colour' ;;
    'shades --to') words+=' hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name' ;;
    'shades --gamut') words+=' css clip' ;;
    'shades 1') kind='colour' ;;
    'sort --by') words+=' hue lightness chroma luminance' ;;
    'sort --to') words+=' hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name' ;;
    'sort --gamut') words+=' css clip' ;;
    'sort '[0-9]*) kind='colour' ;;
    'random --to') words+=' hex hex-upper rgb css hsl hsv hwb lab lch oklab oklch xyz p3 srgb srgb-linear a98-rgb prophoto-rgb rec2020 xyz-d50 cmyk ansi256 swiftui uikit android int name' ;;
    'fav/add '[0-9]*) kind='colour' ;;
    'fav/remove '[0-9]*) kind='favourite' ;;
    'fav/toggle 1') kind='colour' ;;
    'fav/rename 1') kind='favourite' ;;
    'fav/move 1') kind='favourite' ;;
    'fav/import --from') words+=' gpl ase aco jasc paintnet hex tokens css scss tailwind plist png kpl procreate act riff sketchpalette' ;;
    'fav/import '[0-9]*) paths=file ;;
    'fav/export --to') words+=' gpl ase aco jasc paintnet hex tokens css scss tailwind tailwind3 plist png png-sheet svg html swift alacritty kitty kpl procreate act riff sketchpalette' ;;
    'fav/export -o' | 'fav/export --output') paths=file ;;
    'edit 1') kind='own' ;;
    'edit 2') words+=' add rename move remove title' ;;
    'edit '[0-9]*) kind='edit' ;;
    'remove '[0-9]*) kind='own' ;;
    'export --to') words+=' gpl ase aco jasc paintnet hex tokens css scss tailwind tailwind3 plist png png-sheet svg html swift alacritty kitty kpl procreate act riff sketchpalette' ;;
    'export --from') words+=' gpl ase aco jasc paintnet hex tokens css scss tailwind plist png kpl procreate act riff sketchpalette' ;;
    'export -o' | 'export --output') paths=file ;;
    'export --notation') words+=' hex hex-upper css hsl hwb lab lch oklab oklch xyz p3 srgb' ;;
    'export '[0-9]*) kind='palette' paths=file ;;
    'import --from') words+=' gpl ase aco jasc paintnet hex tokens css scss tailwind plist png kpl procreate act riff sketchpalette' ;;
    'import '[0-9]*) paths=file ;;
    'store/products --products') paths=file ;;
    'store/products '[0-9]*) kind='product' ;;
    'store/buy --products') paths=file ;;
    'store/buy 1') kind='product' ;;
    'store/restore --products') paths=file ;;
    'store/status --products') paths=file ;;
    'store/approve --products') paths=file ;;
    'store/approve 1') kind='product' ;;
    'store/decline --products') paths=file ;;
    'store/decline 1') kind='product' ;;
    'store/resolve --products') paths=file ;;
    'store/resolve 1') kind='product' ;;
    'store/refund --products') paths=file ;;
    'store/refund 1') kind='product' ;;
    'store/receipt -o' | 'store/receipt --output') paths=file ;;
    'store/receipt --products') paths=file ;;
    'store/verify-receipt --endpoint') words+=' production sandbox' ;;
    'store/verify-receipt --products') paths=file ;;
    'store/verify-receipt 1') paths=file ;;
    'store/settings --products') paths=file ;;
    'store/settings 1') words+=' payments-allowed ask-to-buy interrupted environment account storefront fail-with fail-restore-with restore-stops-after network delay receipt verify-status rebuy finish-fails crash-at' ;;
    'store/settings 2') kind='setting-value' ;;
    'store/reset --products') paths=file ;;
    'store/reset 1') words+=' app all' ;;
    'ledger/export --to') words+=' json csv hledger beancount jws jwk receipt' ;;
    'ledger/export -o' | 'ledger/export --output') paths=file ;;
    'ledger/verify-jws 1') paths=file ;;
    'completions 1') words+=' bash zsh fish' ;;
  esac
}

# Splits the line as the shell would: COMP_WORDS breaks at ':' and '=' too. Sets line_words and
# open_quote.
_palette_cli_split() {
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
_palette_cli_quote() {
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
_palette_cli_reply() {
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
    _palette_cli_quote || return
  fi
  COMPREPLY+=("$value")
}

_palette_cli() {
  local place="" commands="" options="" words="" kind="" paths=""
  local current="" glued="" open_quote="" value
  local -a line_words=()
  local index word pending="" ended="" number=1
  COMPREPLY=()
  _palette_cli_split
  current="${line_words[${#line_words[@]} - 1]}"
  for ((index = 1; index < ${#line_words[@]} - 1; index++)); do
    word="${line_words[index]}"
    if [[ -n $pending ]]; then
      pending=""
    elif [[ -z $ended && $word == -- ]]; then
      ended=1
    elif [[ -z $ended && $word == -?* ]]; then
      if _palette_cli_takes_value "$word"; then pending="$word"; fi
    elif ! _palette_cli_enter "$word"; then
      ((number++))
    fi
  done
  _palette_cli_names
  if [[ -n $pending ]]; then
    _palette_cli_values "$pending"
  elif [[ -z $ended && $current == --*=* ]]; then
    _palette_cli_values "${current%%=*}"
    glued="${current%%=*}="
    current="${current#*=}"
  elif [[ -z $ended && $current == -* ]]; then
    words="$options"
  else
    if [[ $number == 1 ]]; then words="$commands"; fi
    _palette_cli_values "$number"
  fi
  for value in $words; do _palette_cli_reply "$value"; done
  if [[ -n $kind ]]; then
    while IFS= read -r value; do
      _palette_cli_reply "${value%%$'\t'*}"
    done < <(palette-cli __complete -- "$kind" "$current" \
      "${line_words[@]:1:${#line_words[@]}-2}" 2>/dev/null)
    # What ends with a slash can go on.
    if [[ ${COMPREPLY[0]} == */ ]]; then compopt -o nospace 2>/dev/null; fi
  fi
  if [[ -n $paths ]]; then
    compopt -o filenames 2>/dev/null
    while IFS= read -r value; do COMPREPLY+=("$value"); done < <(compgen -A "$paths" -- "$current")
  fi
}
complete -F _palette_cli palette-cli
