import path from 'node:path'
import { z } from 'zod'
import {
  accessKey,
  addressRanges,
  email,
  environmentName,
  identifier,
  listOf,
  mailServer,
  optional,
  originOnly,
  outsidePage,
  postgresAddress,
  setting,
  storageAddress,
  wholeNumber,
  yesOrNo,
} from '#app/platform/setting-types.server.ts'

const settings = z.object({
  production: setting(
    'NODE_ENV',
    'production, development or test',
    environmentName.default('production').transform((name) => name === 'production'),
  ),
  /** `none`: no database, no accounts, three sample posts, and a dashboard in the browser alone (decision 20). */
  backend: setting('BACKEND', 'server or none', z.enum(['server', 'none']).default('server')),
  /** As readers type it, without a trailing slash; null: any loopback host. */
  publicOrigin: setting(
    'PUBLIC_ORIGIN',
    'an address such as https://www.example.com, without a path',
    optional(originOnly),
  ),
  host: setting('HOST', 'a host name or an IP address', z.string().default('127.0.0.1')),
  port: wholeNumber('PORT', [0, 65_535], 3000),
  /** How long it goes on taking requests after a signal to stop, for the proxy to see that `/healthz` refuses. */
  drainSeconds: wholeNumber('DRAIN_SECONDS', [0, 60], 0),
  dataDir: setting('DATA_DIR', 'the path of a folder', z.string().default('data')),
  /** Null: SQLite under `dataDir`. */
  databaseUrl: setting(
    'DATABASE_URL',
    'an address such as postgres://user:password@host:5432/name, in which special characters of the password are percent-encoded (# is %23)',
    optional(postgresAddress),
  ),
  s3Endpoint: setting(
    'S3_ENDPOINT',
    'an address such as https://s3.eu-central-1.amazonaws.com',
    optional(storageAddress),
  ),
  s3Bucket: setting(
    'S3_BUCKET',
    'the name of a bucket',
    optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  ),
  s3Region: setting(
    'S3_REGION',
    'the name of a region, such as eu-central-1',
    optional(z.string().regex(/^[a-z0-9-]{1,40}$/)),
  ),
  s3KeyId: setting('S3_ACCESS_KEY_ID', 'the ID of an access key', optional(accessKey)),
  s3SecretKey: setting('S3_SECRET_ACCESS_KEY', 'the secret of an access key', optional(accessKey)),
  /** Null: created once under `dataDir`. */
  authSecret: setting(
    'AUTH_SECRET',
    'a secret of 32 characters or more',
    optional(z.string().min(32)),
  ),
  /** The proxies whose forwarded headers are trusted. */
  trustedProxies: setting(
    'TRUSTED_PROXY',
    'IP addresses or ranges such as 10.0.0.0/8, separated by commas',
    optional(addressRanges),
  ),
  schedulingUrl: setting('SCHEDULING_URL', 'an http or https address', optional(outsidePage)),
  intakeUrl: setting('INTAKE_URL', 'an http or https address', optional(outsidePage)),
  /** Null: the map is a link. */
  mapUrl: setting('MAP_URL', 'an http or https address', optional(outsidePage)),
  /** Email is not confidential in transit. */
  mailMessageText: setting(
    'MAIL_MESSAGE_TEXT',
    'yes or no',
    yesOrNo.transform((response) => response === 'yes'),
  ),
  /** Newest first; none: one is created under `dataDir`. */
  messageKeys: setting(
    'MESSAGE_KEY',
    'one secret of 32 characters or more, or several separated by commas, the newest first',
    listOf(/^[^\s,]{32,}(\s*,\s*[^\s,]{32,})*$/),
  ),
  /** Counted from the end of the message's handling. */
  messageKeepDays: wholeNumber('MESSAGE_KEEP_DAYS', [30, 36_500], 730),
  /** Their images are shown in posts at once, and the CSP allows them. */
  imageHosts: setting(
    'IMAGE_HOSTS',
    'host names, separated by commas',
    listOf(/^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/i).transform((hosts) =>
      hosts.map((host) => host.toLowerCase()),
    ),
  ),
  /** Null: no backups are scheduled. */
  backupDir: setting('BACKUP_DIR', 'the path of a folder', optional(z.string())),
  /** Null: backups are not encrypted. The identity that decrypts them is never on this machine. */
  backupRecipient: setting(
    'BACKUP_RECIPIENT',
    'a recipient of age, such as age1…',
    optional(z.string().regex(/^age1[a-z0-9]{20,}$/)),
  ),
  /** Null: there is no `/metrics`. */
  metricsToken: setting(
    'METRICS_TOKEN',
    'a secret of 32 characters or more: letters, digits and -._~+/=',
    optional(z.string().regex(/^[\w.~+/-]{32,}=*$/)),
  ),
  /** Queries of the database that take as long are logged. */
  slowQueryMs: wholeNumber('SLOW_QUERY_MS', [1, 60_000], 500),
  adminEmail: setting('ADMIN_EMAIL', 'an e-mail address', optional(email)),
  adminPassword: setting(
    'ADMIN_PASSWORD',
    'a password of 12 to 128 characters',
    optional(z.string().min(12).max(128)),
  ),
  smtpUrl: setting(
    'SMTP_URL',
    'an address such as smtps://user:password@mail.example.com, in which special characters of the password are percent-encoded (# is %23)',
    optional(mailServer),
  ),
  mailTo: setting('MAIL_TO', 'one e-mail address', optional(email)),
  mailFrom: setting('MAIL_FROM', 'one e-mail address', optional(email)),
  publicKey: setting(
    'EMAILJS_PUBLIC_KEY',
    'the public key of your EmailJS account',
    optional(identifier),
  ),
  serviceId: setting(
    'EMAILJS_SERVICE_ID',
    'the ID of an EmailJS service, such as service_abc123',
    optional(identifier),
  ),
  templateId: setting(
    'EMAILJS_TEMPLATE_ID',
    'the ID of an EmailJS template, such as template_abc123',
    optional(identifier),
  ),
  origin: setting(
    'EMAILJS_ORIGIN',
    'an address such as https://api.emailjs.com, without a path',
    originOnly.default('https://api.emailjs.com'),
  ),
})

type Settings = z.infer<typeof settings>

type ObjectStorageParts = Pick<
  Settings,
  's3Endpoint' | 's3Bucket' | 's3Region' | 's3KeyId' | 's3SecretKey'
>

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Never prints a value, because some are secrets. @throws ConfigError for the first unusable setting */
export function readConfig(environment: Record<string, string | undefined>, rootDir: string) {
  const { adminEmail, adminPassword, smtpUrl, mailTo, mailFrom, ...more } =
    readSettings(environment)
  const { publicKey, serviceId, templateId, origin, ...others } = more
  const { s3Endpoint, s3Bucket, s3Region, s3KeyId, s3SecretKey, ...values } = others
  const smtp = together({ url: ['SMTP_URL', smtpUrl], to: ['MAIL_TO', mailTo] })
  // With one missing no message would be sent, and only a reader would notice.
  const emailJs = together({
    publicKey: ['EMAILJS_PUBLIC_KEY', publicKey],
    serviceId: ['EMAILJS_SERVICE_ID', serviceId],
    templateId: ['EMAILJS_TEMPLATE_ID', templateId],
  })
  return {
    ...values,
    /** The checkout, absolute: migrations and the image encoder are found from here. */
    rootDir,
    buildDir: path.join(rootDir, values.backend === 'none' ? 'build-none' : 'build'),
    /** Pages written as files (`npm run build:static`) must not need a server or expire within hours. */
    asFiles: false,
    dataDir: path.resolve(rootDir, values.dataDir),
    backupDir: values.backupDir === null ? null : path.resolve(rootDir, values.backupDir),
    admin: together({
      email: ['ADMIN_EMAIL', adminEmail],
      password: ['ADMIN_PASSWORD', adminPassword],
    }),
    /** Null: images are files under `dataDir`. */
    s3: objectStorage({ s3Endpoint, s3Bucket, s3Region, s3KeyId, s3SecretKey }),
    /** Null: emails stay in the outbox. */
    smtp: smtp && { ...smtp, from: mailFrom ?? smtp.to },
    /** Null: the browser sends no email. */
    emailJs: emailJs && { ...emailJs, origin },
  }
}

function objectStorage({
  s3Endpoint,
  s3Bucket,
  s3Region,
  s3KeyId,
  s3SecretKey,
}: ObjectStorageParts) {
  const needed = together({
    endpoint: ['S3_ENDPOINT', s3Endpoint],
    accessKeyId: ['S3_ACCESS_KEY_ID', s3KeyId],
    secretAccessKey: ['S3_SECRET_ACCESS_KEY', s3SecretKey],
  })
  if (needed !== null)
    return { ...needed, bucket: s3Bucket ?? 'blog-images', region: s3Region ?? 'us-east-1' }
  if (s3Bucket === null && s3Region === null) return null
  throw new ConfigError(
    'The settings S3_BUCKET and S3_REGION are only used with S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set these three, or none.',
  )
}

function readSettings(environment: Record<string, string | undefined>): Settings {
  const about = new Map(
    Object.entries(settings.shape).map(([key, type]) => [key, z.globalRegistry.get(type)]),
  )
  const values = [...about].map(([key, meta]) => [key, environment[meta?.title ?? key]])
  const parsed = settings.safeParse(Object.fromEntries(values))
  if (parsed.success) return parsed.data
  const wrong = about.get(String(parsed.error.issues[0]?.path[0]))
  throw new ConfigError(
    `The setting ${wrong?.title} cannot be used. It takes ${wrong?.description}.`,
  )
}

/** @throws ConfigError when only some of them are set */
function together<Key extends string>(
  group: Record<Key, readonly [variable: string, value: string | null]>,
): Record<Key, string> | null {
  const all = Object.entries<readonly [string, string | null]>(group)
  const missing = all.flatMap(([, [variable, value]]) => (value === null ? variable : []))
  if (missing.length === all.length) return null
  if (missing.length > 0) {
    const names = all.map(([, [variable]]) => variable).join(' and ')
    throw new ConfigError(
      `The settings ${names} are only used together. Missing: ${missing.join(' and ')}. Set all of them, or none.`,
    )
  }
  return Object.fromEntries(all.map(([key, [, value]]) => [key, value])) as Record<Key, string>
}
