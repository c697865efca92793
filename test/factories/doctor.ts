import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { examine } from '#app/features/operations/doctor/doctor.server.ts'
import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import { queueMail } from '#app/features/email/outbox.server.ts'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import { checkSmtpServer } from '#app/integrations/mail/smtp-mail-sender.server.ts'
import { openStorage } from '#app/integrations/storage/open-storage.server.ts'
import { createCipher } from '#app/platform/secrets/cipher.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openDatabaseToRead } from '#app/platform/db/database.server.ts'
import { runExclusively } from '#app/platform/db/exclusive-job.server.ts'
import type { Schema } from '#db/schema.ts'
import { anInbox } from '#test/factories/inbox.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import { openPostbox } from '#test/fixtures/smtp-server.ts'
import { type DatabaseKind, openTestDatabase } from '#test/postgres.ts'

const MESSAGE_KEY = 'the-key-of-the-messages-long-enough'
const SMTP_LIMITS = { connectMs: 2_000, greetingMs: 300, silenceMs: 300 }
const IMAGE = 'blog-1764000000000.webp'

export type Patient = Awaited<ReturnType<typeof openPatient>>

/** A site without a fault: it runs, has its mail server, keys, an image, a message and a backup of today. */
export async function openPatient(kind: DatabaseKind) {
  const { db, address, close: closeDatabase } = await openTestDatabase(kind)
  const { dataDir } = address
  const backups = await openFolder({ 'site-2026-11-25T030000Z.tar.gz': 'a backup' })
  const postbox = await openPostbox()
  const site = await openAnswers()
  const { inbox, receive } = anInbox({ db }, createCipher([MESSAGE_KEY]), Date.now())
  await receive()
  await runExclusively({ db, now: inbox.now }, 'backup', async () => undefined)
  await storeImage(db, dataDir, inbox.now())
  await writeFile(path.join(dataDir, 'auth-secret'), 'a secret', { mode: 0o600 })
  const environment: Record<string, string> = {
    ...(address.databaseUrl !== null && { DATABASE_URL: address.databaseUrl }),
    ...settings({ dataDir, backupDir: backups.folder, smtpUrl: postbox.url, port: site.port }),
  }
  const letter = { purpose: 'message', to: null, subject: 's', text: 't' } as const
  const outbox = { cipher: inbox.cipher, domain: 'example.com' }
  return {
    db,
    dataDir,
    backups,
    postbox,
    site,
    environment,
    /** Beside what the operator's command gives. */
    parts: {} as Partial<DoctorParts>,
    now: inbox.now,
    queue: (at: Date) => db.transaction().execute((tx) => queueMail(tx, outbox, letter, at)),
    async close() {
      await Promise.all([site.close(), postbox.close()])
      backups.close()
      await closeDatabase()
    },
  }
}

type Places = { dataDir: string; backupDir: string; smtpUrl: string; port: number }

function settings({ dataDir, backupDir, smtpUrl, port }: Places) {
  return {
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDir,
    PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    SMTP_URL: smtpUrl,
    MAIL_TO: 'office@example.com',
    MESSAGE_KEY,
  }
}

/** As the operator's command does it. */
export async function examined({ environment, parts, now }: Patient) {
  const config = readConfig(environment, path.resolve('.'))
  const { db, close } = openDatabaseToRead<Schema>(config)
  const report = await examine({
    config,
    db,
    storage: openStorage(config, silentLog),
    now,
    spaceOf: async () => ({ freeBytes: 1e11, freeFiles: 1e6 }),
    checkSmtpServer: (url) => checkSmtpServer(url, SMTP_LIMITS),
    ...parts,
  })
  await close().catch(() => undefined)
  return report
}

async function storeImage(db: Patient['db'], dataDir: string, at: Date): Promise<void> {
  await mkdir(path.join(dataDir, 'images'), { recursive: true, mode: 0o700 })
  await createFileStorage(path.join(dataDir, 'images')).put(IMAGE, new Uint8Array(9))
  const size = { width: 1, height: 1, bytes: 9, format: 'webp', variant_widths: '' }
  await db
    .insertInto('images')
    .values({ name: IMAGE, ...size, created_at: at })
    .execute()
}

/** What the site and its proxy answer. */
async function openAnswers() {
  const answers: Record<string, [status: number, text: string]> = {
    '/readyz': [200, 'ready\n'],
    '/healthz': [200, 'ok\n'],
  }
  const server = createServer(({ url = '' }, res) => {
    const [status, text] = answers[url] ?? [404, 'nothing']
    res.writeHead(status).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  return { port, answers, close }
}
