extension Wheel {
  /// Where a colour lies on the wheel: the point of its HSV hue and saturation.
  ///
  /// A grey lies in the centre. The wheel's own value plays no part: the point is the same on a
  /// darker disc, and the colour's value is given with it.
  ///
  /// - Parameter rgb: The colour to find.
  /// - Returns: The point, which belongs to the disc, and the colour's value.
  public func locate(_ rgb: RGB8) -> WheelPoint {
    let (red, green, blue) = (Double(rgb.red), Double(rgb.green), Double(rgb.blue))
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    guard range > 0 else { return WheelPoint(x: centreX, y: centreY, value: highest / 255) }
    let position: Double
    if highest == red {
      position = (green - blue) / range + (green < blue ? 6 : 0)
    } else if highest == green {
      position = (blue - red) / range + 2
    } else {
      position = (red - green) / range + 4
    }
    let place = point(hue: position * 60, saturation: range / highest)
    return WheelPoint(x: place.x, y: place.y, value: highest / 255)
  }
}
