import { lawPack } from '#app/features/facts/law-pack.ts'

/** By its section in the United States Code. */
export const law = (section: number) => ({
  name: 'Immigration and Nationality Act',
  url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section${section}`,
})

/** Source and day of an answer whose oldest legal fact this is. @throws Error for an unknown key */
export function fromFact(key: string) {
  const fact = lawPack.en.facts[key]
  if (!fact) throw new Error(`There is no legal fact ${key}.`)
  return { source: fact.source, asOf: fact.asOf }
}

export const MEMORANDA = {
  name: 'USCIS, policy memoranda',
  url: 'https://www.uscis.gov/laws-and-policy/policy-memoranda',
}
