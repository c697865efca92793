import { init, sendForm } from '@emailjs/browser'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** All of it is public. `origin` is where the service's endpoint is. */
export type EmailJsAccount = {
  publicKey: string
  serviceId: string
  templateId: string
  origin: string
}

/** Spec 3.24. */
export type EmailResponse = { status: number; text: string }

// The service takes one message a second; the library then refuses without a request.
const ONE_A_SECOND = { id: 'message', throttle: 1_000 }

// The library would use the browser's storage, where this site stores nothing.
const lastSent = new Map<string, string>()
const memory = {
  get: (key: string) => Promise.resolve(lastSent.get(key) ?? null),
  set: (key: string, value: string) => Promise.resolve(void lastSent.set(key, value)),
  remove: (key: string) => Promise.resolve(void lastSent.delete(key)),
}

/** Spec 7.24. Sends every named field. */
export async function sendByEmailJs(
  form: HTMLFormElement,
  account: EmailJsAccount,
): Promise<Result<EmailResponse, EmailJsProblem>> {
  const { publicKey, serviceId, templateId, origin } = account
  init({ publicKey, blockHeadless: true, limitRate: ONE_A_SECOND, storageProvider: memory }, origin)
  try {
    const { status, text } = await sendForm(serviceId, templateId, form)
    return ok({ status, text })
  } catch (thrown) {
    return fail(describeEmailJsError(thrown))
  }
}

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

/** @internal exported for tests */
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
