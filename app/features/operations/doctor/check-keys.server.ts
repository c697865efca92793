import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import { failure, fine, type CheckResult } from '#app/features/operations/doctor/check-result.ts'
import { listMessageKeys, toMessage } from '#app/features/inbox/messages.server.ts'
import { createCipher } from '#app/platform/secrets/cipher.server.ts'
import { isAuthSecretLost } from '#app/platform/secrets/auth-secret.server.ts'
import { readSecret } from '#app/platform/secrets/secrets.server.ts'

type Parts = Pick<DoctorParts, 'config' | 'db'>

/** Whether the messages can be read and the accounts' secret is there. No key is made. */
export async function checkKeys(parts: Parts): Promise<CheckResult> {
  return (await checkMessageKey(parts)) ?? (await checkAuthSecret(parts)) ?? fine('They fit.')
}

async function checkMessageKey({ db, config }: Parts): Promise<CheckResult | null> {
  const [first, ...rest] = await messageSecrets(config)
  const used = await listMessageKeys(db)
  if (first === undefined) {
    if (used.length === 0) return null
    return failure('The key of the messages is missing.', RESTORE_KEY)
  }
  const cipher = createCipher([first, ...rest])
  if (used.some((id) => !cipher.keyIds.includes(id)))
    return failure(
      'Some messages, or names of the conflict check, were encrypted with a key that is not here.',
      RESTORE_KEY,
    )
  const newest = await db
    .selectFrom('messages')
    .selectAll()
    .where('key_id', '!=', '')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest === undefined || toMessage(cipher, newest).content.ok) return null
  return failure('The newest message cannot be decrypted.', 'Restore the last backup.')
}

const RESTORE_KEY =
  'Put it behind a comma into MESSAGE_KEY, or the file message-key back into DATA_DIR.'

async function checkAuthSecret({ db, config }: Parts): Promise<CheckResult | null> {
  if (!(await isAuthSecretLost(db, config))) return null
  return failure(
    'The accounts’ secret is missing: the site does not start without it.',
    'Set AUTH_SECRET, or put the file auth-secret back into DATA_DIR.',
  )
}

async function messageSecrets({ messageKeys, dataDir }: Parts['config']): Promise<string[]> {
  if (messageKeys.length > 0) return messageKeys
  return (await readSecret(dataDir, 'message-key'))?.split(/\s+/) ?? []
}
