extension PaletteFormat {
  /// What is to be known of the format: the one table of formats.
  public var facts: PaletteFormatFacts {
    switch self {
    case .gpl:
      PaletteFormatFacts(
        "GIMP palette", ["gpl"], holds: .names,
        reader: GIMPPalette.self, writer: GIMPPalette.self)
    case .ase:
      PaletteFormatFacts(
        "Adobe Swatch Exchange", ["ase"], holds: [.names, .groups, .wideGamut, .inks, .kinds],
        isText: false,
        reader: AdobeSwatchExchange.self, writer: AdobeSwatchExchange.self)
    case .aco:
      PaletteFormatFacts(
        "Photoshop swatches", ["aco"], holds: [.names, .wideGamut, .inks], maximum: 65_535,
        isText: false,
        reader: PhotoshopSwatches.self, writer: PhotoshopSwatches.self)
    case .jasc:
      PaletteFormatFacts(
        "JASC palette", ["pal"], holds: [],
        reader: JASCPalette.self, writer: JASCPalette.self)
    case .paintnet:
      PaletteFormatFacts(
        "Paint.NET palette", ["txt"], holds: .alpha, maximum: 96, beyond: .unread,
        reader: PaintNETPalette.self, writer: PaintNETPalette.self)
    case .hex:
      PaletteFormatFacts(
        "hex list", ["hex"], holds: .alpha,
        reader: HexList.self, writer: HexList.self)
    case .tokens:
      PaletteFormatFacts(
        "design tokens", ["tokens.json", "json"], holds: [.names, .groups, .alpha, .wideGamut],
        reader: DesignTokens.self, writer: DesignTokens.self)
    case .css:
      PaletteFormatFacts(
        "CSS properties", ["css"], holds: [.names, .groups, .alpha, .wideGamut],
        reader: CSSProperties.self, writer: CSSProperties.self)
    case .scss:
      PaletteFormatFacts(
        "SCSS variables", ["scss"], holds: [.names, .groups, .alpha, .wideGamut],
        reader: SCSSVariables.self, writer: SCSSVariables.self)
    case .tailwind:
      PaletteFormatFacts(
        "Tailwind 4 theme", ["theme.css"], holds: [.names, .groups, .alpha, .wideGamut],
        reader: TailwindTheme.self, writer: TailwindTheme.self)
    case .tailwind3:
      PaletteFormatFacts(
        "Tailwind 3 configuration", ["js"], holds: [.names, .groups, .alpha, .wideGamut],
        writer: TailwindConfiguration.self)
    case .plist:
      PaletteFormatFacts(
        "property list", ["plist"], holds: [.names, .groups, .combinations],
        reader: CataloguePalettes.self, writer: CataloguePalettes.self)
    case .png:
      PaletteFormatFacts(
        "PNG strip", ["png"], holds: .alpha, isText: false,
        reader: PNGStrip.self, writer: PNGStrip.self)
    case .pngSheet:
      PaletteFormatFacts(
        "PNG sheet", [], holds: [.names, .groups], isText: false,
        writer: PNGSheet.self)
    case .svg:
      PaletteFormatFacts(
        "SVG sheet", ["svg"], holds: [.names, .groups, .alpha],
        writer: SVGSheet.self)
    case .html:
      PaletteFormatFacts(
        "HTML sheet", ["html", "htm"], holds: [.names, .groups, .alpha, .wideGamut],
        writer: HTMLSheet.self)
    case .swift:
      PaletteFormatFacts(
        "Swift source", ["swift"], holds: [.names, .groups, .alpha, .wideGamut],
        writer: SwiftSource.self)
    case .alacritty:
      PaletteFormatFacts(
        "Alacritty theme", ["toml"], holds: [], maximum: 16, beyond: .refusedUnlessNamed,
        writer: AlacrittyTheme.self)
    case .kitty:
      PaletteFormatFacts(
        "kitty theme", ["conf"], holds: [], maximum: 16, beyond: .refusedUnlessNamed,
        writer: KittyTheme.self)
    case .kpl:
      PaletteFormatFacts(
        "Krita palette", ["kpl"], holds: [.names, .groups], isText: false,
        reader: KritaPalette.self, writer: KritaPalette.self)
    case .procreate:
      PaletteFormatFacts(
        "Procreate swatches", ["swatches"], holds: .alpha, maximum: 30, beyond: .refused,
        isText: false,
        reader: ProcreateSwatches.self, writer: ProcreateSwatches.self)
    case .act:
      PaletteFormatFacts(
        "Photoshop colour table", ["act"], holds: [], maximum: 256, isText: false,
        reader: PhotoshopColourTable.self, writer: PhotoshopColourTable.self)
    case .riff:
      PaletteFormatFacts(
        "RIFF palette", ["pal"], holds: [], maximum: 65_535, isText: false,
        reader: RIFFPalette.self, writer: RIFFPalette.self)
    case .sketchpalette:
      PaletteFormatFacts(
        "Sketch palette", ["sketchpalette"], holds: [.names, .alpha],
        reader: SketchPalette.self, writer: SketchPalette.self)
    }
  }
}
