import { createHash } from 'node:crypto'
import { LAW_PARTS, LAW_TYPES, wholeRecords } from '#app/features/content/law-records.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { textsToTranslate } from '#app/features/content/translated-data.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { lawName } from '#app/features/content-editor/law/law-name.ts'
import { lawPackProblems as problems } from '#app/features/content-editor/law/law-pack-texts.ts'
import { unchecked } from '#app/features/content-editor/law/merge-law.ts'
import { isGroup, partsOf, readParts } from '#app/features/content-editor/profile/profile-file.ts'
import { at, type Json } from '#app/features/entries/form/form-field.ts'
import { FACT_TIME_ZONE } from '#app/features/facts/fact.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { isDay, type LocalDate, localMoment } from '#app/platform/local-time.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'

/** Of the file, not of what it says. */
const FORMAT = 1

const VERSION = /^(\d{4}-\d\d-\d\d)(?:\.\d{1,6})?$/

/** `version`: the day on which its sources were read, and a number where there are several of one day. */
export type LawPack = { version: string; records: { key: RecordKey; data: Json }[] }

type Parts = { [part: string]: Json }
type Words = Record<string, object>

/** After the present one, of today where that is later. */
export function nextLaw(present: string, today: LocalDate): string {
  if (isLater(today, present)) return today
  const [day = '', number = '0'] = present.split('.')
  return `${day}.${Number(number) + 1}`
}

export function isLater(version: string, than: string): boolean {
  const inOrder = (one: string) => {
    const [day = '', number = ''] = one.split('.')
    return day + number.padStart(6, '0')
  }
  return inOrder(version) > inOrder(than)
}

/** @param records in every language; nobody's own checks are written */
export function writeLawPack(version: string, records: readonly OpenedRecord[]): string {
  const languages = LOCALES.map((locale) => {
    const own = records
      .filter(({ key, live }) => key.locale === locale && live !== null)
      .map((record) => {
        const { key, live } = record
        const words = () => textsToTranslate(key.type, live as object) as Json
        return { ...record, live: locale === 'en' ? unchecked(live) : words() }
      })
    return [locale, partsOf(own, LAW_TYPES)]
  })
  const said: object = { version, ...(Object.fromEntries(languages) as object) }
  return `${JSON.stringify({ lawPack: FORMAT, digest: digestOf(said), ...said }, null, 1)}\n`
}

function digestOf(said: object): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** @param present the version that the site has @returns why it is refused: a sentence first, then one line for each wrong field */
export function readLawPack(
  text: string,
  { present, known, now }: { present: string; known: readonly OpenedRecord[]; now: Date },
): Result<LawPack, string[]> {
  const file = (parseJson(text) ?? null) as Json
  if (!isGroup(file) || typeof file['lawPack'] !== 'number') return fail([problems.other])
  const { lawPack, digest, ...said } = file
  if (lawPack !== FORMAT) return fail([problems.newer])
  const { version, ...languages } = said
  if (digest !== digestOf(said) || typeof version !== 'string') return fail([problems.changed])
  const [, day = ''] = VERSION.exec(version) ?? []
  if (!isDay(day)) return fail([problems.other])
  // A day that has not come would make every later pack an older one.
  if (isLater(day, localMoment(now, FACT_TIME_ZONE).date)) return fail([problems.future])
  if (isLater(present, version)) return fail([olderThan(present, version)])
  const english = readLanguage(languages, 'en', known)
  // What is wrong in English is wrong in every language.
  const others = LOCALES.filter((locale) => english.ok && locale !== 'en')
  const read = [english, ...others.map((locale) => readLanguage(languages, locale, known))]
  const refused = read.flatMap((each) => (each.ok ? [] : each.problem))
  if (refused.length > 0) return fail([problems.unfit, ...refused])
  return ok({ version, records: read.flatMap((each) => (each.ok ? each.value : [])) })
}

export function olderThan(present: string, version: string): string {
  return fillText(problems.older, { version: lawName(version), present: lawName(present) })
}

function readLanguage(languages: Parts, locale: Locale, known: readonly OpenedRecord[]) {
  const own = languages[locale] ?? {}
  const shapeless = [own, ...Object.values(isGroup(own) ? own : {})].some((part) => !isGroup(part))
  if (!isGroup(own) || shapeless) return fail([`${locale}: ${problems.noObject}`])
  const english = languages['en'] as Parts
  const missing = missingIn(own, english, locale)
  if (missing.length > 0) return fail(missing)
  const read = readParts(locale === 'en' ? own : whole(own, english), known, LAW_TYPES)
  if (!read.ok) return fail(read.problem.map((line) => `${locale}.${line}`))
  return ok(read.value.map(({ type, id, data }) => ({ key: { type, id, locale }, data })))
}

/** A line for each record that is none, and for each text of a translation that is not there: it would be an English one. */
function missingIn(own: Parts, english: Parts, locale: Locale): string[] {
  return LAW_TYPES.flatMap((type) =>
    Object.entries((own[LAW_PARTS[type]] ?? {}) as Parts).flatMap(([id, data]) => {
      const place = `${locale}.${LAW_PARTS[type]}.${id}`
      if (!isGroup(data)) return [`${place}: ${problems.noObject}`]
      const original = at(at(english, LAW_PARTS[type]), id)
      const texts = Object.keys(isGroup(original) ? textsToTranslate(type, original) : {})
      const absent = texts.filter((field) => !(field in data))
      return absent.map((field) => `${place}.${field}: ${problems.noText}`)
    }),
  )
}

function whole(own: Parts, english: Parts): Parts {
  const parts = Object.entries(own).map(([part, records]) => [
    part,
    wholeRecords(records as Words, english[part] as Words),
  ])
  return Object.fromEntries(parts) as Parts
}
