import type { BackupSource } from '#app/features/backup/write-backup.server.ts'
import { findAuthSecret } from '#app/platform/secrets/auth-secret.server.ts'
import { secretId } from '#app/platform/secrets/cipher.server.ts'
import type { Config } from '#app/platform/config.server.ts'

/** A site that has no secret yet has nothing that it encrypts. */
export async function openBackupSource(
  config: Config,
  { storage, now }: Pick<BackupSource, 'storage' | 'now'>,
): Promise<BackupSource> {
  const authSecretId = (await readAuthSecretId(config)) ?? ''
  return { address: config, storage, authSecretId, recipient: config.backupRecipient, now }
}

/** Null before the first start. */
export async function readAuthSecretId(
  place: Pick<Config, 'authSecret' | 'dataDir'>,
): Promise<string | null> {
  const secret = await findAuthSecret(place)
  return secret === null ? null : secretId(secret)
}
