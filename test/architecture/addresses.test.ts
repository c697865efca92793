import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What the demo alone has, and beginnings of many addresses.
const OTHERS =
  /^app\/(?:routes\.ts|routes\/demo\/|gallery\/|features\/seo\/robots|ui\/behaviours\/speculation-rules|application\/no-backend)/
const COMMENT = /\/\*.*?\*\/|\/\/.*$/gms
const CHECKED = /pathTo\(\s*'[^']*'/g

test('an address of the dashboard is a value that the compiler knows, not a text', () => {
  const texts = globSync('app/**/*.{ts,tsx}')
    .filter((file) => !OTHERS.test(file) && !file.includes('.test.'))
    .filter((file) => {
      const source = readFileSync(file, 'utf8').replace(COMMENT, '').replace(CHECKED, '')
      return /["'`]\/dashboard\b/.test(source) && !/type \{?[^}]*Address\b/.test(source)
    })
  expect(texts).toEqual([])
})
