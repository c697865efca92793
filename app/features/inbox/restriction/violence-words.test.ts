import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { violenceWordsIn } from '#app/features/inbox/restriction/violence-words.ts'

test.each([
  [
    'I was hurt by my partner and the police have a report. Can I get a U visa?',
    ['hurt', 'police', 'u visa'],
  ],
  ['He BEATS me and hides my passport', ['beats', 'hides my passport']],
  ['My boss threatened to call ICE', ['threatened']],
  ['Mi esposo me golpeaba y llamé a la policía', ['me golpeaba', 'policia']],
  ['Quiero saber de la visa U', ['visa u']],
  ['Meu marido me bateu, fui à polícia, visto U?', ['me bateu', 'policia', 'visto u']],
  ['Fui vítima de violência', ['vitima', 'violencia']],
  ['Mon mari m’a frappée, la police a fait un rapport', ['m’a frappee', 'police']],
  ['Je suis victime de menaces', ['victime', 'menaces']],
])('%j speaks of violence', (text, words) => {
  expect(violenceWordsIn(text)).toEqual(words)
})

test.each([
  'I need a police clearance and a police certificate from Lagos.',
  'Necesito el certificado de policía y los antecedentes de policía.',
  'Preciso da certidão da polícia.',
  'Il me faut un extrait de police et une police d’assurance.',
  'US visas, a tourist visa, the visa until June',
  'My husband is a citizen. May I work while we wait?',
  'Quanto custa a consulta? Meu visto usado venceu.',
])('%j does not', (text) => {
  expect(violenceWordsIn(text)).toEqual([])
})

// Written for the spam check, before this list.
test('few of the messages that people write are suggested', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../../test/fixtures/messages')
  const files = ['people-en', 'people-es', 'people-fr', 'people-pt', 'later-people']
  const texts = await Promise.all(files.map((name) => readFile(`${folder}/${name}.txt`, 'utf8')))
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line !== ''))
  const suggested = lines.filter((line) => violenceWordsIn(line).length > 0)
  expect(lines).toHaveLength(260)
  expect(suggested.length).toBeGreaterThan(12)
  expect(suggested.length).toBeLessThan(24)
})
