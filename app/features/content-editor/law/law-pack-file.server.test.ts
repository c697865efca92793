import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SHIPPED_LAW } from '#app/features/content/law-records.ts'
import {
  isLater,
  nextLaw,
  readLawPack,
} from '#app/features/content-editor/law/law-pack-file.server.ts'

const shipped = await readFile('app/features/facts/law-pack.json', 'utf8')
const now = new Date('2027-02-10T15:00:00Z')
const read = (text: string) => readLawPack(text, { present: SHIPPED_LAW, known: [], now })

type Pack = { version: string; digest?: string; en: { facts: Record<string, object> } }
const { lawPack: _, digest, ...whole } = JSON.parse(shipped) as Pack & { lawPack: number }

const digestOf = (said: object) => createHash('sha256').update(JSON.stringify(said)).digest('hex')
const written = (languages: object, version = '2027-01-15') => {
  const said = { version, ...languages }
  return JSON.stringify({ lawPack: 1, digest: digestOf(said), ...said })
}

test('the law pack that ships is as it was written, and fits', () => {
  // Whoever changes it by hand writes the digest that is expected here.
  expect(digest).toBe(digestOf(whole))
  expect(read(shipped)).toMatchObject({ ok: true, value: { version: SHIPPED_LAW } })
})

const { en } = whole
const unnamed = {
  ...en,
  facts: { ...en.facts, 'uvisa.cap': { ...en.facts['uvisa.cap'], label: '' } },
}

test.each([
  ['{"firm":{}}', /^This file is not a law pack\.$/],
  ['no JSON', /^This file is not a law pack\.$/],
  ['{"lawPack":2}', /^This law pack is for a later version of the site\./],
  [shipped.replace('10,000', '20,000'), /^This file is not as it was written/],
  [shipped.replace(SHIPPED_LAW, '2026-12-27'), /^This file is not as it was written/],
  [written({}, '2027-13-01'), /^This file is not a law pack\.$/],
  [written({}, '2027-02-11'), /^This law pack is of a day that has not come yet\.$/],
  [
    written({}, '2026-11-26'),
    /^This law pack is of November 26, 2026\. The site already has a later one, of November 27, 2026\.$/,
  ],
  [written({ en: unnamed }), /:\nen\.facts\.uvisa\.cap\.label: Please fill this in\.$/],
  [written({ en: { firm: {} } }), /:\nen\.firm: There is no such part\.$/],
  [written({ en: { facts: { 'a.b': null } } }), /:\nen\.facts\.a\.b: Please write an object/],
  [written({ en: { facts: [] } }), /:\nen: Please write an object/],
  [written({ en: 7 }), /:\nen: Please write an object/],
  [written({ en: {}, es: { facts: { 'a.b': {} } } }), /:\nes\.facts\.a\.b\./],
  [
    written({ en, es: { countries: { co: {} } } }),
    /:\nes\.countries\.co\.country: Please translate this\.$/,
  ],
])('a file is refused in a sentence, and with the place of what is wrong: %#', (text, reason) => {
  const result = read(text)
  expect(result.ok || result.problem.join('\n')).toMatch(reason)
})

test('versions of one day are in the order of their numbers', () => {
  expect(isLater('2026-12-01.10', '2026-12-01.9')).toBe(true)
  expect(isLater('2026-12-02', '2026-12-01.10')).toBe(true)
  expect(isLater('2026-12-01', '2026-12-01')).toBe(false)
})

test('the next version is that of the day, or one more of the present day', () => {
  expect(nextLaw('2026-11-27', '2026-12-01')).toBe('2026-12-01')
  expect(nextLaw('2026-12-01', '2026-12-01')).toBe('2026-12-01.1')
  expect(nextLaw('2026-12-01.9', '2026-12-01')).toBe('2026-12-01.10')
})
