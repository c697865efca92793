import type { Result } from '#app/platform/result.ts'

/** A mail as it goes out. */
export type Mail = {
  /** The Message-ID header, with its brackets. Whoever gets a mail twice knows it by this. */
  headerId: string
  to: string
  subject: string
  text: string
  /** Where an answer goes, or null: to the sender. */
  replyTo: string | null
}

/**
 * Why a mail was not taken. Only `refused` is about the mail itself: the server said no for good (a 5xx to sender, recipient
 * or content). The others pass: nobody answered, the connection could not be made safe, the sign-in failed, the server asked
 * to come again (4xx), or the time was up.
 */
export type MailProblem = 'connection' | 'tls' | 'sign-in' | 'temporary' | 'timeout' | 'refused'

/** Hands mails to whoever carries them. */
export type MailSender = {
  /** @param signal ends the attempt; then it is not known whether the mail was taken */
  send(mail: Mail, signal: AbortSignal): Promise<Result<'accepted', MailProblem>>
  close(): void
}
