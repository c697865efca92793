import type { FirstAdministrator } from '#app/features/auth/account-links/first-administrator.server.ts'
import { type ObjectStorage, StorageError } from '#app/integrations/storage/object-storage.ts'
import type { Config } from '#app/platform/config.server.ts'

/** Each a line for the operator, at the start. */
export function accountMessages(config: Config, first: FirstAdministrator): string[] {
  const origin = config.publicOrigin ?? ''
  const signIn = {
    exists: 'Sign in at /login. A lost password: npm run site -- admin reset-password',
    created: 'Sign in at /login with ADMIN_EMAIL and ADMIN_PASSWORD.',
    'setup-link': `Create the administrator, once, within 24 hours: ${origin}${first.kind === 'setup-link' ? first.path : ''}`,
  }
  return [signIn[first.kind]]
}

export function backupWarnings({ backupDir, production }: Config): string[] {
  if (backupDir !== null || !production) return []
  return ['No backups are made: set BACKUP_DIR to a folder, best on another disk.']
}

export async function storageWarnings({ s3 }: Config, storage: ObjectStorage): Promise<string[]> {
  if (s3 === null) return []
  try {
    await storage.list({ limit: 1 })
    return []
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return [
      `Images can be neither shown nor uploaded. ${error.message} Look at the bucket ${s3.bucket} and the settings S3_….`,
    ]
  }
}
