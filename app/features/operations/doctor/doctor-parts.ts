import type { Kysely } from 'kysely'
import type { MailProblem } from '#app/integrations/mail/mail-sender.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Schema } from '#db/schema.ts'

export type DoctorParts = {
  config: Config
  /** Opened to read. */
  db: Kysely<Schema>
  storage: ObjectStorage
  now: () => Date
  spaceOf(folder: string): Promise<{ freeBytes: number; freeFiles: number }>
  /** Null: ready for emails. */
  checkSmtpServer(url: string): Promise<MailProblem | null>
}
