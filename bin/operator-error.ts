export class OperatorError extends Error {
  override name = 'OperatorError'
}
