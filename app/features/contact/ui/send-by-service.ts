import type { TitledText } from '#app/features/contact/message-form-words.ts'
import { type MessageProblems, parseMessage } from '#app/features/contact/message.ts'
import type { Outcome } from '#app/features/contact/ui/send-message.ts'
import { messageOnly } from '#app/integrations/emailjs/message-only.ts'
import type { EmailJsAccount } from '#app/integrations/emailjs/send-by-email-js.ts'

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
  const parsed = parseMessage({ ...typed, language: '', safeWay: '' })
  return parsed.ok ? {} : parsed.problem
}
