import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import {
  failure,
  fine,
  type CheckResult,
  warning,
} from '#app/features/operations/doctor/check-result.ts'
import type { MailProblem } from '#app/integrations/mail/mail-sender.ts'

const UNANSWERED = 'Look at the host and the port in SMTP_URL, and at the firewall.'

const ADVICE: Record<MailProblem, [found: string, advice: string]> = {
  connection: ['cannot be reached', UNANSWERED],
  timeout: ['does not answer', UNANSWERED],
  tls: [
    'offers no TLS that can be trusted',
    'Use the name that its certificate has, and smtps:// or a port with STARTTLS.',
  ],
  'sign-in': [
    'refuses the sign-in',
    'Look at user and password in SMTP_URL; special characters are percent-encoded.',
  ],
  temporary: ['refuses for now', 'Try again later; emails wait.'],
  unknown: ['gives an unknown answer', 'Ask its provider.'],
  refused: ['refuses this site', 'Ask its provider.'],
}

/** Connects and signs in; sends no email. */
export async function checkMailServer({
  config: { smtp },
  checkSmtpServer,
}: Pick<DoctorParts, 'config' | 'checkSmtpServer'>): Promise<CheckResult> {
  if (smtp === null)
    return warning(
      'No email is sent: messages are only shown in the dashboard.',
      'Set SMTP_URL and MAIL_TO.',
    )
  const { host } = new URL(smtp.url)
  const problem = await checkSmtpServer(smtp.url)
  if (problem === null) return fine(`${host} is ready for emails.`)
  const [found, advice] = ADVICE[problem]
  return failure(`${host} ${found}.`, advice)
}
