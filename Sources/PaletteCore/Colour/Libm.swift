// The one place of this folder that names the system's mathematics library.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
func cubeRoot(_ number: Double) -> Double { cbrt(number) }
func sine(degrees: Double) -> Double { sin(degrees * (.pi / 180)) }
func cosine(degrees: Double) -> Double { cos(degrees * (.pi / 180)) }
func exponential(_ number: Double) -> Double { exp(number) }

/// The direction of a vector in degrees, 0 ..< 360; 0 for no vector at all.
func angle(x: Double, y: Double) -> Double {
  let degrees = signedAngle(x: x, y: y)
  return degrees < 0 ? degrees + 360 : degrees
}

/// The direction of a vector in degrees, -180 to 180; 0 for no vector at all.
func signedAngle(x: Double, y: Double) -> Double { atan2(y, x) * (180 / .pi) }
