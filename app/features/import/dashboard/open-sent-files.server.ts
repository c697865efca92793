import type { Kysely, Selectable } from 'kysely'
import { DASHBOARD_LIMITS } from '#app/features/import/dashboard/dashboard-import.ts'
import { readGhost } from '#app/features/import/ghost/read-ghost.server.ts'
import { eitherUploads, openUploads } from '#app/features/import/images/find-upload.server.ts'
import type { ImportOptions } from '#app/features/import/import-items.server.ts'
import type { ImportedItem } from '#app/features/import/imported-item.ts'
import {
  readExportFile,
  readMarkdownFolder,
} from '#app/features/import/markdown/read-markdown-folder.server.ts'
import { takeCategories } from '#app/features/import/take/take-categories.server.ts'
import { readWordPress } from '#app/features/import/wordpress/read-wordpress.server.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'
import { isLocale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

/** For a dry run while the import is being checked. */
export async function openSentFiles(
  {
    db,
    textWorker,
    timeZone,
  }: { db: Kysely<Schema>; textWorker: TextWorker; timeZone: () => string },
  row: Pick<Selectable<Schema['imports']>, 'kind' | 'locale' | 'state' | 'tags'>,
  place: string,
): Promise<{ items: AsyncIterable<ImportedItem>; options: ImportOptions }> {
  const isDryRun = row.state === 'checking'
  const locale = isLocale(row.locale) ? row.locale : 'en'
  const options = { publish: false, isDryRun, locale, timeZone: timeZone() }
  const reading = { limits: DASHBOARD_LIMITS, tags: Boolean(row.tags), textWorker }
  const none = eitherUploads([])
  if (row.kind === 'wordpress')
    return { items: readWordPress(place, reading), options: { ...options, uploads: none } }
  if (row.kind === 'ghost')
    return { items: readGhost(place, reading), options: { ...options, uploads: none } }
  const exported = await readExportFile(place)
  if (exported !== null && !isDryRun) await takeCategories(db, exported.categories)
  return {
    items: readMarkdownFolder(place, exported, { ...reading, isSent: true }),
    options: {
      ...options,
      uploads: await openUploads(place),
      ...(exported && { ownImages: exported.images }),
    },
  }
}
