import { init, sendForm } from '@emailjs/browser'
import {
  describeEmailJsError,
  type EmailJsProblem,
} from '#app/integrations/emailjs/email-js-problem.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** What identifies the firm to EmailJS. All of it is public. `origin` is where the service's endpoint is. */
export type EmailJsAccount = {
  publicKey: string
  serviceId: string
  templateId: string
  origin: string
}

/** What the service answered (specification, section 3, "Email-service response"). */
export type EmailResponse = { status: number; text: string }

// The service takes one message a second; the library then says so itself, and nothing goes over the network.
const ONE_A_SECOND = { id: 'message', throttle: 1_000 }

// The library would keep the time of the last message in the browser's storage, where we keep nothing.
const lastSent = new Map<string, string>()
const memory = {
  get: (key: string) => Promise.resolve(lastSent.get(key) ?? null),
  set: (key: string, value: string) => Promise.resolve(void lastSent.set(key, value)),
  remove: (key: string) => Promise.resolve(void lastSent.delete(key)),
}

/**
 * Sends a form by EmailJS from the reader's browser: every field that has a name, with the identifiers of the account and
 * the library's version. Hand it `messageOnly(form)`, so that nothing else of a form leaves.
 */
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
