/// Fails with what is wrong; also when optimised, where `precondition` says nothing.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
