import { parseArgs } from 'node:util'
import { OPERATOR } from '#app/features/auth/accounts.server.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { createImageEncoder } from '#app/features/images/encode-image.server.ts'
import { eitherUploads, openUploads } from '#app/features/import/images/find-upload.server.ts'
import { readGhost } from '#app/features/import/ghost/read-ghost.server.ts'
import { ImportError } from '#app/features/import/import-error.ts'
import {
  importItems,
  type ImportOptions,
  type ReportRow,
} from '#app/features/import/import-items.server.ts'
import { IMPORT_LIMITS, type ImportedItem } from '#app/features/import/imported-item.ts'
import {
  readExportFile,
  readMarkdownFolder,
} from '#app/features/import/markdown/read-markdown-folder.server.ts'
import {
  type ForeignTables,
  readPostTable,
} from '#app/features/import/table/read-post-table.server.ts'
import { takeCategories } from '#app/features/import/take/take-categories.server.ts'
import { readWordPress } from '#app/features/import/wordpress/read-wordpress.server.ts'
import { openStorage } from '#app/integrations/storage/open-storage.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { openDatabaseToRead } from '#app/platform/db/database.server.ts'
import { isLocale } from '#app/platform/texts/locales.ts'
import { textsInPlace } from '#app/platform/texts/text-worker.server.ts'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { OperatorError } from './operator-error.ts'
import { silentLog } from './silent-log.ts'
import { tellRunningSites } from './tell-running-sites.ts'
import { inUpgradedDatabase } from './upgraded-database.ts'

const USAGE = `Say what to import:
  import wordpress export.xml [--uploads FOLDER] [--tags]
  import ghost export.json [--uploads FOLDER]
  import markdown FOLDER [--uploads FOLDER] [--tags]
  import table postgres://user:password@host:5432/name [--uploads FOLDER]
and, with any of them, --language es (of posts whose source does not say it), --publish and --dry-run.`

const PROGRESS_EVERY = 100

export async function importCommand(config: Config, parameters: string[]): Promise<void> {
  const chosen = readParameters(parameters)
  const isDryRun = chosen.values['dry-run']
  await inUpgradedDatabase(config, async (db) => {
    // The next run takes again what a power failure loses; to wait for the disk after each item is a third of the time.
    if (config.databaseUrl === null) await sql`pragma synchronous = normal`.execute(db)
    const encoder = createImageEncoder({ rootDir: config.rootDir, log: silentLog })
    const storage = openStorage(config, silentLog)
    const now = () => new Date()
    const services = { db, storage, encoder, textWorker: textsInPlace, now, actor: OPERATOR }
    try {
      const options = await optionsOf(db, chosen)
      const { items, ownImages = {} } = await open(db, chosen)
      await report(importItems(services, items, { ...options, ownImages }), isDryRun)
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      throw new OperatorError(
        `${error.message} What was taken before stays; the same command goes on.`,
      )
    } finally {
      await encoder.close()
    }
  })
  if (!isDryRun) console.log(await tellRunningSites(config, ['content', 'posts']))
}

type Chosen = ReturnType<typeof readParameters>
type Opened = {
  items: AsyncIterable<ImportedItem>
  ownImages?: ImportOptions['ownImages']
}

async function optionsOf(db: Kysely<Schema>, { source, from, values }: Chosen) {
  const { publish, 'dry-run': isDryRun, language: locale } = values
  if (!isLocale(locale)) throw new OperatorError(USAGE)
  const folders = [...(source === 'markdown' ? [from] : []), ...(values.uploads ?? [])]
  const uploads = eitherUploads(await Promise.all(folders.map(openUploads)))
  return { publish, isDryRun, locale, uploads, timeZone: await readTimeZone(db) }
}

async function open(db: Kysely<Schema>, { source, from, values }: Chosen): Promise<Opened> {
  const reading = { limits: IMPORT_LIMITS, tags: values.tags, textWorker: textsInPlace }
  if (source === 'wordpress') return { items: readWordPress(from, reading) }
  if (source === 'ghost') return { items: readGhost(from, reading) }
  if (source === 'table') return { items: readTable(from) }
  if (source !== 'markdown') throw new OperatorError(USAGE)
  const exported = await readExportFile(from)
  const items = readMarkdownFolder(from, exported, reading)
  if (exported === null) return { items }
  if (!values['dry-run']) await takeCategories(db, exported.categories)
  console.log(`The texts of the site are another import: profile import ${from}/site.json`)
  return { items, ownImages: exported.images }
}

async function* readTable(address: string): AsyncGenerator<ImportedItem> {
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address)) throw new OperatorError(USAGE)
  const { host, pathname } = new URL(address)
  const foreign = openDatabaseToRead<ForeignTables>({ dataDir: '', databaseUrl: address })
  try {
    yield* readPostTable(foreign.db, host + pathname, { limits: IMPORT_LIMITS })
  } finally {
    await foreign.close()
  }
}

async function report(rows: AsyncIterable<ReportRow>, isDryRun: boolean): Promise<void> {
  const counts = new Map<string, number>()
  let done = 0
  for await (const { outcome, title, lost, notes } of rows) {
    const details = [...notes, ...lost.map((each) => `Lost: ${each}`)]
    const lines = [`${outcome}: ${title}`, ...details.map((each) => `  ${each}`)]
    console.log(lines.map(printable).join('\n'))
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    done += 1
    if (done % PROGRESS_EVERY === 0) console.error(`${done} items…`)
  }
  const summary = [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ')
  console.log(`${isDryRun ? 'Would be' : 'Done'}: ${summary || 'nothing to import'}`)
}

/** A title of a file may hold what a terminal obeys. */
function printable(line: string): string {
  return line.replaceAll(/\p{Cc}+/gu, ' ')
}

async function readTimeZone(db: Kysely<Schema>): Promise<string> {
  const firm = (await listRecords(db)).find(({ key }) => key.type === 'firm')
  const hours = (firm?.live as { hours?: { timeZone?: unknown } } | null | undefined)?.hours
  return typeof hours?.timeZone === 'string' ? hours.timeZone : 'UTC'
}

function readParameters(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        uploads: { type: 'string', multiple: true },
        publish: { type: 'boolean', default: false },
        language: { type: 'string', default: 'en' },
        'dry-run': { type: 'boolean', default: false },
        tags: { type: 'boolean', default: false },
      },
    })
    const [source, from, ...others] = positionals
    if (source !== undefined && from !== undefined && others.length === 0)
      return { source, from, values }
  } catch {
    // Said below.
  }
  throw new OperatorError(USAGE)
}
