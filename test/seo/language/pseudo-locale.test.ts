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
import { leavesOfRecords, leavesOfTexts } from '#test/seo/language/translations/text-leaves.ts'

const english = leavesOfRecords(shippedRecords)
const englishTexts = leavesOfTexts(interfaceTexts('en'), 'texts')

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
