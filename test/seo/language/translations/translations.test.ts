import { describe, expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import type { ShippedRecords } from '#app/features/content/site-content.ts'
import { lawPack, legalFacts } from '#app/features/facts/law-pack.ts'
import { findForbiddenWords } from '#app/features/facts/text-checks.ts'
import { detectLanguage } from '#test/seo/language/detect-language.ts'
import { compareTranslation } from '#test/seo/language/translations/compare-translation.ts'
import type { Translation } from '#test/seo/language/translations/may-stay-english.ts'
import {
  leavesOfRecords,
  leavesOfTexts,
  type TextLeaf,
} from '#test/seo/language/translations/text-leaves.ts'
import { translatedWords } from '#test/seo/language/translations/translated-words.ts'

type Shipped = { shippedRecords: ShippedRecords }

const records = import.meta.glob<Shipped>('/app/features/content/*/shipped.ts', { eager: true })
const texts = import.meta.glob<object>('/app/features/site/texts/*/*.ts', { eager: true })

/** Every folder that is there, whether the site has that language or not yet. */
const translations = [...new Set([...Object.keys(records), ...Object.keys(texts)].map(languageOf))]
  .filter((language) => language !== 'en')
  .map((language) => language as Translation)

const englishRecords = leavesOfRecords(shippedRecords)
const englishFacts = legalFacts
  .flatMap(({ intervals }) => intervals.map(({ value }) => factLeaf(value, value)))
  .filter(({ text }) => /\p{L}/u.test(text))

describe.each(translations)('the translation %s', (language) => {
  const shipped = records[`/app/features/content/${language}/shipped.ts`]?.shippedRecords
  const leaves = shipped ? leavesOfRecords(shipped) : []
  const interfaceLeaves = textsOf(language)
  const prose = [...leaves, ...interfaceLeaves].filter(({ isFixed }) => !isFixed)

  test('has the records of the English, with the same placeholders, and none in English', () => {
    expect(compareTranslation(englishRecords, leaves, language)).toEqual([])
  })

  test('has the texts of the interface, with the same placeholders, and none in English', () => {
    expect(compareTranslation(textsOf('en'), interfaceLeaves, language)).toEqual([])
  })

  test('has every legal fact that is said in words, with its figures', () => {
    const translated = legalFacts
      .flatMap(({ key, intervals }) =>
        intervals.map(({ value }, index) =>
          factLeaf(value, lawPack[language].facts[key]?.intervals[index]?.value ?? ''),
        ),
      )
      .filter(({ path }) => /\p{L}/u.test(path))
    expect(compareTranslation(englishFacts, translated, language)).toEqual([])
  })

  test('is recognized by what it says as that language', () => {
    const others = prose.filter(({ text }) => (detectLanguage(text) ?? language) !== language)
    expect(others).toEqual([])
  })

  test('says nothing that a law firm may not say, and its checklist finds what the English one finds', () => {
    const glossary = shipped?.firm.firm.publishing.glossary ?? { forbidden: [], allowed: [] }
    const isFound = (text: string) => findForbiddenWords(text, glossary).length > 0
    expect(translatedWords[language].found.filter((text) => !isFound(text))).toEqual([])
    expect(prose.filter(({ text }) => isFound(text))).toEqual([])
  })

  test('calls nobody a lawyer who is none, and says what a green card is', () => {
    expect(misleadingIn(prose, language)).toEqual([])
    expect(unexplainedIn(leaves, language)).toEqual([])
  })
})

describe('a translation is refused', () => {
  test('where a text is English, missing, empty or one too many, or has another placeholder, figure or address', () => {
    const rows = [
      ['a', 'Call {phone}', 'Llame al {phone}'],
      ['b', 'Call {phone}', 'Llame al {fone}'],
      ['c', '/contact', '/contacto'],
      ['d', 'Search', 'Search'],
      ['e', 'Search', ' '],
      ['f', 'Search', null],
      ['g', 'WhatsApp', 'WhatsApp 24'],
      ['h', null, 'Más'],
    ] as const
    const [english, spanish] = ([1, 2] as const).map((side) =>
      rows.flatMap(({ 0: path, [side]: text }) =>
        text === null ? [] : [{ path, text, isFixed: path === 'c' }],
      ),
    ) as [TextLeaf[], TextLeaf[]]
    expect(compareTranslation(english, spanish, 'es')).toEqual([
      'b: placeholders {phone}, but {fone}',
      'c: must stay /contact, is /contacto',
      'd: still English: Search',
      'e: empty',
      'f: missing',
      'g: figures none, but 24',
      'h: not in the English: Más',
    ])
  })

  test('where a whole language is a copy of the English', () => {
    expect(compareTranslation(englishRecords, englishRecords, 'es').length).toBeGreaterThan(700)
    expect(compareTranslation(textsOf('en'), textsOf('en'), 'es').length).toBeGreaterThan(250)
  })

  test('where a notary stands for a lawyer, or a green card is not explained', () => {
    const page = (text: string) => [{ path: 'page.home.lead', text, isFixed: false }]
    expect(misleadingIn(page('Su notario le ayuda.'), 'es')).toHaveLength(1)
    expect(misleadingIn(page('Un notario público no es abogado.'), 'es')).toEqual([])
    expect(misleadingIn(page('Chame um despachante.'), 'pt')).toHaveLength(1)
    expect(misleadingIn(page('Votre notaire vous aide.'), 'fr')).toHaveLength(1)
    expect(unexplainedIn(page('Pida su tarjeta verde.'), 'es')).toEqual(['page.home'])
  })
})

function factLeaf(path: string, text: string): TextLeaf {
  return { path, text, isFixed: false }
}

function languageOf(file: string): string {
  return file.split('/').at(-2) ?? ''
}

function textsOf(language: string): TextLeaf[] {
  return Object.entries(texts)
    .filter(([file]) => languageOf(file) === language)
    .flatMap(([file, module]) => leavesOfTexts(module, file.split('/').at(-1) ?? ''))
}

function misleadingIn(leaves: readonly TextLeaf[], language: Translation): TextLeaf[] {
  const { misleading, isNoLawyer } = translatedWords[language]
  return leaves.filter(({ text }) => misleading.test(text) && !isNoLawyer.test(text))
}

function unexplainedIn(leaves: readonly TextLeaf[], language: Translation): string[] {
  const { greenCard, permanentResidence } = translatedWords[language]
  return Object.entries(byRecord(leaves, /^(?:page|service)\./))
    .map(([name, inside]) => ({ name, text: inside.map(({ text }) => text).join('\n') }))
    .filter(({ text }) => greenCard.test(text) && !permanentResidence.test(text))
    .map(({ name }) => name)
}

function byRecord(leaves: readonly TextLeaf[], type: RegExp): Record<string, TextLeaf[]> {
  const chosen = leaves.filter(({ path, isFixed }) => type.test(path) && !isFixed)
  return Object.groupBy(chosen, ({ path }) => path.split('.').slice(0, 2).join('.')) as Record<
    string,
    TextLeaf[]
  >
}
