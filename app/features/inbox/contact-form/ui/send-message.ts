import type {
  ProblemTexts,
  TitledText,
} from '#app/features/inbox/contact-form/message-form-texts.ts'
import type { MessageField, MessageProblems } from '#app/features/inbox/contact-form/message.ts'
import type { EmailJsAccount } from '#app/integrations/emailjs/send-by-email-js.ts'
import { validateMessage } from '#app/features/inbox/contact-form/validate-message.ts'
import { cleanEmail } from '#app/platform/texts/clean-address.ts'

/** `refused` has the server's texts; `too-large`, `nowhere` and `failed` have none; `nowhere`: nobody takes messages; `status` and `why` are for the console. */
export type Outcome =
  | { kind: 'saved'; reference: string; toast: TitledText; isRestricted: boolean }
  | { kind: 'refused'; status: string; alert: TitledText; problems: ProblemTexts }
  | { kind: 'too-large' }
  | { kind: 'nowhere' }
  | { kind: 'failed'; why: string }

const PATIENCE_MS = 45_000

/** Never rejects: no network, no response in time and a response that is not ours are all `failed`. */
export async function sendMessage(form: HTMLFormElement): Promise<Outcome> {
  try {
    const result = await fetch(`${addressOf(form)}/messages`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(textsOf(new FormData(form))),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (result.status === 413) return { kind: 'too-large' }
    // A proxy's page, or a truncated response, is no JSON.
    const body: unknown = await result.json().catch(() => null)
    const status = `${result.status} ${result.statusText}`
    return readOutcome(body, status) ?? { kind: 'failed', why: status }
  } catch (error) {
    return { kind: 'failed', why: `0 ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** '' when none came: the message is accepted without it as well. */
export async function fetchToken(form: HTMLFormElement): Promise<string> {
  try {
    const result = await fetch(`${addressOf(form)}/token`, { cache: 'no-store' })
    const body = (await result.json()) as { token?: string }
    return body.token ?? ''
  } catch {
    return ''
  }
}

// Of the page, whose language the answer has.
function addressOf(form: HTMLFormElement): string {
  return form.getAttribute('action') ?? ''
}

function readOutcome(body: unknown, status: string): Outcome | null {
  if (typeof body !== 'object' || body === null) return null
  if ('reference' in body)
    return { kind: 'saved', ...(body as Omit<Extract<Outcome, { kind: 'saved' }>, 'kind'>) }
  if (!('alert' in body)) return null
  return { kind: 'refused', status, problems: {}, ...(body as { alert: TitledText }) }
}

function textsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}

/** Where no server stores the message, so there is no reference. Never rejects. */
export async function sendByService(form: HTMLFormElement, toast: TitledText): Promise<Outcome> {
  if (form.dataset['emailjs'] === undefined) return { kind: 'nowhere' }
  const why = await handOver(form, 'the code of the e-mail service did not come')
  return why === null
    ? { kind: 'saved', reference: '', toast, isRestricted: false }
    : { kind: 'failed', why }
}

export function checkForm(form: HTMLFormElement): MessageProblems {
  const parsed = validateMessage({ ...messageFields(form), language: '', safeWay: '' })
  return parsed.ok ? {} : parsed.problem
}

/** The message is stored already, so a failure is only logged. Never rejects. */
export async function sendCopy(form: HTMLFormElement): Promise<void> {
  if (form.dataset['emailjs'] === undefined) return
  const why = await handOver(form, 'its code did not come')
  // oxlint-disable-next-line no-console -- spec 8.23: the error text is logged
  if (why !== null) console.warn(`The e-mail service has no copy of the message: ${why}`)
}

/** The service's code is fetched only now. @returns why it was not sent, or null */
async function handOver(form: HTMLFormElement, withoutCode: string): Promise<string | null> {
  // Copied before anything is awaited, because the form is reset meanwhile.
  const copy = messageOnly(form)
  const account = JSON.parse(form.dataset['emailjs'] ?? '{}') as EmailJsAccount
  try {
    const { sendByEmailJs } = await import('#app/integrations/emailjs/send-by-email-js.ts')
    const sent = await sendByEmailJs(copy, account)
    return sent.ok ? null : `${sent.problem.status} ${sent.problem.text}`
  } catch {
    return withoutCode
  }
}

/** A detached copy of the message's fields only, without the token, the honeypot or what is for the firm alone. */
function messageOnly(form: HTMLFormElement): HTMLFormElement {
  const copy = document.createElement('form')
  for (const [name, value] of Object.entries(messageFields(form))) {
    const field = document.createElement('textarea')
    field.name = name
    field.value = value
    copy.append(field)
  }
  return copy
}

function messageFields(form: HTMLFormElement): Record<MessageField, string> {
  const data = new FormData(form)
  const text = (name: MessageField) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { name: text('name'), email: cleanEmail(text('email')), message: text('message') }
}
