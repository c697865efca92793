import type { Result } from '#app/platform/result.ts'

export type Mail = {
  /** Message-ID with its brackets, by which a mail program detects duplicates. */
  headerId: string
  to: string
  subject: string
  text: string
  /** Null: to the sender. */
  replyTo: string | null
}

/**
 * Only `refused` is about the email itself (a 5xx to sender, recipient or content); the others are temporary. `unknown`: all of it
 * was sent and nothing came back, so that it may have been accepted.
 */
export type MailProblem =
  | 'connection'
  | 'tls'
  | 'sign-in'
  | 'temporary'
  | 'timeout'
  | 'unknown'
  | 'refused'

export type MailSender = {
  /** @param signal ends the attempt */
  send(mail: Mail, signal: AbortSignal): Promise<Result<'accepted', MailProblem>>
  close(): void
}
