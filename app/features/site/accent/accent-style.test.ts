import { readFileSync } from 'node:fs'
import Color from 'colorjs.io'
import { expect, test } from 'vitest'
import { accentsOf, accentStyle, GROUNDS } from '#app/features/site/accent/accent-style.server.ts'

const tokens = readFileSync('app/ui/styles/tokens.css', 'utf8')

/** What the accent colours stand on, or under. */
const PAIRS = [
  ['accent', ['paper', 'sheet', 'well', 'accent-wash', 'on-accent']],
  ['accent-deep', ['paper', 'sheet', 'well', 'accent-wash', 'on-accent']],
  ['ink', ['accent-wash']],
] as const

const hostile = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#777777',
  '#7f1d1d',
]

test.each(hostile)('text in the accent colour %s can be read in both colour schemes', (accent) => {
  const style = accentStyle(accent)
  for (const scheme of ['light', 'dark'] as const) {
    const colour = colourOf(style, scheme)
    for (const [text, grounds] of PAIRS)
      for (const ground of grounds)
        expect([scheme, text, ground, contrast(colour(text), colour(ground)) >= 4.5]).toEqual([
          scheme,
          text,
          ground,
          true,
        ])
  }
  const night = colourOf(style, 'light')('night-accent')
  for (const ground of [colourOf(style, 'light')('ink'), colourOf(style, 'dark')('well')])
    expect(contrast(night, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(['light', 'dark'] as const)('the %s grounds are those of the style sheet', (scheme) => {
  const colour = colourOf('', scheme)
  for (const [name, value] of Object.entries(GROUNDS[scheme]))
    expect([name, colour(name)]).toEqual([name, value])
})

test.each(hostile)('a drawing has the tones of the pages for %s', (accent) => {
  const colour = colourOf(accentStyle(accent), 'light')
  expect(accentsOf(accent)).toEqual({ day: colour('accent'), night: colour('night-accent') })
})

test('a colour that can be read stays as it is', () => {
  expect(accentStyle('#0e5b4b')).toContain('--accent:#0e5b4b;')
})

test('only colours are printed, and nothing that ends the style sheet', () => {
  for (const accent of hostile)
    expect(accentStyle(accent).replaceAll(/--[\w-]+:#[0-9a-f]{6}/g, '')).toBe(
      ':root{;;;;}@media (prefers-color-scheme:dark){:root{;;;}}',
    )
})

function colourOf(style: string, scheme: 'light' | 'dark') {
  const part = scheme === 'light' ? 0 : 1
  const own = style.split('@media')[part] ?? ''
  const shipped = tokens.split('prefers-color-scheme: dark')[part] ?? ''
  return (name: string) => {
    const [, value] =
      new RegExp(`--${name}: ?(#[0-9a-f]{6})`).exec(own) ??
      new RegExp(`--${name}: ?(#[0-9a-f]{6})`).exec(shipped) ??
      []
    if (value === undefined) throw new Error(`There is no ${name}`)
    return value
  }
}

function contrast(one: string, other: string): number {
  return new Color(one).contrast(other, 'WCAG21')
}
