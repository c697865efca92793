import { SERVICE_IDS, type ServiceId } from '#app/features/content/service-ids.ts'
import { expect, test } from 'vitest'
import { quotedKeys } from '#app/features/facts/fact.ts'
import { shippedRecords, shippedSite } from '#app/features/content/en/shipped.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import type { SectionKind, SectionOf } from '#app/features/content/records/sections.ts'
import { servicesContent } from '#app/features/site/pages/services.ts'
import { openedOnce } from '#test/opened.ts'
import { wordsOf } from '#test/seo/words-of.ts'
import { openSite } from '#test/site.ts'

const overview = servicesContent(shippedSite, interfaceTexts('en').services)
function contentOf(name: ServiceId): RecordData<'service'> {
  const service = shippedRecords.service[name]
  if (!service) throw new Error(`There is no service ${name}.`)
  return service
}
const sectionOf = <Kind extends SectionKind>(name: ServiceId, kind: Kind, id: string = kind) =>
  contentOf(name).sections.find((one): one is SectionOf<Kind> => one.kind === kind && one.id === id)
const offeringsOf = (name: ServiceId, id = 'offerings') =>
  sectionOf(name, 'offerings', id)?.items ?? []
const stepsOf = (name: ServiceId) => sectionOf(name, 'steps')?.items ?? []
const environment = { SCHEDULING_URL: 'https://book.example.com/30' }
const now = () => new Date('2026-11-21T12:00:00Z')

const WITH_WHY: readonly ServiceId[] = [
  'family-immigration',
  'work-visas',
  'u-visa',
  'investor-visa',
]

const site = openedOnce(() => openSite('sqlite', { environment, now }))
const html = async (name: string) => (await fetch(`${site.origin}/services${name}`)).text()
const wordsOn = async (name: ServiceId) => {
  const page = await html(`/${name}`)
  expect(page).not.toContain('<div class="lists"></div>')
  const words = wordsOf(page)
  return words.slice(words.indexOf('\n# ') + 1, words.indexOf('\n## Quick Links'))
}
const titlesIn = (part = '') =>
  [...part.matchAll(/^### (.*)/gm)].map(([, title]) => title).join(', ')

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

test('the overview gives each service a drawing of its own, its description and four features', async () => {
  const cards = (await html('')).split('<li><svg class="emblem"').slice(1)
  expect(cards).toHaveLength(6)
  overview.cards.forEach(({ title, description, features }, index) => {
    const text = wordsOf(`<body><svg${cards[index]}`)
    expect(text).toContain(`## ${title}\n${description}\n${features.join('\n')}\n[Learn More`)
    expect(features).toHaveLength(4)
  })
  expect(new Set(cards.map((card) => card.slice(0, card.indexOf('</svg>')))).size).toBe(6)
})

test.each(SERVICE_IDS)(
  '%s has four offerings, six steps, and calls to book and to telephone',
  async (name) => {
    const words = await wordsOn(name)
    const [head = '', ...others] = words.split(/\n(?=## )/)
    const titles = others.map((part) => part.split('\n')[0])
    const offerings = others[titles.indexOf(`## ${sectionOf(name, 'offerings')?.title}`)]
    const steps = others[titles.indexOf(`## ${sectionOf(name, 'steps')?.title}`)]
    expect(head.startsWith(`# ${contentOf(name).hero.title}\n`)).toBe(true)
    expect(contentOf(name).hero.title.startsWith(contentOf(name).name)).toBe(true)
    const card = overview.cards.find(({ path }) => path === `/services/${name}`)
    expect(contentOf(name).name).toBe(card?.title)
    expect(offerings?.match(/^### /gm)).toHaveLength(4)
    expect(steps?.match(/^0\d$/gm)?.join(' ')).toBe('01 02 03 04 05 06')
    expect(titles.includes('## Why Choose Us')).toBe(WITH_WHY.includes(name))
    expect(titles.at(-1)).toBe(`## ${sectionOf(name, 'call', 'closing')?.title}`)
    const booking = `utm_content=${encodeURIComponent(`/services/${name}`)})[Call +1 (703) 555-0142](tel:+17035550142)`
    for (const part of [head, others.at(-1)]) {
      expect(part).toContain(
        '\n[Book Consultation (opens in a new tab)](https://book.example.com/30?',
      )
      expect(part).toContain(booking)
    }
    expect(words.split('30-minute consultation, $150 (sample). ').length - 1).toBe(2)
    const levels = [...words.matchAll(/^#+/gm)].map(([marks]) => marks.length)
    expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([])
  },
)

test.each([
  [
    'family-immigration',
    'Spouse and fiancé visas, Parent and child petitions, Sibling petitions, Adjustment of status',
  ],
  [
    'work-visas',
    'H-1B: jobs that need a degree, L-1: transfers inside a company, E-1/E-2: treaty traders and investors, O-1: extraordinary ability',
  ],
  [
    'permanent-residency',
    'Family-based, Employment-based: EB-1 to EB-3 and PERM, Diversity lottery, Special immigrants',
  ],
  ['citizenship', 'Naturalization, Test preparation, Documentation, Interview preparation'],
  [
    'family-immigration',
    'Initial consultation, Documentation, Filing, Case monitoring, Interview preparation, Resolution',
  ],
  ['investor-visa', 'EB-5, E-2, L-1A'],
] as const)('%s lists, as the specification says: %s', async (name, list) => {
  expect((await wordsOn(name)).split(/\n(?=## )/).map(titlesIn)).toContain(list)
})

test.each(['permanent-residency', 'citizenship'] as const)('%s has six benefits', async (name) => {
  const parts = (await wordsOn(name)).split(/\n(?=## )/)
  const steps = sectionOf(name, 'steps')?.title
  const others = parts.filter((part) => !part.startsWith(`## ${steps}`))
  expect(others.map((part) => part.match(/^### /gm)?.length)).toContain(6)
})

test('work and investor visas tell what is done and asked, and the civics test is told in both versions', () => {
  for (const { details, requirements } of offeringsOf('work-visas'))
    expect(Math.min(details.length, requirements.length)).toBeGreaterThanOrEqual(3)
  for (const { requirements } of offeringsOf('investor-visa', 'options'))
    expect(requirements.length).toBeGreaterThanOrEqual(3)
  const { columns = [], rows = [] } = sectionOf('citizenship', 'comparison', 'matrix') ?? {}
  expect(columns[0]).toBe('Filed before {civics.newer.from}')
  const quoted = rows.map(({ cells }) => cells.map(({ text }) => text))
  expect(quoted).toEqual(
    ['questions', 'asked', 'passing'].map((part) => [
      `{civics.older.${part}}`,
      `{civics.newer.${part}}`,
    ]),
  )
})

test.each(SERVICE_IDS)('the steps of %s print a time only from a legal fact', async (name) => {
  const durations = stepsOf(name).flatMap(({ duration }) => duration ?? [])
  expect(durations.filter((text) => quotedKeys(text).length === 0)).toEqual([])
  const printed = (await html(`/${name}`)).split('class="when"').length - 1
  expect(printed).toBe(durations.length)
})

test('every notice has the day of its source or of its check; H-1B and the lottery have theirs and are not called open', () => {
  const dated =
    /\{(consulates\.pause|entry\.ban|adjustment\.memo|h1b\.notice|diversity\.notice|eb5\.program)\}/g
  const notices = textsOf(SERVICE_IDS.map(contentOf)).filter((text) => text.search(dated) >= 0)
  expect(notices.length).toBeGreaterThan(3)
  const withoutDay = notices.flatMap((text) =>
    [...text.matchAll(dated)].filter(([, key]) => !text.includes(`({${key}:day})`)),
  )
  expect(withoutDay).toEqual([])
  const h1b = offeringsOf('work-visas')[0]
  const lottery = offeringsOf('permanent-residency')[2]
  expect(quotedKeys(h1b?.notice?.text ?? '')).toEqual(['h1b.notice', 'h1b.notice', 'h1b.selection'])
  expect(quotedKeys(lottery?.notice?.text ?? '')).toEqual(['diversity.notice', 'diversity.notice'])
  expect(textsOf([h1b, lottery]).filter((text) => /\bopen/i.test(text))).toEqual([])
})

test('the U-Visa page sounds quick nowhere, and alone among the services offers to leave, first and last', async () => {
  const words = await wordsOn('u-visa')
  expect(words.replace('Leave this site quickly', '')).not.toMatch(
    /\b(quick|fast|soon|rapid|speed|prompt|expedite|short time)/i,
  )
  const page = await html('/u-visa')
  expect(page.indexOf('data-leave')).toBeLessThan(page.indexOf('<h1'))
  expect(page.lastIndexOf('data-leave')).toBeGreaterThan(page.lastIndexOf('<section'))
  expect(page).toContain('href="https://www.weather.gov/" rel="noreferrer"')
  const others = await Promise.all(SERVICE_IDS.map((name) => html(`/${name}`)))
  expect(SERVICE_IDS.filter((_, index) => others[index]?.includes('data-leave'))).toEqual([
    'u-visa',
  ])
})

// The people of the firm, what else there is to read, and the line at the call to book are no text about the law. What
// the law is at present, and which crimes count, is said in full however long it is: readers were misled where it was cut.
function withoutShared(main: string): string {
  return main
    .replaceAll(/<div class="callout[\s\S]*?<\/div>/g, ' ')
    .replaceAll(/<section[^>]*aria-labelledby="options"[\s\S]*?<\/section>/g, (section) =>
      section.includes('Which crimes count?') ? ' ' : section,
    )
    .replaceAll(/<section[^>]*(?:people|related)[\s\S]*?<\/section>/g, ' ')
    .replaceAll(/<p class="booknote">[\s\S]*?<\/p>/g, ' ')
}

// A page grows by a sentence now and then, and its number of words says by how much.
test.each(SERVICE_IDS)('%s says what was accepted with npm test -- accept', async (name) => {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await html(`/${name}`)) ?? []
  const law = withoutShared(main)
  const text = law.replaceAll(/<(svg|script|template)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const said = `${words.length} words about the law\n${await wordsOn(name)}\n`
  await expect(said).toMatchFileSnapshot(`page-texts/${name}.txt`)
})
