import PaletteCore

_ = RGB8(packed: 0)
