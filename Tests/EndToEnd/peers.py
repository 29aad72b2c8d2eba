"""Software of other makers that checks what the program writes.

Where one is missing, the tests that need it are skipped and say so; with PALETTE_REQUIRE_PEERS=1
they fail instead.
"""

import functools
import importlib.util
import os
import pathlib
import shutil
import sys

MODULES = {
    "jwt": "pyjwt", "appstoreserverlibrary": "app-store-server-library",
    "coloraide": "coloraide", "PIL": "pillow", "gimpformats": "gimpformats",
    "jsonschema": "jsonschema", "sass": "libsass", "swatch": "swatch", "tinycss2": "tinycss2",
}

# Programs whose modules would hide others: each lies in a folder of its own beside the rest.
PROGRAMS = {
    "adobe-color-swatch": pathlib.Path(sys.prefix) / "adobe-color-swatch" / "bin" / "swatch",
}


def is_there(peer):
    if peer in PROGRAMS:
        return PROGRAMS[peer].exists()
    return bool(importlib.util.find_spec(peer) if peer in MODULES else shutil.which(peer))


def needs(*peers):
    """Marks a test that has its answers checked by programs or Python modules."""
    def mark(test):
        @functools.wraps(test)
        def run(self):
            missing = [MODULES.get(peer, peer) for peer in peers if not is_there(peer)]
            if missing and os.environ.get("PALETTE_REQUIRE_PEERS") == "1":
                self.fail(f"not installed: {', '.join(missing)}")
            if missing:
                self.skipTest(f"not installed: {', '.join(missing)}")
            test(self)
        return run
    return mark
