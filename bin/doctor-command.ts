import { statfs } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { examine } from '#app/features/operations/doctor/doctor.server.ts'
import { hasErrors, printReport } from '#app/features/operations/doctor/check-result.ts'
import { checkSmtpServer } from '#app/integrations/mail/smtp-mail-sender.server.ts'
import { openStorage } from '#app/integrations/storage/open-storage.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { openDatabaseToRead } from '#app/platform/db/database.server.ts'
import type { Schema } from '#db/schema.ts'
import { OperatorError } from './operator-error.ts'
import { silentLog } from './silent-log.ts'

/** Ends with 1 when there is an error. */
export async function doctorCommand(config: Config, parameters: string[]): Promise<void> {
  if (config.backend === 'none')
    throw new OperatorError('BACKEND=none has no database, messages or backups to look at.')
  const { json } = readOptions(parameters)
  const { db, close } = openDatabaseToRead<Schema>(config)
  try {
    const storage = openStorage(config, silentLog)
    const now = () => new Date()
    const report = await examine({ config, db, storage, now, spaceOf, checkSmtpServer })
    console.log(json ? JSON.stringify(report, null, 2) : printReport(report).join('\n'))
    if (hasErrors(report)) process.exitCode = 1
  } finally {
    // One that could not be opened cannot be closed.
    await close().catch(() => undefined)
  }
}

function readOptions(args: string[]): { json: boolean } {
  try {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
    return { json: values.json }
  } catch {
    throw new OperatorError('doctor takes nothing, or --json.')
  }
}

async function spaceOf(folder: string) {
  const { bavail, bsize, files, ffree } = await statfs(folder)
  // Some file systems count no files.
  return { freeBytes: bavail * bsize, freeFiles: files === 0 ? Infinity : ffree }
}
