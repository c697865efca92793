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
    const english = lawPack.en[LAW_PARTS[type]]
    const own = Object.entries(lawPack[locale][LAW_PARTS[type]] ?? {})
    return [type, Object.fromEntries(own.map(([id, data]) => [id, { ...english?.[id], ...data }]))]
  })
  return Object.fromEntries(records) as Pick<ShippedRecords, LawType>
}

export function isLaw({ type }: Pick<RecordKey, 'type'>): boolean {
  return type in LAW_PARTS
}

/** Whether its `source` is what a law pack said of it when the firm published it: what the next pack is compared with. */
export function isFromLawPack(key: Pick<RecordKey, 'type' | 'locale'>): boolean {
  return key.locale === 'en' && isLaw(key)
}
