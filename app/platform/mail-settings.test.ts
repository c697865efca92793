import { expect, test } from 'vitest'
import { readConfig } from '#app/platform/config.server.ts'

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/site')
const KEY = 'a-secret-of-thirty-two-characters'

test('without settings no mail is sent, and messages are kept for two years', () => {
  expect(read({})).toMatchObject({
    smtp: null,
    mailMessageText: false,
    messageKeys: [],
    messageKeepDays: 730,
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

test.for([
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'https://user:hidden@mail.example.com'],
  ['MAIL_TO', 'office'],
  ['MAIL_TO', 'a@example.com\r\nBcc: hidden@example.com'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_MESSAGE_TEXT', 'maybe'],
  ['MESSAGE_KEY', 'hidden'],
  ['MESSAGE_KEY', `${KEY},hidden`],
  ['MESSAGE_KEEP_DAYS', '7'],
])(
  'a %s that cannot be used stops the start, is named, and is not shown',
  ([name = '', value = '']) => {
    const settings = { SMTP_URL: 'smtp://mail.example.com', MAIL_TO: 'office@example.com' }
    const reading = () => read({ ...settings, [name]: value })
    expect(reading).toThrow(name)
    expect(reading).not.toThrow(/hidden/)
  },
)

test('a mail server without an address to write to, or the other way round, stops the start', () => {
  expect(() => read({ SMTP_URL: 'smtp://mail.example.com' })).toThrow(/SMTP_URL and MAIL_TO/)
  expect(() => read({ MAIL_TO: 'office@example.com' })).toThrow(/SMTP_URL and MAIL_TO/)
})
