import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import type { MailLink } from '#app/features/auth/account-links/one-time-token.server.ts'
import { type Outbox, queueMail } from '#app/features/email/outbox.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Config } from '#app/platform/config.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'

// Undefined where no email is sent or the site has no public origin; the outbox stores the email encrypted and only while its link is
// valid.
export function createLinkMailer(
  { smtp, publicOrigin }: Pick<Config, 'smtp' | 'publicOrigin'>,
  outbox: Outbox,
  { now, site }: { now: () => Date; site: (locale: Locale) => SiteContent },
): MailLink | undefined {
  if (smtp === null || publicOrigin === null) return undefined
  return async (transaction, { kind, path, email, expiresAt }) => {
    const { firm } = site('en')
    const values = {
      firm: firm.name,
      link: `${publicOrigin}${path}`,
      until: zonedText(expiresAt, firm.hours.timeZone),
    }
    const { subject, text } = accountLinkTexts.mails[kind]
    const mail = {
      purpose: kind,
      to: email,
      subject: fillText(subject, values),
      text: fillText(text, values),
      uselessAfter: expiresAt,
    }
    await queueMail(transaction, outbox, mail, now())
  }
}
