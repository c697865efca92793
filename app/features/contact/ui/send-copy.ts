import { messageOnly } from '#app/integrations/emailjs/message-only.ts'
import type { EmailJsAccount } from '#app/integrations/emailjs/send-by-email-js.ts'

/**
 * Hands a copy of a message that the firm has kept to the e-mail service, where the firm uses one. Nobody waits for it, and
 * what becomes of it changes nothing: the message is kept. The service's code is fetched only now.
 * @param form with what was sent still in it; its `data-copy` names the firm's account
 */
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
