import {
  COUNTRY_FACTS,
  COUNTRY_SOURCES,
  knownFacts,
} from '#app/features/content/records/country.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { COUNTRIES_PAGE } from '#app/features/pages/page-notices.ts'
import { pageOfRecord, wordsOf } from '#app/features/pages/site-pages.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'

type CountryTexts = InterfaceTexts['countries']

/** `list`: the page of all countries; null on that page. */
export type CountryContent = Omit<NonNullable<ReturnType<typeof countryContent>>, 'list'> & {
  list: { text: string; path: string } | null
}

/** Null for a country without a page. `parts` are Markdown, with the keys of their facts. */
export function countryContent(site: SiteContent, id: string, texts: InterfaceTexts) {
  const page = pageOfRecord(site, 'country', id)
  if (page?.type !== 'country') return null
  const { data, review } = page.record
  const parts = countryParts(data, texts.countries)
  const { title: text } = pageOf(site, 'countries', 'countries').data
  return { ...wordsOf(page, site, texts), parts, review, list: { text, path: COUNTRIES_PAGE } }
}

/** The page of all countries: a list for each region, in the order of the alphabet. */
export function countriesContent(site: SiteContent, texts: InterfaceTexts): CountryContent {
  const { data, review } = pageOf(site, 'countries', 'countries')
  const { title, subtitle, description } = data
  const parts = (['southAmerica', 'africa'] as const).map((region) => {
    const rows = site
      .list('country')
      .filter((record) => record.data.region === region)
      .toSorted((one, other) => one.data.country.localeCompare(other.data.country, site.locale))
      .map((record) => rowOf(record.data, pageOfRecord(site, 'country', record.id)?.path, texts))
    return [`## ${texts.contact.carousel[region]}`, ...rows].join('\n\n')
  })
  for (const name of IN_ROW) {
    const line = sourceLine(COUNTRY_SOURCES[name], texts.countries)
    parts.push(line.replace('*', `*${texts.countries.facts[name].name}. `))
  }
  return { name: title, title, subtitle, description, parts, review, list: null }
}

/** Where a page says the rest, what keeps people out is enough. */
const IN_ROW = ['entryRestriction', 'bond'] as const

function rowOf(country: RecordData<'country'>, path: string | undefined, texts: InterfaceTexts) {
  const title = path === undefined ? country.country : `[${country.country}](${path})`
  const facts = factsInShort(country, texts, path === undefined ? undefined : IN_ROW)
  return `- ${[`**${title}**`, ...facts].join('  \n  ')}`
}

/** @param names of the facts; unset: all that are known */
export function factsInShort(
  country: RecordData<'country'>,
  texts: InterfaceTexts,
  names?: readonly string[],
): string[] {
  return statementsOf(country, texts.countries)
    .filter(({ key }) => names === undefined || names.includes(key))
    .map(({ name, short }) => `${name}: ${short}`)
}

/** The table, and a part with its source for each fact that is known. */
function countryParts(country: RecordData<'country'>, texts: CountryTexts): string[] {
  const facts = statementsOf(country, texts)
  const rows = COUNTRY_FACTS.map((key) => {
    const known = facts.find((fact) => fact.key === key)
    return `| ${texts.facts[key].name} | ${known?.short ?? texts.unknown} |`
  })
  const table = [`| ${texts.rule} | ${texts.here} |`, '| --- | --- |', ...rows].join('\n')
  const parts = facts.map(({ name, text, source }) => {
    // That sentence says where it comes from.
    const from = source === 'e2.list' ? '' : sourceLine(source, texts)
    return `## ${name}\n\n${text}\n\n${from}`
  })
  return [table, ...parts, `## ${texts.papers.title}\n\n${texts.papers.text}`]
}

function sourceLine(fact: string, { source }: CountryTexts): string {
  return source.replaceAll('{fact:', `{${fact}:`)
}

type Statement = { short: string; text: string }

function statementsOf(country: RecordData<'country'>, { facts }: CountryTexts) {
  return knownFacts(country).flatMap(({ name: key, value, source }) => {
    const values: Readonly<Record<string, string | Statement | undefined>> = facts[key]
    const statement = values[value]
    if (typeof statement !== 'object') return []
    const { short, text } = statement
    return [{ key, name: facts[key].name, source, short: `${short}{${source}:end}`, text }]
  })
}
