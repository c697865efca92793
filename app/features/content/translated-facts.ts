import type { RecordData } from '#app/features/content/record-types.ts'
import { valueIn } from '#app/features/facts/facts-in.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

type FactRecord = RecordData<'fact'>

type Intervals = Pick<FactRecord, 'intervals'>

/** Each value in the firm's own words for it, in those that ship, or in English; never in the words for an earlier value. @param written what the firm has published in the language, and from which English text */
export function factIn(
  english: FactRecord,
  locale: Locale,
  written: { data: unknown; source?: unknown } | undefined,
): FactRecord {
  const own = (written?.data ?? null) as Intervals | null
  const source = (written?.source ?? null) as Intervals | null
  const inLocale = (interval: FactRecord['intervals'][number]) => {
    const isOf = ({ effectiveFrom }: { effectiveFrom: string }) =>
      effectiveFrom === interval.effectiveFrom
    const translated = own?.intervals.find(isOf)
    const isMeant = source === null || source.intervals.find(isOf)?.value === interval.value
    const value = translated && isMeant ? translated.value : valueIn(interval.value, locale)
    return { ...interval, value }
  }
  return { ...english, intervals: english.intervals.map(inLocale) }
}
