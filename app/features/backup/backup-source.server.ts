import type { BackupSource } from '#app/features/backup/write-backup.server.ts'
import { secretId } from '#app/platform/secrets/cipher.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { readSecret } from '#app/platform/secrets/secrets.server.ts'

/** A site that has no secret yet has nothing that it encrypts. */
export async function openBackupSource(
  config: Config,
  { storage, now }: Pick<BackupSource, 'storage' | 'now'>,
): Promise<BackupSource> {
  const authSecretId = (await readAuthSecretId(config)) ?? ''
  return { address: config, storage, authSecretId, recipient: config.backupRecipient, now }
}

/** Null before the first start. */
export async function readAuthSecretId({
  authSecret,
  dataDir,
}: Pick<Config, 'authSecret' | 'dataDir'>): Promise<string | null> {
  const secret = authSecret ?? (await readSecret(dataDir, 'auth-secret'))
  return secret === null ? null : secretId(secret)
}
