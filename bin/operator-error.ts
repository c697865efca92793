/** A failure that the operator can mend; the message says how. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
