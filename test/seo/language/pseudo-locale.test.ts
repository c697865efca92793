import { describe, expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { siteContentOf } from '#app/features/content/site-content.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import {
  arabicScript,
  longerWords,
  type PseudoLocale,
  pseudoRecords,
  pseudoTexts,
} from '#test/seo/language/pseudo-locale.ts'
import { compareTranslation } from '#test/seo/language/translations/compare-translation.ts'
import {
  leavesOfRecords,
  leavesOfTexts,
  type TextLeaf,
} from '#test/seo/language/translations/text-leaves.ts'

const english = leavesOfRecords(shippedRecords)
const englishTexts = leavesOfTexts(interfaceTexts('en'), 'texts')
const LATIN = /[a-z]{2}/i
const withoutKept = (text: string) => text.replaceAll(/\{[^}]*\}|\]\([^)]*\)|\S*[-:@\d]\S*/g, '')

test('words are changed; placeholders, addresses, forms and marks stay', () => {
  const text =
    '**Call** {phone}: [Form I-130](/fees?a=b), https://www.uscis.gov/i-130, a@example.com.'
  expect(longerWords.change(text)).toBe(
    '**Callll** {phone}: [Formmm I-130](/fees?a=b), https://www.uscis.gov/i-130, a@example.com.',
  )
  expect(arabicScript.change(text)).toBe(
    '**كالل** {phone}: [فورم I-130](/fees?a=b), https://www.uscis.gov/i-130, a@example.com.',
  )
})

describe.each([
  ['in Arabic script', arabicScript],
  ['40 % longer', longerWords],
] as const)('the pseudo-locale %s', (_, locale: PseudoLocale) => {
  const records = pseudoRecords(shippedRecords, locale)
  const texts = pseudoTexts(interfaceTexts('en'), locale)

  test('has every record and text, with its placeholders and addresses', () => {
    const found = [
      ...compareTranslation(english, leavesOfRecords(records), 'es'),
      ...compareTranslation(englishTexts, leavesOfTexts(texts, 'texts'), 'es'),
    ]
    expect(found.filter((problem) => !/still English/.test(problem))).toEqual([])
    expect(found.length).toBeLessThan(30)
  })

  test('can be shown: its records fit their schemas, and its numbers are written', () => {
    const site = siteContentOf(records, [])
    expect(site.list('service')).toHaveLength(6)
    expect(site.find('page', 'home')?.data).not.toEqual(shippedRecords.page['home'])
    expect(countText(texts.search.found, 12_345)).toMatch(/^12,345 /)
  })
})

test('the longer one is at least 40 % longer where the limit of a field allows it', () => {
  const longer = leavesOfTexts(pseudoTexts(interfaceTexts('en'), longerWords), 'texts')
  const letters = (leaves: readonly TextLeaf[]) =>
    leaves
      .filter(({ isFixed }) => !isFixed)
      .map(({ text }) => withoutKept(text).match(/\p{L}/gu)?.length ?? 0)
  const [before, after] = [letters(englishTexts), letters(longer)]
  expect(after.filter((count, place) => count < 1.4 * (before[place] ?? 0))).toEqual([])
})

test('the one in Arabic script has no Latin words but the codes of states', () => {
  const records = leavesOfRecords(pseudoRecords(shippedRecords, arabicScript))
  const prose = records.filter(({ isFixed }) => !isFixed)
  const latin = prose.filter(({ text }) => LATIN.test(withoutKept(text)))
  expect(latin.map(({ path }) => path.split('.').at(-1))).toEqual(['state', 'state'])
})
