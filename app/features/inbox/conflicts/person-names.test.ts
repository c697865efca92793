import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nameMatcher, nameSounds } from '#app/features/inbox/conflicts/person-names.ts'
import { processorTime } from '#test/processor-time.ts'

/** One pair a line: `same` or `diff`, and two names. The rules were tuned on the even lines (0, 2, …) only. */
function labelledPairs() {
  const file = new URL('../../../../test/fixtures/name-pairs.txt', import.meta.url)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line, index) => {
    const [label, one = '', other = ''] = line.split('|')
    return { isSame: label === 'same', one, other, isHeldOut: index % 2 === 1 }
  })
}

/** As the index finds candidates, and the comparison the matches among them. */
function isFound(one: string, other: string): boolean {
  const sounds = nameSounds(other).map(({ sound }) => sound)
  const shared = nameSounds(one).filter(({ sound }) => sounds.includes(sound))
  return new Set(shared.map(({ place }) => place)).size >= 2 && nameMatcher(one)(other) !== null
}

function figures(pairs: ReturnType<typeof labelledPairs>) {
  const same = pairs.filter(({ isSame }) => isSame)
  const different = pairs.filter(({ isSame }) => !isSame)
  const found = (some: typeof pairs) => some.filter(({ one, other }) => isFound(one, other)).length
  return { recall: found(same) / same.length, falseMatches: found(different) / different.length }
}

test('of 200 labelled pairs, 97 of 100 names of one person are found, and 2 of 100 of different ones', () => {
  const pairs = labelledPairs()
  expect(pairs).toHaveLength(200)
  for (const some of [pairs, pairs.filter(({ isHeldOut }) => isHeldOut)]) {
    const { recall, falseMatches } = figures(some)
    expect(recall).toBeGreaterThanOrEqual(0.97)
    expect(falseMatches).toBeLessThanOrEqual(0.02)
  }
  for (const { one, other } of pairs) expect(isFound(one, other)).toBe(isFound(other, one))
})

test.each([
  ['Amara Okafor', 'AMARA  OKÁFOR', 'exact'],
  ['Amara Okafor', 'Okafor, Amara', 'reordered'],
  ['María Quispe', 'María Fernanda Quispe Mamani', 'reordered'],
  ['Mamadou Diallo', 'Mamadu Jalloh', 'phonetic'],
  ['Chidi', 'Chidi', 'exact'],
  ['Chidi', 'Chidi Okafor', null],
  ['Diallo Diallo', 'Diallo Diallo', 'exact'],
  ['محمد علي', 'علي محمد', 'reordered'],
  ['de la', 'la de', 'reordered'],
])('%s and %s: %s', (one, other, kind) => {
  expect(nameMatcher(one)(other)).toBe(kind)
  expect(isFound(one, other)).toBe(kind !== null)
})

test.each([
  ['no letters', '... --- ...'],
  ['two hundred letters', 'a'.repeat(200)],
  ['a hundred words', 'x '.repeat(100)],
  ['only accents', '\u0301'.repeat(200)],
  ['emoji', '🦊🦊 🦊🦊'],
])('a name of %s makes few sounds, soon', (_, name) => {
  const begun = processorTime()
  expect(nameSounds(name).length).toBeLessThan(100)
  nameMatcher(name)(name)
  expect(processorTime() - begun).toBeLessThan(50)
})
