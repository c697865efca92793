import { expect, test } from 'vitest'
import { sentencesOf } from '#test/seo/language/page-sentences.ts'
import { readability, type ReadingLanguage } from '#test/seo/language/readability.ts'

const LANGUAGES: readonly ReadingLanguage[] = ['en', 'es', 'pt', 'fr']

// Two sentences with nine words.
const easy: Record<ReadingLanguage, { text: string; score: number }> = {
  en: {
    text: 'The cat sat on the mat. We saw it.',
    score: 0.39 * 4.5 + 11.8 - 15.59,
  },
  es: {
    text: 'Mi hijo vive en otro país. Lo ayudé yo.',
    score: 206.835 - 4.5 - (62.3 * 15) / 9,
  },
  pt: {
    text: 'Meu filho mora em outro país. Eu ajudei bem.',
    score: 248.835 - 1.015 * 4.5 - (84.6 * 15) / 9,
  },
  fr: {
    text: 'Mon fils vit dans un pays lointain. Je paie.',
    score: 207 - 1.015 * 4.5 - (73.6 * 11) / 9,
  },
}

const hard: Record<ReadingLanguage, string> = {
  en: 'Beneficiaries demonstrating extraordinary circumstances may nevertheless petition administratively for discretionary reconsideration.',
  es: 'Los beneficiarios que acrediten circunstancias extraordinarias podrán solicitar administrativamente la reconsideración discrecional.',
  pt: 'Os beneficiários que comprovarem circunstâncias extraordinárias poderão solicitar administrativamente a reconsideração discricionária.',
  fr: 'Les bénéficiaires justifiant de circonstances extraordinaires pourront solliciter administrativement la reconsidération discrétionnaire.',
}

test.each(LANGUAGES)('a text in %s is measured by the formula of its language', (language) => {
  const { text, score } = easy[language]
  const read = readability(sentencesOf(`<main><h2>Label</h2><p>${text}</p></main>`), language)
  expect(read.score).toBeCloseTo(score, 8)
  expect(read.isPlain).toBe(true)
  expect(readability([hard[language]], language).isPlain).toBe(false)
})

test('a sentence of more than 25 words is not plain, and names, figures and days do not count', () => {
  const words = (count: number) => `We ${'see '.repeat(count - 2)}it`
  const read = (text: string) => readability(sentencesOf(`<main><p>${text}</p></main>`), 'en')
  expect(read(`${words(25)}. (as of October 7, 2026) ${words(25)}.`)).toMatchObject({ tooLong: [] })
  expect(read(`${words(25)} of Lagos, Accra, 2026 and USCIS`)).toMatchObject({
    tooLong: [expect.anything()],
  })
  expect(read(`${words(26)}.`)).toEqual({
    score: expect.any(Number),
    tooLong: [`${words(26)}.`],
    isPlain: false,
  })
})
