import type { TitledText } from '#app/features/contact/message-form-words.ts'
import { type MessageProblems, parseMessage } from '#app/features/contact/message.ts'
import type { Outcome } from '#app/features/contact/ui/send-message.ts'
import { messageOnly } from '#app/integrations/emailjs/message-only.ts'
import type { EmailJsAccount } from '#app/integrations/emailjs/send-by-email-js.ts'

/**
 * Sends a form by the e-mail service, on a site with no backend, where nobody else takes it. Never rejects.
 * @param form its `data-copy` names the firm's account
 * @param toast what is said once the service has the message; there is no reference, because nobody keeps one
 */
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

/** What is wrong with a filled form; with a backend the server says it. */
export function checkForm(form: HTMLFormElement): MessageProblems {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed = { name: text('name'), email: text('email'), message: text('message') }
  const parsed = parseMessage({ ...typed, language: '', safeWay: '' })
  return parsed.ok ? {} : parsed.problem
}
