import PaletteCore
import Testing

@Suite struct ClipboardSequenceTests {
  @Test func plainTerminal() {
    #expect(
      ClipboardSequence.text(copying: "#ffd24c", environment: ["TMUX": ""])
        == "\u{1B}]52;c;I2ZmZDI0Yw==\u{7}")
  }

  @Test func tmuxGetsTheInnerEscapeDoubled() {
    #expect(
      ClipboardSequence.text(copying: "a", environment: ["TMUX": "/tmp/x,1,0"])
        == "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YQ==\u{7}\u{1B}\\")
  }

  @Test func screenGetsAnEnvelope() {
    #expect(
      ClipboardSequence.text(copying: "a", environment: ["STY": "1.pts"])
        == "\u{1B}P\u{1B}]52;c;YQ==\u{7}\u{1B}\\")
  }
}
