/** A file, or one item of it, that cannot be taken; the message is one sentence for the operator. */
export class ImportError extends Error {
  override name = 'ImportError'
}
