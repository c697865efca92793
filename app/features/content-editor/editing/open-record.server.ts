import type { Kysely } from 'kysely'
import {
  listRecordLanguages,
  listStoredRecords,
  type StoredRecord,
} from '#app/features/content/stored-records.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import {
  hasTitle,
  RECORD_TYPES,
  titleOf,
} from '#app/features/content-editor/editing/record-names.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import type { GroupField, Json } from '#app/features/entries/form/form-field.ts'
import { withOptions } from '#app/features/content-editor/editing/reference-options.ts'
import {
  recordSchemas,
  type RecordKey,
  type RecordType,
} from '#app/features/content/record-types.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { hasFixedAddress } from '#app/features/pages/page-slugs.ts'
import { layoutOf, type SiteContent } from '#app/features/content/site-content.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { asTranslation } from '#app/features/content-editor/translations/open-translation.ts'
import { shippedOf } from '#app/features/content-editor/translations/shipped-record.ts'
import type { Schema } from '#db/schema.ts'

type Services = { db: Kysely<Schema>; site: (locale: RecordKey['locale']) => SiteContent }

/** Null for one that neither ships nor is stored. One query. */
export async function openRecord(
  services: Services,
  { locale, ...record }: RecordKey,
): Promise<OpenedRecord | null> {
  const [opened] = await openInLanguages(services, record, [locale])
  return opened ?? null
}

/** One query. */
export async function openInLanguages(
  { db, site }: Services,
  record: Omit<RecordKey, 'locale'>,
  locales: readonly Locale[],
): Promise<OpenedRecord[]> {
  const stored = await listRecordLanguages(db, record)
  return locales.flatMap((locale) => {
    const key = { ...record, locale }
    const options = (form: GroupField) => withOptions(withFixedAddress(form, key), site(locale))
    const opened = openedIn(key, stored)
    const { translation } = opened ?? {}
    if (!opened) return []
    const filled = translation && { ...translation, form: options(translation.form) }
    return [{ ...opened, form: options(opened.form), translation: filled ?? null }]
  })
}

function withFixedAddress(form: GroupField, { type, id, locale }: RecordKey): GroupField {
  if (type !== 'page' || !hasFixedAddress({ type, id, locale })) return form
  const fixed = { kind: 'fixed', value: id, hint: contentTexts.slug.fixed } as const
  const fields = form.fields.map(([key, field]) =>
    key === 'slug' ? ([key, { ...field, ...fixed }] as const) : ([key, field] as const),
  )
  return { ...form, fields }
}

/** Those that ship and those that are stored, in these languages; one query. */
export async function listRecords(
  db: Kysely<Schema>,
  locales: readonly Locale[] = ['en'],
): Promise<OpenedRecord[]> {
  const stored = await listStoredRecords(db)
  const byName = Map.groupBy(stored, ({ type, id }) => `${type}/${id}`)
  return locales.flatMap((locale) =>
    RECORD_TYPES.flatMap((type) => {
      const own = stored.filter((record) => record.type === type && isOf(record, locale))
      const shipped = [locale, 'en' as const].flatMap((each) =>
        Object.keys(shippedInAll[each][type]),
      )
      const ids = new Set([...shipped, ...own.map(({ id }) => id)])
      return [...ids].flatMap(
        (id) => openedIn({ type, id, locale }, byName.get(`${type}/${id}`) ?? []) ?? [],
      )
    }),
  )
}

// A translation may be missing of what is written in English.
function isOf(record: StoredRecord, locale: Locale): boolean {
  return record.locale === locale || record.locale === 'en'
}

/** @param stored in every language */
function openedIn(key: RecordKey, stored: readonly StoredRecord[]): OpenedRecord | null {
  const of = (locale: Locale) => stored.find((record) => record.locale === locale) ?? null
  const english = openedOf({ ...key, locale: 'en' }, of('en'))
  if (key.locale === 'en') return english
  const opened = openedOf(key, of(key.locale))
  return english === null ? opened : asTranslation(key, { english, opened, stored: of(key.locale) })
}

function openedOf(key: RecordKey, stored: StoredRecord | null): OpenedRecord | null {
  const shipped = shippedOf(key)
  if (!stored && shipped === null) return null
  const { state = 'shipped', draft = null, removed = null } = stored ?? {}
  const { source = null, draftSource = null } = stored ?? {}
  const live = { shipped, published: fitted(key.type, stored?.data), removed: null }[state]
  const value = (draft ?? live ?? removed ?? shipped ?? {}) as Json
  return {
    key,
    // A draft without a name has the one that readers see.
    title: titleOf(key, hasTitle(key, value) ? value : (live ?? shipped ?? value)),
    version: stored?.version ?? 0,
    state,
    live,
    stored: (stored?.data ?? null) as Json,
    sources: { live: source as Json, draft: draftSource as Json },
    shipped,
    value,
    hasDraft: draft !== null,
    review: stored?.review ?? null,
    changed: stored?.changed ?? null,
    schedule: stored?.schedule ?? null,
    scheduleProblem: stored?.scheduleProblem ?? null,
    form: formOf(key.type, { layout: layoutOf(shippedInAll.en, key.id) }),
    translation: null,
  }
}

// With what this version's schema adds to a record that was stored before.
function fitted(type: RecordType, data: unknown): Json {
  const fit = recordSchemas[type].safeParse(data)
  return (fit.success ? fit.data : (data ?? null)) as Json
}
