import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CompiledQuery } from 'kysely'
import { describe, expect, test } from 'vitest'
import { isChangedInSubstance } from '#app/features/content/translation-source.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { factsIn } from '#app/features/facts/facts-in.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { contentRow } from '#test/factories/content-rows.ts'
import { fillEveryTable } from '#test/factories/every-table.ts'
import { aCipher } from '#test/factories/inbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, type DatabaseKind, openTestDatabase } from '#test/postgres.ts'

const migrations = path.resolve(import.meta.dirname, '../../../db/migrations')

/** As they shipped, and what the upgrade makes of them. */
const SENTENCES: readonly [Locale, string, string][] = [
  [
    'en',
    '{consulates.pause} Last checked on {consulates.pause:verified}.',
    '{consulates.pause} Sources: {consulates.pause:day}.',
  ],
  [
    'en',
    'EB-5 from abroad: consulates have paused many visas since {consulates.pause-from}. Last checked on {consulates.pause-from:verified}.',
    '{consulates.pause} Sources: {consulates.pause:day}.',
  ],
  [
    'en',
    'A citizen: {spouse.processing}. We last checked this on {spouse.processing:verified}.',
    'A citizen: {spouse.processing}. Sources: {spouse.processing:day}.',
  ],
  [
    'en',
    'Own words, since {consulates.pause-from}, read on {eb5.jobs:verified}',
    'Own words, since January 2026, read on {eb5.jobs:day}',
  ],
  [
    'es',
    '¿La solicita desde el extranjero? Una pausa desde {consulates.pause-from} puede detener su visa. Última revisión: {consulates.pause-from:verified}.',
    '{consulates.pause} Fuentes: {consulates.pause:day}.',
  ],
  [
    'es',
    'Así es. Lo revisamos por última vez el {spouse.processing:verified}. Desde {consulates.pause-from}.',
    'Así es. Fuentes: {spouse.processing:day}. Desde enero de 2026.',
  ],
  [
    'pt',
    'EB-5 a partir de outro país: os consulados mantêm muitos vistos em pausa desde {consulates.pause-from}. Última verificação: {consulates.pause-from:verified}.',
    '{consulates.pause} Fontes: {consulates.pause:day}.',
  ],
  [
    'pt',
    'Verificamos isto pela última vez em {spouse.processing:verified}. Desde {consulates.pause-from}.',
    'Fontes: {spouse.processing:day}. Desde janeiro de 2026.',
  ],
  [
    'fr',
    'Une demande depuis l’étranger\u202F? Une suspension, depuis {consulates.pause-from}, peut arrêter votre visa. Vérifié la dernière fois le {consulates.pause-from:verified}.',
    '{consulates.pause} Sources\u00A0: {consulates.pause:day}.',
  ],
  [
    'fr',
    'EB-5 depuis l’étranger\u00A0: les consulats ont suspendu de nombreux visas depuis {consulates.pause-from}. Depuis {consulates.pause-from}, {h1b.notice:verified}',
    '{consulates.pause} Depuis janvier 2026, {h1b.notice:day}',
  ],
]

const [, shipped = '', upgraded = ''] = SENTENCES[0] ?? []
const record = { ...contentRow, state: 'published', source: null } as const

describe.each(databaseKinds)('texts on %s that an older version has stored', (kind) => {
  const place = openedForEach(() => openOlder(kind))

  test('say nothing any more of a last check or of the pause that has ended', async () => {
    const stored = (text: string) => JSON.stringify({ text, more: [text] })
    for (const [index, [locale, text]] of SENTENCES.entries())
      await place.db
        .insertInto('content_records')
        .values({
          ...record,
          locale,
          id: `t${index}`,
          published: stored(text),
          draft: stored(text),
        })
        .execute()
    await place.upgrade()
    for (const [index, [locale, , text]] of SENTENCES.entries()) {
      const row = await place.db
        .selectFrom('content_records')
        .where('id', '=', `t${index}`)
        .select(['published', 'draft', 'version', 'scheduled_version'])
        .executeTakeFirstOrThrow()
      expect(row).toEqual({
        published: stored(text),
        draft: stored(text),
        version: record.version,
        scheduled_version: record.scheduled_version,
      })
      const now = new Date('2026-12-01T12:00:00Z')
      const facts = factsIn(legalFacts, locale)
      expect(quoteAllFacts(text, facts, now, locale)).not.toMatch(/[{}]/)
    }
  })

  test('of a translation are still made from the English text that they stand beside', async () => {
    const text = JSON.stringify({ title: shipped })
    const english = { ...record, id: 'faq', published: text }
    const translation = { ...english, locale: 'es', source: text, draft_source: text }
    await place.db.insertInto('content_records').values([english, translation]).execute()
    await place.upgrade()
    const rows = await place.db
      .selectFrom('content_records')
      .where('id', '=', 'faq')
      .select(['published', 'source', 'draft_source'])
      .orderBy('locale')
      .execute()
    const read = (stored: string | null | undefined) => JSON.parse(stored ?? '') as object
    for (const source of [rows[1]?.source, rows[1]?.draft_source]) {
      expect(read(source)).toEqual({ title: upgraded })
      expect(isChangedInSubstance('page', read(source), read(rows[0]?.published))).toBe(false)
    }
  })

  test('are those of posts and of what somebody is writing, too; what was once published stays', async () => {
    const { db } = place
    const earlier = JSON.stringify({ content: shipped })
    await db.updateTable('entry_revisions').set({ data: earlier }).execute()
    await db.updateTable('working_copies').set({ fields: earlier }).execute()
    const post = (text: string) => `${text}\n\n{consulates.pause-from}, {eb5.jobs:verified}`
    await db
      .updateTable('blog_posts')
      .set({ content: post(shipped) })
      .execute()
    await place.upgrade()
    const only = (table: 'blog_posts' | 'entry_revisions' | 'working_copies') =>
      db.selectFrom(table).selectAll().executeTakeFirst()
    expect(await only('blog_posts')).toMatchObject({
      // The post of the factory is in Portuguese.
      content: `${upgraded}\n\njaneiro de 2026, {eb5.jobs:day}`,
    })
    expect(await only('working_copies')).toMatchObject({
      fields: JSON.stringify({ content: upgraded }),
    })
    expect(await only('entry_revisions')).toMatchObject({ data: earlier })
  })
})

/** The upgrade changes rows, not tables, so that it may run once more. */
async function openOlder(kind: DatabaseKind) {
  const { db, close } = await openTestDatabase(kind)
  await fillEveryTable(db, aCipher())
  const migration = await readFile(path.join(migrations, kind, '0032_days_of_facts.sql'), 'utf8')
  // What becomes of facts is told by the site of an earlier version: their table has gone since.
  const statements = migration
    .split(';\n')
    .filter((text) => text.trim() !== '' && !text.includes('fact_revisions'))
  return {
    db,
    close,
    async upgrade() {
      for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement))
    },
  }
}
