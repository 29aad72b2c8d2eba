"""The report must fail where nothing is shown to agree."""

import contextlib
import io
import math
import unittest

from report import Report, distance


class ReportTest(unittest.TestCase):
    def status(self, *deviations):
        """The exit status after one section of deviations in units of the tolerance."""
        report = Report()
        with contextlib.redirect_stdout(io.StringIO()):
            report.section("title", ((part, part, "words") for part in deviations))
            return report.finish()

    def test_what_agrees(self):
        self.assertEqual(self.status(0, 0.5, 1), 0)

    def test_what_does_not(self):
        for deviations in ((), (1.01,), (0, 2, 0), (math.nan,), (math.nan, 0.5), (0.5, math.nan, 0),
                           (math.inf,)):
            self.assertEqual(self.status(*deviations), 1, deviations)

    def test_no_number_is_no_agreement(self):
        self.assertEqual(distance(1, 3.5), 2.5)
        for pair in ((math.nan, 1), (1, math.nan), (math.inf, math.inf)):
            self.assertEqual(distance(*pair), math.inf)


if __name__ == "__main__":
    unittest.main()
