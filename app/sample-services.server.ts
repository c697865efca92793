import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { createCountedPaths } from '#app/counted-paths.server.ts'
import { createAuth } from '#app/features/auth/auth.server.ts'
import { LINK_TRIES } from '#app/features/auth/one-time-token.server.ts'
import { createOwnAccount } from '#app/features/auth/own-account.server.ts'
import { createPasswordHasher } from '#app/features/auth/password-hasher.server.ts'
import { seedSamplePosts } from '#app/features/blog/seed-sample-posts.server.ts'
import { createMessageGate } from '#app/features/contact/message-gate.server.ts'
import { SPAM_DAYS } from '#app/features/contact/messages.server.ts'
import { createLiveStreams } from '#app/features/dashboard/live-streams.server.ts'
import { openFactBook } from '#app/features/facts/fact-revisions.server.ts'
import { noDelivery } from '#app/features/mail/deliver-mail.server.ts'
import { createImageEncoder } from '#app/features/media/encode-image.server.ts'
import { createShareImages } from '#app/features/seo/draw-share-image.server.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { createVisitCounter } from '#app/features/visits/visits.server.ts'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { openMemoryDatabase, refuseWrites } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { createRateLimit } from '#app/platform/http/rate-limit.server.ts'
import { createSealer } from '#app/platform/seal.server.ts'
import { createSemaphore } from '#app/platform/semaphore.ts'
import type { OpenServices, Parts, Services } from '#app/services.server.ts'
import type { Schema } from '#db/schema.ts'

const NOTHING_BEHIND = [
  'No backend is configured (BACKEND=none). This is a demonstration:',
  '  - the blog has three sample posts, and nothing that is sent here is kept;',
  '  - sign-in is a mock that protects nothing, and changes in the dashboard stay in the browser that makes them.',
  'For a site that keeps posts and messages, start without BACKEND: npm start',
]

/**
 * What the routes need on a site with no backend (specification, section 1): the sample posts in memory, which nobody can
 * write to, and nothing on the disk or the network.
 */
export async function createSampleServices(parts: Parts): Promise<OpenServices> {
  const { config, log } = parts
  log.warn('no backend is configured: sample posts, mock sign-in, nothing is kept')
  const { db, close } = await openSampleDatabase(config)
  const services = await servicesOver(db, parts)
  return {
    services,
    greeting: NOTHING_BEHIND,
    isReady: async () => true,
    async close() {
      await services.visits.close()
      await services.encoder.close()
      await close()
    },
  }
}

async function openSampleDatabase({ rootDir }: Config) {
  const opened = openMemoryDatabase<Schema>()
  const { kind, db } = opened
  await migrate({ kind, db: db.withTables<never>() }, path.join(rootDir, 'db/migrations'))
  await seedSamplePosts(db, { stableIds: true })
  await refuseWrites(db)
  return opened
}

// The routes' loaders ask for one of each. Those that write are never called (`no-backend.server.ts`), and could not.
async function servicesOver(db: Kysely<Schema>, parts: Parts): Promise<Services> {
  const { config, log, now } = parts
  const kind = 'sqlite'
  const bus = createBus()
  const accounts = { db, kind, hasher: createPasswordHasher(), now } as const
  const { publicOrigin } = config
  const authNeeds = { ...accounts, log, secret: passingSecret(), secure: false, publicOrigin }
  return {
    ...parts,
    ...noMessages(parts),
    kind,
    db,
    bus,
    auth: createAuth(authNeeds),
    ownAccount: createOwnAccount(authNeeds),
    accounts,
    linkTries: createRateLimit({ ...LINK_TRIES, now }),
    storage: createFileStorage(path.join(config.dataDir, 'images')),
    encoder: createImageEncoder({ rootDir: config.rootDir, log }),
    shareImages: createShareImages(),
    live: createLiveStreams({ bus }),
    visits: createVisitCounter({ db, log, now, timeZone: firm.hours.timeZone }),
    countedPaths: createCountedPaths({ db, bus, now }),
    facts: await openFactBook({ db, bus, log }),
    publishing: firm.publishing,
  }
}

function noMessages({ config, now }: Parts) {
  const sealer = createSealer([passingSecret()])
  return {
    sealer,
    outbox: { sealer, domain: 'localhost' },
    mail: noDelivery,
    messageGate: createMessageGate({ sealer, now }),
    messageTurns: { people: createSemaphore(1), quarantined: createSemaphore(1) },
    retention: { doneDays: config.messageKeepDays, spamDays: SPAM_DAYS },
  }
}

// Known to nobody, and gone with the process: nothing outlives it that would have to be opened again.
function passingSecret(): string {
  return randomBytes(32).toString('base64url')
}
