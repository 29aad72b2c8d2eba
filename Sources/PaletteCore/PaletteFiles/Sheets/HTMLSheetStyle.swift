extension HTMLSheet {
  /// How the page looks: light and dark, on a phone, in high contrast and on paper.
  static let stylesheet = #"""
    :root { color-scheme: light dark; --cell: 9.5rem; --most: 1fr; --page: #fbfbfa; --text: #1c1c1e;
      --quiet: #62626a; --edge: rgb(0 0 0 / 0.1); --focus: #0a5fd6; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #161618; --text: #f0f0f2; --quiet: #a3a3ac; --edge: rgb(255 255 255 / 0.14);
        --focus: #7db4ff; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 90rem; padding: clamp(1rem, 4vw, 3.5rem); background: var(--page);
      color: var(--text); font: 1rem/1.45 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif;
      overflow-wrap: anywhere; }
    header { margin-bottom: 2.25rem; }
    h1 { margin: 0; font-size: clamp(1.6rem, 4vw, 2.4rem); line-height: 1.15; letter-spacing: -0.015em;
      text-wrap: balance; }
    h2 { margin: 2.75rem 0 0.9rem; font-size: 1.2rem; line-height: 1.3; }
    section:first-child h2 { margin-top: 0; }
    p { margin: 0.5rem 0 0; color: var(--quiet); }
    .comment { max-width: 44rem; white-space: pre-line; }
    section { content-visibility: auto; contain-intrinsic-size: auto 30rem; padding: 0 6px 6px;
      margin: 0 -6px; }
    ul { display: grid; gap: 0.9rem; margin: 0; padding: 0; list-style: none;
      grid-template-columns: repeat(auto-fill, minmax(min(var(--cell), calc(50% - 0.45rem)), 1fr)); }
    button { position: relative; isolation: isolate; display: flex; flex-direction: column;
      justify-content: flex-end; width: 100%; height: 100%; min-height: 8.5rem;
      padding: 0.75rem 0.85rem;
      border: 0; border-radius: 0.8rem; background: none; color: #000; font: inherit; text-align: start;
      cursor: pointer; transition: transform 0.12s; }
    button.w { color: #fff; }
    i { position: absolute; inset: 0; z-index: -1; border-radius: inherit;
      box-shadow: inset 0 0 0 1px var(--edge); }
    i.a { background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 1rem 1rem; }
    b { font-weight: 600; line-height: 1.25; }
    code { margin-top: 0.15rem; font: 0.8125rem/1.4 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono",
      monospace; }
    button::after { content: "✓"; position: absolute; top: 0.6rem; right: 0.85rem; font-weight: 700;
      opacity: 0; }
    button.done::after { opacity: 1; }
    button:hover { transform: translateY(-2px); }
    button:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
    #said { position: fixed; left: 50%; bottom: 1.5rem; translate: -50% 0; max-width: calc(100vw - 2rem);
      width: max-content; margin: 0; padding: 0.65rem 1.1rem 0.65rem 2.75rem; border-radius: 1.5rem;
      background: var(--text); color: var(--page); font-variant-numeric: tabular-nums;
      visibility: hidden; opacity: 0; transition: opacity 0.15s;
      box-shadow: 0 2px 16px rgb(0 0 0 / 0.25); }
    #said.shown { visibility: visible; opacity: 1; }
    #said > i { inset: 50% auto auto 1rem; width: 1.15rem; height: 1.15rem; margin-top: -0.575rem;
      border-radius: 50%; z-index: 0; }
    .away { position: fixed; opacity: 0; }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    @media (forced-colors: active) { button, i { forced-color-adjust: none; } }
    @media print {
      :root { --page: #fff; --text: #000; --quiet: #444; --edge: rgb(0 0 0 / 0.2); }
      body { max-width: none; padding: 0; }
      i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      button { min-height: 6rem; }
      li { break-inside: avoid; }
      h2 { break-after: avoid; }
      section { content-visibility: visible; margin: 0; padding: 0; }
      button:focus-visible { outline: none; }
      .hint, #said, button::after { display: none; }
    }
    """#
}
