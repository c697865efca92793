import { describe, expect, test } from 'vitest'
import {
  confirmationMail,
  languageOf,
  mayBeConfirmed,
} from '#app/features/inbox/confirmation/confirmation-mail.ts'
import { SAFE_WAYS } from '#app/features/inbox/contact-form/message.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { aMessageContent } from '#test/factories/inbox.ts'

const firm = {
  firm: 'Okafor Law',
  phone: '+1 (703) 555-0100',
  timeZone: 'America/New_York',
  replyTo: 'office@example.com',
}
const message = { id: 'm1', reference: 'K7-Q4M', createdAt: new Date('2026-11-20T19:00:00Z') }
const mailIn = (locale: (typeof LOCALES)[number]) =>
  confirmationMail(firm, message, { to: 'ana@example.com', locale })

describe('the confirmation of a message', () => {
  test.each([
    ['en', 'We have received your message (K7-Q4M)', 'Friday, November 20, 2026 at 2:00 PM EST'],
    ['es', 'Hemos recibido su mensaje (K7-Q4M)', 'viernes, 20 de noviembre de 2026, 2:00 p.m. EST'],
    ['pt', 'Recebemos sua mensagem (K7-Q4M)', 'sexta-feira, 20 de novembro de 2026 às 14:00 GMT-5'],
    ['fr', 'Nous avons reçu votre message (K7-Q4M)', 'vendredi 20 novembre 2026 à 14:00 UTC−5'],
  ] as const)('in %s has its subject and its date', (locale, subject, date) => {
    const mail = mailIn(locale)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(`: ${date}\n`)
    expect(mail.text).toContain('+1 (703) 555-0100')
  })

  test('has every place filled, and answers go to the firm', () => {
    for (const locale of LOCALES) {
      const { subject, text, ...mail } = mailIn(locale)
      expect(`${subject}${text}`).not.toMatch(/[{}]/)
      expect(mail).toEqual({
        purpose: 'message-confirmation',
        to: 'ana@example.com',
        replyTo: 'office@example.com',
        messageId: 'm1',
      })
    }
  })

  test('is in the language that they chose, or else in that of the page', () => {
    const from = (language: string) => languageOf(aMessageContent({ language }), 'fr')
    expect(['es', 'ht', ''].map(from)).toEqual(['es', 'fr', 'fr'])
  })

  test('goes to nobody who said that an e-mail is not safe', () => {
    const confirmed = SAFE_WAYS.filter((safeWay) =>
      mayBeConfirmed(aMessageContent({ safeWay }), true),
    )
    expect(confirmed).toEqual(['both', 'write'])
    const unsaid = aMessageContent({ safeWay: '' })
    expect([mayBeConfirmed(unsaid, false), mayBeConfirmed(unsaid, true)]).toEqual([true, false])
  })
})
