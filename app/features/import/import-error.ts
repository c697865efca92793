/** A file, or one item of it, that cannot be taken; the message is one sentence for the operator. */
export class ImportError extends Error {
  override name = 'ImportError'
}

/** Of an entry whose text the thread for long texts gave up. */
export const TOO_LONG = 'To read its text takes too long.'
