import type { Kysely } from 'kysely'
import { createSiteSearch } from '#app/server/site-search.server.ts'
import { createAccountMailers } from '#app/server/mail/account-mail.server.ts'
import { createAuth } from '#app/features/auth/auth.server.ts'
import { ensureFirstAdministrator } from '#app/features/auth/account-links/first-administrator.server.ts'
import { LINK_TRIES } from '#app/features/auth/account-links/one-time-token.server.ts'
import { createOwnAccount } from '#app/features/auth/own-account.server.ts'
import { createPasswordHasher } from '#app/features/auth/passwords/password-hasher.server.ts'
import { createLiveStreams } from '#app/features/dashboard/live-streams.server.ts'
import { createCountedPaths } from '#app/server/counted-paths.server.ts'
import { reviewersOf } from '#app/features/content/reviewers.ts'
import { indexMissingPosts } from '#app/features/posts/search/post-index.server.ts'
import { seedSamplePosts } from '#app/features/posts/samples/seed-sample-posts.server.ts'
import { createImageEncoder } from '#app/features/images/encode-image.server.ts'
import { createImportRunner } from '#app/features/import/dashboard/run-imports.server.ts'
import { createShareImages } from '#app/features/seo/draw-share-image.server.ts'
import { makeRoomForShippedPages } from '#app/features/content/make-room.server.ts'
import { openContentBook } from '#app/features/content/content-book.server.ts'
import { readTimetable } from '#app/features/content-editor/schedule/read-timetable.server.ts'
import { runContentSchedule } from '#app/features/content-editor/schedule/publish-scheduled.server.ts'
import { PREVIEW_VIEWS } from '#app/features/preview-links/preview-links.server.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { profileWarnings } from '#app/features/site/firm.ts'
import { outsidePages } from '#app/features/site/pages/links.ts'
import { createVisitCounter } from '#app/features/visits/visits.server.ts'
import { type MessageServices, openInboxService } from '#app/server/inbox-service.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { openStorage } from '#app/integrations/storage/open-storage.server.ts'
import { type Bus, createBus } from '#app/platform/bus.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import {
  type OnQuery,
  openDatabase,
  type OpenDatabase,
  REQUEST_LIMITS,
  requireUndamaged,
} from '#app/platform/db/database.server.ts'
import { openAlone } from '#app/platform/db/site-lock.server.ts'
import { watchQueries } from '#app/platform/db/slow-queries.server.ts'
import { joinPostgresBus, type SharedBus } from '#app/platform/db/postgres-bus.server.ts'
import { createSharedRateLimit } from '#app/platform/db/shared-rate-limit.server.ts'
import { createRateLimit } from '#app/platform/http/rate-limit.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { createTextWorker } from '#app/platform/texts/text-worker.server.ts'
import { openAuthSecret } from '#app/platform/secrets/auth-secret.server.ts'
import { createMetrics, type Metrics } from '#app/features/operations/metrics/metrics.server.ts'
import { openBackupSource } from '#app/features/backup/backup-source.server.ts'
import { upgradeDatabase } from '#app/features/backup/upgrade-database.server.ts'
import {
  accountMessages,
  backupWarnings,
  storageWarnings,
} from '#app/server/startup-messages.server.ts'
import { createReadiness } from '#app/server/readiness.server.ts'
import { runHourlyJobs } from '#app/server/hourly-jobs.server.ts'
import { watchLastRun } from '#app/features/auth/sessions/last-run.server.ts'
import type { Schema } from '#db/schema.ts'

export type Services = Awaited<ReturnType<typeof servicesOver>>

export type OpenServices = {
  services: Services
  startupMessages: string[]
  /** Null: they are not asked for. */
  metrics: Metrics | null
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export type Parts = { config: Config; log: Logger; now: () => Date }

export function createServices(parts: Parts): Promise<OpenServices> {
  const onWait = () => parts.log.warn('waiting for another process that uses the data folder')
  return openAlone(parts.config, { onWait }, () => openServices(parts))
}

async function openServices(given: Parts): Promise<OpenServices> {
  const { config, now } = given
  const metrics = config.metricsToken === null ? null : await createMetrics()
  const log = metrics?.countLog(given.log) ?? given.log
  const parts = { ...given, log }
  const { core, first, secret, close } = await openCoreServices(parts, metrics)
  const { db, bus, storage, site } = core
  const dashboard = await openInboxService({ ...parts, db, bus, site })
  const services = await servicesOver(parts, core, dashboard.services)
  const lastRun = await watchLastRun({ db, dataDir: config.dataDir, now })
  const backup = await scheduledBackup(parts, storage, secret)
  const clocks = [
    ...runHourlyJobs({ db, bus, storage, log, now }, backup),
    runContentSchedule(services),
    services.imports.start(),
    lastRun,
  ]
  return {
    services,
    startupMessages: [
      ...accountMessages(config, first),
      ...profileWarnings(site('en').firm),
      ...dashboard.startupMessages,
      ...backupWarnings(config),
      ...(await storageWarnings(config, storage)),
    ],
    metrics,
    isReady: createReadiness({ db, dataDir: config.dataDir, log, now }),
    async close() {
      await Promise.all(clocks.map((clock) => clock.stop()))
      await dashboard.close()
      await services.visits.close()
      await close()
    },
  }
}

type CoreServices = Awaited<ReturnType<typeof openCoreServices>>['core']

export async function servicesOver(parts: Parts, core: CoreServices, messages: MessageServices) {
  const { config, log, now } = parts
  const { db, bus, accounts, site } = core
  const { publicOrigin } = config
  const timeZone = () => site('en').firm.hours.timeZone
  const secure = publicOrigin?.startsWith('https://') === true
  const { secret } = accounts
  const authNeeds = { ...accounts, log, secure, publicOrigin }
  const mailers = createAccountMailers(config, messages.outbox, { now, site })
  return {
    ...parts,
    ...core,
    ...messages,
    auth: createAuth(authNeeds),
    ownAccount: createOwnAccount({ ...authNeeds, ...mailers }),
    accounts: { ...accounts, ...mailers },
    linkTries: createSharedRateLimit({ ...LINK_TRIES, now, db, name: 'links', key: secret }),
    previewViews: createRateLimit({ ...PREVIEW_VIEWS, now }),
    shareImages: createShareImages(),
    live: createLiveStreams({ bus }),
    visits: createVisitCounter({ db, log, now, timeZone }),
    countedPaths: createCountedPaths({ db, bus, now, site }),
    search: createSiteSearch({ db, bus, log, now, site }),
    timeZone,
    imports: createImportRunner({ ...parts, ...core, timeZone }),
    get outside() {
      return outsidePages(site('en').firm, config)
    },
    // Read at each use, because the firm can change its rules.
    get publishing() {
      return { ...publishingRules(site), imageHosts: config.imageHosts }
    },
  }
}

/** What readers see of the site at this moment. */
export async function openSite(parts: {
  db: Kysely<Schema>
  bus: Bus
  log: Logger
  now: () => Date
}) {
  const records = await openContentBook({ ...parts, read: () => readTimetable(parts) })
  return { site: (locale: Locale) => records.current()[locale], reloadSite: records.reload }
}

async function openCoreServices({ config, log, now }: Parts, metrics: Metrics | null) {
  const opened = openStorage(config, log)
  const storage = metrics?.countStorageErrors(opened) ?? opened
  const onQuery = watchQueries({ log, slowMs: config.slowQueryMs, measure: metrics?.measureQuery })
  const { db, close } = await openUpgradedDatabase({ config, log, now }, storage, onQuery)
  // Before the first account, so that a kill leaves no account without it.
  const secret = await openAuthSecret(db, config)
  const accounts = { db, hasher: createPasswordHasher(), secret, now }
  const first = await ensureFirstAdministrator(accounts, config.admin)
  if (await seedSamplePosts(db)) log.info('sample posts written')
  const shared = await openBus(config, log)
  const { site, reloadSite } = await openSite({ db, bus: shared.bus, log, now })
  const encoder = createImageEncoder({ rootDir: config.rootDir, log })
  const textWorker = createTextWorker({ rootDir: config.rootDir, log })
  return {
    core: { db, bus: shared.bus, accounts, storage, encoder, textWorker, site, reloadSite },
    first,
    secret,
    async close() {
      await encoder.close()
      await textWorker.close()
      await shared.close()
      await close()
    },
  }
}

async function openUpgradedDatabase(
  { config, log, now }: Parts,
  storage: ObjectStorage,
  onQuery: OnQuery,
): Promise<OpenDatabase<Schema>> {
  const onConnectionError = (error: Error) => log.error('database connection lost', error)
  const { db, close } = openDatabase<Schema>(config, onConnectionError, null)
  try {
    const onBackup = (file: string) => log.info('backup before the upgrade', { file })
    await requireUndamaged(config, db)
    await upgradeDatabase(db, { config, storage, now, onBackup })
    await makeRoomForShippedPages(db)
    await indexMissingPosts(db)
  } finally {
    await close()
  }
  return openDatabase<Schema>(config, onConnectionError, REQUEST_LIMITS, onQuery)
}

// SQLite has one process; several can share a PostgreSQL.
async function openBus({ databaseUrl }: Config, log: Logger): Promise<SharedBus> {
  const bus = createBus()
  if (databaseUrl === null) return { bus, close: async () => {} }
  return joinPostgresBus(bus, { databaseUrl, log })
}

async function scheduledBackup({ config, now }: Parts, storage: ObjectStorage, authSecret: string) {
  const { backupDir: folder } = config
  if (folder === null) return null
  return { folder, source: await openBackupSource({ ...config, authSecret }, { storage, now }) }
}

function publishingRules(site: (locale: Locale) => SiteContent) {
  return {
    checklist: site('en').firm.publishing.checklist,
    glossaryIn: (locale: Locale) => site(locale).firm.publishing.glossary,
    reviewers: () => reviewersOf(site('en')),
  }
}
