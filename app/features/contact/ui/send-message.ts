import type { ProblemTexts } from '#app/features/contact/describe-problems.ts'
import type { TitledText } from '#app/features/contact/message-form-words.ts'

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
    const answer = await fetch('/contact/messages', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(textsOf(form)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.status === 413) return { kind: 'too-large' }
    return readOutcome(await bodyOf(answer)) ?? { kind: 'failed', why: String(answer.status) }
  } catch {
    return { kind: 'failed', why: '0' }
  }
}

/** '' when none came: the message is accepted without it as well. */
export async function fetchToken(): Promise<string> {
  try {
    const answer = await fetch('/contact/token', { cache: 'no-store' })
    const body = (await answer.json()) as { token?: string }
    return body.token ?? ''
  } catch {
    return ''
  }
}

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch {
    // A proxy's page, or a truncated response.
    return null
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
