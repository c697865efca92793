import path from 'node:path'
import { z } from 'zod'

/** Everything the environment decides, read once at the start. */
export type Config = {
  production: boolean
  /** Folder of the checkout; absolute. Migrations and the image encoder are found from here. */
  rootDir: string
  /** `none`: no database, no accounts, three sample posts, and a desk that works in the browser alone (decision 20). */
  backend: 'server' | 'none'
  /** Folder of the build that is served; absolute. The two kinds of site are two builds. */
  buildDir: string
  /** The pages are written as files (`npm run build:static`): nothing in them may need a server, or be true for hours only. */
  asFiles: boolean
  /** The address of the site as readers type it, without a trailing slash; null means: any loopback host is the origin. */
  publicOrigin: string | null
  host: string
  port: number
  /** Folder for the database, images and secrets; absolute. */
  dataDir: string
  /** A `postgres://` address, or null for SQLite under `dataDir`. */
  databaseUrl: string | null
  admin: { email: string; password: string } | null
  /** 32 characters or more, or null: made once under `dataDir`. */
  authSecret: string | null
  /** The address of the one proxy whose forwarded headers are believed, or null: nobody is. */
  trustedProxy: string | null
  schedulingUrl: string | null
  intakeUrl: string | null
  /** The address of an outside map that may stand in the contact page, or null: the map is a link. */
  mapUrl: string | null
  /** The server that takes the firm's mail, or null: mails stay in the outbox. */
  smtp: { url: string; from: string; to: string } | null
  /** Whether the mail about a message carries its text. Mail can be read on its way. */
  mailMessageText: boolean
  /** Secrets that seal what visitors write, the newest first; none: one is made under `dataDir`. */
  messageKeys: readonly string[]
  /** Days for which a message is kept after it is done with. */
  messageKeepDays: number
  /** The e-mail service that the browser sends messages by, or null: it does not. */
  emailJs: EmailJsSettings | null
  /** Hosts whose pictures are shown in posts at once, and which the Content-Security-Policy names. */
  imageHosts: readonly string[]
}

/** What identifies the firm to EmailJS; all of it is public, because browsers carry it. `origin` is where its endpoint is. */
export type EmailJsSettings = {
  publicKey: string
  serviceId: string
  templateId: string
  origin: string
}

/** A setting that cannot be used; the message names it and says what it takes. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const optional = (value: unknown) => (value === '' ? undefined : value)
const httpUrl = z.url({ protocol: /^https?$/ })
const originOnly = httpUrl
  .refine(
    (value) => URL.parse(value)?.origin === value.replace(/\/$/, ''),
    'an origin without a path',
  )
  .transform((value) => new URL(value).origin)
// An outside page is named in the page's policy by its host, and a URL lets a host hold what would end a source there.
const outsidePage = httpUrl.refine(
  (value) => /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(URL.parse(value)?.origin ?? ''),
  'a host of letters, digits, points and hyphens',
)
const identifier = z.string().regex(/^[\w-]{1,100}$/)

const settings = z.object({
  NODE_ENV: z.preprocess(
    optional,
    z.enum(['production', 'development', 'test']).default('production'),
  ),
  BACKEND: z.preprocess(optional, z.enum(['server', 'none']).default('server')),
  PUBLIC_ORIGIN: z.preprocess(optional, originOnly.optional()),
  HOST: z.preprocess(optional, z.string().default('127.0.0.1')),
  PORT: z.preprocess(optional, z.coerce.number().int().min(0).max(65535).default(3000)),
  DATA_DIR: z.preprocess(optional, z.string().default('data')),
  DATABASE_URL: z.preprocess(optional, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  ADMIN_EMAIL: z.preprocess(optional, z.email().optional()),
  ADMIN_PASSWORD: z.preprocess(optional, z.string().min(12).max(128).optional()),
  AUTH_SECRET: z.preprocess(optional, z.string().min(32).optional()),
  TRUSTED_PROXY: z.preprocess(optional, z.union([z.ipv4(), z.ipv6()]).optional()),
  SCHEDULING_URL: z.preprocess(optional, outsidePage.optional()),
  INTAKE_URL: z.preprocess(optional, outsidePage.optional()),
  MAP_URL: z.preprocess(optional, outsidePage.optional()),
  SMTP_URL: z.preprocess(optional, z.url({ protocol: /^smtps?$/, hostname: /./ }).optional()),
  MAIL_TO: z.preprocess(optional, z.email().optional()),
  MAIL_FROM: z.preprocess(optional, z.email().optional()),
  MAIL_MESSAGE_TEXT: z.preprocess(optional, z.enum(['yes', 'no']).default('no')),
  MESSAGE_KEY: z.preprocess(
    optional,
    z
      .string()
      .regex(/^[^\s,]{32,}(\s*,\s*[^\s,]{32,})*$/)
      .optional(),
  ),
  MESSAGE_KEEP_DAYS: z.preprocess(
    optional,
    z.coerce.number().int().min(30).max(36_500).default(730),
  ),
  EMAILJS_PUBLIC_KEY: z.preprocess(optional, identifier.optional()),
  EMAILJS_SERVICE_ID: z.preprocess(optional, identifier.optional()),
  EMAILJS_TEMPLATE_ID: z.preprocess(optional, identifier.optional()),
  EMAILJS_ORIGIN: z.preprocess(optional, originOnly.default('https://api.emailjs.com')),
  IMAGE_HOSTS: z.preprocess(
    optional,
    z
      .string()
      .regex(/^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/i)
      .optional(),
  ),
})

const wanted: Record<string, string> = {
  NODE_ENV: 'production, development or test',
  BACKEND: 'server or none',
  PUBLIC_ORIGIN: 'an address such as https://www.example.com, without a path',
  PORT: 'a whole number from 0 to 65535',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/name',
  ADMIN_EMAIL: 'an e-mail address',
  ADMIN_PASSWORD: 'a password of 12 to 128 characters',
  AUTH_SECRET: 'a secret of 32 characters or more',
  TRUSTED_PROXY: 'one IP address',
  SCHEDULING_URL: 'an http or https address',
  INTAKE_URL: 'an http or https address',
  MAP_URL: 'an http or https address',
  EMAILJS_PUBLIC_KEY: 'the public key of your EmailJS account',
  EMAILJS_SERVICE_ID: 'the ID of an EmailJS service, such as service_abc123',
  EMAILJS_TEMPLATE_ID: 'the ID of an EmailJS template, such as template_abc123',
  EMAILJS_ORIGIN: 'an address such as https://api.emailjs.com, without a path',
  SMTP_URL: 'an address such as smtps://user:password@mail.example.com',
  MAIL_TO: 'one e-mail address',
  MAIL_FROM: 'one e-mail address',
  MAIL_MESSAGE_TEXT: 'yes or no',
  MESSAGE_KEY:
    'one secret of 32 characters or more, or several separated by commas, the newest first',
  MESSAGE_KEEP_DAYS: 'a whole number of days from 30 to 36500',
  IMAGE_HOSTS: 'host names, separated by commas',
}

/**
 * Reads the settings from an environment. Never prints a value, because some are secrets.
 * @param rootDir folder of the checkout
 * @throws ConfigError naming the first setting that cannot be used and what it takes
 */
export function readConfig(
  environment: Record<string, string | undefined>,
  rootDir: string,
): Config {
  const parsed = settings.safeParse(environment)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    throw new ConfigError(
      `The setting ${name} cannot be used. It takes ${wanted[name] ?? 'another value'}.`,
    )
  }
  return configOf(parsed.data, rootDir)
}

type Values = z.infer<typeof settings>

function configOf(values: Values, rootDir: string): Config {
  return {
    production: values.NODE_ENV === 'production',
    rootDir,
    backend: values.BACKEND,
    buildDir: path.join(rootDir, values.BACKEND === 'none' ? 'build-none' : 'build'),
    asFiles: false,
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    host: values.HOST,
    port: values.PORT,
    dataDir: path.resolve(rootDir, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    admin: adminOf(values),
    authSecret: values.AUTH_SECRET ?? null,
    trustedProxy: values.TRUSTED_PROXY ?? null,
    schedulingUrl: values.SCHEDULING_URL ?? null,
    intakeUrl: values.INTAKE_URL ?? null,
    mapUrl: values.MAP_URL ?? null,
    smtp: smtpOf(values),
    mailMessageText: values.MAIL_MESSAGE_TEXT === 'yes',
    messageKeys: values.MESSAGE_KEY?.split(',').map((key) => key.trim()) ?? [],
    messageKeepDays: values.MESSAGE_KEEP_DAYS,
    emailJs: emailJsOf(values),
    imageHosts: values.IMAGE_HOSTS?.split(',').map((host) => host.trim().toLowerCase()) ?? [],
  }
}

function adminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Values): Config['admin'] {
  if (email !== undefined && password !== undefined) return { email, password }
  if (email === undefined && password === undefined) return null
  throw onlyTogether('ADMIN_EMAIL and ADMIN_PASSWORD')
}

function smtpOf({ SMTP_URL: url, MAIL_TO: to, MAIL_FROM: from }: Values): Config['smtp'] {
  if (url !== undefined && to !== undefined) return { url, to, from: from ?? to }
  if (url === undefined && to === undefined) return null
  throw onlyTogether('SMTP_URL and MAIL_TO')
}

function onlyTogether(names: string): ConfigError {
  return new ConfigError(`The settings ${names} are only used together. Set both, or neither.`)
}

/** All three names or none: with one missing, no message would ever leave, and nobody would know before a reader tried. */
function emailJsOf(values: Values): EmailJsSettings | null {
  const names = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'] as const
  const missing = names.filter((name) => values[name] === undefined)
  if (missing.length === names.length) return null
  const [publicKey, serviceId, templateId] = names.map((name) => values[name])
  if (publicKey === undefined || serviceId === undefined || templateId === undefined) {
    throw new ConfigError(
      `EmailJS needs three settings, and ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing. Set all of them, or none.`,
    )
  }
  return { publicKey, serviceId, templateId, origin: values.EMAILJS_ORIGIN }
}
