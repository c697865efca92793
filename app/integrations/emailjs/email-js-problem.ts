/**
 * Why EmailJS did not take a message, with the status and text that its library gives (specification, section 8):
 * `headless` 451, `forbidden` 403, `too-many` 429, `network` 0, `not-set-up` when an identifier is missing, and `refused` for
 * any other answer of the service.
 */
export type EmailJsProblem = {
  kind: 'headless' | 'forbidden' | 'too-many' | 'network' | 'not-set-up' | 'refused'
  status: number
  text: string
}

const KINDS: Record<number, EmailJsProblem['kind']> = {
  0: 'network',
  403: 'forbidden',
  429: 'too-many',
  451: 'headless',
}

/** Reads what the library threw: a status with a text, a sentence about a missing identifier, or the browser's own error. */
export function describeEmailJsError(thrown: unknown): EmailJsProblem {
  if (typeof thrown === 'string') return { kind: 'not-set-up', status: 0, text: thrown }
  if (typeof thrown === 'object' && thrown !== null && 'status' in thrown && 'text' in thrown) {
    const status = Number(thrown.status)
    return { kind: KINDS[status] ?? 'refused', status, text: String(thrown.text) }
  }
  // What `fetch` rejects with when nothing came back. The library's own default for it is the same.
  if (thrown instanceof TypeError) return { kind: 'network', status: 0, text: 'Network Error' }
  throw thrown
}
