import path from 'node:path'
import { z } from 'zod'

/** Everything the environment decides, read once at the start. */
export type Config = {
  production: boolean
  /** Folder of the checkout; absolute. Migrations and the image encoder are found from here. */
  rootDir: string
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
  /** Hosts whose pictures are shown in posts at once, and which the Content-Security-Policy names. */
  imageHosts: readonly string[]
}

/** A setting that cannot be used; the message names it and says what it takes. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const optional = (value: unknown) => (value === '' ? undefined : value)
const httpUrl = z.url({ protocol: /^https?$/ })

const settings = z.object({
  NODE_ENV: z.preprocess(
    optional,
    z.enum(['production', 'development', 'test']).default('production'),
  ),
  PUBLIC_ORIGIN: z.preprocess(
    optional,
    httpUrl
      .refine(
        (value) => new URL(value).origin === value.replace(/\/$/, ''),
        'an origin without a path',
      )
      .transform((value) => new URL(value).origin)
      .optional(),
  ),
  HOST: z.preprocess(optional, z.string().default('127.0.0.1')),
  PORT: z.preprocess(optional, z.coerce.number().int().min(0).max(65535).default(3000)),
  DATA_DIR: z.preprocess(optional, z.string().default('data')),
  DATABASE_URL: z.preprocess(optional, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  ADMIN_EMAIL: z.preprocess(optional, z.email().optional()),
  ADMIN_PASSWORD: z.preprocess(optional, z.string().min(12).max(128).optional()),
  AUTH_SECRET: z.preprocess(optional, z.string().min(32).optional()),
  TRUSTED_PROXY: z.preprocess(optional, z.union([z.ipv4(), z.ipv6()]).optional()),
  SCHEDULING_URL: z.preprocess(optional, httpUrl.optional()),
  INTAKE_URL: z.preprocess(optional, httpUrl.optional()),
  MAP_URL: z.preprocess(optional, httpUrl.optional()),
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
  const values = parsed.data
  if ((values.ADMIN_EMAIL === undefined) !== (values.ADMIN_PASSWORD === undefined)) {
    throw new ConfigError(
      'The settings ADMIN_EMAIL and ADMIN_PASSWORD are only used together. Set both, or neither.',
    )
  }
  return {
    production: values.NODE_ENV === 'production',
    rootDir,
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    host: values.HOST,
    port: values.PORT,
    dataDir: path.resolve(rootDir, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    admin:
      values.ADMIN_EMAIL !== undefined && values.ADMIN_PASSWORD !== undefined
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
    authSecret: values.AUTH_SECRET ?? null,
    trustedProxy: values.TRUSTED_PROXY ?? null,
    schedulingUrl: values.SCHEDULING_URL ?? null,
    intakeUrl: values.INTAKE_URL ?? null,
    mapUrl: values.MAP_URL ?? null,
    imageHosts: values.IMAGE_HOSTS?.split(',').map((host) => host.trim().toLowerCase()) ?? [],
  }
}
