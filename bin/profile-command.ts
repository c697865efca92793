import { parseArgs } from 'node:util'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { importProfile } from '#app/features/content-editor/profile/import-profile.server.ts'
import { writeProfile } from '#app/features/content-editor/profile/profile-file.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { OperatorError } from './operator-error.ts'
import { readText, writeText } from './text-files.ts'
import { inUpgradedDatabase } from './upgraded-database.ts'
import { tellRunningSites } from './tell-running-sites.ts'

export async function profileCommand(config: Config, parameters: string[]): Promise<void> {
  const command = readParameters(parameters)
  await inUpgradedDatabase(config, async (db) => {
    if (command.act === 'export') await exportTo(db, command)
    else await importFrom(db, config, command)
  })
}

type Export = { act: 'export'; file: string | undefined; all: boolean }
type Import = { act: 'import'; file: string; isDryRun: boolean }

async function exportTo(db: Kysely<Schema>, { file, all }: Export): Promise<void> {
  const text = writeProfile(await listRecords(db), all)
  await writeText(text, file)
}

async function importFrom(db: Kysely<Schema>, config: Config, { file, isDryRun }: Import) {
  const text = await readText(file)
  const imported = await importProfile(db, { text, isDryRun }, new Date())
  if (!imported.ok)
    throw new OperatorError(['Nothing was imported.', ...imported.problem].join('\n'))
  const { changed, findings } = imported.value
  for (const finding of findings) console.log(`Please look at this: ${finding}`)
  if (changed.length === 0) {
    console.log('The site says all of this already.')
    return
  }
  console.log(`${isDryRun ? 'Would change' : 'Changed'}: ${changed.join(', ')}`)
  if (!isDryRun) console.log(await tellRunningSites(config, ['records']))
}

function readParameters(args: string[]): Export | Import {
  const usage = 'Say what to do: profile export [FILE] [--all], or profile import FILE [--dry-run].'
  let parsed
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { all: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
    })
  } catch {
    throw new OperatorError(usage)
  }
  const { positionals, values } = parsed
  const [act, file, ...others] = positionals
  if (others.length === 0) {
    if (act === 'export') return { act, file, all: values.all === true }
    if (act === 'import' && file !== undefined)
      return { act, file, isDryRun: values['dry-run'] === true }
  }
  throw new OperatorError(usage)
}
