import type { SMTPPoolOptions } from 'nodemailer'
import type { Mail, MailProblem, MailSender } from '#app/integrations/mail/mail-sender.ts'
import { fail, ok } from '#app/platform/result.ts'
import { MINUTE_MS } from '#app/platform/time.ts'

export type SmtpSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  url: string
  from: { name: string; address: string }
  timeouts?: Timeouts
}

type Timeouts = { connectMs: number; greetingMs: number; silenceMs: number }

/**
 * RFC 5321, section 4.5.3.2: 5 minutes for the greeting; the longest later step is the response to the content, with 10.
 * @internal exported for tests
 */
export const SMTP_TIMEOUTS: Timeouts = {
  /** The greeting included. */
  connectMs: 6 * MINUTE_MS,
  greetingMs: 5 * MINUTE_MS,
  silenceMs: 10 * MINUTE_MS,
}

/** A few pooled connections. Beyond this machine only with TLS: `smtps://`, or `smtp://` with STARTTLS. */
export function createSmtpMailSender({
  url,
  from,
  timeouts = SMTP_TIMEOUTS,
}: SmtpSettings): MailSender {
  let transport: ReturnType<typeof openTransport> | null = null
  const sentWhole = new Set<string>()
  return {
    send: async (mail, signal) => {
      try {
        transport ??= openTransport(url, timeouts, sentWhole)
        const open = await transport
        await open.sendMail({ ...messageOf(mail, from), signal })
        return ok('accepted')
      } catch (error) {
        return fail(problemOf(error, sentWhole.has(mail.headerId)))
      } finally {
        sentWhole.delete(mail.headerId)
      }
    },
    close: () => void transport?.then((open) => open.close()),
  }
}

const CHECK_TIMEOUTS: Timeouts = { connectMs: 15_000, greetingMs: 10_000, silenceMs: 10_000 }

/** Greets the server, signs in where the address has a user, and sends nothing. @returns null when it is ready for emails */
export async function checkSmtpServer(
  url: string,
  timeouts = CHECK_TIMEOUTS,
): Promise<MailProblem | null> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(optionsOf(url, timeouts))
  try {
    await transport.verify()
    return null
  } catch (error) {
    return problemOf(error, false)
  } finally {
    transport.close()
  }
}

// Loaded with the first email, because most runs of a site never use the package.
async function openTransport(url: string, timeouts: Timeouts, sentWhole: Set<string>) {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(optionsOf(url, timeouts))
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((content) =>
      content.once('end', () => sentWhole.add(String(data.messageId))),
    )
    done()
  })
  return transport
}

function optionsOf(url: string, timeouts: Timeouts): SMTPPoolOptions & { pool: true } {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return {
    pool: true,
    maxConnections: 3,
    // It would send a second time what the first connection may have delivered; the outbox decides that.
    maxRequeues: 0,
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isThisMachine(host),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function messageOf({ headerId, to, subject, text, replyTo }: Mail, from: SmtpSettings['from']) {
  return {
    from,
    // As an object, so that it cannot be parsed as several addresses.
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: headerLine(subject),
    text,
    messageId: headerId,
    // RFC 3834: no vacation notice answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function headerLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

// Steps at which the server speaks about the email, and not about the connection.
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

const byCode: Record<string, MailProblem> = {
  EABORT: 'timeout',
  ETIMEDOUT: 'timeout',
  ETLS: 'tls',
  EREQUIRETLS: 'tls',
  EAUTH: 'sign-in',
  ENOAUTH: 'sign-in',
}

function problemOf(error: unknown, isSentWhole: boolean): MailProblem {
  const of = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : null)
  const status = of('responseCode')
  if (isSentWhole && typeof status !== 'number') return 'unknown'
  const isAboutMail = ABOUT_THE_MAIL.has(String(of('command')))
  if (isAboutMail && typeof status === 'number') return status >= 500 ? 'refused' : 'temporary'
  const code = String(of('code'))
  // An address that no server would take never reaches one.
  if (code === 'EENVELOPE') return 'refused'
  return byCode[code] ?? (isCertificateProblem(error) ? 'tls' : 'connection')
}

// Node's codes, https://nodejs.org/api/tls.html#x509-certificate-error-codes
function isCertificateProblem(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const cause = error.cause instanceof Error ? error.cause : error
  return /CERT|_SSL_|^ERR_TLS/.test(String(Reflect.get(cause, 'code')))
}
