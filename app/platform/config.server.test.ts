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
const STORE = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_ACCESS_KEY_ID: 'AN-ID',
  S3_SECRET_ACCESS_KEY: 'a/secret+key',
}
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
    metricsToken: null,
    slowQueryMs: 500,
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

test('object storage has a bucket and a region unless they are set, and needs its address and keys for both', () => {
  const given = {
    endpoint: 'https://s3.example.com',
    accessKeyId: 'AN-ID',
    secretAccessKey: 'a/secret+key',
  }
  expect(read({}).s3).toBeNull()
  expect(read(STORE).s3).toEqual({ ...given, bucket: 'blog-images', region: 'us-east-1' })
  const named = { S3_BUCKET: 'our-pictures', S3_REGION: 'eu-central-1' }
  const own = { ...given, bucket: 'our-pictures', region: 'eu-central-1' }
  expect(read({ ...STORE, ...named }).s3).toEqual(own)
  for (const [name, value] of Object.entries(named))
    expect(() => read({ [name]: value })).toThrow(
      /S3_BUCKET and S3_REGION are only used with S3_END/,
    )
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
  // A password that is not encoded leads to another host, or cannot be decoded.
  ['SMTP_URL', 'smtps://user:25#hidden@mail.example.com'],
  ['SMTP_URL', 'smtps://user:25/hidden@mail.example.com'],
  ['SMTP_URL', 'smtps://user:25?hidden@mail.example.com'],
  ['SMTP_URL', 'smtps://user:hidden%@mail.example.com'],
  ['SMTP_URL', 'smtps://mail.example.com/hidden'],
  ['DATABASE_URL', 'postgres://user:25#hidden@db.example.com/site'],
  ['DATABASE_URL', 'postgres://user:25/hidden@db.example.com/site'],
  ['DATABASE_URL', 'postgres://user:25?hidden@db.example.com/site'],
  ['DATABASE_URL', 'postgres://user:hidden%@db.example.com/site'],
  ['MAIL_TO', 'office'],
  ['MAIL_TO', 'a@example.com\r\nBcc: hidden@example.com'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_MESSAGE_TEXT', 'maybe'],
  ['MESSAGE_KEY', 'hidden'],
  ['MESSAGE_KEY', `${KEY},hidden`],
  ['DRAIN_SECONDS', '61'],
  ['MESSAGE_KEEP_DAYS', '7'],
  ['METRICS_TOKEN', 'hidden'],
  ['METRICS_TOKEN', `${KEY} hidden`],
  ['SLOW_QUERY_MS', '0'],
  ['TRUSTED_PROXY', 'proxy.example.com'],
  ['TRUSTED_PROXY', '10.0.0.1,'],
  ['TRUSTED_PROXY', '10.0.0.1 10.0.0.2'],
  ['TRUSTED_PROXY', '10.0.0.0/33'],
  ['TRUSTED_PROXY', '2001:db8::/129'],
  ['TRUSTED_PROXY', '0.0.0.0/0'],
  ['TRUSTED_PROXY', '10.0.0.1:80'],
  ['TRUSTED_PROXY', '10.0.0.0/'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_ENDPOINT', 'https://user:hidden@s3.example.com'],
  ['S3_ENDPOINT', 'https://s3.example.com/?bucket=hidden'],
  ['S3_BUCKET', 'Blog/Images'],
  ['S3_REGION', 'eu central'],
  ['S3_ACCESS_KEY_ID', 'a b'],
  ['S3_SECRET_ACCESS_KEY', 'hidden\nX: y'],
])('a %s that cannot be used (%s) stops the start, is named, and is not shown', (name, value) => {
  const reading = () => read({ ...EMAILJS, ...MAIL, ...STORE, [name]: value })
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
  ['Missing: S3_SECRET_ACCESS_KEY.', ['S3_SECRET_ACCESS_KEY']],
  ['Missing: S3_ENDPOINT and S3_ACCESS_KEY_ID.', ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID']],
])('settings that are only used together stop the start and say: %s', (sentence, missing) => {
  const given = Object.entries({ ...EMAILJS, ...MAIL, ...STORE }).filter(
    ([name]) => !missing.includes(name),
  )
  expect(() => read(Object.fromEntries(given))).toThrow(ConfigError)
  expect(() => read(Object.fromEntries(given))).toThrow(sentence)
})
