import type {
  ProblemTexts,
  TitledText,
} from '#app/features/inbox/contact-form/message-form-texts.ts'
import type { MessageProblems } from '#app/features/inbox/contact-form/message.ts'
import { messageOnly } from '#app/integrations/emailjs/message-only.ts'
import type { EmailJsAccount } from '#app/integrations/emailjs/send-by-email-js.ts'
import { validateMessage } from '#app/features/inbox/contact-form/validate-message.ts'

/** `refused` has the server's texts; `too-large` and `failed` have none; the reason for a failure is for the console. */
export type Outcome =
  | { kind: 'kept'; reference: string; toast: TitledText }
  | { kind: 'refused'; alert: TitledText; problems: ProblemTexts }
  | { kind: 'too-large' }
  | { kind: 'failed'; why: string }

const PATIENCE_MS = 45_000

/** Never rejects: no network, no response in time and a response that is not ours are all `failed`. */
export async function sendMessage(form: FormData): Promise<Outcome> {
  try {
    const result = await fetch('/contact/messages', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(textsOf(form)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (result.status === 413) return { kind: 'too-large' }
    // A proxy's page, or a truncated response, is no JSON.
    const body: unknown = await result.json().catch(() => null)
    return readOutcome(body) ?? { kind: 'failed', why: String(result.status) }
  } catch {
    return { kind: 'failed', why: '0' }
  }
}

/** '' when none came: the message is accepted without it as well. */
export async function fetchToken(): Promise<string> {
  try {
    const result = await fetch('/contact/token', { cache: 'no-store' })
    const body = (await result.json()) as { token?: string }
    return body.token ?? ''
  } catch {
    return ''
  }
}

function readOutcome(body: unknown): Outcome | null {
  if (typeof body !== 'object' || body === null) return null
  if ('reference' in body)
    return { kind: 'kept', ...(body as { reference: string; toast: TitledText }) }
  if (!('alert' in body)) return null
  return { kind: 'refused', problems: {}, ...(body as { alert: TitledText }) }
}

function textsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}

/** Where no server stores the message, so there is no reference. Never rejects. */
export async function sendByService(form: HTMLFormElement, toast: TitledText): Promise<Outcome> {
  const account = JSON.parse(form.dataset['copy'] ?? '{}') as EmailJsAccount
  const copy = messageOnly(form)
  try {
    const { sendByEmailJs } = await import('#app/integrations/emailjs/send-by-email-js.ts')
    const sent = await sendByEmailJs(copy, account)
    if (sent.ok) return { kind: 'kept', reference: '', toast }
    return { kind: 'failed', why: `${sent.problem.status} ${sent.problem.text}` }
  } catch {
    return { kind: 'failed', why: 'the code of the e-mail service did not come' }
  }
}

export function checkForm(form: HTMLFormElement): MessageProblems {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed = { name: text('name'), email: text('email'), message: text('message') }
  const parsed = validateMessage({ ...typed, language: '', safeWay: '' })
  return parsed.ok ? {} : parsed.problem
}

/** Fire and forget: the message is stored already. The service's code is fetched only now. */
export function sendDraft(form: HTMLFormElement): void {
  const account = form.dataset['copy']
  if (account === undefined) return
  void handOver(messageOnly(form), JSON.parse(account) as EmailJsAccount)
}

async function handOver(copy: HTMLFormElement, account: EmailJsAccount): Promise<void> {
  try {
    const { sendByEmailJs } = await import('#app/integrations/emailjs/send-by-email-js.ts')
    const sent = await sendByEmailJs(copy, account)
    if (!sent.ok) warn(`${sent.problem.status} ${sent.problem.text}`)
  } catch {
    warn('its code did not come')
  }
}

function warn(why: string): void {
  // oxlint-disable-next-line no-console -- spec 8.23: the error text is logged
  console.warn(`The e-mail service has no copy of the message: ${why}`)
}
