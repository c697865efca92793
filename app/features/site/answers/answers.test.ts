import { expect, test } from 'vitest'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { recordSchemas } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { quoteFacts, quotedKeys } from '#app/features/facts/fact.ts'
import { findBareFigures } from '#app/features/facts/text-checks.ts'
import { answersOf } from '#app/features/site/answers/answers.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'

const NOW = new Date('2026-11-28T15:00:00Z')
const ASK = {
  en: /^Ask a lawyer if .+\.$/,
  es: /^Hable con un abogado si .+\.$/,
  pt: /^Fale com um advogado se .+\.$/,
  fr: /^Parlez à un avocat si .+\.$/,
}

const sites = siteContents(shippedInAll, [])

test.each(LOCALES)(
  'in %s every answer is short, dated, and says when to ask a lawyer',
  (locale) => {
    const site = sites[locale]
    const facts = factsOf(site)
    const answers = answersOf(site)
    expect(answers).toHaveLength(20)
    const dayOf = new Map(facts.map(({ key, asOf }) => [key, asOf]))
    const definitions = site.list('term').flatMap(({ data }) => sentencesOf(data.definition))
    for (const { id, question, answer, askLawyer, source, asOf } of answers) {
      const quoted = quoteFacts(answer, facts, NOW, locale)
      expect([id, quoted.trim().split(/\s+/).length]).toEqual([
        id,
        expect.toSatisfy((count: number) => count >= 40 && count <= 120),
      ])
      expect([id, askLawyer]).toEqual([id, expect.stringMatching(ASK[locale])])
      expect([id, source.url]).toEqual([
        id,
        expect.stringMatching(/^(?:https:\/\/|\/(?:privacy|about)$)/),
      ])
      // It is as old as the oldest fact in it.
      const days = quotedKeys(answer + askLawyer).map((key) => dayOf.get(key) ?? '')
      const oldest = days.toSorted()[0] ?? asOf
      expect([id, asOf]).toEqual([id, oldest])
      expect([id, findBareFigures([question, answer, askLawyer].join('\n'))]).toEqual([id, []])
      expect([id, sentencesOf(answer).filter((each) => definitions.includes(each))]).toEqual([
        id,
        [],
      ])
    }
  },
)

test('no answer is published without its day, or without words of its own or of a question', () => {
  const shipped = shippedInAll.en.answer['daca']
  const isTaken = (change: object) =>
    recordSchemas.answer.safeParse({ ...shipped, ...change }).success
  expect(isTaken({})).toBe(true)
  for (const day of [undefined, null, '', '2026-02-30']) expect(isTaken({ asOf: day })).toBe(false)
  expect(isTaken({ question: null })).toBe(false)
  expect(isTaken({ question: null, answer: null, sameAs: 'cost' })).toBe(true)
})

test('an answer with the words of a question says them everywhere, and goes with it', () => {
  const question = shippedInAll.en.question['humanitarian-asylum']
  const own = (data: object | null, type = 'question', id = 'humanitarian-asylum') =>
    ({ type, id, locale: 'en', data, review: null }) as never
  const wordsIn = (data: object | null) =>
    answersOf(siteContents(shippedInAll, [own(data)]).en).find(({ id }) => id === 'asylum-deadline')
  expect(wordsIn({ ...question, question: 'When?' })?.question).toBe('When?')
  expect(wordsIn(null)).toBeUndefined()
  const words = { sameAs: null, question: 'By when?', answer: 'Within a year.' }
  const data = { ...shippedInAll.en.answer['asylum-deadline'], ...words }
  const { en, es } = siteContents(shippedInAll, [own(data, 'answer', 'asylum-deadline')])
  expect(answersOf(en).find(({ id }) => id === 'asylum-deadline')).toMatchObject(words)
  expect(answersOf(es)).toHaveLength(20)
  expect(es.find('answer', 'asylum-deadline')?.isOutdated).toBe(true)
})

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}
