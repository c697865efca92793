import { expect, test } from 'vitest'
import { cleanLinks } from '#app/platform/texts/clean-links.ts'
import { processorTime } from '#test/processor-time.ts'

const INVISIBLE = '\u00ad \u061c \u180e \u200b \u200d \u200f \u202a \u2060 \u2069 \ufeff'.split(' ')

test.each([
  '[form *one*](@ "A tit\u00adle")',
  '[form]( \t@)',
  '[form](<@>) and f\u00adorm',
  '[form](@)\u00ad',
  '![seal](@)',
  'See [the form].\n\n[the form]: @\n> [other]: <@>',
  '<@>',
  '- @, @\u00a0and',
  '| @ | [x](@) |',
  '[@](@)',
])('in Markdown only addresses lose what cannot be seen, wherever they stand: %j', (text) => {
  const address = (sign: string) => `https://www.us${sign}cis.gov/a_(b)?${sign}c=d`
  for (const sign of INVISIBLE)
    expect(cleanLinks(text.replaceAll('@', address(sign)))).toBe(text.replaceAll('@', address('')))
  expect(cleanLinks('[a](\u202a/about\u00a0)')).toBe('[a](/about)')
})

test.each(['](', '[a](\u200b', '](((', '](\t', '<', '<\u200b', ']:\t', 'http', 'https://', '\\'])(
  'addresses in 200 kB of %j are cleaned in a moment',
  (part) => {
    const start = processorTime()
    cleanLinks(part.repeat(200_000 / part.length))
    expect(processorTime() - start).toBeLessThan(100)
  },
)
