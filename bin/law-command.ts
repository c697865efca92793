import { parseArgs } from 'node:util'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { nextLaw, writeLawPack } from '#app/features/content-editor/law/law-pack-file.server.ts'
import { openLawPack, presentLaw } from '#app/features/content-editor/law/open-law-pack.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { lawName } from '#app/features/content-editor/law/law-name.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'
import type { Kysely } from 'kysely'
import { localMoment } from '#app/platform/local-time.ts'
import { FACT_TIME_ZONE } from '#app/features/facts/fact.ts'
import { OperatorError } from './operator-error.ts'
import { readText, writeText } from './text-files.ts'
import { inUpgradedDatabase } from './upgraded-database.ts'

const OPERATOR = { id: null, name: 'operator' }
const now = () => new Date()

export async function lawCommand(config: Config, parameters: string[]): Promise<void> {
  const { act, file, isDryRun } = readParameters(parameters)
  await inUpgradedDatabase(config, async (db) => {
    if (act === 'export') return exportTo(db, file)
    const text = file === undefined ? null : await readText(file)
    await openFrom(db, { text, isDryRun })
  })
}

async function exportTo(db: Kysely<Schema>, file: string | undefined): Promise<void> {
  const records = await listRecords(db, LOCALES)
  const version = nextLaw(presentLaw(records), localMoment(now(), FACT_TIME_ZONE).date)
  await writeText(writeLawPack(version, records), file)
}

type Opening = { text: string | null; isDryRun: boolean }

async function openFrom(db: Kysely<Schema>, opening: Opening): Promise<void> {
  const opened = await openLawPack({ db, now }, opening, OPERATOR)
  if (!opened.ok) throw new OperatorError(['Nothing was imported.', ...opened.problem].join('\n'))
  const { version, drafts, kept, busy } = opened.value
  const made = opening.isDryRun ? 'Drafts that would be made' : 'Drafts made'
  console.log(`${made} from the law pack of ${lawName(version)}: ${drafts}`)
  for (const { title, own, pack } of kept)
    console.log(`Kept as the firm wrote it: ${title}\n  ${own}\n  The law pack says: ${pack}`)
  for (const { title } of busy) console.log(`Left out, because there is a draft: ${title}`)
}

function readParameters(args: string[]) {
  const usage =
    'Say what to do: law export [FILE], or law import [FILE] [--dry-run]; without a file it is the one of this version.'
  try {
    const options = { 'dry-run': { type: 'boolean' } } as const
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const [act, file, ...others] = positionals
    if ((act === 'export' || act === 'import') && others.length === 0)
      return { act, file, isDryRun: values['dry-run'] === true }
  } catch {
    // Said below.
  }
  throw new OperatorError(usage)
}
