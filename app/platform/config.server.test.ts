import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '#app/platform/config.server.ts'

const read = (environment: Record<string, string>) => readConfig(environment, import.meta.dirname)
const KEY = 'a-secret-of-thirty-two-characters'
const account = {
  EMAILJS_PUBLIC_KEY: 'public_key',
  EMAILJS_SERVICE_ID: 'service_one',
  EMAILJS_TEMPLATE_ID: 'template_one',
}

describe('EmailJS', () => {
  test('is used when its three names are there, at its own address unless another is given', () => {
    expect(read(account).emailJs).toEqual({
      publicKey: 'public_key',
      serviceId: 'service_one',
      templateId: 'template_one',
      origin: 'https://api.emailjs.com',
    })
    const elsewhere = { ...account, EMAILJS_ORIGIN: 'http://127.0.0.1:4000/' }
    expect(read(elsewhere).emailJs?.origin).toBe('http://127.0.0.1:4000')
  })

  test('is not used without its three names; empty is the same as missing', () => {
    expect(read({ EMAILJS_PUBLIC_KEY: '', EMAILJS_SERVICE_ID: '' }).emailJs).toBeNull()
    expect(read({ EMAILJS_ORIGIN: 'https://api.emailjs.com' }).emailJs).toBeNull()
  })

  test.each(Object.keys(account))('stops the start when %s is missing, and says so', (missing) => {
    const partial = Object.fromEntries(Object.entries(account).filter(([name]) => name !== missing))
    expect(() => read(partial)).toThrow(ConfigError)
    expect(() => read(partial)).toThrow(`${missing} is missing`)
  })

  test('stops the start with the names of all that are missing', () => {
    expect(() => read({ EMAILJS_SERVICE_ID: 'service_one' })).toThrow(
      'EMAILJS_PUBLIC_KEY and EMAILJS_TEMPLATE_ID are missing',
    )
  })

  test.each([
    ['EMAILJS_PUBLIC_KEY', 'two words'],
    ['EMAILJS_SERVICE_ID', '"><script>'],
    ['EMAILJS_ORIGIN', 'https://api.emailjs.com/path'],
    ['EMAILJS_ORIGIN', 'api.emailjs.com'],
  ])('refuses %s of %s', (name, value) => {
    expect(() => read({ ...account, [name]: value })).toThrow(name)
  })
})

describe('an outside page', () => {
  test.each(['SCHEDULING_URL', 'INTAKE_URL', 'MAP_URL'])(
    '%s takes an address of the web',
    (name) => {
      expect(() => read({ [name]: 'https://book.example.com:8443/firm?x=1#y' })).not.toThrow()
      for (const value of [
        'javascript:alert(1)',
        'book.example.com',
        'https://*.example.com/',
        'https://a;sandbox/',
        'https://a,b/',
        "https://d'unsafe-inline'/",
      ]) {
        expect(() => read({ [name]: value }), value).toThrow(name)
      }
    },
  )
})

test('without settings no mail is sent, messages are stored for two years, and no outside service is used', () => {
  expect(read({ SCHEDULING_URL: '' })).toMatchObject({
    smtp: null,
    mailMessageText: false,
    messageKeys: [],
    messageKeepDays: 730,
    schedulingUrl: null,
    intakeUrl: null,
    mapUrl: null,
    emailJs: null,
  })
})

test('the settings of mail and keys are read', () => {
  const settings = {
    SMTP_URL: 'smtps://user:p%40ss@mail.example.com',
    MAIL_TO: 'office@example.com',
    MAIL_MESSAGE_TEXT: 'yes',
    MESSAGE_KEY: `${KEY}2, ${KEY}1`,
    MESSAGE_KEEP_DAYS: '90',
  }
  expect(read(settings)).toMatchObject({
    smtp: { url: settings.SMTP_URL, to: 'office@example.com', from: 'office@example.com' },
    mailMessageText: true,
    messageKeys: [`${KEY}2`, `${KEY}1`],
    messageKeepDays: 90,
  })
})

test.each([
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'https://user:hidden@mail.example.com'],
  ['MAIL_TO', 'office'],
  ['MAIL_TO', 'a@example.com\r\nBcc: hidden@example.com'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_MESSAGE_TEXT', 'maybe'],
  ['MESSAGE_KEY', 'hidden'],
  ['MESSAGE_KEY', `${KEY},hidden`],
  ['MESSAGE_KEEP_DAYS', '7'],
])('a %s that cannot be used stops the start, is named, and is not shown', (name, value) => {
  const settings = { SMTP_URL: 'smtp://mail.example.com', MAIL_TO: 'office@example.com' }
  const reading = () => read({ ...settings, [name]: value })
  expect(reading).toThrow(name)
  expect(reading).not.toThrow(/hidden/)
})

test('a mail server without an address to write to, or the other way round, stops the start', () => {
  expect(() => read({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(/SMTP_URL and MAIL_TO/)
  expect(() => read({ MAIL_TO: 'office@example.com' })).toThrow(/SMTP_URL and MAIL_TO/)
})
