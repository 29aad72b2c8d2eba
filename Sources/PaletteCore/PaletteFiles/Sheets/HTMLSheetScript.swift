extension HTMLSheet {
  /// What copies a colour and goes from one to the next with the arrow keys.
  static let script = #"""

    "use strict";
    const said = document.getElementById("said");
    const lists = [...document.querySelectorAll("ul")].map(
      (list) => [...list.querySelectorAll("button")]);
    let timer = 0;
    let last = null;

    // One stop of the tab key a list; the arrow keys go on from there.
    for (const buttons of lists) {
      for (const button of buttons) button.tabIndex = -1;
      buttons[0].tabIndex = 0;
    }

    function tell(button, text) {
      if (last) last.classList.remove("done");
      last = button;
      button.classList.add("done");
      said.replaceChildren(button.querySelector("i").cloneNode(true), text);
      said.classList.add("shown");
      clearTimeout(timer);
      timer = setTimeout(() => {
        said.classList.remove("shown");
        button.classList.remove("done");
      }, 2500);
    }

    function copyBySelection(text) {
      const field = document.createElement("textarea");
      const focused = document.activeElement;
      field.value = text;
      field.readOnly = true;
      field.className = "away";
      document.body.append(field);
      field.select();
      const done = document.execCommand("copy");
      field.remove();
      focused.focus();
      if (!done) throw new Error("not copied");
    }

    async function copy(button) {
      const text = button.querySelector("code").textContent;
      try {
        if (navigator.clipboard) {
          await navigator.clipboard.writeText(text).catch(() => copyBySelection(text));
        } else {
          copyBySelection(text);
        }
        tell(button, "Copied " + text);
      } catch {
        tell(button, "Cannot copy here: " + text);
      }
    }

    function columnsOf(buttons) {
      const top = buttons[0].getBoundingClientRect().top;
      const next = buttons.findIndex((button) => button.getBoundingClientRect().top > top + 1);
      return next < 0 ? buttons.length : next;
    }

    function neighbour(row, place, key) {
      const buttons = lists[row];
      const columns = key === "ArrowUp" || key === "ArrowDown" ? columnsOf(buttons) : 1;
      switch (key) {
        case "ArrowLeft": return buttons[place - 1] ?? lists[row - 1]?.at(-1);
        case "ArrowRight": return buttons[place + 1] ?? lists[row + 1]?.[0];
        case "Home": return buttons[0];
        case "End": return buttons.at(-1);
        case "ArrowUp": {
          if (place >= columns) return buttons[place - columns];
          const above = lists[row - 1];
          if (!above) return undefined;
          const start = Math.floor((above.length - 1) / columns) * columns;
          return above[Math.min(start + place, above.length - 1)];
        }
        case "ArrowDown": {
          if (place + columns < buttons.length) return buttons[place + columns];
          const start = Math.floor((buttons.length - 1) / columns) * columns;
          if (place < start) return buttons.at(-1);
          const below = lists[row + 1];
          return below?.[Math.min(place % columns, below.length - 1)];
        }
      }
    }

    document.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) copy(button);
    });

    document.addEventListener("keydown", (event) => {
      const button = event.target.closest("button");
      if (!button || event.altKey || event.ctrlKey || event.metaKey) return;
      const row = lists.findIndex((buttons) => buttons.includes(button));
      const target = neighbour(row, lists[row].indexOf(button), event.key);
      if (!target) return;
      event.preventDefault();
      target.focus();
    });

    document.addEventListener("focusin", (event) => {
      const button = event.target.closest("button");
      if (!button) return;
      const buttons = lists.find((buttons) => buttons.includes(button));
      buttons.find((other) => other.tabIndex === 0).tabIndex = -1;
      button.tabIndex = 0;
    });

    """#

  /// The SHA-256 of the script in Base64, by which the page's own policy knows it.
  static let scriptHash = "ar1OmvTk8Z0jMxO8YCFk81w9dqO+YP2qOsxrAjeJfwY="
}
