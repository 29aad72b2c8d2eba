"""Collects deviations and says at the end which are too large."""

import math


def distance(one, other):
    """How far two numbers are apart: without end where one is none, which is no agreement."""
    apart = abs(one - other)
    return math.inf if math.isnan(apart) else apart


class Report:
    """The worst deviation of every kind, in the unit of its tolerance."""

    def __init__(self):
        self._failures = []

    def section(self, title, deviations):
        """Prints a line for what was compared.

        `deviations` yields (deviation ÷ tolerance, deviation, words for the colour), one a colour.
        """
        worst, count, over = (-1.0, 0.0, ""), 0, 0
        for entry in deviations:
            count += 1
            over += not entry[0] <= 1
            if not entry[0] <= worst[0]:
                worst = entry
        mark = "ok  " if over == 0 and count > 0 else "FAIL"
        print(f"{mark} {title}: {count} compared, worst {worst[1]:.3g} "
              f"({worst[0]:.2f} of what is allowed)", flush=True)
        if over:
            self._failures.append(f"{title}: {over} of {count} too far apart, worst: {worst[2]}")
        if count == 0:
            self._failures.append(f"{title}: there was nothing to compare")

    def finish(self):
        """The exit status; tells all that failed."""
        for failure in self._failures:
            print(failure)
        print("all agree" if not self._failures else f"{len(self._failures)} do not agree")
        return 1 if self._failures else 0
