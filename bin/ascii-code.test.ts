import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { toAsciiCode } from './ascii-code.ts'

it.each([
  ['a string', '"12–14 São Tomé"', '12–14 São Tomé'],
  ['a character of two units', '`🏛 ${1 + 1} ن`', '🏛 2 ن'],
  ['an escaped backslash before it', String.raw`'\\—'`, String.raw`\—`],
  ['a backslash that does nothing', String.raw`'\—'`, '—'],
  ['other escapes', String.raw`'\n\u2014\'—'`, "\n—'—"],
  ['a regular expression', '"a—b–c".replace(/[–—]/g, "-")', 'a-b-c'],
  ['one that reads whole characters', '/^[🏛-🏟]$/u.test("🏜")', true],
  ['a name', '({ größe: 1, Ж: 2 }).Ж', 2],
])('%s means the same in ASCII alone', (_, code, meaning) => {
  const ascii = toAsciiCode(code)
  expect(ascii).not.toMatch(/[\u0080-\uFFFF]/)
  expect(runInNewContext(ascii)).toEqual(meaning)
})
