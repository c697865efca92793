import path from 'node:path'
import type { Kysely } from 'kysely'
import type { AccountServices } from '#app/features/auth/accounts.server.ts'
import { type Auth, createAuth } from '#app/features/auth/auth.server.ts'
import {
  ensureFirstAdministrator,
  type FirstAdministrator,
} from '#app/features/auth/first-administrator.server.ts'
import { createPasswordHasher } from '#app/features/auth/password-hasher.server.ts'
import { seedSamplePosts } from '#app/features/blog/seed-sample-posts.server.ts'
import { createImageEncoder, type ImageEncoder } from '#app/features/media/encode-image.server.ts'
import { sweepOrphanedFiles } from '#app/features/media/sweep-images.server.ts'
import { createShareImages, type ShareImages } from '#app/features/seo/draw-share-image.server.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { isSampleFirm } from '#app/features/site/firm.ts'
import {
  createFileStorage,
  type FileStorage,
} from '#app/integrations/storage/file-storage.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { type Bus, createBus } from '#app/platform/bus.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import {
  type DatabaseKind,
  openDatabase,
  type OpenDatabase,
} from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { readOrMakeSecret } from '#app/platform/secrets.server.ts'
import type { Schema } from '#db/schema.ts'

/** Everything a route may hand to a feature. Made once at the start. */
export type Services = {
  config: Config
  kind: DatabaseKind
  db: Kysely<Schema>
  bus: Bus
  log: Logger
  now: () => Date
  auth: Auth
  accounts: AccountServices
  storage: ObjectStorage
  encoder: ImageEncoder
  shareImages: ShareImages
}

/** Open services, with what the server has to know about them. */
export type OpenServices = {
  services: Services
  /** Lines for the operator, printed after the address. */
  greeting: string[]
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/** Opens the database, brings it up to date, and puts together all that the routes need. */
export async function createServices(parts: {
  config: Config
  log: Logger
  now: () => Date
}): Promise<OpenServices> {
  const { config, log, now } = parts
  const { kind, db, close } = await openMigratedDatabase(config, log)
  const hasher = createPasswordHasher()
  const accounts = { db, kind, hasher, now }
  const first = await ensureFirstAdministrator(accounts, config.admin)
  if (await seedSamplePosts(db)) log.info('sample posts written')
  const storage = createFileStorage(path.join(config.dataDir, 'images'))
  const encoder = createImageEncoder({ rootDir: config.rootDir, log })
  const sweeping = sweepImagesHourly({ db, storage, log, now })
  const services: Services = {
    ...parts,
    kind,
    db,
    bus: createBus(),
    auth: createAuth({ ...accounts, log, ...(await authSettings(config)) }),
    accounts,
    storage,
    encoder,
    shareImages: createShareImages(),
  }
  return {
    services,
    greeting: greetingOf(config, first),
    isReady: () => answers(db),
    async close() {
      await sweeping.stop()
      await encoder.close()
      await close()
    },
  }
}

async function openMigratedDatabase(config: Config, log: Logger): Promise<OpenDatabase<Schema>> {
  const opened = openDatabase<Schema>(config, (error) =>
    log.error('database connection lost', error),
  )
  const { kind, db } = opened
  const folder = path.join(config.rootDir, 'db/migrations')
  await migrate({ kind, db: db as unknown as Kysely<never> }, folder)
  return opened
}

const HOUR_MS = 3_600_000

/** Removes what killed uploads left, at the start and every hour after, while the site is already served. */
function sweepImagesHourly(parts: {
  db: Kysely<Schema>
  storage: FileStorage
  log: Logger
  now: () => Date
}) {
  const { storage, log, now } = parts
  const sweep = async () => {
    try {
      await storage.sweepTemporaryFiles(now())
      await sweepOrphanedFiles(parts, now())
    } catch (error) {
      log.error('sweeping images failed', error)
    }
  }
  let underWay = sweep()
  const timer = setInterval(() => {
    underWay = sweep()
  }, HOUR_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}

async function authSettings(config: Config) {
  return {
    secret: config.authSecret ?? (await readOrMakeSecret(config.dataDir, 'auth-secret')),
    secure: config.publicOrigin?.startsWith('https://') === true,
    publicOrigin: config.publicOrigin,
  }
}

function greetingOf(config: Config, first: FirstAdministrator): string[] {
  const origin = config.publicOrigin ?? ''
  const signIn = {
    exists: 'Sign in at /login. A lost password: npm run site -- admin reset-password',
    created: 'Sign in at /login with ADMIN_EMAIL and ADMIN_PASSWORD.',
    'setup-link': `Create the administrator, once, within 24 hours: ${origin}${first.kind === 'setup-link' ? first.path : ''}`,
  }
  const sample =
    'The firm is still the sample firm. Put your own into app/features/site/content/en/firm.ts'
  return [signIn[first.kind], ...(isSampleFirm(firm) ? [sample] : [])]
}

async function answers(db: Kysely<Schema>): Promise<boolean> {
  try {
    // A query that is known to only read: any other would wait for SQLite's one writer.
    await db.selectNoFrom(({ val }) => val(1).as('one')).execute()
    return true
  } catch {
    return false
  }
}
