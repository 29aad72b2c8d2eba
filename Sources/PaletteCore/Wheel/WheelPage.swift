extension WheelImage {
  /// The wheel as a page that needs nothing else: the point under the mouse tells its colour, and a
  /// click copies it.
  ///
  /// - Parameters:
  ///   - wheel: The wheel; its frame gives the largest size of the drawing.
  ///   - marked: A colour to mark with a ring, if any.
  /// - Returns: The text of the file.
  public static func html(_ wheel: Wheel, marking marked: RGB8? = nil) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>HSV colour wheel</title>
    <style>
    :root { color-scheme: light dark; }
    body { display: grid; place-content: center; gap: 1.5rem; box-sizing: border-box;
      min-height: 100vh; margin: 0; padding: 1.5rem; text-align: center;
      font: 1.125rem ui-monospace, Menlo, Consolas, monospace; }
    svg { display: block; max-width: 100%; height: auto; overflow: visible; cursor: crosshair; }
    output { min-height: 1.5em; }
    i { display: inline-block; width: 1em; height: 1em; margin-right: 0.5em; border-radius: 50%;
      vertical-align: -0.125em; }
    @media (prefers-color-scheme: dark) { :root { background: #17181a; color: #e8e8ea; } }
    </style>
    </head>
    <body>
    \(svg(wheel, marking: marked))<output aria-live="polite">\(marked.map(chip) ?? "&nbsp;")</output>
    <script>
    "use strict";
    const value = \(DecimalText.text(wheel.value, decimals: 4));
    \(script)
    </script>
    </body>
    </html>

    """
  }

  private static func chip(_ rgb: RGB8) -> String {
    #"<i style="background:\#(rgb.hex)"></i>\#(rgb.hex)"#
  }

  /// The colour of a point is that of HSV, as `Wheel` has it.
  private static let script = """
    const drawing = document.querySelector("svg");
    const output = document.querySelector("output");
    function colour(event) {
      const frame = drawing.getBoundingClientRect();
      const radius = Math.min(frame.width, frame.height) / 2;
      const x = (event.clientX - frame.left - frame.width / 2) / radius;
      const y = (frame.top + frame.height / 2 - event.clientY) / radius;
      const saturation = Math.hypot(x, y);
      if (saturation > 1) return null;
      const hue = (Math.atan2(y, x) * 180 / Math.PI + 360) % 360;
      const channel = (n) => {
        const k = (n + hue / 60) % 6;
        const light = value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1));
        return Math.floor(light * 255 + 0.5).toString(16).padStart(2, "0");
      };
      return "#" + channel(5) + channel(3) + channel(1);
    }
    function tell(hex, more) {
      const dot = document.createElement("i");
      dot.style.background = hex;
      output.replaceChildren(dot, hex + more);
    }
    drawing.addEventListener("pointermove", (event) => {
      const hex = colour(event);
      if (hex) tell(hex, "");
    });
    drawing.addEventListener("click", async (event) => {
      const hex = colour(event);
      if (!hex) return;
      try {
        await navigator.clipboard.writeText(hex);
        tell(hex, " copied");
      } catch {
        tell(hex, " cannot be copied here");
      }
    });
    """
}
