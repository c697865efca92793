import * as z from 'zod/mini'
import { choice, line } from '#app/features/entries/fields.ts'

/** Spec 3.19; its id is ISO 3166-1 alpha-2, in lower case. What is not known of it has no value. */
export const countrySchema = z.object({
  country: line('Name', { max: 80 }),
  region: choice('Region', { southAmerica: 'South America', africa: 'Africa' }),
  entryRestriction: z.optional(
    choice('Travel ban', { none: 'None', partial: 'In part', full: 'For almost everyone' }),
  ),
  bond: z.optional(choice('Visa bond for visitors', { named: 'Named', notNamed: 'Not named' })),
  treatyVisas: z.optional(
    choice('Treaty visas', { both: 'E-1 and E-2', investor: 'E-2', none: 'None' }),
  ),
  lottery: z.optional(
    choice('Diversity lottery', { open: 'On the last list', closed: 'Not on the last list' }),
  ),
  endedPause: z.optional(
    choice('Ended pause of immigrant visas', { named: 'Named', notNamed: 'Not named' }),
  ),
})

/** In the order in which readers see them, each with the legal fact that says where it comes from, how far that reaches, and when it ends. */
export const COUNTRY_SOURCES = {
  entryRestriction: 'entry.ban',
  bond: 'entry.bond',
  treatyVisas: 'e2.list',
  lottery: 'diversity.list',
  endedPause: 'consulates.pause',
} as const

type CountryFactName = keyof typeof COUNTRY_SOURCES

export const COUNTRY_FACTS = Object.keys(COUNTRY_SOURCES) as CountryFactName[]

type CountryFacts = Pick<z.output<typeof countrySchema>, CountryFactName>

const LEAST_OF_A_PAGE = 4

export function knownFacts(country: CountryFacts) {
  return COUNTRY_FACTS.flatMap((name) => {
    const value = country[name]
    return value === undefined ? [] : [{ name, value, source: COUNTRY_SOURCES[name] }]
  })
}

/** Of whom little is known has a row on the page of all countries. */
export function hasCountryPage(country: CountryFacts): boolean {
  return knownFacts(country).length >= LEAST_OF_A_PAGE
}
