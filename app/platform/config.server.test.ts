import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#app/platform/config.server.ts'

const read = (environment: Record<string, string>) => readConfig(environment, import.meta.dirname)
const KEY = 'a-secret-of-thirty-two-characters'
const EMAILJS = {
  EMAILJS_PUBLIC_KEY: 'public_key',
  EMAILJS_SERVICE_ID: 'service_one',
  EMAILJS_TEMPLATE_ID: 'template_one',
}
const MAIL = { SMTP_URL: 'smtp://mail.example.com', MAIL_TO: 'office@example.com' }
const PAGES = ['SCHEDULING_URL', 'INTAKE_URL', 'MAP_URL']

test('EmailJS is used when its three names are there, at its own address unless another is given', () => {
  expect(read(EMAILJS).emailJs).toEqual({
    publicKey: 'public_key',
    serviceId: 'service_one',
    templateId: 'template_one',
    origin: 'https://api.emailjs.com',
  })
  const elsewhere = { ...EMAILJS, EMAILJS_ORIGIN: 'http://127.0.0.1:4000/' }
  expect(read(elsewhere).emailJs?.origin).toBe('http://127.0.0.1:4000')
})

test('EmailJS is not used without its three names; empty is the same as missing', () => {
  expect(read({ EMAILJS_PUBLIC_KEY: '', EMAILJS_SERVICE_ID: '' }).emailJs).toBeNull()
  expect(read({ EMAILJS_ORIGIN: 'https://api.emailjs.com' }).emailJs).toBeNull()
})

test('without settings no mail is sent, messages are stored for two years, and no outside service is used', () => {
  expect(read({ SCHEDULING_URL: '' })).toMatchObject({
    smtp: null,
    mailMessageText: false,
    messageKeys: [],
    drainSeconds: 0,
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
    DRAIN_SECONDS: '5',
    MESSAGE_KEEP_DAYS: '90',
  }
  expect(read(settings)).toMatchObject({
    smtp: { url: settings.SMTP_URL, to: 'office@example.com', from: 'office@example.com' },
    mailMessageText: true,
    messageKeys: [`${KEY}2`, `${KEY}1`],
    drainSeconds: 5,
    messageKeepDays: 90,
  })
})

test.each(PAGES)('%s takes an address of the web', (name) => {
  expect(() => read({ [name]: 'https://book.example.com:8443/firm?x=1#y' })).not.toThrow()
})

const NO_PAGES = [
  'javascript:alert(1)',
  'book.example.com',
  'https://*.example.com/',
  'https://a;sandbox/',
  'https://a,b/',
  "https://d'unsafe-inline'/",
]

test.each<readonly [string, string]>([
  ...PAGES.flatMap((name) => NO_PAGES.map((value) => [name, value] as const)),
  ['EMAILJS_PUBLIC_KEY', 'two words'],
  ['EMAILJS_SERVICE_ID', '"><script>'],
  ['EMAILJS_ORIGIN', 'https://api.emailjs.com/path'],
  ['EMAILJS_ORIGIN', 'api.emailjs.com'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'https://user:hidden@mail.example.com'],
  ['MAIL_TO', 'office'],
  ['MAIL_TO', 'a@example.com\r\nBcc: hidden@example.com'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_MESSAGE_TEXT', 'maybe'],
  ['MESSAGE_KEY', 'hidden'],
  ['MESSAGE_KEY', `${KEY},hidden`],
  ['DRAIN_SECONDS', '61'],
  ['MESSAGE_KEEP_DAYS', '7'],
])('a %s that cannot be used (%s) stops the start, is named, and is not shown', (name, value) => {
  const reading = () => read({ ...EMAILJS, ...MAIL, [name]: value })
  expect(reading).toThrow(name)
  expect(reading).not.toThrow(/hidden/)
})

test.each([
  ['Missing: EMAILJS_PUBLIC_KEY.', ['EMAILJS_PUBLIC_KEY']],
  ['Missing: EMAILJS_SERVICE_ID.', ['EMAILJS_SERVICE_ID']],
  ['Missing: EMAILJS_TEMPLATE_ID.', ['EMAILJS_TEMPLATE_ID']],
  [
    'Missing: EMAILJS_PUBLIC_KEY and EMAILJS_TEMPLATE_ID.',
    ['EMAILJS_PUBLIC_KEY', 'EMAILJS_TEMPLATE_ID'],
  ],
  ['SMTP_URL and MAIL_TO are only used together. Missing: SMTP_URL.', ['SMTP_URL']],
  ['SMTP_URL and MAIL_TO are only used together. Missing: MAIL_TO.', ['MAIL_TO']],
])('settings that are only used together stop the start and say: %s', (sentence, missing) => {
  const given = Object.entries({ ...EMAILJS, ...MAIL }).filter(([name]) => !missing.includes(name))
  expect(() => read(Object.fromEntries(given))).toThrow(ConfigError)
  expect(() => read(Object.fromEntries(given))).toThrow(sentence)
})
