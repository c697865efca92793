import { expect, test } from 'vitest'
import { cleanAddress, cleanEmail } from '#app/platform/texts/clean-address.ts'

const INVISIBLE =
  '\u00a0 \u00ad \u061c \u180e \u200b \u200c \u200d \u200e \u200f \u202a \u202e \u202f \u2028 \u2060 \u2066 \u2069 \u3000 \ufeff'.split(
    ' ',
  )

test.each(INVISIBLE)(
  'a copied address loses a sign that cannot be seen, wherever it is: %j',
  (sign) => {
    const written = `${sign} https://www.us${sign}cis.gov/a?b=${sign}c${sign}\n`
    expect(cleanAddress(written)).toBe('https://www.uscis.gov/a?b=c')
    expect(cleanEmail(`${sign}ana@exa${sign}mple.com${sign}`)).toBe('ana@example.com')
  },
)

test('every sign that can be seen stays, also an ordinary space and a control, which are refused', () => {
  for (const address of [
    '/über uns',
    'https://例子.公司/路径',
    'a@b.co\r\nBcc: c@d.co',
    'a\u0000b',
  ])
    expect([cleanAddress(address), cleanEmail(address)]).toEqual([address, address])
})

test('an email address in full-width signs, or with the full stop of its sentence, is the one that was meant', () => {
  expect(cleanEmail('ana＠example．com')).toBe('ana@example.com')
  expect(cleanEmail('ana@example.com.')).toBe('ana@example.com')
  expect(cleanAddress('https://example.com/a.')).toBe('https://example.com/a.')
})
