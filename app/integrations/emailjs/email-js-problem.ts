/** Spec 8.25, with the library's status and text; `refused` is any other response of the service. */
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

export function describeEmailJsError(thrown: unknown): EmailJsProblem {
  if (typeof thrown === 'string') return { kind: 'not-set-up', status: 0, text: thrown }
  if (typeof thrown === 'object' && thrown !== null && 'status' in thrown && 'text' in thrown) {
    const status = Number(thrown.status)
    return { kind: KINDS[status] ?? 'refused', status, text: String(thrown.text) }
  }
  // What `fetch` rejects with when nothing came back; the library's own default is the same.
  if (thrown instanceof TypeError) return { kind: 'network', status: 0, text: 'Network Error' }
  throw thrown
}
