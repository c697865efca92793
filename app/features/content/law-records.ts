import { type LocalDate, longDate } from '#app/platform/local-time.ts'
import type { RecordKey, RecordType } from '#app/features/content/record-types.ts'

/** The version of the law pack that ships: the day on which its sources were read. */
export const SHIPPED_LAW = '2026-11-27'

/** What a law pack holds: each says something of the law, with its source and its day. */
export const LAW_TYPES = ['fact', 'country'] as const satisfies RecordType[]

/** Such as "January 15, 2027", or "January 15, 2027, 2" for another one of that day. */
export function lawName(version: string): string {
  const [day = '', number] = version.split('.')
  return [longDate(day as LocalDate), ...(number === undefined ? [] : [number])].join(', ')
}

export function isLaw({ type }: Pick<RecordKey, 'type'>): boolean {
  return LAW_TYPES.some((each) => each === type)
}

/** Whether its `source` is what a law pack said of it when the firm published it: what the next pack is compared with. */
export function isFromLawPack(key: Pick<RecordKey, 'type' | 'locale'>): boolean {
  return key.locale === 'en' && isLaw(key)
}
