import type { Fact } from '#app/features/facts/fact.ts'
import pack from '#app/features/facts/law-pack.json' with { type: 'json' }
import type { Locale } from '#app/platform/texts/locales.ts'

/** By the names of its parts, such as "countries", and the ids of their records. */
type Parts = { facts: Record<string, Omit<Fact, 'key'>> } & Record<string, Record<string, object>>

/** The law pack that ships: whole records in English, and what is translated of them in the other languages. */
export const lawPack = pack as unknown as { version: string } & Record<Locale, Parts>

/** In English. */
export const legalFacts: readonly Fact[] = Object.entries(lawPack.en.facts).map(([key, fact]) => ({
  key,
  ...fact,
}))
