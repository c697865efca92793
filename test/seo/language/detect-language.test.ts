import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { detectLanguage, untranslatedTextsOn } from '#test/seo/language/detect-language.ts'
import { leavesOfRecords, leavesOfTexts } from '#test/seo/language/translations/text-leaves.ts'

const paragraphs = {
  en: 'A notary public in the United States is not a lawyer and may not give legal advice.',
  es: 'En Estados Unidos, un notario público no es abogado y no puede dar consejos legales.',
  pt: 'Nos Estados Unidos, um “notary public” não é advogado e não pode dar orientação jurídica.',
  fr: 'Aux États-Unis, un « notary public » n’est pas avocat et ne peut pas donner de conseil juridique.',
} as const

test.each(Object.entries(paragraphs))('%s is recognized: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test('every English text that is long enough is recognized', () => {
  const leaves = [
    ...leavesOfRecords(shippedRecords),
    ...leavesOfTexts(interfaceTexts('en'), 'texts'),
  ].filter(({ isFixed }) => !isFixed)
  const detected = leaves.map(({ text }) => ({ text, language: detectLanguage(text) }))
  expect(detected.filter(({ language }) => language !== null).length).toBeGreaterThan(300)
  expect(detected.filter(({ language }) => language !== null && language !== 'en')).toEqual([])
})

test('of a short text, an address or a figure nothing is said', () => {
  expect(detectLanguage('Call us.')).toBeNull()
  expect(detectLanguage('https://www.uscis.gov/i-130 hello@example.com (703) 555-0142')).toBeNull()
})

test('a text that is printed as in English is found, however short', () => {
  const english = new Set(['Contact Us', 'Services'])
  const html = '<main><h2>Servicios</h2><a href="/es/contacto">Contact <b>Us</b></a></main>'
  expect(untranslatedTextsOn(html, english)).toEqual(['Contact Us'])
})
