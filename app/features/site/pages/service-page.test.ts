import { describe, expect, test } from 'vitest'
import { quoteAllFacts, quotedKeys } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { contentOf } from '#app/features/site/content.ts'
import { firm } from '#app/features/site/content/en/firm.ts'

const { pages, overview } = contentOf('en').services
const { frame } = contentOf('en')
const all = Object.entries(pages)
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

test('the overview has the six services of the menu, in its order and by its names', () => {
  const menu = frame.services.map(({ name, path }) => [name, path])
  expect(overview.cards.map(({ title, path }) => [title, path])).toEqual(menu)
  expect(all.map(([name, page]) => [page.name, `/services/${name}`])).toEqual(menu)
  expect(new Set(overview.cards.map(({ icon }) => icon)).size).toBe(6)
})

describe.each(all)('%s', (_name, page) => {
  test('has four offerings and six steps, by the name of the service, with the length of the consultation', () => {
    expect(page.hero.title.startsWith(page.name)).toBe(true)
    expect(page.offerings.items).toHaveLength(4)
    const numbers = page.steps.items.map(({ number }) => number).join(' ')
    expect(numbers).toBe('01 02 03 04 05 06')
    expect(page.steps.items[0]?.title).toBe('Initial consultation')
    expect(page.closing.text).toMatch(/^The consultation takes 30 minutes\./)
  })

  test('prints every notice with the day on which it was last checked, and no review while the firm is a sample', () => {
    const notices = textsOf(page).filter((text) =>
      /\{(consulates\.pause|h1b\.notice|diversity\.notice|spouse\.processing)\}/.test(text),
    )
    expect(notices.filter((text) => !text.includes(':verified}'))).toEqual([])
    expect(firm.founder.name).toContain('Sample')
    expect(page.review).toBeNull()
  })
})

test.each([
  [
    'family-immigration',
    'Spouse and fiancé visas, Parent and child petitions, Sibling petitions, Adjustment of status',
  ],
  ['work-visas', 'H-1B, L-1, E-1/E-2, O-1'],
  [
    'permanent-residency',
    'Family-based, Employment-based: EB-1 to EB-3 and PERM, Diversity lottery, Special immigrants',
  ],
  ['citizenship', 'Naturalization, Test preparation, Documentation, Interview preparation'],
] as const)('%s has the offerings of the specification: %s', (name, offerings) => {
  const { items } = pages[name].offerings
  const named = name === 'work-visas' ? /:.*/ : /$/
  expect(
    titles(items)
      .map((title) => title.replace(named, ''))
      .join(', '),
  ).toBe(offerings)
})

test('Family has its steps, Work Visas what is done and asked, two pages six benefits, Citizenship both civics tests', () => {
  expect(titles(pages['family-immigration'].steps.items).join(', ')).toBe(
    'Initial consultation, Documentation, Filing, Case monitoring, Interview preparation, Resolution',
  )
  for (const { details, requirements } of pages['work-visas'].offerings.items)
    expect(Math.min(details.length, requirements.length)).toBeGreaterThanOrEqual(3)
  expect(pages['permanent-residency'].benefits?.items).toHaveLength(6)
  expect(pages.citizenship.benefits?.items).toHaveLength(6)
  const [older, newer] = pages.citizenship.offerings.items[1]?.details ?? []
  expect(quotedKeys(older ?? '')).toContain('civics.older.questions')
  expect(quotedKeys(newer ?? '')).toContain('civics.newer.questions')
})

test('Investor Visa: EB-5, E-2 and L-1A with their requirements', () => {
  const options = pages['investor-visa'].options?.items ?? []
  expect(titles(options)).toEqual(['EB-5', 'E-2', 'L-1A'])
  expect(options.filter(({ requirements }) => requirements.length < 3)).toEqual([])
})

test('the first line about an E-2 visa says that it needs the nationality of a treaty country', () => {
  const descriptions = [
    pages['work-visas'].offerings.items[2]?.description,
    pages['investor-visa'].options?.items[1]?.description,
  ]
  expect(descriptions.filter((text) => !text?.startsWith('{e2.nationality} '))).toEqual([])
})

test('H-1B and the diversity lottery carry their notice, and no page calls either of them open', () => {
  const h1b = pages['work-visas'].offerings.items[0]
  const lottery = pages['permanent-residency'].offerings.items[2]
  expect(quotedKeys(h1b?.notice?.text ?? '')).toEqual(['h1b.notice', 'h1b.notice'])
  expect(quotedKeys(lottery?.notice?.text ?? '')).toEqual(['diversity.notice', 'diversity.notice'])
  expect(textsOf([h1b, lottery]).filter((text) => /\bopen/i.test(text))).toEqual([])
})

test('the U-Visa page tells the limit and the years, and nothing on it sounds quick', () => {
  const printed = textsOf(
    quoteAllFacts(pages['u-visa'], legalFacts, new Date('2026-11-21T12:00:00Z')),
  ).join(' ')
  expect(printed).toContain('only 10,000 are granted to victims each year')
  expect(printed).toContain('People wait years.')
  expect(printed).not.toMatch(/\b(quick|fast|soon|rapid|speed|prompt|expedite|short time)/i)
})

test('from 2027 on the investor page withdraws the amounts until the firm enters the new ones', () => {
  const printed = (instant: string) =>
    textsOf(quoteAllFacts(pages['investor-visa'], legalFacts, new Date(instant))).join(' ')
  expect(printed('2027-01-01T04:59:59Z')).toContain('$800,000')
  expect(printed('2027-01-01T05:00:00Z')).not.toContain('$')
})
