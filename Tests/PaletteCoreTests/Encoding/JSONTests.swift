import PaletteCore
import Testing

@Suite struct JSONTests {
  @Test func keepsOrderAndLeavesOutWhatDoesNotApply() {
    let value = JSON.object(["b": .integer(1), "gone": nil, "a": .array([.null, .bool(true)])])
    #expect(value.text == #"{"b":1,"a":[null,true]}"#)
    #expect(value.adding(["c": .number("0.5")]).text == #"{"b":1,"a":[null,true],"c":0.5}"#)
  }

  @Test func escapesWhatJSONAndTerminalsWouldMisread() {
    #expect(JSON.string("\u{9B}31m\u{202E}é").text == #""\u009b31m\u202eé""#)
    #expect(JSON.string("a\"\\\n\r\t\u{1B}\u{7F}绯/").text == #""a\"\\\n\r\t\u001b\u007f绯/""#)
  }
}
