import { messageOnly } from '#app/integrations/emailjs/message-only.ts'
import type { EmailJsAccount } from '#app/integrations/emailjs/send-by-email-js.ts'

/** Fire and forget: the message is stored already. The service's code is fetched only now. */
export function sendCopy(form: HTMLFormElement): void {
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
  // oxlint-disable-next-line no-console -- the specification has the error text logged
  console.warn(`The e-mail service has no copy of the message: ${why}`)
}
