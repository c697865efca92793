import { accountLinkTexts } from '#app/features/auth/account-links/account-link-texts.ts'
import type { MailLink, MailNews } from '#app/features/auth/account-links/one-time-token.server.ts'
import { type Outbox, queueMail } from '#app/features/email/outbox.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Config } from '#app/platform/config.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'

type Needs = { now: () => Date; site: (locale: Locale) => SiteContent }

/** Without them where no email is sent or the site has no public origin. */
export function createAccountMailers(
  { smtp, publicOrigin }: Pick<Config, 'smtp' | 'publicOrigin'>,
  outbox: Outbox,
  needs: Needs,
): { mailLink?: MailLink; mailNews?: MailNews } {
  if (smtp === null || publicOrigin === null) return {}
  return {
    mailLink: linkMailer(publicOrigin, outbox, needs),
    mailNews: newsMailer(outbox, needs),
  }
}

function newsMailer(outbox: Outbox, { now, site }: Needs): MailNews {
  return async (transaction, { kind, to, email }) => {
    const { subject, text } = accountLinkTexts.mails[kind]
    const values = { firm: site('en').firm.name, email }
    const mail = {
      purpose: kind,
      to,
      subject: fillText(subject, values),
      text: fillText(text, values),
    }
    await queueMail(transaction, outbox, mail, now())
  }
}

// The outbox stores the email encrypted and only while its link is valid.
function linkMailer(publicOrigin: string, outbox: Outbox, { now, site }: Needs): MailLink {
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
