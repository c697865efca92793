import { createHash } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { BACKED_UP_TABLES, type Manifest } from '#app/features/backup/backup-format.ts'
import type { Restored } from '#app/features/backup/restore-backup.server.ts'
import { findMessage } from '#app/features/inbox/messages.server.ts'
import { openImageFolder } from '#app/integrations/storage/open-storage.server.ts'
import { createCipher, readEncryptionSecrets } from '#app/platform/secrets/cipher.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { makeDataFolder } from '#app/platform/db/data-folder.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import {
  deleteAbandonedFolders,
  openTemporaryFolder,
} from '#app/platform/db/temporary-folder.server.ts'
import type { Schema } from '#db/schema.ts'
import { serve } from '../server.ts'
import { OperatorError } from './operator-error.ts'
import { silentLog } from './silent-log.ts'

/**
 * Restores into a temporary folder, starts that site on a free port of this machine and reads from it.
 * @throws OperatorError for what is not as it was
 */
export async function verifyRestoredSite(
  config: Config,
  restore: (target: Config) => Promise<Restored>,
): Promise<void> {
  if (!existsSync(path.join(config.buildDir, 'server', 'index.js')))
    throw new OperatorError('The site is not built here yet. Run npm run build first.')
  deleteAbandonedFolders(config.dataDir)
  const { folder: dataDir, remove } = openTemporaryFolder(config.dataDir)
  try {
    makeDataFolder(dataDir)
    const target = { ...config, ...ALONE, dataDir }
    for (const key of ['message-key', 'auth-secret']) copyIfThere(config.dataDir, dataDir, key)
    const { manifest } = await restore(target)
    const done = [...(await checkData(target, manifest)), ...(await checkSite(target, manifest))]
    console.log(['The backup is good.', ...done].join('\n'))
  } finally {
    remove()
  }
}

// Nobody else reaches it, and it sends nothing.
const ALONE = {
  databaseUrl: null,
  host: '127.0.0.1',
  port: 0,
  publicOrigin: null,
  trustedProxies: null,
  s3: null,
  smtp: null,
  emailJs: null,
  admin: null,
  backupDir: null,
}

function copyIfThere(from: string, to: string, name: string): void {
  if (existsSync(path.join(from, name))) cpSync(path.join(from, name), path.join(to, name))
}

async function checkData(target: Config, manifest: Manifest): Promise<string[]> {
  const { db, close } = openDatabase<Schema>(target, () => {}, null)
  try {
    for (const table of BACKED_UP_TABLES) {
      const expected = manifest.rows[table]
      const found = await countRows(db.selectFrom(table))
      if (expected !== undefined && found !== expected)
        throw new OperatorError(
          `Of the table ${table}, ${found} of ${expected} rows were restored.`,
        )
    }
    const images = await checkImages(target, manifest)
    const message = await db
      .selectFrom('messages')
      .select('id')
      .where('sealed', '!=', '')
      .executeTakeFirst()
    if (message === undefined) return [images, 'It holds no message whose text is stored.']
    const cipher = createCipher(await readEncryptionSecrets(target))
    const found = await findMessage({ db, cipher }, message.id)
    if (found?.content.ok !== true) throw new OperatorError('A message cannot be decrypted.')
    return [images, `The message ${found.reference} can be decrypted.`]
  } finally {
    await close()
  }
}

async function checkImages(target: Config, { entries }: Manifest): Promise<string> {
  const storage = openImageFolder(target)
  const images = Object.entries(entries).filter(([name]) => name.startsWith('images/'))
  for (const [entry, hash] of images) {
    const stored = await storage.get(entry.slice('images/'.length))
    const bytes = stored === null ? new Uint8Array() : await new Response(stored.body).bytes()
    if (hashOf(bytes) !== hash) throw new OperatorError(`The file ${entry} is not as it was.`)
  }
  return `Image files: ${images.length}, all as they were.`
}

async function checkSite(target: Config, { entries }: Manifest): Promise<string[]> {
  const server = await serve(target, { log: silentLog })
  try {
    await read(server.address, '/readyz')
    const feed = JSON.parse((await read(server.address, '/feed.json')).toString()) as Feed
    const [post] = feed.items
    if (post === undefined) return ['The site starts. It has no published post.']
    const page = (await read(server.address, new URL(post.url).pathname)).toString()
    const [, image] = /\/images\/(blog-[\w.-]+)/.exec(page) ?? []
    if (image === undefined)
      return [`The site starts and shows “${post.title}”, which has no image.`]
    if (hashOf(await read(server.address, `/images/${image}`)) !== entries[`images/${image}`])
      throw new OperatorError(`The site sends another image than ${image}.`)
    return [`The site starts and shows “${post.title}” with its image.`]
  } finally {
    await server.close()
  }
}

type Feed = { items: { url: string; title: string }[] }

async function read(address: string, pathname: string): Promise<Buffer> {
  const response = await fetch(address + pathname)
  if (!response.ok)
    throw new OperatorError(`The restored site answers ${pathname} with ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
