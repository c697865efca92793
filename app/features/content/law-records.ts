import type { Locale } from '#app/platform/texts/locales.ts'
import type { RecordKey, RecordType } from '#app/features/content/record-types.ts'
import type { ShippedRecords } from '#app/features/content/site-content.ts'
import { lawPack } from '#app/features/facts/law-pack.ts'

/** The version of the law pack that ships: the day on which its sources were read. */
export const SHIPPED_LAW = lawPack.version

/** What a law pack holds, by the names that its parts have: each says something of the law, with its source and its day. */
export const LAW_PARTS = {
  fact: 'facts',
  country: 'countries',
  bulletin: 'bulletins',
  change: 'changes',
} as const satisfies Partial<Record<RecordType, string>>

type LawType = keyof typeof LAW_PARTS

export const LAW_TYPES = Object.keys(LAW_PARTS) as LawType[]

/** Of the law pack that ships. */
export function shippedLaw(locale: Locale): Pick<ShippedRecords, LawType> {
  const records = LAW_TYPES.map((type) => {
    const part = LAW_PARTS[type]
    return [type, wholeRecords(lawPack[locale][part], lawPack.en[part])]
  })
  return Object.fromEntries(records) as Pick<ShippedRecords, LawType>
}

/** A translation has only the words that are translated; the rest is as in English. */
export function wholeRecords(
  words: Readonly<Record<string, object>> = {},
  english: Readonly<Record<string, object>> = {},
): Record<string, object> {
  const records = Object.entries(words).map(([id, own]) => [id, { ...english[id], ...own }])
  return Object.fromEntries(records) as Record<string, object>
}

export function isLaw({ type }: Pick<RecordKey, 'type'>): boolean {
  return type in LAW_PARTS
}

/** Whether its `source` is what a law pack said of it when the firm published it: what the next pack is compared with. */
export function isFromLawPack(key: Pick<RecordKey, 'type' | 'locale'>): boolean {
  return key.locale === 'en' && isLaw(key)
}
