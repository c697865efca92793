import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBackupSource, readAuthSecretId } from '#app/features/backup/backup-source.server.ts'
import type { BackupFile } from '#app/features/backup/read-backup.server.ts'
import { restoreBackup } from '#app/features/backup/restore-backup.server.ts'
import { backUp } from '#app/features/backup/scheduled-backup.server.ts'
import { openStorage } from '#app/integrations/storage/open-storage.server.ts'
import { secretId } from '#app/platform/secrets/cipher.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { openAlone } from '#app/platform/db/site-lock.server.ts'
import { makeAuthSecret } from '#app/platform/secrets/auth-secret.server.ts'
import { readSecret } from '#app/platform/secrets/secrets.server.ts'
import type { Schema } from '#db/schema.ts'
import { OperatorError } from './operator-error.ts'
import { silentLog } from './silent-log.ts'
import { verifyRestoredSite } from './verify-restored-site.ts'

export async function backupCommand(config: Config, parameters: string[]): Promise<void> {
  const [folder = config.backupDir] = parameters
  if (folder === null) throw new OperatorError('Name a folder for the backup, or set BACKUP_DIR.')
  const { db, close } = openDatabase<Schema>(config, () => {}, null)
  try {
    const storage = openStorage(config, silentLog)
    const source = await openBackupSource(config, { storage, now: () => new Date() })
    const written = await backUp({ db, source, folder: path.resolve(folder) })
    if (!written.ok) throw new OperatorError(explainHeld(written.problem.until))
    const { file, bytes, manifest } = written.value
    console.log(`Written: ${file} (${megabytes(bytes)} MB)`)
    console.log(countedRows(manifest.rows))
    if (manifest.missingImages.length > 0)
      console.log(`Images that the storage does not have: ${manifest.missingImages.join(', ')}`)
    console.log(
      'It does not hold the keys: store MESSAGE_KEY and AUTH_SECRET, or the files message-key and auth-secret, in another place.',
    )
  } finally {
    await close()
  }
}

function explainHeld(until: Date): string {
  const seconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000))
  return `Another backup is being written. Try again when it is done; if it was killed, from ${until.toISOString()} on, in ${seconds} s.`
}

export async function restoreCommand(config: Config, parameters: string[]): Promise<void> {
  const { values, positionals } = parseParameters(parameters)
  const [file] = positionals
  if (file === undefined) throw new OperatorError('Name the file of the backup.')
  const backup = { file, identity: await readIdentity(values.identity) }
  if (values.verify === true) return verifyCommand(config, backup)
  await restore(config, config, backup)
  console.log('Restored. Start the site with npm start.')
}

async function verifyCommand(config: Config, backup: BackupFile): Promise<void> {
  await verifyRestoredSite(config, (target) => restore(target, config, backup))
}

/** The keys stay those of the site itself, also for a target in another folder. */
async function restore(target: Config, { dataDir }: Config, backup: BackupFile) {
  const onWait = () => console.log('Another process uses DATA_DIR. Waiting until it has stopped…')
  const open = async () => openDatabase<Schema>(target, () => {}, null)
  const { db, close } = await openAlone(target, { onWait }, open)
  try {
    const keys =
      target.messageKeys.length > 0
        ? target.messageKeys
        : ((await readSecret(dataDir, 'message-key'))?.split(/\s+/) ?? [])
    const restored = await restoreBackup(
      {
        db,
        storage: openStorage(target, silentLog),
        migrationsDir: migrationsDir(target),
        keyIds: keys.map(secretId),
        authSecretId: await readAuthSecretId({ ...target, dataDir }),
      },
      backup,
    )
    await makeAuthSecret(target)
    if (restored.hasOtherAuthSecret)
      console.log(
        'Second factors were encrypted with another AUTH_SECRET and cannot be used: remove-second-factor lets people sign in without them.',
      )
    console.log(countedRows(restored.manifest.rows))
    return restored
  } finally {
    await close()
  }
}

function parseParameters(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { identity: { type: 'string' }, verify: { type: 'boolean' } },
    })
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error))
  }
}

async function readIdentity(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim())
  const identity = lines.find((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (identity === undefined)
    throw new OperatorError(`The file ${file} holds no identity of age (AGE-SECRET-KEY-…).`)
  return identity
}

function migrationsDir({ rootDir }: Config): string {
  return path.join(rootDir, 'db/migrations')
}

export function countedRows(rows: Record<string, number>): string {
  const of = (table: string) => rows[table] ?? 0
  return `${of('blog_posts')} posts, ${of('images')} images, ${of('messages')} messages, ${of('users')} accounts, ${of('content_records')} texts of the site`
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
