import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createPasswordHasher } from '#app/features/auth/passwords/password-hasher.server.ts'
import { seedSamplePosts } from '#app/features/posts/samples/seed-sample-posts.server.ts'
import { noDelivery } from '#app/features/email/deliver-mail.server.ts'
import { createImageEncoder } from '#app/features/images/encode-image.server.ts'
import { messageServices } from '#app/server/inbox-service.server.ts'
import { openImageFolder } from '#app/integrations/storage/open-storage.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { openMemoryDatabase, refuseWrites } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { createCipher } from '#app/platform/secrets/cipher.server.ts'
import { textsInPlace } from '#app/platform/texts/text-worker.server.ts'
import {
  openSite,
  type OpenServices,
  type Parts,
  servicesOver,
} from '#app/server/services.server.ts'
import type { Schema } from '#db/schema.ts'

const NO_BACKEND = [
  'No backend is configured (BACKEND=none). This is a demonstration:',
  '  - the blog has three sample posts in each language, and nothing that is sent here is kept;',
  '  - sign-in is a mock that protects nothing, and changes in the dashboard stay in the browser that makes them.',
  'For a site that keeps posts and messages, start without BACKEND: npm start',
]

/** Spec 1.13: the sample posts in memory, without disk or network. */
export async function createSampleServices(parts: Parts): Promise<OpenServices> {
  const { config, log, now } = parts
  log.warn('no backend is configured: sample posts, mock sign-in, nothing is kept')
  const { db, close } = await openSampleDatabase(config)
  const accounts = { db, hasher: createPasswordHasher(), secret: passingSecret(), now }
  const storage = openImageFolder(config)
  const encoder = createImageEncoder({ rootDir: config.rootDir, log })
  const bus = createBus()
  const opened = await openSite({ db, bus, log, now })
  const core = { db, bus, accounts, storage, encoder, textWorker: textsInPlace, ...opened }
  const messages = messageServices({ ...parts, db }, createCipher([passingSecret()]), noDelivery)
  const services = await servicesOver(parts, core, messages)
  return {
    services,
    startupMessages: NO_BACKEND,
    metrics: null,
    isReady: async () => true,
    async close() {
      await services.visits.close()
      await encoder.close()
      await close()
    },
  }
}

async function openSampleDatabase({ rootDir }: Config) {
  const opened = openMemoryDatabase<Schema>()
  const { db } = opened
  await migrate(db.withTables<never>(), path.join(rootDir, 'db/migrations'))
  await seedSamplePosts(db, { stableIds: true })
  await refuseWrites(db)
  return opened
}

// Discarded with the process, because nothing encrypted outlives it.
function passingSecret(): string {
  return randomBytes(32).toString('base64url')
}
