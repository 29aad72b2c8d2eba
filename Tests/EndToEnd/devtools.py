"""A page in Chromium without a window, spoken to through the DevTools protocol over two pipes."""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Page:
    """A page that is open; use it in a `with`.

    Events of the page are kept: `events(name)` gives those of a kind.
    """

    def __init__(self, before=""):
        """`before` is a script that runs in every page first."""
        self.profile = tempfile.mkdtemp(prefix="palette-cli-chromium-")
        read_end, self.sending = os.pipe()
        self.receiving, write_end = os.pipe()
        # The protocol wants its pipes at 3 and 4.
        call = ('exec "$@" 3<&%d 4>&%d' % (read_end, write_end))
        self.process = subprocess.Popen(
            ["bash", "-c", call, "chromium", "chromium", "--headless", "--no-sandbox",
             "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-background-networking", f"--user-data-dir={self.profile}",
             "--remote-debugging-pipe", "about:blank"],
            pass_fds=(read_end, write_end), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read_end)
        os.close(write_end)
        self.buffer = b""
        self.number = 0
        self.session = None
        self.all_events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.call("Page.addScriptToEvaluateOnNewDocument", source=before)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.sending)
        os.close(self.receiving)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **parameters):
        """What a method of the protocol answers."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.sending, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise AssertionError((method, answer["error"]))
                return answer["result"]
            self.all_events.append(answer)

    def receive(self, patience=60):
        while b"\0" not in self.buffer:
            if not select.select([self.receiving], [], [], patience)[0]:
                raise AssertionError("Chromium does not answer.")
            piece = os.read(self.receiving, 1 << 20)
            if not piece:
                raise AssertionError("Chromium has ended.")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def events(self, name):
        return [event["params"] for event in self.all_events if event.get("method") == name]

    def open(self, path):
        """Opens a file and waits until it is there with all that it has."""
        self.call("Page.navigate", url=f"file://{path}")
        self.wait("document.readyState === 'complete' && location.protocol === 'file:'")

    def evaluate(self, expression):
        """The value of a JavaScript expression; of a promise what it brings."""
        answer = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise AssertionError((expression, answer["exceptionDetails"]))
        return answer["result"].get("value")

    def wait(self, expression, patience=20):
        """Waits until an expression is true."""
        end = time.monotonic() + patience
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise AssertionError(f"never true: {expression}")
            time.sleep(0.02)

    def complaints(self):
        """Errors of scripts, and whatever was written to the console."""
        return [self.events(name) for name in
                ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded")
                if self.events(name)]

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=width < 500)

    def prefer(self, **features):
        """Sets media features, such as `prefers_color_scheme`."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def press(self, key):
        code = {"Enter": 13, " ": 32, "Tab": 9, "End": 35, "Home": 36, "ArrowLeft": 37,
                "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}[key]
        text = {"Enter": "\r", " ": " "}.get(key)
        more = {"text": text} if text else {}
        name = "Space" if key == " " else key
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", key=key,
                  code=name, windowsVirtualKeyCode=code, **more)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=name,
                  windowsVirtualKeyCode=code)
